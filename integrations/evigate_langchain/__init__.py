"""evigate for LangChain and LangGraph: gates with no side door.

Observing and enforcing are different classes. LangChain logs what a callback handler
raises and goes on, so a handler can only watch; what holds an answer back is a wrapper
around the chain, the agent's middleware or the graph's node.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from evigate import MissingExtraError

try:
    import langchain_core as _langchain_core  # noqa: F401
except ModuleNotFoundError as error:
    if error.name != "langchain_core":
        raise
    raise MissingExtraError("langchain-core", "langchain") from error

from evigate_langchain.answers import OnWithhold, answer_text, replace_answer
from evigate_langchain.blocker import EvidenceBlocker
from evigate_langchain.callback import EvidenceGateCallback
from evigate_langchain.chains import gate_chain
from evigate_langchain.records_channel import GateState
from evigate_langchain.retriever import GatedRetriever
from evigate_langchain.runnable import GatedRunnable
from evigate_langchain.session import SessionObserver, gate_session
from evigate_langchain.surfaces import VERDICT_EVENT, GatedOutput, collect_verdicts

if TYPE_CHECKING:  # names that need more than langchain-core
    from evigate_langchain.graph import evidence_router, gate_node
    from evigate_langchain.middleware import EvidenceGateMiddleware

__all__ = [
    "VERDICT_EVENT",
    "EvidenceBlocker",
    "EvidenceGateCallback",
    "EvidenceGateMiddleware",
    "GateState",
    "GatedOutput",
    "GatedRetriever",
    "GatedRunnable",
    "OnWithhold",
    "SessionObserver",
    "answer_text",
    "collect_verdicts",
    "evidence_router",
    "gate_chain",
    "gate_node",
    "gate_session",
    "replace_answer",
]

# name -> (module, the framework it needs, the extra that brings it)
_NEED_MORE: dict[str, tuple[str, str, str]] = {
    "EvidenceGateMiddleware": ("evigate_langchain.middleware", "langchain", "agents"),
    "evidence_router": ("evigate_langchain.graph", "langgraph", "agents"),
    "gate_node": ("evigate_langchain.graph", "langgraph", "agents"),
}


def __getattr__(name: str) -> Any:
    """Names that need more than langchain-core are imported when they are asked for."""
    try:
        module, package, extra = _NEED_MORE[name]
    except KeyError:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        raise MissingExtraError(package, extra) from error
