"""What follows a number: scale word, unit and rate. Looks only a few words far."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from evigate.text.numbers.lexing import Lexed
from evigate.text.numbers.rates import read_rate, slashed_rate
from evigate.text.numbers.units import resolve_in, resolve_unit
from evigate.text.patterns import late
from evigate.text.tables.currency_nations import FAMILIES, NATIONS
from evigate.text.tables.unit_ambiguity import (
    ADJECTIVES,
    AMBIGUOUS_SYMBOLS,
    PER_LEADS,
)
from evigate.text.tables.units import (
    CJK_SCALES,
    NAMES,
    PER_ADVERBS,
    PER_UNITS,
    SCALE_LETTERS,
    SCALES,
    SYMBOLS,
)

_BREAKS = r"\s,;:()!?\[\]{}|\"“”„«»<>=+&#@~،؛؟।。、，；：（）「」_–—-"
_CHUNK = late(rf"([ \u00a0]?-?)([^\d!{_BREAKS}][^{_BREAKS}]*)")
_LETTERS = late(r"[^\W\d_]+")
_BEFORE_DENSE = late(r"[^\u3040-\u9fff\uac00-\ud7af]+(?=[\u3040-\u9fff\uac00-\ud7af])")
_SCALED_SIGN = late("(k|m|md|mds|mrd|mio|mln|bn|mn|b)(?=[€$£¥₹])")
SCALES_OF_MONEY: Final = {
    **dict.fromkeys(("k",), 1e3),
    **dict.fromkeys(("m", "mio", "mln", "mn"), 1e6),
    **dict.fromkeys(("md", "mds", "mrd", "bn", "b"), 1e9),
}
# "Heat the oven to 250F": below a hundred F and C may be seats, rooms, models.
_HEAT: Final = late(r"(?:[ ]?(F)|(C))(?![\w'])(?!-\D)")
_HUNDREDS: Final = late(r"(?<![\d.,$€£\w])[1-9]\d\d$")
_SCALES_OF_HEAT: Final = {"F": "fahrenheit", "C": "celsius"}
_NEXT_PRICE: Final = late(r"-[^\w\s]{1,2}\d")
_COUNTED_NEXT = late(
    r"[ ](?:people|users|customers|subscribers|downloads|jobs|viewers|visitors)\b"
)
# "5 unused vacation days": words before a unit of time that say which.
_TIME_NOUN = late(
    r"(?:[ -](?!(?:of|in|for|and|or|to|per|a|an|the|every|each|from|on|at|with|than|"
    r"then|within|by|as|is|are|was|were|if|but|after|before|has|have|had|one|two|three|"
    r"four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)\b)[a-z]+){1,2}"
    r"[ ](days|weeks|months|hours|minutes|years)\b"
)
_CHUNK_HEAD = late(r"[%‰°€$£¥₹₩][CF]?(?![A-Za-z])|[^\W\d_]+(?=['*])")
_ABBREVIATIONS: Final = frozenset({"md", "mia", "mil", "mill"})

_MULTI: Final[dict[str, list[str]]] = {}
for _name in sorted(NAMES, key=len, reverse=True):
    if " " in _name:
        _MULTI.setdefault(_name.split(" ")[0], []).append(_name)
# Every plain word that scale, unit or rate can begin with: others end the search.
_STARTS: Final = (
    frozenset(
        word.lower() for table in (SCALES, SYMBOLS, SCALE_LETTERS) for word in table
    )
    | frozenset(NAMES)
    | frozenset(_MULTI)
    | ADJECTIVES
    | PER_LEADS
    | frozenset(PER_ADVERBS)
    | frozenset(FAMILIES)
    | frozenset(NATIONS)
)
_NOTHING_AFTER: Final = frozenset(".,;:)]}|\n\t?!\"'”»、。।，；：）」")


def _is_dense(character: str) -> bool:
    """Chinese, Japanese, Korean: units follow without a space and end anywhere."""
    return "\u3040" <= character <= "\u9fff" or "\uac00" <= character <= "\ud7af"


def _alternation(words: list[str]) -> re.Pattern[str]:
    ordered = sorted(words, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, ordered)))


_CJK_UNITS: Final = {n: u for n, u in NAMES.items() if _is_dense(n[0])}
_CJK_UNIT = _alternation(list(_CJK_UNITS))
_KOREAN_AGE = late("세(?![기대트제금탁계])")  # not 세기, 세대, 세트
_CJK_SCALE = _alternation(list(CJK_SCALES))


class Tail(NamedTuple):
    """What follows a number.

    Attributes:
        end: where it ends; the given position if nothing was read.
        scale: 1e6 for "million", else 1.
        unit: canonical unit, ``None`` if none was read.
        per: the denominator of a rate (``month``; ``user/month``).
    """

    end: int
    scale: float = 1.0
    unit: str | None = None
    per: str | None = None


class _Unit(NamedTuple):
    unit: str | None
    end: int
    per: str | None = None


def read_tail(lexed: Lexed, position: int, *, currency: bool) -> Tail:
    """Read scale word, unit and rate that follow a number.

    Args:
        lexed: the text.
        position: the end of the number.
        currency: whether a currency sign stands before the number.

    >>> read_tail(Lexed("5 Mio. Euro pro Monat"), 1, currency=False)
    Tail(end=21, scale=1000000.0, unit='EUR', per='month')
    """
    lowered = lexed.lowered
    following = lowered[position : position + 1]
    if not following or following in _NOTHING_AFTER:
        return Tail(position)
    if _is_dense(following):
        return _dense_tail(lexed, position)
    heat = _HEAT.match(lexed.folded, position)
    if heat is not None and _HUNDREDS.search(lexed.folded, 0, position):
        return Tail(heat.end(), unit=_SCALES_OF_HEAT[heat[0].strip()])
    match = _CHUNK.match(lowered, position)
    if match is not None and _NEXT_PRICE.match(lowered, position):
        return Tail(position)  # $75-$100
    if match is None or (match[2] not in _STARTS and _is_plain(match[2])):
        return _counted(lexed, position, currency=currency)
    scale, end = _read_scale(lexed, match, position, currency=currency)
    unit = _read_unit(
        lexed, match if end == position else _CHUNK.match(lowered, end), end
    )
    if unit.unit is None and scale == 1.0:
        return _counted(lexed, position, currency=currency)
    per, end = read_rate(lowered, unit.end, noun=True)
    if unit.per:
        per = f"{unit.per}/{per}" if per else unit.per
    return Tail(end, scale, unit.unit, per)


def _is_plain(chunk: str) -> bool:
    return chunk.isascii() and chunk.isalpha()


def _counted(lexed: Lexed, position: int, *, currency: bool) -> Tail:
    """A bare count: maybe a rate after the noun, or the time it is counted in."""
    if not currency:
        match = _TIME_NOUN.match(lexed.folded, position)
        if match is not None:
            per, end = read_rate(lexed.lowered, match.end(), noun=True)
            return Tail(end, 1.0, NAMES[match[1]], per)
    per, end = read_rate(lexed.lowered, position, noun=True)
    if per is None:
        return Tail(position)
    if per in _ADVERB_UNITS and lexed.text[position + 1 : position + 2].isupper():
        return Tail(position)  # "4.1 Annual leave"
    return Tail(end, per=per)


_ADVERB_UNITS: Final = frozenset(PER_ADVERBS.values())


def _dense_tail(lexed: Lexed, position: int) -> Tail:
    folded = lexed.folded
    if folded[position] in "多余餘" and _CJK_UNIT.match(folded, position + 1):
        position += 1  # 150多米
    match = _CJK_SCALE.match(folded, position)
    scale, end = (CJK_SCALES[match[0]], match.end()) if match else (1.0, position)
    unit = _dense_unit(folded, end)
    if unit.unit is None and folded[end : end + 1] == " ":
        unit = _dense_unit(folded, end + 1)
    per, after = read_rate(lexed.lowered, unit.end, noun=False)
    return Tail(after if per or unit.unit else end, scale, unit.unit, per)


def _dense_unit(folded: str, position: int) -> _Unit:
    match = _CJK_UNIT.match(folded, position)
    if match is None:
        age = _KOREAN_AGE.match(folded, position)
        return _Unit("year", age.end()) if age is not None else _Unit(None, position)
    return _Unit(_CJK_UNITS[match[0]], match.end())


def _read_scale(
    lexed: Lexed, match: re.Match[str], position: int, *, currency: bool
) -> tuple[float, int]:
    """Scale word and its end; 1 and the position if there is none."""
    glued = _SCALED_SIGN.match(match[2])
    if glued is not None:  # 4,2 M€
        return SCALES_OF_MONEY[glued[1]], match.start(2) + glued.end()
    if not match[1]:
        return _attached_scale(lexed.folded, position, currency=currency)
    word = match[2]
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
        if lexed.lowered.startswith(joint, end):
            noun = _LETTERS.match(lexed.lowered, end + len(joint))
            if noun is not None and resolve_unit(noun[0]):
                return scale, end + len(joint) - (joint[-1] == " ")
            break
    return scale, end


def _attached_scale(folded: str, position: int, *, currency: bool) -> tuple[float, int]:
    """5M, 10k, 3bn; 5m only for money or before those one counts in millions."""
    letters = _LETTERS.match(folded, position)
    if letters is None:
        return 1.0, position
    written = letters[0]
    scale = SCALE_LETTERS.get(written)
    if scale is None and len(written) > 2:
        scale = SCALES.get(written.lower())
    if scale is None:
        return 1.0, position
    lower_case = written in ("m", "b", "mm")
    if lower_case and not currency and not _COUNTED_NEXT.match(folded, letters.end()):
        return 1.0, position
    return scale, letters.end()


def _read_unit(lexed: Lexed, match: re.Match[str] | None, position: int) -> _Unit:
    """Unit, its end and, for MB/month, the denominator."""
    if match is None:
        return _Unit(None, position)
    start, first = match.start(2), match[2]
    if _is_dense(first[0]):
        return _dense_unit(lexed.folded, start)
    if first in NATIONS or first in FAMILIES:
        money = _money_of_nation(lexed, match)
        if money is not None:
            return money
    if first in ADJECTIVES:
        after = _CHUNK.match(lexed.lowered, match.end())
        unit = _one_word_unit(lexed, after) if after else None
        return unit if unit and unit.unit else _Unit(None, position)
    for name in _MULTI.get(first, ()):
        end = start + len(name)
        # "Light years" and "light-years"
        written = lexed.lowered[start:end].replace("-", " ")
        if written == name and not lexed.lowered[end : end + 1].isalpha():
            return _Unit(NAMES[name], end)
    unit = _one_word_unit(lexed, match)
    return unit if unit.unit else _Unit(None, position)


def _money_of_nation(lexed: Lexed, match: re.Match[str]) -> _Unit | None:
    """Canadian dollars, pesos argentinos, tschechische Kronen."""
    after = _CHUNK.match(lexed.lowered, match.end())
    if after is None or not after[1]:
        return None
    first, bare = match[2], after[2].rstrip(".'")
    nation, noun = (first, bare) if first in NATIONS else (bare, first)
    code = NATIONS.get(nation, {}).get(FAMILIES.get(noun, ""))
    return None if code is None else _Unit(code, after.start(2) + len(bare))


def _one_word_unit(lexed: Lexed, match: re.Match[str]) -> _Unit:
    start, end = match.span(2)
    chunk = lexed.folded[start:end]
    if lexed.has_cjk and (letters := _BEFORE_DENSE.match(chunk)) is not None:
        chunk = letters[0]  # 148mです
    bare = chunk.rstrip(".'*")
    for written in (chunk,) if bare == chunk else (chunk, bare):
        unit = resolve_in(written, lexed)
        if unit is None or (written == "p" and match[1]):
            continue  # 20p, not "20 p"
        end = start + len(written)
        if match[1] and written in AMBIGUOUS_SYMBOLS and _word_follows(lexed, end):
            return _Unit(None, start)
        return _Unit(unit, end)
    return _compound_unit(lexed, start, chunk)


def _compound_unit(lexed: Lexed, start: int, chunk: str) -> _Unit:
    """MB/month, €/user/month, 5%-ige, hours' ..."""
    numerator, slash, denominator = chunk.partition("/")
    if slash and (unit := resolve_in(numerator, lexed)):
        bare = denominator.rstrip(".'")
        per = PER_UNITS.get(bare.lower()) or slashed_rate(bare)
        return _Unit(unit, start + len(numerator) + (1 + len(bare) if per else 0), per)
    head = _CHUNK_HEAD.match(chunk)
    if head is not None and (unit := resolve_unit(head[0])):
        return _Unit(unit, start + head.end())
    return _Unit(None, start)


def _word_follows(lexed: Lexed, end: int) -> bool:
    """Then "in", "A" or "d" after a number and a space is a word, not a unit."""
    following = lexed.folded[end : end + 2]
    return following[:1] == " " and following[1:].isalnum()
