"""A "may" that a short answer drops; how close its clauses are to a document's."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.statements.cue_sentences import CueSentence, share
from evigate.checks.wording.modality import modals_between
from evigate.evidence import Evidence
from evigate.text.light import light_words
from evigate.text.negation import Cue

MIN_COVERED: Final = 0.6
_MIN_ABOUT: Final = 0.5
_MIN_COMMON: Final = 2
_MIN_KEPT: Final = 0.75
_PERMITTING: Final = frozenset({"may", "może", "mogą"})


def is_hardened(
    evidence: Evidence, said: CueSentence, held: CueSentence, hedge: Cue
) -> bool:
    """Does a short answer state what the document calls possible, word for word?

    "Can" and "may" of permission are no hedges that an answer must keep.
    """
    if hedge.kind != "possible" or modals_between(evidence, said.reading, said):
        return False
    if _may_permit(held, hedge) and evidence.shared(asked).kind != "yes_no":
        return False
    theirs = held.stems_at(held.clause_of(hedge))
    light = light_words(said.language)  # "clearly", "in fact"
    return any(
        is_close(evidence, stems, theirs)
        and share(evidence, theirs, stems) >= _MIN_KEPT
        for stems in (said.stems_at(clause) - light for clause in said.clauses)
    )


def _may_permit(held: CueSentence, hedge: Cue) -> bool:
    """ "You may enter", but not "it may have fallen"."""
    forms = held.reading.words.forms
    return held.words(hedge) in _PERMITTING and forms[hedge.end : hedge.end + 1] != [
        "have"
    ]


def is_close(evidence: Evidence, stems: frozenset[str], theirs: frozenset[str]) -> bool:
    """Does a clause of the answer say what one of a document says, in its words?"""
    return (
        len(stems & theirs) >= _MIN_COMMON
        and share(evidence, theirs, stems) >= MIN_COVERED
        and share(evidence, stems, theirs) >= _MIN_ABOUT
    )
