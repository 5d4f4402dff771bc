"""A short answer taken from another line of a form: who reported it, for who was hurt.

One field of the record is called as what is asked, the words of the answer stand only
in fields that are called otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.checks.names.clause_subjects import asked_of
from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.deeds import share_a_deed, share_a_thing
from evigate.text.light import light_words
from evigate.text.reading import Reading
from evigate.text.tables.place_labels import PLACE_LABELS
from evigate.text.yes_no import yes_no

_KINDS: Final = frozenset({"person", "place", "date"})
_MAX_WORDS: Final = 8  # of the answer
_MAX_GIVEN: Final = 5
_LEAST_FIELDS: Final = 4
_MAX_FIELDS: Final = 60
_SURE: Final = 0.7


class _Field(NamedTuple):
    """A field of a record: what it is called, its value, and where it stands."""

    label: str
    value: str
    source: Source


def check_other_fields(evidence: Evidence) -> list[Reason]:
    """Short answers that stand in another field than the one that is asked for.

    >>> from evigate.records import RagCall
    >>> form = "Place: bay 2\\nReported by: Dana Low\\nInjured person: Jo Ray\\nDays: 3"
    >>> call = RagCall.of("Who was hurt?", [form], "Dana Low.")
    >>> [reason.code for reason in check_other_fields(Evidence(call))]
    ['role_mismatch']
    """
    answer = evidence.answer
    kind = evidence.shared(asked).kind
    if kind not in _KINDS or len(evidence.alignments) != 1:
        return []
    if len(answer.words.forms) > _MAX_WORDS or yes_no(answer.text) is not None:
        return []
    fields = evidence.shared(fields_of_record)
    row = evidence.alignments[0]
    if not fields or text_cues(evidence, answer).denies(row.low, row.high):
        return []
    if is_cross_lingual(evidence):
        return []
    right = evidence.shared(_asked_field)
    given = _given(evidence)
    if right is None or not 0 < len(given) <= _MAX_GIVEN:
        return []
    told = frozenset(evidence.stems_of_text(right.value))
    if given <= told:
        return []
    holders = [f for f in fields if given <= {*evidence.stems_of_text(f.value)}]
    if any(_is_named(evidence, field.label) for field in holders):
        return []
    numbers = {stem for stem in given if stem.isdecimal()}
    other_number = bool(numbers - told) and any(map(str.isdecimal, told))
    if not holders and not other_number:
        return []
    message = f"The answer says “{answer.text.strip()}”; the documents say of "
    message += f"“{right.label}”: “{right.value}”."
    sources = (right.source, *(field.source for field in holders[:1]))
    return [Reason("role_mismatch", message, row.span, sources, _SURE)]


def fields_of_record(evidence: Evidence) -> tuple[_Field, ...]:
    """The fields of the only record of the documents; use through ``shared``."""
    readings = [reading for reading in evidence.documents if reading.cells]
    if len(readings) != 1:
        return ()
    number = evidence.documents.index(readings[0])
    fields = tuple(_fields(evidence, readings[0], number))
    labels = {field.label for field in fields}
    if not _LEAST_FIELDS <= len(fields) <= _MAX_FIELDS or len(labels) < len(fields):
        return ()
    return fields


def _fields(evidence: Evidence, reading: Reading, number: int) -> Iterator[_Field]:
    first = reading.cells[0]
    at = reading.text.find(first.row) if first.row_column and first.row else -1
    if at >= 0:  # the first line names the record
        place = evidence.source(number, at, at + len(first.row))
        yield _Field(first.row_column, first.row, place)
    for cell in reading.cells:
        if cell.row_number != first.row_number or cell.row != first.row:
            continue
        place = evidence.source(number, cell.start, cell.end)
        yield _Field(cell.column, cell.value, place)


def _given(evidence: Evidence) -> frozenset[str]:
    answer = evidence.answer
    stems = evidence.content_stems(answer, 0, len(answer.words.forms))
    language = evidence.language_of(answer)
    return frozenset(stems) - evidence.shared(asked_of) - light_words(language)


def _asked_field(evidence: Evidence) -> _Field | None:
    """The one field that is called as what is asked; use through ``shared``."""
    kind = evidence.shared(asked).kind
    named = [
        field
        for field in evidence.shared(fields_of_record)
        if _is_named(evidence, field.label) and _is_of_kind(evidence, field, kind)
    ]
    return named[0] if len(named) == 1 else None


def _is_of_kind(evidence: Evidence, field: _Field, kind: str) -> bool:
    """May a value be a name, or is it a date, where these are asked for?"""
    if kind == "person":
        words = [word for word in field.value.split() if word[0].isalpha()]
        return all(word[0].isupper() for word in words)
    span = field.source.span or Span(0, 0)
    dates = evidence.documents[field.source.document].dates
    return kind != "date" or any(span.start <= d.start < span.end for d in dates)


def _is_named(evidence: Evidence, label: str) -> bool:
    """Is a field called as what is asked, in the same or in other words?"""
    stems = evidence.stems_of_text(label)
    wanted = evidence.shared(asked_stems) - light_words(evidence.language)
    if evidence.shared(asked).kind == "place" and not PLACE_LABELS.isdisjoint(
        label.lower().split()
    ):
        return True
    related = frozenset[str]().union(
        *(
            term.related
            for term in evidence.shared(told_terms).values()
            if term.weight >= 1.0
        )
    )
    if not related.isdisjoint(stems):
        return True
    return share_a_deed(wanted, stems) or share_a_thing(wanted, stems)
