"""What the answer says beyond the question, and how much of it the documents hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import compress
from typing import Final

from evigate.checks.question.known_words import document_words
from evigate.checks.values.clock_amounts import time_stands_as_amount
from evigate.checks.values.date_spans import follows_from_span
from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, same_quantity
from evigate.text.dates.dates import Date
from evigate.text.light import light_words

_MAX_VALUES: Final = 200
_MAX_WORDS: Final = 60


@dataclass(frozen=True, slots=True)
class NewContent:
    """Words and values of the answer that the question did not bring in.

    Attributes:
        words: content words as written, but for those of values, by stem.
        known: stems of those that the documents hold, tolerantly.
        values: amounts and dates.
        unheld: those of them that no document gives.
    """

    words: dict[str, str]
    known: frozenset[str]
    values: tuple[Quantity | Date, ...]
    unheld: tuple[Quantity | Date, ...]

    @property
    def total(self) -> int:
        """How many words and values there are."""
        return len(self.words) + len(self.values)

    @property
    def found(self) -> int:
        """How many of them the documents hold."""
        return len(self.known) + len(self.values) - len(self.unheld)


def new_content(evidence: Evidence) -> NewContent:
    """Read the answer for what it adds; use through ``evidence.kept``.

    >>> from evigate.records import RagCall
    >>> documents = ["The lamp costs 40 EUR and is made in Turin."]
    >>> call = RagCall.of("Where is the lamp made?", documents, "In Paris, for 40 EUR.")
    >>> new = new_content(Evidence(call))
    >>> list(new.words.values()), len(new.known), len(new.values), len(new.unheld)
    (['paris'], 0, 1, 0)
    """
    answer = evidence.answer
    values = tuple(_values(evidence))
    covered = [(value.start, value.end) for value in values]
    light = light_words(evidence.language_of(answer))
    given = frozenset(evidence.stems_of(evidence.question))
    stems, words = evidence.stems_of(answer), answer.words
    content = evidence.content_flags(answer)
    new: dict[str, str] = {}
    for i in compress(range(len(stems)), content):
        stem = stems[i]
        if stem in given or stem in light:
            continue
        at = words.starts[i]
        if covered and any(start <= at < end for start, end in covered):
            continue
        new[stem] = words.forms[i]
        if len(new) == _MAX_WORDS:
            break
    documents = evidence.shared(document_words)
    known = [stem for stem, form in new.items() if documents.resembles(form, stem)]
    unheld = tuple(value for value in values if not _is_held(evidence, value))
    if unheld:
        unheld = tuple(v for v in unheld if not _is_derived(evidence, v))
    return NewContent(new, frozenset(known), values, unheld)


def _is_derived(evidence: Evidence, value: Quantity | Date) -> bool:
    """Does an amount follow from the documents', so that its check finds no fault?"""
    if isinstance(value, Date):
        return False
    if value.unit is None and value.numeral.isalpha():
        return False  # small words go without a check
    faults = evidence.kept(check_quantities)
    spans = [fault.answer_span for fault in faults]
    return not any(s and s.start < value.end and value.start < s.end for s in spans)


def _values(evidence: Evidence) -> Iterator[Quantity | Date]:
    answer, question = evidence.answer, evidence.question
    for quantity in answer.quantities[:_MAX_VALUES]:
        if (
            quantity.is_value
            and not (quantity.weak and quantity.unit is None)
            and not any(same_quantity(quantity, other) for other in question.quantities)
        ):
            yield quantity
    for date in answer.dates[:_MAX_VALUES]:
        if not any(date.matches(other) for other in question.dates):
            yield date


def _is_held(evidence: Evidence, value: Quantity | Date) -> bool:
    if isinstance(value, Date) and (
        time_stands_as_amount(evidence, value) or follows_from_span(evidence, value)
    ):
        return True
    for reading in evidence.documents:
        if isinstance(value, Date):
            if any(value.matches(other) for other in reading.dates[:_MAX_VALUES]):
                return True
        elif any(
            same_quantity(value, other) or _ends_hours(value, other)
            for other in reading.quantities[:_MAX_VALUES]
        ):
            return True
    return False


def _ends_hours(value: Quantity, held: Quantity) -> bool:
    """Is "14 h" the end of "10 to 14 h", hours of the day both?"""
    ends = held.base_ends
    return (
        value.unit == held.unit == "hour"
        and value.low is None
        and ends is not None
        and value.base_value in ends
    )
