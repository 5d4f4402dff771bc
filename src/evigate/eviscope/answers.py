"""Is a reply's answer right? Exact alias, or alias containment at word boundaries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from evigate.eviscope.wording import Words, normal_words, occurrences

_OR: Final = frozenset({"or", "oder", "ou", "lub", "versus", "vs"})
_NOT: Final = frozenset({"not", "never", "isnt", "wasnt", "nicht", "pas", "kein"})


def is_right(answer: str, aliases: Iterable[str], alternative: str = "") -> bool:
    """Does an answer give one of the aliases, and nothing beside it?

    The words of an alias stand in the answer one after another (SQuAD's normal form:
    case, punctuation and articles do not count). A reply that names the alternative
    too, joins the alias to something else with "or", or negates it, is not right.

    Args:
        answer: a system's answer.
        aliases: accepted answers.
        alternative: the contradicting answer of the quartet, empty for none.

    >>> is_right("It was 308 points.", ["308"])
    True
    >>> is_right("308 or 310", ["308"]), is_right("not 308", ["308"])
    (False, False)
    >>> is_right("3080", ["308"]), is_right("308, or 412", ["308"], "412")
    (False, False)
    """
    words = normal_words(answer)
    known = [normal for alias in aliases if (normal := normal_words(alias))]
    if not words or not known:
        return False
    if any(words == alias for alias in known):
        return True
    other = normal_words(alternative)
    if other and _stands_apart(words, other, known):
        return False
    return any(
        _is_plain(words, place, alias)
        for alias in known
        for place in occurrences(words, alias)
    )


def _stands_apart(words: Words, other: Words, known: Sequence[Words]) -> bool:
    """Is the alternative named, other than as a part of an alias?"""
    inside = {
        place + offset
        for alias in known
        for place in occurrences(words, alias)
        for offset in range(len(alias))
    }
    return any(place not in inside for place in occurrences(words, other))


def _is_plain(words: Words, place: int, alias: Words) -> bool:
    """Neither negated nor one of two that "or" joins."""
    before = words[max(0, place - 2) : place]
    after = words[place + len(alias) : place + len(alias) + 2]
    if before and before[-1] in _NOT:
        return False
    return not ({*before[-1:], *after[:1]} & _OR)
