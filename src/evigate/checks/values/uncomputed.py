"""Answers that give an operand where a question asks to compute: 320, of "320 people,
200 of them in Lyon", for those who work outside of Lyon."""

from __future__ import annotations

from typing import Final

from evigate.checks.statements.statements import all_cues
from evigate.checks.subjects.mentions import quantity_mentions
from evigate.checks.values.asked_sums import AskedSum, asked_sum
from evigate.checks.values.nothing_to_pay import NOTHING
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.amounts.quantities import Quantity
from evigate.text.numbers.units import is_currency
from evigate.text.tables.asked_sum_words import OPPOSITE_DIFFERENCES

_MAX_WORDS: Final = 16
_MAX_SENTENCES: Final = 2
_BARE: Final = 3  # words of an answer that is "none of them" and no more
_SURE: Final = 0.8
_EXTREMES: Final = frozenset({"none", "all", "determiner"})
_NAMES: Final = {
    "difference": "a difference",
    "total": "a total",
    "rest": "the rest of a whole",
    "half": "a share",
    "bill": "a total",
    "rate": "what it makes in a year",
}


def check_uncomputed(evidence: Evidence) -> list[Reason]:
    """An operand, none or all in place of what was asked to be computed.

    >>> from evigate.records import RagCall
    >>> document = "The firm has 320 staff, of whom 200 are in Lyon."
    >>> call = RagCall.of("How many staff work outside Lyon?", [document], "200.")
    >>> [reason.code for reason in check_uncomputed(Evidence(call))]
    ['number_mismatch']
    """
    answer = evidence.answer
    if not 0 < len(answer.words.forms) <= _MAX_WORDS:
        return []
    if len(answer.sentences) > _MAX_SENTENCES:
        return []
    asked = evidence.shared(asked_sum)
    if asked is None:
        return []
    said = [q for q in answer.quantities if q.is_value and (q.unit or not q.weak)]
    if not said:
        return _of_quantifier(evidence, asked)
    if any(asked.is_result(value) for value in said):
        return _of_direction(evidence, asked)
    given = [value for value in said if asked.is_part(value) and not value.per]
    given += [value for value in said if _is_another_share(evidence, asked, value)]
    different = len({value.base_value for value in given})
    sums = [value for value in said if is_currency(value.unit)]
    if asked.operation == "bill" and len(sums) == 1 and different <= 1:
        given, different = sums, 1
    if different != 1:
        return []  # whoever gives several shows how the result comes about
    value = given[0]
    return [_reason(evidence, asked, Span(value.start, value.end))]


def _is_another_share(evidence: Evidence, asked: AskedSum, said: Quantity) -> bool:
    """ "By 25 percent", from 50 to 40, where the sentence gives no share itself."""
    if asked.share is None or said.unit != "percent":
        return False
    place = asked.operands[0].sentence
    return not any(
        m.sentence == place and m.value.unit == "percent"
        for m in evidence.shared(quantity_mentions)
    )


def _of_quantifier(evidence: Evidence, asked: AskedSum) -> list[Reason]:
    """ "None.", "All of them." """
    forms = evidence.answer.words.forms
    if len(forms) > _BARE or not asked.result:
        return []
    kinds = {cue.kind for cue in all_cues(evidence, evidence.answer)}
    if kinds.isdisjoint(_EXTREMES) and NOTHING.isdisjoint(forms):
        return []
    return [_reason(evidence, asked, Span(0, len(evidence.answer.text.rstrip())))]


def _of_direction(evidence: Evidence, asked: AskedSum) -> list[Reason]:
    """ "0.5 kg heavier", where it is asked how much lighter."""
    if asked.operation != "difference":
        return []
    if not _is_turned(evidence):
        return []
    message = "The answer turns the difference round that the question asks."
    span = Span(0, len(evidence.answer.text.rstrip()))
    return [Reason("negation_mismatch", message, span, _sources(evidence, asked), 0.8)]


def _is_turned(evidence: Evidence) -> bool:
    wanted = {side for _, sides in evidence.question.opposites for side in sides}
    found = {side for _, sides in evidence.answer.opposites for side in sides}
    turned = {(side.pair, 1 - side.side) for side in wanted}
    if any((side.pair, side.side) in turned for side in found - wanted):
        return True
    asked, said = evidence.question.words.forms, evidence.answer.words.forms
    return any(
        first in asked and second in said and first not in said
        for pair in OPPOSITE_DIFFERENCES
        for first, second in (pair, pair[::-1])
    )


def _reason(evidence: Evidence, asked: AskedSum, span: Span) -> Reason:
    said = evidence.answer.text[slice(*span)]
    message = (
        f"The question asks for {_NAMES[asked.operation]}, to be computed from what "
        f"the documents say; the answer gives “{said}”."
    )
    return Reason("number_mismatch", message, span, _sources(evidence, asked), _SURE)


def _sources(evidence: Evidence, asked: AskedSum) -> tuple[Source, ...]:
    return tuple(
        evidence.source(m.document, m.value.start, m.value.end) for m in asked.operands
    )


def is_asked_result(evidence: Evidence, said: Quantity) -> bool:
    """Is an amount of the answer what the question asks to compute, or on the way?"""
    asked = evidence.shared(asked_sum)
    if asked is None:
        return False
    if asked.is_result(said):
        return True
    known = asked.is_part(said) or asked.is_factor(said)
    return known and _is_given(evidence, asked)


def gives_asked_result(evidence: Evidence) -> bool:
    """Does the answer give what the question asks to compute?"""
    asked = evidence.shared(asked_sum)
    return asked is not None and _is_given(evidence, asked)


def _is_given(evidence: Evidence, asked: AskedSum) -> bool:
    return any(q.is_value and asked.is_result(q) for q in evidence.answer.quantities)
