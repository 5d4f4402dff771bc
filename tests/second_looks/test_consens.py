"""ConSens in the gate: three faults, all on the evaluator's word, none fatal."""

from __future__ import annotations

import json
import pickle
import time
from typing import Any

import pytest
from tests.metrics.by_hand import RuleScorer

from evigate import ConsensPolicy, EvidenceGate, Policy, Verdict
from evigate.lm import FakeScorer, TokenScores
from evigate.metrics import ConsensOptions
from evigate.second_looks.consens import ConsensLook

WARRANTY = "The warranty lasts 3 years."
DELIVERY = "Delivery to the islands takes 6 days."
QUESTION = "How long is the warranty?"


def held(prompt: str, word: str) -> float:
    """Words of the prompt are likelier by 3 nats."""
    return -1.0 if word.strip(".") in prompt else -4.0


def judged(
    documents: list[str],
    answer: str,
    scorer: Any = None,
    question: str = QUESTION,
    **choices: Any,
) -> Verdict:
    """A verdict of the default gate with a scorer."""
    policy = Policy(consens=ConsensPolicy(**choices))
    gate = EvidenceGate(scorer=scorer or RuleScorer(held), policy=policy)
    return gate.check(question=question, documents=documents, answer=answer)


def codes(verdict: Verdict) -> list[str]:
    """Of the reasons."""
    return [reason.code for reason in verdict.reasons]


def test_an_answer_that_the_context_makes_likelier_is_recorded_and_nothing_else() -> (
    None
):
    """Its score reaches details and record."""
    verdict = judged([WARRANTY], WARRANTY)
    assert (verdict.action, verdict.route) == ("answer", "accept")
    detail = verdict.details["consens"]
    assert detail["score"] == pytest.approx(0.9051, abs=1e-3)
    assert detail["evaluator"] == "by hand"
    assert verdict.to_record()["details"]["consens"]["score"] == detail["score"]


def test_an_answer_not_made_likelier_goes_to_review_under_the_evaluators_name() -> None:
    """The message is about the evaluator, not about how the answer came to be."""
    verdict = judged([WARRANTY], WARRANTY, RuleScorer(lambda *_: -2.0))
    assert verdict.route == "review"
    reason = next(r for r in verdict.reasons if r.code == "not_made_likelier")
    assert "not made likelier by the context, under evaluator by hand" in reason.message
    assert "memory" not in reason.message


@pytest.mark.parametrize("least", [None, -0.5])
def test_the_least_score_is_the_policys(least: float | None) -> None:
    """None only records."""
    even = RuleScorer(lambda *_: -2.0)
    assert "not_made_likelier" not in codes(
        judged([WARRANTY], WARRANTY, even, min_score=least)
    )


def test_a_low_stretch_of_a_likely_answer_is_named_with_its_place() -> None:
    """Where the policy asks for windows."""
    fact = " ".join(f"word{n}" for n in range(30))
    lost = " ".join(f"other{n}" for n in range(40))
    answer = f"{fact} {lost} {fact}"
    verdict = judged([fact], answer, min_window=0.1)
    reason = next(r for r in verdict.reasons if r.code == "not_made_likelier")
    assert reason.answer_span is not None
    assert answer[slice(*reason.answer_span)].startswith("other")
    assert "not_made_likelier" not in codes(judged([fact], answer))


def test_a_sentence_that_is_not_made_likelier_is_named_with_its_place() -> None:
    """Also where the answer is too short for windows to show it."""
    answer = f"{WARRANTY} It covers accidents worldwide."
    verdict = judged([WARRANTY], answer, question="How long?", min_sentence=0.2)
    reason = next(r for r in verdict.reasons if r.code == "not_made_likelier")
    assert reason.answer_span is not None
    assert answer[slice(*reason.answer_span)] == "It covers accidents worldwide."
    plain = judged([WARRANTY], answer, question="How long?")
    assert "not_made_likelier" not in codes(plain)


def test_a_sentence_that_hangs_on_an_uncited_document_is_found() -> None:
    """The mark is the span; the main document is the first source."""
    answer = "It lasts 3 years [2]."
    verdict = judged([WARRANTY, DELIVERY], answer, attribution=True)
    reason = next(r for r in verdict.reasons if r.code == "attribution_mismatch")
    assert reason.answer_span is not None
    assert answer[slice(*reason.answer_span)] == "[2]"
    assert [source.document for source in reason.sources] == [0, 1]
    assert "cites document 2 but hangs on document 1, under" in reason.message


@pytest.mark.parametrize(
    ("documents", "answer"),
    [
        ([WARRANTY, DELIVERY], "It lasts 3 years [1]."),
        ([WARRANTY, DELIVERY], "It lasts 3 years."),
        ([WARRANTY, DELIVERY], "It lasts 3 years [1][2]."),
        ([WARRANTY, DELIVERY, WARRANTY], "It lasts 3 years [3]."),
    ],
)
def test_right_missing_and_redundant_citations_are_no_mismatch(
    documents: list[str], answer: str
) -> None:
    """A cited document that could take the other's place is cited rightly."""
    verdict = judged(documents, answer, attribution=True)
    assert "attribution_mismatch" not in codes(verdict)
    assert verdict.details["consens"]["attribution"]["passes"] >= 4


def test_an_answer_that_hangs_on_one_of_two_disagreeing_documents_is_found() -> None:
    """Beside the conflict itself."""
    documents = ["The trial period lasts 14 days.", "The trial period is 30 days."]
    verdict = judged(
        documents,
        "It lasts 14 days.",
        question="How long is the trial period?",
        attribution=True,
    )
    assert verdict.action == "flag_conflict"
    assert "hangs_on_conflicting_document" in codes(verdict)
    reported = judged(
        documents,
        "One document says 14 days, another says 30 days.",
        question="How long is the trial period?",
        attribution=True,
    )
    assert "hangs_on_conflicting_document" not in codes(reported)


def test_attribution_is_measured_only_on_request() -> None:
    """It costs a pass per document."""
    scorer = RuleScorer(held)
    verdict = judged([WARRANTY, DELIVERY], WARRANTY, scorer)
    assert "attribution" not in verdict.details["consens"]
    assert len(scorer.prompts) == 2


def test_with_attribution_the_shared_passes_are_made_once() -> None:
    """All documents, none, and each left out."""
    scorer = RuleScorer(held)
    judged([WARRANTY, DELIVERY], WARRANTY, scorer, attribution=True)
    assert len(scorer.prompts) == len(set(scorer.prompts)) == 4


class _Failing:
    def score(self, prompt: str, continuation: str) -> TokenScores:
        raise RuntimeError("out of memory")


class _Hanging:
    def score(self, prompt: str, continuation: str) -> TokenScores:
        time.sleep(2.0)
        raise AssertionError


class _Lying:
    def score(self, prompt: str, continuation: str) -> TokenScores:
        return None  # type: ignore[return-value]


@pytest.mark.parametrize("scorer", [_Failing(), _Hanging(), _Lying()])
def test_a_scorer_that_fails_hangs_or_lies_leaves_the_verdict_and_says_so(
    scorer: Any,
) -> None:
    """The gate's own judgement stands."""
    plain = EvidenceGate().check(question=QUESTION, documents=[WARRANTY], answer="3.")
    verdict = judged([WARRANTY], "3.", scorer, timeout=0.2)
    assert (verdict.action, verdict.route) == (plain.action, plain.route)
    assert verdict.risk == plain.risk
    assert "second_look_failed" in codes(verdict)
    assert verdict.details["consens"]["status"] in ("failed", "timed_out")


def test_details_hold_no_text() -> None:
    """They travel with every record."""
    verdict = judged([WARRANTY], "It lasts 3 years [1].", attribution=True)
    assert "warranty" not in json.dumps(verdict.to_record()["details"]).lower()


def test_options_and_the_gate_pickle_with_their_scorer() -> None:
    """For workers in other processes."""
    look = ConsensLook(FakeScorer(), ConsensOptions(mean="arithmetic"))
    gate = pickle.loads(pickle.dumps(EvidenceGate(looks=[look])))  # noqa: S301
    verdict = gate.check(question=QUESTION, documents=[WARRANTY], answer=WARRANTY)
    assert verdict.details["consens"]["status"] == "judged"
