"""Calls are built from whatever users have at hand, and nothing of it is changed."""

from __future__ import annotations

import copy
import json
import pickle
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from evigate import InvalidCallError, Passage, RagCall, Turn, as_passages, content_text
from evigate.plain import plain_values
from evigate.records import Reason, Source, Span
from evigate.rows import call_of_row
from evigate.turns import as_turns


class FakeNode:
    node_id = "n1"
    ref_doc_id = "doc1"
    metadata: ClassVar = {"page": 3}

    def get_content(self, metadata_mode: str = "none") -> str:
        return f"page: 3\n\nText ({metadata_mode})"


@pytest.mark.parametrize(
    ("documents", "texts"),
    [
        (None, []),
        ([], []),
        ("one text", ["one text"]),
        (["a", "b"], ["a", "b"]),
        (("a",), ["a"]),
        ({"text": "a"}, ["a"]),
        ([{"page_content": "a"}, {"content": "b"}], ["a", "b"]),
        (Passage("a"), ["a"]),
        ([SimpleNamespace(page_content="a", metadata={}, id=None)], ["a"]),
        ([SimpleNamespace(node=FakeNode(), score=0.5)], ["page: 3\n\nText (llm)"]),
        ([FakeNode()], ["page: 3\n\nText (llm)"]),
        (iter(["a"]), ["a"]),
        (["a", None], ["a"]),
        ([{"text": None}], [""]),
    ],
)
def test_documents_in_every_accepted_form(documents: Any, texts: list[str]) -> None:
    assert [passage.text for passage in as_passages(documents)] == texts


def test_ids_scores_and_metadata_are_kept() -> None:
    langchain = SimpleNamespace(page_content="a", metadata={"source": "x.md"}, id=None)
    node = SimpleNamespace(node=FakeNode(), score=0.5)
    first, second = as_passages([langchain, node])
    assert (first.id, first.metadata) == ("x.md", {"source": "x.md"})
    assert (second.id, second.score) == ("n1", 0.5)
    assert second.metadata == {"page": 3, "ref_doc_id": "doc1"}


@pytest.mark.parametrize("documents", [5, [5], [{"no": "text"}], [{"text": 5}]])
def test_unreadable_documents_name_what_came(documents: Any) -> None:
    with pytest.raises(InvalidCallError, match="document"):
        as_passages(documents)


def test_nothing_of_the_user_is_shared_or_changed() -> None:
    metadata = {"k": [1]}
    documents = [{"text": "a", "metadata": metadata}]
    before = copy.deepcopy(documents)
    call = RagCall.of("q", documents, "a", metadata=metadata)
    assert documents == before
    assert call.documents[0].metadata is not metadata
    assert call.metadata is not metadata


@pytest.mark.parametrize(
    ("history", "roles"),
    [
        ([{"role": "user", "content": "q"}], ["user"]),
        ([("human", "q"), ("ai", "a")], ["user", "assistant"]),
        ([("q", "a")], ["user", "assistant"]),
        ([SimpleNamespace(type="human", content="q")], ["user"]),
        ([Turn("user", "q")], ["user"]),
        (None, []),
    ],
)
def test_history_in_every_accepted_form(history: Any, roles: list[str]) -> None:
    assert [turn.role for turn in as_turns(history)] == roles


def test_visible_text_leaves_reasoning_and_images_out() -> None:
    blocks = [
        {"type": "reasoning", "reasoning": "hidden"},
        {"type": "text", "text": "seen"},
        {"type": "image", "url": "x"},
    ]
    assert content_text(blocks) == "seen"


@pytest.mark.parametrize(
    "record",
    [
        Passage("secret"),
        Turn("user", "secret"),
        RagCall.of("secret", ["secret"], "secret"),
        Reason("refusal", "secret"),
    ],
)
def test_repr_is_one_short_line_without_texts(record: object) -> None:
    assert "secret" not in repr(record)
    assert "\n" not in repr(record)
    assert len(repr(record)) < 120
    assert pickle.loads(pickle.dumps(record)) == record  # noqa: S301


def test_a_reason_travels_without_its_message() -> None:
    reason = Reason("refusal", "secret", Span(0, 3), (Source(1, "a", Span(2, 4)),))
    record = json.loads(json.dumps(reason.to_record()))
    assert "secret" not in str(record)
    assert record["sources"] == [{"document": 1, "id": "a", "span": [2, 4]}]
    assert reason.to_dict()["message"] == "secret"


def test_records_hold_only_json_values() -> None:
    assert plain_values({"a": {1: {2}}, "b": float("nan")}) == {
        "a": {"1": [2]},
        "b": None,
    }


def test_the_first_present_document_key_of_a_row_wins() -> None:
    row = {"question": "q", "documents": ["d"], "contexts": ["c"], "answer": "a"}
    assert call_of_row(row).documents[0].text == "d"
    del row["documents"]
    assert call_of_row(row).documents[0].text == "c"


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ([], "invalid_row"),
        ({"question": "q", "answer": "a"}, "missing_documents"),
        ({"question": "q", "context": "c"}, "missing_answer"),
        ({"context": "c", "answer": "a"}, "missing_question"),
        ({"question": 5, "context": "c", "answer": "a"}, "invalid_question"),
        ({"question": "q", "context": "c", "answer": 5}, "invalid_answer"),
        ({"question": "q", "context": 5, "answer": "a"}, "invalid_documents"),
        (
            {"question": "q", "context": "c", "answer": "a", "history": "x"},
            "invalid_history",
        ),
        (
            {"question": "q", "context": "c", "answer": "a", "metadata": 1},
            "invalid_metadata",
        ),
    ],
)
def test_a_bad_row_says_what_is_wrong_with_it(row: Any, code: str) -> None:
    with pytest.raises(InvalidCallError) as caught:
        call_of_row(row)
    assert caught.value.code == code


def test_only_notes_may_be_noted() -> None:
    assert RagCall.of("q", [], "a", notes=["limited_evidence"]).notes
    with pytest.raises(InvalidCallError):
        RagCall.of("q", [], "a", notes=["refusal"])
