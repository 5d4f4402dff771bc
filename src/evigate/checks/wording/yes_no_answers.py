"""A "yes" or "no" claims what is asked; the documents may say the contrary.

With or without a clause behind it: "No." and "No, it is not allowed there" answer the
question before they say anything of their own.
"""

from __future__ import annotations

from typing import Final, Literal

from evigate.checks.names.ranks import give_other_ranks
from evigate.checks.question.asked import asked
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    question_sentence,
)
from evigate.checks.tables.booleans import judged_cells
from evigate.checks.wording.occasions import judged_day
from evigate.checks.wording.stances import Stance, stances
from evigate.evidence import Evidence
from evigate.records import Reason

_AS_FULL: Final = 0.95  # of the share of the fullest
_LIMITING: Final = frozenset({"condition", "quantifier", "hedge"})
_WHOLE: Final = frozenset({"all", "always", "none", "never", "certain"})
_SAME: Final = frozenset(
    "same both either share similar gleich gleichen beide selbe selben même mêmes "
    "mismo misma stesso stessa mesmo mesma zelfde dezelfde hetzelfde sam sama "
    "samo".split()
)
_SURE: Final = 0.75


def check_yes_no_answers(evidence: Evidence) -> list[Reason]:
    """A yes or no where the documents say the contrary of what it claims.

    >>> from evigate.records import RagCall
    >>> documents = ["Breakfast is not included."]
    >>> call = RagCall.of("Is breakfast included?", documents, "Yes.")
    >>> [reason.code for reason in check_yes_no_answers(Evidence(call))]
    ['negation_mismatch']
    """
    if not evidence.alignments or evidence.shared(asked).kind != "yes_no":
        return []
    said = answer_sentence(evidence, 0)
    answer = said.opener
    if answer is None or _is_limited(said) or is_cross_lingual(evidence):
        return []
    if any(q.is_value for q in evidence.question.quantities):
        return []  # a limit of the documents is applied to the user's numbers
    if evidence.kept(judged_day) is not None:
        return []
    if 0 in evidence.kept(judged_cells).confirmed:
        return []
    stance = _contrary(evidence, answer)
    if stance is None:
        return []
    held = stance.held
    if stance.says == "unsaid":
        return [_unsaid(evidence, said, held)]
    message = (
        f"The answer says {said.quote()} to what is asked; the documents say the "
        f"contrary: {held.quote()}."
    )
    source = held.source(evidence)
    return [Reason("negation_mismatch", message, said.span, (source,), _SURE)]


def _unsaid(evidence: Evidence, said: CueSentence, held: CueSentence) -> Reason:
    message = (
        f"The answer says {said.quote()}; the documents say what is included, and "
        f"nothing of this: {held.quote()}."
    )
    source = held.source(evidence)
    return Reason("unsupported_sentence", message, said.span, (source,), _SURE)


def _is_limited(said: CueSentence) -> bool:
    """ "Yes, but only on Sundays" is no mere yes."""
    return any(c.group in _LIMITING and c.kind not in _WHOLE for c in said.cues)


def _contrary(evidence: Evidence, answer: Literal["yes", "no"]) -> Stance | None:
    """A clause of the documents that speaks of all that is asked, and differently."""
    found = evidence.shared(stances)
    if not found or _compares(evidence, answer):
        return None
    fullest = max(stance.share for stance in found)
    near = [stance for stance in found if stance.share >= _AS_FULL * fullest]
    if not all(_differs(stance, answer) for stance in near):
        return None
    held = near[0].held
    text = held.reading.text[held.start : held.end]
    if give_other_ranks(evidence.question.text, text, evidence.language):
        return None
    return next((s for s in near if s.says != "unsaid"), near[0])


def _differs(stance: Stance, answer: Literal["yes", "no"]) -> bool:
    if answer == "no":  # any word that the documents lack may be what is not so
        return stance.says in ("yes", "yes_if") and stance.share >= _AS_FULL
    return stance.says in ("no", "unsaid")


def _compares(evidence: Evidence, answer: Literal["yes", "no"]) -> bool:
    """ "Are both of the same country?" is answered by no single place."""
    question = question_sentence(evidence)
    if not _SAME.isdisjoint(question.reading.words.forms):
        return True
    if answer == "yes":
        return False
    return len(evidence.question.names) > 1 or bool(question.of_group("quantifier"))
