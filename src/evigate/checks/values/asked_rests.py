"""What is left of a whole: who was absent, of 22 members of whom 14 were present."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

from evigate.checks.subjects.binding import asked_words
from evigate.checks.subjects.mentions import Amount
from evigate.checks.values.parts_of_totals import OUT_OF, PART_CUE, counted_noun
from evigate.evidence import Evidence
from evigate.text.patterns import late
from evigate.text.rival_kinds import rival_kinds
from evigate.text.tables import asked_sum_words as words

_AFTER_PART: Final = 24
_BEFORE: Final = 10
_GAP: Final = 80
_REST: Final = late(rf"(?<!\w)(?:{words.REST_ASKED})(?!\w)|{words.REST_ASKED_DENSE}")
_OF: Final = late(rf"(?<!\w)(?:{words.OUT_OF})\s*$")


class Rest(NamedTuple):
    """A whole and the part of it that the question leaves out."""

    whole: Amount
    part: Amount


def asks_for_a_rest(evidence: Evidence) -> bool:
    """Does the question deny something, or name a counterpart; use ``shared``."""
    return bool(
        _REST.search(evidence.question.text.lower())
        or evidence.question.opposites
        or evidence.shared(_counterparts)
    )


def asked_rest(evidence: Evidence, amounts: Sequence[Amount]) -> Rest | None:
    """The total and its part, where the question denies what the part is of.

    Or names its counterpart: the women, of "24 teachers, 9 of them men"; those who
    failed, of "30 candidates, 24 passed".

    Args:
        evidence: the call.
        amounts: plain amounts of the documents, in order.
    """
    if not evidence.shared(asks_for_a_rest):
        return None
    asked = evidence.shared(asked_words)
    denied = _REST.search(evidence.question.text.lower()) is not None
    for whole, part in permutations(amounts, 2):
        if not _is_part(evidence, whole, part):
            continue
        of_part = part.own - whole.own - counted_noun(evidence, whole)
        if (
            (denied and asked & of_part)
            or _is_counterpart(evidence, part)
            or _is_the_opposite(evidence, part)
        ):
            return Rest(whole, part)
    return None


def _counterparts(evidence: Evidence) -> frozenset[str]:
    """What words of the question exclude that no document holds: men, for women."""
    kinds = rival_kinds(evidence.language)
    known = {form for reading in evidence.documents for form in reading.words.forms}
    forms = kinds.keys() & set(evidence.question.words.forms) - known
    return frozenset().union(*(k.rivals for f in forms for k in kinds[f]))


def _is_counterpart(evidence: Evidence, part: Amount) -> bool:
    """Does a word that the question excludes stand right behind a part?"""
    text = evidence.documents[part.document].text
    behind = text[part.value.end : part.value.end + _AFTER_PART].lower()
    said = {word.strip(".,;:!?") for word in behind.split()}
    return not said.isdisjoint(evidence.shared(_counterparts))


def _is_the_opposite(evidence: Evidence, part: Amount) -> bool:
    """Does the sentence say of its part the opposite of what is asked for?"""
    wanted = {
        (s.pair, s.side) for _, sides in evidence.question.opposites for s in sides
    }
    if not wanted:
        return False
    place = evidence.document_sentences[part.sentence]
    reading = evidence.documents[part.document]
    said = {
        (side.pair, side.side)
        for number, sides in reading.opposites
        if place.low <= number < place.high
        for side in sides
    }
    return said.isdisjoint(wanted) and any(
        (pair, 1 - side) in said for pair, side in wanted
    )


def _is_part(evidence: Evidence, whole: Amount, part: Amount) -> bool:
    if whole.sentence != part.sentence or whole.value.unit != part.value.unit:
        return False
    if whole.value.value <= part.value.value:
        return False
    text = evidence.documents[whole.document].lowered
    if part.value.start < whole.value.start:  # "14 of the 22 members"
        return OUT_OF.match(text[part.value.end : whole.value.start]) is not None
    gap = text[whole.value.end : part.value.start]
    if len(gap) > _GAP:
        return False
    behind = text[part.value.end : part.value.end + _AFTER_PART]
    before = text[max(0, whole.value.start - _BEFORE) : whole.value.start]
    near = PART_CUE.match(behind.lstrip())
    of_all = whole.value.unit is None and _OF.search(before)  # "of 30 candidates"
    return bool(PART_CUE.search(gap) or near or of_all)
