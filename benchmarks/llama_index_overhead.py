# ruff: noqa: ARG002 - LlamaIndex fixes the signatures
"""What a guarded LlamaIndex engine costs beyond the gate's own check.

    python benchmarks/llama_index_overhead.py

writes ``results/llama_index_overhead.json`` and ``.md``. Retriever, prompt and model
are as small as can be; the model answers at once, so all that is measured is overhead.
"""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import llama_index.core
from llama_index.core.base.base_retriever import BaseRetriever
from llama_index.core.base.llms.types import CompletionResponse, LLMMetadata
from llama_index.core.chat_engine import ContextChatEngine
from llama_index.core.llms import CustomLLM
from llama_index.core.memory import ChatMemoryBuffer
from llama_index.core.query_engine import RetrieverQueryEngine
from llama_index.core.schema import NodeWithScore, QueryBundle, TextNode
from ragtruth import machine_kind

from evigate import EvidenceGate, RagCall, __version__
from evigate_llama_index import (
    EvidenceGateEventHandler,
    GatedQueryEngine,
    collect_verdicts,
    gate_chat_engine,
)

COMMAND = "python benchmarks/llama_index_overhead.py"
RESULTS = Path(__file__).parent / "results"
ROUNDS = 200
WARM_UP = 20
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
WORDS = re.findall(r"\S+\s*", ANSWER)
FILLER = (
    "Brindlewheel builds electric bicycles for the town and for long journeys. Every "
    "bicycle is checked by two people before it leaves the works, and each carries a "
    "number on its frame that the workshop asks for. Spare parts are kept for ten "
    "years after the last bicycle of a model was sold. "
)
DOCUMENTS = {
    "warranty": FILLER + " ".join(SENTENCES[:5]),
    "claims": FILLER + " ".join(SENTENCES[5:]),
    "delivery": FILLER * 2 + "Deliveries leave on Tuesdays and Fridays.",
    "canteen": FILLER * 2 + "The canteen opens at eleven.",
}
TEXT = """\
# What a guarded LlamaIndex engine costs

Retriever (4 nodes, {documents:,} characters), compact synthesizer, model that answers
at once ({answer:,} characters, {words} pieces when it streams). CPU time of the process
for one call, median of {rounds} rounds in which all variants take turns; what is added
is the median of the differences within a round. Command: `{command}`. Machine:
{machine}. evigate {version}, llama-index-core {llama_index}.

| call | unguarded, ms | guarded, ms | ratio | `gate.check` alone, ms | added, ms |
|---|---|---|---|---|---|
{rows}

With a model that answers at once the ratio is as bad as it gets: a real model takes
hundreds of milliseconds, and the last column is what the wrapper adds to them.
`observed query` is a query engine without a gate under `EvidenceGateEventHandler`
(judging included, in its own thread).

## First sentence of a stream, `mode="sentence"`

| | ms |
|---|---|
| unguarded: the first sentence is complete after | {first_unguarded:.2f} |
| guarded: it comes out after | {first_guarded:.2f} |
| reading the documents and checking the sentence, alone | {first_check:.2f} |
| added beyond the sentence's own check | {first_added:.2f} |
"""


class Retriever(BaseRetriever):
    """Four nodes, two of which hold the answer."""

    def _retrieve(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        return [
            NodeWithScore(node=TextNode(text=text, id_=name), score=0.5)
            for name, text in DOCUMENTS.items()
        ]


class Model(CustomLLM):
    """Answers at once, word by word when it streams."""

    @property
    def metadata(self) -> LLMMetadata:
        return LLMMetadata(context_window=16_000)

    def complete(self, prompt: str, formatted: bool = False, **kwargs: Any) -> Any:
        return CompletionResponse(text=ANSWER)

    def stream_complete(
        self, prompt: str, formatted: bool = False, **kwargs: Any
    ) -> Iterator[CompletionResponse]:
        said = ""
        for word in WORDS:
            said += word
            yield CompletionResponse(text=said, delta=word)


def build_engine(*, streaming: bool = False) -> RetrieverQueryEngine:
    """An ordinary query engine."""
    return RetrieverQueryEngine.from_args(Retriever(), llm=Model(), streaming=streaming)


def build_chat() -> ContextChatEngine:
    """An ordinary chat engine; its memory keeps next to nothing."""
    memory = ChatMemoryBuffer.from_defaults(token_limit=1)
    return ContextChatEngine.from_defaults(Retriever(), llm=Model(), memory=memory)


def main() -> None:
    """Measure, and write the results."""
    gate = EvidenceGate()
    engine, streaming = build_engine(), build_engine(streaming=True)
    guarded, guarded_stream = (
        GatedQueryEngine(engine, gate),
        GatedQueryEngine(streaming, gate),
    )
    with collect_verdicts() as verdicts:
        guarded.query(QUESTION)
    call = verdicts[0].call
    assert verdicts[0].released, verdicts[0]
    assert len(call.documents) == len(DOCUMENTS)
    loop = asyncio.new_event_loop()

    async def drain(subject: Any) -> None:
        response = await subject.aquery(QUESTION)
        async for _ in response.async_response_gen():
            pass

    def chat(subject: Any) -> None:
        subject.reset()
        subject.chat(QUESTION)

    handler = EvidenceGateEventHandler(gate)

    def observed() -> None:
        with handler:
            engine.query(QUESTION)
            handler.flush()

    bare_chat = build_chat()
    guarded_chat = gate_chat_engine(build_chat(), gate)
    run = loop.run_until_complete
    variants: dict[str, Callable[[], Any]] = {
        "check": lambda: gate.check(call),
        "query": lambda: engine.query(QUESTION),
        "query guarded": lambda: guarded.query(QUESTION),
        "aquery": lambda: run(engine.aquery(QUESTION)),
        "aquery guarded": lambda: run(guarded.aquery(QUESTION)),
        "stream": lambda: list(streaming.query(QUESTION).response_gen),
        "stream guarded": lambda: list(guarded_stream.query(QUESTION).response_gen),
        "astream": lambda: run(drain(streaming)),
        "astream guarded": lambda: run(drain(guarded_stream)),
        "chat": lambda: chat(bare_chat),
        "chat guarded": lambda: chat(guarded_chat),
        "observed query": lambda: engine.query(QUESTION),
        "observed query guarded": observed,
    }
    times = measure(variants)
    first = measure_first(gate, call, streaming)
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
    gate: EvidenceGate, call: RagCall, streaming: RetrieverQueryEngine
) -> dict[str, list[float]]:
    """How long until the first sentence is complete, and until it comes out."""
    head = SENTENCES[0]
    by_sentence = GatedQueryEngine(streaming, gate, mode="sentence")
    # The sentence is complete when the next word has begun.
    needed = len(head.split()) + 1

    def unguarded() -> None:
        tokens: Any = streaming.query(QUESTION).response_gen
        for _ in range(needed):
            next(tokens)

    def let_out() -> None:
        tokens: Any = by_sentence.query(QUESTION).response_gen
        assert next(tokens).startswith(head)

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
    for name in ("query", "aquery", "stream", "astream", "chat", "observed query"):
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
    setting = {
        "documents": sum(map(len, DOCUMENTS.values())),
        "answer": len(ANSWER),
        "words": len(WORDS),
        "rounds": ROUNDS,
        "command": COMMAND,
        "machine": machine_kind(),
        "version": __version__,
        "llama_index": llama_index.core.__version__,
    }
    rows = "\n".join(
        f"| `{name}` | {c['unguarded_ms']:.2f} | {c['guarded_ms']:.2f} | "
        f"{c['ratio']:.2f} | {c['check_ms']:.2f} | {c['added_ms']:.2f} |"
        for name, c in found["calls"].items()
    )
    first = {key: value for key, value in found.items() if key != "calls"}
    text = TEXT.format(rows=rows, **first, **setting)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "llama_index_overhead.md").write_text(text)
    figures = json.dumps({**setting, **found}, indent=2)
    (RESULTS / "llama_index_overhead.json").write_text(figures + "\n")
    print(text)


if __name__ == "__main__":
    main()
