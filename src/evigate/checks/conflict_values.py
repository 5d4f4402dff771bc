"""Amounts, dates and times that two documents give differently for what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from evigate.checks.answering import (
    are_parallel,
    heading_terms,
    is_statement,
    other_entity,
    other_period,
    share_of,
    terms_among,
)
from evigate.checks.asked import asked
from evigate.checks.coverage import asked_terms, terms_by_sentence
from evigate.checks.mentions import Mention, Placed, amounts_of_document, mentions_in
from evigate.checks.same_case import has_neighbour_rival
from evigate.checks.slots import Slot, asked_slot, fills, may_count
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.dates import Date
from evigate.text.quantities import Quantity, same_dimension, same_quantity
from evigate.text.questions import AnswerType
from evigate.text.reading import Reading
from evigate.text.units import is_currency
from evigate.text.words import is_unspaced

V = TypeVar("V", bound=Placed)

_LEAST: Final = 0.5
_LEAST_OPEN: Final = 0.6
_LEAST_PAIRS: Final = 0.4
_LEAST_SUBJECT: Final = 0.6
_PARALLEL: Final = 0.5
_MEASURED: Final = 0.8
_NEARLY_ALL: Final = 0.8
_MAX_DOCUMENTS: Final = 60
_MAX_ALIKE: Final = 3
_ROUNDING: Final = 1e-9
_TIMES: Final = frozenset({"time", "calendar", "working_time"})
_NO_VALUE: Final[frozenset[AnswerType]] = frozenset({"person", "place", "yes_no"})


@dataclass(frozen=True, slots=True)
class _Candidate(Generic[V]):
    """A value of a document that may be the asked one.

    Attributes:
        mention: the value with its words.
        share: how much of the question it covers, in [0, 1].
        covered: the numbers of the terms.
    """

    mention: Mention[V]
    share: float
    covered: frozenset[int]


def conflicting_values(evidence: Evidence) -> list[Conflict]:
    """Pairs of amounts or dates that cannot both be what is asked."""
    slot = evidence.shared(asked_slot)
    kind = slot.kind
    if kind in _NO_VALUE:
        return []
    documents = _open_documents(evidence)
    if len(documents) < 2:
        return []
    conflicts: list[Conflict] = []
    if kind != "date":
        amounts = [
            mention
            for number in sorted(documents)
            for mention in amounts_of_document(evidence, number)
            if _answers(slot, mention.value, evidence.documents[number])
            and may_count(evidence, slot, number, mention.value)
        ]
        conflicts += _compare(evidence, amounts, _same_amounts, "quantity")
    if kind == "date" or _asks_for_a_date(evidence):
        dates = [
            mention
            for number in sorted(documents)
            for mention in _dates_of(evidence, number)
            if _is_precise(mention.value)
        ]
        conflicts += _compare(evidence, dates, _same_dates, "date")
    return conflicts


def _dates_of(evidence: Evidence, number: int) -> list[Mention[Date]]:
    reading = evidence.documents[number]
    return mentions_in(evidence, reading, number, reading.dates)


def _open_documents(evidence: Evidence) -> set[int]:
    """Documents that may give a value that disagrees with another one's.

    A first look, since reading the values of all documents costs most: in a short one
    a sentence must cover enough of the question, in a long one nearly all of it.
    """
    least = _least(evidence) - _ROUNDING
    reach = _reach(evidence)
    statements = {
        document
        for document, share in reach.items()
        if share >= least and is_statement(evidence.documents[document])
    }
    sure = {d for d, share in reach.items() if share >= _NEARLY_ALL - _ROUNDING}
    groups = (statements, sure)
    return {d for group in groups if len(group) > 1 for d in group}


def _reach(evidence: Evidence) -> dict[int, float]:
    """The most that a sentence of each document may cover of the question."""
    terms = evidence.shared(asked_terms)
    headings = evidence.shared(heading_terms)
    subject = frozenset(n for n, term in enumerate(terms) if not term.measures)
    needed = _LEAST_SUBJECT * len(subject)
    dense = is_unspaced("".join(term.stem for term in terms))
    measured = {n: _MEASURED for n, term in enumerate(terms) if term.measures}
    reach: dict[int, float] = {}
    for sentence, held in enumerate(evidence.shared(terms_by_sentence)):
        document = evidence.document_sentences[sentence].document
        heading, cells = headings[document], evidence.documents[document].cells
        if not (held or heading):
            continue
        most = {**measured, **held} if measured and cells else held
        if heading:
            most = {**most, **dict.fromkeys(heading, 1.0)}
        share = share_of(evidence, most)
        if share <= reach.get(document, 0.0):
            continue
        if dense or cells or len(subject.intersection(most)) >= needed:
            reach[document] = share
    return reach


def _asks_for_a_date(evidence: Evidence) -> bool:
    """Does an open question ask for an end, a start, a deadline?"""
    return evidence.shared(asked).kind == "open" and any(
        "date" in term.measures for term in evidence.shared(asked_terms)
    )


def _answers(slot: Slot, quantity: Quantity, reading: Reading) -> bool:
    if slot.kind == "open":
        return not quantity.weak and (
            quantity.unit is not None or quantity.role == "version"
        )
    return fills(slot, quantity, reading)


def _is_precise(date: Date) -> bool:
    """A weekday alone says when something recurs, not when it is."""
    return bool(date.day or date.month or date.year or date.hour is not None)


def _same_amounts(first: Quantity, second: Quantity) -> bool | None:
    """Equal, different, or None where the two cannot be compared."""
    if same_quantity(first, second):
        return True
    money = is_currency(first.unit) and is_currency(second.unit)
    bare = money or (first.unit is None) != (second.unit is None)
    if bare and "percent" in (first.unit, second.unit):
        return None  # how many there are, and which share of them
    return False if same_dimension(first, second) or bare else None


def _same_dates(first: Date, second: Date) -> bool | None:
    if first.is_time != second.is_time:
        return None
    if first.matches(second):
        return True
    shared = (first.year and second.year) or (first.month and second.month)
    return False if shared or first.is_time else None


_Same = Callable[[V, V], bool | None]


def _compare(
    evidence: Evidence, mentions: Sequence[Mention[V]], same: _Same[V], kind: str
) -> list[Conflict]:
    """Compare what each document answers best with what the others do."""
    chosen = _chosen(evidence, mentions)
    documents = sorted(chosen)
    conflicts: list[Conflict] = []
    for place, first in enumerate(documents):
        for second in documents[place + 1 :]:
            conflict = _disagree(evidence, chosen[first], chosen[second], same, kind)
            if conflict is not None:
                conflicts.append(conflict)
    return conflicts


def _chosen(
    evidence: Evidence, mentions: Sequence[Mention[V]]
) -> dict[int, list[_Candidate[V]]]:
    """The values of each document that cover most of the question, if enough."""
    least = _least(evidence)
    chosen: dict[int, list[_Candidate[V]]] = {}
    for mention in mentions:
        if mention.document >= _MAX_DOCUMENTS:
            continue
        candidate = _candidate(evidence, mention)
        known = chosen.get(mention.document)
        if candidate.share < least or (known and candidate.share < known[0].share):
            continue
        if not _is_about_the_subject(evidence, candidate):
            continue
        if known and candidate.share == known[0].share:
            known.append(candidate)
        else:
            chosen[mention.document] = [candidate]
    # Where many values fit alike, none is known to be the asked one.
    return {d: found for d, found in chosen.items() if len(found) <= _MAX_ALIKE}


def _least(evidence: Evidence) -> float:
    """How much of the question a value must cover to count as an answer to it."""
    if any(is_unspaced(term.stem) for term in evidence.shared(asked_terms)):
        return _LEAST_PAIRS  # pairs overlap: one other word costs several of them
    return _LEAST_OPEN if evidence.shared(asked).kind == "open" else _LEAST


def _is_about_the_subject(evidence: Evidence, candidate: _Candidate[V]) -> bool:
    """Does it cover most of the asked words that are no measure ("last", "cost")?

    Any duration answers "how long"; it must also be the duration of what is asked.
    Cells say little beside their row and column.
    """
    terms = evidence.shared(asked_terms)
    subject = [n for n, term in enumerate(terms) if not term.measures]
    if candidate.mention.cell is not None or is_unspaced(
        "".join(t.stem for t in terms)
    ):
        return True
    covered = sum(number in candidate.covered for number in subject)
    return covered >= _LEAST_SUBJECT * len(subject)


def _candidate(evidence: Evidence, mention: Mention[V]) -> _Candidate[V]:
    """How much of the question a value's own words cover."""
    terms = evidence.shared(asked_terms)
    sure = dict(evidence.shared(terms_by_sentence)[mention.sentence])
    if mention.cell is not None:
        own = terms_among(terms, mention.own)
        sure = {n: s for n, s in sure.items() if n in own or terms[n].measures}
    elif mention.others:
        for number in terms_among(terms, mention.others):
            sure.pop(number, None)
    measure = _measure(mention.value)
    for number, term in enumerate(terms):
        if measure in term.measures and sure:
            sure.setdefault(number, _MEASURED)
    for number in evidence.shared(heading_terms)[mention.document]:
        sure.setdefault(number, 1.0)
    return _Candidate(mention, share_of(evidence, sure), frozenset(sure))


def _measure(value: object) -> str:
    """What a value measures, as questions ask for it."""
    if isinstance(value, Quantity):
        name = (value.dimension or "count").partition(":")[0]
        return "time" if name in _TIMES else name
    return "date"


def _disagree(
    evidence: Evidence,
    first: Sequence[_Candidate[V]],
    second: Sequence[_Candidate[V]],
    same: _Same[V],
    kind: str,
) -> Conflict | None:
    pairs = [
        (same(a.mention.value, b.mention.value), a, b) for a in first for b in second
    ]
    if any(verdict for verdict, _, _ in pairs):
        return None  # a value that both hold answers the question
    for verdict, a, b in pairs:
        if verdict is False and not _other_scope(evidence, a, b):
            weight = _weight(evidence, a, b, len(pairs) == 1)
            if weight > 0.0:
                return _conflict(evidence, a.mention, b.mention, kind, weight)
    return None


def _weight(
    evidence: Evidence, a: _Candidate[V], b: _Candidate[V], alone: bool
) -> float:
    """How surely two values disagree.

    A page of many sentences often speaks of several things of one name; there only a
    value that stands alone, and covers nearly all of the question, counts.
    """
    share = min(a.share, b.share)
    readings = [evidence.documents[c.mention.document] for c in (a, b)]
    if all(map(is_statement, readings)):
        return 0.5 + 0.45 * share
    return 0.5 if alone and share >= _NEARLY_ALL else 0.0


def _other_scope(evidence: Evidence, a: _Candidate[V], b: _Candidate[V]) -> bool:
    """Do the two speak of different cases, periods or entities?"""
    return (
        _answer_other_parts(evidence, a, b)
        or _is_a_sibling(evidence, a, b)
        or _is_a_sibling(evidence, b, a)
        or _has_another_word(evidence, a, b)
        or _has_another_word(evidence, b, a)
        or _cells_differ(a.mention, b.mention)
        or _periods_differ(evidence, a.mention, b.mention)
        or other_period(evidence, a.mention.document, b.mention.document)
        or other_entity(evidence, a.mention.sentence, b.mention.sentence)
        or other_entity(evidence, b.mention.sentence, a.mention.sentence)
    )


def _is_a_sibling(evidence: Evidence, a: _Candidate[V], b: _Candidate[V]) -> bool:
    """Does the second speak of a day ticket where the season ticket is asked?"""
    missing = a.covered - b.covered
    if not missing or b.mention.cell is not None:
        return False
    return has_neighbour_rival(
        evidence,
        missing,
        b.covered,
        b.mention.sentence,
        (b.mention.value.start, b.mention.value.end),
    )


def _answer_other_parts(evidence: Evidence, a: _Candidate[V], b: _Candidate[V]) -> bool:
    """Does each cover a subject of the question that the other lacks?"""
    terms = evidence.shared(asked_terms)
    subjects = {n for n, term in enumerate(terms) if not term.measures}
    only_a, only_b = a.covered - b.covered, b.covered - a.covered
    return not subjects.isdisjoint(only_a) and not subjects.isdisjoint(only_b)


def _has_another_word(evidence: Evidence, a: _Candidate[V], b: _Candidate[V]) -> bool:
    """Has one, in place of an asked word, a word of its own in a parallel statement?

    What hangs on the value itself ("a clearance of 4.2 m", "headroom 390 cm") names the
    measure, and is said in many words.
    """
    terms = evidence.shared(asked_terms)
    lead = terms_among(terms, a.mention.lead)
    if not a.covered - b.covered - lead:
        return False
    words_a, words_b = _words(a.mention), _words(b.mention)
    asked_words = {stem for term in terms for stem in (term.stem, *term.related)}
    extra = words_b - words_a - asked_words - b.mention.lead
    return bool(extra) and are_parallel(words_a, words_b, _PARALLEL)


def _words(mention: Mention[V]) -> frozenset[str]:
    return mention.own | mention.shared | mention.inherited


def _cells_differ(first: Mention[V], second: Mention[V]) -> bool:
    """Do two cells each name something that the other does not?"""
    if first.cell is None or second.cell is None:
        return False
    return bool(first.own - second.own) and bool(second.own - first.own)


def _periods_differ(evidence: Evidence, first: Mention[V], second: Mention[V]) -> bool:
    """Each stands beside a year or date of its own, other than the value itself."""
    dates_a = _dates_beside(evidence, first)
    dates_b = _dates_beside(evidence, second)
    if not dates_a or not dates_b:
        return False
    return not any(a.matches(b) for a in dates_a for b in dates_b)


def _dates_beside(evidence: Evidence, mention: Mention[V]) -> list[Date]:
    if isinstance(mention.value, Date):
        return []
    place = evidence.document_sentences[mention.sentence]
    return [
        date
        for date in evidence.documents[mention.document].dates
        if place.start <= date.start < place.end and (date.year or date.month)
    ]


def _conflict(
    evidence: Evidence, first: Mention[V], second: Mention[V], kind: str, weight: float
) -> Conflict:
    raw_a, raw_b = _raw(evidence, first), _raw(evidence, second)
    message = f"Two documents disagree: one says “{raw_a}”, another “{raw_b}”."
    return Conflict(
        evidence.source(first.document, first.value.start, first.value.end),
        evidence.source(second.document, second.value.start, second.value.end),
        kind,
        message,
        weight,
    )


def _raw(evidence: Evidence, mention: Mention[V]) -> str:
    text = evidence.documents[mention.document].text
    return " ".join(text[mention.value.start : mention.value.end].split())
