"""A verb that stands alone: "It is not refunded", of a deposit that is.

A pronoun for a subject leaves one word of content, too little to tell which clause of
the documents it speaks of. Where all of their clauses with this word say the same, it
does not matter which. So with "Yes, with flash", of what goes without.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from evigate.checks.statements.cue_sentences import ADDING
from evigate.checks.statements.statements import (
    PAIR,
    Statement,
    deny,
    statements_of,
)
from evigate.evidence import Evidence
from evigate.text.antonyms import Side
from evigate.text.tables.pronoun_words import PRONOUNS
from evigate.text.tables.relative_pronouns import RELATIVE_PRONOUNS

_MAX_PLACES: Final = 4
_MAX_READ: Final = 8
_FEW: Final = 3  # words of such a clause, "with" included
_WITH: Final = Side("with", 0)
_WITHOUT: Final = Side("with", 1)
_MAX_WORDS: Final = 6
_UNSURE: Final = frozenset({"only", "few", "some", "most", "not_all"})


def denied_elsewhere(evidence: Evidence, said: Statement) -> Statement | None:
    """The clause of a document that a lone verb of the answer contradicts.

    None where the documents do not speak with one voice, or limit what they say.

    >>> from evigate.checks.statements.statements import statements_in
    >>> from evigate.records import RagCall
    >>> documents = ["There is a deposit, which is refunded on discharge."]
    >>> evidence = Evidence(RagCall.of("", documents, "It is not refunded."))
    >>> (said,) = statements_in(evidence, evidence.answer, -1, 0)
    >>> sorted(denied_elsewhere(evidence, said).stems)
    ['discharg', 'refund']
    """
    if len(said.stems) != 1 or said.kinds("condition") or said.may_deny:
        return None
    question = evidence.question
    if question.dates or any(q.is_value for q in question.quantities):
        return None  # it may follow from a limit
    (stem,) = said.stems
    if not _has_pronoun(evidence, said) or deny(said.sides):
        return None
    places = _places(evidence, said)
    if not 0 < len(places) <= _MAX_PLACES:
        return None
    denied = len(said.negations) % 2
    found: Statement | None = None
    for place in places:
        clauses = statements_of(evidence, place)
        if any(clause.kinds("condition") for clause in clauses):
            return None
        for clause in clauses:
            if stem not in clause.stems:
                continue
            limited = clause.kinds("quantifier") & _UNSURE or clause.may_deny
            if limited or deny(clause.sides):
                return None
            if len(clause.negations) % 2 == denied:
                return None
            found = found or clause
    return found


def gone_without(evidence: Evidence, said: Statement) -> Statement | None:
    """The clause of a document that goes without what a short clause goes with.

    None where another clause of the documents goes with it.

    >>> from evigate.checks.statements.statements import statements_in
    >>> from evigate.records import RagCall
    >>> documents = ["Swimming is possible without a cap."]
    >>> evidence = Evidence(RagCall.of("", documents, "Yes, with a cap."))
    >>> _, said = statements_in(evidence, evidence.answer, -1, 0)
    >>> sorted(gone_without(evidence, said).stems)
    ['cap', 'possible±', 'swim', 'with±']
    """
    stems = said.stems - ADDING
    if _WITH not in said.sides or not 1 < len(stems) <= _FEW:
        return None
    if said.kinds("negation") or said.kinds("quantifier"):
        return None
    things = frozenset(stem for stem in stems if not stem.endswith(PAIR))
    found: Statement | None = None
    for place in _places(evidence, said)[:_MAX_READ]:
        for clause in statements_of(evidence, place):
            if not things or not things <= clause.stems:
                continue
            if _WITHOUT not in clause.sides or _WITH in clause.sides:
                return None
            if clause.negations or not things & clause.denied:
                return None
            found = found or clause
    return found


def _places(evidence: Evidence, said: Statement) -> list[int]:
    """The document sentences that hold the word as the answer has it."""
    reading = evidence.answer
    starts = reading.words.starts
    low, high = bisect_left(starts, said.start), bisect_left(starts, said.end)
    stems = evidence.content_stems(reading, low, high)
    return sorted({at for stem in stems for at in evidence.postings.get(stem, ())})


def _has_pronoun(evidence: Evidence, said: Statement) -> bool:
    """Does the clause have a pronoun for its subject, and little else?"""
    reading = evidence.answer
    words = reading.text[said.start : said.end].lower().split()
    if len(words) > _MAX_WORDS:
        return False
    language = evidence.language_of(reading)
    pronouns = PRONOUNS[language]
    pronouns |= RELATIVE_PRONOUNS[language]
    return not pronouns.isdisjoint(word.strip(".,;:!") for word in words)
