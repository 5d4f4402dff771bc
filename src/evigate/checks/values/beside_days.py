"""Times that stand with their day: "Thursday 14 March at 10:00"."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from evigate.checks.subjects.mentions import Mention
from evigate.evidence import Evidence
from evigate.text.dates.dates import Date


def stands_with_its_day(
    evidence: Evidence,
    mention: Mention[Date],
    said: Sequence[Mention[Date]],
    place: Mention[Date],
    rival: Mention[Date],
) -> bool:
    """Does the answer give a time with the day that it has in the document?

    Args:
        evidence: the call.
        mention: a time of the answer.
        said: all dates of the answer.
        place: where a document gives the time.
        rival: another time of the documents, which is of another day.

    >>> from evigate.checks.values.dates import date_mentions, dates_in
    >>> from evigate.records import RagCall
    >>> texts = ["It is on 12 March at 14:00.", "New date: 14 March, 10:00."]
    >>> evidence = Evidence(RagCall.of("When?", texts, "On 14 March at 10:00."))
    >>> said = dates_in(evidence, evidence.answer, -1)
    >>> held = date_mentions(evidence)
    >>> stands_with_its_day(evidence, said[-1], said, held[-1], held[0])
    True
    """
    if not mention.value.is_time:
        return False
    days = [m.value for m in said if m.sentence == mention.sentence and _is_a_day(m)]
    own, others = (_days_beside(evidence, m) for m in (place, rival))
    return any(_meets(day, own) and not _meets(day, others) for day in days)


def _is_a_day(mention: Mention[Date]) -> bool:
    return bool(mention.value.day and mention.value.month)


def _meets(day: Date, others: Sequence[Date]) -> bool:
    return any(day.matches(other) for other in others)


def _days_beside(evidence: Evidence, mention: Mention[Date]) -> list[Date]:
    place = evidence.document_sentences[mention.sentence]
    dates = evidence.documents[mention.document].dates
    low = bisect_left(dates, place.start, key=lambda date: date.start)
    high = bisect_left(dates, place.end, key=lambda date: date.start)
    return [date for date in dates[low:high] if date.day and date.month]
