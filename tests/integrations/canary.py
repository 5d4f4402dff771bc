"""Canaries: marked words in an answer that must show on no surface when it is withheld.

Framework-neutral. A suite makes a model that answers with the canaries, registers its
entry points and wrappers, and runs every entry point against every wrapper:

    ENTRY_POINTS = Registry()

    @ENTRY_POINTS.add("invoke")
    def invoke(subject, question, recorder):
        recorder.add("return value", subject.invoke(question))

An entry point calls the subject in one way and gives everything that an application
would see or keep to the recorder, under the name of the surface.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_MOST_OBJECTS = 200_000
_SKIPPED = (
    type,
    types.ModuleType,
    types.FunctionType,
    types.BuiltinFunctionType,
    types.MethodType,
    types.GeneratorType,
    types.CoroutineType,
    types.AsyncGeneratorType,
    types.FrameType,
    types.TracebackType,
)


@dataclass(frozen=True)
class Canaries:
    """One marked word for each place in which an answer may hide.

    Streams cut text anywhere; the words are searched in what a surface shows all
    together, too.
    """

    text: str = "qxtextcanary"
    second_sentence: str = "qxsecondcanary"
    reasoning: str = "qxreasoncanary"
    logprobs: str = "qxlogprobcanary"
    raw: str = "qxrawcanary"
    citation: str = "qxcitecanary"
    tool_call: str = "qxtoolcanary"

    def words(self) -> tuple[str, ...]:
        """All of them."""
        return dataclasses.astuple(self)

    def answer(self) -> str:
        """An answer of two sentences that holds the canaries of the text."""
        return (
            f"The {self.text} lasts nine years from the day of purchase. "
            f"The {self.second_sentence} is not covered by it at all."
        )


CANARIES = Canaries()


@dataclass(frozen=True)
class Leak:
    """A canary that was seen where it must not be."""

    surface: str
    path: str
    word: str


@dataclass
class Recorder:
    """Keeps what each surface showed, and searches it.

    Attributes:
        ignored: types whose instances are not searched (the fake model itself, say).
    """

    canaries: Canaries = CANARIES
    ignored: tuple[type, ...] = ()
    seen: list[tuple[str, Any]] = field(default_factory=list)

    def add(self, surface: str, value: Any) -> Any:
        """Keep a value that a surface showed; gives it back."""
        self.seen.append((surface, value))
        return value

    def surfaces(self) -> tuple[str, ...]:
        """The names of all surfaces that showed something."""
        return tuple(dict.fromkeys(surface for surface, _ in self.seen))

    def leaks(self) -> list[Leak]:
        """Every canary on every surface, in one piece or cut into pieces."""
        found: list[Leak] = []
        pieces: dict[tuple[str, str], list[str]] = {}
        for surface, value in self.seen:
            for path, text in texts_in(value, self.ignored):
                pieces.setdefault((surface, path), []).append(text)
                found.extend(
                    Leak(surface, path, word)
                    for word in self.canaries.words()
                    if word in text
                )
        known = {(leak.surface, leak.word) for leak in found}
        for (surface, path), texts in pieces.items():
            together = "".join(texts)
            found.extend(
                Leak(surface, f"{path} (pieces)", word)
                for word in self.canaries.words()
                if word in together and (surface, word) not in known
            )
        return found

    def assert_clean(self) -> None:
        """No canary was seen, and something was recorded at all."""
        assert self.seen, "nothing was recorded"
        leaks = self.leaks()
        assert not leaks, leaks

    def assert_seen(self, *words: str, surface: str | None = None) -> None:
        """The words were seen: the harness finds what it should."""
        texts = "".join(
            text
            for name, value in self.seen
            if surface in (None, name)
            for _, text in texts_in(value, self.ignored)
        )
        missing = [word for word in words if word not in texts]
        assert not missing, f"not seen: {missing}"


class Registry(Generic[T]):
    """Named callables that join a suite by one line each."""

    def __init__(self) -> None:
        self._items: dict[str, T] = {}

    def add(self, name: str) -> Callable[[T], T]:
        """A decorator that registers under a name.

        Raises:
            ValueError: when the name is taken.
        """

        def register(item: T) -> T:
            if name in self._items:
                raise ValueError(f"{name!r} is registered already")
            self._items[name] = item
            return item

        return register

    def names(self) -> list[str]:
        """The names, for ``pytest.mark.parametrize``."""
        return list(self._items)

    def __getitem__(self, name: str) -> T:
        return self._items[name]


def texts_in(value: Any, ignored: tuple[type, ...] = ()) -> Iterator[tuple[str, str]]:
    """Every text inside a nested value, with its path; whatever the objects are.

    >>> list(texts_in({"a": [1, "x"], "b": ValueError("y")}))
    [('.a[1]', 'x'), ('.b.args[0]', 'y'), ('.(key)', 'a'), ('.(key)', 'b')]
    """
    waiting: list[tuple[str, Any]] = [("", value)]
    seen: set[int] = set()
    kept: list[Any] = []  # keeps ids unique
    while waiting and len(seen) < _MOST_OBJECTS:
        path, item = waiting.pop()
        if isinstance(item, str):
            yield path, item
        elif isinstance(item, (bytes, bytearray)):
            yield path, bytes(item).decode("utf-8", "replace")
        elif not _is_searched(item, ignored) or id(item) in seen:
            continue
        else:
            seen.add(id(item))
            kept.append(item)
            waiting.extend(reversed(list(_parts(path, item))))


def _is_searched(item: Any, ignored: tuple[type, ...]) -> bool:
    plain = item is None or isinstance(item, (bool, int, float, complex))
    return not plain and not isinstance(item, (*_SKIPPED, *ignored))


def _parts(path: str, item: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(item, Mapping):
        yield from ((f"{path}.{key}", value) for key, value in item.items())
        yield from ((f"{path}.(key)", k) for k in item if isinstance(k, str))
        return
    if isinstance(item, (Sequence, AbstractSet)):
        for index, value in enumerate(item):
            yield f"{path}[{index}]", value
    if isinstance(item, BaseException):
        yield f"{path}.args", item.args
        yield f"{path}.__cause__", item.__cause__
        yield f"{path}.__context__", item.__context__
    for name, value in _attributes(item).items():
        yield f"{path}.{name}", value


def _attributes(item: Any) -> dict[str, Any]:
    found = dict(getattr(item, "__dict__", None) or {})
    for name in ("__pydantic_extra__", "__pydantic_private__"):
        found.update(getattr(item, name, None) or {})
    for kind in type(item).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for slot in (slots,) if isinstance(slots, str) else tuple(slots):
            if not slot.startswith("__") and hasattr(item, slot):
                found[slot] = getattr(item, slot)
    return found
