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
    question = evidence.question.text.lower()
    if evidence.shared(asked).kind == "date" or _ASKS.search(question):
        return False
    if evidence.question.language == "en" and not _NOW.search(question):
        return False
    told = [_told(evidence, sentence) for sentence in (first, second)]
    return any(
        one != other
        for pattern, one, other in zip((_PAST, _FUTURE), *told, strict=True)
        if pattern.search(question) is None
    )


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
