"""A streamed answer under the gate: what may be shown, and when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal, get_args

from evigate.errors import GateUsageError, InvalidCallError
from evigate.judging import Judge
from evigate.policy import Policy
from evigate.recent_reads import RecentReads
from evigate.records import RagCall
from evigate.text.sentences import find_sentences
from evigate.verdicts import Verdict

StreamMode = Literal["buffer", "sentence", "observe"]
"""How a stream is released: at the end, sentence by sentence, or at once."""

# A sentence is judged with the ones before it, so that "It" keeps its meaning.
_WINDOW: Final = 3


class GateSession:
    """One streamed answer; made by :meth:`EvidenceGate.open`.

    In ``sentence`` mode what was released cannot be taken back: a fault further on
    only stops the rest.

    Args:
        judge: of the gate that opened it.
        call: question and documents; its answer is what is pushed.
        policy: that decides.
        mode: see Attributes.

    Attributes:
        mode: ``"buffer"``, ``"sentence"`` or ``"observe"``.
        held: True once a sentence did not pass; nothing more is released then before
            :meth:`finish`.
        closing: after :meth:`finish`: the piece still to show.

    >>> from evigate import EvidenceGate
    >>> session = EvidenceGate().open(question="How long?", documents=["3 years."])
    >>> session.push("3 years.")
    []
    >>> verdict = session.finish()
    >>> verdict.action, session.closing
    ('answer', '3 years.')
    """

    def __init__(
        self, judge: Judge, call: RagCall, policy: Policy, mode: StreamMode
    ) -> None:
        if mode not in get_args(StreamMode):
            raise GateUsageError(
                f"mode must be one of {get_args(StreamMode)}, got {mode!r}"
            )
        self.mode = mode
        self.held = False
        self.closing = ""
        self._judge = judge
        self._call = call
        self._policy = policy
        self._pieces: list[str] = []
        self._pending = ""
        self._window: list[str] = []
        self._released: list[str] = []
        # Its own: other streams at the same time must not drive it out.
        self._read = RecentReads(1, judge.read)
        self._verdict: Verdict | None = None

    def __repr__(self) -> str:
        return f"GateSession({self.mode}, held={self.held})"

    @property
    def answer(self) -> str:
        """All that the model said so far."""
        return "".join(self._pieces)

    @property
    def shown(self) -> str:
        """All that may have been shown so far, the closing piece included."""
        return "".join(self._released) + self.closing

    def push(self, delta: str) -> list[str]:
        """Take the next piece of the answer; returns the pieces that may be shown.

        Raises:
            GateUsageError: after :meth:`finish`.
            InvalidCallError: for a piece that is no string; None and "" add nothing.
        """
        if self._verdict is not None:
            raise GateUsageError("the session is finished; open another one")
        if not delta:
            return []
        if not isinstance(delta, str):
            raise InvalidCallError(
                f"a piece of an answer must be a string, got {type(delta).__name__}; "
                "of a message's content take content_text",
                code="invalid_answer",
            )
        self._pieces.append(delta)
        if self.mode == "observe":
            self._released.append(delta)
            return [delta]
        if self.mode == "buffer" or self.held:
            return []
        self._pending += delta
        return self._release_sentences()

    async def apush(self, delta: str) -> list[str]:
        """:meth:`push` for event loops."""
        import asyncio  # costs a start of the command line 20 ms

        if self.mode == "sentence" and self._judge.is_slow(self._call):
            return await asyncio.to_thread(self.push, delta)
        return self.push(delta)

    def finish(self) -> Verdict:
        """The verdict on the whole answer; sets :attr:`closing`. Idempotent."""
        if self._verdict is None:
            self._verdict = self._finished(
                lambda call: self._judge.conclude(call, self._policy, read=self._read)
            )
        return self._verdict

    async def afinish(self) -> Verdict:
        """:meth:`finish` for event loops."""
        import asyncio

        if self._judge.is_slow(replace(self._call, answer=self.answer)):
            return await asyncio.to_thread(self.finish)
        return self.finish()

    def _finished(self, judged: Callable[[RagCall], Verdict]) -> Verdict:
        verdict = judged(replace(self._call, answer=self.answer))
        if self.mode == "observe":
            return replace(verdict, released=True, text=verdict.call.answer)
        already = "".join(self._released)
        if verdict.released:
            self.closing = verdict.text[len(already) :]
        else:
            self.closing = ("\n\n" if already else "") + verdict.text
        return verdict

    def _release_sentences(self) -> list[str]:
        released: list[str] = []
        for end in self._complete_ends():
            start = sum(map(len, released))
            piece = self._pending[start:end]
            self._window = [*self._window[-_WINDOW:], piece]
            if not self._passes("".join(self._window)):
                self.held = True
                break
            released.append(piece)
        self._pending = self._pending[sum(map(len, released)) :]
        self._released.extend(released)
        return released

    def _complete_ends(self) -> list[int]:
        """Where complete sentences of the pending text end, white space included."""
        spans = find_sentences(self._pending)
        ends = [start for start, _ in spans[1:]]
        if spans and spans[-1][1] < len(self._pending) and self._pending[-1].isspace():
            last = self._pending[spans[-1][0] : spans[-1][1]]
            if last[-1:] in _TERMINATORS or "\n" in self._pending[spans[-1][1] :]:
                ends.append(len(self._pending))
        return ends

    def _passes(self, text: str) -> bool:
        verdict = self._judge.conclude(
            replace(self._call, answer=text),
            self._policy,
            read=self._read,
            emit=False,
        )
        return verdict.released


_TERMINATORS: Final = frozenset(".!?…。！？؟।\"'”’»)]")
