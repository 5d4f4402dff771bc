"""The demo as it is printed."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

pytest.importorskip("langchain_core")

from evigate import EvidenceGate, Verdict
from evigate.cli import demo as demo_module
from evigate.cli.demo import run_demo
from evigate.cli.demo_corpus import DemoQuestion, load_questions
from evigate.cli.demo_models import DemoModelError, chat_model
from evigate.cli.demo_view import DemoView, outcome_of

HOSTILE = "[bold]x[/bold] \x1b[31mred\x1b[0m \u202eback {question} </b> \x07"


def demo_console(width: int = 120, **options: Any) -> Console:
    """A console that writes into memory."""
    return Console(file=io.StringIO(), width=width, highlight=False, **options)


def printed(console: Console) -> str:
    """What was written so far."""
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def squeezed(text: str) -> str:
    """Without line breaks and runs of spaces."""
    return " ".join(text.split())


@pytest.fixture(scope="module")
def balanced() -> str:
    """The demo under the default policy."""
    console = demo_console()
    run_demo(console=console)
    return printed(console)


def a_verdict(answer: str, question: str = "How long?", **options: Any) -> Verdict:
    """The default gate's verdict on a one-document call."""
    documents = [{"id": "doc.md", "text": "The warranty lasts 3 years."}]
    return EvidenceGate(**options).check(
        question=question, documents=documents, answer=answer
    )


def model_that_says(answer: str) -> Any:
    """Stands in for `build_chat_model`."""

    def produce(turns: Sequence[tuple[str, str]]) -> Iterator[str]:
        yield answer

    def build(live: str | None = None, *, pause: float = 0.0) -> Any:
        return chat_model("fake", produce)

    return build


def test_the_demo_fits_a_hundred_columns(balanced: str) -> None:
    """However wide the terminal."""
    assert max(cell_len(line) for line in balanced.splitlines()) <= 100


def test_the_demo_shows_every_question_with_a_verdict_and_the_truth(
    balanced: str,
) -> None:
    """Nobody has to take the gate's word."""
    flat = squeezed(balanced)
    questions = load_questions()
    for question in questions:
        assert squeezed(question.truth)[:60] in flat
        assert squeezed(question.question)[:50] in flat
    assert len(re.findall(r"^verdict ", balanced, re.MULTILINE)) == len(questions)
    assert len(re.findall(r"risk \d\.\d\d", balanced)) >= len(questions) - 1


def test_the_demo_ends_with_a_tally_that_adds_up(balanced: str) -> None:
    """Released, flagged, withheld, and the time spent in the gate."""
    counts = {
        name: int(count)
        for count, name in re.findall(
            r"(\d+)\s+● (released|flagged|withheld)", balanced
        )
    }
    assert set(counts) == {"released", "flagged", "withheld"}
    assert sum(counts.values()) == len(load_questions())
    assert counts["released"] >= 1
    assert counts["flagged"] + counts["withheld"] >= 3
    assert re.search(r"[\d.]+\s+ms in the gate", balanced)
    assert "Next steps" in balanced


def test_the_streamed_answer_comes_in_stamped_pieces(balanced: str) -> None:
    """At least one piece, with the time since the question was asked."""
    assert re.search(r"^\+\d\.\d\d s ", balanced, re.MULTILINE)


def test_a_fault_is_highlighted_where_it_stands(balanced: str) -> None:
    """Without colours between >> and <<."""
    assert re.search(r">>[^<]+<<", balanced)
    coloured = demo_console(force_terminal=True, color_system="truecolor")
    run_demo(console=coloured)
    assert ">>" not in printed(coloured)
    assert "\x1b[1;37;41m" in printed(coloured)


def test_under_strict_nothing_goes_out_that_is_not_accepted() -> None:
    """What balanced flags, strict withholds; the text shown instead is shown."""
    console = demo_console()
    run_demo(policy="strict", console=console)
    text = printed(console)
    assert re.search(r"\b0\s+● flagged", text)
    assert len(re.findall(r"^user sees ", text, re.MULTILINE)) >= 3


def test_under_observe_everything_goes_out() -> None:
    """And is still judged."""
    console = demo_console()
    run_demo(policy="observe", console=console)
    assert re.search(r"\b0\s+● withheld", printed(console))
    assert "user sees" not in printed(console)


def test_hostile_answers_are_shown_harmlessly(monkeypatch: pytest.MonkeyPatch) -> None:
    """No mark-up is read, no escape code or bidi mark reaches the terminal."""
    monkeypatch.setattr(demo_module, "build_chat_model", model_that_says(HOSTILE))
    console = demo_console()
    run_demo(console=console)
    text = printed(console)
    assert "[bold]x[/bold]" in text
    assert r"\x1b[31mred" in text
    assert r"\u202eback" in text
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]", text)


def test_hostile_documents_and_questions_are_shown_harmlessly() -> None:
    """Quotations, ids, earlier turns and truths pass through the same filter."""
    console = demo_console()
    question = DemoQuestion(
        id="x",
        kind="table",
        question=HOSTILE,
        truth=HOSTILE,
        history=(("user", HOSTILE), ("assistant", HOSTILE)),
    )
    verdict = EvidenceGate(policy="strict").check(
        question="How long is the warranty?",
        documents=[{"id": HOSTILE, "text": f"The warranty lasts 3 years {HOSTILE}."}],
        answer=f"The warranty lasts 5 years {HOSTILE}.",
    )
    DemoView(console).question(1, question, verdict)
    text = printed(console)
    assert text.count("[bold]x[/bold]") >= 5
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]", text)


@pytest.mark.parametrize(
    ("verdict", "outcome"),
    [
        (a_verdict("The warranty lasts 3 years."), "released"),
        (a_verdict("The warranty lasts 5 years."), "flagged"),
        (a_verdict("The warranty lasts 5 years.", policy="strict"), "withheld"),
        (a_verdict("The warranty lasts 5 years.", policy="observe"), "flagged"),
        (replace(a_verdict("Yes."), released=False), "withheld"),
    ],
)
def test_an_outcome_follows_what_was_released(verdict: Verdict, outcome: str) -> None:
    """Withheld, released as accepted, or released although not accepted."""
    assert outcome_of(verdict) == outcome


@pytest.mark.parametrize("width", [30, 60, 200])
def test_an_empty_answer_and_a_failed_score_have_a_look_at_any_width(
    width: int,
) -> None:
    """Nothing is cut off silently, nothing raises."""
    console = demo_console(width)
    verdict = replace(a_verdict(" "), risk=None)
    question = DemoQuestion(id="x", kind="table", question="How long?", truth="3.")
    DemoView(console).question(1, question, verdict)
    text = printed(console)
    assert "(empty)" in text
    assert "scoring failed" in squeezed(text)
    assert max(cell_len(line) for line in text.splitlines()) <= min(width, 100)


def test_a_console_without_unicode_gets_plain_signs() -> None:
    """Bullets and bars have ASCII stand-ins."""
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii", errors="backslashreplace")
    console = Console(file=stream, width=100, highlight=False)
    question = DemoQuestion(id="x", kind="table", question="How long?", truth="3.")
    DemoView(console).question(1, question, a_verdict("The warranty lasts 5 years."))
    stream.flush()
    text = raw.getvalue().decode("ascii")
    assert "* flagged" in text
    assert "\\u25cf" not in text
    assert "\\u2501" not in text


def test_a_model_that_fails_ends_the_demo_with_its_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The chain does not wrap it."""

    def produce(turns: Sequence[tuple[str, str]]) -> Iterator[str]:
        raise DemoModelError("no luck")
        yield ""

    monkeypatch.setattr(
        demo_module, "build_chat_model", lambda *_, **__: chat_model("m", produce)
    )
    with pytest.raises(DemoModelError, match="no luck"):
        run_demo(live="ollama:x", console=demo_console())


def test_the_command_runs_the_demo(evigate_command: Any) -> None:
    """`evigate demo` exits with 0; a wrong model is one line and exit 2."""
    outcome = evigate_command("demo")
    assert outcome.code == 0
    assert "Next steps" in outcome.out
    outcome = evigate_command("demo", "--live", "nonsense")
    assert outcome.code == 2
    assert outcome.err.count("\n") == 1
    assert "ollama:NAME" in outcome.err


def test_what_the_readme_shows_of_the_demo_is_what_it_prints() -> None:
    """Lines may be left out there, and the ends of lines; old Rich pads more."""
    readme = Path(__file__).resolve().parents[2] / "README.md"
    found = re.search(r"```text\n(2 table.*?)```", readme.read_text("utf-8"), re.DOTALL)
    assert found is not None
    shown = [line for line in found[1].splitlines() if line]
    console = demo_console(width=len(shown[0]))
    run_demo(console=console)
    words = " ".join(printed(console).split())
    for line in shown:
        assert " ".join(line.split()) in words, line
