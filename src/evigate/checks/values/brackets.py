"""Prices and the like by brackets: which one holds for the amount that is asked?

"Parcels up to 5 kg cost 6.90, up to 10 kg 9.90": for one of 8 kg it is 9.90.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Any, Final, Generic, NamedTuple, TypeVar

from evigate.checks.subjects.mentions import (
    Amount,
    Mention,
    Placed,
    amounts_of_document,
)
from evigate.checks.values.parts_of_totals import counted_noun
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, same_dimension, same_quantity
from evigate.text.patterns import late
from evigate.text.tables.bracket_words import BEYOND, BEYOND_DENSE, UP_TO

_MAX_LIMITS: Final = 24
_MAX_AMOUNTS: Final = 120  # of a document; a longer list is data
MAX_PLACES: Final = 5
"""Places of one amount that are looked at."""

_WINDOW: Final = 12
_MAX_GIVEN: Final = 4
_MAX_AGE: Final = 120
_JOINT: Final = late(r"[^.;；。,，、]{0,40}")
_STRONG: Final = late(r"[;；]")
_COLON: Final = late(r"[^.;；。,，、]{0,24}[:：]\s*")

V = TypeVar("V", bound=Placed)


class Bracket(NamedTuple, Generic[V]):
    """From where to where something holds, and the value that it has there.

    Attributes:
        low, high: in the base unit; infinite where it is open.
        limit: the amount that bounds it.
        value: what holds there, None where that is no amount ("free").
    """

    low: float
    high: float
    limit: Mention[V]
    value: Amount | None

    def holds_for(self, given: float) -> bool:
        """Is an amount inside, the ends included?"""
        return self.low <= given <= self.high

    @property
    def width(self) -> tuple[float, float]:
        """How wide it is; of "up to 5" and "up to 10" the first is the narrower."""
        end = self.high if isfinite(self.high) else -self.low
        return self.high - self.low, end


class Choice(NamedTuple):
    """The bracket of the answer's value, and the one that holds for what is asked."""

    said: Amount
    asked: Bracket[Any]

    @property
    def is_right(self) -> bool:
        return is_at(self.asked.value, self.said)


def is_at(amount: Amount | None, other: Amount) -> bool:
    """Is it the amount at the same place, read once more perhaps?"""
    return (
        amount is not None
        and amount.document == other.document
        and amount.value.start == other.value.start
    )


def bracket_choice(
    evidence: Evidence,
    mention: Amount,
    equal: Sequence[Amount],
    given: Sequence[Quantity],
) -> Choice | None:
    """Which bracket the answer takes its value from, and which one it should.

    Args:
        evidence: the call.
        mention: an amount of the answer.
        equal: the amounts of the documents that are equal.
        given: the amounts of the question.

    Returns:
        None where no brackets are told, or none holds for what is asked.
    """
    for asked in given[:_MAX_GIVEN]:
        if same_quantity(asked, mention.value):
            continue
        for said in equal[:MAX_PLACES]:
            brackets = _brackets(evidence, said, asked)
            holding = [b for b in brackets if b.holds_for(asked.base_value)]
            if not holding:
                continue
            best = min(holding, key=lambda bracket: bracket.width)
            own = [b for b in brackets if is_at(b.value, said)]
            if own:
                ends = asked.base_value in (best.low, best.high)
                if ends and any(b.holds_for(asked.base_value) for b in own):
                    continue
                return Choice(said, best)
            if best.value is not None and _are_listed(best.value, said):
                return Choice(said, best)
    return None


def _are_listed(first: Amount, second: Amount) -> bool:
    """In one sentence, one with a limit and the other for everybody else?"""
    return (
        first.cell is None
        and first.sentence == second.sentence
        and first.value.unit == second.value.unit
        and first.value.unit is not None
        and not same_quantity(first.value, second.value)
    )


def _brackets(
    evidence: Evidence, said: Amount, asked: Quantity
) -> list[Bracket[Quantity]]:
    """All brackets by amounts such as the asked one in the document of a value."""
    amounts = amounts_of_document(evidence, said.document)
    if len(amounts) > _MAX_AMOUNTS:
        return []
    limits = [
        (amount, ends)
        for amount in amounts
        if not is_at(amount, said)
        and _is_like(asked, amount.value)
        and not (asked.unit == "year" and _counts_things(evidence, amount, amounts))
        and (ends := _ends(evidence, amount, asked)) is not None
    ]
    if not limits or len(limits) > _MAX_LIMITS:
        return []
    bounding = {id(amount) for amount, _ in limits}
    values = [
        a
        for a in amounts
        if id(a) not in bounding
        and a.value.bound is None
        and same_dimension(a.value, said.value)
    ]
    found = [
        Bracket(*ends, limit, value_beside(evidence, limit, values, limits))
        for limit, ends in limits
    ]
    return [*found, *_beyond(evidence, found, values)]


def _is_like(asked: Quantity, held: Quantity) -> bool:
    if asked.unit == "year" and held.unit is None and held.per is None:
        return held.value <= _MAX_AGE and not held.weak  # "children under 6"
    return same_dimension(asked, held) and held.unit != "percent"


def _counts_things(
    evidence: Evidence, amount: Amount, amounts: Sequence[Amount]
) -> bool:
    """ "1 tablet … at most 4 tablets": no age, as what other numbers count follows."""
    if amount.value.unit is not None:
        return False
    noun = counted_noun(evidence, amount)
    return bool(noun) and any(
        other is not amount
        and other.value.unit is None
        and counted_noun(evidence, other) == noun
        for other in amounts
    )


def _ends(
    evidence: Evidence, amount: Amount, asked: Quantity
) -> tuple[float, float] | None:
    """Between which amounts, in the base unit of the asked one, a limit lies."""
    value = amount.value
    if value.unit is None and asked.unit is not None:
        value = value._replace(unit=asked.unit)
    span = value.base_ends
    if span is not None:
        return span
    bound = value.bound
    if bound in ("at_most", "less_than"):
        return float("-inf"), value.base_value
    if bound in ("at_least", "more_than"):
        return value.base_value, float("inf")
    text = evidence.documents[amount.document].text
    before = text[max(0, value.start - _WINDOW) : value.start].lower().split()
    if before and before[-1] in UP_TO:
        return float("-inf"), value.base_value
    return None


def value_beside(
    evidence: Evidence,
    limit: Mention[V],
    values: Sequence[Amount],
    limits: Sequence[tuple[Mention[V], tuple[float, float]]],
) -> Amount | None:
    """The value in the row or clause of a limit, or right behind its colon."""
    reading = evidence.documents[limit.document]
    near = [v for v in values if v.sentence == limit.sentence]
    if not near:
        return None
    others = [other.value for other, _ in limits if other.sentence == limit.sentence]
    start, end = evidence.document_sentences[limit.sentence][1:3]
    at = limit.value.start
    for low, high in reading.clauses(start, end):
        if low <= at < high:
            own = [v for v in near if low <= v.value.start < high]
            limiting = [o for o in others if low <= o.start < high]
            if len(own) == 1 and len(limiting) == 1:
                return own[0]
    behind = min(
        (v for v in near if v.value.start >= limit.value.end),
        key=lambda v: v.value.start,
        default=None,
    )
    if len(others) == 1 and len(near) == 1:
        first, second = sorted(
            (item.start, item.end) for item in (near[0].value, limit.value)
        )
        gap = reading.text[first[1] : second[0]]
        return near[0] if _STRONG.search(gap) is None else None
    if behind is None:
        return None
    gap = reading.text[limit.value.end : behind.value.start]
    between = any(limit.value.end <= o.start < behind.value.start for o in others)
    joined = _JOINT.fullmatch(gap) or _COLON.fullmatch(gap)
    return behind if joined and not between else None


def _beyond(
    evidence: Evidence, brackets: Sequence[Bracket[Quantity]], values: Sequence[Amount]
) -> Iterator[Bracket[Quantity]]:
    """The other side of one limit: "Heavier dogs get 1 g"."""
    taken = {id(b.value) for b in brackets}
    if len(brackets) != 1 or brackets[0].low != float("-inf"):
        return
    limit = brackets[0].limit
    for value in values:
        if id(value) in taken or not 0 <= value.sentence - limit.sentence <= 1:
            continue
        reading = evidence.documents[value.document]
        start, end = evidence.document_sentences[value.sentence][1:3]
        for low, high in reading.clauses(start, end):
            if low <= value.value.start < high:
                text = reading.text[low : value.value.start].lower()
                words = text.split()
                if any(w.startswith(BEYOND) for w in words) or any(
                    word in text for word in BEYOND_DENSE
                ):
                    high_end = float("inf")
                    yield Bracket(brackets[0].high, high_end, limit, value)
