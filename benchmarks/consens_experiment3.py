"""ConSens, experiment 3: which of three documents is the one?

    python benchmarks/consens_experiment3.py

Each question has its own document and two others that BM25 finds nearest to the answer
and question. The paper's quantity: ConSens with all three documents against ConSens
without the right one. Beside it: is the document whose removal costs most the right
one, against word overlap and BM25.

The hard set takes only questions whose distractors hold the answer's string in another
role, and share at least as many words with question and answer as the right sentence:
neither overlap can point to it.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Any

import numpy as np
from consens_common import (
    RAW,
    auroc,
    coverage,
    following,
    footer,
    mean_of,
    numbered,
    parser_of,
    spread,
    table,
    write,
)
from consens_experiment2 import rows_of
from ranking import Floats, Integers
from token_cache import CachedScorer, scorer_of

from evigate.eviscope.bm25 import BM25
from evigate.lm import score_variants
from evigate.metrics import ConsensOptions, consens_of_scores
from evigate.text.sentences import find_sentences


@dataclass(frozen=True)
class Item:
    """A question with three documents, one of them right."""

    group: str
    question: str
    answer: str
    documents: tuple[str, str, str]
    right: int


def placed(
    row: dict[str, Any], text: str, others: list[str], generator: random.Random
) -> Item:
    right = generator.randrange(3)
    documents = list(others[:2])
    documents.insert(right, text)
    first, second, third = documents
    return Item(
        row["group"], row["question"], row["answer"], (first, second, third), right
    )


def with_distractors(
    rows: list[dict[str, Any]], size: int, generator: random.Random
) -> list[Item]:
    """The two nearest other documents by BM25 with question and answer."""
    texts = list(dict.fromkeys(row["context"] for row in rows))
    index = BM25(texts)
    items = []
    for row in generator.sample(rows, min(size, len(rows))):
        ranked = index.ranked(f"{row['question']} {row['answer']}")
        others = [texts[at] for at in ranked if texts[at] != row["context"]]
        if row.get("answer_start") is not None:  # a short answer that may recur
            said = row["answer"].casefold()
            others = [text for text in others if said not in text.casefold()]
        items.append(placed(row, row["context"], others, generator))
    return items


def hard(rows: list[dict[str, Any]], size: int, generator: random.Random) -> list[Item]:
    """One sentence each; the distractors hold the answer's string in another role.

    They are the two that share most words with question and answer, and a question is
    taken only if the right sentence does not share more than they do.
    """
    sentences = list(
        dict.fromkeys(
            row["context"][start:end]
            for row in rows
            for start, end in find_sentences(row["context"])
        )
    )
    items = []
    shuffled = generator.sample(rows, len(rows))
    for row in shuffled:
        at, text = row["answer_start"], row["context"]
        own = [text[a:b] for a, b in find_sentences(text) if a <= at < b]
        pattern = re.compile(rf"(?<!\w){re.escape(row['answer'])}(?!\w)", re.I)
        others = [s for s in sentences if s not in own and pattern.search(s)]
        if len(own) != 1 or len(others) < 2:
            continue
        said = f"{row['question']} {row['answer']}"
        nearest = sorted(others, key=lambda s, said=said: -coverage(said, [s]))[:2]
        item = placed(row, own[0], nearest, generator)
        if top_one(question_overlap(item), item.right) < 1.0:
            items.append(item)
        if len(items) == size:
            break
    return items


def effects(scorer: CachedScorer, item: Item) -> tuple[float, Floats]:
    """``r`` with all three, and what it loses without each."""
    segments = RAW.segments(item.documents, item.question)
    kept = [[0, 1, 2, 3, 4], *([n for n in range(5) if n != g] for g in (1, 2, 3))]
    scores = score_variants(scorer, segments, kept, item.answer)
    bare = scorer.score(RAW.build([], item.question), item.answer)
    ratios = [
        consens_of_scores(item.answer, item.question, one, bare, ConsensOptions()).ratio
        or 0.0
        for one in scores
    ]
    return ratios[0], ratios[0] - np.array(ratios[1:])


def overlap(item: Item) -> Floats:
    """Share of the answer's words in each document."""
    return np.array([coverage(item.answer, [text]) for text in item.documents])


def question_overlap(item: Item) -> Floats:
    """Share of the words of question and answer in each document."""
    said = f"{item.question} {item.answer}"
    return np.array([coverage(said, [text]) for text in item.documents])


def top_one(values: Floats, right: int) -> float:
    """1 when the right document stands alone on top; ties share."""
    best = np.flatnonzero(values >= values.max() - 1e-12)
    return 1.0 / len(best) if right in best else 0.0


def measure(scorer: CachedScorer, items: list[Item]) -> dict[str, Any]:
    groups = numbered([item.group for item in items])
    whole, lost = [], []
    for item in following(items):
        ratio, effect = effects(scorer, item)
        whole.append(ratio)
        lost.append(effect)
    without = [r - e[i.right] for r, e, i in zip(whole, lost, items, strict=True)]
    hits = {
        "leave-one-out": [
            top_one(e, i.right) for e, i in zip(lost, items, strict=True)
        ],
        "overlap with the answer": [top_one(overlap(i), i.right) for i in items],
        "overlap with question and answer": [
            top_one(question_overlap(i), i.right) for i in items
        ],
    }
    rows = {name: np.array(values) for name, values in hits.items()}
    main = rows["leave-one-out"]
    return {
        "questions": len(items),
        "with against without the right document, AUROC": _auroc(
            whole, without, groups
        ),
        "with above without": str(
            mean_of((np.array(whole) > np.array(without)).astype(float), groups)
        ),
        "ConSens with all three": spread(np.tanh(np.array(whole) / 2.0)),
        "ConSens without the right one": spread(np.tanh(np.array(without) / 2.0)),
        "top-1": {name: str(mean_of(v, groups)) for name, v in rows.items()},
        "leave-one-out over": {
            name: str(mean_of(main - v, groups))
            for name, v in rows.items()
            if name != "leave-one-out"
        },
    }


def _auroc(whole: list[float], without: list[float], groups: Integers) -> str:
    labels = np.repeat([0, 1], len(whole))
    both = np.concatenate([groups, groups])
    return str(auroc(np.array([*whole, *without]), labels, both))


def as_markdown(parts: dict[str, Any], evaluator: str) -> str:
    lines = ["# ConSens, experiment 3: which of three documents", ""]
    first = next(iter(parts.values()))
    keys = [key for key, value in first.items() if not isinstance(value, dict)]
    rows = [[key, *(part[key] for part in parts.values())] for key in keys]
    for key in ("top-1", "leave-one-out over"):
        names = first[key]
        rows += [
            [f"{key}, {name}" if key == "top-1" else f"{key} {name}"]
            + [part[key][name] for part in parts.values()]
            for name in names
        ]
    lines.append(table(["", *parts], rows))
    lines += ["", "Chance is 0.333 for top-1.", footer(evaluator)]
    return "\n".join(lines)


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--questions", type=int, default=100, help="of each SQuAD set")
    parser.add_argument("--abstracts", type=int, default=40, help="of PubMedQA")
    options = parser.parse_args()
    scorer = scorer_of(options)
    generator = random.Random(options.seed)
    squad = rows_of("squad_xquad_en", options.data)
    abstracts = rows_of("pubmedqa_pqal", options.data)
    sets = {
        "SQuAD": with_distractors(squad, options.questions, generator),
        "SQuAD, hard": hard(squad, options.questions, generator),
        "PubMedQA": with_distractors(abstracts, options.abstracts, generator),
    }
    parts = {name: measure(scorer, items) for name, items in sets.items()}
    write(
        options.output,
        "consens_experiment3",
        as_markdown(parts, scorer.evaluator),
        parts,
    )


if __name__ == "__main__":
    main()
