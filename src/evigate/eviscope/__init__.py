"""EviScope: does a RAG system react rightly as its evidence changes?

The question stays, the evidence changes: sufficient, noisy, insufficient, conflicting.
The names below are what users need; see docs/eviscope.md.
"""

from __future__ import annotations

from evigate.eviscope.annotation import agreement, export_sheet
from evigate.eviscope.building import BuildSettings, build
from evigate.eviscope.chains import ChainSystem, load_chain
from evigate.eviscope.comparing import bootstrap, compare, intervals, mcnemar
from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.failures import failed_quartets, failures_page
from evigate.eviscope.files import (
    Dataset,
    read_dataset,
    read_outputs,
    write_dataset,
    write_outputs,
)
from evigate.eviscope.lints import lint
from evigate.eviscope.policies import (
    EvigatePolicy,
    PromptPolicy,
    Reply,
    System,
    systems_for,
)
from evigate.eviscope.records import QuartetRow, RunOutput
from evigate.eviscope.running import run_systems
from evigate.eviscope.runs import read_runs
from evigate.eviscope.scoring import score_row, score_rows
from evigate.eviscope.sources import read_source, source_of
from evigate.eviscope.summaries import quartet_scores, scoreboard
from evigate.eviscope.tracks import (
    answer_track,
    evidence_track,
    gate_decision,
    trivial_decision,
)
from evigate.eviscope.written import build_written, read_written

__all__ = [
    "BuildSettings",
    "ChainSystem",
    "Dataset",
    "EvigatePolicy",
    "EviscopeError",
    "PromptPolicy",
    "QuartetRow",
    "Reply",
    "RunOutput",
    "System",
    "agreement",
    "answer_track",
    "bootstrap",
    "build",
    "build_written",
    "compare",
    "evidence_track",
    "export_sheet",
    "failed_quartets",
    "failures_page",
    "gate_decision",
    "intervals",
    "lint",
    "load_chain",
    "mcnemar",
    "quartet_scores",
    "read_dataset",
    "read_outputs",
    "read_runs",
    "read_source",
    "read_written",
    "run_systems",
    "score_row",
    "score_rows",
    "scoreboard",
    "source_of",
    "systems_for",
    "trivial_decision",
    "write_dataset",
    "write_outputs",
]
