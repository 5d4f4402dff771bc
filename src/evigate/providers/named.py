"""Providers by name, as the command line takes them."""

from __future__ import annotations

from typing import Any

from evigate.providers.base import Provider
from evigate.providers.google import GoogleProvider
from evigate.providers.ollama import OllamaProvider
from evigate.providers.transformers import TransformersProvider


def provider_named(name: str, **settings: Any) -> Provider:
    """A provider from ``"KIND:MODEL"``.

    Args:
        name: ``"ollama:qwen2.5:7b-instruct"``, ``"google:gemini-3.5-flash"``,
            ``"transformers:DIRECTORY-OR-NAME"`` or ``"smollm2"``.
        **settings: see :class:`~evigate.providers.Provider`.

    Raises:
        ValueError: for a name of another form.
        MissingExtraError: when a package is missing.

    >>> provider_named("openai")
    Traceback (most recent call last):
    ValueError: unknown model 'openai': use ollama:NAME, google:NAME, ...
    """
    kind, _, model = name.partition(":")
    if kind == "smollm2" and not model:
        return TransformersProvider("smollm2", **settings)
    if kind == "ollama" and model:
        return OllamaProvider(model, **settings)
    if kind == "google" and model:
        return GoogleProvider(model, **settings)
    if kind == "transformers" and model:
        return TransformersProvider(model, **settings)
    raise ValueError(
        f"unknown model {name!r}: use ollama:NAME, google:NAME, "
        "transformers:NAME-OR-DIRECTORY or smollm2"
    )
