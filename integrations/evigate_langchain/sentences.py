"""Sentence by sentence: what has passed is out at once and cannot be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from langchain_core.messages import AIMessageChunk, BaseMessage
from langchain_core.runnables.utils import AddableDict

from evigate import GateUsageError, RagCall, Verdict
from evigate_langchain.answers import is_only_passed_on
from evigate_langchain.calls import GuardedCall
from evigate_langchain.messages import METADATA_KEY, replaced_message
from evigate_langchain.releases import Finished, delta_of, merged
from evigate_langchain.streaming import unseen

_CANNOT: Final = (
    "stream='sentence' needs a chain that streams text, messages or a mapping with an "
    "answer in pieces, not {kind}; use stream='buffer'"
)
_OPENINGS: Final = ("<think>", "<thinking>", "<thought>")


class Session(Protocol):
    """What a stream needs of :class:`~evigate.GateSession`."""

    closing: str

    def push(self, delta: str) -> list[str]: ...

    async def apush(self, delta: str) -> list[str]: ...

    def finish(self) -> Verdict: ...

    async def afinish(self) -> Verdict: ...


class SentenceRelease:
    """Lets out each sentence once it has passed."""

    def __init__(self, call: GuardedCall) -> None:
        self._call = call
        self._chunks: list[Any] = []
        self._session: Session | None = None
        self._key: str | None = None
        self._like: Any = ""
        self._thinking = ThinkingFilter()

    def push(self, chunk: Any) -> Sequence[Any]:
        """The sentences that this chunk completes, and what only passes through."""
        passing, delta = self._take(chunk)
        if not delta:
            return passing
        session = self._opened()
        with unseen():
            passed = session.push(delta)
        return [*passing, *map(self._piece, passed)]

    async def apush(self, chunk: Any) -> Sequence[Any]:
        """:meth:`push` for event loops."""
        passing, delta = self._take(chunk)
        if not delta:
            return passing
        session = self._opened()
        with unseen():
            passed = await session.apush(delta)
        return [*passing, *map(self._piece, passed)]

    def finish(self) -> Finished:
        """What is still to show, with usage and record."""
        if self._nothing_to_judge():
            self._call.release_writes()
            return self._chunks, None, {}
        session = self._opened()
        with unseen():
            verdict = session.finish()
        return self._finished(verdict)

    async def afinish(self) -> Finished:
        """:meth:`finish` for event loops."""
        if self._nothing_to_judge():
            self._call.release_writes()
            return self._chunks, None, {}
        session = self._opened()
        with unseen():
            verdict = await session.afinish()
        return self._finished(verdict)

    # -- chunks in -----------------------------------------------------------------

    def _take(self, chunk: Any) -> tuple[list[Any], str]:
        """What passes through at once, and the text that is added to the answer."""
        self._chunks.append(chunk)
        if isinstance(chunk, AddableDict):
            return self._take_mapping(chunk)
        if not isinstance(chunk, (str, AIMessageChunk)):
            raise GateUsageError(_CANNOT.format(kind=type(chunk).__name__))
        return [], self._delta(chunk)

    def _take_mapping(self, chunk: AddableDict) -> tuple[list[Any], str]:
        key = self._call.settings.answers.key_of(chunk)
        parts = {
            name: value
            for name, value in chunk.items()
            if name != key and is_only_passed_on(name, value, self._call.given)
        }
        passing = [AddableDict(parts)] if parts else []
        if key is None or chunk[key] is None:
            return passing, ""
        self._key = key
        if not isinstance(chunk[key], (str, AIMessageChunk)):
            raise GateUsageError(_CANNOT.format(kind=type(chunk[key]).__name__))
        return passing, self._delta(chunk[key])

    def _delta(self, value: Any) -> str:
        self._like = value
        return self._thinking.feed(delta_of(value))

    def _opened(self) -> Session:
        if self._session is None:
            call, error = self._call.rag_call("")
            gate, policy = self._call.settings.gate, self._call.policy
            if error is None:
                self._session = gate.open(call, policy=policy, mode="sentence")
            else:
                self._session = FailedSession(self._call, call, error)
        return self._session

    def _nothing_to_judge(self) -> bool:
        if self._session is not None:
            return False
        answer, _ = self._call.answer_of(merged(self._chunks))
        return answer is None

    # -- pieces out ----------------------------------------------------------------

    def _piece(self, text: str) -> Any:
        like = self._like
        piece: Any = text
        if isinstance(like, AIMessageChunk):
            piece = AIMessageChunk(content=_content(like, text), id=like.id)
        return piece if self._key is None else AddableDict({self._key: piece})

    def _finished(self, verdict: Verdict) -> Finished:
        record = self._call.settle(verdict)
        closing = self._opened().closing
        whole = merged(self._chunks)
        answer = whole if self._key is None else whole[self._key]
        pieces: list[Any] = []
        if isinstance(answer, AIMessageChunk):
            last = _last_message(answer, closing, verdict, record)
            pieces.append(last if self._key is None else AddableDict({self._key: last}))
        elif closing:
            pieces.append(self._piece(closing))
        if isinstance(whole, Mapping):
            pieces.extend(self._held_parts(whole, verdict.released))
        if self._call.settings.verdict_key is not None:
            pieces.append(self._call.with_verdict_key(AddableDict(), record))
        return pieces, verdict, record

    def _held_parts(self, whole: Mapping[str, Any], released: bool) -> list[Any]:
        """Parts that may repeat the answer go out with it, or not at all."""
        parts = {
            name: value if released else None
            for name, value in whole.items()
            if name != self._key
            and not is_only_passed_on(name, value, self._call.given)
        }
        return [AddableDict(parts)] if parts else []


class ThinkingFilter:
    """Leaves out the reasoning that some models put first, inside tags.

    >>> thinking = ThinkingFilter()
    >>> [thinking.feed(piece) for piece in ("<thi", "nk>3?", "</think>", "3 years.")]
    ['', '', '', '3 years.']
    """

    def __init__(self) -> None:
        self._start: str | None = ""

    def feed(self, delta: str) -> str:
        """The part of the next piece that is no reasoning."""
        if self._start is None:
            return delta
        self._start += delta
        text = self._start.lstrip()
        tag = next((tag for tag in _OPENINGS if text.startswith(tag)), None)
        if tag is None:
            if any(tag.startswith(text) for tag in _OPENINGS):
                return ""
            text, self._start = self._start, None
            return text
        end = text.find("</" + tag[1:])
        if end < 0:
            return ""
        self._start = None
        return text[end + len(tag) + 1 :].lstrip()


class FailedSession:
    """Stands for a session where the call could not be read: the policy decides."""

    def __init__(self, call: GuardedCall, read: RagCall, error: Exception) -> None:
        self._call = call
        self._read = read
        self._error = error
        self._pieces: list[str] = []
        self.closing = ""

    def push(self, delta: str) -> list[str]:
        """Nothing goes out before the end."""
        self._pieces.append(delta)
        return []

    async def apush(self, delta: str) -> list[str]:
        """Nothing goes out before the end."""
        return self.push(delta)

    def finish(self) -> Verdict:
        """The verdict of the policy's ``on_error``."""
        call = replace(self._read, answer="".join(self._pieces))
        gate = self._call.settings.gate
        verdict = gate.fail(call, self._call.policy, self._error)
        self.closing = verdict.text
        return verdict

    async def afinish(self) -> Verdict:
        """The verdict of the policy's ``on_error``."""
        return self.finish()


def _content(like: AIMessageChunk, text: str) -> Any:
    """Text in the shape of a message's content."""
    if isinstance(like.content, str):
        return text
    block: dict[str, Any] = {"type": "text", "text": text}
    for other in like.content:
        if isinstance(other, dict) and "index" in other and other.get("text"):
            block["index"] = other["index"]
    return [block]


def _last_message(
    answer: AIMessageChunk, closing: str, verdict: Verdict, record: dict[str, Any]
) -> BaseMessage:
    """The last chunk: the rest of the text, and all that came beside the text."""
    if not verdict.released:
        return replaced_message(answer, closing, record)
    content: Any = closing
    if not isinstance(answer.content, str):
        others = [
            block
            for block in answer.content
            if isinstance(block, dict) and not isinstance(block.get("text"), str)
        ]
        content = [*others, *(_content(answer, closing) if closing else [])]
    return answer.model_copy(
        update={
            "content": content,
            "response_metadata": {**answer.response_metadata, METADATA_KEY: record},
            "chunk_position": "last",
        }
    )
