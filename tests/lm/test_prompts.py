"""How documents and questions are put to an evaluator."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.lm import FakeScorer, Prompt, PromptFormat, join_segments

RAW = PromptFormat()
CHAT = PromptFormat.chat(FakeScorer())
FORMATS = pytest.mark.parametrize("form", [RAW, CHAT], ids=["raw", "chat"])


def test_the_raw_prompt_is_the_papers() -> None:
    """Context, question and cue; the answer is the continuation."""
    assert RAW.build(["A.", "B."], "Q?") == (
        "Context: A.\n\nB.\n\nQuestion: Q?\nAnswer: "
    )
    assert RAW.build([], "Q?") == "Question: Q?\nAnswer: "


def test_blank_documents_are_no_context() -> None:
    """A label without text would be a context of its own."""
    assert RAW.build(["", " \n"], "Q?") == RAW.build([], "Q?")
    assert len(RAW.segments(["", " \n"], "Q?")) == 4


def test_the_chat_prompt_stands_in_the_models_frame() -> None:
    """The frame is special text, what is between is not."""
    prompt = CHAT.build(["A."], "Q?")
    assert prompt == "<user>\nContext: A.\n\nQuestion: Q?\n<assistant>\n"
    assert prompt[: prompt.before] == "<user>\n"
    assert prompt[-prompt.after :] == "\n<assistant>\n"
    assert prompt[-prompt.tail :] == "Question: Q?\n<assistant>\n"
    assert (RAW.name, CHAT.name) == ("raw", "chat")


@FORMATS
@given(documents=st.lists(st.text(), max_size=4), question=st.text())
def test_the_segments_joined_are_the_prompt(
    form: PromptFormat, documents: list[str], question: str
) -> None:
    """One segment before, one per document, one behind."""
    segments = form.segments(documents, question)
    assert len(segments) == len(documents) + 2
    assert "".join(segments) == form.build(documents, question)


@FORMATS
def test_leaving_segments_out_builds_the_variant(form: PromptFormat) -> None:
    """The prompt without a document is the prompt of the others."""
    segments = form.segments(["A.", "B.", "C."], "Q?")
    variant = join_segments(segments, [0, 1, 3, 4])
    built = form.build(["A.", "C."], "Q?")
    assert variant == built
    assert (variant.before, variant.after, variant.tail) == (
        built.before,
        built.after,
        built.tail,
    )


def test_a_prompt_survives_pickling_with_its_marks() -> None:
    """Workers in other processes must not lose what may not be cut."""
    prompt = pickle.loads(pickle.dumps(Prompt("abc", 1, 1, 2)))  # noqa: S301
    assert (prompt, prompt.before, prompt.after, prompt.tail) == ("abc", 1, 1, 2)


def test_a_segment_that_does_not_exist_is_an_error() -> None:
    """Numbers are checked, not clipped."""
    with pytest.raises(IndexError):
        join_segments(["a"], [1])
