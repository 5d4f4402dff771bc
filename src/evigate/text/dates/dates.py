"""Dates, periods and times of day in a text, in thirteen languages.

Stands alone: knows nothing of documents or answers.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from evigate.text.dates import digits as date_digits
from evigate.text.dates import names as date_names
from evigate.text.dates.bare_hours import bare_hour
from evigate.text.dates.clock_words import clock_words
from evigate.text.dates.dense import dense_dates
from evigate.text.dates.digits import Fields, Found
from evigate.text.dates.record import Date
from evigate.text.numbers.lexing import Lexed
from evigate.text.tables.calendar_names import (
    HALF_YEAR_WORDS,
    MONTHS,
    QUARTER_WORDS,
    TIMES_OF_DAY,
    WEEKDAYS,
)
from evigate.text.tables.date_relations import (
    AFTER,
    BEFORE,
    BETWEEN,
    CONJUNCTIONS,
    RANGE_JOINTS,
)

__all__ = ["Date", "find_dates"]

_TIME_FOLLOWS: Final = frozenset(" \u00a0aApPuUhH.:")
_TIME_AFTER_SPACE: Final = frozenset("aApPuUhHoO")
_QUARTER_MARKS: Final = frozenset("QHTSqhts")
_BARE_HOURS: Final = frozenset({"it", "es", "pt"})
_MAX_PHRASE = 4
_LONGEST_JOINT = 24  # " bis einschließlich "


def find_dates(text: str, language: str | None = None) -> list[Date]:
    """Find dates, periods and times of day.

    Reads ISO, day-month-year in words and digits, month and year, quarters, years,
    decades, fiscal years, weekdays and times of day. Both ends of a written range
    are dates of their own, with ``part`` ``"from"`` and ``"to"``.

    Args:
        text: any string.
        language: ISO 639-1 code that settles 03/04/2025 and words such as "set";
            guessed from the text where it matters and is not given.

    Returns:
        The dates in the order of the text, without overlap.

    >>> date, = find_dates("Claim by 4 March 2025.")
    >>> date.year, date.month, date.day, date.relation
    (2025, 3, 4, 'by')
    >>> [d.year for d in find_dates("2015–2019")]
    [2015, 2019]
    """
    return read_dates(Lexed(text, language))


def read_dates(lexed: Lexed) -> list[Date]:
    """The dates of a text already prepared: see `find_dates`."""
    found = _from_words(lexed)
    found += _from_digits(lexed)
    if lexed.hits:
        found += clock_words(lexed)
    if lexed.has_cjk:
        found += dense_dates(lexed)
    if not found:
        return []
    return _linked(lexed, _without_overlap(found))


def _from_words(lexed: Lexed) -> list[Found]:
    found: list[Found] = []
    for start, end, word in lexed.hits:
        if word in MONTHS:
            found += date_names.month_name(lexed, start, end, word)
        elif word in WEEKDAYS:
            found.append((start, end, {"weekday": WEEKDAYS[word]}))
        elif word in TIMES_OF_DAY:
            if lexed.lowered[start - 1 : start] == "-":
                continue  # après-midi
            found.append((start, end, {"hour": TIMES_OF_DAY[word]}))
        elif word in QUARTER_WORDS or word in HALF_YEAR_WORDS:
            name = "quarter" if word in QUARTER_WORDS else "half"
            quarter = date_names.quarter_words(lexed, start, end, name)
            if quarter is not None:
                found.append(quarter)
    if "-feira" in lexed.lowered:
        found += _portuguese_weekdays(lexed.lowered)
    return found


_FEIRAS: Final = {"segunda": 1, "terça": 2, "quarta": 3, "quinta": 4, "sexta": 5}


def _portuguese_weekdays(lowered: str) -> list[Found]:
    found: list[Found] = []
    for name, number in _FEIRAS.items():
        word = name + "-feira"
        at = lowered.find(word)
        while at >= 0:
            found.append((at, at + len(word), {"weekday": number}))
            at = lowered.find(word, at + 1)
    return found


def _from_digits(lexed: Lexed) -> list[Found]:
    found: list[Found] = []
    text = lexed.folded
    done = 0
    for start, end in lexed.digit_runs:
        if start < done or end - start > 4:
            continue
        date = _at_digits(lexed, text, start, end)
        if date is None:
            continue
        found.append(date)
        done = date[1]
        if "hour" in date[2] and "day" not in date[2]:
            opening = date_digits.opening_hour(lexed, date)
            if opening is not None:
                found.append(opening)
    return found


def _at_digits(lexed: Lexed, text: str, start: int, end: int) -> Found | None:
    size = end - start
    following = text[end : end + 1]
    date = None
    if following and following in "-/." and size != 3:
        date = date_digits.numeric_date(lexed, start)
        if date is None and following == "." and size <= 2:
            date = date_digits.dotted_time(lexed, start)
    if date is not None or size == 3:
        return date
    if size == 4:
        return date_digits.lone_year(lexed, start, end) or _short_range(
            lexed, start, end
        )
    before = text[start - 1 : start]
    if following in _TIME_FOLLOWS and before != ":":
        spaced = following in " \u00a0"
        if not spaced or text[end + 1 : end + 2] in _TIME_AFTER_SPACE:
            date = date_digits.clock_time(lexed, start, end)
    if (
        date is None
        and size == 1
        and (before in _QUARTER_MARKS or following in _QUARTER_MARKS)
    ):
        date = date_digits.quarter_mark(lexed, start, end)
    if date is None and before == " " and lexed.language in _BARE_HOURS:
        date = bare_hour(lexed, start, end)
    if date is None and size == 2 and text[max(0, start - 2) : start].lower() == "fy":
        fields: Fields = {"year": 2000 + int(text[start:end]), "fiscal": True}
        date = (start - 2, end, fields)
    return date


def _short_range(lexed: Lexed, start: int, end: int) -> Found | None:
    """2015-19 and 2019/20: read the first year here; the rest stays a number."""
    text = lexed.folded
    tail = text[end + 1 : end + 3]
    if (
        text[end : end + 1] != "/"
        or not tail.isdigit()
        or (start and text[start - 1] == "/")
    ):
        return None
    year = int(text[start:end])
    if not 1900 <= year < 2100 or int(tail) != (year + 1) % 100:
        return None
    return start, end + 3, {"year": year}


def _without_overlap(found: list[Found]) -> list[Found]:
    """In order; of overlapping ones the longer."""
    found.sort(key=lambda item: (item[0], -item[1]))
    kept: list[Found] = []
    for item in found:
        if kept and item[0] < kept[-1][1]:
            if item[1] - item[0] > kept[-1][1] - kept[-1][0]:
                kept[-1] = item
            continue
        kept.append(item)
    return kept


def _linked(lexed: Lexed, found: list[Found]) -> list[Date]:
    """Records, with relations; range ends joined, shared fields passed on."""
    dates: list[Date] = []
    for start, end, fields in found:
        relation = _relation(lexed.lowered, start, end)
        date = Date(start, end, lexed.text[start:end], relation=relation, **fields)
        if dates and dates[-1].part == "single" and date.part == "single":
            previous = dates[-1]
            if _is_range(lexed.lowered, previous, date):
                year = _shared_year(previous, date)
                dates[-1] = replace(previous, part="from", year=year)
                date = replace(date, part="to")
        dates.append(date)
    return dates


def _is_range(lowered: str, first: Date, second: Date) -> bool:
    gap = lowered[first.end : second.start]
    if len(gap) > _LONGEST_JOINT or (
        gap not in RANGE_JOINTS and gap.strip() not in RANGE_JOINTS
    ):
        return False
    if (first.hour is None) != (second.hour is None):
        return False
    if gap.strip() in CONJUNCTIONS:
        lead = lowered[max(0, first.start - 16) : first.start].split()
        return bool(lead) and (lead[-1] in BETWEEN or lead[-2:-1] == ["between"])
    return first.year is None or second.year is None or first.year <= second.year


def _shared_year(first: Date, second: Date) -> int | None:
    """In "March to May 2025" the year holds for both."""
    return second.year if first.year is None and first.month else first.year


def _relation(lowered: str, start: int, end: int) -> str | None:
    words = lowered[max(0, start - 32) : start].split()
    for size in range(min(_MAX_PHRASE, len(words)), 0, -1):
        relation = BEFORE.get(" ".join(words[-size:]))
        if relation is not None:
            return relation
    if len(words) > 1 and words[-1] in _ARTICLES:
        relation = BEFORE.get(" ".join(words[-3:-1])) or BEFORE.get(words[-2])
        if relation is not None:
            return relation
    tail = lowered[end : end + 10].lstrip()
    if tail and not tail[0].isascii():
        if tail[0] in "底末":
            tail = tail[1:].lstrip()
        for phrase, relation in _CJK_AFTER:
            if tail.startswith(phrase):
                return relation
        head = lowered[max(0, start - 2) : start]
        return _CJK_BEFORE.get(head) or _CJK_BEFORE.get(head[-1:])
    return AFTER.get(tail.split(".")[0]) if tail.startswith("on") else None


_ARTICLES: Final = frozenset(
    ["the", "den", "dem", "der", "le", "el", "il", "o", "het", "de", "day"]
)
_CJK_AFTER: Final = sorted(AFTER.items(), key=lambda item: -len(item[0]))
_CJK_BEFORE: Final = {
    p: r for p, r in BEFORE.items() if not p[0].isascii() and len(p) <= 2
}
