"""What tokens cost: a dated table. A model that is not in it has no known price."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from evigate.providers.records import Usage


@dataclass(frozen=True, slots=True)
class Price:
    """US dollars per million tokens.

    Attributes:
        input: of the prompt.
        output: of the completion, reasoning included.
        as_of: ISO date on which the price was read.
        source: where.

    >>> Price(1.0, 2.0, as_of="2026-11-30").cost(Usage(500_000, 100_000))
    0.7
    """

    input: float
    output: float
    as_of: str
    source: str = ""

    def cost(self, usage: Usage) -> float | None:
        """Dollars of some tokens; None where the server did not count them."""
        if usage.input_tokens is None or usage.output_tokens is None:
            return None
        tokens = usage.input_tokens * self.input + usage.output_tokens * self.output
        return tokens / 1_000_000


_GOOGLE_PAGE: Final = "ai.google.dev/gemini-api/docs/pricing"
_GOOGLE_DATE: Final = "2026-10-07"

# Standard paid tier, prompts of up to 200,000 tokens.
_GOOGLE: Final = {
    "gemini-3.8-flash": (0.75, 3.75),  # until 2026-12-31; then 1.50 and 7.50
    "gemini-3.5-flash": (1.50, 9.00),
    "gemini-3.5-flash-lite": (0.30, 2.50),
    "gemini-3.1-pro-preview": (2.00, 12.00),
    "gemini-2.5-pro": (1.25, 10.00),
    "gemini-2.5-flash": (0.30, 2.50),
    "gemini-2.5-flash-lite": (0.10, 0.40),
}

PRICES: Final[Mapping[str, Price]] = {
    name: Price(*rates, as_of=_GOOGLE_DATE, source=_GOOGLE_PAGE)
    for name, rates in _GOOGLE.items()
}
"""Hosted models by name. Prices change: check them, or pass your own ``price``."""

LOCAL: Final = Price(0.0, 0.0, as_of="always", source="runs on your own machine")
"""Of models whose tokens nobody bills."""


def price_of(model: str) -> Price | None:
    """The price of a hosted model, None where the table has none.

    >>> price_of("models/gemini-2.5-flash").input
    0.3
    >>> price_of("gemini-0") is None
    True
    """
    return PRICES.get(model.removeprefix("models/"))
