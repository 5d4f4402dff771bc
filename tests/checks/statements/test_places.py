"""From a quoted place to the sentence around it."""

from __future__ import annotations

from evigate.checks.statements.places import sentence_of, stems_beside
from evigate.evidence import Evidence
from evigate.records import RagCall, Source

_TEXTS = ["Tea costs 3 euros. Coffee is free.", "Cake costs 4 euros."]


def _evidence() -> Evidence:
    return Evidence(RagCall.of("What does tea cost?", _TEXTS, ""))


def test_a_place_is_in_the_sentence_that_holds_its_first_character() -> None:
    evidence = _evidence()
    assert sentence_of(evidence, evidence.source(0, 10, 17)) == 0
    assert sentence_of(evidence, evidence.source(0, 19, 25)) == 1
    assert sentence_of(evidence, evidence.source(1, 11, 18)) == 2


def test_a_whole_document_stands_for_its_first_sentence_but_for_no_words() -> None:
    evidence = _evidence()
    whole = Source(1, None, None)
    assert sentence_of(evidence, whole) == 2
    assert stems_beside(evidence, whole) == frozenset()


def test_the_words_beside_a_value_are_those_of_its_sentence_alone() -> None:
    evidence = _evidence()
    beside = stems_beside(evidence, evidence.source(0, 19, 25))
    assert {"coffe", "free"} == beside or {"coffee", "free"} == beside
    assert "tea" not in beside
