"""Audits: labels of a domain decide, and accepted calls are drawn fairly."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.protocol.test_calibrate import ROWS, labelled

from evigate.errors import InvalidCallError
from evigate.protocol.audit import (
    AcceptedSample,
    accepted_risk,
    audit,
    context_of,
)
from evigate.protocol.calibrate import calibrate
from evigate.protocol.thresholds import Objective
from evigate.records import RagCall

pytest.importorskip("sklearn", reason="fitting needs the extra eval")


@pytest.fixture(scope="module")
def model() -> Any:
    """RAGScope-C, calibrated for a residual risk of 0.1."""
    wanted = Objective("residual_risk", alpha=0.1, delta=0.1)
    return calibrate(ROWS, wanted, gate="ragscope-c", domain="shop").model


def test_labels_that_agree_support_the_gate(model: Any) -> None:
    """The audit says so, and the model then counts as supported there."""
    found = audit(model, labelled(60), domain="shed", draws=200)
    assert found.against == ()
    assert found.auroc.value == 1.0
    assert found.bound < 0.1
    assert not model.supported_in("shed")
    assert model.audited(found.audit).supported_in("shed")


def test_labels_that_disagree_speak_against_it(model: Any) -> None:
    """A ranking no better than chance, and leaks beyond what was promised."""
    turned = [replace(row, label=1 - int(row.label or 0)) for row in labelled(60)]
    found = audit(model, turned, domain="shed", draws=200)
    text = " ".join(found.against)
    assert "no better than chance" in text
    assert "more than the 10.0%" in text
    assert not model.audited(found.audit).supported_in("shed")
    assert found.bound == 1.0


def test_errors_beyond_those_promised_speak_against_it() -> None:
    """A quarter of the calls is accepted and wrong; a tenth was promised."""
    wanted = Objective("accepted_errors", alpha=0.1)
    found = calibrate(ROWS, wanted, gate="ragscope-c", domain="shop")
    rows = labelled(60)
    bad = [replace(r, label=1) if n % 4 == 0 else r for n, r in enumerate(rows)]
    against = audit(found.model, bad, domain="shed", draws=200).against
    assert against == (
        (
            "25.0% of the calls are accepted and unfaithful, more than the 10.0% that "
            "was promised"
        ),
    )


def test_on_its_own_domain_only_what_is_shown_speaks_against_it(model: Any) -> None:
    """Few labels switch nothing off there; many leaks do."""
    rows = labelled(20)
    assert audit(model, rows, domain="shop", draws=200).audit.supported
    bad = [replace(r, label=1) if n % 4 == 0 else r for n, r in enumerate(rows)]
    found = audit(model, bad, domain="shop", draws=200)
    assert "above the 10.0% that is tolerated" in found.against[0]


def test_few_labels_support_nothing(model: Any) -> None:
    """Thirty contexts are the least."""
    found = audit(model, labelled(20), domain="shed", draws=200)
    assert "only 20 labelled contexts" in found.against[0]


@pytest.mark.parametrize(
    "change", [{"label": None}, {"label": 0}, {"group": ""}], ids=str
)
def test_an_audit_needs_both_labels_and_groups(
    model: Any, change: dict[str, Any]
) -> None:
    """Half of the evidence is none."""
    rows = [replace(row, **change) for row in labelled(40)]
    with pytest.raises(InvalidCallError, match="both present"):
        audit(model, rows, domain="shed")


def test_the_risk_of_accepted_calls_is_a_mean_over_contexts() -> None:
    """By hand: 44 clean contexts and one of two calls, one of them wrong."""
    rows = [replace(row, label=0) for row in labelled(45)]
    single = [row for row in rows if row.id.endswith("-0")]
    wrong = replace(rows[-1], label=1)
    found = accepted_risk([*single, wrong])
    assert (found.calls, found.contexts, found.unfaithful) == (46, 45, 1)
    assert found.risk == pytest.approx(0.5 / 45)
    assert found.risk < found.bound < 0.15
    clean = accepted_risk(single)
    assert clean.bound == pytest.approx(0.05, abs=0.001)


def test_every_context_and_every_call_of_it_has_the_same_chance() -> None:
    """Ten contexts, the first with three calls; two are kept."""
    contexts: Counter[str] = Counter()
    calls: Counter[int] = Counter()
    for seed in range(3_000):
        sample = AcceptedSample(2, seed)
        for number in range(12):
            context = "0" if number < 3 else str(number)
            sample.offer(context, {"context": context, "number": number})
        assert len(sample.rows) == 2
        contexts.update(row["context"] for row in sample.rows)
        calls.update(row["number"] for row in sample.rows)
    assert len(contexts) == 10
    assert all(abs(count / 3_000 - 0.2) < 0.04 for count in contexts.values())
    assert all(abs(calls[n] / 3_000 - 0.2 / 3) < 0.02 for n in range(3))


def test_calls_on_equal_documents_have_one_context() -> None:
    """Whatever is asked and answered."""
    one = RagCall.of("a", ["x", "y"], "b")
    assert context_of(one) == context_of(RagCall.of("c", ["x", "y"], "d"))
    assert context_of(one) != context_of(RagCall.of("a", ["xy"], "b"))
