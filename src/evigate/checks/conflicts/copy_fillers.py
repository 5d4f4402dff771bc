"""What two near-copies have in the one place where they differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evigate.checks.conflicts.near_copies import Range
from evigate.checks.statements.axes import asked_axis
from evigate.text.amounts.quantities import Quantity, same_quantity
from evigate.text.dates.dates import Date
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.calendar_names import MONTHS

_BORDER: Final = late(r"[.|:;!?()\[\]](?=\s)|\n|\s[|(\[]")
_CLAUSE: Final = late(r"[.;!?]\s")
_ITEM: Final = late(r"[.)]?\s+[^\W\da-z_]")
_NEAR: Final = 4


@dataclass(frozen=True, slots=True)
class Filler:
    """The words that one document has in a gap, trimmed to content."""

    reading: Reading
    words: Range
    content: frozenset[str]

    @property
    def bare(self) -> frozenset[str]:
        """The content, of a possessive its owner."""
        return frozenset(form.removesuffix("'s") for form in self.content)

    @property
    def text(self) -> str:
        """As the document writes it."""
        words = self.reading.words
        start, end = words.starts[self.words[0]], words.ends[self.words[1] - 1]
        return self.reading.text[start:end]

    @property
    def spoken(self) -> str:
        """Its lower-case words."""
        return " ".join(self.reading.words.forms[slice(*self.words)])

    @property
    def spoken_in_place(self) -> str:
        """The same with the word on each side."""
        low, high = self.words
        return " ".join(self.reading.words.forms[max(0, low - 1) : high + 1])

    @property
    def kind(self) -> str:
        """``number``, ``name`` or ``word``."""
        words = self.reading.words
        if _gives_number(self.reading, self.words):
            return "number"
        starts = words.starts[slice(*self.words)]
        named = any(self.reading.text[start].isupper() for start in starts)
        return "name" if named else "word"


def crosses_a_border(filler: Filler) -> bool:
    """Does it run over the end of a clause, a bracket or a bar?"""
    return _BORDER.search(filler.text) is not None


def opens_a_clause(reading: Reading, word: int) -> bool:
    """Does a word stand right behind a semicolon or the end of a sentence?"""
    if word == 0:
        return False
    between = reading.text[reading.words.ends[word - 1] : reading.words.starts[word]]
    return _CLAUSE.search(between) is not None


def marks_a_list(filler: Filler) -> bool:
    """Is it the number of an item: "2  Peel them"?"""
    reading, (low, high) = filler.reading, filler.words
    if high - low > 1 or not reading.words.forms[low].isdigit():
        return False
    start, end = reading.words.starts[low], reading.words.ends[low]
    before = reading.text[max(0, start - _NEAR) : start].rstrip(" (")
    opens = not before or before[-1] in ".!?:;\n)" or before[-1].isdigit()
    return opens and _ITEM.match(reading.text, end) is not None


def _gives_number(reading: Reading, words: Range) -> bool:
    """Does a stretch hold a number or a date, in digits or in words?

    "Nine", "46th" and "third" are numbers, "San Francisco 49ers" is a name.
    """
    start, end = reading.words.starts[words[0]], reading.words.ends[words[1] - 1]
    both: list[Quantity | Date] = [*reading.quantities, *reading.dates]
    items = [item for item in both if item.start < end and start < item.end]
    if any(isinstance(item, Date) or item.is_value for item in items):
        return True
    starts = reading.words.starts[slice(*words)]
    forms = reading.words.forms[slice(*words)]
    if forms[-1].isdigit() and not MONTHS.keys().isdisjoint(forms):
        return True  # "March 1343"
    return all(
        any(item.start <= place < item.end for item in items) for place in starts
    )


def tell_different_things(one: Filler, other: Filler) -> bool:
    """Is one a day of the week, the other a year; one a width, the other a length?"""
    axes = {asked_axis(one.spoken), asked_axis(other.spoken)}
    if len(axes) > 1 and "" not in axes:
        return True
    first, second = _dates_in(one), _dates_in(other)
    if not first or not second:
        return False
    if _give_other_periods(first, second):
        return True
    return not any(
        getattr(a, part) is not None and getattr(b, part) is not None
        for a in first
        for b in second
        for part in ("year", "month", "day", "weekday", "decade", "hour")
    )


def _give_other_periods(first: list[Date], second: list[Date]) -> bool:
    """ "April to September: 8 to 20 h", "October to March: 9 to 16 h": two cases."""
    halves = [
        ([d for d in dates if not d.is_time], [d for d in dates if d.is_time])
        for dates in (first, second)
    ]
    return all(days and times for days, times in halves) and not any(
        a.matches(b) for a in halves[0][0] for b in halves[1][0]
    )


def give_one_amount(one: Filler, other: Filler) -> bool:
    """ "2 km" and "2,000 m" """
    return any(
        same_quantity(a, b) for a in _amounts_in(one) for b in _amounts_in(other)
    )


def _amounts_in(filler: Filler) -> list[Quantity]:
    words = filler.reading.words
    start, end = words.starts[filler.words[0]], words.ends[filler.words[1] - 1]
    return [
        amount
        for amount in filler.reading.quantities
        if amount.is_value and amount.start < end and start < amount.end
    ]


def _dates_in(filler: Filler) -> list[Date]:
    words = filler.reading.words
    start, end = words.starts[filler.words[0]], words.ends[filler.words[1] - 1]
    return [d for d in filler.reading.dates if start <= d.start < end]


def whole_number(reading: Reading, low: int, high: int) -> Range:
    """A range of words with all parts of its numbers ("5,890" is two words)."""
    while low > 0 and _is_one_number(reading, low - 1):
        low -= 1
    while high < len(reading.words.forms) and _is_one_number(reading, high - 1):
        high += 1
    return low, high


def _is_one_number(reading: Reading, word: int) -> bool:
    """Are a word and the next one parts of one number?"""
    forms, starts, ends = reading.words
    if not (forms[word].isdigit() and forms[word + 1].isdigit()):
        return False
    between = reading.text[ends[word] : starts[word + 1]]
    return between in (".", ",", "’", "'")
