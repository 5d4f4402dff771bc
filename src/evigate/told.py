"""What a log was told before: one traceback for each kind of failure."""

from __future__ import annotations

from typing import Any, Final

_MOST: Final = 1000


class Told:
    """Remembers what was told, so that what fails at each call does not flood a log.

    >>> told = Told()
    >>> told.is_new("sink", ValueError), told.is_new("sink", ValueError)
    (True, False)
    """

    def __init__(self) -> None:
        self._known: set[tuple[Any, ...]] = set()

    def __reduce__(self) -> tuple[type[Told], tuple[()]]:
        """Copies begin anew: kinds may hold classes that do not pickle."""
        return Told, ()

    def is_new(self, *kind: Any) -> bool:
        """Is this told for the first time?"""
        if kind in self._known:
            return False
        if len(self._known) < _MOST:
            self._known.add(kind)
        return True
