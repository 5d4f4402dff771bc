"""Slow work is bounded in time and number."""

from __future__ import annotations

import os
import pickle
import threading
import time

import pytest

from evigate.workers import BoundedWorkers


def test_results_and_errors_come_back() -> None:
    workers = BoundedWorkers()
    assert workers.run(lambda: 5, timeout=5.0) == 5
    with pytest.raises(KeyError):
        workers.run(lambda: {}["x"], timeout=5.0)


def test_without_a_timeout_work_runs_in_the_callers_thread() -> None:
    ident = BoundedWorkers().run(threading.get_ident, timeout=None)
    assert ident == threading.get_ident()


def test_overdue_work_times_out_and_keeps_its_slot() -> None:
    release = threading.Event()
    workers = BoundedWorkers(slots=1)
    with pytest.raises(TimeoutError):
        workers.run(release.wait, timeout=0.05)
    started = time.monotonic()
    with pytest.raises(TimeoutError, match="overdue"):
        workers.run(lambda: 1, timeout=30.0)
    assert time.monotonic() - started < 10.0  # at once, not after the timeout
    release.set()
    deadline = time.monotonic() + 10.0
    while time.monotonic() < deadline:
        try:
            assert workers.run(lambda: 1, timeout=1.0) == 1
            break
        except TimeoutError:
            time.sleep(0.01)
    else:
        pytest.fail("the slot never came back")


def test_workers_pickle_without_their_locks() -> None:
    copy = pickle.loads(pickle.dumps(BoundedWorkers(slots=3)))  # noqa: S301
    assert copy.slots == 3
    assert copy.run(lambda: 1, timeout=5.0) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_workers_survive_a_fork_with_all_slots_taken() -> None:
    release = threading.Event()
    workers = BoundedWorkers(slots=1)
    with pytest.raises(TimeoutError):
        workers.run(release.wait, timeout=0.05)
    child = os.fork()
    if child == 0:
        try:
            os._exit(0 if workers.run(lambda: 7, timeout=5.0) == 7 else 1)
        except BaseException:
            os._exit(2)
    _, status = os.waitpid(child, 0)
    release.set()
    assert os.waitstatus_to_exitcode(status) == 0
