"""Quantifiers that the answer raises or turns: "all" for "most", "some" for "none"."""

from __future__ import annotations

from typing import Final, Literal

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    cues_by_sentence,
    document_cues,
    share,
    supporting,
)
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason
from evigate.text.negation import QUANTIFIER_RANKS, Cue
from evigate.text.words import is_unspaced

_MIN_COVERED: Final = 0.5
_MIN_ABOUT: Final = 0.4
_MIN_COMMON: Final = 2
_REACH: Final = 2  # content words behind a quantifier that name what it counts
_REACH_UNSPACED: Final = 4
_SURE: Final = 0.7
_SHORT: Final = 2  # sentences
_MIN_SAME: Final = 0.6
_RANKED: Final = frozenset(
    kind for kind, (scale, _) in QUANTIFIER_RANKS.items() if scale != "restriction"
)
_TOP: Final = 5
_EVERYTHING: Final = QUANTIFIER_RANKS["all"]
_MOST: Final = 4
_HALF: Final = 3  # at most "many"


def check_quantifiers(evidence: Evidence) -> list[Reason]:
    """Statements of the answer that count more, or less, than the documents do.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["Most trams have ramps."], "All trams have ramps.")
    >>> [reason.code for reason in check_quantifiers(Evidence(call))]
    ['quantifier_mismatch']
    """
    if is_cross_lingual(evidence):
        return []
    held = evidence.shared(document_cues)
    said = cues_by_sentence(evidence, evidence.answer)
    reasons: list[Reason] = []
    for number, row in enumerate(evidence.alignments):
        claims = [cue for cue in said[number] if _is_ranked(cue)]
        if not claims or not any(
            cue.group == "quantifier" for s in row.supports for cue in held[s.sentence]
        ):
            continue
        sentence = answer_sentence(evidence, number)
        reason = _judge(evidence, row, sentence, claims) or _judge_only(
            evidence, row, sentence, claims
        )
        if reason is not None:
            reasons.append(reason)
    return reasons


def _is_ranked(cue: Cue) -> bool:
    return cue.group == "quantifier" and cue.kind in _RANKED


def _judge(
    evidence: Evidence, row: Alignment, said: CueSentence, claims: list[Cue]
) -> Reason | None:
    supports = supporting(evidence, row)
    ranked = [cue for held in supports for cue in held.cues if _is_ranked(cue)]
    for claim in claims:
        if not any(
            _contradict(claim, cue) for cue in ranked if _is_comparable(claim, cue)
        ):
            continue
        stems = said.stems_at(said.clause_of(claim))
        told = stems
        if len(evidence.alignments) <= _SHORT:
            told |= evidence.shared(asked_stems)  # "Yes, all of them."
        wrong: CueSentence | None = None
        best = {"contradicts": 0.0, "silent": 0.0, "agrees": 0.0}
        for held in supports:
            for clause in held.clauses:
                theirs = held.stems_at(clause)
                covered = _closeness(evidence, stems, theirs) or _closeness(
                    evidence, told, theirs
                )
                if not covered:
                    continue
                verdict = _verdict(said, claim, held, clause)
                if covered > best[verdict]:
                    best[verdict] = covered
                    wrong = held if verdict == "contradicts" else wrong
        settled = best["agrees"] or best["contradicts"] <= best["silent"]
        if wrong is not None and not settled:
            return _reason(evidence, said, wrong, said.words(claim))
    return None


def _judge_only(
    evidence: Evidence, row: Alignment, said: CueSentence, claims: list[Cue]
) -> Reason | None:
    """ "Everyone may vote", of what only members may."""
    top = next((c for c in claims if QUANTIFIER_RANKS[c.kind] == _EVERYTHING), None)
    limited = "only" in said.kinds("quantifier") or said.of_group("negation")
    if top is None or limited or said.of_group("condition"):
        return None
    for held in supporting(evidence, row):
        for cue in held.of_group("quantifier"):
            if cue.kind != "only":
                continue
            clause = held.clause_of(cue)
            whole = held.stems_at(clause)
            rest = whole - _counted(held, cue)
            opens = not held.stems_at(range(clause.start, cue.start))
            close = share(evidence, said.stems, rest) >= _MIN_SAME
            if opens and rest and close and not whole <= said.stems:
                return _reason(evidence, said, held, said.words(top))
    return None


def _closeness(
    evidence: Evidence, stems: frozenset[str], theirs: frozenset[str]
) -> float:
    """How much of a clause of the answer a document's holds; 0 for one too far."""
    covered = share(evidence, theirs, stems)
    close = (
        len(stems & theirs) >= _MIN_COMMON
        and covered >= _MIN_COVERED
        and share(evidence, stems, theirs) >= _MIN_ABOUT
    )
    return covered if close else 0.0


def _verdict(
    said: CueSentence, claim: Cue, held: CueSentence, clause: range
) -> Literal["agrees", "silent", "contradicts"]:
    """Does the clause of the document count the same thing, and differently?"""
    theirs = [c for c in held.cues if _is_ranked(c) and c.start in clause]
    same = [c for c in theirs if _counts_the_same(said, claim, held, c)]
    if not same:
        return "silent"
    wrong = all(_contradict(claim, other) for other in same)
    return "contradicts" if wrong else "agrees"


def _is_comparable(claim: Cue, other: Cue) -> bool:
    return QUANTIFIER_RANKS[claim.kind][0] == QUANTIFIER_RANKS[other.kind][0]


def _counts_the_same(
    said: CueSentence, claim: Cue, held: CueSentence, other: Cue
) -> bool:
    if not _is_comparable(claim, other):
        return False
    scale, _ = QUANTIFIER_RANKS[claim.kind]
    return scale == "frequency" or bool(_counted(said, claim) & _counted(held, other))


def _counted(sentence: CueSentence, cue: Cue) -> frozenset[str]:
    """What a quantifier counts: the next words of content, around it without spaces."""
    words = sentence.reading.words.forms
    unspaced = is_unspaced(words[cue.start])
    reach = _REACH_UNSPACED if unspaced else _REACH
    behind = _content(sentence, range(cue.end, sentence.high), reach)
    if not unspaced:
        return behind
    before = range(cue.start - 1, sentence.low - 1, -1)
    return behind | _content(sentence, before, reach)


def _content(sentence: CueSentence, places: range, reach: int) -> frozenset[str]:
    found: set[str] = set()
    for place in places:
        found |= sentence.stems_at((place,))
        if len(found) >= reach:
            break
    return frozenset(found)


def _contradict(claim: Cue, other: Cue) -> bool:
    """Is the claim wrong where the other holds? A weaker claim is not."""
    said, held = QUANTIFIER_RANKS[claim.kind][1], QUANTIFIER_RANKS[other.kind][1]
    if said == held:
        return False
    if 0 in (said, held):
        return True
    if said == _TOP:
        return True
    return said == _MOST and held < _HALF


def _reason(
    evidence: Evidence, said: CueSentence, held: CueSentence, words: str
) -> Reason:
    message = (
        f"The answer says “{words}” in {said.quote()}; the documents count "
        f"differently: {held.quote()}."
    )
    return Reason(
        "quantifier_mismatch", message, said.span, (held.source(evidence),), _SURE
    )
