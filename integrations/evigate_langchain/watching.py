"""The common part of handlers that watch many calls at once.

Each outermost run gets a collector of its own; events only find it and append. What a
handler makes of it is in three methods that subclasses override.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from uuid import UUID

from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.documents import Document
from langchain_core.messages import BaseMessage
from langchain_core.outputs import LLMResult
from langchain_core.runnables.config import var_child_runnable_config

from evigate_langchain.runs import RootRun, RunKind, RunTable

_UNKNOWN: Final = object()
PAUSED: Final = "paused"
"""Note of a run in which a graph stopped to wait for somebody."""


class RunWatcher(BaseCallbackHandler):
    """Sorts the events of all runs by their outermost run.

    Args:
        most_runs: outermost runs that are kept at once; those beyond, the oldest, are
            forgotten.
    """

    def __init__(self, most_runs: int = 1000) -> None:
        self.table = RunTable(most_runs)

    @property
    def ignore_retry(self) -> bool:
        """A retry shows as a failed run."""
        return True

    @property
    def ignore_custom_event(self) -> bool:
        """Custom events hold no evidence."""
        return True

    # -- what subclasses make of it ------------------------------------------------

    def run_begins(self, root: RootRun) -> None:
        """An outermost run began, in the thread or task of its caller."""

    def model_starts(self, root: RootRun) -> None:
        """A model is about to be asked."""

    def run_ends(self, root: RootRun, output: Any, given: Any) -> None:
        """An outermost run ended well.

        Args:
            root: the run.
            output: what it gave; None or a part of it for streams that were left.
            given: its input.
        """

    # -- events --------------------------------------------------------------------

    def _begin(
        self,
        kind: RunKind,
        given: Any,
        run_id: UUID,
        parent_run_id: UUID | None,
        started: dict[str, Any],
    ) -> RootRun | None:
        root, outermost = self.table.begin(run_id, parent_run_id, kind, given, started)
        if root is None or not outermost:
            return root
        if _of_a_judge():
            self.table.finish(root)  # and whatever begins in it
            return None
        self.run_begins(root)
        return root

    def _parent_of(self, parent_run_id: UUID | None) -> UUID | None:
        """The run around one that begins.

        LangChain starts what a fallback tries without it; the context knows it then.
        """
        if parent_run_id is not None:
            return parent_run_id
        config = var_child_runnable_config.get() or {}
        around = getattr(config.get("callbacks"), "parent_run_id", None)
        known = around is not None and self.table.find(around) is not None
        return around if known else None

    def _end(self, run_id: UUID, output: Any, given: Any = _UNKNOWN) -> None:
        root = self.table.find(run_id)
        if root is None or root.run_id != run_id:
            return
        self.table.finish(root)
        self.run_ends(root, output, root.given if given is _UNKNOWN else given)

    def _fail(self, run_id: UUID) -> None:
        root = self.table.find(run_id)
        if root is not None and root.run_id == run_id:
            self.table.finish(root)

    def on_chain_start(
        self,
        serialized: dict[str, Any],
        inputs: dict[str, Any],
        *,
        run_id: UUID,
        parent_run_id: UUID | None = None,
        **kwargs: Any,
    ) -> None:
        """Enter a chain, a prompt, a parser or a graph's node."""
        parent_run_id = self._parent_of(parent_run_id)
        root = self._begin("chain", inputs, run_id, parent_run_id, kwargs)
        if root is not None:
            root.collector.on_chain_start(
                serialized, inputs, run_id=run_id, parent_run_id=parent_run_id
            )

    def on_chain_end(
        self, outputs: dict[str, Any], *, run_id: UUID, **kwargs: Any
    ) -> None:
        """Leave it; streams only now tell their input."""
        self._end(run_id, outputs, kwargs.get("inputs", _UNKNOWN))

    def on_chain_error(
        self, error: BaseException, *, run_id: UUID, **_kwargs: Any
    ) -> None:
        """Leave a failed one."""
        root = self.table.find(run_id)
        if root is not None:
            root.collector.on_chain_error(error, run_id=run_id)
            if _interrupts(error):
                root.notebook[PAUSED] = True
        self._fail(run_id)

    def on_retriever_start(
        self,
        serialized: dict[str, Any],
        query: str,
        *,
        run_id: UUID,
        parent_run_id: UUID | None = None,
        **kwargs: Any,
    ) -> None:
        """Enter a retriever."""
        parent_run_id = self._parent_of(parent_run_id)
        root = self._begin("retriever", query, run_id, parent_run_id, kwargs)
        if root is not None:
            root.collector.on_retriever_start(
                serialized, query, run_id=run_id, parent_run_id=parent_run_id
            )

    def on_retriever_end(
        self, documents: Sequence[Document], *, run_id: UUID, **_kwargs: Any
    ) -> None:
        """Leave it with its documents."""
        root = self.table.find(run_id)
        if root is not None:
            root.collector.on_retriever_end(documents, run_id=run_id)
        self._end(run_id, documents)

    def on_retriever_error(
        self, error: BaseException, *, run_id: UUID, **_kwargs: Any
    ) -> None:
        """Leave a failed one."""
        root = self.table.find(run_id)
        if root is not None:
            root.collector.on_retriever_error(error, run_id=run_id)
        self._fail(run_id)

    def on_tool_start(
        self,
        serialized: dict[str, Any],
        input_str: str,
        *,
        run_id: UUID,
        parent_run_id: UUID | None = None,
        **kwargs: Any,
    ) -> None:
        """Enter a tool."""
        parent_run_id = self._parent_of(parent_run_id)
        root = self._begin("tool", input_str, run_id, parent_run_id, kwargs)
        if root is not None:
            root.collector.on_tool_start(
                serialized, input_str, run_id=run_id, parent_run_id=parent_run_id
            )

    def on_tool_end(self, output: Any, *, run_id: UUID, **_kwargs: Any) -> None:
        """Leave it with its result."""
        root = self.table.find(run_id)
        if root is not None:
            root.collector.on_tool_end(output, run_id=run_id)
        self._end(run_id, output)

    def on_tool_error(
        self, error: BaseException, *, run_id: UUID, **_kwargs: Any
    ) -> None:
        """Leave a failed one."""
        root = self.table.find(run_id)
        if root is not None:
            root.collector.on_tool_error(error, run_id=run_id)
        self._fail(run_id)

    def on_chat_model_start(
        self,
        serialized: dict[str, Any],
        messages: list[list[BaseMessage]],
        *,
        run_id: UUID,
        parent_run_id: UUID | None = None,
        **kwargs: Any,
    ) -> None:
        """Enter a chat model with its prompt."""
        given = messages[0] if messages else []
        parent_run_id = self._parent_of(parent_run_id)
        root = self._begin("model", given, run_id, parent_run_id, kwargs)
        if root is not None:
            root.collector.on_chat_model_start(
                serialized, messages, run_id=run_id, parent_run_id=parent_run_id
            )
            self.model_starts(root)

    def on_llm_start(
        self,
        serialized: dict[str, Any],
        prompts: list[str],
        *,
        run_id: UUID,
        parent_run_id: UUID | None = None,
        **kwargs: Any,
    ) -> None:
        """Enter a text model with its prompt."""
        given = prompts[0] if prompts else ""
        parent_run_id = self._parent_of(parent_run_id)
        root = self._begin("model", given, run_id, parent_run_id, kwargs)
        if root is not None:
            root.collector.on_llm_start(
                serialized, prompts, run_id=run_id, parent_run_id=parent_run_id
            )
            self.model_starts(root)

    def on_llm_end(self, response: LLMResult, *, run_id: UUID, **_kwargs: Any) -> None:
        """Leave it with what it said."""
        root = self.table.find(run_id)
        if root is not None:
            root.collector.on_llm_end(response, run_id=run_id)
        self._end(run_id, _said(response))

    def on_llm_error(
        self, error: BaseException, *, run_id: UUID, **_kwargs: Any
    ) -> None:
        """Leave a failed one."""
        root = self.table.find(run_id)
        if root is not None:
            root.collector.on_llm_error(error, run_id=run_id)
        self._fail(run_id)


def _interrupts(error: BaseException) -> bool:
    """Does a graph wait for somebody? Told by name: there may be no LangGraph."""
    return any(
        kind.__name__ == "GraphInterrupt" and kind.__module__ == "langgraph.errors"
        for kind in type(error).__mro__
    )


def _of_a_judge() -> bool:
    """Does a gate ask a model of its own? See :func:`streaming.unseen`.

    Handlers that LangChain attaches by context hear of it all the same.
    """
    config = var_child_runnable_config.get() or {}
    return config.get("callbacks") == [] and config.get("tags") == ["nostream"]


def _said(response: LLMResult) -> Any:
    if not response.generations or not response.generations[0]:
        return None
    generation = response.generations[0][0]
    return getattr(generation, "message", None) or generation.text
