"""Members of closed kinds exclude each other."""

from __future__ import annotations

import pytest

from evigate.text.closed_kinds import are_rivals
from evigate.text.words import stem_words


@pytest.mark.parametrize(
    ("first", "second", "language", "rivals"),
    [
        ("German", "French", "en", True),
        ("Deutsch", "Englisch", "de", True),
        ("Norway", "Sweden", "en", True),
        ("Visa", "Mastercard", "es", True),
        ("German", "Sweden", "en", False),
        ("German", "German", "en", False),
        ("lamp", "German", "en", False),
    ],
)
def test_members_of_one_kind_are_rivals(
    first: str, second: str, language: str, rivals: bool
) -> None:
    stems = stem_words([first.lower(), second.lower()], language)
    assert are_rivals(stems[0], stems[1], language) is rivals
