"""Does a gate transfer: the paper's Table VIII on one's own sources.

In-domain cross-validation, fitted on all other sources, zero-shot, fitted on a few
labels of the target, and on both. Labels are drawn by context; the pool they are drawn
from and the half that is tested share no context.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import numpy as np

from evigate.errors import InvalidCallError
from evigate.protocol.arrays import Floats, Integers
from evigate.protocol.bootstrap import Statistic, group_bootstrap
from evigate.protocol.gates import ScoredGate
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.ranking import Ranking, auroc_of, average_precision_of
from evigate.protocol.scoring import labels_and_codes, read_columns
from evigate.protocol.splits import drawn_rows, grouped_folds, grouped_parts

SIZES: Final = (25, 50, 100, 200)
"""Labels of the target."""

DRAWS: Final = 10
"""Draws of labels for each size."""

RESAMPLES: Final = 1_000

_LARGE: Final = 200
_ROOM: Final = 1.25  # rows of the pool for every label, where many are drawn

Stage = Callable[[str, int, int], None]


@dataclass(frozen=True, eq=False)
class Source:
    """A source as numbers: what its gates read of each row.

    Attributes:
        name: of the source.
        labels, codes: label and context number of each row, shape ``(n,)``.
        numbers: the rows of each gate, by its name, shape ``(n, width)``.
        settled: scores that stand whatever was fitted, NaN elsewhere, by gate.
    """

    name: str
    labels: Integers
    codes: Integers
    numbers: dict[str, Floats]
    settled: dict[str, Floats]


class Estimate(NamedTuple):
    """A figure with its two errors.

    Attributes:
        value: mean over draws.
        low, high: 95 % interval from resampling test contexts.
        draw_error: standard error over the draws of labels; NaN where nothing is drawn.
    """

    value: float
    low: float
    high: float
    draw_error: float


@dataclass(frozen=True, slots=True)
class Setting:
    """One row of the table.

    Attributes:
        gate: its name.
        name: ``"zero-shot"``, ``"in-domain"``, ``"leave-source-out"``, ``"target-N"``,
            ``"source+target-N"``; ``"zero-shot, test half"`` is on the rows that the
            last two are tested on.
        auroc, ap: by source, None where it has too few rows, and ``"macro"`` over all
            sources; the macro is None unless all have a value.
    """

    gate: str
    name: str
    auroc: dict[str, Estimate | None]
    ap: dict[str, Estimate | None]


@dataclass(frozen=True, eq=False)
class _Outcome:
    """Scores of one setting on one source: the tested rows, once per draw."""

    rows: Integers
    scores: list[Floats]


def read_source(
    name: str,
    rows: Sequence[LabelledCall],
    gates: Sequence[ScoredGate],
    progress: Callable[[int, int], None] | None = None,
) -> Source:
    """Read the rows of a source once for all gates.

    Raises:
        InvalidCallError: for gates that need a TF-IDF table for each training set, and
            for sources with one label only.
    """
    for gate in gates:
        if gate.table_row is not None:
            raise InvalidCallError(
                f"{gate.name} needs a TF-IDF table for every training set and cannot "
                "be used here; ragscope-c and evigate-learned can",
                code="invalid_gates",
            )
    labels, codes = labels_and_codes(rows)
    if len(np.unique(labels)) < 2:
        raise InvalidCallError(
            f"all rows of {name} have the same label", code="invalid_labels"
        )
    columns = read_columns(rows, gates, [], progress)
    numbers, settled = {}, {}
    for part in columns:
        if len(part.failed) == len(rows):
            raise InvalidCallError(
                f"{part.gate.name} could score no row of {name}", code="invalid_gates"
            )
        numbers[part.gate.name] = part.matrix(0)
        stands = np.array(part.settled)
        if part.failed:  # a gate that fails does not accept
            stands[part.failed] = max(1.0, float(np.nanmax(numbers[part.gate.name])))
        settled[part.gate.name] = stands
    return Source(name, labels, codes, numbers, settled)


def transfer(
    sources: Sequence[Source],
    gates: Sequence[ScoredGate],
    *,
    sizes: Sequence[int] = SIZES,
    draws: int = DRAWS,
    folds: int = 5,
    resamples: int = RESAMPLES,
    seed: int = 0,
    progress: Stage | None = None,
) -> list[Setting]:
    """Every setting for every gate.

    Args:
        sources: at least two, of :func:`read_source`.
        gates: those the sources were read for. Gates that learn nothing have the
            setting zero-shot only.
        sizes: numbers of target labels.
        draws: draws of labels for each size.
        folds: of the in-domain cross-validation.
        resamples: of test contexts.
        seed: of folds, halves, draws and resamples.
        progress: is told how far it is.

    Raises:
        InvalidCallError: for fewer than two sources, or too few contexts.
        MissingExtraError: without scikit-learn.
    """
    if len(sources) < 2:
        raise InvalidCallError("at least two sources", code="invalid_sources")
    plan = [
        (gate, name, make)
        for gate in gates
        for name, make in _settings_of(gate, sizes, draws, folds, seed)
    ]
    found = []
    for place, (gate, name, make) in enumerate(plan, start=1):
        outcomes = [make(target, sources) for target in sources]
        found.append(_setting(gate.name, name, sources, outcomes, resamples, seed))
        if progress is not None:
            progress("settings", place, len(plan))
    return found


_Make = Callable[[Source, Sequence[Source]], "_Outcome | None"]


def _settings_of(
    gate: ScoredGate, sizes: Sequence[int], draws: int, folds: int, seed: int
) -> list[tuple[str, _Make]]:
    if gate.fit is None:
        return [
            ("zero-shot", partial(_zero_shot, gate, None)),
            ("zero-shot, test half", partial(_zero_shot, gate, seed)),
        ]
    few = [(n, partial(_adapted, gate, n, draws, seed)) for n in sizes]
    return [
        ("in-domain", partial(_in_domain, gate, folds, seed)),
        ("leave-source-out", partial(_left_out, gate)),
        *((f"target-{n}", partial(make, False)) for n, make in few),
        *((f"source+target-{n}", partial(make, True)) for n, make in few),
    ]


def needed_pool(size: int) -> float:
    """Rows that a pool must have for so many labels: 250 for 200, as in the paper.

    Fewer labels may be all of the pool but the draws then hardly differ.

    >>> needed_pool(100), needed_pool(200)
    (100, 250.0)
    """
    return _ROOM * size if size >= _LARGE else size


def halves(target: Source, seed: int) -> tuple[Integers, Integers]:
    """The pool that labels are drawn from and the half that is tested, by context."""
    pool, test = grouped_parts(target.labels, target.codes, [0.5, 0.5], seed=seed)
    return pool, test


def _standing(gate: ScoredGate, target: Source, rows: Integers, own: Floats) -> Floats:
    settled = target.settled[gate.name][rows]
    return np.where(np.isnan(settled), own, settled)


def _zero_shot(
    gate: ScoredGate, seed: int | None, target: Source, _: Sequence[Source]
) -> _Outcome:
    """All rows, or the half that is tested under a seed."""
    rows = np.arange(len(target.labels)) if seed is None else halves(target, seed)[1]
    own = target.numbers[gate.name][rows, 0]
    return _Outcome(rows, [_standing(gate, target, rows, own)])


def _fitted(
    gate: ScoredGate, target: Source, matrix: Floats, labels: Integers, rows: Integers
) -> Floats:
    """Scores of rows of the target by a model of other rows."""
    if gate.fit is None:
        raise InvalidCallError(f"{gate.name} learns nothing", code="invalid_gates")
    own = gate.fit(matrix, labels)(target.numbers[gate.name][rows])
    return _standing(gate, target, rows, own)


def _in_domain(
    gate: ScoredGate, folds: int, seed: int, target: Source, _: Sequence[Source]
) -> _Outcome:
    scores = np.empty(len(target.labels))
    matrix, codes = target.numbers[gate.name], target.codes.tolist()
    for train, test in grouped_folds(target.labels, codes, folds=folds, seed=seed):
        scores[test] = _fitted(gate, target, matrix[train], target.labels[train], test)
    return _Outcome(np.arange(len(scores)), [scores])


def _others(
    gate: ScoredGate, target: Source, sources: Sequence[Source]
) -> tuple[Floats, Integers]:
    other = [source for source in sources if source is not target]
    matrix = np.concatenate([source.numbers[gate.name] for source in other])
    return matrix, np.concatenate([source.labels for source in other])


def _left_out(gate: ScoredGate, target: Source, sources: Sequence[Source]) -> _Outcome:
    rows = np.arange(len(target.labels))
    matrix, labels = _others(gate, target, sources)
    return _Outcome(rows, [_fitted(gate, target, matrix, labels, rows)])


def _adapted(
    gate: ScoredGate,
    size: int,
    draws: int,
    seed: int,
    both: bool,
    target: Source,
    sources: Sequence[Source],
) -> _Outcome | None:
    """Fitted on drawn target labels, and on other sources too where ``both``."""
    pool, test = halves(target, seed)
    if len(pool) < needed_pool(size):
        return None
    scores = []
    for draw in range(draws):
        drawn = pool[
            drawn_rows(target.labels[pool], target.codes[pool], size, seed=seed + draw)
        ]
        matrix, labels = target.numbers[gate.name][drawn], target.labels[drawn]
        if both:
            random = np.random.default_rng(seed + draw)
            matrix, labels = _joined(
                (matrix, labels), _others(gate, target, sources), random
            )
        scores.append(_fitted(gate, target, matrix, labels, test))
    return _Outcome(test, scores)


def _joined(
    own: tuple[Floats, Integers],
    other: tuple[Floats, Integers],
    random: np.random.Generator,
) -> tuple[Floats, Integers]:
    """The target's rows and as many random ones of other sources: both weigh the same.

    All rows of the others would drown a few labels; repeating those would undo the
    regularisation.
    """
    size = min(len(own[1]), len(other[1]))
    kept = random.choice(len(other[1]), size=size, replace=False)
    matrix = np.concatenate([other[0][kept], own[0]])
    return matrix, np.concatenate([other[1][kept], own[1]])


def _setting(
    gate: str,
    name: str,
    sources: Sequence[Source],
    outcomes: Sequence[_Outcome | None],
    resamples: int,
    seed: int,
) -> Setting:
    """Figures of all sources and their mean, with both errors."""
    by_draw: list[Floats] = []  # (draws, 2) for each source
    by_resample: list[Floats] = []  # (resamples, 2) for each source
    figures: tuple[dict[str, Estimate | None], ...] = ({}, {})
    for place, (source, outcome) in enumerate(zip(sources, outcomes, strict=True)):
        if outcome is None:
            for column in figures:
                column[source.name] = None
            continue
        statistic = _mean_over_draws(outcome, source.labels)
        found = group_bootstrap(
            statistic, source.codes[outcome.rows], draws=resamples, seed=seed + place
        )
        by_draw.append(_values(outcome, source.labels))
        by_resample.append(found.draws)
        for i, column in enumerate(figures):
            column[source.name] = _estimate(by_draw[-1][:, i], found.draws[:, i])
    complete = len(by_draw) == len(sources)
    for i, column in enumerate(figures):
        column["macro"] = None
        if complete:
            draws = np.mean([values[:, i] for values in by_draw], axis=0)
            spread = np.nanmean([values[:, i] for values in by_resample], axis=0)
            column["macro"] = _estimate(draws, spread)
    return Setting(gate, name, *figures)


def _estimate(draws: Floats, resampled: Floats) -> Estimate:
    known = resampled[~np.isnan(resampled)]
    low, high = np.quantile(known, [0.025, 0.975]) if len(known) else (np.nan, np.nan)
    error = np.nan
    if len(draws) > 1:
        error = float(draws.std(ddof=1)) / np.sqrt(len(draws))
    return Estimate(float(draws.mean()), float(low), float(high), float(error))


def _values(outcome: _Outcome, labels: Integers) -> Floats:
    """AUROC and AP of each draw, shape ``(draws, 2)``."""
    found = []
    for scores in outcome.scores:
        tally = Ranking(scores, labels[outcome.rows]).tally()
        found.append([auroc_of(tally)[0], average_precision_of(tally)[0]])
    return np.array(found)


def _mean_over_draws(outcome: _Outcome, labels: Integers) -> Statistic:
    rankings = [Ranking(scores, labels[outcome.rows]) for scores in outcome.scores]

    def figures(weights: Floats) -> Floats:
        total = np.zeros((len(weights), 2))
        for ranking in rankings:
            tally = ranking.tally(weights)
            total[:, 0] += auroc_of(tally)
            total[:, 1] += average_precision_of(tally)
        return total / len(rankings)

    return figures
