"""A row of features for each sentence of the answer, for models of sentences.

Where a person marked the unfaithful stretches of answers, a regression over sentences
learns more from the same answers than one over whole answers.
"""

from __future__ import annotations

import math
import re
from typing import Final, NamedTuple

from evigate.checks.sources.support import SentenceSupport, sentence_supports
from evigate.evidence import Evidence
from evigate.features.differences import known_forms, known_numbers
from evigate.features.extra import SentenceMeasures, sentence_measures

_PLAIN: Final = (
    "uncovered",
    "scattered",
    "new_pairs",
    "unknown_run",
    "missing",
    "unknown_share",
    "lacking",
    "unknown_words",
    "content_words",
    "words",
    "asked_share",
    "first",
    "last",
    "nearest",
    "unmatched_numbers",
    "unmatched_names",
)
_MISSING: Final = _PLAIN.index("missing")
_LACKING: Final = _PLAIN.index("lacking")

SENTENCE_FEATURES: Final = (
    *_PLAIN,
    *(f"{name}_by_missing" for name in _PLAIN),
    *(f"{name}_by_lacking" for name in _PLAIN),
)
"""Plain ones, then their products with two of them: what a sentence lacks tells more
in some sentences than in others. Shares lie in [0, 1]; counts but ``words`` itself are
given as ln(1 + n)."""

_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)*")
_MARK: Final = re.compile(r"(?m)^[ \t]*\(?\d{1,3}[.)](?=[ \t])|\[\d{1,3}\]")
_NOTHING: Final = (0.0, 0.0, 0.0, 0.0)


class SentenceRow(NamedTuple):
    """One sentence of the answer.

    Attributes:
        start, end: where it stands in the answer.
        values: in the order of ``SENTENCE_FEATURES``.
        words: its words, as compared.
    """

    start: int
    end: int
    values: tuple[float, ...]
    words: frozenset[str]


def sentence_rows(evidence: Evidence) -> list[SentenceRow]:
    """The rows of all sentences, in order; use through ``evidence.kept``.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The warranty lasts 3 years."], "3 years. Call Rivera.")
    >>> rows = sentence_rows(Evidence(call))
    >>> [row.values[SENTENCE_FEATURES.index("uncovered")] for row in rows]
    [0.0, 1.0]
    """
    supports = evidence.kept(sentence_supports)
    measured = {m.alignment.span: m for m in evidence.kept(sentence_measures)}
    reader = _Reader(evidence)
    last = len(supports) - 1
    return [
        reader.read(support, measured.get(support.alignment.span), k == 0, k == last)
        for k, support in enumerate(supports)
    ]


class _Reader:
    """What the sentences of one answer share."""

    def __init__(self, evidence: Evidence) -> None:
        self.answer = evidence.answer
        self.stems = evidence.stems_of(evidence.answer)
        self.content = evidence.content_flags(evidence.answer)
        self.asked = evidence.shared(asked_stems)
        self.numbers = _unmatched_numbers(evidence)
        self.names = _unmatched_names(evidence)

    def read(
        self,
        support: SentenceSupport,
        measures: SentenceMeasures | None,
        first: bool,
        last: bool,
    ) -> SentenceRow:
        """The row of one sentence; without measures it holds no content."""
        alignment = support.alignment
        low, high = alignment.low, alignment.high
        start, end = alignment.span
        forms = frozenset(self.answer.words.forms[low:high])
        near = alignment.supports[0].score if alignment.supports else 0.0
        values = (
            *(measures[1:] if measures else _NOTHING),
            support.strength,
            support.share,
            1.0 - alignment.coverage,
            math.log1p(len(support.unknown)),
            math.log1p(alignment.content),
            float(high - low),
            self._asked_share(low, high),
            float(first),
            float(last),
            near,
            math.log1p(self._numbers_in(start, end)),
            math.log1p(len(self.names & forms)),
        )
        missing, lacking = values[_MISSING], values[_LACKING]
        by_missing = [missing * value for value in values]
        by_lacking = [lacking * value for value in values]
        return SentenceRow(start, end, (*values, *by_missing, *by_lacking), forms)

    def _asked_share(self, low: int, high: int) -> float:
        """Share of the words of content that the question holds."""
        words = zip(self.stems[low:high], self.content[low:high], strict=True)
        content = [stem for stem, flag in words if flag]
        known = sum(stem in self.asked for stem in content)
        return known / len(content) if content else 0.0

    def _numbers_in(self, start: int, end: int) -> int:
        if not self.numbers:
            return 0
        written = _NUMBER.findall(_MARK.sub(" ", self.answer.text[start:end]))
        return len(self.numbers.intersection(written))


def asked_stems(evidence: Evidence) -> frozenset[str]:
    """Content stems of the question; use through ``evidence.shared``."""
    question = evidence.question
    return frozenset(evidence.content_stems(question, 0, len(question.words.forms)))


def _unmatched_numbers(evidence: Evidence) -> set[str]:
    """Numbers as written that neither documents nor question hold."""
    written = set(_NUMBER.findall(evidence.answer.text))
    return written - evidence.shared(known_numbers) if written else written


def _unmatched_names(evidence: Evidence) -> set[str]:
    """Words of names, not at the start of a sentence, that are held nowhere."""
    named = {w for n in evidence.answer.names if not n.initial for w in n.words}
    return named - evidence.shared(known_forms) if named else named
