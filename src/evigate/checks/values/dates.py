"""Dates, years, times of day: does each stand in the documents for the same thing?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.question.descriptions import is_given_for_a_description
from evigate.checks.subjects.binding import (
    Fit,
    asked_words,
    context_weights,
    fit_score,
    is_clearly_better,
)
from evigate.checks.subjects.mentions import ANSWER, Mention, mentions_in
from evigate.checks.subjects.phrases import is_of_the_phrase
from evigate.checks.subjects.selection import first_claims, near_mentions
from evigate.checks.subjects.taken import is_taken
from evigate.checks.values.asked_deeds import (
    date_of_asked_deed,
    end_of_life,
    is_of_a_life_not_asked,
    share_of_asked_deed,
)
from evigate.checks.values.beside_days import stands_with_its_day
from evigate.checks.values.clock_amounts import (
    is_of_the_afternoon,
    time_stands_as_amount,
)
from evigate.checks.values.date_spans import follows_from_span
from evigate.checks.values.other_readings import stands_as_a_count
from evigate.checks.values.other_weekdays import list_without_it, stand_in_one_list
from evigate.checks.values.range_ends import are_ends_of_one_range, end_meant
from evigate.checks.values.replaced_values import dates_that_hold_now
from evigate.checks.values.series_claims import explained_by_series
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.dates.dates import Date
from evigate.text.dates.occasions import find_occasions
from evigate.text.deeds import share_a_deed
from evigate.text.reading import Reading

_MAX_CANDIDATES: Final = 100
_RIVALS_TRIED: Final = 3
_PLACES_TRIED: Final = 3
_MAX_GIVEN: Final = 50
_WEEKDAYS_APART: Final = frozenset({"zh", "ja", "ko", "pl"})
_ONE_DAY: Final = {1 << day: day + 1 for day in range(7)}
_UP_TO: Final = frozenset({"until", "by", "before"})
_FROM_ON: Final = frozenset({"after", "since", "from"})

When = Mention[Date]


def date_mentions(evidence: Evidence) -> list[When]:
    """The dates of all documents; use through ``evidence.shared``."""
    return [
        mention
        for number, reading in enumerate(evidence.documents)
        for mention in dates_in(evidence, reading, number)
    ]


def dates_in(evidence: Evidence, reading: Reading, document: int) -> list[When]:
    """The dates of one text; a day of the week also is a word of the times beside it.

    ("On Saturdays the pool opens at nine, on Sundays at eleven.")
    """
    dates = dates_of(reading)
    days = {date.start for date in dates if _is_only_weekday(date)}
    found = mentions_in(evidence, reading, document, dates)
    if not days or len(days) == len(dates):
        return found
    others = [date for date in dates if date.start not in days]
    found = [mention for mention in found if mention.value.start in days]
    found += mentions_in(evidence, reading, document, others)
    return sorted(found, key=lambda mention: mention.value.start)


def _is_only_weekday(date: Date) -> bool:
    return bool(date.weekday) and not (date.day or date.month or date.is_time)


def dates_of(reading: Reading) -> list[Date]:
    """The dates of a text, with weekdays that stand for themselves ("星期二")."""
    if reading.language not in _WEEKDAYS_APART:
        return reading.dates
    known = [(date.start, date.end) for date in reading.dates]
    days = [
        Date(day.start, day.end, reading.text[day.start : day.end], weekday=number)
        for day in find_occasions(reading.text, reading.language, [])
        if day.dimension == "week" and (number := _ONE_DAY.get(day.sure))
        if not any(a < day.end and day.start < b for a, b in known)
    ]
    return sorted([*reading.dates, *days], key=lambda date: date.start)


def check_dates(evidence: Evidence) -> list[Reason]:
    """Faults in the dates of the answer.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("When?", ["Due by 2025-03-04."], "It is due by 3 April 2025.")
    >>> [reason.code for reason in check_dates(Evidence(call))]
    ['date_mismatch']
    """
    if not dates_of(evidence.answer):
        return []
    mentions = dates_in(evidence, evidence.answer, ANSWER)
    given = given_dates(evidence)
    reasons: list[Reason] = []
    mentions = first_claims(mentions, reasons)
    explained = explained_by_series(evidence) | evidence.kept(dates_that_hold_now)
    for mention in mentions:
        if mention.value.start in explained:
            continue
        reason = _judge(evidence, mention, mentions, given)
        if reason is not None:
            reasons.append(reason)
    return reasons


def given_dates(evidence: Evidence) -> list[Date]:
    """Dates that the question or earlier turns of the user brought in."""
    dates = list(evidence.question.dates)
    for reading, turn in zip(evidence.history, evidence.call.history, strict=True):
        if turn.role == "user":
            dates.extend(reading.dates)
    return dates[:_MAX_GIVEN]


def _judge(
    evidence: Evidence, mention: When, said: Sequence[When], given: Sequence[Date]
) -> Reason | None:
    fits = _ranked(evidence, mention)
    equal = [fit for fit in fits if fit.match is not None]
    if mention.value.day and not any(fit.mention.value.day for fit in equal):
        equal = []  # the day is of no document
    if any(_repeats(mention.value, date) for date in given):
        return None
    if not equal and stands_as_a_count(evidence, mention.value):
        return None
    if equal:
        # What the question gives is what it asks by, and no rival.
        others = [
            f for f in fits if not any(_repeats(f.mention.value, d) for d in given)
        ]
        return _judge_found(evidence, mention, said, others, equal[:_PLACES_TRIED])
    if mention.value.weekday and not mention.value.day and not mention.value.hour:
        return _judge_weekday(evidence, mention)
    if time_stands_as_amount(evidence, mention.value) or follows_from_span(
        evidence, mention.value
    ):
        return None
    if is_of_the_afternoon(
        evidence, mention.value, [fit.mention.value for fit in fits]
    ):
        return None
    rivals = [fit for fit in fits if fit.comparable]
    if rivals and rivals[0].score > 0.0:
        message = "The answer says {answer}; the documents say {first}."
        return _reason(
            evidence, "date_mismatch", mention, (rivals[0].mention,), message, 0.85
        )
    message = "The answer says {answer}; the documents hold no such date."
    return _reason(evidence, "date_mismatch", mention, (), message, 0.7)


def _repeats(date: Date, given: Date) -> bool:
    """Does a date say no more than one that the question brought in?

    "On 1 January 2025" says more than "fiscal year 2025".
    """
    if not date.matches(given):
        return False
    stated = (date.year, date.month, date.day, date.hour)
    known = (given.year, given.month, given.day, given.hour)
    return all(
        field is None or other is not None
        for field, other in zip(stated, known, strict=True)
    )


def _judge_weekday(evidence: Evidence, mention: When) -> Reason | None:
    """ "On Mondays" says too little to be wrong by itself, but in a list of days."""
    source = list_without_it(evidence, mention)
    if source is None:
        return None
    place = source.span or Span(0, 0)
    held = evidence.documents[source.document].text[place.start : place.end]
    message = (
        f"The answer says “{mention.value.raw}”; the documents say "
        f"“{' '.join(held.split())}”."
    )
    span = Span(mention.value.start, mention.value.end)
    return Reason("date_mismatch", message, span, (source,), 0.7)


def _ranked(evidence: Evidence, mention: When) -> list[Fit[Date]]:
    weights = context_weights(evidence, mention)
    known = evidence.shared(date_mentions)
    if len(known) > _MAX_CANDIDATES:
        equal = evidence.shared(by_day).get(_day_of(mention.value), [])
        near = near_mentions(evidence, known, weights, _MAX_CANDIDATES)
        known = [*equal[:_MAX_CANDIDATES], *near]
    fits = [
        Fit(
            other,
            "equal" if mention.value.matches(other.value) else None,
            _are_comparable(mention.value, other.value),
            fit_score(other, weights),
        )
        for other in known
    ]
    return sorted(fits, key=lambda fit: -fit.score)


_Day = tuple[int | None, ...]


def _day_of(date: Date) -> _Day:
    return date.year, date.month, date.day, date.hour, date.minute


def by_day(evidence: Evidence) -> dict[_Day, list[When]]:
    """The documents' dates by what they state; use through ``evidence.shared``."""
    index: dict[_Day, list[When]] = {}
    for mention in evidence.shared(date_mentions):
        index.setdefault(_day_of(mention.value), []).append(mention)
    return index


def _are_comparable(said: Date, held: Date) -> bool:
    """Both times of day, or weekdays, or both with a year, or both with a month."""
    if said.is_time or held.is_time:
        return said.is_time and held.is_time
    if _is_weekday(said) and _is_weekday(held):
        return True
    return bool((said.year and held.year) or (said.month and held.month))


def _is_weekday(date: Date) -> bool:
    return bool(date.weekday) and not (date.day or date.month or date.hour)


def _judge_found(
    evidence: Evidence,
    mention: When,
    said: Sequence[When],
    fits: Sequence[Fit[Date]],
    equal: Sequence[Fit[Date]],
) -> Reason | None:
    best = equal[0]
    rivals = [fit for fit in fits if fit.match is None and fit.comparable]
    if _ends_a_held_range(mention, said, fits, equal):
        rivals = [fit for fit in rivals if fit.mention.value.part != "single"]
    places = [fit.mention for fit in equal]
    held = date_of_asked_deed(evidence, places, (fit.mention for fit in rivals))
    if held is not None:
        return _wrong_date(evidence, mention, (held, best.mention))
    if is_given_for_a_description(evidence):
        return None
    for rival in rivals[:_RIVALS_TRIED]:
        if are_ends_of_one_range(rival.mention, best.mention):
            if _is_other_end(evidence, mention, best.mention):
                return _wrong_date(evidence, mention, (rival.mention, best.mention))
            continue
        if _is_no_rival(evidence, mention, said, best.mention, rival.mention):
            continue
        same = [m for m in said if m.value.matches(rival.mention.value)]
        if is_taken(evidence, mention, best, rival, same):
            continue
        # Who gives a date that stands in several places may mean any of them.
        if all(
            is_clearly_better(
                rival, place, mention, evidence, own_words_only=bool(same)
            )
            and not is_of_the_phrase(evidence, mention, place.mention, rival.mention)
            for place in equal
        ):
            return _wrong_date(evidence, mention, (rival.mention, best.mention))
    if _relations_conflict(mention.value, best.mention.value):
        message = "The answer says {answer}; the documents say {first}: not the same."
        return _reason(
            evidence, "date_mismatch", mention, (best.mention,), message, 0.6
        )
    return None


def _is_no_rival(
    evidence: Evidence, mention: When, said: Sequence[When], best: When, rival: When
) -> bool:
    """Is another date near by, but surely of something else?"""
    return (
        stand_in_one_list(evidence, rival, best)
        or is_of_a_life_not_asked(evidence, rival)
        or stands_with_its_day(evidence, mention, said, best, rival)
        or _is_of_the_asked_deed(evidence, mention, best, rival)
    )


def _ends_a_held_range(
    mention: When,
    said: Sequence[When],
    fits: Sequence[Fit[Date]],
    equal: Sequence[Fit[Date]],
) -> bool:
    """ "From 3 to 10 pm", as a document has both ends; the first one is judged."""
    if mention.value.part != "to":
        return False
    begin = next((m for m in said if are_ends_of_one_range(m, mention)), None)
    return begin is not None and any(
        are_ends_of_one_range(fit.mention, place.mention)
        and begin.value.matches(fit.mention.value)
        for place in equal
        for fit in fits
    )


def _is_of_the_asked_deed(
    evidence: Evidence, mention: When, best: When, rival: When
) -> bool:
    """Does the deed that is asked stand beside the date, and not beside its rival?

    "In which year was the club formed that X, born in 1993, plays for?": the names of
    such a question stand with either date.
    """
    # In one sentence the deed may be told once: "opens at 9, on Sundays at 11".
    apart = best.sentence != rival.sentence
    clear = share_of_asked_deed(evidence, best)
    if clear and (apart or end_of_life(evidence, best) is not None):
        return clear > share_of_asked_deed(evidence, rival)
    if not apart:
        return False
    words = evidence.shared(asked_words) | mention.own
    deed, other = (
        {stem for stem in place.lead if share_a_deed((stem,), words)}
        for place in (best, rival)
    )
    return not other and bool(deed)


def _is_other_end(evidence: Evidence, mention: When, best: When) -> bool:
    """Does the answer give the end of a period for its beginning, or reversely?"""
    meant = end_meant(evidence, mention)
    return meant is not None and meant != best.value.part


def _wrong_date(evidence: Evidence, mention: When, places: Sequence[When]) -> Reason:
    message = (
        "The answer says {answer}; the documents say {first} there, and {second} for "
        "something else."
    )
    precise = mention.value.year or mention.value.day or mention.value.is_time
    weight = 0.75 if precise else 0.6 if _is_weekday(mention.value) else 0.4
    return _reason(evidence, "date_mismatch", mention, places, message, weight)


def _relations_conflict(said: Date, held: Date) -> bool:
    """Until a day against from that day on."""
    if said.part != "single" or held.part != "single":
        return False
    return (said.relation in _UP_TO and held.relation in _FROM_ON) or (
        said.relation in _FROM_ON and held.relation in _UP_TO
    )


def _reason(
    evidence: Evidence,
    code: ReasonCode,
    mention: When,
    found: Sequence[When],
    message: str,
    weight: float,
) -> Reason:
    quoted = [f"“{m.value.raw}”" for m in found]
    text = message.format(
        answer=f"“{mention.value.raw}”",
        first=quoted[0] if quoted else "",
        second=quoted[1] if len(quoted) > 1 else "",
    )
    sources = tuple(
        evidence.source(m.document, m.value.start, m.value.end) for m in found
    )
    span = Span(mention.value.start, mention.value.end)
    return Reason(code, text, span, sources, weight)
