"""The demo itself: a LangChain chain, its answers, and the gate around it."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from evigate import EvidenceGate, Policy, Verdict
from evigate.cli.demo_chain import DOCUMENTS_PER_QUESTION, build_chain
from evigate.cli.demo_corpus import (
    DemoQuestion,
    load_documents,
    load_questions,
    load_recording,
)
from evigate.cli.demo_models import build_chat_model
from evigate.cli.demo_view import DemoView, next_steps

if TYPE_CHECKING:
    from langchain_core.runnables import Runnable

# So that a replayed stream can be watched: a quick model's pace.
_SECONDS_PER_WORD = 0.02

_WARM_UP = (
    ("How long is it?", "It lasts 3 years.", "Ann Lee says that it lasts 5 years."),
    (
        "Wie lange gilt die Garantie?",
        "Die Garantie gilt 3 Jahre und ist nicht übertragbar.",
        "Die Garantie gilt nach 2019 noch 5 Jahre und ist nur bis 2024 gültig.",
    ),
    (
        "¿Cuánto dura la garantía?",
        "La garantía dura 3 años y no se puede ampliar.",
        "La garantía no dura menos de 5 años y termina en 2024.",
    ),
    (
        "Was it tested?",
        "| Part | Tested |\n| --- | --- |\n| Bell | no |",
        "I don't know.",
    ),
)
_NEXT_STEPS = (
    ("gated = gate_chain(chain, EvidenceGate())", "guard a chain of your own"),
    ("evigate check -q … -d @doc.md -a …", "judge one answer"),
    ("evigate score calls.jsonl -o verdicts.jsonl", "judge a log of calls"),
    ("evigate demo --policy strict", "release only what is accepted"),
    ("evigate demo --live ollama:llama3.2", "with a model of yours"),
)


def run_demo(
    live: str | None = None,
    policy: Policy | str | None = None,
    console: Console | None = None,
) -> None:
    """Ask the demo's questions through a gated chain and print what the gate says.

    Args:
        live: generate anew with `smollm2`, `ollama:NAME` or `google:NAME`; None replays
            recorded answers, offline and at once.
        policy: for the gate; None takes `balanced`.
        console: where to print; None takes standard output.

    Raises:
        MissingExtraError: LangChain or the live model's client is not installed.
        DemoModelError: the live model is unknown or does not answer.
    """
    from evigate_langchain import collect_verdicts, gate_chain

    console = console or Console(highlight=False)
    view = DemoView(console)
    gate = EvidenceGate(policy=policy)
    if live is not None:  # loaders may draw progress bars: no spinner beside them
        console.print(Text("Loading the model", "dim"))
    pause = _SECONDS_PER_WORD if console.is_terminal else 0.0
    chain = build_chain(build_chat_model(live, pause=pause))
    view.opening(_facts(live, gate))
    _warm_up(gate)
    gated = gate_chain(chain, gate)
    verdicts: list[Verdict] = []
    questions = load_questions()
    for number, question in enumerate((q for q in questions if not q.streamed), 1):
        waiting = _waiting(console, live)
        with collect_verdicts() as collected, waiting:
            gated.invoke(question.as_input())
        view.question(number, question, collected[-1])
        verdicts.extend(collected)
    streaming = gate_chain(chain, gate, stream="sentence")
    verdicts += [_stream(streaming, q, view) for q in questions if q.streamed]
    view.summary(verdicts, next_steps(_NEXT_STEPS))


def _stream(
    streaming: Runnable[Any, str], question: DemoQuestion, view: DemoView
) -> Verdict:
    from evigate_langchain import collect_verdicts

    view.stream_begins(question)
    started = time.perf_counter()
    with collect_verdicts() as collected:
        for piece in streaming.stream(question.as_input()):
            if piece.strip():
                view.stream_piece(time.perf_counter() - started, piece)
    view.stream_ends(question, collected[-1])
    return collected[-1]


def _waiting(console: Console, live: str | None) -> AbstractContextManager[Any]:
    if live is None:
        return nullcontext()
    return console.status("The model is answering")


def _warm_up(gate: EvidenceGate) -> None:
    """The first calls of a process read tables; a server has that behind it."""
    for question, document, answer in _WARM_UP:
        gate.check(question=question, documents=[document], answer=answer)


def _facts(live: str | None, gate: EvidenceGate) -> list[tuple[str, str]]:
    model = f"{live}, live"
    if live is None:
        how = load_recording().how
        model = f"{how['model']}, its own answers, recorded {how['recorded']}"
    return [
        ("documents", f"{len(load_documents())} of an invented bike maker"),
        ("chain", f"retriever (best {DOCUMENTS_PER_QUESTION}), prompt, model, parser"),
        ("model", model),
        ("gate", f"{gate.model.name}, inline, policy {gate.policy.name}"),
        ("in truth", "what the documents really say, so that you can judge the gate"),
    ]
