"""The parts of a gate as users name them: objects, or names of installed plugins."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from evigate.checks import ALL_CHECKS, Check
from evigate.errors import GateUsageError, UnknownGateError
from evigate.risk import gate_by_name
from evigate.risk.base import RiskModel
from evigate.second_looks.base import SecondLook

if TYPE_CHECKING:
    from evigate.plugins import Group
    from evigate.policy import Policy

logger = logging.getLogger(__name__)

Sink = Callable[[dict[str, Any]], None]
"""Takes one text-free record; what it raises is logged and changes nothing."""

_NEEDED_OF_MODELS: Final = ("thresholds", "uses_findings", "model_hash")


def model_of(gate: str | RiskModel) -> RiskModel:
    """A risk model: evigate's own or a plugin by name, or the object as it is.

    Raises:
        UnknownGateError: for a name that is unknown or needs a fitted model file, and
            for what is no risk model.
    """
    if not isinstance(gate, str):
        if isinstance(gate, type) or not _is_model(gate):
            raise UnknownGateError(
                f"a gate must be a name or a risk model, got {_kind(gate)}; a file "
                "goes to EvidenceGate.load, a policy into policy=..."
            )
        lacking = [name for name in _NEEDED_OF_MODELS if not hasattr(gate, name)]
        if lacking:
            raise UnknownGateError(
                f"the risk model {gate.name!r} lacks {', '.join(lacking)}; see "
                "evigate.risk.base.RiskModel"
            )
        return gate
    try:
        return gate_by_name(gate)
    except UnknownGateError:
        from evigate.plugins import find_plugin

        found: RiskModel | None = find_plugin("gates", gate)
        if found is None and gate.endswith(".json"):
            raise UnknownGateError(
                f"no gate named {gate!r}; EvidenceGate.load reads a model file"
            ) from None
        if found is None:
            raise
        return found


def checks_of(checks: Sequence[Check | str] | None) -> tuple[Check, ...]:
    """The checks to run; None takes all of evigate's."""
    return ALL_CHECKS if checks is None else _callables("checks", checks)


def sinks_of(sinks: Iterable[Sink | str]) -> tuple[Sink, ...]:
    """Where records go."""
    return _callables("sinks", sinks)


def looks_of(
    scorer: Any, verifier: Any, looks: Iterable[SecondLook]
) -> list[SecondLook]:
    """The second looks; those of evigate are imported only where they are used."""
    found: list[SecondLook] = []
    if scorer is not None:
        from evigate.second_looks.consens import ConsensLook

        part = _resolved("scorers", scorer)
        found.append(ConsensLook(_able(part, "scorer", "score", "evigate.lm")))
    if verifier is not None:
        from evigate.second_looks.verifier import VerifierLook

        part = _resolved("verifiers", verifier)
        found.append(
            VerifierLook(_able(part, "verifier", "verify", "evigate.verifiers"))
        )
    return [*found, *_listed("looks", looks)]


def tell_unused(policy: Policy, looks: Sequence[SecondLook]) -> None:
    """Log what a policy asks for and its gate has no means of.

    Policies are shared by gates, so this is no error; a newcomer who forgot the scorer
    would wait for its figures in vain.
    """
    for asked, name in ((policy.consens, "scorer"), (policy.cascade, "verifier")):
        if asked is not None and not looks:
            logger.warning(
                "the policy has a %s, but the gate has no %s=, so it changes nothing",
                type(asked).__name__,
                name,
            )


def count_of(recent_reads: int) -> int:
    """How many calls to remember.

    Raises:
        GateUsageError: for what is no whole number from 0 up.
    """
    is_count = isinstance(recent_reads, int) and not isinstance(recent_reads, bool)
    if not is_count or recent_reads < 0:
        raise GateUsageError(
            f"recent_reads must be a whole number from 0 up, got {recent_reads!r}; "
            "0 keeps nothing in memory"
        )
    return recent_reads


def _callables(group: Literal["checks", "sinks"], parts: Any) -> tuple[Any, ...]:
    """The parts of a list, names looked up; what cannot be called is an error."""
    found = tuple(_resolved(group, part) for part in _listed(group, parts))
    for part in found:
        if not callable(part):
            raise GateUsageError(
                f"{group} must be callables or names of plugins, got {_kind(part)}"
            )
    return found


def _listed(name: str, parts: Any) -> Iterable[Any]:
    if isinstance(parts, (str, bytes)) or not hasattr(parts, "__iter__"):
        raise GateUsageError(
            f"{name} must be a list, got {_kind(parts)}: {name}=[...], for one too"
        )
    listed: Iterable[Any] = parts
    return listed


def _able(part: Any, name: str, method: str, room: str) -> Any:
    if isinstance(part, type) or not _has(part, method):
        wrap = inspect.isroutine(part) and name == "verifier"
        raise GateUsageError(
            f"a {name} needs a method {method!r} (see {room}), got {_kind(part)}"
            + ("; FunctionVerifier makes one of a function" if wrap else "")
        )
    return part


def _has(part: Any, *methods: str) -> bool:
    return all(callable(getattr(part, method, None)) for method in methods)


def _is_model(gate: Any) -> bool:
    named = isinstance(getattr(gate, "name", None), str)
    return named and _has(gate, "features", "risk")


def _kind(part: Any) -> str:
    """What it is, without its values; a class is named as such."""
    if isinstance(part, type):
        return f"the class {part.__name__}, not an object of it"
    return type(part).__name__


def _resolved(group: Group, value: Any) -> Any:
    """Names alone are looked up: that reads what all packages register."""
    if not isinstance(value, str):
        return value
    from evigate.plugins import plugin

    return plugin(group, value)
