"""What the agent middleware decides, apart from any hook: plain functions of a turn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from langchain.agents.middleware.types import ModelRequest
from langchain.agents.structured_output import ProviderStrategy, ToolStrategy
from langchain_core.runnables import RunnableConfig
from langchain_core.tools.retriever import RetrieverInput

from evigate import (
    EvidenceGate,
    EvidenceVerdict,
    Policy,
    RagCall,
    ReasonCode,
    Verdict,
)
from evigate_langchain.agent_evidence import ToolResult, Turn, read_turn
from evigate_langchain.streaming import unseen
from evigate_langchain.surfaces import run_metadata

DocumentsOfRequest = Callable[[ModelRequest], Any]
"""Gives the documents that the model sees, for agents that put them into the prompt."""

_NOTHING_FOUND: Final = frozenset(
    {"no_documents", "blank_documents", "placeholder_documents"}
)


@dataclass(frozen=True, slots=True)
class OpenCall:
    """One model call of an agent before there is an answer.

    Attributes:
        call: what is known of it, with an empty answer.
        turn: the messages as they were read.
        policy: that applies to it.
        failure: why it could not be read; the policy then decides.
    """

    call: RagCall
    turn: Turn
    policy: Policy
    failure: Exception | None = None

    def __repr__(self) -> str:
        return f"OpenCall({self.call!r}, failed={self.failure is not None})"

    def answered(self, text: str, unread: bool = False) -> RagCall:
        """The call with its answer, and whether that holds more than is read."""
        notes: tuple[ReasonCode, ...] = ("limited_evidence",) if unread else ()
        notes = tuple(dict.fromkeys((*self.call.notes, *notes)))
        return replace(self.call, answer=text, notes=notes)


def open_call(
    request: ModelRequest,
    config: RunnableConfig,
    policy: Policy,
    *,
    tools: Collection[str] | None,
    documents: DocumentsOfRequest | None,
) -> OpenCall:
    """Read what the model is about to see; failures are kept, not raised."""
    configurable = config.get("configurable") or {}
    if (own := configurable.get("evigate_policy")) is not None:
        policy = Policy.of(own)
    try:
        turn = read_turn(
            request.messages,
            tools=tools,
            ignored=_structured_names(request.response_format),
            retrievers=_retriever_names(request.tools),
        )
        given = configurable.get("evigate_documents")
        if given is None and documents is not None:
            given = documents(request)
        call = RagCall.of(
            turn.question,
            turn.documents if given is None else given,
            "",
            turn.history,
            evidence_source=turn.source if given is None else "explicit",
            metadata=_where(config),
            notes=turn.notes,
        )
    except Exception as error:  # noqa: BLE001 - the policy decides on any failure
        nothing = Turn("", (), (), (), unread=False)
        return OpenCall(RagCall.of("", (), ""), nothing, policy, error)
    return OpenCall(call, turn, policy)


def _where(config: RunnableConfig) -> dict[str, Any]:
    """Thread, tags and metadata of the run, and the id of the node's run."""
    run_id = getattr(config.get("callbacks"), "parent_run_id", None)
    known = {} if run_id is None else {"parent_run_id": str(run_id)}
    return {**run_metadata(config), **known}


def blocking_verdict(
    gate: EvidenceGate, opened: OpenCall, most_fruitless: int
) -> EvidenceVerdict | None:
    """The verdict that ends a turn before the model answers, or None to go on.

    A search was fruitless when its documents hold neither what the user asked nor what
    the model searched for; one that was not lets the agent go on, as do results of
    tools that do not search.
    """
    if opened.failure is not None or opened.policy.release == "everything":
        return None
    fruitless = 0
    for result in opened.turn.results:
        outcome = _search_outcome(gate, opened, result)
        if outcome is True:
            return None
        fruitless += outcome is False
    if fruitless < most_fruitless:
        return None
    verdict = gate.check_evidence(opened.call, policy=opened.policy)
    return verdict if verdict.action == "abstain" else None


def _search_outcome(
    gate: EvidenceGate, opened: OpenCall, result: ToolResult
) -> bool | None:
    """Did a search bring what was sought? None for tools that do not search."""
    found = False
    for question in dict.fromkeys((opened.turn.question, result.query)):
        verdict = gate.check_evidence(
            question=question, documents=result.documents, policy=opened.policy
        )
        nothing = any(reason.code in _NOTHING_FOUND for reason in verdict.reasons)
        if not result.retrieved and not (nothing and _has_words(result)):
            return None
        found = found or (verdict.action != "abstain" and not nothing)
    return found


def _has_words(result: ToolResult) -> bool:
    return any(c.isalpha() for p in result.documents for c in p.text[:200])


def judge(
    gate: EvidenceGate, opened: OpenCall, text: str, *, unread: bool = False
) -> Verdict:
    """The verdict on an answer.

    Args:
        unread: does the answer hold images or other blocks that are not read?
    """
    if opened.failure is not None:
        return gate.fail(opened.answered(text), opened.policy, opened.failure)
    with unseen():
        return gate.check(opened.answered(text, unread), policy=opened.policy)


async def ajudge(
    gate: EvidenceGate, opened: OpenCall, text: str, *, unread: bool = False
) -> Verdict:
    """:func:`judge` for event loops."""
    if opened.failure is not None:
        return gate.fail(opened.answered(text), opened.policy, opened.failure)
    with unseen():
        return await gate.acheck(opened.answered(text, unread), policy=opened.policy)


def _structured_names(response_format: Any) -> frozenset[str]:
    """Names of the tools by which the model gives a structured answer."""
    if response_format is None or isinstance(response_format, ProviderStrategy):
        return frozenset()
    if not isinstance(response_format, ToolStrategy):
        schema = getattr(response_format, "schema", response_format)
        response_format = ToolStrategy(schema)
    return frozenset(spec.name for spec in response_format.schema_specs)


def _retriever_names(tools: Iterable[Any]) -> frozenset[str]:
    """Names of tools made by ``create_retriever_tool``."""
    return frozenset(
        tool.name
        for tool in tools
        if getattr(tool, "args_schema", None) is RetrieverInput
    )


def record_of(verdict: Verdict | EvidenceVerdict, name: str) -> dict[str, Any]:
    """The text-free record of a verdict, with the name of the gate that gave it."""
    record = verdict.to_record()
    return {**record, "metadata": {**record["metadata"], "middleware": name}}
