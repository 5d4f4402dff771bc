"""What became of a proposal: what was rejected is not done, whatever it names.

"The proposal to close the gate was rejected" holds all words of "Will the gate be
closed?" and says no; "she turned down a post there" does not say that she worked there.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.statements.cue_sentences import CueSentence
from evigate.checks.wording.asked_claims import AskedClaim
from evigate.text.antonyms import Side
from evigate.text.patterns import late

_REFUSED: Final = frozenset({Side("accept", 1), Side("support", 1)})
_PAIRS: Final = frozenset({"accept", "allow", "support", "pass"})
_TURNED_DOWN: Final = late(r"\b(?:turn(?:s|ed|ing)? down|vot(?:es?|ed) down|veto)")
_PROPOSAL: Final = late(
    r"\b(?:proposals?|motions?|proposed|requests?|bids?|petitions?|"
    r"vorschl[aä]ge?|antr[aä]ge?|vorhaben|propositions?|motions?|demandes?|"
    r"propuestas?|mociones|moción|solicitud(?:es)?|propost[aeio]s?|mozion[ei]|"
    r"richiest[ae]|moç(?:ão|ões)|pedidos?|voorstel(?:len)?|moties?|verzoek(?:en)?|"
    r"wnios(?:ek|ki|ku)|propozycj[aei])\b"
)


def is_refused(claim: AskedClaim, held: CueSentence, clause: range) -> bool:
    """Does a clause tell of something that it was turned down, where none asks so?"""
    if not _PAIRS.isdisjoint(claim.asked_pairs):
        return False
    if any(
        side in _REFUSED
        for place, sides in held.sides.items()
        if place in clause
        for side in sides
    ):
        return True
    return _TURNED_DOWN.search(_text(held, clause)) is not None


def is_rejected_proposal(claim: AskedClaim, held: CueSentence, clause: range) -> bool:
    """Does a clause name a proposal, and tell that it was turned down?"""
    if not is_refused(claim, held, clause):
        return False
    return _PROPOSAL.search(_text(held, clause)) is not None


def _text(held: CueSentence, clause: range) -> str:
    words = held.reading.words
    if not clause:
        return ""
    return held.reading.lowered[
        words.starts[clause.start] : words.ends[clause.stop - 1]
    ]
