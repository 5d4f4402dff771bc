"""Times of day that one side writes as bare numbers: "open 9 to 18", "às 19h"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from evigate.checks.subjects.mentions import Amount, amounts_of_document
from evigate.evidence import Evidence
from evigate.records import Source
from evigate.text.amounts.quantities import Quantity
from evigate.text.dates.dates import Date
from evigate.text.patterns import late
from evigate.text.tables.clock_words import CLOCK_LEADS

_LAST_HOUR: Final = 24
_NOON: Final = 12
_JOINT: Final = r"(?:-|–|to|till|until|and|bis|und|à|et|a|y|às|e|alle|tot|en|do|i)"
_OPENS_HOURS: Final = late(
    r"(?:(?<!\w)(?:from|between|von|zwischen|de|entre|das|dalle|da|tra|van|tussen|od|"
    r"między) (?:las )?\d{1,2}(?: uhr| h| a\.?m\.?)?|"
    rf"(?<!\d)\d{{1,2}}(?:[:.]| ?h ?)[0-5]\d(?: uhr)?) ?{_JOINT} ?(?:las )?$"
)
_Hours = frozenset[int]


def hours_of_documents(evidence: Evidence) -> _Hours:
    """Full hours that the documents give as times of day; use through ``shared``."""
    found: set[int] = set()
    for reading in evidence.documents:
        for date in reading.dates:
            if date.hour is not None and not date.minute:
                found |= _either(date)
    return frozenset(found)


def hours_as_amounts(evidence: Evidence) -> dict[int, Source]:
    """Full hours that the documents give as numbers; use through ``shared``.

    A number counts as an hour in a range ("9–18"), with the unit ("19h"), or behind a
    word that leads to times ("um 8", "alle 9").
    """
    found: dict[int, Source] = {}
    for number, reading in enumerate(evidence.documents):
        for mention in amounts_of_document(evidence, number):
            for hour in _as_hours(mention.value, reading.text):
                place = evidence.source(number, mention.value.start, mention.value.end)
                found.setdefault(hour, place)
    return found


def time_stands_as_amount(evidence: Evidence, date: Date) -> bool:
    """Do the documents give a time of the answer as a bare number?"""
    if not date.is_time or date.minute:
        return False
    return not _either(date).isdisjoint(evidence.shared(hours_as_amounts))


def is_of_the_afternoon(evidence: Evidence, said: Date, held: Iterable[Date]) -> bool:
    """ "11:27 pm, and before that 10:12": the second time is of the evening, too."""
    if not said.is_time or (said.hour or _NOON) >= _NOON:
        return False
    later = (said.hour or 0) + _NOON
    times = [d for d in evidence.answer.dates if d.is_time and d is not said]
    if not any((other.hour or 0) >= _NOON for other in times):
        return False
    if any(d.hour == said.hour and d.minute == said.minute for d in held):
        return False
    raw = said.raw.lower().replace(".", "")
    return not raw.endswith("am") and any(
        d.hour == later and d.minute == said.minute for d in held
    )


def amount_stands_as_time(evidence: Evidence, mention: Amount) -> bool:
    """Do the documents give a bare number of the answer as a time of day?"""
    text = evidence.answer.text
    known = evidence.shared(hours_of_documents)
    hours = _as_hours(mention.value, text)
    if not hours and known and _closes_hours(mention.value, text):
        hours = frozenset({int(mention.value.value)})
    return bool(hours) and all(
        hour in known or (hour <= _NOON and hour + _NOON in known) for hour in hours
    )


def _closes_hours(quantity: Quantity, text: str) -> bool:
    """The 6 of "from 10 to 6": in the evening, so that the numbers make no range."""
    value = quantity.value
    if quantity.unit is not None or value % 1 or not 0 <= value <= _LAST_HOUR:
        return False
    before = text[max(0, quantity.start - 24) : quantity.start].lower()
    return _OPENS_HOURS.search(before) is not None


def _either(date: Date) -> set[int]:
    hour = date.hour or 0
    return {hour, (hour + 12) % 24} if date.twelve else {hour}


def _as_hours(quantity: Quantity, text: str) -> _Hours:
    """The hours of the day that a number may stand for, empty if it may not."""
    if quantity.role != "value" or quantity.unit not in (None, "hour") or quantity.per:
        return frozenset()
    ends = {quantity.value}
    if quantity.low is not None and quantity.high is not None:
        ends = {quantity.low, quantity.high}
    elif quantity.unit is None and not _is_led(quantity, text):
        return frozenset()
    if any(end % 1 or not 0 <= end <= _LAST_HOUR for end in ends):
        return frozenset()
    return frozenset(int(end) for end in ends)


def _is_led(quantity: Quantity, text: str) -> bool:
    before = text[max(0, quantity.start - 12) : quantity.start].lower().split()
    return bool(before) and before[-1] in CLOCK_LEADS
