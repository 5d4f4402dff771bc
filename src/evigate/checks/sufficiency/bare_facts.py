"""A bare answer of documents that mention no name of the question.

"12 %" of how much heavier oxygen 18 is, from documents about other things: that one of
them holds "12 %" is chance.
"""

from __future__ import annotations

from typing import Final

from rapidfuzz import fuzz, process

from evigate.checks.question.coverage import asked_terms, window_coverage
from evigate.checks.sufficiency.fragments import is_fragment
from evigate.checks.sufficiency.sufficiency import sufficiency
from evigate.evidence import Evidence
from evigate.records import Reason

_HARDLY: Final = 0.19  # coverage of the question's words
_SLIP: Final = 65.0  # similarity, in percent, from which on it is misspelt
_SURE: Final = 0.7
_NOUNS: Final = "de"  # where all nouns are written like names


def bare_fact_of_nothing(evidence: Evidence) -> Reason | None:
    """The answer is a fact alone, and no document speaks of what is asked.

    >>> from evigate.records import RagCall
    >>> documents = ["The rink closed in 1979.", "Orme has two piers."]
    >>> call = RagCall.of("How many universities has Newcastle?", documents, "Two")
    >>> bare_fact_of_nothing(Evidence(call)).code
    'insufficient_evidence'
    """
    if evidence.call.history or evidence.language_of(evidence.question) == _NOUNS:
        return None
    if not is_fragment(evidence):
        return None
    named = [
        term
        for term in evidence.shared(asked_terms)
        if term.emphasis > 1.0 and not term.stem.isdecimal()  # "What is 19.99 * 3?"
    ]
    if not named or any(term.related or term.apart for term in named):
        return None
    if _hold_all_the_rest(evidence):
        return None  # what they say of all may be said of the asked thing, too
    if max(evidence.shared(window_coverage), default=0.0) >= _HARDLY:
        return None
    if any(_is_misspelt(evidence, term.stem) for term in named):
        return None
    message = "No document mentions what is asked; the answer only gives a fact."
    sources = evidence.shared(sufficiency).sources[:1]
    return Reason("insufficient_evidence", message, None, sources, _SURE)


def _is_misspelt(evidence: Evidence, name: str) -> bool:
    """Do the documents hold a word much like it?"""
    return (
        process.extractOne(
            name, evidence.postings.keys(), scorer=fuzz.ratio, score_cutoff=_SLIP
        )
        is not None
    )


def _hold_all_the_rest(evidence: Evidence) -> bool:
    """Do the documents hold each telling word of the question but its names?"""
    rest = [
        term
        for term in evidence.shared(asked_terms)
        if term.emphasis == 1.0 and term.weight >= 1.0
    ]
    return bool(rest) and all(term.related or term.measures for term in rest)
