"""Thousands of made-up questions in the form of SQuAD, for building at size."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

_SYLLABLES = (
    "ar bel cor dan el fin gar hol is jor kel lum mar nor os pel qui ral sol tam ur "
    "vel wes yar zin bro cal dre"
).split()
_TEMPLATES = (
    ("The town of {name} was founded in {year} by settlers from {home}.", "year",
     "When was the town of {name} founded?"),
    ("Its market hall can hold {number} visitors, more than any hall in {home}.",
     "number", "How many visitors can the market hall of {name} hold?"),
    ("The bridge of {name} was designed by {person}, an engineer from {home}.",
     "person", "Who designed the bridge of {name}?"),
    ("On {date} the first train reached {name} from {home}.", "date",
     "When did the first train reach {name}?"),
)  # fmt: skip
_GIVEN = "Anna Clara Edward Henry Laura Martin Oscar Paul Rosa Victor".split()
_MONTHS = "March April May June July August September October".split()


def _name(random: Random, parts: int = 3) -> str:
    return "".join(random.choice(_SYLLABLES) for _ in range(parts)).capitalize()


def made_up_rows(titles: int, seed: int) -> Iterator[dict[str, Any]]:
    """Rows of question, answer and context: three paragraphs a title, four questions
    a paragraph."""
    random = Random(seed)
    for number in range(titles):
        for part in range(3):
            name = _name(random, 4)
            facts = {
                "name": name,
                "home": _name(random, 2),
                "year": str(random.randint(1200, 1950)),
                "number": f"{random.randint(11, 99) * 100 + random.randint(1, 99):,}",
                "person": f"{random.choice(_GIVEN)} {_name(random)}",
                "date": f"{random.choice(_MONTHS)} {random.randint(1, 28)}, "
                f"{random.randint(1840, 1950)}",
            }
            context = " ".join(text.format(**facts) for text, _, _ in _TEMPLATES)
            for _, kind, question in _TEMPLATES:
                yield {
                    "id": f"{number}-{part}-{kind}",
                    "title": f"Title {number}",
                    "question": question.format(**facts),
                    "context": context,
                    "answers": [facts[kind]],
                    "answer_start": context.index(facts[kind]),
                }
