# ruff: noqa: ARG002 - LangChain fixes the signatures of its events
"""Watches one call of a chain: what was retrieved, what the model read, what it said.

Each guarded call gets a collector of its own, so nothing has to be told apart and
nothing outlives the call. Events only append; the sorting out happens when asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.documents import Document
from langchain_core.messages import BaseMessage
from langchain_core.outputs import LLMResult

Prompt = list[BaseMessage] | str
"""What a chat model or a text model was asked."""


@dataclass(frozen=True, slots=True)
class Retrieval:
    """What one retriever run gave, in its order."""

    run_id: UUID
    documents: tuple[Document, ...]


class CallCollector(BaseCallbackHandler):
    """Gathers documents, tool results and prompts of one call.

    ``run_inline`` keeps the events of asynchronous runs in order and off the executor;
    every handler is a few appends.
    """

    run_inline = True

    def __init__(self) -> None:
        self._parents: dict[UUID, UUID | None] = {}
        self._retrievers: dict[UUID, str] = {}
        self._tools: dict[UUID, None] = {}
        self._failed: set[UUID] = set()
        self._retrieved: list[Retrieval] = []
        self._tool_results: list[tuple[UUID, Any]] = []
        self._prompts: list[tuple[UUID, Prompt]] = []
        self._said: dict[UUID, LLMResult] = {}

    @property
    def ignore_retry(self) -> bool:
        """A retry shows as a failed run."""
        return True

    @property
    def ignore_custom_event(self) -> bool:
        """Custom events hold no evidence."""
        return True

    # -- what came of it -----------------------------------------------------------

    def retrievals(self) -> list[Retrieval]:
        """Of outermost retrievers whose attempt did not fail, in order of ending."""
        return [
            retrieval
            for retrieval in list(self._retrieved)
            if not self._is_failed(retrieval.run_id)
            and not self._has_ancestor(retrieval.run_id, self._retrievers)
        ]

    def tool_results(self) -> list[Any]:
        """Of outermost tools that hold no retriever of their own."""
        retrieving = {
            ancestor
            for retrieval in list(self._retrieved)
            for ancestor in self._ancestors(retrieval.run_id)
        }
        return [
            result
            for run_id, result in list(self._tool_results)
            if run_id not in retrieving
            and not self._is_failed(run_id)
            and not self._has_ancestor(run_id, self._tools)
        ]

    def searched(self) -> bool:
        """Did a retriever or tool run, whatever came of it?"""
        return bool(self._retrievers or self._tools)

    def queries(self) -> list[str]:
        """What the outermost retrievers were asked."""
        return [
            query
            for run_id, query in list(self._retrievers.items())
            if not self._has_ancestor(run_id, self._retrievers)
        ]

    def last_prompt(self, answer: str = "") -> Prompt | None:
        """The prompt of the model that gave the answer.

        That is the last model whose words are in the answer, or the other way round:
        models that write titles or follow-up questions may run later. Before the
        answer is known, the last model that was asked.
        """
        prompts = [
            (run_id, prompt)
            for run_id, prompt in list(self._prompts)
            if not self._is_failed(run_id)
        ]
        for run_id, prompt in reversed(prompts):
            said = _text_said(self._said.get(run_id)).strip()
            if answer and said and (said in answer or answer in said):
                return prompt
        return prompts[-1][1] if prompts else None

    def _ancestors(self, run_id: UUID) -> Iterator[UUID]:
        parent = self._parents.get(run_id)
        while parent is not None:
            yield parent
            parent = self._parents.get(parent)

    def _has_ancestor(self, run_id: UUID, among: dict[UUID, Any]) -> bool:
        return any(ancestor in among for ancestor in self._ancestors(run_id))

    def _is_failed(self, run_id: UUID) -> bool:
        if not self._failed:
            return False
        return run_id in self._failed or any(
            ancestor in self._failed for ancestor in self._ancestors(run_id)
        )

    # -- events --------------------------------------------------------------------

    def on_chain_start(
        self,
        serialized: dict[str, Any],
        inputs: dict[str, Any],
        *,
        run_id: UUID,
        parent_run_id: UUID | None = None,
        **kwargs: Any,
    ) -> None:
        """Remember whose child the run is."""
        self._parents[run_id] = parent_run_id

    def on_chain_error(
        self, error: BaseException, *, run_id: UUID, **kwargs: Any
    ) -> None:
        """What was retrieved below a failed run belongs to a failed attempt."""
        self._fail(run_id, error)

    def on_retriever_start(
        self,
        serialized: dict[str, Any],
        query: str,
        *,
        run_id: UUID,
        parent_run_id: UUID | None = None,
        **kwargs: Any,
    ) -> None:
        """Remember the query."""
        self._parents[run_id] = parent_run_id
        self._retrievers[run_id] = query

    def on_retriever_end(
        self, documents: Sequence[Document], *, run_id: UUID, **kwargs: Any
    ) -> None:
        """Keep the documents."""
        self._retrieved.append(Retrieval(run_id, tuple(documents)))

    def on_retriever_error(
        self, error: BaseException, *, run_id: UUID, **kwargs: Any
    ) -> None:
        """A failed retriever gave nothing."""
        self._fail(run_id, error)

    def on_tool_start(
        self,
        serialized: dict[str, Any],
        input_str: str,
        *,
        run_id: UUID,
        parent_run_id: UUID | None = None,
        **kwargs: Any,
    ) -> None:
        """Remember whose child the run is."""
        self._parents[run_id] = parent_run_id
        self._tools[run_id] = None

    def on_tool_end(self, output: Any, *, run_id: UUID, **kwargs: Any) -> None:
        """Keep the result."""
        self._tool_results.append((run_id, output))

    def on_tool_error(
        self, error: BaseException, *, run_id: UUID, **kwargs: Any
    ) -> None:
        """A failed tool gave nothing."""
        self._fail(run_id, error)

    def on_chat_model_start(
        self,
        serialized: dict[str, Any],
        messages: list[list[BaseMessage]],
        *,
        run_id: UUID,
        parent_run_id: UUID | None = None,
        **kwargs: Any,
    ) -> None:
        """Keep the prompt."""
        self._parents[run_id] = parent_run_id
        self._prompts.extend((run_id, prompt) for prompt in messages)

    def on_llm_start(
        self,
        serialized: dict[str, Any],
        prompts: list[str],
        *,
        run_id: UUID,
        parent_run_id: UUID | None = None,
        **kwargs: Any,
    ) -> None:
        """Keep the prompt."""
        self._parents[run_id] = parent_run_id
        self._prompts.extend((run_id, prompt) for prompt in prompts)

    def on_llm_end(self, response: LLMResult, *, run_id: UUID, **kwargs: Any) -> None:
        """Keep what the model said."""
        self._said[run_id] = response

    def on_llm_error(
        self, error: BaseException, *, run_id: UUID, **kwargs: Any
    ) -> None:
        """A failed model gave no answer."""
        self._fail(run_id, error)

    def _fail(self, run_id: UUID, error: BaseException) -> None:
        if not _is_control_flow(error):
            self._failed.add(run_id)


def _is_control_flow(error: BaseException) -> bool:
    """Closed streams and LangGraph's interrupts and commands are no failures."""
    return isinstance(error, GeneratorExit) or any(
        base.__name__ == "GraphBubbleUp" for base in type(error).__mro__
    )


def _text_said(result: LLMResult | None) -> str:
    if result is None or not result.generations or not result.generations[0]:
        return ""
    return result.generations[0][0].text
