"""What goes wrong in an evaluation: files and records that cannot be used."""

from __future__ import annotations

from evigate.errors import EvigateError


class EviscopeError(EvigateError, ValueError):
    """A dataset, a run or a source that cannot be used; says which part and why."""
