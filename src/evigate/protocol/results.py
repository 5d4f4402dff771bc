"""What an evaluation found: records that become JSON."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from evigate.protocol.bootstrap import Interval
from evigate.protocol.calibration_error import ReliabilityBin
from evigate.protocol.duplicates import Duplicate
from evigate.protocol.figures import FEWEST
from evigate.protocol.runtime import Runtime
from evigate.protocol.scoring import GateScores

SCHEMA = "evigate.evaluation/1"

Figures = Mapping[str, Interval]
"""Intervals by figure key."""


@dataclass(frozen=True, slots=True)
class PartResult:
    """A task, source or generator, or the mean over all of them.

    Attributes:
        name: of the part.
        rows, groups: how many.
        rate: share of unfaithful rows: what the AP of a random score is.
        figures: of each gate, by name.
        counted: is it in the mean? Parts with very few rows of a label are not.
    """

    name: str
    rows: int
    groups: int
    rate: float
    figures: Mapping[str, Figures]
    counted: bool


@dataclass(frozen=True, slots=True)
class Division:
    """The data by task, source or generator.

    Attributes:
        by: ``"task"``, ``"source"`` or ``"generator"``.
        parts: each with its own figures.
        means: of each gate over the parts that count: what pooled figures hide.
    """

    by: str
    parts: tuple[PartResult, ...]
    means: Mapping[str, Figures]

    @property
    def title(self) -> str:
        """What the means are over, e.g. ``mean within task (3)``."""
        counted = sum(part.counted for part in self.parts)
        if counted == len(self.parts):
            return f"mean within {self.by} ({counted})"
        return (
            f"mean within {self.by} ({counted} of {len(self.parts)}: those with "
            f"{FEWEST} rows of each label)"
        )


@dataclass(frozen=True, slots=True)
class GateResult:
    """A gate on all rows.

    Attributes:
        name, about: of the gate.
        figures: pooled, by key.
        thresholds: of the folds.
        failed: rows that it could not score.
        reliability: probability against rate.
        runtime: complete cost per row, None for scores from files.
    """

    name: str
    about: str
    figures: Figures
    thresholds: tuple[float, ...]
    failed: int
    reliability: tuple[ReliabilityBin, ...]
    runtime: Runtime | None


@dataclass(frozen=True, slots=True)
class Delta:
    """How much a gate gains over another, on the same resamples."""

    gate: str
    over: str
    figures: Figures


@dataclass(frozen=True)
class Evaluation:
    """Everything about some gates on some labelled calls.

    Attributes:
        files: what was read, with counts.
        rows, groups, rate: of the labelled rows; the rate is that of unfaithful ones.
        folds, seed, draws: of the splits and the resamples.
        version, machine: where it ran.
        gates: in the order given.
        deltas: of all pairs of gates.
        divisions: by task, source and generator, where there are two or more.
        duplicates: contexts and questions that occur twice.
        merged: were near-duplicate contexts put into one group?
        scores: of every row and gate, out of fold.
    """

    files: tuple[Mapping[str, Any], ...]
    rows: int
    groups: int
    rate: float
    folds: int
    seed: int
    draws: int
    version: str
    machine: str
    gates: tuple[GateResult, ...]
    deltas: tuple[Delta, ...]
    divisions: tuple[Division, ...]
    duplicates: tuple[Duplicate, ...]
    merged: bool
    scores: Mapping[str, GateScores] = field(repr=False, compare=False)

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON, without texts and without the scores of rows."""
        return {
            "schema": SCHEMA,
            "files": [dict(file) for file in self.files],
            "rows": self.rows,
            "groups": self.groups,
            "rate": _number(self.rate),
            "split": f"{self.folds}-fold, stratified, whole contexts, out of fold",
            "folds": self.folds,
            "seed": self.seed,
            "intervals": f"{self.draws} resamples of contexts, 95 % percentile",
            "evigate": self.version,
            "machine": self.machine,
            "gates": [_gate(gate) for gate in self.gates],
            "deltas": [
                {"gate": d.gate, "over": d.over, "figures": plain_figures(d.figures)}
                for d in self.deltas
            ],
            "divisions": [_division(division) for division in self.divisions],
            "duplicates": duplicates_dict(self.duplicates),
            "merged_near_duplicates": self.merged,
        }


def _number(value: float, digits: int = 4) -> float | None:
    return None if math.isnan(value) else round(value, digits)


def plain_figures(figures: Figures) -> dict[str, Any]:
    """``[value, low, high]`` by key; null where there is no value."""
    return {
        key: [_number(v) for v in (interval.value, interval.low, interval.high)]
        for key, interval in figures.items()
    }


def _gate(gate: GateResult) -> dict[str, Any]:
    return {
        "name": gate.name,
        "about": gate.about,
        "figures": plain_figures(gate.figures),
        "thresholds": [_number(value, 6) for value in gate.thresholds],
        "failed": gate.failed,
        "reliability": [
            {k: _number(v) for k, v in bin_._asdict().items()}
            for bin_ in gate.reliability
        ],
        "runtime": None if gate.runtime is None else gate.runtime.to_dict(),
    }


def _division(division: Division) -> dict[str, Any]:
    return {
        "by": division.by,
        "means": {g: plain_figures(f) for g, f in division.means.items()},
        "parts": [
            {
                "name": part.name,
                "rows": part.rows,
                "groups": part.groups,
                "rate": _number(part.rate),
                "in_mean": part.counted,
                "figures": {g: plain_figures(f) for g, f in part.figures.items()},
            }
            for part in division.parts
        ],
    }


def duplicates_dict(
    duplicates: Sequence[Duplicate], shown: int = 200
) -> dict[str, Any]:
    """Counts, and the pairs that are most alike."""
    return {
        "contexts": sum(d.kind == "context" for d in duplicates),
        "contexts_across_files": sum(
            d.kind == "context" and d.across_files for d in duplicates
        ),
        "contexts_across_splits": sum(
            d.kind == "context" and d.across_splits for d in duplicates
        ),
        "questions": sum(d.kind == "question" for d in duplicates),
        "pairs": [
            {
                "kind": d.kind,
                "first": d.first._asdict(),
                "second": d.second._asdict(),
                "shared": _number(d.shared, 3),
            }
            for d in duplicates[:shown]
        ],
    }
