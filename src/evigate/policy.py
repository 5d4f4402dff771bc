"""Judgement -> decision: thresholds, failure modes and the texts that users see.

``DECISIONS`` is the whole table of what leads to which action and route. A policy is a
frozen value; presets and TOML files make one, ``replace`` varies one.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

from evigate.codes import Action, Route, Situation
from evigate.errors import InvalidPolicyError
from evigate.look_policies import LOOK_POLICIES, CascadePolicy, ConsensPolicy
from evigate.settings import (
    check_choice,
    check_count,
    check_flag,
    check_number,
    check_timeout,
    invalid,
    known_fields,
    nested,
)
from evigate.texts import check_template

Release = Literal["everything", "reviewable", "accepted"]
"""What a policy lets through: ``everything`` (observe), all that is answered even where
it should be reviewed (balanced), or only what is accepted (strict)."""

OnFailure = Literal["abstain", "review", "release"]
"""What happens when the gate cannot judge: withhold, mark for review, or let pass."""

OnDomainShift = Literal["fallback", "warn"]
"""Where calls no longer look like those a fitted gate was fitted on: judge zero-shot,
or go on and say so."""


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
    "unverified_withheld": Decision("abstain", "review"),
    "fault": Decision("answer", "review"),
    "high_risk": Decision("answer", "verify"),
    "elevated_risk": Decision("answer", "review"),
    "unverified": Decision("answer", "review"),
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
        review_share: an online review budget, in [0, 1]: of the stream of scored calls
            the riskiest share goes to review even where it would be accepted, see
            :class:`evigate.budgets.TopShare`; None reviews by risk and faults alone.
        fault_weight: how sure a check must be, in [0, 1], for its finding to count.
        min_sufficiency: in [0, 1]; documents that cover less of what is asked do not
            answer it. Documents of many sentences must cover up to twice as much.
        on_error: when scoring fails.
        on_timeout: when a slow stage exceeds ``timeout``.
        on_no_evidence: when there are no, blank or placeholder documents.
        on_limited_evidence: when the gate is out of its depth (languages without
            support, text beyond the limits); ``release`` judges as usual.
        on_domain_shift: when a fitted gate sees calls of another kind than it was
            fitted on, see :data:`OnDomainShift`.
        timeout: seconds that the slow stages of one call may take; None is unbounded.
        max_document_characters: of all documents together that are read.
        max_answer_characters: of the answer that are read.
        abstain_text: shown when the gate abstains.
        conflict_text: shown when documents conflict; may name ``{documents}`` and
            ``{quotations}``.
        review_text: shown when an answer is held back for review.
        quote_conflicts: fill ``{quotations}`` with what the documents say.
        quote_characters: most characters of each quotation.
        consens: use of ConSens and attribution where the gate has a ``scorer``; None
            takes the defaults of :class:`ConsensPolicy`.
        cascade: use of a ``verifier`` where the gate has one; None takes the defaults
            of :class:`CascadePolicy`.

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
    review_share: float | None = None
    fault_weight: float = 0.5
    min_sufficiency: float = 0.25
    on_error: OnFailure = "review"
    on_timeout: OnFailure = "review"
    on_no_evidence: OnFailure = "abstain"
    on_limited_evidence: OnFailure = "release"
    on_domain_shift: OnDomainShift = "fallback"
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
    consens: ConsensPolicy | None = None
    cascade: CascadePolicy | None = None

    def __post_init__(self) -> None:
        for field_name, allowed in _CHOICES.items():
            check_choice(field_name, getattr(self, field_name), allowed)
        for field_name in _FRACTIONS:
            check_number(
                field_name,
                getattr(self, field_name),
                optional=field_name in _OPTIONAL,
            )
        for field_name in _COUNTS:
            check_count(field_name, getattr(self, field_name))
        check_timeout("timeout", self.timeout)
        for field_name, kind in LOOK_POLICIES.items():
            value = getattr(self, field_name)
            if value is not None:
                object.__setattr__(self, field_name, nested(kind, value, field_name))
        if not isinstance(self.name, str) or not self.name.strip():
            raise invalid("name", self.name, "a non-empty string")
        check_flag("quote_conflicts", self.quote_conflicts)
        for field_name in ("abstain_text", "conflict_text", "review_text"):
            check_template(field_name, getattr(self, field_name))
        if None not in (self.review_risk, self.verify_risk) and (
            float(self.review_risk or 0.0) > float(self.verify_risk or 0.0)
        ):
            raise invalid(
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
        """A policy as it is, a preset by name, or the default for None.

        Raises:
            InvalidPolicyError: for another name, and for anything else.
        """
        if policy is None:
            return cls()
        if isinstance(policy, Policy):
            return policy
        if not isinstance(policy, str):
            raise InvalidPolicyError(
                f"a policy must be a Policy or a preset's name ({', '.join(_PRESETS)})"
                f", got {type(policy).__name__}; Policy.from_mapping reads plain values"
            )
        if policy.endswith(".toml"):
            raise InvalidPolicyError(
                f"no policy preset {policy!r}; Policy.load reads a file"
            )
        return cls.preset(policy)

    @classmethod
    def from_mapping(cls, values: Mapping[str, Any]) -> Policy:
        """Build from plain values: fields, and optionally ``preset`` to start from.

        Raises:
            InvalidPolicyError: for unknown fields (with the nearest name) and values
                that cannot work.
        """
        changes = dict(values)
        base = cls.preset(changes.pop("preset", "balanced"))
        return replace(base, **known_fields(cls, changes))

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
            values = tomllib.loads(content.decode("utf-8-sig"))
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
        """A copy with other values, checked again.

        Raises:
            InvalidPolicyError: for unknown fields (with the nearest name) and values
                that cannot work.

        >>> Policy.preset("strict").replace(timeout=0.5).release
        'accepted'
        """
        return replace(self, **known_fields(type(self), changes))

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
    "on_domain_shift": get_args(OnDomainShift),
}
_FRACTIONS: Final = (
    "review_risk",
    "verify_risk",
    "review_share",
    "fault_weight",
    "min_sufficiency",
)
_OPTIONAL: Final = frozenset({"review_risk", "verify_risk", "review_share"})
_COUNTS: Final = (
    "max_document_characters",
    "max_answer_characters",
    "quote_characters",
)
_MAX_POLICY_BYTES: Final = 1_000_000
