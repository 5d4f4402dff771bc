"""Floors of a building: the ground floor, floor 3, the top one, each for its thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.subjects.binding import (
    Fit,
    context_weights,
    fit_score,
    is_clearly_better,
)
from evigate.checks.subjects.mentions import (
    ANSWER,
    Mention,
    mentions_in,
    mentions_of_documents,
)
from evigate.checks.subjects.quotes import other_than_told
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.storeys import TOP_FLOOR, Storey, find_storeys

_MAX_WORDS: Final = 60
_MAX_SENTENCES: Final = 300
_TRIED: Final = 3

Floor = Mention[Storey]


def check_storeys(evidence: Evidence) -> list[Reason]:
    """Floors of the answer that the documents give to something else, or not at all.

    >>> from evigate.records import RagCall
    >>> document = "The bar is on floor 2, the pool on the top floor."
    >>> call = RagCall.of("Where is the pool?", [document], "On the second floor.")
    >>> [reason.code for reason in check_storeys(Evidence(call))]
    ['number_wrong_subject']
    """
    answer = evidence.answer
    if len(answer.words.forms) > _MAX_WORDS:
        return []
    storeys = find_storeys(answer.text, evidence.language_of(answer))
    if not storeys or is_cross_lingual(evidence):
        return []
    question = evidence.question
    given = {
        storey.number
        for storey in find_storeys(question.text, evidence.language_of(question))
    }
    held = evidence.shared(told_storeys)
    if not held:
        return []
    said = mentions_in(evidence, answer, ANSWER, storeys)
    reasons = [
        _judge(evidence, mention, said, held)
        for mention in said
        if mention.value.number not in given
    ]
    return [reason for reason in reasons if reason is not None]


def told_storeys(evidence: Evidence) -> list[Floor]:
    """The floors that the documents name; use through ``shared``."""
    return mentions_of_documents(evidence, find_storeys, _MAX_SENTENCES)


def _judge(
    evidence: Evidence, mention: Floor, said: Sequence[Floor], held: Sequence[Floor]
) -> Reason | None:
    number = mention.value.number
    weights = context_weights(evidence, mention)
    fits = [Fit(m, None, True, fit_score(m, weights)) for m in held]
    equal = [fit for fit in fits if fit.mention.value.number == number]
    rivals = sorted(
        (fit for fit in fits if fit.mention.value.number != number),
        key=lambda fit: -fit.score,
    )[:_TRIED]
    for rival in rivals:
        also = any(m.value.number == rival.mention.value.number for m in said)
        if equal:
            wrong = all(
                is_clearly_better(rival, fit, mention, evidence, own_words_only=also)
                for fit in equal[:_TRIED]
            )
        else:
            wrong = not also and _is_of_asked(evidence, mention, rival.mention)
        if wrong:
            code: ReasonCode = "number_wrong_subject" if equal else "number_mismatch"
            return other_than_told(evidence, code, mention, rival.mention)
    return None


def _is_of_asked(evidence: Evidence, mention: Floor, rival: Floor) -> bool:
    """Does a document give another floor, and of what is asked or said?"""
    if TOP_FLOOR in (mention.value.number, rival.value.number):
        return False  # the third may be the top one
    about = evidence.shared(asked_stems) | mention.own
    return bool(about & (rival.own | rival.shared | rival.inherited))
