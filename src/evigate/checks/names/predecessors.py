"""Who held an office in a year: the one in it since 2018, or the predecessor."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.terms_of_office import Term, asked_term, asked_year
from evigate.evidence import Evidence
from evigate.records import Reason, Span

_MAX_WORDS: Final = 24
_SURE: Final = 0.8


def check_predecessors(evidence: Evidence) -> list[Reason]:
    """The one in office now for the predecessor, and the other way round.

    >>> from evigate.records import RagCall
    >>> document = "Ms Roe has been chair since 2018. Her predecessor was Mr Lind."
    >>> call = RagCall.of("Who was chair in 2015?", [document], "Ms Roe.")
    >>> [reason.code for reason in check_predecessors(Evidence(call))]
    ['role_mismatch']
    """
    found = evidence.kept(_judged)
    if found is None or found[0]:
        return []
    term = found[1]
    message = (
        f"Since {term.year} it is “{term.later.title()}”, before it was "
        f"“{term.earlier.title()}”; the answer gives the other one."
    )
    span = Span(0, len(evidence.answer.text.rstrip()))
    return [Reason("role_mismatch", message, span, (term.source,), _SURE)]


def names_holder(evidence: Evidence) -> bool:
    """Does the answer name the one who was in office in the asked year?"""
    found = evidence.kept(_judged)
    return found is not None and found[0]


def _judged(evidence: Evidence) -> tuple[bool, Term] | None:
    """Whether the answer names the right one of two, None where it names no one."""
    term = evidence.shared(asked_term)
    if term is None or len(evidence.answer.words.forms) > _MAX_WORDS:
        return None
    holder = term.holder(asked_year(evidence) or 0)
    forms = evidence.answer.words.forms
    named = {name for name in (term.earlier, term.later) if name in forms}
    if holder is None or not named:
        return None
    if forms[0] not in named and len(named) > 1:
        return None
    first = min(named, key=forms.index)
    return first == holder, term
