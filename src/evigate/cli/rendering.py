"""A verdict on a terminal: harmless whatever the texts hold.

Texts become :class:`rich.text.Text`, so mark-up in them is never read; control, bidi
and other invisible characters are shown as escapes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from evigate.visible import visible as visible

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from evigate import Reason, Source, Verdict

MAX_TEXT: Final = 2_000
"""Longer texts are shown around their spans only."""
_MARGIN: Final = 160
_MAX_SPAN: Final = 600
_MAX_WINDOWS: Final = 5
_MAX_REASONS: Final = 8
_MAX_SOURCES: Final = 2
_MAX_QUOTE: Final = 200
_CONTEXT: Final = 50

_ACTION_STYLES: Final = {"answer": "green", "abstain": "red", "flag_conflict": "yellow"}
_FAULT_STYLE: Final = "bold white on red"


class Piece(NamedTuple):
    """A stretch of a text; ``marked`` where a span lies on it."""

    text: str
    marked: bool


def marked_pieces(
    text: str, spans: Iterable[tuple[int, int]], limit: int = MAX_TEXT
) -> list[Piece]:
    """Cut a text at its spans; a long one to what lies around them.

    Args:
        text: any text.
        spans: code points, in any order, overlapping or not; parts outside are dropped.
        limit: from here on only the surroundings of the spans are kept.

    >>> marked_pieces("It lasts 5 years.", [(9, 16)])[1]
    Piece(text='5 years', marked=True)
    """
    merged = _merge(spans, len(text))
    if len(text) <= limit:
        return list(_cut(text, merged, 0, len(text)))
    short = [(start, min(end, start + _MAX_SPAN)) for start, end in merged]
    windows = _merge(
        ((s - _MARGIN, e + _MARGIN) for s, e in short[:_MAX_WINDOWS]), len(text)
    ) or [(0, limit)]
    pieces: list[Piece] = []
    for start, end in windows:
        if start > 0:
            pieces.append(Piece(" … ", False))
        pieces.extend(_cut(text, short, start, end))
    if windows[-1][1] < len(text):
        pieces.append(Piece(f" … ({len(text):,} characters)", False))
    return pieces


def _merge(spans: Iterable[tuple[int, int]], length: int) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for start, end in sorted((max(0, s), min(length, e)) for s, e in spans):
        if start >= end:
            continue
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], end))
        else:
            merged.append((start, end))
    return merged


def _cut(
    text: str, spans: Sequence[tuple[int, int]], start: int, end: int
) -> Iterator[Piece]:
    position = start
    for span_start, span_end in spans:
        first, last = max(span_start, start), min(span_end, end)
        if first >= last:
            continue
        if position < first:
            yield Piece(text[position:first], False)
        yield Piece(text[first:last], True)
        position = last
    if position < end:
        yield Piece(text[position:end], False)


def marked_text(
    text: str, spans: Iterable[tuple[int, int]], *, colour: bool, limit: int = MAX_TEXT
) -> Text:
    """A text with its spans highlighted, between >> and << where colours are off."""
    from rich.text import Text

    shown = Text()
    for piece, marked in marked_pieces(text, spans, limit):
        if marked and colour:
            shown.append(visible(piece), style=_FAULT_STYLE)
        else:
            shown.append(f">>{visible(piece)}<<" if marked else visible(piece))
    return shown


def print_verdict(console: Console, verdict: Verdict) -> None:
    """Question, answer with what is wrong highlighted, reasons, and what is shown."""
    from rich.padding import Padding
    from rich.text import Text

    colour = console.color_system is not None and not console.no_color
    spans = [r.answer_span for r in verdict.reasons if r.answer_span and r.weight > 0]
    if verdict.route == "accept":
        spans = []
    call = verdict.call
    answer = marked_text(call.answer, spans, colour=colour)
    if not call.answer.strip():
        answer = Text("(empty)", style="dim")
    for title, body in (
        ("Question", marked_text(call.question, [], colour=colour)),
        ("Answer", answer),
    ):
        console.print(Text(title, style="bold"))
        console.print(Padding(body, (0, 0, 0, 2)))
    console.print(_headline(verdict))
    for reason in verdict.reasons[:_MAX_REASONS]:
        console.print(Padding(_reason_text(reason, verdict), (0, 0, 0, 2)))
    if len(verdict.reasons) > _MAX_REASONS:
        rest = len(verdict.reasons) - _MAX_REASONS
        console.print(Text(f"  and {rest} further reasons", style="dim"))
    if not verdict.released:
        console.print(Text("Shown instead", style="bold"))
        shown = marked_text(verdict.text, [], colour=colour)
        console.print(Padding(shown, (0, 0, 0, 2)))
    console.print(_footer(verdict))


def _headline(verdict: Verdict) -> Text:
    from rich.text import Text

    risk = "no risk: scoring failed"
    if verdict.risk is not None:
        kind = "" if verdict.calibrated else " (not calibrated)"
        risk = f"risk {verdict.risk:.2f}{kind}"
    released = "released" if verdict.released else "withheld"
    line = Text("Verdict  ", style="bold")
    line.append(f"{verdict.action}, {verdict.route}", _ACTION_STYLES[verdict.action])
    return line.append(f"   {risk}   {released}", "default not bold")


def _reason_text(reason: Reason, verdict: Verdict) -> Text:
    from rich.text import Text

    text = Text(reason.code, style="bold")
    text.append(f"  {_clipped(reason.message, 4 * _MAX_QUOTE)}", "default not bold")
    for source in reason.sources[:_MAX_SOURCES]:
        text.append("\n  ").append_text(_source_text(source, verdict))
    return text


def _source_text(source: Source, verdict: Verdict) -> Text:
    """Which document, and the place in it with a little of what stands around."""
    from rich.text import Text

    text = Text(f"document {source.document + 1}", style="dim not bold")
    if source.id:
        text.append(f" ({_clipped(source.id, 80)})")
    if source.span is None:
        return text
    start, end = source.span
    document = verdict.call.documents[source.document].text
    before = document[max(0, start - _CONTEXT) : start].rpartition("\n")[2]
    after = document[end : end + _CONTEXT].partition("\n")[0]
    text.append(f": “{visible(before)}")
    text.append(_clipped(document[start:end], _MAX_QUOTE), "not dim")
    return text.append(f"{visible(after)}”")


def _clipped(text: str, limit: int) -> str:
    """One visible line; the text is cut before it is looked at."""
    line = visible(" ".join(text[: 4 * limit].split()))
    return line if len(line) <= limit else f"{line[: limit - 1]}…"


def _footer(verdict: Verdict) -> Text:
    from rich.text import Text

    made = verdict.provenance
    line = f"gate {made.gate} {made.version}, policy {made.policy} ({made.policy_hash})"
    milliseconds = verdict.timings["total"]
    spent = f"{milliseconds:.0f} ms for this first call"  # later ones are faster
    return Text(visible(f"{line}, {spent}"), style="dim")
