"""Gated agents and graphs of every kind; each answers with canaries.

A subject is made from a gate: a compiled graph with memory, and what to give it. A new
way of gating joins by one function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from langchain.agents import create_agent
from langchain.agents.middleware import AgentMiddleware
from langchain.agents.middleware.types import ModelResponse
from langchain.agents.structured_output import ProviderStrategy, ToolStrategy
from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.runnables import RunnableConfig, RunnableLambda
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.config import get_stream_writer
from langgraph.graph import END, START, MessagesState, StateGraph
from langgraph.types import Command, StreamWriter
from pydantic import BaseModel
from tests.integrations.canary import CANARIES, Registry
from tests.integrations.langchain.agent_fakes import (
    QUESTION,
    ScriptedChat,
    asks_for,
    search_tool,
    tool_call,
    warranty_documents,
)
from tests.integrations.langchain.chain_fakes import block_message, plain_message
from tests.integrations.langchain.entry_points import CONFIG

from evigate import EvidenceGate
from evigate_langchain import EvidenceGateMiddleware, GateState, gate_node

Subject = Callable[[EvidenceGate], tuple[Any, Any]]

AGENTS: Registry[Subject] = Registry()
STRUCTURED_AGENTS: Registry[Subject] = Registry()
GRAPHS: Registry[Subject] = Registry()

ASKED = {"messages": [{"role": "user", "content": QUESTION}]}
SEARCH = asks_for(tool_call("kb", query="warranty"))


class Warranty(BaseModel):
    """A structured answer."""

    summary: str
    years: int


def agent(
    gate: EvidenceGate,
    *answers: AIMessage,
    inner: tuple[AgentMiddleware, ...] = (),
    outer: tuple[AgentMiddleware, ...] = (),
    response_format: Any = None,
    tools: bool = True,
    **options: Any,
) -> tuple[Any, Any]:
    """An agent that searches once, then answers, under a gate."""
    script = [*([SEARCH] if tools else []), *answers]
    made = create_agent(
        ScriptedChat(script=script),
        [search_tool()] if tools else [],
        middleware=[*outer, EvidenceGateMiddleware(gate, **options), *inner],
        response_format=response_format,
        checkpointer=InMemorySaver(),
    )
    return made.with_config(CONFIG), ASKED


# -- agents that answer in words -------------------------------------------------------


@AGENTS.add("plain")
def plain(gate: EvidenceGate) -> tuple[Any, Any]:
    return agent(gate, plain_message(CANARIES.answer()))


@AGENTS.add("blocks")
def blocks(gate: EvidenceGate) -> tuple[Any, Any]:
    return agent(gate, block_message(CANARIES.answer()))


class SwapModel(AgentMiddleware):
    """Takes another model, whose tags know nothing of a gate."""

    def __init__(self, model: Any) -> None:
        super().__init__()
        self.model = model

    def wrap_model_call(self, request: Any, handler: Any) -> Any:
        return handler(request.override(model=self.model))

    async def awrap_model_call(self, request: Any, handler: Any) -> Any:
        return await handler(request.override(model=self.model))


class FallBack(SwapModel):
    """Calls the model, throws its answer away, and calls another."""

    def wrap_model_call(self, request: Any, handler: Any) -> Any:
        handler(request)
        return handler(request.override(model=self.model))

    async def awrap_model_call(self, request: Any, handler: Any) -> Any:
        await handler(request)
        return await handler(request.override(model=self.model))


class TryTwice(AgentMiddleware):
    """Calls the model again after its first answer, as after an error."""

    def wrap_model_call(self, request: Any, handler: Any) -> Any:
        handler(request)
        return handler(request)

    async def awrap_model_call(self, request: Any, handler: Any) -> Any:
        await handler(request)
        return await handler(request)


class Answer(AgentMiddleware):
    """Answers by itself with a bare message, writing to the stream as it goes."""

    def wrap_model_call(self, request: Any, handler: Any) -> Any:
        response = handler(request)
        if response.result[-1].tool_calls:
            return response
        get_stream_writer()({"token": CANARIES.answer()})
        request.runtime.stream_writer({"token": CANARIES.raw})
        return plain_message(CANARIES.answer())

    async def awrap_model_call(self, request: Any, handler: Any) -> Any:
        response = await handler(request)
        if response.result[-1].tool_calls:
            return response
        get_stream_writer()({"token": CANARIES.answer()})
        request.runtime.stream_writer({"token": CANARIES.raw})
        return ModelResponse(result=[plain_message(CANARIES.answer())])


def _model() -> ScriptedChat:
    return ScriptedChat(script=[SEARCH, block_message(CANARIES.answer())])


@AGENTS.add("inner middleware swaps the model")
def swapped(gate: EvidenceGate) -> tuple[Any, Any]:
    return agent(gate, plain_message("x"), inner=(SwapModel(_model()),))


@AGENTS.add("inner middleware falls back")
def fallback(gate: EvidenceGate) -> tuple[Any, Any]:
    answer = plain_message(CANARIES.answer())
    return agent(gate, answer, inner=(FallBack(_model()),))


@AGENTS.add("inner middleware answers and streams")
def answering(gate: EvidenceGate) -> tuple[Any, Any]:
    return agent(gate, plain_message(CANARIES.answer()), inner=(Answer(),))


@AGENTS.add("retried inside and outside")
def retried(gate: EvidenceGate) -> tuple[Any, Any]:
    return agent(
        gate,
        plain_message(CANARIES.answer()),
        inner=(TryTwice(),),
        outer=(SwapModel(_model()),),
    )


@AGENTS.add("two gates")
def two_gates(gate: EvidenceGate) -> tuple[Any, Any]:
    second = EvidenceGateMiddleware(gate, name="second")
    return agent(gate, plain_message(CANARIES.answer()), inner=(second,))


@AGENTS.add("words beside tool calls")
def words_beside_calls(gate: EvidenceGate) -> tuple[Any, Any]:
    search = asks_for(tool_call("kb", query="warranty"), text=CANARIES.answer())
    model = ScriptedChat(script=[search, plain_message(CANARIES.answer())])
    made = create_agent(
        model,
        [search_tool()],
        middleware=[EvidenceGateMiddleware(gate)],
        checkpointer=InMemorySaver(),
    )
    return made.with_config(CONFIG), ASKED


@AGENTS.add("without tools")
def without_tools(gate: EvidenceGate) -> tuple[Any, Any]:
    answer = plain_message(CANARIES.answer())
    return agent(gate, answer, tools=False, documents=lambda _: warranty_documents())


@AGENTS.add("as a node of another graph")
def as_node(gate: EvidenceGate) -> tuple[Any, Any]:
    model = ScriptedChat(script=[SEARCH, plain_message(CANARIES.answer())])
    inner = create_agent(
        model, [search_tool()], middleware=[EvidenceGateMiddleware(gate)]
    )
    graph = StateGraph(MessagesState)
    graph.add_node("agent", inner)
    graph.add_edge(START, "agent")
    graph.add_edge("agent", END)
    return graph.compile(checkpointer=InMemorySaver()).with_config(CONFIG), ASKED


# -- agents that give structured answers -----------------------------------------------


def structured_call(**args: Any) -> AIMessage:
    """A structured answer as a tool call."""
    called = tool_call("Warranty", "call-9", **args)
    return plain_message("").model_copy(update={"tool_calls": [called]})


def structured_text() -> AIMessage:
    """A structured answer as the message's text."""
    return plain_message(Warranty(summary=CANARIES.answer(), years=9).model_dump_json())


@STRUCTURED_AGENTS.add("ToolStrategy")
def by_tool(gate: EvidenceGate) -> tuple[Any, Any]:
    answer = structured_call(summary=CANARIES.answer(), years=9)
    return agent(gate, answer, response_format=ToolStrategy(Warranty))


@STRUCTURED_AGENTS.add("ToolStrategy, None")
def by_tool_none(gate: EvidenceGate) -> tuple[Any, Any]:
    answer = structured_call(summary=CANARIES.answer(), years=9)
    strategy = ToolStrategy(Warranty)
    return agent(gate, answer, response_format=strategy, on_withhold=None)


@STRUCTURED_AGENTS.add("ToolStrategy without tools, None")
def by_tool_alone(gate: EvidenceGate) -> tuple[Any, Any]:
    answer = structured_call(summary=CANARIES.answer(), years=9)
    return agent(
        gate,
        answer,
        tools=False,
        response_format=ToolStrategy(Warranty),
        on_withhold=None,
        documents=lambda _: warranty_documents(),
    )


@STRUCTURED_AGENTS.add("ToolStrategy, callable")
def by_tool_callable(gate: EvidenceGate) -> tuple[Any, Any]:
    answer = structured_call(summary=CANARIES.answer(), years=9)
    return agent(
        gate,
        answer,
        response_format=ToolStrategy(Warranty),
        on_withhold=lambda text, _: Warranty(summary=text, years=0),
    )


@STRUCTURED_AGENTS.add("ProviderStrategy")
def by_provider(gate: EvidenceGate) -> tuple[Any, Any]:
    return agent(gate, structured_text(), response_format=ProviderStrategy(Warranty))


@STRUCTURED_AGENTS.add("ProviderStrategy, None")
def by_provider_none(gate: EvidenceGate) -> tuple[Any, Any]:
    strategy = ProviderStrategy(Warranty)
    return agent(gate, structured_text(), response_format=strategy, on_withhold=None)


@STRUCTURED_AGENTS.add("ProviderStrategy, misfit")
def by_provider_misfit(gate: EvidenceGate) -> tuple[Any, Any]:
    answer = plain_message(CANARIES.answer())
    return agent(gate, answer, response_format=ProviderStrategy(Warranty))


@STRUCTURED_AGENTS.add("ToolStrategy, misfits first")
def by_tool_misfit(gate: EvidenceGate) -> tuple[Any, Any]:
    return agent(
        gate,
        structured_call(summary=CANARIES.answer(), years="many"),
        structured_call(summary=CANARIES.answer(), years=9),
        response_format=ToolStrategy(Warranty),
        on_withhold=None,
    )


@STRUCTURED_AGENTS.add("ToolStrategy, misfit raises")
def by_tool_misfit_raises(gate: EvidenceGate) -> tuple[Any, Any]:
    answer = structured_call(summary=CANARIES.answer(), years="many")
    strategy = ToolStrategy(Warranty, handle_errors=False)
    return agent(gate, answer, response_format=strategy)


# -- graphs ----------------------------------------------------------------------------


class DocumentState(GateState, total=False):
    question: str
    documents: list[Any]
    answer: Any
    draft: str
    steps: int


class ChatState(GateState, MessagesState):
    pass


def graph_of(node: Any, gate: EvidenceGate, **options: Any) -> tuple[Any, Any]:
    """Retrieve, then generate under a gate; state by keys."""
    graph = StateGraph(DocumentState)
    graph.add_node("retrieve", lambda _: {"documents": warranty_documents()})
    graph.add_node("generate", gate_node(node, gate, **options))
    graph.add_node("give_up", lambda _: {"steps": 1})
    graph.add_edge(START, "retrieve")
    graph.add_edge("retrieve", "generate")
    made = graph.compile(checkpointer=InMemorySaver())
    return made.with_config(CONFIG), {"question": QUESTION}


def chat_graph_of(node: Any, gate: EvidenceGate) -> tuple[Any, Any]:
    """Generate under a gate; state of messages."""
    graph = StateGraph(ChatState)
    graph.add_node("generate", gate_node(node, gate))
    graph.add_edge(START, "generate")
    made = graph.compile(checkpointer=InMemorySaver())
    return made.with_config(CONFIG), ASKED


def _chat() -> ScriptedChat:
    return ScriptedChat(script=[plain_message(CANARIES.answer())])


@GRAPHS.add("a function that streams its model")
def function_node(gate: EvidenceGate) -> tuple[Any, Any]:
    model = _chat()

    def generate(
        state: DocumentState, config: RunnableConfig, writer: StreamWriter
    ) -> dict[str, Any]:
        text = ""
        for chunk in model.stream(state["question"], config):
            writer({"token": chunk.content})
            get_stream_writer()({"token": chunk.content})
            text += str(chunk.content)
        return {"answer": text, "draft": text, "steps": 1}

    return graph_of(generate, gate)


@GRAPHS.add("an asynchronous function")
def async_node(gate: EvidenceGate) -> tuple[Any, Any]:
    model = _chat()

    async def generate(state: DocumentState, runtime: Any) -> dict[str, Any]:
        message = await model.ainvoke(state["question"])
        runtime.stream_writer({"token": message.content})
        return {"answer": message.content, "draft": message.content}

    return graph_of(generate, gate)


@GRAPHS.add("a runnable")
def runnable_node(gate: EvidenceGate) -> tuple[Any, Any]:
    chain = RunnableLambda(lambda state: state["question"]) | _chat()
    return graph_of(chain | (lambda message: {"answer": message}), gate)


@GRAPHS.add("with messages")
def messages_node(gate: EvidenceGate) -> tuple[Any, Any]:
    model = _chat()

    def generate(state: ChatState) -> dict[str, Any]:
        return {"messages": [model.invoke(state["messages"])]}

    return chat_graph_of(generate, gate)


@GRAPHS.add("with routes and a retry")
def routed_node(gate: EvidenceGate) -> tuple[Any, Any]:
    model = _chat()

    def generate(state: DocumentState) -> dict[str, Any]:
        return {"answer": model.invoke(state["question"]).content}

    routes = {"on_abstain": "give_up", "on_conflict": "give_up", "retry": "retrieve"}
    return graph_of(generate, gate, **routes)


@GRAPHS.add("a command")
def command_node(gate: EvidenceGate) -> tuple[Any, Any]:
    model = _chat()

    def generate(state: DocumentState) -> Command[Any]:
        text = model.invoke(state["question"]).content
        return Command(update={"answer": text, "draft": text}, goto="give_up")

    return graph_of(generate, gate)


@GRAPHS.add("an agent called in the node")
def agent_in_node(gate: EvidenceGate) -> tuple[Any, Any]:
    inner = create_agent(
        ScriptedChat(script=[SEARCH, plain_message(CANARIES.answer())]), [search_tool()]
    )

    def generate(state: ChatState) -> dict[str, Any]:
        said: list[BaseMessage] = inner.invoke({"messages": state["messages"]})[
            "messages"
        ]
        return {"messages": said[-1:]}

    return chat_graph_of(generate, gate)


@GRAPHS.add("an agent as the node")
def agent_as_node(gate: EvidenceGate) -> tuple[Any, Any]:
    model = ScriptedChat(script=[SEARCH, plain_message(CANARIES.answer())])
    return chat_graph_of(create_agent(model, [search_tool()]), gate)
