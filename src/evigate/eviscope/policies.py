"""What is compared: prompts around a chat model, and evigate around any of them.

A system sees the question and the documents of a row, and nothing else of it.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol, cast

from evigate import EvidenceGate, MissingExtraError, Passage
from evigate.eviscope.prompts import ANSWER_SCHEMA, prompt
from evigate.eviscope.records import Action, Document, Quote
from evigate.plain import text_hash
from evigate.providers import ChatProvider, Completion, ProviderError

POLICIES: Final = ("vanilla", "evidence_action", "evigate")
"""The systems that a model is run with by default."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a system made of a question and its documents.

    The fields are those of :class:`~evigate.eviscope.records.RunOutput`.
    """

    action: Action | None
    answer: str = ""
    citations: tuple[str, ...] = ()
    quotes: tuple[Quote, ...] = ()
    error: str = ""
    calls: int = 0
    input_tokens: int | None = 0
    output_tokens: int | None = 0
    latency_ms: float | None = 0.0
    cost: float | None = 0.0
    metadata: Mapping[str, Any] = field(default_factory=dict)


class System(Protocol):
    """A RAG system from the documents on.

    Attributes:
        name: of the system in run files.
        model: what generates, empty for none.
    """

    @property
    def name(self) -> str: ...

    @property
    def model(self) -> str: ...

    def answer(self, question: str, documents: Sequence[Document]) -> Reply:
        """React to a question and its documents.

        Failures that belong to the system come back as ``error``.
        """
        ...


class PromptPolicy:
    """One of the two prompts around a chat model: one logical call a row.

    Args:
        provider: the chat model.
        classify: add the classification step; the ``evidence_action`` policy.
        max_tokens: most tokens of an answer.
    """

    def __init__(
        self,
        provider: ChatProvider,
        *,
        classify: bool = False,
        max_tokens: int | None = None,
    ) -> None:
        self.provider = provider
        self.classify = classify
        self.max_tokens = max_tokens
        self.name = "evidence_action" if classify else "vanilla"
        self.model = f"{provider.name}:{provider.model}"

    def __repr__(self) -> str:
        return f"PromptPolicy({self.name!r}, {self.model!r})"

    def answer(self, question: str, documents: Sequence[Document]) -> Reply:
        """See :meth:`System.answer`."""
        messages = prompt(question, documents, classify=self.classify)
        about = {"prompt_hash": text_hash("\x1e".join(m.content for m in messages))}
        try:
            completion = self.provider.complete(
                messages, schema=ANSWER_SCHEMA, max_tokens=self.max_tokens
            )
        except ProviderError as error:
            if isinstance(error.__cause__, MissingExtraError):
                raise error.__cause__ from None  # no row would get an answer
            kind = f"status {error.status}" if error.status else "provider"
            about["message"] = str(error)
            return Reply(
                None,
                error=kind,
                calls=error.attempts,
                input_tokens=None,
                output_tokens=None,
                latency_ms=None,
                cost=None,
                metadata=about,
            )
        return reply_of(completion, about)


def reply_of(completion: Completion, about: Mapping[str, Any]) -> Reply:
    """What a completion says, by the one parser that all prompts share."""
    usage = completion.usage
    counted = Reply(
        None,
        error="parse",
        calls=completion.attempts,
        input_tokens=usage.input_tokens,
        output_tokens=usage.output_tokens,
        latency_ms=completion.total_milliseconds,
        cost=completion.cost,
        metadata={
            **about,
            "raw": completion.text,
            "finish_reason": completion.finish_reason,
        },
    )
    if completion.parsed is None:
        fault = {"parse_error": completion.parse_error}
        return replace(counted, metadata={**counted.metadata, **fault})
    action, answer, citations, quotes = read_answer(completion.parsed)
    return replace(
        counted,
        action=action,
        answer=answer,
        citations=citations,
        quotes=quotes,
        error="",
    )


def read_answer(
    parsed: Mapping[str, Any],
) -> tuple[Action, str, tuple[str, ...], tuple[Quote, ...]]:
    """Action, answer, cited ids and quotes of an answer that keeps the schema.

    >>> read_answer({"action": "answer", "answer": "308", "support": [
    ...     {"document": "d1", "quote": "just 308 points"}]})[2:]
    (('d1',), (Quote(document='d1', text='just 308 points', start=-1),))
    """
    support = [(str(s["document"]), str(s["quote"])) for s in parsed["support"]]
    quotes = tuple(Quote(name, text) for name, text in support if text.strip())
    citations = tuple(dict.fromkeys(name for name, _ in support))
    return cast("Action", parsed["action"]), parsed["answer"], citations, quotes


class EvigatePolicy:
    """evigate around a system: before generation, after it, or both.

    Before: where the gate does not say ``generate``, the system is not asked at all.
    After: an answer that the gate withholds as *abstain* or *flag conflict* becomes
    that. What the system itself declined or flagged stays.

    Args:
        inner: the system.
        gate: the gate; None takes the default.
        before, after: which of the two happen.
        name: in run files; None takes ``evigate``, and for other systems than
            ``vanilla`` their name behind ``evigate+``.
    """

    def __init__(
        self,
        inner: System,
        gate: EvidenceGate | None = None,
        *,
        before: bool = True,
        after: bool = True,
        name: str | None = None,
    ) -> None:
        self.inner = inner
        self.gate = EvidenceGate() if gate is None else gate
        self.before = before
        self.after = after
        around = "evigate" if inner.name == "vanilla" else f"evigate+{inner.name}"
        self.name = around if name is None else name
        self.model = inner.model

    def __repr__(self) -> str:
        return f"EvigatePolicy({self.inner!r}, {self.gate!r})"

    def answer(self, question: str, documents: Sequence[Document]) -> Reply:
        """See :meth:`System.answer`."""
        passages = [Passage(text=d.text, id=d.id) for d in documents]
        began = time.perf_counter()
        if self.before:
            seen = self.gate.check_evidence(question=question, documents=passages)
            if seen.action != "generate":
                spent = 1000.0 * (time.perf_counter() - began)
                about = {"gate": _summary(seen, "before")}
                return Reply(seen.action, latency_ms=spent, metadata=about)
        reply = self.inner.answer(question, documents)
        if self.after and reply.action == "answer":
            verdict = self.gate.check(
                question=question, documents=passages, answer=reply.answer
            )
            about = {**reply.metadata, "gate": _summary(verdict, "after")}
            reply = replace(reply, metadata=about)
            if verdict.action != "answer":
                reply = replace(reply, action=verdict.action, answer="")
        if reply.latency_ms is None:
            return reply
        return replace(reply, latency_ms=1000.0 * (time.perf_counter() - began))


def _summary(verdict: Any, stage: str) -> dict[str, Any]:
    """What a run file keeps of a verdict: no text."""
    return {
        "stage": stage,
        "action": verdict.action,
        "codes": list(dict.fromkeys(reason.code for reason in verdict.reasons)),
        "version": verdict.provenance.version,
    }


def systems_for(
    provider: ChatProvider,
    names: Sequence[str] = POLICIES,
    gate: EvidenceGate | None = None,
    max_tokens: int | None = None,
) -> list[System]:
    """The systems of a chat model by name.

    Raises:
        ValueError: for a name that is not one of :data:`POLICIES`.
    """
    vanilla = PromptPolicy(provider, max_tokens=max_tokens)
    known: dict[str, System] = {
        "vanilla": vanilla,
        "evidence_action": PromptPolicy(provider, classify=True, max_tokens=max_tokens),
        "evigate": EvigatePolicy(vanilla, gate),
    }
    for name in names:
        if name not in known:
            raise ValueError(
                f"unknown policy {name!r}; there are {', '.join(POLICIES)}"
            )
    return [known[name] for name in names]
