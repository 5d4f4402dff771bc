"""One guarded call: the config its chain runs under, what it is judged by, what shows.

All state of a call lives here; a :class:`GuardedCall` is made for each.
"""

from __future__ import annotations

from collections.abc import (
    AsyncGenerator,
    AsyncIterator,
    Awaitable,
    Callable,
    Iterable,
    Iterator,
    Mapping,
)
from dataclasses import dataclass
from typing import Any, Final

from langchain_core.callbacks.manager import RunManager
from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import patch_config
from langchain_core.runnables.utils import ConfigurableFieldSpec

from evigate import (
    AnswerWithheldError,
    EvidenceGate,
    GateUsageError,
    Policy,
    RagCall,
    Sink,
    StreamMode,
    Verdict,
)
from evigate_langchain.answers import AnswerReader
from evigate_langchain.collector import CallCollector
from evigate_langchain.evidence import (
    GatheredDocuments,
    gather_documents,
    tell_if_unseen,
)
from evigate_langchain.handed_over import HandedOver, command_in
from evigate_langchain.inputs import asked_in_state, history_of, question_of
from evigate_langchain.raised import said_in_error
from evigate_langchain.streaming import (
    in_graph,
    unseen,
    without_streaming_handlers,
)
from evigate_langchain.surfaces import (
    GatedOutput,
    publish,
    run_metadata,
    send_to_sink,
)

QuestionGetter = str | Callable[[Any], str | None]
"""A key of the input, or a callable that gets the input."""

HistoryGetter = str | Callable[[Any], Iterable[Any] | None]
"""A key of the input, or a callable that gets the input."""

DocumentsGetter = str | Callable[[Any, Any], Any]
"""A key of the output or input, or a callable that gets input and output. The output is
None where sentences are released before there is one."""

POLICY_KEY: Final = "evigate_policy"
DOCUMENTS_KEY: Final = "evigate_documents"

CONFIG_SPECS: Final = [
    ConfigurableFieldSpec(
        id=POLICY_KEY,
        annotation=Policy | str | None,
        name="evigate policy",
        description="Policy of this call: a Policy or the name of a preset.",
        default=None,
    ),
    ConfigurableFieldSpec(
        id=DOCUMENTS_KEY,
        annotation=Any,
        name="evigate documents",
        description="The documents behind this call, where the gate cannot see them.",
        default=None,
    ),
]

_END: Final = object()


@dataclass(frozen=True, slots=True)
class CallSettings:
    """How calls of one guarded chain are read, judged and shown."""

    gate: EvidenceGate
    answers: AnswerReader
    question: QuestionGetter | None = None
    documents: DocumentsGetter | None = None
    history: HistoryGetter | None = None
    mode: StreamMode = "buffer"
    include_verdict: bool = False
    verdict_key: str | None = None
    sink: Sink | None = None


class GuardedCall:
    """One call of a guarded chain.

    Attributes:
        config: what the chain runs under.
        policy: the policy of this call.
    """

    def __init__(
        self,
        settings: CallSettings,
        given: Any,
        config: RunnableConfig,
        run: RunManager | None,
        child: Any,
    ) -> None:
        self.settings = settings
        self.given = given
        self._configurable = config.get("configurable") or {}
        self._collector = CallCollector()
        self._metadata = run_metadata(config, run)
        self._release_writes: Callable[[], None] | None = None
        policy = self._configurable.get(POLICY_KEY)
        self.policy = settings.gate.policy if policy is None else Policy.of(policy)
        self.config = self._child_config(config, child)

    def __repr__(self) -> str:
        return f"GuardedCall(mode={self.settings.mode!r}, policy={self.policy!r})"

    def _child_config(self, config: RunnableConfig, child: Any) -> RunnableConfig:
        if self.settings.mode == "observe":
            child.add_handler(self._collector, inherit=True)
            return patch_config(config, callbacks=child)
        manager = without_streaming_handlers(child)
        manager.add_handler(self._collector, inherit=True)
        config = patch_config(config, callbacks=manager)
        if not in_graph(config):
            return config
        from evigate_langchain.held import HeldOutput

        held = HeldOutput(config)
        self._release_writes = held.release
        return held.config

    # -- running -------------------------------------------------------------------

    def run(self, chain: Callable[[], Any]) -> Any:
        """What the chain gives; an error that holds an answer is gated like one.

        Raises:
            AnswerWithheldError: in place of an error whose quotation is withheld.
        """
        try:
            return chain()
        except Exception as error:
            said, command = said_in_error(error), command_in(error)
            if said is None and command is None:
                raise
            failed = error
        if command is not None:
            handed = HandedOver(command, self.settings.answers, self.given)
            given_on = None if handed.values is None else self.judge(handed.values)
            raise self._handed_on(failed, handed, given_on)
        call, unreadable = self.rag_call(said or "")
        raise self._error_to_raise(failed, self._checked(call, unreadable))

    async def arun(self, chain: Callable[[], Awaitable[Any]]) -> Any:
        """:meth:`run` for event loops."""
        try:
            return await chain()
        except Exception as error:
            said, command = said_in_error(error), command_in(error)
            if said is None and command is None:
                raise
            failed = error
        if command is not None:
            handed = HandedOver(command, self.settings.answers, self.given)
            judged = handed.values is not None
            given_on = await self.ajudge(handed.values) if judged else None
            raise self._handed_on(failed, handed, given_on)
        call, unreadable = self.rag_call(said or "")
        raise self._error_to_raise(failed, await self._achecked(call, unreadable))

    def chunks(self, stream: Iterator[Any]) -> Iterator[Any]:
        """The chunks of a stream, its errors as in :meth:`run`."""
        while (chunk := self.run(lambda: next(stream, _END))) is not _END:
            yield chunk

    async def achunks(self, stream: AsyncIterator[Any]) -> AsyncGenerator[Any]:
        """:meth:`chunks` for event loops."""
        while (chunk := await self.arun(lambda: anext(stream, _END))) is not _END:
            yield chunk

    def _error_to_raise(self, error: Exception, verdict: Verdict) -> Exception:
        record = self.settle(verdict)
        if verdict.released or self.settings.mode == "observe":
            return error
        return AnswerWithheldError(
            f"the model gave no valid answer ({type(error).__name__}), and what it "
            "gave was withheld",
            record=record,
            text=verdict.text,
        )

    def _handed_on(
        self, error: Exception, handed: HandedOver, verdict: Verdict | None
    ) -> Exception:
        """What carries a command to the outer graph, its update as it may be shown."""
        if verdict is None:
            self.release_writes()
            return error
        record = self.settle(verdict)
        if self.settings.mode == "observe":
            return error
        return handed.as_error(self.shown(handed.values, verdict, record))

    # -- reading -------------------------------------------------------------------

    def answer_of(self, output: Any) -> tuple[str | None, Exception | None]:
        """The answer's text, None where there is none to judge; what went wrong.

        Raises:
            GateUsageError: when the chain's output needs an explicit ``answer=``.
        """
        try:
            return self.settings.answers.text(output), None
        except GateUsageError:
            raise
        except Exception as error:  # noqa: BLE001 - the policy decides
            return "", error

    def rag_call(
        self, answer: str, output: Any = None
    ) -> tuple[RagCall, Exception | None]:
        """What the gate judges, and what went wrong when it was read."""
        try:
            return self._read(answer, output), None
        except GateUsageError:
            raise
        except Exception as error:  # noqa: BLE001 - the policy decides
            return RagCall("", (), answer, metadata=self._metadata), error

    def _read(self, answer: str, output: Any) -> RagCall:
        gathered = self._gathered(answer, output)
        unread = gathered.unread or self.settings.answers.has_unread(output)
        return RagCall.of(
            self._question(output),
            gathered.documents,
            answer,
            self._history(),
            evidence_source=gathered.source,
            metadata=self._metadata,
            notes=("limited_evidence",) if unread else (),
        )

    def _gathered(self, answer: str, output: Any) -> GatheredDocuments:
        documents = self._configurable.get(DOCUMENTS_KEY)
        getter = self.settings.documents
        if documents is None and getter is not None:
            if isinstance(getter, str):
                documents = _value_at(getter, "documents", output, self.given)
            else:
                documents = getter(self.given, output)
        if documents is None:
            found = gather_documents(self._collector, self.given, output, answer)
            if not found.documents and getter is None:
                tell_if_unseen(self._collector)
            return found
        return GatheredDocuments(documents, "explicit")

    def _question(self, output: Any) -> str | None:
        getter = self.settings.question
        if isinstance(getter, str):
            return question_of(_value_at(getter, "question", self.given))
        if getter is not None:
            return getter(self.given)
        question = question_of(self.given) or asked_in_state(output)
        if question:
            return question
        queries = self._collector.queries()
        return queries[-1] if queries else ""

    def _history(self) -> Iterable[Any] | None:
        getter = self.settings.history
        if isinstance(getter, str):
            return history_of({"history": _value_at(getter, "history", self.given)})
        return history_of(self.given) if getter is None else getter(self.given)

    # -- judging -------------------------------------------------------------------

    def judge(self, output: Any) -> Verdict | None:
        """The verdict on a whole output; None where it holds no answer to judge."""
        call, error = self._call_of(output)
        return None if call is None else self._checked(call, error)

    async def ajudge(self, output: Any) -> Verdict | None:
        """:meth:`judge` for event loops."""
        call, error = self._call_of(output)
        return None if call is None else await self._achecked(call, error)

    def _checked(self, call: RagCall, error: Exception | None) -> Verdict:
        gate = self.settings.gate
        if error is not None:
            return gate.fail(call, self.policy, error)
        with unseen():
            return gate.check(call, policy=self.policy)

    async def _achecked(self, call: RagCall, error: Exception | None) -> Verdict:
        gate = self.settings.gate
        if error is not None:
            return gate.fail(call, self.policy, error)
        with unseen():
            return await gate.acheck(call, policy=self.policy)

    def _call_of(self, output: Any) -> tuple[RagCall | None, Exception | None]:
        answer, unreadable = self.answer_of(output)
        if answer is None:
            return None, None
        call, error = self.rag_call(answer, output)
        return call, unreadable or error

    # -- showing -------------------------------------------------------------------

    def settle(self, verdict: Verdict) -> dict[str, Any]:
        """Make a verdict known where it was asked for; gives its record."""
        record = verdict.to_record()
        publish(verdict, record)
        send_to_sink(self.settings.sink, record)
        if verdict.released:
            self.release_writes()
        return record

    def release_writes(self) -> None:
        """Let through what was written to the graph's stream while it was held back."""
        if self._release_writes is not None:
            self._release_writes()

    def shown(self, output: Any, verdict: Verdict, record: Mapping[str, Any]) -> Any:
        """The output as the application may see it.

        Raises:
            AnswerWithheldError: for a structured answer, unless ``on_withhold`` says
                otherwise.
        """
        answers = self.settings.answers
        if verdict.released:
            shown = answers.with_record(output, record)
        else:
            shown = answers.replaced(output, verdict.text, record, self.given)
        return self.with_verdict_key(shown, record)

    def with_verdict_key(self, shown: Any, record: Mapping[str, Any]) -> Any:
        key = self.settings.verdict_key
        if key is None or shown is None:
            return shown
        if not isinstance(shown, Mapping):
            raise GateUsageError(
                f"verdict_key={key!r} needs a chain that gives out a mapping, not "
                f"{type(shown).__name__}"
            )
        return {**shown, key: record}

    def wrapped(self, shown: Any, verdict: Verdict | None) -> Any:
        """With its verdict beside it, where that was asked for."""
        if not self.settings.include_verdict:
            return shown
        return GatedOutput(
            shown, None if verdict is None else verdict.without_withheld()
        )


def _value_at(key: str, name: str, *mappings: Any) -> Any:
    for mapping in mappings:
        if isinstance(mapping, Mapping) and key in mapping:
            return mapping[key]
    if any(mapping is not None for mapping in mappings):
        raise GateUsageError(f"{name}={key!r}: there is no such key")
    return None
