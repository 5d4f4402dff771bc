"""What is included: an answer lists what the documents leave out or charge for.

"All classes, the sauna and towels", of towels that are charged separately.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    document_sentence,
    question_sentence,
)
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.antonyms import Side
from evigate.text.light import light_words

_INCLUDED: Final = Side("include", 0)
_LEFT_OUT: Final = Side("include", 1)
_MAX_READ: Final = 60
_SURE: Final = 0.75


def check_included(evidence: Evidence) -> list[Reason]:
    """Things that an answer counts among what is included, and that are left out.

    >>> from evigate.records import RagCall
    >>> documents = ["The fee includes the boat. Towels are charged separately."]
    >>> call = RagCall.of("What is included?", documents, "The boat and towels.")
    >>> [reason.code for reason in check_included(Evidence(call))]
    ['negation_mismatch']
    """
    if evidence.shared(asked).kind == "yes_no" or len(evidence.alignments) != 1:
        return []
    question = question_sentence(evidence)
    if _INCLUDED not in _sides(question, range(question.low, question.high)):
        return []
    said = answer_sentence(evidence, 0)
    if said.of_group("negation") or said.of_group("condition"):
        return []
    if _LEFT_OUT in _sides(said, range(said.low, said.high)):
        return []
    if is_cross_lingual(evidence):
        return []
    held = _left_out(evidence, said)
    if held is None:
        return []
    message = (
        f"The answer counts in {said.quote()} what the documents leave out: "
        f"{held.quote()}."
    )
    source = held.source(evidence)
    return [Reason("negation_mismatch", message, said.span, (source,), _SURE)]


def _sides(sentence: CueSentence, places: range) -> frozenset[Side]:
    return frozenset(
        side for i, found in sentence.sides.items() if i in places for side in found
    )


def _left_out(evidence: Evidence, said: CueSentence) -> CueSentence | None:
    """The sentence that leaves out what the answer names and none includes."""
    items = said.stems - evidence.shared(asked_stems) - light_words(said.language)
    included: set[str] = set()
    left_out: list[tuple[frozenset[str], CueSentence]] = []
    for number in range(min(len(evidence.document_sentences), _MAX_READ)):
        if items.isdisjoint(evidence.sentence_stems[number]):
            continue
        held = document_sentence(evidence, number)
        for clause in _groups(held):
            stems = held.stems_at(clause)
            if _leaves_out(held, clause):
                left_out.append((stems, held))
            else:
                included |= stems
    for stems, held in left_out:
        if items & stems - included:
            return held
    return None


def _leaves_out(held: CueSentence, clause: range) -> bool:
    """ "Not", "except" or "extra": in a sentence or after one of what is included."""
    cues = [cue for cue in held.cues if cue.start in clause]
    denials = sum(cue.group == "negation" for cue in cues)
    sides = _sides(held, clause)
    if _LEFT_OUT in sides:
        return not denials % 2
    whole = _sides(held, range(held.low, held.high))
    if not {_INCLUDED, _LEFT_OUT} & whole:
        return False
    return bool(denials % 2) or any(cue.kind == "except" for cue in cues)


def _groups(held: CueSentence) -> list[range]:
    """The clauses of a sentence; those that tell nothing go with one that does.

    The first ones with what follows ("Towels and lockers are charged"), others with
    what stands before ("includes the boat, the oars").
    """
    groups: list[range] = []
    first = held.low
    for clause in held.clauses:
        tells = any(side.pair == "include" for side in _sides(held, clause)) or any(
            (cue.group == "negation" or cue.kind == "except") and cue.start in clause
            for cue in held.cues
        )
        if tells:
            groups.append(range(first, clause.stop))
        elif groups:
            groups[-1] = range(groups[-1].start, clause.stop)
        first = clause.stop if groups else first
    return groups or [range(held.low, held.high)]
