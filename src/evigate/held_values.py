"""Amounts of the answer that documents give in another form: an hour and a half.

Two times of day give the time between them: from 11:00 to 12:30.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from typing import Final

from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, bound_holds, same_quantity
from evigate.text.dates.record import Date
from evigate.text.words import is_unspaced

_MAX_VALUES: Final = 40
_MAX_HELD: Final = 200
_DAY: Final = 24 * 60
_APART: Final = 120  # characters between the beginning and the end
_MAX_TIMES: Final = 60


def held_value_words(evidence: Evidence) -> frozenset[int]:
    """Numbers of the answer's words that tell an amount which a document gives.

    Words that the documents hold anyway are left out; use through ``evidence.kept``.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["It takes 90 minutes."], "It takes an hour and a half.")
    >>> sorted(held_value_words(Evidence(call)))
    [2, 3, 4, 5, 6]
    """
    answer = evidence.answer
    starts = answer.words.starts
    known = evidence.postings
    held: set[int] = set()
    for quantity in answer.quantities[:_MAX_VALUES]:
        if not quantity.is_value or (quantity.weak and quantity.unit is None):
            continue
        low = bisect_left(starts, quantity.start)
        high = bisect_left(starts, quantity.end)
        if low == high or all(stem in known for stem in answer.stems[low:high]):
            continue
        if _is_held(evidence, quantity):
            # Pairs of characters that reach into it (不到150米) belong to it.
            while (
                low
                and starts[low - 1] + 2 >= quantity.start
                and is_unspaced(answer.words.forms[low - 1])
            ):
                low -= 1
            held.update(range(low, high))
    for date in answer.dates[:_MAX_VALUES]:
        if _is_held_date(evidence, date):
            low = bisect_left(starts, date.start)
            held.update(range(low, bisect_left(starts, date.end)))
    return frozenset(held)


def _is_held_date(evidence: Evidence, said: Date) -> bool:
    if not said.is_time and not (said.month and said.day):
        return False
    return any(
        other.is_time == said.is_time and said.matches(other)
        for reading in evidence.documents
        for other in reading.dates[:_MAX_HELD]
    )


def _is_held(evidence: Evidence, said: Quantity) -> bool:
    if is_span_of_hours(evidence, said):
        return True
    for reading in evidence.documents:
        for other in reading.quantities[:_MAX_HELD]:
            if other.role != said.role:
                continue
            holds = bound_holds(said, other)
            if holds or (holds is None and same_quantity(said, other)):
                return True
    return False


def is_span_of_hours(evidence: Evidence, said: Quantity) -> bool:
    """Is a duration of the answer the time between two times of a document?

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["It starts at 11:00 and ends at 12:30."], "90 minutes.")
    >>> evidence = Evidence(call)
    >>> is_span_of_hours(evidence, evidence.answer.quantities[0])
    True
    """
    if said.dimension != "time" or said.low is not None or said.per is not None:
        return False
    return round(said.base_value / 60) in evidence.shared(_spans)


def _spans(evidence: Evidence) -> frozenset[int]:
    """Minutes between neighbouring times of day, by the clock."""
    found: set[int] = set()
    for reading in evidence.documents:
        times = [date for date in reading.dates if date.is_time][:_MAX_TIMES]
        for first, second in pairwise(times):
            if second.start - first.end <= _APART:
                found |= _between(first, second)
    return frozenset(found - {0})


def _between(first: Date, second: Date) -> set[int]:
    minutes = (_minute(second) - _minute(first)) % _DAY
    if first.twelve or second.twelve:
        return {minutes % (_DAY // 2)}
    return {minutes}


def _minute(date: Date) -> int:
    return (date.hour or 0) * 60 + (date.minute or 0)
