"""Folds that keep all rows of a context together; needs the extra ``eval``."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from evigate.errors import InvalidCallError, MissingExtraError


def grouped_folds(
    labels: NDArray[np.int64],
    groups: Sequence[Hashable],
    *,
    folds: int = 5,
    seed: int = 0,
) -> Iterator[tuple[NDArray[np.int64], NDArray[np.int64]]]:
    """Positions of training and held-out rows, stratified, no group on both sides.

    Raises:
        MissingExtraError: without scikit-learn.
        InvalidCallError: with fewer groups, or fewer rows of either label, than folds.
    """
    try:
        from sklearn.model_selection import StratifiedGroupKFold
    except ImportError as error:
        raise MissingExtraError("scikit-learn", "eval") from error
    numbers = {group: number for number, group in enumerate(dict.fromkeys(groups))}
    if not 2 <= folds <= len(numbers):
        raise InvalidCallError(
            f"folds must be from 2 to the number of groups ({len(numbers)}), "
            f"got {folds}; label answers to more contexts, or use fewer folds",
            code="invalid_folds",
        )
    most = int(np.bincount(labels).max())
    if most < folds:
        raise InvalidCallError(
            f"{folds} folds need at least {folds} rows of one label, there are {most}; "
            "label more rows, or use fewer folds",
            code="invalid_folds",
        )
    splitter = StratifiedGroupKFold(folds, shuffle=True, random_state=seed)
    codes = np.array([numbers[group] for group in groups])
    yield from splitter.split(codes, labels, codes)
