"""The feature row of the learned gate: the paper's base family, ours, and findings.

What the answer's sentences lack is given as a mean and for the worst, second worst and
last one: a single bad sentence counts, and it often stands at the end. How an answer is
written tells a model that saw labels more: declining in part, lists, talk of sources.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from evigate.checks.sources.support import SentenceSupport, sentence_supports
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.features.base import BASE_FEATURES, base_features
from evigate.features.differences import (
    DIFFERENCE_FEATURES,
    difference_features,
    new_capitals,
)
from evigate.features.extra import SentenceMeasures, sentence_measures
from evigate.records import Reason
from evigate.risk.restrictions import restriction_features
from evigate.text.light import light_words
from evigate.text.refusals import find_refusal
from evigate.text.tables.citation_words import SOURCE_NOUNS, SOURCE_PLURALS

_MEASURES: Final = (
    "uncovered",
    "scattered",
    "new_pairs",
    "unknown_run",
    "missing",
    "unknown_share",
)
_PLACES: Final = ("mean", "worst", "second", "last")
_LEVELS: Final = (0.3, 0.5, 0.7)
_COUNTS: Final = (
    "sentences_missing_03",
    "sentences_missing_05",
    "sentences_missing_07",
    "unknown_words",
    "most_unknown_words",
    "sentences",
    "content_words",
)
_MANNER: Final = (
    "refusal_share",
    "sentences_after_refusal",
    "heavy_unknown_words",
    "source_mentions",
    "lines",
    "colons",
    "brackets",
)
_SOURCES: Final = frozenset(f"{SOURCE_NOUNS} {SOURCE_PLURALS}".split())
_FAMILIES: Final[Mapping[str, frozenset[ReasonCode]]] = {
    "amounts": frozenset(
        {
            "number_mismatch",
            "number_wrong_subject",
            "unit_mismatch",
            "currency_mismatch",
            "rate_mismatch",
            "bound_mismatch",
            "date_mismatch",
            "period_mismatch",
            "tense_mismatch",
        }
    ),
    "polarity": frozenset(
        {
            "negation_mismatch",
            "antonym_mismatch",
            "condition_mismatch",
            "quantifier_mismatch",
            "hedge_mismatch",
        }
    ),
    "names": frozenset({"entity_mismatch", "identifier_mismatch"}),
    "support": frozenset({"unsupported_sentence"}),
    "attribution": frozenset(
        {
            "role_mismatch",
            "superlative_mismatch",
            "altered_quotation",
            "citation_out_of_range",
            "citation_unsupported",
        }
    ),
}

SUPPORT_ROW: Final = (
    *BASE_FEATURES,
    *(f"{place}_{measure}" for place in _PLACES for measure in _MEASURES),
    *_COUNTS,
    *_MANNER,
    *DIFFERENCE_FEATURES,
    "further_denials",
)
"""What is read from the evidence alone."""

FINDING_ROW: Final = tuple(
    f"{part}_{family}" for family in _FAMILIES for part in ("surest", "count")
)
"""What the findings of the checks add."""

LEARNED_FEATURES: Final = SUPPORT_ROW + FINDING_ROW
"""Names of the whole row, in order."""


class _Sentence(NamedTuple):
    """The measures of one sentence and how many words no document knows."""

    measures: tuple[float, ...]
    missing: float
    unknown: int
    content: int


def learned_features(evidence: Evidence) -> dict[str, float]:
    """The part of the row that the evidence gives, in the order of ``SUPPORT_ROW``.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The warranty lasts 3 years."], "It lasts 3 years.")
    >>> learned_features(Evidence(call))["worst_missing"]
    0.0
    """
    rows = _sentences(evidence)
    values = [
        *base_features(evidence).values(),
        *_places(rows),
        *_counts(rows),
        *_manner(evidence),
        *_differences(evidence),
        restriction_features(evidence)["further_denials"],
    ]
    return dict(zip(SUPPORT_ROW, values, strict=True))


def finding_features(findings: Sequence[Reason]) -> dict[str, float]:
    """Per family of faults the largest weight and how many there are (as ln(1 + n)).

    >>> reason = Reason("entity_mismatch", "A name.", weight=0.7)
    >>> row = finding_features([reason])
    >>> row["surest_names"], row["surest_polarity"]
    (0.7, 0.0)
    """
    values: list[float] = []
    for codes in _FAMILIES.values():
        weights = [finding.weight for finding in findings if finding.code in codes]
        values += [max(weights, default=0.0), math.log1p(len(weights))]
    return dict(zip(FINDING_ROW, values, strict=True))


def _sentences(evidence: Evidence) -> list[_Sentence]:
    supports = [s for s in evidence.kept(sentence_supports) if s.alignment.content]
    return [
        _sentence(support, measures)
        for support, measures in zip(
            supports, evidence.kept(sentence_measures), strict=True
        )
    ]


def _sentence(support: SentenceSupport, measures: SentenceMeasures) -> _Sentence:
    alignment, *lacking = measures
    return _Sentence(
        (*lacking, support.strength, support.share),
        support.strength,
        len(support.unknown),
        alignment.content,
    )


def _manner(evidence: Evidence) -> list[float]:
    """How the answer is written; counts as ln(1 + n)."""
    answer = evidence.answer
    refused = [
        find_refusal(answer.text[start:end]) is not None
        for start, end in answer.sentences
    ]
    after = len(refused) - 1 - refused.index(True) if any(refused) else 0
    counts = (
        after,
        _heavy_unknown(evidence),
        sum(form in _SOURCES for form in answer.words.forms),
        answer.text.count("\n"),
        answer.text.count(":"),
        answer.text.count("("),
    )
    share = sum(refused) / len(refused) if refused else 0.0
    return [share, *map(math.log1p, counts)]


def _differences(evidence: Evidence) -> list[float]:
    """The differences, with every new word that has a capital among the names."""
    counts = difference_features(evidence)
    counts["unmatched_names"] = float(len(new_capitals(evidence)))
    return list(counts.values())


def _heavy_unknown(evidence: Evidence) -> int:
    """Words that claim something and stand in no document, light ones left out."""
    answer = evidence.answer
    stems = evidence.stems_of(answer)
    light = light_words(evidence.language_of(answer))
    known = evidence.postings
    words = zip(answer.words.forms, stems, evidence.content_flags(answer), strict=True)
    return len(
        {
            stem
            for form, stem, content in words
            if content and not (stem in known or form in light or stem in light)
        }
    )


def _places(rows: Sequence[_Sentence]) -> list[float]:
    """Every measure as a mean by content, of the worst, the second and the last."""
    if not rows:
        return [0.0] * (len(_PLACES) * len(_MEASURES))
    total = sum(row.content for row in rows)
    columns = list(zip(*(row.measures for row in rows), strict=True))
    sizes = [row.content for row in rows]
    ordered = [sorted(column, reverse=True) for column in columns]
    means = [
        sum(v * size for v, size in zip(column, sizes, strict=True)) / total
        for column in columns
    ]
    worst = [column[0] for column in ordered]
    second = [column[min(1, len(rows) - 1)] for column in ordered]
    return [*means, *worst, *second, *rows[-1].measures]


def _counts(rows: Sequence[_Sentence]) -> list[float]:
    """Counts as ln(1 + n), since they spread over orders of magnitude."""
    counts = [sum(row.missing > level for row in rows) for level in _LEVELS]
    counts += [
        sum(row.unknown for row in rows),
        max((row.unknown for row in rows), default=0),
        len(rows),
        sum(row.content for row in rows),
    ]
    return [math.log1p(count) for count in counts]
