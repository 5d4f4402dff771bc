"""Answers that fill in a field that the documents leave blank."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked_blanks import asked_blank
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.blanks import says_blank
from evigate.text.negation import find_negations

_SURE: Final = 0.8


def value_of_a_blank(evidence: Evidence) -> Reason | None:
    """The answer gives what a form, record or table has a blank for.

    >>> from evigate.records import RagCall
    >>> document = "Exam: Greek I\\nRegistration: until 1 June\\nExam date: TBA"
    >>> call = RagCall.of("When is the exam?", [document], "On 1 June.")
    >>> value_of_a_blank(Evidence(call)).code
    'insufficient_evidence'
    """
    found = evidence.shared(asked_blank)
    answer = evidence.answer
    if found is None or says_blank(answer.text):
        return None
    if find_negations(answer.text, evidence.language_of(answer)):
        return None
    if found.dashed and not (answer.quantities or answer.dates or answer.names):
        return None  # a dash may stand for none: "It is free."
    span = Span(0, len(answer.text))
    return Reason("insufficient_evidence", found.message, span, (found.source,), _SURE)
