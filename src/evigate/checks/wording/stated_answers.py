"""A sentence that answers yes or no without the word: "Registration is needed."

It says again what is asked, or denies it, and adds nothing; read as a clause of a
document is, it says yes or no to the question.
"""

from __future__ import annotations

from typing import Final, Literal

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.cue_sentences import CueSentence, answer_sentence
from evigate.checks.wording.asked_claims import (
    AskedClaim,
    asked_claim,
    share_of_terms,
    terms_at,
)
from evigate.checks.wording.clause_says import MOST, SOME, plainly_says
from evigate.checks.wording.modality import modality_in
from evigate.evidence import Evidence
from evigate.text.light import light_words
from evigate.text.tables.pronoun_words import PRONOUNS
from evigate.text.wider import wider_stems

_LONGEST: Final = 16  # words of the sentence; longer ones tell more
_OPENING: Final = 3  # words among which its pronoun stands


def stated_answer(evidence: Evidence) -> Literal["yes", "no"] | None:
    """Whether the answer's one sentence says yes or no to what is asked.

    Returns:
        None where it opens with a yes or no, or is no such sentence.

    >>> from evigate.records import RagCall
    >>> documents = ["No experience is needed."]
    >>> call = RagCall.of("Is experience needed?", documents, "Experience is needed.")
    >>> stated_answer(Evidence(call))
    'yes'
    """
    if len(evidence.alignments) != 1:
        return None
    said = answer_sentence(evidence, 0)
    if said.opener is not None or said.high - said.low > _LONGEST:
        return None
    claim = evidence.shared(asked_claim)
    if claim is None or claim.without:
        return None
    if len(said.clauses) != 1 and said.of_group("negation"):
        return None  # one denies, another may not
    whole = range(said.low, said.high)
    named = _terms_of(evidence, claim, said)
    if not _is_enough(evidence, claim, said, named):
        return None
    if claim.modality is None and modality_in(evidence, said, whole) == "required":
        return None  # "You have to bring your own", of what is provided or not
    says, _ = plainly_says(evidence, claim, said, whole)
    return says if says == "yes" or says == "no" else None


def _is_enough(
    evidence: Evidence, claim: AskedClaim, said: CueSentence, named: frozenset[int]
) -> bool:
    """Does it speak of what is asked? Where it adds nothing the rest is understood."""
    share = share_of_terms(claim, named)
    if _added(evidence, said):
        return share >= MOST
    heavy = any(n in claim.terms and claim.terms[n][0] >= 1 for n in named - claim.case)
    return heavy or share >= SOME


def adds_nothing(evidence: Evidence, said: CueSentence, held: CueSentence) -> bool:
    """Is all that a sentence of the answer names asked, or named there?"""
    return _added(evidence, said) <= frozenset(held.reading.stems[held.low : held.high])


def _added(evidence: Evidence, said: CueSentence) -> frozenset[str]:
    """What a sentence of the answer names that is not asked, in whatever words."""
    asked = evidence.shared(asked_stems) | frozenset(evidence.question.stems)
    own = {stem for stem in said.stems if not stem.endswith("±")}
    claim = evidence.shared(asked_claim)
    if claim is not None:
        asked = asked.union(*(related for _, related in claim.terms.values()))
    own -= light_words(said.language) | asked
    return frozenset(s for s in own if wider_stems(s, said.language).isdisjoint(asked))


def _terms_of(
    evidence: Evidence, claim: AskedClaim, said: CueSentence
) -> frozenset[int]:
    """The asked terms that it speaks of; a pronoun stands for those left out."""
    whole = range(said.low, said.high)
    forms = said.reading.words.forms[said.low : min(said.low + _OPENING, said.high)]
    if not PRONOUNS[said.language].isdisjoint(forms):
        return frozenset(claim.terms)
    stems = frozenset(said.reading.stems[said.low : said.high])
    stems = stems.union(*(wider_stems(stem, said.language) for stem in stems))
    terms = evidence.shared(asked_terms)
    own = {number for number in claim.terms if terms[number].stem in stems}
    return terms_at(evidence, claim, said, whole) | own
