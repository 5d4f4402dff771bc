"""Properties that are computed once."""

from __future__ import annotations

from evigate.text.views import view


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
