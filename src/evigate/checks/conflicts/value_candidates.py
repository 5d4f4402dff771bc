"""Values that may be what is asked: how much of the question each one's words cover."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import asked_terms, terms_by_sentence
from evigate.checks.statements.answering import (
    heading_terms,
    is_statement,
    share_of,
    terms_among,
)
from evigate.checks.statements.slots import Slot, asked_slot
from evigate.checks.subjects.mentions import Amount, Mention, Placed
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.words import is_unspaced

V = TypeVar("V", bound=Placed)

_LEAST: Final = 0.5
_LEAST_OPEN: Final = 0.6
_LEAST_PAIRS: Final = 0.4
_LEAST_SUBJECT: Final = 0.6
_MEASURED: Final = 0.8
_LONE: Final = 0.9
_KEYED: Final = 0.75  # a cell says little beside its row and column
_TIMES: Final = frozenset({"time", "calendar", "working_time"})
_ROUNDING: Final = 1e-9
NEARLY_ALL: Final = 0.8


@dataclass(frozen=True, slots=True)
class Candidate(Generic[V]):
    """A value of a document that may be the asked one.

    Attributes:
        mention: the value with its words.
        share: how much of the question it covers, in [0, 1].
        covered: the numbers of the terms.
        keyed: for a cell, those that name its row, where they name it in full.
    """

    mention: Mention[V]
    share: float
    covered: frozenset[int]
    keyed: frozenset[int] = frozenset()


def open_documents(evidence: Evidence) -> set[int]:
    """Documents that may give a value that disagrees with another one's.

    A first look, since reading the values of all documents costs most: in a short one
    a sentence must cover enough of the question, in a long one nearly all of it.
    """
    least = least_share(evidence) - _ROUNDING
    reach = _reach(evidence)
    statements = {
        document
        for document, share in reach.items()
        if share >= least and is_statement(evidence.documents[document])
    }
    sure = {d for d, share in reach.items() if share >= NEARLY_ALL - _ROUNDING}
    groups = (statements, sure)
    return {d for group in groups if len(group) > 1 for d in group}


def _reach(evidence: Evidence) -> dict[int, float]:
    """The most that a sentence of each document may cover of the question."""
    terms = evidence.shared(asked_terms)
    subject = frozenset(n for n, term in enumerate(terms) if not term.measures)
    dense = is_unspaced("".join(term.stem for term in terms))
    needed = 0.0 if dense else _LEAST_SUBJECT * len(subject)
    measured = {n: _MEASURED for n, term in enumerate(terms) if term.measures}
    held = evidence.shared(terms_by_sentence)
    firsts = evidence.first_sentences
    reach: dict[int, float] = {}
    for document, heading in enumerate(evidence.shared(heading_terms)):
        cells = bool(evidence.documents[document].cells)
        free = dict.fromkeys(heading, 1.0)
        best = 0.0
        for most in held[firsts[document] : firsts[document + 1]]:
            if not (most or free):
                continue
            if free or (cells and measured):
                most = {**(measured if cells else {}), **most, **free}
            share = share_of(evidence, most)
            if share > best and (cells or len(subject & most.keys()) >= needed):
                best = share
        if best:
            reach[document] = max(best, _KEYED) if cells else best
    return reach


def least_share(evidence: Evidence) -> float:
    """How much of the question a value must cover to count as an answer to it."""
    if any(is_unspaced(term.stem) for term in evidence.shared(asked_terms)):
        return _LEAST_PAIRS  # pairs overlap: one other word costs several of them
    return _LEAST_OPEN if evidence.shared(asked).kind == "open" else _LEAST


def is_about_the_subject(evidence: Evidence, candidate: Candidate[V]) -> bool:
    """Does it cover most of the asked words that are no measure ("last", "cost")?

    Any duration answers "how long"; it must also be the duration of what is asked.
    Cells say little beside their row and column.
    """
    terms = evidence.shared(asked_terms)
    subject = [n for n, term in enumerate(terms) if not term.measures]
    if candidate.mention.cell is not None or is_unspaced(
        "".join(t.stem for t in terms)
    ):
        return True
    covered = sum(number in candidate.covered for number in subject)
    return covered >= _LEAST_SUBJECT * len(subject)


def candidate_of(evidence: Evidence, mention: Mention[V]) -> Candidate[V]:
    """How much of the question a value's own words cover."""
    terms = evidence.shared(asked_terms)
    sure = dict(evidence.shared(terms_by_sentence)[mention.sentence])
    if mention.cell is not None:
        own = terms_among(terms, mention.own)
        sure = {n: s for n, s in sure.items() if n in own or terms[n].measures}
    elif mention.others:
        for number in terms_among(terms, mention.others):
            sure.pop(number, None)
    measure = _measure(mention.value)
    for number, term in enumerate(terms):
        if measure in term.measures and sure:
            sure.setdefault(number, _MEASURED)
    headings = evidence.shared(heading_terms)[mention.document]
    if mention.cell is not None:
        headings -= evidence.shared(_column_terms)[mention.document]
    for number in headings:
        sure.setdefault(number, 1.0)
    share = share_of(evidence, sure)
    keyed = _row_key(evidence, mention, measure)
    if keyed:
        share = max(share, _KEYED)
    return Candidate(mention, share, frozenset(sure), keyed)


def _row_key(evidence: Evidence, mention: Mention[V], measure: str) -> frozenset[int]:
    """The asked terms that name the row of a cell, if they name all of it.

    The column must be asked for as well, or what it measures.
    """
    cell = mention.cell
    if cell is None or not cell.row:
        return frozenset() if cell is None else _label_key(evidence, mention)
    terms = evidence.shared(asked_terms)
    row = frozenset(evidence.stems_of_text(cell.row))
    known = {stem for term in terms for stem in (term.stem, *term.related)}
    column = terms_among(terms, frozenset(evidence.stems_of_text(cell.column)))
    key = terms_among(terms, row)
    fits = column - key or any(measure in term.measures for term in terms)
    money = measure == "currency" and evidence.shared(asked).kind in ("amount", "open")
    return key if key and row <= known and (fits or money) else frozenset()


def _label_key(evidence: Evidence, mention: Mention[V]) -> frozenset[int]:
    """The asked terms of a label, where a document is but a list of labelled lines.

    "Deposit: 50 EUR" in a price list need not say what the list is of.
    """
    cell = mention.cell
    reading = evidence.documents[mention.document]
    slot = evidence.shared(asked_slot)
    if cell is None or len(reading.text.strip().splitlines()) != len(reading.cells):
        return frozenset()
    label = frozenset(evidence.stems_of_text(cell.column))
    if not label or not label <= slot.head:
        return frozenset()
    return terms_among(evidence.shared(asked_terms), label)


def _column_terms(evidence: Evidence) -> list[frozenset[int]]:
    """The asked terms that column headings of each document name; use ``shared``."""
    terms = evidence.shared(asked_terms)
    found: list[frozenset[int]] = []
    for reading in evidence.documents:
        columns = {cell.column for cell in reading.cells}
        stems = [stem for text in columns for stem in evidence.stems_of_text(text)]
        found.append(terms_among(terms, frozenset(stems)))
    return found


def _measure(value: object) -> str:
    """What a value measures, as questions ask for it."""
    if isinstance(value, Quantity):
        name = (value.dimension or "count").partition(":")[0]
        return "time" if name in _TIMES else name
    return "date"


def is_lone_number(evidence: Evidence, slot: Slot, mention: Amount) -> bool:
    """A bare number answers an open question where its sentence holds no other one."""
    quantity = mention.value
    if slot.kind != "open" or quantity.weak or not quantity.is_value or quantity.unit:
        return False
    if mention.cell is not None:
        return True
    if slot.noun_kind or candidate_of(evidence, mention).share < _LONE:
        return False
    place = evidence.document_sentences[mention.sentence]
    return all(
        other.start == quantity.start
        for other in evidence.documents[mention.document].quantities
        if place.start <= other.start < place.end and other.is_value
    )
