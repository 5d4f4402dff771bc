"""How the demo looks: one block a question, a stream, a summary.

All texts of documents and models pass through `rendering`, which makes them harmless.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from evigate import Reason, Verdict
from evigate.cli.demo_corpus import DemoQuestion
from evigate.cli.rendering import marked_text, visible

Outcome = Literal["released", "flagged", "withheld"]

WIDTH: Final = 100
_LABEL_WIDTH: Final = 10
_BAR_WIDTH: Final = 10
_MAX_REASONS: Final = 3
_MAX_QUOTE: Final = 110
_STYLES: Final[Mapping[Outcome, str]] = {
    "released": "bold green",
    "flagged": "bold yellow",
    "withheld": "bold red",
}
_MEANINGS: Final[Mapping[Outcome, str]] = {
    "released": "went out as the model wrote them",
    "flagged": "went out, marked for review",
    "withheld": "did not go out; a text of the policy was shown instead",
}


def outcome_of(verdict: Verdict) -> Outcome:
    """What became of the answer."""
    if not verdict.released:
        return "withheld"
    accepted = verdict.action == "answer" and verdict.route == "accept"
    return "released" if accepted else "flagged"


class DemoView:
    """Prints the demo's parts onto a console."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._width = min(console.width, WIDTH)
        self._colour = console.color_system is not None and not console.no_color
        plain = console.options.ascii_only
        self._dot, self._full, self._empty, self._arrow = (
            ("*", "#", "-", "->") if plain else ("●", "━", "─", "↳")
        )

    def opening(self, facts: Sequence[tuple[str, str]]) -> None:
        """What is about to be shown: the chain, the model, the gate."""
        grid = _grid(
            (Text(name, "dim"), Text(visible(fact), "default")) for name, fact in facts
        )
        self._print(
            Panel(
                grid,
                title=Text("evigate demo", "bold"),
                border_style="cyan",
                padding=(1, 2),
            )
        )

    def question(self, number: int, question: DemoQuestion, verdict: Verdict) -> None:
        """One question: answer, verdict, why, and what the documents really say."""
        self._heading(f"{number}", question.kind)
        rows = list(self._asked(question))
        rows.append(("answer", self._answer(verdict)))
        rows.extend(self._judged(question, verdict))
        self._print(_grid(_labelled(rows)))

    def stream_begins(self, question: DemoQuestion) -> None:
        """The question whose answer is streamed."""
        self._heading("streamed", f"{question.kind}, released sentence by sentence")
        self._print(_grid(_labelled(self._asked(question))))

    def stream_piece(self, seconds: float, piece: str) -> None:
        """A piece of the answer, as it came out of the gated chain."""
        stamp = Text(f"+{seconds:.2f} s", "cyan")
        body = marked_text(piece.strip(), [], colour=self._colour)
        self._print(_grid([(stamp, body)]))

    def stream_ends(self, question: DemoQuestion, verdict: Verdict) -> None:
        """The verdict on the whole streamed answer."""
        rows = list(self._judged(question, verdict))
        if outcome_of(verdict) != "released":
            rows.insert(0, ("in full", self._answer(verdict)))
        self._print(_grid(_labelled(rows)))

    def summary(self, verdicts: Sequence[Verdict], next_steps: RenderableType) -> None:
        """How many answers were released, flagged and withheld, and the gate's time."""
        times = [verdict.timings["total"] for verdict in verdicts]
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        table.add_column()
        table.add_column()
        outcomes = [outcome_of(verdict) for verdict in verdicts]
        for outcome, style in _STYLES.items():
            count = Text(str(outcomes.count(outcome)), style)
            name = Text(f"{self._dot} {outcome}", style)
            table.add_row(count, name, Text(_MEANINGS[outcome], "dim"))
        table.add_row()
        table.add_row(
            Text(f"{sum(times):.1f}", "bold"),
            Text("ms in the gate", "bold"),
            Text(
                f"for {len(times)} answers: {sum(times) / len(times):.2f} ms each, "
                f"{max(times):.2f} ms at most, warmed up",
                "dim",
            ),
        )
        self.console.print()
        self._print(
            Panel(
                Group(table, Text(), next_steps),
                title=Text("summary", "bold"),
                border_style="cyan",
                padding=(1, 2),
            )
        )

    # -- parts ---------------------------------------------------------------------

    def _print(self, what: RenderableType) -> None:
        self.console.print(what, width=self._width)

    def _heading(self, number: str, kind: str) -> None:
        title = Text.assemble((f"{number} ", "bold cyan"), (kind, "cyan"))
        self.console.print()
        self._print(Rule(title, align="left", style="dim cyan", characters=self._empty))

    def _asked(self, question: DemoQuestion) -> Iterator[tuple[str, RenderableType]]:
        for role, text in question.history:
            said = marked_text(text, [], colour=self._colour)
            said.stylize("dim")
            yield ("user" if role == "user" else "model", said)
        yield ("question", Text(visible(question.question), "bold"))

    def _answer(self, verdict: Verdict) -> RenderableType:
        faults = [r for r in verdict.reasons if r.answer_span and r.weight > 0]
        spans = [r.answer_span for r in faults if r.answer_span]
        if outcome_of(verdict) == "released":
            spans = []
        if not verdict.call.answer.strip():
            return Text("(empty)", "dim")
        return marked_text(verdict.call.answer, spans, colour=self._colour)

    def _judged(
        self, question: DemoQuestion, verdict: Verdict
    ) -> Iterator[tuple[str, RenderableType]]:
        yield ("verdict", self._verdict(verdict))
        if verdict.reasons:
            yield ("why", self._reasons(verdict))
        if not verdict.released:
            shown = marked_text(verdict.text, [], colour=self._colour)
            shown.stylize("italic")
            yield ("user sees", shown)
        names = [p.id or f"document {n}" for n, p in enumerate(verdict.call.documents)]
        found = ", ".join(names) or "none found"
        yield ("documents", Text(visible(found), "dim"))
        yield ("in truth", Text(visible(question.truth), "dim"))

    def _verdict(self, verdict: Verdict) -> Text:
        outcome = outcome_of(verdict)
        line = Text(f"{self._dot} {outcome}", _STYLES[outcome])
        line.append(f"   {verdict.action}, {verdict.route}", "default not bold")
        if verdict.risk is None:
            line.append("   no risk: scoring failed", "default not bold")
        else:
            filled = round(verdict.risk * _BAR_WIDTH)
            line.append(f"   risk {verdict.risk:.2f} ", "default not bold")
            line.append(self._full * filled, _STYLES[outcome])
            line.append(self._empty * (_BAR_WIDTH - filled), "dim not bold")
        return line.append(f"   {verdict.timings['total']:.2f} ms", "cyan not bold")

    def _reasons(self, verdict: Verdict) -> RenderableType:
        shown = [self._reason(r, verdict) for r in verdict.reasons[:_MAX_REASONS]]
        rest = len(verdict.reasons) - len(shown)
        if rest > 0:
            shown.append(Text(f"and {rest} more", "dim"))
        return Group(*shown)

    def _reason(self, reason: Reason, verdict: Verdict) -> RenderableType:
        line = Text(reason.code, "bold")
        message = " ".join(reason.message.split())  # it may quote lines
        line.append(f"  {visible(message)}", "default not bold")
        places = list(dict.fromkeys(self._places(reason, verdict)))
        below = [Padding(Text(place, "dim"), (0, 0, 0, 2)) for place in places]
        return Group(line, *below)

    def _places(self, reason: Reason, verdict: Verdict) -> Iterator[str]:
        for source in reason.sources[:2]:
            passage = verdict.call.documents[source.document]
            name = source.id or f"document {source.document}"
            if source.span is None:
                yield visible(f"{self._arrow} {name}")
                continue
            quote = " ".join(passage.text[slice(*source.span)].split())
            if len(quote) > _MAX_QUOTE:
                quote = f"{quote[: _MAX_QUOTE - 1]}…"
            yield visible(f"{self._arrow} {name}: “{quote}”")


def next_steps(lines: Sequence[tuple[str, str]]) -> RenderableType:
    """What to try next: a command or line of code, and what it does."""
    table = Table.grid(padding=(0, 2))
    for code, meaning in lines:
        table.add_row(Text(code, "bold"), Text(meaning, "dim"))
    return Group(Text("Next steps", "bold cyan"), table)


def _labelled(
    rows: Sequence[tuple[str, RenderableType]] | Iterator[tuple[str, RenderableType]],
) -> Iterator[tuple[RenderableType, RenderableType]]:
    return ((Text(name, "dim"), body) for name, body in rows)


def _grid(rows: Any) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=_LABEL_WIDTH, no_wrap=True)
    grid.add_column(overflow="fold")
    for name, body in rows:
        grid.add_row(name, body)
    return grid
