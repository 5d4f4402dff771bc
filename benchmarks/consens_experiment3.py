"""ConSens, experiment 3: which of three documents is the one?

    python benchmarks/consens_experiment3.py

Each question has its own document and two others that BM25 finds nearest to the answer
and question. The paper's quantity: ConSens with all three documents against ConSens
without the right one. Beside it: is the document whose removal costs most the right
one, against word overlap and BM25.

In the hard sets neither overlap can point to the right sentence; see
consens_hard_items.py.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from consens_choices import as_table, choices, judged, values_under
from consens_common import (
    RAW,
    auroc,
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
from consens_hard_items import (
    Item,
    hard,
    overlap,
    placed,
    question_overlap,
    rewritten,
    top_one,
)
from consens_judge import (
    NOT_RUN,
    Judge,
    add_judge_options,
    judge_column,
    judge_note,
    judge_of,
)
from ranking import Floats, Integers
from token_cache import CachedScorer, scorer_of

from evigate.eviscope.bm25 import BM25
from evigate.lm import score_variants
from evigate.metrics import ConsensOptions, consens_of_scores


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


def measure(
    scorer: CachedScorer, items: list[Item], judge: Judge | None
) -> dict[str, Any]:
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
        **judged_auroc(judge, items, groups),
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


def judged_auroc(
    judge: Judge | None, items: list[Item], groups: Integers
) -> dict[str, str]:
    """The judge's AUROC for the paper's quantity."""
    name = "the same by LLM-judge answer consistency"
    rest = [
        [text for at, text in enumerate(item.documents) if at != item.right]
        for item in items
    ]
    asked = [(i.question, list(i.documents), i.answer) for i in items]
    asked += [(i.question, r, i.answer) for i, r in zip(items, rest, strict=True)]
    for scores in judge_column(judge, asked).values():
        whole, without = scores[: len(items)], scores[len(items) :]
        return {name: _auroc(whole.tolist(), without.tolist(), groups)}
    return {name: NOT_RUN}


def _auroc(whole: list[float], without: list[float], groups: Integers) -> str:
    labels = np.repeat([0, 1], len(whole))
    both = np.concatenate([groups, groups])
    return str(auroc(np.array([*whole, *without]), labels, both))


def chosen(scorer: CachedScorer, items: list[Item]) -> dict[str, Any]:
    """Format, words and windows chosen on half of the contexts by the AUROC."""
    found = {}
    for name, choice in choices(scorer).items():
        values = []
        for item in following(items):
            rest = [t for at, t in enumerate(item.documents) if at != item.right]
            contexts = [list(item.documents), rest]
            values.append(
                values_under(scorer, choice, item.question, contexts, item.answer)
            )
        whole, without = np.array(values).T
        found[name] = (whole, without)
    return judged(found, [item.group for item in items], "AUROC")


def as_markdown(
    parts: dict[str, Any],
    picked: dict[str, dict[str, Any]],
    evaluator: str,
    judge: Judge | None,
) -> str:
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
    lines += ["", "Chance is 0.333 for top-1."]
    if picked:
        lines += [
            "",
            "## Measure chosen on one half of the contexts, judged on the other",
            "",
            "With against without the right document; the 12 measures of experiment 2.",
            "",
            as_table(picked),
            "",
        ]
    lines += [judge_note(judge), footer(evaluator)]
    return "\n".join(lines)


def main() -> None:
    parser = parser_of(__doc__)
    add_judge_options(parser)
    parser.add_argument("--questions", type=int, default=100, help="of SQuAD")
    parser.add_argument("--hard", type=int, default=100, help="of each hard set")
    parser.add_argument("--abstracts", type=int, default=40, help="of PubMedQA")
    parser.add_argument(
        "--choose", action="store_true", help="also choose the measure on one half"
    )
    options = parser.parse_args()
    scorer, judge = scorer_of(options), judge_of(options)
    generator = random.Random(options.seed)
    squad = rows_of("squad_xquad_en", options.data)
    abstracts = rows_of("pubmedqa_pqal", options.data)
    sets = {
        "SQuAD": with_distractors(squad, options.questions, generator),
        "SQuAD, hard": hard(squad, options.hard, random.Random(options.seed)),
        "SQuAD, hard, rewritten": rewritten(
            squad, options.hard, random.Random(options.seed)
        ),
        "PubMedQA": with_distractors(abstracts, options.abstracts, generator),
    }
    parts = {name: measure(scorer, items, judge) for name, items in sets.items()}
    picked = {}
    if options.choose:
        picked = {name: chosen(scorer, sets[name]) for name in ("SQuAD", "PubMedQA")}
    write(
        options.output,
        "consens_experiment3",
        as_markdown(parts, picked, scorer.evaluator, judge),
        {**parts, "chosen on one half": picked},
    )


if __name__ == "__main__":
    main()
