"""Amounts, dates and times that two documents give differently for what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from evigate.checks.conflicts.key_units import with_unit_of_key
from evigate.checks.conflicts.ranges import is_within
from evigate.checks.conflicts.value_candidates import (
    NEARLY_ALL,
    Candidate,
    candidate_of,
    is_about_the_subject,
    is_lone_number,
    least_share,
    open_documents,
)
from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.answering import (
    are_parallel,
    is_statement,
    other_entity,
    other_period,
    terms_among,
)
from evigate.checks.statements.case_limits import of_other_days
from evigate.checks.statements.own_scopes import are_of_other_groups
from evigate.checks.statements.same_case import (
    are_opposite_cases,
    has_neighbour_rival,
    is_narrowed,
)
from evigate.checks.statements.slot_fits import fills, may_count
from evigate.checks.statements.slots import Slot, asked_slot, members_of
from evigate.checks.subjects.mentions import (
    Mention,
    Placed,
    amounts_of_document,
    mentions_in,
)
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.amounts.quantities import Quantity, same_dimension, same_quantity
from evigate.text.dates.dates import Date
from evigate.text.numbers.units import is_currency
from evigate.text.questions import AnswerType
from evigate.text.reading import Reading

V = TypeVar("V", bound=Placed)

_PARALLEL: Final = 0.5
_MAX_DOCUMENTS: Final = 60
_MAX_ALIKE: Final = 3
_NO_VALUE: Final[frozenset[AnswerType]] = frozenset({"person", "place", "yes_no"})


def conflicting_values(evidence: Evidence) -> list[Conflict]:
    """Pairs of amounts or dates that cannot both be what is asked."""
    slot = evidence.shared(asked_slot)
    kind = slot.kind
    if kind in _NO_VALUE or _names_a_noun(evidence, slot):
        return []
    documents = open_documents(evidence)
    if len(documents) < 2:
        return []
    conflicts: list[Conflict] = []
    if kind != "date":
        amounts = [
            mention
            for number in sorted(documents)
            for mention in map(with_unit_of_key, amounts_of_document(evidence, number))
            if (
                _answers(slot, mention.value, evidence.documents[number])
                or is_lone_number(evidence, slot, mention)
            )
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


def _names_a_noun(evidence: Evidence, slot: Slot) -> bool:
    """Is a material or the like asked, and does a document name one?"""
    if not slot.noun_kind:
        return False
    members = members_of(slot.noun_kind)
    return any(not members.keys().isdisjoint(r.words.forms) for r in evidence.documents)


def _dates_of(evidence: Evidence, number: int) -> list[Mention[Date]]:
    reading = evidence.documents[number]
    return mentions_in(evidence, reading, number, reading.dates)


def _asks_for_a_date(evidence: Evidence) -> bool:
    """Does an open question ask for an end, a start, a deadline?

    Not "Which platform does the train leave from?".
    """
    slot = evidence.shared(asked_slot)
    return slot.kind == "open" and any(
        "date" in term.measures and (not slot.names_kind or term.stem in slot.head)
        for term in evidence.shared(asked_terms)
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
    if same_quantity(first, second) or is_within(first, second):
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
) -> dict[int, list[Candidate[V]]]:
    """The values of each document that cover most of the question, if enough."""
    least = least_share(evidence)
    chosen: dict[int, list[Candidate[V]]] = {}
    for mention in mentions:
        if mention.document >= _MAX_DOCUMENTS:
            continue
        candidate = candidate_of(evidence, mention)
        known = chosen.get(mention.document)
        if candidate.share < least or (known and candidate.share < known[0].share):
            continue
        if not is_about_the_subject(evidence, candidate):
            continue
        if known and candidate.share == known[0].share:
            known.append(candidate)
        else:
            chosen[mention.document] = [candidate]
    # Where many values fit alike, none is known to be the asked one.
    return {d: found for d, found in chosen.items() if len(found) <= _MAX_ALIKE}


def _disagree(
    evidence: Evidence,
    first: Sequence[Candidate[V]],
    second: Sequence[Candidate[V]],
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


def _weight(evidence: Evidence, a: Candidate[V], b: Candidate[V], alone: bool) -> float:
    """How surely two values disagree.

    A page of many sentences often speaks of several things of one name; there only a
    value that stands alone, and covers nearly all of the question, counts.
    """
    share = min(a.share, b.share)
    readings = [evidence.documents[c.mention.document] for c in (a, b)]
    if all(map(is_statement, readings)):
        return 0.5 + 0.45 * share
    return 0.5 if alone and share >= NEARLY_ALL else 0.0


def _other_scope(evidence: Evidence, a: Candidate[V], b: Candidate[V]) -> bool:
    """Do the two speak of different cases, periods or entities?"""
    if a.keyed or b.keyed:
        return _keys_differ(a, b) or _keys_differ(b, a)
    return (
        _answer_other_parts(evidence, a, b)
        or of_other_days(evidence, a.mention.sentence, b.mention.sentence)
        or are_of_other_groups(evidence, a.mention.sentence, b.mention.sentence)
        or are_opposite_cases(evidence, a.mention.sentence, b.mention.sentence)
        or _is_a_sibling(evidence, a, b)
        or _is_a_sibling(evidence, b, a)
        or _has_another_word(evidence, a, b)
        or _has_another_word(evidence, b, a)
        or is_narrowed(evidence, a.mention.sentence, b.mention.sentence)
        or is_narrowed(evidence, b.mention.sentence, a.mention.sentence)
        or _cells_differ(a.mention, b.mention)
        or _periods_differ(evidence, a.mention, b.mention)
        or other_period(evidence, a.mention.document, b.mention.document)
        or other_entity(evidence, a.mention.sentence, b.mention.sentence)
        or other_entity(evidence, b.mention.sentence, a.mention.sentence)
    )


def _keys_differ(a: Candidate[V], b: Candidate[V]) -> bool:
    """Does a cell stand in a row that the other statement does not speak of?"""
    return not a.keyed <= b.covered


def _is_a_sibling(evidence: Evidence, a: Candidate[V], b: Candidate[V]) -> bool:
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


def _answer_other_parts(evidence: Evidence, a: Candidate[V], b: Candidate[V]) -> bool:
    """Does each cover a subject of the question that the other lacks?"""
    terms = evidence.shared(asked_terms)
    subjects = {n for n, term in enumerate(terms) if not term.measures}
    only_a, only_b = a.covered - b.covered, b.covered - a.covered
    return not subjects.isdisjoint(only_a) and not subjects.isdisjoint(only_b)


def _has_another_word(evidence: Evidence, a: Candidate[V], b: Candidate[V]) -> bool:
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
    return [
        date
        for date in evidence.sentence_dates(mention.sentence)
        if date.year or date.month or date.is_time
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
