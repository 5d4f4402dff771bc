"""Any LlamaIndex LLM (extra ``llama-index``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from evigate.errors import MissingExtraError
from evigate.providers.base import Provider, checked
from evigate.providers.instructions import with_schema_in_words
from evigate.providers.prices import price_of
from evigate.providers.records import ChatRequest, Generation, Usage


class LlamaIndexProvider(Provider):
    """A LlamaIndex LLM. Its own temperature and limits hold.

    Args:
        llm: any ``llama_index.core.llms.LLM``.
        chat_options: arguments for its ``chat`` when a schema is asked for, e.g.
            ``lambda schema: {"format": schema}`` for Ollama; None asks for the schema
            in the prompt, which every model understands.
        **settings: see :class:`~evigate.providers.Provider`.

    Raises:
        TypeError: when the object has no ``chat``.
        MissingExtraError: when ``llama-index-core`` is missing.
    """

    name = "llama-index"

    def __init__(self, llm: Any, *, chat_options: Any = None, **settings: Any) -> None:
        if not callable(getattr(llm, "chat", None)):
            kind = type(llm).__name__
            raise TypeError(f"a LlamaIndex LLM has chat(); {kind} has not")
        model = str(getattr(getattr(llm, "metadata", None), "model_name", "unknown"))
        super().__init__(model, **{"price": price_of(model), **settings})
        self.llm = llm
        self.chat_options = chat_options
        _chat_message()

    def _send(self, request: ChatRequest) -> Generation:
        messages, options = self._prepared(request)
        return self._generation(self.llm.chat(messages, **options))

    async def _asend(self, request: ChatRequest) -> Generation:
        messages, options = self._prepared(request)
        return self._generation(await self.llm.achat(messages, **options))

    def _prepared(self, request: ChatRequest) -> tuple[list[Any], dict[str, Any]]:
        options: dict[str, Any] = {}
        messages = request.messages
        if request.schema is not None and self.chat_options is not None:
            options = dict(self.chat_options(dict(request.schema)))
        else:
            messages = with_schema_in_words(request)
        message_class = _chat_message()
        made = [message_class(role=m.role, content=m.content) for m in messages]
        return made, options

    def _generation(self, reply: Any) -> Generation:
        raw = reply.raw
        found = Generation(reply.message.content or "", _usage_of(raw, reply))
        return checked(found, self.name)


def _usage_of(raw: Any, reply: Any) -> Usage:
    """The counts of the server, wherever the integration leaves them."""
    kept = _fields(raw)
    places = [
        _fields(reply.additional_kwargs),
        _fields(kept.get("usage")),
        _fields(kept.get("usage_metadata")),
        kept,
    ]
    read = [_first(p, _INPUT_NAMES) for p in places]
    written = [_first(p, _OUTPUT_NAMES) for p in places]
    return Usage(
        next((n for n in read if n is not None), None),
        next((n for n in written if n is not None), None),
    )


_INPUT_NAMES = (
    "prompt_tokens",
    "input_tokens",
    "prompt_token_count",
    "prompt_eval_count",
)
_OUTPUT_NAMES = (
    "completion_tokens",
    "output_tokens",
    "candidates_token_count",
    "eval_count",
)


def _fields(value: Any) -> Mapping[str, Any]:
    if isinstance(value, Mapping):
        return value
    dump = getattr(value, "model_dump", None)
    return dump() if callable(dump) else {}


def _first(place: Mapping[str, Any], names: tuple[str, ...]) -> int | None:
    for name in names:
        value = place.get(name)
        if isinstance(value, int):
            return value
    return None


def _chat_message() -> Any:
    try:
        from llama_index.core.llms import ChatMessage
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("llama_index"):
            raise
        raise MissingExtraError("llama-index-core", "llama-index") from error
    return ChatMessage
