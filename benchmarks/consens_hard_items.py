"""Hard items of experiment 3: word overlap cannot tell the right sentence.

One sentence each, and the answer's string stands in all three. An item is taken only if
the right sentence does not share more words with question and answer than both of the
others. In the first set the others hold the answer by themselves, in another role. In
the second they are sentences that share many words with the question, and a value of
the answer's kind in them (a number; a name inside the sentence) is replaced with the
answer: synthetic, and false as it stands.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from consens_common import coverage
from ranking import Floats

from evigate.text.sentences import find_sentences

_YEAR: Final = re.compile(r"(?<![\w.,])(?:1\d|20)\d\d(?!\w|,\d)")
_NUMBER: Final = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)*(?!\w)")
_NAME: Final = re.compile(r"[A-Z][a-z]+(?: (?:of |the |de )?[A-Z][a-z]+)*")
_BEFORE_NAME: Final = re.compile(r"[a-z,] $")
"""What tells a name from the first word of a sentence."""


@dataclass(frozen=True)
class Item:
    """A question with three documents, one of them right."""

    group: str
    question: str
    answer: str
    documents: tuple[str, str, str]
    right: int


def placed(
    row: dict[str, Any], text: str, others: list[str], generator: random.Random
) -> Item:
    right = generator.randrange(3)
    documents = list(others[:2])
    documents.insert(right, text)
    first, second, third = documents
    return Item(
        row["group"], row["question"], row["answer"], (first, second, third), right
    )


def overlap(item: Item) -> Floats:
    """Share of the answer's words in each document."""
    return np.array([coverage(item.answer, [text]) for text in item.documents])


def question_overlap(item: Item) -> Floats:
    """Share of the words of question and answer in each document."""
    said = f"{item.question} {item.answer}"
    return np.array([coverage(said, [text]) for text in item.documents])


def top_one(values: Floats, right: int) -> float:
    """1 when the right document stands alone on top; ties share."""
    best = np.flatnonzero(values >= values.max() - 1e-12)
    return 1.0 / len(best) if right in best else 0.0


def sentences_of(rows: list[dict[str, Any]]) -> list[str]:
    """All sentences of all contexts, each once."""
    return list(
        dict.fromkeys(
            row["context"][start:end]
            for row in rows
            for start, end in find_sentences(row["context"])
        )
    )


def support_of(row: dict[str, Any]) -> str | None:
    """The one sentence that the answer stands in."""
    text, at = row["context"], row["answer_start"]
    own = [text[a:b] for a, b in find_sentences(text) if a <= at < b]
    return own[0] if len(own) == 1 and holds(own[0], row["answer"]) else None


def holds(sentence: str, answer: str) -> bool:
    """Does the answer stand in it as whole words?"""
    pattern = rf"(?<!\w){re.escape(answer)}(?!\w)"
    return re.search(pattern, sentence, re.IGNORECASE) is not None


def hard(rows: list[dict[str, Any]], size: int, generator: random.Random) -> list[Item]:
    """The other sentences hold the answer's string by themselves."""
    sentences = sentences_of(rows)

    def others(row: dict[str, Any], support: str) -> list[str]:
        return [s for s in sentences if s != support and holds(s, row["answer"])]

    return _taken(rows, size, generator, others)


def rewritten(
    rows: list[dict[str, Any]], size: int, generator: random.Random
) -> list[Item]:
    """A value of the answer's kind in the other sentences is replaced with it."""
    sentences = sentences_of(rows)

    def others(row: dict[str, Any], support: str) -> list[str]:
        found = (
            with_answer(sentence, row["answer"], row["question"])
            for sentence in sentences
            if sentence != support and not holds(sentence, row["answer"])
        )
        return [sentence for sentence in found if sentence is not None]

    return _taken(rows, size, generator, others)


def with_answer(sentence: str, answer: str, question: str) -> str | None:
    """The sentence with the answer in the place of a value of its kind.

    None where it has none that the question does not name.
    """
    kind = next((k for k in (_YEAR, _NUMBER, _NAME) if k.fullmatch(answer)), None)
    for found in () if kind is None else kind.finditer(sentence):
        inside = kind is not _NAME or _BEFORE_NAME.search(sentence[: found.start()])
        if inside and found.group() not in question:
            return sentence[: found.start()] + answer + sentence[found.end() :]
    return None


def _taken(
    rows: list[dict[str, Any]],
    size: int,
    generator: random.Random,
    others_of: Callable[[dict[str, Any], str], list[str]],
) -> list[Item]:
    items: list[Item] = []
    for row in generator.sample(rows, len(rows)):
        support = support_of(row)
        others = [] if support is None else others_of(row, support)
        if support is None or len(others) < 2:
            continue
        said = f"{row['question']} {row['answer']}"
        nearest = sorted(others, key=lambda s, said=said: -coverage(said, [s]))[:2]
        item = placed(row, support, nearest, generator)
        if top_one(question_overlap(item), item.right) < 1.0:
            items.append(item)
        if len(items) == size:
            break
    return items
