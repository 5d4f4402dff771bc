"""The first Sunday of the month is not every Sunday, nor the last one."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.subjects.mentions import (
    ANSWER,
    Mention,
    mentions_in,
    mentions_of_documents,
)
from evigate.checks.subjects.quotes import other_than_told
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.dates.nth_weekdays import EVERY_ONE, NthWeekday, find_nth_weekdays

_MAX_WORDS: Final = 40
_MAX_SENTENCES: Final = 300

Day = Mention[NthWeekday]


def check_nth_weekdays(evidence: Evidence) -> list[Reason]:
    """Weekdays of the answer that recur otherwise than the documents say.

    >>> from evigate.records import RagCall
    >>> document = "Entry is free on the first Sunday of the month."
    >>> call = RagCall.of("When is entry free?", [document], "On the last Sunday.")
    >>> [reason.code for reason in check_nth_weekdays(Evidence(call))]
    ['date_mismatch']
    """
    answer = evidence.answer
    if len(answer.words.forms) > _MAX_WORDS:
        return []
    days = find_nth_weekdays(answer.text, evidence.language_of(answer))
    if not days or is_cross_lingual(evidence):
        return []
    question = evidence.question
    if find_nth_weekdays(question.text, evidence.language_of(question)):
        return []
    held = evidence.shared(told_nth_weekdays)
    if not held:
        return []
    said = mentions_in(evidence, answer, ANSWER, days)
    reasons = [_judge(evidence, mention, held) for mention in said]
    return [reason for reason in reasons if reason is not None]


def told_nth_weekdays(evidence: Evidence) -> list[Day]:
    """The weekdays of the documents with their place; use through ``shared``."""
    return mentions_of_documents(evidence, find_nth_weekdays, _MAX_SENTENCES)


def _judge(evidence: Evidence, mention: Day, held: list[Day]) -> Reason | None:
    said = mention.value
    about = evidence.shared(asked_stems) | mention.own
    near = [m for m in held if about & (m.own | m.shared | m.inherited)]
    if any(_is_same(said, m.value) for m in held):
        return None
    rivals = [m for m in near if _may_be_meant(said, m.value)]
    if not rivals:
        return None
    return other_than_told(evidence, "date_mismatch", mention, rivals[0])


def _is_same(said: NthWeekday, held: NthWeekday) -> bool:
    return said.weekday == held.weekday and said.nth == held.nth


def _may_be_meant(said: NthWeekday, held: NthWeekday) -> bool:
    """Do both tell one rhythm, or one the same weekday in another?"""
    if said.weekday == held.weekday:
        return held.monthly or said.monthly or EVERY_ONE not in (said.nth, held.nth)
    return held.monthly and said.monthly
