"""The parts of a gate as users name them: objects, or names of installed plugins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from evigate.checks import ALL_CHECKS, Check
from evigate.errors import UnknownGateError
from evigate.risk import gate_by_name
from evigate.risk.base import RiskModel
from evigate.second_looks.base import SecondLook

if TYPE_CHECKING:
    from evigate.plugins import Group

Sink = Callable[[dict[str, Any]], None]
"""Takes one text-free record; what it raises is logged and changes nothing."""


def model_of(gate: str | RiskModel) -> RiskModel:
    """A risk model: evigate's own or a plugin by name, or the object as it is.

    Raises:
        UnknownGateError: for a name that is unknown or needs a fitted model file.
    """
    if not isinstance(gate, str):
        return gate
    try:
        return gate_by_name(gate)
    except UnknownGateError:
        from evigate.plugins import find_plugin

        found: RiskModel | None = find_plugin("gates", gate)
        if found is None:
            raise
        return found


def checks_of(checks: Sequence[Check | str] | None) -> tuple[Check, ...]:
    """The checks to run; None takes all of evigate's."""
    if checks is None:
        return ALL_CHECKS
    return tuple(_resolved("checks", check) for check in checks)


def sinks_of(sinks: Iterable[Sink | str]) -> tuple[Sink, ...]:
    """Where records go."""
    return tuple(_resolved("sinks", sink) for sink in sinks)


def looks_of(
    scorer: Any, verifier: Any, looks: Iterable[SecondLook]
) -> list[SecondLook]:
    """The second looks; those of evigate are imported only where they are used."""
    found: list[SecondLook] = []
    if scorer is not None:
        from evigate.second_looks.consens import ConsensLook

        found.append(ConsensLook(_resolved("scorers", scorer)))
    if verifier is not None:
        from evigate.second_looks.verifier import VerifierLook

        found.append(VerifierLook(_resolved("verifiers", verifier)))
    return [*found, *looks]


def _resolved(group: Group, value: Any) -> Any:
    """Names alone are looked up: that reads what all packages register."""
    if not isinstance(value, str):
        return value
    from evigate.plugins import plugin

    return plugin(group, value)
