"""Until when, or from when, on a day of the week: a list of hours against a sentence.

"Thu 10-20" and "on Thursdays we stay open until 7" disagree; the hours of other days in
the same list do not matter.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from evigate.checks.conflicts.ends import asked_end
from evigate.checks.wording.asked_day_rules import asked_occasions
from evigate.evidence import Evidence
from evigate.records import Conflict, Source
from evigate.text.dates.occasions import Occasion, find_occasions
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.weekdays import LINE_DAYS

_MAX_DOCUMENTS: Final = 12
_REACH: Final = 120
_LEAST: Final = 0.3
_SURE: Final = 0.7
_SHORTEST: Final = 5
_JOINTS: Final = (
    r"\s*[,/&–-]\s*|\s+(?:and|und|et|y|e|en|i|to|bis|à|a|al|t/m|tot|do|-|–)\s+"
)
_NAME: Final = r"[^\W\d_]{2,5}\.?"
_JOINT: Final = late(f"({_JOINTS})")
_CHAIN: Final = late(
    rf"(?<!\w)(?P<days>{_NAME}(?:(?:{_JOINTS}){_NAME}){{0,6}})[ :|]*(?=\d)"
)
# "Fri 9-20": read as parts of a name, or as a range of numbers.
_BARE: Final = late(
    r"[ :|]*(?P<first>\d{1,2}) ?[-–] ?(?P<last>\d{1,2})(?![\d.:,]\d|\d)"
)
_AND: Final = frozenset(", / & and und et y e en i".split())
_STOP: Final = late(r"\n|[.!?](?=\s+[^\W\d_a-z])|;")
_SENTENCE: Final = late(r"\n|[.!?](?=\s)|;")
_RELATIONS: Final = {
    "to": frozenset({"until", "by", "before"}),
    "from": frozenset({"from", "since", "after"}),
}


class _End(NamedTuple):
    """A time of a document, and the minutes of the day that it may stand for."""

    source: Source
    raw: str
    minutes: frozenset[int]


def conflicting_weekday_ends(evidence: Evidence) -> list[Conflict]:
    """Pairs of times that documents give for the asked end of the asked weekday.

    >>> from evigate.records import RagCall
    >>> texts = ["Library hours\\nWed 10-18\\nThu 10-20\\nFri 10-18"]
    >>> texts += ["On Thursdays the library stays open until 7 pm."]
    >>> question = "Until when is the library open on Thursdays?"
    >>> found = conflicting_weekday_ends(Evidence(RagCall.of(question, texts, "")))
    >>> [conflict.message for conflict in found]
    ['Two documents disagree: one says “10-20”, another “7 pm”.']
    """
    wanted = [d for d in evidence.shared(asked_occasions) if d.dimension == "week"]
    if len(wanted) != 1 or wanted[0].is_range or wanted[0].sure.bit_count() != 1:
        return []
    end = asked_end(evidence)
    if end is None:
        return []
    ends: list[_End] = []
    for number, reading in enumerate(evidence.documents[:_MAX_DOCUMENTS]):
        if _speaks_of_it(evidence, reading):
            ends += list(_ends(evidence, number, wanted[0], end))[:1]
    return [
        Conflict(
            first.source,
            second.source,
            "date",
            f"Two documents disagree: one says “{first.raw}”, another “{second.raw}”.",
            _SURE,
        )
        for first, second in combinations(ends, 2)
        if first.minutes.isdisjoint(second.minutes)
    ]


def _speaks_of_it(evidence: Evidence, reading: Reading) -> bool:
    """Does a text hold enough of the question, a compound by its last part?"""
    question = evidence.question
    content = evidence.content_flags(question)
    days = [(day.start, day.end) for day in evidence.shared(asked_occasions)]
    asked = [
        form
        for form, start, flag in zip(
            question.words.forms, question.words.starts, content, strict=True
        )
        if flag and not any(low <= start < high for low, high in days)
    ]
    words = frozenset(reading.words.forms)
    told = sum(_is_told(form, words) for form in asked)
    return told >= _LEAST * len(asked)


def _is_told(form: str, words: frozenset[str]) -> bool:
    if form in words:
        return True
    return any(
        len(word) >= _SHORTEST and (form.endswith(word) or word.endswith(form))
        for word in words
    )


def _ends(
    evidence: Evidence, number: int, wanted: Occasion, end: str
) -> Iterator[_End]:
    reading = evidence.documents[number]
    for low, high in _stretches(evidence, reading, wanted):
        for date in reading.dates:
            ends = date.part == end or (
                date.part == "single" and date.relation in _RELATIONS[end]
            )
            if low <= date.start < high and date.hour is not None and ends:
                yield _End(
                    evidence.source(number, date.start, date.end),
                    date.raw,
                    date.minutes_of_day,
                )
        bare = _BARE.match(reading.text, low, high)
        if bare is not None:
            hour = int(bare["last" if end == "to" else "first"])
            place = evidence.source(number, bare.start("first"), bare.end())
            yield _End(place, bare[0].strip(" :|"), frozenset({60 * hour}))


def _stretches(
    evidence: Evidence, reading: Reading, wanted: Occasion
) -> Iterator[tuple[int, int]]:
    """Where a text speaks of the day alone, up to the next day or the next line."""
    language = evidence.language_of(evidence.question)  # a list of hours shows none
    text = reading.text
    days = [
        day
        for day in find_occasions(text, language, reading.dates)
        if day.dimension == "week"
    ]
    listed = list(_short_days(text, language))
    spans = sorted([(d.start, d.end, d.sure) for d in days] + listed)
    for place, (start, end, sure) in enumerate(spans):
        if not sure & wanted.sure:
            continue
        others = [s for s, _, bits in spans[place + 1 :] if not bits & wanted.sure]
        high = min([end + _REACH, len(text), *others[:1]])
        stop = _STOP.search(text, end, high)
        yield end, stop.start() if stop else high
        before = max((m.end() for m in _SENTENCE.finditer(text, 0, start)), default=0)
        earlier = [e for _, e, _ in spans[:place]]
        yield max([before, start - _REACH, *earlier[-1:]]), start


def _short_days(text: str, language: str) -> Iterator[tuple[int, int, int]]:
    """The short names of days before hours: "Di, Mi 10-18", "Mon to Fri 7-21"."""
    known = LINE_DAYS.get(language, {})
    for match in _CHAIN.finditer(text) if known else ():
        parts = _JOINT.split(match["days"])
        days = [known.get(name.lower().rstrip(".")) for name in parts[::2]]
        lone = len(days) == 1 and not (
            match["days"][0].isupper() or text[: match.start()].endswith("\n")
        )
        if lone or None in days:
            continue
        told = [day for day in days if day is not None]
        for place, joint in enumerate(parts[1::2]):
            if joint.strip() not in _AND:
                told += range(told[place], told[place + 1])
        yield *match.span("days"), sum(1 << day for day in set(told))
