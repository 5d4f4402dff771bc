"""What a statement limits itself to: a group, a place, a kind of its own.

"The deposit for a room" and "for a flat", "dogs in the garden" and "in the bar", "group
bookings" and "flexible bookings" are told apart.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.said_otherwise import asked_deeds
from evigate.checks.statements.same_case import is_a_value, known_here
from evigate.checks.statements.slot_words import LIGHT_VERBS
from evigate.evidence import Evidence
from evigate.text.reading import Reading

_IN: Final = frozenset(
    "in inside within im innerhalb dans en nel nella nelle nei negli no na nos nas "
    "binnen w we".split()
)
_ON: Final = frozenset(
    "on at from during am auf beim bei während sur à au aux pendant sul sulla al alla "
    "op aan tijdens em durante podczas przy".split()
)
"""Behind these a place has an article: "on the terrace", not "on a lead"."""
_ARTICLES: Final = frozenset(
    "the der die das dem den le la les l el los las il lo gli i o a os as de "
    "het".split()
)
_JOINED: Final = frozenset("im am beim au aux sul sulla al alla".split())
_NO_PLACES: Final = frozenset(
    "advance cash writing total full person general principle case addition fact order "
    "time part particular future bar efectivo metálico contanti contante espèces "
    "principe général principio general generale generell regel voraus allgemeinen "
    "contant gotówce".split()
)
_INSIDE: Final = frozenset(
    "inside indoors outside outdoors drinnen draußen dentro fuera fora dentro fuori "
    "binnen buiten wewnątrz zewnątrz intérieur extérieur".split()
)
_MODIFIER_LEADS: Final = frozenset({"en", "de", "nl"})
_FOR: Final = frozenset("for für pour para per voor dla".split())
# "Known for its ropes" is of no group.
_NO_GROUP_BEHIND: Final = frozenset(
    "known famous noted renowned celebrated praised remembered bekannt berühmt connu "
    "connue célèbre conocido conocida famoso famosa noto nota conhecido conhecida "
    "bekend znany znana".split()
)
_ALL: Final = frozenset(
    "all every each alle jeden jeder tous toutes todos todas tutti tutte elke iedere "
    "wszystkich każdego the our den die les los las nos".split()
)
_BEFORE_GROUPS: Final = _ALL | frozenset(
    "a an ein eine einen une un una uno um uma een".split()
)
_NOUNS: Final = tuple("ing ings ion ions ment ments al als ung ungen".split())


def are_of_other_groups(evidence: Evidence, first: int, second: int) -> bool:
    """Is the one "for a single room", the other "for a flat"?"""
    return has_own_group(evidence, first, second) and has_own_group(
        evidence, second, first
    )


def are_of_other_kinds(evidence: Evidence, first: int, second: int) -> bool:
    """Does the one speak of "group bookings", the other of "flexible bookings"?

    Only where such words stand before their noun.
    """
    if evidence.language not in _MODIFIER_LEADS:
        return False
    return _has_own_kind(evidence, first, second) and _has_own_kind(
        evidence, second, first
    )


def are_of_other_places(evidence: Evidence, first: int, second: int) -> bool:
    """Does each of two sentences name a place of its own?"""
    return _has_own_place(evidence, first, second) and _has_own_place(
        evidence, second, first
    )


def has_own_group(evidence: Evidence, sentence: int, other: int) -> bool:
    """Is it said of "for residents" where the other and the question do not?"""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    content = evidence.content_flags(reading)
    forms = reading.words.forms
    known = known_here(evidence, other)
    behind = [
        n + 1 + (forms[n + 1] in _BEFORE_GROUPS)
        for n in range(place.low, place.high - 1)
        if forms[n] in _FOR and forms[n - 1] not in _NO_GROUP_BEHIND
    ]
    return any(
        n < place.high
        and content[n]
        and reading.stems[n] not in known
        and not forms[n].isdigit()
        and not is_a_value(reading, reading.words.starts[n])
        for n in behind
    )


def _has_own_place(evidence: Evidence, sentence: int, other: int) -> bool:
    """Is it said of a place that neither the other nor the question names?"""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    known = known_here(evidence, other)
    forms, starts, _ = reading.words
    content = evidence.content_flags(reading)
    if any(
        forms[n] in _INSIDE and reading.stems[n] not in known
        for n in range(place.low, place.high)
    ):
        return True
    for n in range(place.low, place.high - 1):
        article = forms[n + 1] in _ARTICLES
        if forms[n] not in _IN and not (
            forms[n] in _ON and (article or forms[n] in _JOINED)
        ):
            continue
        at = n + 1 + article
        if (
            at < place.high
            and content[at]
            and reading.stems[at] not in known
            and forms[at] not in _NO_PLACES
            and not is_a_value(reading, starts[at])
        ):
            return True
    return False


def _has_own_kind(evidence: Evidence, sentence: int, other: int) -> bool:
    """Does a word of its own stand right before an asked noun ("group bookings")?"""
    nouns, verbs = evidence.shared(_stems_before_which_kinds_stand)
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    known = known_here(evidence, other)
    forms, starts, ends = reading.words
    content = evidence.content_flags(reading)
    return any(
        (reading.stems[n] in nouns or _is_a_deed_noun(reading, n, verbs))
        and content[n - 1]
        and reading.stems[n - 1] not in known
        and forms[n - 1] not in LIGHT_VERBS
        and reading.text[ends[n - 1] : starts[n]].isspace()
        and not is_a_value(reading, starts[n - 1])
        for n in range(place.low + 1, place.high)
    )


def _stems_before_which_kinds_stand(
    evidence: Evidence,
) -> tuple[frozenset[str], frozenset[str]]:
    """Stems of the asked words that name no measure: of things, and of deeds."""
    deeds = evidence.shared(asked_deeds)
    found: tuple[set[str], set[str]] = (set(), set())
    for n, term in enumerate(evidence.shared(asked_terms)):
        if not term.measures:
            found[n in deeds].update((term.stem, *term.related))
    return frozenset(found[0]), frozenset(found[1] - found[0])


def _is_a_deed_noun(reading: Reading, word: int, deeds: frozenset[str]) -> bool:
    """ "Group bookings" are a kind of them, "each wheel ripens" is none."""
    return reading.stems[word] in deeds and reading.words.forms[word].endswith(_NOUNS)
