"""How much of each sentence the documents hold."""

from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.evidence import Evidence
from evigate.features.extra import EXTRA_FEATURES, extra_features, sentence_measures


def evidence_of(documents: list[str], answer: str) -> Evidence:
    return Evidence(RagCall.of("", documents, answer))


def test_a_copied_sentence_lacks_nothing() -> None:
    """All measures are zero."""
    text = "The ferry leaves the old harbour every forty minutes."
    row = extra_features(evidence_of([text], text))
    assert row == dict.fromkeys(EXTRA_FEATURES, 0.0)


def test_a_light_word_counts_less_than_one_that_claims_something() -> None:
    """Both are unknown to the document; "various" tells little."""
    document = ["The museum shows clocks."]
    light = extra_features(evidence_of(document, "The museum shows various clocks."))
    heavy = extra_features(evidence_of(document, "The museum shows Bavarian clocks."))
    assert 0.0 < light["uncovered_content"] < heavy["uncovered_content"]
    assert light["unknown_run"] < heavy["unknown_run"]


def test_neighbouring_sentences_are_one_place_and_other_documents_are_not() -> None:
    """What two sentences in a row say is not scattered."""
    answer = "Clocks from Bavaria need winding on Mondays."
    near = ["The clocks come from Bavaria. On Mondays they need winding."]
    apart = ["The clocks come from Bavaria.", "On Mondays they need winding."]
    assert extra_features(evidence_of(near, answer))["scattered_support"] == 0.0
    assert extra_features(evidence_of(apart, answer))["scattered_support"] > 0.3


def test_the_worst_sentence_shows_beside_the_mean() -> None:
    """One sentence is supported, one is not."""
    documents = ["The museum shows clocks."]
    answer = "The museum shows clocks. Volunteers repaint rusty playground swings."
    row = extra_features(evidence_of(documents, answer))
    assert row["worst_uncovered_content"] == 1.0
    assert 0.0 < row["uncovered_content"] < 1.0


def test_sentences_without_content_are_left_out() -> None:
    """They claim nothing."""
    evidence = evidence_of(["The museum shows clocks."], "It is. Clocks are shown.")
    assert len(sentence_measures(evidence)) == 1


def test_order_of_the_documents_does_not_matter() -> None:
    """The measures are about sets of places."""
    documents = ["The clocks come from Bavaria.", "Winding happens on Mondays."]
    answer = "Bavarian clocks need winding on Sundays."
    one = extra_features(evidence_of(documents, answer))
    other = extra_features(evidence_of(documents[::-1], answer))
    assert one == pytest.approx(other)
