"""What messages quote of documents."""

from __future__ import annotations

from typing import Final

from evigate.evidence import Evidence
from evigate.records import Source

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
