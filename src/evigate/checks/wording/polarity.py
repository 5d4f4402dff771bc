"""Dropped or added negations, and opposites: "enabled" for "disabled"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import answer_sentence
from evigate.checks.statements.elliptical import elliptical_clauses
from evigate.checks.statements.pairings import (
    Pairing,
    Turns,
    turnable_pairings,
    turnable_sentences,
)
from evigate.checks.statements.statements import (
    POLAR_PAIRS,
    Statement,
    quote,
    source_of,
    span_of,
    statements_in,
    text_cues,
)
from evigate.checks.subjects.mentions import ANSWER
from evigate.checks.subjects.selection import MAX_JUDGED
from evigate.checks.tables.booleans import judged_cells
from evigate.checks.wording.lone_predicates import denied_elsewhere, gone_without
from evigate.checks.wording.same_event import denies_a_mention, is_converse
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason
from evigate.text.antonyms import Side
from evigate.text.otherwise import tells_the_rest
from evigate.text.patterns import late
from evigate.text.words import is_unspaced
from evigate.text.yes_no import yes_no

_MIN_COVERED: Final = 0.55
_MIN_COVERED_PAIRS: Final = 0.4
_MIN_ABOUT: Final = 0.45
_MIN_COMMON: Final = 2
_MIN_SCORE_BROAD: Final = 0.7
_MIN_SCORE_FRAGMENT: Final = 0.6
# Long answers reword and join; an altered statement of theirs stays close.
_MIN_SCORE_LONG: Final = 0.72
_MIN_COMMON_LONG: Final = 3
_FEW_SENTENCES: Final = 3
_ITEM: Final = 3  # words of content
_FRAGMENT: Final = 4  # words of content
# A clause that agrees, is nearly as close and about the same words settles the matter.
_AS_CLOSE: Final = 0.7
_SAME_WORDS: Final = 0.6
_SAME: Final = 0.9
_PAIRINGS_TRIED: Final = 2
# Words of these pairs often stand for other things ("over 20", "last year").
_BROAD_PAIRS: Final = frozenset(
    "above high long large early first old same left up day with credit individual add "
    "full read often always everything male cause support free start heavy thick wide "
    "deep cheap clean loud push sharp smooth sweet easy simple allow tighten "
    "fast strong raw".split()
)


def check_polarity(evidence: Evidence) -> list[Reason]:
    """Clauses of the answer that say the contrary of the documents.

    >>> from evigate.records import RagCall
    >>> document = "The basic plan does not include phone support."
    >>> call = RagCall.of("", [document], "The basic plan includes phone support.")
    >>> [reason.code for reason in check_polarity(Evidence(call))]
    ['negation_mismatch']
    """
    if is_cross_lingual(evidence):
        return []
    reasons: list[Reason] = []
    opener = yes_no(evidence.answer.text)
    rows = evidence.alignments
    confirmed = evidence.kept(judged_cells).confirmed
    for number in turnable_sentences(evidence)[:MAX_JUDGED]:
        if number in confirmed:
            continue
        row = rows[number]
        if elliptical_clauses(answer_sentence(evidence, number)):
            continue  # what it denies is left out
        whole = statements_in(evidence, evidence.answer, ANSWER, number)
        for said in whole:
            reason = (
                _judge(evidence, row, said, whole)
                or _judge_fragment(evidence, row, said, opener)
                or _judge_lone(evidence, said)
                or _judge_added(evidence, said, opener)
            )
            if reason is not None:
                reasons.append(reason)
    return reasons


def _judge(
    evidence: Evidence, row: Alignment, said: Statement, whole: Sequence[Statement]
) -> Reason | None:
    if len(said.stems | said.topic) < _MIN_COMMON or said.kinds("condition"):
        return None
    if _is_subordinate(evidence, said):
        return None
    is_long = len(evidence.alignments) > _FEW_SENTENCES
    turns = _TURNS_IN_LONG if is_long else _TURNS
    least = _MIN_COVERED_PAIRS
    close = [*filter(is_close, turnable_pairings(evidence, row, said, least, turns))]
    listed = bool(close) and _is_listed(said, whole)
    for pairing in close[:_PAIRINGS_TRIED]:
        if not turns.test(pairing):
            continue
        if _has_exception(pairing) or _is_refuted(evidence, pairing, close):
            continue
        side = _opposite(pairing)
        if side is not None:
            if _is_of_another(evidence, pairing) or is_converse(
                evidence, side, pairing
            ):
                continue
            if _is_of_the_rest(evidence, pairing):
                continue
            return _reason(evidence, "antonym_mismatch", pairing, 0.8)
        limits = _reasons_from_limits(evidence, pairing)
        if listed or limits or _is_listed(pairing.held, pairing.whole):
            continue
        if (
            _parity_differs(pairing)
            and _denies_the_common(pairing)
            and not denies_a_mention(evidence, said)
        ):
            return _reason(evidence, "negation_mismatch", pairing, 0.8)
    return None


def _turns(pairing: Pairing) -> bool:
    """Could it say the contrary: are the clauses close, and does one turn the other?"""
    return is_close(pairing) and not _agrees(pairing)


def _turns_in_long(pairing: Pairing) -> bool:
    """The same in an answer of many sentences."""
    return (
        len(pairing.common) >= _MIN_COMMON_LONG
        and pairing.score >= _MIN_SCORE_LONG
        and _turns(pairing)
    )


_TURNS: Final = Turns(_turns, _MIN_COVERED_PAIRS)
# Both shares make the score: the other is 1 at most.
_TURNS_IN_LONG: Final = Turns(_turns_in_long, _MIN_SCORE_LONG / (2 - _MIN_SCORE_LONG))


def _is_of_another(evidence: Evidence, pairing: Pairing) -> bool:
    """Does the clause beside, about what is asked, say the same as the answer?

    "On the right", of a gate with the shop on its left and the asked desk on its right.
    """
    asked_of = evidence.shared(asked_stems)
    if not asked_of.isdisjoint(pairing.held.stems | pairing.said.stems):
        return False
    return any(
        pairing.said.sides & other.sides and not asked_of.isdisjoint(other.stems)
        for other in pairing.whole
        if other is not pairing.held
    )


def _is_of_the_rest(evidence: Evidence, pairing: Pairing) -> bool:
    """ "Below 50 it costs 5", of what is free over 50 and costs 5 otherwise."""
    held = pairing.held
    sentence = evidence.sentence_at(held.document, held.start)
    return sentence is not None and tells_the_rest(evidence.sentence_text(sentence))


def _is_listed(clause: Statement, whole: Sequence[Statement]) -> bool:
    """An item of a list, whose sentence may deny it in another clause."""
    return (
        len(clause.stems) <= _ITEM
        and not clause.negations
        and len(whole) > 1
        and any(other.negations for other in whole if other is not clause)
    )


def _judge_fragment(
    evidence: Evidence, row: Alignment, said: Statement, opener: str | None
) -> Reason | None:
    """ "On the right side.", of the valve that is asked about: on the left side."""
    few = row.content <= _FRAGMENT and len(evidence.alignments) == 1
    if opener is not None or not few or not said.sides or said.kinds("condition"):
        return None
    whole = said._replace(stems=said.stems | evidence.shared(asked_stems))
    asked_of = {
        side.pair
        for side in text_cues(evidence, evidence.question).named(
            0, len(evidence.question.words.forms)
        )
    }
    found = turnable_pairings(evidence, row, whole, _MIN_COVERED)
    if any(pairing.held.sides & said.sides for pairing in found):
        return None  # "mandatory for some, optional for others": of the others
    for pairing in found[:1]:
        side = _opposite(pairing, _MIN_SCORE_FRAGMENT)
        if side is None or _has_exception(pairing) or not is_close(pairing):
            continue
        if _is_of_the_rest(evidence, pairing):
            continue
        if side.pair not in asked_of or said.stems:
            return _reason(evidence, "antonym_mismatch", pairing, 0.7)
    return None


def _judge_lone(evidence: Evidence, said: Statement) -> Reason | None:
    """ "It is not refunded", where all that is said of a refund is that it is."""
    held = denied_elsewhere(evidence, said)
    if held is None:
        return None
    return _reason(evidence, "negation_mismatch", _alone(said, held), 0.7)


def _judge_added(
    evidence: Evidence, said: Statement, opener: str | None
) -> Reason | None:
    """ "Yes, with flash", of what goes without."""
    if opener != "yes":
        return None
    held = gone_without(evidence, said)
    if held is None:
        return None
    return _reason(evidence, "antonym_mismatch", _alone(said, held), 0.75)


def _alone(said: Statement, held: Statement) -> Pairing:
    return Pairing(said, held, (held,), said.stems & held.stems, 1.0, 1.0)


def clauses_contradict(pairing: Pairing) -> bool:
    """Does one of two clauses about the same say the contrary of the other?"""
    if _opposite(pairing) is not None:
        return True
    return _parity_differs(pairing) and _denies_the_common(pairing)


def _is_refuted(evidence: Evidence, pairing: Pairing, close: Sequence[Pairing]) -> bool:
    """Does another clause agree that is nearly as close, and about the same words?

    In one sentence a later clause refutes an earlier one: the first names the topic
    ("The policy includes fire and excludes floods").
    """
    said, beside = pairing.said, (c for c in pairing.whole if c is not pairing.held)
    if said.negations and any(c.negations and c.stems <= said.stems for c in beside):
        return True  # "in the deep pool one may, in the other not"
    weight = evidence.weigh(pairing.common)
    for other in close:
        if other.score < _AS_CLOSE * pairing.score or not _agrees(other):
            continue
        later = other.whole == pairing.whole and other.held.start > pairing.held.start
        same_words = evidence.weigh(other.common & pairing.common)
        if later or same_words >= _SAME_WORDS * weight:
            return True
    return False


def _denies_the_common(pairing: Pairing) -> bool:
    """Does the negation stand at what both clauses speak of?"""
    denied = pairing.said.denied | pairing.held.denied
    polar = {s.pair for s in (*pairing.said.sides, *pairing.held.sides)} & POLAR_PAIRS
    return bool(denied & pairing.common or polar)


_SUBORDINATE: Final = late(
    r"(?:when|while|before|after|wenn|während|bevor|nachdem|quand|lorsque|cuando|"
    r"mientras|quando|mentre|enquanto|wanneer|terwijl|gdy|kiedy|podczas)\s"
)


def _is_subordinate(evidence: Evidence, said: Statement) -> bool:
    """ "When storing the battery" sets a scene; it claims nothing."""
    head = evidence.answer.text[said.start : said.start + 12].lower()
    return _SUBORDINATE.match(head) is not None


def is_close(pairing: Pairing) -> bool:
    """Do the two clauses speak of the same, word for word almost?"""
    if pairing.about < _MIN_ABOUT or len(pairing.common) < _MIN_COMMON:
        return False
    if pairing.covered < _MIN_COVERED_PAIRS:
        return False
    return pairing.covered >= _MIN_COVERED or not _has_spaces(pairing)


def _has_spaces(pairing: Pairing) -> bool:
    """Pairs of characters overlap: one other word costs three of them."""
    return not any(is_unspaced(stem) for stem in pairing.common)


def _agrees(pairing: Pairing) -> bool:
    return _opposite(pairing) is None and not _parity_differs(pairing)


def _has_exception(pairing: Pairing) -> bool:
    """Exceptions and conditions are judged by their own check.

    Unless it is of another clause: "out of season the hut is open, without water".
    """
    if {side.pair for side in pairing.said.sides & _turned(pairing.held)} == {"with"}:
        return bool(pairing.held.kinds("condition"))
    return any(statement.kinds("condition") for statement in pairing.whole)


def _turned(statement: Statement) -> frozenset[Side]:
    """The other sides of the opposites that a clause names."""
    return frozenset(Side(side.pair, 1 - side.side) for side in statement.sides)


def _opposite(pairing: Pairing, least: float = _MIN_SCORE_BROAD) -> Side | None:
    """A side of the answer whose other side stands in the document instead."""
    said, held = pairing.said, pairing.held
    if len(said.negations) % 2 != len(held.negations) % 2:
        return None  # "not disabled" against "enabled": parity decides
    for side in said.sides:
        other = Side(side.pair, 1 - side.side)
        if other in said.sides or side in held.sides or other not in held.sides:
            continue
        if side.pair == "with" and any(side in each.sides for each in pairing.whole):
            continue  # "with and without"
        broad = side.pair in _BROAD_PAIRS
        if not broad or pairing.score >= least:
            return side
    return None


def _parity_differs(pairing: Pairing) -> bool:
    """Does one side deny what the other claims, however opposites are counted?

    A word like "disabled" denies too. Where only one side has such a word, it may
    stand for the other's negation or for nothing: both ways of counting must differ.
    """
    said, held = pairing.said, pairing.held
    if said.may_deny or held.may_deny:
        return False
    base = (len(said.negations) + len(held.negations)) % 2
    sides = [s for s in (*said.sides, *held.sides) if s.pair in POLAR_PAIRS]
    torn = _both_sides(said) | _both_sides(held)  # "the disabled one is enabled"
    both = {s.pair for s in said.sides} & {s.pair for s in held.sides}
    shared = sum(s.side for s in sides if s.pair in both - torn)
    alone = sum(s.side for s in sides if s.pair not in both | torn)
    return bool((base + shared) % 2 and (base + shared + alone) % 2)


def _both_sides(said: Statement) -> frozenset[str]:
    """The pairs of opposites of which a clause names either side."""
    return frozenset(
        s.pair for s in said.sides if Side(s.pair, 1 - s.side) in said.sides
    )


def _reasons_from_limits(evidence: Evidence, pairing: Pairing) -> bool:
    """Does the clause apply a limit of the documents to the user's own numbers?"""
    if any(q.is_value for q in evidence.question.quantities):
        return True
    if evidence.question.dates and not (
        _is_the_same(pairing) or _names_the_dates(evidence, pairing)
    ):
        return True
    return bool(pairing.held.kinds("quantifier") & {"only"})


def _names_the_dates(evidence: Evidence, pairing: Pairing) -> bool:
    """Does the sentence of the document name the asked day in the same words?"""
    question = evidence.question
    starts = question.words.starts
    days = {
        stem
        for stem, start in zip(question.stems, starts, strict=True)
        if any(date.start <= start < date.end for date in question.dates)
    }
    return days <= frozenset().union(*(clause.stems for clause in pairing.whole))


def _is_the_same(pairing: Pairing) -> bool:
    """Are the clauses word for word the same, but for what turns them?"""
    return min(pairing.covered, pairing.about) >= _SAME


def _reason(evidence: Evidence, code: str, pairing: Pairing, weight: float) -> Reason:
    said, held = quote(evidence, pairing.said), quote(evidence, pairing.held)
    message = f"The answer says {said}; the documents say the contrary: {held}."
    source = source_of(evidence, pairing.held)
    if code == "antonym_mismatch":
        return Reason(
            "antonym_mismatch", message, span_of(pairing.said), (source,), weight
        )
    return Reason(
        "negation_mismatch", message, span_of(pairing.said), (source,), weight
    )
