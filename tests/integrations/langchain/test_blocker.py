"""EvidenceBlocker: the model is not asked when the documents will not do."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.documents import Document
from langchain_core.output_parsers import StrOutputParser
from langchain_core.runnables import RunnableLambda, RunnablePassthrough
from tests.integrations.langchain.chain_fakes import (
    FACT,
    PROMPT,
    QUESTION,
    FixedRetriever,
    ShapedModel,
    join,
    plain_message,
)

from evigate import EvidenceBlockedError, EvidenceGate, Policy
from evigate_langchain import EvidenceBlocker

USELESS = [Document("Our offices close at noon on Fridays in August.")]


class Counter(BaseCallbackHandler):
    """Counts how often a model was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def on_chat_model_start(self, *args: Any, **kwargs: Any) -> None:
        self.asked += 1


def chain(documents: list[Document], *, rewrite: bool = False) -> Any:
    retriever: Any = FixedRetriever(documents=documents)
    if rewrite:
        model = ShapedModel(message=plain_message("warranty"))
        retriever = model | StrOutputParser() | retriever
    context = {
        "context": retriever | RunnableLambda(join),
        "question": RunnablePassthrough(),
    }
    said: list[Any] = []

    def say(messages: Any) -> Any:
        said.append(messages)
        return plain_message("It lasts 3 years.")

    made = context | PROMPT | ShapedModel(by_prompt=say) | StrOutputParser()
    return made, said


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
def test_the_model_is_not_asked_when_nothing_useful_was_retrieved(way: str) -> None:
    made, said = chain(USELESS)
    with pytest.raises(EvidenceBlockedError) as caught:
        WAYS[way](made, {"callbacks": [EvidenceBlocker(EvidenceGate())]})
    assert said == []
    assert caught.value.record["action"] == "abstain"
    assert caught.value.text == Policy().abstain_text
    assert USELESS[0].page_content not in str(caught.value.record)


@pytest.mark.parametrize("way", WAYS)
def test_the_model_is_asked_when_the_documents_hold_the_answer(way: str) -> None:
    made, said = chain([Document(FACT)])
    WAYS[way](made, {"callbacks": [EvidenceBlocker(EvidenceGate())]})
    assert len(said) == 1


@pytest.mark.parametrize("documents", [[], [Document("  ")]])
def test_a_retrieval_without_a_result_blocks(documents: list[Document]) -> None:
    made, said = chain(documents)
    with pytest.raises(EvidenceBlockedError):
        made.invoke(QUESTION, {"callbacks": [EvidenceBlocker(EvidenceGate())]})
    assert said == []


def test_a_model_that_is_asked_before_any_retrieval_is_left_alone() -> None:
    counter = Counter()
    made, said = chain(USELESS, rewrite=True)
    with pytest.raises(EvidenceBlockedError):
        made.invoke(QUESTION, {"callbacks": [counter, EvidenceBlocker(EvidenceGate())]})
    assert counter.asked >= 1
    assert said == []


def test_a_chain_without_a_retriever_is_left_alone() -> None:
    model = ShapedModel(message=plain_message("Hello!"))
    config: Any = {"callbacks": [EvidenceBlocker(EvidenceGate())]}
    assert model.invoke("Hi", config).text == "Hello!"


def test_a_policy_that_releases_everything_blocks_nothing() -> None:
    made, said = chain(USELESS)
    blocker = EvidenceBlocker(EvidenceGate(), policy="observe")
    made.invoke(QUESTION, {"callbacks": [blocker]})
    assert len(said) == 1


def test_a_fallback_takes_over() -> None:
    made, _ = chain(USELESS)
    safe = made.with_fallbacks(
        [RunnableLambda(lambda _: "I do not know.")],
        exceptions_to_handle=(EvidenceBlockedError,),
    )
    config: Any = {"callbacks": [EvidenceBlocker(EvidenceGate())]}
    assert safe.invoke(QUESTION, config) == "I do not know."


@pytest.mark.parametrize(("on_error", "asked"), [("abstain", 0), ("release", 1)])
def test_when_judging_the_evidence_fails_the_policy_decides(
    on_error: Any, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = EvidenceGate(policy=Policy(on_error=on_error))
    monkeypatch.setattr(gate, "check_evidence", lambda *a, **k: 1 / 0)
    made, said = chain([Document(FACT)])
    config: Any = {"callbacks": [EvidenceBlocker(gate)]}
    if asked:
        made.invoke(QUESTION, config)
    else:
        with pytest.raises(EvidenceBlockedError):
            made.invoke(QUESTION, config)
    assert len(said) == asked


def test_nothing_stays_behind_a_blocked_call() -> None:
    blocker = EvidenceBlocker(EvidenceGate())
    made, _ = chain(USELESS)
    for _ in range(20):
        with pytest.raises(EvidenceBlockedError):
            made.invoke(QUESTION, {"callbacks": [blocker]})
    assert blocker.table.sizes()[:2] == (0, 0)


def test_a_number_of_retrievals_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="above 0"):
        EvidenceBlocker(EvidenceGate(), after=0)
