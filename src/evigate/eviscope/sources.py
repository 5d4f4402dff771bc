"""Base records: questions with answers and the paragraph that holds them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.files import open_bytes, read_lines
from evigate.eviscope.records import Drop

_MAX_SOURCE_BYTES = 2 * 1024**3


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of the source; distractors are taken from these."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class BaseRecord:
    """A question that its paragraph answers.

    Attributes:
        answers: accepted answers; the first stands in ``context`` at ``start``.
        start: code point of the first answer.
    """

    id: str
    title: str
    question: str
    context: str
    answers: tuple[str, ...]
    start: int


@dataclass(frozen=True, slots=True)
class Source:
    """What a dataset is built from.

    Attributes:
        records: in the order of the file.
        paragraphs: every different paragraph, in the order of the file.
        dropped: records that cannot be used, and why.
        name: for the header.
    """

    records: tuple[BaseRecord, ...]
    paragraphs: tuple[Paragraph, ...]
    dropped: tuple[Drop, ...] = ()
    name: str = ""


def read_source(path: Path | str) -> Source:
    """Read SQuAD JSON, or JSON lines of question, answer and context.

    SQuAD: versions 1.1 and 2.0 (questions without an answer are left out). JSON lines:
    ``{id?, title? | group?, question, answers | answer | gold_answers, context |
    contexts | documents, answer_start?}``; among several contexts the first that holds
    the answer is the paragraph, and the others are distractors of the same title.
    Plain or gzip.

    Raises:
        EviscopeError: when the file is neither.
        OSError: when it cannot be read.
    """
    name = Path(path).name
    if _is_squad(path):
        with open_bytes(path) as file:
            try:
                values = json.loads(file.read(_MAX_SOURCE_BYTES))
            except (ValueError, EOFError, RecursionError):
                raise EviscopeError(f"{path} is no JSON") from None
        return source_of(_squad_rows(values, path), name=name)
    return source_of((values for _, values in read_lines(path)), name=name)


def source_of(rows: Iterable[Mapping[str, Any]], *, name: str = "") -> Source:
    """A source from records as mappings; see :func:`read_source`.

    >>> source = source_of([{"question": "Who?", "answer": "Ada", "context": "Ada."}])
    >>> source.records[0].start
    0
    """
    records, dropped = [], []
    paragraphs: dict[tuple[str, str], Paragraph] = {}
    seen: set[tuple[str, str]] = set()
    for number, row in enumerate(rows, start=1):
        texts = _texts_of(row)
        title = str(row.get("title") or row.get("group") or row.get("id") or number)
        for text in texts:
            paragraphs.setdefault((title, text), Paragraph(title, text))
        made = _record(row, number, title, texts)
        if isinstance(made, BaseRecord):
            key = (made.question.casefold(), made.context)
            if key in seen:
                made = Drop(made.id, "repeated record")
            seen.add(key)
        if isinstance(made, BaseRecord):
            records.append(made)
        elif made is not None:
            dropped.append(made)
    return Source(tuple(records), tuple(paragraphs.values()), tuple(dropped), name)


def _record(
    row: Mapping[str, Any], number: int, title: str, texts: Sequence[str]
) -> BaseRecord | Drop | None:
    """The record of a row; None where the row asks nothing or has no answer."""
    question = str(row.get("question") or "").strip()
    answers = tuple(dict.fromkeys(a for a in _answers_of(row) if a.strip()))
    name = str(row.get("id") or _made_up_id(question, title, number))
    if not question or not answers:
        return None
    start = row.get("answer_start")
    for text in texts:
        if isinstance(start, int) and text.startswith(answers[0], max(start, 0)):
            return BaseRecord(name, title, question, text, answers, start)
        for answer in answers:
            place = text.find(answer)
            if place >= 0:
                first = (answer, *(a for a in answers if a != answer))
                return BaseRecord(name, title, question, text, first, place)
    return Drop(name, "answer not in the context")


def _made_up_id(question: str, title: str, number: int) -> str:
    digest = hashlib.sha256(f"{title}\n{question}\n{number}".encode(errors="replace"))
    return digest.hexdigest()[:16]


def _texts_of(row: Mapping[str, Any]) -> list[str]:
    """The paragraphs of a row: the first key that is present wins."""
    given = row.get("contexts") or row.get("documents") or row.get("context") or ()
    items = [given] if isinstance(given, (str, Mapping)) else list(given)
    texts = [i.get("text") if isinstance(i, Mapping) else i for i in items]
    return [text for text in texts if isinstance(text, str) and text.strip()]


def _answers_of(row: Mapping[str, Any]) -> list[str]:
    for name in ("answers", "gold_answers", "answer"):
        given = row.get(name)
        if isinstance(given, Mapping):  # as the hub writes SQuAD
            given = given.get("text")
        if isinstance(given, str):
            return [given]
        if given:
            return [str(answer) for answer in given]
    return []


def _is_squad(path: Path | str) -> bool:
    """One object with ``data``, rather than one a line?"""
    with open_bytes(path) as file:
        head = file.read(4096).lstrip()
    if not head.startswith(b"{"):
        return False
    first, more, _ = head.partition(b"\n")
    try:
        values = json.loads(first)
    except ValueError:
        # A line longer than the head, or an object over several lines.
        return b'"data"' in head and b'"question"' not in head.split(b'"data"')[0]
    return isinstance(values, dict) and "data" in values and b"question" not in more


def _squad_rows(values: Any, path: Path | str) -> Iterator[dict[str, Any]]:
    """Rows of a SQuAD file, one a question."""
    try:
        for article in values["data"]:
            for paragraph in article["paragraphs"]:
                for question in paragraph["qas"]:
                    answers = (
                        [] if question.get("is_impossible") else question["answers"]
                    )
                    yield {
                        "id": question["id"],
                        "title": article.get("title", ""),
                        "question": question["question"],
                        "context": paragraph["context"],
                        "answers": [answer["text"] for answer in answers],
                        "answer_start": answers[0]["answer_start"] if answers else None,
                    }
    except (KeyError, TypeError, AttributeError):
        raise EviscopeError(f"{path} is not in the format of SQuAD") from None
