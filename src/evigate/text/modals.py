"""Permission and duty: may one, must one not, must one, need one not?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from evigate.text.negation import Cue, cues
from evigate.text.tables.modal_phrases import DENIED_MUST, MODALS

Modality = Literal["allowed", "forbidden", "required", "free"]

_DENIED: Final[dict[str, Modality]] = {
    "allowed": "forbidden",
    "forbidden": "allowed",
    "need": "free",
    "free": "required",
}
_PLAIN: Final[dict[str, Modality]] = {
    "allowed": "allowed",
    "forbidden": "forbidden",
    "need": "required",
    "must": "required",
    "free": "free",
}
_OPPOSITES: Final[frozenset[frozenset[Modality]]] = frozenset(
    {
        frozenset({"allowed", "forbidden"}),
        frozenset({"required", "free"}),
        frozenset({"required", "forbidden"}),
    }
)
_COMPLEMENT: Final[dict[Modality, Modality]] = {
    "allowed": "forbidden",
    "forbidden": "allowed",
    "required": "free",
    "free": "required",
}


class Modal(NamedTuple):
    """A word of permission or duty.

    Attributes:
        start, end: numbers of its first word and of the one after its last.
        modality: what it says, negation included.
    """

    start: int
    end: int
    modality: Modality


def modal_cues(tokens: Sequence[str], language: str) -> list[Cue]:
    """Words of permission and duty among lower-case tokens, as they stand.

    >>> [c.kind for c in modal_cues("smoking is not allowed here".split(), "en")]
    ['forbidden']
    """
    return cues(tokens, language, ("modal",)) if language in MODALS else []


def read_modal(cue: Cue, language: str, denied: bool) -> Modal | None:
    """What a word of permission or duty says where it is denied or not.

    Args:
        cue: one of :func:`modal_cues`.
        language: ISO 639-1 code.
        denied: does a negation outside the cue turn its clause?

    Returns:
        None where a denied verb of duty may forbid or free.

    >>> cue = modal_cues("der Antrag muss".split(), "de")[0]
    >>> read_modal(cue, "de", denied=True).modality
    'free'
    """
    kind = cue.kind
    modality: Modality | None = _PLAIN[kind]
    if denied:
        modality = _DENIED.get(kind)
        if kind == "must" and language in DENIED_MUST:
            modality = "forbidden" if DENIED_MUST[language] == "forbidden" else "free"
    return None if modality is None else Modal(cue.start, cue.end, modality)


def are_opposite(first: Modality, second: Modality) -> bool:
    """Can the two not hold of the same?

    >>> are_opposite("required", "free"), are_opposite("allowed", "required")
    (True, False)
    """
    return frozenset({first, second}) in _OPPOSITES


def complement(modality: Modality) -> Modality:
    """What "no" makes of a question: "May I?" is then forbidden.

    >>> complement("required")
    'free'
    """
    return _COMPLEMENT[modality]
