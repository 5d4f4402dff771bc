"""The default gate's risk and what it holds without any fault found."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate import EvidenceGate, RagCall
from evigate.evidence import Evidence
from evigate.features.support import SUPPORT_FEATURES
from evigate.records import Reason
from evigate.risk.zero_shot import UNTOLD, ZeroShot, support_row
from evigate.risk.zero_shot_weights import (
    DIFFERENCE_WEIGHTS,
    FINDING_WEIGHTS,
    OTHER_FINDINGS,
    SUPPORT_WEIGHTS,
    UNASKED,
    UNSUPPORTED,
)

MODEL = ZeroShot()
RISKS = st.floats(0.0, 1.0)
ROWS = st.lists(RISKS, min_size=len(SUPPORT_FEATURES), max_size=len(SUPPORT_FEATURES))


def reasons(weights: list[float]) -> list[Reason]:
    return [Reason("number_mismatch", "x", weight=weight) for weight in weights]


@given(
    ROWS, st.lists(RISKS, max_size=4), RISKS, st.integers(0, len(SUPPORT_FEATURES) - 1)
)
def test_risk_never_falls_with_less_support_or_a_further_finding(
    row: list[float], weights: list[float], more: float, place: int
) -> None:
    """Bounds and monotonicity."""
    features = dict(zip(SUPPORT_FEATURES, row, strict=True))
    features |= dict.fromkeys(MODEL.feature_names[len(SUPPORT_FEATURES) :], 0.0)
    risk = MODEL.risk(features, reasons(weights)).value
    assert 0.0 <= risk <= 1.0
    assert MODEL.risk(features, reasons([*weights, more])).value >= risk
    name = SUPPORT_FEATURES[place]
    worse = features | {name: max(features[name], more)}
    assert MODEL.risk(worse, reasons(weights)).value >= risk


@given(st.sampled_from(sorted(DIFFERENCE_WEIGHTS)), st.integers(0, 5), st.booleans())
def test_risk_never_falls_with_a_further_difference(
    name: str, count: int, unasked: bool
) -> None:
    """Of any kind, asked or not."""
    features = dict.fromkeys(MODEL.feature_names, 0.2) | {"unasked": float(unasked)}
    fewer = MODEL.risk(features | {name: float(count)}, ()).value
    assert MODEL.risk(features | {name: count + 1.0}, ()).value >= fewer


def test_no_weight_is_negative_and_no_finding_without_effect() -> None:
    """The table was fitted; this is what it must keep."""
    tables = (SUPPORT_WEIGHTS, DIFFERENCE_WEIGHTS, FINDING_WEIGHTS)
    assert all(weight > 0.0 for table in tables for weight in table.values())
    assert sum(SUPPORT_WEIGHTS.values()) == pytest.approx(1.0)
    assert min(OTHER_FINDINGS, UNSUPPORTED) > 0.0
    assert UNASKED >= 1.0


def test_an_answer_that_a_rule_confirms_may_still_say_too_much() -> None:
    """That it holds in summer says nothing of the place that the answer names."""
    question = "Do the storks of the reserve leave in winter?"
    documents = ["The storks of the reserve leave in winter, from October to March."]
    risks = []
    for answer in ("Yes, in winter.", "They leave in winter for Senegal and Ghana."):
        call = RagCall.of(question, documents, answer)
        risks.append(MODEL.risk(MODEL.features(Evidence(call)), ()).value)
    assert risks[0] == 0.0 < risks[1]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (
            "May I bring my dog?",
            "Pets are welcome in the garden cabins for a small charge.",
            "Yes, dogs can stay in the garden cabins if you pay a small fee.",
        ),
        (
            "Wie lange ist die Werkstatt samstags auf?",
            "Öffnungszeiten der Werkstatt: Samstag 9 bis 13 Uhr.",
            "Samstags hat die Werkstatt von 9 bis 13 Uhr geöffnet.",
        ),
        (
            "When is the pool cleaned?",
            "The pool is cleaned every Tuesday morning.",
            "Tuesday mornings.",
        ),
    ],
)
def test_short_and_rightly_reworded_answers_are_accepted(
    question: str, document: str, answer: str
) -> None:
    """Words that no document repeats are no fault by themselves."""
    verdict = EvidenceGate().check(
        question=question, documents=[document], answer=answer
    )
    assert (verdict.action, verdict.route) == ("answer", "accept")


def test_an_answer_of_another_matter_is_held() -> None:
    """Nothing of it stands in the documents."""
    verdict = EvidenceGate().check(
        question="What does the museum show?",
        documents=["The museum shows clocks and watches of three centuries."],
        answer="Volunteers repaint rusty playground swings before summer holidays.",
    )
    assert verdict.route != "accept"


def test_another_language_tells_nothing() -> None:
    """Words cannot match across languages, so support is neither there nor lacking."""
    documents = ["The library is closed on Mondays because the staff has its training."]
    answer = "Die Bibliothek ist montags geschlossen, weil das Personal geschult wird."
    call = RagCall.of("Wann ist die Bibliothek zu?", documents, answer)
    evidence = Evidence(call)
    assert set(support_row(evidence).values()) == {UNTOLD}
    row = MODEL.features(evidence)
    assert MODEL.risk(row, ()).value < MODEL.thresholds.review


def test_without_a_question_what_was_found_tells_more() -> None:
    """A summary rewords; one that answers nothing is judged by its differences."""
    features = dict.fromkeys(MODEL.feature_names, 0.0) | {"rival_words": 1.0}
    asked = MODEL.risk(features, ()).value
    assert MODEL.risk(features | {"unasked": 1.0}, ()).value > asked
    for question, unasked in (("How long?", 0.0), ("  ", 1.0)):
        call = RagCall.of(question, ["It lasts 3 years."], "It lasts 3 years.")
        assert MODEL.features(Evidence(call))["unasked"] == unasked
