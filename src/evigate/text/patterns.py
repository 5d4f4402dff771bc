"""Regular expressions that are compiled when first used.

The library holds more than a hundred, many of them long alternatives of words; a
process that needs none of them should not pay for them while importing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast


def late(
    pattern: str,
    flags: int = 0,
    compiler: Callable[[str, int], Any] = re.compile,
) -> re.Pattern[str]:
    """A pattern as `re.compile` gives it, compiled at the first use of its methods.

    Args:
        pattern: a regular expression.
        flags: as for `re.compile`.
        compiler: what compiles it; `regex.compile` for what `re` cannot say.

    Raises:
        re.error: at the first use, where the pattern is no regular expression.

    >>> late("a+").fullmatch("aaa") is not None
    True
    """
    return cast("re.Pattern[str]", _Late(pattern, int(flags), compiler))


class _Late:
    """Stands for a compiled pattern; its methods become attributes when first asked."""

    def __init__(
        self, pattern: str, flags: int, compiler: Callable[[str, int], Any]
    ) -> None:
        self.pattern = pattern
        self._flags = flags
        self._compile = compiler

    def __repr__(self) -> str:
        return f"late({self.pattern!r})"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        value = getattr(self._compiled(), name)
        setattr(self, name, value)
        return value

    def _compiled(self) -> Any:
        known = self.__dict__.get("_known")
        if known is None:
            known = self.__dict__["_known"] = self._compile(self.pattern, self._flags)
        return known
