"""Labelled calls that the tests of the protocol share."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from evigate import RagCall
from evigate.protocol.labelled import LabelledCall

WORDS = (
    "pump valve engine filter battery sensor motor bearing cable switch lamp frame "
    "wheel brake lever handle spring screw pipe tank gauge relay fuse board"
).split()

MakeRows = Callable[..., list[LabelledCall]]


def made_row(number: int, answers: int, dice: random.Random) -> LabelledCall:
    """One of several answers to a context; some name parts that nobody mentioned."""
    context = number // answers
    own = random.Random(context)
    parts = own.sample(WORDS, 6)
    years = own.randint(2, 9)
    document = (
        f"Model {context} comes with a {parts[0]}, a {parts[1]} and a {parts[2]}. "
        f"The {parts[0]} is covered for {years} years. The {parts[1]} needs a new "
        f"{parts[3]} every {years + 1} months."
    )
    wrong = dice.random() < 0.35
    said = f"The {parts[0]} of model {context} is covered for {years} years."
    if wrong:
        other = dice.choice([w for w in WORDS if w not in parts])
        said = f"The {other} is covered for {years + dice.randint(0, 2)} years."
    if dice.random() < 0.5:
        said += f" The {parts[1]} needs a new {parts[3]} every {years + 1} months."
    return LabelledCall(
        id=f"row-{number}",
        call=RagCall.of(f"How long is model {context} covered?", [document], said),
        label=int(wrong),
        group=f"model-{context}",
        source=("manuals", "tickets")[context % 2],
        task=("QA", "Summary")[context % 3 == 0],
        generator=("small", "large")[number % 2],
        line=number + 1,
    )


@pytest.fixture(scope="session")
def made_rows() -> MakeRows:
    """`made_rows(60, answers=3)`: rows of 20 contexts, always the same."""

    def make(number: int = 60, *, answers: int = 3) -> list[LabelledCall]:
        dice = random.Random(7)
        return [made_row(i, answers, dice) for i in range(number)]

    return make
