"""When two quantities say the same: units, roundings, scales of tables."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from evigate.text.amounts.record import Quantity
from evigate.text.numbers.unit_likeness import (
    are_alike,
    are_pounds,
    may_be_equal,
    share_a_sign,
)
from evigate.text.numbers.units import is_currency
from evigate.text.tables.units import UNITS

Match = Literal["equal", "rounded", "bridged", "alternative", "unit_missing"]

TIGHT: Final = 1e-11
_APART: Final = 1e-9
_CONVERTED = 0.01  # relative; 5 miles against 8 km
_UNDECLARED = 0.05  # relative; what rounding nobody declared may move
UNROUNDED: Final = 0.06
"""What no rounding reaches that nobody declared, relative to the larger value."""
_TRAILING_ZEROS = 0.05  # relative; "about 500" for 480
FAR: Final = 0.25  # relative; no rounding reaches this far
_SURELY_FAR = 0.3  # whatever the last digit of a computed value
_DECLARED = 0.2  # relative; "about 3 hours" for 2.6
_OFFSET_UNITS: Final = frozenset({"celsius", "fahrenheit"})
_TEXT_ROLES: Final = frozenset({"version", "identifier", "phone", "url", "name_part"})

# A month or a year in seconds: the range within which both readings agree.
_DAY = 86400.0
_MONTH_DAYS: Final = (28.0, 31.0)
_YEAR_DAYS: Final = (360.0, 366.0)


class _Reading(NamedTuple):
    value: float
    step: float
    decimals: int
    approximate: bool
    unit: str | None


def same_dimension(a: Quantity, b: Quantity) -> bool:
    """Whether two quantities measure the same kind of thing: see `are_alike`.

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> hours, month, kg = find_quantities("3 hours, 1 month, 5 kg")
    >>> same_dimension(hours, month), same_dimension(hours, kg)
    (True, False)
    """
    return a.unit == b.unit or are_alike(a.unit, b.unit)


def same_quantity(
    a: Quantity, b: Quantity, *, scale: float = 1.0, ignore_sign: bool = False
) -> bool:
    """Whether two numbers can state the same amount: see `match_quantities`.

    Args:
        a: a quantity.
        b: another; order does not matter but for ``scale``.
        scale: what a table multiplies bare numbers of ``b`` by (`table_scale`).
        ignore_sign: let "fell by 5 %" match "-5 %".

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> a, b, c = find_quantities("3600 s, one hour, 30 days")
    >>> same_quantity(a, b), same_quantity(a, c)
    (True, False)
    """
    return match_quantities(a, b, scale=scale, ignore_sign=ignore_sign) is not None


def match_quantities(
    a: Quantity, b: Quantity, *, scale: float = 1.0, ignore_sign: bool = False
) -> Match | None:
    """How two numbers state the same amount, ``None`` if they do not.

    Bounds and rates are not compared (`bounds_conflict`, `rates_conflict`).

    Args:
        a: a quantity.
        b: another.
        scale: what a table multiplies the numbers of ``b`` by; one that carries its
            own scale word is left alone.
        ignore_sign: compare magnitudes.

    Returns:
        ``equal``; ``rounded`` (one is the other rounded to its own last digit, or
        declared approximate); ``bridged`` (calendar against clock time, 1 year and
        365 days); ``alternative`` (another reading of "1,250"); ``unit_missing``
        (equal numbers, one without a unit).

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> about, exact = find_quantities("about $1.28 billion, 1,284,500")
    >>> match_quantities(about, exact, scale=1000)
    'rounded'
    """
    if a.role in _TEXT_ROLES or b.role in _TEXT_ROLES:
        return "equal" if _same_text(a, b) else None
    if scale != 1.0 and b.scale == 1.0:
        b = scaled(b, scale)
    if a.unit != b.unit:
        if a.unit and b.unit and not may_be_equal(a.unit, b.unit):
            return None
    else:
        said, held = a.value, b.value
        difference = abs(said - held)
        if (  # most pairs; of ranges the lower ends
            difference > _SURELY_FAR * abs(said)
            and difference > _SURELY_FAR * abs(held)
            and not (a.alternatives or b.alternatives or ignore_sign)
            and a.unit not in _OFFSET_UNITS
        ):
            return None
    if ignore_sign:
        a, b = _magnitude(a), _magnitude(b)
    if a.low is not None or b.low is not None:
        return _match_ranges(a, b)
    return _match_values(a, b) or _match_alternatives(a, b)


def _match_alternatives(a: Quantity, b: Quantity) -> Match | None:
    for value in a.alternatives:
        if _match_values(a._replace(value=value, decimals=0), b):
            return "alternative"
    for value in b.alternatives:
        if _match_values(a, b._replace(value=value, decimals=0)):
            return "alternative"
    return None


def is_out_of_reach(a: Quantity, value: float, unit: str | None) -> bool:
    """Whether a value is so far off a quantity that the two surely differ.

    A first look that builds no record; False where only `match_quantities` can tell.

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> is_out_of_reach(find_quantities("5 kg")[0], 50.0, "kilogram")
    True
    """
    if unit != a.unit:
        return False
    difference, reach = abs(a.value - value), _SURELY_FAR
    return (
        difference > reach * abs(a.value)
        and difference > reach * abs(value)
        and unit not in _OFFSET_UNITS
    )


def scaled(quantity: Quantity, factor: float) -> Quantity:
    """The quantity as a table header scales it: 1,284,500 "in thousands".

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> scaled(find_quantities("1,284,500")[0], 1000).value
    1284500000.0
    """
    return quantity._replace(
        value=quantity.value * factor,
        scale=quantity.scale * factor,
        low=None if quantity.low is None else quantity.low * factor,
        high=None if quantity.high is None else quantity.high * factor,
        alternatives=tuple(v * factor for v in quantity.alternatives),
    )


def with_unit(quantity: Quantity, unit: str | None, per: str | None = None) -> Quantity:
    """The quantity with the unit of its column, where it states none itself.

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> with_unit(find_quantities("| 40 |")[0], "EUR", "month").unit
    'EUR'
    """
    return quantity._replace(
        unit=quantity.unit or unit,
        per=quantity.per or (per if unit else None),
    )


def _same_text(a: Quantity, b: Quantity) -> bool:
    first, second = a.numeral.casefold(), b.numeral.casefold()
    if a.role == "phone" or b.role == "phone":
        first = "".join(filter(str.isdigit, first))
        second = "".join(filter(str.isdigit, second))
    if first == second:
        return True
    if "version" in (a.role, b.role):
        return _same_version(first.lstrip("v"), second.lstrip("v"))
    return first.lstrip("v") == second.lstrip("v")


def _same_version(first: str, second: str) -> bool:
    """3.12 is 3.12.0, and stands for 3.12.4; 3.1 is not 3.10."""
    short, long = sorted((first, second), key=len)
    return short == long or ("." in short and long.startswith(short + "."))


def _magnitude(quantity: Quantity) -> Quantity:
    return quantity if quantity.value >= 0 else quantity._replace(value=-quantity.value)


def _match_ranges(a: Quantity, b: Quantity) -> Match | None:
    if a.low is None or b.low is None or a.high is None or b.high is None:
        return None
    if is_out_of_reach(a, b.low, b.unit):
        # The lower ends stand for the ranges, see `Quantity.value`.
        return None
    low = _match_values(_end(a, a.low), _end(b, b.low))
    high = _match_values(_end(a, a.high), _end(b, b.high))
    return high if low and high else None


def _end(quantity: Quantity, value: float) -> Quantity:
    return quantity._replace(value=value, low=None, high=None)


def _match_values(a: Quantity, b: Quantity) -> Match | None:
    if a.unit == b.unit:
        if a.value == b.value:
            return "equal"
        if a.unit not in _OFFSET_UNITS and _differ(a, b):
            return None
        return _match_readings(_reading(a), _reading(b))
    if a.unit is None or b.unit is None:
        return _unit_missing(a, b)
    dimensions = a.dimension, b.dimension
    if dimensions[0] == dimensions[1]:
        return _match_readings(_reading(a), _reading(b))
    pounds = are_pounds(a.unit, b.unit)
    if pounds or share_a_sign(a.unit, b.unit):
        return _match_readings(_reading(a), _reading(b), plain=pounds)
    if dimensions in (("time", "calendar"), ("calendar", "time")):
        return _bridge(a, b)
    if a.value == b.value and set(dimensions) == {"degree", "temperature"}:
        return "unit_missing"  # "79 degrees" of a scale that the text leaves out
    return None


def _differ(a: Quantity, b: Quantity) -> bool:
    """Do two values of one unit surely differ? Records to compare exactly are dear."""
    size = max(abs(a.value), abs(b.value))
    difference = abs(a.value - b.value)
    if difference > FAR * size:
        return True
    return (  # written as finely, and neither rounded
        difference > _APART * size
        and a.decimals == b.decimals
        and a.scale == b.scale
        and not (a.approximate or b.approximate)
    )


def _reading(quantity: Quantity) -> _Reading:
    return _Reading(
        quantity.base_value,
        quantity.step,
        quantity.decimals,
        quantity.approximate,
        quantity.unit,
    )


def _bare_reading(quantity: Quantity, value: float, decimals: int) -> _Reading:
    """A quantity as if it had no unit."""
    step = 10.0**-decimals * quantity.scale
    return _Reading(value, step, decimals, quantity.approximate, None)


def _match_readings(a: _Reading, b: _Reading, *, plain: bool = False) -> Match | None:
    if plain:
        a = a._replace(value=a.value / _factor(a.unit), step=a.step / _factor(a.unit))
        b = b._replace(value=b.value / _factor(b.unit), step=b.step / _factor(b.unit))
    difference = abs(a.value - b.value)
    size = max(abs(a.value), abs(b.value))
    if difference <= TIGHT * max(size, 1e-12):
        return "equal"
    coarse, fine = (a, b) if a.step >= b.step else (b, a)
    if (a.value < 0) != (b.value < 0):
        return None
    if (
        coarse.approximate
        and difference <= min(coarse.step / 2, _DECLARED * size) * _UP
    ):
        return "rounded"
    for rounded in (a, b):
        if rounded.approximate and difference <= _zeros(rounded) * _UP:
            return "rounded"
    if a.unit != b.unit and not plain:
        near = difference <= _CONVERTED * size and difference <= coarse.step / 2 * _UP
        return "rounded" if near and not _decimal_pair(a.unit, b.unit) else None
    if coarse.step > fine.step and difference <= coarse.step / 2 * _UP:
        return "rounded" if difference <= _UNDECLARED * size else None
    return None


_UP = 1 + 1e-9


def _decimal_pair(first: str | None, second: str | None) -> bool:
    """Units apart by a whole factor (hours and minutes) convert without rounding."""
    ratio = _factor(first) / _factor(second)
    return (
        abs(ratio - round(ratio)) < TIGHT or abs(1 / ratio - round(1 / ratio)) < TIGHT
    )


def _factor(unit: str | None) -> float:
    return 1.0 if unit is None else UNITS[unit][1]


def _zeros(reading: _Reading) -> float:
    """How far a declared rounding with trailing zeros may reach."""
    if reading.decimals or not reading.value:
        return 0.0
    units = abs(reading.value) / reading.step
    zeros = 0
    while units >= 10 and abs(units / 10 - round(units / 10)) < TIGHT:
        units /= 10
        zeros += 1
    return min(10.0**zeros * reading.step / 2, _TRAILING_ZEROS * abs(reading.value))


def _is_far(a: float, b: float) -> bool:
    difference = abs(a - b)
    return difference > FAR * abs(a) and difference > FAR * abs(b)


def _unit_missing(a: Quantity, b: Quantity) -> Match | None:
    stated, bare = (a, b) if b.unit is None else (b, a)
    # Most pairs are far apart, and building records to compare them exactly is dear.
    if _is_far(bare.value, stated.value) and _is_far(bare.value, stated.base_value):
        return None
    if stated.unit == "percent" or stated.dimension == "percent":
        share = _bare_reading(stated, stated.base_value, stated.decimals + 2)
        matched = _match_readings(share, _bare_reading(bare, bare.value, bare.decimals))
        if matched or abs(bare.value) < 1:
            return matched
    if stated.unit == "CENT" and stated.base_value == bare.value:
        return "unit_missing"  # 42 cents of a column in euros
    found = _match_readings(
        _bare_reading(stated, stated.value, stated.decimals),
        _bare_reading(bare, bare.value, bare.decimals),
    )
    if found == "rounded" and not (stated.approximate or is_currency(stated.unit)):
        return None  # a bare 2.90 is no three times an hour
    return "unit_missing" if found == "equal" else found


def _bridge(a: Quantity, b: Quantity) -> Match | None:
    """A month is 28 to 31 days, a year 360 to 366; weeks and days likewise."""
    calendar, clock = (a, b) if a.dimension == "calendar" else (b, a)
    months = calendar.base_value
    days = clock.base_value / _DAY
    years, rest = divmod(months, 12)
    low = years * _YEAR_DAYS[0] + rest * _MONTH_DAYS[0]
    high = years * _YEAR_DAYS[1] + rest * _MONTH_DAYS[1]
    if clock.unit == "week":
        low, high = low - 3, high + 3
    return "bridged" if low <= days <= high else None
