"""Announcing a verdict from inside a node of a graph, where no run of ours exists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from langchain_core.callbacks import adispatch_custom_event, dispatch_custom_event

from evigate import Verdict
from evigate_langchain.surfaces import VERDICT_EVENT, publish


def announce(verdict: Verdict, record: Mapping[str, Any]) -> None:
    """To scopes, to the graph's custom stream, and as the event ``evigate.verdict``."""
    publish(verdict, record)
    try:
        dispatch_custom_event(VERDICT_EVENT, record)
    except RuntimeError:  # no run to belong to: called outside of a graph
        return


async def aannounce(verdict: Verdict, record: Mapping[str, Any]) -> None:
    """:func:`announce` for event loops."""
    publish(verdict, record)
    try:
        await adispatch_custom_event(VERDICT_EVENT, record)
    except RuntimeError:
        return
