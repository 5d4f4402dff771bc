"""Two tellings of one story that give different answers, whatever words they use.

Two documents that tell the same story share names, numbers and rare words far beyond
those of the question. What both hold cancels out. Where each of them keeps a value of
the asked kind near the words of the question, and the two differ, they disagree.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from evigate.checks.conflicts.answer_scopes import (
    is_a_sibling,
    is_of_a_rival,
    periods_differ,
)
from evigate.checks.conflicts.slot_answers import SlotAnswer, Value
from evigate.checks.conflicts.slot_values import fillers
from evigate.checks.conflicts.slots import answer_conflict, are_comparable, may_be_same
from evigate.checks.conflicts.story_marks import (
    are_namesakes,
    are_statements,
    tell_one_story,
)
from evigate.checks.conflicts.told_values import asks_for_a_name, told_values
from evigate.checks.question.asked import asks_for_a_way
from evigate.checks.statements.answering import (
    are_parallel,
    is_statement,
    other_period,
)
from evigate.checks.statements.case_limits import of_other_days
from evigate.checks.statements.own_scopes import are_of_other_groups
from evigate.checks.statements.same_case import are_opposite_cases, is_narrowed
from evigate.checks.statements.slots import Slot, asked_slot
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.dates.dates import Date
from evigate.text.names import Name

_MAX_DOCUMENTS: Final = 12
_MAX_WORDS: Final = 320
_BELOW: Final = 0.15  # the best value that both hold, as far as it may be better
_LEAD: Final = 0.05
_FEW: Final = 2  # values that fit as well; more of them are a table in words
_LISTED: Final = 8  # characters between two names that both are the answer
_COPY: Final = 0.5
_OF_A_CLOSED_KIND: Final = 0.7  # "the oboe" can hardly be but the asked instrument


class _Left(NamedTuple):
    """What a document alone tells, and how many other values of it fit as well."""

    answer: SlotAnswer
    rivals: int


def conflicting_tellings(evidence: Evidence) -> list[Conflict]:
    """Pairs of documents that tell one story with different answers.

    Measured on passages rewritten by hand, and on their controls: the same answer in
    other words, another fact of the same story.

    >>> from evigate.records import RagCall
    >>> texts = ["Ann Roe led the Ulm crew into Lake Zor in 1931, on three rafts."]
    >>> texts += ["The three Ulm rafts reached Lake Zor in 1931, headed by Jo Dent."]
    >>> call = RagCall.of("Who led the crew into Lake Zor?", texts, "")
    >>> [conflict.kind for conflict in conflicting_tellings(Evidence(call))]
    ['name']
    """
    slot = evidence.shared(asked_slot)
    if not _asks_for_a_value(slot):
        return []
    named = asks_for_a_name(slot)  # on a page many names are of the asked kind
    short = [
        number
        for number, reading in enumerate(evidence.documents[:_MAX_DOCUMENTS])
        if len(reading.words.forms) <= _MAX_WORDS
        and not reading.cells
        and (not named or is_statement(reading))
    ]
    if len(short) < 2 or evidence.shared(asks_for_a_way):
        return []
    pairs = [
        (first, second)
        for first, second in combinations(short, 2)
        if are_statements(evidence, first, second)
        or tell_one_story(evidence, first, second)
    ]
    told = {n: told_values(evidence, n) for n in {n for pair in pairs for n in pair}}
    found = (_disagree(evidence, told[a], told[b]) for a, b in pairs)
    return [conflict for conflict in found if conflict is not None]


def _asks_for_a_value(slot: Slot) -> bool:
    if slot.kind in ("yes_no", "reason") or slot.several:
        return False
    if slot.kind != "open" or slot.dimensions or slot.percent:
        return True
    return bool(slot.noun_kind) or asks_for_a_name(slot)


def _disagree(
    evidence: Evidence, first: Sequence[SlotAnswer], second: Sequence[SlotAnswer]
) -> Conflict | None:
    if not first or not second:
        return None
    one, other = _left(evidence, first, second), _left(evidence, second, first)
    if one is None or other is None or (one.rivals and other.rivals):
        return None
    a, b = one.answer, other.answer
    if a.kind != b.kind or may_be_same(evidence, a, b):
        return None
    share = min(a.share, b.share)
    agree = any(may_be_same(evidence, x, y) for x in first for y in second)
    if agree or (isinstance(a.value, Date) and a.value.is_time):
        share = 0.0  # it opens at one time, and closes at another
    elif a.kind == "noun":
        share = max(share, _OF_A_CLOSED_KIND)
    documents = a.document, b.document
    if not tell_one_story(evidence, *documents, share) or are_namesakes(
        evidence, *documents
    ):
        return None
    if not are_comparable(evidence, a, b) or _are_of_other_scopes(evidence, a, b):
        return None
    return answer_conflict(evidence, a, b)


def _left(
    evidence: Evidence, mine: Sequence[SlotAnswer], theirs: Sequence[SlotAnswer]
) -> _Left | None:
    """The first of the values that the other document does not hold.

    None where a value that both hold fits clearly better: then they agree.
    """
    left = [
        answer
        for answer in mine
        if not any(may_be_same(evidence, answer, other) for other in theirs)
        and not _is_held(evidence, answer.value, theirs[0].document)
    ]
    if not left or left[0].rank < mine[0].rank - _BELOW:
        return None
    best = left[0]
    rivals = [
        answer
        for answer in left[1:]
        if best.rank - answer.rank <= _LEAD
        and not may_be_same(evidence, best, answer)
        and not _is_listed_with(best, answer)
    ]
    return _Left(best, len(rivals)) if len(rivals) <= _FEW else None


def _is_listed_with(first: SlotAnswer, second: SlotAnswer) -> bool:
    """ "Alfred Brown and Charles Peck": both are the answer."""
    return first.kind == "name" and second.start - first.end <= _LISTED


def _is_held(evidence: Evidence, value: Value, document: int) -> bool:
    reading = evidence.documents[document]
    if isinstance(value, Name):
        return not fillers(evidence, value).isdisjoint(reading.words.forms)
    if isinstance(value, Date):
        return any(value.matches(date) for date in reading.dates)
    return False


def _are_of_other_scopes(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Do the two speak of different cases or periods?

    Copies that differ in a word ("online", "on paper") are looked at elsewhere.
    """
    first, second = a.sentence, b.sentence
    stems = [frozenset(evidence.sentence_stems[place]) for place in (first, second)]
    return (
        are_parallel(stems[0], stems[1], _COPY)
        or are_opposite_cases(evidence, first, second)
        or of_other_days(evidence, first, second)
        or are_of_other_groups(evidence, first, second)
        or is_narrowed(evidence, first, second)
        or is_narrowed(evidence, second, first)
        or periods_differ(evidence, a, b)
        or other_period(evidence, a.document, b.document)
        or any(is_a_sibling(evidence, x, y) for x, y in ((a, b), (b, a)))
        or any(is_of_a_rival(evidence, x, y) for x, y in ((a, b), (b, a)))
    )
