"""A short answer whose value is that of the clause beside: "four weeks", of books.

Like `other_clauses`, by values: one clause speaks of more of what is asked and gives a
value of the kind; the value of the answer stands only in clauses that speak of less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from evigate.checks.names.clause_subjects import asked_of, unasked_stems
from evigate.checks.names.leading_clauses import (
    MAX_ASKED,
    leads,
    other_clause_reason,
)
from evigate.checks.names.segments import (
    MAX_SENTENCES,
    Segment,
    segment_span,
    segments,
)
from evigate.checks.question.asked import asked
from evigate.checks.question.extremes import asked_extreme
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import (
    Quantity,
    match_quantities,
    same_dimension,
)
from evigate.text.dates.dates import Date
from evigate.text.light import light_words
from evigate.text.reading import Reading
from evigate.text.yes_no import yes_no

Value = Quantity | Date

_KINDS: Final = frozenset(
    {"date", "duration", "amount", "count", "open", "person", "yes_no"}
)
_MAX_WORDS: Final = 14  # of the answer
_MAX_VALUES: Final = 3


def check_other_values(evidence: Evidence) -> list[Reason]:
    """Short answers with the value of another clause than what is asked.

    >>> from evigate.records import RagCall
    >>> document = "You may keep books for four weeks and films for one week."
    >>> call = RagCall.of("How long may I keep films?", [document], "Four weeks.")
    >>> [reason.code for reason in check_other_values(Evidence(call))]
    ['number_wrong_subject']
    """
    answer = evidence.answer
    if len(evidence.alignments) != 1 or len(answer.words.forms) > _MAX_WORDS:
        return []
    values = list(values_of(answer))
    kind = evidence.shared(asked).kind
    if len(values) > _MAX_VALUES or kind not in _KINDS:
        return []
    if not values or evidence.shared(asked_extreme):
        return []
    if len(evidence.document_sentences) > MAX_SENTENCES:
        return []
    terms = evidence.shared(told_terms)
    if not terms or len(terms) > MAX_ASKED or is_cross_lingual(evidence):
        return []
    if _is_bracketed(evidence):
        return []
    row = evidence.alignments[0]
    denies = text_cues(evidence, answer).denies(row.low, row.high)
    if denies or yes_no(answer.text) == "no":
        return []
    for value in values:
        found = _taken_from(evidence, value, values)
        if found is not None:
            dated = isinstance(value, Date)
            code: ReasonCode = "date_mismatch" if dated else "number_wrong_subject"
            span = Span(value.start, value.end)
            return [other_clause_reason(evidence, code, span, *found)]
    return []


def values_of(reading: Reading) -> Iterator[Value]:
    """The dates and amounts of a text."""
    dates = reading.dates
    yield from dates
    for quantity in reading.quantities:
        if not quantity.is_value or (quantity.weak and quantity.unit is None):
            continue
        if not any(d.start < quantity.end and quantity.start < d.end for d in dates):
            yield quantity


def _taken_from(
    evidence: Evidence, value: Value, values: Sequence[Value]
) -> tuple[Segment, Segment] | None:
    """The clause that answers, and the one that the value was taken from."""
    placed = evidence.shared(placed_values)
    holders = [segment for segment, other in placed if _match(value, other)]
    if not holders:
        return None
    said = _said_beside(evidence, value)
    if isinstance(value, Quantity) and evidence.shared(asked).kind == "count":
        said -= {_counted(evidence, value)}
    if any(said & unasked_stems(evidence, held) for held in holders):
        return None  # it says of what its value is
    rights = [
        segment
        for segment, other in placed
        if _are_comparable(value, other)
        and not _are_hours(evidence, value, other)
        and not any(_match(each, other) for each in values)
        and not _only_limits(value, other)
    ]
    measures = frozenset(
        number
        for number, term in evidence.shared(told_terms).items()
        if _is_measure(term.measures, value)
    )
    for right in rights:
        if right in holders:
            continue
        if all(leads(evidence, right, held, measures) for held in holders):
            return right, holders[0]
    return None


def placed_values(evidence: Evidence) -> list[tuple[Segment, Value]]:
    """The values of documents with their clauses; use through ``evidence.shared``."""
    by_document: dict[int, list[Segment]] = {}
    for segment in evidence.shared(segments):
        by_document.setdefault(segment.document, []).append(segment)
    found: list[tuple[Segment, Value]] = []
    for document, held in by_document.items():
        reading = evidence.documents[document]
        spans = [(segment_span(evidence, each), each) for each in held]
        for value in values_of(reading):
            for span, segment in spans:
                if span.start <= value.start < span.end:
                    found.append((segment, value))
                    break
    return found


def _counted(evidence: Evidence, value: Quantity) -> str:
    """The word behind a number: "36 residents"."""
    answer = evidence.answer
    for start, stem in zip(answer.words.starts, answer.stems, strict=True):
        if start >= value.end:
            return stem
    return ""


def _said_beside(evidence: Evidence, value: Value) -> frozenset[str]:
    """What the answer says beside a value and what was asked."""
    answer = evidence.answer
    content = evidence.content_flags(answer)
    starts, stems = answer.words.starts, answer.stems
    inside = range(value.start, value.end)
    said = {
        stems[i] for i, flag in enumerate(content) if flag and starts[i] not in inside
    }
    language = evidence.language_of(answer)
    return frozenset(said) - evidence.shared(asked_of) - light_words(language)


def _match(said: Value, held: Value) -> bool:
    if isinstance(said, Quantity):
        return isinstance(held, Quantity) and match_quantities(said, held) is not None
    if isinstance(held, Date):
        return said.matches(held)
    hours = held.unit in (None, "hour") and not said.minute  # "24:00", "24 hours"
    return said.is_time and hours and held.value == said.hour


def _are_comparable(said: Value, held: Value) -> bool:
    if isinstance(said, Quantity):
        return isinstance(held, Quantity) and same_dimension(said, held)
    if not isinstance(held, Date) or said.is_time != held.is_time:
        return False
    if said.is_time or (_is_day(said) and _is_day(held)):
        return True
    return bool((said.year and held.year) or (said.month and held.month))


def _are_hours(evidence: Evidence, said: Value, held: Value) -> bool:
    """Is "11 h" a time of day here, and the other value none?"""
    if evidence.shared(asked).kind != "date":
        return False
    units = {value.unit for value in (said, held) if isinstance(value, Quantity)}
    return "hour" in units and len(units) > 1


def _only_limits(said: Value, held: Value) -> bool:
    """Is a value a limit ("orders over 80 euros"), where the answer gives none?"""
    if not isinstance(said, Quantity) or not isinstance(held, Quantity):
        return False
    return held.bound is not None and said.bound is None


def _is_bracketed(evidence: Evidence) -> bool:
    """Does the question give an amount or a time ("for 8 kg", "at 8 pm")?

    What holds for it follows from limits, which no words tell apart.
    """
    question = evidence.question
    if any(date.is_time for date in question.dates):
        return True
    return any(q.is_value and not q.weak for q in question.quantities)


def _is_day(date: Date) -> bool:
    return bool(date.weekday) and not (date.day or date.month or date.hour)


def _is_measure(measures: frozenset[str], value: Value) -> bool:
    """Does a word of the question only tell that such a value is asked ("costs")?"""
    if isinstance(value, Date):
        return "date" in measures
    return (value.dimension or "count").partition(":")[0] in measures
