"""Shares of documents in an answer, from its words."""

from __future__ import annotations

import json

import pytest

from evigate.evidence import Evidence
from evigate.lexical_attribution import LexicalAttribution, attribute_lexically
from evigate.records import RagCall

WARRANTY = "The warranty of the pump lasts 3 years."
DELIVERY = "Delivery to the islands takes 6 days."


def attribution(documents: list[str], answer: str) -> LexicalAttribution:
    """Of a call without a question."""
    return attribute_lexically(Evidence(RagCall.of("", documents, answer)))


def test_an_answer_that_copies_a_document_leans_on_it_alone() -> None:
    """Its share, its support and the loss without it are all one."""
    found = attribution([DELIVERY, WARRANTY], WARRANTY)
    first, second = found.documents
    assert found.main_document == 1
    assert (second.share, second.support) == pytest.approx((1.0, 1.0))
    assert second.effect == pytest.approx(1.0 - first.support)
    assert first.share == first.effect == 0.0


def test_two_sentences_from_two_documents_share_the_answer() -> None:
    """Each is credited with its own sentence."""
    found = attribution([DELIVERY, WARRANTY], f"{WARRANTY} {DELIVERY}")
    assert [one.documents for one in found.sentences] == [(1,), (0,)]
    assert sum(one.share for one in found.documents) == pytest.approx(1.0)
    assert all(0.3 < one.share < 0.7 for one in found.documents)


def test_documents_that_say_the_same_share_the_credit_and_none_is_missed() -> None:
    """Without either of them the answer loses nothing."""
    found = attribution([WARRANTY, DELIVERY, WARRANTY], WARRANTY)
    assert [one.share for one in found.documents] == pytest.approx([0.5, 0.0, 0.5])
    assert [one.effect for one in found.documents] == [0.0, 0.0, 0.0]
    assert found.main_document == 0


@pytest.mark.parametrize(
    ("documents", "answer"),
    [
        ([], WARRANTY),
        ([WARRANTY], ""),
        ([WARRANTY], "..."),
        ([WARRANTY], "It is what it is."),
        ([""], WARRANTY),
        ([WARRANTY], "Giraffes eat leaves."),
    ],
)
def test_nothing_shared_names_no_document(documents: list[str], answer: str) -> None:
    """No documents, no words, or none in common."""
    found = attribution(documents, answer)
    assert found.main_document is None
    assert all(one.share == one.effect == 0.0 for one in found.documents)


def test_the_order_of_documents_does_not_matter() -> None:
    """Shares follow the texts."""
    answer = f"{WARRANTY} It takes 6 days."
    ahead = attribution([WARRANTY, DELIVERY], answer)
    behind = attribution([DELIVERY, WARRANTY], answer)
    shares = [one.share for one in behind.documents]
    assert [one.share for one in ahead.documents] == pytest.approx(shares[::-1])


def test_plain_values_hold_no_text() -> None:
    """Only places, ids and numbers travel."""
    call = RagCall.of("", [{"id": "manual", "text": WARRANTY}], WARRANTY)
    plain = attribute_lexically(Evidence(call)).to_dict()
    assert plain["documents"][0]["id"] == "manual"
    assert "warranty" not in json.dumps(plain)


def test_chinese_is_read_by_pairs_of_characters() -> None:
    """Scripts without spaces are attributed too."""
    found = attribution(["送货需要六天。", "保修期为三年。"], "保修期为三年。")
    assert found.main_document == 1
