"""gate_session: documents retrieved outside of the chain find their answer, or none."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from langchain_core.documents import Document
from langchain_core.output_parsers import StrOutputParser
from langchain_core.runnables import RunnableLambda
from tests.integrations.langchain.chain_fakes import (
    FACT,
    PROMPT,
    QUESTION,
    FixedRetriever,
    ShapedModel,
    join,
    plain_message,
)

from evigate.testing import scripted_gate
from evigate_langchain import gate_session

ANSWER = "The warranty lasts 9 years."


def chain(*, hidden: bool = False) -> Any:
    """Prompt and model; ``hidden`` shows the model nothing of the documents."""
    given = RunnableLambda(
        lambda g: {
            "context": "(see above)" if hidden else g["found"],
            "question": g["question"],
        }
    )
    return (
        given | PROMPT | ShapedModel(message=plain_message(ANSWER)) | StrOutputParser()
    )


def texts(verdict: Any) -> list[str]:
    return [passage.text for passage in verdict.call.documents]


def codes(verdict: Any) -> set[str]:
    return set(verdict.call.notes)


@pytest.mark.parametrize("hidden", [False, True])
def test_documents_retrieved_before_belong_to_the_next_chain(hidden: bool) -> None:
    with gate_session(scripted_gate()) as session:
        found = FixedRetriever().invoke(QUESTION)
        chain(hidden=hidden).invoke({"found": join(found), "question": QUESTION})
    (verdict,) = session.verdicts
    assert texts(verdict) == [FACT]
    assert verdict.call.question == QUESTION
    assert verdict.call.answer == ANSWER
    assert codes(verdict) == set()


def test_prompt_and_model_called_one_by_one_are_one_answer() -> None:
    with gate_session(scripted_gate()) as session:
        found = FixedRetriever().invoke(QUESTION)
        messages = PROMPT.invoke({"context": join(found), "question": QUESTION})
        ShapedModel(message=plain_message(ANSWER)).invoke(messages)
    judged = [v for v in session.verdicts if v.call.answer == ANSWER]
    assert [texts(v) for v in judged] == [[FACT]]
    assert judged[0].call.question == QUESTION


def test_a_second_chain_gets_no_documents_of_the_first() -> None:
    with gate_session(scripted_gate()) as session:
        found = FixedRetriever().invoke(QUESTION)
        chain().invoke({"found": join(found), "question": QUESTION})
        chain().invoke({"found": "", "question": "And what does it cost?"})
    first, second = session.verdicts
    assert texts(first) == [FACT]
    assert texts(second) == []
    assert codes(second) == {"ambiguous_evidence"}


def test_a_chain_after_another_retrieval_gets_the_new_documents() -> None:
    price = Document("It costs 40 euros in every shop.")
    with gate_session(scripted_gate()) as session:
        for documents in ([Document(FACT)], [price]):
            found = FixedRetriever(documents=documents).invoke(QUESTION)
            chain(hidden=True).invoke({"found": join(found), "question": QUESTION})
    assert [texts(v) for v in session.verdicts] == [[FACT], [price.page_content]]


async def test_parallel_flows_never_get_each_others_documents() -> None:
    async def flow(number: int) -> None:
        text = f"The document number {number} says just {number}."
        retriever = FixedRetriever(documents=[Document(text)])
        found = await retriever.ainvoke(f"question {number}")
        await asyncio.sleep(0.001 * (number % 7))
        given = {"found": join(found), "question": f"question {number}"}
        await chain(hidden=True).ainvoke(given)

    async with gate_session(scripted_gate()) as session:
        await asyncio.gather(*(flow(number) for number in range(100)))
    assert len(session.verdicts) == 100
    for verdict in session.verdicts:
        number = verdict.call.question.split()[-1]
        assert texts(verdict) == [f"The document number {number} says just {number}."]


async def test_documents_gathered_by_tasks_belong_to_the_chain_that_follows() -> None:
    async with gate_session(scripted_gate()) as session:
        left, right = await asyncio.gather(
            FixedRetriever(documents=[Document("The left one is red.")]).ainvoke("a"),
            FixedRetriever(documents=[Document("The right one is blue.")]).ainvoke("b"),
        )
        given = {"found": join([*left, *right]), "question": QUESTION}
        await chain(hidden=True).ainvoke(given)
    (verdict,) = session.verdicts
    assert sorted(texts(verdict)) == ["The left one is red.", "The right one is blue."]


async def test_a_parallel_chain_without_documents_is_ambiguous() -> None:
    ready = asyncio.Event()

    async def other() -> None:
        await ready.wait()
        await chain().ainvoke({"found": "", "question": "Something else?"})

    async with gate_session(scripted_gate()) as session:
        waiting = asyncio.create_task(other())
        found = await FixedRetriever().ainvoke(QUESTION)
        ready.set()
        await waiting
        await chain().ainvoke({"found": join(found), "question": QUESTION})
    by_question = {v.call.question: v for v in session.verdicts}
    assert texts(by_question[QUESTION]) == [FACT]
    assert texts(by_question["Something else?"]) == []
    assert codes(by_question["Something else?"]) == {"ambiguous_evidence"}


def test_outside_of_the_scope_nothing_is_judged() -> None:
    with gate_session(scripted_gate()) as session:
        pass
    chain().invoke({"found": FACT, "question": QUESTION})
    assert session.verdicts == []


def test_on_verdict_gets_each_verdict() -> None:
    seen: list[Any] = []
    with gate_session(scripted_gate(), on_verdict=seen.append, background=False):
        chain().invoke({"found": FACT, "question": QUESTION})
    assert [v.call.answer for v in seen] == [ANSWER]
