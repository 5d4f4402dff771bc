"""Totals that one sentence tells by its words: 12 rooms with 25 pupils each, 86 fewer.

A document that says "each" or "fewer than the year before" gives a further number
without writing it. The answer may write it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from typing import Final

from evigate.checks.subjects.mentions import amounts_of_document
from evigate.checks.values.yearly import is_in_another_period
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.patterns import late
from evigate.text.tables.total_words import EACH, FEWER_AFTER, MORE_AFTER

_EACH: Final = late(EACH)
_FEWER: Final = late(rf"[ ]?\w{{0,12}}[ ]?(?:{FEWER_AFTER})")
_MORE: Final = late(rf"[ ]?\w{{0,12}}[ ]?(?:{MORE_AFTER})")
_MAX_AMOUNTS: Final = 4  # of a sentence: more of them make anything
_MAX_TOTALS: Final = 200
_EXACT: Final = 1e-6
_Total = tuple[float, str | None]


def is_told_total(evidence: Evidence, said: Quantity) -> bool:
    """Is a number of the answer the total that a sentence of a document implies?

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["It has 12 rooms with 25 seats each."], "300 seats.")
    >>> evidence = Evidence(call)
    >>> is_told_total(evidence, evidence.answer.quantities[0])
    True
    """
    if said.low is not None or not said.value:
        return False
    if said.per is not None:
        return is_in_another_period(evidence, said)
    return any(
        abs(value - said.value) <= _EXACT * value and unit in (None, said.unit)
        for value, unit in evidence.shared(_told_totals)
    )


def _told_totals(evidence: Evidence) -> list[_Total]:
    found: list[_Total] = []
    for number, reading in enumerate(evidence.documents):
        sentences: dict[int, list[Quantity]] = {}
        for mention in amounts_of_document(evidence, number):
            if mention.cell is None and _may_count(mention.value):
                sentences.setdefault(mention.sentence, []).append(mention.value)
        for place, amounts in sentences.items():
            if 1 < len(amounts) <= _MAX_AMOUNTS:
                at = evidence.document_sentences[place]
                text = reading.text[at.start : at.end].lower()
                found += _of_each(text, amounts)
                found += _of_changes(reading.text, amounts)
        if len(found) > _MAX_TOTALS:
            break
    return found


def _may_count(value: Quantity) -> bool:
    plain = value.low is None and not value.weak and value.value > 0
    return plain and value.unit not in ("percent", "times")


def _of_each(text: str, amounts: Sequence[Quantity]) -> Iterator[_Total]:
    """A count times what each of the counted has."""
    if _EACH.search(text) is None:
        return
    for count, amount in permutations(amounts, 2):
        if count.unit is None and count.value % 1 == 0:
            yield count.value * amount.value, amount.unit


def _of_changes(text: str, amounts: Sequence[Quantity]) -> Iterator[_Total]:
    """What was there before, where a number is 86 fewer or 86 more than that."""
    for now, change in pairwise(amounts):
        if change.unit not in (None, now.unit):
            continue
        after = text[change.end : change.end + 40].lower()
        if _FEWER.match(after):
            yield now.value + change.value, now.unit
        elif _MORE.match(after):
            yield now.value - change.value, now.unit
