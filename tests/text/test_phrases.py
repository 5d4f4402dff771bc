"""Phrases and the words that open them."""

from __future__ import annotations

from evigate.text.list_items import item_spans
from evigate.text.phrases import ARTICLE, BARE, OTHER, find_phrases
from evigate.text.stopwords import stopwords


def openers(text: str, language: str) -> list[str]:
    words = text.split()
    content = [word not in stopwords(language) for word in words]
    return [p.opener for p in find_phrases(words, content, 0, len(words), language)]


def test_prepositions_articles_and_auxiliaries_open_phrases() -> None:
    """A verb stands bare or behind an auxiliary."""
    assert openers("the choir is led by berg", "en") == [ARTICLE, OTHER, "by"]
    assert openers("berg leads the choir", "en") == [BARE, ARTICLE]
    assert openers("die schlüssel liegen im flur", "de")[-1] == "in"


def test_a_genitive_does_not_end_a_phrase() -> None:
    """ "The key of the shed" is one."""
    assert openers("the key of the shed", "en") == [ARTICLE]


def test_pairing_words_join_two() -> None:
    """ "Sowohl ... als auch" joins only where the list is opened so."""
    text = "sowohl Pumpe als auch Filter"
    assert len(item_spans(text, 0, len(text), "de", paired=True)) == 2
    assert len(item_spans(text, 0, len(text), "de")) == 1
