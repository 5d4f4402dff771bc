"""evigate: an evidence gate inside RAG applications.

>>> from evigate import EvidenceGate
>>> gate = EvidenceGate()
>>> verdict = gate.check(
...     question="How long is the warranty?",
...     documents=["The warranty lasts 3 years."],
...     answer="The warranty lasts 3 years.",
... )
>>> verdict.action
'answer'
"""

from __future__ import annotations

from evigate._version import __version__
from evigate.codes import (
    ACTIONS,
    REASON_CODES,
    ROUTES,
    Action,
    EvidenceAction,
    EvidenceSource,
    ReasonCode,
    Route,
)
from evigate.errors import (
    AnswerWithheldError,
    EvidenceBlockedError,
    EvigateError,
    GateUsageError,
    InvalidCallError,
    InvalidPolicyError,
    MissingExtraError,
    ModelFileError,
    UnknownGateError,
)
from evigate.gate import EvidenceGate
from evigate.look_policies import Budget, CascadePolicy, ConsensPolicy
from evigate.parts import Sink
from evigate.passages import Passage, as_passages
from evigate.policy import Policy
from evigate.records import Conflict, RagCall, Reason, Source, Span
from evigate.session import GateSession, StreamMode
from evigate.structured import structured_text, without_reasoning
from evigate.turns import Turn, content_text
from evigate.verdicts import EvidenceVerdict, Verdict

__all__ = [
    "ACTIONS",
    "REASON_CODES",
    "ROUTES",
    "Action",
    "AnswerWithheldError",
    "Budget",
    "CascadePolicy",
    "Conflict",
    "ConsensPolicy",
    "EvidenceAction",
    "EvidenceBlockedError",
    "EvidenceGate",
    "EvidenceSource",
    "EvidenceVerdict",
    "EvigateError",
    "GateSession",
    "GateUsageError",
    "InvalidCallError",
    "InvalidPolicyError",
    "MissingExtraError",
    "ModelFileError",
    "Passage",
    "Policy",
    "RagCall",
    "Reason",
    "ReasonCode",
    "Route",
    "Sink",
    "Source",
    "Span",
    "StreamMode",
    "Turn",
    "UnknownGateError",
    "Verdict",
    "__version__",
    "as_passages",
    "content_text",
    "structured_text",
    "without_reasoning",
]
