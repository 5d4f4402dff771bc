"""What the choices in ConSens are worth: words, mean, windows, format, numbers, model.

    python benchmarks/consens_ablations.py --second DIR

SQuAD, the answer's sentence removed (the items of experiment 2): AUROC of the full
against the partial context. RAGTruth QA test: AUROC of unfaithful answers. Each choice
alone differs from the default. ``--second`` is a directory with another evaluator
(Gemma 3 270M, say).
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np
from consens_columns import column, token_scores
from consens_common import (
    auroc,
    auroc_gain,
    following,
    footer,
    mean_of,
    measured,
    numbered,
    parser_of,
    ratio,
    table,
    write,
)
from consens_experiment2 import Item, rows_of, squad_item
from ranking import Floats
from rows import groups_of, labelled_rows, labels_of
from token_cache import CachedScorer, scorer_of

from evigate.lm import PromptFormat
from evigate.metrics import ConsensOptions, WordFilter

NO_FILTER = WordFilter(closed_class="none", question_words="none")
CHOICES = {
    "default": ConsensOptions(),
    "no word filter": ConsensOptions(words=NO_FILTER),
    "closed-class words only": ConsensOptions(words=WordFilter(question_words="none")),
    "words of the question only": ConsensOptions(words=WordFilter(closed_class="none")),
    "closed-class words of Glasgow": ConsensOptions(
        words=WordFilter(closed_class="glasgow")
    ),
    "arithmetic mean": ConsensOptions(mean="arithmetic"),
    "arithmetic mean, no word filter": ConsensOptions(
        mean="arithmetic", words=NO_FILTER
    ),
}


def items_of(options: argparse.Namespace) -> list[Item]:
    """The first items of experiment 2."""
    generator = random.Random(options.seed)
    items = [
        item
        for row in rows_of("squad_xquad_en", options.data)
        if (item := squad_item(row, generator)) is not None
    ]
    random.Random(options.seed).shuffle(items)
    return items[: options.questions]


def full_and_partial(
    scorer: CachedScorer, items: list[Item], choice: ConsensOptions
) -> Floats:
    """Ratios under full contexts, then under partial ones."""
    found = []
    for part in ("full", "partial"):
        for item in following(items):
            context = getattr(item, part)
            one = measured(scorer, item.question, [context], item.answer, choice)
            found.append(ratio(one))
    return np.array(found)


def squad(options: argparse.Namespace, scorer: CachedScorer) -> list[list[str]]:
    items = items_of(options)
    groups = numbered([item.group for item in items])
    labels = np.repeat([0, 1], len(items))
    both = np.concatenate([groups, groups])
    size = len(items)
    scores = {
        name: full_and_partial(scorer, items, choice)
        for name, choice in CHOICES.items()
    }
    if not options.cached:
        chat = ConsensOptions(prompt=PromptFormat.chat(_framer(scorer)))
        scores["chat format"] = full_and_partial(scorer, items, chat)
        for dtype in ("float32", "bfloat16"):
            other = scorer_of(argparse.Namespace(**{**vars(options), "dtype": dtype}))
            scores[dtype] = full_and_partial(other, items, CHOICES["default"])
    if options.second is not None:
        other = scorer_of(
            argparse.Namespace(**{**vars(options), "model": options.second})
        )
        scores[other.evaluator] = full_and_partial(other, items, CHOICES["default"])
    rows = []
    for name, values in scores.items():
        right = (values[:size] > values[size:]).astype(float)
        apart = np.abs(np.tanh(values / 2.0) - np.tanh(scores["default"] / 2.0))
        gain = auroc_gain(values, scores["default"], labels, both)
        rows.append(
            [
                name,
                str(auroc(values, labels, both)),
                "" if name == "default" else str(gain),
                str(mean_of(right, groups)),
                f"{apart.mean():.3f} / {apart.max():.3f}",
            ]
        )
    return rows


def _framer(scorer: CachedScorer) -> Any:
    return scorer.scorer


def ragtruth(options: argparse.Namespace, scorer: CachedScorer) -> list[list[str]]:
    rows = labelled_rows("ragtruth_qa_test", options.data)
    labels, groups = labels_of(rows), groups_of(rows)
    pairs = token_scores(scorer, rows)
    scores = {}
    for name, choice in CHOICES.items():
        scores[name] = -column(rows, pairs, choice, low=False)
        if choice.mean == "geometric":
            low = -column(rows, pairs, choice, low=True)
            scores[f"{name}; low windows"] = low
    for percentile in (5.0, 50.0):
        choice = ConsensOptions(percentile=percentile)
        low = -column(rows, pairs, choice, low=True)
        scores[f"windows, percentile {percentile:g}"] = low
    return [
        [
            name,
            str(auroc(values, labels, groups)),
            ""
            if name == "default"
            else str(auroc_gain(values, scores["default"], labels, groups)),
        ]
        for name, values in scores.items()
    ]


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--questions", type=int, default=60, help="of SQuAD")
    parser.add_argument("--second", help="directory of another evaluator")
    parser.add_argument(
        "--no-ragtruth", action="store_true", help="leave that part out"
    )
    parser.add_argument(
        "--cached", action="store_true", help="words and means alone: no new passes"
    )
    options = parser.parse_args()
    scorer = scorer_of(options)
    parts: dict[str, Any] = {"SQuAD": squad(options, scorer)}
    head = ["choice", "AUROC", "gain over default"]
    lines = ["# ConSens: ablations", "", f"## SQuAD, {options.questions} questions", ""]
    wide = [*head, "share(full > partial)", "change of the score, mean / max"]
    lines.append(table(wide, parts["SQuAD"]))
    if not options.no_ragtruth:
        parts["RAGTruth QA test"] = ragtruth(options, scorer)
        lines += ["", "## RAGTruth QA test", "", table(head, parts["RAGTruth QA test"])]
    lines += ["", footer(scorer.evaluator)]
    # The format, the numbers and the model take new passes: fewer questions, own file.
    name = "consens_ablations_passes" if options.no_ragtruth else "consens_ablations"
    write(options.output, name, "\n".join(lines), parts)


if __name__ == "__main__":
    main()
