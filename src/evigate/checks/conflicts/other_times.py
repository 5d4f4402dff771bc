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
    texts = [evidence.sentence_text(n).lower() for n in (first, second)]
    return any(
        (pattern.search(texts[0]) is None) != (pattern.search(texts[1]) is None)
        for pattern in (_PAST, _FUTURE)
        if pattern.search(question) is None
    )
