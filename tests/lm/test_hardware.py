"""Where a model runs and in which numbers, when nothing is said."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from evigate.lm import hardware


@pytest.mark.parametrize(
    ("flags", "machine", "fast"),
    [
        ("flags : sse avx512f avx512_bf16", "x86_64", True),
        ("flags : amx_bf16 amx_tile", "AMD64", True),
        ("flags : sse avx2 avx512f", "x86_64", False),
        ("flags : avx512_bf16", "aarch64", False),
    ],
)
def test_bfloat16_is_fast_where_the_cpu_has_instructions_for_it(
    flags: str,
    machine: str,
    fast: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Anywhere else it is slower than float32."""
    file = tmp_path / "cpuinfo"
    file.write_text(flags)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert hardware.cpu_has_bfloat16(file) is fast


def test_where_the_flags_cannot_be_read_float32_is_taken(tmp_path: Path) -> None:
    """No guess."""
    assert not hardware.cpu_has_bfloat16(tmp_path / "absent")


def test_auto_follows_the_hardware(monkeypatch: pytest.MonkeyPatch) -> None:
    """A named type is taken as it is."""
    torch = pytest.importorskip("torch")
    for has_it, wanted in ((True, torch.bfloat16), (False, torch.float32)):
        monkeypatch.setattr(hardware, "cpu_has_bfloat16", lambda has=has_it: has)
        assert hardware.pick_dtype("auto", "cpu") is wanted
    assert hardware.pick_dtype("float16", "cpu") is torch.float16
    assert hardware.pick_dtype("auto", "mps") is torch.float32


def test_a_named_device_is_taken_as_it_is() -> None:
    """Without a name, CUDA where there is one."""
    torch = pytest.importorskip("torch")
    assert hardware.pick_device("cpu") == "cpu"
    wanted = "cuda" if torch.cuda.is_available() else "cpu"
    assert hardware.pick_device(None) == wanted
