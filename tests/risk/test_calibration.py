"""Maps from risks to probabilities: chosen by sample size, monotone, plain values."""

from __future__ import annotations

import itertools
import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evigate.errors import InvalidCallError, ModelFileError
from evigate.risk.calibration import (
    ISOTONIC_FROM,
    PLATT_FROM,
    Identity,
    Isotonic,
    Platt,
    ProbabilityMap,
    fit_probabilities,
    method_for,
    read_map,
)
from evigate.risk.fields import Fields


def drawn(size: int, seed: int = 0) -> tuple[Any, Any, Any]:
    """Risks that are too extreme: the true log-odds are half of theirs, less one."""
    random = np.random.default_rng(seed)
    odds = random.normal(0.0, 3.0, size)
    truth = 1.0 / (1.0 + np.exp(-(0.5 * odds - 1.0)))
    labels = (random.random(size) < truth).astype(int)
    return 1.0 / (1.0 + np.exp(-odds)), labels, truth


@pytest.mark.parametrize(
    ("rarer", "method"),
    [
        (PLATT_FROM - 1, "none"),
        (PLATT_FROM, "platt"),
        (ISOTONIC_FROM - 1, "platt"),
        (ISOTONIC_FROM, "isotonic"),
    ],
)
def test_the_map_follows_the_contexts_of_the_rarer_label(
    rarer: int, method: str
) -> None:
    """Many contexts of the other label do not help."""
    labels = [1] * rarer + [0] * (2 * ISOTONIC_FROM)
    assert method_for(labels, list(range(len(labels)))) == method


def test_copies_of_a_context_do_not_count() -> None:
    """Ten answers each to four contexts are four contexts."""
    assert method_for([0, 1] * 20, [n // 10 for n in range(40)]) == "none"


def test_platt_finds_the_true_line() -> None:
    """On plenty of data: half the log-odds, less one."""
    risks, labels, _ = drawn(40_000)
    found = fit_probabilities(risks, labels, np.arange(40_000), "platt")
    assert isinstance(found, Platt)
    assert found.slope == pytest.approx(0.5, abs=0.02)
    assert found.intercept == pytest.approx(-1.0, abs=0.05)


@pytest.mark.parametrize("method", ["platt", "isotonic"])
def test_probabilities_are_nearer_the_truth_than_risks(method: Any) -> None:
    """Mean distance to the true probability, on other data."""
    risks, labels, _ = drawn(3_000)
    found = fit_probabilities(risks, labels, np.arange(3_000), method)
    others, _, truth = drawn(2_000, seed=1)
    mapped = np.array([found(float(risk)) for risk in others])
    assert np.abs(mapped - truth).mean() < 0.03
    assert np.abs(others - truth).mean() > 0.1


def test_contexts_weigh_alike() -> None:
    """A context that is answered a hundred times pulls no harder."""
    risks, labels, _ = drawn(400)
    groups = list(range(400))
    once = fit_probabilities(risks, labels, groups, "platt")
    many = fit_probabilities(
        [*risks, *[risks[0]] * 99], [*labels, *[labels[0]] * 99], groups + [0] * 99
    )
    assert many(0.3) == pytest.approx(once(0.3), abs=1e-9)


@given(
    st.lists(
        st.tuples(st.floats(0.0, 1.0), st.integers(0, 1)), min_size=1, max_size=60
    ),
    st.sampled_from(["none", "platt", "isotonic"]),
    st.lists(st.floats(0.0, 1.0), min_size=2, max_size=10),
)
@settings(deadline=None)
def test_every_map_is_monotone_and_survives_its_file(
    rows: list[tuple[float, int]], method: Any, places: list[float]
) -> None:
    """For any data, one label or ties included; values stay in [0, 1]."""
    risks, labels = zip(*rows, strict=True)
    found = fit_probabilities(risks, labels, range(len(rows)), method)
    values = [found(place) for place in sorted(places)]
    assert all(0.0 <= value <= 1.0 for value in values)
    assert all(a <= b + 1e-12 for a, b in itertools.pairwise(values))
    assert again(found.to_dict()) == found


def again(content: dict[str, Any]) -> ProbabilityMap:
    """What a model file with this content holds."""
    return read_map(Fields(json.loads(json.dumps(content)), "calibration"))


GOOD = {"method": "isotonic", "risks": [0.0, 0.5, 1.0], "probabilities": [0, 0.2, 1]}


@pytest.mark.parametrize(
    "change",
    [
        {"method": "beta"},
        {"risks": [0.0, 0.5]},
        {"risks": [0.0, 0.0, 1.0]},
        {"risks": [0.1, 0.5, 1.0]},
        {"risks": "abc"},
        {"risks": None},
        {"probabilities": [0.0, 0.5, 0.4]},
        {"probabilities": [0.0, 0.5, 1.5]},
        {"probabilities": [-0.1, 0.5, 1.0]},
        {"more": 1},
        {"method": "platt"},
    ],
)
def test_what_is_no_map_is_refused(change: dict[str, Any]) -> None:
    """Curves that fall, leave [0, 1] or have unknown fields."""
    assert again(GOOD) == Isotonic((0.0, 0.5, 1.0), (0.0, 0.2, 1.0))
    with pytest.raises(ModelFileError):
        again(GOOD | change)


def test_a_slope_that_falls_is_refused() -> None:
    """A map that turns the ranking round is none."""
    assert again({"method": "platt", "slope": 1.0, "intercept": 0.0}) == Platt(1.0, 0.0)
    with pytest.raises(ModelFileError):
        again({"method": "platt", "slope": -1.0, "intercept": 0.0})


def test_ranks_that_tell_nothing_give_a_nearly_level_map() -> None:
    """Labels against the risks never turn the map round."""
    risks = np.linspace(0.05, 0.95, 200)
    found = fit_probabilities(risks, (risks < 0.5).astype(int), range(200), "platt")
    assert 0.0 <= found(0.9) - found(0.1) < 0.05


def test_wrong_input_is_refused() -> None:
    """Shapes and ranges are checked."""
    with pytest.raises(InvalidCallError):
        fit_probabilities([0.5], [1, 0], [0])
    with pytest.raises(InvalidCallError):
        fit_probabilities([1.5], [1], [0])
    assert fit_probabilities([], [], []) == Identity()
