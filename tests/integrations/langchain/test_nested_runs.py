"""Runs that LangChain starts without their parent are judged within it, and once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from langchain_core.documents import Document
from langchain_core.messages import AIMessage
from langchain_core.output_parsers import StrOutputParser
from langchain_core.runnables import Runnable, RunnableLambda, RunnablePassthrough
from tests.integrations.langchain.chain_fakes import (
    FACT,
    PROMPT,
    QUESTION,
    FixedRetriever,
    ShapedModel,
    join,
)

from evigate import EvidenceGate, Verdict
from evigate_langchain import EvidenceGateCallback

ANSWER = "The warranty lasts 3 years."


def chain_over(text: str, *, fails: bool = False) -> Runnable[Any, Any]:
    """A chain of a retriever, a prompt and a model; it may fail after retrieval."""
    retriever = FixedRetriever(documents=[Document(text)])
    inputs = {"context": retriever | join, "question": RunnablePassthrough()}
    model = ShapedModel(message=AIMessage(ANSWER)) | StrOutputParser()
    if fails:

        def fail(_: Any) -> Any:
            raise ConnectionError("the model is down")

        return inputs | RunnableLambda(fail)
    return inputs | PROMPT | model


async def astreamed(chain: Any, config: Any) -> None:
    async for _ in chain.astream(QUESTION, config):
        pass


WAYS: dict[str, Callable[[Any, Any], Any]] = {
    "invoke": lambda chain, config: chain.invoke(QUESTION, config),
    "batch": lambda chain, config: chain.batch([QUESTION], config),
    "stream": lambda chain, config: list(chain.stream(QUESTION, config)),
    "ainvoke": lambda chain, config: asyncio.run(chain.ainvoke(QUESTION, config)),
    "abatch": lambda chain, config: asyncio.run(chain.abatch([QUESTION], config)),
    "astream": lambda chain, config: asyncio.run(astreamed(chain, config)),
}


def observed(chain: Any, way: str) -> list[Verdict]:
    verdicts: list[Verdict] = []
    handler = EvidenceGateCallback(
        EvidenceGate(), on_verdict=verdicts.append, background=False
    )
    WAYS[way](chain, {"callbacks": [handler]})
    assert len(handler.table) == 0
    return verdicts


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("fails", [False, True])
def test_a_chain_with_a_fallback_is_judged_once_by_what_answered(
    way: str, fails: bool
) -> None:
    """As the outermost runnable, it passes its own run on to none of its attempts."""
    first = chain_over("Delivery takes 9 days." if fails else FACT, fails=fails)
    (verdict,) = observed(first.with_fallbacks([chain_over(FACT)]), way)
    assert (verdict.call.question, verdict.call.answer) == (QUESTION, ANSWER)
    assert [passage.text for passage in verdict.call.documents] == [FACT]
    assert (verdict.action, verdict.route) == ("answer", "accept")


def test_a_chain_that_is_called_with_the_handler_again_is_judged_once() -> None:
    """A function inside the chain that hands on the handlers by itself."""
    inner = chain_over(FACT)

    def call(question: str, config: Any) -> Any:
        handlers = config["callbacks"].handlers
        return inner.invoke(question, {"callbacks": list(handlers)})

    (verdict,) = observed(RunnableLambda(call), "invoke")
    assert [passage.text for passage in verdict.call.documents] == [FACT]
