"""Providers by name, as the command line takes them."""

from __future__ import annotations

from typing import Any

from evigate.errors import MissingExtraError
from evigate.providers.base import Provider
from evigate.providers.function import FunctionProvider
from evigate.providers.google import GoogleProvider
from evigate.providers.langchain import LangChainProvider
from evigate.providers.llama_index import LlamaIndexProvider
from evigate.providers.ollama import OllamaProvider
from evigate.providers.transformers import TransformersProvider


def provider_named(name: str, **settings: Any) -> Provider:
    """A provider from ``"KIND:MODEL"``.

    Args:
        name: ``"ollama:qwen2.5:7b-instruct"``, ``"google:gemini-3.5-flash"``,
            ``"transformers:DIRECTORY-OR-NAME"``, ``"smollm2"``, or
            ``"langchain:PROVIDER:MODEL"`` for what LangChain's ``init_chat_model``
            understands, at temperature zero.
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
    if kind == "langchain" and ":" in model.strip(":"):
        return LangChainProvider(_langchain_model(model), **settings)
    raise ValueError(
        f"unknown model {name!r}: use ollama:NAME, google:NAME, "
        "transformers:NAME-OR-DIRECTORY, langchain:PROVIDER:MODEL or smollm2"
    )


def _langchain_model(name: str) -> Any:
    try:
        from langchain.chat_models import init_chat_model
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "langchain":
            raise
        raise MissingExtraError("langchain", "langchain") from error
    try:
        return init_chat_model(name, temperature=0.0)
    except (ImportError, ValueError) as error:
        # Its messages list all that it knows, or name the package to install.
        said = str(error).strip().partition("\n")[0]
        raise ValueError(f"LangChain cannot make {name!r}: {said}") from error


def provider_of(model: Any, **settings: Any) -> Provider:
    """A provider around a chat model that is there already.

    Args:
        model: a LangChain chat model, a LlamaIndex LLM, a function of the messages, or
            a provider, which is given back.
        **settings: see :class:`~evigate.providers.Provider`.

    Raises:
        TypeError: for anything else.
        MissingExtraError: when a package is missing.

    >>> shout = provider_of(lambda messages: messages[-1]["content"].upper())
    >>> shout.complete("hi").text
    'HI'
    """
    if isinstance(model, Provider):
        return model
    if callable(getattr(model, "invoke", None)):
        return LangChainProvider(model, **settings)
    if callable(getattr(model, "chat", None)) and hasattr(model, "metadata"):
        return LlamaIndexProvider(model, **settings)
    if callable(model) and not isinstance(model, type):
        return FunctionProvider(model, **settings)
    raise TypeError(
        "a chat model is of LangChain or LlamaIndex, or a function of the messages; "
        f"got {type(model).__name__}"
    )
