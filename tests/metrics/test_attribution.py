"""Leave-one-out effects by hand: documents, sentences, redundancy, what is left out."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.metrics.by_hand import RuleScorer

from evigate.lm import FakeScorer
from evigate.metrics import (
    Attribution,
    AttributionOptions,
    attribute,
    attribute_context_sentences,
)
from evigate.records import RagCall

WARRANTY = "The warranty lasts 3 years."
DELIVERY = "Delivery takes 6 days."
RAIN = "It often rains in Bergen."
ANSWER = "It lasts 3 years."


def held(prompt: str, word: str) -> float:
    """Words of the prompt have -1, others -4: a document gives 3 nats a word."""
    return -1.0 if word.strip(".") in prompt else -4.0


def attributed(
    documents: list[str],
    answer: str = ANSWER,
    rule: Callable[[str, str], float] = held,
    **choices: object,
) -> Attribution:
    """Effects under a rule."""
    options = AttributionOptions(**choices)  # type: ignore[arg-type]
    call = RagCall.of("How long?", documents, answer)
    return attribute(RuleScorer(rule), call, options=options)


def test_the_effect_of_a_document_by_hand() -> None:
    """Without it three words (lasts, 3, years) fall from -1 to -4."""
    found = attributed([DELIVERY, WARRANTY, RAIN])
    assert [one.effect for one in found.documents] == [0.0, 3.0, 0.0]
    assert [one.share for one in found.documents] == [0.0, 1.0, 0.0]
    assert found.total_gain == 3.0
    assert found.main_document == found.hangs_on == 1
    assert found.redundancies == ()
    assert found.passes == 5


def test_effects_are_signed_and_shares_come_from_the_positive_ones() -> None:
    """A document that makes the answer less likely has no share."""

    def distracted(prompt: str, word: str) -> float:
        return held(prompt, word) - (2.0 if "rains" in prompt else 0.0)

    found = attributed([WARRANTY, RAIN], rule=distracted)
    assert [one.effect for one in found.documents] == [3.0, -2.0]
    assert [one.share for one in found.documents] == [1.0, 0.0]


def test_two_documents_that_both_suffice_are_found_redundant() -> None:
    """Each alone shows nothing; together they are the whole gain."""
    found = attributed([WARRANTY, DELIVERY, WARRANTY])
    assert [one.effect for one in found.documents] == [0.0, 0.0, 0.0]
    assert found.main_document is None
    pair = found.redundancies[0]
    assert (pair.documents, pair.joint_effect) == ((0, 2), 3.0)
    assert pair.single_effects == (0.0, 0.0)
    assert [one.alone for one in found.documents] == [3.0, 0.0, 3.0]


def test_three_documents_that_all_suffice_are_one_group() -> None:
    """No pair shows anything, since the third one stays."""
    found = attributed([WARRANTY, WARRANTY, WARRANTY])
    assert [one.documents for one in found.redundancies] == [(0, 1, 2)]
    assert found.redundancies[0].joint_effect == 3.0


def test_redundancy_is_not_looked_for_where_effects_explain_the_gain() -> None:
    """Nor where it is switched off."""
    assert attributed([WARRANTY, DELIVERY]).passes == 4
    off = attributed([WARRANTY, WARRANTY], redundancy=False)
    assert (off.redundancies, off.passes) == ((), 4)


def test_documents_that_share_no_word_are_skipped_only_on_request_and_named() -> None:
    """Their effect is unknown, not zero."""
    found = attributed([DELIVERY, WARRANTY, RAIN], skip_untouched=True)
    assert found.skipped == (0, 2)
    assert [one.effect for one in found.documents] == [None, 3.0, None]
    assert found.main_document == 1
    assert found.passes == 3
    assert attributed([DELIVERY, WARRANTY]).skipped == ()


def test_each_sentence_of_the_answer_has_its_own_main_document() -> None:
    """From the same passes."""
    found = attributed([DELIVERY, WARRANTY], f"{ANSWER} Delivery takes 6 days.")
    assert [one.main_document for one in found.answer_sentences] == [1, 0]
    assert found.answer_sentences[0].effects == (0.0, 3.0)
    assert found.passes == 4


def test_an_answer_hangs_on_one_document_only_when_most_of_the_gain_goes_with_it() -> (
    None
):
    """Two documents that give half each leave it hanging on neither."""
    both = attributed([WARRANTY, DELIVERY], "lasts years takes days")
    assert both.main_document == 0
    assert both.hangs_on == 0  # exactly half
    three = attributed([WARRANTY, DELIVERY, RAIN], "lasts takes rains")
    assert three.main_document == 0
    assert three.hangs_on is None


@pytest.mark.parametrize(
    ("documents", "answer", "reason"),
    [
        ([], ANSWER, "no_documents"),
        (["", " "], ANSWER, "no_documents"),
        ([WARRANTY], "", "empty_answer"),
        ([WARRANTY], "It is.", "no_content_words"),
    ],
)
def test_what_cannot_be_measured_says_why(
    documents: list[str], answer: str, reason: str
) -> None:
    """Effects are None, and no document is named."""
    found = attributed(documents, answer)
    assert found.no_effects == reason
    assert found.main_document is found.hangs_on is found.total_gain is None
    assert all(one.effect is None for one in found.documents)
    call = RagCall.of("How long?", documents, answer)
    assert attribute_context_sentences(RuleScorer(held), call).no_effects == reason


@given(st.permutations(range(4)))
def test_effects_go_with_the_documents_when_their_order_changes(
    order: list[int],
) -> None:
    """Under a scorer that does not mind the order."""
    documents = [WARRANTY, DELIVERY, RAIN, "Years pass."]
    plain = [one.effect for one in attributed(documents).documents]
    moved = [one.effect for one in attributed([documents[i] for i in order]).documents]
    assert moved == pytest.approx([plain[i] for i in order])


@given(st.lists(st.sampled_from([WARRANTY, DELIVERY, RAIN, "3"]), max_size=5))
def test_leaving_out_is_what_a_plain_loop_over_prompts_gives(
    documents: list[str],
) -> None:
    """An independent implementation with two scores a document."""
    found = attributed(documents, redundancy=False)
    words = ["lasts", "3", "years."]
    for place, one in enumerate(found.documents):
        rest = " ".join(documents[:place] + documents[place + 1 :])
        everything = " ".join(documents)
        expected = sum(held(everything, w) - held(rest, w) for w in words) / len(words)
        assert one.effect == pytest.approx(expected)


def test_the_critical_sentence_is_found_in_its_document() -> None:
    """With its place there, whatever stands around."""
    documents = [f"{DELIVERY}\n\n{RAIN}", f"# Terms\n\n{DELIVERY} {WARRANTY} {RAIN}"]
    found = attribute_context_sentences(
        RuleScorer(held), question="How long?", documents=documents, answer=ANSWER
    )
    critical = found.critical
    assert critical is not None
    assert critical.document == 1
    assert documents[1][slice(*critical.span)] == WARRANTY
    assert (critical.effect, critical.share) == (3.0, 1.0)
    assert len(found.sentences) == 6
    assert found.total_gain == 3.0


def test_the_whole_prompt_is_the_same_as_for_documents() -> None:
    """Cutting documents into sentences changes nothing in the text that is read."""
    documents = [f"  {DELIVERY}\n\n{RAIN} ", "---", WARRANTY]
    call = RagCall.of("How long?", documents, ANSWER)
    by_document, by_sentence = RuleScorer(held), RuleScorer(held)
    attribute(by_document, call)
    attribute_context_sentences(by_sentence, call)
    assert by_document.prompts[0] == by_sentence.prompts[0]


def test_a_limit_on_sentences_is_said_and_keeps_the_likeliest() -> None:
    """Those that share most words with the answer."""
    document = " ".join([RAIN] * 30 + [WARRANTY] + [DELIVERY] * 30)
    call = RagCall.of("How long?", [document], ANSWER)
    found = attribute_context_sentences(RuleScorer(held), call, most=5)
    assert (len(found.sentences), found.left_out) == (5, 56)
    assert found.critical is not None
    assert document[slice(*found.critical.span)] == WARRANTY


def test_only_chosen_documents_are_cut_up() -> None:
    """A document that is not there is an error."""
    call = RagCall.of("How long?", [DELIVERY, WARRANTY], ANSWER)
    found = attribute_context_sentences(RuleScorer(held), call, within=[0])
    assert {one.document for one in found.sentences} == {0}
    assert found.critical is None
    with pytest.raises(ValueError, match="not there"):
        attribute_context_sentences(RuleScorer(held), call, within=[2])


def test_plain_values_hold_no_text() -> None:
    """Only numbers, spans, ids and the evaluator's name."""
    call = RagCall.of("Zebra?", [{"id": "d1", "text": "An okapi."}], "An okapi.")
    found = attribute(FakeScorer(), call).to_dict()
    sentences = attribute_context_sentences(FakeScorer(), call).to_dict()
    plain = json.dumps([found, sentences]).lower()
    assert "zebra" not in plain
    assert "okapi" not in plain
    assert found["documents"][0]["id"] == "d1"


def test_a_negative_least_effect_is_refused() -> None:
    """It would count losses."""
    with pytest.raises(ValueError, match="min_effect"):
        AttributionOptions(min_effect=-0.1)
