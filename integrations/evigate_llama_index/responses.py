"""LlamaIndex responses under the gate: whole, streamed both ways, and structured."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from llama_index.core.base.response.schema import (
    RESPONSE_TYPE,
    AsyncStreamingResponse,
    PydanticResponse,
    Response,
    StreamingResponse,
)
from llama_index.core.schema import NodeWithScore
from pydantic import BaseModel

from evigate import (
    AnswerWithheldError,
    EvidenceGate,
    Policy,
    StreamMode,
    Verdict,
    structured_text,
)
from evigate_llama_index.arguments import check_callable
from evigate_llama_index.judging import Gating, OnWithhold, Turn, withheld_already
from evigate_llama_index.nodes import is_evidence
from evigate_llama_index.streams import agated_tokens, gated_tokens


def gate_response(
    response: RESPONSE_TYPE,
    gate: EvidenceGate,
    *,
    question: str,
    history: Any = (),
    documents: Callable[[Any], Any] | None = None,
    policy: Policy | str | None = None,
    mode: StreamMode = "buffer",
    on_withhold: OnWithhold = "raise",
    answer_fields: Any = None,
) -> RESPONSE_TYPE:
    """Gate any LlamaIndex response, in a step of your own say.

    Args:
        response: of a query engine or synthesizer; it is not changed.
        gate: the gate.
        question: what was asked.
        history: earlier turns: chat messages, pairs or mappings.
        documents: reads the documents out of the response; None takes its source nodes.
        policy: for this response; None takes that of the request or the gate.
        mode: how a stream is released: ``"buffer"``, ``"sentence"`` or ``"observe"``.
        on_withhold: what a withheld structured answer becomes.
        answer_fields: fields of a structured answer that are judged; None judges all.

    Returns:
        A new response; ``metadata["evigate"]`` holds the text-free record, for streams
        once they are consumed.

    Raises:
        AnswerWithheldError: for a structured answer that is withheld, by default.

    >>> gate = EvidenceGate()
    >>> shown = gate_response(Response("3 years."), gate, question="How long?")
    >>> shown.metadata["evigate"]["action"]
    'abstain'
    """
    check_callable("documents", documents)
    gating = Gating.of(
        gate,
        policy=policy,
        mode=mode,
        on_withhold=on_withhold,
        answer_fields=answer_fields,
    )
    turn = gating.begin(question, history=history, documents=documents)
    return gated(turn, response)


async def agate_response(
    response: RESPONSE_TYPE, gate: EvidenceGate, **options: Any
) -> RESPONSE_TYPE:
    """:func:`gate_response` for event loops: slow gates do not block them.

    Args:
        response: of a query engine or synthesizer; it is not changed.
        gate: the gate.
        options: as for :func:`gate_response`; ``question`` is needed.

    Returns:
        A new response, as :func:`gate_response` gives it.

    Raises:
        AnswerWithheldError: for a structured answer that is withheld, by default.

    >>> import asyncio
    >>> said = Response("3 years.")
    >>> gate = EvidenceGate()
    >>> shown = asyncio.run(agate_response(said, gate, question="How long?"))
    >>> shown.metadata["evigate"]["action"]
    'abstain'
    """
    question = options.pop("question")
    history = options.pop("history", ())
    documents = options.pop("documents", None)
    gating = Gating.of(gate, **options)
    turn = gating.begin(question, history=history, documents=documents)
    return await agated(turn, response)


def gated(turn: Turn, response: RESPONSE_TYPE) -> RESPONSE_TYPE:
    """A response as it may be shown."""
    stream = _gated_stream(turn, response)
    if stream is not None:
        return stream
    if withheld_already(response):
        return response
    answer = answer_of(turn, response)
    return settled(turn, response, turn.judge(response.source_nodes, answer, response))


async def agated(turn: Turn, response: RESPONSE_TYPE) -> RESPONSE_TYPE:
    """:func:`gated` for event loops."""
    stream = _gated_stream(turn, response)
    if stream is not None:
        return stream
    if withheld_already(response):
        return response
    answer = answer_of(turn, response)
    verdict = await turn.ajudge(response.source_nodes, answer, response)
    return settled(turn, response, verdict)


def answer_of(turn: Turn, response: RESPONSE_TYPE) -> str:
    """The text of a response that is not a stream any more."""
    if isinstance(response, (StreamingResponse, AsyncStreamingResponse)):
        return response.response_txt or ""
    if isinstance(response, PydanticResponse):
        return structured_text(response.response, turn.gating.answer_fields)
    text = response.response
    return text if isinstance(text, str) else structured_text(text)


def settled(turn: Turn, response: RESPONSE_TYPE, verdict: Verdict) -> RESPONSE_TYPE:
    """A whole response with its record, and with another text if it is withheld."""
    records = turn.records
    if verdict.released:
        metadata = {**(response.metadata or {}), **records}
        return replace(response, metadata=metadata)
    nodes = _evidence_nodes(response)
    metadata = {**_document_metadata(response), **records}
    text = turn.text_of(verdict)
    if isinstance(response, PydanticResponse):
        return _withheld_structure(turn, verdict, text, nodes, metadata)
    return Response(text, source_nodes=nodes, metadata=metadata)


def _gated_stream(turn: Turn, response: RESPONSE_TYPE) -> RESPONSE_TYPE | None:
    """The response with its stream behind the gate; None for anything else."""
    if not isinstance(response, (StreamingResponse, AsyncStreamingResponse)):
        return None
    if response.response_txt is not None:  # consumed before: the text is there
        return None
    nodes = response.source_nodes
    metadata = dict(response.metadata or {})

    def finished(verdict: Verdict | None) -> None:
        if verdict is None:
            metadata.update(response.metadata or {})
            return
        if not verdict.released:
            kept = _document_metadata(response)
            metadata.clear()
            metadata.update(kept)
            shown[:] = _evidence_nodes(response)
        metadata.update(turn.records)

    shown = list(nodes)
    if isinstance(response, AsyncStreamingResponse):
        tokens = agated_tokens(turn, nodes, response, response.response_gen, finished)
        return AsyncStreamingResponse(tokens, source_nodes=shown, metadata=metadata)
    source = response.response_gen
    return StreamingResponse(
        gated_tokens(turn, nodes, response, source, finished),
        source_nodes=shown,
        metadata=metadata,
    )


def _evidence_nodes(response: RESPONSE_TYPE) -> list[NodeWithScore]:
    return [node for node in response.source_nodes if is_evidence(node)]


def _document_metadata(response: RESPONSE_TYPE) -> dict[str, Any]:
    """What a withheld response's metadata may keep: that of its documents."""
    evidence = {node.node.node_id: node.node.metadata for node in response.source_nodes}
    return {
        key: value
        for key, value in (response.metadata or {}).items()
        if key in evidence and value == evidence[key]
    }


def _withheld_structure(
    turn: Turn,
    verdict: Verdict,
    text: str,
    nodes: list[NodeWithScore],
    metadata: dict[str, Any],
) -> RESPONSE_TYPE:
    on_withhold = turn.gating.on_withhold
    if on_withhold == "text":
        return Response(text, source_nodes=nodes, metadata=metadata)
    if on_withhold == "raise":
        raise withheld_error(text, verdict.to_record())
    built = on_withhold(text, verdict.to_record()) if callable(on_withhold) else None
    if built is None or isinstance(built, BaseModel):
        return PydanticResponse(built, source_nodes=nodes, metadata=metadata)
    shown = built if isinstance(built, str) else json.dumps(built, default=str)
    return Response(shown, source_nodes=nodes, metadata=metadata)


def withheld_error(text: str, record: Mapping[str, Any]) -> AnswerWithheldError:
    """The error that stands in the place of a structured answer."""
    return AnswerWithheldError(
        f"the structured answer was withheld ({record['action']}, {record['route']})",
        record=record,
        text=text,
    )
