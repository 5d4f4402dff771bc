"""Dates that follow from another and a span: a year from 1 July ends on 30 June."""

from __future__ import annotations

import calendar
import datetime
from collections.abc import Iterator
from typing import Final

from evigate.checks.subjects.mentions import amounts_of_document
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.dates.dates import Date
from evigate.text.patterns import late

_MAX_SPANS: Final = 60
_MAX_MONTHS: Final = 1200
_MAX_DAYS: Final = 36_500
_SECONDS: Final = 86_400.0
_NEAR: Final = 1  # sentences in between
_LEAP_YEAR: Final = 2004  # where no year is given, 29 February is a day
_MAX_TIMES: Final = 12
_DAY: Final = 24 * 60
_SECONDS_OF_A_MINUTE: Final = 60.0
_EARLIER: Final = late(
    r"\s*(?:before|earlier|prior|vor(?:her|ab)?\b|früher|avant|plus tôt|antes|prima|"
    r"eerder|voor|van tevoren|wcześniej|przed)|前|전|पहले"
)
_AGAIN: Final = late(
    r"(?<!\w)(?:again|reopen\w*|resum\w*|wieder|weiter|de nouveau|rouvr\w*|réouv\w*|"
    r"repren\w*|reabr\w*|de nuevo|otra vez|riapr\w*|di nuovo|de novo|heropen\w*|weer|"
    r"ponownie|znowu|znów)(?!\w)|重新|再び|再開|다시"
)


def follows_from_span(evidence: Evidence, said: Date) -> bool:
    """Is a day or time of the answer a span before or after one of the documents?

    >>> from evigate.records import RagCall
    >>> document = "The voucher of 3 March 2025 is valid for 30 days."
    >>> evidence = Evidence(RagCall.of("", [document], "Until 2 April 2025."))
    >>> follows_from_span(evidence, evidence.answer.dates[0])
    True
    """
    if said.is_time:
        return not said.minutes_of_day.isdisjoint(evidence.shared(_told_minutes))
    if not said.month:
        return False
    if not said.day:
        return any(
            (day.month, day.year) == (said.month, said.year)
            for day in evidence.shared(_told_days)
        )
    if _begins_anew(evidence, said):
        return True
    return any(
        (day.month, day.day) == (said.month, said.day) and said.year in (None, day.year)
        for day in evidence.shared(_told_days)
    )


def _told_minutes(evidence: Evidence) -> frozenset[int]:
    """When that ends which begins at a time and lasts so long, or begins before it."""
    found: set[int] = set()
    for number, reading in enumerate(evidence.documents):
        times = [date for date in reading.dates if date.is_time][:_MAX_TIMES]
        if not times:
            continue
        spans = [
            mention
            for mention in amounts_of_document(evidence, number)
            if mention.value.dimension == "time" and mention.value.low is None
        ]
        for time in times:
            place = evidence.sentence_at(number, time.start)
            for mention in spans[:_MAX_TIMES]:
                if place is not None and abs(mention.sentence - place) <= _NEAR:
                    sign = _sign(reading.lowered, mention.value)
                    span = sign * mention.value.base_value / _SECONDS_OF_A_MINUTE
                    found.update(
                        (minute + round(span)) % _DAY for minute in time.minutes_of_day
                    )
    return frozenset(found)


def _sign(lowered: str, span: Quantity) -> int:
    """ "Doors open half an hour before." """
    return -1 if _EARLIER.match(lowered, span.end) else 1


def _begins_anew(evidence: Evidence, said: Date) -> bool:
    """ "When does it reopen?" On the day after the last one of a range."""
    if _AGAIN.search(evidence.question.text.lower()) is None:
        return False
    return any(
        date.part == "to" and _is_day_after(date, said)
        for reading in evidence.documents
        for date in reading.dates[:_MAX_SPANS]
    )


def _is_day_after(date: Date, said: Date) -> bool:
    if not (date.day and date.month):
        return False
    year = date.year or said.year or _LEAP_YEAR
    try:
        last = datetime.date(year, date.month, date.day)
    except ValueError:
        return False
    after = last + datetime.timedelta(days=1)
    same = (after.month, after.day) == (said.month, said.day)
    return same and said.year in (None, after.year)


def _told_days(evidence: Evidence) -> list[datetime.date]:
    found: list[datetime.date] = []
    for number, reading in enumerate(evidence.documents):
        days = [d for d in reading.dates if d.day and d.month and d.year]
        if not days:
            continue
        spans = [
            (mention.sentence, mention.value)
            for mention in amounts_of_document(evidence, number)
            if mention.value.dimension in ("time", "calendar")
        ]
        for day in days[:_MAX_SPANS]:
            place = evidence.sentence_at(number, day.start)
            for sentence, span in spans[:_MAX_SPANS]:
                if place is not None and abs(sentence - place) <= _NEAR:
                    found += _ends(day, span)
        if len(found) > _MAX_SPANS * _MAX_SPANS:
            break
    return found


def _ends(date: Date, span: Quantity) -> Iterator[datetime.date]:
    """The day after a span, the last day of it, and the day before it."""
    try:
        first = datetime.date(date.year or 0, date.month or 0, date.day or 0)
        for sign in (1, -1):
            end = _moved(first, span, sign)
            if end is not None:
                yield end
                if sign > 0:
                    yield end - datetime.timedelta(days=1)
    except (ValueError, OverflowError):
        return


def _moved(first: datetime.date, span: Quantity, sign: int) -> datetime.date | None:
    if span.dimension == "calendar":
        months = span.base_value
        if months % 1 or months > _MAX_MONTHS:
            return None
        total = first.year * 12 + first.month - 1 + sign * int(months)
        year, month = divmod(total, 12)
        last = calendar.monthrange(year, month + 1)[1]
        return datetime.date(year, month + 1, min(first.day, last))
    days = span.base_value / _SECONDS
    if days % 1 or not 0 < days <= _MAX_DAYS:
        return None
    return first + datetime.timedelta(days=sign * int(days))
