"""Which numbers of a text may be what is asked, by what they measure or count."""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cache
from typing import Final

from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.axes import is_of_another_axis
from evigate.checks.statements.said_otherwise import said_otherwise
from evigate.checks.statements.slots import TIMES, Slot
from evigate.checks.statements.year_numbers import is_a_year
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, find_quantities
from evigate.text.deeds import share_a_deed, share_a_thing
from evigate.text.numbers.unit_likeness import are_pounds
from evigate.text.patterns import late
from evigate.text.questions import AnswerType
from evigate.text.reading import Reading
from evigate.text.stopwords import stopwords
from evigate.text.tables.frequency_words import EVERY

_PORTIONS: Final = frozenset({"mass", "volume"})
_EVERY: Final = late(rf"(?<!\w)(?:{EVERY})(?: (?:next|other))?\s*$", re.IGNORECASE)
_AWAY: Final = late(
    r"\s+(?:from(?! (?:the |its )?(?:base|bottom|foot|ground|floor|end|side|edge|bow|"
    r"rim|top|wall|tip)\b)|away|off|north|south|east|west|(?:nördlich|südlich|östlich|westlich)|"
    r"vom|von|entfernt|hinter|vor|de distance|au (?:nord|sud)|al (?:norte|sur)|"
    r"a(?:l|lla)? (?:nord|sud)|van|ten|od|na (?:północ|południe))\b|"
    r"[^.;:!?]{0,30}\bentfernt\b",
    re.IGNORECASE,
)
_LOOK_BACK: Final = 24
# Nouns for whatever is counted: "a jury of nine members".
_ANYONE: Final = frozenset(
    "people persons men women members inhabitants residents citizens souls guests "
    "units pieces items copies others einwohner personen leute "
    "mitglieder stück personnes habitants membres pièces personas habitantes miembros "
    "piezas persone abitanti membri "
    "pezzi pessoas membros peças leden stuks osób sztuk".split()
)
_LOOK_AHEAD: Final = 48
_BESIDE: Final = 3  # words between a number and the noun that it counts or labels
_LABELS: Final = frozenset({"value", "ordinal", "name_part", "version"})
_FREE: Final[frozenset[AnswerType]] = frozenset({"count", "amount", "duration"})


def fills(slot: Slot, quantity: Quantity, reading: Reading) -> bool:
    """May a number be what is asked for?"""
    if quantity.weak and not _tells_by_article(slot, quantity):
        return False
    if slot.kind not in (*_FREE, "open"):
        return False
    if slot.recurs:
        return quantity.unit == "times" or _recurs(quantity, reading)
    name = (quantity.dimension or "").partition(":")[0]
    if are_pounds(quantity.unit, "GBP") and "currency" in slot.dimensions:
        name = "currency"  # "a fee of 60,000 pounds"
    if name == "degree" and "temperature" in slot.dimensions:
        name = "temperature"  # "as hot as 900 degrees"
    if slot.kind == "count":
        counts = quantity.is_value and _counts(slot, quantity)
        return counts and not is_a_year(quantity, reading)
    if not quantity.is_value or _tells_where(slot, quantity, reading):
        return False
    if slot.axis and is_of_another_axis(slot.axis, quantity, reading):
        return False
    if quantity.unit == "percent" and not slot.percent and slot.dimensions:
        return False
    if slot.dimensions:
        return name in slot.dimensions
    return slot.kind == "amount" or quantity.unit is not None


def _tells_by_article(slot: Slot, quantity: Quantity) -> bool:
    """ "It took a fortnight", "add a tablespoon": the article is the number.

    So it is where it is asked how long, how far or how much of something.
    """
    if slot.recurs:
        return False
    name = (quantity.dimension or "").partition(":")[0]
    if slot.kind == "duration":
        return name in TIMES
    return slot.kind == "amount" and name in (slot.dimensions - TIMES or _PORTIONS)


def _tells_where(slot: Slot, quantity: Quantity, reading: Reading) -> bool:
    """ "300 metres from the harbour" is neither a height nor a length."""
    if quantity.dimension != "length" or slot.distance:
        return False
    behind = reading.text[quantity.end : quantity.end + _LOOK_AHEAD]
    return _AWAY.match(behind) is not None


def _counts(slot: Slot, quantity: Quantity) -> bool:
    """In Polish one word asks how many and how much."""
    if slot.unit is None:
        name = (quantity.dimension or "").partition(":")[0]
        return quantity.unit is None or name in slot.dimensions
    wanted = _dimension(slot.unit)
    return quantity.unit is not None and _dimension(quantity.unit) == wanted


@cache
def _dimension(unit: str) -> str:
    found = find_quantities(f"5 {unit}", "en")
    name = (found[0].dimension if found else None) or unit
    return "time" if name in TIMES else name


def _recurs(quantity: Quantity, reading: Reading) -> bool:
    before = reading.text[max(0, quantity.start - _LOOK_BACK) : quantity.start]
    return _EVERY.search(before) is not None or quantity.per is not None


def _counts_another_noun(slot: Slot, quantity: Quantity, reading: Reading) -> bool:
    """Is a bare number followed by a noun that is not the asked one ("40 doctors")?"""
    if slot.kind != "count" or quantity.unit is not None or not slot.head:
        return False
    words = reading.words
    at = bisect_left(words.starts, quantity.end)
    if at >= len(words.forms) or words.forms[at] in stopwords(reading.language):
        return False
    gap = reading.text[quantity.end : words.starts[at]]
    if not gap.isspace():
        return False
    behind = _behind(reading, at)
    stems = reading.stems[at:behind]
    return (
        _ANYONE.isdisjoint(words.forms[at:behind])
        and not share_a_deed(slot.head, stems)
        and not share_a_thing(slot.head, stems)
        and slot.head.isdisjoint(stems)
    )


def _behind(reading: Reading, at: int) -> int:
    """Where the noun ends that begins at a word, as far as spaces and content go."""
    forms, starts, ends = reading.words
    closed = stopwords(reading.language)
    high = at + 1
    while (
        high < min(len(forms), at + _BESIDE)
        and forms[high] not in closed
        and reading.text[ends[high - 1] : starts[high]].isspace()
    ):
        high += 1
    return high


def may_count(
    evidence: Evidence, slot: Slot, document: int, quantity: Quantity
) -> bool:
    """Where a number counts another noun, the asked one stands in its sentence too."""
    if not _counts_what_is_asked(evidence, slot, document, quantity):
        return False
    if not _counts_another_noun(slot, quantity, evidence.documents[document]):
        return True
    sentence = evidence.sentence_at(document, quantity.start)
    return sentence is not None and not slot.head.isdisjoint(
        evidence.sentence_stems[sentence]
    )


def _counts_what_is_asked(
    evidence: Evidence, slot: Slot, document: int, quantity: Quantity
) -> bool:
    """Where a number counts people or nothing, is the asked noun spoken of near it?

    "820 guests" are no seats, "820 can be seated" are.
    """
    if slot.kind != "count" or quantity.unit is not None or not slot.head:
        return True
    reading = evidence.documents[document]
    known = reading.language == "en"
    if not known or not _ANYONE.isdisjoint(evidence.question.words.forms):
        return True
    at = bisect_left(reading.words.starts, quantity.end)
    stems = reading.stems[at : _behind(reading, at)] if at < len(reading.stems) else []
    if not slot.head.isdisjoint(stems) or share_a_thing(slot.head, stems):
        return True
    sentence = evidence.sentence_at(document, quantity.start)
    if sentence is None:
        return False
    said = evidence.sentence_stems[sentence]
    if not slot.head.isdisjoint(said) or share_a_deed(slot.head, said):
        return True
    terms = evidence.shared(asked_terms)
    told = said_otherwise(evidence, sentence)
    return any(terms[n].stem in slot.head for n in told)


def stands_beside(slot: Slot, quantity: Quantity, reading: Reading) -> bool:
    """Does a number count or label the noun that is asked ("9 rooms", "port 80")?"""
    words = reading.words
    low = bisect_left(words.starts, quantity.start)
    high = bisect_left(words.starts, quantity.end)
    behind = reading.stems[high : high + _BESIDE]
    if not slot.head.isdisjoint(behind):
        return True
    if slot.kind == "count" and _counts_another_noun(slot, quantity, reading):
        return False  # "seats on three levels"
    return not slot.head.isdisjoint(reading.stems[max(0, low - 2) : low])


def labels(slot: Slot, quantity: Quantity, reading: Reading) -> bool:
    """Is it the number that tells which one ("gate 14", "the 14th century")?"""
    if slot.kind != "open" or not slot.head or quantity.role not in _LABELS:
        return False
    if quantity.weak or quantity.unit is not None:
        return False
    words = reading.words
    low = bisect_left(words.starts, quantity.start)
    high = bisect_left(words.starts, quantity.end)
    if quantity.role == "ordinal":
        return slot.noun in reading.stems[high : high + 1]
    return not slot.head.isdisjoint(reading.stems[max(0, low - 2) : low])
