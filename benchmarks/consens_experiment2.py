"""ConSens, experiment 2: the full context against one without the evidence.

    python benchmarks/consens_experiment2.py --minilm DIR

SQuAD (XQuAD's English part): the sentence with the answer removed; a random other
sentence removed as control; questions whose answer stands elsewhere too are left out.
PubMedQA: the RESULTS sections removed, or the sentence that overlaps the answer best.
"""

from __future__ import annotations

import gzip
import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from consens_choices import Aim, as_table, choices, judged, values_under
from consens_common import (
    COMPARED,
    RAW,
    Embed,
    baselines,
    comparison,
    coverage,
    embedder,
    following,
    footer,
    mean_of,
    measured,
    numbered,
    parser_of,
    ratio,
    sample_groups,
    spread,
    table,
    write,
)
from consens_judge import (
    Judge,
    add_judge_options,
    judge_column,
    judge_note,
    judge_of,
    judge_row,
)
from token_cache import CachedScorer, scorer_of

from evigate.text.sentences import find_sentences

MAIN = "ConSens"
AIMS: tuple[Aim, ...] = ("AUROC", "share", "share")
"""What the choice of the measure is to make large, set by set."""


@dataclass(frozen=True)
class Item:
    """One question with its context whole, without the evidence, and the control."""

    group: str
    question: str
    answer: str
    full: str
    partial: str
    control: str | None


def rows_of(name: str, folder: Path) -> list[dict[str, Any]]:
    with gzip.open(folder / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def without(text: str, spans: list[tuple[int, int]], gone: int) -> str:
    """A text without one of its sentences."""
    start, end = spans[gone]
    return f"{text[:start].rstrip()} {text[end:].lstrip()}".strip()


def squad_item(row: dict[str, Any], generator: random.Random) -> Item | None:
    text, at = row["context"], row["answer_start"]
    spans = find_sentences(text)
    holding = [n for n, (start, end) in enumerate(spans) if start <= at < end]
    others = [n for n in range(len(spans)) if n not in holding]
    if len(holding) != 1 or len(spans) < 3:
        return None
    partial = without(text, spans, holding[0])
    if row["answer"].casefold() in partial.casefold():
        return None
    control = without(text, spans, generator.choice(others))
    return Item(row["group"], row["question"], row["answer"], text, partial, control)


def best_sentence(text: str, answer: str) -> int:
    """The sentence that holds most of the answer's words."""
    spans = find_sentences(text)
    shares = [coverage(answer, [text[start:end]]) for start, end in spans]
    return int(np.argmax(shares))


def pubmed_items(
    row: dict[str, Any], generator: random.Random
) -> tuple[Item | None, Item | None]:
    """Without the RESULTS sections; without the best sentence, with a control."""
    sections = row["contexts"]
    text = " ".join(sections)
    kept = [
        section
        for section, label in zip(sections, row["context_labels"], strict=True)
        if "RESULT" not in label.upper()
    ]
    whole = (row["group"], row["question"], row["answer"], text)
    first = Item(*whole, " ".join(kept), None)
    spans = find_sentences(text)
    best = best_sentence(text, row["answer"])
    others = [n for n in range(len(spans)) if n != best]
    second = None
    if others:
        gone = generator.choice(others)
        second = Item(*whole, without(text, spans, best), without(text, spans, gone))
    return (first if 0 < len(kept) < len(sections) else None), second


def measure(
    scorer: CachedScorer, items: list[Item], embed: Embed | None, judge: Judge | None
) -> dict[str, Any]:
    """Full against partial, paired and not, and full against control."""

    def of(item: Item, context: str) -> float:
        return ratio(measured(scorer, item.question, [context], item.answer))

    full, partial, control = [], [], []
    for item in following(items):
        contexts = [text for text in (item.full, item.partial, item.control) if text]
        prompts = [RAW.build([text], item.question) for text in contexts]
        prompts.append(RAW.build([], item.question))
        scorer.score_many([(prompt, item.answer) for prompt in prompts])
        full.append(of(item, item.full))
        partial.append(of(item, item.partial))
        control.append(0.0 if item.control is None else of(item, item.control))
    groups = numbered([item.group for item in items])
    labels = np.repeat([0, 1], len(items))
    both = np.concatenate([groups, groups])
    pairs = [(item.answer, [item.full]) for item in items]
    pairs += [(item.answer, [item.partial]) for item in items]
    scores = {
        MAIN: np.array([*full, *partial]),
        **baselines(pairs, [item.full for item in items], embed),
        **judge_column(
            judge,
            [
                (item.question, documents, said)
                for item, (said, documents) in zip([*items, *items], pairs, strict=True)
            ],
        ),
    }
    before, after = np.array(full), np.array(partial)
    found = {
        "questions": len(items),
        "contexts": int(groups.max()) + 1,
        "scores": comparison(scores, MAIN, labels, both),
        "share(full > partial)": {
            name: str(
                mean_of(
                    (values[: len(items)] > values[len(items) :]).astype(float), groups
                )
            )
            for name, values in scores.items()
        },
        "ConSens, full": spread(np.tanh(before / 2.0)),
        "ConSens, partial": spread(np.tanh(after / 2.0)),
    }
    if items[0].control is not None:
        other = np.array(control)
        again = {MAIN: np.concatenate([before, other])}
        found["control, AUROC"] = comparison(again, MAIN, labels, both)[0][1]
        found["ConSens, control"] = spread(np.tanh(other / 2.0))
        found["full - partial, nats"] = str(mean_of(before - after, groups))
        found["full - control, nats"] = str(mean_of(before - other, groups))
    return found


def chosen(scorer: CachedScorer, items: list[Item], aim: Aim) -> dict[str, Any]:
    """Format, words and windows chosen on half of the contexts."""
    found = {}
    for name, choice in choices(scorer).items():
        values = [
            values_under(scorer, choice, i.question, [[i.full], [i.partial]], i.answer)
            for i in following(items)
        ]
        full, partial = np.array(values).T
        found[name] = (full, partial)
    return judged(found, [item.group for item in items], aim)


def as_markdown(
    parts: dict[str, Any],
    picked: dict[str, dict[str, Any]],
    evaluator: str,
    judge: Judge | None,
) -> str:
    lines = [
        "# ConSens, experiment 2: the full context against one without the evidence",
        "",
        "Answer length and pairs: the answer is the same, so length says nothing.",
    ]
    for name, part in parts.items():
        shares = part["share(full > partial)"]
        lines += [
            "",
            f"## {name}",
            "",
            f"{part['questions']} questions over {part['contexts']} contexts.",
            "",
            table(
                [*COMPARED, "share(full > partial)"],
                [[*row, shares[row[0]]] for row in part["scores"]]
                + judge_row(judge, len(COMPARED) + 1),
            ),
            "",
        ]
        rest = [key for key in part if key.startswith(("ConSens,", "control", "full"))]
        lines.append(table(["also", "value"], [[key, part[key]] for key in rest]))
    if picked:
        lines += [
            "",
            "## Measure chosen on one half of the contexts, judged on the other",
            "",
            "12 measures: raw or chat prompt; all words, those of the question out, or",
            "closed-class words out too (the default); whole answer or low windows.",
            "",
            as_table(picked),
        ]
    lines += [
        "",
        "The percentiles of ConSens scores are 10, 25, 50, 75 and 90 %.",
        judge_note(judge),
        footer(evaluator),
    ]
    return "\n".join(lines)


def main() -> None:
    parser = parser_of(__doc__)
    add_judge_options(parser)
    parser.add_argument("--questions", type=int, default=240, help="of SQuAD")
    parser.add_argument("--abstracts", type=int, default=150, help="of PubMedQA")
    parser.add_argument(
        "--choose", action="store_true", help="also choose the measure on one half"
    )
    options = parser.parse_args()
    scorer, embed = scorer_of(options), embedder(options.minilm)
    judge = judge_of(options)
    generator = random.Random(options.seed)
    squad = [
        item
        for row in rows_of("squad_xquad_en", options.data)
        if (item := squad_item(row, generator)) is not None
    ]
    random.Random(options.seed).shuffle(squad)
    squad = squad[: options.questions]
    abstracts = rows_of("pubmedqa_pqal", options.data)
    names = sample_groups([r["group"] for r in abstracts], options.abstracts, 0)
    kept = set(names)
    made = [pubmed_items(r, generator) for r in abstracts if r["group"] in kept]
    sets = {
        "SQuAD, the answer's sentence removed": squad,
        "PubMedQA, RESULTS removed": [one for one, _ in made if one is not None],
        "PubMedQA, best sentence removed": [one for _, one in made if one is not None],
    }
    parts = {name: measure(scorer, items, embed, judge) for name, items in sets.items()}
    picked = {}
    if options.choose:
        for (name, items), aim in zip(sets.items(), AIMS, strict=True):
            picked[name] = chosen(scorer, items, aim)
    write(
        options.output,
        "consens_experiment2",
        as_markdown(parts, picked, scorer.evaluator, judge),
        {**parts, "chosen on one half": picked},
    )


if __name__ == "__main__":
    main()
