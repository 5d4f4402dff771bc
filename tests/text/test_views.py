"""Properties that are computed once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from evigate.text.views import once_each, view

T = TypeVar("T")


class _Counted:
    def __init__(self) -> None:
        self.asked = 0

    @view
    def value(self) -> int:
        """What is counted."""
        self.asked += 1
        return 7


def test_a_view_is_computed_once_per_instance() -> None:
    first, second = _Counted(), _Counted()
    assert [first.value, first.value, second.value] == [7, 7, 7]
    assert (first.asked, second.asked) == (1, 1)


def test_a_view_of_the_class_is_the_property_with_its_docstring() -> None:
    assert isinstance(_Counted.value, view)
    assert _Counted.value.__doc__ == "What is counted."


class _Sharing:
    def __init__(self) -> None:
        self._kept: dict[object, Any] = {}

    def shared(self, function: Callable[[Any], T]) -> T:
        if function not in self._kept:
            self._kept[function] = function(self)
        result: T = self._kept[function]
        return result


def test_what_is_asked_of_each_is_computed_once_per_key_and_call() -> None:
    asked: list[int] = []

    @once_each
    def double(evidence: _Sharing, key: int) -> int:
        asked.append(key)
        return 2 * key

    first, second = _Sharing(), _Sharing()
    assert [double(first, n) for n in (1, 2, 1)] == [2, 4, 2]
    assert double(second, 1) == 2
    assert asked == [1, 2, 1]
