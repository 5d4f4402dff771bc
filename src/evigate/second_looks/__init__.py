"""Slower evidence inside the gate, for the calls that deserve it.

A look sees a call after the fast stages and may add findings, another risk and
details. One that fails, hangs or lies leaves the gate's own judgement standing.
"""

from __future__ import annotations

from evigate.second_looks.base import LookResult, SecondLook
from evigate.second_looks.running import LookRunner

__all__ = ["LookResult", "LookRunner", "SecondLook"]
