"""Where sentences begin and end."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.sentences import find_sentences


def pieces(text: str) -> list[str]:
    return [text[start:end] for start, end in find_sentences(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One. Two! Three?", ["One.", "Two!", "Three?"]),
        ("See Dr. Weber, e.g. today.", ["See Dr. Weber, e.g. today."]),
        ("Version 2.10 is out. Ok", ["Version 2.10 is out.", "Ok"]),
        ("Am 3. März endet es. Ende.", ["Am 3. März endet es.", "Ende."]),
        ("It ended in 2024. Then it began.", ["It ended in 2024.", "Then it began."]),
        ("一年保修。人为损坏除外！", ["一年保修。", "人为损坏除外！"]),
        ("वारंटी है। ठीक है।", ["वारंटी है।", "ठीक है।"]),
        ("1. Press.\n2. Wait.", ["1. Press.", "2. Wait."]),
        ("# Head\nText", ["# Head", "Text"]),
        ("| a | b |\n|---|---|\n| 1 | 2 |", ["| a | b |", "| 1 | 2 |"]),
        ("It lasts a year. [1] It ends.", ["It lasts a year. [1]", "It ends."]),
        ('He said "Go!" She left.', ['He said "Go!"', "She left."]),
        ("", []),
        (" \n … \n", []),
    ],
)
def test_sentence_borders(text: str, expected: list[str]) -> None:
    assert pieces(text) == expected


def test_a_wrapped_line_stays_in_its_sentence() -> None:
    text = (
        "This paragraph was wrapped by an editor at some column and\n"
        "goes on in the next line.\nNew item"
    )
    assert len(pieces(text)) == 2


@given(st.text(alphabet=st.sampled_from("aB1 .!?。\n|-#[]\"'"), max_size=300))
def test_spans_are_ordered_disjoint_and_trimmed(text: str) -> None:
    last = 0
    for start, end in find_sentences(text):
        assert last <= start < end <= len(text)
        assert not text[start].isspace()
        assert not text[end - 1].isspace()
        last = end


def test_every_letter_belongs_to_a_sentence() -> None:
    text = "Intro: one. Two\n\n- three\n- four; five… six"
    covered = "".join(pieces(text))
    assert [c for c in covered if c.isalnum()] == [c for c in text if c.isalnum()]


def test_text_without_terminators_is_cut_into_bounded_pieces() -> None:
    spans = find_sentences("word " * 20_000)
    assert max(end - start for start, end in spans) <= 2_000


@pytest.mark.parametrize("unit", [".", "[1] ", "a. ", '"', "\n ", "|", "1. "])
def test_hostile_repetition_costs_linear_time(unit: str) -> None:
    started = time.process_time()
    find_sentences(unit * (400_000 // len(unit)))
    assert time.process_time() - started < 20.0  # a quadratic scan takes minutes


@pytest.mark.parametrize(
    "text",
    [
        "The hull is oak.¹ It was laid in 1788.²",
        "Der Rumpf ist aus Eiche.[1] Er stammt von 1788.[2]",
        "La coque est en chêne.[1][3] Elle date de 1788.[2, 3]",
        "Kadłub jest dębowy.¹² Pochodzi z 1788 roku.³",
    ],
)
def test_a_mark_glued_to_the_full_stop_ends_its_sentence(text: str) -> None:
    assert len(find_sentences(text)) == 2


@pytest.mark.parametrize("text", ["It weighs 4.5 kg [1] in all.", "See e.g.[3] a map"])
def test_a_mark_within_a_sentence_ends_nothing(text: str) -> None:
    assert len(find_sentences(text)) == 1


def test_a_unit_of_one_letter_may_end_a_sentence() -> None:
    text = "Open from 9 to 14 h. Closed on Sundays."
    assert len(find_sentences(text)) == 2


def test_a_day_before_its_month_ends_no_sentence() -> None:
    text = "Geschlossen bis einschließlich 6. Januar. Danach offen."
    assert [text[a:b] for a, b in find_sentences(text)] == [
        "Geschlossen bis einschließlich 6. Januar.",
        "Danach offen.",
    ]
