"""What holds for one request only: policy, metadata, and the verdicts it led to.

LlamaIndex has no configuration that travels with a call, so a context variable does:
tasks and LlamaIndex's own threads inherit it, and nothing is shared between requests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Final

from evigate import EvidenceVerdict, Policy, Verdict


@dataclass(slots=True, repr=False)
class GateRequest:
    """One request under the gate; made by :func:`gate_request`.

    Attributes:
        policy: for this request only; None leaves each wrapper its own.
        metadata: plain values for the records.
        verdicts: all verdicts of the request, in the order in which they fell; for an
            answer made of sub-answers the last one is that of the whole.
        evidence_verdicts: verdicts on evidence, before generation.
        blocked: those of them that kept the model from being asked.
        records: what the metadata of the response holds, or will hold, of this gate.
        standalone_question: the question as a chat engine condensed it.
        begun: did a gate take an answer on within this request?
        outer: the request around this one.

    >>> with gate_request(metadata={"tenant": "a"}) as request:
    ...     current_request() is request
    True
    """

    policy: Policy | None = None
    metadata: Mapping[str, Any] = field(default_factory=dict)
    verdicts: list[Verdict] = field(default_factory=list)
    evidence_verdicts: list[EvidenceVerdict] = field(default_factory=list)
    blocked: list[EvidenceVerdict] = field(default_factory=list)
    records: dict[str, Any] = field(default_factory=dict)
    standalone_question: str | None = None
    begun: bool = False
    outer: GateRequest | None = None

    def __repr__(self) -> str:
        return f"GateRequest(policy={self.policy!r}, verdicts={len(self.verdicts)})"

    def begin(self) -> None:
        """A gate takes an answer on."""
        self.begun = True
        if self.outer is not None:
            self.outer.begin()

    def add(self, verdict: Verdict, records: Mapping[str, Any]) -> None:
        """Hand a verdict to this request and to those around it."""
        self.verdicts.append(verdict)
        self.records.update(records)
        if self.outer is not None:
            self.outer.add(verdict, records)

    def add_evidence(self, verdict: EvidenceVerdict) -> None:
        """Hand a verdict on evidence to this request and to those around it."""
        self.evidence_verdicts.append(verdict)
        if self.outer is not None:
            self.outer.add_evidence(verdict)


_current: Final[ContextVar[GateRequest | None]] = ContextVar(
    "evigate_llama_index_request", default=None
)


def current_request() -> GateRequest | None:
    """The innermost request around this call."""
    return _current.get()


@contextmanager
def gate_request(
    *,
    policy: Policy | str | None = None,
    metadata: Mapping[str, Any] | None = None,
) -> Iterator[GateRequest]:
    """Set the policy of one request, add metadata, and collect its verdicts.

    Args:
        policy: for every gate within; None leaves each its own.
        metadata: plain values that travel in the records (tenant, trace id ...).

    Raises:
        InvalidPolicyError: for an unknown preset.

    >>> with gate_request(policy="strict", metadata={"tenant": "a"}) as request:
    ...     pass  # query_engine.query(...)
    >>> request.verdicts
    []
    """
    outer = _current.get()
    chosen = None if policy is None else Policy.of(policy)
    if outer is not None:
        chosen = chosen or outer.policy
        metadata = {**outer.metadata, **(metadata or {})}
    request = GateRequest(chosen, dict(metadata or {}), outer=outer)
    token = _current.set(request)
    try:
        yield request
    finally:
        _current.reset(token)


@contextmanager
def collect_verdicts() -> Iterator[list[Verdict]]:
    """Collect the verdicts of everything that is called within.

    >>> with collect_verdicts() as verdicts:
    ...     pass  # query_engine.query(...)
    >>> verdicts
    []
    """
    with gate_request() as request:
        yield request.verdicts
