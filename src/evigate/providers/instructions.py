"""Asking for JSON in words, where a model's interface cannot enforce a schema."""

from __future__ import annotations

import json

from evigate.providers.records import ChatMessage, ChatRequest


def with_schema_in_words(request: ChatRequest) -> tuple[ChatMessage, ...]:
    """The messages of a request, its schema appended to the last of the user.

    >>> request = ChatRequest((ChatMessage("user", "How many?"),), {"type": "integer"})
    >>> print(with_schema_in_words(request)[-1].content)
    How many?
    <BLANKLINE>
    Reply with one JSON value that keeps this JSON schema, and nothing else:
    {"type": "integer"}
    """
    messages = list(request.messages)
    if request.schema is None:
        return request.messages
    schema = json.dumps(request.schema, ensure_ascii=False)
    wish = (
        "Reply with one JSON value that keeps this JSON schema, and nothing else:\n"
        f"{schema}"
    )
    for position in reversed(range(len(messages))):
        if messages[position].role == "user":
            content = f"{messages[position].content}\n\n{wish}"
            messages[position] = ChatMessage("user", content)
            return tuple(messages)
    return (*messages, ChatMessage("user", wish))
