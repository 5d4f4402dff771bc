"""Models served by Ollama, through its official client (extra ``ollama``)."""

from __future__ import annotations

from typing import Any, Final

from evigate.errors import MissingExtraError
from evigate.providers.base import Provider, checked
from evigate.providers.errors import ProviderError
from evigate.providers.prices import LOCAL
from evigate.providers.records import ChatRequest, Generation, Usage

_LEAST_CONTEXT: Final = 4096
_ANSWER_TOKENS: Final = 1024


class OllamaProvider(Provider):
    """A model of an Ollama server; the schema is enforced by the server.

    Args:
        model: e.g. ``"qwen2.5:7b-instruct"``.
        host: where the server is; None takes OLLAMA_HOST or the client's default.
        options: further options of the server. ``num_ctx`` is set to what a prompt
            needs where it is not given: the server would cut a longer one silently.
        **settings: see :class:`~evigate.providers.Provider`.

    Raises:
        MissingExtraError: when the package ``ollama`` is missing.
    """

    name = "ollama"

    def __init__(
        self,
        model: str,
        *,
        host: str | None = None,
        options: dict[str, Any] | None = None,
        **settings: Any,
    ) -> None:
        super().__init__(model, **{"price": LOCAL, **settings})
        self.host = host
        self.options = dict(options or {})
        _client_library()

    def _send(self, request: ChatRequest) -> Generation:
        with _client_library().Client(self.host, timeout=self.timeout) as client:
            reply = client.chat(self.model, **self._arguments(request))
        return self._generation(reply)

    async def _asend(self, request: ChatRequest) -> Generation:
        library = _client_library()
        async with library.AsyncClient(self.host, timeout=self.timeout) as client:
            reply = await client.chat(self.model, **self._arguments(request))
        return self._generation(reply)

    def _arguments(self, request: ChatRequest) -> dict[str, Any]:
        options = {
            "temperature": request.temperature,
            "num_ctx": context_size(request),
            **self.options,
        }
        if request.max_tokens is not None:
            options["num_predict"] = request.max_tokens
        if request.seed is not None:
            options["seed"] = request.seed
        return {
            "messages": [message._asdict() for message in request.messages],
            "format": None if request.schema is None else dict(request.schema),
            "options": options,
        }

    def _generation(self, reply: Any) -> Generation:
        if not reply.done:
            raise ProviderError("ollama cut its reply short", retryable=True)
        counts = Usage(reply.prompt_eval_count, reply.eval_count)
        text = reply.message.content or ""
        found = Generation(text, counts, reply.done_reason, reply.model)
        return checked(found, self.name)


def context_size(request: ChatRequest) -> int:
    """A context that holds the prompt and its answer, in tokens.

    Powers of two, since the server loads a model anew for another size. Three bytes a
    token is less than what tokenizers reach on most texts.

    >>> from evigate.providers import ChatMessage
    >>> context_size(ChatRequest((ChatMessage("user", "Hello?"),)))
    4096
    >>> context_size(ChatRequest((ChatMessage("user", "word " * 6_000),)))
    16384
    """
    size = sum(len(m.content.encode("utf-8", "replace")) for m in request.messages)
    answer = _ANSWER_TOKENS if request.max_tokens is None else request.max_tokens
    needed = size // 3 + answer + 64 * len(request.messages)
    return max(_LEAST_CONTEXT, 1 << (needed - 1).bit_length())


def _client_library() -> Any:
    try:
        import ollama
    except ModuleNotFoundError as error:
        if error.name != "ollama":
            raise
        raise MissingExtraError("ollama", "ollama") from error
    return ollama
