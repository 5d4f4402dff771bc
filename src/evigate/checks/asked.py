"""What is asked: the content of the question, and of the turn it leans on."""

from __future__ import annotations

from typing import Final

from evigate.evidence import Evidence
from evigate.text.questions import Asked, leans_on_the_turn_before, read_question
from evigate.text.reading import Reading

_FEW: Final = 2  # a question with fewer words of content leans on the turn before
_MAX_SPANS: Final = 8


def asked(evidence: Evidence) -> Asked:
    """The answer type of the question; use through ``evidence.shared``.

    A follow-up that does not show its type asks for what was asked before.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("And in June?", [], "", [("How many visitors came?", "Few.")])
    >>> asked(Evidence(call)).kind
    'count'
    """
    own = read_question(evidence.question.text, evidence.question.language)
    if own.kind == "open" and leans(evidence):
        earlier = _earlier_question(evidence)
        if earlier is not None:
            return Asked(read_question(earlier.text, earlier.language).kind, own.spans)
    return own


def leans(evidence: Evidence) -> bool:
    """Does the question take its subject from the turn before?"""
    return leans_on_the_turn_before(evidence.question.text)


def asked_stems(evidence: Evidence) -> frozenset[str]:
    """The content of the question without its asking words; use through ``shared``.

    A follow-up ("And for contractors?") also asks what the user asked before.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("And in June?", [], "", [("How many visitors came?", "Few.")])
    >>> sorted(asked_stems(Evidence(call)))
    ['came', 'june', 'visitor']
    """
    stems = own_asked_stems(evidence)
    if leans(evidence) or len(stems) < _FEW:
        return stems | _earlier_stems(evidence)
    return stems


def own_asked_stems(evidence: Evidence) -> frozenset[str]:
    """The content of the question alone, without its asking words."""
    spans = evidence.shared(asked).spans
    return frozenset(_content_outside(evidence, evidence.question, spans))


def _earlier_question(evidence: Evidence) -> Reading | None:
    """The user's last earlier turn."""
    for reading, turn in zip(
        reversed(evidence.history), reversed(evidence.call.history), strict=True
    ):
        if turn.role == "user":
            return reading
    return None


def _earlier_stems(evidence: Evidence) -> frozenset[str]:
    reading = _earlier_question(evidence)
    if reading is None:
        return frozenset()
    spans = read_question(reading.text, reading.language).spans
    return frozenset(_content_outside(evidence, reading, spans))


def _content_outside(
    evidence: Evidence, reading: Reading, spans: tuple[tuple[int, int], ...]
) -> list[str]:
    content = evidence.content_flags(reading)
    stems = evidence.stems_of(reading)
    _, starts, ends = reading.words
    return [
        stems[i]
        for i in range(len(stems))
        if content[i]
        and not any(a < ends[i] and starts[i] < b for a, b in spans[:_MAX_SPANS])
    ]
