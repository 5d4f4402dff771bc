"""What names a source beside a citation mark: nouns with a number, ids, file names."""

from __future__ import annotations

import re
from typing import Final

from evigate.text.patterns import late
from evigate.text.tables.citation_words import (
    SOURCE_NOUNS,
    SOURCE_PLURALS,
    UNSPACED_NOUNS,
)

NOUNS: Final = frozenset(SOURCE_NOUNS.split())
PLURALS: Final = frozenset(SOURCE_PLURALS.split())
UNSPACED: Final = tuple(UNSPACED_NOUNS.split())
COUNTERS: Final = frozenset(
    {"no", "nr", "n", "núm", "number", "nummer", "numéro", "numer", "رقم"}
)
FILE_NAME: Final = late(
    r"[^\s,;:]{1,100}\.(?:pdf|md|txt|docx?|html?|csv|xlsx?|json|pptx?|rst|xml|ya?ml)",
    re.IGNORECASE,
)
_GAP: Final = " \u00a0.#:\"'”’»)"


def may_be_cited(text: str, position: int) -> bool:
    """A quick look: does what stands before a number end as a source noun does?

    >>> may_be_cited("See document 2.", 13), may_be_cited("It has 2 doors.", 7)
    (True, False)
    """
    gap = text[max(0, position - 4) : position]
    end = position - len(gap) + len(gap.rstrip(_GAP))
    return text[max(0, end - 2) : end].lower()[-2:].lstrip(_NO_LETTERS) in _ENDINGS


_ENDINGS: Final = frozenset(
    word[-2:] for word in (*NOUNS, *PLURALS, *UNSPACED, *COUNTERS)
)
_NO_LETTERS: Final = _GAP + "\n\t,;([{<>-/|*"


def word_before(text: str, position: int) -> tuple[int, int]:
    """Span of the run of letters that ends just before a position.

    Up to four spaces and marks may lie between; a longer gap gives an empty span.
    Vowel signs of Devanagari belong to the word though they are no letters.
    """
    end = position
    while end > 0 and position - end < 4 and text[end - 1] in _GAP:
        end -= 1
    start = end
    limit = max(0, end - 40)
    while start > limit and (
        text[start - 1].isalpha() or "\u0900" <= text[start - 1] <= "\u0963"
    ):
        start -= 1
    return start, end


def key_of(name: str) -> str:
    """How a name is looked up: without quotation marks and capitals."""
    return name.strip().strip("\"'“”«»").casefold()


def shape_of(name: str) -> str:
    """Letters before the first digit of an id; empty when it has no digit."""
    match = re.match(r"([^\W\d_]+[-_#:/.]?)\d[\w.#:/-]*$", name)
    return match[1].casefold() if match is not None else ""


def is_telling(name: str) -> bool:
    """Whether a name may be looked for outside brackets without false hits."""
    if len(name) < 4:
        return False
    has_digit = any(map(str.isdigit, name))
    return bool(FILE_NAME.fullmatch(name)) or (
        has_digit and any(map(str.isalpha, name)) and not name.isalnum()
    )


def is_source_noun(word: str) -> bool:
    """Whether a word in lower case names a kind of source ("document", "Quellen")."""
    return word in NOUNS or word in PLURALS or word in UNSPACED
