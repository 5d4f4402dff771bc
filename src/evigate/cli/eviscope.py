"""``evigate eviscope``: does a RAG system react rightly as its evidence changes?"""

from __future__ import annotations

from typing import Final

import typer

from evigate.cli.eviscope_annotate import annotate_app
from evigate.cli.eviscope_build import build, lint
from evigate.cli.eviscope_run import run
from evigate.cli.eviscope_score import compare, errors, score

eviscope_app: Final = typer.Typer(
    help="Paired evidence interventions: the same question with sufficient, noisy, "
    "insufficient and conflicting documents."
)
eviscope_app.command()(build)
eviscope_app.command()(lint)
eviscope_app.command()(run)
eviscope_app.command()(score)
eviscope_app.command()(compare)
eviscope_app.command()(errors)
eviscope_app.add_typer(annotate_app, name="annotate")
