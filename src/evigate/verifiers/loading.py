"""transformers and torch, imported late (extra ``lm``), and what the models share."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any, Final

from evigate.errors import MissingExtraError

_UNBOUNDED: Final = 100_000  # tokenizers without a bound say 10^30
_USUAL: Final = 512


@dataclass(frozen=True, slots=True)
class Loaded:
    """A tokenizer, a model and where it runs."""

    tokenizer: Any
    model: Any
    device: str

    def count(self, text: str) -> int:
        """Tokens of a text, without special ones."""
        given = self.tokenizer(text, add_special_tokens=False, verbose=False)
        return len(given["input_ids"])

    def room(self, wanted: int | None, spare: int) -> int:
        """Tokens for a text: the model's bound, or less, minus special ones."""
        config = self.model.config
        bounds = [
            wanted,
            getattr(config, "max_position_embeddings", None),
            self.tokenizer.model_max_length,
        ]
        known = [b for b in bounds if isinstance(b, int) and 0 < b < _UNBOUNDED]
        return max(spare + 16, min(known, default=_USUAL)) - spare


def library(name: str, extra: str = "lm", package: str | None = None) -> Any:
    """An optional package.

    Raises:
        MissingExtraError: when it is absent; a broken one raises as it is.
    """
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name.split(".", maxsplit=1)[0]:
            raise
        raise MissingExtraError(package or name, extra) from error


def load(auto_class: str, name: str, device: str | None, **options: Any) -> Loaded:
    """A model of a directory or hub name, by the auto class of transformers.

    Weights are read as safetensors or torch files by transformers; no code that comes
    with a model is ever run.
    """
    torch, transformers = library("torch"), library("transformers")
    where = device or ("cuda" if torch.cuda.is_available() else "cpu")
    tokenizer = transformers.AutoTokenizer.from_pretrained(name)
    made = getattr(transformers, auto_class).from_pretrained(name, **options)
    return Loaded(tokenizer, made.to(where).eval(), where)
