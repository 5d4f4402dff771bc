"""Parts and draws keep the rows of a context together."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate import EvigateError
from evigate.protocol.splits import drawn_rows, grouped_parts

ROWS = st.lists(st.tuples(st.integers(0, 1), st.integers(0, 12)), min_size=30)


@given(ROWS, st.integers(0, 5))
def test_parts_share_no_context(rows: list[tuple[int, int]], seed: int) -> None:
    """And hold every row at most once."""
    labels, groups = [list(column) for column in zip(*rows, strict=True)]
    if len(set(groups)) < 3:
        return
    parts = grouped_parts(labels, groups, [0.5, 0.3, 0.2], seed=seed)
    seen = [{groups[i] for i in part} for part in parts]
    assert sum(map(len, seen)) == len(set.union(*seen))
    assert sorted(np.concatenate(parts).tolist()) == list(range(len(rows)))


def test_parts_have_about_their_share_and_the_same_rate() -> None:
    """1,000 contexts of two rows, a fifth of them unfaithful."""
    random = np.random.default_rng(0)
    groups = np.arange(1000).repeat(2)
    labels = (random.random(1000) < 0.2).astype(int).repeat(2)
    for part, share in zip(
        grouped_parts(labels, groups, [0.6, 0.3]), [0.6, 0.3], strict=True
    ):
        assert len(part) == pytest.approx(2000 * share, abs=4)
        assert labels[part].mean() == pytest.approx(labels.mean(), abs=0.01)


def test_seeds_give_other_parts_and_the_same_seed_the_same() -> None:
    """Repeatable, yet shuffled."""
    groups, labels = np.arange(50), np.arange(50) % 2
    first = grouped_parts(labels, groups, [0.5, 0.5], seed=1)[0].tolist()
    assert first == grouped_parts(labels, groups, [0.5, 0.5], seed=1)[0].tolist()
    assert first != grouped_parts(labels, groups, [0.5, 0.5], seed=2)[0].tolist()


@pytest.mark.parametrize("shares", [[], [0.0, 1.0], [0.7, 0.4], [0.2] * 4])
def test_impossible_shares_are_refused(shares: list[float]) -> None:
    """None, empty, too much, more parts than contexts."""
    with pytest.raises(EvigateError):
        grouped_parts([0, 1, 0], ["a", "b", "c"], shares)


@given(ROWS, st.integers(2, 30), st.integers(0, 3))
def test_draws_have_the_wanted_size_and_both_labels(
    rows: list[tuple[int, int]], wanted: int, seed: int
) -> None:
    """Every row at most once."""
    labels, groups = [list(column) for column in zip(*rows, strict=True)]
    if len(set(labels)) < 2:
        return
    drawn = drawn_rows(labels, groups, wanted, seed=seed)
    assert len(set(drawn.tolist())) == wanted
    assert {labels[i] for i in drawn} == {0, 1}


def test_draws_take_whole_contexts_but_for_the_last() -> None:
    """Labels are bought by context."""
    groups = np.arange(20).repeat(3)
    drawn = drawn_rows(np.arange(60) % 2, groups, 10)
    sizes = np.bincount(groups[drawn], minlength=20)
    assert sorted(sizes[sizes > 0].tolist()) == [1, 3, 3, 3]


def test_more_rows_than_there_are_cannot_be_drawn() -> None:
    """Nor rows of one label only."""
    with pytest.raises(EvigateError):
        drawn_rows([0, 1], ["a", "b"], 3)
    with pytest.raises(EvigateError):
        drawn_rows([0, 0, 0], ["a", "b", "c"], 2)
