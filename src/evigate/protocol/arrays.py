"""The array types of the protocol, and numbers for groups."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
Booleans = NDArray[np.bool_]


def group_codes(groups: Iterable[Hashable] | Integers) -> Integers:
    """A number from 0 for each group, none left out, shape ``(n,)``.

    In the order of first appearance; groups that are numbers already keep their order.

    >>> group_codes(["b", "a", "b"]).tolist()
    [0, 1, 0]
    >>> group_codes(np.array([7, 3, 7])).tolist()
    [1, 0, 1]
    """
    if isinstance(groups, np.ndarray):
        codes: Integers = np.unique(groups, return_inverse=True)[1]
        return codes
    numbers: dict[Hashable, int] = {}
    found = [numbers.setdefault(group, len(numbers)) for group in groups]
    return np.array(found, dtype=np.int64)
