"""One step of an agent under the gate: judge what it says, replace what is withheld."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Any, Final

from llama_index.core.agent.react.types import ResponseReasoningStep
from llama_index.core.agent.workflow import (
    AgentOutput,
    CodeActAgent,
    ReActAgent,
    ToolCallResult,
)
from llama_index.core.base.llms.types import ChatMessage, ChatResponse, MessageRole

from evigate import EvigateError, RagCall, Verdict, without_reasoning
from evigate_llama_index.agent_evidence import (
    HANDOFF,
    ToolDocuments,
    TurnEvidence,
    evidence_of_earlier_turns,
    evidence_of_results,
    remember,
)
from evigate_llama_index.agent_messages import (
    EvidenceGateEvent,
    HeldContext,
    kept_values,
    replaced_output,
    replacement,
    visible_text,
    without_text,
)
from evigate_llama_index.judging import (
    METADATA_KEY,
    Gating,
    Turn,
    conclude_beside_loop,
    withheld_already,
)


@dataclass(frozen=True, slots=True)
class AgentGating:
    """How an agent is gated.

    Attributes:
        gating: gate, policy and manner.
        tools: names of the tools whose results are evidence; None takes all.
        documents: reads the documents out of a tool's result.
    """

    gating: Gating
    tools: frozenset[str] | None = None
    documents: ToolDocuments | None = None


@dataclass(frozen=True, slots=True)
class FinalAnswer:
    """The end of a turn, for the structured output made from it.

    Attributes:
        agent: that had the last word.
        ctx: of the workflow.
        turn: the gate's view of the turn.
        call: question, evidence and history; without the answer.
        text: the answer as it is shown.
        record: of the verdict on the answer.
    """

    agent: Any
    ctx: Any
    turn: Turn
    call: RagCall
    text: str
    record: Mapping[str, Any]


last_answer: Final[ContextVar[FinalAnswer | None]] = ContextVar(
    "evigate_llama_index_last_answer", default=None
)

_CODE: Final = re.compile(r"<execute>.*?</execute>", re.DOTALL)
_RETRY: Final = (
    "Your previous response was not in the expected format. Answer again, either with "
    "Thought, Action and Action Input, or with Thought and Answer."
)


class AgentStep:
    """The gate's view of one step: which agent, which context, which messages."""

    def __init__(
        self, agent: Any, config: AgentGating, ctx: Any, messages: list[ChatMessage]
    ) -> None:
        self.agent = agent
        self.config = config
        self.ctx = ctx
        self.messages = messages

    async def settle(self, output: AgentOutput, held: HeldContext) -> AgentOutput:
        """The output of a step as it may be shown and kept."""
        if output.retry_messages:
            return await self._settle_retry(output, held)
        if output.tool_calls:
            return await self._settle_tool_turn(output, held)
        answer = await self._final_text(output)
        verdict, text = await self.judge(answer)
        if verdict.released:
            held.release()
            output[METADATA_KEY] = verdict.to_record()
        else:
            message = replacement(output.response, text)
            await self._replace_in_state(message, text)
            held.replace(text, output.current_agent_name)
            output = replaced_output(
                output, message, **{METADATA_KEY: verdict.to_record()}
            )
        self._report(verdict.to_record())
        return output

    async def settle_direct(self, output: AgentOutput) -> AgentOutput:
        """The output of a tool that answers directly, as it may be shown and kept."""
        results = await self._results()
        answer = output.response.content or ""
        direct = [
            result
            for result in results
            if result.return_direct and result.tool_output.content == answer
        ]
        if direct and direct[0].tool_name == HANDOFF:
            return output
        if direct and withheld_already(direct[0].tool_output.raw_output):
            record = dict(direct[0].tool_output.raw_output.metadata[METADATA_KEY])
            self._report(record)
            output[METADATA_KEY] = record
            return output
        verdict, text = await self.judge(answer)
        self._report(verdict.to_record())
        if verdict.released:
            output[METADATA_KEY] = verdict.to_record()
            return output
        message = replacement(output.response, text)
        await self._replace_in_state(message, text, said=answer)
        return replaced_output(
            output,
            message,
            tool_calls=output.tool_calls,
            **{METADATA_KEY: verdict.to_record()},
        )

    async def settle_response(
        self, response: ChatResponse, held: HeldContext, agent_name: str
    ) -> ChatResponse:
        """A model's last word after too many steps, as it may be shown and kept."""
        verdict, text = await self.judge(visible_text(response.message))
        self._report(verdict.to_record())
        if verdict.released:
            held.release()
            return response
        held.replace(text, agent_name)
        return ChatResponse(
            message=replacement(response.message, text),
            raw=kept_values(response.raw) or None,
            additional_kwargs=kept_values(response.additional_kwargs),
        )

    async def judge(self, answer: str) -> tuple[Verdict, str]:
        """The verdict on a final answer, and the text to show."""
        turn = await self._turn()
        judged = without_reasoning(answer)
        try:
            call = await self._call(turn, judged, keep=True)
        except EvigateError as error:
            verdict = turn.failed(judged, error)
        else:
            verdict = await conclude_beside_loop(turn, call)
        if self.observes:
            verdict = replace(verdict, released=True, text=answer)
        turn.concluded(verdict, answer)
        return verdict, verdict.text

    @property
    def observes(self) -> bool:
        """Does everything pass, whatever the verdict?"""
        return self.config.gating.mode == "observe"

    async def remember_end(self, output: AgentOutput) -> None:
        """Keep what a structured output will be judged on, for this task only."""
        turn = await self._turn()
        try:
            call = await self._call(turn, "", keep=False)
        except EvigateError:
            last_answer.set(None)
            return
        text, record = visible_text(output.response), output[METADATA_KEY]
        last_answer.set(FinalAnswer(self.agent, self.ctx, turn, call, text, record))

    async def _settle_tool_turn(
        self, output: AgentOutput, held: HeldContext
    ) -> AgentOutput:
        """What a model says while it calls tools is judged too, if it says anything."""
        said = visible_text(output.response)
        code = ""
        if isinstance(self.agent, CodeActAgent):
            code = "".join(found.group() for found in _CODE.finditer(said))
            said = _CODE.sub("", said)
        reasons_only = isinstance(self.agent, ReActAgent)
        if reasons_only or await self._passes(said):
            held.release()
            return output
        message = without_text(output.response)
        if code:
            message = replacement(output.response, code)
        await self._replace_in_state(message, None)
        held.replace("", output.current_agent_name, output.tool_calls)
        return replaced_output(output, message, tool_calls=output.tool_calls)

    async def _settle_retry(
        self, output: AgentOutput, held: HeldContext
    ) -> AgentOutput:
        """What a model said in no known format may be an answer all the same."""
        if await self._passes(visible_text(output.response)):
            held.release()
            return output
        held.replace("", output.current_agent_name)
        return replaced_output(
            output,
            without_text(output.response),
            retry_messages=[ChatMessage(role=MessageRole.USER, content=_RETRY)],
        )

    async def _passes(self, said: str) -> bool:
        judged = without_reasoning(said)
        if self.observes or not judged.strip():
            return True
        turn = await self._turn()
        try:
            call = await self._call(turn, judged, keep=False)
        except EvigateError as error:
            return turn.failed(judged, error).released
        return (await conclude_beside_loop(turn, call, emit=False)).released

    async def _turn(self) -> Turn:
        question = await self.ctx.store.get("user_msg_str", default=None)
        return self.config.gating.begin(question or "")

    async def _call(self, turn: Turn, answer: str, *, keep: bool) -> RagCall:
        evidence = await self._evidence(keep=keep)
        metadata = dict(turn.request.metadata) if turn.request else {}
        metadata["agent"] = self.agent.name
        if evidence.nodes:
            metadata["nodes"] = list(evidence.nodes)
        return RagCall.of(
            turn.question,
            evidence.passages,
            answer,
            _history(self.messages),
            evidence_source=evidence.source,
            metadata=metadata,
            notes=evidence.notes,
        )

    async def _evidence(self, *, keep: bool) -> TurnEvidence:
        tools = self.config.tools
        results = await self._results()
        evidence = evidence_of_results(
            results, tools=tools, documents=self.config.documents
        )
        if evidence.passages or results:
            if keep:
                await remember(self.ctx, evidence)
            return evidence
        return await evidence_of_earlier_turns(
            self.ctx, self.messages, self.agent, tools
        )

    async def _results(self) -> list[ToolCallResult]:
        results = await self.ctx.store.get("current_tool_calls", default=[])
        return [r for r in results if isinstance(r, ToolCallResult)]

    async def _final_text(self, output: AgentOutput) -> str:
        """The answer alone; a ReAct agent's thoughts are none."""
        if isinstance(self.agent, ReActAgent):
            steps = await self.ctx.store.get(self.agent.reasoning_key, default=[])
            if steps and isinstance(steps[-1], ResponseReasoningStep):
                return str(steps[-1].response)
        return visible_text(output.response)

    async def _replace_in_state(
        self, message: ChatMessage, text: str | None, said: str | None = None
    ) -> None:
        """Replace the last word in what the agent will put into memory."""
        if isinstance(self.agent, ReActAgent):
            key = self.agent.reasoning_key
            steps = list(await self.ctx.store.get(key, default=[]))
            if steps and isinstance(steps[-1], ResponseReasoningStep):
                step = ResponseReasoningStep(thought="", response=text or "")
                await self.ctx.store.set(key, [*steps[:-1], step])
            return
        key = self.agent.scratchpad_key
        pad = list(await self.ctx.store.get(key, default=[]))
        if pad and pad[-1].role == MessageRole.ASSISTANT:
            last = pad[-1]
            if said is not None:  # keeps the tie to the tool's call
                message = ChatMessage(
                    role=last.role,
                    content=text,
                    additional_kwargs=last.additional_kwargs,
                )
            await self.ctx.store.set(key, [*pad[:-1], message])

    def _report(self, record: dict[str, Any]) -> None:
        self.ctx.write_event_to_stream(EvidenceGateEvent(record=record))


def _history(messages: list[ChatMessage]) -> list[tuple[str, str]]:
    """Earlier turns: what stands before the last message of the user."""
    users = [i for i, m in enumerate(messages) if m.role == MessageRole.USER]
    if not users:
        return []
    spoken = (MessageRole.USER, MessageRole.ASSISTANT)
    return [
        (str(m.role.value), m.content)
        for m in messages[: users[-1]]
        if m.role in spoken and m.content
    ]
