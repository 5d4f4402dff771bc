"""``evigate consens``: how much likelier the documents make each answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evigate.cli import metric_views
from evigate.cli.metric_options import MetricRun, metric_command, wrong_options
from evigate.cli.metric_rows import Metric

if TYPE_CHECKING:
    from evigate import RagCall

SCHEMA = "evigate.consens/1"


@metric_command
def consens(
    run: MetricRun,
    mean: Annotated[
        str,
        typer.Option(
            "--mean",
            metavar="KIND",
            help="Perplexity: geometric, or the paper's arithmetic form.",
        ),
    ] = "geometric",
    window: Annotated[
        int, typer.Option("--window", metavar="N", help="Tokens of a stretch.")
    ] = 12,
    percentile: Annotated[
        float,
        typer.Option("--percentile", help="Of the stretches, for the low score."),
    ] = 20.0,
    calibration: Annotated[
        Path | None,
        typer.Option(
            "--calibration",
            metavar="FILE",
            help="A file of RatioCalibration: adds a probability.",
            show_default=False,
        ),
    ] = None,
) -> int:
    """Measure with a local model how much likelier the documents make each answer.

    The score is in [-1, 1]; at 0 and below the answer is not made likelier by the
    context, under that evaluator (extra: lm).
    """
    from evigate.metrics import ConsensOptions, RatioCalibration

    kind: Any = mean
    with wrong_options():
        options = ConsensOptions(
            mean=kind,
            words=run.words,
            window=window,
            percentile=percentile,
            prompt=run.prompt,
            calibration=RatioCalibration.load(calibration) if calibration else None,
        )

    def compute(call: RagCall) -> dict[str, Any]:
        from evigate.metrics import consens as measure

        return measure(run.scorer, call, options=options).to_dict(with_tokens=True)

    settings = {
        **run.settings,
        "mean": mean,
        "window": window,
        "percentile": percentile,
        "calibration": None if calibration is None else str(options.calibration),
    }
    return run.finish(
        Metric(
            SCHEMA,
            compute,
            metric_views.show_consens,
            metric_views.consens_article,
            "How much likelier the documents make each answer",
            settings,
        )
    )
