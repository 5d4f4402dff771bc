"""Units of measure: names, dimensions, conversion, and currencies before a number."""

from __future__ import annotations

from typing import Final

from evigate.text.numbers.lexing import Lexed
from evigate.text.patterns import late
from evigate.text.tables.unit_ambiguity import UNIT_LANGUAGES
from evigate.text.tables.units import CURRENCY_CODES, NAMES, SYMBOLS, UNITS

_DIACRITICS = dict.fromkeys(range(0x064B, 0x0653))
_SIGNS: Final = "$€£¥₹₩₽₺₪฿₿ł"
_SIGN_BEFORE = late(
    r"(US\$|\$US|C\$|CA\$|A\$|AU\$|NZ\$|HK\$|NT\$|S\$|R\$|MX\$|[€$£¥₹₩₽₺₪฿₿]|zł)$"
)
_CODE_BEFORE = late(
    r"(?<![A-Za-z])(EUR|USD|US-Dollar|GBP|JPY|CNY|RMB|KRW|INR|PLN|CHF|CAD|AUD|NZD|HKD"
    r"|TWD|SGD|BRL|MXN|SEK|NOK|DKK|CZK|HUF|RUB|ILS|AED|SAR|EGP|ZAR|BTC|Rs|Fr|Kč|kr"
    r"|Euro)\.?[ \u00a0]?$"
)
# The last two characters of what _CODE_BEFORE may end in, but for capitals.
_CODE_ENDS: Final = frozenset({"Rs", "Fr", "Kč", "kr", "ro", "ar", "s.", "r.", "F."})


TIME_UNITS: Final = frozenset(
    unit for unit, (dimension, _) in UNITS.items() if dimension in ("time", "calendar")
)


def dimension_of(unit: str | None) -> str | None:
    """The dimension of a canonical unit, ``None`` for a bare count.

    >>> dimension_of("hour"), dimension_of("EUR"), dimension_of(None)
    ('time', 'currency:EUR', None)
    """
    return None if unit is None else UNITS[unit][0]


def to_base(value: float, unit: str | None) -> float:
    """Convert a value to the base unit of its dimension.

    >>> to_base(1, "hour"), to_base(2, "year"), to_base(20, "celsius")
    (3600.0, 24.0, 293.15)
    """
    if unit is None:
        return value
    if unit == "celsius":
        return value + 273.15
    if unit == "fahrenheit":
        return (value - 32) * 5 / 9 + 273.15
    return value * UNITS[unit][1]


def unit_factor(unit: str | None) -> float:
    """How many base units one unit spans, without the offset of temperatures.

    >>> unit_factor("hour"), unit_factor(None)
    (3600.0, 1.0)
    """
    if unit == "fahrenheit":
        return 5 / 9
    return 1.0 if unit is None else UNITS[unit][1]


def convert(value: float, unit: str, target: str) -> float:
    """Convert between units of one dimension.

    Raises:
        ValueError: if their dimensions differ.

    >>> convert(90, "minute", "hour")
    1.5
    """
    if dimension_of(unit) != dimension_of(target):
        raise ValueError(f"cannot convert {unit} to {target}: dimensions differ")
    base = to_base(value, unit)
    zero = to_base(0.0, target)
    return (base - zero) / (to_base(1.0, target) - zero)


def is_currency(unit: str | None) -> bool:
    """Whether a canonical unit is a currency."""
    return unit in CURRENCY_CODES


def resolve_unit(written: str, language: str = "und") -> str | None:
    """Canonical name of a unit as written, symbol or word, ``None`` if unknown.

    Args:
        written: one symbol, or a name in any supported language.
        language: ISO 639-1 code; a few names are words of other languages ("an").

    >>> resolve_unit("km/h"), resolve_unit("Wochen"), resolve_unit("€")
    ('kilometre_per_hour', 'week', 'EUR')
    """
    unit = _look_up(written)
    languages = UNIT_LANGUAGES.get(written)
    return unit if languages is None or language in languages else None


def resolve_in(written: str, lexed: Lexed) -> str | None:
    """As `resolve_unit`, asking for the language only where it matters."""
    unit = _look_up(written)
    if unit is not None and written in UNIT_LANGUAGES:
        return unit if lexed.language in UNIT_LANGUAGES[written] else None
    return unit


def _look_up(written: str) -> str | None:
    unit = SYMBOLS.get(written)
    if unit is None:
        unit = NAMES.get(written.lower())
        if unit is None and not written.isascii():
            unit = NAMES.get(written.translate(_DIACRITICS).lower())
    return unit


def currency_before(folded: str, position: int) -> tuple[str, int] | None:
    """The currency written right before a number, and where it begins.

    >>> currency_before("costs US$ 5", 10), currency_before("EUR 40", 4)
    (('USD', 6), ('EUR', 0))
    """
    at = position
    if at and folded[at - 1] in " \u00a0":
        at -= 1
    if not at:
        return None
    previous = folded[at - 1]
    if previous in _SIGNS:
        match = _SIGN_BEFORE.search(folded, max(0, at - 4), at)
    elif previous.isupper() or folded[at - 2 : at] in _CODE_ENDS:
        match = _CODE_BEFORE.search(folded, max(0, at - 10), at)
    else:
        return None
    if match is None:
        return None
    if (
        match.end() == position
        and match[1].isalpha()
        and folded[position : position + 2]
    ):
        # EUR40, but DKK3 is a protein.
        following = folded[position : position + 2]
        if not (following.isdigit() or following[1:] in (".", ",")):
            return None
    unit = NAMES.get(match[1].lower()) or ("USD" if "$" in match[1] else None)
    return None if unit is None else (unit, match.start())
