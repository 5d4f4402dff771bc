"""Splits that keep the rows of a context together."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import Final

import numpy as np

from evigate.errors import InvalidCallError
from evigate.protocol.arrays import Integers, group_codes
from evigate.risk.fitting import grouped_folds as grouped_folds

_WHOLE: Final = 1e-9


def grouped_parts(
    labels: Sequence[int] | Integers,
    groups: Sequence[Hashable] | Integers,
    shares: Sequence[float],
    *,
    seed: int = 0,
) -> list[Integers]:
    """Disjoint parts of whole contexts, with about the same rate of unfaithful rows.

    Contexts are shuffled, put in the order of how much of them is unfaithful, and dealt
    out so that every part gets its share along the whole order.

    Args:
        labels: 1 for unfaithful, shape ``(n,)``.
        groups: the context of each row, shape ``(n,)``.
        shares: of the contexts, above 0; together at most 1, the rest is in no part.
        seed: shuffles the contexts.

    Returns:
        The positions of each part's rows, ascending.

    Raises:
        InvalidCallError: for shares that cannot be, or fewer contexts than parts.

    >>> fit, test = grouped_parts([0, 1, 0, 1], ["a", "a", "b", "b"], [0.5, 0.5])
    >>> sorted([fit.tolist(), test.tolist()])
    [[0, 1], [2, 3]]
    """
    total = math.fsum(shares)
    if not shares or min(shares) <= 0.0 or total > 1.0 + _WHOLE:
        raise InvalidCallError(
            f"shares must be above 0 and add up to at most 1, got {list(shares)}",
            code="invalid_split",
        )
    codes = group_codes(groups)
    number = int(codes.max()) + 1 if len(codes) else 0
    if number < len(shares):
        raise InvalidCallError(
            f"{len(shares)} parts need as many contexts, there are {number}",
            code="invalid_split",
        )
    order = _stratified_order(np.asarray(labels), codes, number, seed)
    part_of = np.full(number, -1, dtype=np.int64)
    part_of[order] = _dealt(number, np.array([*shares, max(0.0, 1.0 - total)]))
    part_of[part_of == len(shares)] = -1
    return [np.flatnonzero(part_of[codes] == part) for part in range(len(shares))]


def _stratified_order(
    labels: Integers, codes: Integers, number: int, seed: int
) -> Integers:
    """Contexts from the most to the least unfaithful, equals shuffled."""
    rates = np.bincount(codes, labels, minlength=number) / np.bincount(
        codes, minlength=number
    )
    shuffled = np.random.default_rng(seed).permutation(number)
    return np.asarray(shuffled[np.argsort(-rates[shuffled], kind="stable")])


def _dealt(number: int, shares: np.typing.NDArray[np.float64]) -> Integers:
    """The part of each of ``number`` places: always the one that is furthest behind."""
    given = np.zeros(len(shares))
    parts = np.empty(number, dtype=np.int64)
    for place in range(number):
        parts[place] = np.argmax(shares * (place + 1) - given)
        given[parts[place]] += 1.0
    return parts


def drawn_rows(
    labels: Sequence[int] | Integers,
    groups: Sequence[Hashable] | Integers,
    rows: int,
    *,
    seed: int = 0,
) -> Integers:
    """Exactly ``rows`` rows, drawn by context in a random order, of both labels.

    The last context drawn may be cut. Where a label is missing, the last row gives way
    to the first one in the order that has it.

    Returns:
        The positions of the rows, ascending.

    Raises:
        InvalidCallError: with fewer rows than wanted, or one label only.

    >>> drawn_rows([0, 1, 0, 1], ["a", "a", "b", "b"], 2).tolist() in ([0, 1], [2, 3])
    True
    """
    truth = np.asarray(labels)
    codes = group_codes(groups)
    if not 2 <= rows <= len(codes) or len(np.unique(truth)) < 2:
        raise InvalidCallError(
            f"cannot draw {rows} rows of both labels from {len(codes)}",
            code="invalid_split",
        )
    number = int(codes.max()) + 1
    rank = np.empty(number, dtype=np.int64)
    rank[np.random.default_rng(seed).permutation(number)] = np.arange(number)
    by_context = np.argsort(rank[codes], kind="stable")
    chosen = by_context[:rows]
    if len(np.unique(truth[chosen])) < 2:
        missing = 1 - int(truth[chosen[0]])
        chosen = np.append(chosen[:-1], by_context[truth[by_context] == missing][0])
    return np.sort(chosen)
