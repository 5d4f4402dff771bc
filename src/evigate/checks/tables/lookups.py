"""Values taken from the wrong row of a table, list or record.

Question and answer name rows by some of their values ("the Pine Room", "size 40"). What
the answer says further must stand in the row that they name best.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from evigate.checks.tables.columns import other_column
from evigate.checks.tables.keys import (
    MAX_AMOUNTS,
    MAX_VALUES,
    Place,
    Stretch,
    TableKeys,
    relates_rows,
    stretches,
    table_keys,
)
from evigate.checks.tables.rows import (
    Row,
    Said,
    Value,
    said_between,
    same_amount,
    table_rows,
)
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span


def check_table_lookups(evidence: Evidence) -> list[Reason]:
    """Values of the answer that stand in another row than the one it speaks of.

    >>> from evigate.records import RagCall
    >>> table = "| Course | Room |\\n|---|---|\\n| Pottery | B12 |\\n| Weaving | C34 |"
    >>> call = RagCall.of("Where is weaving taught?", [table], "Weaving is in B12.")
    >>> [reason.code for reason in check_table_lookups(Evidence(call))]
    ['entity_mismatch']
    """
    rows = evidence.shared(table_rows)
    if not rows:
        return []
    table = evidence.shared(table_keys)
    if table.size > MAX_VALUES:
        return []
    reasons: list[Reason] = []
    for stretch, keys in stretches(evidence, table):
        for place in table.said(stretch):
            fault = _judge(evidence, table, stretch, keys, place)
            if fault is not None:
                reasons.append(fault)
                break
    return reasons


def amounts_that_name_rows(evidence: Evidence) -> frozenset[int]:
    """Where the answer repeats a number that the question names a row by; ``kept``."""
    if not evidence.shared(table_rows):
        return frozenset()
    table = evidence.shared(table_keys)
    return frozenset(
        place
        for stretch, _ in stretches(evidence, table)
        for place in table.asked_amounts(stretch)
    )


def amounts_in_named_rows(evidence: Evidence) -> frozenset[int]:
    """Where the answer gives an amount of the row that it names; use ``kept``."""
    if not evidence.shared(table_rows):
        return frozenset()
    table = evidence.shared(table_keys)
    if table.size > MAX_VALUES:
        return frozenset()
    found: set[int] = set()
    for stretch, keys in stretches(evidence, table):
        for number, column in table.said(stretch):
            value = table.rows[number].at(column)
            if value is None or not value.amounts:
                continue
            own = [
                key
                for key in keys
                if key[0] == number and key[1] != column and table.is_text(key)
            ]
            if own and not _judge(evidence, table, stretch, keys, (number, column)):
                found.update(
                    amount.start
                    for amount in stretch.said.amounts
                    if any(same_amount(amount, held) for held in value.amounts)
                )
    return frozenset(found)


def _judge(
    evidence: Evidence,
    table: TableKeys,
    stretch: Stretch,
    keys: dict[Place, float],
    place: Place,
) -> Reason | None:
    number, column = place
    said = table.rows[number].at(column)
    if said is None:
        return None
    holding: list[int] = []
    others: list[int] = []
    for other, row in enumerate(table.rows):
        value = row.at(column)
        if value is not None:
            same = value.text == said.text or _is_same(value, said)
            (holding if same else others).append(other)
    own = max(table.score(other, column, keys) for other in holding)
    scores = {other: table.score(other, column, keys) for other in others}
    best = max(scores.values(), default=0.0)
    if best <= own:
        return _judge_column(evidence, table, stretch, keys, place)
    if best < 1.0:
        return None
    named = [other for other in others if scores[other] == best]
    rivals = [value for n in named if (value := table.rows[n].at(column)) is not None]
    if any(_is_same(v, said) for n in named for v in table.rows[n].values):
        return None
    if any(value.kind not in (said.kind, "blank", "yes_no") for value in rivals):
        return None
    if _says_any(evidence, rivals) or _is_derived(table, said, rivals):
        return None
    if _is_excused(evidence, table, stretch, said):
        return None
    return _reason(evidence, stretch, table.rows[named[0]], rivals[0], said)


def _judge_column(
    evidence: Evidence,
    table: TableKeys,
    stretch: Stretch,
    keys: dict[Place, float],
    place: Place,
) -> Reason | None:
    """Is it of the right row, but of another column than the one asked?"""
    row, said = table.rows[place[0]], table.rows[place[0]].at(place[1])
    if said is None or said.kind != "number":
        return None
    if len(table.rows) > 1 and table.score(place[0], place[1], keys) < 1.0:
        return None
    right = other_column(evidence, table, stretch, row, said)
    if right is None or _says_any(evidence, [right]):
        return None
    if _is_excused(evidence, table, stretch, said):
        return None
    return _reason(evidence, stretch, row, right, said)


def _is_excused(
    evidence: Evidence, table: TableKeys, stretch: Stretch, said: Value
) -> bool:
    """Does the clause compare rows, or give what stands outside of the tables too?"""
    return relates_rows(
        evidence, table.question.text, stretch.said.text
    ) or _stands_in_prose(evidence, said)


def _is_same(first: Value, second: Value) -> bool:
    if first.text == second.text:
        return True
    if first.kind != "number" or second.kind != "number":
        return False
    if any(same_amount(a, b) for a in first.amounts for b in second.amounts):
        return True
    return any(a.matches(b) for a in first.dates for b in second.dates)


def _says_any(evidence: Evidence, values: Sequence[Value]) -> bool:
    """Does the answer say the right value too?"""
    answer = evidence.kept(_whole_answer)
    return any(
        answer.states(value) if value.kind == "number" else answer.holds(value)
        for value in values
        if value.kind in ("number", "text")
    )


def _whole_answer(evidence: Evidence) -> Said:
    return said_between(evidence.answer, 0, len(evidence.answer.text))


def _is_derived(table: TableKeys, said: Value, rivals: Sequence[Value]) -> bool:
    """May it be a sum, a difference or a multiple of what the named rows hold?"""
    if said.kind != "number" or not said.amounts:
        return False
    amount = said.amounts[0].base_value
    held = [v.amounts[0].base_value for v in rivals[:MAX_AMOUNTS] if v.amounts]
    asked = [q.value for q in table.question.amounts]
    made = {a * n for a in held for n in asked}
    if len(held) > 1:
        made.add(sum(held))
        made |= {a + b for a in held for b in held} | {
            a - b for a in held for b in held
        }
    return amount in made - set(held)


def _stands_in_prose(evidence: Evidence, said: Value) -> bool:
    """Does a document say it outside its tables too?"""
    for reading in evidence.documents:
        rows = sorted({(cell.row_start, cell.row_end) for cell in reading.cells})
        starts = [start for start, _ in rows]
        ends = list(accumulate((end for _, end in rows), max))
        if said.kind == "text":
            at = Said(reading.text, frozenset(), (), ()).find(said)
            places = [at] if at >= 0 else []
        else:
            places = [
                quantity.start
                for quantity in reading.quantities
                if any(same_amount(amount, quantity) for amount in said.amounts)
            ]
        for place in places:
            row = bisect_right(starts, place) - 1
            if row < 0 or place >= ends[row]:
                return True
    return False


def _reason(
    evidence: Evidence, stretch: Stretch, row: Row, right: Value, said: Value
) -> Reason:
    code: ReasonCode = "entity_mismatch"
    if said.kind == "number":
        code = "number_wrong_subject" if said.amounts else "date_mismatch"
    heading = f" under “{right.column}”" if right.column else ""
    where = "row" if right.column == said.column else "column"
    span = _place_of(stretch, said)
    words = evidence.answer.text[slice(*span)] if span else said.text
    message = (
        f"The answer says “{words}”; document {row.document + 1} says "
        f"“{right.text}”{heading} there, and “{said.text}” in another {where}."
    )
    sources: tuple[Source, ...] = ()
    if right.start >= 0:
        sources = (evidence.source(row.document, right.start, right.end),)
    span = span or (stretch.start, stretch.end)
    return Reason(code, message, Span(*span), sources, 0.8)


def _place_of(stretch: Stretch, value: Value) -> tuple[int, int] | None:
    """Where in the answer a clause says a value, None where in other words."""
    for amount in stretch.said.amounts:
        if any(same_amount(amount, held) for held in value.amounts):
            return amount.start, amount.end
    for date in stretch.said.dates:
        if any(date.matches(held) for held in value.dates):
            return date.start, date.end
    at = stretch.said.find(value)
    if at < 0:
        return None
    return stretch.start + at, stretch.start + at + len(value.text)
