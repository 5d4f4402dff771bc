"""The ConSens benchmarks: choices on one half of the contexts, and hard items."""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture(scope="module")
def benchmarks() -> Iterator[Any]:
    """Imports a benchmark by its name; what was imported is forgotten again."""
    patch = pytest.MonkeyPatch()
    patch.syspath_prepend(str(FOLDER))
    before = set(sys.modules)
    yield importlib.import_module
    for name in set(sys.modules) - before:
        if str(FOLDER) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
    patch.undo()


def test_the_choosing_half_alone_decides(benchmarks: Any) -> None:
    choices = benchmarks("consens_choices")
    groups = [f"context {number // 2}" for number in range(40)]
    first = choices.halves(groups, 0)
    assert first.sum() == 20
    right, wrong = np.ones(40), np.zeros(40)
    on_first = np.where(first, 1.0, -1.0)
    found = {
        choices.DEFAULT: (wrong, right),
        "good on the first half": (on_first, wrong),
        "good on the other": (-on_first, wrong),
    }
    result = choices.judged(found, groups, "share")
    assert result["chosen"] == "good on the first half"
    assert result["good on the first half"]["share"].startswith("0.000")
    assert result["judged on"] == 20


def test_a_context_lies_in_one_half_whatever_the_order(benchmarks: Any) -> None:
    choices = benchmarks("consens_choices")
    groups = [f"context {number % 7}" for number in range(30)]
    kept = choices.halves(groups, 3)
    by_group = dict(zip(groups, kept.tolist(), strict=True))
    assert [by_group[group] for group in groups] == kept.tolist()
    again = choices.halves(groups[::-1], 3)
    assert again[::-1].tolist() == kept.tolist()


@pytest.mark.parametrize(
    ("sentence", "answer", "expected"),
    [
        ("In 1904 he left.", "1943", "In 1943 he left."),
        ("They won 24 games.", "308", "They won 308 games."),
        ("They won 24 games in 1904.", "1943", "They won 24 games in 1943."),
        ("It cost 3.5 million.", "16,000", "It cost 16,000 million."),
        (
            "He went to Bonn by rail.",
            "Sea of Japan",
            "He went to Sea of Japan by rail.",
        ),
        ("Bonn is a town.", "Paris", None),  # a first word may be no name
        ("He went home.", "Paris", None),
        ("He went to Rome.", "Paris", None),  # the question names it
        ("They won 24 games.", "by rail", None),  # no kind that is known
    ],
)
def test_a_value_of_the_answers_kind_is_replaced(
    benchmarks: Any, sentence: str, answer: str, expected: str | None
) -> None:
    hard = benchmarks("consens_hard_items")
    assert hard.with_answer(sentence, answer, "Who left Rome?") == expected


def test_in_hard_items_overlap_does_not_point_to_the_right_sentence(
    benchmarks: Any,
) -> None:
    hard = benchmarks("consens_hard_items")
    contexts = [
        "The old mill on the river was rebuilt in 1904. Bread was sold.",
        "The old mill on the river burnt down in 1871. People left.",
        "The new mill on the old river was sold in 1999. It rained.",
    ]
    rows = [
        {
            "group": str(number),
            "question": "When was the old mill on the river rebuilt?",
            "answer": "1904",
            "context": text,
            "answer_start": contexts[0].index("1904"),
        }
        for number, text in enumerate(contexts)
    ]
    rows[1].update(answer="1871", answer_start=contexts[1].index("1871"))
    rows[2].update(answer="1999", answer_start=contexts[2].index("1999"))
    items = hard.rewritten(rows, 10, random.Random(0))
    assert items
    for item in items:
        assert all(hard.holds(text, item.answer) for text in item.documents)
        assert hard.top_one(hard.question_overlap(item), item.right) < 1.0
        assert hard.overlap(item).tolist() == [1.0, 1.0, 1.0]
