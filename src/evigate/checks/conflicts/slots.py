"""Documents that answer one question in different words, with different values."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from evigate.checks.conflicts.answer_scopes import are_of_other_scopes
from evigate.checks.conflicts.ranges import is_within
from evigate.checks.conflicts.slot_answers import SlotAnswer, slot_answers
from evigate.checks.conflicts.slot_values import fillers
from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.slots import asked_slot
from evigate.checks.values.frequencies import hours_between
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.amounts.quantities import Quantity, same_dimension, same_quantity
from evigate.text.dates.dates import Date
from evigate.text.identifiers import Identifier
from evigate.text.names import Name
from evigate.text.patterns import late

_BORDER: Final = late(r"[,;:·|–](?=\s)|[.!?]\s|\n")
_SURE: Final = 0.5
_GAIN: Final = 0.25
_NEAR: Final = 0.02  # relative; twelve months are 360 to 366 days
_TIED: Final = 0.05  # a lead over another candidate that tells nothing
_KINDS: Final = {"date": "date", "name": "name", "noun": "name"}
_DOUBT: Final = 0.85  # of names, which play many parts


def conflicting_slots(evidence: Evidence) -> list[Conflict]:
    """Pairs of values that cannot both be what is asked, whatever stands around them.

    >>> from evigate.records import RagCall
    >>> texts = ["Sanna has 45 rooms.", "The guests of Sanna choose among 51 rooms."]
    >>> call = RagCall.of("How many rooms has Sanna?", texts, "")
    >>> [conflict.message for conflict in conflicting_slots(Evidence(call))]
    ['Two documents disagree: one says “45”, another “51”.']
    """
    if len(evidence.documents) < 2:
        return []
    answers = evidence.shared(slot_answers)
    found: list[Conflict] = []
    for first, second in combinations(sorted(answers), 2):
        conflict = _disagree(evidence, answers[first], answers[second])
        if conflict is not None:
            found.append(conflict)
    return found


def _disagree(
    evidence: Evidence, first: Sequence[SlotAnswer], second: Sequence[SlotAnswer]
) -> Conflict | None:
    for kind in dict.fromkeys(answer.kind for answer in first):
        mine = [answer for answer in first if answer.kind == kind]
        theirs = [answer for answer in second if answer.kind == kind]
        one, other = _best(evidence, mine), _best(evidence, theirs)
        if one is None or other is None:
            continue
        if any(may_be_same(evidence, one, b) for b in theirs) or any(
            may_be_same(evidence, a, other) for a in mine
        ):
            return None
        if are_comparable(evidence, one, other) and not are_of_other_scopes(
            evidence, one, other
        ):
            return answer_conflict(evidence, one, other)
    return None


def _best(evidence: Evidence, answers: Sequence[SlotAnswer]) -> SlotAnswer | None:
    """The first of some answers, unless another one fits as well."""
    if not answers:
        return None
    best = answers[0]
    for other in answers[1:]:
        if best.kind == "noun" or best.rank - other.rank > _TIED:
            break  # of nouns none may be the other document's
        if not (
            may_be_same(evidence, best, other)
            or _converts(evidence, best, other)
            or _asked_beside(evidence, best) > _asked_beside(evidence, other)
        ):
            return None
    return best


def _asked_beside(evidence: Evidence, answer: SlotAnswer) -> int:
    """How many asked words its own part of a list holds ("books 4 weeks, games 1")."""
    reading = evidence.documents[answer.document]
    borders = [m.end() for m in _BORDER.finditer(reading.text)]
    low = max((at for at in borders if at <= answer.start), default=0)
    high = min((at for at in borders if at > answer.start), default=len(reading.text))
    starts = reading.words.starts
    stems = reading.stems[bisect_left(starts, low) : bisect_left(starts, high)]
    return sum(
        not {term.stem, *term.related}.isdisjoint(stems)
        for term in evidence.shared(asked_terms)
    )


def _converts(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """ "1,230 km (760 mi)": is the second the first in another unit, rounded?"""
    text = evidence.documents[a.document].text
    return a.document == b.document and text[a.end : b.start].strip() == "("


def may_be_same(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """May two answers mean the same?"""
    if isinstance(a.value, Quantity) and isinstance(b.value, Quantity):
        if a.kind == "label":
            return a.value.value == b.value.value
        rhythms = [_rhythm(evidence, x) for x in (a, b)]
        if evidence.shared(asked_slot).recurs and None not in rhythms:
            first, second = (hours or 0.0 for hours in rhythms)
            return abs(first - second) <= _NEAR * second
        return same_quantity(a.value, b.value) or is_within(a.value, b.value)
    if isinstance(a.value, Date) and isinstance(b.value, Date):
        return a.value.matches(b.value)
    if isinstance(a.value, Identifier) and isinstance(b.value, Identifier):
        return a.value.value == b.value.value
    if isinstance(a.value, Name) and isinstance(b.value, Name):
        return bool(fillers(evidence, a.value) & fillers(evidence, b.value))
    return a.value == b.value


def _rhythm(evidence: Evidence, answer: SlotAnswer) -> float | None:
    """The hours between two events: "every 15 minutes", "once an hour"."""
    value = answer.value
    if not isinstance(value, Quantity):
        return None
    return hours_between(evidence.documents[answer.document], value)


def are_comparable(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Can the two be compared at all, given that they are not the same?"""
    if isinstance(a.value, Quantity) and isinstance(b.value, Quantity):
        if evidence.shared(asked_slot).recurs:
            return None not in (_rhythm(evidence, a), _rhythm(evidence, b)) or (
                same_dimension(a.value, b.value)
            )
        return a.kind == "label" or same_dimension(a.value, b.value)
    if isinstance(a.value, Date) and isinstance(b.value, Date):
        if a.value.is_time or b.value.is_time:
            return a.value.is_time and b.value.is_time
        return any(
            getattr(a.value, part) and getattr(b.value, part)
            for part in ("year", "month", "weekday")
        )
    return True


def _weight(a: SlotAnswer, b: SlotAnswer) -> float:
    share = min(a.share, b.share)
    weight = _SURE + _GAIN * share
    return weight * _DOUBT if a.kind == "name" else weight


def answer_conflict(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> Conflict:
    """The disagreement of two answers."""
    texts = [
        " ".join(evidence.documents[x.document].text[x.start : x.end].split())
        for x in (a, b)
    ]
    verb = "names" if a.kind == "name" else "says"
    kind = _KINDS.get(a.kind, "quantity")
    return Conflict(
        evidence.source(a.document, a.start, a.end),
        evidence.source(b.document, b.start, b.end),
        kind,
        f"Two documents disagree: one {verb} “{texts[0]}”, another “{texts[1]}”.",
        _weight(a, b),
    )
