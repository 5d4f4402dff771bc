"""Do the calls still look like those a gate was fitted on? A test for endless looking.

Every feature is sorted into bins of the reference. If stream and reference are
exchangeable, the chance of each bin for the next call is known: its share of reference
and stream so far (an urn). Bets on the bins are then a fair game, whose wealth exceeds
``1 / level`` at *any* time with a chance of at most ``level`` (Ville's inequality;
Vovk et al., 2003, "Testing exchangeability on-line"). The guard averages many bets on
features that drift, spread or crowd somewhere, from many starting times.

Memory is a few kilobytes, a call costs some dozens of microseconds.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from evigate.errors import InvalidCallError, ModelFileError
from evigate.risk.fields import Fields, integer, numbers
from evigate.workers import ResetAtFork

LEVEL: Final = 0.01
"""Chance of ever raising an alarm without a shift."""

SUSPICION: Final = 0.2
"""At this much weaker evidence the guard suspects a shift, until calls fit again."""

MIN_CONTEXTS: Final = 30
"""A reference of fewer contexts tells too little."""

_LEVELS: Final = (0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98)
_BINS: Final = len(_LEVELS) + 1
_TILTS: Final = (0.5, -0.5, 0.9, -0.9)
_SPREAD: Final = 0.9
_SINGLE: Final = 0.5  # share of the stake that a bet on one bin puts there
_BETS: Final = len(_TILTS) + 2 + _BINS
_EVERY: Final = 50  # calls between two starting times
_SEEN: Final = 4_096  # contexts that are remembered

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]


@dataclass(frozen=True)
class Reference:
    """How the features of a domain are distributed.

    Attributes:
        contexts: how many contexts were looked at, one call each.
        edges: per feature upper ends of the bins but the last, strictly ascending.
        counts: per feature how many contexts lie in each bin.
    """

    contexts: int
    edges: Mapping[str, tuple[float, ...]] = field(hash=False)
    counts: Mapping[str, tuple[int, ...]] = field(hash=False)

    @classmethod
    def of(cls, rows: Sequence[Mapping[str, float]], names: Sequence[str]) -> Reference:
        """From feature rows, one per context.

        Features that are the same everywhere are left out.

        Raises:
            InvalidCallError: with fewer than ``MIN_CONTEXTS`` rows.

        >>> rows = [{"length": float(n)} for n in range(100)]
        >>> Reference.of(rows, ["length"]).counts["length"]
        (2, 8, 15, 25, 25, 15, 8, 2)
        """
        if len(rows) < MIN_CONTEXTS:
            raise InvalidCallError(
                f"a reference needs at least {MIN_CONTEXTS} contexts, got {len(rows)}",
                code="too_few_contexts",
            )
        edges, counts = {}, {}
        for name in names:
            values = np.array([row[name] for row in rows])
            ends = np.unique(np.quantile(values, _LEVELS, method="inverted_cdf"))
            ends = ends[ends < values.max()]
            if len(ends):
                edges[name] = tuple(ends.tolist())
                places = np.searchsorted(ends, values)
                found = np.bincount(places, minlength=len(ends) + 1)
                counts[name] = tuple(found.tolist())
        return cls(len(rows), edges, counts)

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "contexts": self.contexts,
            "features": {
                name: {"edges": list(self.edges[name]), "counts": list(counts)}
                for name, counts in self.counts.items()
            },
        }


def read_reference(fields: Fields, names: Sequence[str]) -> Reference:
    """The reference in a model file.

    Raises:
        ModelFileError: for unknown features, bins out of order, counts that do not add
            up.
    """
    contexts = fields.take("contexts", integer(MIN_CONTEXTS))
    inner = fields.inner("features")
    fields.close()
    edges, counts = {}, {}
    for name in names:
        if name not in inner.content:
            continue
        bins = inner.inner(name)
        width = len(bins.content.get("edges") or ())
        if not 1 <= width < _BINS:
            raise ModelFileError(f"reference edges of {name} must be 1 to {_BINS - 1}")
        ends = bins.take("edges", numbers(width))
        found = bins.take("counts", numbers(width + 1, low=1.0))
        bins.close()
        rising = all(low < high for low, high in pairwise(ends))
        if not rising or sum(found) != contexts or any(n % 1 for n in found):
            raise ModelFileError(f"reference bins of {name} do not fit")
        edges[name], counts[name] = ends, tuple(int(n) for n in found)
    inner.close()
    return Reference(contexts, edges, counts)


class ShiftGuard(ResetAtFork):
    """Watches a stream of feature rows; raises an alarm once, and keeps it.

    Calls on a context that was seen lately are left out: they are no independent
    sample. Safe for threads; a pickled or forked copy goes on from an empty stream, but
    keeps an alarm.

    Args:
        reference: what the features are compared with.
        level: chance of ever raising an alarm without a shift, in (0, 1).

    Attributes:
        alarm: was it raised? It stays.
        alarmed_at: at which of the calls that count.
        suspects: does the stream look odd by now? It may pass; without a shift the
            chance that it ever occurs is at most ``SUSPICION``.

    >>> rows = [{"length": float(n * 37 % 101)} for n in range(500)]
    >>> guard = ShiftGuard(Reference.of(rows, ["length"]))
    >>> any(guard.see({"length": float(n * 41 % 101)}) for n in range(500))
    False
    >>> any(guard.see({"length": 200.0}) for n in range(20))
    True
    """

    def __init__(self, reference: Reference, level: float = LEVEL) -> None:
        if not 0.0 < level < 1.0:
            raise InvalidCallError(
                f"level must lie between 0 and 1, got {level:g}", code="invalid_level"
            )
        self.reference = reference
        self.level = level
        self.names = tuple(reference.edges)
        self._edges, self._start = _tables(reference)
        self.alarm = self.suspects = False
        self.alarmed_at: int | None = None
        self._reset()
        self.register()

    def _reset(self) -> None:
        super()._reset()
        self.calls = 0
        self.suspects = False
        self._counts = self._start.copy()
        self._wealth = np.zeros((len(self.names), _BETS))
        self._reserve = 1.0
        self._seen: OrderedDict[int, None] = OrderedDict()

    def __repr__(self) -> str:
        state = f"alarm at call {self.alarmed_at}" if self.alarm else "no alarm"
        return f"ShiftGuard({state}, calls={self.calls}, features={len(self.names)})"

    def __getstate__(self) -> dict[str, Any]:
        kept = ("reference", "level", "alarm", "alarmed_at")
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["reference"], state["level"])  # type: ignore[misc]
        self.alarm, self.alarmed_at = state["alarm"], state["alarmed_at"]

    @property
    def evidence(self) -> float:
        """The wealth of the bets; from ``1 / level`` on the alarm is raised."""
        with self._lock:
            return float(self._wealth.sum()) + self._reserve

    def see(self, features: Mapping[str, float], context: int | None = None) -> bool:
        """Take in one call.

        Args:
            features: by name; those of the reference must be there.
            context: a hash of the documents; None counts the call as a new context.

        Returns:
            Is there an alarm, now or from earlier?
        """
        if self.alarm or not self.names:
            return self.alarm
        values = np.array([features[name] for name in self.names])
        places = np.asarray((self._edges < values[:, None]).sum(axis=1))
        with self._lock:
            if context is not None and self._seen_before(context):
                return self.alarm
            self._bet(places)
            self.calls += 1
            wealth = float(self._wealth.sum()) + self._reserve
            self.suspects = wealth >= 1.0 / max(SUSPICION, self.level)
            if wealth >= 1.0 / self.level:
                self.alarm, self.alarmed_at = True, self.calls
            return self.alarm

    def clear(self) -> None:
        """Forget the stream and the alarm, after an audit say."""
        self.alarm, self.alarmed_at = False, None
        self._reset()

    def _seen_before(self, context: int) -> bool:
        if context in self._seen:
            self._seen.move_to_end(context)
            return True
        self._seen[context] = None
        if len(self._seen) > _SEEN:
            self._seen.popitem(last=False)
        return False

    def _bet(self, places: Integers) -> None:
        if self.calls % _EVERY == 0:
            start = self.calls // _EVERY
            stake = 1.0 / ((start + 1.0) * (start + 2.0))
            self._reserve = max(0.0, self._reserve - stake)
            self._wealth += stake / self._wealth.size
        chances = self._counts / self._counts.sum(axis=1, keepdims=True)
        own = np.arange(len(places))
        self._wealth *= _payouts(chances, places)
        self._counts[own, places] += 1.0


def _payouts(chances: Floats, places: Integers) -> Floats:
    """What each bet on each feature returns per unit, expectation 1 by ``chances``.

    Args:
        chances: of the bins, rows add up to 1, shape ``(features, bins)``.
        places: bin of the call, shape ``(features,)``.

    Returns:
        Shape ``(features, bets)``.
    """
    own = np.arange(len(places))
    hit = chances[own, places]
    middle = np.cumsum(chances, axis=1) - chances / 2.0
    height = 2.0 * middle - 1.0  # -1 to 1, mean 0
    square = height**2
    spread = square[own, places] - (square * chances).sum(axis=1)
    drawn = height[own, places]
    columns = [1.0 + tilt * drawn for tilt in _TILTS]
    columns += [1.0 + _SPREAD * spread, 1.0 - _SPREAD * spread]
    # Half the stake on one bin. A bin that cannot come up pays back what is staked.
    bins = np.where(chances > 0.0, 1.0 - _SINGLE, 1.0)
    bins[own, places] += _SINGLE / hit
    return np.hstack([np.stack(columns, axis=1), bins])


def _tables(reference: Reference) -> tuple[Floats, Floats]:
    """Edges and counts of all features as arrays; missing bins stay empty."""
    names = tuple(reference.edges)
    edges = np.full((len(names), _BINS - 1), np.inf)
    counts = np.zeros((len(names), _BINS))
    for row, name in enumerate(names):
        ends, found = reference.edges[name], reference.counts[name]
        edges[row, : len(ends)] = ends
        counts[row, : len(found)] = found
        # A new value falls into one of n + 1 gaps between the n values seen, and the
        # last of them lies above all edges.
        counts[row, len(found) - 1] += 1.0
    return edges, counts
