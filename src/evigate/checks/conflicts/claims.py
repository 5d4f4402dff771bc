"""What one document claims and another denies, of what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.statements.answering import AskedSentence, asked_sentences
from evigate.checks.statements.case_limits import has_exception
from evigate.checks.statements.own_scopes import has_own_group
from evigate.checks.statements.pairings import Pairing, paired
from evigate.checks.statements.same_case import has_rival
from evigate.checks.statements.statements import (
    Statement,
    quote,
    source_of,
    statements_of,
    text_cues,
)
from evigate.checks.wording.polarity import clauses_contradict
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.antonyms import Side

_MIN_ABOUT: Final = 0.4
_MIN_COMMON: Final = 2
_ASKS_FOR_CLAIMS: Final = frozenset({"yes_no", "open"})


def conflicting_claims(evidence: Evidence) -> list[Conflict]:
    """Pairs of clauses about what is asked of which one denies the other."""
    if evidence.shared(asked).kind not in _ASKS_FOR_CLAIMS:
        return []
    rows = [rows[0] for rows in evidence.shared(asked_sentences) if rows]
    if not _overlap(rows) or not _may_contradict(evidence, rows):
        return []
    chosen = [(r, c) for r in rows if (c := _best_clause(evidence, r)) is not None]
    conflicts: list[Conflict] = []
    for (one, first), (other, second) in combinations(chosen, 2):
        pairing = _paired(evidence, first, second)
        if pairing is None or _asks_for_one_side(evidence, pairing):
            continue
        if _is_other_case(evidence, one, other):
            continue
        if clauses_contradict(pairing):
            conflicts.append(_conflict(evidence, first, second, pairing.score))
    return conflicts


def _overlap(rows: Sequence[AskedSentence]) -> bool:
    """May two of some sentences speak of the same, opposites aside?"""
    return any(
        len(first.stems & second.stems) >= _MIN_COMMON - 1
        for first, second in combinations(rows, 2)
    )


def _is_other_case(evidence: Evidence, a: AskedSentence, b: AskedSentence) -> bool:
    """Does one speak of Mondays, the other of Tuesdays, or of all days but one?"""
    pairs = (a.sentence, b.sentence), (b.sentence, a.sentence)
    if any(
        has_exception(evidence, one) or has_own_group(evidence, one, other)
        for one, other in pairs
    ):
        return True
    return has_rival(
        evidence, a.covered - b.covered, b.sentence, a.sentence
    ) or has_rival(evidence, b.covered - a.covered, a.sentence, b.sentence)


def _asks_for_one_side(evidence: Evidence, pairing: Pairing) -> bool:
    """The gross weight is asked, the other clause gives the net weight."""
    if evidence.shared(asked).kind == "yes_no":
        return False
    question = text_cues(evidence, evidence.question)
    pairs = {side.pair for sides in question.sides.values() for side in sides}
    named = {side.pair for side in pairing.said.sides ^ pairing.held.sides}
    return bool(pairs & named)


def _may_contradict(evidence: Evidence, rows: Sequence[AskedSentence]) -> bool:
    """Does one of some sentences deny anything, or do two name opposites?"""
    named: set[Side] = set()
    for row in rows:
        place = evidence.document_sentences[row.sentence]
        view = text_cues(evidence, evidence.documents[row.document])
        if view.denies(place.low, place.high):
            return True
        named.update(view.named(place.low, place.high))
    return any(Side(pair, 1 - side) in named for pair, side in named)


def _best_clause(evidence: Evidence, row: AskedSentence) -> Statement | None:
    """The clause of a sentence that says most of what is asked."""
    clauses = statements_of(evidence, row.sentence)
    return max(clauses, key=lambda c: len(c.stems & row.stems), default=None)


def _paired(evidence: Evidence, first: Statement, second: Statement) -> Pairing | None:
    common = first.stems & second.stems
    if len(common) < _MIN_COMMON:
        return None
    pairing = paired(evidence, first, second, (second,), common)
    return pairing if min(pairing.covered, pairing.about) >= _MIN_ABOUT else None


def _conflict(
    evidence: Evidence, first: Statement, second: Statement, score: float
) -> Conflict:
    message = (
        f"Two documents disagree: one says {quote(evidence, first)}, another "
        f"{quote(evidence, second)}."
    )
    return Conflict(
        source_of(evidence, first),
        source_of(evidence, second),
        "claim",
        message,
        0.4 + 0.5 * score,
    )
