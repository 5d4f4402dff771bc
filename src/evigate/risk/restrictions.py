"""Words of the answer that deny or limit, and that nothing in the documents matches.

"Only", "unless", "not": a statement that was altered often has one more of them. Soft
signs, since documents may say the same in other words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from evigate.checks.statements.cue_sentences import cues_by_sentence, document_cues
from evigate.evidence import Alignment, Evidence
from evigate.text.negation import Cue
from evigate.text.reading import Reading
from evigate.text.refusals import find_refusal

RESTRICTION_FEATURES: Final = ("further_denials", "new_denials", "new_limits")
_DENYING: Final = frozenset({"particle", "determiner", "never"})
_LIMITING: Final = frozenset(
    {
        ("quantifier", "only"),
        ("condition", "except"),
        ("condition", "necessary"),
        ("condition", "unless"),
    }
)
# "Unless it rains" says that it does not hold when it rains.
_EXCLUDING: Final = frozenset({"except", "unless"})
# Share of a sentence's content from which on a place speaks of the same.
_SPOKEN_OF: Final = 0.2


def restriction_features(evidence: Evidence) -> dict[str, float]:
    """How many of each kind, in the order of ``RESTRICTION_FEATURES``.

    - ``further_denials``: negated sentences whose supporting sentences are not negated;
      nothing is denied of what they hardly speak of;
    - ``new_denials``: words of negation of a kind that no document holds;
    - ``new_limits``: words such as "only" and "except" in sentences whose supporting
      sentences hold none of their kind.

    To say that the documents do not tell is no denial and no limit.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["Dogs may enter."], "Only small dogs may enter.")
    >>> restriction_features(Evidence(call))["new_limits"]
    1.0
    """
    denied = new = limits = 0
    rows = cues_by_sentence(evidence, evidence.answer)
    for alignment, cues in zip(evidence.alignments, rows, strict=True):
        if not cues:
            continue
        further, own, limiting = _of_sentence(evidence, alignment, cues)
        if (further or own or limiting) and not _refuses(evidence, alignment):
            denied += further
            new += own
            limits += limiting
    values = (denied, new, limits)
    return dict(zip(RESTRICTION_FEATURES, map(float, values), strict=True))


def _of_sentence(
    evidence: Evidence, alignment: Alignment, cues: Iterable[Cue]
) -> tuple[int, int, int]:
    """Further denials, new denials and new limits of a sentence that is no refusal."""
    further = own = limits = 0
    denials = [cue for cue in cues if _denies(cue, evidence, evidence.answer)]
    if denials:
        further = _is_further(evidence, alignment)
        known = evidence.shared(_kinds_held)
        own = sum(cue.kind in _DENYING and cue.kind not in known for cue in denials)
    limiting = {(cue.group, cue.kind) for cue in cues} & _LIMITING
    if limiting:
        near = {(cue.group, cue.kind) for cue in _cues_near(evidence, alignment)}
        limits = len(limiting - near)
    return further, own, limits


def _denies(cue: Cue, evidence: Evidence, reading: Reading) -> bool:
    """Is it a negation? A prefix that stands apart ("non-smoker") is none."""
    if cue.group != "negation":
        return False
    is_prefix = reading.words.forms[cue.start] == "non"
    return not is_prefix or evidence.language_of(reading) != "en"


def _refuses(evidence: Evidence, alignment: Alignment) -> bool:
    sentence = evidence.answer.text[slice(*alignment.span)]
    return find_refusal(sentence) is not None


def _is_further(evidence: Evidence, alignment: Alignment) -> bool:
    """Is a denial not one of the places that it draws on?"""
    supports = alignment.supports
    if not supports or supports[0].score < _SPOKEN_OF:
        return False
    rows = evidence.shared(document_cues)
    for support in supports:
        document = evidence.document_sentences[support.sentence].document
        reading = evidence.documents[document]
        for cue in rows[support.sentence]:
            if cue.kind in _EXCLUDING or _denies(cue, evidence, reading):
                return False
    return True


def _cues_near(evidence: Evidence, alignment: Alignment) -> Iterable[Cue]:
    """The cues of the document sentences that support a sentence of the answer."""
    rows = evidence.shared(document_cues)
    return [cue for support in alignment.supports for cue in rows[support.sentence]]


def _kinds_held(evidence: Evidence) -> frozenset[str]:
    """The kinds of negation that documents hold; use through ``evidence.shared``."""
    rows = evidence.shared(document_cues)
    held = [cue for row in rows for cue in row]
    if any(cue.kind in _EXCLUDING for cue in held):
        return _DENYING
    return frozenset(cue.kind for cue in held if cue.group == "negation")
