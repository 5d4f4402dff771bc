"""The bounded queue that scores beside the application's own work."""

from __future__ import annotations

import gc
import pickle
import threading
import time
import weakref

import pytest

from evigate_langchain.background import BackgroundQueue


def test_jobs_are_done_in_order_by_one_thread() -> None:
    seen: list[tuple[int, str]] = []
    queue = BackgroundQueue(
        lambda job: seen.append((job, threading.current_thread().name))
    )
    assert all(queue.submit(number) for number in range(100))
    assert queue.flush(5.0)
    assert [job for job, _ in seen] == list(range(100))
    assert len({name for _, name in seen}) == 1


def test_a_failing_job_does_not_stop_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    seen: list[int] = []

    def work(job: int) -> None:
        if job == 0:
            raise RuntimeError("bad job")
        seen.append(job)

    queue = BackgroundQueue(work)
    queue.submit(0)
    queue.submit(1)
    assert queue.flush(5.0)
    assert seen == [1]
    assert "bad job" in caplog.text


def test_a_full_queue_drops_and_counts_and_never_waits() -> None:
    go_on = threading.Event()
    queue: BackgroundQueue[int] = BackgroundQueue(lambda _: go_on.wait(10), size=3)
    started = time.monotonic()
    taken = [queue.submit(number) for number in range(50)]
    assert time.monotonic() - started < 1.0
    assert taken.count(False) == queue.dropped >= 46
    go_on.set()
    assert queue.flush(5.0)


def test_flush_says_when_time_ran_out() -> None:
    go_on = threading.Event()
    queue: BackgroundQueue[int] = BackgroundQueue(lambda _: go_on.wait(10))
    queue.submit(1)
    assert not queue.flush(0.02)
    go_on.set()
    assert queue.flush(5.0)


def test_after_close_nothing_is_taken() -> None:
    seen: list[int] = []
    queue = BackgroundQueue(seen.append)
    queue.submit(1)
    assert queue.close(5.0)
    assert not queue.submit(2)
    assert (seen, queue.dropped) == ([1], 1)


def test_flush_from_the_work_itself_does_not_wait_for_itself() -> None:
    answers: list[bool] = []
    queue: BackgroundQueue[int] = BackgroundQueue(
        lambda _: answers.append(queue.flush(5.0))
    )
    queue.submit(1)
    assert queue.flush(5.0)
    assert answers == [False]


def test_it_pickles_without_its_jobs() -> None:
    queue = pickle.loads(pickle.dumps(BackgroundQueue(len, 7)))  # noqa: S301
    assert queue.size == 7
    assert queue.submit("job")
    assert queue.flush(5.0)


def test_an_idle_queue_goes_when_nobody_holds_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("evigate_langchain.background._IDLE_SECONDS", 0.01)
    queue: BackgroundQueue[int] | None = BackgroundQueue(print)
    watched = weakref.ref(queue)
    assert queue is not None
    queue.submit(1)
    queue.flush(5.0)
    queue = None
    for _ in range(100):
        gc.collect()
        if watched() is None:
            break
        time.sleep(0.02)
    assert watched() is None


def test_a_size_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="above 0"):
        BackgroundQueue(print, 0)
