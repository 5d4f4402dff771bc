"""The plots of a report as SVG, drawn by matplotlib (extra ``eval``).

No global settings are touched and nothing random or dated is written: equal figures
give equal bytes.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from evigate.errors import MissingExtraError
from evigate.protocol.arrays import Floats, Integers
from evigate.protocol.calibration_error import ReliabilityBin
from evigate.protocol.operating_points import (
    ACCEPT_BUDGETS,
    REVIEW_BUDGETS,
    risk_coverage_curve,
)
from evigate.protocol.ranking import precision_recall_curve
from evigate.protocol.results import Figures

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Okabe and Ito's palette, told apart by colour-blind readers, with dashes for paper.
_COLOURS: Final = (
    "#0072B2",
    "#D55E00",
    "#009E73",
    "#CC79A7",
    "#E69F00",
    "#56B4E9",
    "#000000",
)
_DASHES: Final = ("-", "--", "-.", ":")
_MOST_POINTS: Final = 600


class Drawing:
    """One plot; use :meth:`svg` when it is complete."""

    def __init__(self, x_label: str, y_label: str) -> None:
        try:
            from matplotlib.figure import Figure
        except ImportError as error:
            raise MissingExtraError("matplotlib", "eval") from error
        self._figure = Figure(figsize=(5.2, 3.6), layout="constrained")
        self.axes: Axes = self._figure.subplots()
        self.axes.set_xlabel(x_label)
        self.axes.set_ylabel(y_label)
        self.axes.grid(visible=True, linewidth=0.4, alpha=0.5)
        for side in ("top", "right"):
            self.axes.spines[side].set_visible(False)

    def svg(self) -> str:
        """The drawing as text."""
        from matplotlib import rc_context

        if self.axes.get_legend_handles_labels()[0]:
            self.axes.legend(fontsize=8, frameon=False)
        buffer = io.StringIO()
        with rc_context({"svg.hashsalt": "evigate", "svg.fonttype": "path"}):
            self._figure.savefig(buffer, format="svg", metadata={"Date": None})
        return buffer.getvalue()


def style_of(place: int) -> dict[str, Any]:
    """Colour and dashes of the gate number ``place``."""
    return {
        "color": _COLOURS[place % len(_COLOURS)],
        "linestyle": _DASHES[place % len(_DASHES)],
        "linewidth": 1.6,
    }


def _thin(values: Floats) -> Floats:
    """At most so many points, the last one kept: a curve needs no more."""
    step = max(1, len(values) // _MOST_POINTS)
    return values[::-1][::step][::-1]


def precision_recall_plot(scores: Mapping[str, Floats], labels: Integers) -> str:
    """Precision against recall for each gate, and the base rate."""
    drawing = Drawing("recall", "precision")
    for place, (gate, values) in enumerate(scores.items()):
        recall, precision, _ = precision_recall_curve(values, labels)
        drawing.axes.plot(
            _thin(recall), _thin(precision), label=gate, **style_of(place)
        )
    drawing.axes.axhline(
        float(labels.mean()), color="#888888", linewidth=0.9, label="base rate"
    )
    drawing.axes.set(xlim=(0, 1), ylim=(0, 1.02))
    return drawing.svg()


def risk_coverage_plot(scores: Mapping[str, Floats], labels: Integers) -> str:
    """Residual risk against the share that is accepted."""
    drawing = Drawing("accepted share (least risky first)", "residual risk")
    for place, (gate, values) in enumerate(scores.items()):
        coverage, risk = risk_coverage_curve(values, labels)
        drawing.axes.plot(_thin(coverage), _thin(risk), label=gate, **style_of(place))
    drawing.axes.axhline(
        float(labels.mean()), color="#888888", linewidth=0.9, label="base rate"
    )
    drawing.axes.set(xlim=(0, 1))
    drawing.axes.set_ylim(bottom=0)
    return drawing.svg()


def reliability_plot(bins: Mapping[str, Sequence[ReliabilityBin]]) -> str:
    """Share of unfaithful answers against their probability."""
    drawing = Drawing("probability", "share unfaithful")
    drawing.axes.plot([0, 1], [0, 1], color="#888888", linewidth=0.9)
    for place, (gate, own) in enumerate(bins.items()):
        drawing.axes.plot(
            [b.probability for b in own],
            [b.rate for b in own],
            marker="o",
            markersize=4,
            label=gate,
            **style_of(place),
        )
    drawing.axes.set(xlim=(0, 1), ylim=(0, 1.02))
    return drawing.svg()


def operating_points_plot(figures: Mapping[str, Figures], rate: float) -> str:
    """Review precision and residual risk at the paper's budgets, with intervals."""
    drawing = Drawing("share of answers", "share unfaithful among them")
    count = max(1, len(figures))
    for place, (gate, own) in enumerate(figures.items()):
        shift = (place - (count - 1) / 2) * 0.008
        style = style_of(place)
        style["linestyle"] = "none"
        for budgets, stem, marker in (
            (REVIEW_BUDGETS, "review_precision", "^"),
            (ACCEPT_BUDGETS, "residual_risk", "o"),
        ):
            found = [own[f"{stem}_{budget:.0%}"] for budget in budgets]
            drawing.axes.errorbar(
                [budget + shift for budget in budgets],
                [interval.value for interval in found],
                yerr=[
                    [max(0.0, i.value - i.low) for i in found],
                    [max(0.0, i.high - i.value) for i in found],
                ],
                marker=marker,
                markersize=4,
                elinewidth=0.8,
                label=gate if stem == "review_precision" else None,
                **style,
            )
    drawing.axes.axhline(rate, color="#888888", linewidth=0.9, label="base rate")
    drawing.axes.set(xlim=(0, 1), ylim=(0, 1.02))
    return drawing.svg()
