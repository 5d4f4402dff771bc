"""GGUF models through llama-cpp-python as token scorers.

Reads the logits of an evaluation itself. ``create_completion(echo=True, logprobs=...)``
is not used: for models that add no BOS it gives each token the probability of the next
one (abetlen/llama-cpp-python, issue 1983).
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from evigate.errors import MissingExtraError
from evigate.lm.base import TokenScores, Truncation
from evigate.lm.prompts import Prompt
from evigate.workers import ResetAtFork

_DEFAULT_TOKENS: Final = 4096
_FEWEST_TOKENS: Final = 16
_ROWS_AT_ONCE: Final = 64


class LlamaCppScorer(ResetAtFork):
    """A GGUF file that llama.cpp evaluates.

    Loads at the first use; threads wait for each other; pickles as its settings. What
    is too long is cut as :class:`~evigate.lm.TransformersScorer` does, and reported.

    llama.cpp computes in the quantised numbers, so log probabilities differ from those
    of the same file in transformers by about 0.06 in the mean. The tokens at a
    prompt's seams may differ too: compare scores of one scorer only.

    Args:
        model_path: the file.
        max_tokens: context size of llama.cpp, at least 16; prompt and answer together.
        threads: of llama.cpp; it chooses by default.
        **options: passed to ``llama_cpp.Llama``.

    Raises:
        ValueError: for settings that cannot work.

    For example::

        scorer = LlamaCppScorer("SmolLM2-135M-Instruct.Q4_1.gguf")
        scorer.score("The capital of France is ", "Paris").log_probabilities
    """

    def __init__(
        self,
        model_path: str | os.PathLike[str],
        *,
        max_tokens: int = _DEFAULT_TOKENS,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        if max_tokens < _FEWEST_TOKENS:
            raise ValueError(f"max_tokens must be at least {_FEWEST_TOKENS}")
        self.model_path = os.fspath(model_path)
        self.max_tokens = max_tokens
        self._threads = threads
        self._options = options
        self._reset()
        self.register()

    def _reset(self) -> None:
        super()._reset()
        self._llama: Any = None

    def __getstate__(self) -> dict[str, Any]:
        return {
            "model_path": self.model_path,
            "max_tokens": self.max_tokens,
            "threads": self._threads,
            **self._options,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state)  # type: ignore[misc]

    def __repr__(self) -> str:
        return f"LlamaCppScorer({self.evaluator!r})"

    @property
    def evaluator(self) -> str:
        """The file's name, without its folder."""
        return f"{Path(self.model_path).name} (llama.cpp)"

    def score(self, prompt: str, continuation: str) -> TokenScores:
        """See :class:`~evigate.lm.TokenScorer`.

        Raises:
            MissingExtraError: when llama-cpp-python is not installed.
            ValueError: when the file cannot be loaded.
        """
        with self._lock:
            started = time.perf_counter()
            llama = self._loaded()
            lead = " " if prompt.endswith(" ") and not _after(prompt) else ""
            wanted, spans, cut_text = self._continuation(llama, lead, continuation)
            before, cut = self._prompt(llama, prompt, len(lead), len(wanted))
            row = _evaluate(llama, before, wanted)
            taken = (time.perf_counter() - started) * 1000.0
        place = "end of documents" if _tail(prompt) else "start of prompt"
        truncated = None
        if cut[0] or cut_text[0]:
            truncated = Truncation(*cut, place if cut[0] else "", *cut_text)
        return TokenScores(
            log_probabilities=tuple(row),
            starts=tuple(start for start, _ in spans),
            ends=tuple(end for _, end in spans),
            tokens=tuple(continuation[start:end] for start, end in spans),
            evaluator=self.evaluator,
            truncated=truncated,
            milliseconds=taken,
        )

    def _loaded(self) -> Any:
        if self._llama is None:
            try:
                from llama_cpp import Llama
            except ModuleNotFoundError as error:
                raise MissingExtraError("llama-cpp-python", "llama-cpp") from error
            self._llama = Llama(
                model_path=self.model_path,
                n_ctx=self.max_tokens,
                n_threads=self._threads,
                logits_all=True,
                verbose=False,
                **self._options,
            )
        return self._llama

    def _continuation(
        self, llama: Any, lead: str, text: str
    ) -> tuple[list[int], list[tuple[int, int]], tuple[int, int]]:
        limit = self.max_tokens // 2
        ids = _tokens(llama, lead + text)
        pieces = [llama.detokenize([number], special=True) for number in ids]
        spans = _spans(pieces, lead + text, len(lead))
        if not text:
            ids, spans = [], []
        while spans and spans[0][1] == 0:  # a token of the space alone
            ids, spans = ids[1:], spans[1:]
        lost = max(0, len(ids) - limit)
        ids, spans = ids[:limit], spans[:limit]
        rest = len(text) - spans[-1][1] if lost else 0
        return ids, spans, (rest, lost)

    def _prompt(
        self, llama: Any, prompt: str, lead: int, wanted: int
    ) -> tuple[list[int], tuple[int, int]]:
        marks = prompt if isinstance(prompt, Prompt) else Prompt(prompt)
        text = str(prompt)[: len(prompt) - lead]
        foot = len(text) - marks.after
        tail_at = max(marks.before, len(prompt) - marks.tail) if marks.tail else foot
        first = _tokens(llama, text[: marks.before], special=True)
        if llama.metadata.get("tokenizer.ggml.add_bos_token", "true") == "true" and (
            first[:1] != [llama.token_bos()]
        ):
            first = [llama.token_bos(), *first]
        last = _tokens(llama, text[tail_at:foot])
        last += _tokens(llama, text[foot:], special=True)
        middle = _tokens(llama, text[marks.before : tail_at])
        room = max(0, self.max_tokens - wanted - len(first) - len(last))
        lost = max(0, len(middle) - room)
        cut = (0, 0)
        if lost:
            gone = middle[room:] if marks.tail else middle[:lost]
            middle = middle[:room] if marks.tail else middle[lost:]
            characters = len(llama.detokenize(gone).decode("utf-8", "replace"))
            cut = (characters, lost)
        ids = [*first, *middle, *last]
        surplus = len(ids) + wanted - self.max_tokens
        if surplus > 0:  # not even the tail fits
            ids, cut = ids[surplus:], (max(1, cut[0]), cut[1] + surplus)
        return ids or [llama.token_bos()], cut


def _after(prompt: str) -> int:
    return prompt.after if isinstance(prompt, Prompt) else 0


def _tail(prompt: str) -> int:
    return prompt.tail if isinstance(prompt, Prompt) else 0


def _tokens(llama: Any, text: str, *, special: bool = False) -> list[int]:
    if not text:
        return []
    data = text.encode("utf-8", "replace")
    return list(llama.tokenize(data, add_bos=False, special=special))


def _spans(pieces: Sequence[bytes], text: str, shift: int) -> list[tuple[int, int]]:
    """Code points of each piece; pieces of one character all have its span."""
    starts = [0]  # the byte at which each code point begins, and the end
    for character in text:
        starts.append(starts[-1] + len(character.encode("utf-8", "replace")))
    edges = np.array(starts)
    reached = 0
    found = []
    for piece in pieces:
        start = int(np.searchsorted(edges, reached, side="right")) - 1
        reached = min(reached + len(piece), starts[-1])
        end = int(np.searchsorted(edges, reached, side="left"))
        found.append((max(0, start - shift), max(0, end - shift)))
    return found


def _evaluate(llama: Any, prompt: list[int], wanted: list[int]) -> list[float]:
    """Row i of the logits is the prediction of token i + 1."""
    if not wanted:
        return []
    llama.reset()
    llama.eval([*prompt, *wanted[:-1]])
    found: list[float] = []
    for start in range(0, len(wanted), _ROWS_AT_ONCE):
        part = wanted[start : start + _ROWS_AT_ONCE]
        first = len(prompt) - 1 + start
        rows = np.asarray(llama.scores[first : first + len(part)], dtype=np.float64)
        highest = rows.max(axis=1, keepdims=True)
        total = highest[:, 0] + np.log(np.exp(rows - highest).sum(axis=1))
        chosen = rows[np.arange(len(part)), part] - total
        found += np.minimum(chosen, 0.0).tolist()
    return found
