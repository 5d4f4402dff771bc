"""Which kind of value a question asks for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.measures import measures_of
from evigate.checks.statements.ages import asks_for_an_age
from evigate.checks.statements.axes import asked_axis
from evigate.checks.statements.slot_heads import (
    asks_for_several,
    defined_word,
    head_words,
    is_a_deed,
    noun_kind,
)
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import find_quantities
from evigate.text.any_of import AnyOf
from evigate.text.deeds import share_a_deed
from evigate.text.patterns import late
from evigate.text.questions import AnswerType, asked_noun
from evigate.text.reading import Reading
from evigate.text.tables.frequency_words import HOW_OFTEN
from evigate.text.tables.noun_kinds import MEMBERS
from evigate.text.tables.noun_kinds_more import MORE

TIMES: Final = frozenset({"time", "calendar", "working_time"})
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
_WHICH_DAY: Final = late(
    r"\b(?:(?:which|what) (?:week)?day|welche[mn]? (?:wochen)?tag|quel jour|qu[eé] día|"
    r"che giorno|que dia|welke dag)\b"
)
_VAGUE: Final = frozenset("high hoch hoog".split())
_MIN_ALIKE: Final = 4
_ALIKE: Final = 6
_MEASURED: Final = frozenset({"amount", "duration", "open"})


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
        return TIMES | {"length"} if long else TIMES
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
    return frozenset(named) | (TIMES if "time" in named else frozenset())


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
