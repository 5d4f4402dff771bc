"""A scorer behind a bounded queue: timeouts, refusals, event loops."""

from __future__ import annotations

import asyncio
import pickle
import threading
import time

import pytest

from evigate.lm import FakeScorer, ScoringQueue, TokenScores, score_variants


class HangingScorer(FakeScorer):
    """Waits until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = threading.Event()

    def score(self, prompt: str, continuation: str) -> TokenScores:
        self.go.wait(10.0)
        return super().score(prompt, continuation)


class FailingScorer(FakeScorer):
    """Raises."""

    def score(self, prompt: str, continuation: str) -> TokenScores:
        raise TimeoutError("the model's own")


def test_it_gives_what_the_scorer_gives() -> None:
    """One request, many, and variants."""
    scorer = FakeScorer()
    queued = ScoringQueue(scorer)
    assert queued.score("a b", "b c") == scorer.score("a b", "b c")
    assert queued.score_many([("a", "a"), ("b", "a")])[1] == scorer.score("b", "a")
    found = score_variants(queued, ["a ", "b "], [[0], [0, 1]], "b")
    assert found == score_variants(scorer, ["a ", "b "], [[0], [0, 1]], "b")


async def test_the_event_loop_runs_on_while_it_scores() -> None:
    """The scorer works in a thread."""
    scorer = HangingScorer()
    queued = ScoringQueue(scorer, timeout=5.0)
    job = asyncio.create_task(queued.ascore("a", "a"))
    await asyncio.sleep(0.01)
    assert not job.done()
    scorer.go.set()
    assert (await job).tokens == ("a",)
    assert len(await queued.ascore_many([("a", "b")])) == 1


def test_a_scorer_that_hangs_times_out() -> None:
    """So does whoever asks next, and nobody waits longer than the limit."""
    scorer = HangingScorer()
    queued = ScoringQueue(scorer, timeout=0.05)
    for _ in range(2):
        started = time.monotonic()
        with pytest.raises(TimeoutError, match=r"longer than 0.05 s"):
            queued.score("a", "a")
        assert time.monotonic() - started < 2.0
    scorer.go.set()
    time.sleep(0.05)
    assert queued.score("a", "a").tokens == ("a",)


async def test_a_hanging_scorer_times_out_on_the_event_loop() -> None:
    """With the same words."""
    scorer = HangingScorer()
    queued = ScoringQueue(scorer, timeout=0.05)
    with pytest.raises(TimeoutError, match=r"longer than 0.05 s"):
        await queued.ascore("a", "a")
    scorer.go.set()


async def test_more_requests_than_may_wait_are_refused_at_once() -> None:
    """The queue is bounded: memory and delay stay so."""
    scorer = HangingScorer()
    queued = ScoringQueue(scorer, waiting=1)
    running = asyncio.create_task(queued.ascore("a", "a"))
    await asyncio.sleep(0.05)
    waiting = asyncio.create_task(queued.ascore("a", "b"))
    await asyncio.sleep(0.05)
    with pytest.raises(TimeoutError, match="1 requests wait already"):
        queued.score("a", "c")
    scorer.go.set()
    assert [len(await job) for job in (running, waiting)] == [1, 1]


def test_the_scorers_own_error_arrives_as_it_is() -> None:
    """Even a timeout of its own is told apart from ours."""
    with pytest.raises(TimeoutError, match="the model's own"):
        ScoringQueue(FailingScorer(), timeout=1.0).score("a", "a")


async def test_the_scorers_own_error_arrives_on_the_event_loop() -> None:
    """Likewise."""
    with pytest.raises(TimeoutError, match="the model's own"):
        await ScoringQueue(FailingScorer(), timeout=1.0).ascore("a", "a")


def test_it_pickles_with_its_scorer() -> None:
    """Thread and waiting requests stay behind."""
    queued = ScoringQueue(FakeScorer("x"), timeout=3.0, waiting=2)
    copy = pickle.loads(pickle.dumps(queued))  # noqa: S301
    assert (copy.timeout, copy.waiting) == (3.0, 2)
    assert copy.score("a", "a").evaluator == "x"


@pytest.mark.parametrize("limits", [{"timeout": 0.0}, {"waiting": 0}])
def test_limits_that_cannot_work_are_refused(limits: dict[str, float]) -> None:
    """When built."""
    with pytest.raises(ValueError):
        ScoringQueue(FakeScorer(), **limits)  # type: ignore[arg-type]
