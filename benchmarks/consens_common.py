"""What the ConSens benchmarks share: options, baselines, intervals, files."""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray
from ragtruth import RESULTS, machine_kind
from ranking import Floats, Integers, Interval, paired_deltas, with_intervals
from rows import DATA
from token_cache import CachedScorer, Progress, add_scorer_options

from evigate._version import __version__
from evigate.eviscope.bm25 import BM25
from evigate.lm import PromptFormat
from evigate.metrics import Consens, ConsensOptions, consens_of_scores
from evigate.records import RagCall

T = TypeVar("T")
RAW = PromptFormat()
_WORD = re.compile(r"\w+")
_DRAWS = 2000


def parser_of(description: str | None) -> argparse.ArgumentParser:
    """Options of every ConSens benchmark."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")
    parser.add_argument("--seed", type=int, default=0, help="of samples and resamples")
    parser.add_argument(
        "--minilm",
        type=Path,
        help="directory of all-MiniLM-L6-v2; without it that baseline is left out",
    )
    parser.add_argument("--output", type=Path, default=RESULTS, help="of the results")
    add_scorer_options(parser)
    return parser


def sample_groups(groups: Sequence[str], size: int, seed: int) -> list[str]:
    """A seeded sample of different groups; all when there are no more."""
    names = sorted(set(groups))
    random.Random(seed).shuffle(names)
    return names[:size]


def following(items: Sequence[T]) -> Iterator[T]:
    """The items, with a line of progress on stderr now and then."""
    progress = Progress(len(items))
    for item in items:
        yield item
        progress.step(1)


def measured(
    scorer: CachedScorer,
    question: str,
    documents: Sequence[str],
    answer: str,
    options: ConsensOptions | None = None,
) -> Consens:
    """ConSens of one answer, from remembered token scores where there are any."""
    options = options or ConsensOptions()
    prompts = [
        options.prompt.build(documents, question),
        options.prompt.build([], question),
    ]
    given, bare = scorer.score_many([(prompt, answer) for prompt in prompts])
    return consens_of_scores(answer, question, given, bare, options)


def read_ahead(
    scorer: CachedScorer, calls: Sequence[RagCall], groups: Sequence[str]
) -> None:
    """Score the calls of each group together, so that their prompts are read once."""
    held: dict[str, list[RagCall]] = {}
    for call, group in zip(calls, groups, strict=True):
        held.setdefault(group, []).append(call)
    for part in following(list(held.values())):
        requests = []
        for call in part:
            texts = [passage.text for passage in call.documents]
            requests.append((RAW.build(texts, call.question), call.answer))
            requests.append((RAW.build([], call.question), call.answer))
        scorer.score_many(requests)


def ratio(found: Consens) -> float:
    """``r``; 0 where no content word is left."""
    return 0.0 if found.ratio is None else found.ratio


# -- baselines: higher is better grounded ----------------------------------------------


def words_of(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def coverage(answer: str, documents: Sequence[str]) -> float:
    """Share of the answer's tokens that some document holds."""
    held = {word for text in documents for word in words_of(text)}
    said = words_of(answer)
    return sum(word in held for word in said) / max(1, len(said))


def bm25_scores(
    pool: Sequence[str], items: Sequence[tuple[str, Sequence[str]]]
) -> Floats:
    """BM25 of each answer against its documents, per word of the answer.

    Args:
        pool: texts that word frequencies come from.
        items: (answer, documents).
    """
    texts = list(dict.fromkeys([*pool, *(d for _, docs in items for d in docs)]))
    places = {text: at for at, text in enumerate(texts)}
    index = BM25(texts)
    found = []
    for answer, documents in items:
        scores = index.scores(answer)
        best = max((scores[places[text]] for text in documents), default=0.0)
        found.append(best / max(1, len(words_of(answer))))
    return np.array(found)


Embed = Callable[[Sequence[str]], Floats]


def embedder(folder: Path | None) -> Embed | None:
    """Unit vectors by all-MiniLM-L6-v2 with mean pooling; None without a directory."""
    if folder is None:
        print("no --minilm: the embedding baseline is left out", file=sys.stderr)
        return None
    import torch
    from transformers import AutoModel, AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(folder)
    model = AutoModel.from_pretrained(folder).eval()
    known: dict[str, NDArray[np.float64]] = {}

    def embed(texts: Sequence[str]) -> Floats:
        new = [text for text in dict.fromkeys(texts) if text not in known]
        for start in range(0, len(new), 16):
            part = new[start : start + 16]
            batch = tokenizer(
                part, padding=True, truncation=True, max_length=256, return_tensors="pt"
            )
            with torch.inference_mode():
                states = model(**batch).last_hidden_state
            weights = batch["attention_mask"].unsqueeze(-1).float()
            mean = (states * weights).sum(1) / weights.sum(1)
            unit = torch.nn.functional.normalize(mean, dim=1).double().numpy()
            known.update(zip(part, unit, strict=True))
        return np.stack([known[text] for text in texts])

    return embed


def cosine_scores(embed: Embed, items: Sequence[tuple[str, Sequence[str]]]) -> Floats:
    """Cosine of each answer and the nearest of its documents."""
    found = []
    for answer, documents in items:
        vectors = embed([answer or " ", *(text or " " for text in documents)])
        found.append(float((vectors[1:] @ vectors[0]).max()))
    return np.array(found)


def baselines(
    items: Sequence[tuple[str, Sequence[str]]],
    pool: Sequence[str],
    embed: Embed | None,
) -> dict[str, Floats]:
    """Length, coverage, BM25 and, where there is a model, embedding similarity.

    Length counts a longer answer as worse grounded, whatever the set.
    """
    found = {
        "answer length": np.array([-float(len(answer)) for answer, _ in items]),
        "token coverage": np.array([coverage(*item) for item in items]),
        "BM25": bm25_scores(pool, items),
    }
    if embed is not None:
        found["embedding similarity"] = cosine_scores(embed, items)
    return found


# -- figures ---------------------------------------------------------------------------


def numbered(groups: Sequence[str]) -> Integers:
    """Groups as numbers from 0."""
    numbers = {name: at for at, name in enumerate(dict.fromkeys(groups))}
    return np.array([numbers[name] for name in groups])


def auroc(good: Floats, labels: Integers, groups: Integers, seed: int = 0) -> Interval:
    """AUROC of scores that are higher for label 0."""
    return with_intervals(-good, labels, groups, seed=seed, draws=_DRAWS)["auroc"]


def auroc_gain(
    good: Floats, baseline: Floats, labels: Integers, groups: Integers
) -> Interval:
    """Gain in AUROC over a baseline, on the same resamples of groups."""
    return paired_deltas(-good, -baseline, labels, groups, draws=_DRAWS)["auroc"]


def mean_of(values: Floats, groups: Integers, seed: int = 0) -> Interval:
    """A mean (of differences, of hits) with an interval by resampling groups."""
    number = int(groups.max()) + 1
    sums = np.bincount(groups, weights=values, minlength=number)
    sizes = np.bincount(groups, minlength=number)
    generator = np.random.default_rng(seed)
    drawn = generator.integers(0, number, size=(_DRAWS, number))
    means = sums[drawn].sum(axis=1) / sizes[drawn].sum(axis=1)
    low, high = np.quantile(means, [0.025, 0.975])
    return Interval(float(values.mean()), float(low), float(high))


def mean_gap(values: Floats, labels: Integers, groups: Integers) -> Interval:
    """Mean of label 0 minus mean of label 1, by resampling groups."""
    number = int(groups.max()) + 1
    generator = np.random.default_rng(0)
    drawn = generator.integers(0, number, size=(_DRAWS, number))
    means = []
    for label in (0, 1):
        own = labels == label
        sums = np.bincount(groups[own], weights=values[own], minlength=number)
        sizes = np.bincount(groups[own], minlength=number)
        means.append(sums[drawn].sum(axis=1) / sizes[drawn].sum(axis=1))
    low, high = np.nanquantile(means[0] - means[1], [0.025, 0.975])
    value = values[labels == 0].mean() - values[labels == 1].mean()
    return Interval(float(value), float(low), float(high))


def spread(values: Floats) -> list[float]:
    """10th, 25th, 50th, 75th and 90th percentile."""
    return [round(float(v), 3) for v in np.percentile(values, [10, 25, 50, 75, 90])]


def comparison(
    scores: dict[str, Floats], main: str, labels: Integers, groups: Integers
) -> list[list[str]]:
    """Rows: score, AUROC, gain of the main score over it, mean gap."""
    rows = []
    for name, values in scores.items():
        gain = (
            ""
            if name == main
            else str(auroc_gain(scores[main], values, labels, groups))
        )
        rows.append(
            [
                name,
                str(auroc(values, labels, groups)),
                gain,
                str(mean_gap(values, labels, groups)),
            ]
        )
    return rows


COMPARED = ["score", "AUROC", "gain of ConSens over it", "mean difference"]

# -- files -----------------------------------------------------------------------------


def table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines)


_PLACES = {"--minilm": "DIR", "--second": "DIR"}
"""Options that name a folder of this machine: shown without it."""
_UNTOLD = frozenset({"--model-cache", "--cache", "--judge-cache", "--output", "--data"})


def command() -> str:
    """The command that ran, without folders of this machine."""
    told = [f"python benchmarks/{Path(sys.argv[0]).name}"]
    words = iter(sys.argv[1:])
    for word in words:
        if word in _UNTOLD:
            next(words, None)
        elif word in _PLACES:
            next(words, None)
            told += [word, _PLACES[word]]
        else:
            told.append(word)
    return " ".join(told)


def footer(evaluator: str) -> str:
    """How it was made."""
    return (
        f"Command: `{command()}`. Evaluator: {evaluator}. In brackets 95 % intervals "
        f"from {_DRAWS:,} resamples of whole groups. evigate {__version__}, "
        f"{machine_kind()}."
    )


def write(folder: Path, name: str, text: str, data: dict[str, Any]) -> None:
    """``<name>.md`` and ``.json``."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.md").write_text(text.rstrip() + "\n", encoding="utf-8")
    (folder / f"{name}.json").write_text(
        json.dumps(data, indent=1) + "\n", encoding="utf-8"
    )
    print(text)
