"""Words of documents that stand for what is asked: participles, parts of the week."""

from __future__ import annotations

import re
from typing import Final

from evigate.evidence import Evidence
from evigate.text.tables.occasion_words import OCCASION_PATTERNS

_SEPARABLE: Final = frozenset({"de", "nl"})
_WEEKEND: Final = (6, 7)


def is_participle(evidence: Evidence, stem: str, form: str) -> bool:
    """ "Eingereicht", of what is asked to "einreichen"."""
    within = form.find("ge", 1)
    return (
        evidence.language in _SEPARABLE
        and within > 0
        and (form[:within] + form[within + 2 :]).startswith(stem)
    )


def parts_of_week(evidence: Evidence) -> frozenset[str]:
    """What the documents call the part of the week that an asked day lies in.

    ("Until when on Saturday?", of "at weekends until 11".)
    """
    days = {d.weekday for d in evidence.question.dates if d.weekday is not None}
    if not days or any(
        date.weekday in days for reading in evidence.documents for date in reading.dates
    ):
        return frozenset()  # the day itself is named
    at_end = {day in _WEEKEND for day in days}
    patterns = OCCASION_PATTERNS.get(evidence.language)
    if patterns is None or len(at_end) > 1:
        return frozenset()
    word = re.compile(patterns["weekend" if True in at_end else "workday"])
    return frozenset(
        stem
        for reading in evidence.documents
        for form, stem in zip(reading.words.forms, reading.stems, strict=True)
        if word.fullmatch(form)
    )
