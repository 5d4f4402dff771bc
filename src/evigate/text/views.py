"""Views of a text or call that are computed when first asked for, and then kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, Protocol, Self, TypeVar, overload

T = TypeVar("T")
E = TypeVar("E", bound="Sharing")
K = TypeVar("K")


class Sharing(Protocol):
    """What keeps what functions say of it: :class:`~evigate.evidence.Evidence`."""

    def shared(self, function: Callable[[Any], T]) -> T: ...


class view(Generic[T]):  # noqa: N801 - used like ``property``
    """A property that is computed at most once per instance.

    As `functools.cached_property`, without its lock: before Python 3.12 one lock
    serves all instances of a class, so that threads wait for each other's texts, and
    taking it costs more than most views. Two threads that ask one instance at the same
    moment may both compute; they get equal values.

    >>> class Circle:
    ...     radius = 2
    ...
    ...     @view
    ...     def diameter(self) -> int:
    ...         return 2 * self.radius
    >>> circle = Circle()
    >>> circle.diameter, vars(circle)
    (4, {'diameter': 4})
    """

    def __init__(self, function: Callable[[Any], T]) -> None:
        self._function = function
        self._name = function.__name__
        self.__doc__ = function.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: type) -> T: ...

    def __get__(self, instance: object | None, owner: type) -> Self | T:
        if instance is None:
            return self
        # The instance's own entry is found first from now on.
        value = instance.__dict__[self._name] = self._function(instance)
        return value


def once_each(function: Callable[[E, K], T]) -> Callable[[E, K], T]:
    """Keep what a function says of each sentence, place or document.

    For what is asked of pairs, where each of many stands in many pairs. The function
    must not look at the answer.
    """

    def known(evidence: E) -> dict[K, T]:
        del evidence
        return {}

    @wraps(function)
    def look(evidence: E, key: K) -> T:
        kept = evidence.shared(known)
        if key not in kept:
            kept[key] = function(evidence, key)
        return kept[key]

    return look
