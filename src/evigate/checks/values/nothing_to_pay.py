"""What is free costs nothing: "0 euros", "Nothing.", of what documents call free."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked_stems
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.numbers.units import is_currency
from evigate.text.states import places_of_claim

NOTHING: Final = frozenset(
    "nothing nichts rien nada niente nulla niets nic zero null 0".split()
)
"""Words that alone say that something costs, or counts, nothing."""

_MAX_DOCUMENTS: Final = 60


def is_told_free(evidence: Evidence, amount: Quantity) -> bool:
    """Is it no money at all, for what a document calls free?"""
    return (
        amount.value == 0.0
        and amount.high is None
        and is_currency(amount.unit)
        and evidence.shared(calls_it_free)
    )


def says_nothing_to_pay(evidence: Evidence) -> bool:
    """Is the answer one word for nothing, and what is asked free?"""
    word = evidence.answer.text.strip(" .!。").lower()
    return word in NOTHING and evidence.shared(calls_it_free)


def calls_it_free(evidence: Evidence) -> bool:
    """Does a document call free what is asked about? Use through ``shared``.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("What is the entrance fee?", ["The entrance is free."], "")
    >>> calls_it_free(Evidence(call))
    True
    """
    wanted = evidence.shared(asked_stems)
    for number, reading in enumerate(evidence.documents[:_MAX_DOCUMENTS]):
        language = evidence.language_of(reading)
        for start, _ in places_of_claim(reading.text, "free", language):
            sentence = evidence.sentence_at(number, start)
            if sentence is not None and not wanted.isdisjoint(
                evidence.sentence_stems[sentence]
            ):
                return True
    return False
