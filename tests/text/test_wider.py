"""Words for the kind that a thing is of."""

from __future__ import annotations

import pytest

from evigate.text.tables.wider_words import WIDER_WORDS
from evigate.text.wider import wider_stems
from evigate.text.words import stem_words


@pytest.mark.parametrize(
    ("thing", "kind", "language"),
    [("cats", "pets", "en"), ("Bier", "Alkohol", "de"), ("perro", "mascotas", "es")],
)
def test_a_thing_is_of_its_kind_in_whatever_form(
    thing: str, kind: str, language: str
) -> None:
    (stem, wider) = stem_words([thing.lower(), kind.lower()], language)
    assert wider in wider_stems(stem, language)
    assert stem not in wider_stems(wider, language)


@pytest.mark.parametrize("language", sorted(WIDER_WORDS))
def test_each_line_has_both_sides(language: str) -> None:
    for line in WIDER_WORDS[language].strip().splitlines():
        kinds, _, things = line.partition(":")
        assert kinds.split(), line
        assert things.split(), line
