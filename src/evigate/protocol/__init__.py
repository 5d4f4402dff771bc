"""The RAGScope protocol: does a gate help on your own labelled calls, and where to cut.

Splits by context, all that learns fitted inside the training fold, intervals from
resampling contexts, operating points and runtime. Fitting needs the extra ``eval``.
"""

from __future__ import annotations

from evigate.protocol.bootstrap import Interval, group_bootstrap
from evigate.protocol.datasets import read_dataset
from evigate.protocol.duplicates import find_duplicates
from evigate.protocol.evaluation import evaluate
from evigate.protocol.gates import (
    ScoredGate,
    gate_of_callable,
    gate_of_running,
    gate_of_scores,
    named_gate,
)
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.ranking import auroc, average_precision
from evigate.protocol.splits import grouped_folds, grouped_parts

__all__ = [
    "Interval",
    "LabelledCall",
    "ScoredGate",
    "auroc",
    "average_precision",
    "evaluate",
    "find_duplicates",
    "gate_of_callable",
    "gate_of_running",
    "gate_of_scores",
    "group_bootstrap",
    "grouped_folds",
    "grouped_parts",
    "named_gate",
    "read_dataset",
]
