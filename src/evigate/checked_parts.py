"""What checks and risk models give back, checked before anything rests on it.

A part of a user's own may give anything. What cannot be used is a failure that names
the part, so that the policy decides; it never becomes an error of the call.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from evigate.records import Reason
from evigate.risk.base import Risk, RiskModel, Thresholds, checked_risk


def checked_findings(check: Any, found: Any) -> list[Reason]:
    """The findings of a check.

    Raises:
        TypeError: when they are no list of reasons; names the check.

    >>> checked_findings(len, 3)
    Traceback (most recent call last):
    TypeError: the check 'len' gave int, not a list of Reasons
    """
    items = list(found) if hasattr(found, "__iter__") else [found]
    wrong = [item for item in items if not isinstance(item, Reason)]
    if wrong or not hasattr(found, "__iter__"):
        kind = type(wrong[0] if wrong else found).__name__
        name = getattr(check, "__name__", type(check).__name__)
        raise TypeError(f"the check {name!r} gave {kind}, not a list of Reasons")
    return items


def checked_features(model: RiskModel, features: Any) -> Mapping[str, float]:
    """The feature row of a model.

    Raises:
        TypeError: when it is no mapping.
        ValueError: when a value is no finite number; names the feature.
    """
    if not isinstance(features, Mapping):
        kind = type(features).__name__
        raise TypeError(f"the features of {model.name!r} are {kind}, not a mapping")
    if _are_finite(features.values()):
        return features
    name, value = next(item for item in features.items() if not _is_finite(item[1]))
    raise ValueError(
        f"the feature {name!r} of {model.name!r} is {value!r:.40}, not a number"
    )


def _are_finite(values: Iterable[Any]) -> bool:
    try:
        return all(map(math.isfinite, values))
    except (TypeError, OverflowError):
        return False


def _is_finite(value: Any) -> bool:
    try:
        return math.isfinite(value)
    except (TypeError, OverflowError):
        return False


def checked_answer(model: RiskModel, risk: Any) -> Risk:
    """The risk that a model gave.

    Raises:
        TypeError: when it is no :class:`~evigate.risk.base.Risk`.
        ValueError: when its value is no number in [0, 1].
    """
    if not isinstance(risk, Risk):
        kind = type(risk).__name__
        raise TypeError(f"the risk model {model.name!r} gave {kind}, not a Risk")
    return checked_risk(risk)


def checked_thresholds(model: RiskModel) -> Thresholds:
    """Where a model cuts.

    Raises:
        TypeError: when it does not say it with two numbers.
    """
    given: Any = model.thresholds
    if (
        not isinstance(given, tuple)
        or len(given) != 2
        or not all(map(_is_finite, given))
    ):
        kind = type(given).__name__
        raise TypeError(
            f"the thresholds of {model.name!r} are {kind}, not a pair (Thresholds)"
        )
    return Thresholds(*given)
