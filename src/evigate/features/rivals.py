"""Words of the answer for which the place it draws on has another of their kind.

"The girl was found" from "the boy was found": no synonym explains that. A soft sign all
the same, since the place may be another than the one that the answer draws on.
"""

from __future__ import annotations

from typing import Final

from evigate.evidence import Alignment, Evidence
from evigate.features.differences import known_forms, words_near
from evigate.text.rival_kinds import RivalKind, rival_kinds

RIVAL_FEATURES: Final = ("rival_words",)


def rival_features(evidence: Evidence) -> dict[str, float]:
    """How many words of the answer are rivals of words in the places it draws on.

    A rival is known to neither documents nor question, and neither is a word that says
    the same; the answer itself does not hold the word that it excludes.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The boy feeds the ducks."], "The girl feeds the ducks.")
    >>> rival_features(Evidence(call))
    {'rival_words': 1.0}
    """
    kinds = rival_kinds(evidence.language, opposites=True)
    if not kinds:
        return {"rival_words": 0.0}
    forms = evidence.answer.words.forms
    suspects = kinds.keys() & set(forms)
    if suspects:
        suspects -= evidence.shared(known_forms)
    if not suspects:
        return {"rival_words": 0.0}
    found = {
        form
        for row in evidence.alignments
        for form in suspects.intersection(forms[row.low : row.high])
        if _is_rival(evidence, row, kinds[form])
    }
    return {"rival_words": float(len(found))}


def _is_rival(evidence: Evidence, row: Alignment, kinds: tuple[RivalKind, ...]) -> bool:
    known = evidence.shared(known_forms)
    said = evidence.answer.words.forms
    for kind in kinds:
        if not kind.same.isdisjoint(known):
            continue
        rivals = kind.rivals.intersection(words_near(evidence, row)).difference(said)
        if rivals:
            return True
    return False
