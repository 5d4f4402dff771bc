"""Features -> Risk: models that turn a feature row into a risk in [0, 1]."""

from __future__ import annotations

from typing import Final

from evigate.errors import UnknownGateError
from evigate.risk.base import RiskModel
from evigate.risk.zero_shot import ZeroShot

GATE_NAMES: Final = ("evigate", "ragscope-z", "ragscope-c", "ragscope-e")


def gate_by_name(name: str) -> RiskModel:
    """A risk model that needs no fitted weights, by the gate's name.

    Raises:
        UnknownGateError: for other names, and for gates that must be fitted first;
            says which command does it.

    >>> gate_by_name("evigate").name
    'evigate'
    """
    if name == "evigate":
        return ZeroShot()
    if name == "ragscope-z":
        from evigate.risk.ragscope import RagScopeZ

        return RagScopeZ()
    if name in GATE_NAMES:
        raise UnknownGateError(
            f"gate {name!r} has no built-in weights; fit it on your own labelled "
            f"calls: evigate fit labelled.jsonl --gate {name} -o model.json, then "
            'EvidenceGate.load("model.json") or --model model.json'
        )
    raise UnknownGateError(f"no gate named {name!r}; there are {', '.join(GATE_NAMES)}")
