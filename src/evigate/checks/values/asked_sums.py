"""Values that a question asks to compute: how much lighter, how many outside of Lyon.

The documents give the operands, the answer should give the result. An answer that
gives one of the operands instead has not computed; one that gives the result is right
though no document writes it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from evigate.checks.subjects.binding import asked_words
from evigate.checks.subjects.mentions import Amount, quantity_mentions
from evigate.checks.values.asked_bills import asked_bill
from evigate.checks.values.asked_changes import (
    Change,
    asked_changes,
    asks_for_a_change,
)
from evigate.checks.values.asked_rates import asked_rate
from evigate.checks.values.asked_rests import asked_rest, asks_for_a_rest
from evigate.checks.values.compared import is_said_as_difference
from evigate.checks.values.parts_of_totals import PART_CUE, counted_noun
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import (
    Quantity,
    match_quantities,
    same_dimension,
)
from evigate.text.numbers.unit_likeness import are_pounds
from evigate.text.numbers.units import to_base
from evigate.text.patterns import late
from evigate.text.tables import asked_sum_words as words

Operation = Literal["difference", "total", "rest", "half", "bill", "rate"]

_MAX_AMOUNTS: Final = 60
_MAX_GROUP: Final = 4  # of one kind in a sentence; more are a list
_AFTER_PART: Final = 24
_WINDOW: Final = 12
_NEAR: Final = 1  # sentences
_EXACT: Final = 1e-6
_MONTHS: Final = 12
_SMALL: Final = 1.0


def _asks(spaced: str, dense: str) -> str:
    return rf"(?<!\w)(?:{spaced})(?!\w)|{dense}"


_DIFFERENCE: Final = late(_asks(words.DIFFERENCE_ASKED, words.DIFFERENCE_ASKED_DENSE))
_TOTAL: Final = late(_asks(words.TOTAL_ASKED, words.TOTAL_ASKED_DENSE))
_REST: Final = late(_asks(words.REST_ASKED, words.REST_ASKED_DENSE))
_HALF: Final = late(_asks(words.HALF_ASKED, words.HALF_ASKED_DENSE))
_YEAR: Final = late(_asks(words.PER_YEAR_ASKED, words.PER_YEAR_ASKED_DENSE))
_PROPORTION: Final = late(_asks(words.IN_PROPORTION, words.IN_PROPORTION_DENSE))


class AskedSum(NamedTuple):
    """What a question asks to compute.

    Attributes:
        operation: how.
        result: in the base unit of the operands.
        operands: the amounts of the documents that it is computed from.
        parts: values on the way to it, in the same unit.
        share: the result in percent of the first operand, if that is a result too.
        either: other results, where it is not plain which is asked for.
    """

    operation: Operation
    result: float
    operands: tuple[Amount, ...]
    parts: tuple[float, ...] = ()
    share: Quantity | None = None
    either: tuple[Quantity, ...] = ()

    def is_result(self, said: Quantity) -> bool:
        """Is an amount of the answer the result?"""
        if any(match_quantities(said, other) for other in self.either):
            return True
        if self.share is not None and said.unit == "percent":
            return match_quantities(said, self.share) is not None
        return self._is(said, self.result)

    def is_part(self, said: Quantity) -> bool:
        """Is it one of the operands, or a value on the way?"""
        held = [operand.value.base_value for operand in self.operands]
        return any(self._is(said, value) for value in (*self.parts, *held))

    def is_factor(self, said: Quantity) -> bool:
        """The 12 of "12 × 15 = 180"."""
        return self.operation == "rate" and said.value == _MONTHS

    def _is(self, said: Quantity, result: float) -> bool:
        unit = self.operands[0].value.unit
        if said.unit is not None or unit is not None:
            like = same_dimension(said, self.operands[0].value)
            if not (like or (said.unit is None and said.value > _SMALL)):
                return False
        bare = not said.unit or (unit is not None and are_pounds(said.unit, unit))
        value = to_base(said.value, unit) if bare else said.base_value
        scales = {1.0, *(operand.value.scale for operand in self.operands)}
        values = {value * s for s in scales} if said.unit is None else {value}
        return any(abs(v - result) <= _EXACT + _EXACT * abs(result) for v in values)


def asked_sum(evidence: Evidence) -> AskedSum | None:
    """The calculation that the question asks for; use through ``evidence.shared``.

    None where it asks for none, or where the documents leave open what to compute.

    >>> from evigate.records import RagCall
    >>> document = "The firm has 320 staff, of whom 200 are in Lyon."
    >>> call = RagCall.of("How many staff work outside Lyon?", [document], "")
    >>> asked_sum(Evidence(call)).result
    120.0
    """
    text = evidence.question.text.lower()
    if not text or evidence.shared(asks_to_be_computed) is None:
        return None
    if asks_for_a_change(text):
        changes = asked_changes(evidence, evidence.shared(_told_amounts))
        if changes:
            return _of_changes(changes)
    amounts = evidence.shared(_operands)
    if not amounts:
        return None
    rate = asked_rate(evidence, amounts)
    if rate is not None:
        return AskedSum("bill", rate.total, (rate.price,))
    bill = asked_bill(evidence)
    if bill is not None:
        return AskedSum("bill", bill.total, bill.prices, bill.parts)
    if _PROPORTION.search(_documents_text(evidence)) is not None:
        return _half(evidence, text, amounts)
    if _YEAR.search(text):
        return _in_a_year(evidence, amounts)
    if _DIFFERENCE.search(text):
        return _difference(evidence, amounts)
    if _TOTAL.search(text):
        return _total(evidence, amounts)
    return _rest(evidence, amounts)


def asks_to_be_computed(evidence: Evidence) -> bool | None:
    """True or None: a quick look for one of the cues; use through ``shared``."""
    text = evidence.question.text.lower()
    found = any(p.search(text) for p in (_DIFFERENCE, _TOTAL, _REST, _HALF, _YEAR))
    found = found or asks_for_a_change(text) or evidence.shared(asks_for_a_rest)
    return True if found or evidence.question.quantities else None


def _of_changes(changes: Sequence[Change]) -> AskedSum:
    """The first change, and what others come to that may be meant as well."""
    change, *others = changes
    result = change.difference.base_value
    ends = [to_base(value, change.difference.unit) for value in change.values]
    operands = change.ends[::-1]  # the last one has the unit: "from 31 to 27 euros"
    either = [q for c in others for q in (c.difference, c.share) if q is not None]
    return AskedSum(
        "difference", result, operands, tuple(ends), change.share, tuple(either)
    )


def _documents_text(evidence: Evidence) -> str:
    return "\n".join(reading.text for reading in evidence.documents[:4]).lower()


def _told_amounts(evidence: Evidence) -> list[Amount]:
    """Amounts outside of tables, none where there are too many."""
    amounts = evidence.shared(quantity_mentions)
    if len(amounts) > _MAX_AMOUNTS:
        return []
    return [
        m
        for m in amounts
        if m.cell is None and m.value.role == "value" and not m.value.weak
    ]


def _operands(evidence: Evidence) -> list[Amount]:
    """Plain ones among them."""
    return [
        m
        for m in evidence.shared(_told_amounts)
        if m.value.low is None
        and m.value.unit not in ("percent", "times")
        and not m.value.bound
    ]


def _in_a_year(evidence: Evidence, amounts: Sequence[Amount]) -> AskedSum | None:
    """Twelve times what a month costs, where documents tell no price of a year."""
    if _YEAR.search(_documents_text(evidence)) or any(
        m.value.per == "year" for m in amounts
    ):
        return None
    rates = [m for m in amounts if m.value.per == "month"]
    asked = evidence.shared(asked_words)
    if len(rates) > 1:
        rates = [m for m in rates if not asked.isdisjoint(_about(m))]
    if len(rates) != 1:
        return None
    return AskedSum("rate", _MONTHS * rates[0].value.base_value, tuple(rates))


def _about(mention: Amount) -> frozenset[str]:
    return mention.own | mention.shared | mention.inherited | mention.title


def _groups(evidence: Evidence, amounts: Sequence[Amount]) -> Iterator[list[Amount]]:
    """Amounts of one kind, told in one sentence or in neighbouring ones."""
    seen: dict[tuple[int, str | None], list[Amount]] = {}
    for mention in amounts:
        unit = mention.value.dimension or mention.value.unit
        seen.setdefault((mention.document, unit), []).append(mention)
    for (_, unit), group in seen.items():
        if unit is None:
            group = _of_one_noun(evidence, group)
        spread = group[-1].sentence - group[0].sentence if group else 0
        if 1 < len(group) <= _MAX_GROUP and spread <= _NEAR:
            yield group


def _of_one_noun(evidence: Evidence, group: Sequence[Amount]) -> list[Amount]:
    """Bare numbers that count what is asked; a later one may leave the noun out."""
    asked = evidence.shared(asked_words)
    first = next((m for m in group if counted_noun(evidence, m) & asked), None)
    if first is None:
        return []
    noun = counted_noun(evidence, first)
    named = {m.sentence for m in group if counted_noun(evidence, m) == noun}
    return [
        m
        for m in group
        if m.sentence in named and counted_noun(evidence, m) in (noun, frozenset())
    ]


def _difference(evidence: Evidence, amounts: Sequence[Amount]) -> AskedSum | None:
    asked = evidence.shared(asked_words)
    found = [g for g in _groups(evidence, amounts) if _is_asked(g, asked)]
    if len(found) != 1 or len(found[0]) != 2:
        return None
    group = found[0]
    if any(_is_told_as_difference(evidence, m) for m in group):
        return None
    first, second = (m.value.base_value for m in group)
    return AskedSum("difference", abs(first - second), tuple(group))


def _is_asked(group: Sequence[Amount], asked: frozenset[str]) -> bool:
    return any(not asked.isdisjoint(_about(m)) for m in group)


def _is_told_as_difference(evidence: Evidence, mention: Amount) -> bool:
    """ "50 more", and "receded by 50"."""
    text = evidence.documents[mention.document].text
    start, end = mention.value.start, mention.value.end
    before = text[max(0, start - _WINDOW) : start].lower().split()
    by = bool(before) and before[-1] in words.CHANGED_BY
    return by or is_said_as_difference(text, start, end)


def _total(evidence: Evidence, amounts: Sequence[Amount]) -> AskedSum | None:
    if _TOTAL.search(_documents_text(evidence)):
        return None
    asked = evidence.shared(asked_words)
    found = [g for g in _groups(evidence, amounts) if _is_asked(g, asked)]
    if len(found) != 1 or not _are_labelled(evidence, found[0]):
        return None
    values = [m.value.base_value for m in found[0]]
    total = sum(values)
    if any(abs(2 * value - total) <= _EXACT * total for value in values):
        return None  # the greatest is the total already
    return AskedSum("total", total, tuple(found[0]))


def _are_labelled(evidence: Evidence, group: Sequence[Amount]) -> bool:
    """Does each stand behind a name of its own ("depot A … 480, depot B … 350")?

    "600 pupils, 240 in the lower school" are a total and its part.
    """
    for first, second in pairwise(group):
        reading = evidence.documents[first.document]
        low = bisect_left(reading.words.starts, first.value.end)
        high = bisect_left(reading.words.starts, second.value.start)
        between = frozenset(evidence.content_stems(reading, low, high))
        if not between - counted_noun(evidence, first):
            return False
        gap = reading.text[first.value.end : second.value.start]
        if PART_CUE.search(gap.lower()):
            return False
    return True


def _rest(evidence: Evidence, amounts: Sequence[Amount]) -> AskedSum | None:
    rest = asked_rest(evidence, amounts)
    if rest is None:
        return None
    value = rest.whole.value.base_value - rest.part.value.base_value
    return AskedSum("rest", value, (rest.whole, rest.part))


def _half(evidence: Evidence, text: str, amounts: Sequence[Amount]) -> AskedSum | None:
    """What is given in proportion, for half of the hours."""
    given = [q for q in evidence.question.quantities if q.is_value and q.unit]
    share = 0.5 if _HALF.search(text) else None
    base: list[Amount] = []
    for amount in amounts:
        if amount.value.dimension is None:
            continue
        hours = [q for q in given if q.unit == amount.value.unit]
        if hours and 0 < hours[0].base_value < amount.value.base_value:
            share = hours[0].base_value / amount.value.base_value
        elif amount.value.per is None or not _is_hours(amount.value):
            base.append(amount)
    if share is None or len(base) != 1:
        return None
    return AskedSum("half", share * base[0].value.base_value, (base[0],))


def _is_hours(value: Quantity) -> bool:
    return value.unit in ("hour", "minute")
