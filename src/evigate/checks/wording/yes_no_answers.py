"""A "yes" or "no" claims what is asked; the documents may say the contrary.

With or without a clause behind it: "No." and "No, it is not allowed there" answer the
question before they say anything of their own.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from evigate.checks.names.ranks import give_other_ranks
from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    question_sentence,
)
from evigate.checks.tables.booleans import judged_cells
from evigate.checks.wording.asked_day_rules import asked_occasions
from evigate.checks.wording.day_rules import denies_others
from evigate.checks.wording.modality import asks_for_leave, modals_between
from evigate.checks.wording.occasions import judged_day
from evigate.checks.wording.stances import Stance, stances
from evigate.checks.wording.stated_answers import adds_nothing, stated_answer
from evigate.evidence import Evidence
from evigate.records import Reason, Source
from evigate.text.light import light_words
from evigate.text.words import is_unspaced

Answer = Literal["yes", "no"]

_AS_FULL: Final = 0.95  # of the share of the fullest
_LIMITING: Final = frozenset({"condition", "quantifier", "hedge"})
_WHOLE: Final = frozenset("all always none never certain regardless".split())
_SHARES: Final = frozenset({"some", "many", "most", "few"})
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
    judged = evidence.kept(judged_opener)
    if judged is None or judged.contrary is None:
        return []
    said, stance = answer_sentence(evidence, 0), judged.contrary
    held = stance.held
    if _repeats_the_limit(evidence, said, held):
        return []
    if said.opener == "no" and _repeats(evidence, said, held):
        return []
    if stance.says == "perhaps":
        if asks_for_leave(evidence):
            return []  # "dogs may be brought along" gives leave
        return [_unsure(said, held, held.source(evidence))]
    if stance.says == "unsaid":
        own = said.stems - evidence.shared(asked_stems)
        if said.opener and len(own) > 1 and own <= frozenset(held.stems):
            return []  # it says again what is included: "Yes, small pets are allowed"
        return [_unsaid(evidence, said, held)]
    message = (
        f"The answer says {said.quote()} to what is asked; the documents say the "
        f"contrary: {held.quote()}."
    )
    source = held.source(evidence)
    return [Reason("negation_mismatch", message, said.span, (source,), _SURE)]


def _repeats_the_limit(
    evidence: Evidence, said: CueSentence, held: CueSentence
) -> bool:
    """ "Yes, but it has to stay in the ski room", of dogs that may be only there."""
    if said.opener != "yes" or not held.kinds("quantifier") & {"only"}:
        return False
    asked_of = evidence.shared(asked_stems)
    characters = {c for stem in asked_of if is_unspaced(stem) for c in stem}
    own = {
        stem
        for stem in said.stems - asked_of
        if not (is_unspaced(stem) and characters & set(stem)) and stem[-1] != "±"
    }
    return bool(own & frozenset(held.stems) - light_words(said.language))


def _repeats(evidence: Evidence, said: CueSentence, held: CueSentence) -> bool:
    """ "No, the firm decides", of "the firm decides": one draws the no from it.

    It opens with the same words, which name something that is not asked.
    """
    own = [
        [s.reading.stems[i] for i in range(low, s.high) if s.content[i]]
        for s, low in ((said, said.opener_end), (held, held.low))
    ]
    if not all(own) or own[0][0] != own[1][0]:
        return False
    told = set(own[1]) | evidence.shared(asked_stems)
    return own[0][0] not in evidence.shared(asked_stems) and told.issuperset(own[0])


class JudgedOpener(NamedTuple):
    """What the documents say to the answer's yes or no.

    Attributes:
        contrary: what says otherwise, if anything does.
        confirmed: do they say the same, and does the sentence add nothing to it?
        denied: is it a no, and do they tell that it is not so, or not included?
    """

    contrary: Stance | None
    confirmed: bool
    denied: bool = False


def judged_opener(evidence: Evidence) -> JudgedOpener | None:
    """Whether a yes or no is right, where the documents tell; use through ``kept``."""
    if not evidence.alignments or evidence.shared(asked).kind != "yes_no":
        return None
    said = answer_sentence(evidence, 0)
    limits = _limits_of(evidence, said)
    answer = None if limits - _SHARES else said.opener or stated_answer(evidence)
    if answer is None or is_cross_lingual(evidence):
        return None
    if evidence.kept(judged_day) is not None:
        return None
    if 0 in evidence.kept(judged_cells).confirmed:
        return None
    near = _near(evidence, answer)
    if limits and not all("none" in s.held.kinds("quantifier") for s in near):
        return None  # "yes, some of them", unless there are none at all
    if not near or not _hold_the_numbers(evidence, near):
        return None  # a limit of the documents is applied to the user's numbers
    contrary = _contrary(evidence, near, answer)
    if said.opener is None and not _may_turn(evidence, said, contrary):
        contrary = None
    if contrary is not None and _is_of_other_days(evidence, contrary.held):
        contrary = None
    confirmed = _confirms(evidence, said, near, answer)
    denied = answer == "no" and all(s.says in ("no", "unsaid") for s in near)
    return JudgedOpener(contrary, confirmed, denied)


def _is_of_other_days(evidence: Evidence, held: CueSentence) -> bool:
    """ "Closed on Mondays", where it is asked about Tuesday."""
    days = evidence.shared(asked_occasions)
    return bool(days) and all(denies_others(held, day) for day in days)


def _hold_the_numbers(evidence: Evidence, near: list[Stance]) -> bool:
    """Do the clauses name the amounts of the question, bounds included?"""
    given = [q for q in evidence.question.quantities if q.is_value]
    if not given:
        return True
    wanted = {(q.value, q.unit, q.bound) for q in given}
    for stance in near:
        held = stance.held
        named = {
            (q.value, q.unit, q.bound)
            for q in held.reading.quantities
            if held.start <= q.start < held.end
        }
        if not wanted <= named:
            return False
    return True


def _may_turn(evidence: Evidence, said: CueSentence, contrary: Stance | None) -> bool:
    """Can a sentence without a yes or no be called the contrary of a clause?"""
    if contrary is None or contrary.says in ("limited", "perhaps"):
        return False
    return adds_nothing(evidence, said, contrary.held)


def _confirms(
    evidence: Evidence, said: CueSentence, near: list[Stance], answer: Answer
) -> bool:
    """Do all say the same as the answer, which says no more?"""
    if not all(s.says == answer and s.share >= _AS_FULL for s in near):
        return False
    known = evidence.shared(asked_stems) | frozenset(evidence.question.stems)
    known = known.union(*(stance.held.reading.stems for stance in near))
    own = {stem.removesuffix("±") for stem in said.stems if not stem.endswith("±")}
    return own - light_words(said.language) <= known


def _unsure(said: CueSentence, held: CueSentence, source: Source) -> Reason:
    message = (
        f"The answer says {said.quote()}; that is surer than the documents say: "
        f"{held.quote()}."
    )
    return Reason("hedge_mismatch", message, said.span, (source,), _SURE)


def _unsaid(evidence: Evidence, said: CueSentence, held: CueSentence) -> Reason:
    message = (
        f"The answer says {said.quote()}; the documents say what is included, and "
        f"nothing of this: {held.quote()}."
    )
    source = held.source(evidence)
    return Reason("unsupported_sentence", message, said.span, (source,), _SURE)


def _limits_of(evidence: Evidence, said: CueSentence) -> frozenset[str]:
    """ "Yes, but only on Sundays" is no mere yes; "yes, you may" is one."""
    leave = {c.start for c in modals_between(evidence, said.reading, said)}
    return frozenset(
        cue.kind
        for cue in said.cues
        if cue.group in _LIMITING and cue.kind not in _WHOLE
        if cue.group != "hedge" or cue.start not in leave or said.opener is None
    )


def _near(evidence: Evidence, answer: Answer) -> list[Stance]:
    """The clauses that speak of the most of what is asked."""
    found = evidence.shared(stances)
    if not found or _compares(evidence, answer):
        return []
    fullest = max(stance.share for stance in found)
    return [stance for stance in found if stance.share >= _AS_FULL * fullest]


def _contrary(evidence: Evidence, near: list[Stance], answer: Answer) -> Stance | None:
    """A clause of the documents that speaks of all that is asked, and differently."""
    if not all(_differs(stance, answer) for stance in near):
        return None
    held = near[0].held
    text = held.reading.text[held.start : held.end]
    if give_other_ranks(evidence.question.text, text, evidence.language):
        return None
    return next((s for s in near if s.says == "no"), near[0])


def _differs(stance: Stance, answer: Answer) -> bool:
    if answer == "no":  # any word that the documents lack may be what is not so
        return stance.says in ("yes", "yes_if") and stance.share >= _AS_FULL
    return stance.says in ("no", "unsaid", "perhaps")


def _compares(evidence: Evidence, answer: Answer) -> bool:
    """ "Are both of the same country?" is answered by no single place."""
    question = question_sentence(evidence)
    if not _SAME.isdisjoint(question.reading.words.forms):
        return True
    if answer == "yes":
        return False
    return len(evidence.question.names) > 1 or bool(question.of_group("quantifier"))
