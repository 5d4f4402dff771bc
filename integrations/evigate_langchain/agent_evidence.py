"""What an agent's model saw: question, earlier turns, and the results of its tools.

Evidence is what tools returned since the user's last message; where that holds
nothing, what they returned earlier and the model still sees. Documents in the
``artifact`` of a tool message come first, with ids and metadata; its text is the
fallback. Results of calculators and databases are evidence like any other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from langchain_core.documents import Document
from langchain_core.messages import (
    AIMessage,
    BaseMessage,
    HumanMessage,
    ToolMessage,
)
from langchain_core.messages.utils import convert_to_messages

from evigate import EvidenceSource, Passage, ReasonCode, as_passages
from evigate_langchain.messages import visible_text
from evigate_langchain.overlap import documents_in_prompt

_MOST_TURNS: Final = 20
_TEXT_BLOCKS: Final = frozenset({"text", "input_text", "output_text"})
# Blocks that are neither said to the reader nor evidence: leaving them unread is fine.
_SILENT_BLOCKS: Final = frozenset(
    {
        "reasoning",
        "thinking",
        "redacted_thinking",
        "tool_use",
        "tool_call",
        "tool_call_chunk",
    }
)
# Middleware of LangChain whose tool results repeat the model's own words.
_NOTEBOOK_TOOLS: Final = frozenset({"write_todos"})


@dataclass(frozen=True, slots=True)
class ToolResult:
    """What one tool call returned.

    Attributes:
        tool: name of the tool.
        query: the texts among the arguments of the call, one a line.
        documents: documents or passages, in the order in which the model saw them.
        retrieved: did a search bring it, as documents or an empty list of them?
        unread: does it hold images or other blocks that are not read?
    """

    tool: str
    query: str
    documents: tuple[Passage, ...]
    retrieved: bool
    unread: bool

    def __repr__(self) -> str:
        return f"ToolResult({self.tool!r}, documents={len(self.documents)})"


@dataclass(frozen=True, slots=True)
class Turn:
    """The current turn of a conversation, as far as the model's answer goes.

    Attributes:
        question: what the user said last.
        history: earlier turns, ``{"role", "content"}``, oldest first.
        results: what the tools returned in this turn.
        earlier: what they returned in earlier turns and the model still sees.
        unread: does the question hold images or other blocks that are not read?
    """

    question: str
    history: tuple[Mapping[str, str], ...]
    results: tuple[ToolResult, ...]
    earlier: tuple[ToolResult, ...]
    unread: bool

    def __repr__(self) -> str:
        return f"Turn(results={len(self.results)}, earlier={len(self.earlier)})"

    @property
    def source(self) -> EvidenceSource:
        """``"tool"``, or ``"earlier_turn"`` where only earlier results say anything."""
        says_nothing = not _texts(self.results) and _texts(self.earlier)
        return "earlier_turn" if says_nothing else "tool"

    @property
    def documents(self) -> tuple[Passage, ...]:
        """The documents of the results that count, each once."""
        chosen = self.earlier if self.source == "earlier_turn" else self.results
        return unique(p for result in chosen for p in result.documents)

    @property
    def notes(self) -> tuple[ReasonCode, ...]:
        """``"limited_evidence"`` where the model saw what cannot be read here."""
        chosen = self.earlier if self.source == "earlier_turn" else self.results
        unread = self.unread or any(result.unread for result in chosen)
        return ("limited_evidence",) if unread else ()


def read_turn(
    messages: Iterable[Any],
    *,
    tools: Collection[str] | None = None,
    ignored: Collection[str] = (),
    retrievers: Collection[str] = (),
) -> Turn:
    """Read the messages that the model saw, without what it answered.

    Args:
        messages: the messages, oldest first.
        tools: names of the tools whose results are evidence; None takes all.
        ignored: names of tools whose results are the model's own words, such as those
            of structured answers.
        retrievers: names of tools that are known to search documents.
    """
    seen = convert_to_messages(list(messages))
    start = _start_of_turn(seen)
    unwanted = {*_NOTEBOOK_TOOLS, *ignored} if tools is None else set(ignored)
    calls = _calls_by_id(seen)
    results = [
        (position, _result_of(message, calls, retrievers))
        for position, message in enumerate(seen)
        if isinstance(message, ToolMessage)
        and message.status != "error"
        and (tools is None or _tool_of(message, calls) in tools)
        and _tool_of(message, calls) not in unwanted
    ]
    question = seen[start] if start is not None else None
    return Turn(
        question="" if question is None else visible_text(question).strip(),
        history=_history(seen[:start]) if start is not None else (),
        results=tuple(r for position, r in results if position > _index(start)),
        earlier=tuple(r for position, r in results if position < _index(start)),
        unread=question is not None and read_content(question.content)[1],
    )


def read_content(content: Any) -> tuple[str, bool]:
    """The text of a message's content, and whether it holds what is not read.

    >>> read_content([{"type": "text", "text": "See"}, {"type": "image", "url": "x"}])
    ('See', True)
    """
    if isinstance(content, str):
        return content, False
    parts: list[str] = []
    unread = False
    for block in content if isinstance(content, Sequence) else [content]:
        text = _text_of_block(block)
        if text is not None:
            parts.append(text)
        elif not (isinstance(block, Mapping) and block.get("type") in _SILENT_BLOCKS):
            unread = True
    return "\n".join(parts), unread


def unique(documents: Iterable[Passage]) -> tuple[Passage, ...]:
    """The passages in order, those with the same text once."""
    first: dict[str, Passage] = {}
    for passage in documents:
        first.setdefault(passage.text, passage)
    return tuple(first.values())


def _texts(results: Sequence[ToolResult]) -> bool:
    return any(p.text.strip() for result in results for p in result.documents)


def _index(start: int | None) -> int:
    return -1 if start is None else start


def _start_of_turn(messages: Sequence[BaseMessage]) -> int | None:
    """Position of the user's last message; what middleware inserted does not count."""
    for index in range(len(messages) - 1, -1, -1):
        message = messages[index]
        inserted = "lc_source" in message.additional_kwargs
        if isinstance(message, HumanMessage) and not inserted:
            return index
    return None


def _history(messages: Sequence[BaseMessage]) -> tuple[Mapping[str, str], ...]:
    said = [
        {
            "role": "user" if isinstance(message, HumanMessage) else "assistant",
            "content": visible_text(message),
        }
        for message in messages
        if isinstance(message, (HumanMessage, AIMessage))
    ]
    return tuple([turn for turn in said if turn["content"].strip()][-_MOST_TURNS:])


def _calls_by_id(messages: Sequence[BaseMessage]) -> dict[str, Any]:
    return {
        call["id"]: call
        for message in messages
        if isinstance(message, AIMessage)
        for call in message.tool_calls
        if call["id"] is not None
    }


def _tool_of(message: ToolMessage, calls: Mapping[str, Any]) -> str:
    call = calls.get(message.tool_call_id)
    return message.name or (call["name"] if call else "") or "tool"


def _result_of(
    message: ToolMessage, calls: Mapping[str, Any], retrievers: Collection[str]
) -> ToolResult:
    tool = _tool_of(message, calls)
    text, unread = read_content(message.content)
    found = _documents_of(message.artifact)
    if found:
        passages = _shown(as_passages(found), text)
        unread = False
    else:
        passages = (Passage(text, id=tool),)
    call = calls.get(message.tool_call_id)
    return ToolResult(
        tool=tool,
        query="\n".join(_strings(call["args"])) if call else "",
        documents=passages,
        retrieved=found is not None or tool in retrievers,
        unread=unread,
    )


def _documents_of(artifact: Any) -> list[Any] | None:
    """The documents in an artifact; an empty list is a search without a result."""
    items = [artifact] if isinstance(artifact, Document) else artifact
    if not isinstance(items, (list, tuple)):
        return None
    return list(items) if all(_is_document(item) for item in items) else None


def _is_document(item: Any) -> bool:
    if isinstance(item, Mapping):
        keys = ("page_content", "text", "content")
        return any(isinstance(item.get(key), str) for key in keys)
    return isinstance(item, (Document, Passage)) or hasattr(item, "page_content")


def _shown(passages: tuple[Passage, ...], text: str) -> tuple[Passage, ...]:
    """Those that stand in the tool's text, which is what the model saw; else all."""
    shown = documents_in_prompt([passage.text for passage in passages], text)
    return tuple(passages[index] for index in shown) or passages


def _text_of_block(block: Any) -> str | None:
    if isinstance(block, str):
        return block
    if not isinstance(block, Mapping):
        return None
    kind = block.get("type", "text")
    if kind in _TEXT_BLOCKS and isinstance(block.get("text"), str):
        return str(block["text"])
    if kind == "json":
        return "\n".join(_strings(block.get("json")))
    if kind == "search_result":
        text, unread = read_content(block.get("content") or "")
        return None if unread else "\n".join([str(block.get("title") or ""), text])
    return None


def _strings(value: Any, depth: int = 0) -> list[str]:
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, (list, tuple)) and depth < 8:
        return [text for item in value for text in _strings(item, depth + 1)]
    if value is None or isinstance(value, (bool, list, tuple)):
        return []
    return [str(value)]
