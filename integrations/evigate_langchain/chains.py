"""gate_chain: the shortest way to put a gate around a chain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from langchain_core.runnables.base import RunnableLike, coerce_to_runnable

from evigate import EvidenceGate, GateUsageError, Sink, StreamMode
from evigate_langchain.answers import OnWithhold
from evigate_langchain.arguments import a_gate, names_given
from evigate_langchain.calls import DocumentsGetter, HistoryGetter, QuestionGetter
from evigate_langchain.runnable import GatedRunnable


def gate_chain(
    chain: RunnableLike[Any, Any],
    gate: EvidenceGate,
    *,
    question: QuestionGetter | None = None,
    documents: DocumentsGetter | None = None,
    answer: str | Callable[[Any], Any] | None = None,
    history: HistoryGetter | None = None,
    stream: StreamMode = "buffer",
    include_verdict: bool = False,
    verdict_key: str | None = None,
    sink: Sink | None = None,
    on_withhold: OnWithhold = "raise",
    answer_fields: tuple[str, ...] | list[str] | None = None,
    allow_raw_state: bool = False,
    name: str | None = None,
) -> GatedRunnable:
    """Put a gate around a chain.

    Without getters the gate finds the question in a text, message, list of messages or
    the usual keys of a mapping; the documents where retrievers and tools of the chain
    brought them in and the prompt shows them; the answer in a text, message, mapping,
    graph state or structured output.

    Args:
        chain: any runnable, or what LangChain coerces to one.
        gate: judges each answer.
        question: key of the input, or a callable that gets the input.
        documents: key of the output or input, or a callable that gets input and output.
        answer: key of the output, or a callable that gets the output.
        history: key of the input, or a callable that gets the input.
        stream: ``"buffer"`` streams nothing before the verdict. ``"sentence"`` lets out
            each sentence that passes; what is out cannot be taken back. ``"observe"``
            lets everything out and judges at the end.
        include_verdict: give out :class:`GatedOutput` instead of the bare output.
        verdict_key: put the text-free record under this key of a mapping.
        sink: gets each text-free record.
        on_withhold: what stands in place of a withheld structured answer.
        answer_fields: dotted paths of the fields that are judged.
        allow_raw_state: accept that history, memory or a checkpointer inside the chain
            keeps raw answers.
        name: of the run in traces.

    Raises:
        GateUsageError: where the gate could not keep its promise.

    >>> from langchain_core.runnables import RunnableLambda
    >>> chain = RunnableLambda(lambda q: "The warranty lasts 9 years.")
    >>> guarded = gate_chain(
    ...     chain,
    ...     EvidenceGate(policy="strict"),
    ...     documents=lambda given, output: ["The warranty lasts 3 years."],
    ... )
    >>> guarded.invoke("How long is the warranty?").startswith("This answer is being")
    True
    """
    if stream not in get_args(StreamMode):
        raise GateUsageError(
            f"stream must be one of {get_args(StreamMode)}, got {stream!r:.80}"
        )
    return GatedRunnable(
        gate=a_gate(gate),
        bound=coerce_to_runnable(chain),
        question=question,
        documents=documents,
        answer=answer,
        history=history,
        stream_mode=stream,
        include_verdict=include_verdict,
        verdict_key=verdict_key,
        sink=sink,
        on_withhold=on_withhold,
        answer_fields=names_given(answer_fields, "answer_fields"),
        allow_raw_state=allow_raw_state,
        name=name,
    )
