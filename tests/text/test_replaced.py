"""Values that took the place of others are found with the ones they replaced."""

from __future__ import annotations

import pytest

from evigate.text.replaced import find_replaced


@pytest.mark.parametrize(
    ("language", "text", "old", "new"),
    [
        ("en", "The fee was raised from 20 to 25 euros.", "20", "25 euros"),
        ("en", "The desk has been moved from Hall A to Hall C.", "Hall A", "Hall C"),
        (
            "de",
            "Das Fest wurde vom 1. Mai auf den 8. Mai verschoben.",
            "1. Mai",
            "8. Mai",
        ),
        ("fr", "La fête a été reportée du 1er mai au 8 mai.", "1er mai", "8 mai"),
        ("es", "La feria se aplazó del 1 de mayo al 8 de mayo.", None, "8 de mayo"),
        (
            "it",
            "La festa è stata spostata dal 1 maggio all'8 maggio.",
            "1 maggio",
            None,
        ),
        ("pt", "O preço passou de 20 para 25 euros.", "20", "25 euros"),
        ("nl", "Het feest is verplaatst van 1 mei naar 8 mei.", "1 mei", "8 mei"),
        ("pl", "Festyn został przełożony z 1 maja na 8 maja.", "1 maja", "8 maja"),
        ("en", "The fee is now 25 euros (was 20 euros).", "20 euros", "25 euros"),
        ("zh", "集市从5月1日推迟到5月8日。", "5月1日", "5月8日"),
        ("ja", "祭りは5月1日から5月8日に変更されました。", "5月1日", "5月8日"),
    ],
)
def test_the_old_and_the_new_value(
    language: str, text: str, old: str | None, new: str | None
) -> None:
    found = find_replaced(text, language)
    assert len(found) == 1
    if old is not None:
        assert text[slice(*found[0].old)] == old
    if new is not None:
        assert text[slice(*found[0].new)] == new


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The fair runs from 1 May to 8 May."),
        ("en", "We moved in May. It is open from nine to five."),
        ("de", "Der Kurs dauert vom 1. Mai bis zum 8. Mai."),
        ("ko", "축제는 5월 1일부터입니다."),
    ],
)
def test_a_range_replaces_nothing(language: str, text: str) -> None:
    assert find_replaced(text, language) == []
