"""Hedges stated as certain, plans stated as done, what has ended as going on."""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    cues_by_sentence,
    document_cues,
    document_sentence,
    share,
    supporting,
)
from evigate.checks.statements.statements import all_cues
from evigate.checks.wording.asked_hedges import NOT_YET, asked_hedges, is_about
from evigate.checks.wording.hardened import MIN_COVERED, is_close, is_hardened
from evigate.checks.wording.modality import asks_for_leave
from evigate.codes import ReasonCode
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason
from evigate.text.language_kinds import VERB_LAST
from evigate.text.negation import Cue
from evigate.text.words import is_unspaced
from evigate.text.yes_no import yes_no

_MIN_SUBJECT: Final = 0.5
_MIN_CONFIRMED: Final = 0.5
_MIN_CLAUSE: Final = 3  # content words of a clause that stands for its sentence
# Endings of the future in one word: "fermera", "cerrará", "chiuderà", "fechará".
_FUTURE: Final = {
    "fr": ("era", "eront", "ira", "iront"),
    "es": ("ará", "arán", "erá", "erán", "irá", "irán"),
    "it": ("erà", "eranno", "irà", "iranno"),
    "pt": ("ará", "arão", "erá", "erão", "irá", "irão"),
}
_REACH: Final = 3  # words from a form of "have" or "be" to its verb
_CONFIRMED: Final = 0.75
_FIRM: Final = 0.6
_PLACED: Final = 0.7
_SOFT: Final = frozenset({"possible", "likely", "planned", "draft"})
# Stated without these, a plan or a guess has become a fact. "May" and "could" often
# permit, and answers drop them freely, so they count only against a confirmation.
_HARD: Final = frozenset({"likely", "planned", "draft"})
# Short answers state what they keep: a "may" that is dropped there counts.
_SHORT: Final = 2  # sentences
_BY_NOW: Final = frozenset({"done", "perfect", "present"})
_DONE: Final = frozenset({"done", "perfect"})
_GOING_ON: Final = frozenset({"still", "present"})


class Marks(NamedTuple):
    """What the cues of a sentence say of certainty and time."""

    hedges: frozenset[str]
    tenses: frozenset[str]
    denies: bool


_NO_MARKS: Final = Marks(frozenset(), frozenset(), False)


def document_marks(evidence: Evidence) -> list[Marks]:
    """The marks of each document sentence; use through ``evidence.shared``."""
    return [_marks(cues) for cues in evidence.shared(document_cues)]


def _marks(cues: tuple[Cue, ...]) -> Marks:
    if not cues:
        return _NO_MARKS
    hedges = frozenset(cue.kind for cue in cues if cue.group == "hedge")
    tenses = frozenset(cue.kind for cue in cues if cue.group == "tense")
    return Marks(hedges, tenses, any(cue.group == "negation" for cue in cues))


_FEW: Final = 4  # sentences


def check_hedges(evidence: Evidence) -> list[Reason]:
    """Statements of the answer that are surer, or of another time, than the documents.

    >>> from evigate.records import RagCall
    >>> document = "The new ferry terminal is due to open in May 2027."
    >>> call = RagCall.of("", [document], "The new ferry terminal has opened.")
    >>> [reason.code for reason in check_hedges(Evidence(call))]
    ['tense_mismatch']
    """
    if is_cross_lingual(evidence):
        return []
    held = evidence.shared(document_marks)
    reasons: list[Reason] = []
    # Long answers reword "can" and "is said to" in passing: held there, right ones
    # are as often as wrong ones.
    short = len(evidence.alignments) <= _FEW
    turning = evidence.shared(_turning_tenses)
    for number, cues in enumerate(cues_by_sentence(evidence, evidence.answer)):
        if not short and turning.isdisjoint([cue.kind for cue in cues]):
            continue
        row = evidence.alignments[number]
        ours = _marks(cues)
        if ours.denies or ours.hedges & _SOFT:
            continue  # the answer hedges too, or denies
        theirs = [held[support.sentence] for support in row.supports]
        reason = None
        if short and _may_harden(evidence, ours, theirs):
            reason = _judge_hedge(evidence, row, answer_sentence(evidence, number))
        if reason is None and _may_shift(ours, theirs):
            reason = _judge_tense(evidence, row, answer_sentence(evidence, number))
        if reason is not None:
            reasons.append(reason)
    if not reasons:
        reason = _judge_yes_still(evidence)
        reasons = [] if reason is None else [reason]
    return reasons


def _turning_tenses(evidence: Evidence) -> frozenset[str]:
    """The tenses of an answer that may differ from those of the documents.

    What is said to be so now differs from what ended or is still to come.
    """
    marks = evidence.shared(document_marks)
    if any(_is_ahead(each) or "ended" in each.tenses for each in marks):
        return _BY_NOW | _DONE | _GOING_ON
    return _DONE


def _judge_yes_still(evidence: Evidence) -> Reason | None:
    """ "Is she still in office?" "Yes", of somebody who resigned."""
    rows = evidence.alignments
    if not rows or yes_no(evidence.answer.text) != "yes":
        return None
    question = evidence.question
    asks = {cue.kind for cue in all_cues(evidence, question) if cue.group == "tense"}
    if "still" not in asks:
        return None
    stems = evidence.shared(asked_stems)
    marks = evidence.shared(document_marks)
    supports, _ = evidence.best_support(stems)
    for support in supports:
        tenses = marks[support.sentence].tenses
        if support.score >= _MIN_SUBJECT and "still" in tenses:
            return None
    for support in supports:
        mark = marks[support.sentence]
        if support.score >= _MIN_SUBJECT and "ended" in mark.tenses:
            said = answer_sentence(evidence, 0)
            held = document_sentence(evidence, support.sentence)
            return _reason(evidence, "tense_mismatch", said, held, _PLACED)
    return None


def _may_harden(evidence: Evidence, ours: Marks, theirs: list[Marks]) -> bool:
    wanted = _SOFT if "certain" in ours.hedges or _is_short(evidence) else _HARD
    return any(marks.hedges & wanted for marks in theirs)


def _is_short(evidence: Evidence) -> bool:
    return len(evidence.alignments) <= _SHORT


def _may_shift(ours: Marks, theirs: list[Marks]) -> bool:
    if not ours.tenses:
        return False
    by_now = ours.tenses & _BY_NOW and not ours.tenses & NOT_YET
    if by_now and any(_is_ahead(marks) for marks in theirs):
        return True
    if ours.tenses & _DONE and not ours.tenses & NOT_YET and theirs:
        return True  # the ending of a verb may tell the future
    going_on = ours.tenses & _GOING_ON and "ended" not in ours.tenses
    return bool(going_on) and any("ended" in marks.tenses for marks in theirs)


def _is_ahead(marks: Marks) -> bool:
    return bool(marks.tenses & NOT_YET or "planned" in marks.hedges)


def _judge_hedge(
    evidence: Evidence, row: Alignment, said: CueSentence
) -> Reason | None:
    confirmed = "certain" in said.kinds("hedge")
    if not confirmed and (is_about(evidence, row) or asks_for_leave(evidence)):
        return None  # "you may enter" gives leave, and "yes" takes it
    supports = supporting(evidence, row)
    for held in supports:
        for hedge in held.of_group("hedge"):
            if hedge.kind not in _SOFT - evidence.shared(asked_hedges):
                continue
            weight = 0.0
            if confirmed and _is_confirmed(evidence, said, held, hedge):
                weight = _CONFIRMED
            elif _is_kept_back(evidence, said, held, hedge):
                weight = _FIRM
            if weight and not _stated_plainly(evidence, said, supports):
                return _reason(evidence, "hedge_mismatch", said, held, weight)
    return None


def _is_confirmed(
    evidence: Evidence, said: CueSentence, held: CueSentence, hedge: Cue
) -> bool:
    """Does the answer call certain what the document hedges?"""
    hedged = _next_content(held, hedge)
    return bool(hedged & said.stems) and (
        share(evidence, held.stems, said.stems) >= _MIN_CONFIRMED
    )


def _is_firm(
    evidence: Evidence, said: CueSentence, held: CueSentence, hedge: Cue
) -> bool:
    """Does a clause of the answer repeat a hedged clause without its hedge?"""
    theirs = held.stems_at(held.clause_of(hedge))
    if not _next_content(held, hedge) & said.stems:
        return False
    return any(is_close(evidence, said.stems_at(c), theirs) for c in said.clauses)


def _is_kept_back(
    evidence: Evidence, said: CueSentence, held: CueSentence, hedge: Cue
) -> bool:
    """Does the answer repeat what is hedged and drop the hedge?"""
    if hedge.kind in _HARD and _is_firm(evidence, said, held, hedge):
        return True
    return _is_short(evidence) and is_hardened(evidence, said, held, hedge)


def _stated_plainly(
    evidence: Evidence, said: CueSentence, supports: list[CueSentence]
) -> bool:
    """Does another sentence say the same without a hedge?"""
    return any(
        not held.kinds("hedge") & _SOFT
        and not held.kinds("tense") & NOT_YET
        and any(
            is_close(evidence, said.stems_at(ours), held.stems_at(theirs))
            for ours in said.clauses
            for theirs in held.clauses
        )
        for held in supports
    )


def _next_content(sentence: CueSentence, cue: Cue) -> frozenset[str]:
    """The word that a cue bears on: the next one of content but for
    numbers; without spaces, any."""
    if is_unspaced(sentence.reading.words.forms[cue.start]):
        return sentence.stems_at(sentence.clause_of(cue))
    for place in range(cue.end, sentence.high):
        found = sentence.stems_at((place,))
        if found and not any(map(str.isdecimal, found)):
            return found
    return frozenset()


def _judge_tense(
    evidence: Evidence, row: Alignment, said: CueSentence
) -> Reason | None:
    supports = supporting(evidence, row)
    for held in supports:
        early, on = _done_too_early(said, held), _goes_on(said, held)
        if not (early or on):
            continue
        covered = _covered(evidence, held, said)
        shifted = (early and covered >= MIN_COVERED) or (on and covered >= _MIN_SUBJECT)
        if shifted and not any(
            other is not held and _settles(evidence, said, other) for other in supports
        ):
            return _reason(evidence, "tense_mismatch", said, held, _PLACED)
    return None


def _covered(evidence: Evidence, held: CueSentence, said: CueSentence) -> float:
    """How much of the answer's sentence, or of a clause of it, a sentence holds."""
    time = _time_words(said)
    parts = [said.stems, *map(said.stems_at, said.clauses)]
    return max(
        share(evidence, held.stems, part - time)
        for part in parts
        if part is said.stems or len(part - time) >= _MIN_CLAUSE
    )


def _time_words(sentence: CueSentence) -> frozenset[str]:
    """Words of time themselves need no support."""
    return frozenset(
        stem
        for cue in sentence.of_group("tense")
        for stem in sentence.stems_at(range(cue.start, cue.end))
    )


def _done_too_early(said: CueSentence, held: CueSentence) -> bool:
    """ "Has opened", or "is open", of what "is due to open"."""
    ahead = [
        cue
        for cue in held.cues
        if (cue.group == "tense" and cue.kind in NOT_YET)
        or (cue.group == "hedge" and cue.kind == "planned")
    ]
    if not ahead and held.language not in _FUTURE:
        return False
    sure = [cue for cue in ahead if cue.kind != "will"]
    stated = _states_as_fact(said, {"done", "perfect"})
    if stated & (_future_forms(held) | _planned_verbs(held, ahead)):
        return True
    return any(_next_content(held, cue) & stated for cue in ahead) or (
        not _has_date(said)
        and any(
            _next_content(held, cue) & _states_as_fact(said, {"done", "present"})
            for cue in sure
        )
    )


def _future_forms(held: CueSentence) -> frozenset[str]:
    """Stems of the verbs that a sentence puts in the future by their ending."""
    endings = _FUTURE.get(held.language)
    if endings is None:
        return frozenset()
    forms = held.reading.words.forms
    places = range(held.low, held.high)
    return held.stems_at(i for i in places if forms[i].endswith(endings))


def _planned_verbs(held: CueSentence, ahead: list[Cue]) -> frozenset[str]:
    """The last words of clauses with a date and "will": verbs stand last there.

    "Wird" is the present of the passive voice as well, so a date must place it.
    """
    if held.language not in VERB_LAST or not _has_date(held):
        return frozenset()
    return frozenset().union(*(_last_content(held, cue) for cue in ahead))


def _last_content(sentence: CueSentence, cue: Cue) -> frozenset[str]:
    """The last word of content of the clause that a cue stands in."""
    for place in reversed(sentence.clause_of(cue)):
        found = sentence.stems_at((place,))
        if found:
            return found
    return frozenset()


def _states_as_fact(said: CueSentence, kinds: set[str]) -> frozenset[str]:
    """The content right behind words of these kinds ("has opened", "is open")."""
    stems: set[str] = set()
    for cue in said.of_group("tense"):
        if cue.kind not in kinds:
            continue
        if is_unspaced(said.reading.words.forms[cue.start]):
            return said.stems
        if said.language in VERB_LAST:
            stems |= _last_content(said, cue)
        stop = min(cue.end + _REACH, said.clause_of(cue).stop)
        for place in range(cue.end, stop):
            stems |= said.stems_at((place,))
    return frozenset(stems)


def _has_date(said: CueSentence) -> bool:
    return any(said.start <= date.start < said.end for date in said.reading.dates)


def _goes_on(said: CueSentence, held: CueSentence) -> bool:
    """ "Still", of what the documents call ended."""
    tenses, theirs = said.kinds("tense"), held.kinds("tense")
    if "ended" not in theirs or "still" in theirs:
        return False
    return "still" in tenses and not tenses & {"ended", "perfect"}


def _settles(evidence: Evidence, said: CueSentence, other: CueSentence) -> bool:
    """Does another sentence of the documents state it as the answer does?"""
    if share(evidence, other.stems, said.stems) < MIN_COVERED:
        return False
    tenses = other.kinds("tense")
    return not tenses & {"future", "will", "ended"} and bool(
        tenses & said.kinds("tense")
    )


def _reason(
    evidence: Evidence,
    code: ReasonCode,
    said: CueSentence,
    held: CueSentence,
    weight: float,
) -> Reason:
    fault = "is surer" if code == "hedge_mismatch" else "is of another time"
    message = (
        f"The answer says {said.quote()}; that {fault} than the documents say: "
        f"{held.quote()}."
    )
    return Reason(code, message, said.span, (held.source(evidence),), weight)
