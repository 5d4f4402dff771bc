"""Stop-word sets are closed-class, complete and honest about their source."""

from __future__ import annotations

import pytest

from evigate.text.languages import SUPPORTED_LANGUAGES
from evigate.text.stopwords import ENGLISH_STOPWORDS, stopwords
from evigate.text.tables.language_stopwords import ADDED, CLOSED_CLASS


def test_the_english_list_of_the_paper_is_scikit_learns() -> None:
    """`ENGLISH_STOPWORDS` is scikit-learn's list, word for word."""
    text = pytest.importorskip("sklearn.feature_extraction.text")
    assert text.ENGLISH_STOP_WORDS == ENGLISH_STOPWORDS


def test_every_supported_language_has_its_set() -> None:
    """Each supported language has its own, sizeable set."""
    assert CLOSED_CLASS.keys() == SUPPORTED_LANGUAGES
    assert all(len(stopwords(code)) >= 80 for code in SUPPORTED_LANGUAGES)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "not no never none all every most some only always without nor"),
        ("de", "nicht kein keine nie alle jeder einige nur immer ohne"),
        ("fr", "pas jamais aucun tous toutes chaque quelques seulement sans"),
        ("es", "no nunca ninguno todos cada algunos solo siempre sin"),
        ("it", "non mai nessuno tutti ogni alcuni solo sempre senza"),
        ("pt", "não nunca nenhum todos cada alguns só sempre sem"),
        ("nl", "niet geen nooit alle elke sommige alleen altijd zonder"),
        ("pl", "nie nigdy żaden wszystkie każdy niektóre tylko zawsze bez"),
        ("ru", "не нет никогда все каждый некоторые только всегда без"),
        ("zh", "不 没有 都 所有 每 一些 只 总是 无"),
        ("ja", "ない なく ず すべて だけ のみ"),
        ("ko", "않다 없다 모든 모두 만 항상"),
        ("ar", "لا لم لن ليس كل جميع بعض فقط دائما غير بدون دون"),
        ("hi", "नहीं न मत सभी हर कुछ केवल हमेशा बिना"),
        ("tr", "değil yok hiç her tüm bazı sadece"),
        ("sv", "inte aldrig ingen alla varje några bara alltid utan"),
    ],
)
def test_no_negation_and_no_quantifier_is_a_stop_word(
    language: str, words: str
) -> None:
    """Words that can turn a statement round are never thrown away."""
    assert not set(words.split()) & stopwords(language)


def test_additions_are_not_in_the_source_list() -> None:
    """A word stands either in the trimmed source or among the additions."""
    for code, line in ADDED.items():
        assert not set(line.split()) & set(CLOSED_CLASS[code].split())


@pytest.mark.parametrize("code", ["und", "xx", "", "eng"])
def test_an_unknown_language_gets_the_words_languages_share(code: str) -> None:
    """Without a language, only words shared by two languages are dropped."""
    assert {"de", "la", "in"} <= stopwords(code)
    assert not {"not", "all", "nicht", "warranty"} & stopwords(code)


def test_a_region_is_ignored() -> None:
    """A region does not change the set."""
    assert stopwords("pt-BR") is stopwords("pt")
