"""Opposites are found with their inflections, within and between languages."""

from __future__ import annotations

import pytest

from evigate.text.antonyms import (
    antonym_of,
    antonym_sides,
    are_antonyms,
    find_antonym_sides,
)
from evigate.text.tables.polarity_antonyms import ANTONYMS


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "enabled", "disabled"),
        ("en", "before", "after"),
        ("en", "minimum", "maximum"),
        ("en", "includes", "excluded"),
        ("en", "allowed", "forbidden"),
        ("en", "permitted", "prohibits"),
        ("en", "opening", "closed"),
        ("en", "increased", "fell"),
        ("en", "accepted", "rejects"),
        ("en", "mandatory", "optional"),
        ("en", "free", "paid"),
        ("en", "imports", "exports"),
        ("de", "aktiviert", "deaktiviert"),
        ("de", "gestiegen", "gesunken"),
        ("de", "mindestens", "höchstens"),
        ("de", "erlaubt", "verboten"),
        ("de", "brutto", "netto"),
        ("fr", "augmenté", "diminué"),
        ("fr", "obligatoire", "facultatif"),
        ("fr", "avant", "après"),
        ("es", "permitido", "prohibido"),
        ("es", "aumentó", "disminuyó"),
        ("it", "aperto", "chiuso"),
        ("it", "gratuito", "pagamento"),
        ("pt", "incluído", "excluído"),
        ("pt", "comprou", "vendeu"),
        ("nl", "verplicht", "vrijwillig"),
        ("nl", "gestegen", "gedaald"),
        ("pl", "otwarty", "zamknięty"),
        ("pl", "wzrosła", "spadła"),
        ("zh", "启用", "禁用"),
        ("zh", "至少", "至多"),
        ("ja", "有料", "無料"),
        ("ja", "以上", "以下"),
        ("ko", "최소", "최대"),
        ("ko", "포함", "제외"),
        ("ar", "مسموح", "ممنوع"),
        ("ar", "قبل", "بعد"),
        ("hi", "न्यूनतम", "अधिकतम"),
        ("hi", "अनिवार्य", "वैकल्पिक"),
    ],
)
def test_opposites_are_opposites_both_ways(
    language: str, first: str, second: str
) -> None:
    """Inflected or not, and in either order."""
    assert are_antonyms(first, second, language)
    assert are_antonyms(second, first, language)
    assert antonym_of(first, language)


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "enabled", "activated"),
        ("en", "enabled", "enables"),
        ("en", "increase", "rise"),
        ("en", "warranty", "price"),
        ("en", "closest", "open"),
        ("it", "aprile", "chiuso"),
        ("pt", "abril", "fechado"),
        ("pt", "novembro", "antigo"),
        ("es", "nueve", "antiguo"),
        ("pt", "negócio", "aceito"),
        ("de", "neun", "alt"),
    ],
)
def test_other_pairs_are_not(language: str, first: str, second: str) -> None:
    """Synonyms, inflections and look-alikes are no opposites."""
    assert not are_antonyms(first, second, language)


def test_opposites_are_found_between_languages() -> None:
    """The pair has one name in all languages."""
    assert are_antonyms("enabled", "désactivé", "en", "fr")
    assert are_antonyms("minimum", "最大", "en", "zh")
    assert not are_antonyms("enabled", "activé", "en", "fr")


@pytest.mark.parametrize("language", sorted(ANTONYMS))
def test_no_word_is_its_own_opposite(language: str) -> None:
    """Every line is well formed, and its two sides are disjoint."""
    for line in ANTONYMS[language].strip().splitlines():
        pair, _, sides = line.strip().partition(": ")
        first, second = (set(side.split()) for side in sides.split(" | "))
        assert pair.isalpha()
        assert first
        assert second
        assert not first & second
        for word in first | second:
            assert not are_antonyms(word.rstrip("*"), word.rstrip("*"), language)


def test_sides_are_given_by_position() -> None:
    """Token positions come with the sides they stand on."""
    found = find_antonym_sides(["the", "fee", "rises", "before", "and", "after"], "en")
    assert [position for position, _ in found] == [2, 3, 5]
    assert antonym_sides("warranty", "en") == ()


def test_long_and_unknown_words_have_no_opposite() -> None:
    """Hostile words cost nothing; an unknown language reads as English."""
    assert antonym_of("enable" * 10_000, "en") == frozenset()
    assert antonym_of("enabled", "xx") == antonym_of("enabled", "en")
