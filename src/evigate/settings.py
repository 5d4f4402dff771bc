"""Checks of settings: what is wrong, the value received, what is allowed."""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Mapping
from typing import Any, Final, TypeVar

from evigate.errors import InvalidPolicyError

S = TypeVar("S")

MAX_TIMEOUT: Final = 86_400.0
"""Seconds; a day."""


def invalid(field_name: str, value: Any, allowed: str) -> InvalidPolicyError:
    """The error for a setting that cannot work."""
    shown = repr(value)
    shown = shown if len(shown) <= 80 else shown[:77] + "..."
    return InvalidPolicyError(f"{field_name} must be {allowed}, got {shown}")


def check_choice(field_name: str, value: Any, allowed: tuple[str, ...]) -> None:
    """One of some words."""
    if not isinstance(value, str) or value not in allowed:
        raise invalid(field_name, value, "one of " + ", ".join(map(repr, allowed)))


def check_flag(field_name: str, value: Any) -> None:
    """True or False."""
    if not isinstance(value, bool):
        raise invalid(field_name, value, "true or false")


def check_number(
    field_name: str,
    value: Any,
    low: float = 0.0,
    high: float = 1.0,
    *,
    optional: bool = False,
) -> None:
    """A number in ``[low, high]``; with ``optional`` also None."""
    if value is None and optional:
        return
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not number or not low <= value <= high:
        between = f"a number between {low:g} and {high:g}"
        if high == float("inf"):
            between = f"a number of at least {low:g}"
        raise invalid(field_name, value, between + (" or None" if optional else ""))


def check_count(field_name: str, value: Any) -> None:
    """A whole number above 0."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise invalid(field_name, value, "a whole number above 0")


def check_timeout(field_name: str, value: Any) -> None:
    """Seconds in (0, one day], or None."""
    if value is None:
        return
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not number or not 0.0 < value <= MAX_TIMEOUT:
        allowed = f"seconds in (0, {MAX_TIMEOUT:.0f}] or None"
        raise invalid(field_name, value, allowed)


def known_fields(kind: type[Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """The values, if each names a field of a dataclass.

    Raises:
        InvalidPolicyError: for an unknown one, with the nearest known name.
    """
    known = [field.name for field in dataclasses.fields(kind)]
    for key in values:
        if key not in known:
            near = difflib.get_close_matches(str(key), known, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise InvalidPolicyError(f"unknown policy field {key!r}{hint}")
    return dict(values)


def nested(kind: type[S], value: Any, field_name: str) -> S:
    """A setting that is a value object: as it is, or built from plain values.

    Raises:
        InvalidPolicyError: names the field within the table, e.g. ``cascade.share``.
    """
    if isinstance(value, kind):
        return value
    if not isinstance(value, Mapping):
        raise invalid(field_name, value, f"a {kind.__name__} or a table of its fields")
    try:
        return kind(**known_fields(kind, value))
    except InvalidPolicyError as error:
        raise InvalidPolicyError(f"{field_name}: {error}") from error
