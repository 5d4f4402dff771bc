"""Lints of a whole dataset: structure, labels, duplicates and leaks."""

from __future__ import annotations

import math
import re
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from evigate.eviscope.constraints import CONSTRAINTS, Fault, constraint_faults
from evigate.eviscope.distractors import alike
from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.quartets import Quartet, quartets_of
from evigate.eviscope.records import EXPECTED, Document, QuartetRow
from evigate.eviscope.wording import holds, normal_words

_NEUTRAL_ID: Final = re.compile(r"d\d+")
_SIGMAS: Final = 4.0
_MIN_FOR_BALANCE: Final = 20
_LENGTHS: Final = (0.5, 2.0)
MAX_PER_TITLE: Final = 3

OTHER_LINTS: Final = (
    "structure",
    "label",
    "span",
    "answer_leak",
    "question_leak",
    "name_leak",
    "duplicate_question",
    "duplicate_document",
    "title_cap",
    "position_leak",
    "length_leak",
)
ALL_LINTS: Final = (*CONSTRAINTS, *OTHER_LINTS)


def lint(
    rows: Iterable[QuartetRow], *, max_per_title: int | None = MAX_PER_TITLE
) -> list[Fault]:
    """Every fault of a dataset; an empty list is a clean one."""
    try:
        quartets = quartets_of(rows)
    except EviscopeError as error:
        return [Fault("structure", "", str(error))]
    faults = [fault for quartet in quartets for fault in quartet_faults(quartet)]
    return faults + list(_dataset_faults(quartets, max_per_title))


def quartet_faults(quartet: Quartet) -> list[Fault]:
    """What is wrong within one quartet."""
    broken = [
        Fault("structure", quartet.id, message) for message in _structure(quartet)
    ]
    if broken:
        return broken  # the others read what is not there
    found = [
        *(("label", m) for m in _labels(quartet)),
        *(("span", m) for m in _spans(quartet)),
        *(("answer_leak", m) for m in _answer_leaks(quartet)),
        *(("question_leak", m) for m in _question_leaks(quartet)),
        *(("name_leak", m) for m in _name_leaks(quartet)),
        *(("duplicate_document", m) for m in _repeated_documents(quartet)),
    ]
    faults = [Fault(code, quartet.id, message) for code, message in found]
    return constraint_faults(quartet) + faults


def _structure(quartet: Quartet) -> Iterator[str]:
    rows = quartet.rows.values()
    if len({row.question for row in rows}) != 1:
        yield "the variants ask different questions"
    if len({row.gold.answers for row in rows}) != 1:
        yield "the variants have different answers"
    for row in rows:
        names = [document.id for document in row.documents]
        if not names or len(set(names)) != len(names):
            yield f"{row.variant} has no documents, or two of one name"
        marked = {*row.gold.supporting, *row.gold.conflicting}
        marked |= {q.document for q in row.gold.spans} | {e.document for e in row.edits}
        if not marked <= set(names):
            yield f"the labels of {row.variant} name documents that are not there"
    if not quartet.rows["sufficient"].gold.supporting:
        yield "sufficient names no supporting document"
    elif not quartet.rows["conflicting"].gold.conflicting:
        yield "conflicting names no conflicting document"
    texts: dict[str, str] = {}
    for document in (d for row in rows for d in row.documents):
        if texts.setdefault(document.id, document.text) != document.text:
            yield f"document {document.id} has two texts"


def _labels(quartet: Quartet) -> Iterator[str]:
    for variant, row in quartet.rows.items():
        gold = row.gold
        if gold.action != EXPECTED[variant]:
            yield f"{variant} expects {gold.action}"
        if bool(gold.supporting) != (variant != "insufficient"):
            yield f"supporting documents of {variant}"
        if bool(gold.conflicting) != (variant == "conflicting"):
            yield f"conflicting documents of {variant}"
        if bool(row.edits) != (variant == "conflicting"):
            yield f"edits of {variant}"
        if not all(edit.synthetic for edit in row.edits):
            yield "an edit is not marked synthetic"


def _spans(quartet: Quartet) -> Iterator[str]:
    for row in quartet.rows.values():
        texts = {document.id: document.text for document in row.documents}
        if row.gold.supporting and not row.gold.spans:
            yield f"{row.variant} has no support span"
        for span in row.gold.spans:
            if not texts[span.document].startswith(span.text, max(span.start, 0)):
                yield f"a span of {row.variant} is not at its place"
        for edit in row.edits:
            if not texts[edit.document].startswith(edit.replacement, edit.start):
                yield f"an edit of {row.variant} is not at its place"


def _answer_leaks(quartet: Quartet) -> Iterator[str]:
    """Answers or alternatives in documents that are to hold none."""
    support, conflict = quartet.support, quartet.conflict
    if not any(holds(support.text, answer) for answer in quartet.answers):
        yield "the support does not hold the answer"
    for document in _distractors(quartet):
        for answer in (*quartet.answers, quartet.alternative):
            if holds(document.text, answer):
                yield f"distractor {document.id} holds {answer[:40]!r}"
        if alike(document.text, support.text) or alike(document.text, conflict.text):
            yield f"distractor {document.id} is a copy of support or conflict"


def _distractors(quartet: Quartet) -> list[Document]:
    known = {quartet.support.id, quartet.conflict.id}
    found = {d.id: d for row in quartet.rows.values() for d in row.documents}
    return [document for name, document in found.items() if name not in known]


def _question_leaks(quartet: Quartet) -> Iterator[str]:
    for answer in (*quartet.answers, quartet.alternative):
        if holds(quartet.question, answer):
            yield f"the question holds {answer[:40]!r}"


def _name_leaks(quartet: Quartet) -> Iterator[str]:
    """Document names that could tell a role."""
    for row in quartet.rows.values():
        for document in row.documents:
            if not _NEUTRAL_ID.fullmatch(document.id):
                yield f"the document name {document.id!r} is not neutral"


def _repeated_documents(quartet: Quartet) -> Iterator[str]:
    for row in quartet.rows.values():
        texts = [normal_words(document.text) for document in row.documents]
        if len(set(texts)) != len(texts):
            yield f"{row.variant} shows one text twice"


def _dataset_faults(
    quartets: Sequence[Quartet], max_per_title: int | None
) -> Iterator[Fault]:
    seen: dict[tuple[str, ...], str] = {}
    for quartet in quartets:
        asked = normal_words(quartet.question)
        if asked in seen:
            message = f"asks what {seen[asked]} asks"
            yield Fault("duplicate_question", quartet.id, message)
        seen.setdefault(asked, quartet.id)
    titles = Counter(quartet.title for quartet in quartets)
    for title, number in titles.items():
        if max_per_title is not None and number > max_per_title:
            yield Fault("title_cap", "", f"{number} quartets of title {title[:60]!r}")
    yield from _position_leaks(quartets)
    yield from _length_leaks(quartets)


def _position_leaks(quartets: Sequence[Quartet]) -> Iterator[Fault]:
    """Does the place of a document in the prompt tell its role?"""
    for variant, role in (
        ("noisy", "supporting"),
        ("conflicting", "supporting"),
        ("conflicting", "conflicting"),
    ):
        rows = [q.rows[variant] for q in quartets]  # type: ignore[index]
        first = [getattr(row.gold, role)[:1] == (row.documents[0].id,) for row in rows]
        expected = [1.0 / len(row.documents) for row in rows]
        if len(rows) < _MIN_FOR_BALANCE:
            continue
        spread = math.sqrt(sum(p * (1.0 - p) for p in expected))
        if abs(sum(first) - sum(expected)) > _SIGMAS * spread:
            message = f"{role} documents of {variant} stand first {sum(first)} times"
            yield Fault("position_leak", "", message)


def _length_leaks(quartets: Sequence[Quartet]) -> Iterator[Fault]:
    """Are conflicting documents shorter or longer than the others?"""
    if len(quartets) < _MIN_FOR_BALANCE:
        return
    ratios = [len(q.conflict.text) / max(1, len(q.support.text)) for q in quartets]
    middle = statistics.median(ratios)
    if not _LENGTHS[0] <= middle <= _LENGTHS[1]:
        message = f"conflicting documents have {middle:.2f} times the support's length"
        yield Fault("length_leak", "", message)
