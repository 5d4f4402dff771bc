"""Hours of the asked weekday: "Saturdays 10 to 14 h" closes at 14, not at 20.

Ranges of hours that are read as amounts, each with the days right before it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.asked import asked
from evigate.checks.statements.cue_sentences import document_sentence
from evigate.checks.subjects.mentions import amounts_of_document
from evigate.checks.wording.asked_day_rules import asked_occasions
from evigate.checks.wording.day_rules import days_of
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.amounts.quantities import Quantity
from evigate.text.dates.occasions import Occasion

_MAX_WORDS: Final = 8
_MAX_SENTENCES: Final = 200
_MAX_DAYS: Final = 3  # phrases in a row: "Tuesdays, Thursdays and Sundays"
_GAP: Final = 8  # characters between them
_LAST_HOUR: Final = 24
_NOON: Final = 12
_SURE: Final = 0.75


class _Hours(NamedTuple):
    """From when to when, on which days."""

    ends: frozenset[int]
    days: tuple[Occasion, ...]
    source: Source


def check_weekday_hours(evidence: Evidence) -> list[Reason]:
    """An hour of a short answer that the documents give for other days.

    >>> from evigate.records import RagCall
    >>> document = "De lunes a viernes de 9 a 20 h, sábados de 10 a 14 h."
    >>> question = "¿A qué hora cierra el sábado?"
    >>> call = RagCall.of(question, [document], "A las 20 h.")
    >>> [reason.code for reason in check_weekday_hours(Evidence(call))]
    ['date_mismatch']
    """
    answer = evidence.answer
    if not 0 < len(answer.words.forms) <= _MAX_WORDS:
        return []
    if evidence.shared(asked).kind == "yes_no":
        return []
    said = _said(evidence)
    wanted = [d for d in evidence.shared(asked_occasions) if d.dimension == "week"]
    if said is None or len(wanted) != 1 or wanted[0].is_range:
        return []
    held = evidence.shared(hours_of_weekdays)
    right = [h for h in held if any(d.includes(wanted[0]) for d in h.days)]
    others = [h for h in held if h not in right and _has(h, said)]
    if not right or not others or any(_has(h, said) for h in right):
        return []
    source = right[0].source
    span = source.span
    text = evidence.documents[source.document].text
    hours = text[slice(*span)] if span is not None else ""
    message = f"The answer gives an hour of other days; on that day it is “{hours}”."
    return [
        Reason("date_mismatch", message, Span(0, len(answer.text)), (source,), _SURE)
    ]


def hours_of_weekdays(evidence: Evidence) -> list[_Hours]:
    """The ranges of hours with their days; use through ``evidence.shared``."""
    found: list[_Hours] = []
    if len(evidence.document_sentences) > _MAX_SENTENCES:
        return found
    for number in range(len(evidence.documents)):
        for amount in amounts_of_document(evidence, number):
            value = amount.value
            ends = _ends(value)
            if ends is None:
                continue
            sentence = document_sentence(evidence, amount.sentence)
            days = _days_before(sentence.reading.text, days_of(sentence), value)
            if days:
                source = evidence.source(number, value.start, value.end)
                found.append(_Hours(ends, days, source))
    return found


def _days_before(
    text: str, days: list[Occasion], value: Quantity
) -> tuple[Occasion, ...]:
    """The days right before some hours, of which there may be several in a row."""
    before = [d for d in days if d.dimension == "week" and d.end <= value.start]
    if not before or any(map(str.isdigit, text[before[-1].end : value.start])):
        return ()
    row = [before[-1]]
    for day in before[-2::-1]:
        if row[-1].start - day.end > _GAP or len(row) == _MAX_DAYS:
            break
        row.append(day)
    return tuple(row)


def _ends(value: Quantity) -> frozenset[int] | None:
    if value.unit not in (None, "hour") or value.low is None or value.high is None:
        return None
    if not 0 <= value.low < value.high <= _LAST_HOUR or value.low % 1 or value.high % 1:
        return None
    return frozenset((int(value.low), int(value.high)))


def _said(evidence: Evidence) -> int | None:
    """The one full hour of the answer."""
    answer = evidence.answer
    times = [d for d in answer.dates if d.is_time]
    if len(times) == 1 and not times[0].minute and times[0].hour is not None:
        return times[0].hour
    amounts = [q for q in answer.quantities if q.is_value and not q.weak]
    if times or len(amounts) != 1 or amounts[0].unit not in (None, "hour"):
        return None
    value = amounts[0].value
    return None if value % 1 or value > _LAST_HOUR else int(value)


def _has(hours: _Hours, said: int) -> bool:
    return bool(hours.ends & {said, said + _NOON})
