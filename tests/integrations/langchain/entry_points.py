"""Every way in which LangChain calls a runnable, alone and as a node of a graph.

Each takes ``(subject, given, recorder)`` and gives everything an application would see
or keep to the recorder. Asynchronous ones run their own loop.
"""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Annotated, Any, TypedDict

from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.runnables import Runnable, RunnableLambda
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.pregel import Pregel
from tests.integrations.canary import Recorder, Registry

from evigate import AnswerWithheldError

EntryPoint = Callable[[Runnable[Any, Any], Any, Recorder], None]

ENTRY_POINTS: Registry[EntryPoint] = Registry()
DEPRECATED: Registry[EntryPoint] = Registry()
GRAPH_ENTRY_POINTS: Registry[EntryPoint] = Registry()


def run(work: Coroutine[Any, Any, None], recorder: Recorder) -> None:
    """Run a coroutine; a withheld structured answer may be raised."""
    try:
        asyncio.run(work)
    except AnswerWithheldError as error:
        recorder.add("error", error)


def call(work: Callable[[], Any], recorder: Recorder, surface: str) -> None:
    """Record a value, or all of an iterator, or the error for a withheld answer."""
    try:
        value = work()
        if isinstance(value, Iterator):
            for piece in value:
                recorder.add(surface, piece)
        else:
            recorder.add(surface, value)
    except AnswerWithheldError as error:
        recorder.add("error", error)


async def acollect(
    pieces: AsyncIterator[Any], recorder: Recorder, surface: str
) -> None:
    """Record every piece."""
    async for piece in pieces:
        recorder.add(surface, piece)


@ENTRY_POINTS.add("invoke")
def invoke(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    call(lambda: subject.invoke(given), recorder, "output")


@ENTRY_POINTS.add("ainvoke")
def ainvoke(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    async def work() -> None:
        recorder.add("output", await subject.ainvoke(given))

    run(work(), recorder)


@ENTRY_POINTS.add("batch")
def batch(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    call(lambda: subject.batch([given])[0], recorder, "output")


@ENTRY_POINTS.add("batch, exceptions returned")
def batch_exceptions(
    subject: Runnable[Any, Any], given: Any, recorder: Recorder
) -> None:
    recorder.add("output", subject.batch([given], return_exceptions=True)[0])


@ENTRY_POINTS.add("abatch")
def abatch(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    async def work() -> None:
        recorder.add("output", (await subject.abatch([given]))[0])

    run(work(), recorder)


@ENTRY_POINTS.add("batch_as_completed")
def batch_as_completed(
    subject: Runnable[Any, Any], given: Any, recorder: Recorder
) -> None:
    def work() -> Any:
        return next(iter(subject.batch_as_completed([given])))[1]

    call(work, recorder, "output")


@ENTRY_POINTS.add("abatch_as_completed")
def abatch_as_completed(
    subject: Runnable[Any, Any], given: Any, recorder: Recorder
) -> None:
    async def work() -> None:
        async for _, output in subject.abatch_as_completed([given]):
            recorder.add("output", output)

    run(work(), recorder)


@ENTRY_POINTS.add("stream")
def stream(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    call(lambda: iter(subject.stream(given)), recorder, "output")


@ENTRY_POINTS.add("astream")
def astream(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    run(acollect(subject.astream(given), recorder, "output"), recorder)


@ENTRY_POINTS.add("transform")
def transform(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    call(lambda: iter(subject.transform(iter([given]))), recorder, "output")


@ENTRY_POINTS.add("atransform")
def atransform(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    async def once() -> AsyncIterator[Any]:
        yield given

    run(acollect(subject.atransform(once()), recorder, "output"), recorder)


@ENTRY_POINTS.add("astream_events v2")
def astream_events(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    events = subject.astream_events(given, version="v2")
    run(acollect(events, recorder, "events"), recorder)


@DEPRECATED.add("astream_events v1")
def astream_events_v1(
    subject: Runnable[Any, Any], given: Any, recorder: Recorder
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        events = subject.astream_events(given, version="v1")
        run(acollect(events, recorder, "events"), recorder)


@DEPRECATED.add("astream_log")
def astream_log(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        run(acollect(subject.astream_log(given), recorder, "log"), recorder)


# -- as a node of a graph --------------------------------------------------------------

STREAM_MODES = (
    "values",
    "updates",
    "messages",
    "custom",
    "debug",
    "tasks",
    "checkpoints",
)


class State(TypedDict, total=False):
    question: str
    messages: Annotated[list[BaseMessage], add_messages]
    answer: Any


def graph_around(subject: Runnable[Any, Any]) -> Any:
    """A graph with memory whose one node calls the runnable."""

    def as_update(output: Any) -> dict[str, Any]:
        if isinstance(output, str):
            output = AIMessage(output)
        if isinstance(output, BaseMessage):
            return {"messages": [output]}
        return {"answer": output}

    def generate(state: State) -> dict[str, Any]:
        return as_update(subject.invoke(state["question"]))

    async def agenerate(state: State) -> dict[str, Any]:
        return as_update(await subject.ainvoke(state["question"]))

    graph = StateGraph(State)
    graph.add_node("generate", RunnableLambda(generate, agenerate))
    graph.add_edge(START, "generate")
    graph.add_edge("generate", END)
    return graph.compile(checkpointer=InMemorySaver())


CONFIG: Any = {"configurable": {"thread_id": "1"}}


def _graph_stream(mode: Any) -> EntryPoint:
    def entry(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
        graph = graph_around(subject)
        start = {"question": given}
        pieces = graph.stream(start, CONFIG, stream_mode=mode, subgraphs=True)
        call(lambda: iter(pieces), recorder, f"graph {mode}")
        recorder.add("history", list(graph.get_state_history(CONFIG)))

    return entry


def _graph_astream(mode: Any) -> EntryPoint:
    def entry(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
        graph = graph_around(subject)
        start = {"question": given}
        pieces = graph.astream(start, CONFIG, stream_mode=mode, subgraphs=True)
        run(acollect(pieces, recorder, f"graph {mode}"), recorder)
        recorder.add("history", list(graph.get_state_history(CONFIG)))

    return entry


for _mode in STREAM_MODES:
    GRAPH_ENTRY_POINTS.add(f"graph.stream {_mode}")(_graph_stream(_mode))
    GRAPH_ENTRY_POINTS.add(f"graph.astream {_mode}")(_graph_astream(_mode))


@GRAPH_ENTRY_POINTS.add("graph.astream_events v2")
def graph_events(subject: Runnable[Any, Any], given: Any, recorder: Recorder) -> None:
    events = graph_around(subject).astream_events(
        {"question": given}, CONFIG, version="v2"
    )
    run(acollect(events, recorder, "graph events"), recorder)


def _graph_events_v3(
    subject: Runnable[Any, Any], given: Any, recorder: Recorder
) -> None:
    graph = graph_around(subject)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        start = {"question": given}
        events = graph.stream_events(start, CONFIG, version="v3")
        call(lambda: iter(events), recorder, "graph v3")
        call(lambda: events.output, recorder, "graph v3")


if "stream_events" in vars(Pregel):
    GRAPH_ENTRY_POINTS.add("graph.stream_events v3")(_graph_events_v3)
