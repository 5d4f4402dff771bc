"""Runs the command line inside the test process."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from evigate.cli import main

GOOD_ROW: dict[str, Any] = {
    "id": "good",
    "question": "How long is the warranty?",
    "documents": ["The warranty lasts 3 years."],
    "answer": "The warranty lasts 3 years.",
}


class Outcome(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def rows(self) -> list[dict[str, Any]]:
        """What stands on stdout, read as JSON lines."""
        return [json.loads(line) for line in self.out.splitlines()]


RunCommand = Callable[..., Outcome]


@pytest.fixture
def evigate_command(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> RunCommand:
    """`evigate_command("score", path, stdin=b"...")` runs it and says how it ended."""

    def run(*words: str | Path, stdin: bytes = b"") -> Outcome:
        source = io.BufferedReader(io.BytesIO(stdin))  # type: ignore[arg-type]
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(source))
        capfd.readouterr()
        code = main([str(word) for word in words])
        out, err = capfd.readouterr()
        return Outcome(code, out, err)

    return run


def json_lines(rows: Iterable[dict[str, Any]]) -> bytes:
    """Rows as the bytes of a JSON lines file."""
    return b"".join(json.dumps(row).encode() + b"\n" for row in rows)


@pytest.fixture
def good_row() -> dict[str, Any]:
    """A row that is accepted."""
    return dict(GOOD_ROW)


@pytest.fixture
def rows_file(tmp_path: Path) -> Callable[..., Path]:
    """Writes rows, or raw bytes, to a file."""

    def write(*rows: dict[str, Any] | bytes, name: str = "rows.jsonl") -> Path:
        path = tmp_path / name
        lines = [r if isinstance(r, bytes) else json_lines([r]).strip() for r in rows]
        path.write_bytes(b"".join(line + b"\n" for line in lines))
        return path

    return write
