"""Gate-only tracks: what a gate decides on quartets when no model is asked.

(a) :func:`evidence_track`: question and documents alone, before generation. A perfect
reader stands behind the gate: whatever it lets pass is answered rightly with the right
source, so that the scorer measures the gate's decisions and nothing else.
(b), (c) :func:`answer_track`: every row gets the gold answer, or the contradicting one.

These figures must not be set beside those of models: models had to answer.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

from evigate import EvidenceGate, RagCall
from evigate.eviscope.records import Action, Document, QuartetRow, RunOutput
from evigate.eviscope.wording import holds, normal_words, word_ngrams

EvidenceDecision = Callable[[str, Sequence[Document]], Action]
AnswerSource = Literal["gold", "alternative"]

_STOPWORDS: Final = frozenset(
    "a an the what who whom whose when where which why how many much was were is are "
    "am be been did do does done has have had of in on at to for by with and or from "
    "as it its his her their that this there".split()
)


def evidence_track(
    decide: EvidenceDecision, rows: Iterable[QuartetRow], system: str
) -> list[RunOutput]:
    """Track (a): one output a row, answered by a perfect reader where let pass."""
    outputs = []
    for row in rows:
        started = time.perf_counter()
        action = decide(row.question, row.documents)
        passed = action == "answer"
        outputs.append(
            RunOutput(
                row=row.id,
                system=system,
                action=action,
                answer=row.gold.answers[0] if passed else "",
                citations=row.gold.supporting if passed else (),
                quotes=row.gold.spans if passed else (),
                calls=0,
                latency_ms=(time.perf_counter() - started) * 1e3,
            )
        )
    return outputs


def gate_decision(gate: EvidenceGate) -> EvidenceDecision:
    """What ``gate.check_evidence`` decides, in the words of a run."""

    def decide(question: str, documents: Sequence[Document]) -> Action:
        texts = [{"id": d.id, "text": d.text} for d in documents]
        verdict = gate.check_evidence(RagCall.of(question, texts, ""))
        return "answer" if verdict.action == "generate" else verdict.action

    return decide


def trivial_decision(coverage: float = 0.5, copies: float = 0.5) -> EvidenceDecision:
    """The baseline of a few lines that stands beside every figure of track (a).

    Args:
        coverage: share of the question's content words that one document must hold.
        copies: share of word triples from which on two documents that differ conflict.
    """

    def decide(question: str, documents: Sequence[Document]) -> Action:
        asked = set(normal_words(question)) - _STOPWORDS
        triples = [word_ngrams(document.text, 3) for document in documents]
        for place, one in enumerate(triples):
            for other in triples[place + 1 :]:
                smaller = min(len(one), len(other)) or 1
                if one != other and len(one & other) / smaller >= copies:
                    return "flag_conflict"
        words = [set(normal_words(document.text)) for document in documents]
        best = max((len(asked & w) / max(1, len(asked)) for w in words), default=0.0)
        return "answer" if best >= coverage else "abstain"

    return decide


def answer_track(
    gate: EvidenceGate, rows: Iterable[QuartetRow], source: AnswerSource, system: str
) -> list[RunOutput]:
    """Tracks (b) and (c): the gate judges the gold or the contradicting answer.

    ``metadata`` holds ``released`` and ``accepted``: does the gate's policy show the
    answer, and is it routed *accept*?
    """
    outputs = []
    for row in rows:
        answer = answer_of(row, source)
        texts = [{"id": d.id, "text": d.text} for d in row.documents]
        started = time.perf_counter()
        verdict = gate.check(RagCall.of(row.question, texts, answer))
        accepted = verdict.action == "answer" and verdict.route == "accept"
        outputs.append(
            RunOutput(
                row=row.id,
                system=system,
                action=verdict.action,
                answer=answer if verdict.action == "answer" else "",
                calls=0,
                latency_ms=(time.perf_counter() - started) * 1e3,
                metadata={"released": verdict.released, "accepted": accepted},
            )
        )
    return outputs


def answer_of(row: QuartetRow, source: AnswerSource) -> str:
    """The answer that every row gets in track (b) or (c)."""
    return row.gold.answers[0] if source == "gold" else row.gold.alternative


def substring_release(row: QuartetRow, source: AnswerSource) -> bool:
    """The baseline of tracks (b) and (c): does any document hold the answer?"""
    return any(holds(d.text, answer_of(row, source)) for d in row.documents)


def should_be_released(row: QuartetRow, source: AnswerSource) -> bool | None:
    """May the answer of track (b) or (c) go out? None where a flag is due instead."""
    if row.variant == "conflicting":
        return None
    return source == "gold" and row.variant != "insufficient"
