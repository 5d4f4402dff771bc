"""Number words to values: twenty-one, einundzwanzig, quatre-vingt-dix, dos mil."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from evigate.text.tables.number_words import (
    ADDITIVE,
    AMBIGUOUS,
    ARABIC_DUALS,
    ARTICLES,
    COMPOUNDS,
    DENOMINATORS,
    DOZENS,
    FRACTIONS,
    HUNDREDS,
    MULTIPLIERS,
    ORDINALS,
    SHIFTS,
    TIMES,
)


class Meaning(NamedTuple):
    """What a word may contribute to a number, in one language (``""``: in any)."""

    language: str
    kind: str
    value: float


@dataclass(frozen=True, slots=True)
class WordNumber:
    """A number written in words.

    Attributes:
        start, end: span in the text.
        value: the number.
        kind: ``number``, ``fraction``, ``times``, ``ordinal`` or ``dual``.
        article: whether it is one word that mostly is an article or pronoun.
        unit: for an Arabic dual, the unit that the word names.
        scaled: the last multiplier, 1 if none: the step of "two million".
    """

    start: int
    end: int
    value: float
    kind: str = "number"
    article: bool = False
    unit: str | None = None
    scaled: float = 1.0


_SPECIAL: Final[dict[str, Mapping[str, float]]] = {
    "fraction": FRACTIONS,
    "denominator": DENOMINATORS,
    "dozen": DOZENS,
    "times": TIMES,
    "ordinal": ORDINALS,
    "shift": SHIFTS,
    "dual": dict.fromkeys(ARABIC_DUALS, 2.0),
}


def _table() -> dict[str, tuple[Meaning, ...]]:
    words: dict[str, list[Meaning]] = {}

    def add(word: str, language: str, kind: str, value: float) -> None:
        words.setdefault(word, []).append(Meaning(language, kind, value))

    for source in (ADDITIVE, COMPOUNDS):
        for language, entries in source.items():
            for word, value in entries.items():
                add(word, language, "add", value)
                if language == "ar":
                    add("و" + word, language, "and_add", value)
    for language, line in HUNDREDS.items():
        for word in line.split():
            add(word, language, "hundred", 100)
    for language, entries in MULTIPLIERS.items():
        for word, value in entries.items():
            add(word, language, "multiply", value)
    for kind, table in _SPECIAL.items():
        for word, value in table.items():
            add(word, "", kind, value)
    return {word: tuple(meanings) for word, meanings in words.items()}


NUMBER_WORDS: Final = _table()
"""Lower-case word -> its meanings."""

NEEDS_LANGUAGE: Final = frozenset(AMBIGUOUS) | frozenset(
    word
    for word, found in NUMBER_WORDS.items()
    if len({(m.kind, m.value) for m in found if m.kind in ("add", "multiply")}) > 1
)
"""Words whose meaning depends on the language of the text."""

# What may stand between the words of one number.
_JOINTS: Final = frozenset(
    [
        " ",
        "-",
        " - ",
        "\u00a0",
        " and ",
        "-and-",
        " y ",
        " e ",
        " et ",
        "-et-",
        " und ",
        " en ",
    ]
)
_COUNTING: Final = frozenset({"add", "and_add", "hundred", "multiply"})


def is_foreign(word: str, language: str) -> bool:
    """Whether a word is a number word only in languages other than this one."""
    languages = AMBIGUOUS.get(word)
    if languages is None or language in languages:
        return False
    return not (language == "und" and "en" in languages)


def meanings(word: str, language: str) -> tuple[Meaning, ...]:
    """The meanings of a word, those of the given language alone if it has any."""
    found = NUMBER_WORDS.get(word, ())
    if len(found) > 1:
        own = tuple(m for m in found if m.language == language)
        general = tuple(m for m in found if not m.language)
        if own:
            return own + general
        if word in AMBIGUOUS and general:
            return general
    return found


class _Sum:
    """The value of a row of number words, grown one word at a time."""

    def __init__(self) -> None:
        self.total = 0.0
        self.current = 0.0
        self.empty = True
        self.last_multiplier = float("inf")
        self.scaled = 1.0
        self.zero = False

    @property
    def value(self) -> float:
        return self.total + self.current

    def take(self, meaning: Meaning, joint: str) -> bool:
        """Add a word if it can go on with the number; say whether it could."""
        if self.zero:
            return False
        if meaning.kind == "hundred":
            return self._hundred()
        if meaning.kind == "multiply":
            return self._multiply(meaning.value)
        return self._add(meaning, joint)

    def _hundred(self) -> bool:
        if self.empty or (not self.current and self.total):
            self.current += 100
        elif 0 < self.current < 100 and self.current % 1 == 0:
            self.current *= 100
        else:
            return False
        self.empty = False
        return True

    def _multiply(self, value: float) -> bool:
        if value >= self.last_multiplier:
            return False
        if not self.empty and not self.current:
            return False
        self.total += (self.current or 1) * value
        self.current, self.empty = 0.0, False
        self.last_multiplier = self.scaled = value
        return True

    def _add(self, meaning: Meaning, joint: str) -> bool:
        value = meaning.value
        if self.empty:
            self.current, self.empty, self.zero = value, False, value == 0
            return True
        if not value or not self._fits(meaning, joint):
            return False
        self.current += value
        self.scaled = 1.0
        return True

    def _fits(self, meaning: Meaning, joint: str) -> bool:
        value, low = meaning.value, self.current % 100
        if not self.current:
            return value < self.last_multiplier
        if value % 1:
            return False
        if value >= 100:
            return False
        if low == 0:
            return True
        if value < 10:
            if low == 10 and meaning.language == "fr":
                return joint == "-" and value >= 7  # dix-sept
            return low >= 20 and low % 10 == 0
        if meaning.kind == "and_add":
            return low < 10 <= value and value % 10 == 0
        if meaning.language == "ar" and low < 10 and value == 10:
            return True  # خمسة عشر: five ten
        if meaning.language == "fr" and joint.strip() in ("-", "", "et", "-et-"):
            if low in (60, 80) and value < 20:
                return True
            if low == 4 and value == 20 and joint != " et ":
                self.current += 56  # quatre-vingt: 4 becomes 80 once 20 is added
                return True
        return False


def compose(
    lowered: str, hits: list[tuple[int, int, str]], index: int, language: str
) -> tuple[WordNumber, int] | None:
    """The number that begins with the word number ``index`` of the hits.

    Args:
        lowered: the text in lower case.
        hits: start, end and form of the words of the tables.
        index: where to begin.
        language: ISO 639-1 code or ``und``.

    Returns:
        The number and the index after its last word; ``None`` for a word that
        speaks of no number here.
    """
    start, end, word = hits[index]
    first = _first_meaning(word, language)
    if first is None:
        return None
    if word in SHIFTS:
        shifted = _shifted(lowered, hits, index, language)
        if shifted is not None or first.kind == "shift":
            return shifted
    if first.kind not in _COUNTING:
        number = _special(start, end, word, first)
        return (number, index + 1) if number else None
    total = _Sum()
    if first.kind == "multiply" and word.endswith(("s", "en", "es")):
        return None  # thousands of, Millionen: no amount
    total.take(first, "")
    position = index + 1
    while position < len(hits):
        after, until, word = hits[position]
        joint = lowered[end:after] if after - end <= 5 else ""
        if joint == ", ":
            if not _comma_joins(total, hits, position, language):
                break
        elif joint not in _JOINTS:
            break
        if not _take(total, word, joint, language):
            break
        end = until
        position += 1
    lone = position == index + 1
    article = lone and hits[index][2] in ARTICLES
    number = WordNumber(start, end, total.value, "number", article, None, total.scaled)
    return _with_fraction(lowered, hits, position, number, language)


def _shifted(
    lowered: str, hits: list[tuple[int, int, str]], index: int, language: str
) -> tuple[WordNumber, int] | None:
    """साढ़े तीन: a word that adds a part to the number after it."""
    start, end, word = hits[index]
    if index + 1 >= len(hits) or lowered[end : hits[index + 1][0]] != " ":
        return None
    composed = compose(lowered, hits, index + 1, language)
    if composed is None or composed[0].kind != "number":
        return None
    number, following = composed
    value = number.value + SHIFTS[word]
    return WordNumber(start, number.end, value), following


def _comma_joins(
    total: _Sum, hits: list[tuple[int, int, str]], position: int, language: str
) -> bool:
    """Three thousand, six hundred: a comma before hundreds, not before a next item."""
    if total.current or total.last_multiplier > 1e6:
        return False
    _, end, word = hits[position]
    if any(m.value >= 100 and m.kind == "add" for m in meanings(word, language)):
        return True
    following = hits[position + 1 : position + 2]
    return (
        bool(following)
        and following[0][0] == end + 1
        and any(m.kind == "hundred" for m in meanings(following[0][2], language))
    )


def _first_meaning(word: str, language: str) -> Meaning | None:
    if is_foreign(word, language):
        return None
    found = meanings(word, language)
    for meaning in found:
        if meaning.kind in _COUNTING or meaning.kind == "times":
            return meaning
    for meaning in found:
        if meaning.kind != "denominator":
            return meaning
    return None


def _take(total: _Sum, word: str, joint: str, language: str) -> bool:
    if word == "seconds" or is_foreign(word, language):
        return False
    return any(
        total.take(meaning, joint)
        for meaning in meanings(word, language)
        if meaning.kind in _COUNTING
    )


def _special(start: int, end: int, word: str, meaning: Meaning) -> WordNumber | None:
    kind = "number" if meaning.kind == "dozen" else meaning.kind
    unit = ARABIC_DUALS.get(word) if kind == "dual" else None
    return WordNumber(start, end, meaning.value, kind, unit=unit)


def _with_fraction(
    lowered: str,
    hits: list[tuple[int, int, str]],
    position: int,
    number: WordNumber,
    language: str,
) -> tuple[WordNumber, int]:
    """Two thirds, three and a half, two dozen."""
    if position >= len(hits):
        return number, position
    after, until, word = hits[position]
    joint = lowered[number.end : after] if after - number.end <= 9 else "?"
    kinds = {m.kind: m.value for m in meanings(word, language)}
    start = number.start
    if joint in (" ", "-") and not number.value % 1:
        if "denominator" in kinds and _is_fraction(lowered, number, until, word):
            value = number.value / kinds["denominator"]
            return WordNumber(start, until, value, "fraction"), position + 1
        if "dozen" in kinds:
            value = number.value * kinds["dozen"]
            return WordNumber(start, until, value), position + 1
    if joint in _AND_A and kinds.get("fraction") in (0.5, 0.25):
        value = number.value + kinds["fraction"]
        return WordNumber(start, until, value, "number"), position + 1
    return number, position


_AND_A: Final = frozenset(
    [
        " and a ",
        " and one ",
        " y ",
        " e ",
        " et ",
        " und ein ",
        " und eine ",
        " en een ",
        " i ",
    ]
)


def _is_fraction(lowered: str, number: WordNumber, end: int, word: str) -> bool:
    """Two thirds is one; four quarters may be a year: then a noun must follow."""
    if number.value >= 20 or (number.value != 1 and not word.endswith(_PLURALS)):
        return False
    if word.startswith("quarter"):
        return number.value in (1, 3) and lowered.startswith((" of", "-"), end)
    return not (number.value == 1 and word == "second")


_PLURALS: Final = (
    *("s", "tel", "i", "en", "rde", "rt"),
    *("jfde", "sde", "ste", "nde", "cie", "rte", "ąte", "óste", "sme", "ych", "ाई"),
    *("أرباع", "أخماس", "أثمان", "أعشار"),
)
