"""Finding the few words of a text that speak of numbers or dates, quickly.

Most words do neither. One pass over the bytes of a text tells which words of the
tables occur at all; only those are then looked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from evigate.text.any_of import lacks_digits
from evigate.text.languages import guess_language
from evigate.text.numbers.compound_words import COMPOUND_LANGUAGES, has_compounds
from evigate.text.numbers.number_words import NUMBER_WORDS
from evigate.text.numbers.numerals import fold_and_lower
from evigate.text.patterns import late
from evigate.text.tables.calendar_names import (
    HALF_YEAR_WORDS,
    MONTH_LANGUAGES,
    MONTHS,
    QUARTER_WORDS,
    TIMES_OF_DAY,
    WEEKDAYS,
)
from evigate.text.tables.clock_words import HOURS, TRIGGERS
from evigate.text.tables.number_words import AMBIGUOUS, ARTICLES
from evigate.text.views import view

# English nouns that "a" turns into one: a week, an hour.
ARTICLE_UNITS: Final = frozenset(
    [
        "minute",
        "hour",
        "day",
        "week",
        "fortnight",
        "month",
        "quarter",
        "year",
        "decade",
        "dozen",
        "century",
        "mile",
        "kilometre",
        "kilometer",
        "yard",
        "acre",
        "hectare",
        "gallon",
        "litre",
        "liter",
        "tablespoon",
        "teaspoon",
        "tonne",
        "kilogram",
        "kilo",
    ]
)
KEYWORDS: Final = frozenset(
    {*NUMBER_WORDS, *MONTHS, *WEEKDAYS, *QUARTER_WORDS, *HALF_YEAR_WORDS}
    | {*TIMES_OF_DAY, *ARTICLE_UNITS, *TRIGGERS}
    | {word for words in HOURS.values() for word in words}
)
_KEYWORD_BYTES: Final = frozenset(word.encode() for word in KEYWORDS)
_LETTERS_ONLY: Final = bytes(
    byte if byte >= 128 or chr(byte).isalpha() else 32 for byte in range(256)
)
_PUNCTUATION = "“”„«»–—…·\u00a0،؛؟।।|（）「」、。，：；！？"
_WORD = late("[^\\W\\d_][^\\W\\d_\u064b-\u0652\u0900-\u0963]*[\u0900-\u0963\\w]*")
# Opens with one character class, which the engine scans for quickly.
_DIGITS = late("[0-9][0-9]*")
_NEXT_LINE = late(r"\n(?:[a-zß-ÿ]|(\d)(?!\d{0,2}[.)]\s))")
_MANY = 24
_SHORT = 600
_NO_VOTE: Final = (frozenset(AMBIGUOUS) | frozenset(MONTH_LANGUAGES)) - ARTICLES


def is_letter(character: str) -> bool:
    """Whether a character belongs to a word: letters, and the signs on them."""
    return (
        character.isalnum()
        or "\u0900" <= character <= "\u0963"
        or "\u064b" <= character <= "\u0652"
    )


class Lexed:
    """A text prepared for reading numbers and dates.

    Attributes:
        text: the text as given.
        folded: the same with ASCII digits and marks, case kept.
        lowered: the same in lower case. All three have the same length. Line breaks
            within a sentence are spaces in both.
        hits: start, end and form of every word of the tables, in order.
        has_cjk: whether Chinese, Japanese or Korean characters occur.
        has_compounds: whether "zweihundert" or "dreijährig" may occur.
    """

    def __init__(self, text: str, language: str | None = None) -> None:
        self.text = text
        self.folded, self.lowered, self.has_cjk = fold_and_lower(text)
        if "\n" in text and (breaks := _soft_breaks(self.folded)):
            self.folded = _with_spaces(self.folded, breaks)
            self.lowered = _with_spaces(self.lowered, breaks)
        self.hits = _find_hits(self.lowered)
        if language is not None:
            language = language if language == "und" else language[:2].lower()
            self.__dict__["language"] = language
        self.has_compounds = (
            language is None or language in COMPOUND_LANGUAGES
        ) and has_compounds(self.lowered)

    @view
    def digit_runs(self) -> list[tuple[int, int]]:
        """Spans of the runs of digits."""
        if lacks_digits(self.folded):
            return []
        return [match.span() for match in _DIGITS.finditer(self.folded)]

    @view
    def language(self) -> str:
        """ISO 639-1 code or ``und``; guessed only when a reading depends on it.

        The words that it is to settle ("due", "set") have no vote.
        """
        sample = self.text
        for start, end, word in self.hits:
            if word in _NO_VOTE and len(self.text) < _SHORT:
                sample = sample[:start] + " " * (end - start) + sample[end:]
        return guess_language(sample)


def _soft_breaks(folded: str) -> list[int]:
    """Line breaks within a sentence: "15\\nminutes", "up to\\n60 km".

    Lines of tables and lists stay apart: they begin with a capital, a mark, or
    with digits after anything but a lower-case word.
    """
    breaks = []
    for match in _NEXT_LINE.finditer(folded):
        at = match.start()
        before = folded[at - 1 : at]
        if match[1]:
            lead = folded[max(0, at - 16) : at].split()
            if lead and before.isalpha() and lead[-1].isalpha() and lead[-1].islower():
                breaks.append(at)
        elif before.isalnum() or before in (",", ";", "%"):
            breaks.append(at)
    return breaks


def _with_spaces(text: str, places: list[int]) -> str:
    pieces, last = [], 0
    for place in places:
        pieces.append(text[last:place])
        last = place + 1
    pieces.append(text[last:])
    return " ".join(pieces)


def _find_hits(lowered: str) -> list[tuple[int, int, str]]:
    spaced = lowered
    if not lowered.isascii():
        for mark in _PUNCTUATION:
            spaced = spaced.replace(mark, " ")
    pieces = spaced.encode("utf-8", "surrogatepass").translate(_LETTERS_ONLY).split()
    found = _KEYWORD_BYTES.intersection(pieces)
    if not found:
        return []
    words = [word.decode() for word in found]
    # Many different words in a long text: searched one by one they would be slow.
    if len(words) > _MANY:
        return _scan_all(lowered, frozenset(words))
    return _search_each(lowered, words)


def _search_each(lowered: str, words: Iterable[str]) -> list[tuple[int, int, str]]:
    hits = []
    length = len(lowered)
    for word in words:
        size = len(word)
        at = lowered.find(word)
        while at >= 0:
            end = at + size
            if not (at and is_letter(lowered[at - 1])) and not (
                end < length and is_letter(lowered[end])
            ):
                hits.append((at, end, word))
            at = lowered.find(word, end)
    hits.sort()
    return hits


def _scan_all(lowered: str, words: frozenset[str]) -> list[tuple[int, int, str]]:
    """One pass for all, so that a text full of number words stays linear."""
    return [
        (match.start(), match.end(), match[0])
        for match in _WORD.finditer(lowered)
        if match[0] in words
    ]
