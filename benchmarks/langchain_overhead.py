# ruff: noqa: ARG002 - LangChain fixes the signatures
"""What a guarded LangChain chain costs beyond the gate's own check.

    python benchmarks/langchain_overhead.py

writes ``results/langchain_overhead.json`` and ``.md``. The chain is retriever, prompt,
chat model and parser; the model answers at once, so all that is measured is overhead.
"""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

from langchain_core.documents import Document
from langchain_core.language_models.chat_models import BaseChatModel
from langchain_core.messages import AIMessage, AIMessageChunk
from langchain_core.output_parsers import StrOutputParser
from langchain_core.outputs import ChatGeneration, ChatGenerationChunk, ChatResult
from langchain_core.prompts import ChatPromptTemplate
from langchain_core.retrievers import BaseRetriever
from langchain_core.runnables import Runnable, RunnableLambda, RunnablePassthrough
from ragtruth import machine_kind

from evigate import EvidenceGate, RagCall, __version__
from evigate_langchain import collect_verdicts, gate_chain

COMMAND = "python benchmarks/langchain_overhead.py"
RESULTS = Path(__file__).parent / "results"
ROUNDS = 400
WARM_UP = 40
QUESTION = "How long does the warranty of the Heron last, and what does it not cover?"
SENTENCES = (
    "The warranty of the Heron lasts three years from the day of purchase.",
    "It covers the frame, the fork and the motor against faults of material.",
    "The battery is covered for two years or 500 charging cycles.",
    "Tyres, chains and brake pads are wear parts and are not covered.",
    "Damage from a fall or from racing is not covered either.",
    "A claim needs the receipt and the number on the frame.",
    "The workshop answers a claim within ten working days.",
    "Parts that were replaced keep the rest of the warranty.",
    "The warranty passes to the next owner when the bicycle is sold.",
)
ANSWER = " ".join(SENTENCES)
FILLER = (
    "Brindlewheel builds electric bicycles for the town and for long journeys. Every "
    "bicycle is checked by two people before it leaves the works, and each carries a "
    "number on its frame that the workshop asks for. Spare parts are kept for ten "
    "years after the last bicycle of a model was sold. "
)
TEXT = """\
# What a guarded LangChain chain costs

Retriever (4 documents, {documents:,} characters), prompt, chat model that answers at
once ({answer:,} characters), parser. CPU time of the process for one call, median of
{rounds} rounds in which all variants take turns; what is added is the median of the
differences within a round. Command: `{command}`. Machine: {machine}. evigate
{version}, langchain-core {langchain}.

| call | unguarded, ms | guarded, ms | ratio | `gate.check` alone, ms | added, ms |
|---|---|---|---|---|---|
{rows}

With a model that answers at once the ratio is as bad as it gets: a real model takes
hundreds of milliseconds, and the last column is what the wrapper adds to them.

## First sentence of a stream, `stream="sentence"`

| | ms |
|---|---|
| unguarded: the first sentence is complete after | {first_unguarded:.2f} |
| guarded: it comes out after | {first_guarded:.2f} |
| reading the documents and checking the sentence, alone | {first_check:.2f} |
| added beyond the sentence's own check | {first_added:.2f} |
"""


class Retriever(BaseRetriever):
    """Four documents, two of which hold the answer."""

    def _get_relevant_documents(self, query: str, *, run_manager: Any) -> Any:
        return DOCUMENTS


class Model(BaseChatModel):
    """Answers at once, word by word when it streams."""

    @property
    def _llm_type(self) -> str:
        return "at-once"

    def _generate(
        self, messages: Any, stop: Any = None, run_manager: Any = None, **kwargs: Any
    ) -> ChatResult:
        return ChatResult(generations=[ChatGeneration(message=AIMessage(ANSWER))])

    def _stream(
        self, messages: Any, stop: Any = None, run_manager: Any = None, **kwargs: Any
    ) -> Iterator[ChatGenerationChunk]:
        for word in WORDS:
            yield ChatGenerationChunk(message=AIMessageChunk(word))

    async def _astream(
        self, messages: Any, stop: Any = None, run_manager: Any = None, **kwargs: Any
    ) -> AsyncIterator[ChatGenerationChunk]:
        for word in WORDS:
            yield ChatGenerationChunk(message=AIMessageChunk(word))


WORDS = re.findall(r"\S+\s*", ANSWER)
DOCUMENTS = [
    Document(FILLER + " ".join(SENTENCES[:5]), id="warranty"),
    Document(FILLER + " ".join(SENTENCES[5:]), id="claims"),
    Document(FILLER * 2 + "Deliveries leave on Tuesdays and Fridays.", id="delivery"),
    Document(FILLER * 2 + "The canteen opens at eleven.", id="canteen"),
]


def build_chain() -> Runnable[Any, Any]:
    """An ordinary chain, as users have them."""
    prompt = ChatPromptTemplate.from_template("{context}\n\nQuestion: {question}")
    joined = Retriever() | RunnableLambda(
        lambda documents: "\n\n".join(d.page_content for d in documents)
    )
    inputs = {"context": joined, "question": RunnablePassthrough()}
    return inputs | prompt | Model() | StrOutputParser()


def main() -> None:
    """Measure, and write the results."""
    gate = EvidenceGate()
    chain = build_chain()
    guarded = gate_chain(chain, gate)
    by_sentence = gate_chain(chain, gate, stream="sentence")
    with collect_verdicts() as verdicts:
        guarded.invoke(QUESTION)
    call = verdicts[0].call
    assert verdicts[0].released, verdicts[0]
    assert len(call.documents) == len(DOCUMENTS)
    loop = asyncio.new_event_loop()

    async def drain(subject: Runnable[Any, Any]) -> None:
        async for _ in subject.astream(QUESTION):
            pass

    variants: dict[str, Callable[[], Any]] = {
        "check": lambda: gate.check(call),
        "invoke": lambda: chain.invoke(QUESTION),
        "invoke guarded": lambda: guarded.invoke(QUESTION),
        "ainvoke": lambda: loop.run_until_complete(chain.ainvoke(QUESTION)),
        "ainvoke guarded": lambda: loop.run_until_complete(guarded.ainvoke(QUESTION)),
        "stream": lambda: list(chain.stream(QUESTION)),
        "stream guarded": lambda: list(guarded.stream(QUESTION)),
        "astream": lambda: loop.run_until_complete(drain(chain)),
        "astream guarded": lambda: loop.run_until_complete(drain(guarded)),
    }
    times = measure(variants)
    first = measure_first(gate, call, chain, by_sentence)
    loop.close()
    write(summary(times, first))


def measure(variants: dict[str, Callable[[], Any]]) -> dict[str, list[float]]:
    """CPU milliseconds of each variant by round; they take turns."""
    times: dict[str, list[float]] = {name: [] for name in variants}
    for turn in range(WARM_UP + ROUNDS):
        for name, work in variants.items():
            started = time.process_time()
            work()
            if turn >= WARM_UP:
                times[name].append((time.process_time() - started) * 1e3)
    return times


def added(guarded: list[float], bare: list[float], check: list[float]) -> float:
    """Median over the rounds of what the wrapper adds beyond the check."""
    rounds = zip(guarded, bare, check, strict=True)
    return statistics.median(g - b - c for g, b, c in rounds)


def measure_first(
    gate: EvidenceGate, call: RagCall, chain: Any, by_sentence: Any
) -> dict[str, list[float]]:
    """How long until the first sentence is complete, and until it comes out."""
    head = SENTENCES[0]
    # The sentence is complete when the next word has begun.
    needed = len(head.split()) + 1

    def unguarded() -> None:
        stream = chain.stream(QUESTION)
        for _ in range(needed):
            next(stream)

    def let_out() -> None:
        assert next(iter(by_sentence.stream(QUESTION))).startswith(head)

    def check() -> None:
        session = gate.open(call, mode="sentence")
        for word in WORDS[:needed]:
            session.push(word)
        assert session.shown

    return measure({"unguarded": unguarded, "guarded": let_out, "check": check})


def summary(
    times: dict[str, list[float]], first: dict[str, list[float]]
) -> dict[str, Any]:
    """The figures of both tables."""
    calls = {}
    check = times["check"]
    for name in ("invoke", "ainvoke", "stream", "astream"):
        bare, guarded = times[name], times[f"{name} guarded"]
        calls[name] = {
            "unguarded_ms": statistics.median(bare),
            "guarded_ms": statistics.median(guarded),
            "ratio": statistics.median(guarded) / statistics.median(bare),
            "check_ms": statistics.median(check),
            "added_ms": added(guarded, bare, check),
        }
    return {
        "calls": calls,
        **{f"first_{name}": statistics.median(found) for name, found in first.items()},
        "first_added": added(first["guarded"], first["unguarded"], first["check"]),
    }


def write(found: dict[str, Any]) -> None:
    """The JSON and the Markdown."""
    import langchain_core

    setting = {
        "documents": sum(len(d.page_content) for d in DOCUMENTS),
        "answer": len(ANSWER),
        "rounds": ROUNDS,
        "command": COMMAND,
        "machine": machine_kind(),
        "version": __version__,
        "langchain": langchain_core.__version__,
    }
    rows = "\n".join(
        f"| `{name}` | {c['unguarded_ms']:.2f} | {c['guarded_ms']:.2f} | "
        f"{c['ratio']:.2f} | {c['check_ms']:.2f} | {c['added_ms']:.2f} |"
        for name, c in found["calls"].items()
    )
    first = {key: value for key, value in found.items() if key != "calls"}
    text = TEXT.format(rows=rows, **first, **setting)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "langchain_overhead.md").write_text(text)
    figures = json.dumps({**setting, **found}, indent=2)
    (RESULTS / "langchain_overhead.json").write_text(figures + "\n")
    print(text)


if __name__ == "__main__":
    main()
