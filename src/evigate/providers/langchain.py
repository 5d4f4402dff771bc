"""Any LangChain chat model; told by its shape, so that nothing is imported here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from evigate.providers.base import Provider, checked
from evigate.providers.errors import ProviderError
from evigate.providers.instructions import with_schema_in_words
from evigate.providers.prices import price_of
from evigate.providers.records import ChatRequest, Generation, Usage


class LangChainProvider(Provider):
    """A LangChain chat model. Its own temperature and limits hold.

    Args:
        chat_model: any ``BaseChatModel``, or a runnable that gives messages.
        bind: arguments for ``chat_model.bind`` when a schema is asked for, e.g.
            ``lambda schema: {"format": schema}`` for ChatOllama; None asks for the
            schema in the prompt, which every model understands.
        **settings: see :class:`~evigate.providers.Provider`.

    Raises:
        TypeError: when the object has no ``invoke``.
    """

    name = "langchain"

    def __init__(self, chat_model: Any, *, bind: Any = None, **settings: Any) -> None:
        if not callable(getattr(chat_model, "invoke", None)):
            kind = type(chat_model).__name__
            raise TypeError(f"a LangChain chat model has invoke(); {kind} has not")
        model = _model_name(chat_model)
        super().__init__(model, **{"price": price_of(model), **settings})
        self.chat_model = chat_model
        self.bind = bind

    def _send(self, request: ChatRequest) -> Generation:
        model, messages = self._prepared(request)
        return self._generation(model.invoke(messages))

    async def _asend(self, request: ChatRequest) -> Generation:
        model, messages = self._prepared(request)
        return self._generation(await model.ainvoke(messages))

    def _prepared(self, request: ChatRequest) -> tuple[Any, list[tuple[str, str]]]:
        model, messages = self.chat_model, request.messages
        if request.schema is not None and self.bind is not None:
            model = model.bind(**self.bind(dict(request.schema)))
        else:
            messages = with_schema_in_words(request)
        return model, [(message.role, message.content) for message in messages]

    def _generation(self, message: Any) -> Generation:
        if isinstance(message, str):
            return checked(Generation(message), self.name)
        if not hasattr(message, "content"):
            kind = type(message).__name__
            raise ProviderError(f"the chat model gave {kind}, not a message")
        about = _mapping(getattr(message, "response_metadata", None))
        counted = _mapping(getattr(message, "usage_metadata", None))
        found = Generation(
            _text_of(message),
            Usage(counted.get("input_tokens"), counted.get("output_tokens")),
            about.get("finish_reason") or about.get("done_reason"),
            about.get("model_name") or about.get("model"),
        )
        return checked(found, self.name)


def _text_of(message: Any) -> str:
    content = message.content
    if isinstance(content, str):
        return content
    blocks = content if isinstance(content, list) else [content]
    texts = [
        block if isinstance(block, str) else str(_mapping(block).get("text", ""))
        for block in blocks
        if isinstance(block, str) or _mapping(block).get("type") == "text"
    ]
    return "".join(texts)


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _model_name(chat_model: Any) -> str:
    for attribute in ("model", "model_name", "model_id"):
        value = getattr(chat_model, attribute, None)
        if isinstance(value, str) and value:
            return value
    return type(chat_model).__name__
