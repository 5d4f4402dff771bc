"""Which runs belong together: a bounded table from run ids to their outermost run.

The outermost run is the first that a handler sees, which need not be the root of the
trace: a handler may be attached in the middle of a chain. Runs whose end never comes
(cancelled, abandoned, lost behind a raising neighbour) make room for later ones.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal
from uuid import UUID
from weakref import WeakSet

from evigate_langchain.collector import CallCollector

RunKind = Literal["chain", "retriever", "model", "tool"]

_FINISHED_PER_ROOT: Final = 16


@dataclass(slots=True, eq=False)
class RootRun:
    """An outermost run while it lasts.

    Attributes:
        given: its input as it was at the start; in streams often empty.
        collector: what was seen in it.
        runs: the ids of all runs in it, its own among them.
        notebook: whatever a handler wants to remember of it.
    """

    run_id: UUID
    parent_run_id: UUID | None
    kind: RunKind
    name: str
    given: Any
    tags: tuple[str, ...]
    metadata: Mapping[str, Any]
    collector: CallCollector = field(default_factory=CallCollector)
    runs: list[UUID] = field(default_factory=list)
    notebook: dict[str, Any] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"RootRun({self.kind}, name={self.name!r}, runs={len(self.runs)})"


class RunTable:
    """Outermost runs by the ids of all runs in them.

    Args:
        most_roots: so many outermost runs are kept at once, the latest.
        most_runs: so many runs in one of them are told apart; further ones are ignored.
    """

    def __init__(self, most_roots: int = 1000, most_runs: int = 10_000) -> None:
        self.most_roots = most_roots
        self.most_runs = most_runs
        self._most_finished = most_roots * _FINISHED_PER_ROOT
        self._roots: OrderedDict[UUID, RootRun] = OrderedDict()
        self._root_of: dict[UUID, RootRun] = {}
        # Streams that are left early send events of inner runs after the end.
        self._finished: OrderedDict[UUID, None] = OrderedDict()
        self._lock = threading.Lock()
        _tables.add(self)

    def __len__(self) -> int:
        return len(self._roots)

    def __getstate__(self) -> dict[str, Any]:
        return {"most_roots": self.most_roots, "most_runs": self.most_runs}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state)  # type: ignore[misc]

    def sizes(self) -> tuple[int, int, int]:
        """Outermost runs, all runs, and finished ones that are remembered."""
        return len(self._roots), len(self._root_of), len(self._finished)

    def begin(
        self,
        run_id: UUID,
        parent_run_id: UUID | None,
        kind: RunKind,
        given: Any,
        started: Mapping[str, Any],
    ) -> tuple[RootRun | None, bool]:
        """Enter a run that starts; its outermost run and whether that is itself.

        Args:
            started: the keyword arguments of the start event.
        """
        with self._lock:
            root = self._root_of.get(parent_run_id) if parent_run_id else None
            if root is not None:
                if len(root.runs) >= self.most_runs:
                    return None, False
                root.runs.append(run_id)
                self._root_of[run_id] = root
                return root, False
            if parent_run_id in self._finished:
                self._remember(run_id)
                return None, False
            root = RootRun(
                run_id=run_id,
                parent_run_id=parent_run_id,
                kind=kind,
                name=str(started.get("name") or ""),
                given=given,
                tags=tuple(started.get("tags") or ()),
                metadata=dict(started.get("metadata") or {}),
                runs=[run_id],
            )
            self._roots[run_id] = self._root_of[run_id] = root
            while len(self._roots) > self.most_roots:
                self._forget(next(iter(self._roots.values())))
            return root, True

    def find(self, run_id: UUID) -> RootRun | None:
        """The outermost run of a run that is under way."""
        return self._root_of.get(run_id)

    def live(self) -> list[RootRun]:
        """The outermost runs that are under way."""
        with self._lock:
            return list(self._roots.values())

    def finish(self, root: RootRun) -> None:
        """Drop an outermost run and all runs in it."""
        with self._lock:
            self._forget(root)

    def _forget(self, root: RootRun) -> None:
        self._roots.pop(root.run_id, None)
        for run_id in root.runs:
            if self._root_of.pop(run_id, None) is not None:
                self._remember(run_id)

    def _remember(self, run_id: UUID) -> None:
        self._finished[run_id] = None
        while len(self._finished) > self._most_finished:
            self._finished.popitem(last=False)

    def renew_lock(self) -> None:
        """In a forked child: the lock may have been held by a thread of the parent."""
        self._lock = threading.Lock()


_tables: WeakSet[RunTable] = WeakSet()


def _renew_locks_in_child() -> None:
    for table in list(_tables):
        table.renew_lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_renew_locks_in_child)
