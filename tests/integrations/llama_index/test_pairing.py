"""200 calls at a time: each answer is judged against its own documents."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from llama_index.core.agent.workflow import FunctionAgent
from llama_index.core.chat_engine import ContextChatEngine
from llama_index.core.memory import ChatMemoryBuffer
from llama_index.core.query_engine import RetrieverQueryEngine
from llama_index.core.tools import RetrieverTool
from tests.integrations.llama_index.fakes import (
    ListRetriever,
    TextLLM,
    ToolLLM,
    nodes_for,
)

from evigate import RagCall, Verdict
from evigate.testing import scripted_gate
from evigate_llama_index import (
    METADATA_KEY,
    EvidenceGateEventHandler,
    GatedQueryEngine,
    collect_verdicts,
    gate_agent,
    gate_chat_engine,
)

CALLS = 200
DELAY = 0.005


def marked(text: str) -> str:
    """The mark of a question, wherever it stands."""
    return next(word for word in text.replace("?", " ").split() if word[:2] == "q#")


def retriever() -> ListRetriever:
    return ListRetriever(
        delay=DELAY, find=lambda question: nodes_for(f"About {marked(question)} only.")
    )


def echoing() -> TextLLM:
    return TextLLM(reply=lambda prompt: f"It is {marked(prompt[prompt.index('q#') :])}")


def judged_by_its_own(call: RagCall) -> Any:
    """Answers whose documents and question carry another mark are withheld."""
    marks = {marked(p.text) for p in call.documents}
    same = marks == {marked(call.question)} == {marked(call.answer)}
    return "answer" if same else "abstain"


def engine(*, streaming: bool = False) -> GatedQueryEngine:
    raw = RetrieverQueryEngine.from_args(
        retriever(), llm=echoing(), streaming=streaming
    )
    return GatedQueryEngine(raw, scripted_gate(choose=judged_by_its_own))


def questions() -> list[str]:
    return [f"What about q#{number} please?" for number in range(CALLS)]


def in_threads(ask: Callable[[str], Any]) -> list[Any]:
    with ThreadPoolExecutor(16) as pool:
        return list(pool.map(ask, questions()))


def assert_each_its_own(answers: list[str]) -> None:
    assert answers == [f"It is q#{number}" for number in range(CALLS)]


@pytest.mark.parametrize("streaming", [False, True])
def test_query_engines_in_threads(streaming: bool) -> None:
    gated = engine(streaming=streaming)
    assert_each_its_own(in_threads(lambda question: str(gated.query(question))))


@pytest.mark.parametrize("streaming", [False, True])
async def test_query_engines_in_tasks(streaming: bool) -> None:
    gated = engine(streaming=streaming)

    async def ask(question: str) -> str:
        response = await gated.aquery(question)
        return str(await response.get_response() if streaming else response)

    assert_each_its_own(await asyncio.gather(*map(ask, questions())))


def _chat() -> Any:
    raw = ContextChatEngine.from_defaults(
        retriever(),
        llm=echoing(),
        memory=ChatMemoryBuffer.from_defaults(token_limit=10),
    )
    return gate_chat_engine(raw, scripted_gate(choose=judged_by_its_own))


def test_chat_engines_in_threads() -> None:
    answers = in_threads(lambda question: _chat().chat(question))
    assert_each_its_own([str(answer) for answer in answers])
    hashes = {a.metadata[METADATA_KEY]["question_hash"] for a in answers}
    assert len(hashes) == CALLS


async def test_chat_streams_in_tasks() -> None:
    async def ask(question: str) -> str:
        response = await _chat().astream_chat(question)
        return "".join([piece async for piece in response.async_response_gen()])

    assert_each_its_own(await asyncio.gather(*map(ask, questions())))


def _agent(question: str) -> Any:
    steps = [("tool", "search", {"input": question}), f"It is {marked(question)}"]
    tool = RetrieverTool.from_defaults(retriever(), name="search")
    return FunctionAgent(llm=ToolLLM(steps=steps), tools=[tool])


async def test_agents_in_tasks() -> None:
    gate = scripted_gate(choose=judged_by_its_own)

    async def ask(question: str) -> str:
        return str(await gate_agent(_agent(question), gate).run(user_msg=question))

    assert_each_its_own(await asyncio.gather(*map(ask, questions())))


async def test_each_task_collects_its_own_verdicts() -> None:
    gated = engine()

    async def ask(question: str) -> list[Verdict]:
        with collect_verdicts() as verdicts:
            await gated.aquery(question)
        return verdicts

    collected = await asyncio.gather(*map(ask, questions()))
    assert [[v.call.question for v in verdicts] for verdicts in collected] == [
        [question] for question in questions()
    ]


# -- observing -----------------------------------------------------------------------


def observed(verdicts: list[Verdict]) -> int:
    """How many answers were judged against their own documents."""
    return sum(verdict.action == "answer" for verdict in verdicts)


@pytest.mark.parametrize("kind", ["query", "stream", "chat", "chat stream", "agent"])
async def test_the_event_handler_pairs_tasks(kind: str) -> None:
    verdicts: list[Verdict] = []
    handler = EvidenceGateEventHandler(
        scripted_gate(choose=judged_by_its_own), on_verdict=verdicts.append
    )
    raw = RetrieverQueryEngine.from_args(
        retriever(), llm=echoing(), streaming=kind == "stream"
    )

    async def ask(question: str) -> None:
        if kind == "agent":
            await _agent(question).run(user_msg=question)
        elif kind.startswith("chat"):
            chat = ContextChatEngine.from_defaults(
                retriever(),
                llm=echoing(),
                memory=ChatMemoryBuffer.from_defaults(token_limit=10),
            )
            if kind == "chat":
                await chat.achat(question)
            else:
                response = await chat.astream_chat(question)
                async for _ in response.async_response_gen():
                    pass
        else:
            response = await raw.aquery(question)
            if kind == "stream":
                await response.get_response()

    with handler:
        await asyncio.gather(*map(ask, questions()))
    assert handler.flush(30.0)
    assert (len(verdicts), observed(verdicts)) == (CALLS, CALLS)
    assert (handler.open_spans, handler.dropped) == (0, 0)


@pytest.mark.parametrize("streaming", [False, True])
def test_the_event_handler_pairs_threads(streaming: bool) -> None:
    verdicts: list[Verdict] = []
    raw = RetrieverQueryEngine.from_args(
        retriever(), llm=echoing(), streaming=streaming
    )
    with EvidenceGateEventHandler(
        scripted_gate(choose=judged_by_its_own), on_verdict=verdicts.append
    ) as handler:
        in_threads(lambda question: str(raw.query(question)))
    assert handler.flush(30.0)
    assert (len(verdicts), observed(verdicts)) == (CALLS, CALLS)
