"""Hours that only the words before them tell: alle 22, hasta las 8, depois das 19."""

from __future__ import annotations

from typing import Final

from evigate.text.dates.digits import Found
from evigate.text.numbers.lexing import Lexed
from evigate.text.patterns import late

_WINDOW: Final = 24
_LAST_HOUR: Final = 24


def bare_hour(lexed: Lexed, start: int, end: int) -> Found | None:
    """The hour at some digits, where no noun follows that they would count."""
    leads = _HOUR_LEADS.get(lexed.language)
    if leads is None or int(lexed.folded[start:end]) > _LAST_HOUR:
        return None
    text = lexed.lowered
    if leads.search(text, max(0, start - _WINDOW), start) is None:
        return None
    if _HOUR_ENDS.match(text, end) is None:
        return None
    hour = int(lexed.folded[start:end])
    return start, end, {"hour": hour % _LAST_HOUR, "twelve": hour <= 12}


_HOUR_LEADS: Final = {
    "it": late(r"(?<!\w)(?:alle|dalle|(?:dopo|verso|entro) le|prima delle|ore)[ ]$"),
    "es": late(
        r"(?<!\w)(?:(?:a|desde|hasta|sobre) las|(?:después|antes|partir) de las)[ ]$"
    ),
    "pt": late(r"(?<!\w)(?:às|(?:depois|antes|partir) das|desde as)[ ]$"),
}
_HOUR_ENDS: Final = late(
    r"[ ]?(?:$|[.,;:!?)\n](?!\d)"
    r"|[ ](?:e|y)[ ](?!\d|medi|cuart|mezz|un quart|quart|meia|um quart)"
    r"|[ ](?:del|della|di|de|da|in|si|la|il|el|en|se|"
    r"nei|nel|il|os|nos|na|no)(?!\w))"
)
