"""Days that an answer names itself: "every day", of Tuesday to Sunday; "on Mondays".

The rules of the documents say on which days what is asked holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    question_sentence,
)
from evigate.checks.statements.statements import POLAR_PAIRS
from evigate.checks.wording.asked_day_rules import (
    asked_occasions,
    rules_of_days,
    told_by,
)
from evigate.checks.wording.day_rules import days_of, denies_others
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.dates.occasions import Occasion, find_occasions

_WEEK: Final = 0b1111111
_WORKDAYS: Final = 0b11111
_MAX_ANSWER: Final = 3  # sentences; longer ones speak of several things
_MAX_TEXT: Final = 4_000
_MAX_DAYS: Final = 3
_MAX_SAID: Final = 120  # characters
_SURE: Final = 0.7


def check_said_days(evidence: Evidence) -> list[Reason]:
    """Answers that name days on which the rules of the documents say otherwise.

    >>> from evigate.records import RagCall
    >>> documents = ["The gallery is open Tuesday to Sunday."]
    >>> call = RagCall.of("When is it open?", documents, "It is open every day.")
    >>> [reason.code for reason in check_said_days(Evidence(call))]
    ['date_mismatch']
    """
    reason = _every_day(evidence) or _other_days(evidence)
    return [] if reason is None else [reason]


def _every_day(evidence: Evidence) -> Reason | None:
    """ "Every day" where the only days given are some of them."""
    answer = evidence.answer
    if len(answer.sentences) > _MAX_ANSWER or is_cross_lingual(evidence):
        return None
    language = evidence.language_of(answer)
    days = find_occasions(answer.text, language, [])
    week = [day for day in days if day.dimension == "week"]
    if len(week) != 1 or week[0].sure != _WEEK:
        return None
    held = _days_of_documents(evidence)
    union = 0
    for _, day in held:
        union |= day.sure
    parts = [(n, day) for n, day in held if day.is_range]
    if not parts or union == _WEEK:
        return None
    number, part = parts[0]
    source = evidence.source(number, part.start, part.end)
    said = answer.text[week[0].start : week[0].end]
    text = evidence.documents[number].text[part.start : part.end]
    message = f"The answer says “{said}”; the documents say “{text}”."
    span = Span(week[0].start, week[0].end)
    return Reason("date_mismatch", message, span, (source,), _SURE)


def _other_days(evidence: Evidence) -> Reason | None:
    """Days on which what the answer says does not hold.

    A mere day claims what is asked; a clause what it says, "closed" included.
    """
    if len(evidence.alignments) != 1 or any(
        not day.is_full and day.sure != _WORKDAYS
        for day in evidence.shared(asked_occasions)
    ):
        return None
    said = answer_sentence(evidence, 0)
    days = [day for day in days_of(said) if _recurs(said, day)]
    if not 0 < len(days) <= _MAX_DAYS or said.end - said.start > _MAX_SAID:
        return None
    rules = evidence.shared(rules_of_days)
    if not rules or is_cross_lingual(evidence) or said.of_group("condition"):
        return None
    if len({*_clauses_of(said, days)}) > 1:
        return None  # one holds on these days, another on those
    denied, is_told = _claims_denial(evidence, said)
    for day in (each for named in days for each in _single_days(named)):
        rule = _rule_against(rules, day, denied, is_told)
        if rule is not None:
            message = (
                f"The answer says {said.quote()}; for that time the documents say "
                f"otherwise: {rule.quote()}."
            )
            source = rule.source(evidence)
            return Reason("date_mismatch", message, said.span, (source,), _SURE)
    return None


def _clauses_of(said: CueSentence, days: list[Occasion]) -> Iterator[int]:
    """The clauses, as far as marks set them apart, in which days are named."""
    text = said.reading.text
    for day in days:
        yield sum(text.count(mark, said.start, day.start) for mark in ";；")


def _recurs(said: CueSentence, day: Occasion) -> bool:
    """A day of the week, a month or a season, rather than one date or all days."""
    if day.dimension == "day" or day.is_full:
        return False
    return not any(
        (date.year or date.day) and date.start < day.end and day.start < date.end
        for date in said.reading.dates
    )


def _rule_against(
    rules: list[CueSentence], day: Occasion, denied: bool, is_told: bool
) -> CueSentence | None:
    """The rule that says otherwise of a day than the answer does."""
    found = told_by(rules, day)
    if found is None:
        others = denied and is_told and all(denies_others(r, day) for r in rules)
        return rules[0] if others else None
    rule, told = found
    if told.holds != denied:
        return None
    sure = told.direct if is_told and denied else is_told or not told.direct
    return rule if sure else None


def _claims_denial(evidence: Evidence, said: CueSentence) -> tuple[bool, bool]:
    """Does it say when something does not hold ("closed"), and in so many words?"""
    for telling in (said, question_sentence(evidence)):
        denials = sum(cue.group == "negation" for cue in telling.cues)
        polar = [
            side
            for found in telling.sides.values()
            for side in found
            if side.pair in POLAR_PAIRS
        ]
        if denials or polar:
            return bool((denials + any(side.side for side in polar)) % 2), True
    return False, False


def _single_days(named: Occasion) -> list[Occasion]:
    """The days of a part of the week one by one; other times as they are."""
    if named.dimension != "week" or named.sure != named.possible or named.is_full:
        return [named]
    bits = [1 << day for day in range(7) if named.sure >> day & 1]
    return [named._replace(sure=bit, possible=bit) for bit in bits]


def _days_of_documents(evidence: Evidence) -> list[tuple[int, Occasion]]:
    """The days of the week that documents name, with the document."""
    found: list[tuple[int, Occasion]] = []
    for number, reading in enumerate(evidence.documents):
        language = evidence.language_of(reading)
        text = reading.text[:_MAX_TEXT]
        found += [
            (number, day)
            for day in find_occasions(text, language, [])
            if day.dimension == "week"
        ]
    return found
