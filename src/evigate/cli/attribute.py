"""``evigate attribute``: which document makes each answer likelier."""

from __future__ import annotations

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

SCHEMA = "evigate.attribution/1"


def attribute(
    source: SourceArgument,
    output: OutputOption = None,
    html: HtmlOption = None,
    show: ShowOption = False,
    resume: ResumeOption = False,
    evaluator: EvaluatorOption = None,
    gguf_file: GgufOption = None,
    prompt: PromptOption = "raw",
    approximate: Annotated[
        bool,
        typer.Option(
            "--approximate", help="Mask documents out of one reading: cheaper."
        ),
    ] = False,
    skip_untouched: Annotated[
        bool,
        typer.Option(
            "--skip-untouched",
            help="Leave out documents that share no content word with the answer.",
        ),
    ] = False,
    sentences: Annotated[
        bool,
        typer.Option(
            "--sentences", help="Also each sentence of the main document: a pass each."
        ),
    ] = False,
    no_redundancy: Annotated[
        bool,
        typer.Option(
            "--no-redundancy",
            help="Do not look for documents that stand in for each other.",
        ),
    ] = False,
    closed_class: ClosedClassOption = "evigate",
    question_words: QuestionWordsOption = "forms",
    device: DeviceOption = None,
    dtype: DTypeOption = "auto",
    max_tokens: MaxTokensOption = None,
    quiet: QuietOption = False,
    as_json: JsonOption = False,
) -> int:
    """Measure with a local model what each answer loses without each document.

    Effects are in nats per token that counts, under that evaluator (extra: lm).
    """
    from evigate.metrics import AttributionOptions, WordFilter

    scorer = evaluator_named(
        evaluator,
        gguf_file=gguf_file,
        device=device,
        dtype=dtype,
        max_tokens=max_tokens,
    )
    choices: dict[str, Any] = {"closed_class": closed_class}
    choices["question_words"] = question_words
    try:
        options = AttributionOptions(
            approximate=approximate,
            skip_untouched=skip_untouched,
            redundancy=not no_redundancy,
            words=WordFilter(**choices),
            prompt=prompt_named(prompt, scorer),
        )
    except ValueError as error:
        raise exits.CommandError(str(error)) from error

    def compute(call: RagCall) -> dict[str, Any]:
        return attribution_values(scorer, call, options, sentences=sentences)

    settings = {
        "evaluator": getattr(scorer, "evaluator", evaluator),
        "prompt": prompt,
        "approximate": approximate,
        "skip_untouched": skip_untouched,
        "sentences": sentences,
        "redundancy": not no_redundancy,
        **choices,
        "max_tokens": max_tokens,
    }
    metric = Metric(
        SCHEMA,
        compute,
        metric_views.show_attribution,
        metric_views.attribution_article,
        "Which document makes each answer likelier",
        settings,
    )
    return run_metric(
        source, metric, Outputs(output, html, show, resume, quiet, as_json)
    )


def attribution_values(
    scorer: Any, call: RagCall, options: Any, *, sentences: bool
) -> dict[str, Any]:
    """Plain values; with ``sentences`` also those of the document it hangs on."""
    from evigate.metrics import attribute as measure
    from evigate.metrics import attribute_context_sentences

    found = measure(scorer, call, options=options)
    values = found.to_dict()
    if sentences and found.no_effects is None:
        main = found.main_document
        within = None if main is None else [main]
        inside = attribute_context_sentences(
            scorer, call, within=within, options=options
        )
        values["context_sentences"] = inside.to_dict()
        values["milliseconds"] += round(inside.milliseconds, 1)
    return values
