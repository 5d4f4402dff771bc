"""Verifiers by name, as the command line takes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from evigate.providers import provider_named
from evigate.verifiers.base import Verifier
from evigate.verifiers.cached import CachedVerifier
from evigate.verifiers.hhem import HhemVerifier
from evigate.verifiers.lettuce import LettuceVerifier
from evigate.verifiers.llm_judge import LlmJudge
from evigate.verifiers.minicheck import MiniCheckVerifier
from evigate.verifiers.nli import NliVerifier

_LOCAL: dict[str, Callable[..., Any]] = {
    "nli": NliVerifier,
    "hhem": HhemVerifier,
    "minicheck": MiniCheckVerifier,
    "lettuce": LettuceVerifier,
}
_JUDGES = ("ollama", "google", "transformers")


def verifier_named(name: str) -> Verifier:
    """A verifier from ``"KIND:MODEL"``, with a cache in memory.

    Args:
        name: ``nli:``, ``hhem:``, ``minicheck:`` or ``lettuce:`` with a directory or
            hub name; ``ollama:``, ``google:`` or ``transformers:`` with a chat model
            that judges.

    Raises:
        ValueError: for a name of another form.
        MissingExtraError: when a package is missing.

    >>> verifier_named("nli:models/nli-deberta-v3-small").evidence
    'best-3/sentence'
    """
    kind, _, model = name.partition(":")
    if model and kind in _LOCAL:
        return CachedVerifier(_LOCAL[kind](model))
    if model and kind in _JUDGES:
        return CachedVerifier(LlmJudge(provider_named(name)))
    raise ValueError(
        f"unknown verifier {name!r}: use {', '.join(f'{k}:MODEL' for k in _LOCAL)}, "
        f"{', '.join(f'{k}:MODEL' for k in _JUDGES)}"
    )
