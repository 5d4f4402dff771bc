"""The longest, cheapest, oldest of a table: does the answer name the right row?"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from evigate.checks.question.comparatives import asked_end
from evigate.checks.question.extremes import ANY, Extreme
from evigate.checks.tables.keys import MAX_VALUES, TableKeys, is_total, table_keys
from evigate.checks.tables.rows import Row, Said, Value, said_between, table_rows
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.negation import find_negations
from evigate.text.patterns import late

_YEARS: Final = (1000, 2100)
_FEW: Final = 2
_MEAN: Final = late(
    r"average|mean|durchschnitt|moyenne|media|média|gemiddelde|średni|平均|평균|متوسط|औसत",
    re.IGNORECASE,
)

Measure = Callable[[Value], float | None]


def check_table_superlatives(evidence: Evidence) -> list[Reason]:
    """Rows named by the answer where the question asks for the extreme one.

    >>> from evigate.records import RagCall
    >>> table = "| Bridge | Opened |\\n|---|---|\\n| Alt | 1912 |\\n| Steg | 1897 |"
    >>> call = RagCall.of("Which bridge is the oldest?", [table], "The Alt bridge.")
    >>> [reason.code for reason in check_table_superlatives(Evidence(call))]
    ['superlative_mismatch']
    """
    if len(evidence.shared(table_rows)) < _FEW:
        return []
    table = evidence.shared(table_keys)
    if table.size > MAX_VALUES or table.asked:
        return []
    kind = asked_end(evidence)
    amounts = [
        amount
        for amount in table.question.amounts
        if amount.role != "ordinal" and amount.value != len(table.rows)
    ]
    if kind is None or amounts or table.question.dates:
        return []
    named = _named_row(evidence, table)
    if named is None:
        return []
    column = _measured(table, kind, named)
    if column is None:
        return []
    ranked = _ranked(table, kind, named, column)
    if len(ranked) < kind.place:
        return []
    worth, right = ranked[kind.place - 1]
    if worth == _worth(kind, named, column):
        return []
    return [_reason(evidence, right, named, column)]


def _named_row(evidence: Evidence, table: TableKeys) -> Row | None:
    """The one row that the first sentence of the answer names, if it denies nothing."""
    answer = evidence.answer
    if not answer.sentences:
        return None
    start, end = answer.sentences[0]
    said = said_between(answer, start, end)
    if find_negations(answer.text[start:end], evidence.language_of(answer)):
        return None
    named = [row for row in table.rows if _names(said, row)]
    whole = said_between(answer, 0, len(answer.text))
    if len(named) != 1 or sum(_names(whole, row) for row in table.rows) != 1:
        return None
    return named[0]


def _names(said: Said, row: Row) -> bool:
    first = row.values[0]
    return first.kind == "text" and len(first.text) > 1 and said.holds(first)


def _measured(table: TableKeys, kind: Extreme, named: Row) -> str | None:
    """The heading of the measure that is asked; none where several may be."""
    columns = [
        value.column
        for value in named.values[1:]
        if all(
            _worth(kind, row, value.column) is not None
            for row in table.rows
            if row.at(value.column) is not None
        )
    ]
    asked = [c for c in columns if table.headings[c] & table.question.stems]
    chosen = asked if len(asked) == 1 else columns
    return chosen[0] if len(chosen) == 1 else None


def _worth(kind: Extreme, row: Row, column: str) -> float | None:
    """How much a row has of the measure, the most first; none for another measure."""
    value = row.at(column)
    if value is None or value.kind != "number":
        return None
    if kind.is_age:
        year = _year(value)
        return None if year is None else -kind.sign * year
    if not value.amounts or _year(value) is not None:
        return None
    amount = value.amounts[0]
    dimension = amount.dimension or ""
    if kind.dimensions != (ANY,) and not dimension.startswith(kind.dimensions):
        return None
    return kind.sign * amount.base_value


def _year(value: Value) -> float | None:
    for date in value.dates:
        if date.year:
            return date.year + (date.month or 0) / 13 + (date.day or 0) / 500
    number = value.amounts[0].value if len(value.amounts) == 1 else 0.0
    plain = value.text.strip(" 年년").isdigit()
    return number if plain and _YEARS[0] <= number <= _YEARS[1] else None


def _ranked(
    table: TableKeys, kind: Extreme, named: Row, column: str
) -> list[tuple[float, Row]]:
    rows: list[tuple[float, Row]] = [
        (worth, row)
        for row in table.rows
        if row.document == named.document
        and not is_total(row.values[0].text)
        and not _MEAN.search(row.values[0].text)
        and (worth := _worth(kind, row, column)) is not None
    ]
    return sorted(rows, key=lambda pair: -pair[0])


def _reason(evidence: Evidence, right: Row, named: Row, column: str) -> Reason:
    held, said = right.at(column), named.at(column)
    message = (
        f"The question asks for the extreme one; the answer takes "
        f"“{named.values[0].text}” (“{said.text if said else ''}”), but document "
        f"{right.document + 1} lists “{right.values[0].text}” with "
        f"“{held.text if held else ''}”."
    )
    sources = tuple(
        evidence.source(row.document, value.start, value.end)
        for row, value in ((right, held), (named, said))
        if value is not None and value.start >= 0
    )
    span = Span(0, len(evidence.answer.text))
    return Reason("superlative_mismatch", message, span, sources, 0.8)
