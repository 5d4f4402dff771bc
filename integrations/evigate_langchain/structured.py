"""The text of structured answers: models, dataclasses, mappings, lists, numbers."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from datetime import date, time, timedelta
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from typing import Any, Final
from uuid import UUID

from pydantic import BaseModel

from evigate import GateUsageError

_MAX_DEPTH: Final = 32
_ABSENT: Final = object()
_NUMBERS: Final = (int, float, Decimal, Fraction)
_WRITTEN: Final = (date, time, timedelta, UUID)


def is_structured(value: Any) -> bool:
    """Can all text of the value be read without knowing its type?"""
    return (
        isinstance(value, (BaseModel, Mapping, AbstractSet, Enum, *_NUMBERS, *_WRITTEN))
        or (isinstance(value, Sequence) and not isinstance(value, (str, bytes)))
        or (dataclasses.is_dataclass(value) and not isinstance(value, type))
    )


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
    if isinstance(value, str):
        if value.strip():
            yield str(value)
    elif isinstance(value, (*_NUMBERS, *_WRITTEN)):
        yield str(value)
    else:
        for part in _parts(value):
            yield from _leaves(part, depth + 1)


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, BaseModel):
        return (part for _, part in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return (getattr(value, field.name) for field in dataclasses.fields(value))
    if isinstance(value, Mapping):
        return iter(value.values())
    if isinstance(value, (Sequence, AbstractSet)):
        return iter(value)
    return iter(())


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
