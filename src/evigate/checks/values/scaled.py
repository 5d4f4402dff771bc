"""Amounts for another number of servings: 100 ml for 4 make 200 ml for 8."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evigate.checks.subjects.binding import asked_words
from evigate.checks.subjects.mentions import Amount, quantity_mentions
from evigate.checks.values.parts_of_totals import counted_noun
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.words import stem_words

_MAX_AMOUNTS: Final = 60
_MOST: Final = 1_000
_EXACT: Final = 1e-6
_BEHIND: Final = 2  # words that may name what a number of the question counts


def is_scaled(evidence: Evidence, said: Quantity) -> bool:
    """Is an amount of the answer one of the documents, for as many as are asked about?

    The documents must say for how many theirs is, with the same noun, and the amount
    must be of what is asked.

    >>> from evigate.records import RagCall
    >>> document = "Soup (4 servings): 1 kg of tomatoes, 100 ml of olive oil, salt."
    >>> question = "How much olive oil do I need for 8 servings?"
    >>> evidence = Evidence(RagCall.of(question, [document], "200 ml."))
    >>> is_scaled(evidence, evidence.answer.quantities[0])
    True
    """
    if said.low is not None or not said.value:
        return False
    return any(
        abs(said.base_value - result) <= _EXACT * abs(result)
        for result in evidence.shared(_scaled)
    )


def _scaled(evidence: Evidence) -> list[float]:
    counts = [
        q
        for q in evidence.question.quantities
        if q.is_value and q.unit is None and q.low is None and 1 <= q.value <= _MOST
    ]
    amounts = evidence.shared(quantity_mentions)
    if len(counts) != 1 or not 1 < len(amounts) <= _MAX_AMOUNTS:
        return []
    noun = _noun(evidence, counts[0])
    asked = evidence.shared(asked_words) - noun
    factors = {
        counts[0].value / base.value.value for base in _bases(evidence, amounts, noun)
    }
    if len(factors) != 1:
        return []
    factor = factors.pop()
    return [
        factor * m.value.base_value
        for m in amounts
        if m.value.is_value and m.value.low is None and asked & (m.own | m.shared)
    ]


def _bases(
    evidence: Evidence, amounts: list[Amount], noun: frozenset[str]
) -> Iterator[Amount]:
    """For how many the amounts of the documents are."""
    for amount in amounts:
        value = amount.value
        plain = value.unit is None and value.low is None and value.value >= 1
        if plain and noun & counted_noun(evidence, amount):
            yield amount


def _noun(evidence: Evidence, count: Quantity) -> frozenset[str]:
    """The stems right behind a number of the question."""
    words = evidence.question.text[count.end :].lower().split()[:_BEHIND]
    plain = [word.strip(".,;:!?¿") for word in words]
    return frozenset(stem_words(plain, evidence.language)) & frozenset(
        evidence.stems_of(evidence.question)
    )
