"""What is wrong with an argument is said where it is given, not at the first call."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any, Final

from evigate import EvidenceGate, GateUsageError

# What callables of these arguments are called with, in this order.
_CALLED_WITH: Final = {
    "question": ("input",),
    "documents": ("input", "output"),
    "history": ("input",),
    "answer": ("output",),
    "on_withhold": ("text", "record"),
}


def a_gate(gate: Any) -> EvidenceGate:
    """The gate, if it is one.

    Raises:
        GateUsageError: for anything else, a preset's name say.

    >>> a_gate("strict")
    Traceback (most recent call last):
    evigate.errors.GateUsageError: gate must be an EvidenceGate, got 'strict'
    """
    if not isinstance(gate, EvidenceGate):
        raise GateUsageError(f"gate must be an EvidenceGate, got {gate!r:.80}")
    return gate


def check_callables(**given: Any) -> None:
    """Callables must be ordinary functions that take what they are called with.

    Raises:
        GateUsageError: for one that does not.

    >>> check_callables(question=lambda given: given["q"])
    >>> check_callables(documents=lambda given: [])
    Traceback (most recent call last):
    evigate.errors.GateUsageError: documents= is called with (input, output), \
which <lambda>(given) cannot take
    """
    for name, value in given.items():
        if inspect.iscoroutinefunction(value):
            raise GateUsageError(f"{name}= must be an ordinary function")
        if callable(value) and not _takes(value, len(_CALLED_WITH[name])):
            called = getattr(value, "__name__", type(value).__name__)
            raise GateUsageError(
                f"{name}= is called with ({', '.join(_CALLED_WITH[name])}), which "
                f"{called}{inspect.signature(value)} cannot take"
            )


def _takes(value: Any, count: int) -> bool:
    try:
        inspect.signature(value).bind(*range(count))
    except TypeError:
        return False
    except ValueError:  # builtins that do not say what they take
        return True
    return True


def names_given(names: Iterable[str] | None, what: str) -> tuple[str, ...] | None:
    """Names in their order; a bare string would be taken letter by letter.

    Raises:
        GateUsageError: for a bare string.

    >>> names_given(["plan.name"], "answer_fields")
    ('plan.name',)
    >>> names_given("answer", "answer_fields")
    Traceback (most recent call last):
    evigate.errors.GateUsageError: answer_fields must be a list of names, \
not a string: 'answer'
    """
    if isinstance(names, str):
        raise GateUsageError(f"{what} must be a list of names, not a string: {names!r}")
    return None if names is None else tuple(names)
