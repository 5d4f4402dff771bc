"""Two statements that say the same, one of them of a case of its own.

"The ticket costs 12 euros" and "for pupils the ticket costs 9 euros" do not disagree on
what a ticket costs; nor do the dates of "the course" and of "the evening course".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.statements.same_case import is_a_value, known_here
from evigate.checks.statements.slot_words import OF_WORDS
from evigate.checks.statements.slots import asked_slot
from evigate.evidence import Evidence
from evigate.text.deeds import deeds_of, share_a_deed, share_a_thing
from evigate.text.reading import Reading
from evigate.text.tables.source_kinds import SOURCE_KINDS

_BEFORE_CASES: Final = frozenset(
    "in inside within im innerhalb dans en nel nella nelle nei negli na nas binnen w "
    "we on at auf bei sur sul sulla al alla op aan przy among amongst unter parmi "
    "entre tra fra onder wśród with without mit ohne avec sans con sin senza com sem "
    "met zonder z bez for für pour para voor dla".split()
)
_LINKS: Final = frozenset(
    "the der die das dem den le la les l el los las il lo gli i o a os as de het an "
    "ein eine einem einer un une una um uma een its his her their our your seine ihre "
    "seinem ihrem ses leurs su sus suo sua suoi seu zijn haar hun jego jej ich".split()
)
_NO_CASES: Final = frozenset(
    "advance cash writing total full person general principle addition fact order time "
    "interval intervals part future all average force effect place use case end "
    "beginning turn return "
    "efectivo contanti contante espèces principe général principio general generale "
    "generell regel voraus allgemeinen contant gotówce gesamt".split()
)
# "For almost four months": of what comes next.
_ABOUT: Final = frozenset(
    "almost nearly roughly approximately barely hardly scarcely exactly precisely "
    "fully close fast beinahe knapp rund ungefähr etwa genau presque environ "
    "exactement casi exactamente quasi circa esattamente quase exatamente bijna "
    "ongeveer precies prawie około dokładnie".split()
)
# These praise or place a thing; they do not tell which of several it is.
_DESCRIPTIVE: Final = frozenset(
    "each every all both any famous well-known known popular beautiful lovely old "
    "historic ancient great grand big huge celebrated modern "
    "magnificent impressive present current whole same own "
    "berühmte berühmter bekannte schöne alte große célèbre belle vieux vieille grand "
    "grande famoso famosa hermoso hermosa antiguo antigua bella vecchio vecchia antico "
    "antica belo bela antigo antiga beroemde mooie oude słynny stary piękny".split()
)
_SOURCES: Final = frozenset(SOURCE_KINDS.split())
_LANGUAGES: Final = frozenset({"en", "de", "fr", "es", "it", "pt", "nl", "pl"})
_LONGEST: Final = 3  # content words of a limit

Place = tuple[int, int]


def is_limited_alone(
    evidence: Evidence, first: int, second: int, values: Sequence[Place]
) -> bool:
    """Is one of two sentences limited to a case, the other the same without a limit?

    Args:
        evidence: the call.
        first: position in ``Evidence.document_sentences``.
        second: another one.
        values: where in each of the two the value stands that they give.

    >>> from evigate.records import RagCall
    >>> texts = ["The ticket costs 12 EUR.", "For pupils the ticket costs 9 EUR."]
    >>> call = RagCall.of("What does the ticket cost?", texts, "")
    >>> is_limited_alone(Evidence(call), 0, 1, [(17, 23), (28, 33)])
    True
    """
    return (
        limit_of(evidence, first, second, values) is not None
        or limit_of(evidence, second, first, values[::-1]) is not None
    )


def limit_of(
    evidence: Evidence, plain: int, limited: int, values: Sequence[Place]
) -> frozenset[str] | None:
    """The stems that limit the second of two sentences that say the same else.

    None where it is not limited, or where the first says more than the second;
    empty where it is limited to a weekday. Arguments as in `is_limited_alone`.
    """
    places = [evidence.document_sentences[n] for n in (plain, limited)]
    if evidence.language not in _LANGUAGES or any(
        evidence.documents[place.document].cells for place in places
    ):
        return None
    if _own_words(evidence, plain, limited, values[0]):
        return None
    own = _own_words(evidence, limited, plain, values[1])
    if not own:
        days = _has_own_weekday(evidence, limited, plain, values[1])
        return frozenset() if days else None
    if len(own) > _LONGEST or not own <= _words_of_limits(evidence, limited, values[1]):
        return None
    stems = evidence.documents[places[1].document].stems
    return frozenset(stems[n] for n in own)


def _own_words(
    evidence: Evidence, sentence: int, other: int, value: Place
) -> frozenset[int]:
    """The content words of a sentence that are new to question and other text."""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    content, starts = evidence.content_flags(reading), reading.words.starts
    known = known_here(evidence, other)
    there = evidence.document_sentences[other].document
    if there != place.document:
        known = known.union(evidence.documents[there].stems)
    asked = evidence.question.stems
    return frozenset(
        n
        for n in range(place.low, place.high)
        if content[n]
        and reading.stems[n] not in known
        and not share_a_deed((reading.stems[n],), asked)
        and not share_a_thing((reading.stems[n],), asked)
        and not value[0] <= starts[n] < value[1]
        and not is_a_value(reading, starts[n])
    )


def _words_of_limits(evidence: Evidence, sentence: int, value: Place) -> frozenset[int]:
    """The words of "for pupils", "in its Lyon branch", "deputy director", "tune of"."""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    forms, stems = reading.words.forms, reading.stems
    content = evidence.content_flags(reading)
    asked = evidence.shared(_asked_nouns)
    found: set[int] = set()
    for n in range(place.low, place.high - 1):
        behind = n + 1
        if n > place.low:
            tells_which = forms[n - 1] in _LINKS
        else:  # "Senior staff get", not "Send forms to"
            tells_which = not deeds_of(stems[n])
        if (
            tells_which
            and content[n]
            and stems[behind] in asked
            and forms[n] not in _DESCRIPTIVE
        ):
            found.add(n)
        if forms[n] in _BEFORE_CASES:
            at = behind + (forms[behind] in _LINKS)
            if n == place.low or not _is_apart(reading, n, value):
                found.update(_run(reading, content, at, place.high))
        elif forms[n] in OF_WORDS and n > place.low + 1 and content[n - 1]:
            at = behind + (forms[behind] in _LINKS)
            if at < place.high and stems[at] in asked and forms[n - 2] in _LINKS:
                found.add(n - 1)
    return frozenset(found)


def _is_apart(reading: Reading, word: int, value: Place) -> bool:
    """Does a comma stand between a word and the value?"""
    start, end = reading.words.starts[word], reading.words.ends[word]
    between = reading.text[end : value[0]] or reading.text[value[1] : start]
    return "," in between


def _asked_nouns(evidence: Evidence) -> frozenset[str]:
    """Stems of what the question calls "the course", "the day ticket"; no names."""
    question = evidence.question
    forms, stems = question.words.forms, question.stems
    content = evidence.content_flags(question)
    named = {word for name in question.names for word in name.words}
    found: set[str] = set()
    for n in range(1, len(forms)):
        if not content[n] or forms[n] in named:
            continue
        behind = n > 1 and content[n - 1] and forms[n - 2] in _LINKS
        if forms[n - 1] in _LINKS or (behind and not deeds_of(stems[n])):
            found.add(stems[n])
    return frozenset(found)


def _run(reading: Reading, content: Sequence[bool], low: int, high: int) -> list[int]:
    """The content words that follow each other, unless they limit nothing."""
    forms, starts, _ = reading.words
    found: list[int] = []
    for n in range(low, min(high, low + _LONGEST)):
        if not content[n] or is_a_value(reading, starts[n]) or forms[n] in _ABOUT:
            break
        if forms[n] in _NO_CASES or forms[n] in _SOURCES:
            return []
        found.append(n)
    return found


def _has_own_weekday(
    evidence: Evidence, sentence: int, plain: int, value: Place
) -> bool:
    """Is it said of Saturdays alone?"""
    asks_for_one = evidence.shared(asked_slot).weekday
    if asks_for_one or any(date.weekday for date in evidence.question.dates):
        return False
    if any(date.weekday for date in evidence.sentence_dates(plain)):
        return False
    return any(
        date.weekday and not value[0] <= date.start < value[1]
        for date in evidence.sentence_dates(sentence)
    )
