"""Units at the end of a key: "weight_kg": 1.4 says what 1.4 is measured in."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from evigate.checks.subjects.mentions import Amount
from evigate.text.amounts.quantities import find_quantities
from evigate.text.patterns import late

# Short units, so that no word of a heading counts ("price per day").
_LAST: Final = late(
    r"(?<!per)(?<!per )[_\s(\[-]"
    r"(?P<unit>[mlgh%]|[a-zµ°]{2,3}|[A-Z]{3}|°C|k[Wgm]h?)[)\]]?$"
)


def with_unit_of_key(mention: Amount) -> Amount:
    """A bare number of a record with the unit that its key names, where it does."""
    cell = mention.cell
    if cell is None or mention.value.unit is not None or not cell.column:
        return mention
    unit = _unit_of_key(cell.column)
    if unit is None:
        return mention
    return mention.with_value(mention.value._replace(unit=unit))


@lru_cache(maxsize=1024)
def _unit_of_key(key: str) -> str | None:
    match = _LAST.search(key)
    if match is None:
        return None
    found = find_quantities(f"5 {match.group('unit')}", "en")
    return (
        found[0].unit
        if found and found[0].end == len(match.group("unit")) + 2
        else None
    )
