"""The most and the least of a list: does the answer name the right one?

Where the question asks for the longest, cheapest … and the documents list values of
one measure, the value that the answer gives, or that belongs to the name it gives, must
be the extreme one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.question.comparatives import asked_comparative, asked_end
from evigate.checks.question.coverage import terms_by_sentence
from evigate.checks.question.extremes import ANY, Extreme
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.subjects.mentions import (
    Amount,
    answer_quantity_mentions,
    quantity_mentions,
)
from evigate.checks.tables.keys import table_keys
from evigate.checks.tables.rows import table_rows
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.compare import same_quantity

_MAX_LISTED: Final = 400  # amounts of the documents that are compared
_MAX_SAID: Final = 10  # an answer that lists more does not name one
_PARALLEL: Final = 0.3
_SHORT: Final = 6  # words of an answer that only names one
_MIN_NAME: Final = 2  # letters of a row's name


def check_superlatives(evidence: Evidence) -> list[Reason]:
    """The answer's value where the question asks for the most or the least.

    >>> from evigate.records import RagCall
    >>> documents = ["The tunnels are Grau (5 km), Lenz (8 km) and Sattel (3 km)."]
    >>> call = RagCall.of("Which is the longest tunnel?", documents, "Grau, at 5 km.")
    >>> [reason.code for reason in check_superlatives(Evidence(call))]
    ['superlative_mismatch']
    """
    question = evidence.question
    extreme = asked_end(evidence)
    if extreme is None or len(evidence.answer.quantities) > _MAX_SAID:
        return []
    narrowing = [q for q in question.quantities if q.role != "ordinal" and q.value != 2]
    if narrowing or question.dates:
        return []  # "the longest of those built after 1950" asks for a part of a list
    if extreme.is_age or _names_a_row(evidence):
        return []
    for given in _given(evidence, extreme)[:_MAX_SAID]:
        if not _measures(extreme, given):
            continue
        listed = _listed_with(evidence, given)
        if any(
            extreme.pattern.search(evidence.sentence_text(m.sentence)) for m in listed
        ):
            continue  # the documents say themselves which it is
        right = _in_place(listed, extreme)
        if right is None or right.value.base_value == given.value.base_value:
            continue
        if not _is_said(evidence, right, listed):
            return [_reason(evidence, given, right)]
    return []


def _in_place(listed: Sequence[Amount], extreme: Extreme) -> Amount | None:
    """The one of the asked place in the order, if there are so many."""
    ranked = sorted(listed, key=lambda m: -extreme.sign * m.value.base_value)
    worths = list(dict.fromkeys(m.value.base_value for m in ranked))
    if len(worths) < extreme.place:
        return None
    wanted = worths[extreme.place - 1]
    return next(m for m in ranked if m.value.base_value == wanted)


def _names_a_row(evidence: Evidence) -> bool:
    """Does the question name a row of a table, whose most or least it asks for?"""
    if not evidence.shared(table_rows):
        return False
    keys = evidence.shared(table_keys)
    return any(keys.is_text(place) for place in keys.asked)


def _measures(extreme: Extreme, amount: Amount) -> bool:
    """Is an amount of the measure that is asked for?"""
    if extreme.dimensions == (ANY,):
        return True
    return (amount.value.dimension or "").startswith(extreme.dimensions)


def _given(evidence: Evidence, extreme: Extreme) -> list[Amount]:
    """The values of the documents that the answer gives, or whose subject it names."""
    known = evidence.shared(quantity_mentions)[:_MAX_LISTED]
    said = evidence.kept(answer_quantity_mentions)
    if said:
        same = [
            other
            for other in known
            if any(same_quantity(m.value, other.value) for m in said)
        ]
        if same:
            return same
    text = evidence.answer.text.lower()
    named = [
        other
        for other in known
        if other.cell is not None
        and len(other.cell.row) >= _MIN_NAME
        and other.cell.row.lower() in text
    ]
    if named:
        return named
    if is_cross_lingual(evidence) or len(evidence.alignments) > 1:
        return []
    names = {word for name in evidence.answer.names for word in name.words}
    names |= set(evidence.stems_of_text(" ".join(names)))
    if len(evidence.answer.words.forms) <= _SHORT:  # "The ridge trail."
        stems = evidence.content_stems(evidence.answer, 0, _SHORT)
        names |= set(stems).difference(evidence.question.stems)
    known = [m for m in known if _measures(extreme, m)]
    said_there = evidence.sentence_stems
    return [other for other in known if names & other.own] or [
        other for other in known if names.intersection(said_there[other.sentence])
    ]


def _listed_with(evidence: Evidence, given: Amount) -> list[Amount]:
    """Values of the same measure in its column or sentence, or one just like it."""
    value = given.value
    return [
        other
        for other in evidence.shared(quantity_mentions)[:_MAX_LISTED]
        if (other.document == given.document or evidence.shared(asked_comparative))
        and (value.unit is not None or other.sentence == given.sentence)
        and other.value.unit == value.unit
        and (other.value.per or value.per) == (value.per or other.value.per)
        and (_belong_together(given, other) or _are_compared(evidence, given, other))
    ]


def _are_compared(evidence: Evidence, first: Amount, second: Amount) -> bool:
    """Does each stand in a sentence about one of the asked kind of thing?

    "Which of the two trails is longer?": one sentence on each.
    """
    if first.cell is not None or second.cell is not None:
        return False
    held = evidence.shared(terms_by_sentence)
    return not held[first.sentence].keys().isdisjoint(held[second.sentence])


def _belong_together(first: Amount, second: Amount) -> bool:
    if first.cell is not None and second.cell is not None:
        return first.cell.column == second.cell.column
    if first.cell is not None or second.cell is not None:
        return False
    if first.sentence == second.sentence:
        return True
    a, b = first.own | first.shared, second.own | second.shared
    return len(a & b) >= _PARALLEL * len(a | b)


def _is_said(evidence: Evidence, extreme: Amount, listed: Sequence[Amount]) -> bool:
    """Does the answer speak of the extreme one too?"""
    said = set(evidence.content_stems(evidence.answer, 0, len(evidence.answer.stems)))
    shared = frozenset().union(*(m.own for m in listed if m is not extreme))
    if said & (extreme.own - shared):
        return True
    amounts = evidence.kept(answer_quantity_mentions)
    return any(same_quantity(m.value, extreme.value) for m in amounts)


def _reason(evidence: Evidence, given: Amount, extreme: Amount) -> Reason:
    first, second = given.value.raw, extreme.value.raw
    message = (
        f"The question asks for the extreme one; the answer takes “{first}”, but "
        f"document {extreme.document + 1} lists “{second}” too."
    )
    sources = tuple(
        evidence.source(m.document, m.value.start, m.value.end)
        for m in (extreme, given)
    )
    span = Span(0, len(evidence.answer.text))
    return Reason("superlative_mismatch", message, span, sources, 0.8)
