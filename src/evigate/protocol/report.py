"""The report of an evaluation: one HTML page that loads nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from evigate.html import (
    Child,
    Markup,
    facts,
    folded,
    marked,
    page,
    picture,
    table,
    tag,
)
from evigate.protocol.bootstrap import Interval
from evigate.protocol.figures import FIGURE_OF, FIGURES, PART_KEYS
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.plots import (
    operating_points_plot,
    precision_recall_plot,
    reliability_plot,
    risk_coverage_plot,
)
from evigate.protocol.results import Division, Evaluation, Figures
from evigate.protocol.scoring import labels_and_codes
from evigate.protocol.worst_errors import WorstError, worst_errors

_MAIN: Final = ("auroc", "ap", "review_precision_10%", "residual_risk_50%", "brier")
_PLOTTED: Final = 7  # gates, so that curves can be told apart
_TEXT: Final = 1_500  # characters of a document
_PAIRS: Final = 20

_READING: Final = (
    "Scores are out of fold: folds are stratified and keep whole contexts together, "
    "and whatever learns (TF-IDF, scaling, model, threshold, calibration) is fitted on "
    "the training folds alone. In brackets: 95 % intervals from resampling whole "
    "contexts. The base rate is the AP, and the review precision, of a random score."
)
_POOLED: Final = (
    "Pooled figures mix tasks, sources and models with different base rates: a gate "
    "that only tells them apart looks good there. The means within them stand beside."
)
_COVERAGE: Final = (
    "Which share of the accepted answers is unfaithful, by how many are accepted."
)
_POINTS: Final = (
    "Triangles: precision of the riskiest share that goes to review. Dots: residual "
    "risk of the least risky share that is accepted."
)
_ERRORS: Final = (
    "Leaks are unfaithful answers with a low risk; marked is what people marked, where "
    "they did. Over-holds are faithful answers with a high risk; marked is what the "
    "checks found."
)


def report(rows: Sequence[LabelledCall], evaluation: Evaluation, command: str) -> str:
    """The page.

    Args:
        rows: those that were evaluated, in order; worst errors are quoted from them.
        evaluation: what was found.
        command: for the small print.

    Raises:
        MissingExtraError: without matplotlib.
    """
    names = (
        ", ".join(str(file["name"]) for file in evaluation.files) or "labelled calls"
    )
    return page(
        f"Evaluation on {names}",
        _facts(evaluation),
        tag("p", _READING),
        _headline(evaluation),
        *_plots(rows, evaluation),
        tag("h2", "By task, source and generator"),
        tag("p", _POOLED),
        *map(_division, evaluation.divisions),
        None if evaluation.divisions else tag("p", "All rows are of one kind."),
        tag("h2", "Differences between gates"),
        _deltas(evaluation),
        tag("h2", "Cost"),
        _costs(evaluation),
        *_duplicates(evaluation),
        *_errors(rows, evaluation),
        tag("h2", "All figures"),
        _everything(evaluation),
        note=f"{command} · evigate {evaluation.version} · {evaluation.machine}",
    )


def _facts(found: Evaluation) -> Markup:
    return facts(
        {
            "rows": f"{found.rows:,}",
            "contexts": f"{found.groups:,}",
            "base rate": f"{found.rate:.3f}",
            "folds": f"{found.folds}, seed {found.seed}",
            "resamples": f"{found.draws:,}",
        }
    )


def shown(interval: Interval) -> str:
    """A figure with its interval; a dash where there is none.

    >>> shown(Interval(float("nan"), float("nan"), float("nan")))
    '–'
    """
    if math.isnan(interval.value):
        return "–"
    if math.isnan(interval.low):
        return f"{interval.value:.3f}"
    return str(interval)


def _headings(keys: Sequence[str]) -> list[Child]:
    return [FIGURE_OF[key].title for key in keys]


def _cells(figures: Figures, keys: Sequence[str]) -> list[Child]:
    return [shown(figures[key]) for key in keys]


def _headline(found: Evaluation) -> Markup:
    rows: list[list[Child]] = [
        [tag("b", gate.name), *_cells(gate.figures, _MAIN)] for gate in found.gates
    ]
    about = [tag("li", tag("b", gate.name), f": {gate.about}") for gate in found.gates]
    failed = [
        tag("p", f"{gate.name} could not score {gate.failed} rows; they count as held.")
        for gate in found.gates
        if gate.failed
    ]
    return tag(
        "section",
        tag("h2", "All rows, pooled"),
        table(["gate", *_headings(_MAIN)], rows),
        tag("ul", *about, class_="dim"),
        *failed,
    )


def _plots(rows: Sequence[LabelledCall], found: Evaluation) -> list[Markup]:
    labels, _ = labels_and_codes(rows)
    gates = found.gates[:_PLOTTED]
    scores = {gate.name: found.scores[gate.name].scores for gate in gates}
    figures = {gate.name: gate.figures for gate in gates}
    bins = {gate.name: gate.reliability for gate in gates}
    drawn = (
        (
            "Precision and recall",
            precision_recall_plot(scores, labels),
            "From the riskiest answers (left) to all of them.",
        ),
        (
            "Risk and coverage",
            risk_coverage_plot(scores, labels),
            _COVERAGE,
        ),
        (
            "Operating points",
            operating_points_plot(figures, found.rate),
            _POINTS,
        ),
        (
            "Reliability",
            reliability_plot(bins),
            "Probabilities calibrated on the training folds, against what was so.",
        ),
    )
    return [
        tag(
            "section",
            tag("h2", title),
            tag("p", said),
            picture(svg, f"{title}. {said}"),
        )
        for title, svg, said in drawn
    ]


def _division(division: Division) -> Markup:
    rows: list[list[Child]] = []
    for gate, means in division.means.items():
        rows.append(
            [
                tag("b", division.title),
                gate,
                "",
                *_cells(means, PART_KEYS),
            ]
        )
    for part in division.parts:
        for gate, figures in part.figures.items():
            about = f"{part.rows:,} ({part.rate:.2f})"
            rows.append([part.name, gate, about, *_cells(figures, PART_KEYS)])
    heads = [division.by, "gate", "rows (base rate)", *_headings(PART_KEYS)]
    return tag("section", tag("h3", f"By {division.by}"), table(heads, rows))


def _deltas(found: Evaluation) -> Markup:
    if not found.deltas:
        return tag("p", "Only one gate was evaluated.")
    keys = _MAIN[:4]
    rows = [[d.gate, d.over, *_cells(d.figures, keys)] for d in found.deltas]
    return tag(
        "section",
        tag("p", "First gate minus second, on the same resamples of contexts."),
        table(["gate", "minus", *_headings(keys)], rows),
    )


def _costs(found: Evaluation) -> Markup:
    rows: list[list[Child]] = []
    for gate in found.gates:
        cost = gate.runtime
        if cost is None:
            continue
        cold = "–"
        if cost.cold_import is not None and cost.cold_first is not None:
            cold = f"{cost.cold_import:.0f} + {cost.cold_first:.0f}"
        spent = (cost.mean, cost.p50, cost.p90, cost.p99, cost.wall_p50)
        rows.append([gate.name, *(f"{value:.2f}" for value in spent), cold])
    if not rows:
        return tag("p", "Not measured.")
    heads = "gate,mean,p50,p90,p99,elapsed p50,cold: import + first row".split(",")
    caption = f"CPU milliseconds per answer, complete; {found.machine}"
    return table(heads, rows, caption)


def _duplicates(found: Evaluation) -> list[Markup]:
    if not found.duplicates:
        return []
    rows = [
        [
            d.kind,
            f"{d.first.file} {d.first.split} {d.first.group}",
            f"{d.second.file} {d.second.split} {d.second.group}",
            f"{d.shared:.2f}",
        ]
        for d in found.duplicates[:_PAIRS]
    ]
    said = (
        "Near-duplicate contexts were put into one group."
        if found.merged
        else "They were left in their groups: figures may be too good."
    )
    return [
        tag("h2", "Texts that occur twice"),
        tag("p", f"{len(found.duplicates)} pairs of groups. {said}"),
        folded("Show pairs", table(["what", "first", "second", "shared"], rows)),
    ]


def _errors(rows: Sequence[LabelledCall], found: Evaluation) -> list[Markup]:
    gate = found.gates[0].name
    errors = worst_errors(rows, found.scores[gate])
    return [
        tag("h2", f"Worst errors of {gate}"),
        tag("p", _ERRORS),
        *map(_error, errors),
    ]


def _error(error: WorstError) -> Markup:
    row = error.row
    spans = error.annotated if error.kind == "leak" else error.found
    about = ", ".join(filter(None, (row.task, row.source, row.generator)))
    return tag(
        "article",
        tag(
            "h3",
            f"{error.kind}: risk {error.risk:.2f}, above {error.place:.0%} of answers",
        ),
        tag("p", f"{row.id} · {about}", class_="dim"),
        tag("p", row.call.question) if row.call.question else None,
        tag("blockquote", marked(row.call.answer, spans)),
        tag("ul", *(tag("li", f"{r.code}: {r.message}") for r in error.reasons)),
        folded(
            f"Documents ({len(row.call.documents)})",
            *(tag("blockquote", _clipped(p.text)) for p in row.call.documents[:8]),
        ),
    )


def _clipped(text: str) -> Markup:
    if len(text) > _TEXT:
        text = f"{text[:_TEXT]} … ({len(text):,} characters)"
    return tag("span", text, class_="text", dir="auto")


def _everything(found: Evaluation) -> Markup:
    rows: list[list[Child]] = [
        [
            figure.title,
            "higher" if figure.higher else "lower",
            *(shown(gate.figures[figure.key]) for gate in found.gates),
        ]
        for figure in FIGURES
    ]
    heads: list[Child] = ["figure", "better", *(gate.name for gate in found.gates)]
    return folded("Show all figures", table(heads, rows))
