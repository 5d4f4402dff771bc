"""Question, nodes and answer -> verdict: all that the wrappers share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, get_args

from llama_index.core.schema import NodeWithScore

from evigate import (
    EvidenceGate,
    EvidenceSource,
    GateUsageError,
    Passage,
    Policy,
    RagCall,
    StreamMode,
    Verdict,
    as_passages,
    without_reasoning,
)
from evigate_llama_index.arguments import check_callable
from evigate_llama_index.nodes import node_references, notes_of, passages_of
from evigate_llama_index.request import GateRequest, current_request

METADATA_KEY: Final = "evigate"
"""Where responses carry the text-free record: ``response.metadata["evigate"]``."""

EVIDENCE_KEY: Final = "evigate_evidence"
"""Where they carry the record of the evidence gate, if it stopped the generation."""

WithheldAs = Literal["raise", "text"]
OnWithhold = WithheldAs | Callable[[str, Mapping[str, Any]], Any] | None
"""What a withheld structured answer becomes: ``"raise"`` an
:class:`~evigate.AnswerWithheldError`, the policy's ``"text"``, None (an empty
response), or what a callable builds from the policy's text and the record."""


class VerdictRecord(dict[str, Any]):
    """A verdict's text-free record that our wrappers recognise as their own.

    >>> VerdictRecord(action="abstain", released=False).withheld
    True
    """

    @property
    def withheld(self) -> bool:
        """Is the text beside this record the gate's own?"""
        return not self.get("released", False)


def withheld_already(response: Any) -> bool:
    """Is the text of a response the text of one of our gates?"""
    metadata = getattr(response, "metadata", None) or {}
    record = metadata.get(METADATA_KEY) if isinstance(metadata, dict) else None
    return isinstance(record, VerdictRecord) and record.withheld


@dataclass(frozen=True, slots=True)
class Gating:
    """How a wrapper gates: which gate, under which policy, and in which manner.

    Attributes:
        gate: the gate.
        policy: of this wrapper; None takes the gate's own.
        mode: how streams are released.
        on_withhold: what withheld structured answers become.
        answer_fields: dotted paths of the fields of structured answers that are judged;
            None judges all text.
    """

    gate: EvidenceGate
    policy: Policy | None = None
    mode: StreamMode = "buffer"
    on_withhold: OnWithhold = "raise"
    answer_fields: tuple[str, ...] | None = None

    @classmethod
    def of(
        cls,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        mode: StreamMode = "buffer",
        on_withhold: OnWithhold = "raise",
        answer_fields: Sequence[str] | None = None,
    ) -> Gating:
        """Check the arguments of a wrapper.

        Raises:
            GateUsageError: for a gate, mode or ``on_withhold`` that cannot work.
            InvalidPolicyError: for an unknown preset.
        """
        if not isinstance(gate, EvidenceGate):
            raise GateUsageError(f"gate must be an EvidenceGate, got {gate!r:.80}")
        if mode not in get_args(StreamMode):
            raise GateUsageError(
                f"mode must be one of {get_args(StreamMode)}, got {mode!r}"
            )
        known = on_withhold is None or on_withhold in get_args(WithheldAs)
        if not known and not callable(on_withhold):
            raise GateUsageError(
                "on_withhold must be 'raise', 'text', None or a callable, "
                f"got {on_withhold!r:.80}"
            )
        if not known:
            check_callable("on_withhold", on_withhold)
        if isinstance(answer_fields, str):
            answer_fields = (answer_fields,)
        return cls(
            gate=gate,
            policy=None if policy is None else Policy.of(policy),
            mode=mode,
            on_withhold=on_withhold,
            answer_fields=None if answer_fields is None else tuple(answer_fields),
        )

    def begin(
        self,
        question: str,
        *,
        history: Iterable[Any] = (),
        documents: Callable[[Any], Any] | None = None,
    ) -> Turn:
        """Begin one answer; call it where the request is still current."""
        request = current_request()
        if request is not None:
            request.begin()
        return Turn(self, question, tuple(history), request, documents)


@dataclass(slots=True)
class Turn:
    """One answer on its way through the gate.

    Attributes:
        gating: of the wrapper.
        question: what was asked.
        history: earlier turns, in any form that evigate reads.
        request: the request around the call.
        documents: reads the documents out of a response, where its nodes do not do.
        verdict: the last verdict of this answer.
        records: what the response's metadata gains with it.
    """

    gating: Gating
    question: str
    history: tuple[Any, ...] = ()
    request: GateRequest | None = None
    documents: Callable[[Any], Any] | None = None
    verdict: Verdict | None = field(default=None, repr=False)
    records: dict[str, Any] = field(default_factory=dict, repr=False)

    @property
    def policy(self) -> Policy:
        """That of the request, else of the wrapper, else of the gate."""
        if self.request is not None and self.request.policy is not None:
            return self.request.policy
        return self.gating.policy or self.gating.gate.policy

    def call(
        self,
        nodes: Sequence[NodeWithScore],
        answer: str,
        response: Any = None,
        *,
        source: EvidenceSource = "retriever",
    ) -> RagCall:
        """The call to judge; reading the nodes may raise anything."""
        passages: tuple[Passage, ...]
        if self.documents is not None:
            passages = as_passages(self.documents(response))
            source = "explicit"
        else:
            passages = passages_of(nodes)
        metadata = dict(self.request.metadata) if self.request else {}
        if nodes:
            metadata["nodes"] = node_references(nodes)
        return RagCall.of(
            self.question,
            passages,
            answer,
            self.history,
            evidence_source=source,
            metadata=metadata,
            notes=notes_of(nodes),
        )

    def judge(
        self, nodes: Sequence[NodeWithScore], answer: str, response: Any = None
    ) -> Verdict:
        """The verdict on an answer; never raises an ``Exception``."""
        judged = without_reasoning(answer)
        try:
            call = self.call(nodes, judged, response)
        except Exception as error:  # noqa: BLE001 - the policy decides
            return self.concluded(self.failed(judged, error), answer)
        return self.concluded(self.gating.gate.conclude(call, self.policy), answer)

    async def ajudge(
        self, nodes: Sequence[NodeWithScore], answer: str, response: Any = None
    ) -> Verdict:
        """:meth:`judge` for event loops: slow work does not block them."""
        judged = without_reasoning(answer)
        try:
            call = self.call(nodes, judged, response)
        except Exception as error:  # noqa: BLE001 - the policy decides
            return self.concluded(self.failed(judged, error), answer)
        return self.concluded(await conclude_beside_loop(self, call), answer)

    def failed(self, answer: str, error: Exception) -> Verdict:
        """The policy's decision where the call could not even be read."""
        question = self.question if isinstance(self.question, str) else ""
        call = RagCall(question, (), answer)
        return self.gating.gate.fail(call, self.policy, error)

    def concluded(self, verdict: Verdict, shown_if_released: str) -> Verdict:
        """Report a verdict; what is released is shown with its reasoning, unchanged."""
        self.verdict = verdict
        self.records = {METADATA_KEY: VerdictRecord(verdict.to_record())}
        if self.blocked:
            self.records[EVIDENCE_KEY] = self.blocked[-1].to_record()
        if self.request is not None:
            self.request.add(verdict, self.records)
        if verdict.released and verdict.text != shown_if_released:
            return replace(verdict, text=shown_if_released)
        return verdict

    def text_of(self, verdict: Verdict) -> str:
        """What to show; where the evidence gate stopped generation, its own text."""
        blocked = self.blocked
        if verdict.released or not blocked:
            return verdict.text
        return blocked[-1].text or verdict.text

    @property
    def blocked(self) -> list[Any]:
        """Verdicts of the evidence gate that kept the model from being asked."""
        return [] if self.request is None else self.request.blocked


async def conclude_beside_loop(
    turn: Turn, call: RagCall, *, emit: bool = True
) -> Verdict:
    """Run the gate; large calls and slow models in a thread."""
    gate, policy = turn.gating.gate, turn.policy
    if gate.is_slow(call):
        return await asyncio.to_thread(gate.conclude, call, policy, emit=emit)
    return gate.conclude(call, policy, emit=emit)
