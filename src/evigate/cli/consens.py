"""``evigate consens``: how much likelier the documents make each answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evigate.cli import exits, metric_views
from evigate.cli.evaluators import (
    ClosedClassOption,
    DeviceOption,
    DTypeOption,
    EvaluatorOption,
    GgufOption,
    MaxTokensOption,
    PromptOption,
    QuestionWordsOption,
    evaluator_named,
    prompt_named,
)
from evigate.cli.metric_rows import (
    HtmlOption,
    JsonOption,
    Metric,
    OutputOption,
    Outputs,
    QuietOption,
    ResumeOption,
    ShowOption,
    SourceArgument,
    run_metric,
)

if TYPE_CHECKING:
    from evigate import RagCall

SCHEMA = "evigate.consens/1"


def consens(
    source: SourceArgument,
    output: OutputOption = None,
    html: HtmlOption = None,
    show: ShowOption = False,
    resume: ResumeOption = False,
    evaluator: EvaluatorOption = None,
    gguf_file: GgufOption = None,
    prompt: PromptOption = "raw",
    mean: Annotated[
        str,
        typer.Option(
            "--mean",
            metavar="KIND",
            help="Perplexity: geometric, or the paper's arithmetic form.",
        ),
    ] = "geometric",
    closed_class: ClosedClassOption = "evigate",
    question_words: QuestionWordsOption = "forms",
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
    device: DeviceOption = None,
    dtype: DTypeOption = "auto",
    max_tokens: MaxTokensOption = None,
    quiet: QuietOption = False,
    as_json: JsonOption = False,
) -> int:
    """Measure with a local model how much likelier the documents make each answer.

    The score is in [-1, 1]; at 0 and below the answer is not made likelier by the
    context, under that evaluator (extra: lm).
    """
    from evigate import EvigateError
    from evigate.metrics import ConsensOptions, RatioCalibration, WordFilter

    scorer = evaluator_named(
        evaluator,
        gguf_file=gguf_file,
        device=device,
        dtype=dtype,
        max_tokens=max_tokens,
    )
    choices: dict[str, Any] = {"closed_class": closed_class}
    choices["question_words"] = question_words
    kind: Any = mean
    try:
        options = ConsensOptions(
            mean=kind,
            words=WordFilter(**choices),
            window=window,
            percentile=percentile,
            prompt=prompt_named(prompt, scorer),
            calibration=RatioCalibration.load(calibration) if calibration else None,
        )
    except (ValueError, EvigateError) as error:
        raise exits.CommandError(str(error)) from error

    def compute(call: RagCall) -> dict[str, Any]:
        from evigate.metrics import consens as measure

        return measure(scorer, call, options=options).to_dict(with_tokens=True)

    settings = {
        "evaluator": getattr(scorer, "evaluator", evaluator),
        "prompt": prompt,
        "mean": mean,
        **choices,
        "window": window,
        "percentile": percentile,
        "max_tokens": max_tokens,
        "calibration": None if calibration is None else str(options.calibration),
    }
    metric = Metric(
        SCHEMA,
        compute,
        metric_views.show_consens,
        metric_views.consens_article,
        "How much likelier the documents make each answer",
        settings,
    )
    return run_metric(
        source, metric, Outputs(output, html, show, resume, quiet, as_json)
    )
