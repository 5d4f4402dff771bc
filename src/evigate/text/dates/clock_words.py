"""Times of day in words: half past ten, halb acht, sette e mezza, الثالثة والنصف."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from evigate.text.dates.digits import Fields, Found
from evigate.text.numbers.lexing import Lexed
from evigate.text.patterns import late
from evigate.text.tables.clock_words import (
    HOURS,
    LEAD_IN,
    LEAD_WORDS,
    LEADS,
    PARTS,
    TEMPLATES,
    TRIGGERS,
)
from evigate.text.tables.number_words import ADDITIVE, COMPOUNDS

_BEFORE = 30
_AFTER = 40
_HALF_DAY = 12
_LEAD_IN = late(LEAD_IN)
_DAY_MINUTES = 24 * 60


class _Template(NamedTuple):
    pattern: re.Pattern[str]
    offset: str


def clock_words(lexed: Lexed) -> list[Found]:
    """Times of day of which at least a part is told in words.

    Args:
        lexed: the text.

    Returns:
        Spans with ``hour``, ``minute`` and, where no part of the day is named,
        ``twelve``: the hour may be of the morning or the evening.

    >>> clock_words(Lexed("from half past ten in the evening"))
    [(5, 33, {'hour': 22, 'minute': 30})]
    """
    found: dict[int, Found] = {}
    for language, start, end in _windows(lexed):
        for template in _templates(language):
            for match in template.pattern.finditer(lexed.lowered, start, end):
                time = _time(language, template, match)
                known = found.get(match.end())
                if time is not None and (known is None or time[0] < known[0]):
                    found[match.end()] = time
    return list(found.values())


def _windows(lexed: Lexed) -> Iterator[tuple[str, int, int]]:
    """The surroundings of words that tell times, joined where they meet."""
    lowered = lexed.lowered
    places: dict[str, list[int]] = {}
    for start, _, word in lexed.hits:
        for language in TRIGGERS.get(word, ()):
            places.setdefault(language, []).append(start)
        if word in _hour_words():
            lead = lowered[max(0, start - 14) : start].split()
            by = LEAD_WORDS.get(lead[-1]) if lead else None
            if by is not None and word in _numbers(by):
                places.setdefault(by, []).append(start)
    for language, starts in places.items():
        begin = until = -1
        for start in starts:
            if begin >= 0 and start - _BEFORE > until:
                yield language, begin, until
                begin = -1
            if begin < 0:
                begin = max(0, start - _BEFORE)
            until = start + _AFTER
        yield language, begin, until


@cache
def _hour_words() -> frozenset[str]:
    return frozenset(word for language in TEMPLATES for word in _numbers(language))


@cache
def _numbers(language: str) -> dict[str, int]:
    """Numbers below sixty in words: hours and minutes."""
    known = {**ADDITIVE.get(language, {}), **COMPOUNDS.get(language, {})}
    numbers = {word: int(value) for word, value in known.items() if value < 60}
    numbers.pop("zero", None)
    return {**numbers, **HOURS.get(language, {})}


@cache
def _templates(language: str) -> tuple[_Template, ...]:
    """The patterns of a language, compiled when first needed."""
    numbers = _numbers(language)
    hours = [w for w, n in numbers.items() if n <= 24]
    minutes = [w for w, n in numbers.items() if n in (5, 10, 15, 20, 25, 30, 40, 45)]
    if language == "en":
        minutes.append("twenty-five")
    parts = PARTS[language]
    names = {
        "H": rf"(?P<hour>(?<![\d.,:])\d{{1,2}}(?:[:.]\d\d)?(?![\d.,:]\d)"
        rf"|{_any_of(hours)})(?!\w)",
        "W": rf"(?P<hour>{_any_of(hours)})(?!\w)",
        "M": rf"(?P<minute>\d{{1,2}}|{_any_of(minutes)})(?!\w)",
        "L": LEADS.get(language, ""),
    }
    compiled = []
    for line in TEMPLATES[language].strip().splitlines():
        offset, _, written = line.strip().partition("|")
        for name, pattern in names.items():
            written = written.replace("{" + name + "}", pattern)
        written = _with_parts(written, parts)
        whole = re.compile(rf"(?<!\w){_either_nukta(written)}(?!\w)")
        compiled.append(_Template(whole, offset))
    return tuple(compiled)


def _any_of(words: list[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


def _with_parts(written: str, parts: dict[str, str]) -> str:
    """Put the parts of the day in, each occurrence under names of its own."""
    pieces = written.split("{P}")
    joined = pieces[0]
    for number, piece in enumerate(pieces[1:]):
        named = "|".join(f"(?P<{kind}{number}>{p})" for kind, p in parts.items())
        joined += f"(?:{named})" + piece
    return joined


def _either_nukta(pattern: str) -> str:
    """Devanagari ढ़ is written as one character or as two."""
    return pattern.replace("\u095d", "\u0922\u093c").replace(
        "\u0922\u093c", "(?:\u095d|\u0922\u093c)"
    )


def _time(language: str, template: _Template, match: re.Match[str]) -> Found | None:
    groups = match.groupdict()
    numbers = _numbers(language)
    written = groups.get("hour") or "0"
    hour, _, digits = written.replace(".", ":").partition(":")
    hours = int(hour) if hour.isdigit() else numbers[hour]
    if hours > 24 or (digits and template.offset != "0"):
        return None
    shift = _minutes(template.offset, groups.get("minute"), numbers)
    total = hours * 60 + int(digits or 0) + shift
    if shift >= 60 and written != "0":
        return None
    half = next((k[:-1] for k, v in groups.items() if v and k[:-1] in _HALVES), None)
    fields: Fields = {}
    if half is not None:
        total = _in_half(total, half)
    elif hours <= _HALF_DAY:
        fields["twelve"] = True
    total %= _DAY_MINUTES
    fields = {"hour": total // 60, "minute": total % 60, **fields}
    start, end = match.span()
    lead = _LEAD_IN.match(match[0])
    return start + (lead.end() if lead else 0), end, fields


def _minutes(offset: str, written: str | None, numbers: dict[str, int]) -> int:
    if offset not in ("M", "-M"):
        return int(offset)
    if not written:
        return 0
    if written.isdigit():
        value = int(written)
    else:
        value = sum(numbers.get(word, 0) for word in written.split("-"))
    return -value if offset == "-M" else value


_HALVES: Final = frozenset({"am", "pm", "noon", "night"})
_NIGHT_FROM: Final = 6 * 60
_NOON_FROM: Final = 10 * 60


def half_day_hour(hour: int, half: str) -> int:
    """The hour of a 24-hour clock that a 12-hour clock shows in a part of the day.

    Args:
        hour: 0 to 24.
        half: ``am``, ``pm``, ``noon`` or ``night``.

    >>> half_day_hour(7, "pm"), half_day_hour(12, "am"), half_day_hour(2, "night")
    (19, 0, 2)
    """
    return _in_half(hour * 60, half) // 60 % 24


def _in_half(total: int, half: str) -> int:
    """Minutes after midnight of a 12-hour clock in a part of the day.

    Midday begins at ten, the evening of a night at six; what is already in the second
    half of the day stays there.
    """
    noon = _HALF_DAY * 60
    if total >= noon + 60:
        return total
    if half == "am":
        return total - noon if total >= noon else total
    if half == "noon":
        return total + noon if total < _NOON_FROM else total
    if half == "night":
        return total + noon if total >= _NIGHT_FROM else total
    return total + noon if total < noon else total
