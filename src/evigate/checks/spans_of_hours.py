"""Durations that two times of day tell: from 11:00 to 12:30 is an hour and a half."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from evigate.evidence import Evidence
from evigate.text.date_record import Date
from evigate.text.quantities import Quantity

_DAY: Final = 24 * 60
_APART: Final = 120  # characters between the beginning and the end
_MAX_TIMES: Final = 60


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
