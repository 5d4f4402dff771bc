"""What the documents require and the answer waives: "even without a guide".

A condition ("provided that an adult is present") or a duty ("must be booked") names
what is needed. An answer that says "without", "not needed" or "even if not" of the same
thing denies it; so does a requirement of the answer that the documents waive.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.condition_scopes import conditions_of
from evigate.checks.statements.cue_sentences import (
    ADDING,
    CueSentence,
    answer_sentence,
    cues_by_sentence,
    document_sentence,
    question_sentence,
    share,
)
from evigate.checks.wording.day_rules import is_denied
from evigate.checks.wording.modality import modals_between
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason
from evigate.text.light import light_words
from evigate.text.modals import read_modal
from evigate.text.negation import Cue
from evigate.text.tables.pronoun_words import PRONOUNS
from evigate.text.words import is_unspaced

_NEEDING: Final = frozenset({"condition", "necessary"})
_REACH: Final = 3  # content words next to a cue
_WINDOW: Final = 8  # words in which these must stand
_REACH_DENSE: Final = 6
_MAX_JUDGED: Final = 40
_MAX_SENTENCE: Final = 120  # words
_MIN_MAIN: Final = 0.4
_MIN_PREFIX: Final = 5
_PREFIX_SHARE: Final = 0.6
_SURE: Final = 0.7
_POSTFIX: Final = frozenset({"ja", "ko", "hi"})


class _Need(NamedTuple):
    """What a sentence requires or waives.

    Attributes:
        sentence: where it stands.
        content: stems of what is needed, or not.
        main: stems of what it is needed for; empty where that is not said.
    """

    sentence: CueSentence
    content: frozenset[str]
    main: frozenset[str]


def check_requirements(evidence: Evidence) -> list[Reason]:
    """Answers that waive what the documents require, or require what they waive.

    >>> from evigate.records import RagCall
    >>> document = "Children may swim provided that an adult watches them."
    >>> call = RagCall.of("May children swim?", [document], "Yes, without an adult.")
    >>> [reason.code for reason in check_requirements(Evidence(call))]
    ['condition_mismatch']
    """
    if not evidence.documents or is_cross_lingual(evidence):
        return []
    cues = cues_by_sentence(evidence, evidence.answer)
    reasons: list[Reason] = []
    for number, row in enumerate(evidence.alignments[:_MAX_JUDGED]):
        if row.high - row.low > _MAX_SENTENCE:
            continue
        modals = modals_between(evidence, evidence.answer, row)
        if not _may_waive(cues[number], modals, opens=number == 0):
            continue
        said = answer_sentence(evidence, number)
        held = _denied_need(evidence, row, said)
        if held is not None:
            reasons.append(_reason(evidence, said, held))
    return reasons


def _may_waive(cues: tuple[Cue, ...], modals: list[Cue], *, opens: bool) -> bool:
    """Can a sentence with these words waive anything?"""
    kinds = {cue.kind for cue in cues if cue.group == "negation"}
    if "without" in kinds or (opens and "particle" in kinds):
        return True
    return any(
        cue.kind == "free" or (kinds and cue.kind != "allowed") for cue in modals
    )


def _denied_need(
    evidence: Evidence, row: Alignment, said: CueSentence
) -> CueSentence | None:
    waived = _waived(evidence, said)
    if not waived:
        return None
    told = said.stems | evidence.shared(asked_stems)
    sentences = _near(evidence, row, told)
    for ours in waived:
        if any(
            _meet(ours.content, theirs.content)
            for held in sentences
            for theirs in _waived(evidence, held)
        ):
            continue  # the documents waive it somewhere
        for held in sentences:
            if _goes_on_without(held):
                continue
            for need in _required(evidence, held):
                if _meet(ours.content, need.content) and (
                    said.opener is not None
                    or not need.main
                    or share(evidence, told, need.main) >= _MIN_MAIN
                ):
                    return held
    return None


def _near(
    evidence: Evidence, row: Alignment, told: frozenset[str]
) -> list[CueSentence]:
    """The document sentences about what the answer speaks of, and what is asked."""
    wide, _ = evidence.best_support(told)
    asked, _ = evidence.best_support(evidence.shared(asked_stems))
    places = dict.fromkeys(s.sentence for s in (*row.supports, *wide, *asked))
    return [
        sentence
        for place in places
        if (sentence := document_sentence(evidence, place)).high - sentence.low
        <= _MAX_SENTENCE
    ]


def _required(evidence: Evidence, sentence: CueSentence) -> list[_Need]:
    """The conditions of a sentence and what it makes a duty."""
    needs = [
        _Need(sentence, condition.content, condition.main)
        for condition in conditions_of(sentence)
        if condition.kind in _NEEDING
        and not condition.inner.denials
        and not condition.outer.denials
    ]
    for cue in modals_between(evidence, sentence.reading, sentence):
        modal = read_modal(cue, sentence.language, _is_turned(sentence, cue))
        if modal is not None and modal.modality == "required":
            near = _beside(sentence, cue, both=True)
            needs.append(_Need(sentence, near, frozenset()))
    return needs


def _waived(evidence: Evidence, sentence: CueSentence) -> list[_Need]:
    """What a sentence says is not needed: "without", "not required", "even if not"."""
    whole = range(sentence.low, sentence.high)
    needs: list[_Need] = []
    turned = sentence.opener == "no" and not _asks_for_duty(evidence)
    if not turned and not is_denied(sentence, whole):
        for cue in sentence.of_group("negation"):
            if cue.kind == "without" and not (
                sentence.opener is None and _states_duty(evidence, sentence)
            ):
                both = sentence.language in _POSTFIX
                near = _beside(sentence, cue, both=both)
                needs.append(_Need(sentence, near, frozenset()))
    for cue in modals_between(evidence, sentence.reading, sentence):
        if cue.start < sentence.opener_end:
            continue  # "Nie, trzeba ..." is no "nie trzeba"
        modal = read_modal(cue, sentence.language, _is_turned(sentence, cue))
        if modal is not None and modal.modality == "free":
            near = _beside(sentence, cue, both=True)
            needs.append(_Need(sentence, near, frozenset()))
    if sentence.opener == "yes":
        needs += [
            _Need(sentence, _beside(sentence, cue, both=False), frozenset())
            for cue in sentence.of_group("negation")
            if cue.kind == "particle" and _is_added(sentence, cue)
        ]
    return [need for need in needs if need.content]


def _goes_on_without(held: CueSentence) -> bool:
    """ "If it is lost, the trip goes on without it": what is named is not needed."""
    pronouns = PRONOUNS[held.language]
    forms = held.reading.words.forms
    return any(
        cue.kind == "without" and cue.end < held.high and forms[cue.end] in pronouns
        for cue in held.of_group("negation")
    )


def _states_duty(evidence: Evidence, sentence: CueSentence) -> bool:
    """ "Without a guide you must register": a rule for those without."""
    found = modals_between(evidence, sentence.reading, sentence)
    return any(cue.kind in ("need", "must", "forbidden") for cue in found)


def _asks_for_duty(evidence: Evidence) -> bool:
    """ "Do I need a permit?" "No, without one." """
    question = question_sentence(evidence)
    found = modals_between(evidence, question.reading, question)
    return any(cue.kind in ("need", "must") for cue in found)


def _is_turned(sentence: CueSentence, cue: Cue) -> bool:
    """Does a negation in the clause turn a word of duty?"""
    clause = sentence.clause_of(cue)
    if not sentence.stems_at(clause):
        clause = range(clause.start, sentence.high)  # "müssen aber …"
    denials = sum(
        other.group == "negation"
        and other.kind not in ("without", "implicit", "agreeing")
        and other.start in clause
        and other.start >= sentence.opener_end
        and not (other.start < cue.end and cue.start < other.end)
        for other in sentence.cues
    )
    return bool(denials % 2)


def _is_added(sentence: CueSentence, cue: Cue) -> bool:
    """ "Also not accompanied", "even if it is not folded"."""
    forms = sentence.reading.words.forms
    first = max(sentence.opener_end, cue.start - _WINDOW)
    if any(forms[i] in ADDING for i in range(first, cue.start)):
        return True
    return any(
        other.kind == "regardless" and first <= other.start < cue.start
        for other in sentence.of_group("condition")
    )


def _beside(sentence: CueSentence, cue: Cue, *, both: bool) -> frozenset[str]:
    """The content right behind a cue, and before it."""
    forms = sentence.reading.words.forms
    dense = is_unspaced(forms[cue.start])
    reach = _REACH_DENSE if dense else _REACH
    torn = int(dense)
    clause = sentence.clause_of(cue)
    if not sentence.stems_at(clause):
        clause = range(clause.start, sentence.high)  # "müssen aber …"
    first = max(sentence.opener_end, clause.start, cue.start - _WINDOW)
    behind = range(cue.end + torn, min(clause.stop, cue.end + _WINDOW))
    before = range(cue.start - 1 - torn, first - 1, -1)
    light = light_words(sentence.language)
    stems: set[str] = set()
    for places in (behind, before) if both or dense else (behind,):
        count = 0
        for place in places:
            found = sentence.stems_at((place,)) - light
            stems |= found
            count += bool(found)
            if count == reach:
                break
    return frozenset(stems)


def _meet(some: frozenset[str], others: frozenset[str]) -> bool:
    """Do two sets of stems hold the same word, or one derived from it?"""
    if not some.isdisjoint(others):
        return True
    return any(_are_kin(one, other) for one in some for other in others)


def _are_kin(one: str, other: str) -> bool:
    """ "Reservierung" and "reserviert" begin alike."""
    length = min(len(one), len(other))
    if length < _MIN_PREFIX or one.endswith("±") or other.endswith("±"):
        return False
    least = max(_MIN_PREFIX, round(_PREFIX_SHARE * max(len(one), len(other))))
    return one[:least] == other[:least]


def _reason(evidence: Evidence, said: CueSentence, held: CueSentence) -> Reason:
    message = (
        f"The answer says {said.quote()}; the documents require it: {held.quote()}."
    )
    return Reason(
        "condition_mismatch", message, said.span, (held.source(evidence),), _SURE
    )
