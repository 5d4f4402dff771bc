"""Short documents that open with another thing and never mention the asked one.

"Das Freibad Nord ist ab Mai offen. Der Eintritt kostet 5 Euro." tells nothing of the
price of "Hallenbad Süd", of which another document speaks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import Final

from evigate.checks.question.asked import asked as asked_type
from evigate.checks.sufficiency.other_periods import OtherSubject
from evigate.evidence import Evidence
from evigate.text.names import Name, is_calendar
from evigate.text.reading import Reading
from evigate.text.words import stem_words

_MAX_SENTENCES: Final = 5  # longer ones go on to other things
_MAX_DOCUMENTS: Final = 20
_OPENING: Final = 3  # words before the noun that a document opens with
_MAX_GAP: Final = 3


def other_pages(
    evidence: Evidence, known: Mapping[int, OtherSubject]
) -> dict[int, OtherSubject]:
    """Sentences of such documents.

    Args:
        evidence: the call.
        known: sentences that are known to speak of a sibling.

    >>> from evigate.records import RagCall
    >>> pool = "The pool Arden is heated. It opens at 9."
    >>> documents = [pool, "The rink Orme has ice."]
    >>> call = RagCall.of("When does the rink Orme open?", documents, "")
    >>> sorted(other_pages(Evidence(call), {}))
    [0, 1]
    """
    if evidence.shared(asked_type).kind == "person":
        return {}  # "Anna Lund runs it": the name is the answer
    asked = _asked_words(evidence)
    name = " ".join(sorted(asked))
    if not asked or len(evidence.documents) < 2:
        return {}
    words = [
        frozenset(reading.stems) if number < _MAX_DOCUMENTS else frozenset[str]()
        for number, reading in enumerate(evidence.documents)
    ]
    if not any(asked <= held for held in words):
        return {}
    about = frozenset[str]().union(*(held for held in words if asked <= held))
    found: dict[int, OtherSubject] = {}
    for number, held in enumerate(words):
        places = range(*evidence.first_sentences[number : number + 2])
        if evidence.documents[number].cells or not 0 < len(places) <= _MAX_SENTENCES:
            continue
        other = known.get(places[0])
        if other is not None and not _is_about(evidence, number, other, held):
            other = None
        if other is None and not asked & held:
            other = _opening(evidence, number, name, about)
        if other is not None:
            found |= dict.fromkeys(places, other)
    return found


def _is_about(
    evidence: Evidence, number: int, other: OtherSubject, held: frozenset[str]
) -> bool:
    """Does a document open with a sibling, and never name the asked one of the class?

    ("The Eagle hut is large. Since 2015 there are 60 beds.", asked of the Heron hut.)
    """
    reading = evidence.documents[number]
    span = other.source.span
    if other.source.document != number or other.period or span is None:
        return False
    named = stem_words(other.asked.lower().split(), evidence.language)
    before = bisect_left(reading.words.starts, span.start)
    return before <= _OPENING and held.isdisjoint(named)


def _asked_words(evidence: Evidence) -> frozenset[str]:
    """Stems of the thing that the question names, with its noun: "the rink Orme"."""
    question = evidence.question
    for name in question.names:
        if is_calendar(name):
            continue
        span = _with_noun(evidence, question, name)
        if span is not None:
            stems, content = (
                evidence.stems_of(question),
                evidence.content_flags(question),
            )
            return frozenset(stems[i] for i in range(*span) if content[i])
    return frozenset()


def _opening(
    evidence: Evidence, number: int, asked: str, about: frozenset[str]
) -> OtherSubject | None:
    """The noun and name that a document opens with.

    None where documents about the asked thing mention it: "taught by Oskar Lindh".
    """
    reading = evidence.documents[number]
    own = frozenset(evidence.stems_of(evidence.question))
    for name in reading.names[:1]:
        span = _with_noun(evidence, reading, name)
        if span is None or span[0] > _OPENING:
            return None
        if not own.isdisjoint(evidence.content_stems(reading, *span)):
            return None
        if not about.isdisjoint(stem_words(name.words, evidence.language)):
            return None
        start, end = reading.words.starts[span[0]], name.end
        source = evidence.source(number, start, end)
        return OtherSubject(asked, reading.text[start:end], source)
    return None


def _with_noun(
    evidence: Evidence, reading: Reading, name: Name
) -> tuple[int, int] | None:
    """The words of a name of a thing: of several words, or behind its noun."""
    first = bisect_left(reading.words.starts, name.start)
    last = bisect_left(reading.words.starts, name.end)
    content = evidence.content_flags(reading)
    if last - first > 1:
        return first, last
    before = first - 1
    while before >= 0 and first - before <= _MAX_GAP and not content[before]:
        before -= 1
    if before < 0 or not content[before] or first - before > _MAX_GAP:
        return None
    between = reading.text[reading.words.ends[before] : name.start]
    if any(char in ".,;:!?()" for char in between):
        return None
    return before, last
