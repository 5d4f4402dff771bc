"""Words that a context cannot make likelier are left out, in every language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.metrics.word_filter import WordFilter, closed_class_words


def kept(answer: str, question: str = "", **choices: str) -> list[str]:
    """The stretches that count."""
    word_filter = WordFilter(**choices)  # type: ignore[arg-type]
    spans = word_filter.kept_spans(answer, question)
    return [answer[start:end] for start, end in spans]


@pytest.mark.parametrize(
    ("question", "answer", "words"),
    [
        (
            "How long is the warranty?",
            "The warranty's term is 3 years.",
            ["term", "3", "years"],
        ),
        ("", "It does not cover all pumps.", ["not", "cover", "all", "pumps"]),
        ("Wie lange gilt die Garantie?", "Die Garantie gilt 3 Jahre.", ["3", "Jahre"]),
        (
            "Quelle est la durée de la garantie ?",
            "La garantie dure l'année.",
            ["dure", "l'année"],
        ),
        ("¿Cuánto dura la garantía?", "La garantía es de 3 años.", ["3", "años"]),
        ("Quanto dura la garanzia?", "La garanzia è di 3 anni.", ["3", "anni"]),
        ("Quanto dura a garantia?", "A garantia é de 3 anos.", ["3", "anos"]),
        ("Hoe lang is de garantie?", "De garantie is 3 jaar.", ["3", "jaar"]),
        ("Jak długa jest gwarancja?", "To jest gwarancja na 3 lata.", ["3", "lata"]),
        ("ما مدة الضمان؟", "الضمان هو 3 سنوات في", ["3", "سنوات"]),
        ("वारंटी कितनी लंबी है?", "वारंटी 3 साल की है", ["3", "साल"]),
    ],
)
def test_closed_class_words_and_words_of_the_question_are_left_out(
    question: str, answer: str, words: list[str]
) -> None:
    """What is left carries the answer; negations and quantifiers stay."""
    assert kept(answer, question) == words


@pytest.mark.parametrize(
    ("question", "answer", "left", "gone"),
    [
        ("保修期多久？", "保修期是两年。", "两年", "保修期是。"),
        (
            "保証期間はどのくらいですか。",
            "保証期間は二年です。",
            "二年",
            "保証期間です",
        ),
        ("보증 기간은 얼마나 되나요?", "보증 기간은 삼년입니다.", "삼년", "보증기간"),
    ],
)
def test_scripts_without_spaces_are_filtered_by_character(
    question: str, answer: str, left: str, gone: str
) -> None:
    """Characters that the question holds with their neighbour do not count."""
    shown = "".join(kept(answer, question))
    assert set(left) <= set(shown)
    assert not set(gone) & set(shown)


def test_every_part_can_be_switched_off() -> None:
    """Off keeps all words, and nothing that is no word."""
    answer, question = "The pumps, not the pump.", "Which pump?"
    off = WordFilter.off().kept_spans(answer, question)
    assert [answer[a:b] for a, b in off] == ["The", "pumps", "not", "the", "pump"]
    assert kept(answer, question, closed_class="none") == ["The", "pumps", "not", "the"]
    assert kept(answer, question, question_words="none") == ["pumps", "not", "pump"]
    assert kept(answer, question, question_words="stems") == ["not"]
    assert kept(answer, question, closed_class="glasgow") == ["pumps"]


def test_citation_marks_are_no_words_of_the_answer() -> None:
    """They say where, not what; numbers with a meaning stay."""
    assert kept("Lasts 3 years [2].") == ["Lasts", "3", "years"]
    marks = WordFilter(citations=True).kept_spans("Lasts 3 years [2].", "")
    assert len(marks) == 4


def test_the_complete_list_is_there_for_each_language() -> None:
    """Thirteen languages have lists of their own; others share the common words."""
    for code in "en de fr es it pt nl pl zh ja ko ar hi".split():
        assert len(closed_class_words(code)) >= 20, code
    assert closed_class_words("en", "none") == []


@pytest.mark.parametrize("wrong", [{"closed_class": "all"}, {"question_words": "x"}])
def test_a_choice_that_does_not_exist_is_named(wrong: dict[str, str]) -> None:
    """With the values that do."""
    with pytest.raises(ValueError, match="must be one of"):
        WordFilter(**wrong)  # type: ignore[arg-type]


@given(st.text(max_size=60), st.text(max_size=30))
def test_spans_are_ascending_and_within_the_answer(answer: str, question: str) -> None:
    """Whatever the texts hold."""
    spans = WordFilter().kept_spans(answer, question)
    flat = [at for span in spans for at in span]
    assert flat == sorted(set(flat))
    assert all(0 <= at <= len(answer) for at in flat)


@given(st.text(max_size=60))
def test_an_answer_that_repeats_the_question_keeps_nothing(text: str) -> None:
    """All of its words are the question's."""
    assert WordFilter().kept_spans(text, text) == []
