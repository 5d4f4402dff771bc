"""EvidenceGateCallback: what it judges, however it is attached, and what it keeps."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.documents import Document
from langchain_core.messages import AIMessage
from langchain_core.output_parsers import StrOutputParser
from langchain_core.runnables import (
    RunnableLambda,
    RunnableParallel,
    RunnablePassthrough,
)
from tests.integrations.langchain.agent_fakes import ListRetriever
from tests.integrations.langchain.chain_fakes import (
    FACT,
    PROMPT,
    QUESTION,
    FixedRetriever,
    ShapedModel,
    dict_chain,
    join,
    plain_message,
    text_chain,
)

from evigate import EvidenceGate, Verdict
from evigate.testing import scripted_gate
from evigate_langchain import EvidenceGateCallback

WRONG = "The warranty lasts 9 years."


class Watched:
    """A handler that judges at once, and the verdicts it gave."""

    def __init__(self, gate: EvidenceGate | None = None, **options: Any) -> None:
        self.verdicts: list[Verdict] = []
        self.handler = EvidenceGateCallback(
            gate or scripted_gate(),
            on_verdict=self.verdicts.append,
            background=options.pop("background", False),
            **options,
        )

    @property
    def one(self) -> Verdict:
        (verdict,) = self.verdicts
        return verdict


def config_of(watched: Watched) -> Any:
    return {"callbacks": [watched.handler]}


# -- entry points ----------------------------------------------------------------------


def _collect(stream: Any) -> None:
    async def collect() -> None:
        async for _ in stream:
            pass

    asyncio.run(collect())


WAYS: dict[str, Any] = {
    "invoke": lambda c, cfg: c.invoke(QUESTION, cfg),
    "ainvoke": lambda c, cfg: asyncio.run(c.ainvoke(QUESTION, cfg)),
    "batch": lambda c, cfg: c.batch([QUESTION], cfg),
    "abatch": lambda c, cfg: asyncio.run(c.abatch([QUESTION], cfg)),
    "stream": lambda c, cfg: list(c.stream(QUESTION, cfg)),
    "astream": lambda c, cfg: _collect(c.astream(QUESTION, cfg)),
    "astream_events": lambda c, cfg: _collect(
        c.astream_events(QUESTION, cfg, version="v2")
    ),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("make", [text_chain, dict_chain])
def test_every_way_of_calling_gives_one_verdict_with_the_right_question(
    make: Any, way: str
) -> None:
    watched = Watched()
    WAYS[way](make(WRONG), config_of(watched))
    call = watched.one.call
    assert call.question == QUESTION
    assert [p.text for p in call.documents] == [FACT]
    assert call.answer == WRONG
    assert watched.one.evidence_source == "prompt"


def test_it_changes_nothing() -> None:
    watched = Watched(scripted_gate("abstain"))
    assert text_chain(WRONG).invoke(QUESTION, config_of(watched)) == WRONG
    assert watched.one.released is False
    assert watched.one.metadata["observed"] is True


def test_it_may_be_attached_in_the_middle_of_a_chain() -> None:
    watched = Watched()
    inner = text_chain(WRONG).with_config(callbacks=[watched.handler])
    chain = RunnableLambda(lambda q: q + " Please.") | inner | RunnableLambda(len)
    chain.invoke(QUESTION)
    assert watched.one.call.question == QUESTION + " Please."
    assert watched.one.call.answer == WRONG


@pytest.mark.parametrize("way", ["invoke", "ainvoke", "stream", "batch"])
def test_attached_to_retriever_and_model_apart_it_pairs_them_by_the_prompt(
    way: str,
) -> None:
    watched = Watched()
    handlers: Any = [watched.handler]
    retriever = FixedRetriever().with_config(callbacks=handlers)
    model = ShapedModel(message=plain_message(WRONG), callbacks=handlers)
    context = {
        "context": retriever | RunnableLambda(join),
        "question": RunnablePassthrough(),
    }
    WAYS[way](context | PROMPT | model | StrOutputParser(), {})
    assert [p.text for p in watched.one.call.documents] == [FACT]
    assert watched.one.call.question == QUESTION


def test_a_retrieval_whose_documents_stand_in_no_prompt_pairs_with_nothing() -> None:
    watched = Watched()
    handlers: Any = [watched.handler]
    FixedRetriever().invoke("Something else?", {"callbacks": handlers})
    ShapedModel(message=plain_message(WRONG), callbacks=handlers).invoke(QUESTION)
    assert watched.one.call.documents == ()


def test_what_a_reranker_drops_was_not_seen() -> None:
    documents = [Document(FACT, id="a"), Document("It is blue and round.", id="b")]
    watched = Watched()
    first = RunnableLambda(lambda found: found[:1])
    context = {
        "context": FixedRetriever(documents=documents) | first | RunnableLambda(join),
        "question": RunnablePassthrough(),
    }
    model = ShapedModel(message=plain_message(WRONG))
    (context | PROMPT | model).invoke(QUESTION, config_of(watched))
    assert [p.id for p in watched.one.call.documents] == ["a"]


def test_getters_may_be_given() -> None:
    watched = Watched(
        question=lambda given: given["ask"]["text"],
        documents=lambda given, output: output["seen"],
        answer=lambda output: output["said"]["text"],
    )
    chain = RunnableLambda(lambda _: {"said": {"text": WRONG}, "seen": [FACT]})
    chain.invoke({"ask": {"text": QUESTION}}, config_of(watched))
    call = watched.one.call
    assert (call.question, call.answer) == (QUESTION, WRONG)
    assert call.documents[0].text == FACT


def test_run_ids_tags_and_metadata_are_in_the_record() -> None:
    watched = Watched()
    config = {**config_of(watched), "tags": ["t"], "metadata": {"tenant": "a"}}
    text_chain(WRONG).invoke(QUESTION, config)
    metadata = watched.one.to_record()["metadata"]
    assert metadata["tags"] == ["t"]
    assert metadata["metadata"]["tenant"] == "a"
    assert metadata["run_id"]


def test_a_failing_on_verdict_or_gate_disturbs_nothing() -> None:
    def fail(verdict: Verdict) -> None:
        raise RuntimeError("no")

    handler = EvidenceGateCallback(
        scripted_gate("error"), on_verdict=fail, background=False
    )
    answer = text_chain(WRONG).invoke(QUESTION, {"callbacks": [handler]})
    assert answer == WRONG


def test_an_agent_is_judged_by_the_results_of_its_tools() -> None:
    from tests.integrations.langchain.agent_subjects import ASKED, plain

    watched = Watched()
    agent, _ = plain(scripted_gate())
    agent.invoke(ASKED, {**config_of(watched), "configurable": {"thread_id": "7"}})
    call = watched.one.call
    assert [p.text for p in call.documents] == ["The warranty lasts 3 years."]
    assert call.question == QUESTION
    assert call.metadata["thread_id"] == "7"


# -- in the background -----------------------------------------------------------------


def test_scoring_runs_in_the_background_and_flush_waits_for_it() -> None:
    threads: list[str] = []
    gate = scripted_gate(
        choose=lambda _: threads.append(threading.current_thread().name) or "answer"
    )
    watched = Watched(gate, background=True)
    text_chain(WRONG).batch([QUESTION] * 20, config_of(watched))
    assert watched.handler.flush(10.0)
    assert len(watched.verdicts) == 20
    assert set(threads) == {"evigate-background"}


def test_what_does_not_fit_is_dropped_and_counted() -> None:
    go_on = threading.Event()
    gate = scripted_gate(choose=lambda _: (go_on.wait(10) and "answer") or "answer")
    watched = Watched(gate, background=True, queue_size=2)
    for _ in range(10):
        text_chain(WRONG).invoke(QUESTION, config_of(watched))
    assert not watched.handler.flush(0.01)
    dropped = watched.handler.dropped
    go_on.set()
    assert watched.handler.close(10.0)
    assert dropped >= 7
    assert len(watched.verdicts) == 10 - dropped


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_it_is_alive_after_a_fork() -> None:
    watched = Watched(background=True)
    text_chain(WRONG).invoke(QUESTION, config_of(watched))
    assert watched.handler.flush(10.0)
    child = os.fork()
    if child == 0:  # pragma: no cover - the child
        code = 1
        with contextlib.suppress(BaseException):
            text_chain(WRONG).invoke(QUESTION, config_of(watched))
            if watched.handler.flush(10.0) and len(watched.verdicts) == 2:
                code = 0
        os._exit(code)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0


# -- pairing ---------------------------------------------------------------------------


def echo_chain() -> Any:
    """Each question has a document of its own, which the answer repeats."""
    model = ShapedModel(by_prompt=lambda messages: AIMessage(_document(messages)))
    retriever = FixedRetriever(by_query=lambda q: [Document(about(q), id=q)])
    context = {
        "context": retriever | RunnableLambda(join),
        "question": RunnablePassthrough(),
    }
    return context | PROMPT | model | StrOutputParser()


def about(topic: str) -> str:
    return f"The document about {topic} says just {topic}."


def _document(messages: Any) -> str:
    return str(messages[0].content).split("\n")[1]


@pytest.mark.parametrize(
    "way", ["threads", "batch", "gather", "gather streams", "nested", "branches"]
)
def test_500_concurrent_calls_are_judged_by_their_own_documents(way: str) -> None:
    watched = Watched()
    config: Any = config_of(watched)
    chain = echo_chain()
    topics = [f"topic-{number}" for number in range(500)]

    async def one_stream(topic: str) -> None:
        async for _ in chain.astream(topic, config):
            pass

    async def gather() -> None:
        one = one_stream if "streams" in way else lambda t: chain.ainvoke(t, config)
        await asyncio.gather(*(one(topic) for topic in topics))

    if way == "threads":
        with ThreadPoolExecutor(16) as pool:
            list(pool.map(lambda topic: chain.invoke(topic, config), topics))
    elif way == "batch":
        chain.batch(topics, {**config, "max_concurrency": 16})
    elif way.startswith("gather"):
        asyncio.run(gather())
    elif way == "nested":
        outer = RunnableLambda(lambda topic: chain.invoke(topic))
        outer.batch(topics, {**config, "max_concurrency": 16})
    else:
        branch = chain.with_config(callbacks=[watched.handler])
        pairs = RunnableParallel(
            left=RunnableLambda(lambda t: t) | branch,
            right=RunnableLambda(lambda t: t + "-right") | branch,
        )
        pairs.batch(topics[:250], {"max_concurrency": 8})
    calls = [verdict.call for verdict in watched.verdicts]
    right = sum(
        [p.text for p in call.documents] == [about(call.question)] == [call.answer]
        for call in calls
    )
    assert right == len(calls) == 500


# -- nothing grows ---------------------------------------------------------------------


class RaisingNeighbour(BaseCallbackHandler):
    """Raises where it hurts most: when a run ends, before later handlers hear of it."""

    raise_error = True
    run_inline = True

    def on_chain_end(self, outputs: Any, **kwargs: Any) -> None:
        if kwargs.get("parent_run_id") is None:
            raise RuntimeError("a neighbour")


class Failing(ListRetriever):
    def _get_relevant_documents(self, query: str, *, run_manager: Any) -> Any:
        raise RuntimeError("no index")


class Hanging(ListRetriever):
    async def _aget_relevant_documents(self, query: str, *, run_manager: Any) -> Any:
        await asyncio.sleep(60)


async def _cancel(chain: Any, config: Any, times: int) -> None:
    tasks = [asyncio.create_task(chain.ainvoke(QUESTION, config)) for _ in range(times)]
    await asyncio.sleep(0.1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_nothing_grows_after_10_000_calls_that_fail_in_every_way() -> None:
    watched = Watched(most_runs=50)
    handler = watched.handler
    plain: Any = {"callbacks": [handler]}
    beside: Any = {"callbacks": [RaisingNeighbour(), handler]}
    # A retriever alone opens as many runs as a chain's outermost ones, in a tenth of
    # the time.
    failing, good = Failing(), text_chain(WRONG)
    kept = []
    for number in range(9_000):
        with contextlib.suppress(RuntimeError):
            failing.invoke(QUESTION, plain)
        if number % 20 == 0:
            with contextlib.suppress(RuntimeError):
                good.invoke(QUESTION, beside)
            stream = good.stream(QUESTION, plain)
            next(stream)
            kept.append(stream)
    for _ in range(5):
        asyncio.run(_cancel(Hanging(), plain, 100))
    roots, runs, finished = handler.table.sizes()
    assert roots <= 50
    assert runs <= 50 * 12
    assert finished <= 50 * 16
    assert len(handler._loose) <= 64
    assert len(handler.queue._jobs) == 0
    good.invoke(QUESTION, plain)
    assert watched.verdicts[-1].call.documents[0].text == FACT
    for stream in kept:
        stream.close()


def test_finished_calls_leave_nothing_behind() -> None:
    watched = Watched()
    text_chain(WRONG).batch([QUESTION] * 50, config_of(watched))
    assert watched.handler.table.sizes()[:2] == (0, 0)


def test_an_abandoned_stream_is_not_judged_as_a_whole_answer() -> None:
    watched = Watched()
    stream = text_chain(WRONG).stream(QUESTION, config_of(watched))
    stream.close()
    assert watched.verdicts == []
