"""Numbers that tell which one: room 14, line 12, the third floor, and of what they are.

They are no amounts, so each stands for itself: the label of the answer must be one that
the documents give, and give for the asked thing.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from evigate.checks.subjects.binding import (
    Fit,
    context_weights,
    fit_score,
    is_clearly_better,
)
from evigate.checks.subjects.mentions import ANSWER, Mention, mentions_in
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.reading import Reading

_LABELS: Final = frozenset({"name_part", "ordinal"})
_POINT: Final = "."
_MAX_JUDGED: Final = 20
_MAX_HELD: Final = 100
_TRIED: Final = 3
_GAP: Final = 2  # characters between the noun and its number
_MIN_NOUN: Final = 3
_SHORT: Final = 10  # words of an answer; a long one may number what it says
_REACH: Final = 60  # characters


@dataclass(frozen=True, slots=True)
class Label:
    """A number with the noun that it numbers.

    Attributes:
        start, end: where the number stands.
        number: what it is; as written where it has a point, "1.21".
        noun: the stem of the noun beside it.
    """

    start: int
    end: int
    number: float | str
    noun: str


Place = Mention[Label]


def check_labels(evidence: Evidence) -> list[Reason]:
    """Labels of the answer that the documents give for something else, or not at all.

    >>> from evigate.records import RagCall
    >>> document = "Line 12 goes to the station; line 15 goes to the port."
    >>> call = RagCall.of("Which line goes to the station?", [document], "Line 15.")
    >>> [reason.code for reason in check_labels(Evidence(call))]
    ['number_wrong_subject']
    """
    labels = list(_labels(evidence, evidence.answer))[:_MAX_JUDGED]
    if not labels:
        return []
    given = {
        (label.noun, label.number)
        for reading in (evidence.question, *evidence.history)
        for label in _labels(evidence, reading)
    }
    nouns = {label.noun for label in labels if label.noun in evidence.postings}
    if not nouns:
        return []
    said = mentions_in(evidence, evidence.answer, ANSWER, labels)
    held = _held_labels(evidence, nouns)
    reasons = [
        _judge(evidence, mention, said, held)
        for mention in said
        if (mention.value.noun, mention.value.number) not in given
    ]
    return [reason for reason in reasons if reason is not None]


def _labels(
    evidence: Evidence, reading: Reading, roles: frozenset[str] = _LABELS
) -> Iterator[Label]:
    last: Label | None = None
    for quantity in reading.quantities:
        number = quantity.value or (_POINT in quantity.numeral and quantity.numeral)
        if quantity.role not in roles or not number or quantity.unit:
            continue
        words = reading.words
        if quantity.role == "ordinal":
            place = bisect_left(words.starts, quantity.end)
            near = (
                place < len(words.starts) and words.starts[place] - quantity.end <= _GAP
            )
        else:
            place = bisect_left(words.starts, quantity.number_start) - 1
            near = place >= 0 and quantity.number_start - words.ends[place] <= _GAP
        noun = reading.stems[place] if near else ""
        if near and not evidence.content_flags(reading)[place]:
            noun = ""
        if not noun and quantity.role == "ordinal" and last is not None:
            # "On the third floor, the canteen on the first."
            noun = last.noun if quantity.start - last.end <= _REACH else ""
        if len(noun) >= _MIN_NOUN and not any(map(str.isdigit, noun)):
            last = Label(quantity.start, quantity.end, number, noun)
            yield last


def _held_labels(evidence: Evidence, nouns: set[str]) -> list[Place]:
    """The labels that documents give to some nouns."""
    held: list[Place] = []
    for number, reading in enumerate(evidence.documents):
        # A noun in small letters before a number: "line 12 goes to the station".
        found = _labels(evidence, reading, _LABELS | {"value"})
        labels = [label for label in found if label.noun in nouns]
        held += mentions_in(evidence, reading, number, labels)
        if len(held) > _MAX_HELD:
            break
    return held[:_MAX_HELD]


def _judge(
    evidence: Evidence, mention: Place, said: Sequence[Place], held: Sequence[Place]
) -> Reason | None:
    label = mention.value
    like = [m for m in held if m.value.noun == label.noun]
    equal = [m for m in like if m.value.number == label.number]
    others = [m for m in like if m.value.number != label.number]
    if not others:
        return None
    if not equal:
        return _unknown(evidence, mention, others)
    weights = context_weights(evidence, mention)
    fits = [Fit(m, None, True, fit_score(m, weights)) for m in others]
    rival = max(fits, key=lambda fit: fit.score)
    also_said = any(m.value.number == rival.mention.value.number for m in said)
    if also_said or not all(
        is_clearly_better(
            rival,
            Fit(m, "equal", True, fit_score(m, weights)),
            mention,
            evidence,
            own_words_only=False,
        )
        for m in equal[:_TRIED]
    ):
        return None
    message = (
        f"The answer says “{_text(evidence, mention)}”; the documents say "
        f"“{_text(evidence, rival.mention)}” there."
    )
    return _reason(evidence, "number_wrong_subject", mention, rival.mention, message)


def _unknown(
    evidence: Evidence, mention: Place, others: Sequence[Place]
) -> Reason | None:
    label = mention.value.number
    number = label if isinstance(label, str) else f"{label:g}"
    short = len(evidence.answer.words.forms) <= _SHORT
    whole = re.compile(
        rf"(?<!\d){re.escape(number)}(?!\d)" if short else re.escape(number)
    )
    if any(whole.search(reading.text) for reading in evidence.documents):
        return None  # "rooms 12 and 14"
    message = (
        f"The answer says “{_text(evidence, mention)}”; the documents say "
        f"“{_text(evidence, others[0])}”."
    )
    return _reason(evidence, "number_mismatch", mention, others[0], message)


def _text(evidence: Evidence, mention: Place) -> str:
    answer = mention.document == ANSWER
    reading = evidence.answer if answer else evidence.documents[mention.document]
    return reading.text[mention.value.start : mention.value.end]


def _reason(
    evidence: Evidence, code: ReasonCode, mention: Place, held: Place, message: str
) -> Reason:
    span = Span(mention.value.start, mention.value.end)
    source = evidence.source(held.document, held.value.start, held.value.end)
    return Reason(code, message, span, (source,), 0.75)
