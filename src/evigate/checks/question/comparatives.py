"""Which of two is asked for: "Which of the two pumps is quieter?"."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from evigate.checks.question.extremes import ANY, Extreme, asked_extreme
from evigate.evidence import Evidence
from evigate.text.tables import comparatives as table

_LENGTHS: Final = ("length", "time")
_WORDS: Final[tuple[tuple[int, tuple[str, ...], str], ...]] = (
    (1, (ANY,), table.MORE),
    (-1, (ANY,), table.LESS),
    (1, _LENGTHS, table.LONGER),
    (-1, _LENGTHS, table.SHORTER),
    (1, ("mass",), table.HEAVIER),
    (-1, ("mass",), table.LIGHTER),
    (1, ("currency",), table.DEARER),
    (-1, ("currency",), table.CHEAPER),
    (1, ("age",), table.OLDER),
    (-1, ("age",), table.NEWER),
    (1, ("sound",), table.LOUDER),
    (-1, ("sound",), table.QUIETER),
    (1, ("temperature",), table.WARMER),
    (-1, ("temperature",), table.COLDER),
    (1, ("speed",), table.FASTER),
    (-1, ("speed",), table.SLOWER),
)
_WHICH: Final = frozenset(table.WHICH.split())
_THAN: Final = frozenset(table.THAN.split())
_OPENING: Final = 3  # words of the question


def asked_comparative(evidence: Evidence) -> Extreme | None:
    """What a comparative asks for, where none of the compared is named behind "than".

    Use through ``evidence.shared``.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("Which of the two pumps is quieter?", [], "")
    >>> extreme = asked_comparative(Evidence(call))
    >>> extreme.sign, extreme.dimensions
    (-1, ('sound',))
    """
    forms = evidence.question.words.forms
    if _WHICH.isdisjoint(forms[:_OPENING]) or not _THAN.isdisjoint(forms):
        return None
    text = evidence.question.text.lower()
    found = [each for each in _comparatives() if each.pattern.search(text)]
    return found[0] if len(found) == 1 else None


def comparative_of(text: str) -> Extreme | None:
    """The one comparative that a question has ("Is the lid wider than the pot?").

    >>> comparative_of("Does the lid cost more than the pot?").sign
    1
    >>> comparative_of("Is the lid cheaper?").sign
    -1
    """
    lowered = text.lower()
    found = [each for each in _comparatives() if each.pattern.search(lowered)]
    if not found:
        found = [each for each in _plain() if each.pattern.search(lowered)]
    return found[0] if len(found) == 1 else None


def compares(text: str) -> bool:
    """Does a question set one thing against another ("... than the pot")?"""
    return not _THAN.isdisjoint(text.lower().split())


def asked_end(evidence: Evidence) -> Extreme | None:
    """The superlative or comparative of the question."""
    return evidence.shared(asked_extreme) or evidence.shared(asked_comparative)


@cache
def _plain() -> tuple[Extreme, ...]:
    """ "Costs more than": what is measured shows elsewhere."""
    return (
        Extreme(1, (ANY,), False, _pattern(table.MORE_OF_IT)),
        Extreme(-1, (ANY,), False, _pattern(table.LESS_OF_IT)),
    )


@cache
def _comparatives() -> tuple[Extreme, ...]:
    return tuple(
        Extreme(sign, dimensions, dimensions == ("age",), _pattern(words))
        for sign, dimensions, words in _WORDS
    )


def _pattern(words: str) -> re.Pattern[str]:
    forms = "|".join(words.replace("~", r"\w{0,3}").split())
    # "a lower ceiling" is a ceiling, not the lower one of two.
    return re.compile(rf"(?<!\w)(?<!\ba )(?<!\b(?:an|of) )(?<!eine )(?:{forms})(?!\w)")
