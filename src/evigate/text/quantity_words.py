"""Numbers in words and in Chinese or Korean numerals, as finished records."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from evigate.text.lexing import ARTICLE_UNITS, Lexed
from evigate.text.number_words import (
    NEEDS_LANGUAGE,
    WordNumber,
    compose,
    compounds,
)
from evigate.text.numerals import HAN_DIGITS, HAN_MULTIPLIERS, VULGAR, read_han
from evigate.text.quantity_context import read_context
from evigate.text.quantity_record import Quantity, Role
from evigate.text.tables.number_words import HALVES_OF_UNITS
from evigate.text.tables.han_counters import (
    COUNTERS,
    HAN_IDIOMS,
    KOREAN_NATIVE,
    WEAK_AFTER_ONE,
)
from evigate.text.rates import cjk_rate_before
from evigate.text.unit_tail import Tail, read_tail

_VULGAR = re.compile("[" + "".join(VULGAR) + "]")
_AFTER_HALF = re.compile(
    r"[ -](?:of )?(?:a |an |one |ein(?:e[mnrs]?)? |un[ae]? )?(?=\w)"
)
_ONE_IS_PRONOUN_BEFORE: Final = frozenset(
    [
        "no",
        "any",
        "this",
        "that",
        "each",
        "every",
        "which",
        "the",
        "another",
        "some",
        "only",
        "not",
        "you's",
        "everyone",
    ]
)
_PRONOUN_AFTER = re.compile(
    r"[ ](?:of|who|that|which|or|and|another|can|could|must|should|may|might|is|was|has|"
    r"to|in|on|at|for|with|by|from|as|way|thing|does|would|will|needs|the|size)\b|[^ \w-]|$"
)
_ONCE_COUNTS = re.compile(r"[ ](?:only|daily|weekly|monthly|yearly)\b|[.;)]|$")
_DOUBLE_COUNTS = re.compile(
    r"[ ](?:the|that|what|its|their|this|of|as|from|between|since|to|by)\b"
)


def word_quantities(lexed: Lexed) -> list[Quantity]:
    """All quantities written in words, in order of the text but for compounds."""
    found: list[Quantity] = []
    hits, index = lexed.hits, 0
    ambiguous = any(word in NEEDS_LANGUAGE for _, _, word in hits)
    language = lexed.language if ambiguous else "und"
    while index < len(hits):
        composed = compose(lexed.lowered, hits, index, language)
        if composed is None:
            _article_unit(lexed, hits[index], found)
            index += 1
            continue
        number, index = composed
        quantity = _from_words(lexed, number)
        if quantity is not None:
            found.append(quantity)
    if lexed.has_compounds:
        found += [_record(lexed, number) for number in compounds(lexed.lowered)]
    if not lexed.text.isascii():
        found += _vulgar(lexed)
        if lexed.has_cjk:
            found += _han(lexed)
            found += _korean(lexed)
    return found


def _from_words(lexed: Lexed, number: WordNumber) -> Quantity | None:
    if number.kind == "ordinal":
        return _bare(lexed, number, "ordinal")
    quantity = _record(lexed, number)
    word = lexed.lowered[number.start : number.end]
    if number.kind == "times":
        weak = quantity.per is None and _times_is_weak(lexed, number, word)
        return replace(quantity, weak=weak)
    if word in HALVES_OF_UNITS and quantity.unit is None:
        return None
    if number.article:
        if word != "one" and quantity.unit is None:
            return None
        weak = word != "one" or (quantity.unit is None and _is_pronoun(lexed, number))
        return replace(quantity, weak=weak)
    return quantity


def _times_is_weak(lexed: Lexed, number: WordNumber, word: str) -> bool:
    if word == "once":
        return _ONCE_COUNTS.match(lexed.lowered, number.end) is None
    if word in ("double", "triple", "doble", "doppio"):
        return _DOUBLE_COUNTS.match(lexed.lowered, number.end) is None
    return False


def _is_pronoun(lexed: Lexed, number: WordNumber) -> bool:
    before = lexed.lowered[max(0, number.start - 12) : number.start].split()
    if before and before[-1] in _ONE_IS_PRONOUN_BEFORE:
        return True
    return _PRONOUN_AFTER.match(lexed.lowered, number.end) is not None


def _bare(lexed: Lexed, number: WordNumber, role: Role) -> Quantity:
    start, end = number.start, number.end
    raw = lexed.text[start:end]
    numeral = str(int(number.value))
    return Quantity(start, end, start, end, raw, numeral, number.value, role=role)


def _record(lexed: Lexed, number: WordNumber) -> Quantity:
    """Unit, rate and bounds of a number in words."""
    position, end = number.end, number.end
    if number.kind == "fraction":
        position = _skip_article(lexed.lowered, number.end)
    tail = read_tail(lexed, position, currency=False)
    if tail.end > position or number.unit:
        end = max(tail.end, end)
    unit = number.unit or tail.unit
    value = number.value * tail.scale
    if number.kind == "times" and unit is None:
        unit = "times"
    unit_end = end if unit is None or unit == "times" else end
    value, end = _and_a_half(lexed.lowered, value, unit_end)
    return _build(
        lexed, (number.start, number.end, end), value, unit, tail, number.scaled
    )


def _build(
    lexed: Lexed,
    span: tuple[int, int, int],
    value: float,
    unit: str | None,
    tail: Tail,
    scaled: float = 1.0,
) -> Quantity:
    start, number_end, end = span
    context = read_context(lexed, start, end)
    per = tail.per or (cjk_rate_before(lexed.folded, start) if lexed.has_cjk else None)
    whole = value % 1 == 0
    if unit == "ten_percent":
        value, unit = value * 10, "percent"
    scale = tail.scale * (scaled if whole else 1.0)
    return Quantity(
        start,
        end,
        start,
        number_end,
        lexed.text[start:end],
        lexed.folded[start:number_end],
        -value if context.negative else value,
        unit,
        per=per,
        bound=context.bound,
        approximate=context.approximate,
        decimals=0 if whole else 4 if value * 4 % 1 else 2,
        scale=scale,
    )


def _skip_article(lowered: str, end: int) -> int:
    """Half an hour, half of a year: the article goes, its space stays."""
    match = _AFTER_HALF.match(lowered, end)
    return end if match is None else match.end() - 1


def _and_a_half(lowered: str, value: float, end: int) -> tuple[float, int]:
    for phrase in _AND_A_HALF:
        if lowered.startswith(phrase, end):
            return value + 0.5, end + len(phrase)
    return value, end


_AND_A_HALF: Final = (
    " and a half",
    " y medio",
    " y media",
    " et demi",
    " e mezzo",
    " e meia",
    " e meio",
)


def _article_unit(
    lexed: Lexed, hit: tuple[int, int, str], found: list[Quantity]
) -> None:
    """ "within a week", "an hour": one, weakly."""
    start, end, word = hit
    if word not in ARTICLE_UNITS:
        return
    lowered = lexed.lowered
    article = 2 if lowered.startswith("a ", start - 2) else 3
    begin = start - article
    if begin < 0 or not lowered.startswith(("a ", "an "), begin):
        return
    if begin and lowered[begin - 1].isalnum():
        return
    before = lowered[max(0, begin - 12) : begin].split()
    if before and (
        before[-1]
        in ("times", "once", "twice", "time", "half", "such", "what", "quite")
    ):
        return
    if found and found[-1].end > begin:
        return
    tail = read_tail(lexed, begin + article - 1, currency=False)
    if tail.unit is None:
        return
    quantity = _build(
        lexed, (begin, begin + article - 1, tail.end), 1.0, tail.unit, tail
    )
    found.append(replace(quantity, weak=True))


def _vulgar(lexed: Lexed) -> list[Quantity]:
    """½ without digits before it."""
    found = []
    for match in _VULGAR.finditer(lexed.folded):
        start, end = match.span()
        if start and lexed.folded[start - 1].isdigit():
            continue
        tail = read_tail(lexed, _skip_article(lexed.lowered, end), currency=False)
        span = (start, end, max(end, tail.end if tail.unit else end))
        found.append(_build(lexed, span, VULGAR[match[0]], tail.unit, tail))
    return found


_HAN_CHARACTERS = "".join(c for c in HAN_DIGITS if c < "\uac00") + "".join(
    c for c in HAN_MULTIPLIERS if c < "\uac00"
)
_HAN = re.compile(
    rf"(第)?(?:百分之([{_HAN_CHARACTERS}]+|\d+(?:\.\d+)?)|([{_HAN_CHARACTERS}]+)(?:分之([{_HAN_CHARACTERS}]+))?|半(?=[年天日月个個小时時分价價額额数數]))"
)


def _han(lexed: Lexed) -> list[Quantity]:
    """二十四, 两年, 半年, 第三, 百分之五, 三分之一."""
    found = []
    for match in _HAN.finditer(lexed.folded):
        quantity = _one_han(lexed, match)
        if quantity is not None:
            found.append(quantity)
    return found


def _one_han(lexed: Lexed, match: re.Match[str]) -> Quantity | None:
    text, (start, end) = lexed.folded, match.span()
    if match[2]:
        value = float(match[2]) if match[2][0].isascii() else read_han(match[2])
        return (
            None
            if value is None
            else _build(lexed, (start, end, end), value, "percent", Tail(end))
        )
    if match[0].endswith("半"):
        tail = read_tail(lexed, end, currency=False)
        if (start and text[start - 1].isdigit()) or tail.unit is None:
            return None
        return _build(lexed, (start, end, tail.end), 0.5, tail.unit, tail)
    written = match[3]
    value = read_han(written)
    if value is None:
        return None
    if match[1]:
        return _bare(lexed, WordNumber(start, end, value), "ordinal")
    if match[4]:
        top = read_han(match[4])
        if not value or top is None:
            return None
        return _build(lexed, (start, end, end), top / value, None, Tail(end))
    return _han_amount(lexed, start, end, written, value)


def _han_amount(
    lexed: Lexed, start: int, end: int, written: str, value: float
) -> Quantity | None:
    """A numeral counts where a unit or counter follows, or where it is long."""
    text = lexed.folded
    following = text[end : end + 1]
    if start and text[start - 1].isdigit():
        return None  # the scale of 3万
    if (
        text[start : end + 1] in HAN_IDIOMS
        or written in HAN_IDIOMS
        or text[start - 1 : end] in HAN_IDIOMS
    ):
        return None
    tail = read_tail(lexed, end, currency=False)
    long = (
        len(written) > 1 and any(c in HAN_MULTIPLIERS for c in written) and value >= 10
    )
    counted = following in COUNTERS and following != ""
    if tail.unit is None and not counted and not long:
        return None
    if tail.unit == "month" and following == "月":
        return None
    after = max(tail.end, end)
    if tail.unit is not None and text[after : after + 1] == "半":
        value, after = value + 0.5, after + 1
    quantity = _build(lexed, (start, end, after), value, tail.unit, tail)
    if value == 1 and following in WEAK_AFTER_ONE and tail.unit is None:
        return replace(quantity, weak=True)
    return quantity


_KOREAN_UNITS = "개월|달|시간|주일|주간|주|년|해|살|명|사람|개|번|가지|배|일|분|초|잔|병|장|대|마리|권|곳|차례|원|퍼센트"
_KOREAN = re.compile(
    rf"(?<![가-힣])(?:({'|'.join(sorted(KOREAN_NATIVE, key=len, reverse=True))})[ ]?(?={_KOREAN_UNITS})"
    rf"|([일이삼사오육칠팔구십백천만억]+)[ ]?(?=개월|주|년|일|분|초|시간|퍼센트|원|회|배|명))"
)


def _korean(lexed: Lexed) -> list[Quantity]:
    """두 달, 세 명, 이십사 개월."""
    found = []
    for match in _KOREAN.finditer(lexed.folded):
        value = float(KOREAN_NATIVE[match[1]]) if match[1] else read_han(match[2])
        if not value:
            continue
        end = match.end(1) if match[1] else match.end(2)
        tail = read_tail(lexed, end, currency=False)
        span = (match.start(), end, max(end, tail.end))
        found.append(_build(lexed, span, value, tail.unit, tail))
    return found
