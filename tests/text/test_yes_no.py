"""Yes and no are read at the start of an answer, and only there."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.yes_no import yes_no


@pytest.mark.parametrize(
    "text",
    [
        "Yes.",
        "Yes, it does.",
        "yes it does",
        "**Yes**, it does.",
        "Answer: Yes",
        "The answer is: yes.",
        "Of course!",
        "Correct.",
        "Ja, gern.",
        "Natürlich.",
        "Oui, bien sûr.",
        "Sí, claro.",
        "Sì.",
        "Sim, é possível.",
        "Tak, można.",
        "Да, можно.",
        "Evet, olur.",
        "是的，可以。",
        "可以。",
        "はい、あります。",
        "네, 가능합니다.",
        "예, 맞습니다.",
        "نعم، يشمل.",
        "हाँ, है।",
    ],
)
def test_yes_is_read(text: str) -> None:
    """In each language, with marks and labels before it."""
    assert yes_no(text) == "yes"


@pytest.mark.parametrize(
    "text",
    [
        "No.",
        "No, it does not.",
        "No. Phone support is not included.",
        "Unfortunately not.",
        "Nein, das geht nicht.",
        "Leider nein.",
        "Non, ce n'est pas possible.",
        "Não é possível.",
        "Nee, dat kan niet.",
        "Nie, nie można.",
        "Нет, нельзя.",
        "Hayır, yok.",
        "Nej.",
        "不可以。",
        "不，不行。",
        "いいえ、できません。",
        "아니요, 없습니다.",
        "لا، لا يشمل.",
        "नहीं, नहीं है।",
    ],
)
def test_no_is_read(text: str) -> None:
    """In each language, with marks before it."""
    assert yes_no(text) == "no"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "No fee is charged.",
        "None of them.",
        "Yesterday it rained.",
        "Si elle vient, oui.",
        "Nie można zwrócić.",
        "Non è incluso.",
        "Tak jest napisane.",
        "Correct answers are listed.",
        "不锈钢的。",
        "예를 들어 그렇습니다.",
        "لا يشمل الضمان.",
        "नहीं है।",
        "It does not.",
        "The plan includes it, yes.",
    ],
)
def test_other_openings_are_neither(text: str) -> None:
    """A determiner, a particle or a longer word is no answer."""
    assert yes_no(text) is None


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    """Nothing fails."""
    assert yes_no(text) in {"yes", "no", None}


def test_long_texts_cost_nothing() -> None:
    """Only the opening is read."""
    started = time.process_time()
    yes_no(" *" * 1_000_000)
    assert time.process_time() - started < 1
