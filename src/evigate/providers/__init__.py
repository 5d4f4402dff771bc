"""Chat models behind one small interface, with a JSON schema, usage, retries and cost.

Clients and frameworks are imported when a provider is built; keys come from the
environment, read by the clients themselves.
"""

from __future__ import annotations

from evigate.providers.base import ChatProvider, Provider
from evigate.providers.errors import ProviderError
from evigate.providers.function import FunctionProvider
from evigate.providers.google import GoogleProvider
from evigate.providers.langchain import LangChainProvider
from evigate.providers.llama_index import LlamaIndexProvider
from evigate.providers.named import provider_named, provider_of
from evigate.providers.ollama import OllamaProvider
from evigate.providers.prices import PRICES, Price, price_of
from evigate.providers.records import (
    ChatMessage,
    ChatRequest,
    Completion,
    Generation,
    Messages,
    Usage,
)
from evigate.providers.retrying import Retries
from evigate.providers.transformers import TransformersProvider

__all__ = [
    "PRICES",
    "ChatMessage",
    "ChatProvider",
    "ChatRequest",
    "Completion",
    "FunctionProvider",
    "Generation",
    "GoogleProvider",
    "LangChainProvider",
    "LlamaIndexProvider",
    "Messages",
    "OllamaProvider",
    "Price",
    "Provider",
    "ProviderError",
    "Retries",
    "TransformersProvider",
    "Usage",
    "price_of",
    "provider_named",
    "provider_of",
]
