"""Values with something on and off: 40 hours with the light off, 26 with it on."""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.subjects.mentions import (
    Amount,
    amounts_of_document,
    answer_quantity_mentions,
)
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import same_quantity
from evigate.text.patterns import late
from evigate.text.switched import switch_states

_MAX_WORDS: Final = 24
_MAX_SENTENCES: Final = 300
_WITH: Final = late(
    r"(?<!\w)(?:with|using|mit|bei|avec|con|com|met|z|ze)(?: [^\W\d_]{1,3})?"
    r" ([^\W\d_]{3,})"
)
_AT_THE_END: Final = late(r"[a-z] (on|off)\W*$")
_WITHOUT: Final = late(
    r"(?<!\w)(?:without|ohne|sans|sin|senza|sem|zonder|bez)(?: [^\W\d_]{1,3})?"
    r" ([^\W\d_]{3,})"
)


class Switched(NamedTuple):
    """A value of a document, and whether it holds with something on."""

    amount: Amount
    on: bool


def check_switched_values(evidence: Evidence) -> list[Reason]:
    """Values of the answer that the documents give for the other state.

    >>> from evigate.records import RagCall
    >>> document = "It runs 9 hours with the light switched off and 5 hours with it on."
    >>> call = RagCall.of("How long does it run with the light on?", [document], "9 h.")
    >>> [reason.code for reason in check_switched_values(Evidence(call))]
    ['number_wrong_subject']
    """
    if not 0 < len(evidence.answer.words.forms) <= _MAX_WORDS:
        return []
    said = evidence.kept(answer_quantity_mentions)
    if len(said) != 1:
        return []
    held = evidence.shared(switched_values)
    if not held:
        return []
    equal = [s for s in held if same_quantity(s.amount.value, said[0].value)]
    meant = _state(evidence, evidence.answer.text, held)
    if meant is None:
        meant = _state(evidence, evidence.question.text, held)
    if meant is None or not equal or any(s.on is meant for s in equal):
        return []
    sentence = equal[0].amount.sentence
    right = [s for s in held if s.on is meant and s.amount.sentence == sentence]
    if not right:
        return []
    value = right[0].amount.value
    message = (
        f"The answer says “{said[0].value.raw}”; in that state the documents say "
        f"“{value.raw}”."
    )
    span = Span(said[0].value.start, said[0].value.end)
    source = evidence.source(right[0].amount.document, value.start, value.end)
    return [Reason("number_wrong_subject", message, span, (source,), 0.8)]


def switched_values(evidence: Evidence) -> list[Switched]:
    """The values of sentences that tell one for on and one for off; use ``shared``."""
    if len(evidence.document_sentences) > _MAX_SENTENCES:
        return []
    found: list[Switched] = []
    for number, reading in enumerate(evidence.documents):
        states = switch_states(reading.text)
        if len({state for _, state in states}) < 2:
            continue
        by_sentence: dict[int, list[Amount]] = {}
        for amount in amounts_of_document(evidence, number):
            by_sentence.setdefault(amount.sentence, []).append(amount)
        for sentence, amounts in by_sentence.items():
            place = evidence.document_sentences[sentence]
            inside = [s for s in states if place.start <= s[0] < place.end]
            found += _paired(amounts, inside)
    return found


def _paired(amounts: list[Amount], states: list[tuple[int, bool]]) -> list[Switched]:
    """One amount for each of two states, both before or both behind them."""
    if len(amounts) != 2 or len(states) != 2 or states[0][1] is states[1][1]:
        return []
    (first, a), (second, b) = states
    one, two = (amount.value.start for amount in amounts)
    if one < first < two < second or first < one < second < two:
        return [Switched(amounts[0], a), Switched(amounts[1], b)]
    return []


def _state(evidence: Evidence, text: str, held: list[Switched]) -> bool | None:
    """On or off, as a text says it: "with the lamp" is with it on."""
    states = {state for _, state in switch_states(text)}
    if states:
        return states.pop() if len(states) == 1 else None
    lowered = text.lower()
    last = _AT_THE_END.search(lowered)
    if last:
        return last[1] == "on"
    sentences = {switched.amount.sentence for switched in held}
    known = {stem for s in sentences for stem in evidence.sentence_stems[s]}
    for pattern, state in ((_WITHOUT, False), (_WITH, True)):
        match = pattern.search(lowered)
        if match and known.intersection(evidence.stems_of_text(match[1])):
            return state
    return None
