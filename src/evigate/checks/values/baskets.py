"""Totals of counted prices: two adults at 14 euros and a child at 6 make 34."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice, product
from typing import Final, NamedTuple

from evigate.checks.subjects.mentions import Amount
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading

_EXACT: Final = 0.005
_MAX_COUNT: Final = 1_000
_MAX_KINDS: Final = 5
_MAX_AMOUNTS: Final = 40
_MAX_ALTERNATIVES: Final = 3
_LABEL: Final = 48
_FAR: Final = 24
SEPARATES: Final = late(r"[,;.:|\n、，；：。/]| und | and | y | et | e | en | i ")
_FOR: Final = late(r"[ ](?:for|für|pour|para|per|voor|dla)[ ]", re.IGNORECASE)
_BRACKETS: Final = late(r"\([^()]*\)|（[^（）]*）")


class _Kind(NamedTuple):
    """What is bought: where it is named, and what one of it may cost."""

    start: int
    end: int
    prices: list[float]


def is_counted_total(
    evidence: Evidence, said: Quantity, amounts: Sequence[Amount]
) -> bool:
    """Is the number what the asked things cost together, or those of one kind?

    The counts are the question's ("two adults and a child"), or the answer's; the
    prices are those whose labels the same text names.

    Args:
        evidence: the call.
        said: a number of the answer that no document holds.
        amounts: the documents' numbers, the best fit first.
    """
    if said.low is not None or not said.value:
        return False
    priced = [
        amount
        for amount in islice(amounts, _MAX_AMOUNTS)
        if amount.value.unit is not None and said.unit in (None, amount.value.unit)
    ]
    if not priced:
        return False
    for reading in (evidence.question, evidence.answer):
        counts = counts_of(reading)
        if counts and _makes(said.value, _kinds(evidence, reading, priced), counts):
            return True
    return False


def counts_of(reading: Reading) -> list[Quantity]:
    """The whole numbers of a text that may count things."""
    return [
        q
        for q in reading.quantities
        if q.is_value
        and q.unit is None
        and q.value.is_integer()
        and 1.0 <= q.value <= _MAX_COUNT
    ]


def _kinds(
    evidence: Evidence, reading: Reading, priced: Sequence[Amount]
) -> list[_Kind]:
    """The things that a text names and a document prices, in the order of the text."""
    places: dict[int, _Kind] = {}
    flags = evidence.content_flags(reading)
    spans = list(zip(reading.words.starts, reading.words.ends, strict=True))
    for amount in priced:
        label = label_stems(evidence, amount)
        held = [i for i, s in enumerate(reading.stems) if s in label and flags[i]]
        if not held:
            continue
        start, end = spans[held[0]]
        kind = places.setdefault(held[0], _Kind(start, end, []))
        if amount.value.value not in kind.prices:
            kind.prices.append(amount.value.value)
    return [places[i] for i in sorted(places)][:_MAX_KINDS]


def label_stems(evidence: Evidence, amount: Amount) -> frozenset[str]:
    """What an amount is the price of, by the words right before it or its row."""
    if amount.cell is not None:
        return amount.own
    text = evidence.documents[amount.document].text
    behind = _FOR.match(text, amount.value.end)
    if behind is not None:  # "8 euros for adults and 4 euros for children"
        after = SEPARATES.split(text[behind.end() : behind.end() + _LABEL])[0]
        named = frozenset(evidence.stems_of_text(after))
        if named:
            return named
    before = text[max(0, amount.value.start - _LABEL) : amount.value.start]
    parts = SEPARATES.split(_BRACKETS.sub(" ", before))
    label = parts[-1]
    if not label.strip() and before.rstrip().endswith((":", "：")) and parts[1:]:
        label = parts[-2]  # "Bike rental: 14 euros a day"
    if not label.strip():
        after = text[amount.value.end : amount.value.end + _LABEL]
        label = SEPARATES.split(after)[0]
    return frozenset(evidence.stems_of_text(label)) or amount.own


def _makes(total: float, kinds: Sequence[_Kind], counts: Sequence[Quantity]) -> bool:
    if not kinds:
        return False
    factors = _factors(kinds, counts)
    tried = (kind.prices[:_MAX_ALTERNATIVES] for kind in kinds)
    for prices in product(*tried):
        parts = [n * price for n, price in zip(factors, prices, strict=True)]
        if any(
            abs(result - total) <= _EXACT * abs(total)
            for result in (sum(parts), *parts)
        ):
            return True
    return False


def _factors(kinds: Sequence[_Kind], counts: Sequence[Quantity]) -> list[float]:
    """How many of each: the nearest count that is nobody else's, else one."""
    pairs = sorted(
        (max(kind.start - count.end, count.start - kind.end), k, c)
        for k, kind in enumerate(kinds)
        for c, count in enumerate(counts)
    )
    found: dict[int, float] = {}
    used: set[int] = set()
    for distance, k, c in pairs:
        if distance <= _FAR and k not in found and c not in used:
            found[k] = counts[c].value
            used.add(c)
    return [found.get(k, 1.0) for k in range(len(kinds))]
