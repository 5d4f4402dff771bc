"""What a verifier reads, and that what it does not read is counted."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evigate.verifiers import BestSentences, FullContext, Windows
from evigate.verifiers.evidence_selection import rank_by_overlap

DOCUMENTS = [
    "The warranty lasts 3 years. It covers defects. The frame has 10 years.",
    "The office opened in 1998. Its garden has roses.",
]


def words(text: str) -> int:
    return len(text.split())


def test_full_context_is_cut_behind_the_last_sentence_that_fits() -> None:
    chosen = FullContext(9).select(DOCUMENTS, "?", 100, words)
    assert chosen.premises == ("The warranty lasts 3 years.\nIt covers defects.",)
    assert chosen.cut_tokens == 14
    whole = FullContext(512).select(DOCUMENTS, "?", 100, words)
    assert whole.cut_tokens == 0
    assert whole.premises[0].count("\n") == 4


def test_the_best_sentences_share_rare_words_and_keep_their_order() -> None:
    statement = "The frame is covered for 10 years and the warranty lasts 3."
    chosen = BestSentences(2).select(DOCUMENTS, statement, 100, words)
    assert chosen.premises == ("The warranty lasts 3 years. The frame has 10 years.",)
    assert chosen.cut_tokens == 12


def test_windows_hold_everything_and_overlap() -> None:
    chosen = Windows(9, overlap=0.5).select(DOCUMENTS, "?", 100, words)
    assert chosen.cut_tokens == 0
    for sentence in ("lasts 3 years.", "covers defects.", "10 years.", "roses."):
        assert any(sentence in premise for premise in chosen.premises)
    shared = [p for p in chosen.premises if "It covers defects." in p]
    assert len(shared) == 2


def test_too_many_windows_leave_out_those_that_share_least() -> None:
    chosen = Windows(5, overlap=0.0, most=1).select(
        DOCUMENTS, "Are there roses in the garden?", 100, words
    )
    assert chosen.premises == ("Its garden has roses.",)
    assert chosen.cut_tokens == 18


def test_one_endless_sentence_comes_in_parts() -> None:
    text = " ".join(f"w{n}" for n in range(100))
    chosen = Windows(10, overlap=0.0).select([text], "?", 100, words)
    assert " ".join(chosen.premises).split() == text.split()
    assert max(map(words, chosen.premises)) <= 10


@pytest.mark.parametrize("policy", [FullContext(5), BestSentences(2), Windows(5)])
def test_no_documents_give_one_empty_premise(policy: Any) -> None:
    assert policy.select([], "?", 100, words).premises == ("",)


@given(
    documents=st.lists(st.text(alphabet="ab .\n日本。", max_size=120), max_size=4),
    size=st.integers(1, 12),
    overlap=st.floats(0.0, 0.9),
)
@settings(max_examples=80, deadline=None)
def test_windows_lose_no_word_and_keep_their_size(
    documents: list[str], size: int, overlap: float
) -> None:
    chosen = Windows(size, overlap, most=1_000).select(documents, "a", size, len)
    assert all(len(p) <= 2 * size + 1 for p in chosen.premises)
    joined = "".join(chosen.premises)
    assert all(joined.count("a") >= d.count("a") for d in documents)
    assert chosen.cut_tokens == 0


@pytest.mark.parametrize(
    ("kind", "settings"),
    [
        (FullContext, {"tokens": 0}),
        (BestSentences, {"count": -1}),
        (Windows, {"overlap": 1.0}),
        (Windows, {"most": 0}),
    ],
)
def test_policies_that_cannot_work_are_refused(kind: Any, settings: Any) -> None:
    with pytest.raises(ValueError, match=next(iter(settings))):
        kind(**settings)


def test_ties_go_to_the_earlier_text() -> None:
    assert rank_by_overlap(["a b", "a b", "c"], "a") == [0, 1, 2]
