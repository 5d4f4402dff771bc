""" "Maintenance-free" is without maintenance, not free of charge."""

from __future__ import annotations

from typing import Final

from evigate.text.words import Words

_FREE: Final = "free"
_OF_MONEY: Final = frozenset({"charge", "cost", "fee", "toll"})


def places_of_free(text: str, words: Words) -> list[int]:
    """The words "free" that a hyphen ties to what is lacking.

    >>> from evigate.text.words import find_words
    >>> text = "Sugar-free tea is free."
    >>> places_of_free(text, find_words(text))
    [1]
    """
    forms, starts = words.forms, words.starts
    if _FREE not in forms:
        return []
    return [
        place
        for place, form in enumerate(forms)
        if form == _FREE
        and place
        and text[starts[place] - 1] == "-"
        and forms[place - 1] not in _OF_MONEY
    ]
