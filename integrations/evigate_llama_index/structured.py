"""The text of what models answer: structured values, and texts without reasoning."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import Enum
from typing import Any, Final

from pydantic import BaseModel

from evigate import GateUsageError

_MAX_DEPTH: Final = 32
_ABSENT: Final = object()
# Models without a reasoning parser write their reasoning first, inside tags.
_THINKING: Final = re.compile(r"\s*<(think|thinking|thought)>.*?</\1>\s*", re.DOTALL)


def without_reasoning(text: str) -> str:
    """A text without the reasoning block that some models put first.

    >>> without_reasoning("<think>Hmm, 3?</think>3 years.")
    '3 years.'
    """
    found = _THINKING.match(text) if "</th" in text else None
    return text[found.end() :] if found else text


def structured_text(value: Any, fields: Sequence[str] | None = None) -> str:
    """All text of a structured answer, one value a line; or that of named fields.

    Names of fields are not text of the answer, nor are true, false and nothing.

    Args:
        value: a pydantic model, dataclass, mapping, sequence or plain value.
        fields: dotted paths of the fields that count; None takes all.

    Raises:
        GateUsageError: when a model or dataclass has no such field.

    >>> structured_text({"plan": "Pro", "price": 49, "limits": ["5 users", None]})
    'Pro\\n49\\n5 users'
    >>> structured_text({"plan": {"name": "Pro"}, "price": 49}, ["plan.name"])
    'Pro'
    """
    if fields is None:
        return "\n".join(_leaves(value, 0))
    found = [_at(value, path) for path in fields]
    return "\n".join(leaf for part in found for leaf in _leaves(part, 0))


def _leaves(value: Any, depth: int) -> Iterator[str]:
    if isinstance(value, Enum):
        value = value.value
    if value is None or isinstance(value, (bool, bytes)) or depth > _MAX_DEPTH:
        return
    parts = _parts(value)
    if parts is not None:
        for part in parts:
            yield from _leaves(part, depth + 1)
    elif str(value).strip():
        yield str(value)


def _parts(value: Any) -> Iterator[Any] | None:
    """What a value consists of; None for values that are text themselves."""
    if isinstance(value, str):
        return None
    if isinstance(value, BaseModel):
        return (part for _, part in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return (getattr(value, field.name) for field in dataclasses.fields(value))
    if isinstance(value, Mapping):
        return iter(value.values())
    if isinstance(value, (Sequence, AbstractSet)):
        return iter(value)
    return None


def _at(value: Any, path: str) -> Any:
    for name in path.split("."):
        if value is None:
            return None
        if isinstance(value, Mapping):
            value = value.get(name)
            continue
        found = getattr(value, name, _ABSENT)
        if found is _ABSENT:
            raise GateUsageError(
                f"answer_fields names {path!r}, but {type(value).__name__} has no "
                f"field {name!r}"
            )
        value = found
    return value
