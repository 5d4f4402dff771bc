"""What a scoring run came to: counts, and time per call."""

from __future__ import annotations

import statistics
from array import array
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from evigate.cli.options import outcomes_of
from evigate.cli.rows_io import BadRow

if TYPE_CHECKING:
    from evigate import Verdict

# With fewer calls the median is one of the first, which compile patterns.
_WARM: Final = 50


class Tally:
    """Counts verdicts and bad rows as they come."""

    def __init__(self) -> None:
        self.decisions: Counter[tuple[str, str]] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.failures = 0
        self._milliseconds = array("d")

    def add(self, verdict: Verdict) -> None:
        """Count a verdict."""
        self.decisions[verdict.action, verdict.route] += 1
        self.outcomes.update(outcomes_of(verdict))
        self.failures += verdict.risk is None
        self._milliseconds.append(verdict.timings["total"])

    def add_bad(self, row: BadRow) -> None:
        """Count a row that could not be read."""
        self.faults[row.code] += 1

    @property
    def rows(self) -> int:
        """Of all kinds."""
        return self.decisions.total() + self.faults.total()

    @property
    def median_milliseconds(self) -> float | None:
        """Wall time of the gate per call; None without calls."""
        if not self._milliseconds:
            return None
        return statistics.median(self._milliseconds)

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        median = self.median_milliseconds
        return {
            "rows": self.rows,
            "verdicts": {
                f"{action}/{route}": count
                for (action, route), count in sorted(self.decisions.items())
            },
            "bad_rows": dict(sorted(self.faults.items())),
            "scoring_failed": self.failures,
            "median_milliseconds": None if median is None else round(median, 3),
        }

    def lines(self) -> list[str]:
        """For people."""
        lines = [f"{self.rows} rows"]
        for (action, route), count in self.decisions.most_common():
            lines.append(f"  {count:>7}  {action}, {route}")
        for code, count in self.faults.most_common():
            lines.append(f"  {count:>7}  bad row: {code}")
        if self.failures:
            lines.append(f"  {self.failures:>7}  of them failed to score")
        if self.median_milliseconds is not None:
            few = len(self._milliseconds) < _WARM
            what = "median; the first calls prepare what later ones use"
            lines.append(
                f"{self.median_milliseconds:.2f} ms per call "
                f"({what if few else 'median'})"
            )
        return lines
