"""Which end of a written range does a date of the answer speak of?"""

from __future__ import annotations

import re
from typing import Final, Literal

from evigate.checks.question.asked import last_turn
from evigate.checks.subjects.mentions import Mention
from evigate.evidence import Evidence
from evigate.text.dates.dates import Date
from evigate.text.lowering import lower_letters
from evigate.text.patterns import late
from evigate.text.questions import leans_on_the_turn_before
from evigate.text.tables.range_ends import (
    BEGINS,
    BEGINS_DENSE,
    ENDS,
    ENDS_DENSE,
)

End = Literal["from", "to"]

_UP_TO: Final = frozenset({"until", "by", "before"})
_FROM_ON: Final = frozenset({"after", "since", "from"})
_NEAR: Final = 48


def _pattern(words: list[str], dense: list[str]) -> re.Pattern[str]:
    spaced = "|".join(map(re.escape, words))
    return late(rf"(?<!\w)(?:{spaced})(?!\w)|{'|'.join(map(re.escape, dense))}")


_BEGINS: Final = _pattern(BEGINS, BEGINS_DENSE)
_ENDS: Final = _pattern(ENDS, ENDS_DENSE)


def are_ends_of_one_range(first: Mention[Date], second: Mention[Date]) -> bool:
    """Are two dates of the documents the two ends of one written range?"""
    if (first.document, first.sentence) != (second.document, second.sentence):
        return False
    a, b = sorted((first.value, second.value), key=lambda date: date.start)
    return (a.part, b.part) == ("from", "to") and b.start - a.end < _NEAR


def end_meant(evidence: Evidence, mention: Mention[Date]) -> End | None:
    """Which end of a range the answer gives a date for, None if it does not say.

    >>> from evigate.checks.subjects.mentions import ANSWER, mentions_in
    >>> from evigate.records import RagCall
    >>> evidence = Evidence(RagCall.of("When does it end?", [""], "On 5 May 2025."))
    >>> dates = evidence.answer.dates
    >>> end_meant(evidence, mentions_in(evidence, evidence.answer, ANSWER, dates)[0])
    'to'
    """
    date = mention.value
    if date.part != "single":
        return date.part
    if date.relation in _UP_TO:
        return "to"
    if date.relation in _FROM_ON:
        return "from"
    return told_end(_around(evidence, mention)) or evidence.shared(_asked_end)


def _asked_end(evidence: Evidence) -> End | None:
    """Which end the question asks for, or the turn that a follow-up leans on."""
    text = evidence.question.text
    own = told_end(text)
    if own is not None or not leans_on_the_turn_before(text):
        return own
    earlier = last_turn(evidence, "user")
    return None if earlier is None else told_end(earlier.text)


def _around(evidence: Evidence, mention: Mention[Date]) -> str:
    """The words of the sentence between the dates before and after."""
    answer, date = evidence.answer, mention.value
    start, end = answer.sentences[mention.sentence]
    for other in answer.dates:
        if other.end <= date.start:
            start = max(start, other.end)
        elif other.start >= date.end:
            end = min(end, other.start)
    return answer.text[start:end]


def told_end(text: str) -> End | None:
    """Which end the words of a text speak of, None for none or for both."""
    lowered = text.lower()
    begins, ends = _BEGINS.search(lowered), _ENDS.search(lowered)
    if bool(begins) == bool(ends):
        return None
    return "from" if begins else "to"


def places_of_ends(text: str) -> list[tuple[int, int]]:
    """Where a text speaks of a beginning or an end."""
    lowered = lower_letters(text)
    return [m.span() for p in (_BEGINS, _ENDS) for m in p.finditer(lowered)]
