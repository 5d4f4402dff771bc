"""What a verifier on the riskiest share does to the ranking, and what it costs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from evigate.errors import InvalidCallError
from evigate.protocol.cascades import (
    combined_risks,
    cost_quality,
    gate_of_cascade,
    gate_of_verifier,
)
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.ranking import auroc, average_precision
from evigate.protocol.views import RowView
from evigate.records import RagCall
from evigate.verifiers import FunctionVerifier

SEED = np.random.default_rng(7)
LABELS = (SEED.random(200) < 0.3).astype(int)
RISKS = np.clip(0.3 * LABELS + SEED.random(200) * 0.7, 0.0, 1.0)
DOUBTS = np.clip(0.6 * LABELS + SEED.random(200) * 0.4, 0.0, 1.0)
GROUPS = np.arange(200) // 4


def curve(**changes: Any) -> Any:
    options: dict[str, Any] = {
        "gate_milliseconds": 2.0,
        "verifier_milliseconds": np.full(200, 50.0),
        "draws": 200,
        **changes,
    }
    return cost_quality(RISKS, DOUBTS, LABELS, GROUPS, **options)


def test_nothing_sent_is_the_gate_and_everything_sent_the_verifier() -> None:
    first, last = curve(combine="verifier", shares=(0.0, 1.0))
    assert first.auroc.value == pytest.approx(auroc(RISKS, LABELS))
    assert first.ap_delta == pytest.approx((0.0, 0.0, 0.0))
    assert last.auroc.value == pytest.approx(auroc(DOUBTS, LABELS))
    assert last.ap.value == pytest.approx(average_precision(DOUBTS, LABELS))


def test_the_cost_is_the_gates_and_the_share_of_the_verifiers() -> None:
    for point in curve(shares=(0.0, 0.1, 0.5)):
        assert point.sent == round(200 * point.share)
        assert point.milliseconds == pytest.approx(2.0 + 50.0 * point.share)


def test_the_riskiest_are_sent() -> None:
    spent = np.where(np.argsort(np.argsort(-RISKS)) < 20, 10.0, 1_000.0)
    point = curve(shares=(0.1,), verifier_milliseconds=spent)[0]
    assert point.milliseconds == pytest.approx(2.0 + 1.0)


def test_a_good_verifier_helps_and_the_difference_is_paired() -> None:
    point = curve(shares=(1.0,), combine="mean")[0]
    assert 0.0 < point.ap_delta.low <= point.ap_delta.value
    assert point.to_dict()["auroc"][0] == round(point.auroc.value, 4)


def test_money_is_counted_where_it_is_known() -> None:
    assert curve(shares=(0.5,))[0].cost is None
    costs = np.full(200, 0.02)
    assert curve(shares=(0.5,), verifier_costs=costs)[0].cost == pytest.approx(0.01)


@pytest.mark.parametrize(
    ("combine", "expected"), [("mean", 0.4), ("max", 0.6), ("verifier", 0.2)]
)
def test_risks_are_combined_as_the_gate_does(combine: Any, expected: float) -> None:
    found = combined_risks(np.array([0.6]), np.array([0.2]), combine)
    assert found.tolist() == pytest.approx([expected])


def test_lengths_that_differ_are_refused() -> None:
    with pytest.raises(InvalidCallError, match="one length"):
        cost_quality(
            [0.1],
            [0.1, 0.2],
            [0],
            "a",
            gate_milliseconds=1.0,
            verifier_milliseconds=[1.0],
        )


def row(answer: str) -> RowView:
    call = RagCall.of("How long?", ["The warranty lasts 3 years."], answer)
    return RowView(LabelledCall("1", call, 0, "g"))


def test_a_verifier_and_a_cascade_can_be_evaluated() -> None:
    verifier = FunctionVerifier(lambda q, d, a: 0.9, "mine")
    alone = gate_of_verifier(verifier)
    assert tuple(alone.row(row("It lasts 3 years."))) == (0.9,)
    assert "reads full" in alone.about
    cascade = gate_of_cascade(verifier, 1.0, combine="verifier")
    assert cascade.name == "evigate+function@100%"
    assert tuple(cascade.row(row("It lasts 30 days in Graz."))) == (0.9,)
