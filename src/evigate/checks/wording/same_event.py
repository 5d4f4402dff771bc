"""Words that oppose each other and yet tell of one event, or of none."""

from __future__ import annotations

from typing import Final

from evigate.checks.statements.pairings import Pairing
from evigate.checks.statements.statements import Statement, span_of, text_cues
from evigate.evidence import Evidence
from evigate.text.antonyms import Side
from evigate.text.patterns import late

# One event, as its two parties call it.
_PRONOUN: Final = late(r"[^\W\d_]+")
_UNMENTIONED: Final = late(
    r"\b(?:not|n['’]t|never) (?:\w+ly |even )?(?:mention|discuss|specify|address|state|"
    r"say|indicate|clarify)\b[^,.;]{0,40}\b(?:how|whether|if|what|why|which|where)\b"
)
_CUSTOMERS: Final = frozenset(
    "you one customers man sie ihr kunden vous on usted se si u je klant".split()
)
_CONVERSES: Final = frozenset({"buy", "lend", "hire"})


def is_converse(evidence: Evidence, side: Side, pairing: Pairing) -> bool:
    """ "You can buy tickets", of tickets that are sold there."""
    if side.pair not in _CONVERSES:
        return False
    low, high = span_of(pairing.said)
    words = _PRONOUN.findall(evidence.answer.text[low:high].lower())
    if not _CUSTOMERS.isdisjoint(words):
        return True
    question = evidence.question
    named = text_cues(evidence, question).named(0, len(question.words.forms))
    return side in named


def denies_a_mention(evidence: Evidence, said: Statement) -> bool:
    """ "It does not say how words hurt": denies that it is said, not that they do."""
    low, high = span_of(said)
    return _UNMENTIONED.search(evidence.answer.text[low:high].lower()) is not None
