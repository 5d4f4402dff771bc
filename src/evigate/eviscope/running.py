"""Running systems over a dataset into a run file that can be taken up again.

Each output is one line, written as soon as it is there. Rows that the file already
holds are not run again, so a broken run is finished by the same command.
"""

from __future__ import annotations

import json
import threading
from collections import Counter
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
        garbled: outputs without an action whose reply the parser could not read, of
            both.
        garble: what the parser says of the last of them in this run.
    """

    made: int
    kept: int
    unread: int
    calls: int
    cost: float | None
    failed: int = 0
    failure: str = ""
    garbled: int = 0
    garble: str = ""


def run_systems(
    dataset: Dataset,
    systems: Sequence[System],
    path: Path | str,
    *,
    workers: int = 1,
    retry_errors: bool = False,
    watch: Watch | None = None,
    give_up_after: int | None = None,
) -> RunSummary:
    """Run systems over all rows of a dataset.

    Args:
        dataset: from :func:`~evigate.eviscope.files.read_dataset`.
        systems: each is asked once a row; it sees question and documents only.
        path: the run file; outputs are appended.
        workers: rows under way at once.
        retry_errors: run rows again whose kept output has no action.
        watch: gets each new output.
        give_up_after: stop when so many requests of a model or chain have had no reply
            and none has had one: a server that is not there stays away for all rows.

    Raises:
        EviscopeError: when the file belongs to another dataset or cannot be appended
            to, or when the run gives up.
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
        writer = _Writer(file, dataset.info.hash, watch, give_up_after)
        with ThreadPoolExecutor(max_workers=max(1, workers)) as pool:
            futures = [pool.submit(writer.run, system, row) for system, row in jobs]
            try:
                for future in futures:
                    future.result()
            except BaseException:
                for future in futures:
                    future.cancel()
                raise
    made = writer.outputs
    held = [*done.values(), *made]
    costs = [output.cost for output in made]
    return RunSummary(
        made=len(made),
        kept=len(done),
        unread=sum(output.action is None for output in held),
        calls=sum(output.calls for output in made),
        cost=None if None in costs else sum(c for c in costs if c is not None),
        failed=sum(map(_has_no_reply, held)),
        failure=next(map(_failure, filter(_has_no_reply, reversed(made))), ""),
        garbled=sum(map(_is_garbled, held)),
        garble=next(map(_garble, filter(_is_garbled, reversed(made))), ""),
    )


def _has_no_reply(output: RunOutput) -> bool:
    return output.action is None and output.error not in ("", "parse")


def _failure(output: RunOutput) -> str:
    said = str(output.metadata.get("message", ""))
    return f"{output.error}: {said}" if said else output.error


def _is_garbled(output: RunOutput) -> bool:
    return output.action is None and output.error == "parse"


def _garble(output: RunOutput) -> str:
    return str(output.metadata.get("parse_error") or "")


class _Writer:
    """Appends outputs, whole lines only, from several threads."""

    def __init__(
        self,
        file: IO[bytes],
        dataset: str,
        watch: Watch | None,
        give_up_after: int | None,
    ) -> None:
        self.outputs: list[RunOutput] = []
        self._give_up_after = give_up_after
        self._silent: Counter[str] = Counter()
        self._alive: set[str] = set()
        self._given_up: EviscopeError | None = None
        self._file = file
        self._dataset = dataset
        self._watch = watch
        self._lock = threading.Lock()

    def run(self, system: System, row: QuartetRow) -> None:
        """Ask a system about a row and keep what it says.

        Raises:
            EviscopeError: when this model or chain has never replied; see
                :func:`run_systems`.
        """
        if self._given_up is not None:
            raise self._given_up
        reply = system.answer(row.question, row.documents)
        output = output_of(reply, system, row, self._dataset)
        line = json.dumps(output.to_dict(), allow_nan=False).encode("ascii") + b"\n"
        with self._lock:
            self._file.write(line)
            self._file.flush()
            self.outputs.append(output)
            if self._watch is not None:
                self._watch(output)
            self._note_silence(output)

    def _note_silence(self, output: RunOutput) -> None:
        asked = output.model or output.system
        if not _has_no_reply(output):
            if output.calls:
                self._alive.add(asked)
            return
        self._silent[asked] += 1
        if asked not in self._alive and self._silent[asked] == self._give_up_after:
            self._given_up = EviscopeError(
                f"{asked} gave no reply to its first {self._give_up_after} requests "
                f"({_failure(output)}); once that is mended, the same command with "
                "--retry-errors goes on"
            )
            raise self._given_up


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
