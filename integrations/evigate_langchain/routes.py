"""Where a graph goes on after a verdict."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from langchain_core.messages import AIMessage, BaseMessage
from langgraph.types import Command

from evigate import GateUsageError, Verdict
from evigate_langchain.calls import GuardedCall
from evigate_langchain.graph_updates import NodeUpdate
from evigate_langchain.tool_calls import only_calls

RECORDS_KEY: Final = "evigate"
RETRIES_KEY: Final = "evigate_retries"


@dataclass(frozen=True, slots=True)
class Routes:
    """Names of the nodes to go to, None where the graph's own edges lead on.

    Attributes:
        answer: after a released answer.
        abstain: after a withheld one.
        conflict: after one withheld for a conflict.
        retry: to retrieve again, before giving up.
        max_retries: how often in one turn.
    """

    answer: str | None = None
    abstain: str | None = None
    conflict: str | None = None
    retry: str | None = None
    max_retries: int = 1

    def __post_init__(self) -> None:
        if self.max_retries < 0:
            raise GateUsageError(
                f"max_retries must not be negative, got {self.max_retries!r}"
            )

    @property
    def targets(self) -> tuple[str, ...]:
        """All nodes that may follow, each once."""
        named = (self.answer, self.abstain, self.conflict, self.retry)
        return tuple(dict.fromkeys(name for name in named if name is not None))

    def check_state(self, state: Any) -> None:
        """See that the state can count retries, before a model is asked.

        Raises:
            GateUsageError: when it cannot.
        """
        if self.retry is not None and _retries(state) is None:
            raise GateUsageError(
                f"retry={self.retry!r} counts in the state, which has no "
                f"{RETRIES_KEY!r}; derive its class from evigate_langchain.GateState"
            )

    def choose(self, verdict: Verdict | None, retries: int) -> tuple[str | None, bool]:
        """The node to go to, and whether that is to retrieve again."""
        if verdict is None:  # no answer yet
            return None, False
        if verdict.released:
            return self.answer, False
        if verdict.action == "flag_conflict":
            return self.conflict or self.abstain, False
        if self.retry is not None and retries < self.max_retries:
            return self.retry, True
        return self.abstain, False

    def routed(
        self,
        update: NodeUpdate,
        verdict: Verdict,
        record: Mapping[str, Any],
        *,
        state: Any,
        call: GuardedCall,
        name: str,
    ) -> Any:
        """What the gated node returns; words beside tool calls never end a turn."""
        retries = _retries(state) or 0
        asking = _asking_for_tools(update.values)
        goto, again = self.choose(verdict if asking is None else None, retries)
        if again:
            kept = {RECORDS_KEY: {f"{name}:{retries + 1}": dict(record)}}
            return Command(update={**kept, RETRIES_KEY: 1}, goto=goto)
        shown = call.shown(update.values, verdict, record)
        if isinstance(shown, Mapping):
            if asking is not None and not verdict.released:
                messages = [*shown["messages"][:-1], only_calls(asking, record)]
                shown = {**shown, "messages": messages}
            key = _message_id(shown) or name
            shown = update.without_emptied(shown)
            shown[RECORDS_KEY] = {key: dict(record)}
            if retries:
                shown[RETRIES_KEY] = -retries
        return update.wrapped(shown, goto)

    def only_routed(
        self, verdict: Verdict | None, record: Mapping[str, Any] | None, state: Any
    ) -> Command[Any]:
        """What a routing node returns: the record and where to go, no text."""
        retries = _retries(state) or 0
        goto, again = self.choose(verdict, retries)
        update: dict[str, Any] = {}
        if record is not None:
            update[RECORDS_KEY] = {"evidence_router": dict(record)}
        if again or retries:
            update[RETRIES_KEY] = 1 if again else -retries
        return Command(update=update, goto=goto or ())


def _retries(state: Any) -> int | None:
    if isinstance(state, Mapping):
        value = state.get(RETRIES_KEY)
    else:
        value = getattr(state, RETRIES_KEY, None)
    return value if isinstance(value, int) else None


def _asking_for_tools(values: Any) -> AIMessage | None:
    """The update's last message where it calls tools."""
    messages = values.get("messages") if isinstance(values, Mapping) else None
    last = messages[-1] if isinstance(messages, (list, tuple)) and messages else None
    return last if isinstance(last, AIMessage) and last.tool_calls else None


def _message_id(values: Mapping[str, Any]) -> str | None:
    messages = values.get("messages")
    last = (
        messages[-1] if isinstance(messages, (list, tuple)) and messages else messages
    )
    return last.id if isinstance(last, BaseMessage) else None
