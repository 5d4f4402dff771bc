"""Which kind of value a question asks for, and which values of a text are of it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import asked_terms
from evigate.checks.question.measures import measures_of
from evigate.checks.statements.ages import asks_for_an_age
from evigate.checks.statements.axes import asked_axis, is_of_another_axis
from evigate.checks.statements.said_otherwise import said_otherwise
from evigate.checks.statements.slot_heads import (
    asks_for_several,
    defined_word,
    head_words,
    is_a_deed,
    noun_kind,
)
from evigate.checks.statements.year_numbers import is_a_year
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, find_quantities
from evigate.text.any_of import AnyOf
from evigate.text.deeds import share_a_deed, share_a_thing
from evigate.text.numbers.unit_likeness import are_pounds
from evigate.text.patterns import late
from evigate.text.questions import AnswerType, asked_noun
from evigate.text.reading import Reading
from evigate.text.stopwords import stopwords
from evigate.text.tables.frequency_words import EVERY, HOW_OFTEN
from evigate.text.tables.noun_kinds import MEMBERS
from evigate.text.tables.noun_kinds_more import MORE

_TIMES: Final = frozenset({"time", "calendar", "working_time"})
_PORTIONS: Final = frozenset({"mass", "volume"})
_EVERY: Final = late(rf"(?<!\w)(?:{EVERY})(?: (?:next|other))?\s*$", re.IGNORECASE)
_HOW_OFTEN: Final = late(HOW_OFTEN)
_HOW_LONG: Final = late(r"how long|wie lang|hoe lang")
_PERCENT: Final = AnyOf(
    "percent|per cent|%|share|proportion|fraction|rate|prozent|anteil|quote|"
    "pour ?cent|taux|"
    "por ciento|porcentaje|tasa|percentual|tasso|taxa|procent"
)
_FAR: Final = late(
    r"\b(?:far|distance|away|weit|entfern\w*|loin|distancia|lejos|distanza|lontano|"
    r"distância|longe|ver|afstand|daleko|odległo\w*)\b"
)
_AWAY: Final = late(
    r"\s+(?:from(?! (?:the |its )?(?:base|bottom|foot|ground|floor|end|side|edge|bow|"
    r"rim|top|wall|tip)\b)|away|off|north|south|east|west|(?:nördlich|südlich|östlich|westlich)|"
    r"vom|von|entfernt|hinter|vor|de distance|au (?:nord|sud)|al (?:norte|sur)|"
    r"a(?:l|lla)? (?:nord|sud)|van|ten|od|na (?:północ|południe))\b|"
    r"[^.;:!?]{0,30}\bentfernt\b",
    re.IGNORECASE,
)
_WHICH_DAY: Final = late(
    r"\b(?:(?:which|what) (?:week)?day|welche[mn]? (?:wochen)?tag|quel jour|qu[eé] día|"
    r"che giorno|que dia|welke dag)\b"
)
_VAGUE: Final = frozenset("high hoch hoog".split())
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
_MIN_ALIKE: Final = 4
_ALIKE: Final = 6
_BESIDE: Final = 3  # words between a number and the noun that it counts or labels
_LABELS: Final = frozenset({"value", "ordinal", "name_part", "version"})
_MEASURED: Final = frozenset({"amount", "duration", "open"})
_FREE: Final[frozenset[AnswerType]] = frozenset({"count", "amount", "duration"})


@dataclass(frozen=True, slots=True)
class Slot:
    """What may fill the place of the answer.

    Attributes:
        kind: the answer type of the question.
        names_kind: does the head only tell what kind of thing is asked ("which city")?
        head: stems of the noun or verb that stands right behind the asking words:
            what is counted, who did what, which port.
        unit: the unit that the noun names ("how many hours"), else ``None``.
        dimensions: what the value may measure; empty where it does not show.
        recurs: is it asked how often?
        percent: may a percentage answer?
        noun_kind: the closed kind of noun that is asked for, empty where none is.
        distance: is it asked how far away something is?
        weekday: is a day of the week asked?
        noun: stem of the first word of the head, empty where there is none.
        defines: is a noun asked to be filled ("What is the capital of ...")?
        several: may it have several right answers?
        age: is it asked how old someone is?
        by_deed: does a verb stand where a noun would be ("What caused ...")?
        axis: the axis along which a length is asked for, empty where none is.
    """

    kind: AnswerType
    names_kind: bool
    head: frozenset[str]
    unit: str | None
    dimensions: frozenset[str]
    recurs: bool
    percent: bool
    noun_kind: str
    distance: bool
    weekday: bool
    noun: str
    defines: bool
    several: bool
    age: bool
    by_deed: bool
    axis: str


def asked_slot(evidence: Evidence) -> Slot:
    """What the question asks for; use through ``evidence.shared``.

    >>> from evigate.records import RagCall
    >>> slot = asked_slot(Evidence(RagCall.of("How many hours is it?", [], "")))
    >>> slot.kind, slot.unit, sorted(slot.head)
    ('count', 'hour', ['hour'])
    """
    question = evidence.question
    found = evidence.shared(asked)
    head = head_words(evidence)
    unit = _unit_of(question, head) if found.kind == "count" else None
    dimensions = _dimensions(evidence, found.kind)
    defined = None if head or dimensions else defined_word(evidence)
    head = head if defined is None else [defined]
    kind = noun_kind(question, head) if found.kind == "open" else ""
    age = asks_for_an_age(question.text)
    return Slot(
        found.kind,
        found.kind in ("open", "place", "person")
        and (asked_noun(question.text) is not None or bool(kind and defined)),
        frozenset(question.stems[n] for n in head),
        unit,
        dimensions,
        _HOW_OFTEN.search(question.lowered) is not None,
        _PERCENT.occurs(question.lowered),
        kind,
        _FAR.search(question.lowered) is not None,
        _WHICH_DAY.search(question.lowered) is not None,
        question.stems[head[0]] if head else "",
        defined is not None,
        asks_for_several(question.text),
        age,
        bool(head) and is_a_deed(question.words.forms[head[0]]),
        asked_axis(question.text) if found.kind in _MEASURED else "",
    )


def _unit_of(question: Reading, head: list[int]) -> str | None:
    """The unit that the head names, in one word or two ("working days")."""
    if not head:
        return None
    forms = question.words.forms[head[0] : head[0] + 2]
    pair = _as_unit(" ".join(forms), question.language)
    return pair or _as_unit(forms[0], question.language)


@cache
def _as_unit(word: str, language: str) -> str | None:
    found = find_quantities(f"5 {word}", language)
    return found[0].unit if found else None


def _dimensions(evidence: Evidence, kind: AnswerType) -> frozenset[str]:
    """What the words of the question are measured in.

    Fees and taxes are high too, so "how high" alone leaves it open.
    """
    question = evidence.question
    if kind == "duration":
        long = _HOW_LONG.search(question.lowered) is not None
        return _TIMES | {"length"} if long else _TIMES
    if kind not in ("amount", "count", "open"):
        return frozenset()
    spans, language = evidence.shared(asked).spans, question.language
    named: set[str] = set()
    for stem, start, form in zip(
        question.stems, question.words.starts, question.words.forms, strict=True
    ):
        vague = any(low <= start < high for low, high in spans) and form in _VAGUE
        if not vague:  # a stem may be shorter than the entry ("cust", "custa")
            named |= measures_of(stem, language) or measures_of(form, language)
    named.discard("date")
    return frozenset(named) | (_TIMES if "time" in named else frozenset())


@cache
def members_of(kind: str) -> dict[str, int]:
    """The nouns of a closed kind, each with the number of what it means."""
    lines = [line for line in MEMBERS[kind].splitlines() if line.strip()]
    known = {word: n for n, line in enumerate(lines) for word in line.split()}
    for n, line in enumerate(MORE.get(kind, ()), start=len(lines)):
        words = line.split()
        number = next((known[word] for word in words if word in known), n)
        known |= {word: number for word in words if word not in known}
    return known


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
        return name in _TIMES
    return slot.kind == "amount" and name in (slot.dimensions - _TIMES or _PORTIONS)


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
    return "time" if name in _TIMES else name


def _recurs(quantity: Quantity, reading: Reading) -> bool:
    before = reading.text[max(0, quantity.start - _LOOK_BACK) : quantity.start]
    return _EVERY.search(before) is not None or quantity.per is not None


def speaks_of_head(slot: Slot, stems: Iterable[str]) -> bool:
    """Do some words say what was done or is asked for ("directed", "director")?"""
    begins = tuple(
        stem[: max(_MIN_ALIKE, min(_ALIKE, len(stem) - 1))] for stem in slot.head
    )
    if not begins:
        return True
    said = [*stems]
    return any(stem.startswith(begins) for stem in said) or share_a_deed(
        slot.head, said
    )


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
