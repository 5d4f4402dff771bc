"""``evigate attribute``: which document makes each answer likelier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from evigate.cli import metric_views
from evigate.cli.metric_options import MetricRun, metric_command, wrong_options
from evigate.cli.metric_rows import Metric

if TYPE_CHECKING:
    from evigate import RagCall

SCHEMA = "evigate.attribution/1"


@metric_command
def attribute(
    run: MetricRun,
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
) -> int:
    """Measure with a local model what each answer loses without each document.

    Effects are in nats per token that counts, under that evaluator (extra: lm).
    """
    from evigate.metrics import AttributionOptions

    with wrong_options():
        options = AttributionOptions(
            approximate=approximate,
            skip_untouched=skip_untouched,
            redundancy=not no_redundancy,
            words=run.words,
            prompt=run.prompt,
        )

    def compute(call: RagCall) -> dict[str, Any]:
        return attribution_values(run.scorer, call, options, sentences=sentences)

    settings = {
        **run.settings,
        "approximate": approximate,
        "skip_untouched": skip_untouched,
        "sentences": sentences,
        "redundancy": not no_redundancy,
    }
    return run.finish(
        Metric(
            SCHEMA,
            compute,
            metric_views.show_attribution,
            metric_views.attribution_article,
            "Which document makes each answer likelier",
            settings,
        )
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
