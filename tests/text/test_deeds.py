"""Words that speak of one deed, or name one thing."""

from __future__ import annotations

import pytest

from evigate.text.deeds import (
    deeds_of,
    phrases_for_things,
    phrases_of,
    share_a_deed,
    share_a_thing,
    things_of,
)
from evigate.text.words import stem_words


def stems(*words: str) -> list[str]:
    return stem_words(words, "en")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("discovered", "found"),
        ("written", "author"),
        ("illustrated", "drew"),
        ("translated", "version"),
        ("abolished", "repealed"),
        ("consecrated", "blessed"),
        ("investigated", "research"),
        ("crowned", "coronation"),
    ],
)
def test_forms_of_verbs_reach_the_words_for_their_deed(first: str, second: str) -> None:
    assert share_a_deed(stems(first), stems(second))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("walls", "ramparts"),
        ("languages", "tongues"),
        ("forest", "woodland"),
        ("soldiers", "troops"),
        ("ship", "vessel"),
        ("pupils", "schoolchildren"),
        ("caretaker", "janitor"),
    ],
)
def test_nouns_for_one_thing_are_known(first: str, second: str) -> None:
    assert share_a_thing(stems(first), stems(second))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("opened", "closed"),
        ("born", "died"),
        ("ward", "fight"),
        ("single", "sang"),
        ("church", "chapel"),
    ],
)
def test_opposites_siblings_and_chance_beginnings_are_apart(
    first: str, second: str
) -> None:
    assert not share_a_deed(stems(first), stems(second))
    assert not share_a_thing(stems(first), stems(second))


def test_phrases_tell_deeds_and_things_too() -> None:
    assert " went to the bottom" not in phrases_of(deeds_of("born"))
    assert " to the bottom" in phrases_of(deeds_of("sink"))
    assert " young people" in phrases_for_things(things_of("student"))
