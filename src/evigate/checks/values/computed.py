"""Results of a plain calculation in a short answer: all parts together, there and back.

The answer gives a number that no document holds. It stands where one calculation over
all that one sentence of the documents counts gives just this number: the sum of all its
parts, a count times what each has, both ways, the years between two years, the share of
a part in its whole. A sum of some parts, or one that needs a guess, is no result.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from evigate.checks.subjects.mentions import Amount, quantity_mentions
from evigate.checks.tables.compared_rows import follows_from_rows
from evigate.checks.values.date_spans import follows_from_span
from evigate.checks.values.scaled import is_scaled
from evigate.checks.values.told_ages import is_told_age
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, same_dimension
from evigate.text.patterns import late
from evigate.text.tables.computed_words import EACH, LASTING, RETURN, TOTAL_OF

_MAX_WORDS: Final = 12
_MAX_SENTENCES: Final = 2
_MAX_AMOUNTS: Final = 60
_MAX_PARTS: Final = 6
_EXACT: Final = 0.005
_QUARTERS: Final = 4
_EACH: Final = late(EACH)
_RETURN: Final = late(RETURN)
_LASTING: Final = late(LASTING)
_TOTAL: Final = late(TOTAL_OF)


def is_computed(evidence: Evidence, said: Quantity) -> bool:
    """Is an amount of a short answer the result of such a calculation?

    >>> from evigate.records import RagCall
    >>> documents = ["The tour takes 50 minutes, then 20 minutes, then 35 minutes."]
    >>> call = RagCall.of("How long is the whole tour?", documents, "105 minutes.")
    >>> evidence = Evidence(call)
    >>> is_computed(evidence, evidence.answer.quantities[0])
    True
    """
    if said.low is not None or not _is_short(evidence):
        return False
    if follows_from_rows(evidence, said) or is_told_age(evidence, said):
        return True
    if is_scaled(evidence, said):
        return True
    if said.unit == "quarter":  # "a quarter": three months, or a share
        share = said._replace(value=said.value / _QUARTERS, unit=None)
        mentions = evidence.shared(quantity_mentions)[:_MAX_AMOUNTS]
        return any(abs(r - share.value) <= _EXACT for r in _shares(mentions, share))
    return any(
        abs(result - said.base_value) <= _EXACT * abs(result)
        for result in _results(evidence, said)
    )


def gives_computed(evidence: Evidence) -> bool:
    """Does a short answer give such a result?"""
    answer = evidence.answer
    return _is_short(evidence) and (
        any(q.is_value and is_computed(evidence, q) for q in answer.quantities)
        or any(follows_from_span(evidence, date) for date in answer.dates)
    )


def _is_short(evidence: Evidence) -> bool:
    sentences, words = evidence.answer.sentences, evidence.answer.words.forms
    return len(words) <= _MAX_WORDS * len(sentences) <= _MAX_WORDS * _MAX_SENTENCES


def _results(evidence: Evidence, said: Quantity) -> Iterator[float]:
    question = evidence.question.text.lower()
    mentions = evidence.shared(quantity_mentions)[:_MAX_AMOUNTS]
    by_sentence: dict[int, list[Amount]] = {}
    for mention in mentions:
        by_sentence.setdefault(mention.sentence, []).append(mention)
    whole = _TOTAL.search(question) is not None
    both_ways = _RETURN.search(question) is not None
    for place, held in by_sentence.items():
        alike = [m.value for m in held if _is_alike(said, m.value)]
        text = evidence.sentence_text(place).lower()
        if whole and 2 <= len(alike) <= _MAX_PARTS:
            yield sum(value.base_value for value in alike)
        if both_ways and len(alike) == 1:
            yield 2 * alike[0].base_value
        if len(alike) == 1 and _EACH.search(text) is not None:
            counts = [m.value for m in held if m.value.unit is None]
            if len(counts) == 1:
                yield counts[0].value * alike[0].base_value
    if said.unit == "year" and _LASTING.search(question) is not None:
        yield from _spans_of_years(evidence, said)
    if said.unit == "percent" or (said.unit is None and 0 < said.value < 1):
        yield from _shares(mentions, said)


def _is_alike(said: Quantity, held: Quantity) -> bool:
    if held.low is not None or held.per or not held.is_value:
        return False
    return same_dimension(said, held) and (said.unit is None) == (held.unit is None)


def _spans_of_years(evidence: Evidence, said: Quantity) -> Iterator[float]:
    """From 1921 until 1978, with at most one other year between them."""
    factor = said.base_value / said.value if said.value else 0.0
    years = [
        (number, date.year)
        for number, reading in enumerate(evidence.documents)
        for date in reading.dates[:_MAX_AMOUNTS]
        if date.is_year and date.year
    ]
    near = (*pairwise(years), *zip(years, years[2:], strict=False))
    for (one, first), (other, second) in near:
        if one == other and first != second:
            yield abs(second - first) * factor


def _shares(mentions: list[Amount], said: Quantity) -> Iterator[float]:
    """60 of 240 seats are a quarter: a count in the share of the one before it."""
    scale = 100.0 if said.unit == "percent" else 1.0
    for whole, part in pairwise(mentions):
        counts = (whole.value, part.value)
        if whole.document != part.document or abs(whole.sentence - part.sentence) > 1:
            continue
        if all(c.unit is None and c.is_value and c.low is None for c in counts):
            large, small = max(c.value for c in counts), min(c.value for c in counts)
            if large > small > 0:
                yield scale * small / large
