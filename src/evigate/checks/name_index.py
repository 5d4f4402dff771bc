"""The names of the documents by place: which of them are names of somebody at all."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from evigate.evidence import Evidence
from evigate.text.names import Name

_OPENING: Final = re.compile(r"(?:^|[\n:;.!?•|>\"“„«(])[\W\d]*$")
_PLAIN_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_LOOK_BACK: Final = 24


@dataclass(frozen=True, slots=True)
class NameIndex:
    """The names of the documents.

    Attributes:
        proper: words of names that are written with a capital throughout.
        by_sentence: the names of each document sentence.
        by_word: for each word of a name the sentences that hold it.
    """

    proper: frozenset[str]
    by_sentence: dict[int, list[Name]]
    by_word: dict[str, list[int]]


def name_index(evidence: Evidence) -> NameIndex:
    """The names of the documents by place; use through ``evidence.shared``."""
    proper: set[str] = set()
    by_sentence: dict[int, list[Name]] = {}
    by_word: dict[str, list[int]] = {}
    plain: set[str] = set()
    for number, reading in enumerate(evidence.documents):
        plain.update(_PLAIN_WORD.findall(reading.text))
        for name in reading.names:
            sentence = evidence.sentence_at(number, name.start)
            if sentence is None:
                continue
            by_sentence.setdefault(sentence, []).append(name)
            for word in name.words:
                by_word.setdefault(word, []).append(sentence)
            if len(name.words) > 1 or not _opens(reading.text, name):
                proper.update(word for word in name.words if len(word) > 1)
    return NameIndex(frozenset(proper - plain), by_sentence, by_word)


def _opens(text: str, name: Name) -> bool:
    """Does it stand where a capital proves nothing?"""
    before = text[max(0, name.start - _LOOK_BACK) : name.start]
    return name.initial or not before or _OPENING.search(before) is not None


def is_proper(evidence: Evidence, name: Name) -> bool:
    """A name that the documents know as one."""
    return evidence.shared(name_index).proper.issuperset(name.words)


def is_same_name(first: Name, second: Name) -> bool:
    """One name, perhaps shortened or derived: "Cho" is "Daniel Cho"."""
    a, b = set(first.words), set(second.words)
    if a <= b or b <= a:
        return True
    return all(_is_form_of(word, b) for word in a)


def _is_form_of(word: str, others: set[str]) -> bool:
    return any(word.startswith(o[:_STEM]) and len(o) >= _STEM for o in others)


_STEM: Final = 5
