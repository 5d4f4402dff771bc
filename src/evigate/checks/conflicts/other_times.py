"""Does one of two places report the past or announce something, the other not?"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.evidence import Evidence
from evigate.text.patterns import late
from evigate.text.tables.other_times import (
    ASKS_OF_NOW,
    ASKS_OF_OTHER_TIMES,
    FUTURE,
    PAST,
)

_PAST: Final = late(PAST)
_FUTURE: Final = late(FUTURE)
_NOW: Final = late(ASKS_OF_NOW)
_ASKS: Final = late(ASKS_OF_OTHER_TIMES)


def tell_of_other_times(evidence: Evidence, first: int, second: int) -> bool:
    """Do two sentences tell of two times, where the question asks what holds now?

    >>> from evigate.records import RagCall
    >>> texts = ["The pass costs 60 EUR.", "Until 2022 the pass cost 48 EUR."]
    >>> evidence = Evidence(RagCall.of("What does the pass cost?", texts, ""))
    >>> tell_of_other_times(evidence, 0, 1)
    True
    """
    if not evidence.shared(_asks_of_now) or _name_one_year(evidence, first, second):
        return False
    told = [_told(evidence, sentence) for sentence in (first, second)]
    asked_of = evidence.shared(_times_of_question)
    return any(
        one != other and not named
        for named, one, other in zip(asked_of, *told, strict=True)
    )


def _name_one_year(evidence: Evidence, first: int, second: int) -> bool:
    """Do both sentences name a year, and the same?"""
    years = [
        {date.year for date in evidence.sentence_dates(sentence) if date.year}
        for sentence in (first, second)
    ]
    return bool(years[0]) and years[0] == years[1]


def _asks_of_now(evidence: Evidence) -> bool:
    question = evidence.question.text.lower()
    if evidence.shared(asked).kind == "date" or _ASKS.search(question):
        return False
    return evidence.question.language != "en" or _NOW.search(question) is not None


def _times_of_question(evidence: Evidence) -> tuple[bool, bool]:
    """Does the question speak of the past, of what is to come?"""
    question = evidence.question.text.lower()
    return _PAST.search(question) is not None, _FUTURE.search(question) is not None


def _told(evidence: Evidence, sentence: int) -> tuple[bool, bool]:
    """Does a sentence report the past, does it announce something?"""
    known = evidence.shared(_told_so_far)
    if sentence not in known:
        text = evidence.sentence_text(sentence).lower()
        past, future = (p.search(text) is not None for p in (_PAST, _FUTURE))
        known[sentence] = past, future
    return known[sentence]


def _told_so_far(evidence: Evidence) -> dict[int, tuple[bool, bool]]:
    del evidence
    return {}
