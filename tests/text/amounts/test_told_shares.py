"""Shares told by a part and a whole are percentages: one in eight, jeder fünfte."""

from __future__ import annotations

import pytest

from evigate.text.amounts.quantities import find_quantities


@pytest.mark.parametrize(
    ("language", "text", "percent"),
    [
        ("en", "one in eight eggs", 12.5),
        ("en", "One pupil in five", 20.0),
        ("en", "nine out of ten visitors", 90.0),
        ("en", "every fourth house", 25.0),
        ("de", "jeder zehnte Baum", 10.0),
        ("de", "eine von je vier Proben", 25.0),
        ("fr", "un élève sur cinq", 20.0),
        ("es", "uno de cada cuatro hogares", 25.0),
        ("it", "un albero su dieci", 10.0),
        ("pt", "um em cada cinco alunos", 20.0),
        ("nl", "één op de vier boten", 25.0),
        ("nl", "elke vijfde leerling", 20.0),
        ("pl", "co dziesiąty dom", 10.0),
        ("zh", "每四户中有一户", 25.0),
        ("ja", "10人に1人", 10.0),
        ("ko", "다섯 명 중 한 명", 20.0),
        ("ar", "واحد من كل أربعة", 25.0),
        ("hi", "पाँच छात्रों में से एक", 20.0),
    ],
)
def test_a_share_in_words_is_one_percentage(
    language: str, text: str, percent: float
) -> None:
    (share,) = find_quantities(text, language)
    assert (share.value, share.unit) == (percent, "percent")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "every second day"),
        ("en", "3 of the 8 pumps"),
        ("en", "one in 2019"),
        ("de", "jeden dritten Tag"),
        ("de", "einer von beiden"),
        ("pl", "co drugi dzień"),
        ("en", "5 in 12 metres"),
    ],
)
def test_counts_dates_and_rhythms_are_no_shares(language: str, text: str) -> None:
    assert all(q.unit != "percent" for q in find_quantities(text, language))
