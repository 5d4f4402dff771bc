"""When an answer is right: exact alias, or alias among other words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.eviscope.answers import is_right


@pytest.mark.parametrize(
    ("answer", "aliases", "alternative", "right"),
    [
        ("308", ("308",), "", True),
        ("The Panthers gave up 308 points.", ("308",), "410", True),
        ("3080", ("308",), "", False),
        ("Ada Lovelace", ("Lovelace", "Ada King"), "", True),
        ("the Eiffel Tower.", ("Eiffel Tower",), "", True),
        ("1,250", ("1250",), "", True),
        ("", ("308",), "", False),
        ("308", ("",), "", False),
        ("308 or 410", ("308",), "", False),
        ("410 or 308", ("308",), "", False),
        ("308, although another source says 410", ("308",), "410", False),
        ("It was not 308", ("308",), "", False),
        ("heads or tails", ("heads or tails",), "", True),
        ("12 March 1950", ("12 March 1950",), "1950", True),
        ("東京です", ("東京",), "", True),
        ("before 1950 in Rome", ("Rome",), "Paris", True),
    ],
)
def test_answers(
    answer: str, aliases: tuple[str, ...], alternative: str, right: bool
) -> None:
    """Aliases stand at word boundaries; who names two alternatives is not right."""
    assert is_right(answer, aliases, alternative) is right


@given(st.text(max_size=60), st.text(max_size=60))
def test_an_alias_itself_is_always_right(alias: str, alternative: str) -> None:
    """Unless it holds no word; any alternative beside it."""
    has_words = any(c.isalnum() for c in alias)
    if is_right(alias, (alias,), alternative):
        assert has_words or "%" in alias
