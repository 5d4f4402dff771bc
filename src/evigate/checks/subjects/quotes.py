"""What messages quote of documents."""

from __future__ import annotations

from typing import Any, Final

from evigate.checks.subjects.mentions import Mention
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span

_SURE: Final = 0.75
QUOTED: Final = 110
"""Characters of a clause that a message quotes."""


def quoted(evidence: Evidence, source: Source, longest: int | None = QUOTED) -> str:
    """The text of a place in the documents, in one line.

    Args:
        evidence: the call.
        source: the place.
        longest: how many characters of it, None for all.

    >>> from evigate.records import RagCall
    >>> evidence = Evidence(RagCall.of("", ["It lasts\\n3 years."], ""))
    >>> quoted(evidence, evidence.source(0, 3, 18))
    'lasts 3 years.'
    """
    start, end = source.span or (0, None)
    text = evidence.documents[source.document].text[start:end]
    return " ".join(text.split())[:longest]


def other_than_told(
    evidence: Evidence, code: ReasonCode, said: Mention[Any], held: Mention[Any]
) -> Reason:
    """A finding that a value of the answer is another one in a document."""
    span = Span(said.value.start, said.value.end)
    source = evidence.source(held.document, held.value.start, held.value.end)
    message = (
        f"The answer says “{evidence.answer.text[slice(*span)]}”; the documents say "
        f"“{quoted(evidence, source, None)}” there."
    )
    return Reason(code, message, span, (source,), _SURE)
