"""The canary harness itself: it must see what is there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.integrations.canary import CANARIES, Leak, Recorder, Registry


@dataclass
class Holder:
    inner: Any = None
    names: dict[str, Any] = field(default_factory=dict)


class Slotted:
    __slots__ = ("hidden",)

    def __init__(self, hidden: Any) -> None:
        self.hidden = hidden


@pytest.mark.parametrize(
    "value",
    [
        CANARIES.text,
        f"... {CANARIES.text}!",
        CANARIES.text.encode(),
        [{"a": (1, CANARIES.text)}],
        {CANARIES.text: 1},
        {frozenset({CANARIES.text})},
        Holder(names={"deep": Holder(inner=[CANARIES.text])}),
        Slotted([CANARIES.text]),
        ValueError(CANARIES.text),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_canary_is_found_in_any_nested_object(value: Any) -> None:
    recorder = Recorder()
    recorder.add("surface", value)
    assert {leak.word for leak in recorder.leaks()} == {CANARIES.text}


def test_a_canary_cut_into_pieces_is_found() -> None:
    recorder = Recorder()
    for piece in ("The qxtext", "canary", " lasts"):
        recorder.add("stream", {"chunk": piece})
    assert recorder.leaks()[0].word == CANARIES.text


def test_an_exception_is_searched_with_what_caused_it() -> None:
    recorder = Recorder()
    try:
        try:
            raise KeyError(CANARIES.raw)
        except KeyError as error:
            raise ValueError("harmless") from error
    except ValueError as error:
        recorder.add("error", error)
    assert {leak.word for leak in recorder.leaks()} == {CANARIES.raw}


def test_ignored_types_and_cycles_are_passed_over() -> None:
    holder = Holder()
    holder.inner = [holder, Slotted(CANARIES.text)]
    recorder = Recorder(ignored=(Slotted,))
    recorder.add("surface", holder)
    recorder.assert_clean()


def test_a_leak_names_surface_and_path() -> None:
    recorder = Recorder()
    recorder.add("state", {"messages": [CANARIES.raw]})
    assert recorder.leaks() == [Leak("state", ".messages[0]", CANARIES.raw)]


def test_an_empty_recording_is_not_clean() -> None:
    with pytest.raises(AssertionError, match="nothing was recorded"):
        Recorder().assert_clean()


def test_what_should_show_is_asserted_too() -> None:
    recorder = Recorder()
    recorder.add("stream", "one ")
    recorder.add("stream", "two")
    recorder.assert_seen("one two", surface="stream")
    with pytest.raises(AssertionError, match="not seen"):
        recorder.assert_seen("three")


def test_names_in_a_registry_are_unique() -> None:
    registry: Registry[Any] = Registry()
    registry.add("invoke")(1)
    assert registry.names() == ["invoke"]
    assert registry["invoke"] == 1
    with pytest.raises(ValueError, match="registered already"):
        registry.add("invoke")(2)
