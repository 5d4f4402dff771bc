"""Durations that are written like times of day: the film lasts 1h45."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.text.amounts.record import Quantity
from evigate.text.dates.record import Date
from evigate.text.numbers.lexing import Lexed
from evigate.text.patterns import late

_WINDOW: Final = 32
# Words of a duration right before the number.
_LASTS: Final = late(
    r"(?<!\w)(?:lasts?|lasted|takes?|took|duration|running time|runtime|dauert|dauerte|"
    r"dauer|laufzeit|fahrzeit|spielzeit|dure|durent|durée|dura|duran|duración|durata|"
    r"durano|duração|duram|demora|tarda|duurt|duur|speelduur|trwa|trwania|długość)"
    r"[ \u00a0]?[:：|]?(?:[ ](?:about|around|approximately|only|etwa|rund|ca\.?|circa|"
    r"environ|unos|cerca de|około|ongeveer|aproximadamente))?[ |]*$"
    r"|(?:时长|片长|用时|所要時間|上映時間|소요 시간|상영 시간)"
    r"[ ]?[:：为是은는は]?[ ]?$"
)


def told_durations(
    lexed: Lexed, quantities: list[Quantity], dates: Sequence[Date]
) -> tuple[list[Quantity], list[Date]]:
    """Amounts of minutes in place of the times that a text gives as durations.

    Args:
        lexed: the text.
        quantities: its numbers, those of times among them.
        dates: its dates and times.
    """
    spans = {
        date.start: date
        for date in dates
        if date.is_time
        and date.minute is not None
        and date.part == "single"
        and date.raw.rstrip("h")[-1:].isdigit()
        and _LASTS.search(lexed.lowered[max(0, date.start - _WINDOW) : date.start])
    }
    if not spans:
        return quantities, list(dates)
    told = [
        _in_minutes(quantity, spans[quantity.start])
        if quantity.start in spans and quantity.role == "time_of_day"
        else quantity
        for quantity in quantities
    ]
    return told, [date for date in dates if date.start not in spans]


def _in_minutes(quantity: Quantity, date: Date) -> Quantity:
    minutes = 60.0 * (date.hour or 0) + (date.minute or 0)
    return quantity._replace(value=minutes, unit="minute", role="value")
