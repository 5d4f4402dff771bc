"""For which period a document gives a value: "14 until March 2023, 18 since April"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from evigate.checks.subjects.mentions import Amount, amounts_of_document
from evigate.checks.values.dates import given_dates
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import same_dimension
from evigate.text.dates.dates import Date
from evigate.text.patterns import late

_NOW: Final = late(
    r"\b(?:now|nowadays|currently|today|at the moment|present|jetzt|derzeit|aktuell\w*|"
    r"heute|momentan|maintenant|actuel\w*|aujourd'hui|en ce moment|ahora|actual\w*|hoy|"
    r"adesso|ora|attual\w*|oggi|agora|atual\w*|hoje|nu|momenteel|vandaag|teraz|obecn\w*|"
    r"dziś|dzisiaj|الآن|حاليا|حاليًا|اليوم)\b|अभी|आजकल|फ़िलहाल|वर्तमान|现在|目前|当前|如今|今は|現在|지금|현재"
)
_UP_TO: Final = frozenset({"until", "by", "before"})
_FROM_ON: Final = frozenset({"after", "since", "from"})
_MAX_ITEMS: Final = 12
_Point = tuple[int, int, int]


def asked_dates(evidence: Evidence) -> list[Date]:
    """Years and months that the user asks of; use through ``evidence.shared``.

    "What is the fee now?" asks of the time since which documents say that it holds.
    """
    given = [date for date in given_dates(evidence) if is_period(date)]
    if given or _NOW.search(evidence.question.text.lower()) is None:
        return given
    since = [
        date
        for reading in evidence.documents
        for date in reading.dates
        if date.relation == "since" and date.year
    ]
    return sorted(since, key=_first_day)[-1:]


def is_period(date: Date) -> bool:
    """Does a date name a year or a month, rather than a day of the week or a time?"""
    return bool(date.year or date.month)


def holds_for(
    evidence: Evidence, mention: Amount, asked: Sequence[Date]
) -> bool | None:
    """Does a value hold for all asked dates? None where its period is not stated.

    >>> from evigate.checks.subjects.mentions import quantity_mentions
    >>> from evigate.records import RagCall
    >>> document = "It was 14 euros until March 2023 and is 18 euros since April 2023."
    >>> evidence = Evidence(RagCall.of("Price in May 2023?", [document], ""))
    >>> asked = asked_dates(evidence)
    >>> [holds_for(evidence, m, asked) for m in quantity_mentions(evidence)]
    [False, True]
    """
    scope = _scope(evidence, mention)
    if not scope or not asked:
        return None
    covered = [_covers(scope, date) for date in asked]
    return None if None in covered else all(covered)


def _scope(evidence: Evidence, mention: Amount) -> list[Date]:
    """The dates that go with a value in its sentence, else those of its clause."""
    reading = evidence.documents[mention.document]
    place = mention.value.start
    start, end = next(
        ((a, b) for a, b in reading.sentences if a <= place < b), (0, len(reading.text))
    )
    inside = [d for d in reading.dates if start <= d.start < end and is_period(d)]
    if len(inside) > 1:
        paired = _paired(evidence, mention, inside)
        if paired:
            return paired
    for first, last in reading.clauses(start, end):
        if first <= place < last:
            close = [d for d in inside if first <= d.start < last]
            return close or inside
    return inside


def _paired(evidence: Evidence, mention: Amount, dates: Sequence[Date]) -> list[Date]:
    """The dates of a value where values and dates take turns, each value with its own.

    A range counts as one date. Empty where they do not take turns.
    """
    values = [
        other.value
        for other in amounts_of_document(evidence, mention.document)
        if other.sentence == mention.sentence
        and same_dimension(other.value, mention.value)
    ]
    groups = _groups(dates)
    if len(values) != len(groups) or not 1 < len(values) <= _MAX_ITEMS:
        return []
    starts = [group[0].start for group in groups]
    leads = [value.start < start for value, start in zip(values, starts, strict=True)]
    if all(leads):
        taken_turns = all(
            start < value.start
            for start, value in zip(starts[:-1], values[1:], strict=True)
        )
    else:
        taken_turns = not any(leads) and all(
            value.start < start
            for value, start in zip(values[:-1], starts[1:], strict=True)
        )
    if not taken_turns:
        return []
    for value, group in zip(values, groups, strict=True):
        if value.start == mention.value.start:
            return group
    return []


def _groups(dates: Sequence[Date]) -> list[list[Date]]:
    groups: list[list[Date]] = [[dates[0]]]
    for first, second in pairwise(dates):
        if (first.part, second.part) == ("from", "to"):
            groups[-1].append(second)
        else:
            groups.append([second])
    return groups


def _covers(scope: Sequence[Date], asked: Date) -> bool | None:
    begin = [d for d in scope if d.part == "from" or d.relation in _FROM_ON]
    until = [d for d in scope if d.part == "to" or d.relation in _UP_TO]
    if not any(date.year for date in scope):
        return _covers_month(begin, until, scope, asked)
    if asked.year is None or not all(date.year for date in scope):
        return None
    if not begin and not until:
        return any(date.matches(asked) for date in scope)
    first, last = _first_day(asked), _last_day(asked)
    return all(_begins(d) <= last for d in begin) and all(
        _ends(d) >= first for d in until
    )


def _covers_month(
    begin: Sequence[Date], until: Sequence[Date], scope: Sequence[Date], asked: Date
) -> bool | None:
    """From October to March: months of any year, over its turn too."""
    month = asked.month
    if month is None:
        return None
    if not begin and not until:
        months = {date.month for date in scope}
        return month in months if asked.day is None else None
    if len(begin) != 1 or len(until) != 1:
        return None
    first, last = begin[0], until[0]
    low, high = (first.month or 1, first.day or 1), (last.month or 12, last.day or 31)
    start, end = (month, asked.day or 1), (month, asked.day or 31)
    if low <= high:
        return low <= end and start <= high
    return end >= low or start <= high


def _first_day(date: Date) -> _Point:
    month = date.month or (3 * date.quarter - 2 if date.quarter else 1)
    return date.year or 0, month, date.day or 1


def _last_day(date: Date) -> _Point:
    month = date.month or (3 * date.quarter if date.quarter else 12)
    return date.year or 9999, month, date.day or 31


def _begins(date: Date) -> _Point:
    return _last_day(date) if date.relation == "after" else _first_day(date)


def _ends(date: Date) -> _Point:
    return _first_day(date) if date.relation == "before" else _last_day(date)
