"""Values taken from the wrong column of the right row.

Only columns that measure the same are compared: prices in one currency, times of day,
keys of one nested object.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from evigate.checks.tables.keys import Stretch, TableKeys
from evigate.checks.tables.rows import Row, Value, same_amount
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import same_dimension
from evigate.text.antonyms import Side, find_antonym_sides
from evigate.text.dates.occasions import find_occasions
from evigate.text.tables.heading_words import WEEKDAY_ABBREVIATIONS
from evigate.text.words import find_words

_NONE: Final[frozenset[str]] = frozenset()
_WHOLE_WEEK: Final = 0b1111111


def other_column(
    evidence: Evidence, table: TableKeys, stretch: Stretch, row: Row, said: Value
) -> Value | None:
    """The value under the heading that is asked, where another one is said.

    Args:
        evidence: the call.
        table: the rows and what is named of them.
        stretch: the clause of the answer.
        row: the row that it speaks of.
        said: the value of that row that it states.
    """
    same = [v for v in row.values if v.column == said.column or _equal(v, said)]
    if any(_named(evidence, table, stretch, v, said) for v in same):
        return None
    named = [
        value
        for value in row.values
        if value not in same
        and _is_comparable(evidence, table, value, said)
        and _named(evidence, table, stretch, value, said)
    ]
    return named[0] if len(named) == 1 else None


def _equal(first: Value, second: Value) -> bool:
    return any(same_amount(a, b) for a in first.amounts for b in second.amounts) or any(
        a.matches(b) for a in first.dates for b in second.dates
    )


def _is_comparable(
    evidence: Evidence, table: TableKeys, first: Value, second: Value
) -> bool:
    """Could the one stand for the other?"""
    language = evidence.language
    if _days(first.column, language) and _days(second.column, language):
        return first.kind != "blank"
    if first.kind != "number" or second.kind != "number":
        return False
    if first.dates and second.dates:
        return [d.is_time for d in first.dates] == [d.is_time for d in second.dates]
    if not first.amounts or not second.amounts:
        return False
    a, b = first.amounts[0], second.amounts[0]
    if a.unit is not None and b.unit is not None:
        return same_dimension(a, b)
    kin = table.headings[first.column] & table.headings[second.column]
    return a.unit == b.unit and bool(kin)


def _named(
    evidence: Evidence, table: TableKeys, stretch: Stretch, value: Value, other: Value
) -> bool:
    """Does the question or the clause name what tells a heading from another?"""
    own = table.headings[value.column]
    if value.column != other.column:
        own -= table.headings[other.column]
    asked = table.question.stems | stretch.said.stems
    if own & asked:
        return True
    language = evidence.language
    text = f"{table.question.text}\n{stretch.said.text}"
    days = _days(value.column, language)
    if days and any(
        o.dimension == "week" and o.sure & ~days == 0
        for o in find_occasions(text, language, [])
    ):
        return True
    return bool(_sides(value.column, language) & _sides(text, language))


@cache
def _abbreviations(language: str) -> dict[str, int]:
    words = WEEKDAY_ABBREVIATIONS.get(language, WEEKDAY_ABBREVIATIONS["en"])
    return {
        form: day
        for day, forms in enumerate(words.split())
        for form in forms.split("/")
    }


def _days(heading: str, language: str) -> int:
    """The weekdays that a heading names, as bits: "sat", "mon-fri"."""
    mask = 0
    for occasion in find_occasions(heading, language, []):
        if occasion.dimension == "week" and occasion.sure != _WHOLE_WEEK:
            mask |= occasion.sure
    if mask:
        return mask
    known = _abbreviations(language)
    days = [known[form] for form in find_words(heading).forms if form in known]
    if len(days) == 2 and days[0] < days[1] and any(m in heading for m in "-–—"):
        days = [*range(days[0], days[1] + 1)]
    return sum(1 << day for day in set(days))


def _sides(text: str, language: str) -> frozenset[Side]:
    forms = find_words(text).forms
    return frozenset(
        side for _, sides in find_antonym_sides(forms, language) for side in sides
    )
