"""Ages, which are often given as bare numbers: "at 44", "aged 31"."""

from __future__ import annotations

from typing import Final

from evigate.text.amounts.quantities import Quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading

_ASKS: Final = late(
    r"\b(?:how old|(?:what|which|minimum|voting|legal) age|age of|wie alt|"
    r"welchem alter|"
    r"mindestalter|quel âge|âge minimum|(?:qué|cuál es la) edad|cuántos años|"
    r"edad mínima|quanti anni|che età|età minima|(?:que|qual (?:é )?a) idade|"
    r"idade mínima|quantos anos|hoe oud|welke leeftijd|minimumleeftijd|ile lat|"
    r"jakim wieku|minimalny wiek)\b|几岁|多大|年龄|何歳|年齢|몇 살|나이|كم عمر|उम्र|आयु"
)
_HINTS: Final = tuple(
    "age old alt âge edad años anni età idade anos oud leeftijd lat wiek 岁 多大 年 "
    "何歳 살 나이 عمر उम्र आयु".split()
)
_AGED: Final = late(
    r"(?:\bage(?:d| of|:)?|\bat|\bfrom|\bover|\bturned|"
    r"\b(?:child|boy|girl|lad|youth|youngster|man|woman|kind|junge|mädchen|enfant|"
    r"garçon|fille|niño|niña|bambino|bambina|ragazzo|ragazza|criança|menino|menina|"
    r"jongen|meisje) (?:of(?: only| just)?|von|de|di|van)|"
    r"\b(?:is|was|are|were|they)(?: only| just)?|\balter von|\bmit|\bab|"
    r"\bâge de|\bâge :|\bdès|\bedad de|\ba los|\betà di|\ba|\bidade de|\baos|"
    r"\bleeftijd van|\bop|\bvanaf|\bw wieku|\bod|\bأعمر|سن|عمر|उम्र|आयु)\s*$"
)
_YEARS: Final = frozenset({"year"})
_LOOK_BACK: Final = 20
_OLDEST: Final = 150


def asks_for_an_age(question: str) -> bool:
    """Is it asked how old someone is?

    >>> asks_for_an_age("How old was she?"), asks_for_an_age("How long was it?")
    (True, False)
    """
    lowered = question.lower()
    return any(map(lowered.__contains__, _HINTS)) and (
        _ASKS.search(lowered) is not None
    )


def is_an_age(quantity: Quantity, reading: Reading) -> bool:
    """May a number be an age, in years or bare?"""
    value = quantity.value
    if quantity.weak or value is None or not 0 <= value <= _OLDEST:
        return False
    if quantity.unit in _YEARS:
        return True
    before = reading.text[max(0, quantity.start - _LOOK_BACK) : quantity.start].lower()
    return quantity.unit is None and _AGED.search(before) is not None
