"""What question and answer name of the rows of tables and records.

Question and answer name rows by some of their values ("the Pine Room", "size 40").
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from evigate.checks.question.asked import earlier_asked_stems
from evigate.checks.tables.rows import (
    Said,
    Value,
    ordinal_of,
    said_between,
    same_amount,
    table_rows,
)
from evigate.evidence import Evidence
from evigate.text.amounts.compare import same_quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.relating_words import RELATING_WORDS

MAX_VALUES: Final = 1_500
MAX_AMOUNTS: Final = 12
_MAX_CLAUSES: Final = 24
_PART: Final = 0.5  # a telling word of a longer name
_LARGE: Final = 12  # smaller numbers may count anything
_FEW_WORDS: Final = 4
_UNSPACED: Final = frozenset({"zh", "ja", "ko", "ar", "hi"})
_BEGINNING: Final = 5  # letters of a word that compounds begin with

_TOTAL: Final = late(
    r"(?<!\w)(?:totals?|overall|altogether|in all|insgesamt|gesamt|summe|au total|"
    r"ensemble|en total|totale?|complessivamente|no total|totaal|razem|łącznie|ogółem|"
    r"suma)(?!\w)|合计|总计|总共|一共|合計|全部で|합계|총계|모두|المجموع|الإجمالي|कुल",
    re.IGNORECASE,
)

Place = tuple[int, str]
"""A row, by its number, and a heading."""


@dataclass(frozen=True)
class Stretch:
    """A clause of the answer."""

    start: int
    end: int
    said: Said
    fragment: bool


class TableKeys:
    """All rows of a call, and what the question names of them."""

    def __init__(self, evidence: Evidence) -> None:
        rows = evidence.shared(table_rows)
        self.size = sum(len(row.values) for row in rows)
        # A larger table is data; looking all of it up would cost too much.
        self.rows = rows if self.size <= MAX_VALUES else []
        self.question = _question(evidence)
        self.headings: dict[str, frozenset[str]] = {}
        for row in self.rows:
            for value in row.values:
                if value.column not in self.headings:
                    stems = evidence.stems_of_text(value.column)
                    self.headings[value.column] = frozenset(stems)
        self._telling = self._telling_stems()
        self.asked = self.keys(self.question)

    def _telling_stems(self) -> dict[Place, frozenset[str]]:
        """Words that one value of a column has alone."""
        by_stem: dict[tuple[str, str], set[str]] = defaultdict(set)
        for row in self.rows:
            for value in row.values:
                for stem in value.stems:
                    by_stem[value.column, stem].add(value.text)
        return {
            (number, value.column): frozenset(
                stem for stem in value.stems if len(by_stem[value.column, stem]) == 1
            )
            for number, row in enumerate(self.rows)
            for value in row.values
            if 1 < len(value.stems) <= _FEW_WORDS
        }

    def keys(self, said: Said) -> dict[Place, float]:
        """The values that some words name, with how fully they do."""
        found: dict[Place, float] = {}
        for number, row in enumerate(self.rows):
            for value in row.values:
                weight = self._named(said, value, (number, value.column))
                if weight:
                    found[number, value.column] = weight
        return self._longest(found)

    def _named(self, said: Said, value: Value, place: Place) -> float:
        if value.kind == "text":
            if said.holds(value) or (is_total(value.text) and is_total(said.text)):
                return 1.0
            part = self._telling.get(place, _NONE) & said.stems
            return _PART if part or _in_a_compound(said, value) else 0.0
        if value.kind != "number":
            return 0.0
        headed = bool(self.headings[value.column] & said.stems)
        return float(_names_number(said, value, headed=headed))

    def _longest(self, found: dict[Place, float]) -> dict[Place, float]:
        """Without "Heron" where "Heron Long" is named."""
        full: dict[str, set[frozenset[str]]] = defaultdict(set)
        for (number, column), weight in found.items():
            value = self.rows[number].at(column)
            if weight == 1.0 and value is not None and value.stems:
                full[column].add(value.stems)
        kept: dict[Place, float] = {}
        for (number, column), weight in found.items():
            value = self.rows[number].at(column)
            stems = value.stems if value is not None else _NONE
            longer = any(stems < other for other in full[column])
            part = weight < 1.0 and bool(full[column])
            if not longer and not part:
                kept[number, column] = weight
        return kept

    def said(self, stretch: Stretch) -> Iterator[Place]:
        """Values that a clause states and the question does not, one of each text."""
        done: set[tuple[str, str]] = set()
        for number, row in enumerate(self.rows):
            for value in row.values:
                key = (value.column, value.text)
                if key not in done and self.is_said(stretch, value):
                    done.add(key)
                    yield number, value.column

    def is_said(self, stretch: Stretch, value: Value) -> bool:
        """Does a clause state a value of its own?"""
        said = stretch.said
        if value.kind == "text":
            return len(value.text) > 1 and said.holds(value) and not self._asks(value)
        if value.kind != "number" or not said.states(value) or self._asks(value):
            return False
        if value.dates or stretch.fragment:
            return True
        headed = bool(self.headings[value.column] & (said.stems | self.question.stems))
        return headed or any(
            amount.unit is not None or max(amount.value, amount.high or 0) > _LARGE
            for amount in said.amounts
            if any(same_quantity(held, amount) for held in value.amounts)
        )

    def _asks(self, value: Value) -> bool:
        question = self.question
        if value.kind == "text":
            return question.holds(value)
        return question.states(value)

    def asked_amounts(self, stretch: Stretch) -> list[int]:
        """Where a clause repeats a number by which the question names a row."""
        held = [
            amount
            for number, column in self.asked
            if (value := self.rows[number].at(column)) is not None
            for amount in value.amounts
        ]
        return [
            amount.start
            for amount in stretch.said.amounts
            if any(same_amount(amount, other) for other in held)
        ]

    def is_text(self, place: Place) -> bool:
        """Is a value text, rather than a number or a yes?"""
        value = self.rows[place[0]].at(place[1])
        return value is not None and value.kind == "text"

    def score(self, number: int, column: str, keys: dict[Place, float]) -> float:
        """How well question and clause name a row, its value under a heading aside."""
        return sum(
            self.asked.get((number, value.column), 0.0)
            + keys.get((number, value.column), 0.0)
            for value in self.rows[number].values
            if value.column != column
        )


_NONE: Final[frozenset[str]] = frozenset()


def _in_a_compound(said: Said, value: Value) -> bool:
    """ "Familie" in "Familiekamer"."""
    if len(value.stems) != 1:
        return False
    (stem,) = value.stems
    return (
        len(stem) >= _BEGINNING
        and stem.isalpha()
        and any(word != stem and word.startswith(stem) for word in said.stems)
    )


def is_total(text: str) -> bool:
    """Does it speak of the sum of all rows?"""
    return _TOTAL.search(text) is not None


def table_keys(evidence: Evidence) -> TableKeys:
    """The keys of all tables of a call; use through ``evidence.shared``."""
    return TableKeys(evidence)


def _question(evidence: Evidence) -> Said:
    question = evidence.question
    said = said_between(question, 0, len(question.text))
    stems = said.stems | evidence.shared(earlier_asked_stems)
    plain = tuple(q for q in said.amounts if q.bound is None)
    dates = tuple(d for d in said.dates if d.relation is None)
    return Said(said.text, stems, plain[:MAX_AMOUNTS], dates[:MAX_AMOUNTS])


def _names_number(said: Said, value: Value, *, headed: bool) -> bool:
    """Does a text name a row by a number: "size 40", "in 2023", "the second zone"?"""
    place = ordinal_of(value)
    for amount in said.amounts:
        counts = headed or amount.role == "ordinal"
        if counts and amount.value == place and amount.unit is None:
            return True
        for held in value.amounts:
            same_kind = (headed and amount.unit is None) or (
                amount.unit is not None and held.unit is not None
            )
            if same_kind and same_quantity(held, amount):
                return True
    return any(a.matches(b) for a in value.dates for b in said.dates)


def stretches(
    evidence: Evidence, table: TableKeys
) -> Iterator[tuple[Stretch, dict[Place, float]]]:
    """The clauses of the answer, each with the rows that it goes on about."""
    answer = evidence.answer
    known: dict[Place, float] = {}
    count = 0
    for start, end in answer.sentences:
        for low, high in _clauses(answer, start, end):
            count += 1
            if count > _MAX_CLAUSES:
                return
            said = said_between(answer, low, high)
            if len(said.amounts) > MAX_AMOUNTS:
                continue
            whole = len(answer.words.forms) <= _FEW_WORDS
            stretch = Stretch(low, high, said, whole)
            own = table.keys(said)
            if any(table.is_text(place) for place in own):
                known = own
            elif own:
                known = {**known, **own}
            yield stretch, known


def _clauses(answer: Reading, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Clauses whose borders lie in no number, date or time ("8:12")."""
    values = [(date.start, date.end) for date in answer.dates]
    values += [(quantity.start, quantity.end) for quantity in answer.quantities]
    begun: int | None = None
    for low, high in answer.clauses(start, end):
        begun = low if begun is None else begun
        if high == end or not any(a < high < b for a, b in values):
            yield begun, high
            begun = None


def relates_rows(evidence: Evidence, *texts: str) -> bool:
    """Is a row only told by another? "The station after Alby" is not about Alby."""
    languages = {evidence.language_of(evidence.question), evidence.language}
    return any(
        _relating(language).search(text.lower())
        for text in texts
        for language in languages
    )


@cache
def _relating(language: str) -> re.Pattern[str]:
    words = RELATING_WORDS.get(language, RELATING_WORDS["en"]).replace("_", " ").split()
    if language in _UNSPACED:
        return re.compile("|".join(words))
    whole = [word for word in words if len(word) < _BEGINNING]
    begun = [word for word in words if len(word) >= _BEGINNING]
    forms = [rf"(?:{'|'.join(whole)})(?!\w)"] if whole else []
    return re.compile(rf"(?<!\w)(?:{'|'.join(forms + begun)})")
