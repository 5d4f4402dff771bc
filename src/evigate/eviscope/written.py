"""Quartets whose conflicting passages were written by hand, not rewritten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from evigate.eviscope.building import (
    BuildSettings,
    Change,
    Conflicting,
    assembled,
    dataset_of,
)
from evigate.eviscope.distractors import DistractorPool
from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.files import Dataset, read_lines
from evigate.eviscope.lints import quartet_faults
from evigate.eviscope.quartets import WRITTEN, Quartet
from evigate.eviscope.records import Drop
from evigate.eviscope.sources import BaseRecord, source_of


def read_written(path: Path | str, settings: BuildSettings | None = None) -> Dataset:
    """Build from JSON lines that bring their conflicting passages along.

    A line: ``{id, title, question, answers, context, conflict, alternative,
    answer_type, document_metadata?}``. Lints ask that passage and support share no run
    of five words. ``document_metadata`` is ``{"support": {...}, "conflict": {...}}``
    with ``date`` or ``authority``; see :mod:`evigate.eviscope.resolving`.

    Raises:
        EviscopeError: when a line lacks one of these.
        OSError: when the file cannot be read.
    """
    rows = [values for _, values in read_lines(path)]
    return build_written(rows, settings, name=Path(path).name)


def build_written(
    rows: Iterable[Mapping[str, Any]],
    settings: BuildSettings | None = None,
    *,
    name: str = "",
) -> Dataset:
    """Quartets of such records, all that pass the lints, in their order.

    Raises:
        EviscopeError: when a record lacks a conflicting passage.
    """
    settings = settings or BuildSettings(quartets=None)
    given = list(rows)
    source = source_of(given, name=name)
    pool = DistractorPool(source, settings.difficulty)
    passages = {str(row.get("id")): _passage(row) for row in given}
    kept, dropped = [], list(source.dropped)
    for record in source.records:
        made = _quartet(record, passages[record.id], pool, settings)
        if isinstance(made, Quartet):
            kept.append(made)
        else:
            dropped.append(made)
    return dataset_of(kept, dropped, {"source": name, **asdict(settings)})


def _passage(row: Mapping[str, Any]) -> Conflicting:
    try:
        text, alternative = str(row["conflict"]), str(row["alternative"])
        kind = str(row["answer_type"])
    except KeyError as error:
        fault = f"record {row.get('id')!r} has no {error.args[0]}"
        raise EviscopeError(fault) from None
    known = row.get("document_metadata") or {}
    sides = (known.get("support") or {}, known.get("conflict") or {})
    change = Change(0, "", text)
    return Conflicting(text, alternative, kind, WRITTEN, (change,), sides)


def _quartet(
    record: BaseRecord,
    passage: Conflicting,
    pool: DistractorPool,
    settings: BuildSettings,
) -> Quartet | Drop:
    excluded = [*record.answers, passage.alternative]
    paragraphs = pool.choose(record, settings.distractors + 1, excluded)
    if len(paragraphs) <= settings.distractors:
        return Drop(record.id, "too few answer-free distractors")
    random = Random(f"{settings.seed}/{record.id}")  # noqa: S311
    made = assembled(record, passage, [p.text for p in paragraphs], random)
    faults = quartet_faults(made)
    return Drop(record.id, faults[0].code, faults[0].message) if faults else made
