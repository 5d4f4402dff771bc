"""Which state a statement says something is in: open or closed, free or paid."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from evigate.text.lowering import lower_letters
from evigate.text.patterns import late
from evigate.text.tables.state_words import (
    LANGUAGES,
    MANY_VALUED,
    NEGATORS,
    TWO_SIDED,
)

_ENTRY: Final = late(r"<[^<>]*>|(?:\\ |\S)+")
# "May" and "can" also stand beside what they do not permit.
_DENIAL_WINS: Final = frozenset({"permit"})
_AN_HOUR: Final = late(r"\d|[一二三四五六七八九十]点")
# "Never in the fridge" tells where it is not kept.
_EXCLUDED: Final = late(
    r"\b(?:never|not|nie|nicht|kein\w*|jamais|pas|nunca|no|mai|non|não|nooit|niet|nigdy)"
    r" (?:in(?: the|s| den| het| de)?|im|au|dans le|en (?:la|el)?|nel(?:la)?|no|na|w) ?"
    r"\w+"
)
_NEVER: Final = r"(?!)"


class _Family(NamedTuple):
    """The patterns of one family in one language."""

    asks: re.Pattern[str]
    values: tuple[re.Pattern[str], ...]
    negators: re.Pattern[str] | None


def asked_families(
    question: str, language: str, *, two_sided: bool = True
) -> dict[str, list[tuple[int, int]]]:
    """The families of states that a question asks about, with the places that say so.

    Args:
        question: the question.
        language: ISO 639-1 code.
        two_sided: look for families of a claim and its denial too.

    >>> asked_families("Is the pool open on Sunday?", "en")
    {'open': [(12, 16)]}
    """
    lowered = lower_letters(question)
    found: dict[str, list[tuple[int, int]]] = {}
    for name in MANY_VALUED:
        family = _family(name, language)
        if family.asks.search(lowered):
            patterns = (family.asks, *family.values)
            found[name] = [m.span() for p in patterns for m in p.finditer(lowered)]
    for name in TWO_SIDED if two_sided else ():
        patterns = _family(name, language).values
        spans = [m.span() for p in patterns for m in p.finditer(lowered)]
        if spans:
            found[name] = spans
    if len(found) > 1:
        found.pop("with", None)  # a mere preposition beside another state
    return found


def state_in(text: str, family: str, language: str) -> int | None:
    """The number of the value that a statement gives, None for none or for several.

    >>> state_in("Dogs are not allowed.", "permit", "en")
    1
    >>> state_in("The lift is out of order.", "work", "en")
    1
    """
    found = _family(family, language)
    lowered = text.lower()
    if found.negators is None:
        lowered = _EXCLUDED.sub(" ", lowered)
        held = [n for n, value in enumerate(found.values) if value.search(lowered)]
        return held[0] if len(held) == 1 else None
    claims, denies = found.values
    rest, denials = denies.subn(" ", lowered)
    claimed = claims.search(rest) is not None
    if not denials and not claimed:
        return None
    if denials and claimed and family not in _DENIAL_WINS:
        return None
    if family == "open" and denials and _AN_HOUR.search(lowered):
        return None  # "closes at 6" of an open day
    turns = len(found.negators.findall(claims.sub(" ", rest)))  # not of "no charge"
    return (bool(denials) + turns) % 2


def denials_in(text: str, language: str) -> int:
    """How often a text denies.

    >>> denials_in("The pool is not heated.", "en")
    1
    """
    return len(_compiled_line(NEGATORS, language).findall(text.lower()))


def places_of_states(text: str, family: str, language: str) -> list[tuple[int, int]]:
    """Where a statement speaks of a state of a family, whichever."""
    found = _family(family, language)
    patterns = (*found.values, *filter(None, (found.negators,)))
    lowered = lower_letters(text)
    return [match.span() for p in patterns for match in p.finditer(lowered)]


def places_of_claim(text: str, family: str, language: str) -> list[tuple[int, int]]:
    """Where a statement claims the first state of a family ("free").

    >>> places_of_claim("Children enter free.", "free", "en")
    [(15, 19)]
    """
    claims = _family(family, language).values[0]
    return [match.span() for match in claims.finditer(lower_letters(text))]


@cache
def _family(name: str, language: str) -> _Family:
    if name in MANY_VALUED:
        asks, values = MANY_VALUED[name]
        return _Family(_compiled(asks), tuple(map(_compiled, values)), None)
    sides = tuple(_compiled_line(block, language) for block in TWO_SIDED[name])
    return _Family(re.compile(_NEVER), sides, _compiled_line(NEGATORS, language))


@cache
def _compiled_line(block: str, language: str) -> re.Pattern[str]:
    return _compiled(_line(block, language))


def _line(block: str, language: str) -> str:
    lines = block.strip().splitlines()
    return lines[LANGUAGES.index(language)] if language in LANGUAGES else lines[0]


def _compiled(entries: str) -> re.Pattern[str]:
    """A pattern of all entries; neighbours of one kind share the borders of words."""
    patterns = [
        before + "(?:" + "|".join(entry.strip("<>") for entry in group) + ")" + after
        for (before, after), group in groupby(_ENTRY.findall(entries), _borders)
    ]
    return re.compile("|".join(patterns) or _NEVER)


def _borders(entry: str) -> tuple[str, str]:
    before = r"(?<!\w)" if entry.startswith("<") else ""
    return before, r"(?!\w)" if entry.endswith(">") else ""
