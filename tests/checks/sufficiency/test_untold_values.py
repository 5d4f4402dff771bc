"""Values that are asked and that no place about the asked thing gives."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.checks.sufficiency.untold_values import counted_stems, untold_value
from evigate.evidence import Evidence
from evigate.records import RagCall


def untold(question: str, *documents: str) -> float:
    return untold_value(Evidence(RagCall.of(question, list(documents), "")))


@pytest.mark.parametrize(
    ("question", "document"),
    [
        ("When did the Orme mill close?", "The Orme mill closed for want of wool."),
        ("How many otters has Lake Orme?", "Lake Orme has otters and 3 islands."),
        ("How many otters has Lake 12?", "Lake 12 has otters."),
        ("How much does the lamp weigh?", "The lamp weighs little."),
    ],
)
def test_a_place_that_gives_no_such_value_leaves_it_untold(
    question: str, document: str
) -> None:
    assert untold(question, document) == 1.0


@pytest.mark.parametrize(
    ("question", "document"),
    [
        ("When did the Orme mill close?", "The Orme mill closed in 1911."),
        ("When did the Orme mill close?", "The Orme mill closed in 1286."),
        ("When was the mill built?", "The mill was built in the 16th century."),
        ("When was the mill built?", "The mill stands in Orme. It was built in 1911."),
        ("How many otters has Lake Orme?", "Lake Orme has 40 shy otters."),
        ("Who sells the lamp?", "The lamp is sold."),
        ("When do you call a doctor?", "You call a doctor where it bleeds."),
    ],
)
def test_a_value_in_the_sentence_or_the_next_is_told(
    question: str, document: str
) -> None:
    assert untold(question, document) == 0.0


def test_what_is_counted_follows_the_words_that_ask() -> None:
    call = RagCall.of("How many grey seals live here?", ["Grey seals swim."], "")
    assert counted_stems(Evidence(call)) == {"grey", "seal"}


def test_documents_without_the_value_cover_less_of_the_question() -> None:
    gate = EvidenceGate()
    question = "When did Ada Lund open the Halden pottery museum?"
    rest = "Ada Lund opened the Halden museum"
    told = gate.check_evidence(question=question, documents=[f"{rest} in 1911."])
    other = gate.check_evidence(question=question, documents=[f"{rest} with a toast."])
    assert told.sufficiency > other.sufficiency
