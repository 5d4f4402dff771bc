"""The question, the earlier turns and given documents in a chain's input or output."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from langchain_core.documents import Document
from langchain_core.messages import (
    AIMessage,
    BaseMessage,
    HumanMessage,
    ToolMessage,
)
from langchain_core.prompt_values import PromptValue

from evigate import InvalidCallError, RagCall, content_text
from evigate_langchain.messages import is_tool_turn, visible_text

QUESTION_KEYS: Final = (
    "question",
    "input",
    "query",
    "user_input",
    "user_question",
    "messages",
)
HISTORY_KEYS: Final = ("chat_history", "history")
DOCUMENT_KEYS: Final = ("context", "documents", "source_documents", "docs")


def question_of(given: Any) -> str:
    """What the user asked; empty where the input does not say.

    >>> question_of({"question": "How long?", "language": "en"})
    'How long?'
    >>> question_of([AIMessage("Hello!"), HumanMessage("How long?")])
    'How long?'
    """
    if isinstance(given, str):
        return str(given)
    if isinstance(given, PromptValue):
        given = given.to_messages()
    if isinstance(given, BaseMessage):
        return content_text(given.content)
    if isinstance(given, (list, tuple)):
        return _question_of_messages(given)
    if isinstance(given, Mapping):
        for key in QUESTION_KEYS:
            if given.get(key) is not None:
                return question_of(given[key])
        texts = [value for value in given.values() if isinstance(value, str)]
        if len(texts) == 1:
            return texts[0]
    return ""


def asked_in_state(output: Any) -> str:
    """The question in what a graph gave out; empty where no key says it is one.

    A graph that goes on after an interrupt has no question for its input.

    >>> asked_in_state({"question": "How long?", "answer": "3 years."})
    'How long?'
    """
    if not isinstance(output, Mapping):
        return ""
    return question_of({k: v for k, v in output.items() if k in QUESTION_KEYS})


def history_of(given: Any) -> list[Any]:
    """Earlier turns, oldest first, in a form that :class:`~evigate.RagCall` reads."""
    if isinstance(given, PromptValue):
        given = given.to_messages()
    if isinstance(given, (list, tuple)):
        return _history_of_messages(given)
    if not isinstance(given, Mapping):
        return []
    for key in HISTORY_KEYS:
        turns = given.get(key)
        if isinstance(turns, (list, tuple)) and turns:
            return _readable_turns(turns)
    for key in QUESTION_KEYS:
        if isinstance(given.get(key), (list, tuple)):
            return _history_of_messages(given[key])
    return []


def documents_of(mapping: Any) -> list[Document]:
    """Documents that an input or output holds under one of the usual keys.

    >>> documents_of({"context": "It lasts 3 years."})[0].page_content
    'It lasts 3 years.'
    """
    if not isinstance(mapping, Mapping):
        return []
    for key in DOCUMENT_KEYS:
        found = _as_documents(mapping.get(key))
        if found:
            return found
    return []


def tool_documents(messages: Any) -> list[Document]:
    """What tools gave in this turn, for input that is messages or holds them.

    A tool's ``artifact`` is read first: it holds the documents, the text a rendering.
    """
    if isinstance(messages, Mapping):
        messages = messages.get("messages")
    if not isinstance(messages, (list, tuple)):
        return []
    start = _last_human(messages)
    documents: list[Document] = []
    for message in messages[0 if start is None else start :]:
        if isinstance(message, ToolMessage):
            documents.extend(documents_of_tool_result(message))
    return documents


def documents_of_tool_result(result: Any) -> list[Document]:
    """The documents in what a tool gave: its artifact first, else its text."""
    if isinstance(result, ToolMessage):
        if result.status == "error":
            return []
        found = _as_documents(result.artifact)
        if found:
            return found
        text = content_text(result.content)
        name = result.name
        metadata = {} if name is None else {"tool": name}
        return [Document(text, metadata=metadata)] if text.strip() else []
    if isinstance(result, (int, float)) and not isinstance(result, bool):
        return [Document(str(result))]
    return _as_documents(result)


def _as_documents(value: Any) -> list[Document]:
    if isinstance(value, Document):
        return [value]
    if isinstance(value, str):
        return [Document(str(value))] if value.strip() else []
    if isinstance(value, (list, tuple)) and value:
        items = [_without_score(item) for item in value]
        if all(isinstance(item, Document) for item in items):
            return items
        if all(isinstance(item, str) for item in items):
            return [Document(str(item)) for item in items]
    return []


def _without_score(item: Any) -> Any:
    """The document of a pair, as ``similarity_search_with_score`` gives them."""
    pair = isinstance(item, tuple) and len(item) == 2
    return item[0] if pair and isinstance(item[0], Document) else item


def _last_human(messages: Sequence[Any]) -> int | None:
    for index in range(len(messages) - 1, -1, -1):
        message = messages[index]
        if isinstance(message, HumanMessage) or _role(message) in ("user", "human"):
            return index
    return None


def _role(message: Any) -> str | None:
    if isinstance(message, Mapping):
        role = message.get("role")
        return role if isinstance(role, str) else None
    pair = isinstance(message, (tuple, list)) and len(message) == 2
    return message[0] if pair and isinstance(message[0], str) else None


def _question_of_messages(messages: Sequence[Any]) -> str:
    index = _last_human(messages)
    if index is None:
        return ""
    message = messages[index]
    if isinstance(message, BaseMessage):
        return content_text(message.content)
    content = message.get("content") if isinstance(message, Mapping) else message[1]
    return content_text(content)


def _history_of_messages(messages: Sequence[Any]) -> list[Any]:
    index = _last_human(messages)
    return [] if index is None else _readable_turns(messages[:index])


def _readable_turns(turns: Sequence[Any]) -> list[Any]:
    """The turns of people and models; none where they cannot be read."""
    kept: list[Any] = []
    for turn in turns:
        if isinstance(turn, HumanMessage):
            kept.append(("user", content_text(turn.content)))
        elif isinstance(turn, AIMessage):
            if not is_tool_turn(turn):
                kept.append(("assistant", visible_text(turn)))
        elif not isinstance(turn, BaseMessage):
            kept.append(turn)
    try:
        RagCall.of(None, None, None, kept)
    except InvalidCallError:
        return []
    return kept
