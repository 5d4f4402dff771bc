"""Does a value hold for the period that is asked? "Until 2024 it is 20, then 30." """

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.binding import MAX_JUDGED, context_weights
from evigate.checks.dates import given_dates
from evigate.checks.mentions import Mention, answer_quantity_mentions
from evigate.checks.quantities import candidates
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.dates import Date
from evigate.text.quantities import Quantity, same_dimension, same_quantity
from evigate.text.reading import Reading

_UP_TO: Final = frozenset({"until", "by", "before"})
_FROM_ON: Final = frozenset({"after", "since", "from"})
_Point = tuple[int, int, int]


def check_periods(evidence: Evidence) -> list[Reason]:
    """Values of the answer that the documents give for another period.

    >>> from evigate.records import RagCall
    >>> document = "Until 31 May 2024 it costs 20 EUR. From 1 June 2024 it is 30 EUR."
    >>> call = RagCall.of("Price in April 2024?", [document], "It cost 30 EUR.")
    >>> [reason.code for reason in check_periods(Evidence(call))]
    ['period_mismatch']
    """
    asked = [d for d in (*given_dates(evidence), *evidence.answer.dates) if d.year]
    if not asked:
        return []
    reasons: list[Reason] = []
    for mention in answer_quantity_mentions(evidence)[:MAX_JUDGED]:
        reason = _judge(evidence, mention, asked)
        if reason is not None:
            reasons.append(reason)
    return reasons


def _judge(
    evidence: Evidence, mention: Mention[Quantity], asked: Sequence[Date]
) -> Reason | None:
    equal: list[Mention[Quantity]] = []
    rivals: list[Mention[Quantity]] = []
    weights = context_weights(evidence, mention)
    for other in candidates(evidence, mention, weights):
        if same_quantity(mention.value, other.value):
            equal.append(other)
        elif same_dimension(mention.value, other.value):
            rivals.append(other)
    if not equal or not rivals:
        return None
    if any(_holds(evidence, other, asked) is not False for other in equal):
        return None
    for rival in rivals:
        if _holds(evidence, rival, asked):
            return _reason(evidence, mention, equal[0], rival)
    return None


def _holds(
    evidence: Evidence, mention: Mention[Quantity], asked: Sequence[Date]
) -> bool | None:
    """Does a value hold for all asked dates? None where its period is not stated."""
    scope = _scope(evidence.documents[mention.document], mention)
    if not scope:
        return None
    return all(_covers(scope, date) for date in asked)


def _scope(reading: Reading, mention: Mention[Quantity]) -> list[Date]:
    """The dates of a value's clause, else of its sentence."""
    place = mention.value.start
    sentence = next(
        ((a, b) for a, b in reading.sentences if a <= place < b), (0, len(reading.text))
    )
    inside = [d for d in reading.dates if sentence[0] <= d.start < sentence[1]]
    inside = [d for d in inside if d.year]
    for start, end in reading.clauses(*sentence):
        if start <= place < end:
            close = [d for d in inside if start <= d.start < end]
            return close or inside
    return inside


def _covers(scope: Sequence[Date], asked: Date) -> bool:
    first, last = _first_day(asked), _last_day(asked)
    begin = [d for d in scope if d.part == "from" or d.relation in _FROM_ON]
    until = [d for d in scope if d.part == "to" or d.relation in _UP_TO]
    if not begin and not until:
        return any(date.matches(asked) for date in scope)
    return all(_first_day(d) <= last for d in begin) and all(
        _last_day(d) >= first for d in until
    )


def _first_day(date: Date) -> _Point:
    month = date.month or (3 * date.quarter - 2 if date.quarter else 1)
    return date.year or 0, month, date.day or 1


def _last_day(date: Date) -> _Point:
    month = date.month or (3 * date.quarter if date.quarter else 12)
    return date.year or 9999, month, date.day or 31


def _reason(
    evidence: Evidence,
    mention: Mention[Quantity],
    found: Mention[Quantity],
    rival: Mention[Quantity],
) -> Reason:
    message = (
        f"The answer says “{mention.value.raw}”; for the asked period the documents "
        f"say “{rival.value.raw}”."
    )
    span = Span(mention.value.start, mention.value.end)
    sources = (_source(evidence, rival), _source(evidence, found))
    return Reason("period_mismatch", message, span, sources, 0.85)


def _source(evidence: Evidence, mention: Mention[Quantity]) -> Source:
    return evidence.source(mention.document, mention.value.start, mention.value.end)
