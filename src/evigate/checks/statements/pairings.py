"""Clauses of the answer beside clauses of documents that speak of the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from evigate.checks.statements.statements import (
    PAIR,
    Statement,
    TextCues,
    deny,
    statements_of,
    text_cues,
)
from evigate.evidence import MAX_POSTINGS, SUPPORTS_KEPT, Alignment, Evidence
from evigate.text.antonyms import Side

_ROUNDING: Final = 1e-9


class Pairing(NamedTuple):
    """A clause of the answer and a clause of a document that speaks of the same.

    Attributes:
        said, held: the two clauses.
        whole: all clauses of the document's sentence.
        common: stems that both clauses hold.
        covered: share of the answer clause's content in the document's clause.
        about: share of the document clause's content in the answer's clause.
    """

    said: Statement
    held: Statement
    whole: tuple[Statement, ...]
    common: frozenset[str]
    covered: float
    about: float

    @property
    def score(self) -> float:
        """How closely the two correspond, in [0, 1]: the harmonic mean of both."""
        total = self.covered + self.about
        return 2 * self.covered * self.about / total if total else 0.0


class Turns(NamedTuple):
    """What a pairing must be to say the contrary.

    Attributes:
        test: is one such?
        least: share of the answer's clause that it covers at least.
    """

    test: Callable[[Pairing], bool]
    least: float


def turnable_pairings(
    evidence: Evidence,
    row: Alignment,
    said: Statement,
    least: float,
    turns: Turns | None = None,
) -> list[Pairing]:
    """The document clauses to look at for one that says the contrary of the answer's.

    Args:
        evidence: the call.
        row: the alignment of the clause's sentence.
        said: the clause.
        least: sentences that cannot cover so much of the clause are left out.
        turns: what says the contrary; where nothing does, the others are not read.

    Returns:
        Best first. Nothing where neither the clause nor any of the sentences denies
        anything, nor do they name opposites.
    """
    supports, _ = evidence.best_support(said.stems)
    sentences = [*dict.fromkeys([s.sentence for s in (*supports, *row.supports)])]
    if len(evidence.document_sentences) <= MAX_POSTINGS:
        # Opposites go by the name of their pair, which no posting holds.
        opposites = said.stems if said.sides else ()
        named = [stem for stem in opposites if stem.endswith(PAIR)]
        open_ = evidence.weigh(named) / evidence.weight_of(said.stems) if named else 0.0
        needed = least - open_ - _ROUNDING
        best = supports[0].score if supports else 0.0
        if best < needed + (0.0 if turns is None else turns.least - least):
            return []
        scores = {support.sentence: support.score for support in supports}
        other = supports[-1].score if len(supports) == SUPPORTS_KEPT else 0.0
        sentences = [s for s in sentences if scores.get(s, other) >= needed]
    else:
        scores, needed, other = {}, 0.0, 1.0
    turning = _turning(evidence, said, sentences)
    if turns is None or not turning:
        return _paired(evidence, said, sentences) if turning else []
    more = turns.least - least
    surely = [s for s in turning if scores.get(s, other) >= needed + more]
    found = _paired(evidence, said, surely)
    if not any(map(turns.test, found)):
        return []
    return found if surely == sentences else _paired(evidence, said, sentences)


def _turning(evidence: Evidence, said: Statement, sentences: list[int]) -> list[int]:
    """The sentences that deny something or name an opposite, all if the clause does."""
    if deny(said.sides):
        return sentences
    if any(cue.group == "negation" for cue in said.cues):
        return sentences
    opposites = {Side(pair, 1 - side) for pair, side in said.sides}
    turning: list[int] = []
    for sentence in sentences:
        denies, sides = _turn_of(evidence, sentence)
        if denies or not opposites.isdisjoint(sides):
            turning.append(sentence)
    return turning


def _paired(
    evidence: Evidence, said: Statement, sentences: Iterable[int]
) -> list[Pairing]:
    found: list[Pairing] = []
    for sentence in sentences:
        whole = tuple(statements_of(evidence, sentence))
        for place in whole:
            ours, held = _with_topics(said, place)
            common = ours.stems & held.stems
            if common:
                found.append(paired(evidence, ours, held, whole, common))
    found.sort(key=lambda pairing: -pairing.score)
    return found


def _with_topics(said: Statement, held: Statement) -> tuple[Statement, Statement]:
    """Two clauses with what they are about, where the other one speaks of it too."""
    if not (said.topic or held.topic):
        return said, held
    ours = said.topic & (held.stems | held.topic)
    theirs = held.topic & (said.stems | said.topic)
    return (
        said._replace(stems=said.stems | ours),
        held._replace(stems=held.stems | theirs),
    )


def paired(
    evidence: Evidence,
    said: Statement,
    held: Statement,
    whole: tuple[Statement, ...],
    common: frozenset[str],
) -> Pairing:
    """Two clauses side by side, with the shares of what they have in common."""
    weight = evidence.weigh(common)
    covered = weight / evidence.weight_of(said.stems)
    about = weight / evidence.weight_of(held.stems)
    return Pairing(said, held, whole, common, covered, about)


def turnable_sentences(evidence: Evidence) -> list[int]:
    """The sentences of the answer that could say the contrary of their support.

    Either side denies something, or the two name both sides of a pair of opposites.
    """
    answer = text_cues(evidence, evidence.answer)
    return [
        number
        for number, row in enumerate(evidence.alignments)
        if row.supports and _could_turn(evidence, answer, row)
    ]


def _could_turn(evidence: Evidence, answer: TextCues, row: Alignment) -> bool:
    if answer.denies(row.low, row.high):
        return True
    opposites = {Side(pair, 1 - side) for pair, side in answer.named(row.low, row.high)}
    for support in row.supports:
        denies, sides = _turn_of(evidence, support.sentence)
        if denies or not opposites.isdisjoint(sides):
            return True
    return False


def _turns_known(evidence: Evidence) -> dict[int, tuple[bool, list[Side]]]:
    """What `_turn_of` told so far; use through ``shared``."""
    del evidence
    return {}


def _turn_of(evidence: Evidence, sentence: int) -> tuple[bool, list[Side]]:
    """Does a document sentence deny anything, and which sides does it name?"""
    kept = evidence.shared(_turns_known)
    known = kept.get(sentence)
    if known is None:
        place = evidence.document_sentences[sentence]
        view = text_cues(evidence, evidence.documents[place.document])
        known = kept[sentence] = (
            view.denies(place.low, place.high),
            view.named(place.low, place.high),
        )
    return known
