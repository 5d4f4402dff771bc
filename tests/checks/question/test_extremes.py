"""Superlatives of questions: the first look loses none."""

from __future__ import annotations

import pytest

from evigate.checks.question.extremes import HINTS, asked_extreme
from evigate.evidence import Evidence
from evigate.records import RagCall
from evigate.text.tables import superlative_words as table

PLAIN = " ".join(
    (
        *(table.MOST, table.LEAST, table.LONGEST, table.SHORTEST, table.HEAVIEST),
        *(table.LIGHTEST, table.DEAREST, table.CHEAPEST),
    )
)


@pytest.mark.parametrize("word", [w for w in PLAIN.split() if w.isascii()])
def test_each_plain_superlative_holds_a_hint(word: str) -> None:
    assert any(hint in word for hint in HINTS)


@pytest.mark.parametrize(
    ("question", "sign"),
    [
        ("Which is the longest tunnel?", 1),
        ("Quel est le tunnel le plus long ?", 1),
        ("Qual é o túnel mais longo?", 1),
        ("Welcher Tunnel ist am kürzesten?", -1),
        ("Which is the nearest stop?", -1),
    ],
)
def test_extremes_are_found_behind_the_first_look(question: str, sign: int) -> None:
    extreme = asked_extreme(Evidence(RagCall.of(question, [], "")))
    assert extreme is not None
    assert extreme.sign == sign


def test_most_questions_ask_for_none() -> None:
    assert asked_extreme(Evidence(RagCall.of("How do I cook rice?", [], ""))) is None
