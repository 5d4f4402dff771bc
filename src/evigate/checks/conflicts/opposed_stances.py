"""Documents of which one says yes and another no to what is asked."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import terms_by_sentence
from evigate.checks.statements.case_limits import (
    has_exception,
    has_own_limit,
    of_other_days,
)
from evigate.checks.statements.same_case import has_rival
from evigate.checks.statements.statements import all_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.checks.wording.asked_claims import asked_claim
from evigate.checks.wording.stances import Stance, stances
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.words import is_unspaced

_PLAIN: Final = frozenset({"yes", "no"})
_BASE: Final = 0.4
_GAIN: Final = 0.5


def opposed_stances(evidence: Evidence) -> list[Conflict]:
    """Pairs of sentences that answer a question for yes or no in opposite ways.

    A document that says both, or yes under a condition only, disagrees with none.

    >>> from evigate.records import RagCall
    >>> texts = ["Gloves are mandatory in the lab.", "No gloves are needed in the lab."]
    >>> call = RagCall.of("Do I have to wear gloves in the lab?", texts, "")
    >>> [conflict.kind for conflict in opposed_stances(Evidence(call))]
    ['claim']
    """
    if evidence.shared(asked).kind != "yes_no" or is_unspaced(evidence.question.text):
        return []  # without spaces the tea room beside the garden passes for the garden
    told: dict[int, list[Stance]] = {}
    for stance in evidence.shared(stances):
        told.setdefault(stance.held.document, []).append(stance)
    sure = [
        max(said, key=lambda stance: stance.share)
        for said in told.values()
        if len({stance.says for stance in said}) == 1 and said[0].says in _PLAIN
    ]
    return [
        _conflict(evidence, first, second)
        for first, second in combinations(sure, 2)
        if first.says != second.says and _of_one_case(evidence, first, second)
    ]


def _of_one_case(evidence: Evidence, first: Stance, second: Stance) -> bool:
    ends = [
        evidence.sentence_at(s.held.document, s.held.start) for s in (first, second)
    ]
    one, other = ends
    if one is None or other is None or of_other_days(evidence, one, other):
        return False
    return not any(
        has_own_limit(evidence, a, b)
        or has_exception(evidence, a)
        or (
            not _says_only(evidence, a)
            and has_rival(evidence, _missing(evidence, a, b), a, b)
        )
        for a, b in ((one, other), (other, one))
    )


def _missing(evidence: Evidence, sentence: int, other: int) -> set[int]:
    """The asked terms that the other covers and a sentence in no word.

    Words of permission and duty ("mandatory") are said in many ways.
    """
    covered, told = evidence.shared(terms_by_sentence), evidence.shared(told_terms)
    claim = evidence.shared(asked_claim)
    stems = evidence.sentence_stems[sentence]
    return {
        n
        for n in covered[other].keys() - covered[sentence].keys()
        if (n not in told or told[n].related.isdisjoint(stems))
        and (claim is None or n in claim.terms or n not in told)
    }


def _says_only(evidence: Evidence, sentence: int) -> bool:
    """ "Cash only": what it names is meant to stand against what is asked."""
    place = evidence.document_sentences[sentence]
    return any(
        place.low <= cue.start < place.high and cue.kind == "only"
        for cue in all_cues(evidence, evidence.documents[place.document])
    )


def _conflict(evidence: Evidence, first: Stance, second: Stance) -> Conflict:
    texts = [
        " ".join(s.held.reading.text[s.held.start : s.held.end].split())
        for s in (first, second)
    ]
    message = f"Two documents disagree: one says “{texts[0]}”, another “{texts[1]}”."
    places = [
        evidence.source(s.held.document, s.held.start, s.held.end)
        for s in (first, second)
    ]
    weight = _BASE + _GAIN * min(first.share, second.share)
    return Conflict(places[0], places[1], "claim", message, weight)
