"""Where a model runs and in which numbers, when nothing is said."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Any, Final, Literal

DTypeName = Literal["float32", "bfloat16", "float16"]

_CPU_FLAGS: Final = Path("/proc/cpuinfo")
_FAST_BFLOAT16: Final = ("avx512_bf16", "amx_bf16")


def pick_device(device: str | None) -> str:
    """The device asked for, else CUDA where there is one, else the CPU."""
    import torch

    if device is not None:
        return device
    return "cuda" if torch.cuda.is_available() else "cpu"


def pick_dtype(dtype: str, device: str) -> Any:
    """The torch type asked for; ``"auto"`` is bfloat16 only where that is faster.

    A CPU without instructions for bfloat16 computes it more slowly than float32.
    """
    import torch

    if dtype == "auto":
        if device.startswith("cuda"):
            fast = torch.cuda.is_bf16_supported()
        else:
            fast = device == "cpu" and cpu_has_bfloat16()
        dtype = "bfloat16" if fast else "float32"
    return getattr(torch, dtype)


def cpu_has_bfloat16(flags_file: Path = _CPU_FLAGS) -> bool:
    """Does this CPU have AVX-512 or AMX instructions for bfloat16?

    Known on Linux only; elsewhere False.
    """
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return False
    try:
        flags = flags_file.read_text(encoding="ascii", errors="ignore")
    except OSError:
        return False
    return any(name in flags for name in _FAST_BFLOAT16)
