"""What the documents lack of each sentence."""

from __future__ import annotations

from evigate import RagCall
from evigate.evidence import Evidence
from evigate.features.extra import (
    SentenceMeasures,
    held_pairs,
    sentence_measures,
    word_weights,
)


def measures_of(documents: list[str], answer: str) -> list[SentenceMeasures]:
    return sentence_measures(Evidence(RagCall.of("", documents, answer)))


def test_a_copied_sentence_lacks_nothing() -> None:
    """All measures are zero."""
    text = "The ferry leaves the old harbour every forty minutes."
    assert measures_of([text], text)[0][1:] == (0.0, 0.0, 0.0, 0.0)


def test_a_light_word_counts_less_than_one_that_claims_something() -> None:
    """Both are unknown to the document; "various" tells little."""
    document = ["The museum shows clocks."]
    light = measures_of(document, "The museum shows various clocks.")[0]
    heavy = measures_of(document, "The museum shows Bavarian clocks.")[0]
    assert 0.0 < light.uncovered < heavy.uncovered
    assert light.unknown_run < heavy.unknown_run


def test_neighbouring_sentences_are_one_place_and_other_documents_are_not() -> None:
    """What two sentences in a row say is not scattered."""
    answer = "Clocks from Bavaria need winding on Mondays."
    near = ["The clocks come from Bavaria. On Mondays they need winding."]
    apart = ["The clocks come from Bavaria.", "On Mondays they need winding."]
    assert measures_of(near, answer)[0].scattered == 0.0
    assert measures_of(apart, answer)[0].scattered > 0.3


def test_sentences_without_content_are_left_out() -> None:
    """They claim nothing."""
    rows = measures_of(["The museum shows clocks."], "It is. Clocks are shown.")
    assert len(rows) == 1


def test_grammar_claims_nothing_and_neither_do_amounts_told_in_another_form() -> None:
    """An hour and a half is what 90 minutes are."""
    documents = ["The museum tour: 90 minutes."]
    call = RagCall.of("", documents, "The museum tour: an hour and a half.")
    assert word_weights(Evidence(call)) == [0.0, 1.0, 1.0, *[0.0] * 5]


def test_pairs_are_held_alike_for_the_first_answer_and_for_later_ones() -> None:
    """How they are looked up does not matter."""
    documents = ["The museum shows clocks.", "Clocks need winding on Mondays."]
    answers = ["The museum shows Bavarian clocks.", "On Mondays clocks need winding."]
    evidence = Evidence(RagCall.of("", documents, answers[0]))
    for answer in (*answers, *answers):
        alone = Evidence(RagCall.of("", documents, answer))
        assert evidence.with_answer(answer).kept(held_pairs) == alone.kept(held_pairs)
