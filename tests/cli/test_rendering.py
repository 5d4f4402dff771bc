"""Verdicts on a terminal: nothing in a text is obeyed, faults are easy to see."""

from __future__ import annotations

import io
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from evigate import EvidenceGate, Reason, Source, Span
from evigate.cli.rendering import MAX_TEXT, marked_pieces, print_verdict, visible

NASTY = (
    "\x1b[31mred \x1b]0;title\x07 \x9b2J \r over \x08 \x00 \x7f \u202ertl\u202c "
    "\u2066iso \u200b \ufeff \ud800 \U000e0041 [bold]b[/bold] :smile: {0} {x.y} %s <b>"
)


def printed(
    answer: str,
    reasons: tuple[Reason, ...] = (),
    *,
    document: str = "It lasts 3 years.",
    document_id: str | None = None,
    colour: bool = False,
) -> str:
    """What stands on the terminal for an answer and the findings of one check."""
    gate = EvidenceGate(checks=[lambda _: list(reasons)])
    verdict = gate.check(
        question=f"How long? {NASTY}",
        documents=[{"id": document_id, "text": document}],
        answer=answer,
    )
    stream = io.StringIO()
    console = Console(
        file=stream,
        force_terminal=colour,
        color_system="standard" if colour else None,
        width=100,
        highlight=False,
    )
    print_verdict(console, verdict)
    return stream.getvalue()


def test_nothing_in_a_text_is_obeyed() -> None:
    """Control, bidi and invisible characters, rich mark-up and braces are shown."""
    reason = Reason(
        "number_mismatch", NASTY, Span(0, 5), (Source(0, NASTY, Span(0, 40)),)
    )
    shown = printed(NASTY, (reason,), document=NASTY, document_id=NASTY)
    left = {c for c in shown if unicodedata.category(c) in ("Cc", "Cf", "Cs")}
    assert left <= {"\n"}
    for word in ("\\x1b[31m", "\\u202e", "\\ud800", "[bold]b[/bold]", ":smile:", "{0}"):
        assert word in shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb\r\nc", "a\nb\nc"),
        ("a\rb", "a\\x0db"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("👩\u200d🔬 保証は3年です。 नमस्ते", "👩\u200d🔬 保証は3年です。 नमस्ते"),
        ("\U000e0041", "\\U000e0041"),
    ],
)
def test_readable_text_stays_readable(text: str, shown: str) -> None:
    """Line breaks, scripts, joiners and emoji are no threat."""
    assert visible(text) == shown


@given(st.text())
def test_what_is_visible_can_always_be_printed(text: str) -> None:
    """It encodes as UTF-8 and holds no escape character; once is enough."""
    shown = visible(text)
    shown.encode("utf-8")
    assert "\x1b" not in shown
    assert visible(shown) == shown


def test_the_offending_span_is_marked() -> None:
    """Between >> and << without colours, by a style with them."""
    answer = "It lasts 5 years."
    reason = Reason(
        "number_mismatch",
        "5 years stands nowhere.",
        Span(9, 16),
        (Source(0, "manual.md", Span(9, 16)),),
    )
    plain = printed(answer, (reason,), document_id="manual.md")
    assert "It lasts >>5 years<<." in plain
    assert "number_mismatch  5 years stands nowhere." in plain
    assert "document 1 (manual.md): “It lasts 3 years.”" in plain
    coloured = printed(answer, (reason,), colour=True)
    assert ">>" not in coloured
    assert "\x1b[" in coloured


def test_an_accepted_answer_has_no_marks() -> None:
    """There is nothing to point at."""
    assert ">>" not in printed("It lasts 3 years.")


def test_what_is_shown_instead_is_printed() -> None:
    """A withheld answer comes with the text that the user gets."""
    shown = printed("It lasts 3 years.", document="   ")
    assert "withheld" in shown
    assert "Shown instead" in shown


def test_an_empty_answer_is_said_to_be_empty() -> None:
    """Nothing would look like a fault of the display."""
    assert "(empty)" in printed("  ")


@given(
    st.text(max_size=60),
    st.lists(st.tuples(st.integers(-5, 70), st.integers(-5, 70)), max_size=6),
)
def test_pieces_add_up_to_the_text(text: str, spans: list[tuple[int, int]]) -> None:
    """Marked are exactly the characters under a span, whatever the spans are."""
    pieces = marked_pieces(text, spans)
    assert "".join(piece.text for piece in pieces) == text
    marks = [piece.marked for piece in pieces for _ in piece.text]
    expected = [any(s <= i < e for s, e in spans) for i in range(len(text))]
    assert marks == expected


@pytest.mark.parametrize(
    "spans", [[], [(50_000, 50_010)], [(0, 100_000)], [(i, i + 1) for i in range(999)]]
)
def test_a_long_text_is_shown_around_its_spans(spans: list[tuple[int, int]]) -> None:
    """What is printed stays short; the size of the text is told."""
    pieces = marked_pieces("x" * 100_000, spans)
    assert sum(len(piece.text) for piece in pieces) < 2 * MAX_TEXT
    assert "100,000 characters" in pieces[-1].text
    assert any(piece.marked for piece in pieces) == bool(spans)
