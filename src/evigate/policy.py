"""Judgement -> decision: thresholds, failure modes and the texts that users see.

``DECISIONS`` is the whole table of what leads to which action and route. A policy is a
frozen value; presets and TOML files make one, ``replace`` varies one.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

from evigate.codes import Action, Route, Situation
from evigate.errors import InvalidPolicyError
from evigate.texts import check_template

Release = Literal["everything", "reviewable", "accepted"]
"""What a policy lets through: ``everything`` (observe), all that is answered even where
it should be reviewed (balanced), or only what is accepted (strict)."""

OnFailure = Literal["abstain", "review", "release"]
"""What happens when the gate cannot judge: withhold, mark for review, or let pass."""


class Decision(NamedTuple):
    """An action and where the answer goes."""

    action: Action
    route: Route


DECISIONS: Final[Mapping[Situation, Decision]] = {
    # situation              action           route
    "empty_answer": Decision("abstain", "review"),
    "no_claim": Decision("answer", "accept"),
    "refusal": Decision("answer", "accept"),
    "over_refusal": Decision("answer", "review"),
    "conflict_reported": Decision("answer", "accept"),
    "conflict": Decision("flag_conflict", "review"),
    "insufficient": Decision("abstain", "review"),
    "fault": Decision("answer", "review"),
    "high_risk": Decision("answer", "verify"),
    "elevated_risk": Decision("answer", "review"),
    "supported": Decision("answer", "accept"),
}
"""Which situation leads to which action and route. ``failed``, ``timed_out``,
``no_evidence`` and ``limited`` are the policy's own: ``on_error``, ``on_timeout``,
``on_no_evidence``, ``on_limited_evidence``."""

_ON_FAILURE: Final[Mapping[OnFailure, Decision]] = {
    "abstain": Decision("abstain", "review"),
    "review": Decision("answer", "review"),
    "release": Decision("answer", "accept"),
}


@dataclass(frozen=True, slots=True, repr=False)
class Policy:
    """How a gate acts on what it finds; checked when built.

    Attributes:
        name: shown in every record.
        release: what is let through, see :data:`Release`.
        review_risk: risk in [0, 1] from which an answer is routed to review; None
            takes the gate's own threshold.
        verify_risk: risk in [0, 1] from which it is routed to a stronger check; None
            takes the gate's own.
        fault_weight: how sure a check must be, in [0, 1], for its finding to count.
        min_sufficiency: in [0, 1]; documents that cover less of what is asked do not
            answer it.
        on_error: when scoring fails.
        on_timeout: when a slow stage exceeds ``timeout``.
        on_no_evidence: when there are no, blank or placeholder documents.
        on_limited_evidence: when the gate is out of its depth (languages without
            support, text beyond the limits); ``release`` judges as usual.
        timeout: seconds that the slow stages of one call may take; None is unbounded.
        max_document_characters: of all documents together that are read.
        max_answer_characters: of the answer that are read.
        abstain_text: shown when the gate abstains.
        conflict_text: shown when documents conflict; may name ``{documents}`` and
            ``{quotations}``.
        review_text: shown when an answer is held back for review.
        quote_conflicts: fill ``{quotations}`` with what the documents say.
        quote_characters: most characters of each quotation.

    Raises:
        InvalidPolicyError: names the field, the value received and what is allowed.

    >>> Policy.preset("strict").release
    'accepted'
    >>> Policy.preset("balanced").replace(review_risk=0.4).review_risk
    0.4
    """

    name: str = "balanced"
    release: Release = "reviewable"
    review_risk: float | None = None
    verify_risk: float | None = None
    fault_weight: float = 0.5
    min_sufficiency: float = 0.25
    on_error: OnFailure = "review"
    on_timeout: OnFailure = "review"
    on_no_evidence: OnFailure = "abstain"
    on_limited_evidence: OnFailure = "release"
    timeout: float | None = 10.0
    max_document_characters: int = 4_000_000
    max_answer_characters: int = 1_000_000
    abstain_text: str = (
        "I could not find a reliable answer to this in the available documents."
    )
    conflict_text: str = (
        "The available documents disagree on this ({documents}). "
        "Please check which one applies."
    )
    review_text: str = (
        "This answer is being held back because the available documents do not fully "
        "support it."
    )
    quote_conflicts: bool = False
    quote_characters: int = 160

    def __post_init__(self) -> None:
        for field_name, allowed in _CHOICES.items():
            _check_choice(field_name, getattr(self, field_name), allowed)
        for field_name in _FRACTIONS:
            _check_fraction(field_name, getattr(self, field_name))
        for field_name in _COUNTS:
            _check_count(field_name, getattr(self, field_name))
        _check_timeout(self.timeout)
        if not isinstance(self.name, str) or not self.name.strip():
            raise _invalid("name", self.name, "a non-empty string")
        if not isinstance(self.quote_conflicts, bool):
            raise _invalid("quote_conflicts", self.quote_conflicts, "true or false")
        for field_name in ("abstain_text", "conflict_text", "review_text"):
            check_template(field_name, getattr(self, field_name))
        if None not in (self.review_risk, self.verify_risk) and (
            float(self.review_risk or 0.0) > float(self.verify_risk or 0.0)
        ):
            raise _invalid(
                "review_risk",
                self.review_risk,
                f"at most verify_risk ({self.verify_risk})",
            )

    def __repr__(self) -> str:
        return f"Policy({self.name!r}, hash={self.hash})"

    @property
    def hash(self) -> str:
        """First 12 hex digits of the SHA-256 of all fields."""
        return _hash_of(self)

    @classmethod
    def preset(cls, name: str) -> Policy:
        """``observe``, ``balanced`` or ``strict``.

        Raises:
            InvalidPolicyError: for any other name.
        """
        try:
            return cls(name=name, **_PRESETS[name])
        except (KeyError, TypeError):
            raise InvalidPolicyError(
                f"no policy preset {name!r}; there are {', '.join(_PRESETS)}"
            ) from None

    @classmethod
    def of(cls, policy: Policy | str | None) -> Policy:
        """A policy as it is, a preset by name, or the default for None."""
        if policy is None:
            return cls()
        if isinstance(policy, Policy):
            return policy
        return cls.preset(policy)

    @classmethod
    def from_mapping(cls, values: Mapping[str, Any]) -> Policy:
        """Build from plain values: fields, and optionally ``preset`` to start from.

        Raises:
            InvalidPolicyError: for unknown fields (with the nearest name) and values
                that cannot work.
        """
        known = [field.name for field in fields(cls)]
        changes = dict(values)
        base = cls.preset(changes.pop("preset", "balanced"))
        for key in changes:
            if key not in known:
                near = difflib.get_close_matches(str(key), known, n=1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                raise InvalidPolicyError(f"unknown policy field {key!r}{hint}")
        return replace(base, **changes)

    @classmethod
    def load(cls, path: str | Path) -> Policy:
        """Read a TOML file with the fields at its top level.

        Raises:
            InvalidPolicyError: when the file is absent, not TOML, or holds values
                that cannot work.
        """
        try:
            with Path(path).open("rb") as file:
                content = file.read(_MAX_POLICY_BYTES + 1)
            if len(content) > _MAX_POLICY_BYTES:
                raise InvalidPolicyError(
                    f"policy file {path} is larger than {_MAX_POLICY_BYTES} bytes"
                )
            values = tomllib.loads(content.decode("utf-8"))
        except OSError as error:
            raise InvalidPolicyError(
                f"cannot read policy file {path}: {error.strerror}"
            ) from error
        except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
            raise InvalidPolicyError(f"policy file {path} is not TOML: {error}") from (
                error
            )
        try:
            return cls.from_mapping(values)
        except InvalidPolicyError as error:
            raise InvalidPolicyError(f"policy file {path}: {error}") from error

    def replace(self, **changes: Any) -> Policy:
        """A copy with other values, checked again."""
        return replace(self, **changes)

    def decide(self, situation: Situation) -> Decision:
        """The action and route for a situation under this policy."""
        if situation == "failed":
            return _ON_FAILURE[self.on_error]
        if situation == "timed_out":
            return _ON_FAILURE[self.on_timeout]
        if situation == "no_evidence":
            return _ON_FAILURE[self.on_no_evidence]
        if situation == "limited":
            return _ON_FAILURE[self.on_limited_evidence]
        return DECISIONS[situation]

    def releases(self, decision: Decision) -> bool:
        """May the model's answer go out under this decision?"""
        if self.release == "everything":
            return True
        if self.release == "accepted":
            return decision == Decision("answer", "accept")
        return decision.action == "answer"


@lru_cache(maxsize=256)
def _hash_of(policy: Policy) -> str:
    """Every verdict carries it, so it is computed once per policy."""
    canonical = json.dumps(asdict(policy), sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


_PRESETS: Final[Mapping[str, dict[str, Any]]] = {
    "observe": {
        "release": "everything",
        "on_error": "release",
        "on_timeout": "release",
    },
    "balanced": {},
    "strict": {
        "release": "accepted",
        "on_error": "abstain",
        "on_timeout": "abstain",
        "on_limited_evidence": "review",
    },
}
PRESETS: Final = tuple(_PRESETS)

_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "release": get_args(Release),
    "on_error": get_args(OnFailure),
    "on_timeout": get_args(OnFailure),
    "on_no_evidence": get_args(OnFailure),
    "on_limited_evidence": get_args(OnFailure),
}
_FRACTIONS: Final = ("review_risk", "verify_risk", "fault_weight", "min_sufficiency")
_COUNTS: Final = (
    "max_document_characters",
    "max_answer_characters",
    "quote_characters",
)
_MAX_POLICY_BYTES: Final = 1_000_000
_MAX_TIMEOUT: Final = 86_400.0


def _invalid(field_name: str, value: Any, allowed: str) -> InvalidPolicyError:
    shown = repr(value)
    shown = shown if len(shown) <= 80 else shown[:77] + "..."
    return InvalidPolicyError(f"{field_name} must be {allowed}, got {shown}")


def _check_choice(field_name: str, value: Any, allowed: tuple[str, ...]) -> None:
    if not isinstance(value, str) or value not in allowed:
        raise _invalid(field_name, value, "one of " + ", ".join(map(repr, allowed)))


def _check_fraction(field_name: str, value: Any) -> None:
    optional = field_name.endswith("_risk")
    if value is None and optional:
        return
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not number or not 0.0 <= value <= 1.0:
        raise _invalid(field_name, value, "a number between 0 and 1")


def _check_count(field_name: str, value: Any) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise _invalid(field_name, value, "a whole number above 0")


def _check_timeout(value: Any) -> None:
    if value is None:
        return
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not number or not 0.0 < value <= _MAX_TIMEOUT:
        raise _invalid("timeout", value, f"seconds in (0, {_MAX_TIMEOUT:.0f}] or None")
