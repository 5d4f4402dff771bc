"""An evaluation on a terminal: a few tables, the report holds the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from evigate.cli.rendering import visible

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from evigate.protocol.results import Evaluation

_MAIN: Final = ("auroc", "ap", "review_precision_10%", "residual_risk_50%")
_TITLES: Final = ("AUROC", "AP", "precision top 10 %", "residual lowest 50 %")
_MOST_PARTS: Final = 12


def print_evaluation(found: Evaluation) -> None:
    """Pooled figures, means within, differences from the first gate, cost, warnings."""
    from rich.console import Console
    from rich.text import Text

    console = Console()
    if not console.is_terminal:
        console = Console(width=120)
    said = (
        f"{found.rows:,} rows of {found.groups:,} contexts, base rate "
        f"{found.rate:.3f} (the AP of a random score); {found.folds} folds of whole "
        f"contexts, seed {found.seed}"
    )
    console.print(Text(said))
    resamples = f"in brackets 95 % intervals of {found.draws:,} resamples of contexts"
    console.print(Text(resamples))
    _print_pooled(console, found)
    _print_divisions(console, found)
    _print_deltas(console, found)
    _print_costs(console, found)
    for line in warnings(found):
        console.print(Text(f"! {visible(line)}", style="yellow"))


def _table(title: str, heads: Sequence[str]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place == 0 else "right")
    return table


def _print_pooled(console: Console, found: Evaluation) -> None:
    from evigate.protocol.report import shown

    table = _table("Pooled", ("gate", *_TITLES))
    for gate in found.gates:
        cells = [shown(gate.figures[key]) for key in _MAIN]
        table.add_row(visible(gate.name), *cells)
    console.print(table)


def _print_divisions(console: Console, found: Evaluation) -> None:
    from evigate.protocol.report import shown

    for division in found.divisions:
        title = division.title[:1].upper() + division.title[1:]
        table = _table(title, ("gate", *_TITLES))
        for gate, figures in division.means.items():
            table.add_row(visible(gate), *(shown(figures[key]) for key in _MAIN))
        console.print(table)
        if division.by == "task":
            _print_parts(console, found)


def _print_parts(console: Console, found: Evaluation) -> None:
    """AUROC of each task and gate."""
    division = next(d for d in found.divisions if d.by == "task")
    gates = list(division.means)
    table = _table("AUROC by task", ("task", "rows", "base rate", *map(visible, gates)))
    for part in division.parts[:_MOST_PARTS]:
        values = [part.figures[gate]["auroc"].value for gate in gates]
        table.add_row(
            visible(part.name),
            f"{part.rows:,}",
            f"{part.rate:.3f}",
            *("–" if value != value else f"{value:.3f}" for value in values),
        )
    console.print(table)


def _print_deltas(console: Console, found: Evaluation) -> None:
    from evigate.protocol.report import shown

    first = found.gates[0].name
    own = [delta for delta in found.deltas if delta.gate == first]
    if not own:
        return
    table = _table(f"{visible(first)} minus", ("gate", *_TITLES))
    for delta in own:
        cells = [shown(delta.figures[key]) for key in _MAIN]
        table.add_row(visible(delta.over), *cells)
    console.print(table)


def _print_costs(console: Console, found: Evaluation) -> None:
    timed = [gate for gate in found.gates if gate.runtime is not None]
    if not timed:
        return
    heads = ("gate", "mean", "p50", "p90", "p99", "cold: import + first")
    table = _table(f"CPU milliseconds per answer, complete ({found.machine})", heads)
    for gate in timed:
        cost = gate.runtime
        if cost is None:
            continue
        cold = "–"
        if cost.cold_import is not None and cost.cold_first is not None:
            cold = f"{cost.cold_import:.0f} + {cost.cold_first:.0f}"
        spent = (cost.mean, cost.p50, cost.p90, cost.p99)
        table.add_row(visible(gate.name), *(f"{v:.2f}" for v in spent), cold)
    console.print(table)


def warnings(found: Evaluation) -> list[str]:
    """What a reader of the figures must know."""
    lines = [
        f"{gate.name} could not score {gate.failed} rows; they count as held"
        for gate in found.gates
        if gate.failed
    ]
    across = sum(d.across_files or d.across_splits for d in found.duplicates)
    if found.duplicates:
        done = (
            "near-duplicate contexts were put into one group"
            if found.merged
            else "they were left in their groups, see --merge-duplicates"
        )
        lines.append(
            f"{len(found.duplicates)} pairs of groups hold (nearly) the same text, "
            f"{across} of them in other files or splits; {done}"
        )
    if found.groups < 100:
        lines.append(f"only {found.groups} contexts: intervals are wide and optimistic")
    return lines
