"""The array types of the protocol, and numbers for groups."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
Booleans = NDArray[np.bool_]


def group_codes(groups: Iterable[Hashable]) -> Integers:
    """A number from 0 for each group, in the order of first appearance, shape ``(n,)``.

    >>> group_codes(["b", "a", "b"]).tolist()
    [0, 1, 0]
    """
    numbers: dict[Hashable, int] = {}
    codes = [numbers.setdefault(group, len(numbers)) for group in groups]
    return np.array(codes, dtype=np.int64)
