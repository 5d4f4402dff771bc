"""Token scores and the functions that work with any scorer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.lm import (
    FakeScorer,
    TokenScores,
    Truncation,
    score_all,
    score_variants,
)


class CountingScorer(FakeScorer):
    """Counts the requests that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def score(self, prompt: str, continuation: str) -> TokenScores:
        self.calls += 1
        return super().score(prompt, continuation)


class BatchingScorer(CountingScorer):
    """Has a way of its own for many requests."""

    def score_many(self, requests: Sequence[tuple[str, str]]) -> list[TokenScores]:
        return [FakeScorer("batch").score(*request) for request in requests]


@given(text=st.text(max_size=200))
def test_the_fakes_tokens_tile_the_continuation(text: str) -> None:
    """Every character is in exactly one token."""
    scores = FakeScorer().score("", text)
    assert "".join(scores.tokens) == text
    assert list(scores.starts) == [0, *scores.ends][: len(scores)]


def test_words_of_the_prompt_are_likelier_to_the_fake() -> None:
    """So that a context which holds the answer raises it."""
    inside, outside = FakeScorer().score("the red fox", "fox dog").log_probabilities
    assert inside == -0.5
    assert -6.0 <= outside <= -4.0


def test_a_lone_surrogate_does_not_break_the_fake() -> None:
    """Texts cut in the middle of a pair occur."""
    assert len(FakeScorer().score("", "\ud800")) == 1


def test_scores_of_different_lengths_are_refused() -> None:
    """A token needs all of its parts."""
    with pytest.raises(ValueError, match="log probability"):
        TokenScores((-1.0,), (0,), (1,), (), evaluator="x")


def test_equal_requests_are_scored_once() -> None:
    """And every request gets its scores, in order."""
    scorer = CountingScorer()
    found = score_all(scorer, [("a", "b"), ("a", "c d"), ("a", "b")])
    assert [len(scores) for scores in found] == [1, 2, 1]
    assert scorer.calls == 2


def test_a_scorers_own_batch_is_used() -> None:
    """A scorer that has `score_many` is not asked one by one."""
    scorer = BatchingScorer()
    assert score_all(scorer, [("a", "b")])[0].evaluator == "batch"
    assert scorer.calls == 0


def test_a_batch_that_loses_a_request_is_an_error() -> None:
    """Scores must not be given to the wrong request."""

    class Losing(BatchingScorer):
        def score_many(self, requests: Sequence[tuple[str, str]]) -> list[TokenScores]:
            return super().score_many(requests[1:])

    with pytest.raises(ValueError, match="2 requests gave 1"):
        score_all(Losing(), [("a", "b"), ("a", "c")])


def test_variants_are_the_kept_segments_in_order() -> None:
    """Each variant is scored as the plain prompt would be."""
    scorer = FakeScorer()
    found = score_variants(scorer, ["red ", "fox ", "ran"], [[0, 2], [1]], "fox red")
    assert found[0] == scorer.score("red ran", "fox red")
    assert found[1] == scorer.score("fox ", "fox red")


@pytest.mark.parametrize(
    ("truncation", "text"),
    [
        (Truncation(), "nothing was cut"),
        (
            Truncation(9, 3, "end of documents"),
            "9 characters were cut from the end of documents",
        ),
        (
            Truncation(continuation_characters=4),
            "the last 4 characters of the answer were not scored",
        ),
    ],
)
def test_a_truncation_says_what_was_cut(truncation: Truncation, text: str) -> None:
    """In words, without quoting the text."""
    assert str(truncation) == text
