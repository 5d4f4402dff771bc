"""Plain differences between answer and documents: soft signs of an altered statement.

Each alone is weak, since answers also reword; they raise the risk a little and hold
nothing by themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from evigate.evidence import Evidence
from evigate.text.antonyms import Side, antonym_sides, find_antonym_sides
from evigate.text.negation import negation_cues

DIFFERENCE_FEATURES: Final = (
    "unmatched_numbers",
    "unmatched_names",
    "unmatched_opposites",
    "further_denials",
)
_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)*")
_MAX_WORDS: Final = 400  # unknown words of an answer that are looked up
_MAX_KNOWN: Final = 5_000


def difference_features(evidence: Evidence) -> dict[str, float]:
    """How many differences of each kind, in the order of ``DIFFERENCE_FEATURES``.

    - ``unmatched_numbers``: numbers as written that no document holds;
    - ``unmatched_names``: words of names, not at the start of a sentence, that no
      document and no question holds;
    - ``unmatched_opposites``: words that no document holds, but their opposite;
    - ``further_denials``: negations beyond those of the best supporting sentences.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["Retries are enabled."], "Retries are disabled.")
    >>> difference_features(Evidence(call))["unmatched_opposites"]
    1.0
    """
    answer = evidence.answer
    known = evidence.shared(known_forms)
    new = [form for form in dict.fromkeys(answer.words.forms) if form not in known]
    numbers = set(_NUMBER.findall(evidence.call.answer))
    if numbers:
        numbers -= evidence.shared(known_numbers)
    unknown = set(new)
    names = {
        word
        for name in answer.names
        if not name.initial
        for word in name.words
        if word in unknown and not word.isdecimal()
    }
    opposites = _opposites(new[:_MAX_WORDS], evidence)
    values = (len(numbers), len(names), opposites, _further_denials(evidence))
    return dict(zip(DIFFERENCE_FEATURES, map(float, values), strict=True))


def _opposites(words: Iterable[str], evidence: Evidence) -> int:
    """How many words stand on the other side of a pair than the documents' words."""
    held = evidence.shared(known_sides)
    return sum(
        any(Side(pair, 1 - side) in held for pair, side in sides)
        and not held.intersection(sides)
        for sides in (antonym_sides(word, evidence.language) for word in words)
    )


def _further_denials(evidence: Evidence) -> int:
    """Negated sentences of the answer whose best support is not negated."""
    language = evidence.language
    forms = evidence.answer.words.forms
    further = 0
    for row in evidence.alignments:
        said = len(negation_cues(forms[row.low : row.high], language))
        if not said or not row.supports:
            continue
        held = 0
        for support in row.supports:
            place = evidence.document_sentences[support.sentence]
            words = evidence.documents[place.document].words.forms
            held += len(negation_cues(words[place.low : place.high], language))
        further += held == 0
    return further


def known_forms(evidence: Evidence) -> frozenset[str]:
    """Words of documents and question; use through ``evidence.shared``."""
    readings = (evidence.question, *evidence.documents)
    return frozenset(form for reading in readings for form in reading.words.forms)


def known_numbers(evidence: Evidence) -> frozenset[str]:
    """Numbers as written in documents and question; use through ``evidence.shared``."""
    readings = (evidence.question, *evidence.documents)
    return frozenset(n for reading in readings for n in _NUMBER.findall(reading.text))


def known_sides(evidence: Evidence) -> frozenset[Side]:
    """Sides of pairs of opposites that the documents' words stand on; use ``shared``.

    Only so many different words are looked up: a hostile text may hold any number.
    """
    forms = sorted({f for reading in evidence.documents for f in reading.words.forms})
    language = evidence.language
    return frozenset(
        side
        for _, sides in find_antonym_sides(forms[:_MAX_KNOWN], language)
        for side in sides
    )
