"""A made-up source, and quartets built from it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from evigate.eviscope.building import BuildSettings, build
from evigate.eviscope.files import Dataset
from evigate.eviscope.quartets import Quartet, quartets_of
from evigate.eviscope.sources import Source, source_of

PARTS = "ar bel cor dan el fin gar hol is jor kel lum mar nor os pel qui sol".split()
FACTS = (
    ("The town of {name} was founded in {year} by settlers from {home}.",
     "year", "When was the town of {name} founded?"),
    ("Its market hall can hold {number} visitors on a busy day.",
     "number", "How many visitors can the market hall of {name} hold?"),
    ("The stone bridge of {name} was designed by {person} for the council.",
     "person", "Who designed the stone bridge of {name}?"),
)  # fmt: skip


def made_up_rows(titles: int, seed: int = 0) -> Iterator[dict[str, Any]]:
    """Rows of SQuAD's facts: four paragraphs a title, three questions each."""
    random = Random(seed)

    def name(parts: int) -> str:
        return "".join(random.choice(PARTS) for _ in range(parts)).capitalize()

    for title in range(titles):
        for part in range(4):
            values = {
                "name": name(4),
                "home": name(2),
                "year": str(random.randint(1200, 1950)),
                "number": f"{random.randint(11, 99)},{random.randint(101, 999)}",
                "person": f"{random.choice(['Anna', 'Oscar'])} {name(3)}",
            }
            context = " ".join(text.format(**values) for text, _, _ in FACTS)
            for _, kind, question in FACTS:
                yield {
                    "id": f"{title}-{part}-{kind}",
                    "title": f"Title {title}",
                    "question": question.format(**values),
                    "context": context,
                    "answers": [values[kind]],
                    "answer_start": context.index(values[kind]),
                }


def squad_json(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The same rows as SQuAD writes them."""
    articles: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for row in rows:
        question = {
            "id": row["id"],
            "question": row["question"],
            "answers": [
                {"text": row["answers"][0], "answer_start": row["answer_start"]}
            ],
        }
        by_context = articles.setdefault(row["title"], {})
        by_context.setdefault(row["context"], []).append(question)
    data = [
        {
            "title": title,
            "paragraphs": [{"context": c, "qas": q} for c, q in paragraphs.items()],
        }
        for title, paragraphs in articles.items()
    ]
    return {"version": "1.1", "data": data}


@pytest.fixture(scope="session")
def source() -> Source:
    """Ten titles, 120 questions."""
    return source_of(made_up_rows(10), name="made up")


@pytest.fixture(scope="session")
def dataset(source: Source) -> Dataset:
    """Twenty-four quartets with easy distractors."""
    return build(source, BuildSettings(quartets=24))


@pytest.fixture(scope="session")
def quartet(dataset: Dataset) -> Quartet:
    """One whose answer is a number."""
    found = quartets_of(dataset.rows)
    return next(q for q in found if q.edits[0].answer_type == "number")
