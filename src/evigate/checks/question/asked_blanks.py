"""Questions for a field that the documents leave blank: "Room: ____".

A form, record or table names what is asked and has no value for it yet. Values of its
other fields are no evidence for it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.coverage import asked_terms
from evigate.checks.question.measures import measures_of
from evigate.evidence import Evidence
from evigate.records import Source
from evigate.text.blanks import Field, find_fields, says_blank
from evigate.text.questions import AnswerType, split_question
from evigate.text.tables.blank_words import STATUS_WORDS
from evigate.text.tables.number_labels import NUMBER_SIGNS

_MEASURES: Final[dict[AnswerType, frozenset[str]]] = {
    "date": frozenset({"date", "time"}),
    "duration": frozenset({"time"}),
    "amount": frozenset({"currency"}),
}
_OF_THE_KIND: Final = 0.5
_BEGINNING: Final = 3  # letters that two forms of a word share


class BlankField(NamedTuple):
    """A field that is asked and blank.

    Attributes:
        name: as the document writes it, with the row of a table.
        stems: the words that the question has of it.
        source: where it stands.
        dashed: is there a dash only, which may also stand for none?
    """

    name: str
    stems: frozenset[str]
    source: Source
    dashed: bool

    @property
    def message(self) -> str:
        """The same for people."""
        return f"The documents leave “{self.name}” blank."


def asked_blank(evidence: Evidence) -> BlankField | None:
    """The field that is asked, where it is blank; use through ``evidence.shared``.

    None where another field is as much what is asked, or where a sentence speaks of it.

    >>> from evigate.records import RagCall
    >>> document = "First-aid course\\nTime: 9:00\\nRoom: ____\\nTrainer: Ines Calloway"
    >>> call = RagCall.of("Which room is the first-aid course in?", [document], "")
    >>> asked_blank(Evidence(call)).message
    'The documents leave “Room” blank.'
    """
    fields = [
        (number, field)
        for number, reading in enumerate(evidence.documents)
        for field in find_fields(reading.text, reading.cells)
    ]
    if not fields or not _asks_for_one_value(evidence):
        return None
    best: BlankField | None = None
    filled = most = 0.0
    for number, field in fields:
        stems = _asked_of(evidence, field)
        told = _weight(evidence, field, stems)
        if field.blank is None:
            filled = max(filled, told)
        elif told > most:
            most = told
            name = f"{field.row}, {field.label}" if field.row else field.label
            source = evidence.source(number, field.start, field.end)
            dashed = field.blank.strip("-–—") == ""
            best = BlankField(name, stems, source, dashed)
    if best is None or filled >= most:
        return None
    return None if _is_told_elsewhere(evidence, best, fields) else best


def tells_it_is_blank(evidence: Evidence) -> bool:
    """Does the answer only say that what is asked is still open?

    >>> from evigate.records import RagCall
    >>> answer = "It has still to be announced."
    >>> call = RagCall.of("Which room is it in?", ["Room: TBA"], answer)
    >>> tells_it_is_blank(Evidence(call))
    True
    """
    return (
        len(evidence.answer.sentences) == 1
        and says_blank(evidence.answer.text)
        and evidence.shared(asked_blank) is not None
    )


def _asks_for_one_value(evidence: Evidence) -> bool:
    """Whether it is so, and in what state it is, a blank may well tell."""
    question = evidence.question
    return (
        evidence.shared(asked).kind != "yes_no"
        and STATUS_WORDS.isdisjoint(question.words.forms)
        and len(split_question(question.text)) == 1
    )


def _asked_of(evidence: Evidence, field: Field) -> frozenset[str]:
    """The words that the question has of a field; none if it lacks some of them."""
    question = evidence.shared(asked_stems)
    if field.row and not _may_name(evidence.question.lowered, field.row.lower()):
        return frozenset()  # most rows of a large table
    row = frozenset(evidence.stems_of_text(field.row)) if field.row else frozenset()
    label = frozenset(evidence.stems_of_text(field.label)) - NUMBER_SIGNS
    if not row <= question or not (label or row):
        return frozenset()
    wanted = _wanted(evidence)
    if any(not measures_of(stem) & wanted for stem in label - question):
        return frozenset()
    return row | (label & question)


def _may_name(question: str, row: str) -> bool:
    """A quick look: do all longer words of a row begin in the question?"""
    return all(word[:_BEGINNING] in question for word in row.split())


def _weight(evidence: Evidence, field: Field, stems: frozenset[str]) -> float:
    """How much a field is what is asked; a "date" tells more, asked when it is."""
    if not stems:
        return 0.0
    wanted = _wanted(evidence)
    measured = any(measures_of(s) & wanted for s in evidence.stems_of_text(field.label))
    return len(stems) + _OF_THE_KIND * measured


def _wanted(evidence: Evidence) -> frozenset[str]:
    """What the value that is asked measures."""
    terms = evidence.shared(asked_terms)
    kind = evidence.shared(asked).kind
    return _MEASURES.get(kind, frozenset()).union(*(term.measures for term in terms))


def _is_told_elsewhere(
    evidence: Evidence, found: BlankField, fields: list[tuple[int, Field]]
) -> bool:
    """Does a sentence outside of all fields speak of it?"""
    for number, sentence in enumerate(evidence.document_sentences):
        if found.stems <= set(evidence.sentence_stems[number]) and not any(
            document == sentence.document
            and field.start < sentence.end
            and sentence.start < field.end
            for document, field in fields
        ):
            return True
    return False
