"""Ages that two dates tell: born in 1931, died in 2004, awarded a prize in 1978."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import islice
from typing import Final

from evigate.checks.statements.ages import asks_for_an_age
from evigate.checks.subjects.mentions import Mention, mentions_in
from evigate.checks.values.asked_deeds import (
    deeds_beside,
    deeds_of_question,
    end_of_life,
)
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.dates.dates import Date
from evigate.text.deeds import deeds_of

_MAX_DATES: Final = 40
_OLDEST: Final = 4_000
_YEARS: Final = frozenset({None, "year"})


def is_told_age(evidence: Evidence, said: Quantity) -> bool:
    """Is an amount of the answer an age that follows from two dates of a document?

    From whole dates one age follows, from years one of two.

    >>> from evigate.records import RagCall
    >>> document = "Ada Holm (2 February 1950 – 1 January 2020) was a baker."
    >>> call = RagCall.of("How old did Ada Holm get?", [document], "69.")
    >>> evidence = Evidence(call)
    >>> is_told_age(evidence, evidence.answer.quantities[0])
    True
    """
    if said.unit not in _YEARS or not asks_for_an_age(evidence.question.text):
        return False
    return said.value in evidence.shared(told_ages)


def told_ages(evidence: Evidence) -> frozenset[float]:
    """The ages that may be asked for; use through ``evidence.shared``."""
    found: set[float] = set()
    for number, reading in enumerate(evidence.documents):
        dates = [date for date in islice(reading.dates, _MAX_DATES) if date.year]
        mentions = mentions_in(evidence, reading, number, dates)
        births = [m for m in mentions if _is_a_beginning(evidence, m)]
        if not births:
            continue
        for birth in births:
            for event in _asked_events(evidence, mentions, birth):
                found.update(_ages(birth.value, event.value))
    return frozenset(found)


@cache
def _beginnings() -> frozenset[int]:
    return deeds_of("born") | deeds_of("founded") | deeds_of("built")


def _is_a_beginning(evidence: Evidence, mention: Mention[Date]) -> bool:
    end = end_of_life(evidence, mention)
    if end is not None:
        return end == "born"
    return not _beginnings().isdisjoint(deeds_beside(evidence, mention))


def _asked_events(
    evidence: Evidence, mentions: Iterable[Mention[Date]], birth: Mention[Date]
) -> list[Mention[Date]]:
    """The dates of what is asked, else of the end of the life."""
    others = [m for m in mentions if m.value is not birth.value]
    wanted = evidence.shared(deeds_of_question) - _beginnings()
    asked = [m for m in others if not wanted.isdisjoint(deeds_beside(evidence, m))]
    return asked or [m for m in others if end_of_life(evidence, m) == "died"]


def _ages(birth: Date, event: Date) -> Iterable[float]:
    years = (event.year or 0) - (birth.year or 0)
    if not 0 <= years <= _OLDEST:
        return ()
    if birth.month and event.month and (birth.day and event.day):
        before = (event.month, event.day) < (birth.month, birth.day)
        return (float(years - before),)
    if birth.month and event.month and birth.month != event.month:
        return (float(years - (event.month < birth.month)),)
    return (float(years), float(years - 1))
