"""What should not raise ConSens, and what should: tests that the reviewers asked for.

    python benchmarks/consens_falsifiers.py

- Topical filler: a paragraph of the same article that does not hold the answer, as the
  only context. Scores above 0 there are topic, not grounding.
- Paraphrased evidence: hand-written passages in other words (``eviscope_reworded``)
  against the plain ones.
- A wrong answer that copies words: another name or number of the same paragraph.
- An answer that the evaluator knows anyway: common facts with and without evidence.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
from common_facts import FACTS
from consens_common import (
    auroc,
    coverage,
    following,
    footer,
    mean_of,
    measured,
    numbered,
    parser_of,
    ratio,
    spread,
    table,
    write,
)
from consens_experiment2 import rows_of
from token_cache import CachedScorer, scorer_of

REWORDED = Path(__file__).with_name("eviscope_reworded.jsonl")
_ENTITY = re.compile(r"(?<=[a-z,] )(?:[A-Z]\w+(?: [A-Z]\w+)*|\d[\d.,]*\d|\d+)")


def score(scorer: CachedScorer, question: str, context: str, answer: str) -> float:
    return ratio(measured(scorer, question, [context], answer))


def pair_figures(
    good: list[float], bad: list[float], groups: list[str]
) -> dict[str, Any]:
    """How well ConSens tells the two apart; the share of each above 0."""
    numbers = numbered(groups)
    labels = np.repeat([0, 1], len(good))
    both = np.concatenate([numbers, numbers])
    first, second = np.array(good), np.array(bad)
    return {
        "items": len(good),
        "AUROC": str(auroc(np.concatenate([first, second]), labels, both)),
        "right order": str(mean_of((first > second).astype(float), numbers)),
        "first above 0": str(mean_of((first > 0.0).astype(float), numbers)),
        "second above 0": str(mean_of((second > 0.0).astype(float), numbers)),
        "first, percentiles": spread(np.tanh(first / 2.0)),
        "second, percentiles": spread(np.tanh(second / 2.0)),
    }


def filler_for(row: dict[str, Any], rows: list[dict[str, Any]]) -> str | None:
    """The first other paragraph of the article without the answer's string."""
    said = row["answer"].casefold()
    for other in rows:
        same = other["title"] == row["title"] and other["context"] != row["context"]
        if same and said not in other["context"].casefold():
            return str(other["context"])
    return None


def filler(scorer: CachedScorer, rows: list[dict[str, Any]], size: int) -> Any:
    good, bad, groups = [], [], []
    shuffled = random.Random(1).sample(rows, len(rows))
    for row in following(shuffled[:size]):
        other = filler_for(row, rows)
        if other is None:
            continue
        good.append(score(scorer, row["question"], row["context"], row["answer"]))
        bad.append(score(scorer, row["question"], other, row["answer"]))
        groups.append(row["group"])
    return pair_figures(good, bad, groups)


def wrong_answer(row: dict[str, Any], generator: random.Random) -> str | None:
    """Another name or number of the paragraph, of the same kind as the right one."""
    right = row["answer"]
    digits = right[:1].isdigit()
    found = {
        text
        for text in _ENTITY.findall(row["context"])
        if text[:1].isdigit() == digits
        and text.casefold() not in right.casefold()
        and right.casefold() not in text.casefold()
        and text.casefold() not in row["question"].casefold()
    }
    return generator.choice(sorted(found)) if found else None


def copied(scorer: CachedScorer, rows: list[dict[str, Any]], size: int) -> Any:
    good, bad, groups, held = [], [], [], []
    generator = random.Random(2)
    for row in following(generator.sample(rows, size)):
        wrong = wrong_answer(row, generator)
        if wrong is None or not (
            row["answer"][:1].isupper() or row["answer"].isdigit()
        ):
            continue
        good.append(score(scorer, row["question"], row["context"], row["answer"]))
        bad.append(score(scorer, row["question"], row["context"], wrong))
        held.append(
            coverage(row["answer"], [row["context"]])
            - coverage(wrong, [row["context"]])
        )
        groups.append(row["group"])
    figures = pair_figures(good, bad, groups)
    figures["mean difference in token coverage"] = round(float(np.mean(held)), 3)
    return figures


def reworded(scorer: CachedScorer) -> Any:
    good, bad, groups = [], [], []
    with REWORDED.open(encoding="utf-8") as file:
        items = [json.loads(line) for line in file]
    for item in following(items):
        answer = item["answers"][0]
        other = item["conflict"].replace(item["alternative"], answer)
        if answer not in other:
            continue
        good.append(score(scorer, item["question"], item["context"], answer))
        bad.append(score(scorer, item["question"], other, answer))
        groups.append(item["id"])
    return pair_figures(good, bad, groups)


def known(scorer: CachedScorer) -> Any:
    """Evidence for a fact that the evaluator knows, against an invented one."""
    good, bad = [], []
    for fact in following(FACTS):
        bad.append(score(scorer, fact.question, fact.evidence, fact.answer))
        conflict = fact.evidence.replace(fact.answer, fact.other)
        good.append(score(scorer, fact.question, conflict, fact.other))
    return pair_figures(good, bad, [fact.question for fact in FACTS])


NAMES = {
    "topical filler": "first: true context, second: filler of the same article",
    "wrong answer that copies": "first: right answer, second: another name or number",
    "paraphrased evidence": "first: plain passage, second: in other words",
    "known anyway": "first: answer against common knowledge, second: the known one",
}


def as_markdown(parts: dict[str, Any], evaluator: str) -> str:
    lines = ["# ConSens: falsifiers", ""]
    for name, part in parts.items():
        rows = [[key, value] for key, value in part.items()]
        lines += [f"## {name}", "", f"{NAMES[name]}.", "", table(["", ""], rows), ""]
    lines.append(footer(evaluator))
    return "\n".join(lines)


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--questions", type=int, default=100, help="of SQuAD")
    options = parser.parse_args()
    scorer = scorer_of(options)
    squad = rows_of("squad_xquad_en", options.data)
    parts = {
        "topical filler": filler(scorer, squad, options.questions),
        "wrong answer that copies": copied(scorer, squad, options.questions),
        "paraphrased evidence": reworded(scorer),
        "known anyway": known(scorer),
    }
    text = as_markdown(parts, scorer.evaluator)
    write(options.output, "consens_falsifiers", text, parts)


if __name__ == "__main__":
    main()
