"""When it may be done: "at any time", "never" and "while it is on" against a condition.

A short answer to "When may I ...?" may name a time that shares no word with the
sentence of the documents that limits it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import CueSentence, document_sentence
from evigate.checks.subjects.binding import asked_words
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.patterns import late
from evigate.text.switched import switch_states
from evigate.text.tables.switch_words import ANY_TIME, NO_TIME, RESTRICTS

_MAX_WORDS: Final = 9
_MAX_SENTENCES: Final = 200
_ENOUGH: Final = 0.5
_MOST: Final = 3
_WEIGHT: Final = 0.75
_ANY: Final = late(ANY_TIME)
_DENSE: Final = "\u3000"
_OF_TIME: Final = frozenset({"time", "calendar", "working_time"})


def check_asked_times(evidence: Evidence) -> list[Reason]:
    """Short answers that let something hold when the documents do not.

    >>> from evigate.records import RagCall
    >>> document = "Clean the saw only when it is switched off."
    >>> call = RagCall.of("When may I clean the saw?", [document], "While it is on.")
    >>> [reason.code for reason in check_asked_times(Evidence(call))]
    ['condition_mismatch']
    """
    answer = evidence.answer
    if len(answer.words.forms) > _MAX_WORDS or len(answer.sentences) != 1:
        return []
    if evidence.shared(asked).kind not in ("date", "duration", "yes_no"):
        return []
    text = answer.lowered
    always = _ANY.search(text)
    never = _has(NO_TIME, text, evidence.language_of(answer))
    states = switch_states(text)
    if not (always or never or states) or is_cross_lingual(evidence):
        return []
    told = evidence.shared(sentences_of_asked)
    if states:
        wrong = [held for held in told if _is_other_state(evidence, held, states)]
    elif always:
        wrong = [held for held in told if not never and _limits(held)]
    else:
        wrong = told if all(map(_claims, told)) else []
    if not wrong:
        return []
    held = wrong[0]
    message = (
        f"The answer says “{answer.text.strip()}”; the documents say otherwise of the "
        f"time: {held.quote()}."
    )
    span = Span(0, len(answer.text))
    return [
        Reason("condition_mismatch", message, span, (held.source(evidence),), _WEIGHT)
    ]


def _has(words: dict[str, str], text: str, language: str) -> bool:
    return _pattern(words.get(language, words["en"])).search(text) is not None


@cache
def _pattern(words: str) -> re.Pattern[str]:
    spaced = words[0] < _DENSE
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)" if spaced else words)


def says_any_time(evidence: Evidence) -> bool:
    """Does the answer to a question for a time name any time?"""
    if evidence.shared(asked).kind not in ("date", "duration", "yes_no"):
        return False
    return _ANY.search(evidence.answer.lowered) is not None


def sentences_of_asked(evidence: Evidence) -> list[CueSentence]:
    """The sentences that hold most of what is asked, at most three; use ``shared``."""
    wanted = evidence.shared(asked_words)
    if not wanted or len(evidence.document_sentences) > _MAX_SENTENCES:
        return []
    shares: dict[int, float] = {}
    for stem in sorted(wanted):  # sums come out the same in every process
        for place in evidence.postings.get(stem, ()):
            shares[place] = shares.get(place, 0.0) + evidence.rarity(stem)
    if not shares:
        return []
    most = max(shares.values())
    best = [place for place, share in shares.items() if share == most]
    known = sum(evidence.rarity(s) for s in wanted if s in evidence.postings)
    total = sum(map(evidence.rarity, evidence.shared(asked_stems)))
    if len(best) > _MOST or most < _ENOUGH * max(known, _ENOUGH * total):
        return []
    return [document_sentence(evidence, place) for place in sorted(best)]


def _is_other_state(
    evidence: Evidence, held: CueSentence, states: list[tuple[int, bool]]
) -> bool:
    """ "While it is on", of what needs it off."""
    text = held.reading.text[held.start : held.end]
    told = {state for _, state in switch_states(text)}
    said = {state for _, state in states}
    if len(told) != 1 or len(said) != 1 or evidence.shared(asked).kind != "date":
        return False
    if switch_states(evidence.question.text):
        return False
    held_denies = bool(held.kinds("negation") & _DENYING)
    said_denies = not _NOT.isdisjoint(evidence.answer.words.forms)
    return (told == said) == (held_denies != said_denies)


_DENYING: Final = frozenset({"particle", "determiner", "never"})
_NOT: Final = frozenset(
    "not never nicht nie pas jamais no nunca non mai não niet nooit nigdy".split()
)


def _limits(held: CueSentence) -> bool:
    """Does a sentence limit when what it says holds?"""
    text = held.reading.text[held.start : held.end].lower()
    if _ANY.search(text) or "regardless" in held.kinds("condition"):
        return False
    if _has(RESTRICTS, text, held.language):
        return True
    return any(
        held.start <= q.start < held.end and (q.dimension or "") in _OF_TIME
        for q in held.reading.quantities
    )


def _claims(held: CueSentence) -> bool:
    """Does a sentence say, without any denial, that something is so?"""
    text = held.reading.text[held.start : held.end].lower()
    if (
        _has(NO_TIME, text, held.language)
        or held.of_group("negation")
        or "except" in text
    ):
        return False
    return not any(side.side for sides in held.sides.values() for side in sides)
