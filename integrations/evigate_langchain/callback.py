"""EvidenceGateCallback: judge what applications answer, without touching it.

A callback handler observes only: LangChain logs what it raises and goes on, and in
streams it learns of an answer when the user has read it. What holds answers back is
``gate_chain``, ``EvidenceGateMiddleware`` or ``gate_node``.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from langchain_core.documents import Document

from evigate import (
    EvidenceGate,
    GateUsageError,
    Policy,
    RagCall,
    ReasonCode,
    Verdict,
)
from evigate_langchain.answers import AnswerReader, holds_answer
from evigate_langchain.arguments import a_gate, check_callables
from evigate_langchain.background import BackgroundQueue
from evigate_langchain.evidence import (
    GatheredDocuments,
    gather_documents,
    tell_if_unseen,
)
from evigate_langchain.inputs import asked_in_state, history_of, question_of
from evigate_langchain.overlap import documents_in_prompt
from evigate_langchain.runs import RootRun
from evigate_langchain.streaming import unseen
from evigate_langchain.watching import PAUSED, RunWatcher

logger = logging.getLogger(__name__)

OnVerdict = Callable[[Verdict], None]
"""Takes each verdict, with its texts; what it raises is logged and changes nothing."""

_MOST_LOOSE: Final = 64
_LOOSE_SECONDS: Final = 300.0


@dataclass(frozen=True, slots=True)
class LooseRetrieval:
    """What a retriever gave that was called outside of any chain that we saw."""

    query: str
    documents: tuple[Document, ...]
    at: float
    flow: Any = None


@dataclass(frozen=True, slots=True)
class Observed:
    """A finished run and all that is needed to judge it.

    Attributes:
        loose: retrievals outside of the run that may belong to it.
        claimed: do they belong to it for sure?
        notes: what is known about its evidence.
    """

    root: RootRun
    output: Any
    given: Any
    loose: tuple[LooseRetrieval, ...] = ()
    claimed: bool = False
    notes: tuple[ReasonCode, ...] = ()


class EvidenceGateCallback(RunWatcher):
    """Judges every answer that it sees; never changes one.

    Attach it by ``config={"callbacks": [handler]}``, by ``.with_config``, also in the
    middle of a chain, or in a constructor: one handler that is attached to a retriever
    and a model apart from each other pairs them by the documents that stand in the
    prompt. Verdicts say what a gate would have done (``released``), records go to the
    gate's sinks.

    A graph that waits for somebody (``interrupt``) is judged once it has answered.

    Events only append; scoring runs in a bounded background queue. Short-lived
    processes call :meth:`flush` before they end; where a process is frozen after each
    request (serverless), use ``background=False``.

    Args:
        gate: the gate that judges.
        policy: instead of the gate's own.
        on_verdict: takes each verdict, from the background thread.
        background: score in a thread of its own, or at the end of the call.
        queue_size: most answers that wait to be scored; see :attr:`dropped`.
        most_runs: most calls that are watched at once.
        question, documents, answer: read these from a run's input and output where the
            defaults do not find them; ``documents`` takes both, ``(given, output)``.

    >>> from evigate import EvidenceGate
    >>> handler = EvidenceGateCallback(EvidenceGate(), background=False)
    >>> handler.dropped, handler.flush(1.0)
    (0, True)
    """

    run_inline = True

    def __init__(
        self,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        on_verdict: OnVerdict | None = None,
        background: bool = True,
        queue_size: int = 1000,
        most_runs: int = 1000,
        question: Callable[[Any], str | None] | None = None,
        documents: Callable[[Any, Any], Any] | None = None,
        answer: str | Callable[[Any], Any] | None = None,
    ) -> None:
        super().__init__(most_runs)
        self.gate = a_gate(gate)
        check_callables(question=question, documents=documents, answer=answer)
        self.policy = gate.policy if policy is None else Policy.of(policy)
        self.on_verdict = on_verdict
        self.background = background
        self.question = question
        self.documents = documents
        self.reader = AnswerReader(answer)
        self.queue: BackgroundQueue[Observed] = BackgroundQueue(self._judge, queue_size)
        self._loose: deque[LooseRetrieval] = deque(maxlen=_MOST_LOOSE)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.gate!r}, background={self.background})"

    @property
    def dropped(self) -> int:
        """How many answers were not judged because too many were waiting."""
        return self.queue.dropped

    def flush(self, timeout: float | None = None) -> bool:
        """Wait for what is being judged; False where ``timeout`` seconds ran out."""
        return self.queue.flush(timeout)

    def close(self, timeout: float | None = 5.0) -> bool:
        """Judge what is waiting, then no more; see :meth:`flush`."""
        return self.queue.close(timeout)

    # -- what was seen -------------------------------------------------------------

    def run_ends(self, root: RootRun, output: Any, given: Any) -> None:
        """Queue an answer; keep what a lone retriever gave."""
        if root.kind in ("retriever", "tool"):
            self._keep_loose(root)
        elif output is not None and not root.notebook.get(PAUSED):
            self._submit(self._observed(root, output, given))

    def _keep_loose(self, root: RootRun) -> None:
        queries = root.collector.queries()
        for retrieval in root.collector.retrievals():
            self._loose.append(
                LooseRetrieval(
                    queries[0] if queries else "",
                    retrieval.documents,
                    time.monotonic(),
                )
            )

    def _observed(self, root: RootRun, output: Any, given: Any) -> Observed:
        oldest = time.monotonic() - _LOOSE_SECONDS
        loose = tuple(item for item in list(self._loose) if item.at > oldest)
        return Observed(root, output, given, loose)

    def _submit(self, observed: Observed) -> None:
        if self.background:
            self.queue.submit(observed)
        else:
            self._judge(observed)

    # -- judging -------------------------------------------------------------------

    def _judge(self, observed: Observed) -> None:
        if not self.reader.answer and not holds_answer(observed.output, observed.given):
            return
        try:
            answer = self.reader.text(observed.output)
        except GateUsageError:
            logger.debug("the output of a run cannot be read", exc_info=True)
            return
        if answer is None:
            return
        try:
            call = self._call_of(observed, answer)
        except Exception as error:  # noqa: BLE001 - the policy decides on any failure
            verdict = self.gate.fail(RagCall("", (), answer), self.policy, error)
        else:
            with unseen():
                verdict = self.gate.check(call, policy=self.policy)
        if self.on_verdict is not None:
            try:
                self.on_verdict(verdict)
            except Exception:
                logger.exception("on_verdict failed; the verdict stands")

    def _call_of(self, observed: Observed, answer: str) -> RagCall:
        root = observed.root
        gathered = gather_documents(
            root.collector, observed.given, observed.output, answer
        )
        used: Sequence[LooseRetrieval] = ()
        if not gathered.documents or gathered.source == "explicit":
            gathered, used = _with_loose(gathered, observed, answer)
        given = observed.given
        documents: Any = gathered.documents
        if self.documents is not None:
            documents = self.documents(given, observed.output)
        elif not documents:
            tell_if_unseen(root.collector)
        notes = list(observed.notes if not gathered.documents else ())
        if gathered.unread:
            notes.append("limited_evidence")
        return RagCall.of(
            self._question_of(observed, used, answer),
            documents,
            answer,
            history_of(given if question_of(given) else observed.output),
            evidence_source="explicit" if self.documents else gathered.source,
            metadata=_metadata_of(root),
            notes=notes,
        )

    def _question_of(
        self,
        observed: Observed,
        used: Sequence[LooseRetrieval],
        answer: str,
    ) -> str:
        root, given = observed.root, observed.given
        if self.question is not None:
            return self.question(given) or ""
        queries = [*root.collector.queries(), *(item.query for item in used)]
        if root.kind == "model" and queries:
            return queries[0]
        found = question_of(given) or asked_in_state(observed.output)
        found = found or (queries[0] if queries else "")
        return found or question_of(root.collector.last_prompt(answer))


def _with_loose(
    gathered: GatheredDocuments, observed: Observed, answer: str
) -> tuple[GatheredDocuments, list[LooseRetrieval]]:
    """The documents of retrievals outside of the run that stand in its prompt.

    They come before texts in the run's input, which often are the same ones joined.
    """
    together = [(doc, item) for item in observed.loose for doc in item.documents]
    prompt = observed.root.collector.last_prompt(answer)
    texts = [prompt if isinstance(prompt, str) else _text_of(prompt or ())]
    texts.extend(document.page_content for document in gathered.documents)
    known = [doc.page_content for doc, _ in together]
    seen = documents_in_prompt(known, "\n".join(texts))
    if not seen and observed.claimed and not gathered.documents:
        seen = list(range(len(together)))
    chosen: dict[str, tuple[Document, LooseRetrieval]] = {}
    for index in seen:
        document, item = together[index]
        chosen.setdefault(document.page_content, (document, item))
    if not chosen:
        return gathered, []
    documents = tuple(document for document, _ in chosen.values())
    found = replace(gathered, documents=documents, source="retriever")
    return found, [item for _, item in chosen.values()]


def _text_of(prompt: Sequence[Any]) -> str:
    return "\n".join(question_of(message) for message in prompt)


def _metadata_of(root: RootRun) -> dict[str, Any]:
    kept = {
        key: value
        for key, value in root.metadata.items()
        if not key.startswith(("__", "evigate_"))
    }
    found = {
        "observed": True,
        "run_id": str(root.run_id),
        "parent_run_id": None
        if root.parent_run_id is None
        else str(root.parent_run_id),
        "thread_id": kept.pop("thread_id", None),
        "name": root.name,
        "tags": list(root.tags),
        "metadata": kept,
    }
    return {
        key: value for key, value in found.items() if value not in (None, "", [], {})
    }
