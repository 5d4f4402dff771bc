"""llama.cpp as a scorer, against a module that mimics its Python interface.

The real package compiles for minutes and is not part of the test environment.
"""

from __future__ import annotations

import pickle
import re
import sys
import types
from typing import Any, ClassVar

import numpy as np
import pytest

from evigate.errors import MissingExtraError
from evigate.lm import LlamaCppScorer, PromptFormat

_PIECES = re.compile(rb" ?\w+|\s|[^\w\s]")
WORDS: list[bytes] = [b"<s>"]


class FakeLlama:
    """Logits that depend on the token before: the off-by-one would show."""

    built: ClassVar[list[dict[str, Any]]] = []
    metadata: ClassVar[dict[str, str]] = {"tokenizer.ggml.add_bos_token": "false"}

    def __init__(self, **options: Any) -> None:
        self.built.append(options)
        self.read: list[int] = []
        self.scores = np.zeros((0, 0), dtype=np.float32)

    def token_bos(self) -> int:
        return 0

    def tokenize(self, text: bytes, add_bos: bool, special: bool) -> list[int]:
        assert not add_bos
        found = []
        for piece in _PIECES.findall(text):
            if piece not in WORDS:
                WORDS.append(piece)
            found.append(WORDS.index(piece))
        return found

    def detokenize(self, ids: list[int], special: bool = False) -> bytes:
        return b"".join(WORDS[number] for number in ids)

    def reset(self) -> None:
        self.read = []

    def eval(self, ids: list[int]) -> None:
        assert not self.read, "reset comes first"
        self.read = list(ids)
        self.scores = np.stack([row_after(number) for number in ids])


def row_after(number: int) -> np.ndarray:
    """The logits of the next token after a token."""
    return np.sin(np.arange(200.0) * (number + 1)).astype(np.float32)


def expected(before: int, token: int) -> float:
    row = row_after(before).astype(np.float64)
    return float(row[token] - np.log(np.exp(row).sum()))


@pytest.fixture(autouse=True)
def llama_cpp(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("llama_cpp")
    module.Llama = FakeLlama  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "llama_cpp", module)


def test_each_token_has_the_probability_that_its_predecessor_gives_it() -> None:
    """Row i of the logits predicts token i + 1."""
    scores = LlamaCppScorer("a/model.gguf").score("the pump ", "lasts years")
    pump, lasts, years = (WORDS.index(w) for w in (b" pump", b" lasts", b" years"))
    assert scores.log_probabilities == pytest.approx(
        [expected(pump, lasts), expected(lasts, years)], abs=1e-6
    )
    assert scores.tokens == ("lasts", " years")
    assert (scores.starts, scores.ends) == ((0, 5), (5, 11))
    assert scores.evaluator == "model.gguf (llama.cpp)"


def test_all_logits_are_asked_for() -> None:
    """Or llama.cpp keeps those of the last token only."""
    LlamaCppScorer("m.gguf", max_tokens=64, threads=2).score("a", " b")
    options = FakeLlama.built[-1]
    assert options["logits_all"] is True
    assert (options["n_ctx"], options["n_threads"]) == (64, 2)


def test_a_start_token_is_added_where_the_file_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And stands for an empty prompt anywhere."""
    plain = LlamaCppScorer("m.gguf").score("", "years")
    monkeypatch.setattr(FakeLlama, "metadata", {})
    assert LlamaCppScorer("m.gguf").score("", "years") is not None
    assert plain.log_probabilities == pytest.approx(
        [expected(0, WORDS.index(b"years"))], abs=1e-6
    )


def test_characters_beyond_ascii_keep_their_offsets() -> None:
    """Bytes are counted back to code points; pieces of one share its span."""
    scores = LlamaCppScorer("m.gguf").score("q", " größe 日")
    assert scores.ends[-1] == 8
    reached = 0
    for start, end in zip(scores.starts, scores.ends, strict=True):
        assert start <= reached <= end
        reached = end


def test_what_is_too_long_is_cut_and_reported() -> None:
    """Documents from their end, the answer at half of the limit."""
    scorer = LlamaCppScorer("m.gguf", max_tokens=40)
    scores = scorer.score(PromptFormat().build(["pump " * 90], "Years?"), "lasts")
    assert scores.truncated is not None
    assert scores.truncated.prompt_place == "end of documents"
    assert scores.truncated.prompt_tokens > 0
    long = scorer.score("a ", "lasts " * 50)
    assert len(long) == 20
    assert long.truncated is not None
    assert long.truncated.continuation_tokens > 0


def test_an_empty_continuation_has_no_tokens() -> None:
    """No evaluation is needed for it."""
    assert len(LlamaCppScorer("m.gguf").score("a", "")) == 0


def test_the_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package is optional."""
    monkeypatch.setitem(sys.modules, "llama_cpp", None)
    with pytest.raises(MissingExtraError, match="llama-cpp"):
        LlamaCppScorer("m.gguf").score("a", "b")


def test_it_pickles_as_its_settings() -> None:
    """And loads again where it arrives."""
    scorer = LlamaCppScorer("m.gguf", max_tokens=64, n_gpu_layers=1)
    copy = pickle.loads(pickle.dumps(scorer))  # noqa: S301
    copy.score("a", " b")
    assert FakeLlama.built[-1]["n_gpu_layers"] == 1
    assert repr(copy) == "LlamaCppScorer('m.gguf (llama.cpp)')"


def test_a_limit_that_cannot_work_is_refused() -> None:
    """When built."""
    with pytest.raises(ValueError, match="max_tokens"):
        LlamaCppScorer("m.gguf", max_tokens=2)
