"""The state channel that keeps the text-free records of verdicts in a graph."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Annotated, Any, Final

# LangGraph's own: classes of both kinds do not mix as bases
from typing_extensions import TypedDict

MOST_RECORDS: Final = 256
"""So many records are kept per thread, the latest."""


def merge_records(
    known: Mapping[str, Any] | None, new: Mapping[str, Any] | None
) -> dict[str, Any]:
    """Reducer: records by message id, later ones of the same id win.

    >>> merge_records({"m1": {"risk": 0.1}}, {"m2": {"risk": 0.9}})
    {'m1': {'risk': 0.1}, 'm2': {'risk': 0.9}}
    """
    merged = {**(known or {})}
    for name, record in (new or {}).items():
        merged.pop(name, None)
        merged[name] = record
    return dict(list(merged.items())[-MOST_RECORDS:])


class GateState(TypedDict, total=False):
    """Mixin for the state of graphs with :func:`~evigate_langchain.gate_node`.

    Attributes:
        evigate: text-free records of verdicts, by message id or node name.
        evigate_retries: how often retrieval was tried again in this turn.

    >>> class State(GateState):
    ...     question: str
    ...     answer: str
    >>> sorted(State.__annotations__)
    ['answer', 'evigate', 'evigate_retries', 'question']
    """

    evigate: Annotated[dict[str, Any], merge_records]
    evigate_retries: Annotated[int, operator.add]
