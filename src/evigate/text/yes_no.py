"""Does an answer open with yes or with no?"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal

from evigate.text.lowering import lower_in_place
from evigate.text.patterns import late
from evigate.text.tables.polarity_answers import (
    LABELS,
    NO,
    NO_ALONE,
    NO_PHRASES,
    YES,
    YES_ALONE,
    YES_PHRASES,
)


def _either(words: str) -> str:
    return "|".join(sorted(map(re.escape, words.split()), key=len, reverse=True))


def _phrases(line: str) -> str:
    found = (" ".join(phrase.split()) for phrase in line.split("|"))
    return "|".join(phrase.replace(" ", r",?\s+") for phrase in found if phrase)


_CJK: Final = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
# After an opener nothing that continues the word; ideographs have no visible borders.
_WORD_ENDS: Final = rf"(?![^\W{_CJK}]|['\u093c-\u094d-])"
_MARK_FOLLOWS: Final = r"(?=\s*(?:$|[,.;:!?…，。；：！？、،؛؟।–—*)\]\n]|-\s|\[))"


def _opener(always: str, alone: str, phrases: str) -> str:
    return (
        rf"(?:(?:{_either(always)}){_WORD_ENDS}"
        rf"|(?:{_either(alone)}){_MARK_FOLLOWS}"
        rf"|(?:{_phrases(phrases)}){_MARK_FOLLOWS})"
    )


# The letters that a text begins with, where they are plain ones.
_FIRST: Final = late(r"[\W_]{0,12}+(?:the\s)?([a-z]+)")
_LETTERS: Final = late("[a-z]*")


@cache
def _first_words() -> frozenset[str]:
    """What such an opener, or a label before it, begins with."""
    lines = " ".join((YES, YES_ALONE, NO, NO_ALONE, LABELS)).split()
    phrases = "|".join((YES_PHRASES, NO_PHRASES)).split("|")
    entries = (*lines, *(phrase.strip() for phrase in phrases))
    return frozenset(_LETTERS.findall(entry)[0] for entry in entries if entry)


@cache
def _opening() -> re.Pattern[str]:
    return re.compile(
        rf"[\W_]{{0,12}}(?:(?:the\s)?(?:{_either(LABELS)})\s*(?:is\s*)?[:：]\W{{0,6}})?"
        rf"(?:(?P<yes>{_opener(YES, YES_ALONE, YES_PHRASES)})"
        rf"|(?P<no>{_opener(NO, NO_ALONE, NO_PHRASES)}))"
    )


def yes_no(text: str) -> Literal["yes", "no"] | None:
    """Whether a text opens by answering yes or no, in any supported language.

    Args:
        text: an answer. Quotation marks, emphasis and a label ("Answer:") may stand
            before the opener.

    Returns:
        None where the text opens otherwise; "No fee is charged" states something.

    >>> yes_no("Yes, it does."), yes_no("Nein."), yes_no("No fee is charged.")
    ('yes', 'no', None)
    """
    lowered = lower_in_place(text[:120])
    first = _FIRST.match(lowered)
    if first is not None and first[1] not in _first_words():
        return None  # as most sentences
    match = _opening().match(lowered)
    if match is None:
        return None
    return "yes" if match["yes"] is not None else "no"
