"""Patterns compiled late behave as compiled ones, and fail late."""

from __future__ import annotations

import re

import pytest

from evigate.text.patterns import late


def test_a_late_pattern_finds_what_a_compiled_one_finds() -> None:
    text = "Fee 12, tax 3"
    assert late(r"\d+").findall(text) == re.compile(r"\d+").findall(text)
    assert late("fee", re.IGNORECASE).search(text) is not None


def test_a_pattern_is_compiled_once_and_only_when_used() -> None:
    compiled: list[str] = []

    def count(pattern: str, flags: int) -> re.Pattern[str]:
        compiled.append(pattern)
        return re.compile(pattern, flags)

    pattern = late("a", compiler=count)
    assert compiled == []
    assert pattern.pattern == "a"
    assert compiled == []
    assert pattern.match("a") is not None
    assert pattern.search("ba") is not None
    assert compiled == ["a"]


def test_a_wrong_pattern_raises_at_its_first_use() -> None:
    pattern = late("(")
    with pytest.raises(re.error):
        pattern.search("")


def test_no_attribute_is_made_up_for_protocols_it_does_not_know() -> None:
    assert not hasattr(late("a"), "__array_interface__")
    with pytest.raises(AttributeError):
        late("a").__reduce_nothing__  # type: ignore[attr-defined] # noqa: B018
