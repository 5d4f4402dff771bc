"""Just under and just over: a declared rounding with a direction."""

from __future__ import annotations

import pytest

from evigate.text.amounts.quantities import bound_holds, find_quantities

BELOW = [
    ("en", "just under 150 metres"),
    ("en", "nearly 150 m"),
    ("de", "knapp 150 Meter"),
    ("fr", "presque 150 mètres"),
    ("fr", "un peu moins de 150 m"),
    ("es", "casi 150 metros"),
    ("it", "quasi 150 metri"),
    ("pt", "quase 150 metros"),
    ("nl", "bijna 150 meter"),
    ("pl", "niespełna 150 m"),
    ("zh", "不到150米"),
    ("ja", "150メートル弱"),
    ("hi", "150 मीटर से थोड़ा कम"),
]
ABOVE = [
    ("en", "a little over 150 metres"),
    ("de", "gut 150 Meter"),
    ("fr", "un peu plus de 150 m"),
    ("es", "algo más de 150 metros"),
    ("it", "poco più di 150 metri"),
    ("pt", "pouco mais de 150 metros"),
    ("nl", "ruim 150 meter"),
    ("pl", "nieco ponad 150 m"),
    ("zh", "150多米"),
    ("ja", "150メートル強"),
]


@pytest.mark.parametrize(("language", "text"), BELOW)
def test_just_under_holds_below_and_not_above(language: str, text: str) -> None:
    (said,) = find_quantities(text, language)
    below, above, far = find_quantities("148 m; 152 m; 90 m", "en")
    assert said.approximate
    assert bound_holds(said, below) is True
    assert bound_holds(said, above) is False
    assert bound_holds(said, far) is False


@pytest.mark.parametrize(("language", "text"), ABOVE)
def test_just_over_holds_above_and_not_below(language: str, text: str) -> None:
    (said,) = find_quantities(text, language)
    below, above = find_quantities("148 m; 152 m", "en")
    assert bound_holds(said, above) is True
    assert bound_holds(said, below) is False


def test_a_bound_without_rounding_holds_further_off() -> None:
    said, held, far = find_quantities("more than 500 people; 560; 5,000", "en")
    assert bound_holds(said, held) is True
    assert bound_holds(said, far) is False


def test_a_plain_amount_bounds_nothing() -> None:
    plain, other = find_quantities("150 m; 148 m", "en")
    assert bound_holds(plain, other) is None
