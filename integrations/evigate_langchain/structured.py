"""Which values are structured answers, readable without knowing their type."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from datetime import date, time, timedelta
from enum import Enum
from numbers import Number
from typing import Any
from uuid import UUID

from pydantic import BaseModel


def is_structured(value: Any) -> bool:
    """Can all text of the value be read without knowing its type?

    >>> is_structured({"plan": "Pro"}), is_structured(49), is_structured(object())
    (True, True, False)
    """
    if isinstance(value, (BaseModel, Mapping, AbstractSet, Enum)):
        return True
    if isinstance(value, (Number, date, time, timedelta, UUID)):
        return True
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return True
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))
