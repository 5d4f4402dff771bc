"""``evaluate``: gates on labelled calls, by the protocol of the RAGScope paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

import numpy as np

from evigate._version import __version__
from evigate.errors import InvalidCallError
from evigate.protocol.arrays import Integers
from evigate.protocol.bootstrap import DRAWS, Resampled, group_bootstrap
from evigate.protocol.calibration_error import reliability
from evigate.protocol.duplicates import Duplicate
from evigate.protocol.figures import (
    FIGURES,
    PART_KEYS,
    all_figures,
    counted_parts,
    part_figures,
)
from evigate.protocol.gates import ScoredGate
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.results import (
    Delta,
    Division,
    Evaluation,
    Figures,
    GateResult,
    PartResult,
)
from evigate.protocol.runtime import Runtime, machine_kind, runtime_of
from evigate.protocol.scoring import GateScores, labels_and_codes, out_of_fold

Stage = Callable[[str, int, int], None]
"""Told the name of a stage, how far it is and how far it goes."""

BY: Final = ("task", "source", "generator")
"""What the rows are divided by."""

_KEYS: Final = tuple(figure.key for figure in FIGURES)


def evaluate(
    rows: Sequence[LabelledCall],
    gates: Sequence[ScoredGate],
    *,
    folds: int = 5,
    seed: int = 0,
    draws: int = DRAWS,
    timed: bool = True,
    files: Sequence[Mapping[str, Any]] = (),
    duplicates: Sequence[Duplicate] = (),
    merged: bool = False,
    progress: Stage | None = None,
) -> Evaluation:
    """Evaluate gates on labelled calls.

    Stratified folds of whole contexts; whatever learns is fitted in the training folds;
    intervals and paired differences from resampling whole contexts.

    Args:
        rows: labelled 0 or 1, each with the group of its context.
        gates: see :mod:`evigate.protocol.gates`; names must differ.
        folds: number of folds.
        seed: of folds and resamples.
        draws: number of resamples.
        timed: measure what each gate costs.
        files, duplicates, merged: what was found when the rows were read.
        progress: is told how far it is.

    Raises:
        InvalidCallError: for rows that cannot be split, or gates of one name.
        MissingExtraError: without scikit-learn.
    """
    if len({gate.name for gate in gates}) < len(gates) or not gates:
        raise InvalidCallError(
            "give at least one gate, and each once", code="invalid_gates"
        )
    tell = progress or _silent
    labels, codes = labels_and_codes(rows)
    scores = out_of_fold(
        rows,
        gates,
        folds=folds,
        seed=seed,
        progress=lambda done, total: tell("scoring", done, total),
    )
    found = {}
    for place, gate in enumerate(gates, start=1):
        statistic = all_figures(scores[gate.name], labels)
        found[gate.name] = group_bootstrap(statistic, codes, draws=draws, seed=seed)
        tell("resampling", place, len(gates))
    divided = (_division(by, rows, labels, codes, scores, draws, seed) for by in BY)
    costs = _runtimes(rows, gates, tell) if timed else {}
    return Evaluation(
        files=tuple(files),
        rows=len(rows),
        groups=int(codes.max()) + 1,
        rate=float(labels.mean()),
        folds=folds,
        seed=seed,
        draws=draws,
        version=__version__,
        machine=machine_kind(),
        gates=tuple(
            _gate_result(gate, scores[gate.name], labels, found[gate.name], costs)
            for gate in gates
        ),
        deltas=tuple(
            Delta(first, second, _named(found[first] - found[second]))
            for first, second in combinations(found, 2)
        ),
        divisions=tuple(filter(None, divided)),
        duplicates=tuple(duplicates),
        merged=merged,
        scores=scores,
    )


def _silent(*_: object) -> None:
    pass


def _named(found: Resampled, keys: Sequence[str] = _KEYS) -> Figures:
    return dict(zip(keys, found.intervals(), strict=True))


def _gate_result(
    gate: ScoredGate,
    scores: GateScores,
    labels: Integers,
    found: Resampled,
    costs: Mapping[str, Runtime],
) -> GateResult:
    return GateResult(
        name=gate.name,
        about=gate.about,
        figures=_named(found),
        thresholds=scores.thresholds,
        failed=len(scores.failed),
        reliability=tuple(reliability(scores.probabilities, labels)),
        runtime=costs.get(gate.name),
    )


def _division(
    by: str,
    rows: Sequence[LabelledCall],
    labels: Integers,
    codes: Integers,
    scores: Mapping[str, GateScores],
    draws: int,
    seed: int,
) -> Division | None:
    """The rows by one of their properties; None where all have the same."""
    values = np.array([getattr(row, by) for row in rows])
    names = sorted(set(values.tolist()))
    if len(names) < 2:
        return None
    parts = [np.flatnonzero(values == name) for name in names]
    means: dict[str, Figures] = {}
    by_part: list[dict[str, Figures]] = [{} for _ in names]
    for gate, own in scores.items():
        statistic = part_figures(own.scores, labels, parts)
        intervals = group_bootstrap(
            statistic, codes, draws=draws, seed=seed
        ).intervals()
        width = len(PART_KEYS)
        for place, figures in enumerate([*by_part, means]):
            some = intervals[place * width : (place + 1) * width]
            figures[gate] = dict(zip(PART_KEYS, some, strict=True))
    return Division(
        by=by,
        parts=tuple(
            PartResult(
                name=name or "(none)",
                rows=len(own),
                groups=len(np.unique(codes[own])),
                rate=float(labels[own].mean()),
                figures=figures,
                counted=counted,
            )
            for name, own, figures, counted in zip(
                names, parts, by_part, counted_parts(labels, parts), strict=True
            )
        ),
        means=means,
    )


def _runtimes(
    rows: Sequence[LabelledCall], gates: Sequence[ScoredGate], tell: Stage
) -> dict[str, Runtime]:
    """The cost of each gate that scores by itself."""
    costs = {}
    for place, gate in enumerate(gates, start=1):
        if gate.timed:
            costs[gate.name] = runtime_of(gate, rows)
        tell("timing", place, len(gates))
    return costs
