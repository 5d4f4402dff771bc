"""Every answer is judged against its own documents, however many run at once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from langchain_core.documents import Document
from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.output_parsers import StrOutputParser
from langchain_core.runnables import (
    Runnable,
    RunnableLambda,
    RunnableParallel,
    RunnablePassthrough,
)
from tests.integrations.langchain.chain_fakes import (
    PROMPT,
    FixedRetriever,
    ShapedModel,
    join,
)

from evigate import Verdict
from evigate.testing import scripted_gate
from evigate_langchain import collect_verdicts, gate_chain

CALLS = 500
QUESTIONS = [f"How long does part {number:03d} last?" for number in range(CALLS)]


def document_for(query: str) -> list[Document]:
    time.sleep(random.random() * 0.002)
    part = query.split()[4]
    return [Document(f"Part {part} lasts {part} days.", id=part)]


def answer_for(messages: list[BaseMessage]) -> AIMessage:
    time.sleep(random.random() * 0.002)
    return AIMessage("It is said: " + str(messages[-1].text).splitlines()[1])


def rag_chain() -> Runnable[Any, Any]:
    retrieve = FixedRetriever(by_query=document_for) | RunnableLambda(join)
    inputs = {"context": retrieve, "question": RunnablePassthrough()}
    return inputs | PROMPT | ShapedModel(by_prompt=answer_for) | StrOutputParser()


def guarded() -> Runnable[Any, Any]:
    return gate_chain(rag_chain(), scripted_gate("answer"))


def is_paired(verdict: Verdict) -> bool:
    part = verdict.call.question.split()[4]
    ids = [passage.id for passage in verdict.call.documents]
    return ids == [part] and f"Part {part} lasts" in verdict.call.answer


def by_threads(subject: Runnable[Any, Any]) -> None:
    def one(question: str) -> list[Verdict]:
        with collect_verdicts() as verdicts:
            subject.invoke(question)
        return verdicts

    with ThreadPoolExecutor(16) as pool:
        for question, verdicts in zip(QUESTIONS, pool.map(one, QUESTIONS), strict=True):
            COLLECTED.extend(verdicts)
            assert [v.call.question for v in verdicts] == [question]


def by_batch(subject: Runnable[Any, Any]) -> None:
    subject.batch(QUESTIONS, {"max_concurrency": 16})


def by_gather(subject: Runnable[Any, Any]) -> None:
    async def work() -> None:
        await asyncio.gather(*(subject.ainvoke(question) for question in QUESTIONS))

    asyncio.run(work())


def by_streams(subject: Runnable[Any, Any]) -> None:
    async def drain(question: str) -> None:
        async for _ in subject.astream(question):
            pass

    async def work() -> None:
        await asyncio.gather(*(drain(question) for question in QUESTIONS))

    asyncio.run(work())


def by_stream_threads(subject: Runnable[Any, Any]) -> None:
    subject.map().with_config(max_concurrency=16).invoke(QUESTIONS)


COLLECTED: list[Verdict] = []


@pytest.mark.parametrize(
    "way", [by_threads, by_batch, by_gather, by_streams, by_stream_threads]
)
def test_500_concurrent_calls_are_judged_by_their_own_documents(
    way: Callable[[Runnable[Any, Any]], None],
) -> None:
    COLLECTED.clear()
    with collect_verdicts() as verdicts:
        way(guarded())
    found = verdicts or COLLECTED
    assert len(found) == CALLS
    assert sum(map(is_paired, found)) == CALLS


def test_500_nested_calls_are_judged_by_their_own_documents() -> None:
    gate = scripted_gate("answer")
    outer = gate_chain(RunnablePassthrough() | guarded(), gate)
    with collect_verdicts() as verdicts:
        outer.batch(QUESTIONS, {"max_concurrency": 16})
    assert len(verdicts) == 2 * CALLS
    assert sum(map(is_paired, verdicts)) == 2 * CALLS


def test_500_calls_in_parallel_branches_are_judged_by_their_own_documents() -> None:
    shifted = RunnableLambda(
        lambda question: QUESTIONS[(QUESTIONS.index(question) + 1) % CALLS]
    )
    branches = RunnableParallel(this=guarded(), other=shifted | guarded())
    with collect_verdicts() as verdicts:
        branches.batch(QUESTIONS, {"max_concurrency": 16})
    assert len(verdicts) == 2 * CALLS
    assert sum(map(is_paired, verdicts)) == 2 * CALLS
