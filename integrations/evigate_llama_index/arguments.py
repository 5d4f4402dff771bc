"""What is wrong with a callable is said where it is given, not at the first answer."""

from __future__ import annotations

import inspect
from typing import Any, Final

from evigate import GateUsageError

# What callables of these arguments are called with, in this order.
_CALLED_WITH: Final = {
    "documents": ("response",),
    "tool_documents": ("tool_call_result",),
    "on_withhold": ("text", "record"),
}


def check_callable(name: str, value: Any) -> None:
    """A callable, or None, that takes what it will be called with.

    Raises:
        GateUsageError: for anything else.

    >>> check_callable("documents", lambda response: [])
    >>> check_callable("documents", lambda given, output: [])
    Traceback (most recent call last):
    evigate.errors.GateUsageError: documents= is called with (response), \
which <lambda>(given, output) cannot take
    """
    if value is None:
        return
    if not callable(value) or inspect.iscoroutinefunction(value):
        kind = type(value).__name__
        raise GateUsageError(f"{name}= must be an ordinary function, got {kind}")
    called_with = _CALLED_WITH[name]
    try:
        inspect.signature(value).bind(*called_with)
    except ValueError:  # builtins that do not say what they take
        return
    except TypeError:
        called = getattr(value, "__name__", type(value).__name__)
        raise GateUsageError(
            f"{name}= is called with ({', '.join(called_with)}), which "
            f"{called}{inspect.signature(value)} cannot take"
        ) from None
