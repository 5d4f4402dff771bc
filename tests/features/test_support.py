"""How far the documents support an answer."""

from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.evidence import Evidence
from evigate.features.support import SUPPORT_FEATURES, support_features


def row_of(documents: list[str], answer: str) -> dict[str, float]:
    return support_features(Evidence(RagCall.of("", documents, answer)))


def test_a_copied_sentence_lacks_nothing() -> None:
    """All features are zero."""
    text = "The ferry leaves the old harbour every forty minutes."
    assert row_of([text], text) == dict.fromkeys(SUPPORT_FEATURES, 0.0)


def test_an_answer_without_content_lacks_nothing() -> None:
    """It claims nothing."""
    row = row_of(["The museum shows clocks."], "It is.")
    assert row == dict.fromkeys(SUPPORT_FEATURES, 0.0)


def test_known_words_in_another_order_are_new_pairs_alone() -> None:
    """All words are known, and no two of them stand together."""
    row = row_of(["Clocks tick, bells ring."], "Bells tick.")
    assert row["new_word_pairs"] == 1.0
    assert row["unknown_run"] == 0.0


def test_words_of_two_documents_are_distant() -> None:
    """Each document holds a half of the sentence."""
    answer = "Clocks from Bavaria need winding on Mondays."
    one = ["The clocks from Bavaria need winding on Mondays."]
    two = ["The clocks come from Bavaria.", "On Mondays they need winding."]
    assert row_of(one, answer)["distance"] == 0.0
    assert row_of(two, answer)["distance"] > 0.3


def test_the_worst_sentence_shows_beside_the_mean() -> None:
    """One sentence is supported, one is not."""
    documents = ["The museum shows clocks."]
    answer = "The museum shows clocks. Volunteers repaint rusty playground swings."
    row = row_of(documents, answer)
    for name in ("new_word_pairs", "unknown_run", "distance"):
        assert 0.0 < row[name] < row[f"worst_{name}"]


def test_order_of_the_documents_does_not_matter() -> None:
    """The features are about sets of places."""
    documents = ["The clocks come from Bavaria.", "Winding happens on Mondays."]
    answer = "Bavarian clocks need winding on Sundays."
    assert row_of(documents, answer) == pytest.approx(row_of(documents[::-1], answer))
