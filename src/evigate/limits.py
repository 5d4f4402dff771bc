"""Read a call within the limits of a policy; what is left out is said, never silent."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from evigate.codes import REASON_SUMMARIES
from evigate.evidence import Evidence
from evigate.passages import Passage
from evigate.policy import Policy
from evigate.records import RagCall, Reason

_MAX_QUESTION: Final = 4_000  # a longer question is a document pasted into the box


def read_within_limits(call: RagCall, policy: Policy) -> tuple[Evidence, list[Reason]]:
    """The evidence of a call, its own notes, and one for each text that was cut.

    The call itself stays whole; spans point into its texts all the same, since only
    tails are left out.

    >>> from evigate.policy import Policy
    >>> policy = Policy(max_document_characters=10)
    >>> evidence, notes = read_within_limits(RagCall.of("", ["x" * 30], ""), policy)
    >>> len(evidence.documents[0].text), notes[0].code
    (10, 'limited_evidence')
    """
    notes = [Reason(code, REASON_SUMMARIES[code], weight=0.0) for code in call.notes]
    documents, cut = _cut_documents(call.documents, policy.max_document_characters)
    if cut:
        notes.append(_note("documents", policy.max_document_characters))
    answer = call.answer
    if len(answer) > policy.max_answer_characters:
        answer = answer[: policy.max_answer_characters]
        notes.append(_note("answer", policy.max_answer_characters))
    question = call.question
    if len(question) > _MAX_QUESTION:
        question = question[:_MAX_QUESTION]
        notes.append(_note("question", _MAX_QUESTION))
    if cut or answer is not call.answer or question is not call.question:
        call = replace(call, documents=documents, answer=answer, question=question)
    return Evidence(call), notes


def _cut_documents(
    documents: tuple[Passage, ...], limit: int
) -> tuple[tuple[Passage, ...], bool]:
    if sum(len(passage.text) for passage in documents) <= limit:
        return documents, False
    kept: list[Passage] = []
    for passage in documents:
        kept.append(replace(passage, text=passage.text[: max(0, limit)]))
        limit -= len(passage.text)
    return tuple(kept), True


def _note(part: str, limit: int) -> Reason:
    message = f"Only the first {limit:,} characters of the {part} were read."
    return Reason("limited_evidence", message, weight=0.0)
