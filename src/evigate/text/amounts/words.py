"""Numbers in words, as finished records."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from evigate.text.amounts.build import build_quantity, plain_number
from evigate.text.amounts.dense import dense_quantities
from evigate.text.amounts.record import Quantity
from evigate.text.numbers.compound_words import compounds
from evigate.text.numbers.lexing import ARTICLE_UNITS, Lexed
from evigate.text.numbers.number_words import NEEDS_LANGUAGE, WordNumber, compose
from evigate.text.numbers.numerals import VULGAR
from evigate.text.numbers.unit_tail import Tail, read_tail
from evigate.text.numbers.units import TIME_UNITS, is_currency, resolve_in, resolve_unit
from evigate.text.numbers.written_forms import part_after
from evigate.text.patterns import late
from evigate.text.tables.number_words import (
    HALVES_OF_UNITS,
    ONE_IS_PRONOUN_AFTER,
    ONE_IS_PRONOUN_BEFORE,
)

_VULGAR = late("[" + "".join(VULGAR) + "]")
_AFTER_HALF = late(
    r"[ '-](?:(?:of|de|di) |d')?(?:the |a |an |one |ein(?:e[mnrs]?)? |un[ae]? |un'|ال)?"
    r"(?=\w)"
)
_PRONOUN_AFTER = late(rf"[ ](?:{ONE_IS_PRONOUN_AFTER})\b|[^ \w-]|$")
_ONCE_COUNTS = late(r"[ ](?:only|daily|weekly|monthly|yearly)\b|[.;)]|$")
_DOUBLE_COUNTS = late(
    r"[ ](?:the|that|what|its|their|this|of|as|from|between|since|to|by)\b"
)


_UNIT_BEFORE = late(r"(?<![^\W\d_])(un')?([^\W\d_]+)( y | et | e | إلا | )$")
_ADDED_TO_A_UNIT: Final = frozenset(
    "media medio demi demie mezza mezzo meia meio ونصف وربع وثلث ربع ربعا".split()
)
_BELOW: Final = late(
    r"(?:below|under|unter|sous|bajo|sotto|sotto lo|abaixo de|onder|above|über) $"
)
_NO_NOUN: Final = late(
    r"[ ](?:of|off|less|more|fewer|lower|higher|is|are|was|were|extra"
    r"|on|from|when|if)\b"
    r"|[^\w\s’'-]|$"
)
_NOT_BEFORE_A_UNIT: Final = frozenset(
    ("times", "once", "twice", "time", "half", "such", "what", "quite")
)
_PAID_FOR: Final = late(r"(?:[$€£¥] ?[\d.,]+|\b([^\W\d_]+)) for $")
_LOOK_BACK: Final = 40


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
        quantity = None
        if not number.value and _BELOW.search(lexed.lowered, 0, number.start):
            continue  # 3 degrees below zero
        if number.kind == "fraction":
            quantity = _with_unit_before(lexed, number)
        if quantity is None:
            quantity = _from_words(lexed, number)
        if quantity is not None:
            found.append(quantity)
    if lexed.has_compounds:
        found += [_record(lexed, number) for number in compounds(lexed.lowered)]
    if not lexed.text.isascii():
        found += _vulgar(lexed)
        if lexed.has_cjk:
            found += dense_quantities(lexed)
    return found


def _from_words(lexed: Lexed, number: WordNumber) -> Quantity | None:
    if number.kind == "ordinal":
        if _is_share(lexed, number):
            share = replace(number, value=1 / number.value, kind="fraction")
            return _record(lexed, share)
        return plain_number(lexed, number.start, number.end, number.value, "ordinal")
    quantity = _record(lexed, number)
    word = lexed.lowered[number.start : number.end]
    if number.kind == "times":
        weak = quantity.per is None and _times_is_weak(lexed, number, word)
        return quantity._replace(weak=weak)
    if word in HALVES_OF_UNITS and quantity.unit is None:
        return None
    if number.article:
        if word != "one" and quantity.unit is None:
            return None
        weak = word != "one" or quantity.unit == "times"
        weak = weak or (quantity.unit is None and _is_pronoun(lexed, number))
        return quantity._replace(weak=weak) if weak else quantity
    return quantity


def _is_share(lexed: Lexed, number: WordNumber) -> bool:
    """A third of, a tenth of; "a third" with nothing that it would count."""
    lowered = lexed.lowered
    if lowered.startswith((" parte", " partie"), number.end):
        return number.value > 2  # la cuarta parte
    return (
        number.value > 2
        and _NO_NOUN.match(lowered, number.end) is not None
        and lowered[max(0, number.start - 8) : number.start].split()[-1:] == ["a"]
    )


def _times_is_weak(lexed: Lexed, number: WordNumber, word: str) -> bool:
    if word == "once":
        return _ONCE_COUNTS.match(lexed.lowered, number.end) is None
    if word in ("double", "triple", "doble", "doppio"):
        return _DOUBLE_COUNTS.match(lexed.lowered, number.end) is None
    return False


def _is_pronoun(lexed: Lexed, number: WordNumber) -> bool:
    before = lexed.lowered[max(0, number.start - 12) : number.start].split()
    if before and before[-1] in ONE_IS_PRONOUN_BEFORE:
        return True
    return _PRONOUN_AFTER.match(lexed.lowered, number.end) is not None


def _record(lexed: Lexed, number: WordNumber) -> Quantity:
    """Unit, rate and bounds of a number in words."""
    position, end = number.end, number.end
    if number.kind == "fraction":
        position = _skip_article(lexed.lowered, number.end)
    if lexed.lowered.startswith("un'", number.start):
        position += 1  # un'ora
    tail = read_tail(lexed, position, currency=False)
    if tail.end > position or number.unit:
        end = max(tail.end, end)
    unit = number.unit or tail.unit
    value = number.value * tail.scale
    if number.kind == "times" and unit is None:
        unit = "times"
    part, length = part_after(lexed.lowered, end)
    if length:
        value, end = value + part, end + length
        if unit is None:  # two and a quarter hours
            tail = read_tail(lexed, end, currency=False)
            unit, end = tail.unit, max(tail.end, end)
            value *= tail.scale
    return build_quantity(
        lexed, (number.start, number.end, end), value, unit, tail, number.scaled
    )


def _with_unit_before(lexed: Lexed, number: WordNumber) -> Quantity | None:
    """Hora y media, ساعة ونصف: a unit alone is one, and the fraction is added."""
    if lexed.lowered[number.start : number.end] not in _ADDED_TO_A_UNIT:
        return None
    if lexed.lowered[number.end : number.end + 1] == "-":
        return None
    match = _UNIT_BEFORE.search(lexed.lowered, max(0, number.start - 24), number.start)
    unit = None if match is None else resolve_in(match[2], lexed)
    if match is None or unit not in TIME_UNITS:
        return None
    value = 1 - number.value if "إلا" in match[3] else 1 + number.value
    start, end = match.start(), number.end
    return build_quantity(lexed, (start, end, end), value, unit, Tail(end))


def _skip_article(lowered: str, end: int) -> int:
    """Half an hour, half of a year: the article goes, its space stays."""
    match = _AFTER_HALF.match(lowered, end)
    if match is None:
        return end
    return match.end() - (lowered[match.end() - 1] in " -")


def _article_unit(
    lexed: Lexed, hit: tuple[int, int, str], found: list[Quantity]
) -> None:
    """ "within a week", "an hour": one, weakly."""
    start, _, word = hit
    if word not in ARTICLE_UNITS:
        return
    lowered = lexed.lowered
    before = lowered[max(0, start - 14) : start].split()
    if not before or before[-1] not in ("a", "an") or lowered[start - 1] != " ":
        return
    article = len(before[-1]) + 1
    begin = start - article
    if before[-2:-1] and before[-2] in _NOT_BEFORE_A_UNIT:
        return
    if (found and found[-1].end > begin) or _is_paid_for(lowered, begin):
        return
    if word == "quarter" and lowered.startswith(" of ", start + len(word)):
        end = start + len(word)
        tail = read_tail(lexed, _skip_article(lowered, end), currency=False)
        last = tail.end if tail.unit else end  # "a quarter of an hour"
        span = (begin, end, last)
        found.append(build_quantity(lexed, span, 0.25, tail.unit, tail))
        return
    tail = read_tail(lexed, begin + article - 1, currency=False)
    if tail.unit is None:
        return
    part, length = part_after(lowered, tail.end)
    quantity = build_quantity(
        lexed,
        (begin, begin + article - 1, tail.end + length),
        1.0 + part,
        tail.unit,
        tail,
    )
    found.append(quantity._replace(weak=not length))


def _is_paid_for(lowered: str, begin: int) -> bool:
    """ "940 euros for a tonne": the tonne is what is paid for."""
    paid = _PAID_FOR.search(lowered[max(0, begin - _LOOK_BACK) : begin])
    return paid is not None and (not paid[1] or is_currency(resolve_unit(paid[1])))


def _vulgar(lexed: Lexed) -> list[Quantity]:
    """½ without digits before it."""
    found = []
    for match in _VULGAR.finditer(lexed.folded):
        start, end = match.span()
        if start and lexed.folded[start - 1].isdigit():
            continue
        tail = read_tail(lexed, _skip_article(lexed.lowered, end), currency=False)
        span = (start, end, max(end, tail.end if tail.unit else end))
        found.append(build_quantity(lexed, span, VULGAR[match[0]], tail.unit, tail))
    return found
