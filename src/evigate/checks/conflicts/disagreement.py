"""Do two documents disagree on what is asked?

Judged on question and documents alone, before or after generation. Four kinds of
disagreement are looked for: values, names, claims and denials, and copies of a
statement that differ in one place. What is no conflict: another fact, another scope,
period or entity than asked, the same value in other words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from evigate.checks.conflicts.capacities import conflicting_capacities
from evigate.checks.conflicts.claim_cases import are_claims_of_one_case
from evigate.checks.conflicts.claims import conflicting_claims
from evigate.checks.conflicts.cloze import conflicting_places_of_answers
from evigate.checks.conflicts.contacts import conflicting_contacts, conflicting_labels
from evigate.checks.conflicts.copies import conflicting_copies
from evigate.checks.conflicts.days import conflicting_days
from evigate.checks.conflicts.defaults import conflicting_defaults
from evigate.checks.conflicts.ends import conflicting_ends
from evigate.checks.conflicts.floors import conflicting_floors
from evigate.checks.conflicts.names import conflicting_names
from evigate.checks.conflicts.notices import conflicting_notices
from evigate.checks.conflicts.one_case import are_of_one_case
from evigate.checks.conflicts.open_questions import is_of_another_step
from evigate.checks.conflicts.opposed_stances import opposed_stances
from evigate.checks.conflicts.other_measures import gives_a_mean, is_of_another_year
from evigate.checks.conflicts.rates import are_one_rate
from evigate.checks.conflicts.rhythms import conflicting_rhythms
from evigate.checks.conflicts.slots import conflicting_slots
from evigate.checks.conflicts.states import conflicting_states
from evigate.checks.conflicts.tellings import conflicting_tellings
from evigate.checks.conflicts.value_cases import are_values_of_one_case
from evigate.checks.conflicts.values import conflicting_values
from evigate.checks.conflicts.weekday_ends import conflicting_weekday_ends
from evigate.checks.question.coverage import terms_by_sentence
from evigate.checks.statements.lone_limits import is_limited_alone
from evigate.checks.statements.places import sentence_of
from evigate.checks.statements.same_case import has_neighbour_rival
from evigate.checks.statements.siblings import speak_of_siblings
from evigate.checks.statements.slot_scope import speaks_of_it
from evigate.checks.sufficiency.keys import misses_a_code
from evigate.checks.sufficiency.other_subjects import other_subjects
from evigate.evidence import Evidence
from evigate.records import Conflict

SURE: Final = 0.5
"""Weight from which on a conflict counts by default."""

_LABELS: Final = frozenset({"name_part", "value"})
_HEADING: Final = 4  # words
_PAGE: Final = 30  # content words; shorter documents are single statements
_STRANGERS: Final = 0.1
_LOOSE: Final = 0.1
_SAME_SUBJECT: Final = 0.5


def find_conflicts(evidence: Evidence) -> list[Conflict]:
    """Pairs of places in different documents that disagree, the surest first.

    Use through ``evidence.shared``.

    >>> from evigate.records import RagCall
    >>> documents = ["The trial period lasts 14 days.", "The trial period is 30 days."]
    >>> call = RagCall.of("How long is the trial period?", documents, "")
    >>> [conflict.kind for conflict in find_conflicts(Evidence(call))]
    ['quantity']
    """
    return _find(evidence, 0.0)


def sure_conflicts(evidence: Evidence) -> list[Conflict]:
    """Those of at least :data:`SURE`, found at less cost; use ``evidence.shared``."""
    return [c for c in _find(evidence, SURE) if c.weight >= SURE]


def _find(evidence: Evidence, least: float) -> list[Conflict]:
    if len(evidence.documents) < 2 or evidence.shared(misses_a_code):
        return []  # of siblings of the asked thing, each says its own
    stated = [c for c in _told(evidence, _OF_ANYTHING) if _is_asked(evidence, c)]
    stated += _told(evidence, _OF_WHAT_IS_ASKED)
    known = {(conflict.first, conflict.second) for conflict in stated}
    told = [
        c for c in conflicting_tellings(evidence) if (c.first, c.second) not in known
    ]
    stated += told
    found = [
        _on_one_subject(evidence, conflict)
        for conflict in stated
        if not speak_of_siblings(evidence, conflict.first, conflict.second)
        and not _lack_the_number(evidence, conflict)
        and not is_of_another_step(evidence, conflict)
        and not _head_siblings(evidence, conflict)
    ]
    found = [conflict for conflict in found if not _is_of_another(evidence, conflict)]
    found += conflicting_copies(evidence, least)
    found = [
        conflict
        for conflict in found
        if are_of_one_case(evidence, conflict)
        and are_claims_of_one_case(evidence, conflict)
        and are_values_of_one_case(evidence, conflict)
        and not are_one_rate(evidence, conflict)
        and not gives_a_mean(evidence, conflict)
        and not is_of_another_year(evidence, conflict)
        and not _is_of_a_case(evidence, conflict)
    ]
    loose = {(conflict.first, conflict.second) for conflict in told}
    found = [_loosened(c) if (c.first, c.second) in loose else c for c in found]
    best: dict[tuple[int, int], Conflict] = {}
    for conflict in sorted(found, key=lambda c: -c.weight):
        best.setdefault((conflict.first.document, conflict.second.document), conflict)
    return list(best.values())


def _is_of_a_case(evidence: Evidence, conflict: Conflict) -> bool:
    """ "For pupils", of what the other document says of the same without a limit?"""
    first, second = conflict.first, conflict.second
    one, other = sentence_of(evidence, first), sentence_of(evidence, second)
    if first.span is None or second.span is None or one is None or other is None:
        return False
    values = [(span.start, span.end) for span in (first.span, second.span)]
    return is_limited_alone(evidence, one, other, values)


def _loosened(conflict: Conflict) -> Conflict:
    """Two tellings are the least sure of all that count."""
    beyond = conflict.weight - SURE
    return replace(conflict, weight=SURE + _LOOSE * beyond) if beyond > 0 else conflict


def _told(
    evidence: Evidence, readers: tuple[Callable[[Evidence], list[Conflict]], ...]
) -> list[Conflict]:
    return [conflict for read in readers for conflict in read(evidence)]


_OF_ANYTHING: Final = (conflicting_values, conflicting_names)
_OF_WHAT_IS_ASKED: Final = (
    conflicting_states,
    conflicting_ends,
    conflicting_weekday_ends,
    conflicting_days,
    conflicting_floors,
    conflicting_rhythms,
    conflicting_capacities,
    conflicting_notices,
    conflicting_contacts,
    conflicting_labels,
    conflicting_places_of_answers,
    conflicting_claims,
    opposed_stances,
    conflicting_slots,
    conflicting_defaults,
)


def _is_asked(evidence: Evidence, conflict: Conflict) -> bool:
    """Do both places speak of the thing and the event that are asked about?"""
    for place in (conflict.first, conflict.second):
        sentence = sentence_of(evidence, place)
        if sentence is None or not speaks_of_it(evidence, place.document, sentence):
            return False
    return True


def _lack_the_number(evidence: Evidence, conflict: Conflict) -> bool:
    """Asked for model 60, do both documents speak of others?"""
    labels = [
        quantity
        for quantity in evidence.question.quantities
        if quantity.role in _LABELS and quantity.unit is None
    ]
    places = (conflict.first, conflict.second)
    text = "\n".join(evidence.documents[place.document].text for place in places)
    return any(label.raw not in text and label.numeral not in text for label in labels)


def _head_siblings(evidence: Evidence, conflict: Conflict) -> bool:
    """Is one document headed "Reef trip.", the other "Lake trip."?"""
    places = conflict.first, conflict.second
    heads = [evidence.first_sentences[place.document] for place in places]
    held = evidence.shared(terms_by_sentence)
    for mine, other, place in zip(heads, heads[::-1], places[::-1], strict=True):
        row = evidence.document_sentences[other]
        within = place.span is not None and place.span.start < row.end
        missing = held[mine].keys() - held[other].keys()
        if row.high - row.low <= _HEADING and missing and not within:
            known = held[other].keys()
            if has_neighbour_rival(evidence, missing, known, other, (0, 0)):
                return True
    return False


def _is_of_another(evidence: Evidence, conflict: Conflict) -> bool:
    """Does a place speak of a sibling of the asked thing ("Hall C" for "Hall B")?"""
    others = evidence.shared(other_subjects)
    return bool(others) and any(
        place.span is not None
        and evidence.sentence_at(place.document, place.span.start) in others
        for place in (conflict.first, conflict.second)
    )


def _on_one_subject(evidence: Evidence, conflict: Conflict) -> Conflict:
    """Weigh down statements of long pages that share little beside the question.

    Pages found for one question are often about namesakes.
    """
    own = set(evidence.stems_of(evidence.question))
    first, second = (
        _content(evidence, place.document) - own
        for place in (conflict.first, conflict.second)
    )
    shorter = min(len(first), len(second))
    if shorter < _PAGE:
        return conflict
    shared = len(first & second) / shorter
    share = (shared - _STRANGERS) / (_SAME_SUBJECT - _STRANGERS)
    return replace(conflict, weight=conflict.weight * min(1.0, max(0.1, share)))


def _content(evidence: Evidence, document: int) -> set[str]:
    low = evidence.first_sentences[document]
    high = evidence.first_sentences[document + 1]
    return {stem for stems in evidence.sentence_stems[low:high] for stem in stems}
