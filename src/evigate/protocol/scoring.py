"""Out-of-fold scores: every row is scored by what never saw its context.

TF-IDF table, standardisation, model, threshold and calibration of a fold come from its
training rows alone. Rows are read twice, one at a time: once for the words that TF-IDF
counts, once for features. Only numbers are kept.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from evigate.errors import InvalidCallError, MissingExtraError
from evigate.evidence import Evidence
from evigate.features.tfidf import IdfTable
from evigate.protocol.arrays import Booleans, Floats, Integers, group_codes
from evigate.protocol.gates import ScoredGate
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.operating_points import best_f1_threshold
from evigate.protocol.probabilities import fitted_probabilities
from evigate.protocol.splits import grouped_folds
from evigate.protocol.views import RowView
from evigate.recent_reads import RecentReads

logger = logging.getLogger(__name__)

Fold = tuple[Integers, Integers]
"""Positions of training and held-out rows."""

Progress = Callable[[int, int], None]
"""Told how many rows of how many were read."""

_INNER_FOLDS = 3


@dataclass(frozen=True, eq=False)
class GateScores:
    """What a gate says of every row, out of fold.

    Attributes:
        scores: higher is riskier, shape ``(n,)``.
        probabilities: the same, calibrated on training rows, shape ``(n,)``.
        flags: is the score at or above the threshold that was best on the training
            rows (F1)? Shape ``(n,)``.
        thresholds: of each fold.
        failed: positions of rows that the gate could not score; they have its highest
            score, since a gate that fails does not accept.
    """

    scores: Floats
    probabilities: Floats
    flags: Booleans
    thresholds: tuple[float, ...]
    failed: tuple[int, ...] = ()


@dataclass(eq=False)
class _Columns:
    """The numbers of one gate: per row, and per table and row."""

    gate: ScoredGate
    rows: list[tuple[float, ...]] = field(default_factory=list)
    table_rows: list[list[tuple[float, ...]]] = field(default_factory=list)
    settled: list[float] = field(default_factory=list)
    failed: list[int] = field(default_factory=list)
    failure: str = ""

    def add(self, view: RowView, tables: Sequence[IdfTable]) -> None:
        gate = self.gate
        try:
            row = tuple(map(float, gate.row(view)))
            of_tables = []
            if gate.table_row is not None:
                of_tables = [tuple(gate.table_row(view, table)) for table in tables]
            settled = None if gate.settled is None else gate.settled(view)
            numbers = [*row, *(value for part in of_tables for value in part)]
            if not np.isfinite(numbers).all():
                raise InvalidCallError("no finite score", code="invalid_scores")  # noqa: TRY301
        except MissingExtraError:
            raise
        except Exception as error:
            logger.warning("gate %s failed on a row", gate.name, exc_info=True)
            self.failure = f"{type(error).__name__}: {str(error)[:200]}"
            self.failed.append(len(self.rows))
            row, of_tables, settled = (), [], None
        self.rows.append(row)
        self.table_rows.append(of_tables)
        self.settled.append(np.nan if settled is None else settled)

    def matrix(self, table: int) -> Floats:
        """Row numbers and those of a table, shape ``(n, width)``; failed rows are 0."""
        joined = [
            row + (of_tables[table] if of_tables else ())
            for row, of_tables in zip(self.rows, self.table_rows, strict=True)
        ]
        width = max(map(len, joined), default=0)
        return np.array([row or (0.0,) * width for row in joined])


def out_of_fold(
    rows: Sequence[LabelledCall],
    gates: Sequence[ScoredGate],
    *,
    folds: int | Sequence[Fold] = 5,
    seed: int = 0,
    progress: Progress | None = None,
) -> dict[str, GateScores]:
    """The scores of gates, each row by a model of other contexts.

    Args:
        rows: labelled 0 or 1, each with the group of its context.
        gates: what to score.
        folds: how many, or the folds themselves.
        seed: shuffles the folds.
        progress: is told of every row.

    Returns:
        The scores by gate name.

    Raises:
        InvalidCallError: for rows without labels, too few contexts, a training fold
            with one label only, or a gate that scores too few rows.
        MissingExtraError: without scikit-learn.
    """
    labels, codes = labels_and_codes(rows)
    parts = (
        list(grouped_folds(labels, codes.tolist(), folds=folds, seed=seed))
        if isinstance(folds, int)
        else list(folds)
    )
    for train, _ in parts:
        if len(np.unique(labels[train])) < 2:
            raise InvalidCallError(
                f"without one of {len(parts)} folds only one label is left; use fewer "
                "folds or more labelled contexts",
                code="invalid_labels",
            )
    tables: list[IdfTable] = []
    if any(gate.table_row is not None for gate in gates):
        tables = fold_tables(rows, parts)
    columns = read_columns(rows, gates, tables, progress)
    return {
        part.gate.name: _scored(part, labels, codes, parts, seed) for part in columns
    }


def labels_and_codes(rows: Sequence[LabelledCall]) -> tuple[Integers, Integers]:
    """Labels and group numbers, both of shape ``(n,)``.

    Raises:
        InvalidCallError: for a row without a label.
    """
    for row in rows:
        if row.label not in (0, 1):
            raise InvalidCallError(f"{row!r} has no label", code="invalid_labels")
    labels = np.array([row.label for row in rows], dtype=np.int64)
    return labels, group_codes(row.group for row in rows)


def fold_tables(rows: Sequence[LabelledCall], folds: Sequence[Fold]) -> list[IdfTable]:
    """The TF-IDF table of each fold's training rows, from one reading of all rows.

    As :func:`evigate.risk.fitting.fit_idf` on the training rows, two texts a row.
    """
    training = np.zeros((len(folds), len(rows)), dtype=bool)
    for number, (train, _) in enumerate(folds):
        training[number, train] = True
    # Rows of the same folds are counted together: as many counters as folds, mostly.
    kinds: dict[bytes, Counter[str]] = {}
    read = RecentReads(1)
    for position, row in enumerate(rows):
        counter = kinds.setdefault(training[:, position].tobytes(), Counter())
        for tokens in _token_sets(RowView(row, read).evidence):
            counter.update(tokens)
    tables = []
    for number, (train, _) in enumerate(folds):
        total: Counter[str] = Counter()
        for kind, counter in kinds.items():
            if kind[number]:
                total.update(counter)
        counts = {token: total[token] for token in sorted(total)}
        tables.append(IdfTable(2 * len(train), counts))
    return tables


def _token_sets(evidence: Evidence) -> Iterable[Iterable[str]]:
    yield set().union(*(d.paper_token_set for d in evidence.documents))
    yield evidence.answer.paper_token_set


def read_columns(
    rows: Sequence[LabelledCall],
    gates: Sequence[ScoredGate],
    tables: Sequence[IdfTable],
    progress: Progress | None = None,
) -> list[_Columns]:
    """The numbers of all gates; each row is read once and let go."""
    columns = [_Columns(gate) for gate in gates]
    read = RecentReads(1)
    for position, row in enumerate(rows, start=1):
        view = RowView(row, read)
        for part in columns:
            part.add(view, tables)
        if progress is not None:
            progress(position, len(rows))
    return columns


def _scored(
    part: _Columns,
    labels: Integers,
    codes: Integers,
    folds: Sequence[Fold],
    seed: int,
) -> GateScores:
    number = len(labels)
    scores, probabilities = np.empty(number), np.empty(number)
    flags = np.zeros(number, dtype=bool)
    thresholds = []
    failed = np.zeros(number, dtype=bool)
    failed[part.failed] = True
    for train, _ in folds:
        if len(np.unique(labels[train[~failed[train]]])) < 2:
            raise InvalidCallError(_too_few(part), code="invalid_gates")
    settled = np.array(part.settled)
    for place, (train, test) in enumerate(folds):
        matrix = part.matrix(place)
        train = train[~failed[train]]
        own = _scores_of(part.gate, matrix, labels, train, test)
        own = np.where(np.isnan(settled[test]), own, settled[test])
        known = training_scores(part.gate, matrix, labels, codes, train, seed)
        known = np.where(np.isnan(settled[train]), known, settled[train])
        threshold = best_f1_threshold(known, labels[train])
        scores[test], flags[test] = own, own >= threshold
        calibrate = fitted_probabilities(known, labels[train], codes[train])
        probabilities[test] = calibrate(own)
        thresholds.append(threshold)
    if failed.any():
        scores[failed] = scores[~failed].max(initial=1.0)
        probabilities[failed], flags[failed] = 1.0, True
    return GateScores(
        scores, probabilities, flags, tuple(thresholds), tuple(part.failed)
    )


def _too_few(part: _Columns) -> str:
    scored = len(part.rows) - len(part.failed)
    return (
        f"{part.gate.name} could score {scored} of {len(part.rows)} rows, too few to "
        f"evaluate it; at last: {part.failure}"
    )


def _scores_of(
    gate: ScoredGate, matrix: Floats, labels: Integers, train: Integers, test: Integers
) -> Floats:
    if gate.fit is None:
        return np.asarray(matrix[test, 0])
    return gate.fit(matrix[train], labels[train])(matrix[test])


def training_scores(
    gate: ScoredGate,
    matrix: Floats,
    labels: Integers,
    codes: Integers,
    train: Integers,
    seed: int,
) -> Floats:
    """Scores of training rows for threshold and calibration, shape ``(train,)``.

    A model scores its own training rows too well, so they are scored by inner folds of
    the training rows; where those cannot be made, by the model itself.
    """
    if gate.fit is None:
        return np.asarray(matrix[train, 0])
    scores = gate.fit(matrix[train], labels[train])(matrix[train])
    contexts = codes[train].tolist()
    if len(set(contexts)) < _INNER_FOLDS:
        return scores
    inner = grouped_folds(labels[train], contexts, folds=_INNER_FOLDS, seed=seed)
    for fit_rows, held_out in inner:
        if len(np.unique(labels[train][fit_rows])) == 2:
            rows = train[fit_rows]
            scorer = gate.fit(matrix[rows], labels[rows])
            scores[held_out] = scorer(matrix[train[held_out]])
    return scores
