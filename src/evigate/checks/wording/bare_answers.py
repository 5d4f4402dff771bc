"""A bare "yes" or "no" claims what is asked; the documents may say the contrary."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    Polarity,
    answer_sentence,
    document_sentence,
    question_sentence,
    share,
)
from evigate.checks.subjects.binding import asked_words
from evigate.checks.wording.modality import modal_stems
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.light import light_words

_ALL: Final = 0.8  # of what is asked, in a sentence that decides
_MAX_READ: Final = 8
_LIMITED: Final = frozenset({"condition", "quantifier", "hedge"})
_WHOLE: Final = frozenset({"all", "always", "none", "never"})
_SAME: Final = frozenset(
    "same both either share similar gleich gleichen beide selbe selben même mêmes "
    "mismo misma stesso stessa mesmo mesma zelfde dezelfde hetzelfde sam sama "
    "samo".split()
)
_LONG: Final = 30  # words
_SURE: Final = 0.75


def check_bare_answers(evidence: Evidence) -> list[Reason]:
    """A mere yes or no where the documents say the contrary of what it claims.

    >>> from evigate.records import RagCall
    >>> documents = ["Breakfast is not included."]
    >>> call = RagCall.of("Is breakfast included?", documents, "Yes.")
    >>> [reason.code for reason in check_bare_answers(Evidence(call))]
    ['negation_mismatch']
    """
    if len(evidence.alignments) != 1 or evidence.shared(asked).kind != "yes_no":
        return []
    said = answer_sentence(evidence, 0)
    if said.opener is None or is_cross_lingual(evidence):
        return []
    if said.stems - modal_stems(evidence, evidence.answer) - _light(evidence):
        return []
    held = _contrary(evidence, said.opener == "no")
    if held is None:
        return []
    message = (
        f"The answer says {said.quote()} to what is asked; the documents say the "
        f"contrary: {held.quote()}."
    )
    source = held.source(evidence)
    return [Reason("negation_mismatch", message, said.span, (source,), _SURE)]


def _contrary(evidence: Evidence, denies: bool) -> CueSentence | None:
    """The sentence of a document that speaks of all that is asked, and differently."""
    question = question_sentence(evidence)
    stems = evidence.shared(asked_words) - _light(evidence)
    stems -= modal_stems(evidence, evidence.question)
    topic = frozenset(stem for stem in stems if stem in evidence.postings)
    if not topic or question.of_group("condition"):
        return None
    if denies and (len(evidence.question.names) > 1 or _compares(question)):
        return None  # "Are both of the same country?" is denied by no single place
    claim = question.polarity_at(range(question.low, question.high))
    claim += Polarity(int(denies))
    found: CueSentence | None = None
    for number in _sentences_with(evidence, topic):
        held = document_sentence(evidence, number)
        if any(c.group in _LIMITED and c.kind not in _WHOLE for c in held.cues):
            return None  # "only", "if", "most": neither yes nor no
        clause = _clause_about(evidence, held, topic)
        if denies and len(clause) > _LONG:
            return None
        polarity = held.polarity_at(clause)
        if claim.surely_agrees(polarity):
            return None
        if found is None and claim.surely_differs(polarity):
            found = held
    return found


def _compares(question: CueSentence) -> bool:
    forms = question.reading.words.forms
    return bool(question.of_group("quantifier")) or not _SAME.isdisjoint(forms)


def _light(evidence: Evidence) -> frozenset[str]:
    return light_words(evidence.language_of(evidence.question))


def _sentences_with(evidence: Evidence, topic: frozenset[str]) -> list[int]:
    places = {n for stem in topic for n in evidence.postings[stem][:_MAX_READ]}
    whole = evidence.weight_of(topic)
    kept: list[int] = []
    for number in sorted(places):
        here = frozenset(s for s in topic if number in evidence.postings[s])
        if evidence.weigh(here) >= _ALL * whole:
            kept.append(number)
    return kept[:_MAX_READ]


def _clause_about(
    evidence: Evidence, held: CueSentence, topic: frozenset[str]
) -> range:
    """The clause that speaks of it, the whole sentence where none holds it all."""
    for clause in held.clauses:
        if share(evidence, held.stems_at(clause), topic) >= _ALL:
            return clause
    return range(held.low, held.high)
