"""What a number in digits is if it is no amount: name, version, citation, list mark.

Each function looks at the characters and the one or two words around a number.
"""

from __future__ import annotations

from typing import Final

from evigate.text.amounts.record import Role
from evigate.text.numbers.lexing import Lexed
from evigate.text.patterns import late
from evigate.text.tables.language_function_words import FUNCTION_WORDS
from evigate.text.tables.number_labels import (
    LABELS,
    NUMBER_SIGNS,
    PHONES,
    SOURCES,
    STARTERS,
    VERB_LABELS,
    VERSIONS,
)

_WEB = late(
    r"(?:https?|ftp|file)://[^\s<>\"'）)\]]+|www\.[^\s<>\"')\]]+"
    r"|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+"
)
_TOKEN_LEFT = late(r"[\w./-]{1,48}$")
_TOKEN_RIGHT = late(r"\w*(?:[-_./:]\w+)*")
_CITATION = late(
    r"\[[ ]?\^?\d{1,3}(?:[ ]?[,;–-][ ]?\d{1,3})*[ ]?\]|【\d{1,3}[^】]{0,12}】"
)
_PARENTHESIS = late(r"\(\d{1,2}(?:[ ]?,[ ]?\d{1,2})*\)")
_PHONE = late(r"\d+\)?(?:[ \u00a0().\-/]{1,3}\d+){1,6}")
_PHONE_SHAPE = late(
    r"(?:1-)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$|0\d{1,5}[)]?[ /-]{1,3}\d[\d -]{3,}$"
)
_ORDINAL_END = late(
    r"(?:st|nd|rd|th|er|ère|re|ème|eme|e|º|ª|°|\.º|\.ª)(?![\w])|-(?:й|ый|го|as|os)\b"
)
_MORE_DIGITS = late(r"-0|(?:-\d+){2}|-\d+[_/]")
_SERVICE_NUMBER = late(r"1-8\d\d-[A-Z0-9]{3,}(?:-[A-Z0-9]+)*")
_DOT_ORDINAL = late(r"\.[ \u00a0][^\W\d_]{2,}")
_NEXT_WORD = late(r"[ \u00a0]([^\W\d_]+)")
_BEFORE_COLON: Final = NUMBER_SIGNS | VERSIONS
_WINDOW = 28


class Spot:
    """A number in its text; the word before it is looked up when first asked for.

    Attributes:
        start, end: span of the number.
        before: the character before it, empty at the start.
        after: the character after it, empty at the end.
    """

    __slots__ = ("_lexed", "_word", "after", "before", "end", "start")

    def __init__(self, lexed: Lexed, start: int, end: int) -> None:
        text = lexed.folded
        self.start = start
        self.end = end
        self.before = text[start - 1] if start else ""
        self.after = text[end : end + 1]
        self._lexed = lexed
        self._word: tuple[str, int] | None = None

    @property
    def word(self) -> str:
        """The word before, if nothing but a space or a point stands between."""
        return self._find()[0]

    @property
    def word_start(self) -> int:
        """Where that word begins."""
        return self._find()[1]

    def _find(self) -> tuple[str, int]:
        if self._word is None:
            self._word = self._look()
        return self._word

    def _look(self) -> tuple[str, int]:
        if self.before not in (" ", "\u00a0", ".", "°"):
            return "", self.start
        first = max(0, self.start - _WINDOW)
        segment = self._lexed.folded[first : self.start].rstrip(" \u00a0")
        if self.start - first - len(segment) > 1 or not segment[-1:].strip():
            return "", self.start
        word = segment.split()[-1].lstrip("([\"'“„«*_")
        return word, first + len(segment) - len(word)


def web_spans(text: str) -> list[tuple[int, int]]:
    """Spans of URLs and e-mail addresses."""
    if "://" not in text and "www." not in text and "@" not in text:
        return []
    return [match.span() for match in _WEB.finditer(text)]


def whole_token(lexed: Lexed, start: int, end: int) -> tuple[int, int]:
    """The span of the token around a number: INV-2024-001, X200, 192.168.0.1."""
    text = lexed.folded
    left = _TOKEN_LEFT.search(text, max(0, start - 48), start)
    right = _TOKEN_RIGHT.match(text, end)
    begin = start if left is None else left.start()
    while begin < start and text[begin] in "./-_":
        begin += 1
    return begin, end if right is None else right.end()


def joined_to_letters(text: str, spot: Spot) -> bool:
    """Whether letters or an underscore run into the number from the left."""
    before = spot.before
    if _latin(before):
        return True
    if before in ("-", "/", ".") and spot.start > 1:
        return _latin(text[spot.start - 2])
    return False


def _latin(character: str) -> bool:
    return character == "_" or (
        character.isalpha()
        and (character.isascii() or "\u00c0" <= character <= "\u024f")
    )


def citation(text: str, spot: Spot) -> int | None:
    """End of the citation mark that begins before the number, if it is one."""
    if spot.before == "[" or spot.before == "【" or spot.before == "^":
        begin = spot.start - (2 if spot.before == "^" else 1)
        match = _CITATION.match(text, max(0, begin))
        return match.end() if match else None
    if spot.before == "(":
        match = _PARENTHESIS.match(text, spot.start - 1)
        if match is None or not text[: spot.start - 1][-8:].rstrip(" ")[-1:].strip():
            return None  # at the head of a line it is a list mark or a negative number
        if text[max(0, spot.start - 2) : spot.start - 1].isalnum():
            return None
        return match.end()
    return None


def list_ordinal(text: str, spot: Spot) -> bool:
    """1. or 2) or (3) at the start of a line."""
    if spot.end - spot.start > 3 or spot.after not in (".", ")", ":"):
        return False
    following = text[spot.end + 1 : spot.end + 3]
    if following[:1] not in (" ", "\t", "\u00a0", "*") or following[1:] == "\n":
        return False
    at = spot.start
    while at and text[at - 1] in " \t(#*->_":
        at -= 1
        if spot.start - at > 12:
            return False
    return (at == 0 or text[at - 1] == "\n") and (spot.after != ":" or at < spot.start)


def ordinal(lexed: Lexed, spot: Spot) -> int | None:
    """End of 1st, 3º, 2e, and of the German "3." before a noun."""
    match = _ORDINAL_END.match(lexed.lowered, spot.end)
    if match is not None:
        return match.end()
    if (
        spot.after == "."
        and spot.end - spot.start <= 2
        and lexed.language in ("de", "pl")
    ):
        match = _DOT_ORDINAL.match(lexed.folded, spot.end)
        if match is not None and spot.word.lower() in _BEFORE_GERMAN_ORDINAL:
            return spot.end + 1
    return None


_BEFORE_GERMAN_ORDINAL: Final = frozenset(
    [
        "am",
        "der",
        "die",
        "das",
        "dem",
        "den",
        "des",
        "im",
        "zum",
        "zur",
        "vom",
        "ab",
        "bis",
        "jeder",
        "jede",
        "jedes",
        "jeden",
        "im",
    ]
)


def phone(text: str, spot: Spot) -> int | None:
    """End of a telephone number that begins here."""
    starts = (
        spot.before in ("+", "(") or text[spot.start] == "0" or spot.after in "-.)/ "
    )
    if not starts:
        return None
    match = _SERVICE_NUMBER.match(text, spot.start)
    if match is not None:
        return match.end()
    match = _PHONE.match(text, spot.start)
    if match is None:
        return _joined_phone(text, spot)
    written = match[0]
    digits = sum(map(str.isdigit, written))
    if not 7 <= digits <= 15:
        return None
    told = spot.before == "+" or spot.word.rstrip(":").lower() in PHONES
    if told or _PHONE_SHAPE.match(("(" if spot.before == "(" else "") + written):
        return match.end()
    return None


def _joined_phone(text: str, spot: Spot) -> int | None:
    """+41275550183 and 0450551234: no amount is written so."""
    size = spot.end - spot.start
    if not 8 <= size <= 15 or not text[spot.start : spot.end].isdigit():
        return None
    return spot.end if spot.before == "+" or text[spot.start] == "0" else None


def name_role(lexed: Lexed, spot: Spot, written: str, *, bare: bool) -> Role | None:
    """Role by the word before: label, version, product name; ``None`` for a value.

    Args:
        lexed: the text.
        spot: the number's place.
        written: the number as written.
        bare: whether it has no unit, currency, scale or bound.
    """
    if not bare:
        return None
    if spot.after and spot.after in _CLOSING and _ends_a_name(lexed, spot):
        return "name_part"
    word = spot.word
    if not word or word[-1] in ",;:!?|)=":
        stripped = word.rstrip(":")
        if stripped == word or stripped.lower() not in _BEFORE_COLON:
            return None
        word = stripped
    lower = word.lower()
    if lower in NUMBER_SIGNS and not (lower in ("no", "en", "code") and word.islower()):
        return "identifier"
    if lower in VERSIONS:
        return "version"
    if lower in SOURCES:
        return "citation"
    if lower in LABELS:
        return None if _counts_next(lexed, spot, lower) else "name_part"
    if "." in written:
        return "version" if _is_name(lexed, spot, word, lower) else None
    if "," in written or " " in written or len(written) > 4:
        return None
    return "name_part" if _is_name(lexed, spot, word, lower) else None


_CLOSING: Final = {"」": "「", "』": "『", "”": "“", "»": "«", '"': '"', "’": "‘"}
_NAME: Final = late(r"[^\W\d_][^\d.,;:!?()。、]{0,23}[ ]?$")


def _ends_a_name(lexed: Lexed, spot: Spot) -> bool:
    """「ハヤテ8」, "Kestrel 12": what quotation marks hold is a name."""
    text = lexed.text
    opened = text.rfind(_CLOSING[spot.after], max(0, spot.start - 26), spot.start)
    if opened < 0 or text[opened + 1].islower():
        return False
    return _NAME.fullmatch(text, opened + 1, spot.start) is not None


def _counts_next(lexed: Lexed, spot: Spot, label: str) -> bool:
    """ "order 5 items": a verb, then a count."""
    if label not in VERB_LABELS:
        return False
    match = _NEXT_WORD.match(lexed.folded, spot.end)
    return match is not None and match[1].islower() and match[1].endswith("s")


def _is_name(lexed: Lexed, spot: Spot, word: str, lower: str) -> bool:
    """Whether the word before makes number and word a name: Aurora 5, Wi-Fi 6."""
    if word[-1] == "." or not word[-1].isalnum() or lower in STARTERS:
        return False
    if any(map(str.isupper, word[1:])) or any(map(str.isdigit, word)):
        return True  # iPhone, USB, HTTP, Wi-Fi
    if not word[0].isupper():
        return False
    if lower in _FUNCTION_WORDS and _opens_sentence(lexed, spot):
        return False
    # A German noun before and after: "Team 5 Tage".
    following = _NEXT_WORD.match(lexed.folded, spot.end)
    if lexed.language in _VERB_FIRST and _opens_sentence(lexed, spot):
        # "Tiene 40 plazas.", "Restano 2 posti."
        ends = not lexed.folded[spot.end : spot.end + 2].strip(". ")
        if ends or (following is not None and len(following[1]) >= _MIN_NOUN):
            return False
    capital = following is not None and following[1][0].isupper()
    return not (capital and lexed.language == "de")


_FUNCTION_WORDS: Final = frozenset(
    word for line in FUNCTION_WORDS.values() for word in line.split() if len(word) > 2
)


def _opens_sentence(lexed: Lexed, spot: Spot) -> bool:
    before = lexed.folded[max(0, spot.word_start - 3) : spot.word_start].rstrip(
        " \"'(“„«¿¡"
    )
    return not before or before[-1] in ".!?:;\n"


_VERB_FIRST: Final = frozenset({"es", "it", "pt", "pl"})
_MIN_NOUN: Final = 3


def runs_on(text: str, end: int) -> bool:
    """Whether letters or more digits are glued to a number: 3D, 5G, 4x4, 2024-001."""
    following = text[end : end + 1]
    if following == "_" or (following.isascii() and following.isalpha()):
        return True
    return following == "-" and _MORE_DIGITS.match(text, end) is not None
