"""What an answer makes of a series: it fell by a tenth, 2022 was the best year.

The documents give the values of each year; how they changed and which is the most
follows from them, in words that no document holds.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from evigate.checks.question.asked import asked
from evigate.checks.question.extremes import asked_extreme
from evigate.checks.subjects.mentions import Amount, answer_quantity_mentions
from evigate.checks.values.changes import end_of
from evigate.checks.values.series import Key, Series, asked_series, key_of
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import Quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables import change_words as table

_MAX_WORDS: Final = 14
_TWICE: Final = (1.7, 2.5)
_HALF: Final = (0.4, 0.6)
_EXACT: Final = 0.001
_ROUNDED: Final = 0.51
_OF_A_SHARE: Final = 0.02
_ROMANCE_MOST: Final = late(r"\b(?:di più|de plus|le plus de|más|o maior|mais)\b")


class JudgedSeries(NamedTuple):
    """What a series says of the answer.

    Attributes:
        fault: where it says otherwise.
        explained: where numbers and years of an answer that says the same stand,
            as far as they follow from it.
    """

    fault: Reason | None
    explained: frozenset[int]

    @property
    def confirmed(self) -> bool:
        """Does the answer follow from the series?"""
        return self is not _UNJUDGED and self.fault is None


_UNJUDGED: Final = JudgedSeries(None, frozenset())


def check_series(evidence: Evidence) -> list[Reason]:
    """Changes and extremes that do not follow from the values of the documents.

    >>> from evigate.records import RagCall
    >>> document = "Sales rose from 120 units in 2021 to 150 in 2022."
    >>> call = RagCall.of("How did sales go in 2022?", [document], "They fell.")
    >>> [reason.code for reason in check_series(Evidence(call))]
    ['antonym_mismatch']
    """
    fault = evidence.kept(judged_series).fault
    return [] if fault is None else [fault]


def explained_by_series(evidence: Evidence) -> frozenset[int]:
    """Where the numbers and years of the answer stand that follow from a series."""
    return evidence.kept(judged_series).explained


def judged_series(evidence: Evidence) -> JudgedSeries:
    """How the answer fits the series that is asked of; use through ``kept``."""
    answer = evidence.answer
    if len(answer.sentences) != 1 or len(answer.words.forms) > _MAX_WORDS:
        return _UNJUDGED
    series = evidence.shared(asked_series)
    if series is None:
        return _UNJUDGED
    sign = _asked_end(evidence)
    if sign:
        return _judge_extreme(evidence, series, sign)
    if _step(evidence, series) is None:
        return _UNJUDGED
    return _judge_change(evidence, series)


def _asked_end(evidence: Evidence) -> int:
    """1 where the time of the most is asked, -1 for the least, 0 for neither."""
    kind = evidence.shared(asked).kind
    if kind not in ("date", "open"):
        return 0
    text = evidence.question.text.lower()
    extreme = evidence.shared(asked_extreme)
    if extreme is not None:
        return extreme.sign if extreme.place == 1 and not extreme.is_age else 0
    if _pattern(table.BEST).search(text):
        sign = 1
    elif _pattern(table.WORST).search(text):
        sign = -1
    else:
        return int(_ROMANCE_MOST.search(text) is not None)
    return 0 if _pattern(table.LESS_IS_BETTER).search(text) else sign


def _judge_extreme(evidence: Evidence, series: Series, sign: int) -> JudgedSeries:
    said = _keys(evidence.answer, series)
    values = [sign * series.value(number) for number in range(len(series.points))]
    right = values.index(max(values))
    if not said or values.count(max(values)) > 1:
        return _UNJUDGED
    point = series.points[right]
    if point.key in said.values():
        amounts = [
            m.value.start
            for m in evidence.kept(answer_quantity_mentions)
            if m.value.value == point.amount.value.value
        ]
        dates = [start for start, key in said.items() if key == point.key]
        return JudgedSeries(None, frozenset((*amounts, *dates)))
    if len(said) > 1:
        return _UNJUDGED
    held = point.amount.value.raw
    message = f"The answer names another time than that of “{held}”, the extreme one."
    return _fault(evidence, series, "superlative_mismatch", message)


def _step(evidence: Evidence, series: Series) -> tuple[int, int] | None:
    """The two points between which the answer tells a change."""
    for reading in (evidence.answer, evidence.question):
        keys = sorted(set(_keys(reading, series).values()))
        places = [place for key in keys if (place := series.at(key)) is not None]
        if len(places) == 1:
            return (places[0] - 1, places[0]) if places[0] else None
        if places:
            return (places[0], places[1]) if len(places) == 2 else None
    count = len(series.points)
    rises = {series.value(n + 1) > series.value(n) for n in range(count - 1)}
    return (0, count - 1) if len(rises) == 1 else None


def _judge_change(evidence: Evidence, series: Series) -> JudgedSeries:
    first, last = _step(evidence, series) or (0, 0)
    before, after = series.value(first), series.value(last)
    told = _direction(evidence.answer.lowered)
    if told is None:
        return _UNJUDGED
    if told != (after > before) - (after < before) or not _fits_factor(
        evidence.answer.lowered, after / before if before else 0.0
    ):
        message = (
            "The answer tells another change than that from "
            f"“{series.points[first].amount.value.raw}” to "
            f"“{series.points[last].amount.value.raw}”."
        )
        return _fault(evidence, series, "antonym_mismatch", message)
    explained = set(_keys(evidence.answer, series))
    for mention in evidence.kept(answer_quantity_mentions):
        fits = _fits(evidence, mention, (before, after), series)
        if fits is None:
            continue
        if not fits:
            message = (
                f"The answer says “{mention.value.raw}”; from "
                f"“{series.points[first].amount.value.raw}” to "
                f"“{series.points[last].amount.value.raw}” it is not so."
            )
            return _fault(evidence, series, "number_wrong_subject", message)
        explained.add(mention.value.start)
    return JudgedSeries(None, frozenset(explained))


def _fits(
    evidence: Evidence, mention: Amount, ends: tuple[float, float], series: Series
) -> bool | None:
    """Is an amount of the answer one of the change? None for what may be another."""
    value, end = mention.value, end_of(evidence, mention)
    before, after = ends
    change = abs(after - before)
    share = change / before if before else 0.0
    held = series.points[0].amount.value
    scale = held.scale
    if value.unit == "percent" and held.unit != "percent":
        near = max(10.0**-value.decimals * _ROUNDED, _EXACT)
        return abs(value.value - 100 * share) <= near
    if value.unit == "quarter" or (value.unit is None and value.value < 1):
        part = 0.25 if value.unit else value.value  # "by a quarter"
        return abs(part - share) <= _OF_A_SHARE
    if _is(value, after, scale):
        return None if end == "by" else end != "from"
    if _is(value, before, scale):
        return None if end == "by" else end != "to"
    if _is(value, change, scale):
        return end != "to"
    return False if end is not None and held.unit != "percent" else None


def _is(said: Quantity, held: float, scale: float) -> bool:
    """Is it this number, or so many millions where the documents write millions?"""
    values = {said.value, said.value * scale} if said.scale == 1.0 else {said.value}
    return any(abs(v - held) <= _EXACT * max(abs(v), abs(held)) for v in values)


def _direction(text: str) -> int | None:
    """1 for a rise, -1 for a fall, 0 for a halt; None for none or several."""
    rises = _pattern(f"{table.ROSE} {table.DOUBLED}").search(text) is not None
    falls = _pattern(f"{table.FELL} {table.HALVED}").search(text) is not None
    halts = _pattern(table.STOOD).search(text) is not None
    if rises + falls + halts != 1 or _DENIES.search(text):
        return None
    return rises - falls


_DENIES: Final = late(
    r"\b(?:not|n't|never|nicht|nie|ne|no|non|não|niet|nooit|but|aber|mais|pero|ma|mas|maar)\b"
    r"|n't\b"
)


def _fits_factor(text: str, ratio: float) -> bool:
    if _pattern(table.DOUBLED).search(text):
        return _TWICE[0] <= ratio <= _TWICE[1]
    if _pattern(table.HALVED).search(text):
        return _HALF[0] <= ratio <= _HALF[1]
    return True


def _keys(reading: Reading, series: Series) -> dict[int, Key]:
    """The times of the series that a text names, by place."""
    known = {point.key for point in series.points}
    found = {date.start: key_of(date) for date in reading.dates}
    return {start: key for start, key in found.items() if key in known and key}


@cache
def _pattern(words: str) -> re.Pattern[str]:
    either = "|".join(re.escape(w).replace("_", r"\s") for w in words.split())
    return re.compile(rf"(?<!\w)(?:{either})")


def _fault(
    evidence: Evidence, series: Series, code: ReasonCode, message: str
) -> JudgedSeries:
    span = Span(0, len(evidence.answer.text))
    source = evidence.sentence_source(series.sentence)
    return JudgedSeries(Reason(code, message, span, (source,), 0.8), frozenset())
