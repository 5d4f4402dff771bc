"""The rows of sentences: what each measure says of a sentence."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evigate.evidence import Evidence
from evigate.records import RagCall
from evigate.risk.sentence_features import SENTENCE_FEATURES, sentence_rows

DOCUMENTS = ["The ferry to Hven leaves at 9. Bicycles cost 40 crowns on board."]
ANSWER = "The ferry leaves at 9. The café of Signe Berg sells 70 cakes."


def row(sentence: int, answer: str = ANSWER) -> dict[str, float]:
    call = RagCall.of("When does the ferry leave?", DOCUMENTS, answer)
    values = sentence_rows(Evidence(call))[sentence].values
    return dict(zip(SENTENCE_FEATURES, values, strict=True))


def test_a_sentence_of_the_documents_lacks_nothing() -> None:
    """All its words stand in one place; half of its content was asked for."""
    found = row(0)
    for name in ("uncovered", "scattered", "missing", "lacking", "unmatched_numbers"):
        assert found[name] == 0.0
    assert found["asked_share"] > 0.5
    assert (found["first"], found["last"]) == (1.0, 0.0)


def test_an_invented_sentence_lacks_all() -> None:
    """No word of it is known; a number and a name of two words are new."""
    found = row(1)
    assert found["uncovered"] == found["lacking"] == 1.0
    assert found["nearest"] == found["asked_share"] == 0.0
    assert found["unmatched_numbers"] == pytest.approx(math.log(2))
    assert found["unmatched_names"] == pytest.approx(math.log(3))
    assert (found["first"], found["last"]) == (0.0, 1.0)


def test_products_are_products() -> None:
    """Of the plain values with what is missing and lacking."""
    found = row(1)
    assert found["words_by_missing"] == found["words"] * found["missing"]
    assert found["words_by_lacking"] == found["words"] * found["lacking"]


def test_rows_know_their_place_and_words() -> None:
    """From where to where in the answer."""
    call = RagCall.of("", DOCUMENTS, ANSWER)
    rows = sentence_rows(Evidence(call))
    assert [ANSWER[r.start : r.end] for r in rows] == [
        "The ferry leaves at 9.",
        "The café of Signe Berg sells 70 cakes.",
    ]
    assert {"café", "signe"} <= rows[1].words


@settings(max_examples=50)
@given(st.text(max_size=200))
def test_any_answer_has_finite_rows(answer: str) -> None:
    """Of one width, whatever the text."""
    for found in sentence_rows(Evidence(RagCall.of("", DOCUMENTS, answer))):
        assert len(found.values) == len(SENTENCE_FEATURES)
        assert all(map(math.isfinite, found.values))
