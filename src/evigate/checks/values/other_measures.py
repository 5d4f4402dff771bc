"""Values of another kind than is asked: "90 minutes" where a price is asked.

The document gives both, side by side, so each number stands where it should. But the
question asks for the one, and the answer tells the other.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.statements.slot_fits import fills
from evigate.checks.statements.slots import asked_slot
from evigate.checks.subjects.mentions import (
    Amount,
    amounts_of_document,
    answer_quantity_mentions,
)
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import Quantity, same_quantity
from evigate.text.language_kinds import UNSPACED
from evigate.text.states import state_in

_MAX_WORDS: Final = 16  # more than a short answer tells more than the value
_MAX_PAIRS: Final = 24  # of characters, in scripts without spaces
_TELL_ANOTHER: Final = frozenset({"percent", "times"})


def check_measures(evidence: Evidence) -> list[Reason]:
    """Short answers whose values measure something else than what is asked.

    >>> from evigate.records import RagCall
    >>> document = "A massage takes 50 minutes and costs 70 euros."
    >>> call = RagCall.of("What does a massage cost?", [document], "50 minutes.")
    >>> [reason.code for reason in check_measures(Evidence(call))]
    ['number_wrong_subject']
    """
    said = evidence.kept(answer_quantity_mentions)
    if not said or not _is_short(evidence):
        return []
    slot = evidence.shared(asked_slot)
    if not slot.dimensions or slot.recurs:
        return []
    if any(_may_answer(evidence, mention.value) for mention in said):
        return []
    answer = evidence.answer
    if state_in(answer.text, "free", evidence.language_of(answer)) is not None:
        return []
    for mention in said:
        if mention.value.bound is not None:
            continue  # "only for boats under 10 metres": a case, not the answer
        pair = _beside(evidence, mention.value)
        if pair is not None:
            return [_reason(evidence, mention, *pair)]
    return []


def _is_short(evidence: Evidence) -> bool:
    dense = evidence.language_of(evidence.answer) in UNSPACED
    longest = _MAX_PAIRS if dense else _MAX_WORDS
    return len(evidence.answer.words.forms) <= longest


def _may_answer(evidence: Evidence, value: Quantity) -> bool:
    """A bare number may be anything, and a share tells an amount."""
    if value.unit is None or value.dimension in _TELL_ANOTHER:
        return True
    return _measures_it(evidence, value)


def _measures_it(evidence: Evidence, value: Quantity) -> bool:
    name = (value.dimension or "").partition(":")[0]
    return name in evidence.shared(asked_slot).dimensions


def _beside(evidence: Evidence, said: Quantity) -> tuple[Amount, Amount] | None:
    """What is asked, and the answer's value, in one sentence or row of a document."""
    slot = evidence.shared(asked_slot)
    for number, reading in enumerate(evidence.documents):
        amounts = amounts_of_document(evidence, number)
        held = [m for m in amounts if m.value.unit and same_quantity(said, m.value)]
        if any(_measures_it(evidence, m.value) for m in held):
            return None
        for found in held:
            for other in amounts:
                if _are_together(found, other) and fills(slot, other.value, reading):
                    return other, found
    return None


def _are_together(first: Amount, second: Amount) -> bool:
    if first.cell is not None and second.cell is not None:
        return first.cell.row_number == second.cell.row_number
    return first.sentence == second.sentence


def _reason(
    evidence: Evidence, mention: Amount, asked: Amount, found: Amount
) -> Reason:
    message = (
        f"The answer says “{mention.value.raw}”, which measures something else than is "
        f"asked; the documents say “{asked.value.raw}”."
    )
    sources = tuple(
        evidence.source(m.document, m.value.start, m.value.end) for m in (asked, found)
    )
    span = Span(mention.value.start, mention.value.end)
    return Reason("number_wrong_subject", message, span, sources, 0.8)
