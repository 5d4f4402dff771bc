"""Every hook that agents, graphs and observers rely on exists where it is expected."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from langchain.agents.middleware import AgentMiddleware
from langchain_core.callbacks import BaseCallbackHandler
from tests.integrations.canary import Recorder
from tests.integrations.langchain.agent_subjects import AGENTS, GRAPHS
from tests.integrations.langchain.graph_streams import GRAPH_STREAMS

from evigate.testing import scripted_gate
from evigate_langchain import (
    EvidenceBlocker,
    EvidenceGateCallback,
    EvidenceGateMiddleware,
    SessionObserver,
    streaming,
)
from evigate_langchain.collector import CallCollector

HANDLERS = (EvidenceGateCallback, EvidenceBlocker, SessionObserver, CallCollector)
HOOKS = (
    "on_",
    "ignore_",
    "wrap_",
    "awrap_",
    "before_",
    "abefore_",
    "after_",
    "aafter_",
)


def overridden(kind: type, base: type) -> list[str]:
    """Names of hooks that a class or those between it and the base define."""
    return sorted(
        {
            name
            for part in kind.__mro__
            if part is not base and issubclass(part, base)
            for name in vars(part)
            if name.startswith(HOOKS) and name != "on_verdict"
        }
    )


CASES = [
    *((kind, BaseCallbackHandler, n) for kind in HANDLERS
      for n in overridden(kind, BaseCallbackHandler)),
    *((EvidenceGateMiddleware, AgentMiddleware, name)
      for name in overridden(EvidenceGateMiddleware, AgentMiddleware)),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "base", "name"), CASES)
def test_every_overridden_hook_exists_on_the_base_class(
    kind: type, base: type, name: str
) -> None:
    assert hasattr(base, name)


@pytest.mark.parametrize(("kind", "base", "name"), CASES)
def test_every_overridden_hook_takes_what_the_base_class_is_given(
    kind: type, base: type, name: str
) -> None:
    theirs = getattr(base, name)
    if not inspect.isfunction(theirs):
        return
    ours = inspect.signature(getattr(kind, name)).parameters
    takes_all = any(p.kind is p.VAR_KEYWORD for p in ours.values())
    missing = set(inspect.signature(theirs).parameters) - set(ours) - {"kwargs"}
    assert takes_all or not missing


def test_there_is_something_to_check() -> None:
    names = {name for _, _, name in CASES}
    assert {"wrap_model_call", "awrap_model_call", "on_chain_end"} <= names
    assert len(CASES) > 40


@pytest.mark.parametrize("entry", ["stream messages", "astream messages"])
@pytest.mark.parametrize("subject", [AGENTS["plain"], GRAPHS["with messages"]])
def test_streams_fail_closed_when_the_private_import_disappears(
    subject: Any, entry: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streaming, "_StreamingCallbackHandler", None)
    recorder = Recorder()
    made, given = subject(scripted_gate("abstain"))
    GRAPH_STREAMS[entry](made, given, recorder)
    recorder.assert_clean()
