"""What of a streamed answer goes out when: at the end, by sentence, or at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Protocol

from langchain_core.messages import AIMessageChunk, BaseMessage
from langchain_core.runnables.utils import AddableDict

from evigate import Verdict, content_text
from evigate_langchain.calls import GuardedCall
from evigate_langchain.messages import METADATA_KEY, message_with_record


class Release(Protocol):
    """Takes a chain's chunks and says what may go out."""

    def push(self, chunk: Any) -> Sequence[Any]:
        """What may go out now."""
        ...

    async def apush(self, chunk: Any) -> Sequence[Any]:
        """:meth:`push` for event loops."""
        ...

    def finish(self) -> tuple[Sequence[Any], Verdict | None, dict[str, Any]]:
        """What goes out last, the verdict and its record."""
        ...

    async def afinish(self) -> tuple[Sequence[Any], Verdict | None, dict[str, Any]]:
        """:meth:`finish` for event loops."""
        ...


Finished = tuple[Sequence[Any], Verdict | None, dict[str, Any]]


class BufferedRelease:
    """Everything at the end: withheld text never leaves."""

    def __init__(self, call: GuardedCall) -> None:
        self._call = call
        self._chunks: list[Any] = []

    def push(self, chunk: Any) -> Sequence[Any]:
        """Nothing goes out before the end."""
        self._chunks.append(chunk)
        return ()

    async def apush(self, chunk: Any) -> Sequence[Any]:
        """Nothing goes out before the end."""
        return self.push(chunk)

    def finish(self) -> Finished:
        """The chunks as they came, or the replacement once."""
        output = merged(self._chunks)
        return self._finished(output, self._call.judge(output))

    async def afinish(self) -> Finished:
        """:meth:`finish` for event loops."""
        output = merged(self._chunks)
        return self._finished(output, await self._call.ajudge(output))

    def _finished(self, output: Any, verdict: Verdict | None) -> Finished:
        if verdict is None:
            self._call.release_writes()
            return self._chunks, None, {}
        record = self._call.settle(verdict)
        if not verdict.released:
            shown = self._call.shown(output, verdict, record)
            return [_as_chunk(shown)], verdict, record
        return with_last_marked(self._call, self._chunks, record), verdict, record


class ObservedRelease:
    """Everything at once; the verdict comes at the end."""

    def __init__(self, call: GuardedCall) -> None:
        self._call = call
        self._chunks: list[Any] = []

    def push(self, chunk: Any) -> Sequence[Any]:
        """The chunk as it is."""
        self._chunks.append(chunk)
        return (chunk,)

    async def apush(self, chunk: Any) -> Sequence[Any]:
        """The chunk as it is."""
        return self.push(chunk)

    def finish(self) -> Finished:
        """A last, empty chunk with the record, where the chunks can carry one."""
        output = merged(self._chunks)
        return self._finished(output, self._call.judge(output))

    async def afinish(self) -> Finished:
        """:meth:`finish` for event loops."""
        output = merged(self._chunks)
        return self._finished(output, await self._call.ajudge(output))

    def _finished(self, output: Any, verdict: Verdict | None) -> Finished:
        if verdict is None:
            return (), None, {}
        verdict = replace(verdict, released=True, text=verdict.call.answer)
        record = self._call.settle(verdict)
        return record_chunks(self._call, output, record), verdict, record


def merged(chunks: Sequence[Any]) -> Any:
    """All chunks as one output, as LangChain adds them up.

    Chunks that do not add up replace each other: the last one is the whole.
    """
    if not chunks:
        return ""
    if all(isinstance(chunk, str) for chunk in chunks):
        return "".join(chunks)
    first = chunks[0]
    if len(chunks) > 1 and all(isinstance(chunk, AIMessageChunk) for chunk in chunks):
        return first + list(chunks[1:])
    together = first
    for chunk in chunks[1:]:
        try:
            together = together + chunk
        except TypeError:
            together = chunk
    return together


def with_last_marked(
    call: GuardedCall, chunks: Sequence[Any], record: dict[str, Any]
) -> list[Any]:
    """The chunks of a released answer, the record on the last one that can carry it."""
    marked = list(chunks)
    answers = call.settings.answers
    for index in range(len(marked) - 1, -1, -1):
        chunk = marked[index]
        if isinstance(chunk, str):
            break
        if isinstance(chunk, BaseMessage):
            marked[index] = message_with_record(chunk, record)
            break
        key = answers.key_of(chunk)
        if key is not None and isinstance(chunk[key], BaseMessage):
            part = message_with_record(chunk[key], record)
            marked[index] = type(chunk)({**chunk, key: part})
            break
    if call.settings.verdict_key is not None:
        marked.append(call.with_verdict_key(AddableDict(), record))
    return marked


def record_chunks(call: GuardedCall, output: Any, record: dict[str, Any]) -> list[Any]:
    """Further, empty chunks that carry the record of an answer already shown."""
    chunks: list[Any] = []
    key = call.settings.answers.key_of(output)
    if isinstance(output, AIMessageChunk):
        chunks.append(record_chunk(output, record))
    elif key is not None and isinstance(output[key], AIMessageChunk):
        chunks.append(AddableDict({key: record_chunk(output[key], record)}))
    if call.settings.verdict_key is not None:
        chunks.append(call.with_verdict_key(AddableDict(), record))
    return chunks


def record_chunk(like: AIMessageChunk, record: dict[str, Any]) -> AIMessageChunk:
    """An empty chunk of the same message that carries the record."""
    content: Any = "" if isinstance(like.content, str) else []
    return AIMessageChunk(
        content=content, id=like.id, response_metadata={METADATA_KEY: record}
    )


def delta_of(value: Any) -> str:
    """The text that a chunk adds to the answer."""
    return value if isinstance(value, str) else content_text(value.content)


def _as_chunk(shown: Any) -> Any:
    return AddableDict(shown) if type(shown) is dict else shown


def last_pieces(call: GuardedCall, finished: Finished) -> Iterator[Any]:
    """The last pieces of a stream, the verdict beside the very last one."""
    pieces, verdict, _ = finished
    if not pieces and verdict is not None and call.settings.include_verdict:
        pieces = [None]
    for index, piece in enumerate(pieces):
        yield call.wrapped(piece, verdict if index == len(pieces) - 1 else None)


def whole_input(parts: list[Any]) -> Any:
    """The whole input of a stream of its parts; parts that do not add up replace."""
    whole: Any = None
    for part in parts:
        try:
            whole = part if whole is None else whole + part
        except TypeError:
            whole = part
    return whole


def closable(chunks: Any) -> Any:
    """An iterator that can be closed; third-party streams may lack ``close``."""
    return chunks if hasattr(chunks, "close") else (chunk for chunk in chunks)
