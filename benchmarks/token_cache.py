"""Token scores on disk: a benchmark that is run again needs no model.

The file is not part of the project; ``--cache`` names it, by default it lies in the
folder where evigate keeps models. A key is the hash of evaluator, prompt and
continuation, so scores of another model or another prompt are never mixed up.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sqlite3
import sys
import time
import zlib
from collections.abc import Sequence
from pathlib import Path

from evigate.lm import (
    FakeScorer,
    Prompt,
    TokenScorer,
    TokenScores,
    TransformersScorer,
    Truncation,
    join_segments,
    score_all,
    score_variants,
)
from evigate.lm.fetch import cached_model, default_cache_dir, fingerprint


class CachedScorer:
    """A scorer that remembers on disk.

    Args:
        scorer: asked for what is not there yet.
        file: an SQLite file, made when absent.
        identity: what tells this evaluator from others: name, data type, weights.
    """

    def __init__(self, scorer: TokenScorer, file: Path, identity: str) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.scorer = scorer
        self.identity = identity
        self.evaluator: str = getattr(scorer, "evaluator", identity)
        self.scored = 0
        self._rows = sqlite3.connect(file, timeout=120.0)
        self._rows.execute(
            "create table if not exists scores (key text primary key, value blob)"
        )

    @classmethod
    def without_model(cls) -> CachedScorer:
        """Knows only which words a prompt holds: a baseline, and to try scripts."""
        return cls(FakeScorer(), Path(":memory:"), "fake")

    def score(self, prompt: str, continuation: str) -> TokenScores:
        return self.score_many([(prompt, continuation)])[0]

    def score_many(self, requests: Sequence[tuple[str, str]]) -> list[TokenScores]:
        keys = [self._key(*request) for request in requests]
        found = {key: value for key in keys if (value := self._read(key)) is not None}
        missing = {
            key: request
            for key, request in zip(keys, requests, strict=True)
            if key not in found
        }
        if missing:
            scored = score_all(self.scorer, list(missing.values()))
            for key, scores in zip(missing, scored, strict=True):
                found[key] = scores
                self._write(key, scores)
            self.scored += len(missing)
            self._rows.commit()
        return [found[key] for key in keys]

    def score_variants(
        self,
        segments: Sequence[str],
        kept: Sequence[Sequence[int]],
        continuation: str,
        *,
        approximate: bool = False,
    ) -> list[TokenScores]:
        """Exact scores are remembered; approximations belong to one run alone."""
        if approximate:
            return score_variants(
                self.scorer, segments, kept, continuation, approximate=True
            )
        prompts = [join_segments(segments, numbers) for numbers in kept]
        keys = [self._key(prompt, continuation) for prompt in prompts]
        missing = [at for at, key in enumerate(keys) if self._read(key) is None]
        if missing:
            wanted = [kept[at] for at in missing]
            scored = score_variants(self.scorer, segments, wanted, continuation)
            for at, scores in zip(missing, scored, strict=True):
                self._write(keys[at], scores)
            self.scored += len(missing)
            self._rows.commit()
        return self.score_many([(prompt, continuation) for prompt in prompts])

    def _key(self, prompt: str, continuation: str) -> str:
        marks = _marks_of(prompt)
        parts = json.dumps([self.identity, str(prompt), marks, continuation])
        return hashlib.sha256(parts.encode()).hexdigest()

    def _read(self, key: str) -> TokenScores | None:
        row = self._rows.execute(
            "select value from scores where key = ?", (key,)
        ).fetchone()
        if row is None:
            return None
        values = json.loads(zlib.decompress(row[0]))
        cut = values["truncated"]
        return TokenScores(
            tuple(values["log_probabilities"]),
            tuple(values["starts"]),
            tuple(values["ends"]),
            tuple(values["tokens"]),
            evaluator=values["evaluator"],
            truncated=None if cut is None else Truncation(*cut),
            milliseconds=values["milliseconds"],
        )

    def _write(self, key: str, scores: TokenScores) -> None:
        cut = scores.truncated
        values = {
            "log_probabilities": [round(v, 6) for v in scores.log_probabilities],
            "starts": scores.starts,
            "ends": scores.ends,
            "tokens": scores.tokens,
            "evaluator": scores.evaluator,
            "truncated": None
            if cut is None
            else [
                cut.prompt_characters,
                cut.prompt_tokens,
                cut.prompt_place,
                cut.continuation_characters,
                cut.continuation_tokens,
            ],
            "milliseconds": round(scores.milliseconds, 1),
        }
        packed = zlib.compress(json.dumps(values).encode())
        self._rows.execute("insert or replace into scores values (?, ?)", (key, packed))


def _marks_of(prompt: str) -> list[int]:
    if isinstance(prompt, Prompt):
        return [prompt.before, prompt.after, prompt.tail]
    return []


def add_scorer_options(parser: argparse.ArgumentParser) -> None:
    """``--model``, ``--dtype``, ``--model-cache`` and ``--cache``."""
    parser.add_argument(
        "--model", default="smollm2", help="smollm2, a directory, a hub name, or fake"
    )
    parser.add_argument("--dtype", default="auto", help="auto, float32, bfloat16")
    parser.add_argument("--model-cache", type=Path, help="where models are kept")
    parser.add_argument("--cache", type=Path, help="SQLite file of token scores")


def scorer_of(options: argparse.Namespace) -> CachedScorer:
    """The evaluator that the options name, with its memory on disk."""
    if options.model == "fake":  # tries a script out without a model
        return CachedScorer.without_model()
    folder: Path = options.model_cache or default_cache_dir()
    scorer = TransformersScorer(
        options.model, dtype=options.dtype, cache_dir=folder
    ).load()
    packaged = options.model == "smollm2"
    directory = cached_model("smollm2", folder) if packaged else Path(options.model)
    weights = fingerprint(directory) if directory is not None else None
    identity = f"{scorer.evaluator} {scorer.max_tokens} {weights}"
    file: Path = options.cache or default_cache_dir() / "benchmarks" / "tokens.sqlite"
    return CachedScorer(scorer, file, identity)


class Progress:
    """One line on stderr now and then."""

    def __init__(self, total: int) -> None:
        self.total, self.done, self._started = total, 0, time.monotonic()
        self._shown = self._started

    def step(self, size: int) -> None:
        self.done += size
        now = time.monotonic()
        if now - self._shown > 30.0 or self.done >= self.total:
            self._shown = now
            spent = now - self._started
            print(f"{self.done}/{self.total}, {spent:.0f} s", file=sys.stderr)


def memory_of() -> int:
    """Most memory that this process has held, in MB (0 where that is not known)."""
    try:
        import resource
    except ModuleNotFoundError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (2**20 if sys.platform == "darwin" else 2**10)
