"""Prices by the time of day: the one after ten at night is not the one before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.subjects.mentions import Amount, Mention, amounts_of_document
from evigate.checks.values.brackets import (
    MAX_PLACES,
    Bracket,
    Choice,
    is_at,
    value_beside,
)
from evigate.checks.values.dates import date_mentions
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import same_dimension
from evigate.text.dates.dates import Date

_MAX_LIMITS: Final = 12
_MAX_TIMES: Final = 200
_MAX_AMOUNTS: Final = 200
_UP_TO: Final = frozenset({"until", "by", "before"})
_FROM_ON: Final = frozenset({"after", "since", "from"})
_ALL_DAY: Final = 24 * 60.0

When = Mention[Date]


def time_choice(evidence: Evidence, equal: Sequence[Amount]) -> Choice | None:
    """As `bracket_choice`, for the times of day that the question asks by."""
    asked = [date for date in evidence.question.dates if date.is_time]
    if len(asked) != 1:
        return None
    minute = _minute(asked[0])
    if asked[0].relation in _FROM_ON:
        minute += 1
    elif asked[0].relation in _UP_TO:
        minute -= 1
    if len(evidence.shared(date_mentions)) > _MAX_TIMES:
        return None
    for said in equal[:MAX_PLACES]:
        brackets = _brackets(evidence, said)
        holding = [b for b in brackets if b.holds_for(minute)]
        own = [b for b in brackets if is_at(b.value, said)]
        if own and len(holding) == 1:
            return Choice(said, holding[0])
    return None


def _brackets(evidence: Evidence, said: Amount) -> list[Bracket[Date]]:
    """What holds until, from or between times of day in the sentence of a value."""
    times = [
        time
        for time in evidence.shared(date_mentions)
        if time.sentence == said.sentence and time.value.is_time
    ]
    limits = [(time, ends) for time in times if (ends := _ends(time.value, times))]
    if not 1 < len(limits) <= _MAX_LIMITS:
        return []
    values = [
        amount
        for amount in amounts_of_document(evidence, said.document)[:_MAX_AMOUNTS]
        if amount.sentence == said.sentence and same_dimension(amount.value, said.value)
    ]
    return [
        Bracket(*ends, limit, value_beside(evidence, limit, values, limits))
        for limit, ends in limits
    ]


def _ends(date: Date, times: Sequence[When]) -> tuple[float, float] | None:
    minute = _minute(date)
    if date.part == "from":
        ends = (t.value for t in times if t.value.start >= date.end)
        last = next(ends, None)
        return None if last is None else (minute, _minute(last))
    if date.part == "to":
        return None
    if date.relation in _UP_TO:
        return 0.0, minute
    return (minute, _ALL_DAY) if date.relation in _FROM_ON else None


def _minute(date: Date) -> float:
    return 60.0 * (date.hour or 0) + (date.minute or 0)
