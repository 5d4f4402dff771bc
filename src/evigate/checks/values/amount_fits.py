"""The amounts of documents that an amount of the answer may mean, the best first."""

from __future__ import annotations

from typing import Final

from evigate.checks.subjects.binding import (
    Fit,
    context_weights,
    extra_words,
    fit_score,
    near_mentions,
)
from evigate.checks.subjects.mentions import Mention
from evigate.checks.values.implied import told_mentions
from evigate.checks.values.parts_of_totals import counted_noun
from evigate.evidence import Evidence
from evigate.text.quantities import (
    Quantity,
    bound_holds,
    bounds_conflict,
    match_quantities,
    same_dimension,
)

_MAX_CANDIDATES: Final = 200
# Equal numbers of which only one has a unit are a weaker match; a bound that both
# carry ("at least", "a minimum of") a stronger one.
_UNIT_MISSING: Final = 0.7
_SAME_BOUND: Final = 0.5

Amount = Mention[Quantity]


def ranked(evidence: Evidence, mention: Amount) -> list[Fit[Quantity]]:
    """The values of the documents that may be meant, best fit first."""
    weights = context_weights(evidence, mention)
    known = candidates(evidence, mention, weights)
    context = frozenset(weights)
    fits: list[Fit[Quantity]] = []
    for other in known:
        match = _match(mention.value, other.value)
        if match == "unit_missing" and _counts_instead(evidence, mention, other):
            match = None
        comparable = _are_comparable(mention.value, other.value)
        score = fit_score(other, weights) - extra_words(evidence, other, context)
        if match == "unit_missing":
            score *= _UNIT_MISSING
        elif (
            match
            and mention.value.bound
            and not bounds_conflict(mention.value, other.value)
            and other.value.bound
        ):
            score += _SAME_BOUND * max(weights.values(), default=0.0)
        fits.append(Fit(other, match, comparable, score))
    return sorted(fits, key=lambda fit: -fit.score)


def _match(said: Quantity, held: Quantity) -> str | None:
    """How two amounts are equal; a bound must hold: "just under 150 m" for 148 m."""
    if said.bound in _OPEN:
        holds = bound_holds(said, held)
        if holds is not None:
            return "rounded" if holds else None
    return match_quantities(said, held)


def _counts_instead(evidence: Evidence, mention: Amount, other: Amount) -> bool:
    """14 % for 14 lamps: the number counts something, and is no percentage."""
    said, held = mention.value, other.value
    return (
        (said.unit == "percent" or held.numeral.isalpha())
        and said.unit is not None
        and held.unit is None
        and held.value > 1
        and other.cell is None
        and not _is_age(evidence, mention, other)
        and bool(counted_noun(evidence, other))
    )


def _is_age(evidence: Evidence, mention: Amount, other: Amount) -> bool:
    """8세 for 여덟 살; not 8세대, not 8세기."""
    end = other.value.end
    after = evidence.documents[other.document].text[end : end + 2]
    return mention.value.unit == "year" and after[:1] == "세" and after not in _NO_AGE


_NO_AGE: Final = frozenset({"세대", "세기"})
_OPEN: Final = frozenset({"more_than", "less_than"})


def _are_comparable(said: Quantity, held: Quantity) -> bool:
    """Of one dimension, and both amounts or both versions."""
    return said.role == held.role and same_dimension(said, held)


def candidates(
    evidence: Evidence, mention: Amount, weights: dict[str, float]
) -> list[Amount]:
    """Amounts of the documents to compare with: all, or the equal and the near."""
    known = evidence.shared(told_mentions)
    if len(known) <= _MAX_CANDIDATES:
        return known
    equal = evidence.shared(by_value).get(mention.value.base_value, [])
    near = near_mentions(evidence, known, weights, _MAX_CANDIDATES)
    return [*equal[:_MAX_CANDIDATES], *near]


def by_value(evidence: Evidence) -> dict[float, list[Amount]]:
    """The documents' amounts by base value; use through ``evidence.shared``."""
    index: dict[float, list[Amount]] = {}
    for mention in evidence.shared(told_mentions):
        index.setdefault(mention.value.base_value, []).append(mention)
    return index


def by_number(evidence: Evidence) -> dict[float, list[Amount]]:
    """The documents' amounts by the number written; use through ``shared``."""
    index: dict[float, list[Amount]] = {}
    for mention in evidence.shared(told_mentions):
        index.setdefault(mention.value.value, []).append(mention)
    return index
