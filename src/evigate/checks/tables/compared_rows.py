"""What follows from the rows of a table: which is more, by how much, how many.

"Is Brook larger than Alden?", "How much more does Team cost than Solo?", "How many cost
more than 10 EUR?": no cell holds the answer, the cells of one column decide.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.checks.question.asked import asked
from evigate.checks.question.comparatives import comparative_of, compares
from evigate.checks.question.coverage import asked_terms
from evigate.checks.question.extremes import ANY
from evigate.checks.tables.keys import MAX_VALUES, TableKeys, is_total, table_keys
from evigate.checks.tables.rows import Row, Value
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import Quantity, same_dimension
from evigate.text.negation import find_negations
from evigate.text.yes_no import yes_no

_SURE: Final = 0.8
_TWO: Final = 2
_EXACT: Final = 1e-6
_MAX_WORDS: Final = 12


class Compared(NamedTuple):
    """Two values of one column, of the rows that the question names, in its order."""

    document: int
    first: Value
    second: Value
    sign: int

    @property
    def holds(self) -> bool | None:
        """Is the first more, or less, as asked; None where they are equal."""
        difference = self.difference
        return None if not difference else self.sign * difference > 0

    @property
    def difference(self) -> float:
        """The first less the second, in the base unit."""
        return _amount(self.first) - _amount(self.second)


def check_compared_rows(evidence: Evidence) -> list[Reason]:
    """A yes or no to "Is A more than B?", or a difference, that two cells deny.

    >>> from evigate.records import RagCall
    >>> table = "| Plan | Price |\\n|---|---|\\n| Solo | 9 EUR |\\n| Team | 19 EUR |"
    >>> call = RagCall.of("Is Solo cheaper than Team?", [table], "No.")
    >>> [reason.code for reason in check_compared_rows(Evidence(call))]
    ['number_mismatch']
    """
    denied = _denied(evidence)
    if denied is None:
        return []
    said, found = denied
    one, other = found.first, found.second
    message = (
        f"The answer says {said}; the table has “{one.text}” and “{other.text}” under "
        f"“{one.column}”."
    )
    source = evidence.source(found.document, one.start, one.end)
    span = Span(*evidence.answer.sentences[0])
    return [Reason("number_mismatch", message, span, (source,), _SURE)]


def _denied(evidence: Evidence) -> tuple[str, Compared] | None:
    """What the answer says, and the cells that say otherwise."""
    kind = evidence.shared(asked).kind
    if kind not in ("yes_no", "amount"):
        return None
    said = yes_no(evidence.answer.text)
    given = said if kind == "yes_no" else _other_difference(evidence)
    found = evidence.shared(compared_rows) if given is not None else None
    if given is None or found is None:
        return None
    if kind == "yes_no" and found.holds in (None, said == "yes"):
        return None
    return given, found


def _other_difference(evidence: Evidence) -> str | None:
    """The one number of a short answer, where the rows differ by another."""
    answer = evidence.answer
    values = [q for q in answer.quantities if q.is_value and not q.weak]
    if len(values) != 1 or len(answer.words.forms) > _MAX_WORDS:
        return None
    if values[0].unit == "percent" or values[0].bound or values[0].approximate:
        return None
    return None if follows_from_rows(evidence, values[0]) else f"“{values[0].raw}”"


def follows_from_rows(evidence: Evidence, said: Quantity) -> bool:
    """Is a number the difference of two rows, or how many rows keep to a bound?

    >>> from evigate.records import RagCall
    >>> table = "| Plan | Price |\\n|---|---|\\n| Solo | 9 EUR |\\n| Team | 19 EUR |"
    >>> question = "How many plans cost more than 10 EUR?"
    >>> evidence = Evidence(RagCall.of(question, [table], "One."))
    >>> follows_from_rows(evidence, evidence.answer.quantities[0])
    True
    """
    if evidence.shared(asked).kind == "count":
        counts = evidence.shared(counted_rows)
        return said.unit is None and counts is not None and said.value == counts
    found = evidence.shared(compared_rows)
    if found is None:
        return False
    held = found.first.amounts[0]
    amount = said.base_value
    if said.unit is None or held.unit is None:  # a heading may name the unit
        amount = said._replace(unit=held.unit).base_value
    elif not same_dimension(said, held):
        return False
    return abs(abs(found.difference) - amount) <= _EXACT * max(1.0, amount)


def compared_rows(evidence: Evidence) -> Compared | None:
    """The two rows that a question compares; use through ``evidence.shared``."""
    question = evidence.question
    if not compares(question.text) or not any(r.cells for r in evidence.documents):
        return None
    kind = comparative_of(question.text)
    language = evidence.language_of(question)
    if kind is None or find_negations(question.text, language):
        return None
    table = evidence.shared(table_keys)
    rows = _named_rows(table)
    if len(rows) != _TWO or rows[0].document != rows[1].document:
        return None
    pairs = [
        Compared(rows[0].document, one, other, kind.sign)
        for one in rows[0].values
        if (other := rows[1].at(one.column)) is not None and _are_comparable(one, other)
    ]
    wanted = None if ANY in kind.dimensions else kind.dimensions
    chosen = _of_column(evidence, table, [p.first for p in pairs], wanted)
    return next((p for p in pairs if p.first is chosen), None)


def counted_rows(evidence: Evidence) -> int | None:
    """How many rows keep to the bound of a question; use ``evidence.shared``."""
    bounds = [q for q in evidence.question.quantities if q.is_value and q.bound]
    if len(bounds) != 1 or not any(r.cells for r in evidence.documents):
        return None
    (bound,) = bounds
    table = evidence.shared(table_keys)
    if table.size > MAX_VALUES or len({row.document for row in table.rows}) != 1:
        return None
    columns: dict[str, list[Value]] = {}
    for row in table.rows:
        if not any(is_total(value.text) for value in row.values):
            for value in row.values:
                columns.setdefault(value.column, []).append(value)
    fitting = [v[0] for v in columns.values() if _may_be_bounded(v, bound)]
    chosen = _of_column(evidence, table, fitting, None)
    if chosen is None:
        return None
    if chosen.amounts[0].unit is None:
        bound = bound._replace(unit=None)
    return sum(_keeps_to(value, bound) for value in columns[chosen.column])


def _named_rows(table: TableKeys) -> list[Row]:
    """The rows whose text the question names in full, in its order."""
    places: dict[int, int] = {}
    for (number, column), weight in table.asked.items():
        value = table.rows[number].at(column)
        if weight == 1.0 and value is not None and value.kind == "text":
            at = table.question.find(value)
            if at >= 0:
                places[number] = min(at, places.get(number, at))
    if len(set(places.values())) != len(places):
        return []
    return [table.rows[number] for number in sorted(places, key=places.__getitem__)]


def _of_column(
    evidence: Evidence,
    table: TableKeys,
    values: list[Value],
    dimensions: tuple[str, ...] | None,
) -> Value | None:
    """The one value whose column the question asks by: named, measured, or alone."""
    named = [v for v in values if table.headings[v.column] & table.question.stems]
    if not named:
        terms = evidence.shared(asked_terms)
        asked_of = frozenset[str]().union(*(term.measures for term in terms))
        prefixes = dimensions or tuple(asked_of)
        named = [v for v in values if prefixes and _measures(v).startswith(prefixes)]
    left = named or values
    return left[0] if len(left) == 1 else None


def _measures(value: Value) -> str:
    return value.amounts[0].dimension or ""


def _amount(value: Value) -> float:
    return value.amounts[0].base_value


def _are_comparable(one: Value, other: Value) -> bool:
    return (
        _is_amount(one)
        and _is_amount(other)
        and one.amounts[0].unit == other.amounts[0].unit
    )


def _is_amount(value: Value) -> bool:
    return (
        value.kind == "number"
        and len(value.amounts) == 1
        and not value.dates
        and value.amounts[0].low is None
    )


def _may_be_bounded(values: list[Value], bound: Quantity) -> bool:
    """Numbers of the kind of the bound, on both sides of it or all on one."""
    if not values or not all(map(_is_amount, values)):
        return False
    if bound.unit is not None and values[0].amounts[0].unit is not None:
        return all(same_dimension(v.amounts[0], bound) for v in values)
    if bound.unit is not None:
        written = bound.raw[bound.number_end - bound.start :].strip().lower()
        return bool(written) and written in values[0].column
    amounts = list(_plain(values))
    return len(amounts) == len(values) and min(amounts) <= bound.value <= max(amounts)


def _plain(values: list[Value]) -> Iterator[float]:
    return (v.amounts[0].value for v in values if v.amounts[0].unit is None)


def _keeps_to(value: Value, bound: Quantity) -> bool:
    held, limit = _amount(value), bound.base_value
    if bound.bound == "at_least":
        return held >= limit
    if bound.bound == "more_than":
        return held > limit
    return held <= limit if bound.bound == "at_most" else held < limit
