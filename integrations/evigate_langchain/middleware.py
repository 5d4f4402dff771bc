"""EvidenceGateMiddleware: hold an agent's answers back that its tools do not support.

It wraps the model call, so that a withheld answer never enters the agent's state, its
checkpoints or its streams. Put it *first* in the list of middleware: the first one is
the outermost, and the gate then judges what retries, fallbacks and other models gave.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Annotated, Any, Final, NotRequired
from uuid import uuid4

from langchain.agents.middleware import AgentMiddleware, AgentState, hook_config
from langchain.agents.middleware import types as middleware_types
from langchain.agents.middleware.types import ModelRequest, ModelResponse, OmitFromInput
from langchain.agents.structured_output import StructuredOutputError
from langchain_core.messages import AIMessage
from langchain_core.runnables.config import ensure_config
from langgraph.types import Command

from evigate import (
    AnswerWithheldError,
    EvidenceGate,
    EvidenceVerdict,
    GateUsageError,
    Policy,
    StreamMode,
    Verdict,
)
from evigate_langchain.agent_drafts import (
    Draft,
    already_withheld,
    quotes_the_model,
    read_draft,
    released,
    said_in,
    withheld,
)
from evigate_langchain.agent_gate import (
    DocumentsOfRequest,
    OpenCall,
    ajudge,
    blocking_verdict,
    judge,
    open_call,
    record_of,
)
from evigate_langchain.answers import AnswerReader, OnWithhold
from evigate_langchain.arguments import a_gate, names_given
from evigate_langchain.held import HeldOutput, held_scope
from evigate_langchain.messages import METADATA_KEY, last_ai_index, visible_text
from evigate_langchain.node_events import aannounce, announce
from evigate_langchain.records_channel import merge_records

Handler = Callable[[ModelRequest], ModelResponse]
AsyncHandler = Callable[[ModelRequest], Awaitable[ModelResponse]]

# Releases before 1.2.1 cannot update state from around a model call.
_ExtendedModelResponse: Any = getattr(middleware_types, "ExtendedModelResponse", None)


_NO_STRUCTURED_ANSWER: Final = "no_structured_answer"


class EvidenceGateState(AgentState[Any]):
    """The agent's state with the records of verdicts, by message id."""

    evigate: NotRequired[Annotated[dict[str, Any], OmitFromInput, merge_records]]


class EvidenceGateMiddleware(AgentMiddleware):
    """Judges each final answer of an agent by what its tools returned.

    A withheld answer is replaced by the policy's text in a message with the same id.
    The text-free record of each verdict is in ``response_metadata["evigate"]`` of the
    message and in the state under ``evigate``, by message id.

    Evidence is what tools returned since the user's last message, else what they
    returned earlier and the model still sees (``evidence_source="earlier_turn"``).
    Model calls that only ask for tools are not judged; words beside tool calls are, and
    go when they are withheld. The streams of the agent show an answer when it was
    judged, in one piece.

    What a tool with ``return_direct=True`` returns ends the turn without the model: it
    is the tool's own answer and passes as it is. Where a model writes it, put
    :func:`~evigate_langchain.gate_chain` inside the tool.

    The policy and the documents of one request may come with its config:
    ``{"configurable": {"evigate_policy": "strict", "evigate_documents": [...]}}``.

    Args:
        gate: the gate that judges.
        policy: instead of the gate's own.
        name: of this middleware; agents take several with different names.
        stream: ``"buffer"``, or ``"observe"`` to judge without ever holding back.
        evidence_tools: names of the tools whose results are evidence; None takes all.
        documents: gives the documents that the model sees from the model request, for
            agents that put them into the prompt rather than into tool messages.
        block_before_generation: end the turn without calling the model once so many
            searches of this turn brought nothing; None never does. Two-step questions
            need 2 or more.
        answer_fields: dotted paths of the fields of a structured answer that are
            judged; None takes all its text.
        on_withhold: what stands in place of a withheld structured answer: ``"raise"``
            raises :class:`~evigate.AnswerWithheldError`, None gives None, a callable
            builds it from the text to show and the record.

    Raises:
        GateUsageError: for a stream mode in which an agent cannot be gated.
        InvalidPolicyError: for an unknown preset.

    >>> from evigate import EvidenceGate
    >>> EvidenceGateMiddleware(EvidenceGate(), name="legal").name
    'legal'
    """

    state_schema = EvidenceGateState

    def __init__(
        self,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        name: str | None = None,
        stream: StreamMode = "buffer",
        evidence_tools: Collection[str] | None = None,
        documents: DocumentsOfRequest | None = None,
        block_before_generation: int | None = None,
        answer_fields: Collection[str] | None = None,
        on_withhold: OnWithhold = "raise",
    ) -> None:
        super().__init__()
        if stream not in ("buffer", "observe"):
            raise GateUsageError(
                f"an agent cannot be gated with stream={stream!r}: what its model says "
                "enters its state in one piece; use 'buffer' or 'observe'"
            )
        if block_before_generation is not None and block_before_generation < 1:
            raise GateUsageError(
                "block_before_generation must be None or a number of searches above 0, "
                f"got {block_before_generation!r}"
            )
        self.gate = a_gate(gate)
        self.policy = gate.policy if policy is None else Policy.of(policy)
        self.stream = stream
        tools = names_given(evidence_tools, "evidence_tools")
        self.evidence_tools = None if tools is None else frozenset(tools)
        self.documents = documents
        self.block_before_generation = block_before_generation
        self.reader = AnswerReader(
            fields=names_given(answer_fields, "answer_fields"), on_withhold=on_withhold
        )
        self._name = name or type(self).__name__

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.gate!r}, name={self._name!r})"

    @property
    def name(self) -> str:
        """The name of this middleware, unique within an agent."""
        return self._name

    # -- hooks ---------------------------------------------------------------------

    def wrap_model_call(self, request: ModelRequest, handler: Handler) -> Any:
        """Call the model with its output held back, and judge what it said.

        Raises:
            AnswerWithheldError: for a structured answer, under ``on_withhold="raise"``,
                and in place of an error that quotes a withheld one.
        """
        opened = self._open(request)
        blocked = self._blocking(opened)
        if blocked is not None:
            return self._blocked(request, blocked)
        misfit = None
        with self._held(request) as (held, held_request):
            try:
                response = handler(held_request)
            except (StructuredOutputError, ValueError) as error:
                if not quotes_the_model(error):
                    raise
                misfit = error
        if misfit is not None:
            verdict = self._final(judge(self.gate, opened, said_in(misfit)))
            announce(verdict, self._record(verdict))
            raise self._error_to_raise(misfit, verdict)
        draft = read_draft(response, self.reader)
        if draft is None:
            held.release()
            return response
        unread = self.reader.has_unread(draft.message)
        verdict = self._final(judge(self.gate, opened, draft.text, unread=unread))
        announce(verdict, self._record(verdict))
        return self._responded(response, draft, verdict, held)

    async def awrap_model_call(
        self, request: ModelRequest, handler: AsyncHandler
    ) -> Any:
        """:meth:`wrap_model_call` for event loops."""
        opened = self._open(request)
        if self.block_before_generation is not None:
            blocked = await asyncio.to_thread(self._blocking, opened)
            if blocked is not None:
                return self._blocked(request, blocked)
        misfit = None
        with self._held(request) as (held, held_request):
            try:
                response = await handler(held_request)
            except (StructuredOutputError, ValueError) as error:
                if not quotes_the_model(error):
                    raise
                misfit = error
        if misfit is not None:
            verdict = self._final(await ajudge(self.gate, opened, said_in(misfit)))
            await aannounce(verdict, self._record(verdict))
            raise self._error_to_raise(misfit, verdict)
        draft = read_draft(response, self.reader)
        if draft is None:
            held.release()
            return response
        unread = self.reader.has_unread(draft.message)
        verdict = self._final(
            await ajudge(self.gate, opened, draft.text, unread=unread)
        )
        await aannounce(verdict, self._record(verdict))
        return self._responded(response, draft, verdict, held)

    if _ExtendedModelResponse is None:

        @hook_config(can_jump_to=["end"])
        def after_model(self, state: Any, runtime: Any) -> dict[str, Any] | None:
            """Keep the record of the model's last message in the state."""
            del runtime
            index = last_ai_index(state["messages"])
            if index is None:
                return None
            message = state["messages"][index]
            record = message.response_metadata.get(METADATA_KEY)
            if record is None:
                return None
            update = _update_of(message.id, record)
            if "jump_to" in update and "structured_response" in state:
                update["structured_response"] = None  # from an earlier turn
            return update

    # -- steps ---------------------------------------------------------------------

    def _open(self, request: ModelRequest) -> OpenCall:
        last = request.messages[-1] if request.messages else None
        if request.response_format is not None and already_withheld(last):
            raise AnswerWithheldError(
                "the structured answer was withheld, and this agent asks its model "
                "again until it has one; use on_withhold='raise' or a callable",
                record=last.response_metadata[METADATA_KEY],
                text=visible_text(last),
            )
        return open_call(
            request,
            ensure_config(),
            self.policy,
            tools=self.evidence_tools,
            documents=self.documents,
        )

    @contextmanager
    def _held(self, request: ModelRequest) -> Iterator[tuple[HeldOutput, ModelRequest]]:
        if self.stream == "observe":
            yield HeldOutput({}), request
            return
        with held_scope() as held:
            runtime: Any = request.runtime
            if runtime is not None:
                request = replace(request, runtime=held.held_runtime(runtime))
            yield held, request

    def _blocking(self, opened: OpenCall) -> EvidenceVerdict | None:
        if self.block_before_generation is None or self.stream == "observe":
            return None
        return blocking_verdict(self.gate, opened, self.block_before_generation)

    def _blocked(self, request: ModelRequest, verdict: EvidenceVerdict) -> Any:
        record = {**self._record(verdict), "released": False}
        structured = None
        if request.response_format is not None:
            structured = self._structured(verdict.text, record)
        message = AIMessage(
            verdict.text, id=str(uuid4()), response_metadata={METADATA_KEY: record}
        )
        response = ModelResponse(result=[message], structured_response=structured)
        return _extended(response, message.id, record)

    def _structured(self, text: str, record: dict[str, Any]) -> Any:
        """What stands in place of a structured answer; the record says if nothing does.

        Raises:
            AnswerWithheldError: unless ``on_withhold`` says otherwise.
        """
        structured = self.reader.withheld(text, record)
        if structured is None:
            record["metadata"] = {**record["metadata"], _NO_STRUCTURED_ANSWER: True}
        return structured

    def _final(self, verdict: Verdict) -> Verdict:
        """The verdict as it stands in this stream mode."""
        if self.stream == "observe" and not verdict.released:
            return replace(verdict, released=True, text=verdict.call.answer)
        return verdict

    def _record(self, verdict: Verdict | EvidenceVerdict) -> dict[str, Any]:
        return record_of(verdict, self._name)

    def _responded(
        self, response: ModelResponse, draft: Draft, verdict: Verdict, held: HeldOutput
    ) -> Any:
        record = self._record(verdict)
        if not verdict.released:
            structured = None
            if draft.kind == "structured":
                structured = self._structured(verdict.text, record)
            shown = withheld(response, draft, verdict.text, record, structured)
            return _extended(shown, draft.message.id, record)
        held.release()
        if not draft.final:
            return response
        shown = released(response, draft, record)
        return _extended(shown, draft.message.id, record)

    def _error_to_raise(self, error: Exception, verdict: Verdict) -> Exception:
        """An error of the agent quotes the model: it passes only if an answer would."""
        if verdict.released:
            return error
        return AnswerWithheldError(
            f"the model gave no valid structured answer ({type(error).__name__}), and "
            "what it gave was withheld",
            record=self._record(verdict),
            text=verdict.text,
        )


def _extended(
    response: ModelResponse, message_id: str | None, record: Mapping[str, Any]
) -> Any:
    """The response together with the record for the state, where that is possible."""
    if _ExtendedModelResponse is None:
        return response
    command: Command[Any] = Command(update=_update_of(message_id, record))
    return _ExtendedModelResponse(model_response=response, command=command)


def _update_of(message_id: str | None, record: Mapping[str, Any]) -> dict[str, Any]:
    """The record for the state; without the jump, agents may ask the model again."""
    update: dict[str, Any] = {"evigate": {str(message_id): dict(record)}}
    if record["metadata"].get(_NO_STRUCTURED_ANSWER):
        update["jump_to"] = "end"
    return update
