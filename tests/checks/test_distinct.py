"""A fault that several checks find is told once."""

from __future__ import annotations

from evigate.checks import distinct
from evigate.records import Reason, Span


def test_of_two_of_one_code_about_one_span_the_surer_is_kept_in_its_place() -> None:
    weak = Reason("entity_mismatch", "one", Span(0, 4), weight=0.65)
    sure = Reason("entity_mismatch", "two", Span(0, 4), weight=0.7)
    other = Reason("number_mismatch", "three", Span(0, 4), weight=0.5)
    assert distinct([weak, other, sure]) == [sure, other]
    assert distinct([sure, other, weak]) == [sure, other]


def test_findings_about_other_places_or_the_whole_answer_all_stay() -> None:
    here = Reason("date_mismatch", "here", Span(0, 4))
    there = Reason("date_mismatch", "there", Span(9, 12))
    whole = Reason("conflicting_documents", "first")
    again = Reason("conflicting_documents", "second")
    assert distinct([here, there, whole, again]) == [here, there, whole, again]
