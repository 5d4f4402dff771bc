"""What ConSens and attribution cost, against bare forward passes of the same model.

    python benchmarks/attribution_cost.py

Calls with five documents, from SQuAD (the question's paragraph and four others of the
same article, cut to their first sentences). Naive attribution is seven passes one after
the other: all documents, none, and five times all but one.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from consens_common import RAW, footer, mean_of, parser_of, table, write
from consens_experiment2 import rows_of
from ranking import Floats
from token_cache import memory_of

from evigate.lm import TransformersScorer, join_segments, score_all, score_variants
from evigate.lm.fetch import default_cache_dir
from evigate.metrics import consens
from evigate.records import RagCall
from evigate.text.sentences import find_sentences

_CHARACTERS = 350  # of a document: about 70 tokens, so that a prompt has about 400


def shortened(text: str, around: int = 0) -> str:
    """The sentences from the one at a place on, up to a number of characters."""
    spans = find_sentences(text)
    first = max(n for n, (start, _) in enumerate(spans) if start <= around)
    end = spans[first][1]
    for span in spans[first + 1 :]:
        if span[1] - spans[first][0] > _CHARACTERS:
            break
        end = span[1]
    return text[spans[first][0] : end]


def calls_of(rows: list[dict[str, Any]], number: int, seed: int) -> list[RagCall]:
    """Questions with five documents, the right one at a random place."""
    generator = random.Random(seed)
    by_title: dict[str, list[str]] = {}
    for row in rows:
        texts = by_title.setdefault(row["title"], [])
        if row["context"] not in texts:
            texts.append(row["context"])
    asked = [row for row in rows if len(by_title[row["title"]]) > 4]
    calls = []
    for row in generator.sample(asked, number):
        others = [text for text in by_title[row["title"]] if text != row["context"]]
        documents = [shortened(text) for text in generator.sample(others, 4)]
        place = generator.randrange(5)
        documents.insert(place, shortened(row["context"], row["answer_start"]))
        answer = f"The answer is {row['answer']}."
        calls.append(RagCall.of(row["question"], documents, answer))
    return calls


def timed(function: Callable[[], Any]) -> tuple[float, Any]:
    """Milliseconds of CPU, which other work on the machine disturbs least."""
    started = time.process_time()
    found = function()
    return (time.process_time() - started) * 1000.0, found


def effects_of(whole_first: list[Any]) -> Floats:
    """Mean log probability lost without each document."""
    means = [float(np.mean(one.log_probabilities)) for one in whole_first]
    return np.array([means[0] - mean for mean in means[1:6]])


def measure_call(scorer: TransformersScorer, call: RagCall) -> dict[str, Any]:
    """One call in every way, best of three rounds."""
    texts = [passage.text for passage in call.documents]
    segments = RAW.segments(texts, call.question)
    everything = list(range(len(segments)))
    kept = [everything, *([n for n in everything if n != g] for g in range(1, 6))]
    bare = RAW.build([], call.question)
    prompts = [join_segments(segments, numbers) for numbers in kept]

    def naive() -> list[Any]:
        found = [scorer.score(prompt, call.answer) for prompt in prompts]
        return [*found, scorer.score(bare, call.answer)]

    def reused(approximate: bool) -> list[Any]:
        found = score_variants(
            scorer, segments, kept, call.answer, approximate=approximate
        )
        return [*found, *score_all(scorer, [(bare, call.answer)])]

    def passes() -> list[list[float]]:
        return bare_passes(scorer, [(prompts[0], call.answer), (bare, call.answer)])

    ways: dict[str, Callable[[], Any]] = {
        "two bare passes": passes,
        "ConSens": lambda: consens(scorer, call),
        "naive": naive,
        "exact": lambda: reused(False),
        "approximate": lambda: reused(True),
    }
    best: dict[str, float] = {}
    tokens: dict[str, int] = {}
    found: dict[str, Any] = {}
    sequences = scorer._ready.sequences  # noqa: SLF001 - counts what it reads
    for _ in range(3):
        for name, way in ways.items():
            sequences.read_tokens = 0
            spent, found[name] = timed(way)
            best[name] = min(spent, best.get(name, spent))
            tokens[name] = sequences.read_tokens
    effects = {
        name: effects_of(found[name]) for name in ("naive", "exact", "approximate")
    }
    difference = max(
        abs(a - b)
        for one, other in zip(found["naive"], found["exact"], strict=True)
        for a, b in zip(one.log_probabilities, other.log_probabilities, strict=True)
    )
    return {
        "milliseconds": best,
        "tokens": tokens,
        "largest difference": difference,
        "spearman": spearman(effects["exact"], effects["approximate"]),
        "same document": float(
            effects["exact"].argmax() == effects["approximate"].argmax()
        ),
    }


def bare_passes(scorer: TransformersScorer, pairs: list[Any]) -> list[list[float]]:
    """The forward passes alone, on token ids that are there already."""
    ready = scorer._ready  # noqa: SLF001 - measured apart from all that is around it
    encoded = [_ids(ready.encoder, pair) for pair in pairs]
    return [ready.sequences.score(*ids) for ids in encoded]


def _ids(encoder: Any, pair: tuple[str, str]) -> tuple[list[int], list[int]]:
    found = encoder.pair(*pair)
    return found.prompt.ids, found.continuation.ids


def spearman(one: Floats, other: Floats) -> float:
    """Rank correlation of two short rows without ties."""
    ranks = [np.argsort(np.argsort(values)) for values in (one, other)]
    return float(np.corrcoef(ranks[0], ranks[1])[0, 1])


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    groups = np.arange(len(rows))

    def ratio_of(name: str, base: str, unit: str = "milliseconds") -> str:
        values = [row[unit][name] / row[unit][base] for row in rows]
        return str(mean_of(np.array(values), groups))

    medians = {
        name: round(statistics.median(row["milliseconds"][name] for row in rows), 1)
        for name in rows[0]["milliseconds"]
    }
    return {
        "calls": len(rows),
        "median milliseconds": medians,
        "ConSens / two bare passes": ratio_of("ConSens", "two bare passes"),
        "exact / naive": ratio_of("exact", "naive"),
        "approximate / naive": ratio_of("approximate", "naive"),
        "exact / naive, tokens read": ratio_of("exact", "naive", "tokens"),
        "approximate / naive, tokens read": ratio_of("approximate", "naive", "tokens"),
        "largest difference of exact and naive": max(
            row["largest difference"] for row in rows
        ),
        "Spearman of approximate and exact effects": str(
            mean_of(np.array([row["spearman"] for row in rows]), groups)
        ),
        "approximate and exact name the same document": str(
            mean_of(np.array([row["same document"] for row in rows]), groups)
        ),
    }


def shown(value: Any) -> Any:
    """A cell of the table."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {item:g}" for name, item in value.items())
    return value


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--calls", type=int, default=24)
    options = parser.parse_args()
    calls = calls_of(rows_of("squad_xquad_en", options.data), options.calls, 0)
    folder = options.model_cache or default_cache_dir()
    found, names = {}, []
    for dtype in ("float32", "bfloat16"):
        scorer = TransformersScorer(options.model, dtype=dtype, cache_dir=folder).load()
        consens(scorer, calls[0])  # the first pass is slower
        found[dtype] = summary([measure_call(scorer, call) for call in calls])
        found[dtype]["peak memory so far, MB"] = memory_of()
        names.append(scorer.evaluator)
    lines = ["# What ConSens and attribution over five documents cost", ""]
    keys = list(found["float32"])
    lines.append(
        table(["", *found], [[k, *(shown(found[d][k]) for d in found)] for k in keys])
    )
    lines += [
        "",
        "CPU time; means of ratios per call; best of three rounds. Bare passes are",
        "timed with their tokenisation; all passes ask only for the logits of the",
        "answer.",
        footer(", ".join(names)),
    ]
    write(options.output, "attribution_cost", "\n".join(lines), found)


if __name__ == "__main__":
    main()
