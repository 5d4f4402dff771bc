"""What forms call the place of something.

Written for this project. Lower case.
"""

from __future__ import annotations

from typing import Final

PLACE_LABELS: Final = frozenset(
    "place location venue where ort veranstaltungsort unfallort tatort lieu endroit "
    "lugar ubicación luogo local localização plaats locatie miejsce".split()
)
