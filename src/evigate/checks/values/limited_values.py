"""Values of one case, given as if they held for all.

Asked what a ticket costs, "9 euros" is wrong where 9 euros are "for pupils" and a
ticket, without a limit, costs 12.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.checks.question.coverage import sentence_coverage
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.lone_limits import limit_of
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import Quantity, same_dimension, same_quantity
from evigate.text.dates.dates import Date
from evigate.text.names import Name
from evigate.text.reading import Reading

_MAX_SENTENCES: Final = 60
_MAX_CONTENT: Final = 12  # of an answer that says one thing
_LEAST: Final = 0.9  # of the question, in a sentence that answers it without a limit
_SURE: Final = 0.7

_Value = Quantity | Date | Name


class _Held(NamedTuple):
    value: _Value
    sentence: int
    start: int
    end: int


def check_limited_values(evidence: Evidence) -> list[Reason]:
    """Values of the answer that documents give for a case that nobody spoke of.

    >>> from evigate.records import RagCall
    >>> document = "A ticket costs 12 EUR. For pupils a ticket costs 9 EUR."
    >>> call = RagCall.of("What does a ticket cost?", [document], "9 EUR.")
    >>> [reason.code for reason in check_limited_values(Evidence(call))]
    ['condition_mismatch']
    """
    rows = evidence.alignments
    if len(rows) != 1 or rows[0].content > _MAX_CONTENT:
        return []
    if not 1 < len(evidence.document_sentences) <= _MAX_SENTENCES:
        return []
    said = list(_values_of(evidence.answer))
    if len(said) != 1 or is_cross_lingual(evidence):
        return []
    shares = evidence.shared(sentence_coverage)
    held = [
        each
        for each in _held_values(evidence, said[0])
        if shares[each.sentence] >= _LEAST or _are_same(said[0], each.value)
    ]
    same = [each for each in held if _are_same(said[0], each.value)]
    others = [each for each in held if not _are_same(said[0], each.value)]
    if not same or not others:
        return []
    readings = (evidence.answer, evidence.question, *evidence.history)
    spoken = frozenset(stem for each in readings for stem in evidence.stems_of(each))
    found: tuple[_Held, _Held] | None = None
    for each in same:
        plain = _plain_beside(evidence, each, others, spoken)
        if plain is None:
            return []  # it is given without a limit as well
        found = found or (each, plain)
    return [] if found is None else [_reason(evidence, *found)]


def _values_of(reading: Reading) -> Iterator[_Value]:
    """Amounts and dates; else names, of which no word opens a sentence alone."""
    amounts = [q for q in reading.quantities if q.is_value and not q.weak]
    values: list[_Value] = [*amounts, *reading.dates]
    yield from values or reading.names


def _held_values(evidence: Evidence, said: _Value) -> Iterator[_Held]:
    """The values of the documents that are of the kind of the answer's."""
    given = {word for name in evidence.question.names for word in name.words}
    for number, reading in enumerate(evidence.documents):
        found: list[_Value]
        if isinstance(said, Quantity):
            found = [
                q
                for q in reading.quantities
                if q.is_value and not q.weak and same_dimension(said, q)
            ]
        elif isinstance(said, Date):
            found = [d for d in reading.dates if d.is_time == said.is_time]
        else:
            found = [n for n in reading.names if given.isdisjoint(n.words)]
        for value in found:
            sentence = evidence.sentence_at(number, value.start)
            if sentence is not None:
                yield _Held(value, sentence, value.start, value.end)


def _are_same(first: _Value, second: _Value) -> bool:
    if isinstance(first, Quantity) and isinstance(second, Quantity):
        return same_quantity(first, second)
    if isinstance(first, Date) and isinstance(second, Date):
        return first.matches(second)
    if isinstance(first, Name) and isinstance(second, Name):
        return not set(first.words).isdisjoint(second.words)
    return False


def _plain_beside(
    evidence: Evidence, limited: _Held, others: list[_Held], spoken: frozenset[str]
) -> _Held | None:
    """Another value that is given in the same words without the limit of this one."""
    for other in others:
        if other.sentence == limited.sentence:
            continue
        values = [(each.start, each.end) for each in (other, limited)]
        limit = limit_of(evidence, other.sentence, limited.sentence, values)
        if limit is not None and limit.isdisjoint(spoken):
            return other
    return None


def _reason(evidence: Evidence, limited: _Held, plain: _Held) -> Reason:
    sources = []
    for each in (plain, limited):
        document = evidence.document_sentences[each.sentence].document
        sources.append(evidence.source(document, each.start, each.end))
    held = " ".join(evidence.sentence_text(limited.sentence).split())
    first = evidence.document_sentences[plain.sentence].document
    without = evidence.documents[first].text[plain.start : plain.end]
    message = (
        f"The documents give this for a case of its own, “{held[:120]}”; without a "
        f"limit they say “{' '.join(without.split())}”."
    )
    span = Span(*evidence.alignments[0].span)
    return Reason("condition_mismatch", message, span, tuple(sources), _SURE)
