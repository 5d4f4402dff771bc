"""Verifiers: the strong checks that a cheap gate sends its riskiest calls to.

Models are loaded at their first use; packages are imported then.
"""

from __future__ import annotations

from evigate.verifiers.base import Claim, SuspectSpan, Verification, Verifier
from evigate.verifiers.cached import CachedVerifier
from evigate.verifiers.consens import ConsensVerifier
from evigate.verifiers.decision_model import DecisionVerifier
from evigate.verifiers.evidence_selection import (
    BestSentences,
    EvidencePolicy,
    FullContext,
    Windows,
)
from evigate.verifiers.function import FunctionVerifier
from evigate.verifiers.hhem import HhemVerifier
from evigate.verifiers.lettuce import LettuceVerifier
from evigate.verifiers.likelihood import LikelihoodJudge
from evigate.verifiers.llm_judge import LlmJudge
from evigate.verifiers.minicheck import MiniCheckVerifier
from evigate.verifiers.named import verifier_named
from evigate.verifiers.nli import NliVerifier

__all__ = [
    "BestSentences",
    "CachedVerifier",
    "Claim",
    "ConsensVerifier",
    "DecisionVerifier",
    "EvidencePolicy",
    "FullContext",
    "FunctionVerifier",
    "HhemVerifier",
    "LettuceVerifier",
    "LikelihoodJudge",
    "LlmJudge",
    "MiniCheckVerifier",
    "NliVerifier",
    "SuspectSpan",
    "Verification",
    "Verifier",
    "Windows",
    "verifier_named",
]
