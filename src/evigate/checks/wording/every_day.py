""" "Every day", of what documents limit to a part of the week: Tuesday to Sunday."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.known_words import is_cross_lingual
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.occasions import Occasion, find_occasions

_WEEK: Final = 0b1111111
_MAX_ANSWER: Final = 3  # sentences; longer ones speak of several things
_MAX_TEXT: Final = 4_000
_SURE: Final = 0.7


def check_every_day(evidence: Evidence) -> list[Reason]:
    """An answer that says "every day" where the only days given are some of them.

    >>> from evigate.records import RagCall
    >>> documents = ["The gallery is open Tuesday to Sunday."]
    >>> call = RagCall.of("When is it open?", documents, "It is open every day.")
    >>> [reason.code for reason in check_every_day(Evidence(call))]
    ['date_mismatch']
    """
    answer = evidence.answer
    if len(answer.sentences) > _MAX_ANSWER or is_cross_lingual(evidence):
        return []
    language = evidence.language_of(answer)
    days = find_occasions(answer.text, language, [])
    week = [day for day in days if day.dimension == "week"]
    if len(week) != 1 or week[0].sure != _WEEK:
        return []
    held = _days_of_documents(evidence)
    union = 0
    for _, day in held:
        union |= day.sure
    parts = [(n, day) for n, day in held if day.is_range]
    if not parts or union == _WEEK:
        return []
    number, part = parts[0]
    source = evidence.source(number, part.start, part.end)
    said = answer.text[week[0].start : week[0].end]
    text = evidence.documents[number].text[part.start : part.end]
    message = f"The answer says “{said}”; the documents say “{text}”."
    span = Span(week[0].start, week[0].end)
    return [Reason("date_mismatch", message, span, (source,), _SURE)]


def _days_of_documents(evidence: Evidence) -> list[tuple[int, Occasion]]:
    """The days of the week that documents name, with the document."""
    found: list[tuple[int, Occasion]] = []
    for number, reading in enumerate(evidence.documents):
        language = evidence.language_of(reading)
        text = reading.text[:_MAX_TEXT]
        found += [
            (number, day)
            for day in find_occasions(text, language, [])
            if day.dimension == "week"
        ]
    return found
