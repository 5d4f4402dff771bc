"""Questions in documents claim what the yes or no behind them says, else nothing."""

from __future__ import annotations

import pytest

from evigate.text.asked_and_answered import answered_no, claims_nothing, is_question
from evigate.text.reading import Reading


@pytest.mark.parametrize(
    ("text", "language", "answered"),
    [
        ("Is it free? No.", "en", True),
        ("Q: Is it free?\nA: No, it costs 2 euros.", "en", True),
        ("**Is it free?** Yes.", "en", False),
        ("Is it free? It costs 2 euros.", "en", False),
        ("Frage: Gibt es Strom? Antwort: Nein, leider nicht.", "de", True),
        ("Le bar est-il ouvert ? Non.", "fr", True),
        ("¿Se admiten perros? No, lo sentimos.", "es", True),
        ("可以带狗吗？不可以。", "zh", True),
        ("It is free. No dogs.", "en", False),
        ("", "en", False),
    ],
)
def test_a_no_behind_a_question_denies_it(
    text: str, language: str, answered: bool
) -> None:
    assert bool(answered_no(Reading(text, language))) is answered


def test_the_label_of_a_question_is_not_denied() -> None:
    reading = Reading("Q: Is it free? A: No.", "en")
    assert [reading.words.forms[word] for word in answered_no(reading)] == ["is"]


def test_an_open_question_claims_nothing() -> None:
    reading = Reading("Is it free? See below. Is it open? Yes.", "en")
    questions = [n for n in range(4) if is_question(reading, n)]
    assert questions == [0, 2]
    assert [claims_nothing(reading, n) for n in questions] == [True, False]
