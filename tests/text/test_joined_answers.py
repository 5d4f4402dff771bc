"""Answers of help pages that name nothing of their question stand in one sentence."""

from __future__ import annotations

import pytest

from evigate.text.reading import Reading


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("When does it open? At 9. It is warm.", 2),
        ("**Wer leitet das Haus?** Frau Kern. Es ist alt.", 2),
        ("何時に開きますか？9時です。", 1),
        ("Is it free? Yes.", 2),
        ("How long may I keep maps? Maps are lent for a week.", 2),
        ("When? Where? At 9.", 2),
        ("It opens at 9. It is warm.", 2),
    ],
)
def test_what_names_nothing_joins_its_question(text: str, sentences: int) -> None:
    reading = Reading(text, "en")
    assert len(reading.sentences) == sentences
    assert reading.sentences[0][0] == 0
    assert reading.sentences[-1][1] == len(text)
