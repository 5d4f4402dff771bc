"""Words of "neither … nor" deny once."""

from __future__ import annotations

import pytest

from evigate.text.negation import find_negations


@pytest.mark.parametrize(
    ("text", "language", "kinds"),
    [
        ("Neither the hall nor the yard is lit.", "en", ["none_of", "agreeing"]),
        ("It has no lamp nor a bell.", "en", ["determiner", "agreeing"]),
        ("It has no lamp, nor does it need one.", "en", ["determiner", "none_of"]),
        ("Weder Hof noch Saal sind beleuchtet.", "de", ["none_of"]),
        ("Ni la salle ni la cour ne sont ouvertes.", "fr", ["none_of", "agreeing"]),
        ("Sans eau ni lumière.", "fr", ["without", "agreeing"]),
        ("No hay luz ni agua.", "es", ["particle", "agreeing"]),
        (
            "Ani sala, ani dwór nie są otwarte.",
            "pl",
            ["agreeing", "agreeing", "particle"],
        ),
        ("It is not lit. Neither is the yard.", "en", ["particle", "none_of"]),
    ],
)
def test_the_first_of_a_run_denies_and_the_others_agree(
    text: str, language: str, kinds: list[str]
) -> None:
    assert [cue.kind for cue in find_negations(text, language)] == kinds
