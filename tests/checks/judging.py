"""What tests of the checks assert alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from evigate import EvidenceGate, Reason


def assert_points(found: Sequence[Reason], document: str, answer: str) -> None:
    """Each reason points into the answer and into the document, and quotes it."""
    assert found
    for reason in found:
        assert reason.answer_span is not None
        assert answer[slice(*reason.answer_span)]
        span = reason.sources[0].span
        assert span is not None
        assert document[slice(*span)]
        assert "The answer says" in reason.message


def assert_released(
    gate: EvidenceGate, question: str, document: str, answers: Iterable[str]
) -> None:
    """Right answers may go out unseen."""
    held = [a for a in answers if not _is_released(gate, question, document, a)]
    assert held == []


def assert_held(
    gate: EvidenceGate, question: str, document: str, answers: Iterable[str]
) -> None:
    """Wrong answers may not."""
    leaked = [a for a in answers if _is_released(gate, question, document, a)]
    assert leaked == []


def _is_released(gate: EvidenceGate, question: str, document: str, answer: str) -> bool:
    verdict = gate.check(question=question, documents=[document], answer=answer)
    return (verdict.action, verdict.route) == ("answer", "accept")
