"""Running systems over a dataset into a run file that can be taken up again.

Each output is one line, written as soon as it is there. Rows that the file already
holds are not run again, so a broken run is finished by the same command.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.files import Dataset, read_outputs
from evigate.eviscope.policies import Reply, System
from evigate.eviscope.records import OUTPUT_SCHEMA, QuartetRow, RunOutput

# How each line of a run file begins.
_LINE_START = f'{{"schema": "{OUTPUT_SCHEMA}"'.encode()

Watch = Callable[[RunOutput], None]


@dataclass(frozen=True, slots=True)
class RunSummary:
    """What a run did.

    Attributes:
        made: outputs of this run.
        kept: outputs of these systems on these rows that the file held already.
        unread: outputs without an action, of both; parse failures among them.
        calls: requests of this run, retries included.
        cost: of this run in US dollars, None where a price is not known.
        failed: outputs without an action for want of a reply, of both.
        failure: what the last of them in this run says.
    """

    made: int
    kept: int
    unread: int
    calls: int
    cost: float | None
    failed: int = 0
    failure: str = ""


def run_systems(
    dataset: Dataset,
    systems: Sequence[System],
    path: Path | str,
    *,
    workers: int = 1,
    retry_errors: bool = False,
    watch: Watch | None = None,
) -> RunSummary:
    """Run systems over all rows of a dataset.

    Args:
        dataset: from :func:`~evigate.eviscope.files.read_dataset`.
        systems: each is asked once a row; it sees question and documents only.
        path: the run file; outputs are appended.
        workers: rows under way at once.
        retry_errors: run rows again whose kept output has no action.
        watch: gets each new output.

    Raises:
        EviscopeError: when the file belongs to another dataset or cannot be appended
            to.
        OSError: when it cannot be written.
    """
    target = Path(path)
    kept = _kept(target, dataset.info.hash)
    wanted = {
        (row.id, system.name, system.model): (system, row)
        for row in dataset.rows
        for system in systems
    }
    done = {
        output.key: output
        for output in kept
        if output.key in wanted and (output.action is not None or not retry_errors)
    }
    jobs = [job for key, job in wanted.items() if key not in done]
    with target.open("ab") as file:
        writer = _Writer(file, dataset.info.hash, watch)
        with ThreadPoolExecutor(max_workers=max(1, workers)) as pool:
            futures = [pool.submit(writer.run, system, row) for system, row in jobs]
            try:
                for future in futures:
                    future.result()
            except BaseException:
                for future in futures:
                    future.cancel()
                raise
    held = [*done.values(), *writer.outputs]
    costs = [output.cost for output in writer.outputs]
    return RunSummary(
        made=len(writer.outputs),
        kept=len(done),
        unread=sum(output.action is None for output in held),
        calls=sum(output.calls for output in writer.outputs),
        cost=None if None in costs else sum(c for c in costs if c is not None),
        failed=sum(map(_has_no_reply, held)),
        failure=next(
            (
                f"{output.error}: {output.metadata.get('message', '')}"
                for output in reversed(writer.outputs)
                if _has_no_reply(output)
            ),
            "",
        ),
    )


def _has_no_reply(output: RunOutput) -> bool:
    return output.action is None and output.error not in ("", "parse")


class _Writer:
    """Appends outputs, whole lines only, from several threads."""

    def __init__(self, file: IO[bytes], dataset: str, watch: Watch | None) -> None:
        self.outputs: list[RunOutput] = []
        self._file = file
        self._dataset = dataset
        self._watch = watch
        self._lock = threading.Lock()

    def run(self, system: System, row: QuartetRow) -> None:
        """Ask a system about a row and keep what it says."""
        reply = system.answer(row.question, row.documents)
        output = output_of(reply, system, row, self._dataset)
        line = json.dumps(output.to_dict(), allow_nan=False).encode("ascii") + b"\n"
        with self._lock:
            self._file.write(line)
            self._file.flush()
            self.outputs.append(output)
            if self._watch is not None:
                self._watch(output)


def output_of(reply: Reply, system: System, row: QuartetRow, dataset: str) -> RunOutput:
    """A reply as the record of a run file."""
    return RunOutput(
        row=row.id,
        system=system.name,
        action=reply.action,
        model=system.model,
        answer=reply.answer,
        citations=reply.citations,
        quotes=reply.quotes,
        error=reply.error,
        calls=reply.calls,
        input_tokens=reply.input_tokens,
        output_tokens=reply.output_tokens,
        latency_ms=reply.latency_ms,
        cost=reply.cost,
        dataset=dataset,
        metadata=reply.metadata,
    )


def _kept(path: Path, dataset: str) -> tuple[RunOutput, ...]:
    if path.suffix == ".gz":
        raise EviscopeError(f"{path}: a run is appended to; give a name without .gz")
    if not path.exists():
        return ()
    _drop_broken_line(path)
    kept = read_outputs(path)
    others = {output.dataset for output in kept} - {dataset, ""}
    if others:
        raise EviscopeError(f"{path} holds outputs on another dataset")
    return kept


def _drop_broken_line(path: Path) -> None:
    """A run that was killed may leave half a line at the end."""
    with path.open("r+b") as file:
        size = file.seek(0, 2)
        position = size
        while position > 0:
            step = min(65_536, position)
            file.seek(position - step)
            found = file.read(step).rfind(b"\n")
            if found >= 0:
                position = position - step + found + 1
                break
            position -= step
        if position == size:
            return
        file.seek(position)
        half = file.read(len(_LINE_START))
        if half != _LINE_START[: len(half)]:
            raise EviscopeError(f"{path} is no run file; it is left as it was")
        file.truncate(position)


def rows_of_quartets(dataset: Dataset, count: int | None) -> Dataset:
    """The dataset cut to its first quartets, for a trial; None keeps all."""
    if count is None:
        return dataset
    wanted = set(list(dict.fromkeys(row.quartet for row in dataset.rows))[:count])
    rows: Iterable[QuartetRow] = (r for r in dataset.rows if r.quartet in wanted)
    return Dataset(dataset.info, tuple(rows))
