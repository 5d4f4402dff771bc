"""What a question asks for: a count, a date, a person, yes or no ..."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from evigate.text.tables.question_words import (
    FOLLOW_UP_MARKS,
    FOLLOW_UPS,
    QUESTION_PHRASES,
    YES_NO_MARKS,
    YES_NO_OPENERS,
)

AnswerType = Literal[
    "count", "amount", "duration", "date", "person", "place", "yes_no", "open"
]
"""The kind of answer that a question expects; ``open`` where it does not show."""

# The order decides where phrases of two kinds begin at one place.
_ORDER: Final[tuple[AnswerType, ...]] = (
    "duration",
    "date",
    "count",
    "amount",
    "person",
    "place",
)


def _pattern() -> re.Pattern[str]:
    groups = []
    for kind in _ORDER:
        latin = [p for p in QUESTION_PHRASES[kind] if not _is_unspaced(p)]
        dense = [p for p in QUESTION_PHRASES[kind] if _is_unspaced(p)]
        groups.append(rf"(?P<{kind}>\b(?:{'|'.join(latin)})\b|{'|'.join(dense)})")
    return re.compile("|".join(groups))


def _is_unspaced(phrase: str) -> bool:
    return any("\u3040" <= char <= "\u9fff" for char in phrase)


_PHRASE: Final = _pattern()
_YES_NO_OPENER: Final = re.compile(
    rf"^\W*(?:{'|'.join(YES_NO_OPENERS.values())})", re.MULTILINE
)
_YES_NO_MARK: Final = re.compile(YES_NO_MARKS, re.MULTILINE)
_FOLLOW_UP: Final = re.compile(rf"^\W*(?:{FOLLOW_UPS})\b|{FOLLOW_UP_MARKS}")
_MAX_READ: Final = 2_000


@dataclass(frozen=True, slots=True)
class Asked:
    """What a question expects.

    Attributes:
        kind: the type of the answer.
        spans: places of the asking words, which are no content.
    """

    kind: AnswerType
    spans: tuple[tuple[int, int], ...]


def read_question(text: str) -> Asked:
    """The answer type of a question, and the words that only ask.

    >>> asked = read_question("How long is the warranty?")
    >>> asked.kind, asked.spans
    ('duration', ((0, 8),))
    >>> read_question("Is lunch free?").kind, read_question("保修期多久？").kind
    ('yes_no', 'duration')
    """
    lowered = text[:_MAX_READ].lower()
    matches = list(_PHRASE.finditer(lowered))
    spans = tuple(match.span() for match in matches)
    if _YES_NO_OPENER.search(lowered):
        return Asked("yes_no", spans)
    for match in matches:
        kind = match.lastgroup
        if kind is not None:
            return Asked(_as_type(kind), spans)
    return Asked("yes_no" if _YES_NO_MARK.search(lowered) else "open", spans)


def leans_on_the_turn_before(text: str) -> bool:
    """Does a question only make sense after another ("And for contractors?")?

    >>> leans_on_the_turn_before("And for contractors?")
    True
    >>> leans_on_the_turn_before("How long is the warranty of the lamp?")
    False
    """
    return _FOLLOW_UP.search(text[:_MAX_READ].lower().strip()) is not None


def _as_type(kind: str) -> AnswerType:
    return next(known for known in _ORDER if known == kind)
