"""Amounts that documents tell through others: half price, three times that, the rest.

Each becomes a value of the words that tell it, so that the answer's numbers are held
against it as against any other.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from evigate.checks.subjects.mentions import (
    Amount,
    amounts_of_document,
    mentions_in,
)
from evigate.checks.values.named_values import used_elsewhere
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.language_kinds import UNSPACED
from evigate.text.numbers.units import is_currency
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.states import places_of_claim
from evigate.text.tables.implied_words import (
    COMPARED,
    LESS_BY,
    LESS_BY_DENSE,
    MORE_BY,
    PAID,
    THE_REST,
)

_WINDOW: Final = 40
_WORDS: Final = 4
_BACK: Final = 3  # sentences in which what is halved may stand
_MAX_BASES: Final = 4
_NOTHING: Final = 0.0
_MAX_TOLD: Final = 40  # words of one document that tell amounts so
_DENSE_FACTORS: Final = frozenset("倍배折价價額额票값")
_NUMBER_NEAR: Final = 16
_DIRECTLY: Final = 18  # characters: "12,000 visitors, twice as many"
_RELATES: Final = late(
    r"[ ](?:as (?:many|much|long|large|high)|so (?:viele?|lang|groß|hoch)"
    r"|(?:plus|más|mais|più)|więcej|zo ?veel)[ ]"
)
_AS: Final = late(
    r"(?<!\w)(?:of|as|than|wie|als|que|di|del|della|do|da|de|du|des|van|niż|co)[ ]"
)
_TOPIC_MARK: Final = late("[はがもを、，,]|[은는이가][ ]|的价格是|是")
_SUBJECT: Final = 12  # characters before a factor that may name what it compares with
_MARKS: Final = ".,;:!?()\"'“”„«»।،؛"

_ARTICLES: Final = frozenset("das dem le du el del il al o do ao het".split())
_HALVES: Final = frozenset(
    "half hälfte moitié mitad metà metade helft połowę połowa".split()
)
_Pair = tuple[Amount, Quantity]


class _Told(NamedTuple):
    """Words that tell an amount through others: a factor of one, None for the rest."""

    start: int
    end: int
    factor: float | None
    paid: bool
    relates: bool = False


def told_mentions(evidence: Evidence) -> list[Amount]:
    """All amounts of the documents, those told through others too; use ``shared``.

    >>> from evigate.records import RagCall
    >>> document = "Adults pay 18 euros. Pupils pay half price."
    >>> evidence = Evidence(RagCall.of("", [document], ""))
    >>> [m.value.value for m in told_mentions(evidence)]
    [18.0, 0.5, 9.0]
    """
    mentions: list[Amount] = []
    for number, reading in enumerate(evidence.documents):
        told, amounts = _told(evidence, reading), amounts_of_document(evidence, number)
        mentions += _with_implied(evidence, number, told) if told else amounts
        used = list(used_elsewhere(evidence, number, amounts))
        if used:
            mentions = sorted([*mentions, *used], key=lambda m: m.sentence)
    return mentions


def _told(evidence: Evidence, reading: Reading) -> list[_Told]:
    found: list[_Told] = []
    amounts = 0
    for quantity in reading.quantities:
        if quantity.role != "value":
            continue
        amounts += 1
        if _may_multiply(quantity):
            told = _factor_told(reading.lowered, quantity)
            if told is not None:
                found.append(told)
    if amounts > 1:
        found += _rests(reading.lowered, evidence.language_of(reading), reading)
    if any(is_currency(quantity.unit) for quantity in reading.quantities):
        found += _free(evidence, reading)
    return found[:_MAX_TOLD]


def _free(evidence: Evidence, reading: Reading) -> Iterator[_Told]:
    """Nothing to pay, beside what others pay: "gold members free"."""
    starts = [q.start for q in reading.quantities if is_currency(q.unit)]
    language = evidence.language_of(reading)
    for start, end in reading.sentences:
        low = bisect_left(starts, start)
        if low == len(starts) or starts[low] >= end:
            continue
        text = reading.text[start:end]
        for first, last in places_of_claim(text, "free", language):
            yield _Told(start + first, start + last, _NOTHING, paid=True)


def _may_multiply(quantity: Quantity) -> bool:
    unit = quantity.unit
    if quantity.low is not None or quantity.per is not None:
        return False
    return (
        unit == "times"
        or unit == "percent"
        or (unit is None and quantity.value == 0.5 and not quantity.numeral.isdigit())
    )


def _factor_told(lowered: str, quantity: Quantity) -> _Told | None:
    start, end, value = quantity.start, quantity.end, quantity.value
    after = lowered[end : end + _WINDOW]
    if quantity.unit == "percent":
        sign = _change(lowered[max(0, start - _WINDOW) : start], after)
        if not sign or value >= 100:
            return None
        return _Told(start, end, 1 + sign * value / 100, paid=True)
    near = _words_near(lowered, start, after)
    paid = not PAID.isdisjoint(near) or _is_the_half(quantity, after)
    dense = quantity.raw[-1] in _DENSE_FACTORS
    if dense:
        paid = quantity.raw[-1] not in "倍배"
    elif not (paid or _is_the_multiple(lowered, quantity)) and (
        quantity.raw[-1] in "次回번" or COMPARED.isdisjoint(near)
    ):
        return None
    if value <= 0 or value == 1:
        return None
    relates = _RELATES.match(after) is not None
    return _Told(start, end, value, paid, relates)


def _is_the_half(quantity: Quantity, after: str) -> bool:
    """ "Adults pay 14 euros, children half." """
    return quantity.numeral.lower() in _HALVES and after[:1] in ("", ".", ",", ";")


def _is_the_multiple(lowered: str, quantity: Quantity) -> bool:
    """das Dreifache, el doble, het drievoudige: a multiple of what was said."""
    before = lowered[max(0, quantity.start - 5) : quantity.start].split()
    return (
        quantity.unit == "times"
        and quantity.numeral.isalpha()
        and bool(before)
        and before[-1] in _ARTICLES
    )


def _words_near(lowered: str, start: int, after: str) -> set[str]:
    before = lowered[max(0, start - _WINDOW) : start]
    words = [*before.split()[-_WORDS:], *after.split()[:_WORDS]]
    return {word.strip(_MARKS) for word in words}


def _change(before: str, after: str) -> int:
    """Does a percentage lower (-1) or raise (1) an amount, or neither (0)?"""
    if after.lstrip(" の的").startswith(LESS_BY_DENSE):
        return -1
    near = [w.strip(_MARKS) for w in (*after.split()[:3], *before.split()[-3:])]
    if not LESS_BY.isdisjoint(near) or before.endswith(("优惠", "優惠", "打折")):
        return -1
    return 0 if MORE_BY.isdisjoint(near) else 1


def _rests(lowered: str, language: str, reading: Reading) -> Iterator[_Told]:
    starts = [q.start for q in reading.quantities if q.role == "value"]
    for phrase in THE_REST.get(language, ()):
        at = lowered.find(phrase)
        while at >= 0:
            end = at + len(phrase)
            whole = not phrase[0].isalpha() or not lowered[at - 1 : at].isalpha()
            if language in ("zh", "ja", "ko"):
                whole = True
            if whole and not any(end <= s <= end + _NUMBER_NEAR for s in starts):
                yield _Told(at, end, None, paid=False)
            at = lowered.find(phrase, end)


def _with_implied(
    evidence: Evidence, number: int, told: Sequence[_Told]
) -> list[Amount]:
    """The amounts of one document with the told ones, each with the words it is of."""
    reading = evidence.documents[number]
    known = [mention.value for mention in amounts_of_document(evidence, number)]
    by_start = {item.start: item for item in told}
    marks = [
        _placeholder(reading, item)
        for item in told
        if not any(q.start < item.end and item.start < q.end for q in known)
    ]
    values = sorted([*known, *marks], key=lambda quantity: quantity.start)
    mentions = mentions_in(evidence, reading, number, values)
    others = [m for m in mentions if m.value.start not in by_start]
    found: list[Amount] = []
    for mention in mentions:
        item = by_start.get(mention.value.start)
        if item is None or item.factor:
            found.append(mention)
        if item is None:
            continue
        if item.factor is None:
            implied = _remainder(mention, others)
        else:
            implied = _multiples(mention, others, item, item.factor)
        if item.factor == _NOTHING:
            found += [mention.with_value(value) for _, value in implied[:1]]
            continue
        for base, value in implied:
            own = mention.own | _counted(evidence, reading, base.value)
            if item.factor is not None:  # "three times the rate of a car"
                own -= _compared(evidence, reading, item) & base.own - mention.lead
            words = mention.words._replace(own=own)
            found.append(mention.with_value(value).with_words(words))
    return found


def _compared(evidence: Evidence, reading: Reading, told: _Told) -> frozenset[str]:
    """What an amount is compared with: "the rate of a car", 大人の半額."""
    text, start, end = reading.text, told.start, told.end
    if evidence.language_of(reading) in UNSPACED:
        lead = _TOPIC_MARK.split(text[max(0, start - _SUBJECT) : start])[-1]
        return frozenset(evidence.stems_of_text(lead))
    after = text[end : end + _WINDOW]
    match = _AS.search(after.lower())
    return frozenset(evidence.stems_of_text(after[match.end() :] if match else ""))


def _counted(evidence: Evidence, reading: Reading, value: Quantity) -> frozenset[str]:
    """The word that a number counts or measures: 14 crowns, 200 ml of water."""
    words = reading.words
    place = bisect_left(words.starts, value.end)
    if place == len(words.starts) or words.starts[place] > value.end + 1:
        return frozenset()
    return frozenset(evidence.content_stems(reading, place, place + 1))


def _placeholder(reading: Reading, told: _Told) -> Quantity:
    raw = reading.text[told.start : told.end]
    start, end = told.start, told.end
    return Quantity(start, end, start, end, raw, raw, told.factor or 0.0)


def _near_before(mention: Amount, others: Sequence[Amount]) -> Iterator[list[Amount]]:
    """Amounts of the sentence, then of the sentences before, one by one."""
    for back in range(_BACK + 1):
        yield [m for m in others if m.sentence == mention.sentence - back]


def _multiples(
    mention: Amount, others: Sequence[Amount], told: _Told, factor: float
) -> list[_Pair]:
    for near in _near_before(mention, others):
        compared = _compared_to(mention, near, told)
        if compared is not None:
            return [
                (
                    compared,
                    _like(mention.value, compared.value, compared.value.value / factor),
                )
            ]
        bases = [m for m in near if _can_be_base(m.value)]
        money = [m for m in bases if is_currency(m.value.unit)]
        if told.paid:
            bases = money or [m for m in bases if m.value.unit is None]
        if bases:
            named = [m for m in bases if m.own & (mention.own | mention.shared)]
            chosen = (named or bases)[:_MAX_BASES]
            return [
                (m, _like(mention.value, m.value, m.value.value * factor))
                for m in chosen
            ]
    return []


def _compared_to(mention: Amount, near: Sequence[Amount], told: _Told) -> Amount | None:
    """The 12,000 of "12,000 visitors, twice as many as in 2010": it is the multiple."""
    if not told.relates:
        return None
    before = [m for m in near if m.value.end <= mention.value.start]
    if not before or mention.sentence != before[-1].sentence:
        return None
    close = mention.value.start - before[-1].value.end <= _DIRECTLY
    return before[-1] if close and _can_be_base(before[-1].value) else None


def _can_be_base(value: Quantity) -> bool:
    return value.unit not in ("percent", "times") and not value.weak and value.value > 0


def _remainder(mention: Amount, others: Sequence[Amount]) -> list[_Pair]:
    """A total less its parts, where both stand in the sentences before."""
    amounts: list[Amount] = []
    for near in _near_before(mention, others):
        amounts += [m for m in near if _can_be_base(m.value)]
        total = max(amounts, key=lambda m: m.value.base_value, default=None)
        if total is None:
            continue
        unit = total.value.unit
        parts = [m for m in amounts if m is not total and m.value.unit == unit]
        left = total.value.value - sum(m.value.value for m in parts)
        if parts and left > 0:
            return [(total, _like(mention.value, total.value, left))]
    return []


def _like(mark: Quantity, base: Quantity, value: float) -> Quantity:
    """An amount at the words that tell it, in the unit of the one it is told by."""
    return mark._replace(
        value=float(f"{value:.12g}"),
        unit=base.unit,
        per=base.per,
        decimals=max(base.decimals, 0 if value % 1 == 0 else 2),
        scale=base.scale if value % base.scale == 0 else 1.0,
    )
