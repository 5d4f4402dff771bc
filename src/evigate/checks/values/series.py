"""Values of one thing over time, told in one sentence: 120 in 2021, 150 in 2022."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from evigate.checks.question.asked import asked_stems
from evigate.checks.subjects.mentions import Amount, amounts_of_document
from evigate.evidence import Evidence
from evigate.text.dates.dates import Date

_MAX_SENTENCES: Final = 400
_MAX_POINTS: Final = 12

Key = tuple[int, int]
"""Year and month, 0 where one of them is not told."""


class Point(NamedTuple):
    """A time with the amount that something had then."""

    key: Key
    amount: Amount


class Series(NamedTuple):
    """The points of one sentence of a document, in the order of time."""

    sentence: int
    points: tuple[Point, ...]

    def at(self, key: Key) -> int | None:
        """The number of the point of a time."""
        return next((i for i, p in enumerate(self.points) if p.key == key), None)

    def value(self, number: int) -> float:
        """The amount of a point, in what the first counts ("80 million, then 60")."""
        told, first = self.points[number].amount.value, self.points[0].amount.value
        if told.scale == 1.0 != first.scale and told.value < first.scale:
            return told.value * first.scale
        return told.value


def asked_series(evidence: Evidence) -> Series | None:
    """The series of the documents that the question is about; use through ``shared``.

    None where no sentence holds one, or two fit alike.

    >>> from evigate.records import RagCall
    >>> document = "Sales rose from 120 units in 2021 to 150 in 2022."
    >>> series = asked_series(Evidence(RagCall.of("Best year?", [document], "")))
    >>> [series.value(number) for number in range(2)]
    [120.0, 150.0]
    """
    if len(evidence.document_sentences) > _MAX_SENTENCES:
        return None
    found = [
        series
        for document, reading in enumerate(evidence.documents)
        if len(reading.dates) > 1
        for series in _in_document(evidence, document)
    ]
    if len(found) < 2:
        return found[0] if found else None
    wanted = evidence.shared(asked_stems)
    shares = [len(wanted & {*evidence.sentence_stems[s.sentence]}) for s in found]
    best = max(shares)
    return found[shares.index(best)] if shares.count(best) == 1 else None


def key_of(date: Date) -> Key | None:
    """The year and month of a date that tells no more than these."""
    if date.day or date.weekday or date.hour is not None or date.quarter or date.decade:
        return None
    return (date.year or 0, date.month or 0) if date.year or date.month else None


def _in_document(evidence: Evidence, document: int) -> list[Series]:
    reading = evidence.documents[document]
    by_sentence: dict[int, list[Amount]] = {}
    for amount in amounts_of_document(evidence, document):
        if amount.cell is None and amount.value.low is None:
            by_sentence.setdefault(amount.sentence, []).append(amount)
    found: list[Series] = []
    for sentence, amounts in by_sentence.items():
        if not 1 < len(amounts) <= _MAX_POINTS:
            continue
        place = evidence.document_sentences[sentence]
        dates = [d for d in reading.dates if place.start <= d.start < place.end]
        points = _points(amounts, dates)
        if points:
            found.append(Series(sentence, points))
    return found


def _points(amounts: Sequence[Amount], dates: Sequence[Date]) -> tuple[Point, ...]:
    """Amounts and times that take turns; empty where they do not."""
    if len(dates) != len(amounts) or len({a.value.unit for a in amounts} - {None}) > 1:
        return ()
    starts = [(a.value.start, d.start) for a, d in zip(amounts, dates, strict=True)]
    turns = all(max(first) < min(second) for first, second in pairwise(starts))
    keys = [key_of(date) for date in dates]
    known = [key for key in keys if key is not None]
    alike = len({(bool(year), bool(month)) for year, month in known}) == 1
    if not turns or not alike or len(set(known)) < len(amounts):
        return ()
    points = [Point(k, a) for k, a in zip(known, amounts, strict=True)]
    return tuple(sorted(points, key=lambda point: point.key))
