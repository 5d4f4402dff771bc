"""Days of the week that two documents give differently for what is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from operator import eq
from typing import Final

from evigate.checks.conflicts.told import (
    Place,
    Told,
    pairs_of_one_case,
    subject_terms,
    told_by_documents,
    told_conflict,
)
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.dates.weekdays import find_weekdays
from evigate.text.patterns import late
from evigate.text.tables.weekdays import WHICH_WEEKDAY

_ASKED: Final = late(WHICH_WEEKDAY)

Days = frozenset[int]


def conflicting_days(evidence: Evidence) -> list[Conflict]:
    """Pairs of different days of the week for one thing.

    >>> from evigate.records import RagCall
    >>> texts = ["The shop is closed on Mondays.", "Closing day of the shop: Friday."]
    >>> call = RagCall.of("On which day is the shop closed?", texts, "")
    >>> [conflict.message for conflict in conflicting_days(Evidence(call))]
    ['Two documents disagree: one says “Mondays”, another “Friday”.']
    """
    asks = _ASKED.search(evidence.question.text.lower())
    if asks is None:
        return []

    def read(sentence: int) -> Iterator[tuple[Days, int, int]]:
        place = evidence.document_sentences[sentence]
        found = [*find_weekdays(evidence.sentence_text(sentence))]
        if found:
            days = frozenset(match.lastindex or 0 for match in found)
            first = found[0]
            yield days, place.start + first.start(), place.start + first.end()

    def places(told: Told[Days]) -> list[Place]:
        start = evidence.document_sentences[told.sentence].start
        text = evidence.sentence_text(told.sentence).lower()
        matches = [*find_weekdays(text), *_naming().finditer(text)]
        return [(start + match.start(), start + match.end()) for match in matches]

    told = told_by_documents(evidence, subject_terms(evidence, [asks.span()]), read, eq)
    return [
        told_conflict(evidence, first, second, "date")
        for first, second in pairs_of_one_case(evidence, told, places)
        if first.value.isdisjoint(second.value)
    ]


@cache
def _naming() -> re.Pattern[str]:
    """Words for a day, for "every" and for repeating."""
    return re.compile(
        r"(?<!\w)(?:(?:week)?days?|every|each|always|weekly|(?:wochen)?tag\w*|jede\w*|"
        r"immer|jours?|chaque|días?|cada|giorn\w+|ogni|dias?|toda\w*|dag\w*|elke|iedere|"
        r"dzień|dniu|każd\w+|zawsze|يوم|كل|हर|दिन)(?!\w)|每|毎週|日|매주|天"
    )
