"""Values that may travel: what JSON knows, and hashes in place of texts. A leaf."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping
from typing import Any


def plain_values(value: Any) -> Any:
    """JSON values of a nested value; what JSON does not know becomes its string.

    >>> plain_values({"n": 1, "at": ("x", None)})
    {'n': 1, 'at': ['x', None]}
    """
    if value is None or isinstance(value, (str, bool, int)):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, Mapping):
        return {str(key): plain_values(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain_values(item) for item in value]
    return str(value)


def text_hash(text: str) -> str:
    """First 16 hex digits of the SHA-256 of a text; lone surrogates are allowed.

    >>> text_hash("abc")
    'ba7816bf8f01cfea'
    """
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
