"""What a calibration found, in plain sentences and as plain values."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from evigate.protocol.bootstrap import Interval
from evigate.protocol.calibrate import Calibration
from evigate.protocol.outcomes import Outcome
from evigate.protocol.thresholds import Chosen
from evigate.risk.calibration import Identity

_PURPOSES = {
    "fit": "fits the gate",
    "calibrate": "chooses thresholds",
    "test": "says what came out",
}
_SPLIT = "split of the labelled calls, no context in two parts:"


def lines_of(found: Calibration) -> Iterator[str]:
    """The report for a terminal, line by line."""
    card = found.model.card
    yield f"{found.model.name} calibrated for {card.name}; {_SPLIT}"
    for part in found.parts:
        yield (
            f"  {_PURPOSES[part.name]}: {part.calls} calls of {part.contexts} "
            f"contexts, {part.rate:.1%} unfaithful"
        )
    yield _probability_sentence(found)
    yield f"wanted: {found.objective.promise}"
    for task, chosen in found.chosen.items():
        yield f"  {_scope(task)}: {_chosen_sentence(chosen)}"
    if not found.met:
        return
    if len(found.chosen) > 1 and found.objective.kind == "residual_risk":
        yield "  each statement by itself, not all of them together"
    for task, outcome in found.test.items():
        yield f"on the test part, {_scope(task)}:"
        yield from (f"  {line}" for line in _outcome_lines(outcome))
    if found.model.reference is None:
        yield "too few contexts for a shift guard (30 are needed)"


def _scope(task: str) -> str:
    return f"task {task}" if task else "all calls"


def _probability_sentence(found: Calibration) -> str:
    mapped = found.model.probability
    if isinstance(mapped, Identity):
        return "risk: a rank, no probability; too few contexts of one label"
    return f"risk: a probability for this domain ({mapped.method})"


def _chosen_sentence(chosen: Chosen) -> str:
    if chosen.threshold is None:
        return chosen.missing
    text = (
        f"accept below risk {chosen.threshold:.3f}, chosen on {chosen.contexts} "
        f"contexts, {chosen.accepted_contexts} with an accepted call"
    )
    if chosen.p_value is not None:
        text += f", p = {chosen.p_value:.3f}"
    return f"{text}; {chosen.missing}" if chosen.missing else text


def _outcome_lines(outcome: Outcome) -> Iterator[str]:
    yield f"accepted: {_share(outcome.accepted)} of {outcome.calls} calls"
    yield f"unfaithful among the accepted: {_share(outcome.residual_risk)}"
    yield (
        f"leaks: {outcome.leaked} unfaithful calls accepted, "
        f"{_share(outcome.leaks)} of the unfaithful"
    )
    yield (
        f"needless holds: {outcome.held_needlessly} faithful calls held, "
        f"{_share(outcome.needless_holds)} of the faithful"
    )
    yield f"unfaithful among the held: {_share(outcome.hold_precision)}"


def _share(interval: Interval) -> str:
    if math.isnan(interval.value):
        return "none"
    return f"{interval.value:.1%} [{interval.low:.1%}, {interval.high:.1%}]"


def results_of(found: Calibration) -> dict[str, Any]:
    """The same as plain values."""
    return {
        "schema": "evigate.calibration/1",
        "gate": found.model.name,
        "domain": found.model.card.name,
        "met": found.met,
        "objective": found.objective.to_dict(),
        "parts": [asdict(part) for part in found.parts],
        "probability": found.model.probability.to_dict(),
        "chosen": {
            task: {
                "threshold": chosen.threshold,
                "contexts": chosen.contexts,
                "accepted_contexts": chosen.accepted_contexts,
                "p_value": chosen.p_value,
                "missing": chosen.missing,
            }
            for task, chosen in found.chosen.items()
        },
        "test": {task: outcome.to_dict() for task, outcome in found.test.items()},
        "model_hash": found.model.model_hash,
    }
