"""How often something happens: every 15 minutes is four times an hour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.checks.statements.slots import asked_slot
from evigate.checks.subjects.mentions import (
    ANSWER,
    Amount,
    amounts_of_document,
)
from evigate.checks.values.weekday_rhythms import weekday_rhythms
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import Quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.frequency_words import (
    EVERY,
    EVERY_AFTER,
    EVERY_DENSE,
    SPANS_BEFORE,
)
from evigate.text.tables.units import PER_ADVERBS, PER_UNITS

_EVERY: Final = late(rf"(?<!\w)(?:{EVERY})[ \u00a0]$")
_EVERY_DAY: Final = late(rf"(?:{EVERY})[ \u00a0]")
_WINDOW: Final = 24
_NEAR: Final = 0.02  # relative; twelve months are 360 to 366 days
_MAX_FREQUENCIES: Final = 60
_FEW_WORDS: Final = 6
_SURE: Final = 0.75
_HOURS: Final = {
    "second": 1 / 3600,
    "minute": 1 / 60,
    "quarter_hour": 0.25,
    "hour": 1.0,
    "day": 24.0,
    "night": 24.0,
    "week": 168.0,
    "fortnight": 336.0,
    "month": 730.5,
    "quarter": 2191.5,
    "half_year": 4383.0,
    "year": 8766.0,
}


def is_told_frequency(evidence: Evidence, mention: Amount) -> bool:
    """Do the documents tell how often in other numbers than the answer does?

    >>> from evigate.checks.subjects.mentions import answer_quantity_mentions
    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["It runs every 15 minutes."], "It runs 4 times an hour.")
    >>> evidence = Evidence(call)
    >>> is_told_frequency(evidence, answer_quantity_mentions(evidence)[0])
    True
    """
    reading = _reading(evidence, mention)
    hours = hours_between(reading, mention.value)
    if hours is None:
        return _is_span(reading.text, mention.value)
    return any(
        abs(hours - held) <= _NEAR * held
        for held in evidence.shared(_document_frequencies)
    )


def check_rhythms(evidence: Evidence) -> list[Reason]:
    """Asked how often, a rhythm without a number that no document tells.

    >>> from evigate.records import RagCall
    >>> documents = ["The bag is collected every two weeks."]
    >>> call = RagCall.of("How often is the bag collected?", documents, "Weekly.")
    >>> [reason.code for reason in check_rhythms(Evidence(call))]
    ['number_mismatch']
    """
    answer = evidence.answer
    if len(answer.words.forms) > _FEW_WORDS or not evidence.shared(asked_slot).recurs:
        return []
    if answer.quantities:
        return []  # "twice daily" is judged as an amount
    said = [*_adverbs(answer), *_every_unit(answer)]
    if not said or not evidence.shared(_document_frequencies):
        return []
    if says_told_rhythm(evidence):
        return []
    raw = answer.text[said[0].start : said[0].end]
    message = f"The answer says “{raw}”; the documents tell another rhythm."
    span = Span(said[0].start, said[0].end)
    return [Reason("number_mismatch", message, span, (), _SURE)]


def says_told_rhythm(evidence: Evidence) -> bool:
    """Does the answer tell a rhythm without a number ("every quarter", "yearly")?"""
    reading = evidence.answer
    said = [*_adverbs(reading), *_every_unit(reading)]
    return bool(said) and all(
        any(
            abs(rhythm.hours - held) <= _NEAR * held
            for held in evidence.shared(_document_frequencies)
        )
        for rhythm in said
    )


class Rhythm(NamedTuple):
    """The hours between two events, and where a text tells them."""

    hours: float
    start: int
    end: int


def rhythms_in(reading: Reading) -> Iterator[Rhythm]:
    """The rhythms that a text tells, with and without a number.

    >>> text = "Cleaned daily, checked every six months, renewed every year."
    >>> [round(found.hours) for found in rhythms_in(Reading(text, "en"))]
    [4383, 24, 8766]
    """
    for value in reading.quantities[:_MAX_FREQUENCIES]:
        hours = hours_between(reading, value)
        if hours is not None:
            yield Rhythm(hours, value.start, value.end)
    yield from _adverbs(reading)
    yield from _every_unit(reading)


def _every_unit(reading: Reading) -> Iterator[Rhythm]:
    """Every month, jedes Quartal."""
    text, words = reading.lowered, reading.words
    for form, start, end in zip(*words, strict=True):
        unit = PER_UNITS.get(form)
        if unit in _HOURS and _EVERY.search(text[max(0, start - _WINDOW) : start]):
            yield Rhythm(_HOURS[unit], start, end)


def _reading(evidence: Evidence, mention: Amount) -> Reading:
    number = mention.document
    return evidence.answer if number == ANSWER else evidence.documents[number]


def _document_frequencies(evidence: Evidence) -> list[float]:
    """Hours between two events, for each rhythm that the documents tell."""
    found: list[float] = []
    for number, reading in enumerate(evidence.documents):
        for mention in amounts_of_document(evidence, number):
            hours = hours_between(reading, mention.value)
            if hours is not None:
                found.append(hours)
        found += [rhythm.hours for rhythm in _adverbs(reading)]
        found += [_HOURS["week"] * r.weeks for r in weekday_rhythms(reading)]
        if len(found) > _MAX_FREQUENCIES:
            break
    return found


def _adverbs(reading: Reading) -> Iterator[Rhythm]:
    """Daily, vierteljährlich."""
    forms, starts, ends = reading.words
    if PER_ADVERBS.keys().isdisjoint(forms):
        return
    for form, start, end in zip(forms, starts, ends, strict=True):
        if form in PER_ADVERBS:
            yield Rhythm(_HOURS[PER_ADVERBS[form]], start, end)


def hours_between(reading: Reading, value: Quantity) -> float | None:
    """The hours between two events of a rhythm; None for what is no rhythm."""
    if not value.value or value.low is not None:
        return None
    if value.unit in _HOURS and value.unit is not None:
        return value.value * _HOURS[value.unit] if _is_rhythm(reading, value) else None
    if value.unit not in (None, "times"):
        return None
    per = value.per or _span(reading.text, value)
    return None if per not in _HOURS else _HOURS[per] / value.value


def _is_rhythm(reading: Reading, value: Quantity) -> bool:
    text, start, end = reading.text, value.start, value.end
    before = text[max(0, start - _WINDOW) : start].lower()
    return (
        _EVERY.search(before) is not None
        or _EVERY_DAY.match(value.raw.lower()) is not None
        or before.endswith(EVERY_DENSE)
        or text[end : end + _WINDOW].lstrip().startswith(EVERY_AFTER)
    )


def _is_span(text: str, value: Quantity) -> bool:
    """The 1時間 of 1時間に4本, which is judged with its count."""
    if value.value != 1 or value.unit not in _HOURS:
        return False
    after = text[value.end : value.end + _WINDOW].lstrip()
    return after.startswith(_IN_A_SPAN) and len(after.split("。")[0]) > 1


_IN_A_SPAN: Final = ("に", "에", "में")


def _span(text: str, value: Quantity) -> str | None:
    """दिन में तीन बार, 1時間に4本: the span beside a count."""
    before = text[max(0, value.start - _WINDOW) : value.start].rstrip()
    after = text[value.end : value.end + _WINDOW].lstrip()
    for unit, phrases in SPANS_BEFORE.items():
        if before.endswith(phrases) or after.startswith(phrases):
            return unit
    return None
