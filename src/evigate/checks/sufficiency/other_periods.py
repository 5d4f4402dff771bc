"""Sentences that speak of another period than the asked one, which documents mention.

Asked is 2023; "in 2022 the ferry carried 41,000 passengers, in 2023 it was in dock".
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.sufficiency.keys import opens_period
from evigate.evidence import Evidence
from evigate.records import Source
from evigate.text.dates.dates import Date

_MAX_DATES: Final = 200


class OtherSubject(NamedTuple):
    """A sentence about a sibling.

    Attributes:
        asked: what tells the asked thing apart, as the question writes it.
        sibling: what tells the other one, as the document writes it.
        source: where the sibling stands.
        period: are they periods, rather than things?
    """

    asked: str
    sibling: str
    source: Source
    period: bool = False


def other_periods(evidence: Evidence) -> dict[int, OtherSubject]:
    """Document sentences about other years or months only; use through ``shared``.

    Empty unless a sentence speaks of the asked one.

    >>> from evigate.records import RagCall
    >>> documents = ["In 2022 it had 40 guests. In 2023 it was closed."]
    >>> call = RagCall.of("How many guests did it have in 2023?", documents, "")
    >>> [(at, found.sibling) for at, found in other_periods(Evidence(call)).items()]
    [(0, '2022')]
    """
    question = evidence.question
    wanted = [
        date
        for date in question.dates
        if _is_period(date) and opens_period(question.text, date.start)
    ]
    if len(wanted) != 1:
        return {}
    held = False
    found: dict[int, OtherSubject] = {}
    matched: set[int] = set()
    for number, reading in enumerate(evidence.documents):
        if reading.cells:
            return {}  # the periods of tables stand in their headings
        for date in reading.dates[:_MAX_DATES]:
            place = evidence.sentence_at(number, date.start)
            if place is None or not date.year:
                continue
            if date.matches(wanted[0]) or not _is_alike(date, wanted[0]):
                held = held or date.matches(wanted[0])
                matched.add(place)
            elif place not in found:
                source = evidence.source(number, date.start, date.end)
                found[place] = OtherSubject(wanted[0].raw, date.raw, source, True)
    if not held:
        return {}
    return {place: other for place, other in found.items() if place not in matched}


def _is_period(date: Date) -> bool:
    return bool(date.year) and not date.day and date.part == "single"


def _is_alike(date: Date, wanted: Date) -> bool:
    """Another period of the same length, rather than an open one or a day in it."""
    return _is_period(date) and bool(date.month) == bool(wanted.month)
