"""The program as a whole: its commands, help and version."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from evigate import MissingExtraError, Policy, __version__

Command = Callable[..., Any]


def test_help_lists_the_commands(evigate_command: Command) -> None:
    """With `--help`, and without any words."""
    for words in (["--help"], []):
        done = evigate_command(*words)
        assert done.code == 0
        for command in ("demo", "check", "score", "fit"):
            assert command in done.out


@pytest.mark.parametrize("command", ["demo", "check", "score", "fit"])
def test_every_command_explains_itself(evigate_command: Command, command: str) -> None:
    """Each has a help page."""
    done = evigate_command(command, "--help")
    assert done.code == 0
    assert "Usage: evigate" in done.out


def test_the_version_is_shown(evigate_command: Command) -> None:
    """As `--version`."""
    assert evigate_command("--version").out == f"evigate {__version__}\n"


def test_python_m_evigate_is_the_same_program(tmp_path: Path) -> None:
    """Its exit code reaches the shell."""
    done = subprocess.run(
        [sys.executable, "-m", "evigate", "score", str(tmp_path / "absent")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("evigate: cannot read")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
@pytest.mark.parametrize(
    ("words", "closed", "code", "message"),
    [
        ("score -", "<&-", 2, "stdin is closed"),
        ("check -q x -a y", ">&-", 2, "stdout is closed"),
        ("score absent", "2>&-", 2, ""),
    ],
)
def test_a_closed_stream_is_no_traceback(
    words: str, closed: str, code: int, message: str
) -> None:
    """Daemons and odd shells start programs so."""
    done = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m evigate {words} {closed}'],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_the_demo_gets_its_model_and_policy(
    evigate_command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command itself only reads options."""
    calls: list[tuple[str | None, str]] = []

    def run_demo(*, live: str | None, policy: Policy) -> None:
        calls.append((live, policy.name))
        if live == "ollama:absent":
            raise MissingExtraError("ollama", "ollama")

    demo = SimpleNamespace(run_demo=run_demo)
    monkeypatch.setitem(sys.modules, "evigate.cli.demo", demo)
    assert evigate_command("demo").code == 0
    assert evigate_command("demo", "--policy", "strict").code == 0
    done = evigate_command("demo", "--live", "ollama:absent")
    assert done.code == 2
    assert 'pip install "evigate[ollama]"' in done.err
    assert calls == [
        (None, "balanced"),
        (None, "strict"),
        ("ollama:absent", "balanced"),
    ]


def test_a_failing_gate_shows_no_traceback(
    evigate_command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The policy decides, the verdict says so, stderr keeps quiet."""
    from evigate.risk.zero_shot import ZeroShot

    def explode(*_: Any) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(ZeroShot, "risk", explode)
    words = ("-q", "How long?", "-d", "It lasts 3 years.", "-a", "It lasts 3 years.")
    done = evigate_command("check", *words, "--json")
    assert done.rows[0]["risk"] is None
    assert done.rows[0]["reasons"][0]["code"] == "scoring_failed"
    assert done.err == ""


@pytest.mark.skipif(not hasattr(signal, "SIGPIPE"), reason="needs POSIX pipes")
@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("check", "--help"),
        ("check", "-q", "Fee?", "-d", "5 euros.", "-a", "9 euros."),
        ("check", "-q", "Fee?", "-d", "5 euros.", "-a", "9 euros.", "--json"),
        ("demo",),
    ],
    ids=" ".join,
)
def test_a_reader_that_goes_away_ends_every_command_alike(words: list[str]) -> None:
    """Nothing on stderr, and the exit code that shells give for it."""
    with subprocess.Popen(
        [sys.executable, "-m", "evigate", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141
