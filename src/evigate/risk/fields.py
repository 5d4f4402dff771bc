"""Reading the fields of a JSON object that may be hostile, one checked value a time."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, TypeVar

from evigate.errors import ModelFileError

T = TypeVar("T")

# Products of such numbers stay finite, so a risk is always a number.
_LARGEST = 1e12


class Fields:
    """The fields of one object; each is taken once, and none may be left over.

    >>> fields = Fields({"rows": 3}, "card")
    >>> fields.take("rows", integer(1))
    3
    >>> fields.close()
    """

    def __init__(self, content: object, place: str) -> None:
        if not isinstance(content, dict):
            raise ModelFileError(f"{place} must be an object, got {shown(content)}")
        self.content: dict[str, Any] = content
        self._place = place
        self._taken: set[str] = set()

    def take(self, name: str, check: Callable[[Any], T]) -> T:
        """The value of a field, as its check returns it."""
        if name not in self.content:
            raise ModelFileError(f"{self._place}.{name} is missing")
        self._taken.add(name)
        value = self.content[name]
        try:
            return check(value)
        except ValueError as error:
            raise ModelFileError(
                f"{self._place}.{name} must be {error}, got {shown(value)}"
            ) from None

    def inner(self, name: str) -> Fields:
        """The fields of an object inside this one."""
        return Fields(self.take(name, plain), f"{self._place}.{name}")

    def close(self) -> None:
        """Refuse fields that nobody took."""
        for name in self.content:
            if name not in self._taken:
                raise ModelFileError(
                    f"{self._place} has an unknown field {shown(name)}"
                )


def plain(value: Any) -> Any:
    """Any value."""
    return value


def text(value: Any) -> str:
    """A string."""
    if not isinstance(value, str):
        raise ValueError("a string")  # noqa: TRY004 - the caller adds what came
    return value


def integer(low: int) -> Callable[[Any], int]:
    """An integer from ``low``."""

    def check(value: Any) -> int:
        if type(value) is not int or not low <= value <= _LARGEST:
            raise ValueError(f"an integer from {low}")
        return value

    return check


def finite(low: float = -_LARGEST, high: float = _LARGEST) -> Callable[[Any], float]:
    """A number from ``low`` to ``high``."""

    def check(value: Any) -> float:
        # Compared before the conversion: an integer may be too large for a float.
        if type(value) not in (int, float) or not low <= value <= high:
            raise ValueError(f"a number from {low:g} to {high:g}")
        return float(value)

    return check


def numbers(width: int, low: float = -_LARGEST) -> Callable[[Any], tuple[float, ...]]:
    """A list of ``width`` numbers."""
    check_one = finite(low)

    def check(value: Any) -> tuple[float, ...]:
        try:
            if isinstance(value, list) and len(value) == width:
                return tuple(map(check_one, value))
        except ValueError as error:
            raise ValueError(f"a list of {width}, each {error}") from None
        raise ValueError(f"a list of {width} numbers")

    return check


def plain_values(value: Any) -> dict[str, str | int | float | bool | None]:
    """An object of strings, finite numbers, booleans and nulls."""
    if isinstance(value, dict) and all(map(_is_plain, value.values())):
        return value
    raise ValueError("an object of plain values")


def _is_plain(value: object) -> bool:
    if isinstance(value, float):
        return math.isfinite(value)
    return value is None or isinstance(value, (str, int))


def shown(value: object) -> str:
    """A value from a file, short and harmless enough for one line of a message."""
    if not isinstance(value, (str, int, float, type(None))):
        return f"a value of type {type(value).__name__}"
    if isinstance(value, str):
        value = value[:60]
    line = ascii(value)
    return line if len(line) <= 60 else line[:57] + "..."
