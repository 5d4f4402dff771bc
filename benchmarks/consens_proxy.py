"""Is another evaluator's ConSens the generator's own?

    python benchmarks/consens_proxy.py --second DIR

SmolLM2 answers common questions greedily: closed book, with a context that says
otherwise, and with one on the topic that says nothing. Questions that it answers right
closed book are kept. Each answer is then scored by SmolLM2 itself (the generator's own
ratio) and by the evaluator in ``--second``. An answer *ignores* its context when it
gives the known fact although the context says otherwise or nothing.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from common_facts import FACTS, Fact
from consens_common import (
    RAW,
    following,
    footer,
    mean_of,
    measured,
    parser_of,
    ratio,
    table,
    write,
)
from ranking import Floats
from token_cache import CachedScorer, scorer_of

from evigate.lm import FakeScorer, TransformersScorer

_TOKENS = 12


def answer_of(scorer: CachedScorer, documents: list[str], question: str) -> str:
    """The first line of a greedy answer."""
    inner = scorer.scorer
    if isinstance(inner, FakeScorer):  # tries the script out
        return next(fact.answer for fact in FACTS if fact.question == question)
    assert isinstance(inner, TransformersScorer)
    import torch

    ready = inner._ready  # noqa: SLF001 - generation is no part of a scorer
    prompt = RAW.build(documents, question).rstrip()
    ids = ready.tokenizer(prompt, return_tensors="pt")
    with torch.inference_mode():
        made = ready.sequences.model.generate(
            **ids, max_new_tokens=_TOKENS, do_sample=False, pad_token_id=2
        )
    text = ready.tokenizer.decode(
        made[0, ids["input_ids"].shape[1] :], skip_special_tokens=True
    )
    return str(text.strip().split("\n")[0].strip())


def kind_of(fact: Fact, answer: str, conflicting: bool) -> str:
    known = fact.answer.casefold() in answer.casefold()
    other = fact.other.casefold() in answer.casefold()
    if conflicting and other and not known:
        return "follows"
    return "ignores" if known and not other else "neither"


def ranks(values: Floats) -> Floats:
    return np.argsort(np.argsort(values)).astype(np.float64)


def rank_correlation(one: Floats, other: Floats, seed: int = 0) -> str:
    """Spearman's with an interval by resampling items."""
    generator = np.random.default_rng(seed)
    value = np.corrcoef(ranks(one), ranks(other))[0, 1]
    drawn = []
    for _ in range(2000):
        at = generator.integers(0, len(one), len(one))
        drawn.append(np.corrcoef(ranks(one[at]), ranks(other[at]))[0, 1])
    low, high = np.nanquantile(drawn, [0.025, 0.975])
    return f"{value:.3f} [{low:.3f}, {high:.3f}]"


def collect(scorers: dict[str, CachedScorer]) -> tuple[list[dict[str, Any]], int]:
    generator = next(iter(scorers.values()))
    rows, known = [], 0
    for fact in following(FACTS):
        alone = answer_of(generator, [], fact.question)
        if fact.answer.casefold() not in alone.casefold():
            continue
        known += 1
        contexts = {
            "conflicting": fact.evidence.replace(fact.answer, fact.other),
            "useless": fact.aside,
        }
        for name, context in contexts.items():
            answer = answer_of(generator, [context], fact.question)
            ratios = {
                evaluator: ratio(measured(one, fact.question, [context], answer))
                for evaluator, one in scorers.items()
            }
            kind = kind_of(fact, answer, name == "conflicting")
            rows.append({"context": name, "kind": kind, "ratios": ratios})
    return rows, known


def summary(rows: list[dict[str, Any]], names: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for context in ("conflicting", "useless"):
        part = [row for row in rows if row["context"] == context]
        kinds = {
            kind: sum(row["kind"] == kind for row in part)
            for kind in ("follows", "ignores", "neither")
        }
        found[f"{context} context, answers"] = kinds
        ignoring = [row for row in part if row["kind"] == "ignores"]
        for name in names:
            above = np.array([float(row["ratios"][name] > 0.0) for row in ignoring])
            if len(above):
                share = mean_of(above, np.arange(len(above)))
                found[f"{context}, ignoring answers above 0, {name}"] = str(share)
    own = np.array([row["ratios"][names[0]] for row in rows])
    for name in names[1:]:
        other = np.array([row["ratios"][name] for row in rows])
        found[f"rank correlation with the generator's own, {name}"] = rank_correlation(
            own, other
        )
    return found


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--second", help="directory of another evaluator")
    options = parser.parse_args()
    generator = scorer_of(options)
    scorers = {generator.evaluator: generator}
    if options.second is not None:
        other = scorer_of(
            argparse.Namespace(**{**vars(options), "model": options.second})
        )
        scorers[other.evaluator] = other
    rows, known = collect(scorers)
    found = {
        "questions": len(FACTS),
        "answered right closed book": known,
        "answers": len(rows),
        **summary(rows, list(scorers)),
    }
    lines = [
        "# ConSens: the generator's own ratio against another evaluator's",
        "",
        table(["", ""], [[key, value] for key, value in found.items()]),
        "",
        "Few items, one small generator: a first look, not a verdict.",
        footer(", ".join(scorers)),
    ]
    write(options.output, "consens_proxy", "\n".join(lines), found)


if __name__ == "__main__":
    main()
