"""Units: what follows or precedes a number, and their conversion.

`read_tail` reads scale word, unit and rate after a number; `currency_before` what
stands before it. Both are anchored at a place and look only a few words far.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from evigate.text.lexing import Lexed
from evigate.text.tables.unit_ambiguity import (
    ADJECTIVES,
    AMBIGUOUS_SYMBOLS,
    PER_ARTICLES,
    PER_LEADS,
    UNIT_LANGUAGES,
)
from evigate.text.tables.units import (
    CJK_PER,
    CJK_SCALES,
    CURRENCY_CODES,
    NAMES,
    PER_ADVERBS,
    PER_UNITS,
    SCALE_LETTERS,
    SCALES,
    SYMBOLS,
    UNITS,
)

_CHUNK = re.compile(
    r"([ \u00a0]?-?|[ \u00a0]\()([^\s\d,;:()!?\[\]{}|\"“”„«»<>=+&#@~،؛؟。、，；：（）「」!_-]"
    r"[^\s,;:()!?\[\]{}|\"“”„«»<>=+&#@~،؛؟。、，；：（）「」_-]*)"
)
_WORD = re.compile(r"[ \u00a0-]([^\s\d,;:()!?\[\]{}|\"<>=،؛؟。]+)")
_DIACRITICS = dict.fromkeys(range(0x064B, 0x0653))
_MARKS: Final = re.compile(
    r"(US\$|\$US|C\$|CA\$|A\$|AU\$|NZ\$|HK\$|NT\$|S\$|R\$|MX\$|[€$£¥₹₩₽₺₪฿₿]|zł)$"
)
_CODE_BEFORE: Final = re.compile(
    r"(?<![A-Za-z])(EUR|USD|US-Dollar|GBP|JPY|CNY|RMB|KRW|INR|PLN|CHF|CAD|AUD|NZD|HKD|TWD|SGD|BRL|"
    r"MXN|SEK|NOK|DKK|CZK|HUF|RUB|ILS|AED|SAR|EGP|ZAR|BTC|Rs|Fr|Kč|kr|Euro)\.?[ \u00a0]?$"
)
_MULTI: Final[dict[str, list[str]]] = {}
for _name in NAMES:
    if " " in _name:
        _MULTI.setdefault(_name.split(" ")[0], []).append(_name)
for _names in _MULTI.values():
    _names.sort(key=len, reverse=True)


def _is_dense(character: str) -> bool:
    """Chinese, Japanese, Korean: units follow without a space and end anywhere."""
    return "\u3040" <= character <= "\u9fff" or "\uac00" <= character <= "\ud7af"


def _alternation(words: list[str]) -> re.Pattern[str]:
    ordered = sorted(words, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, ordered)))


_CJK_UNITS: Final = {n: u for n, u in NAMES.items() if _is_dense(n[0])}
_CJK_UNIT = _alternation(list(_CJK_UNITS))
_CJK_SCALE = _alternation(list(CJK_SCALES))
_CJK_LEAD: Final = {
    tail: unit
    for tail, unit in CJK_PER.items()
    if tail not in ("年間", "月間", "週", "월")
}
_CJK_LEAD_SIZES: Final = sorted({len(key) for key in _CJK_LEAD}, reverse=True)


@dataclass(frozen=True, slots=True)
class Tail:
    """What follows a number.

    Attributes:
        end: where it ends; the given position if nothing was read.
        scale: 1e6 for "million", else 1.
        unit: canonical unit, ``None`` if none was read.
        per: the denominator of a rate (``month``; ``user/month``).
        unit_start: where the unit begins; the end of number and scale word.
    """

    end: int
    scale: float = 1.0
    unit: str | None = None
    per: str | None = None
    unit_start: int = 0


def dimension_of(unit: str | None) -> str | None:
    """The dimension of a canonical unit, ``None`` for a bare count.

    >>> dimension_of("hour"), dimension_of("EUR"), dimension_of(None)
    ('time', 'currency:EUR', None)
    """
    return None if unit is None else UNITS[unit][0]


def to_base(value: float, unit: str | None) -> float:
    """Convert a value to the base unit of its dimension.

    >>> to_base(1, "hour"), to_base(2, "year"), to_base(20, "celsius")
    (3600.0, 24.0, 293.15)
    """
    if unit is None:
        return value
    if unit == "celsius":
        return value + 273.15
    if unit == "fahrenheit":
        return (value - 32) * 5 / 9 + 273.15
    return value * UNITS[unit][1]


def unit_factor(unit: str | None) -> float:
    """How many base units one unit spans, without offset."""
    if unit == "fahrenheit":
        return 5 / 9
    return 1.0 if unit is None else UNITS[unit][1]


def resolve_unit(written: str, language: str = "und") -> str | None:
    """Canonical name of a unit as written, symbol or word, ``None`` if unknown.

    >>> resolve_unit("km/h"), resolve_unit("Wochen"), resolve_unit("€")
    ('kilometre_per_hour', 'week', 'EUR')
    """
    unit = _look_up(written)
    languages = UNIT_LANGUAGES.get(written)
    return unit if languages is None or language in languages else None


def _look_up(written: str) -> str | None:
    unit = SYMBOLS.get(written)
    if unit is None:
        unit = NAMES.get(written.lower())
        if unit is None and not written.isascii():
            unit = NAMES.get(written.translate(_DIACRITICS).lower())
    return unit


def _resolve(written: str, lexed: Lexed) -> str | None:
    """As `resolve_unit`, asking for the language only where it matters."""
    unit = _look_up(written)
    if unit is not None and written in UNIT_LANGUAGES:
        return unit if lexed.language in UNIT_LANGUAGES[written] else None
    return unit


def read_tail(lexed: Lexed, position: int, *, currency: bool) -> Tail:
    """Read scale word, unit and rate that follow a number.

    Args:
        lexed: the text.
        position: the end of the number.
        currency: whether a currency sign stands before the number.

    >>> tail = read_tail(Lexed("5 Mio. Euro pro Monat"), 1, currency=False)
    >>> tail.scale, tail.unit, tail.per, tail.end
    (1000000.0, 'EUR', 'month', 21)
    """
    lowered = lexed.lowered
    scale, end = _read_scale(lexed, position, currency=currency)
    start = end
    unit, end, per = _read_unit(lexed, end)
    if unit is None and scale == 1.0 and currency:
        end = position
    at = end if unit is not None else start
    if per is None:
        per, end = _read_per(lowered, at, end, noun=unit is None and not currency)
    else:
        more, end = _read_per(lowered, end, end, noun=False)
        per = f"{per}/{more}" if more else per
    return Tail(end, scale, unit, per, start)


def _read_scale(lexed: Lexed, position: int, *, currency: bool) -> tuple[float, int]:
    folded, lowered = lexed.folded, lexed.lowered
    following = folded[position : position + 1]
    if not following:
        return 1.0, position
    if _is_dense(following):
        match = _CJK_SCALE.match(folded, position)
        return (CJK_SCALES[match[0]], match.end()) if match else (1.0, position)
    match = _CHUNK.match(lowered, position)
    if match is None:
        return 1.0, position
    word = match[2]
    if not match[1]:
        return _attached_scale(folded, match, currency=currency)
    bare = word.rstrip(".")
    scale = SCALES.get(bare)
    if scale is None or len(bare) == 1 or (bare == "mm" and not currency):
        return 1.0, position
    if bare in _ABBREVIATIONS and not currency and lexed.language in ("en", "und"):
        return 1.0, position
    if bare == "billion" and lexed.language == "de":
        scale = 1e12
    end = match.start(2) + (len(word) if word in SCALES else len(bare))
    for joint in (" de ", " d'", " di ", " of "):
        if lowered.startswith(joint, end):
            if resolve_unit(_next_word(lowered, end + len(joint))):
                return scale, end + len(joint) - 1 if joint != " d'" else end + 3
            break
    return scale, end


_ABBREVIATIONS: Final = frozenset({"md", "mia", "mil", "mill"})


def _attached_scale(
    folded: str, match: re.Match[str], *, currency: bool
) -> tuple[float, int]:
    """5M, 10k, 3bn, and 5m only for money or before a plural noun."""
    letters = _LETTERS.match(folded, match.start(2))
    if letters is None:
        return 1.0, match.start()
    written = letters[0]
    scale = SCALE_LETTERS.get(written)
    if scale is None:
        scale = SCALES.get(written.lower()) if len(written) > 2 else None
        return (scale, letters.end()) if scale else (1.0, match.start())
    if written in ("m", "b", "mm"):
        if not currency and not _PLURAL_NEXT.match(folded, letters.end()):
            return 1.0, match.start()
    if written == "mm" and not currency:
        return 1.0, match.start()
    return scale, letters.end()


_LETTERS = re.compile(r"[^\W\d_]+")
_PLURAL_NEXT = re.compile(
    r"[ ](?:people|users|customers|subscribers|downloads|jobs|viewers)"
)


def _next_word(lowered: str, position: int) -> str:
    match = _LETTERS.match(lowered, position)
    return match[0] if match else ""


def _read_unit(lexed: Lexed, position: int) -> tuple[str | None, int, str | None]:
    """Unit, its end and, for MB/month, the denominator."""
    folded, lowered = lexed.folded, lexed.lowered
    match = _CHUNK.match(folded, position)
    if match is None:
        return None, position, None
    start, chunk = match.start(2), match[2]
    if _is_dense(chunk[0]) or (position < len(folded) and _is_dense(folded[position])):
        return _cjk_unit(folded, start)
    first = lowered[start : match.end()]
    if first in ADJECTIVES:
        after = _CHUNK.match(folded, match.end())
        if after is None:
            return None, position, None
        unit, end, per = _read_unit(lexed, match.end())
        return (unit, end, per) if unit else (None, position, None)
    if first in _MULTI:
        for name in _MULTI[first]:
            if lowered.startswith(name, start) and not _goes_on(
                lowered, start + len(name)
            ):
                return NAMES[name], start + len(name), None
    return _one_word_unit(lexed, match)


def _goes_on(text: str, position: int) -> bool:
    return text[position : position + 1].isalpha()


def _cjk_unit(folded: str, position: int) -> tuple[str | None, int, str | None]:
    match = _CJK_UNIT.match(folded, position)
    if match is None:
        return None, position, None
    return _CJK_UNITS[match[0]], match.end(), None


def _one_word_unit(
    lexed: Lexed, match: re.Match[str]
) -> tuple[str | None, int, str | None]:
    folded = lexed.folded
    start, chunk = match.start(2), match[2]
    attached = not match[1]
    for written in _spellings(chunk):
        unit = _resolve(written, lexed)
        if unit is None:
            continue
        end = start + len(written)
        if written in AMBIGUOUS_SYMBOLS and not _is_symbol(
            folded, end, attached=attached
        ):
            return None, match.start(), None
        return unit, end, None
    numerator, slash, denominator = chunk.partition("/")
    if slash and (unit := _resolve(numerator, lexed)):
        bare = denominator.rstrip(".'")
        per = PER_UNITS.get(bare.lower()) or _slashed(bare)
        end = start + len(numerator) + (1 + len(bare) if per else 0)
        return unit, end, per
    prefix = _CHUNK_HEAD.match(chunk)
    if prefix is not None and (unit := resolve_unit(prefix[0])):
        return unit, start + prefix.end(), None
    return None, match.start(), None


_CHUNK_HEAD = re.compile(r"[%‰°€$£¥₹₩][CF]?(?![A-Za-z])|[^\W\d_]+(?=['*])")


def _slashed(written: str) -> str | None:
    """user/month: each part a denominator."""
    parts = [PER_UNITS.get(part.lower()) for part in written.split("/")]
    return "/".join(p for p in parts if p) if all(parts) else None


def _spellings(chunk: str) -> tuple[str, ...]:
    bare = chunk.rstrip(".'*")
    return (chunk,) if bare == chunk else (chunk, bare)


def _is_symbol(folded: str, end: int, *, attached: bool) -> bool:
    """Whether "in", "A" or "m" after a number is a unit there, not a word."""
    if attached:
        return True
    following = folded[end : end + 2]
    return not (following[:1] == " " and following[1:].isalnum())


def _read_per(
    lowered: str, position: int, end: int, *, noun: bool
) -> tuple[str | None, int]:
    """A rate: /month, per user per month, a day, monatlich; maybe after a noun."""
    per, after = _one_per(lowered, position)
    if per is None and noun:
        word = _WORD.match(lowered, position)
        if word is not None and word[1] not in PER_LEADS and word[1] not in PER_ADVERBS:
            head, slash, denominator = word[1].partition("/")
            if slash and head and denominator in PER_UNITS:
                return PER_UNITS[denominator], word.end()
            per, after = _one_per(lowered, word.end())
    if per is None:
        return None, end
    more, further = _one_per(lowered, after)
    if more is not None:
        return f"{per}/{more}", further
    return per, after


_SLASH = re.compile(r"[ \u00a0]?/[ \u00a0]?([^\W\d_]+[²2]?)")


def _one_per(lowered: str, position: int) -> tuple[str | None, int]:
    following = lowered[position : position + 2]
    if not following or (following[0] not in " \u00a0/(-"):
        return None, position
    if "/" in following:
        match = _SLASH.match(lowered, position)
        unit = PER_UNITS.get(match[1]) if match else None
        return (unit, match.end()) if match and unit else (None, position)
    match = _WORD.match(lowered, position)
    if match is None:
        return None, position
    word = match[1].rstrip(".")
    adverb = PER_ADVERBS.get(match[1]) or PER_ADVERBS.get(word)
    if adverb is not None:
        return adverb, match.start(1) + len(word)
    if word not in PER_LEADS:
        return _elided(match[1], match.end(), position)
    end = match.end()
    match = _WORD.match(lowered, end)
    if match is not None and match[1] in PER_ARTICLES:
        end = match.end()
        match = _WORD.match(lowered, end)
    if match is None:
        return None, position
    written = match[1].rstrip(".'-").split("-")[0]
    unit = PER_UNITS.get(written)
    if unit is None or (word in ("a", "an") and unit == "gram"):
        return None, position
    return unit, match.start(1) + len(written)


def _elided(word: str, end: int, position: int) -> tuple[str | None, int]:
    """all'anno, l'heure."""
    head, apostrophe, tail = word.partition("'")
    if apostrophe and head in ("all", "l", "dell", "d"):
        unit = PER_UNITS.get(tail.rstrip("."))
        if unit is not None:
            return unit, end
    return None, position


def currency_before(folded: str, position: int) -> tuple[str, int] | None:
    """The currency written right before a number, and where it begins.

    >>> currency_before("costs US$ 5", 10), currency_before("EUR 40", 4)
    (('USD', 6), ('EUR', 0))
    """
    if not position:
        return None
    at = position
    if folded[at - 1] in " \u00a0":
        at -= 1
        if not at:
            return None
    previous = folded[at - 1]
    if previous in "$€£¥₹₩₽₺₪฿₿ł":
        match = _MARKS.search(folded, max(0, at - 4), at)
    elif previous.isalpha() or previous == ".":
        match = _CODE_BEFORE.search(folded, max(0, at - 10), at)
    else:
        return None
    if match is None:
        return None
    unit = NAMES.get(match[1].lower()) or ("USD" if "$" in match[1] else None)
    return None if unit is None else (unit, match.start())


def cjk_rate_before(folded: str, position: int) -> str | None:
    """每月 40 元, 1日3回: the denominator written before a number."""
    for size in _CJK_LEAD_SIZES:
        unit = _CJK_LEAD.get(folded[max(0, position - size) : position].strip())
        if unit is not None:
            return unit
    return None


def is_currency(unit: str | None) -> bool:
    """Whether a canonical unit is a currency."""
    return unit in CURRENCY_CODES
