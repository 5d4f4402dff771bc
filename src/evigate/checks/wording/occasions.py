"""Does it hold on the asked day? "Yes, in July", of what holds "except May to August".

A rule of the documents names the days on which something holds: seasons, months,
weekdays, hours, with exceptions. The asked day lies inside or outside of them; an
answer that says otherwise is wrong.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.asked import asked
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    question_sentence,
    share,
)
from evigate.checks.wording.asked_day_rules import (
    asked_occasions,
    rules_of_days,
    told_by,
    topic_of_days,
)
from evigate.checks.wording.day_rules import days_of, is_denied, tell
from evigate.checks.wording.said_days import check_said_days
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.dates.occasions import Occasion

_MIN_SAID: Final = 0.4
_SURE: Final = 0.75


def check_occasions(evidence: Evidence) -> list[Reason]:
    """Answers that let something hold on a day on which the documents do not, or not.

    >>> from evigate.records import RagCall
    >>> document = "The lido is open all year except from 1 May to 30 June."
    >>> call = RagCall.of("Is the lido open in May?", [document], "Yes, it is open.")
    >>> [reason.code for reason in check_occasions(Evidence(call))]
    ['condition_mismatch']
    """
    judged = evidence.kept(judged_day)
    if judged is not None and judged.fault is not None:
        return [judged.fault]
    return check_said_days(evidence)


class JudgedDay(NamedTuple):
    """What the documents' rules say of the answer's first sentence.

    Attributes:
        fault: where they say otherwise.
        confirmed: do they say the same, in so many words?
    """

    fault: Reason | None
    confirmed: bool


def judged_day(evidence: Evidence) -> JudgedDay | None:
    """Whether the answer is right on the asked day, where the documents tell.

    Use through ``evidence.kept``.
    """
    if not evidence.documents or not evidence.alignments:
        return None
    if evidence.shared(asked).kind != "yes_no":
        return None
    wanted = evidence.shared(asked_occasions)
    if not wanted or is_cross_lingual(evidence):
        return None
    rules = evidence.shared(rules_of_days)
    said = answer_sentence(evidence, 0)
    judged: JudgedDay | None = None
    for day in wanted if rules else ():
        found = told_by(rules, day)
        answer = _answered(evidence, said, day)
        if found is None or answer is None:
            continue
        rule, told = found
        if told.holds == answer:
            judged = JudgedDay(None, told.direct or not answer)
        elif (told.direct or answer) and _is_understood(rule, wanted):
            return JudgedDay(_reason(evidence, said, rule), False)
    return judged


def _is_understood(rule: CueSentence, wanted: list[Occasion]) -> bool:
    """Are all times of a rule read, and are its hours those of the asked weekday?

    Not "check-in from 3 pm, check-out by 11", nor "Tue-Fri 15-19, Sat 10-13" where it
    is asked of Saturday at four.
    """
    days = days_of(rule)
    times = (
        date
        for date in rule.reading.dates
        if date.is_time and rule.start <= date.start < rule.end
    )
    if any(not any(d.start <= t.start < d.end for d in days) for t in times):
        return False
    hours = [d for d in days if d.dimension == "day" and d.is_range]
    kinds = {d.dimension for d in days}
    asked_kinds = {d.dimension for d in wanted}
    return len(hours) < 2 or "week" not in asked_kinds or "week" in kinds


def _answered(evidence: Evidence, said: CueSentence, day: Occasion) -> bool | None:
    """Does the answer let it hold on the asked day?"""
    question = question_sentence(evidence)
    if said.opener is not None:
        turned = is_denied(question, range(question.low, question.high))
        return (said.opener == "yes") != turned
    if days_of(said):
        told = tell(said, day)
        return None if told is None else told.holds
    if share(evidence, said.stems, evidence.shared(topic_of_days)) < _MIN_SAID:
        return None
    return not is_denied(said, range(said.low, said.high))


def _reason(evidence: Evidence, said: CueSentence, rule: CueSentence) -> Reason:
    message = (
        f"The answer says {said.quote()}; for the asked time the documents say "
        f"otherwise: {rule.quote()}."
    )
    return Reason(
        "condition_mismatch", message, said.span, (rule.source(evidence),), _SURE
    )
