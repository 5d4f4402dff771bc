"""Dataset and run files: JSON lines, plain or gzip."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, TypeVar, cast

from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.records import DatasetInfo, QuartetRow, RunOutput

_GZIP_MAGIC: Final = b"\x1f\x8b"
_R = TypeVar("_R", QuartetRow, RunOutput, DatasetInfo)


@dataclass(frozen=True, slots=True)
class Dataset:
    """A header and its rows."""

    info: DatasetInfo
    rows: tuple[QuartetRow, ...]


def dataset_hash(rows: Iterable[QuartetRow]) -> str:
    """SHA-256 over the rows as canonical JSON, in order: 64 hex digits."""
    digest = hashlib.sha256()
    for row in rows:
        line = json.dumps(row.to_dict(), sort_keys=True, separators=(",", ":"))
        digest.update(line.encode("ascii") + b"\n")
    return digest.hexdigest()


def write_dataset(dataset: Dataset, path: Path | str) -> None:
    """Write a dataset; equal datasets give equal bytes."""
    with open_lines_for_writing(path) as write:
        write(dataset.info.to_dict())
        for row in dataset.rows:
            write(row.to_dict())


def read_dataset(path: Path | str) -> Dataset:
    """Read a dataset and check its hash.

    Raises:
        EviscopeError: when the file is no dataset, or its rows were changed.
        OSError: when it cannot be read.
    """
    lines = read_lines(path)
    first = next(lines, None)
    if first is None:
        raise EviscopeError(f"{path} is empty")
    info = _record(DatasetInfo, first, path)
    rows = tuple(_record(QuartetRow, line, path) for line in lines)
    if dataset_hash(rows) != info.hash:
        raise EviscopeError(f"{path}: the rows do not fit the hash of the dataset")
    return Dataset(info, rows)


def write_outputs(outputs: Iterable[RunOutput], path: Path | str) -> None:
    """Write a run file."""
    with open_lines_for_writing(path) as write:
        for output in outputs:
            write(output.to_dict())


def read_outputs(path: Path | str) -> tuple[RunOutput, ...]:
    """The retained outputs of a run file: for each key the last one.

    Raises:
        EviscopeError: when a line is no output.
        OSError: when it cannot be read.
    """
    kept: dict[tuple[str, str, str], RunOutput] = {}
    for line in read_lines(path):
        output = _record(RunOutput, line, path)
        kept[output.key] = output
    return tuple(kept.values())


def read_lines(path: Path | str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Line number and object of each line that is not blank.

    Raises:
        EviscopeError: when a line is no JSON object, or the file is damaged.
        OSError: when it cannot be read.
    """
    with open_bytes(path) as file:
        try:
            for number, raw in enumerate(file, start=1):
                if not raw.strip():
                    continue
                try:
                    values = json.loads(raw)
                except (ValueError, RecursionError):
                    raise EviscopeError(f"{path}: line {number} is no JSON") from None
                if not isinstance(values, dict):
                    raise EviscopeError(f"{path}: line {number} is no JSON object")
                yield number, values
        except EOFError:
            raise EviscopeError(f"{path} ends too early") from None


@contextmanager
def open_bytes(path: Path | str) -> Iterator[IO[bytes]]:
    """A file for reading, unpacked when it holds gzip data."""
    with Path(path).open("rb") as stored:
        packed = stored.peek(2)[:2] == _GZIP_MAGIC
        yield cast("IO[bytes]", gzip.GzipFile(fileobj=stored)) if packed else stored


@contextmanager
def open_lines_for_writing(path: Path | str) -> Iterator[Any]:
    """A function that writes one mapping a line; the file appears at the end."""
    target = Path(path)
    draft = target.with_name(target.name + ".partial")
    with draft.open("wb") as raw:
        stream: IO[bytes] = raw
        if target.suffix == ".gz":
            # No name and no time inside: equal rows give equal bytes.
            stream = cast("IO[bytes]", gzip.GzipFile("", "wb", fileobj=raw, mtime=0))

        def write(values: Mapping[str, Any]) -> None:
            line = json.dumps(values, allow_nan=False)
            stream.write(line.encode("ascii") + b"\n")

        try:
            yield write
        finally:
            if stream is not raw:
                stream.close()
    draft.replace(target)


def _record(kind: type[_R], line: tuple[int, dict[str, Any]], path: Path | str) -> _R:
    number, values = line
    try:
        return kind.from_dict(values)
    except EviscopeError as error:
        raise EviscopeError(f"{path}: line {number}: {error}") from None
    except (KeyError, TypeError, ValueError) as error:
        fault = f"{path}: line {number}: not a {kind.__name__}: {error}"
        raise EviscopeError(fault) from None
