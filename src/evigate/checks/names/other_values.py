"""A short answer whose value is that of the clause beside: "four weeks", of books.

Like `other_clauses`, by values: one clause speaks of more of what is asked and gives a
value of the kind; the value of the answer stands only in clauses that speak of less.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evigate.checks.names.clause_subjects import asked_of, unasked_stems
from evigate.checks.names.segments import (
    MAX_SENTENCES,
    Segment,
    segment_span,
    segments,
)
from evigate.checks.question.asked import asked
from evigate.checks.question.extremes import asked_extreme
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.checks.subjects.quotes import quoted
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import (
    Quantity,
    match_quantities,
    same_dimension,
)
from evigate.text.dates.dates import Date
from evigate.text.language_kinds import UNSPACED
from evigate.text.light import light_words
from evigate.text.reading import Reading
from evigate.text.tables.pronoun_words import PRONOUNS
from evigate.text.tables.relative_pronouns import RELATIVE_PRONOUNS
from evigate.text.yes_no import yes_no

Value = Quantity | Date

_KINDS: Final = frozenset({"date", "duration", "amount", "count", "open", "person"})
_MAX_WORDS: Final = 14  # of the answer
_MAX_VALUES: Final = 3
_MAX_ASKED: Final = 6
_LONGEST: Final = 32  # words of a sentence; pairs of characters
_LONGEST_PAIRS: Final = 80
_MEASURED: Final = frozenset({"date", "duration", "amount", "count"})
_MAX_SAID: Final = 4  # words of content
_ALONE: Final = 0.8
_OFTEN: Final = 3  # clauses
_OPENING: Final = 2  # words
_LEAST: Final = {True: 0.5, False: 0.8}  # of what is asked, in one sentence or not
_MARGIN: Final = 0.5  # weight of the words that tell the two apart
_ALL: Final = 0.99
_SURE: Final = 0.7
_FAR: Final = 3  # sentences


def check_other_values(evidence: Evidence) -> list[Reason]:
    """Short answers with the value of another clause than what is asked.

    >>> from evigate.records import RagCall
    >>> document = "You may keep books for four weeks and films for one week."
    >>> call = RagCall.of("How long may I keep films?", [document], "Four weeks.")
    >>> [reason.code for reason in check_other_values(Evidence(call))]
    ['number_wrong_subject']
    """
    answer = evidence.answer
    if len(evidence.alignments) != 1 or len(answer.words.forms) > _MAX_WORDS:
        return []
    values = list(values_of(answer))
    kind = evidence.shared(asked).kind
    if len(values) > _MAX_VALUES or kind not in _KINDS:
        return []
    if (not values and kind not in _MEASURED) or evidence.shared(asked_extreme):
        return []
    if len(evidence.document_sentences) > MAX_SENTENCES:
        return []
    terms = evidence.shared(told_terms)
    if not terms or len(terms) > _MAX_ASKED or is_cross_lingual(evidence):
        return []
    row = evidence.alignments[0]
    denies = text_cues(evidence, answer).denies(row.low, row.high)
    if denies or yes_no(answer.text) is not None:
        return []
    for value in values:
        found = _taken_from(evidence, value)
        if found is not None:
            return [_reason(evidence, value, *found)]
    if not values:
        found = _phrase_from(evidence)
        if found is not None:
            return [_reason(evidence, None, *found)]
    return []


def values_of(reading: Reading) -> Iterator[Value]:
    """The dates and amounts of a text."""
    dates = reading.dates
    yield from dates
    for quantity in reading.quantities:
        if not quantity.is_value or (quantity.weak and quantity.unit is None):
            continue
        if not any(d.start < quantity.end and quantity.start < d.end for d in dates):
            yield quantity


def _phrase_from(evidence: Evidence) -> tuple[Segment, Segment] | None:
    """The same for answers without a value: "all year", of what another pool is."""
    said = _said_beside(evidence, None)
    if not said or not said <= evidence.postings.keys() or len(said) > _MAX_SAID:
        return None
    holders = [s for s in evidence.shared(segments) if said <= s.stems]
    if not holders:
        return None
    kind = evidence.shared(asked).kind
    rights = [
        segment
        for segment, value in evidence.shared(_placed_values)
        if _is_of_kind(value, kind) and said.isdisjoint(segment.stems)
    ]
    total = sum(term.weight for term in evidence.shared(told_terms).values())
    for right in rights:
        if all(_leads(evidence, right, held, total, _ALONE) for held in holders):
            return right, holders[0]
    return None


def _is_of_kind(value: Value, kind: str) -> bool:
    if kind == "date":
        return isinstance(value, Date)
    if isinstance(value, Date):
        return False
    return kind != "duration" or value.dimension == "time"


def _taken_from(evidence: Evidence, value: Value) -> tuple[Segment, Segment] | None:
    """The clause that answers, and the one that the value was taken from."""
    placed = evidence.shared(_placed_values)
    holders = [segment for segment, other in placed if _match(value, other)]
    if not holders:
        return None
    said = _said_beside(evidence, value)
    if isinstance(value, Quantity) and evidence.shared(asked).kind == "count":
        said -= {_counted(evidence, value)}
    if any(said & unasked_stems(evidence, held) for held in holders):
        return None  # it says of what its value is
    rights = [
        segment
        for segment, other in placed
        if _are_comparable(value, other) and not _match(value, other)
    ]
    terms = evidence.shared(told_terms)
    asked_total = sum(
        term.weight for term in terms.values() if not _is_measure(term.measures, value)
    )
    for right in rights:
        if right in holders:
            continue
        if all(_leads(evidence, right, held, asked_total) for held in holders):
            return right, holders[0]
    return None


def _leads(
    evidence: Evidence,
    right: Segment,
    held: Segment,
    total: float,
    least: float = 0.0,
) -> bool:
    """Does a clause speak of more of what is asked than another, and of all of that?"""
    if right.document != held.document or any(
        _is_long(evidence, each) for each in (right, held)
    ):
        return False
    of_right, of_held = _covered(evidence, right), _covered(evidence, held)
    more = of_right - of_held
    if _weight(evidence, more) < _MARGIN or not _are_topics(
        evidence, of_held - of_right, more
    ):
        return False
    if evidence.language in UNSPACED and _names_more(evidence, held, right):
        return False
    score = _weight(evidence, of_right)
    together = right.sentence == held.sentence
    if score < max(least, _LEAST[together]) * total:
        return False
    if abs(right.sentence - held.sentence) > _FAR and (
        of_held or score < _ALL * total
    ):
        return False
    if more - held.before:
        return True
    return score >= _ALL * total and bool(_unasked(evidence, held))


def _names_more(evidence: Evidence, held: Segment, right: Segment) -> bool:
    """Does a clause share letters with the question that another one lacks?

    Not all words of a script without spaces are known ("子ども").
    """
    question = evidence.question.text
    pairs = {question[i : i + 2] for i in range(len(question) - 1)}
    own, other = (
        evidence.documents[s.document].text[slice(*segment_span(evidence, s))]
        for s in (held, right)
    )
    return any(pair in own and pair not in other for pair in pairs)


def _is_long(evidence: Evidence, segment: Segment) -> bool:
    """Does it stand in a sentence of many words? Those say things in between."""
    place = evidence.document_sentences[segment.sentence]
    longest = _LONGEST_PAIRS if evidence.language in UNSPACED else _LONGEST
    return place.high - place.low > longest


def _are_topics(
    evidence: Evidence, words: frozenset[int], more: frozenset[int]
) -> bool:
    """Are some words those of the whole text, where others stand in one place?"""
    if not words:
        return True
    terms = evidence.shared(told_terms)
    held = [segment.covered for segment in evidence.shared(segments)]
    often = all(sum(n in each for each in held) >= _OFTEN for n in words)
    return often and any(
        sum(n in each for each in held) == 1 and terms[n].weight >= 1.0 for n in more
    )


def _covered(evidence: Evidence, segment: Segment) -> frozenset[int]:
    """What a clause speaks of; a pronoun stands for what was named before."""
    language = evidence.language
    reading = evidence.documents[segment.document]
    forms = reading.words.forms[segment.low : segment.high]
    relative = RELATIVE_PRONOUNS.get(language, frozenset())
    if PRONOUNS.get(language, frozenset()).isdisjoint(
        forms
    ) and relative.isdisjoint(forms[:_OPENING]):
        return segment.covered
    return segment.covered | segment.before


def _unasked(evidence: Evidence, segment: Segment) -> frozenset[str]:
    return frozenset(
        stem
        for stem in unasked_stems(evidence, segment)
        if not any(map(str.isdigit, stem))
    )


def _weight(evidence: Evidence, covered: frozenset[int]) -> float:
    terms = evidence.shared(told_terms)
    return sum(terms[number].weight for number in covered)


def _placed_values(evidence: Evidence) -> list[tuple[Segment, Value]]:
    """The values of documents with the clauses that hold them."""
    by_document: dict[int, list[Segment]] = {}
    for segment in evidence.shared(segments):
        by_document.setdefault(segment.document, []).append(segment)
    found: list[tuple[Segment, Value]] = []
    for document, held in by_document.items():
        reading = evidence.documents[document]
        spans = [(segment_span(evidence, each), each) for each in held]
        for value in values_of(reading):
            for span, segment in spans:
                if span.start <= value.start < span.end:
                    found.append((segment, value))
                    break
    return found


def _counted(evidence: Evidence, value: Quantity) -> str:
    """The word behind a number: "36 residents"."""
    answer = evidence.answer
    for start, stem in zip(answer.words.starts, answer.stems, strict=True):
        if start >= value.end:
            return stem
    return ""


def _said_beside(evidence: Evidence, value: Value | None) -> frozenset[str]:
    """What the answer says beside a value and what was asked."""
    answer = evidence.answer
    content = evidence.content_flags(answer)
    starts, stems = answer.words.starts, answer.stems
    inside = range(0) if value is None else range(value.start, value.end)
    said = {
        stems[i] for i, flag in enumerate(content) if flag and starts[i] not in inside
    }
    language = evidence.language_of(answer)
    return frozenset(said) - evidence.shared(asked_of) - light_words(language)


def _match(said: Value, held: Value) -> bool:
    if isinstance(said, Quantity):
        return isinstance(held, Quantity) and match_quantities(said, held) is not None
    if isinstance(held, Date):
        return said.matches(held)
    hours = held.unit in (None, "hour") and not said.minute  # "24:00", "24 hours"
    return said.is_time and hours and held.value == said.hour


def _are_comparable(said: Value, held: Value) -> bool:
    if isinstance(said, Quantity):
        return isinstance(held, Quantity) and same_dimension(said, held)
    if not isinstance(held, Date) or said.is_time != held.is_time:
        return False
    if said.is_time or (_is_day(said) and _is_day(held)):
        return True
    return bool((said.year and held.year) or (said.month and held.month))


def _is_day(date: Date) -> bool:
    return bool(date.weekday) and not (date.day or date.month or date.hour)


def _is_measure(measures: frozenset[str], value: Value) -> bool:
    """Does a word of the question only tell that such a value is asked ("costs")?"""
    if isinstance(value, Date):
        return "date" in measures
    return (value.dimension or "count").partition(":")[0] in measures


def _reason(
    evidence: Evidence, value: Value | None, right: Segment, held: Segment
) -> Reason:
    sources = tuple(
        evidence.source(each.document, *segment_span(evidence, each))
        for each in (right, held)
    )
    first, second = (quoted(evidence, source) for source in sources)
    said = evidence.answer.text.strip() if value is None else value.raw
    code: ReasonCode = "role_mismatch"
    if value is not None:
        code = "date_mismatch" if isinstance(value, Date) else "number_wrong_subject"
    message = f"The answer says “{said}”, as in “{second}”; what is asked stands in "
    message += f"“{first}”."
    span = evidence.alignments[0].span
    if value is not None:
        span = Span(value.start, value.end)
    return Reason(code, message, span, sources, _SURE)
