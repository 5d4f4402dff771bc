"""The shift guard: rarely wrong however long one looks, quick when calls change."""

from __future__ import annotations

import json
import multiprocessing
import pickle
import threading
from typing import Any

import numpy as np
import pytest

from evigate.errors import InvalidCallError, ModelFileError
from evigate.risk.fields import Fields
from evigate.risk.shift_guard import (
    _BETS,
    MIN_CONTEXTS,
    Reference,
    ShiftGuard,
    _payouts,
    read_reference,
)

NAMES = ("a", "b", "c")


def rows_of(random: np.random.Generator, size: int, **moved: float) -> list[Any]:
    """Three features: one bell, one with a heap at 0, one that follows the first."""
    a = random.normal(moved.get("a", 0.0), moved.get("spread", 1.0), size)
    b = np.maximum(0.0, random.normal(-0.3, 1.0, size)) + moved.get("b", 0.0)
    values = np.stack([a, b, a + random.normal(size=size)], axis=1)
    return [dict(zip(NAMES, row, strict=True)) for row in values.tolist()]


def delay(guard: ShiftGuard, rows: list[Any]) -> int | None:
    """How many calls until the alarm."""
    for number, row in enumerate(rows, start=1):
        if guard.see(row):
            return number
    return None


@pytest.mark.parametrize("size", [40, 400])
def test_streams_of_the_domain_rarely_alarm(size: int) -> None:
    """200 calls, looked at after each: within the level, for small references too."""
    alarms = 0
    for seed in range(50):
        random = np.random.default_rng(seed)
        guard = ShiftGuard(Reference.of(rows_of(random, size), NAMES), level=0.1)
        alarms += delay(guard, rows_of(random, 200)) is not None
    assert alarms <= 5 + 2 * 2


@pytest.mark.parametrize(
    ("moved", "most"),
    [
        ({"a": 6.0}, 10),
        ({"a": 1.5}, 40),
        ({"a": -1.5}, 40),
        ({"spread": 4.0}, 60),
        ({"spread": 0.1}, 60),
        ({"b": 5.0}, 10),
    ],
)
def test_another_domain_is_noticed_soon(moved: dict[str, float], most: int) -> None:
    """Features that drift, spread, shrink or leave the range."""
    random = np.random.default_rng(0)
    guard = ShiftGuard(Reference.of(rows_of(random, 300), NAMES))
    found = delay(guard, rows_of(random, 200, **moved))
    assert found is not None
    assert found <= most
    assert guard.alarm
    assert guard.alarmed_at == found
    assert "alarm at call" in repr(guard)


def test_a_shift_after_a_long_quiet_time_is_noticed() -> None:
    """The bets start anew every now and then."""
    random = np.random.default_rng(1)
    guard = ShiftGuard(Reference.of(rows_of(random, 300), NAMES))
    assert delay(guard, rows_of(random, 2_000)) is None
    found = delay(guard, rows_of(random, 200, a=3.0))
    assert found is not None
    assert found <= 120


def test_the_bets_are_a_fair_game() -> None:
    """The mean payout over the bins, by their chances, is exactly 1."""
    random = np.random.default_rng(0)
    chances = random.dirichlet(np.ones(8), size=4)
    chances[1, 6:] = 0.0
    chances /= chances.sum(axis=1, keepdims=True)
    total = np.zeros((4, _BETS))
    for place in range(8):
        possible = chances[:, place] > 0.0
        paid = _payouts(chances, np.where(possible, place, 0))
        assert (paid >= 0.0).all()
        total += paid * chances[:, [place]]
    assert total == pytest.approx(np.ones((4, _BETS)))


def test_calls_on_one_context_count_once() -> None:
    """A hundred answers to one strange document are one observation."""
    random = np.random.default_rng(0)
    guard = ShiftGuard(Reference.of(rows_of(random, 100), NAMES))
    row = {"a": 50.0, "b": 50.0, "c": 50.0}
    assert not any(guard.see(row, context=7) for _ in range(100))
    assert guard.calls == 1
    assert any(guard.see(row, context=n) for n in range(100))


def test_a_quiet_feature_and_no_feature_at_all_do_no_harm() -> None:
    """A feature that never varies is left out."""
    rows = [{"a": 1.0, "b": float(n)} for n in range(50)]
    reference = Reference.of(rows, ["a", "b"])
    assert list(reference.edges) == ["b"]
    empty = ShiftGuard(Reference(50, {}, {}))
    assert not empty.see({})


def test_an_alarm_survives_pickling_and_can_be_cleared() -> None:
    """A copy goes on from an empty stream, an alarm stays."""
    random = np.random.default_rng(0)
    guard = ShiftGuard(Reference.of(rows_of(random, 100), NAMES), level=0.02)
    guard.see(rows_of(random, 1)[0])
    copy = pickle.loads(pickle.dumps(guard))  # noqa: S301
    assert (copy.alarm, copy.calls, copy.level) == (False, 0, 0.02)
    delay(guard, rows_of(random, 50, a=9.0))
    copy = pickle.loads(pickle.dumps(guard))  # noqa: S301
    assert copy.alarm
    assert copy.alarmed_at == guard.alarmed_at
    copy.clear()
    assert not copy.alarm
    assert copy.evidence == pytest.approx(1.0)


def _forked(guard: ShiftGuard, answers: Any) -> None:
    answers.put((guard.calls, guard.see({"a": 0.0, "b": 0.0, "c": 0.0})))


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_child_starts_an_empty_stream() -> None:
    """Whoever held the lock at the fork."""
    random = np.random.default_rng(0)
    guard = ShiftGuard(Reference.of(rows_of(random, 100), NAMES))
    guard.see(rows_of(random, 1)[0])
    context = multiprocessing.get_context("fork")
    answers = context.Queue()
    with guard._lock:
        child = context.Process(target=_forked, args=(guard, answers))
        child.start()
        assert answers.get(timeout=30) == (0, False)
        child.join(timeout=30)


def test_threads_share_a_guard() -> None:
    """Every call is counted once."""
    random = np.random.default_rng(0)
    guard = ShiftGuard(Reference.of(rows_of(random, 200), NAMES), level=1e-9)
    parts = [rows_of(random, 200) for _ in range(4)]
    threads = [threading.Thread(target=delay, args=(guard, part)) for part in parts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert guard.calls == 800


def again(content: Any) -> Reference:
    """What a model file with this content holds."""
    return read_reference(Fields(json.loads(json.dumps(content)), "reference"), NAMES)


def test_a_reference_survives_its_file() -> None:
    """Plain values there and back."""
    reference = Reference.of(rows_of(np.random.default_rng(0), 60), NAMES)
    assert again(reference.to_dict()) == reference


@pytest.mark.parametrize(
    "change",
    [
        {"edges": [1.0, 0.0]},
        {"edges": []},
        {"edges": [0.0] * 9},
        {"edges": None},
        {"counts": [1, 2, 3]},
        {"counts": [-10, 70, 0]},
        {"counts": [20.5, 19.5, 20]},
        {"counts": [0, 40, 20]},
        {"more": 1},
    ],
)
def test_bins_that_do_not_fit_are_refused(change: dict[str, Any]) -> None:
    """Edges out of order, counts that do not add up."""
    good = {"edges": [0.0, 1.0], "counts": [20, 20, 20]}
    assert again({"contexts": 60, "features": {"a": good}}).contexts == 60
    with pytest.raises(ModelFileError):
        again({"contexts": 60, "features": {"a": good | change}})


@pytest.mark.parametrize(
    "content",
    [
        {"contexts": MIN_CONTEXTS - 1, "features": {}},
        {"contexts": 60, "features": {"z": {"edges": [0.0], "counts": [30, 30]}}},
        {"contexts": 60, "features": []},
        {"contexts": 60},
    ],
)
def test_what_is_no_reference_is_refused(content: Any) -> None:
    """Few contexts, unknown features."""
    with pytest.raises(ModelFileError):
        again(content)


def test_wrong_settings_are_refused() -> None:
    """A reference of few contexts, a level outside (0, 1)."""
    with pytest.raises(InvalidCallError, match="at least 30"):
        Reference.of([{"a": 1.0}] * 29, ["a"])
    with pytest.raises(InvalidCallError, match="level"):
        ShiftGuard(Reference(50, {}, {}), level=0.0)
