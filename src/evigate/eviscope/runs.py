"""Run files put together: the outputs of each system and model on one dataset."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.files import Dataset, read_outputs
from evigate.eviscope.records import RunOutput


def label_of(output: RunOutput) -> str:
    """What a system and model are called in reports."""
    return f"{output.system} @ {output.model}" if output.model else output.system


def outputs_by_system(
    dataset: Dataset, outputs: Iterable[RunOutput]
) -> dict[str, list[RunOutput]]:
    """The outputs for rows of a dataset by :func:`label_of`, in order of appearance.

    Raises:
        EviscopeError: when outputs were made on another dataset, or none fits.
    """
    rows = {row.id for row in dataset.rows}
    found: dict[str, list[RunOutput]] = {}
    for output in outputs:
        if output.dataset and output.dataset != dataset.info.hash:
            raise EviscopeError(
                f"the output for {output.row} was made on another dataset "
                f"({output.dataset[:12]}, not {dataset.info.hash[:12]})"
            )
        if output.row in rows:
            found.setdefault(label_of(output), []).append(output)
    if not found:
        raise EviscopeError("the run has no output for a row of this dataset")
    return found


def read_runs(
    dataset: Dataset, paths: Iterable[Path | str]
) -> dict[str, list[RunOutput]]:
    """The outputs of run files; of two for one row, system and model the last counts.

    Raises:
        EviscopeError: when a file is no run, or not of this dataset.
        OSError: when a file cannot be read.
    """
    kept = {output.key: output for path in paths for output in read_outputs(path)}
    return outputs_by_system(dataset, kept.values())
