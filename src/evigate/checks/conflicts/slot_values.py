"""The values of a document that are of the asked kind."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from itertools import islice
from typing import Final

from evigate.checks.conflicts.modifiers import kinds_of_head
from evigate.checks.conflicts.name_places import is_misplaced
from evigate.checks.statements.ages import is_an_age
from evigate.checks.statements.slot_fits import fills, labels, may_count
from evigate.checks.statements.slots import Slot, members_of
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.dates.dates import Date
from evigate.text.deeds import share_a_deed, share_a_thing
from evigate.text.identifiers import Identifier
from evigate.text.names import Name
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.words import find_words

_MAX_VALUES: Final = 400
_LONG: Final = 4
_NEAR: Final = 9  # words between a noun and the name that fills it
# "Canada was the country to which ...": what opens the sentence is a name.
_IS_THE: Final = late(
    r"\s+(?:is|was|ist|war|est|était|fut|es|era|fue|è|fu|é|foi|jest|był\w*)\s+"
    r"(?:the|an?|where|der|die|das|le|la|l'|el|il|lo|o|a|de|het)\b",
)
_KINDS: Final = frozenset(
    "sea ocean river lake mountain hills island desert bay gulf strait canal valley "
    "university street bridge airport station".split()
)
"""Where a sea is asked for, hills are none."""
# In German every noun is written like a name; a place stands behind a preposition.
_SPOT: Final = late(
    r"\b(?:in|im|am|an|auf|beim|bei|vor|hinter|neben|unter|ist) "
    r"(?:(?:der|dem|den|das|die|einem|einer|ein|eine) )?(?P<spot>[A-ZÄÖÜ][\wäöüß-]+)"
)
_NO_SPOT: Final = frozenset(
    "jahr jahren monat monaten woche tag tagen abend morgen vormittag nachmittag regel "
    "rahmen ende anfang winter sommer herbst frühling januar februar märz april mai "
    "juni juli august september oktober november dezember montag dienstag mittwoch "
    "donnerstag freitag samstag sonntag uhr wochenende zukunft".split()
)
# In a year that is too early to be told from a number by itself.
_EARLY_YEAR: Final = late(
    r"\b(?:[Ii]n|[Ss]ince|[Uu]ntil|[Bb]y|[Ff]rom|year|around) (1[0-4]\d\d)\b"
    r"(?!\s*[%°€$£]|,\d|\s+(?!and\b|the\b|an?\b|by\b|when\b|at\b|to\b|on\b|for\b|as\b|"
    r"with\b|after\b|under\b|in\b|it\b|he\b|she\b|they\b|until\b|or\b|but\b|it's\b)[a-z])"
)
# "General Ruiz" and "General Drake" share nothing but their rank.
_RANKS: Final = frozenset(
    "king queen prince princess duke duchess count countess earl baron lord lady sir "
    "emperor empress pope bishop saint general colonel major captain admiral marshal "
    "lieutenant sergeant president senator governor mother father brother sister "
    "doctor professor khan shah pasha bey sultan tsar czar tsarina kaiser "
    "caliph".split()
)
_JOINT: Final = late(r" (?:the|for) ")
_WHAT_TIME: Final = late(
    r"\b(?:what time|which hour|wie ?viel uhr|welche uhrzeit|quelle heure|qu[eé] hora|"
    r"che ora|que horas?|hoe laat|o której|której godzin\w+)\b|几点|何時|몇\s?시|"
    r"कितने बजे|أي ساعة",
    flags=re.IGNORECASE,
)
_ASKED_IDENTIFIERS: Final[dict[str, frozenset[str]]] = {
    "code": frozenset(
        "code password passcode pin passwort kennwort zugangscode contraseña código "
        "codice senha wachtwoord toegangscode kod hasło".split()
    ),
    "email": frozenset("email mail mailadresse courriel correo mejl".split()),
    "phone": frozenset(
        "phone telephone number telefon telefonnummer nummer rufnummer téléphone "
        "numéro teléfono número telefono numero telefone telefoonnummer numer".split()
    ),
    "url": frozenset("url link website webseite site lien enlace sito strona".split()),
}
_Value = Quantity | Date | Name | Identifier | int | str
_Found = tuple[str, _Value, int, int]


def values_of(evidence: Evidence, slot: Slot, document: int) -> Iterator[_Found]:
    """The values of a document that are of the asked kind, with their places.

    Yields:
        Kind, value, start and end; the kinds are those of ``SlotAnswer``.
    """
    reading = evidence.documents[document]
    if slot.kind == "date" or slot.weekday:
        hour = _WHAT_TIME.search(evidence.question.text) is not None
        for found in _dates(slot, reading):
            if not hour or (isinstance(found[1], Date) and found[1].is_time):
                yield found
        return
    if slot.age:
        for quantity in reading.quantities[:_MAX_VALUES]:
            if is_an_age(quantity, reading):
                yield "label", quantity, quantity.start, quantity.end
        return
    nouns = [*_kinds_of_nouns(evidence, slot, document)]
    if nouns:
        yield from nouns
        return
    if slot.kind in ("count", "amount", "duration", "open"):
        yield from _quantities(evidence, slot, document)
    if slot.kind == "open":
        yield from _identifiers(evidence, reading)
    if slot.kind == "place" and reading.language == "de":
        yield from _spots(evidence, reading)
    named = slot.kind == "open" and slot.head and not slot.by_deed
    if slot.kind in ("person", "place") or named:
        yield from _names(evidence, slot, reading)


def _kinds_of_nouns(evidence: Evidence, slot: Slot, document: int) -> Iterator[_Found]:
    """Nouns of a closed kind, or what stands before the noun whose kind is asked."""
    if slot.noun_kind:
        yield from _nouns(evidence, slot, evidence.documents[document])
    elif slot.kind == "open" and slot.names_kind:
        yield from kinds_of_head(evidence, slot, document)


def _dates(slot: Slot, reading: Reading) -> Iterator[_Found]:
    for date in reading.dates[:_MAX_VALUES]:
        precise = date.day or date.month or date.year or date.hour is not None
        if (date.weekday and slot.weekday) or (precise and not slot.weekday):
            yield "date", date, date.start, date.end
    if not slot.weekday and not slot.recurs:
        for match in islice(_EARLY_YEAR.finditer(reading.text), _MAX_VALUES):
            start, end = match.span(1)
            date = Date(start, end, match[1], year=int(match[1]))
            yield "date", date, start, end


def _quantities(evidence: Evidence, slot: Slot, document: int) -> Iterator[_Found]:
    reading = evidence.documents[document]
    for found in reading.quantities[:_MAX_VALUES]:
        quantity = _as_percent(found) if slot.percent else found
        if fills(slot, quantity, reading) and may_count(
            evidence, slot, document, quantity
        ):
            yield "quantity", quantity, quantity.start, quantity.end
        elif labels(slot, quantity, reading):
            yield "label", quantity, quantity.start, quantity.end


def _as_percent(quantity: Quantity) -> Quantity:
    """ "A third of them" where a percentage is asked."""
    if quantity.unit is not None or not quantity.is_value:
        return quantity
    value = quantity.value * 100.0
    part = 0.0 < quantity.value < 1.0
    return quantity._replace(value=value, unit="percent") if part else quantity


def _nouns(evidence: Evidence, slot: Slot, reading: Reading) -> Iterator[_Found]:
    known = members_of(slot.noun_kind)
    asked_forms = set(evidence.question.words.forms)
    words = reading.words
    places = (
        n
        for n, form in enumerate(words.forms)
        if form in known and form not in asked_forms
    )
    for n in islice(places, _MAX_VALUES):
        yield "noun", known[words.forms[n]], words.starts[n], words.ends[n]


def _names(evidence: Evidence, slot: Slot, reading: Reading) -> Iterator[_Found]:
    """Names that the question does not hold; no lone word that opens a sentence.

    One that shares the asked noun ("the Indian Ocean") may fill its place.
    """
    forms = set(evidence.question.words.forms)
    given = {w for name in evidence.question.names for w in own_words(name)}
    given |= {f"{word}s" for word in given}
    kinds = _KINDS & forms if slot.names_kind else frozenset()
    # Asked which market the new market replaced: another market.
    kind_words = _head_forms(evidence, slot) if slot.names_kind else frozenset()
    for whole in reading.names[:_MAX_VALUES]:
        name = _without_given(reading, whole, given)
        alone = name.initial and len(name.words) == 1
        if alone and not _IS_THE.match(reading.text, name.end):
            continue
        words = own_words(name)
        other = bool(kinds and words & _KINDS) and not words & kinds
        held = words & given
        if (
            other
            or (held and not held <= kind_words)
            or words <= forms
            or is_misplaced(slot, name, reading)
        ):
            continue
        if not slot.defines or _is_near_head(slot, reading, name):
            yield "name", name, name.start, name.end


def _head_forms(evidence: Evidence, slot: Slot) -> frozenset[str]:
    question = evidence.question
    pairs = zip(question.words.forms, question.stems, strict=True)
    return frozenset(form for form, stem in pairs if stem in slot.head)


def _without_given(reading: Reading, name: Name, given: set[str]) -> Name:
    """ "Under Peter Aldous the Meridian sailed": the part before an asked name."""
    if given.isdisjoint(name.words):
        return name
    joint = _JOINT.search(reading.text, name.start, name.end)
    if joint is None:
        return name
    words = find_words(reading.text[name.start : joint.start()]).forms
    return Name(tuple(words), name.start, joint.start(), name.initial)


def _identifiers(evidence: Evidence, reading: Reading) -> Iterator[_Found]:
    """Passwords, addresses and the like, where the question asks for one."""
    wanted = {
        kind
        for kind, words in _ASKED_IDENTIFIERS.items()
        if not words.isdisjoint(evidence.question.words.forms)
    }
    for found in reading.identifiers if wanted else ():
        if found.kind in wanted:
            yield "label", found, found.start, found.end


def _spots(evidence: Evidence, reading: Reading) -> Iterator[_Found]:
    asked_forms = frozenset(evidence.question.words.forms)
    for match in islice(_SPOT.finditer(reading.text), _MAX_VALUES):
        word = match["spot"].lower()
        if word not in asked_forms and word not in _NO_SPOT:
            start, end = match.span("spot")
            yield "name", Name((word,), start, end, False), start, end


def own_words(name: Name) -> frozenset[str]:
    """The words of a name, the parts of double ones apart."""
    return frozenset(part for word in name.words for part in word.split("-"))


def _is_near_head(slot: Slot, reading: Reading, name: Name) -> bool:
    at = bisect_left(reading.words.starts, name.start)
    low, high = max(0, at - _NEAR), at + len(name.words) + _NEAR
    near = reading.stems[low:high]
    return (
        not slot.head.isdisjoint(near)
        or share_a_thing(slot.head, near)
        or share_a_deed(slot.head, near)
    )


def fillers(evidence: Evidence, name: Name) -> frozenset[str]:
    """The words of a name that the question does not hold.

    >>> from evigate.records import RagCall
    >>> evidence = Evidence(RagCall.of("Which ocean is it?", ["The Red Sea."], ""))
    >>> sorted(fillers(evidence, evidence.documents[0].names[0]))
    ['red', 'sea']
    """
    forms = evidence.question.words.forms
    found = frozenset(
        word
        for word in own_words(name)
        if not any(
            f.startswith(word) or word.startswith(f) for f in forms if len(f) > 3
        )
    )
    return found - _RANKS or found
