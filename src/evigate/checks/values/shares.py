"""Shares told by two numbers: one in eight is 12.5 %."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evigate.checks.subjects.mentions import amounts_of_document
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.share_words import ONES, PART_OF, WHOLE_OF

_WINDOW: Final = 40
_MAX_COUNTS: Final = 5
_MAX_SHARES: Final = 60
_NOUN: Final = r"(?:[ \u00a0][^\W\d_]+){0,2}"
_ONE_BEFORE: Final = late(rf"(?<!\w)(?:{ONES}){_NOUN}[ ](?:{PART_OF})[ ]$")
_PART_OF: Final = late(rf"{_NOUN}[ ](?:{PART_OF})[ ]")
_WHOLE_OF: Final = late(rf"[ ]?\w{{0,2}}[ ]?(?:{WHOLE_OF})[ ]?\w{{0,2}}[ ]?")


def is_share_of_documents(evidence: Evidence, said: Quantity) -> bool:
    """Is a percentage or fraction of the answer one that documents tell by two numbers?

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["Of 240 pupils, 30 cycle."], "12.5 % of them cycle.")
    >>> evidence = Evidence(call)
    >>> is_share_of_documents(evidence, evidence.answer.quantities[0])
    True
    """
    share = said.base_value
    if not 0.0 < share < 1.0 or said.unit not in (None, "percent"):
        return False
    near = max(said.step / 2, 1e-9) * (1 + 1e-9)
    if any(abs(held - share) <= near for held in evidence.shared(_document_shares)):
        return True
    return any(abs(held - share) <= near for held in evidence.shared(_counted_shares))


def is_told_share(evidence: Evidence, said: Quantity) -> bool:
    """Is a number of the answer part of a share that documents give in per cent?"""
    if said.unit is not None:
        return False
    for start, end, share in _shares(evidence.answer):
        if start <= said.start < end:
            return any(
                amount.value.unit in ("percent", None)
                and abs(amount.value.base_value - share) <= amount.value.step / 2 + 1e-9
                for number in range(len(evidence.documents))
                for amount in amounts_of_document(evidence, number)
            )
    return False


def _document_shares(evidence: Evidence) -> list[float]:
    return [s for reading in evidence.documents for _, _, s in _shares(reading)]


def _counted_shares(evidence: Evidence) -> list[float]:
    """Shares of the counts in each sentence: of 240 applicants, 60 were admitted."""
    shares: list[float] = []
    for number in range(len(evidence.documents)):
        by_sentence: dict[int, list[float]] = {}
        for mention in amounts_of_document(evidence, number):
            value = mention.value
            if value.unit is None and value.low is None and value.value % 1 == 0:
                by_sentence.setdefault(mention.sentence, []).append(value.value)
        for counts in by_sentence.values():
            whole = counts[0]
            if len(counts) <= _MAX_COUNTS and whole > 1:
                shares += [part / whole for part in counts[1:] if 0 < part < whole]
    return shares[:_MAX_SHARES]


def _shares(reading: Reading) -> Iterator[tuple[int, int, float]]:
    """Span and value of each share that is told by part and whole."""
    text = reading.lowered
    previous: Quantity | None = None
    for whole in reading.quantities:
        if whole.is_value and whole.low is None and whole.value > 1:
            before = text[max(0, whole.start - _WINDOW) : whole.start]
            match = _ONE_BEFORE.search(before)
            if match is not None:
                start = whole.start - len(match[0])
                yield start, whole.end, 1.0 / whole.value
            elif previous is not None and whole.start - previous.end <= _WINDOW:
                gap = text[previous.end : whole.start]
                if previous.value < whole.value and _PART_OF.fullmatch(gap):
                    share = previous.value / whole.value
                    yield previous.start, whole.end, share
        if previous is not None and whole.is_value and 0 < whole.value < previous.value:
            gap = text[previous.end : whole.start]
            if len(gap) <= _WINDOW and _WHOLE_OF.fullmatch(gap):
                yield previous.start, whole.end, whole.value / previous.value
        previous = whole if whole.is_value and whole.low is None else None
