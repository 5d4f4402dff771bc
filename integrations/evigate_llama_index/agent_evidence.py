"""What an agent's final answer rests on: the results of its tools."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from llama_index.core.agent.workflow import ToolCallResult
from llama_index.core.base.llms.types import (
    ChatMessage,
    ChatResponse,
    MessageRole,
    TextBlock,
)
from llama_index.core.schema import BaseNode, NodeWithScore
from llama_index.core.tools import QueryEngineTool

from evigate import EvidenceSource, Passage, ReasonCode, as_passages
from evigate_llama_index.nodes import node_references, notes_of, passages_of

HANDOFF: Final = "handoff"
STORE_KEY: Final = "evigate_evidence"
_MOST_STORED: Final = 400_000
_MARK: Final = 200

ToolDocuments = Callable[[ToolCallResult], Any]


@dataclass(frozen=True, slots=True)
class TurnEvidence:
    """The documents behind one turn of an agent.

    Attributes:
        passages: what the tools returned.
        source: ``"tool"`` for results of this turn, ``"earlier_turn"`` for older ones.
        nodes: ids and scores, for the record.
        notes: ``limited_evidence`` where a result holds more than text.
        shown: the beginnings of the texts that the model got, to find them again.
    """

    passages: tuple[Passage, ...] = ()
    source: EvidenceSource = "tool"
    nodes: tuple[dict[str, Any], ...] = ()
    notes: tuple[ReasonCode, ...] = ()
    shown: tuple[str, ...] = ()


@dataclass(slots=True)
class _Gathered:
    passages: list[Passage] = field(default_factory=list)
    nodes: list[dict[str, Any]] = field(default_factory=list)
    notes: list[ReasonCode] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)

    def frozen(self) -> TurnEvidence:
        unique = {(passage.id, passage.text): passage for passage in self.passages}
        return TurnEvidence(
            passages=tuple(unique.values()),
            nodes=tuple(self.nodes),
            notes=tuple(dict.fromkeys(self.notes)),
            shown=tuple(self.shown),
        )


def evidence_of_results(
    results: Iterable[Any],
    *,
    tools: frozenset[str] | None = None,
    documents: ToolDocuments | None = None,
) -> TurnEvidence:
    """The evidence in the results of tools: nodes where there are any, else text.

    Errors and handoffs are no evidence; answers that a model wrote are none either,
    their source nodes are.

    Args:
        results: of this turn.
        tools: names of the tools that count; None counts all.
        documents: reads the documents out of a result; where it returns None, the
            result is read as usual.
    """
    found = _Gathered()
    for number, result in enumerate(results, start=1):
        if not isinstance(result, ToolCallResult) or result.tool_name == HANDOFF:
            continue
        if result.tool_output.is_error:
            continue
        if tools is not None and result.tool_name not in tools:
            continue
        _add_result(found, result, number, documents)
    return found.frozen()


def _add_result(
    found: _Gathered,
    result: ToolCallResult,
    number: int,
    documents: ToolDocuments | None,
) -> None:
    output = result.tool_output
    text = output.content
    if text:
        found.shown.append(text.strip()[:_MARK])
    read = None if documents is None else documents(result)
    if read is not None:
        found.passages.extend(as_passages(read))
        return
    nodes = nodes_of(output.raw_output)
    if nodes is not None:
        found.passages.extend(passages_of(nodes))
        found.nodes.extend(node_references(nodes))
        found.notes.extend(notes_of(nodes))
        return
    if any(not isinstance(block, TextBlock) for block in output.blocks):
        found.notes.append("limited_evidence")
    if text.strip():
        found.passages.append(Passage(text, id=f"{result.tool_name}#{number}"))


def nodes_of(raw_output: Any) -> Sequence[NodeWithScore | BaseNode] | None:
    """The nodes in a tool's raw output; None where it has no such thing."""
    sources = getattr(raw_output, "source_nodes", None)
    if isinstance(sources, list):
        return sources
    if not isinstance(raw_output, (list, tuple)) or not raw_output:
        return None
    if all(isinstance(item, (NodeWithScore, BaseNode)) for item in raw_output):
        return raw_output
    return None


async def remember(ctx: Any, evidence: TurnEvidence) -> None:
    """Keep the evidence of a turn for follow-ups: the last turn's only, bounded."""
    size = sum(len(passage.text) for passage in evidence.passages)
    if not evidence.passages or size > _MOST_STORED:
        return
    await ctx.store.set(
        STORE_KEY,
        {
            "passages": [passage.to_dict() for passage in evidence.passages],
            "shown": list(evidence.shown),
        },
    )


async def evidence_of_earlier_turns(
    ctx: Any, messages: Sequence[ChatMessage], agent: Any, tools: frozenset[str] | None
) -> TurnEvidence:
    """Tool results of earlier turns that are still in what the model saw."""
    stored = await ctx.store.get(STORE_KEY, default=None)
    if stored:
        seen = "\n".join(message.content or "" for message in messages)
        if any(mark in seen for mark in stored["shown"]):
            passages = as_passages(stored["passages"])
            return TurnEvidence(passages, source="earlier_turn")
    return TurnEvidence(
        tuple(_passages_of_messages(messages, agent, tools)), source="earlier_turn"
    )


def _passages_of_messages(
    messages: Sequence[ChatMessage], agent: Any, tools: frozenset[str] | None
) -> Iterable[Passage]:
    names = _names_of_calls(messages, agent.llm)
    written = {
        tool.metadata.name
        for tool in agent.tools or ()
        if isinstance(tool, QueryEngineTool)
    }
    for message in messages:
        if message.role != MessageRole.TOOL or not (message.content or "").strip():
            continue
        call_id = str(message.additional_kwargs.get("tool_call_id", ""))
        name = names.get(call_id)
        if name == HANDOFF or name in written or (tools and name not in tools):
            continue
        yield Passage(message.content or "", id=f"{name or 'tool'}#{call_id}")


def _names_of_calls(messages: Sequence[ChatMessage], llm: Any) -> dict[str, str]:
    """Which tool each call went to; models keep that in forms of their own."""
    names: dict[str, str] = {}
    if not hasattr(llm, "get_tool_calls_from_response"):
        return names
    for message in messages:
        if message.role != MessageRole.ASSISTANT:
            continue
        calls = llm.get_tool_calls_from_response(
            ChatResponse(message=message), error_on_no_tool_call=False
        )
        names.update({call.tool_id: call.tool_name for call in calls or ()})
    return names
