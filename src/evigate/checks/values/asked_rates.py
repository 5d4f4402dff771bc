"""What some of a thing cost, where documents tell what each one does.

"Each day of delay costs 0.20 euros": five days cost one euro.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from evigate.checks.statements.slots import asked_slot
from evigate.checks.subjects.binding import asked_words
from evigate.checks.subjects.mentions import Amount
from evigate.checks.values.asked_bills import is_age
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.numbers.units import is_currency
from evigate.text.patterns import late
from evigate.text.tables.computed_words import EACH_ONE
from evigate.text.tables.units import PER_UNITS
from evigate.text.words import stem_words

_MOST: Final = 1_000
_EACH_ONE: Final = late(
    rf"\b(?:{EACH_ONE})\s+(?P<what>[^\W\d_]+)(?:\s+(?P<next>[^\W\d_]+))?"
)


class Rate(NamedTuple):
    """What one costs, and how many are asked for."""

    price: Amount
    asked: Quantity

    @property
    def total(self) -> float:
        return self.price.value.base_value * self.asked.value


def asked_rate(evidence: Evidence, amounts: Sequence[Amount]) -> Rate | None:
    """The rate that the question asks some of, None where that is not plain.

    Args:
        evidence: the call.
        amounts: plain amounts of the documents, in order.
    """
    counts = [
        q
        for q in evidence.question.quantities
        if q.is_value and q.low is None and 1 < q.value <= _MOST
        if not (q.unit == "year" and is_age(evidence, q))
    ]
    prices = [m for m in amounts if is_currency(m.value.unit)]
    if len(counts) != 1 or not prices:
        return None
    found = [m for m in prices if _is_for_each(evidence, m, prices, counts[0])]
    return Rate(found[0], counts[0]) if len(found) == 1 else None


def _is_for_each(
    evidence: Evidence, price: Amount, prices: Sequence[Amount], count: Quantity
) -> bool:
    """Is a price the only one of its sentence, and told of each of what is counted?"""
    if sum(other.sentence == price.sentence for other in prices) > 1:
        return False
    match = _EACH_ONE.search(evidence.sentence_text(price.sentence).lower())
    if match is None:
        return False
    what, unit = match["what"], _unit_of(match["what"])
    if count.unit is not None:
        about = price.own | price.shared | price.inherited
        rest = evidence.shared(asked_words) - _stems(evidence, what)
        money = "currency" in evidence.shared(asked_slot).dimensions
        return unit == count.unit and (money or bool(rest & about))
    behind = evidence.question.text[count.end :].lower().split()[:2]
    return bool(_stems(evidence, " ".join(behind)) & _stems(evidence, what))


def _unit_of(word: str) -> str | None:
    return PER_UNITS.get(word) or PER_UNITS.get(word.rstrip("sen"))


def _stems(evidence: Evidence, text: str) -> frozenset[str]:
    words = [word.strip(".,;:!?") for word in text.split()]
    return frozenset(stem_words(words, evidence.language))
