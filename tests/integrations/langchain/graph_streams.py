"""Every way in which LangGraph shows a graph's run, given the graph itself."""

from __future__ import annotations

import warnings
from typing import Any

from tests.integrations.canary import Recorder, Registry
from tests.integrations.langchain.entry_points import (
    CONFIG,
    ENTRY_POINTS,
    STREAM_MODES,
    EntryPoint,
    acollect,
    call,
    run,
)

GRAPH_STREAMS: Registry[EntryPoint] = Registry()


def record_history(graph: Any, recorder: Recorder) -> None:
    """Everything the graph keeps of the thread."""
    recorder.add("history", list(graph.get_state_history(CONFIG)))
    recorder.add("state", graph.get_state(CONFIG, subgraphs=True))


def _stream(mode: Any) -> EntryPoint:
    def entry(graph: Any, given: Any, recorder: Recorder) -> None:
        pieces = graph.stream(given, CONFIG, stream_mode=mode, subgraphs=True)
        call(lambda: iter(pieces), recorder, str(mode))
        record_history(graph, recorder)

    return entry


def _astream(mode: Any) -> EntryPoint:
    def entry(graph: Any, given: Any, recorder: Recorder) -> None:
        pieces = graph.astream(given, CONFIG, stream_mode=mode, subgraphs=True)
        run(acollect(pieces, recorder, str(mode)), recorder)
        record_history(graph, recorder)

    return entry


for _mode in (*STREAM_MODES, list(STREAM_MODES)):
    _name = "all modes" if isinstance(_mode, list) else _mode
    GRAPH_STREAMS.add(f"stream {_name}")(_stream(_mode))
    GRAPH_STREAMS.add(f"astream {_name}")(_astream(_mode))


def _events_v3(graph: Any, given: Any) -> Any:
    """The third version's events; None where LangGraph does not have them yet."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return graph.stream_events(given, CONFIG, version="v3")
        except (AttributeError, NotImplementedError):
            return None


@GRAPH_STREAMS.add("stream_events v3")
def stream_events_v3(graph: Any, given: Any, recorder: Recorder) -> None:
    events = _events_v3(graph, given)
    if events is not None:
        call(lambda: iter(events), recorder, "v3")
        call(lambda: events.output, recorder, "v3")
    recorder.add("v3", "ended")
    record_history(graph, recorder)


@GRAPH_STREAMS.add("stream_events v3, messages")
def stream_events_v3_messages(graph: Any, given: Any, recorder: Recorder) -> None:
    events = _events_v3(graph, given)
    if events is not None:
        call(lambda: (list(m.text) for m in events.messages), recorder, "v3 messages")
    recorder.add("v3 messages", "ended")


@GRAPH_STREAMS.add("astream_events v3")
def astream_events_v3(graph: Any, given: Any, recorder: Recorder) -> None:
    async def work() -> None:
        try:
            events = await graph.astream_events(given, CONFIG, version="v3")
        except (AttributeError, NotImplementedError, TypeError):
            return
        await acollect(events, recorder, "v3")
        recorder.add("v3", await events.output())

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        run(work(), recorder)
    recorder.add("v3", "ended")
    record_history(graph, recorder)


@GRAPH_STREAMS.add("invoke with history")
def invoke_with_history(graph: Any, given: Any, recorder: Recorder) -> None:
    call(lambda: graph.invoke(given, CONFIG), recorder, "output")
    record_history(graph, recorder)


def entry_of(name: str) -> EntryPoint:
    """An entry point by name, of runnables or of graphs."""
    if name in GRAPH_STREAMS.names():
        return GRAPH_STREAMS[name]
    return ENTRY_POINTS[name]


ALL_ENTRIES = [*ENTRY_POINTS.names(), *GRAPH_STREAMS.names()]
