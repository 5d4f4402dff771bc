"""Which rows of a table are so: "Which walks are easy?", "Which have a beamer?"."""

from __future__ import annotations

from typing import Final

from evigate.checks.tables.boolean_cells import says_yes
from evigate.checks.tables.keys import MAX_VALUES, TableKeys, relates_rows, table_keys
from evigate.checks.tables.rows import Row, Said, Value, said_between, table_rows
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.negation import find_negations
from evigate.text.yes_no import yes_no

_MAX_WORDS: Final = 16  # an answer that says more may speak of other rows too
_MIN_ROWS: Final = 2


def check_table_sets(evidence: Evidence) -> list[Reason]:
    """Rows of a short answer that are not as the question asks.

    >>> from evigate.records import RagCall
    >>> table = "| Walk | Grade |\\n|---|---|\\n| Ridge | hard |\\n| Mill path | easy |"
    >>> call = RagCall.of("Which walks are easy?", [table], "Ridge and Mill path.")
    >>> [reason.code for reason in check_table_sets(Evidence(call))]
    ['entity_mismatch']
    """
    if len(evidence.shared(table_rows)) < _MIN_ROWS:
        return []
    answer, question = evidence.answer, evidence.question
    table = evidence.shared(table_keys)
    if table.size > MAX_VALUES or len(answer.words.forms) > _MAX_WORDS:
        return []
    if len(answer.sentences) != 1 or yes_no(answer.text) is not None:
        return []
    wanted = _wanted(table)
    if wanted is None or relates_rows(evidence, question.text, answer.text):
        return []
    if any(find_negations(r.text, evidence.language_of(r)) for r in (answer, question)):
        return []
    said = said_between(answer, 0, len(answer.text))
    for row in table.rows:
        held = row.at(wanted.column)
        if held is None or not _names(said, row) or _is_so(held, wanted):
            continue
        told = held.kind != "yes_no" and said.holds(held)
        if held.kind == wanted.kind and not told:
            return [_reason(evidence, row, held)]
    return []


def _wanted(table: TableKeys) -> Value | None:
    """The value that the rows must have: a text that is asked, or a yes."""
    found = [
        value
        for number, column in table.asked
        if (value := table.rows[number].at(column)) is not None
    ]
    if found:
        same = {(value.column, value.text) for value in found}
        first = any(
            v.column == row.values[0].column for v in found for row in table.rows
        )
        whole = all(v.stems <= table.question.stems for v in found)
        is_text = not found[0].amounts
        if len(same) == 1 and is_text and whole and not first:
            return found[0]
        return None if first else _part_of_a_cell(table)
    asked = {
        value.column: value
        for row in table.rows
        for value in row.values[1:]
        if value.kind == "yes_no" and says_yes(value.text)
        if table.headings[value.column]
        and table.headings[value.column] <= table.question.stems
    }
    if len(asked) == 1:
        return next(iter(asked.values()))
    return None if asked else _part_of_a_cell(table)


def _part_of_a_cell(table: TableKeys) -> Value | None:
    """ "Which plan has phone support?", where a cell says "phone and e-mail"."""
    first = {row.values[0].column for row in table.rows}
    for column, heading in table.headings.items():
        if column in first or not heading or not heading <= table.question.stems:
            continue
        rest = table.question.stems - heading
        values = [v for row in table.rows if (v := row.at(column)) is not None]
        held = [value for value in values if value.stems & rest]
        if held and len(held) < len(values) and not any(v.amounts for v in held):
            return held[0]._replace(stems=held[0].stems & rest)
    return None


def _is_so(held: Value, wanted: Value) -> bool:
    if wanted.kind == "yes_no":
        return held.kind != "yes_no" or says_yes(held.text)
    return held.text == wanted.text or bool(held.stems & wanted.stems)


def _names(said: Said, row: Row) -> bool:
    first = row.values[0]
    return first.kind == "text" and len(first.text) > 1 and said.holds(first)


def _reason(evidence: Evidence, row: Row, held: Value) -> Reason:
    name = row.values[0].text
    message = (
        f"The answer names “{name}”; document {row.document + 1} says “{held.text}” "
        f"under “{held.column}” there."
    )
    sources = (evidence.source(row.document, held.start, held.end),)
    span = Span(0, len(evidence.answer.text))
    return Reason("entity_mismatch", message, span, sources, 0.75)
