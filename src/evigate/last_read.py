"""Calls in a row on one question and the same documents: these are read once.

Files of answers by several models hold such rows, and a streamed answer is judged piece
by piece.
"""

from __future__ import annotations

from collections.abc import Callable

from evigate.evidence import Evidence
from evigate.limits import read_within_limits
from evigate.policy import Policy
from evigate.records import RagCall, Reason

Reader = Callable[[RagCall, Policy], tuple[Evidence, list[Reason]]]
"""Reads a call within the limits of a policy; see :func:`read_within_limits`."""


class LastRead:
    """A reader that remembers the last call, and nothing else.

    For calls one after the other, not for several threads at a time.

    >>> reader = LastRead()
    >>> policy = Policy()
    >>> first, _ = reader(RagCall.of("", ["It lasts 3 years."], "3 years."), policy)
    >>> second, _ = reader(RagCall.of("", ["It lasts 3 years."], "4 years."), policy)
    >>> second.documents is first.documents, second.answer.text
    (True, '4 years.')
    """

    def __init__(self) -> None:
        self._last: Evidence | None = None

    def __call__(self, call: RagCall, policy: Policy) -> tuple[Evidence, list[Reason]]:
        """The evidence of a call and notes on what was left out of it."""
        last = self._last
        if last is not None and _reads_alike(last.call, call, policy):
            self._last = last.for_call(call)
            return self._last, []
        evidence, notes = read_within_limits(call, policy)
        # What was cut belongs to one call; a language that only the answer tells too.
        self._last = None if notes or evidence.answer_tells_language else evidence
        return evidence, notes


def _reads_alike(last: RagCall, call: RagCall, policy: Policy) -> bool:
    """Do two calls differ in the answer alone, and may it be read whole?"""
    if call.notes or len(call.answer) > policy.max_answer_characters:
        return False
    if sum(len(p.text) for p in call.documents) > policy.max_document_characters:
        return False
    try:
        return bool(
            last.question == call.question
            and last.documents == call.documents
            and last.history == call.history
        )
    except Exception:  # noqa: BLE001 - metadata of users need not compare
        return False
