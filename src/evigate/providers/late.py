"""Models that are loaded once, when first needed, and left behind by pickle."""

from __future__ import annotations

from typing import Any

from evigate.workers import ResetAtFork


class LoadedLate(ResetAtFork):
    """What keeps a large model: one load, one user at a time, small when pickled.

    Subclasses say how the model is loaded, call ``__init__``, and use it under
    ``self._lock``.
    """

    def __init__(self) -> None:
        self._loaded: Any = None
        self._reset()
        self.register()

    def _load(self) -> Any:
        """Load the model."""
        raise NotImplementedError

    def load(self) -> None:
        """Load the model now rather than at the first call."""
        with self._lock:
            self._model()

    def _model(self) -> Any:
        """The model; the caller holds the lock."""
        if self._loaded is None:
            self._loaded = self._load()
        return self._loaded

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_loaded": None, "_lock": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._reset()
        self.register()
