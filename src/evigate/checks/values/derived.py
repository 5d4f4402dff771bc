"""Numbers of the answer that follow from others: totals, differences, shares, rates."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from evigate.checks.subjects.binding import (
    Fit,
    context_weights,
    fit_score,
    is_clearly_better,
)
from evigate.checks.subjects.mentions import Amount, quantity_mentions
from evigate.checks.values.baskets import is_counted_total
from evigate.checks.values.compared import is_said_as_difference
from evigate.checks.values.shares import is_share_of_documents
from evigate.checks.values.signs import is_change
from evigate.checks.values.told_totals import is_told_total
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import (
    Quantity,
    derivable,
    match_quantities,
    same_dimension,
)
from evigate.text.any_of import AnyOf
from evigate.text.tables.asked_sum_words import CHANGED_BY
from evigate.text.tables.derivation_words import DERIVATION_WORDS
from evigate.text.tables.share_words import PER_AFTER, PER_BEFORE, PER_BEFORE_DENSE
from evigate.text.tables.units import PER_UNITS

_MAX_OPERANDS: Final = 12
_EXACT: Final = 0.01
_FEW: Final = 3
_WINDOW: Final = 14
# How often one period fits another, for totals of a rate: 18 a month are 216 a year.
_PERIODS: Final = {
    "day": (7, 30, 365),
    "week": (52,),
    "month": (3, 6, 12),
    "quarter": (4,),
}


class Derived(NamedTuple):
    """How a number follows from others.

    Attributes:
        source: the amount of the documents that was multiplied, if it was one.
        rival: an amount that fits the words of the answer better, if there is one.
    """

    source: Amount | None = None
    rival: Amount | None = None


def derivation_of(
    evidence: Evidence,
    mention: Amount,
    said: Sequence[Amount],
    fits: Sequence[Fit[Quantity]],
    given: Sequence[Quantity],
) -> Derived | None:
    """Is the number computed from others, and does the call show that it is?

    Small numbers can nearly always be computed from others. So the answer or question
    must speak of a total, a difference or the like, or the answer or question must
    name what it was computed from.

    Args:
        evidence: the call.
        mention: a number of the answer that no document holds.
        said: all numbers of the answer.
        fits: the documents' numbers, the best fit first.
        given: the numbers that the user brought in.
    """
    # What "per person and night" counts by may be all that the question shares with it.
    near = [
        fit for fit in fits if fit.score > 0.0 or "/" in (fit.mention.value.per or "")
    ]
    for fit in near[:_MAX_OPERANDS]:
        if _is_rate_total(mention.value, fit.mention.value):
            return _from_one(evidence, mention, fit, fits)
        if _is_rate_of_counts(evidence, mention.value, fit.mention.value, given):
            return _from_one(evidence, mention, fit, fits)
    if is_share_of_documents(evidence, mention.value):
        return Derived()
    others = [other.value for other in said if other is not mention]
    counts = [*given, *others]
    for fit in fits[:_MAX_OPERANDS]:
        if _is_proportion(evidence, mention.value, fit.mention, counts):
            return _from_one(evidence, mention, fit, fits)
    if is_counted_total(evidence, mention.value, [fit.mention for fit in fits]):
        return Derived()
    known = _operands(evidence, mention, fits, others)
    operands = [*_in_one_unit(mention.value, known), *given][:_MAX_OPERANDS]
    found = derivable(mention.value, operands)
    if found is None:
        return None
    operation, used = found
    if operation == "difference" and _is_in_points(evidence, mention, used):
        return None
    if operation == "product" and not is_told_total(evidence, mention.value):
        amount = next((f for f in known if f.mention.value is used[1]), None)
        if amount is not None:
            return _from_one(evidence, mention, amount, fits)
    return Derived()


def _operands(
    evidence: Evidence,
    mention: Amount,
    fits: Sequence[Fit[Quantity]],
    others: Sequence[Quantity],
) -> list[Fit[Quantity]]:
    """What it may be computed from: what the answer names, more where it computes."""
    known = _of_values(fits, list(with_ends(others)))
    if (
        evidence.shared(_asks_to_compute)
        or _computes(evidence.answer.text)
        or _is_difference(evidence, mention)
    ):
        near = [fit for fit in fits if fit.score > 0.0][:_MAX_OPERANDS]
        like = _of_their_sentences(near, fits)
        like = like or [fit for fit in fits if fit.comparable][:_MAX_OPERANDS]
        known += _with_column([f for f in like if f not in known], fits)
    return known


def _of_values(
    fits: Sequence[Fit[Quantity]], named: Sequence[Quantity]
) -> list[Fit[Quantity]]:
    """The amounts that equal one of some."""
    return [
        fit
        for fit in fits
        if any(match_quantities(fit.mention.value, q) for q in named)
    ]


def _of_their_sentences(
    near: Sequence[Fit[Quantity]], fits: Sequence[Fit[Quantity]]
) -> list[Fit[Quantity]]:
    """The amounts near by, and those told in one breath with them."""
    places = {(fit.mention.document, fit.mention.sentence) for fit in near}
    beside = [
        fit
        for fit in fits
        if fit.score <= 0.0
        and fit.comparable
        and fit.mention.cell is None
        and (fit.mention.document, fit.mention.sentence) in places
    ]
    return [*near, *beside][:_MAX_OPERANDS]


def _is_in_points(
    evidence: Evidence, mention: Amount, used: Sequence[Quantity]
) -> bool:
    """From 3.5 % to 4.25 % something rose by 0.75 points, not by 0.75 %."""
    percent = (mention.value, *used)
    return all(value.unit == "percent" for value in percent) and is_change(
        evidence, mention
    )


def _is_difference(evidence: Evidence, mention: Amount) -> bool:
    start, end = mention.value.start, mention.value.end
    text = evidence.answer.text
    before = text[max(0, start - _WINDOW) : start].lower().rstrip(" $€£¥").split()
    if before and before[-1] in CHANGED_BY:  # "missed the target by 9 million"
        return True
    return is_said_as_difference(text, start, end)


def _in_one_unit(said: Quantity, known: Sequence[Fit[Quantity]]) -> Iterator[Quantity]:
    """The values; a bare one has the unit of those in its sentence: "1,200 litres;
    the new one holds 1,800"."""
    units = {
        (fit.mention.document, fit.mention.sentence): fit.mention.value.unit
        for fit in known
        if fit.mention.value.unit is not None
        and (said.dimension == "percent" or same_dimension(fit.mention.value, said))
    }
    for fit in known:
        value = fit.mention.value
        unit = units.get((fit.mention.document, fit.mention.sentence))
        bare = value.unit is None and unit is not None and not value.numeral.isalpha()
        yield value._replace(unit=unit) if bare else value


def with_ends(quantities: Sequence[Quantity]) -> Iterator[Quantity]:
    """Quantities, and both ends of ranges: "from 1.8 m to 3.1 m"."""
    for quantity in quantities:
        yield quantity
        if quantity.low is not None and quantity.high is not None:
            for end in (quantity.low, quantity.high):
                yield quantity._replace(value=end, low=None, high=None)


def _with_column(
    near: list[Fit[Quantity]], fits: Sequence[Fit[Quantity]]
) -> list[Fit[Quantity]]:
    """The numbers near by, and the other cells of the best one's column."""
    cell = near[0].mention.cell if near else None
    if cell is None:
        return near
    document = near[0].mention.document
    column = [
        fit
        for fit in fits
        if fit.mention.document == document
        and fit.mention.cell is not None
        and fit.mention.cell.column == cell.column
    ]
    return [near[0], *(f for f in column if f is not near[0]), *near[1:]]


def _from_one(
    evidence: Evidence,
    mention: Amount,
    source: Fit[Quantity],
    fits: Sequence[Fit[Quantity]],
) -> Derived:
    """A multiple of one amount: is there another that is meant more clearly?

    The words that tell ("a double boat for two hours") often stand with the other
    numbers of the answer's sentence.
    """
    words = mention.words
    own = words.own | words.shared | words.others
    wide = mention.with_words(words._replace(own=own, others=frozenset()))
    weights = context_weights(evidence, wide)
    best = source._replace(score=fit_score(source.mention, weights))
    held = source.mention.value
    for fit in fits:
        value = fit.mention.value
        if (
            value.unit != held.unit
            or value.per != held.per
            or value.value == held.value
        ):
            continue
        rival = fit._replace(score=fit_score(fit.mention, weights))
        if is_clearly_better(rival, best, wide, evidence, own_words_only=False):
            return Derived(source.mention, fit.mention)
    return Derived(source.mention)


_COMPUTED: Final = AnyOf(DERIVATION_WORDS)


def _computes(text: str) -> bool:
    return _COMPUTED.occurs(text.lower())


def _asks_to_compute(evidence: Evidence) -> bool:
    return _computes(evidence.question.text)


def _is_rate_total(said: Quantity, rate: Quantity) -> bool:
    if rate.per is None or said.unit != rate.unit:
        return False
    return any(
        abs(rate.value * times - said.value) < _EXACT * abs(said.value)
        for times in _PERIODS.get(rate.per, ())
    )


def _is_rate_of_one(
    evidence: Evidence, said: Quantity, rate: Quantity, count: Quantity
) -> bool:
    """Three nights at 80 euros a night."""
    text = evidence.question.text[count.end : count.end + _WINDOW].lower().split()
    word = text[0].strip(".,;:!?") if text else ""
    counted = count.unit or PER_UNITS.get(word) or PER_UNITS.get(word.rstrip("sen"))
    total = rate.value * count.value
    return counted == rate.per and abs(total - said.value) < _EXACT * abs(said.value)


def _is_rate_of_counts(
    evidence: Evidence, said: Quantity, rate: Quantity, given: Sequence[Quantity]
) -> bool:
    """Four nights for two people at 25 euros per person and night."""
    if rate.per is None or said.unit != rate.unit or len(given) > _FEW:
        return False
    if len(given) == 1:
        return _is_rate_of_one(evidence, said, rate, given[0])
    total = rate.value * math.prod(count.value for count in given)
    return abs(total - said.value) < _EXACT * abs(said.value)


def _is_proportion(
    evidence: Evidence, said: Quantity, held: Amount, counts: Sequence[Quantity]
) -> bool:
    """250 ml for every 10 m³ make one litre for 40 m³."""
    amount = held.value
    if not counts or not same_dimension(said, amount) or amount.low is not None:
        return False
    for base in evidence.shared(_amounts_by_sentence).get(held.sentence, ()):
        if base is held or not base.value.base_value or not _is_per(evidence, base):
            continue
        for count in counts:
            if not same_dimension(count, base.value):
                continue
            times = count.base_value / base.value.base_value
            result = amount.base_value * times
            if abs(result - said.base_value) < _EXACT * abs(said.base_value):
                return True
    return False


def _amounts_by_sentence(evidence: Evidence) -> dict[int, list[Amount]]:
    index: dict[int, list[Amount]] = {}
    for mention in evidence.shared(quantity_mentions):
        index.setdefault(mention.sentence, []).append(mention)
    return index


def _is_per(evidence: Evidence, mention: Amount) -> bool:
    """Is something counted by this amount (for every 10 litres)?"""
    text = evidence.documents[mention.document].text
    start, end = mention.value.start, mention.value.end
    before = text[max(0, start - _WINDOW) : start].lower()
    words = before.split()
    return (
        bool(words and words[-1] in PER_BEFORE)
        or before.endswith(PER_BEFORE_DENSE)
        or text[end : end + 8].lstrip().startswith(PER_AFTER)
    )
