"""How ConSens is measured, chosen on one half of the contexts and judged on the other.

The grid is small and fixed: prompt format, word filter, whole answer or low windows.
"""

from __future__ import annotations

import random
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from consens_common import auroc, auroc_gain, mean_of, numbered, table
from ranking import Floats
from token_cache import CachedScorer

from evigate.lm import PromptFormat
from evigate.metrics import ConsensOptions, WordFilter, consens_of_scores

DEFAULT: Final = "raw, default words, whole answer"
Aim = Literal["AUROC", "share"]
"""What the choice is to make large: AUROC over all, or the share of right pairs."""

_FILTERS: Final = {
    "default words": WordFilter(),
    "words of the question out": WordFilter(closed_class="none"),
    "all words": WordFilter(closed_class="none", question_words="none"),
}


class Choice(NamedTuple):
    """Options, and whether low windows are read instead of the whole answer."""

    options: ConsensOptions
    low: bool


def formats(scorer: CachedScorer) -> dict[str, PromptFormat]:
    """Raw and, where the evaluator has a chat template, chat."""
    found = {"raw": PromptFormat()}
    if hasattr(scorer.scorer, "chat_frame"):
        found["chat"] = PromptFormat.chat(scorer.scorer)
    return found


def choices(scorer: CachedScorer) -> dict[str, Choice]:
    """The grid; the default stands first and wins ties."""
    return {
        f"{name}, {words}, {'windows of 12' if low else 'whole answer'}": Choice(
            ConsensOptions(words=kept, prompt=prompt), low
        )
        for low in (False, True)
        for name, prompt in formats(scorer).items()
        for words, kept in _FILTERS.items()
    }


def values_under(
    scorer: CachedScorer,
    choice: Choice,
    question: str,
    contexts: list[list[str]],
    answer: str,
) -> list[float]:
    """The chosen measure of an answer under each of several contexts."""
    prompt = choice.options.prompt
    prompts = [prompt.build(texts, question) for texts in [*contexts, []]]
    *given, bare = scorer.score_many([(one, answer) for one in prompts])
    values = []
    for scores in given:
        found = consens_of_scores(answer, question, scores, bare, choice.options)
        value = found.low_score if choice.low else found.ratio
        values.append(0.0 if value is None else value)
    return values


def halves(groups: list[str], seed: int) -> Floats:
    """True for the rows of the half that the choice is made on; contexts stay whole."""
    names = sorted(set(groups))
    random.Random(f"halves {seed}").shuffle(names)
    kept = set(names[: len(names) // 2])
    return np.array([name in kept for name in groups])


def judged(
    found: dict[str, tuple[Floats, Floats]], groups: list[str], aim: Aim, seed: int = 0
) -> dict[str, Any]:
    """Choose on one half, judge on the other.

    Args:
        found: for each choice its values with and without the evidence, shape ``(n,)``.
        groups: the context of each question.
        aim: what is made large on the first half.
        seed: of the halves.
    """
    first = halves(groups, seed)
    on_first = {
        name: _value(pair[0][first], pair[1][first], aim)
        for name, pair in found.items()
    }
    best = max(on_first, key=lambda name: on_first[name])
    rest = np.flatnonzero(~first)
    result: dict[str, Any] = {
        "chosen": best,
        "by": aim,
        "chosen on": int(first.sum()),
        "judged on": len(rest),
        "on the choosing half": {n: round(v, 3) for n, v in on_first.items()},
    }
    own = numbered([groups[at] for at in rest])
    labels, both = np.repeat([0, 1], len(rest)), np.concatenate([own, own])
    scores = {}
    for name in dict.fromkeys((DEFAULT, best)):
        before, after = (values[rest] for values in found[name])
        scores[name] = np.concatenate([before, after])
        result[name] = {
            "AUROC": str(auroc(scores[name], labels, both)),
            "share": str(mean_of((before > after).astype(float), own)),
        }
    gain = auroc_gain(scores[best], scores[DEFAULT], labels, both)
    result["gain in AUROC over the default"] = str(gain)
    return result


def _value(before: Floats, after: Floats, aim: Aim) -> float:
    if aim == "share":
        return float((before > after).mean())
    above = (before[:, None] > after[None, :]) + 0.5 * (before[:, None] == after)
    return float(above.mean())


def as_table(parts: dict[str, dict[str, Any]]) -> str:
    """A row per set and measure, the other half's figures."""
    rows = []
    for name, part in parts.items():
        for choice in dict.fromkeys((DEFAULT, part["chosen"])):
            own = part[choice]
            which = f"chosen by {part['by']}" if choice == part["chosen"] else "default"
            on = part["on the choosing half"][choice]
            cells = [on, own["AUROC"], own["share"], part["judged on"]]
            rows.append([name, f"{choice} ({which})", *cells])
    head = ["set", "measure", "first half", "AUROC, other half", "share", "questions"]
    return table(head, rows)
