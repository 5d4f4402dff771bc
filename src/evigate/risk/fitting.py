"""Fitting RAGScope-C and -E and evigate's gate; needs the extra ``eval``.

As in the paper (sections II.B and II.C): standardisation, balanced class weights, L2
regularisation; TF-IDF vocabulary and IDF from the training rows only; folds that keep
all rows of a context together.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from evigate._version import __version__
from evigate.checks import find_faults
from evigate.errors import InvalidCallError, MissingExtraError
from evigate.evidence import Evidence
from evigate.features.base import base_features
from evigate.features.enhanced import enhanced_features
from evigate.features.tfidf import IdfTable
from evigate.records import RagCall
from evigate.risk.base import Thresholds
from evigate.risk.fitting_sentences import Spans, fit_pooled, pool
from evigate.risk.folds import grouped_folds as grouped_folds
from evigate.risk.learned_features import finding_features, learned_features
from evigate.risk.model_file import class_of_gate
from evigate.risk.ragscope import (
    FEATURES_OF_GATE,
    QUANTILES,
    DomainCard,
    FittedGate,
    RagScopeModel,
)
from evigate.risk.sentence_model import POOLED_FEATURES

Floats = NDArray[np.float64]
Row = RagCall | Evidence
"""A call, or one that was read already (faster when it is used again)."""

ACCEPTED: Final = 0.5
VERIFIED: Final = 0.1
"""The paper's middle operating points: accept the lowest half, verify the top tenth."""


# Chosen by grouped cross-validation on the training part of RAGTruth QA.
_INVERSE_OF_EVIGATE: Final = 0.02


def fit(
    rows: Sequence[Row],
    labels: Sequence[int],
    groups: Sequence[Hashable],
    *,
    gate: FittedGate = "ragscope-e",
    domain: str = "unnamed",
    source: str = "unnamed",
    spans: Sequence[Spans] | None = None,
    min_texts: int = 1,
    regularisation: float | None = None,
    accepted: float = ACCEPTED,
    verified: float = VERIFIED,
    metadata: Mapping[str, str | int | float | bool | None] | None = None,
    fitted_at: datetime | None = None,
) -> RagScopeModel:
    """Fit a gate on labelled calls.

    Args:
        rows: calls with documents and answer, shape ``(n,)``.
        labels: 1 for unfaithful, 0 for faithful; both must occur.
        groups: the context of each row; rows with one context have one group.
        gate: ``"ragscope-c"``, ``"ragscope-e"`` or ``"evigate"``.
        domain: name for the domain card.
        source: where the labels came from, for the domain card.
        spans: for ``"evigate"``, the unfaithful stretches of each answer as pairs of
            code points, shape ``(n,)``; empty where nothing was marked. With them the
            model also judges each sentence, which ranks better. Words that occur in 20
            sentences or more travel in the model file.
        min_texts: the TF-IDF table, which travels in the model file, leaves out tokens
            that fewer texts hold. 1 is the standard; 2 keeps rare names out of it.
        regularisation: inverse strength of L2, scikit-learn's ``C``, above 0. None
            takes 1.0 for the paper's gates and 0.02 for evigate's longer row.
        accepted, verified: the thresholds lie where this share of the rows has lower
            and this share has higher risk; labels play no part in them.
        metadata: further plain values for the domain card.
        fitted_at: for the domain card; now, when None.

    Returns:
        The fitted model; equal rows give an equal ``model_hash``.

    Raises:
        MissingExtraError: without scikit-learn.
        InvalidCallError: when lengths differ, or labels are not 0 and 1, both present,
            or spans do not go with the gate or mark too little.

    >>> documents = ["The warranty lasts 3 years."]
    >>> answers = ["It lasts 3 years.", "It lasts 3 years."] + ["Ships on Monday."] * 2
    >>> calls = [RagCall.of("How long?", documents, answer) for answer in answers]
    >>> model = fit(calls, [0, 0, 1, 1], [1, 2, 3, 4], gate="ragscope-c")
    >>> risks = [model.risk(model.features(Evidence(c)), ()).value for c in calls]
    >>> risks[0] < 0.5 < risks[2]
    True
    """
    truth = _checked_labels(rows, labels, groups)
    table = fit_idf(rows, min_texts=min_texts) if gate == "ragscope-e" else None
    names = FEATURES_OF_GATE[gate]
    further: dict[str, Any] = {}
    if spans is not None:
        _check_spans(spans, rows, gate)
        rows = read = [_read(row) for row in rows]
        further["sentences"], pooled = fit_pooled(read, truth, groups, spans)
        names += POOLED_FEATURES
    matrix = _matrix_of_gate(rows, gate, table)
    if spans is not None:
        matrix = np.hstack([matrix, pooled])
    inverse = inverse_of_gate(gate, regularisation)
    scaler, regression = regress(matrix, truth, inverse)
    scores = regression.predict_proba(scaler.transform(matrix))[:, 1]
    review, verify = np.quantile(scores, [accepted, max(accepted, 1.0 - verified)])
    quantiles = np.quantile(matrix, QUANTILES, axis=0).T
    return class_of_gate(gate)(
        name=gate,
        mean=tuple(scaler.mean_.tolist()),
        scale=tuple(scaler.scale_.tolist()),
        coefficients=tuple(regression.coef_[0].tolist()),
        intercept=float(regression.intercept_[0]),
        thresholds=Thresholds(float(review), float(verify)),
        idf=table,
        card=DomainCard(
            name=domain,
            source=source,
            rows=len(rows),
            groups=len(set(groups)),
            positive_rate=float(truth.mean()),
            fitted_at=(fitted_at or datetime.now(UTC)).isoformat(timespec="seconds"),
            evigate_version=__version__,
            feature_quantiles={
                name: tuple(values)
                for name, values in zip(names, quantiles.tolist(), strict=True)
            },
            metadata=dict(metadata or {}),
        ),
        **further,
    )


def out_of_fold_scores(
    rows: Sequence[Row],
    labels: Sequence[int],
    groups: Sequence[Hashable],
    *,
    gate: FittedGate = "ragscope-e",
    spans: Sequence[Spans] | None = None,
    folds: int = 5,
    seed: int = 0,
    regularisation: float | None = None,
) -> Floats:
    """Each row's risk by a model that saw no row of its context.

    Stratified folds of whole contexts; TF-IDF table, standardisation and regression are
    fitted anew on the training rows of each fold.

    Args:
        rows, labels, groups, gate, spans, regularisation: as for :func:`fit`.
        folds: number of folds, at least 2 and at most the number of groups.
        seed: shuffles the folds.

    Returns:
        Risks in [0, 1], shape ``(n,)``.

    Raises:
        MissingExtraError: without scikit-learn.
        InvalidCallError: as for :func:`fit`.
    """
    truth = _checked_labels(rows, labels, groups)
    if spans is not None:
        _check_spans(spans, rows, gate)
        rows = read = [_read(row) for row in rows]
    base = _matrix_of_gate(rows, gate, None)
    inverse = inverse_of_gate(gate, regularisation)
    scores = np.empty(len(rows))
    for train, test in grouped_folds(truth, groups, folds=folds, seed=seed):
        if len(set(truth[train].tolist())) < 2:
            raise InvalidCallError(
                f"without one of {folds} folds only one label is left; "
                "use fewer folds or more labelled contexts",
                code="invalid_labels",
            )
        matrix = base
        if gate == "ragscope-e":
            table = fit_idf([rows[i] for i in train])
            matrix = np.hstack([base, _enhanced_matrix(rows, table)])
        elif spans is not None:
            matrix = np.hstack(
                [base, _pooled_of_fold(read, truth, groups, spans, (train, test))]
            )
        scaler, regression = regress(matrix[train], truth[train], inverse)
        held_out = scaler.transform(matrix[test])
        scores[test] = regression.predict_proba(held_out)[:, 1]
    return scores


def fit_idf(rows: Iterable[Row], *, min_texts: int = 1) -> IdfTable:
    """A TF-IDF table over the contexts and the answers of rows, two texts a row."""
    return IdfTable.fit(_texts(rows), min_texts=min_texts)


def _texts(rows: Iterable[Row]) -> Iterator[set[str]]:
    for row in rows:
        evidence = _read(row)
        yield set().union(*(d.paper_token_set for d in evidence.documents))
        yield set(evidence.answer.paper_token_set)


def feature_matrix(rows: Sequence[Row], table: IdfTable | None) -> Floats:
    """Feature rows, shape ``(n, 13)``, or ``(n, 17)`` with a TF-IDF table."""
    values = []
    for row in rows:
        evidence = _read(row)
        features = base_features(evidence)
        if table is not None:
            features.update(enhanced_features(evidence, table))
        values.append(list(features.values()))
    return np.array(values)


def learned_matrix(rows: Sequence[Row]) -> Floats:
    """Rows of evigate's learned gate, findings included, shape ``(n, features)``."""
    values = []
    for row in rows:
        evidence = _read(row)
        faults = finding_features(find_faults(evidence))
        features = {**learned_features(evidence), **faults}
        values.append(list(features.values()))
    return np.array(values)


def _matrix_of_gate(
    rows: Sequence[Row], gate: FittedGate, table: IdfTable | None
) -> Floats:
    return learned_matrix(rows) if gate == "evigate" else feature_matrix(rows, table)


def inverse_of_gate(gate: FittedGate, regularisation: float | None = None) -> float:
    """The inverse strength of L2 for a gate: the given one, or its own."""
    if regularisation is not None:
        return regularisation
    return _INVERSE_OF_EVIGATE if gate == "evigate" else 1.0


def _enhanced_matrix(rows: Sequence[Row], table: IdfTable) -> Floats:
    return np.array(
        [list(enhanced_features(_read(row), table).values()) for row in rows]
    )


def _pooled_of_fold(
    evidences: Sequence[Evidence],
    truth: NDArray[np.int64],
    groups: Sequence[Hashable],
    spans: Sequence[Spans],
    parts: tuple[NDArray[np.int64], NDArray[np.int64]],
) -> Floats:
    """The pooled numbers of sentences, from the training rows of a fold alone."""
    train, test = parts
    pooled = np.zeros((len(evidences), len(POOLED_FEATURES)))
    model, pooled[train] = fit_pooled(
        [evidences[i] for i in train],
        truth[train],
        [groups[i] for i in train],
        [spans[i] for i in train],
    )
    pooled[test] = pool(model, evidences, test)
    return pooled


def _check_spans(spans: Sequence[Spans], rows: Sequence[Row], gate: FittedGate) -> None:
    if gate != "evigate":
        raise InvalidCallError(
            f"{gate} is fitted on labels alone; spans are for evigate",
            code="invalid_spans",
        )
    if len(spans) != len(rows):
        raise InvalidCallError(
            f"spans must be given for each of {len(rows)} rows, got {len(spans)}",
            code="invalid_spans",
        )


def _read(row: Row) -> Evidence:
    return row if isinstance(row, Evidence) else Evidence(row)


def regress(matrix: Floats, labels: NDArray[np.int64], inverse: float) -> Any:
    """A fitted standardisation and the regression behind it, as scikit-learn's objects.

    Raises:
        MissingExtraError: without scikit-learn.
    """
    try:
        from sklearn.linear_model import LogisticRegression
        from sklearn.preprocessing import StandardScaler
    except ImportError as error:
        raise MissingExtraError("scikit-learn", "eval") from error
    scaler = StandardScaler().fit(matrix)
    regression = LogisticRegression(C=inverse, class_weight="balanced", max_iter=5_000)
    return scaler, regression.fit(scaler.transform(matrix), labels)


def _checked_labels(
    rows: Sequence[Row], labels: Sequence[int], groups: Sequence[Hashable]
) -> NDArray[np.int64]:
    if not len(rows) == len(labels) == len(groups):
        raise InvalidCallError(
            f"one label and one group per row: got {len(rows)} rows, "
            f"{len(labels)} labels and {len(groups)} groups",
            code="invalid_labels",
        )
    found = set(labels)
    if found != {0, 1}:
        raise InvalidCallError(
            "labels must be 0 (faithful) and 1 (unfaithful), both present; "
            f"found {sorted(map(repr, found))[:5]}",
            code="invalid_labels",
        )
    return np.array([int(label) for label in labels])
