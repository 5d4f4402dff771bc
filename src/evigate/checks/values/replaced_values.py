"""What took the place of something else: asked when it is, the new date is right.

"The fair was moved from 1 May to 8 May": both stand beside the same words, so that
nothing but the verb tells which one holds.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import sentence_coverage, sentence_order
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import Quantity, same_quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.replaced import find_replaced
from evigate.text.tables.other_times import ASKS_OF_OTHER_TIMES, PAST

_OF_OTHER_TIMES: Final = late(rf"{ASKS_OF_OTHER_TIMES}|{PAST}")
_MAX_WORDS: Final = 14
_MAX_SENTENCES: Final = 200
_LEAST: Final = 0.5  # of what is asked, in the sentence
_SURE: Final = 0.8


class Change(NamedTuple):
    """Where a document has the value that held, and the one that holds now."""

    document: int
    old: tuple[int, int]
    new: tuple[int, int]


def check_replaced_values(evidence: Evidence) -> list[Reason]:
    """Short answers with the value that another one replaced.

    >>> from evigate.records import RagCall
    >>> document = "The fair was moved from 1 May to 8 May."
    >>> call = RagCall.of("When is the fair?", [document], "On 1 May.")
    >>> [reason.code for reason in check_replaced_values(Evidence(call))]
    ['date_mismatch']
    """
    answer = evidence.answer
    if not 0 < len(answer.words.forms) <= _MAX_WORDS:
        return []
    change = evidence.shared(asked_change)
    if change is None or _says(evidence, change, change.new):
        return []
    code = _says(evidence, change, change.old)
    if code is None:
        return []
    text = evidence.documents[change.document].text
    old, new = (text[slice(*span)].strip() for span in (change.old, change.new))
    message = f"The documents say that “{new}” took the place of “{old}”."
    source = evidence.source(change.document, *change.new)
    return [Reason(code, message, Span(0, len(answer.text)), (source,), _SURE)]


def dates_that_hold_now(evidence: Evidence) -> frozenset[int]:
    """Where a short answer has dates that replaced others; use ``evidence.kept``."""
    if not 0 < len(evidence.answer.words.forms) <= _MAX_WORDS:
        return frozenset()
    change = evidence.shared(asked_change)
    if change is None:
        return frozenset()
    low, high = change.new
    new = [
        d for d in evidence.documents[change.document].dates if low <= d.start < high
    ]
    return frozenset(
        said.start
        for said in evidence.answer.dates
        if any(said.matches(date) for date in new)
    )


def asked_change(evidence: Evidence) -> Change | None:
    """The change of what is asked for now; use through ``evidence.shared``."""
    if len(evidence.document_sentences) > _MAX_SENTENCES:
        return None
    if evidence.shared(asked).kind in ("yes_no", "reason"):
        return None
    if _OF_OTHER_TIMES.search(evidence.question.text.lower()) is not None:
        return None
    shares, order = evidence.shared(sentence_coverage), evidence.shared(sentence_order)
    best = max(shares, default=0.0)
    for place in order:
        if shares[place] < max(best, _LEAST):
            return None
        row = evidence.document_sentences[place]
        reading = evidence.documents[row.document]
        text = reading.text[row.start : row.end]
        for found in find_replaced(text, evidence.language_of(reading)):
            old, new = (
                (start + row.start, end + row.start)
                for start, end in (found.old, found.new)
            )
            return Change(row.document, old, new)
    return None


def _says(
    evidence: Evidence, change: Change, span: tuple[int, int]
) -> ReasonCode | None:
    """Does the answer give what stands in a place? By what kind of finding it would."""
    answer, reading = evidence.answer, evidence.documents[change.document]
    dates = [d for d in reading.dates if span[0] <= d.start < span[1]]
    if dates:
        said = any(a.matches(b) for a in answer.dates for b in dates)
        return "date_mismatch" if said else None
    amounts = _amounts(reading, span)
    if amounts:
        said = any(_same(a, b) for a in answer.quantities for b in amounts)
        return "number_mismatch" if said else None
    stems = frozenset(evidence.stems_of_text(reading.text[slice(*span)]))
    held = stems and stems <= frozenset(evidence.stems_of(answer))
    return "entity_mismatch" if held else None


def _amounts(reading: Reading, span: tuple[int, int]) -> list[Quantity]:
    return [q for q in reading.quantities if span[0] <= q.start < span[1]]


def _same(said: Quantity, held: Quantity) -> bool:
    """Of "from 20 to 25 euros" the first has no unit of its own."""
    if not (said.is_value and held.is_value):
        return said.numeral == held.numeral  # versions
    if said.unit is None or held.unit is None:
        return said.value == held.value
    return same_quantity(said, held)
