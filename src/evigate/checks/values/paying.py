"""Values without the words of paying: "costs" is said of what is free as well."""

from __future__ import annotations

from typing import Final, TypeVar

from evigate.checks.subjects.mentions import Mention
from evigate.checks.subjects.sentence_words import Words
from evigate.checks.subjects.word_owners import Placed
from evigate.text.patterns import late
from evigate.text.tables.portion_words import BACK, PAY

V = TypeVar("V", bound=Placed)

_PAYS: Final = late(rf"{PAY}|{BACK}")


def without_paying(mention: Mention[V]) -> Mention[V]:
    """The same value, with words that could tell it from others of money."""
    own, shared, inherited, others, lead = map(other_words, mention.words)
    return mention.with_words(Words(own, shared, inherited, others, lead))


def other_words(stems: frozenset[str]) -> frozenset[str]:
    """Stems that tell of no payment.

    >>> sorted(other_words(frozenset({"cost", "lesson", "paid"})))
    ['lesson']
    """
    return frozenset(stem for stem in stems if not _PAYS.match(stem))
