"""Token streams under the gate: pieces in, pieces that may be shown out."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from typing import Any, Final

from llama_index.core.schema import NodeWithScore

from evigate import GateSession, Verdict, structured_text, without_reasoning
from evigate_llama_index.judging import Turn, withheld_already

_OPENINGS: Final = ("<think>", "<thinking>", "<thought>")
Finished = Callable[[Verdict | None], None]
"""Gets the verdict; None where another gate withheld the text already."""


class ReasoningHold:
    """Keeps the reasoning that some models put first out of a stream.

    >>> hold = ReasoningHold()
    >>> [hold.push(piece) for piece in ("<thi", "nk>3?</think>", "3 ", "years.")]
    ['', '', '3 ', 'years.']
    >>> hold.finish()
    ''
    """

    def __init__(self) -> None:
        self._held = ""
        self._passed = False

    def push(self, delta: str) -> str:
        """Take the next piece; returns what is certainly no reasoning."""
        if self._passed:
            return delta
        self._held += delta
        start = self._held.lstrip()
        if start.startswith(_OPENINGS):
            if ">" not in delta:  # nothing can close with this piece
                return ""
            answer = without_reasoning(self._held)
            return "" if answer == self._held else self._pass(answer)
        if any(opening.startswith(start) for opening in _OPENINGS):
            return ""
        return self._pass(self._held)

    def finish(self) -> str:
        """What is still held: a block that was never closed is the answer."""
        return "" if self._passed else self._pass(self._held)

    def _pass(self, text: str) -> str:
        self._passed, self._held = True, ""
        return text


class GatedStream:
    """One streamed answer between the model and its reader.

    In ``buffer`` mode nothing leaves before the verdict, then the pieces as they came.
    """

    def __init__(
        self, turn: Turn, nodes: Sequence[NodeWithScore], response: Any
    ) -> None:
        self.turn = turn
        self.mode = turn.gating.mode
        self.raw: list[str] = []
        self._hold = ReasoningHold()
        self._characters = 0
        self._error: Exception | None = None
        self._session: GateSession | None = None
        try:
            call = turn.call(nodes, "", response)
            self._session = turn.gating.gate.open(
                call, policy=turn.policy, mode=self.mode
            )
        except Exception as error:  # noqa: BLE001 - the policy decides, at the end
            self._error = error

    def push(self, delta: str) -> list[str]:
        """Take a piece; returns the pieces to show now."""
        self.raw.append(delta)
        answer = self._hold.push(delta)
        released = [] if self._session is None else self._session.push(answer)
        return self._shown([delta] if self.mode == "observe" else released)

    async def apush(self, delta: str) -> list[str]:
        """:meth:`push` for event loops."""
        self.raw.append(delta)
        answer = self._hold.push(delta)
        released = []
        if self._session is not None:
            released = await self._session.apush(answer)
        return self._shown([delta] if self.mode == "observe" else released)

    def finish(self) -> tuple[Verdict, list[str]]:
        """The verdict, and the pieces still to show."""
        rest = self._hold.finish()
        if self._session is None:
            return self._unreadable()
        released = self._session.push(rest)
        return self._closed(self._session, self._session.finish(), released)

    async def afinish(self) -> tuple[Verdict, list[str]]:
        """:meth:`finish` for event loops."""
        rest = self._hold.finish()
        if self._session is None:
            return self._unreadable()
        released = await self._session.apush(rest)
        return self._closed(self._session, await self._session.afinish(), released)

    def passed_on(self) -> list[str]:
        """The rest of a text that is a gate's already."""
        return ["".join(self.raw)[self._characters :]]

    def _shown(self, pieces: list[str]) -> list[str]:
        self._characters += sum(map(len, pieces))
        return pieces

    def _closed(
        self, session: GateSession, verdict: Verdict, released: list[str]
    ) -> tuple[Verdict, list[str]]:
        self.turn.concluded(verdict, verdict.text)
        if self.mode == "observe":
            return verdict, []
        if self.mode == "buffer" and verdict.released:
            return verdict, self.raw
        closing = session.closing
        if not verdict.released and closing == verdict.text:
            closing = self.turn.text_of(verdict)
        return verdict, [*released, *([closing] if closing else [])]

    def _unreadable(self) -> tuple[Verdict, list[str]]:
        answer = without_reasoning("".join(self.raw))
        error = self._error or ValueError("the nodes could not be read")
        verdict = self.turn.failed(answer, error)
        self.turn.concluded(verdict, verdict.text)
        if self.mode == "observe":
            return verdict, []
        return verdict, self.raw if verdict.released else [verdict.text]


class StructuredStream:
    """Streamed objects: the last one is the answer; it comes whole or not at all."""

    def __init__(
        self, turn: Turn, nodes: Sequence[NodeWithScore], response: Any
    ) -> None:
        self.turn = turn
        self.pieces: list[Any] = []
        self._nodes = nodes
        self._response = response

    @property
    def answer(self) -> str:
        """The text of the last object."""
        fields = self.turn.gating.answer_fields
        return structured_text(self.pieces[-1], fields) if self.pieces else ""

    def closed(self, verdict: Verdict) -> list[Any]:
        """What is shown in the end."""
        return self.pieces if verdict.released else [self.turn.text_of(verdict)]


def gated_tokens(
    turn: Turn,
    nodes: Sequence[NodeWithScore],
    response: Any,
    source: Any,
    finished: Finished,
) -> Generator[Any, None, None]:
    """The tokens of a model as they may be shown; ``finished`` gets the verdict."""
    stream: GatedStream | None = None
    objects = StructuredStream(turn, nodes, response)
    try:
        for piece in source:
            if not isinstance(piece, str):
                objects.pieces.append(piece)
                continue
            stream = stream or GatedStream(turn, nodes, response)
            yield from stream.push(piece)
        if objects.pieces:
            verdict = turn.judge(nodes, objects.answer, response)
            finished(verdict)
            yield from objects.closed(verdict)
            return
        stream = stream or GatedStream(turn, nodes, response)
        if withheld_already(response):
            finished(None)
            yield from stream.passed_on()
            return
        verdict, rest = stream.finish()
        finished(verdict)
        yield from rest
    finally:
        if hasattr(source, "close"):
            with contextlib.suppress(RuntimeError, ValueError):
                source.close()


async def agated_tokens(
    turn: Turn,
    nodes: Sequence[NodeWithScore],
    response: Any,
    source: Any,
    finished: Finished,
) -> AsyncGenerator[Any, None]:
    """:func:`gated_tokens` for event loops."""
    stream: GatedStream | None = None
    objects = StructuredStream(turn, nodes, response)
    try:
        async for piece in source:
            if not isinstance(piece, str):
                objects.pieces.append(piece)
                continue
            stream = stream or GatedStream(turn, nodes, response)
            for shown in await stream.apush(piece):
                yield shown
        if objects.pieces:
            verdict = await turn.ajudge(nodes, objects.answer, response)
            finished(verdict)
            rest = objects.closed(verdict)
        elif withheld_already(response):
            finished(None)
            rest = stream.passed_on() if stream else []
        else:
            stream = stream or GatedStream(turn, nodes, response)
            verdict, rest = await stream.afinish()
            finished(verdict)
        for shown in rest:
            yield shown
    finally:
        if hasattr(source, "aclose"):
            with contextlib.suppress(RuntimeError):
                await source.aclose()
