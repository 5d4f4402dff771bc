"""Gemini models, through Google's official client (extra ``google``)."""

from __future__ import annotations

from typing import Any

from evigate.errors import MissingExtraError
from evigate.providers.base import Provider, checked
from evigate.providers.prices import price_of
from evigate.providers.records import ChatRequest, Generation, Usage


class GoogleProvider(Provider):
    """A Gemini model; the schema is enforced by the server.

    The client reads GOOGLE_API_KEY or GEMINI_API_KEY itself.

    Args:
        model: e.g. ``"gemini-3.5-flash"``.
        base_url: another server that speaks the protocol; None takes the client's.
        thinking_budget: tokens of reasoning, 0 for none, None for the model's default.
        **settings: see :class:`~evigate.providers.Provider`.

    Raises:
        MissingExtraError: when the package ``google-genai`` is missing.
    """

    name = "google"

    def __init__(
        self,
        model: str,
        *,
        base_url: str | None = None,
        thinking_budget: int | None = None,
        **settings: Any,
    ) -> None:
        super().__init__(model, **{"price": price_of(model), **settings})
        self.base_url = base_url
        self.thinking_budget = thinking_budget
        _client_library()

    def _client(self) -> Any:
        # A client a request: it keeps no connection open that nobody closes.
        options: dict[str, Any] = {"retry_options": {"attempts": 1}}
        if self.timeout is not None:
            options["timeout"] = max(1, int(1000 * self.timeout))
        if self.base_url is not None:
            options["base_url"] = self.base_url
        return _client_library().Client(http_options=options)

    def _send(self, request: ChatRequest) -> Generation:
        with self._client() as client:
            reply = client.models.generate_content(**self._arguments(request))
            return self._generation(reply)

    def _arguments(self, request: ChatRequest) -> dict[str, Any]:
        config: dict[str, Any] = {"temperature": request.temperature}
        system = "\n\n".join(m.content for m in request.messages if m.role == "system")
        if system:
            config["system_instruction"] = system
        if request.max_tokens is not None:
            config["max_output_tokens"] = request.max_tokens
        if request.seed is not None:
            config["seed"] = request.seed
        if request.schema is not None:
            config["response_mime_type"] = "application/json"
            config["response_json_schema"] = dict(request.schema)
        if self.thinking_budget is not None:
            config["thinking_config"] = {"thinking_budget": self.thinking_budget}
        contents = [
            {
                "role": "model" if message.role == "assistant" else "user",
                "parts": [{"text": message.content}],
            }
            for message in request.messages
            if message.role != "system"
        ]
        return {"model": self.model, "contents": contents, "config": config}

    def _generation(self, reply: Any) -> Generation:
        candidates = reply.candidates or []
        reason = candidates[0].finish_reason if candidates else None
        found = Generation(
            _text_of(candidates[0]) if candidates else "",
            _usage_of(reply.usage_metadata),
            None if reason is None else str(getattr(reason, "value", reason)),
            reply.model_version,
        )
        return checked(found, self.name)


def _text_of(candidate: Any) -> str:
    parts = (candidate.content and candidate.content.parts) or []
    return "".join(part.text for part in parts if part.text and not part.thought)


def _usage_of(counted: Any) -> Usage:
    if counted is None:
        return Usage()
    written = counted.candidates_token_count
    if written is not None:  # reasoning is billed as output
        written += counted.thoughts_token_count or 0
    return Usage(counted.prompt_token_count, written)


def _client_library() -> Any:
    try:
        from google import genai
    except ModuleNotFoundError as error:
        if error.name not in ("google", "google.genai"):
            raise
        raise MissingExtraError("google-genai", "google") from error
    except ImportError as error:  # another package of the namespace "google" is there
        raise MissingExtraError("google-genai", "google") from error
    return genai
