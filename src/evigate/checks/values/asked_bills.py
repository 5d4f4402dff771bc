"""What a question wants added up: "two adults and a child of 6", at 14 and 7 euros.

Told only where each thing has one price: other bills are left to what fits them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from evigate.checks.question.coverage import asked_terms
from evigate.checks.question.measures import measures_of
from evigate.checks.subjects.mentions import Amount, amounts_of_document
from evigate.checks.values.baskets import SEPARATES, counts_of, label_stems
from evigate.checks.values.implied import told_mentions
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.numbers.units import is_currency
from evigate.text.patterns import late

_LASTING: Final = frozenset({"time", "calendar"})
_MAX_PRICES: Final = 24
_MAX_KINDS: Final = 4
_MAX_COUNT: Final = 100
_OLDEST: Final = 120
_NEAR: Final = 16  # characters from a count or an age to its noun
_SURE_FORM: Final = 0.5
_LABEL: Final = 48
_UNSPACED: Final = frozenset({"zh", "ja"})
_JOINED: Final = 2  # characters from a count to what it counts
_COUNT_BEHIND: Final = frozenset({"ja", "ko"})
_GAP_UNSPACED: Final = 6  # characters between two things: a count, "and"
_AGED: Final = late(
    r"(?:\bof|\baged?|\bvon|\bim alter von|\bmit|\bde|\bdi|\bvan|\bw wieku|\bd['’])\s*$"
)
_DEAL: Final = late(
    r"famil|group|gruppe|discount|rabatt|pauschal|réduction|descuento|sconto|desconto"
    r"|korting|zniżk|%"
)


class Bill(NamedTuple):
    """What the asked things cost together.

    Attributes:
        total: of all.
        parts: what those of each kind cost.
        prices: the amounts of the documents.
    """

    total: float
    parts: tuple[float, ...]
    prices: tuple[Amount, ...]


class _Item(NamedTuple):
    start: int
    end: int
    prices: list[Amount]


def asked_bill(evidence: Evidence) -> Bill | None:
    """The bill that the question asks for, None where its prices are not plain.

    >>> from evigate.records import RagCall
    >>> document = "Adults pay 14 euros, children 7 euros."
    >>> call = RagCall.of("What do two adults and a child pay?", [document], "")
    >>> asked_bill(Evidence(call)).total
    35.0
    """
    question = evidence.question
    counts = [c for c in counts_of(question) if c.value <= _MAX_COUNT]
    lasting = [q for q in question.quantities if q.dimension in _LASTING]
    if not counts and all(is_age(evidence, q) for q in lasting):
        return None
    prices = [m for m in evidence.shared(told_mentions) if is_currency(m.value.unit)]
    if not 0 < len(prices) <= _MAX_PRICES or len({m.value.unit for m in prices}) > 1:
        return None
    if any(_DEAL.search(reading.lowered) for reading in evidence.documents[:4]):
        return None
    items = _items(evidence, prices)
    ages = [q for q in question.quantities if is_age(evidence, q)]
    starts = {age.start for age in ages}
    counts = [c for c in counts if c.start not in starts]
    if not 0 < len(items) <= _MAX_KINDS or not _are_joined(evidence, items, counts):
        return None
    factors = _factors(items, counts, evidence.language)
    if factors is None or sum(factors) < 2:
        return None
    held: list[Amount] = []
    for item in items:
        fitting = _fitting(evidence, item, ages)
        if len({m.value.value for m in fitting}) != 1:
            return None
        held.append(fitting[0])
    times = _periods(question.quantities, {m.value.per for m in held})
    if times is None or any(m.value.low is not None for m in held):
        return None
    parts = [times * n * m.value.value for n, m in zip(factors, held, strict=True)]
    return Bill(sum(parts), tuple(parts), tuple(held))


def _periods(asked: Sequence[Quantity], pers: set[str | None]) -> float | None:
    """How often what is paid by the day is paid: two days, of 14 and 2 euros a day."""
    (per, *others) = pers
    if others:
        return None
    if per is None:
        return 1.0
    lengths = {q.value for q in asked if q.unit == per and q.low is None}
    return lengths.pop() if len(lengths) == 1 else None


def _items(evidence: Evidence, prices: Sequence[Amount]) -> list[_Item]:
    """The things that the question names and a document prices, in order."""
    question = evidence.question
    flags, stems = evidence.content_flags(question), question.stems
    starts, ends = question.words.starts, question.words.ends
    related = {
        term.stem: {s for s, like in term.related.items() if like >= _SURE_FORM}
        for term in evidence.shared(asked_terms)
    }
    labels = [(amount, label_stems(evidence, amount)) for amount in prices]
    language = evidence.language
    found: list[_Item] = []
    for i, stem in enumerate(stems):
        if not flags[i] or measures_of(stem, language):
            continue
        told = {stem} | related.get(stem, set())
        held = [amount for amount, label in labels if not told.isdisjoint(label)]
        if held and len(held) < len(prices):
            both = [m for m in held if found and m in found[-1].prices]
            if both and starts[i] < found[-1].end:  # pairs of one word
                found[-1] = found[-1]._replace(end=ends[i], prices=both)
            elif found and found[-1].prices == held and starts[i] <= found[-1].end + 1:
                found[-1] = found[-1]._replace(end=ends[i])
            else:
                found.append(_Item(starts[i], ends[i], held))
    return found


def is_age(evidence: Evidence, quantity: Quantity) -> bool:
    """Is a number of the question the age of somebody?"""
    if not quantity.is_value or not 0 <= quantity.value <= _OLDEST:
        return False
    if quantity.unit == "year":
        return True
    text = evidence.question.text
    before = text[max(0, quantity.start - _NEAR) : quantity.start].lower()
    return quantity.unit is None and _AGED.search(before) is not None


def _are_joined(
    evidence: Evidence, items: Sequence[_Item], counts: Sequence[Quantity]
) -> bool:
    """Does nothing but counts, ages and grammar stand between them?"""
    question = evidence.question
    flags, starts = evidence.content_flags(question), question.words.starts
    if evidence.language in _UNSPACED:
        return all(b.start - a.end <= _GAP_UNSPACED for a, b in pairwise(items))
    low, high = items[0].start, items[-1].end
    inside = [(q.start, q.end) for q in (*counts, *question.quantities)]
    inside += [(item.start, item.end) for item in items]
    return all(
        any(first <= start < last for first, last in inside)
        for flag, start in zip(flags, starts, strict=True)
        if flag and low <= start < high
    )


def _factors(
    items: Sequence[_Item], counts: Sequence[Quantity], language: str
) -> list[float] | None:
    """How many of each; None where a count is of something else."""
    factors = [1.0] * len(items)
    for count in counts:
        gaps = [
            count.start - item.end  # 大人2人
            if language in _COUNT_BEHIND
            else item.start - count.end
            for item in items
        ]
        near = [(gap, number) for number, gap in enumerate(gaps) if 0 <= gap <= _JOINED]
        if not near:
            return None
        factors[min(near)[1]] = count.value
    return factors


def _fitting(evidence: Evidence, item: _Item, ages: Sequence[Quantity]) -> list[Amount]:
    """The prices of one thing, for the age that the question gives it."""
    near = [a for a in ages if -_NEAR <= a.start - item.end <= _NEAR]
    limits = [(price, _limit(evidence, price)) for price in item.prices]
    if not near:
        return [price for price, limit in limits if limit is None] or item.prices
    age = near[0].value
    within = [p for p, limit in limits if limit and limit[0] <= age <= limit[1]]
    return within or [price for price, limit in limits if limit is None]


def _limit(evidence: Evidence, price: Amount) -> tuple[float, float] | None:
    """Between which ages a price holds, by what stands in its label."""
    text = evidence.documents[price.document].text
    for mention in amounts_of_document(evidence, price.document):
        value = mention.value
        if is_currency(value.unit) or value.start >= price.value.start:
            continue
        gap = text[value.end : price.value.start].replace(")", " ")
        if price.value.start - value.end > _LABEL or SEPARATES.search(gap):
            continue
        if value.unit not in (None, "year"):
            return 0.0, -1.0  # by height or weight: for none whose age is told
        if value.low is not None and value.high is not None:
            return value.low, value.high
        if value.bound in ("less_than", "at_most"):
            top = value.value - (1.0 if value.bound == "less_than" else 0.0)
            return 0.0, top
        if value.bound in ("at_least", "more_than"):
            return value.value, float(_OLDEST)
    return None
