"""Features of evigate's own gate: support by rare content, sentence by sentence.

All are risks in [0, 1]: higher means less support.
"""

from __future__ import annotations

from typing import Final

from evigate.evidence import Alignment, Evidence

EXTRA_FEATURES: Final = (
    "uncovered_content",
    "worst_sentence_uncovered",
    "unsupported_sentences",
    "scattered_support",
)
# A sentence counts as unsupported below this share of its content.
_SUPPORTED: Final = 0.5


def extra_features(evidence: Evidence) -> dict[str, float]:
    """The row of evigate's own features, in the order of ``EXTRA_FEATURES``.

    - ``uncovered_content``: share of the answer's content that no document holds,
      weighted by rarity;
    - ``worst_sentence_uncovered``: the same for the worst sentence;
    - ``unsupported_sentences``: share of sentences of which less than half is covered;
    - ``scattered_support``: how little of a sentence stands together in one place of
      the documents, mean over sentences.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The warranty lasts 3 years."], "It covers liquid damage.")
    >>> extra_features(Evidence(call))["uncovered_content"]
    1.0
    """
    rows = [row for row in evidence.alignments if row.content]
    if not rows:
        return dict.fromkeys(EXTRA_FEATURES, 0.0)
    content = sum(row.content for row in rows)
    uncovered = sum(row.content * (1.0 - row.coverage) for row in rows) / content
    worst = max(1.0 - row.coverage for row in rows)
    unsupported = sum(row.coverage < _SUPPORTED for row in rows) / len(rows)
    scattered = sum(1.0 - _together(row) for row in rows) / len(rows)
    return dict(
        zip(EXTRA_FEATURES, (uncovered, worst, unsupported, scattered), strict=True)
    )


def _together(row: Alignment) -> float:
    return row.supports[0].score if row.supports else 0.0
