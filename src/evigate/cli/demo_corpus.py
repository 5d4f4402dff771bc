"""The demo's documents, questions and recorded answers, and a small search."""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

RECORDING_FILE = "recorded_answers.jsonl"
RECORDING_FORMAT = "evigate.recording/1"

_WORD = re.compile(r"\w+")
# A stemmer poor enough to need no dependency: Akku, Akkus; charge, charging.
_STEM_LETTERS = 5
# Terms in more than this share of the documents say nothing about any of them.
_COMMON_SHARE = 0.25
# A document that scores below this share of the best one is left out.
_FLOOR_SHARE = 0.3


@dataclass(frozen=True)
class DemoDocument:
    """One short document of the invented firm; `id` is its path."""

    id: str
    title: str
    text: str


@dataclass(frozen=True)
class DemoQuestion:
    """A question, what kind it is, and what the documents really say about it."""

    id: str
    kind: str
    question: str
    truth: str
    history: tuple[tuple[str, str], ...] = ()
    streamed: bool = False
    disagreement: tuple[tuple[str, str], ...] = ()

    def as_input(self) -> dict[str, Any]:
        """The question as the demo chain takes it."""
        return {"question": self.question, "history": list(self.history)}


@dataclass(frozen=True)
class Recording:
    """Answers that a real model gave, by the hash of the prompt it was given."""

    how: Mapping[str, Any]
    answers: Mapping[str, str]


def data_folder() -> Traversable:
    """Where the demo's data lies in the installed package."""
    return resources.files("evigate.cli").joinpath("demo_data")


def load_documents() -> tuple[DemoDocument, ...]:
    """All documents, ordered by id.

    >>> any(d.id == "handbook/leave.md" for d in load_documents())
    True
    """
    root = data_folder().joinpath("documents")
    pairs = sorted(_markdown_files(root, ""))
    return tuple(DemoDocument(id_, _title(text), text) for id_, text in pairs)


def _markdown_files(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _markdown_files(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith(".md"):
            yield f"{prefix}{entry.name}", entry.read_text(encoding="utf-8")


def _title(text: str) -> str:
    return text.partition("\n")[0].lstrip("# ").strip()


def load_questions() -> tuple[DemoQuestion, ...]:
    """The demo's questions, in the order in which they are asked."""
    raw = data_folder().joinpath("questions.json").read_text(encoding="utf-8")
    return tuple(_question(row) for row in json.loads(raw))


def _question(row: Mapping[str, Any]) -> DemoQuestion:
    return DemoQuestion(
        id=row["id"],
        kind=row["kind"],
        question=row["question"],
        truth=row["truth"],
        history=tuple((t["role"], t["content"]) for t in row.get("history", ())),
        streamed=row.get("streamed", False),
        disagreement=tuple(
            (side["document"], side["says"]) for side in row.get("disagreement", ())
        ),
    )


def load_recording() -> Recording:
    """The recorded answers and how they were made (the file's first line)."""
    raw = data_folder().joinpath(RECORDING_FILE).read_text(encoding="utf-8")
    how, *rows = (json.loads(line) for line in raw.splitlines() if line)
    if how.get("format") != RECORDING_FORMAT:
        msg = f"{RECORDING_FILE} is not in the format {RECORDING_FORMAT}"
        raise ValueError(msg)
    return Recording(how, {row["prompt_sha256"]: row["answer"] for row in rows})


def prompt_hash(turns: Sequence[tuple[str, str]]) -> str:
    """The key of a recorded answer: SHA-256 of the prompt's roles and texts.

    >>> prompt_hash([("user", "Hi")])[:8]
    'd7760b4b'
    """
    text = json.dumps([list(turn) for turn in turns], ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


class SearchIndex:
    """BM25 over the documents (Robertson & Zaragoza 2009, with k1=1.2, b=0.75).

    Enough for a few dozen documents; it stands in for a vector store.

    >>> index = SearchIndex(load_documents())
    >>> [d.id for d in index.search("annual leave of employees", limit=1)]
    ['handbook/leave.md']
    """

    def __init__(self, documents: Sequence[DemoDocument]) -> None:
        self._documents = tuple(documents)
        self._counts = [Counter(_terms(d.text)) for d in self._documents]
        sizes = [counts.total() for counts in self._counts]
        mean = sum(sizes) / max(len(sizes), 1)
        self._norms = [1.2 * (0.25 + 0.75 * size / mean) for size in sizes]
        seen = Counter(term for counts in self._counts for term in counts)
        total = len(self._documents)
        self._idf = {
            term: math.log(1 + (total - n + 0.5) / (n + 0.5))
            for term, n in seen.items()
            if n <= _COMMON_SHARE * total
        }

    def search(self, query: str, *, limit: int) -> list[DemoDocument]:
        """At most `limit` documents that share telling words with the query."""
        terms = [term for term in set(_terms(query)) if term in self._idf]
        scored = []
        for document, counts, norm in zip(
            self._documents, self._counts, self._norms, strict=True
        ):
            score = math.fsum(
                self._idf[term] * 2.2 * counts[term] / (counts[term] + norm)
                for term in terms
            )
            # Rounded, so that a last bit never changes the order, hence the prompt.
            scored.append((-round(score, 6), document.id, document))
        ranked = sorted(scored)[:limit]
        best = ranked[0][0] if ranked else 0.0
        floor = min(best * _FLOOR_SHARE, -1e-6)
        return [document for score, _, document in ranked if score <= floor]


def _terms(text: str) -> list[str]:
    return [word[:_STEM_LETTERS] for word in _WORD.findall(text.casefold())]
