"""Every exception that evigate raises, as one tree.

EvigateError
├── InvalidCallError          a call or row that cannot be read (also ValueError)
├── InvalidPolicyError        a policy that cannot work (also ValueError)
├── ModelFileError            a model file that is damaged or foreign (also ValueError)
├── UnknownGateError          no gate of that name (also ValueError)
├── EvidenceBlockedError      raised before generation by blocking handlers
├── AnswerWithheldError       raised instead of a structured answer
├── GateUsageError            a part or wrapper used where it cannot work
└── MissingExtraError         an optional dependency is absent (also ImportError)

A leaf module: it imports nothing of evigate, so that every room may use it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = [
    "AnswerWithheldError",
    "EvidenceBlockedError",
    "EvigateError",
    "GateUsageError",
    "InvalidCallError",
    "InvalidPolicyError",
    "MissingExtraError",
    "ModelFileError",
    "UnknownGateError",
]


class EvigateError(Exception):
    """Base of all errors raised by evigate."""


class InvalidCallError(EvigateError, ValueError):
    """A call or an input row cannot be read; says which part and what came.

    Attributes:
        code: short machine-readable name of the fault, e.g. ``"missing_answer"``.
    """

    def __init__(self, message: str, *, code: str = "invalid_call") -> None:
        super().__init__(message)
        self.code = code


class InvalidPolicyError(EvigateError, ValueError):
    """A policy field has a value that cannot work."""


class ModelFileError(EvigateError, ValueError):
    """A model file is damaged, too large, of another format, or misses features."""


class UnknownGateError(EvigateError, ValueError):
    """No gate of that name exists, or it needs a fitted model file."""


class EvidenceBlockedError(EvigateError):
    """Generation was stopped because the evidence does not allow an answer.

    Attributes:
        record: the text-free record of the decision (``EvidenceVerdict.to_record``).
        text: what the policy would show to the user.
    """

    def __init__(self, message: str, *, record: Mapping[str, Any], text: str) -> None:
        super().__init__(message)
        self.record = record
        self.text = text


class AnswerWithheldError(EvigateError):
    """A structured answer was withheld; no field of it is carried along.

    Attributes:
        record: the text-free record of the decision (``Verdict.to_record``).
        text: what the policy would show to the user.
    """

    def __init__(self, message: str, *, record: Mapping[str, Any], text: str) -> None:
        super().__init__(message)
        self.record = record
        self.text = text


class GateUsageError(EvigateError):
    """A part of a gate cannot work, or a wrapper cannot keep what it promises there."""


class MissingExtraError(EvigateError, ImportError):
    """An optional dependency is missing; the message names the extra to install.

    Attributes:
        extra: the name inside the brackets of ``pip install "evigate[...]"``.
    """

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(
            f"{package!r} is not installed; it comes with the extra {extra!r}: "
            f'pip install "evigate[{extra}]"'
        )
        self.extra = extra
