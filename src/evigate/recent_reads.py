"""Question and documents that were read lately are not read again.

One call is judged before and after its answer is generated, a streamed answer piece by
piece, and files hold answers of several models in a row.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

from evigate.evidence import Evidence
from evigate.limits import read_within_limits
from evigate.policy import Policy
from evigate.records import RagCall, Reason

Reader = Callable[[RagCall, Policy], tuple[Evidence, list[Reason]]]
"""Reads a call within the limits of a policy; see :func:`read_within_limits`."""

# What was read of a text takes some two hundred times its size in memory.
MAX_CHARACTERS: Final = 50_000


class RecentReads:
    """A reader that remembers the last few calls; many threads may share it.

    Args:
        size: how many calls, 0 for none. The last one is kept whatever its length, the
            others as long as their documents are :data:`MAX_CHARACTERS` together.
        read: reads a call that is not remembered.

    >>> reader = RecentReads(2)
    >>> policy = Policy()
    >>> first, _ = reader(RagCall.of("", ["It lasts 3 years."], "3 years."), policy)
    >>> second, _ = reader(RagCall.of("", ["It lasts 3 years."], "4 years."), policy)
    >>> second.documents is first.documents, second.answer.text
    (True, '4 years.')
    """

    def __init__(self, size: int, read: Reader = read_within_limits) -> None:
        self._size = size
        self._read = read
        self._kept: tuple[Evidence, ...] = ()  # the last one first
        self._lock = threading.Lock()

    def __repr__(self) -> str:
        return f"RecentReads({self._size})"

    def __reduce__(self) -> tuple[type[RecentReads], tuple[int, Reader]]:
        """Pickles as its settings: a lock and users' texts stay behind."""
        return RecentReads, (self._size, self._read)

    def __call__(self, call: RagCall, policy: Policy) -> tuple[Evidence, list[Reason]]:
        """The evidence of a call and notes on what was left out of it."""
        # A tuple is replaced, never changed: no lock to look through it.
        for known in self._kept:
            if _reads_alike(known.call, call, policy):
                self._keep(known)
                return known.for_call(call), []
        evidence, notes = self._read(call, policy)
        # What was cut belongs to one call; a language that only the answer tells too.
        if not notes and not evidence.answer_tells_language:
            self._keep(evidence)
        return evidence, notes

    def _keep(self, evidence: Evidence) -> None:
        """Put one first; let go of those that are too many or too long."""
        if self._kept[:1] == (evidence,) or not self._size:
            return
        with self._lock:
            others = [known for known in self._kept if known is not evidence]
            kept, characters = [evidence], _length(evidence)
            for known in others[: self._size - 1]:
                characters += _length(known)
                if characters > MAX_CHARACTERS:
                    break
                kept.append(known)
            self._kept = tuple(kept)


def _length(evidence: Evidence) -> int:
    return sum(len(reading.text) for reading in evidence.documents)


def _reads_alike(last: RagCall, call: RagCall, policy: Policy) -> bool:
    """Do two calls differ in the answer alone, and may it be read whole?"""
    if last.question != call.question or call.notes:
        return False
    if len(call.answer) > policy.max_answer_characters:
        return False
    if sum(len(p.text) for p in call.documents) > policy.max_document_characters:
        return False
    try:
        return (
            len(last.documents) == len(call.documents)
            and all(
                own.text == other.text
                and own.id == other.id
                and (own is other or bool(own.metadata == other.metadata))
                for own, other in zip(last.documents, call.documents, strict=True)
            )
            and bool(last.history == call.history)
        )
    except Exception:  # noqa: BLE001 - metadata of users need not compare
        return False
