"""Negative amounts told by positive ones: a loss of 42 cents is -0.42 euros."""

from __future__ import annotations

from typing import Final

from evigate.checks.subjects.mentions import ANSWER, Amount
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import match_quantities
from evigate.text.tables.fall_words import (
    FALLS,
    FALLS_DENSE,
    RISES,
    RISES_DENSE,
)

_WINDOW: Final = 64


def match_turned(evidence: Evidence, mention: Amount, other: Amount) -> str | None:
    """How two amounts of unlike sign are equal, where the positive one is of a fall.

    >>> from evigate.checks.subjects.mentions import (
    ...     answer_quantity_mentions, quantity_mentions
    ... )
    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["Sales: -4.5 % on last year."], "Sales fell by 4.5 %.")
    >>> evidence = Evidence(call)
    >>> said, = answer_quantity_mentions(evidence)
    >>> match_turned(evidence, said, quantity_mentions(evidence)[0])
    'equal'
    """
    found = match_quantities(mention.value, other.value, ignore_sign=True)
    if found is None or not mention.value.value:
        return None
    positive = mention if mention.value.value > 0 else other
    return found if _falls(evidence, positive) else None


def is_change(evidence: Evidence, mention: Amount) -> bool:
    """Do the words around an amount say that something rose or fell?"""
    return _speaks(evidence, mention, FALLS + RISES, FALLS_DENSE + RISES_DENSE)


def _falls(evidence: Evidence, mention: Amount) -> bool:
    """Do the words around an amount speak of a loss or a decline?"""
    return _speaks(evidence, mention, FALLS, FALLS_DENSE)


def _speaks(
    evidence: Evidence, mention: Amount, spaced: tuple[str, ...], dense: tuple[str, ...]
) -> bool:
    if mention.document == ANSWER:
        reading, offset = evidence.answer, mention.sentence
    else:
        reading = evidence.documents[mention.document]
        offset = mention.sentence - evidence.first_sentences[mention.document]
    start, end = reading.sentences[offset]
    value = mention.value
    start = max(start, value.start - _WINDOW)
    end = min(end, value.end + _WINDOW)
    text = f"{reading.text[start : value.start]} {reading.text[value.end : end]}"
    lowered = text.lower()
    return any(word.startswith(spaced) for word in lowered.split()) or any(
        word in lowered for word in dense
    )
