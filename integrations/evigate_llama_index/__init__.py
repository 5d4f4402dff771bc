"""evigate in LlamaIndex: query engines, chat engines and agents behind a gate.

``GatedQueryEngine``, ``GatedSynthesizer``, ``gate_chat_engine`` and ``gate_agent``
hold answers back. ``EvidenceGatePostprocessor`` and ``GatedRetriever`` act before
generation. ``EvidenceGateEventHandler`` only observes: LlamaIndex discards what
instrumentation handlers raise, so none of them can ever block an answer.
"""

from __future__ import annotations

from evigate import MissingExtraError

try:
    import llama_index.core as _llama_index_core
except ModuleNotFoundError as error:
    if error.name in ("llama_index", "llama_index.core"):
        raise MissingExtraError("llama-index-core", "llama-index") from error
    raise

from evigate_llama_index.agent import gate_agent
from evigate_llama_index.agent_messages import EvidenceGateEvent
from evigate_llama_index.chat_engine import gate_chat_engine
from evigate_llama_index.events import (
    EvidenceGateEventHandler,
    EvidenceGateSpanHandler,
)
from evigate_llama_index.judging import METADATA_KEY, VerdictRecord
from evigate_llama_index.postprocessor import EvidenceGatePostprocessor
from evigate_llama_index.query_engine import GatedQueryEngine
from evigate_llama_index.request import GateRequest, collect_verdicts, gate_request
from evigate_llama_index.responses import agate_response, gate_response
from evigate_llama_index.retriever import GatedRetriever
from evigate_llama_index.synthesizer import GatedSynthesizer

del _llama_index_core

__all__ = [
    "METADATA_KEY",
    "EvidenceGateEvent",
    "EvidenceGateEventHandler",
    "EvidenceGatePostprocessor",
    "EvidenceGateSpanHandler",
    "GateRequest",
    "GatedQueryEngine",
    "GatedRetriever",
    "GatedSynthesizer",
    "VerdictRecord",
    "agate_response",
    "collect_verdicts",
    "gate_agent",
    "gate_chat_engine",
    "gate_request",
    "gate_response",
]
