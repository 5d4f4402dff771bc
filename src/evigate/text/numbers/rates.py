"""What an amount is counted per: /month, per user, a day, monatlich, 每月."""

from __future__ import annotations

import re
from typing import Final

from evigate.text.patterns import late
from evigate.text.tables.unit_ambiguity import PER_ARTICLES, PER_LEADS
from evigate.text.tables.units import CJK_PER, PER_ADVERBS, PER_UNITS

_WORD = late(r"[ \u00a0-]([^\s\d,;:()!?\[\]{}|\"<>=،؛؟。]+)")
_SLASH = late(r"[ \u00a0]?/[ \u00a0]?([^\W\d_]+[²2]?)")
# After "3 hot meals", "20 days of leave": is there a rate at all?
_TIMES = "once|twice|thrice|times|einmal|zweimal|dreimal|fois|veces|volte|vezes|keer"
_AFTER_NOUN = late(
    rf"((?:[ \u00a0-](?!(?:of|and|{_TIMES})\b)[^\W\d_]{{2,}}){{1,2}}"
    r"|[ ](?:of|de|von|di)(?:[ ][^\W\d_]+){1,3}?)(?=/|[ ](?:"
    + "|".join(
        map(re.escape, sorted({*PER_LEADS, *PER_ADVERBS}, key=len, reverse=True))
    )
    + r")(?![^\W\d_]))"
)
_AND: Final = late(
    r"[ \u00a0](?:and|und|et|y|e|en|i)[ \u00a0](?:(?:per|pro|par|por|na|za)[ \u00a0])?"
    r"([^\W\d_]+\b\.?)"
)
_YEAR: Final = late(r"[ ](?:19|20)[0-9]{2}(?![0-9])")
# A glance at the next words ends the search for most numbers.
_WINDOW = 44
_RATE_WORDS: Final = frozenset(
    word + mark
    for table in (PER_LEADS, PER_ADVERBS)
    for word in table
    for mark in ("", ".", ",", ";", ")")
)
_CJK_LEAD: Final = {
    tail: unit
    for tail, unit in CJK_PER.items()
    if tail not in ("年間", "月間", "週", "월")
}
_CJK_LEAD_SIZES: Final = sorted({len(key) for key in _CJK_LEAD}, reverse=True)


def read_rate(lowered: str, position: int, *, noun: bool) -> tuple[str | None, int]:
    """Read the denominator of a rate, and where it ends.

    Args:
        lowered: the text in lower case.
        position: the end of number and unit.
        noun: whether what is counted may stand between ("2 tablets a day").

    Returns:
        ``month``, ``user/month`` ..., or ``None`` and the position given.

    >>> read_rate("9 eur per user per month", 5, noun=False)
    ('user/month', 24)
    >>> read_rate("20 cents per item and day", 8, noun=False)
    ('unit/day', 25)
    """
    window = lowered[position : position + _WINDOW]
    marked = "/" in window or "'" in window
    if not marked and _RATE_WORDS.isdisjoint(window.split(None, 5)):
        return None, position
    per, end = _one_rate(lowered, position)
    if per is None and noun:
        match = _AFTER_NOUN.match(lowered, position)
        if match is not None:
            per, end = _one_rate(lowered, match.end())
    if per is None:
        return None, position
    more, further = _one_rate(lowered, end)
    if more is None:
        more, further = _joined_rate(lowered, end)
    return (per, end) if more is None else (f"{per}/{more}", further)


def _joined_rate(lowered: str, position: int) -> tuple[str | None, int]:
    """The second of "per person and night", "par personne et par jour"."""
    match = _AND.match(lowered, position)
    if match is None:
        return None, position
    unit = PER_UNITS.get(match[1].rstrip("."))
    return (unit, match.end()) if unit else (None, position)


def _one_rate(lowered: str, position: int) -> tuple[str | None, int]:
    following = lowered[position : position + 2]
    if not following or following[0] not in " \u00a0/(-":
        return None, position
    if "/" in following:
        match = _SLASH.match(lowered, position)
        unit = PER_UNITS.get(match[1]) if match else None
        return (unit, match.end()) if match and unit else (None, position)
    match = _WORD.match(lowered, position)
    if match is None:
        return None, position
    word = match[1].rstrip(".")
    if word in PER_LEADS:
        return _after_lead(lowered, match.end(), word, position)
    adverb = PER_ADVERBS.get(match[1]) or PER_ADVERBS.get(word)
    if adverb is not None:
        return adverb, match.start(1) + len(word)
    return _elided(match[1], match.end(), position)


def _after_lead(
    lowered: str, end: int, lead: str, position: int
) -> tuple[str | None, int]:
    match = _WORD.match(lowered, end)
    if match is not None and match[1] in PER_ARTICLES:
        match = _WORD.match(lowered, match.end())
    if match is None:
        return None, position
    written = match[1].rstrip(".'-").split("-")[0]
    unit = PER_UNITS.get(written)
    if unit is None or (lead in ("a", "an") and unit == "gram"):
        return None, position
    if unit == "year" and _YEAR.match(lowered, match.end()):
        return None, position  # "4000 im Jahr 2018"
    return unit, match.start(1) + len(written)


def _elided(word: str, end: int, position: int) -> tuple[str | None, int]:
    """all'anno, l'heure."""
    head, apostrophe, tail = word.partition("'")
    if apostrophe and head in ("all", "l", "dell", "d"):
        unit = PER_UNITS.get(tail.rstrip("."))
        if unit is not None:
            return unit, end
    return None, position


def slashed_rate(written: str) -> str | None:
    """Denominators joined by slashes, ``user/month``; ``None`` if any is unknown."""
    parts = [PER_UNITS.get(part.lower()) for part in written.split("/")]
    return "/".join(p for p in parts if p) if all(parts) else None


def cjk_rate_before(folded: str, position: int) -> str | None:
    """每月 40 元, 1日3回: the denominator written before a number."""
    for size in _CJK_LEAD_SIZES:
        unit = _CJK_LEAD.get(folded[max(0, position - size) : position].strip())
        if unit is not None:
            return unit
    return None
