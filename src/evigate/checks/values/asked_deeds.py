"""Which date is of the deed that is asked: "a club that was renamed in which year?"

Long questions name much that stands beside other dates of the documents: the person,
the place, the play. What is asked when is one deed, told near the asking words or at
the end of the question. The date beside that deed is right, whatever else is near.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.subjects.mentions import Mention
from evigate.evidence import Evidence
from evigate.text.dates.dates import Date
from evigate.text.deeds import deeds_of
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.deeds import DATES_OF_DEEDS

_BEFORE: Final = 90
_AFTER: Final = 40
_BRACKET: Final = 60
_NAME: Final = 40
_LAST_WORD: Final = late(r"\w[\w.'’-]*(?=\W*$)")
_DATED: Final = late(r"\d{3,4}")
_LIFE: Final = {"from": "born", "to": "died"}


def asked_deeds(evidence: Evidence) -> frozenset[int]:
    """The deed that a question asks the time of; use through ``evidence.shared``.

    The one beside the word "date" or "year", else the one nearest to the asking words
    where these come last, the last one of the question where they come first.

    >>> from evigate.records import RagCall
    >>> from evigate.text.deeds import deeds_of
    >>> question = "He played for a club that was founded in what year?"
    >>> deeds_of("founded") <= asked_deeds(Evidence(RagCall.of(question, [], "")))
    True
    """
    question, wanted = evidence.question, evidence.shared(asked)
    if wanted.kind != "date" or not wanted.spans:
        return frozenset()
    start, end = wanted.spans[0]
    told = dict(_deeds(evidence, question))
    forms, starts = question.words.forms, question.words.starts
    for number, form in enumerate(forms):
        if form in DATES_OF_DEEDS:
            for other in (number - 1, number + 2, number + 1):
                if other in told:
                    return told[other]
    content = evidence.content_flags(question)
    outside = [n for n, at in enumerate(starts) if content[n] and not start <= at < end]
    after = [n for n in outside if starts[n] >= end]
    chosen = after or outside
    return told.get(chosen[-1], frozenset()) if chosen else frozenset()


def _deeds(
    evidence: Evidence, reading: Reading
) -> Iterator[tuple[int, frozenset[int]]]:
    """The words of a text that tell deeds, with these."""
    content, forms = evidence.content_flags(reading), reading.words.forms
    for number, (stem, form) in enumerate(zip(reading.stems, forms, strict=True)):
        deeds = deeds_of(stem) | deeds_of(form) if content[number] else frozenset()
        if deeds:
            yield number, deeds


def share_of_asked_deed(evidence: Evidence, place: Mention[Date]) -> int:
    """How clearly the deed that is asked stands beside a date of a document.

    Beside it is what stands between the dates before and after it, and the end of a
    life in brackets that is asked: "Théophile Gautier (1811 – 1872)". Greater where
    the word is nearer to the one of the question, 0 where there is none.
    """
    wanted = evidence.shared(asked_deeds)
    if not wanted:
        return 0
    end = end_of_life(evidence, place)
    if end is not None:
        return len(wanted & deeds_of(end))
    return max(
        (len(wanted & deeds) for deeds in _deeds_near(evidence, place)), default=0
    )


def deeds_beside(evidence: Evidence, place: Mention[Date]) -> frozenset[int]:
    """The deeds told between the dates before and after one of a document."""
    end = end_of_life(evidence, place)
    if end is not None:
        return deeds_of(end)
    return frozenset().union(*_deeds_near(evidence, place))


def _deeds_near(evidence: Evidence, place: Mention[Date]) -> list[frozenset[int]]:
    reading = evidence.documents[place.document]
    low, high = _stretch(evidence, place)
    words = reading.words
    first, last = bisect_left(words.starts, low), bisect_left(words.starts, high)
    told = zip(reading.stems[first:last], words.forms[first:last], strict=True)
    return [deeds_of(stem) | deeds_of(form) for stem, form in told]


def is_of_a_life_not_asked(evidence: Evidence, place: Mention[Date]) -> bool:
    """Is a date a birth or a death, where the question asks when something else was?"""
    wanted = evidence.shared(asked_deeds)
    if evidence.shared(asked).kind != "date" or not wanted.isdisjoint(_lives()):
        return False
    if not _lives().isdisjoint(evidence.shared(deeds_of_question)):
        return False
    return end_of_life(evidence, place) is not None


def date_of_asked_deed(
    evidence: Evidence, places: Sequence[Mention[Date]], rivals: Iterable[Mention[Date]]
) -> Mention[Date] | None:
    """A rival that tells when it was, where the answer gives an end of a life instead.

    Args:
        evidence: the call.
        places: where the date of the answer stands.
        rivals: other dates of the documents.
    """
    for place in places:
        if end_of_life(evidence, place) is None or share_of_asked_deed(evidence, place):
            return None
    return next((r for r in rivals if share_of_asked_deed(evidence, r)), None)


def deeds_of_question(evidence: Evidence) -> frozenset[int]:
    """All deeds that the question tells; use through ``evidence.shared``."""
    told = _deeds(evidence, evidence.question)
    return frozenset().union(*(deeds for _, deeds in told))


@cache
def _lives() -> frozenset[int]:
    return deeds_of("born") | deeds_of("died") | deeds_of("lived")


def end_of_life(evidence: Evidence, place: Mention[Date]) -> str | None:
    """Which end of a life a date gives, ``born``, ``died`` or None.

    In brackets behind a name, or right behind the word: "born on", "died in".
    """
    date = place.value
    text = evidence.documents[place.document].text
    for end in _LIFE.values():
        if any(not deeds_of(end).isdisjoint(deeds_of(stem)) for stem in place.lead):
            return end
    opened = text.rfind("(", max(0, date.start - _BRACKET), date.start)
    if opened < 0 or text.find(")", opened, date.start) >= 0:
        return None
    named = _LAST_WORD.search(text, max(0, opened - _NAME), opened)
    closed = text.find(")", date.end, date.end + _BRACKET)
    if closed < 0 or named is None or not named[0][:1].isupper():
        return None
    if date.part in _LIFE:
        return _LIFE[date.part]
    before, after = text[opened + 1 : date.start], text[date.end : closed]
    dated = _DATED.search(before), _DATED.search(after)
    if (dated[0] is None) == (dated[1] is None):
        return None
    return "born" if dated[0] is None else "died"


def _stretch(evidence: Evidence, place: Mention[Date]) -> tuple[int, int]:
    """From the date before, or the beginning of the sentence, to the date after."""
    sentence = evidence.document_sentences[place.sentence]
    reading = evidence.documents[place.document]
    text, dates = reading.text, reading.dates
    number = bisect_left(dates, place.value.start, key=lambda date: date.start)
    low = max(sentence.start, place.value.start - _BEFORE)
    high = min(sentence.end, place.value.end + _AFTER)
    if number:
        low = max(low, dates[number - 1].end)
    if number + 1 < len(dates):
        high = min(high, dates[number + 1].start)
    closed = text.find(")", place.value.end, high)
    if closed >= 0 and text.find("(", place.value.end, closed) < 0:
        high = closed
    return low, high
