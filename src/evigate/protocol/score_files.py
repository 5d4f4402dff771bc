"""Scores of rows as CSV: written by ``evigate evaluate``, read as a gate."""

from __future__ import annotations

import csv
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from evigate.errors import InvalidCallError
from evigate.json_lines import BadRow
from evigate.protocol.datasets.tables import table_rows
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.results import Evaluation

_SCORE_NAMES: Final = ("score", "risk")


def read_scores(path: Path, column: str | None = None) -> dict[str, float]:
    """Scores by row id, from CSV, JSON lines or parquet.

    Args:
        path: with the columns ``id`` and ``score`` (or ``risk``, as ``evigate score``
            writes).
        column: the score's column, where it has another name.

    Raises:
        InvalidCallError: for rows without id or number, and ids that occur twice.
    """
    scores: dict[str, float] = {}
    for row in table_rows(path):
        if isinstance(row, BadRow):
            raise InvalidCallError(
                f"{path.name}, line {row.line}: {row.message}", code=row.code
            )
        name = row.values.get("id")
        names = _SCORE_NAMES if column is None else (column,)
        value = next((row.values[n] for n in names if n in row.values), None)
        score = _number(value)
        if name is None or score is None:
            raise InvalidCallError(
                f"{path.name}, line {row.line}: a row needs an id and a number under "
                f"{' or '.join(names)}",
                code="missing_score",
            )
        if str(name) in scores:
            raise InvalidCallError(
                f"{path.name}, line {row.line}: the id {str(name)!r:.60} occurs twice",
                code="duplicate_id",
            )
        scores[str(name)] = score
    return scores


def _number(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    try:
        number = float(value)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def write_scores(
    path: Path, rows: Sequence[LabelledCall], evaluation: Evaluation
) -> None:
    """One line per row: where it belongs, and score and probability of every gate."""
    gates = list(evaluation.scores)
    heading = ["id", "group", "label", "task", "source", "generator"]
    heading += [f"{gate}{part}" for gate in gates for part in ("", " probability")]
    with path.open("w", encoding="utf-8", newline="", errors="replace") as file:
        writer = csv.writer(file)
        writer.writerow([_harmless(name) for name in heading])
        for place, row in enumerate(rows):
            cells: list[object] = [
                _harmless(row.id),
                _harmless(row.group),
                row.label,
                _harmless(row.task),
                _harmless(row.source),
                _harmless(row.generator),
            ]
            for gate in gates:
                found = evaluation.scores[gate]
                cells += [
                    f"{found.scores[place]:.6g}",
                    f"{found.probabilities[place]:.6g}",
                ]
            writer.writerow(cells)


def _harmless(text: str) -> str:
    """A name that no spreadsheet takes for a formula.

    >>> _harmless("=1+1"), _harmless("row-1")
    ("'=1+1", 'row-1')
    """
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
