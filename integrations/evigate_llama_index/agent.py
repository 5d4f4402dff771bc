"""gate_agent: a gated copy of an agent or of a workflow of agents."""

# ruff: noqa: SLF001 - the hooks of LlamaIndex are private by name
from __future__ import annotations

import copy
import inspect
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from llama_index.core.agent.utils import generate_structured_response
from llama_index.core.agent.workflow import (
    AgentWorkflow,
    BaseWorkflowAgent,
    CodeActAgent,
    FunctionAgent,
    ReActAgent,
)
from llama_index.core.base.llms.types import ChatMessage
from llama_index.core.tools import QueryEngineTool
from pydantic import BaseModel

from evigate import (
    EvidenceGate,
    GateUsageError,
    Policy,
    StreamMode,
    structured_text,
)
from evigate_llama_index.agent_evidence import ToolDocuments
from evigate_llama_index.agent_messages import EvidenceGateEvent, HeldContext
from evigate_llama_index.agent_turn import (
    AgentGating,
    AgentStep,
    last_answer,
)
from evigate_llama_index.arguments import check_callable
from evigate_llama_index.judging import (
    METADATA_KEY,
    Gating,
    OnWithhold,
    conclude_beside_loop,
)
from evigate_llama_index.nesting import with_marked_sub_answers
from evigate_llama_index.query_engine import GatedQueryEngine
from evigate_llama_index.responses import withheld_error

_SUPPORTED: Final = (FunctionAgent, ReActAgent, CodeActAgent)
_FIELD: Final = "_evigate_gating"
# What the workflow runtime remembers about an instance; a copy finds out for itself.
_CACHES: Final = {
    "_validation_result": None,
    "_validated_version": -1,
    "_broker_config": None,
    "_broker_config_version": -1,
    "_runtime_locked": False,
}


def gate_agent(
    agent: Any,
    gate: EvidenceGate,
    *,
    policy: Policy | str | None = None,
    mode: StreamMode = "buffer",
    evidence_tools: Sequence[str] | None = None,
    tool_documents: ToolDocuments | None = None,
    on_withhold: OnWithhold = None,
    answer_fields: Sequence[str] | None = None,
) -> Any:
    """A gated copy of an agent: same model, tools and prompts.

    The final answer is judged on what the tools of this turn returned (source nodes
    first, text as fallback), else on results of earlier turns that the model still saw.
    Words beside a tool's call are judged too, and left out if they are withheld.
    Withheld text reaches neither the result nor the stream of events, ``raw``,
    reasoning or memory; nor does a structured output made from it. What tools return is
    shown as ever: a tool's text is evidence, not an answer. Query engines whose answer
    goes out directly (``return_direct``) are gated themselves.

    The stream gains an ``EvidenceGateEvent`` with the text-free record, and so does the
    result: ``result["evigate"]``. In a step of your own workflow, gate the response
    with :func:`~evigate_llama_index.agate_response` before you write or return it.

    Args:
        agent: a ``FunctionAgent``, ``ReActAgent``, ``CodeActAgent``, or an
            ``AgentWorkflow`` of them; it is not changed.
        gate: the gate.
        policy: None takes the gate's own; a
            :func:`~evigate_llama_index.gate_request` around the run wins over both.
        mode: ``"buffer"`` (tokens leave after the verdict) or ``"observe"`` (at once).
            Sentences cannot be released one by one, since whether a text is the answer
            is only known at its end.
        evidence_tools: names of the tools whose results are evidence; None takes all.
        tool_documents: reads the documents out of a ``ToolCallResult``; where it
            returns None the result is read as usual.
        on_withhold: what a withheld structured output becomes: None (an empty
            mapping), what a callable builds from the policy's text and the record, or
            ``"raise"``, which LlamaIndex turns into a warning.
        answer_fields: fields of structured outputs that are judged; None judges all.

    Raises:
        GateUsageError: for other kinds of agents, and for ``mode="sentence"``.

    >>> from llama_index.core.llms import MockLLM
    >>> agent = gate_agent(ReActAgent(llm=MockLLM()), EvidenceGate())
    >>> isinstance(agent, ReActAgent)
    True
    """
    if mode == "sentence":
        raise GateUsageError(
            "agents support mode='buffer' and 'observe', not 'sentence': whether a "
            "text is the answer is only known at its end"
        )
    gating = Gating.of(
        gate,
        policy=policy,
        mode=mode,
        on_withhold=on_withhold,
        answer_fields=answer_fields,
    )
    check_callable("tool_documents", tool_documents)
    if isinstance(evidence_tools, str):
        evidence_tools = (evidence_tools,)
    tools = None if evidence_tools is None else frozenset(evidence_tools)
    config = AgentGating(gating, tools, tool_documents)
    if isinstance(agent, AgentWorkflow):
        return _gated_workflow(agent, config)
    return _gated_agent(agent, config)


def _gated_agent(agent: Any, config: AgentGating) -> Any:
    if isinstance(agent, (GatedSteps, GatedWorkflow)):
        raise GateUsageError("this agent is gated already")
    if not isinstance(agent, _SUPPORTED):
        raise GateUsageError(
            f"cannot gate {type(agent).__name__}; gate_agent gates AgentWorkflow, "
            + ", ".join(kind.__name__ for kind in _SUPPORTED)
            + " and their subclasses"
        )
    clone = _copied(agent, GatedSteps, config)
    _gate_structured(clone, config)
    return clone


def _gated_workflow(workflow: AgentWorkflow, config: AgentGating) -> Any:
    if isinstance(workflow, GatedWorkflow):
        raise GateUsageError("this workflow is gated already")
    clone = _copied(workflow, GatedWorkflow, config)
    clone.agents = {
        name: agent if isinstance(agent, GatedSteps) else _gated_agent(agent, config)
        for name, agent in workflow.agents.items()
    }
    _gate_structured(clone, config)
    return clone


def _copied(original: Any, mixin: type[Any], config: AgentGating) -> Any:
    kind: Any = type(original)
    wanted: Any = mixin
    clone: Any = object.__new__(_gated_class(kind, wanted))
    fields = {**original.__dict__, _FIELD: config}
    fields |= {name: value for name, value in _CACHES.items() if name in fields}
    object.__setattr__(clone, "__dict__", fields)
    if isinstance(original, BaseWorkflowAgent):
        for name in ("fields_set", "extra", "private"):
            slot = f"__pydantic_{name}__"
            object.__setattr__(clone, slot, copy.copy(getattr(original, slot, None)))
    runtime: Any = fields.get("_runtime")
    if hasattr(runtime, "track_workflow"):
        runtime.track_workflow(clone)
    return clone


@lru_cache(maxsize=64)
def _gated_class(kind: Any, mixin: Any) -> Any:
    fields = {
        "__doc__": kind.__doc__,
        "__module__": kind.__module__,
        "__hash__": object.__hash__,
    }
    metaclass: Any = type(kind)
    gated = metaclass(f"Gated{kind.__name__}", (mixin, kind), fields)
    gated._step_functions = dict(getattr(kind, "_step_functions", {}))
    return gated


def _gated_tool(tool: Any, config: AgentGating) -> Any:
    """A query engine's tool whose answers can be told from its sources."""
    if not isinstance(tool, QueryEngineTool):
        return tool
    engine = tool.query_engine
    if isinstance(engine, GatedQueryEngine):
        return tool
    if tool.metadata.return_direct:
        gating = config.gating
        engine = GatedQueryEngine(
            engine, gating.gate, policy=gating.policy, on_withhold="text"
        )
    else:
        engine = with_marked_sub_answers(engine)
    if engine is tool.query_engine:
        return tool
    clone = copy.copy(tool)
    clone._query_engine = engine
    return clone


class GatedSteps:
    """What gated agents add to their own class."""

    async def take_step(
        self, ctx: Any, llm_input: list[ChatMessage], tools: Any, memory: Any
    ) -> Any:
        base: Any = super()
        step = _step(self, self, ctx, llm_input)
        held = HeldContext(ctx, hold=step.config.gating.mode != "observe")
        output = await base.take_step(held, llm_input, tools, memory)
        return await step.settle(output, held)

    async def finalize(self, ctx: Any, output: Any, memory: Any) -> Any:
        base: Any = super()
        if METADATA_KEY not in output:
            output = await _step(self, self, ctx, []).settle_direct(output)
        if METADATA_KEY in output:  # not for a handoff: the turn goes on
            await _step(self, self, ctx, await memory.aget()).remember_end(output)
        return await base.finalize(ctx, output, memory)

    async def get_tools(self, *args: Any, **options: Any) -> Any:
        base: Any = super()
        tools = await base.get_tools(*args, **options)
        return [_gated_tool(tool, _config(self)) for tool in tools]

    async def _get_llm_response(
        self, ctx: Any, llm_input: list[ChatMessage], *args: Any, **options: Any
    ) -> Any:
        base: Any = super()
        step = _step(self, self, ctx, llm_input)
        held = HeldContext(ctx, hold=step.config.gating.mode != "observe")
        response = await base._get_llm_response(held, llm_input, *args, **options)
        return await step.settle_response(response, held, step.agent.name)


class GatedWorkflow:
    """What gated workflows of agents add to their own class."""

    async def get_tools(self, *args: Any, **options: Any) -> Any:
        base: Any = super()
        tools = await base.get_tools(*args, **options)
        return [_gated_tool(tool, _config(self)) for tool in tools]

    async def _get_llm_response(
        self, ctx: Any, llm_input: list[ChatMessage], agent: Any
    ) -> Any:
        base: Any = super()
        step = _step(self, agent, ctx, llm_input)
        held = HeldContext(ctx, hold=step.config.gating.mode != "observe")
        response = await base._get_llm_response(held, llm_input, agent)
        return await step.settle_response(response, held, agent.name)


def _config(gated: Any) -> AgentGating:
    config: AgentGating = gated.__dict__[_FIELD]
    return config


def _step(gated: Any, agent: Any, ctx: Any, messages: list[ChatMessage]) -> AgentStep:
    return AgentStep(agent, _config(gated), ctx, messages)


def _gate_structured(clone: Any, config: AgentGating) -> None:
    """Put the gate between a structured output and the stream of events."""
    output_cls = clone.output_cls
    function = clone.structured_output_fn
    if output_cls is None and function is None:
        return

    async def structured_output(messages: list[ChatMessage]) -> Any:
        return await _structured(messages, output_cls, function, config)

    clone.__dict__["output_cls"] = None
    clone.__dict__["structured_output_fn"] = structured_output


async def _structured(
    messages: list[ChatMessage], output_cls: Any, function: Any, config: AgentGating
) -> Any:
    answer = last_answer.get()
    if answer is None:  # nothing was judged: nothing may be shown
        return {}
    if not answer.record["released"]:
        return _withheld_output(config, answer.text, answer.record)
    if output_cls is not None:
        prompt = answer.agent.system_prompt
        if prompt:
            messages = [ChatMessage(role="system", content=prompt), *messages]
        output: Any = await generate_structured_response(
            messages=messages, llm=answer.agent.llm, output_cls=output_cls
        )
    else:
        output = function(messages)
        if inspect.isawaitable(output):
            output = await output
    text = structured_text(output, config.gating.answer_fields)
    call = replace(answer.call, answer=text)
    verdict = await conclude_beside_loop(answer.turn, call)
    answer.turn.concluded(verdict, verdict.text)
    answer.ctx.write_event_to_stream(EvidenceGateEvent(record=verdict.to_record()))
    shown = verdict.released or config.gating.mode == "observe"
    if shown:
        return output
    return _withheld_output(config, verdict.text, verdict.to_record())


def _withheld_output(config: AgentGating, text: str, record: Mapping[str, Any]) -> Any:
    on_withhold = config.gating.on_withhold
    if on_withhold in ("raise", "text"):
        raise withheld_error(text, record)
    built = on_withhold(text, record) if callable(on_withhold) else None
    if isinstance(built, BaseModel):
        return built.model_dump()
    return {} if built is None else built
