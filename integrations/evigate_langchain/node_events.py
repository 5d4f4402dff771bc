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
    send_event(record)


async def aannounce(verdict: Verdict, record: Mapping[str, Any]) -> None:
    """:func:`announce` for event loops."""
    publish(verdict, record)
    await asend_event(record)


def send_event(record: Mapping[str, Any]) -> None:
    """Send the custom event from the run that surrounds us; none without one."""
    try:
        dispatch_custom_event(VERDICT_EVENT, record)
    except RuntimeError:  # no run to belong to: called outside of a graph
        return


async def asend_event(record: Mapping[str, Any]) -> None:
    """:func:`send_event` for event loops."""
    try:
        await adispatch_custom_event(VERDICT_EVENT, record)
    except RuntimeError:
        return
