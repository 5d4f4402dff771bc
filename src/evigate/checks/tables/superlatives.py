"""The most and the least of a list: does the answer name the right one?

Where the question asks for the longest, cheapest … and the documents list values of
one measure, the value that the answer gives, or that belongs to the name it gives, must
be the extreme one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.subjects.mentions import (
    Mention,
    answer_quantity_mentions,
    quantity_mentions,
)
from evigate.checks.tables.keys import table_keys
from evigate.checks.tables.rows import table_rows
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.patterns import late
from evigate.text.quantities import Quantity
from evigate.text.quantity_compare import same_quantity
from evigate.text.tables import superlative_words as table

Amount = Mention[Quantity]

ANY: Final = ""
_LENGTHS: Final = ("length", "time")
_AGE: Final = "age"
_ZWEIT: Final = late(r"(?<!\w)(?:zweit|tweede[- ]?|op één na )(?=\w)", re.IGNORECASE)
_MAX_LISTED: Final = 400  # amounts of the documents that are compared
_MAX_SAID: Final = 10  # an answer that lists more does not name one
_PARALLEL: Final = 0.3
_MIN_NAME: Final = 2  # letters of a row's name
_PLUS: Final = r"\b(?:plus|más|più|mais)\s+"


def _prefixes(words: str, romance: str) -> re.Pattern[str]:
    """Plain superlatives, or an adjective behind "plus", "más", "più", "mais"."""
    latin: list[str] = []
    other: list[str] = []
    for word in words.split():
        kind = latin if re.match(r"[a-zà-ž]", word) else other
        kind.append(word.replace("_", r"\s"))
    parts = [r"\b(?:" + "|".join(latin) + ")"] if latin else []
    parts += other
    if romance:
        parts.append(_PLUS + "(?:" + "|".join(romance.split()) + r")\b")
    return re.compile("|".join(parts), re.IGNORECASE)


class AnyKind(NamedTuple):
    """What a superlative asks for.

    Attributes:
        sign: 1 for the most, -1 for the least.
        dimensions: beginnings of the measures; ``ANY`` for every one.
        is_age: is it told by years, the most being the oldest?
        pattern: finds the words.
    """

    sign: int
    dimensions: tuple[str, ...]
    is_age: bool
    pattern: re.Pattern[str]


_WORDS: Final = (
    (1, (ANY,), table.MOST, table.ROMANCE_MOST),
    (-1, (ANY,), table.LEAST, table.ROMANCE_LEAST),
    (1, _LENGTHS, table.LONGEST, table.ROMANCE_LONGEST),
    (-1, _LENGTHS, table.SHORTEST, table.ROMANCE_SHORTEST),
    (1, ("mass",), table.HEAVIEST, table.ROMANCE_HEAVIEST),
    (-1, ("mass",), table.LIGHTEST, table.ROMANCE_LIGHTEST),
    (1, ("currency",), table.DEAREST, table.ROMANCE_DEAREST),
    (-1, ("currency",), table.CHEAPEST, table.ROMANCE_CHEAPEST),
    (1, (_AGE,), table.OLDEST, table.ROMANCE_OLDEST),
    (-1, (_AGE,), table.NEWEST, table.ROMANCE_NEWEST),
)
_KINDS: Final = tuple(
    AnyKind(sign, dimensions, dimensions == (_AGE,), _prefixes(words, romance))
    for sign, dimensions, words, romance in _WORDS
)
# What any of them holds; most questions ask for none.
_ANY_KIND: Final = _prefixes(
    " ".join(words for _, _, words, _ in _WORDS),
    " ".join(romance for _, _, _, romance in _WORDS),
)
_SECOND: Final = late(table.SECOND, re.IGNORECASE)


def asks_for_second(question: str) -> bool:
    """Is the second longest (zweitlängste, 第二长) asked for?"""
    return _SECOND.search(question) is not None


def check_superlatives(evidence: Evidence) -> list[Reason]:
    """The answer's value where the question asks for the most or the least.

    >>> from evigate.records import RagCall
    >>> documents = ["The tunnels are Grau (5 km), Lenz (8 km) and Sattel (3 km)."]
    >>> call = RagCall.of("Which is the longest tunnel?", documents, "Grau, at 5 km.")
    >>> [reason.code for reason in check_superlatives(Evidence(call))]
    ['superlative_mismatch']
    """
    question = evidence.question
    kind = evidence.shared(asked_kind)
    if kind is None or len(evidence.answer.quantities) > _MAX_SAID:
        return []
    if question.quantities or question.dates:
        return []  # "the longest of those built after 1950" asks for a part of a list
    if kind.is_age or asks_for_second(question.text) or _names_a_row(evidence):
        return []
    sign, dimensions, _, pattern = kind
    for given in _given(evidence)[:_MAX_SAID]:
        if dimensions != (ANY,) and not _is_of(given, dimensions):
            continue
        listed = _listed_with(evidence, given)
        if any(pattern.search(evidence.sentence_text(m.sentence)) for m in listed):
            continue  # the documents say themselves which it is
        extreme = max(listed, key=lambda m: sign * m.value.base_value)
        if sign * extreme.value.base_value <= sign * given.value.base_value:
            continue
        if not _is_said(evidence, extreme, listed):
            return [_reason(evidence, given, extreme)]
    return []


def _names_a_row(evidence: Evidence) -> bool:
    """Does the question name a row of a table, whose most or least it asks for?"""
    if not evidence.shared(table_rows):
        return False
    keys = evidence.shared(table_keys)
    return any(keys.is_text(place) for place in keys.asked)


def asked_kind(evidence: Evidence) -> AnyKind | None:
    """Direction and measure of the one superlative of the question; use ``shared``."""
    question = _ZWEIT.sub("", evidence.question.text)
    if _ANY_KIND.search(question) is None:
        return None
    found = [kind for kind in _KINDS if kind.pattern.search(question) is not None]
    return found[0] if len(found) == 1 else None


def _is_of(amount: Amount, dimensions: Sequence[str]) -> bool:
    return (amount.value.dimension or "").startswith(tuple(dimensions))


def _given(evidence: Evidence) -> list[Amount]:
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
    return [other for other in known if names & other.own]


def _listed_with(evidence: Evidence, given: Amount) -> list[Amount]:
    """Values of the same measure in its column or sentence, or one just like it."""
    value = given.value
    return [
        other
        for other in evidence.shared(quantity_mentions)[:_MAX_LISTED]
        if other.document == given.document
        and (value.unit is not None or other.sentence == given.sentence)
        and other.value.unit == value.unit
        and (other.value.per or value.per) == (value.per or other.value.per)
        and _belong_together(given, other)
    ]


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
