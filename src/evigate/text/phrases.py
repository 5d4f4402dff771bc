"""Phrases: runs of words of content, each with the word of grammar that opens it.

"Ada Berg conducts the choir in May" has three: the name with the verb, "the choir" and
"in May". What opens a phrase tells arguments from verbs without a grammar of any
language: a verb has no article and no preposition before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from evigate.text.tables.coordinating import AUXILIARIES
from evigate.text.tables.prepositions import ARTICLES, PREPOSITIONS
from evigate.text.word_sets import WordSets

BARE: Final = ""
ARTICLE: Final = "the"
OTHER: Final = "-"
# Between two nouns these words keep a phrase together ("the key of the shed").
_OF: Final = WordSets(
    {
        "en": "of",
        "de": "des der",
        "fr": "de du des d",
        "es": "de del",
        "it": "di del dello della dei degli delle d",
        "pt": "de do da dos das",
        "nl": "van",
    }
)


def of_words(language: str) -> frozenset[str]:
    """The words for "of" that keep a phrase together.

    >>> sorted(of_words("en"))
    ['of']
    """
    return _OF[language]


class Phrase(NamedTuple):
    """A run of words of content.

    Attributes:
        low, high: numbers of its words.
        opener: the preposition before it, ``the`` for an article alone, ``-`` for
            another word of grammar, empty where content or nothing stands before.
        closed: does an auxiliary verb follow, or a pronoun that ends the clause?
    """

    low: int
    high: int
    opener: str
    closed: bool

    @property
    def size(self) -> int:
        """How many words it spans."""
        return self.high - self.low


def find_phrases(
    forms: Sequence[str],
    content: Sequence[bool],
    low: int,
    high: int,
    language: str,
    joined: bool = True,
) -> list[Phrase]:
    """The phrases among some words, in order.

    Args:
        forms: lower-case words of a text.
        content: for each whether it is content rather than grammar.
        low, high: the range of words to look at.
        language: ISO 639-1 code.
        joined: do words for "of" keep a phrase together?

    >>> words = "berg conducts the choir in may".split()
    >>> content = [w not in ("the", "in") for w in words]
    >>> [p.opener for p in find_phrases(words, content, 0, 6, "en")]
    ['', 'the', 'in']
    """
    of = _OF[language] if joined else frozenset[str]()
    found: list[Phrase] = []
    opener, start, at = BARE, -1, low
    while at < high:
        if content[at]:
            start = at if start < 0 else start
            at += 1
            continue
        end = at
        while at < high and not content[at]:
            at += 1
        between = forms[end:at]
        if start >= 0 and at < high and forms[end] in of:
            continue
        role = _role_of(between, language)
        if start >= 0:
            ends = at == high and role == OTHER
            closed = ends or forms[end] in AUXILIARIES[language]
            found.append(Phrase(start, end, opener, closed))
        opener, start = role, -1
    if start >= 0:
        found.append(Phrase(start, high, opener, False))
    return found


def _role_of(between: Sequence[str], language: str) -> str:
    """The last preposition or article, unless an auxiliary stands behind it.

    A preposition before an article tells more than the article.
    """
    roles, auxiliaries = _roles(language), AUXILIARIES[language]
    for place in range(len(between) - 1, -1, -1):
        form = between[place]
        role = roles.get(form)
        if role is None:
            if form in auxiliaries:
                return OTHER
            continue  # "in your", "par M."
        before = roles.get(between[place - 1]) if place else None
        return before or role if role == ARTICLE else role
    return OTHER


@cache
def _roles(language: str) -> dict[str, str]:
    """The role of each preposition and article of a language."""
    roles = dict.fromkeys(ARTICLES[language], ARTICLE)
    for entry in PREPOSITIONS.get(language, "").split():
        word, _, means = entry.partition("=")
        roles[word] = means or word
    return roles
