"""Many documents that all disagree make a verdict, not a catalogue of their pairs."""

from __future__ import annotations

from evigate import EvidenceGate

TICKETS = [f"The ticket costs {price} euros." for price in range(3, 23)]


def test_a_verdict_names_some_of_many_pairs() -> None:
    gate = EvidenceGate()
    question = "What does the ticket cost?"
    verdict = gate.check(question=question, documents=TICKETS, answer="3 euros.")
    before = gate.check_evidence(question=question, documents=TICKETS)
    assert verdict.action == before.action == "flag_conflict"
    assert len(verdict.reasons) == len(before.reasons) == 50


def test_an_answer_that_reports_any_of_them_is_heard() -> None:
    answer = "It depends: 21 euros in one document, 22 euros in another."
    verdict = EvidenceGate().check(
        question="What does the ticket cost?", documents=TICKETS, answer=answer
    )
    assert [reason.code for reason in verdict.reasons] == ["conflict_reported"]
