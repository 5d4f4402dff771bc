"""Numbers that an answer works out before the reader's eyes.

It gives what it computes from, which is held against the documents by itself: the sum
of the other amounts, the years between two years, a quantity shared out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from evigate.checks.subjects.mentions import Amount
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, same_dimension
from evigate.text.patterns import late
from evigate.text.tables.computed_words import ADDED_UP, SHARED_OUT

_MAX_PARTS: Final = 6
_EXACT: Final = 1e-6
_ROUNDED: Final = 0.02
_MAX_YEARS: Final = 4
_MINUTES: Final = 60
_ADDED: Final = late(ADDED_UP)
_SHARED: Final = late(SHARED_OUT)


def is_explained(evidence: Evidence, mention: Amount, said: Sequence[Amount]) -> bool:
    """Does the answer itself give what a number of it is computed from?

    >>> from evigate.checks.subjects.mentions import answer_quantity_mentions
    >>> from evigate.records import RagCall
    >>> answer = "14 euros plus 3 for power, so 17 altogether."
    >>> evidence = Evidence(RagCall.of("", [], answer))
    >>> said = answer_quantity_mentions(evidence)
    >>> is_explained(evidence, said[2], said)
    True
    """
    value = mention.value
    if value.low is not None or not value.value:
        return False
    if value.unit == "year" and _is_span(evidence, value):
        return True
    if value.dimension == "time" and _is_span_of_hours(evidence, value):
        return True
    others = [m.value for m in said if m is not mention and m.value.low is None]
    if not others or len(others) > _MAX_PARTS:
        return False
    return _is_sum(evidence, value, others) or _is_share(evidence, value, others)


def _is_span(evidence: Evidence, value: Quantity) -> bool:
    """ "Six years, from 1868 to 1874." """
    years = sorted({d.year for d in evidence.answer.dates if d.year})
    if not 2 <= len(years) <= _MAX_YEARS:
        return False
    return value.value == years[-1] - years[0]


def _is_span_of_hours(evidence: Evidence, value: Quantity) -> bool:
    """ "51 minutes, from 08:12 to 09:03." """
    times = [d for d in evidence.answer.dates if d.is_time]
    if len(times) != 2:
        return False
    first, last = (_MINUTES * (d.hour or 0) + (d.minute or 0) for d in times)
    return value.base_value == _MINUTES * ((last - first) % (24 * _MINUTES))


def _is_sum(evidence: Evidence, value: Quantity, others: Sequence[Quantity]) -> bool:
    """ "900 g and 300 g, 1.2 kg in total": all others of its kind added up."""
    if _ADDED.search(evidence.answer.text.lower()) is None:
        return False
    bare = value.unit is None
    parts = [q for q in others if same_dimension(q, value) or bare]
    units = {q.unit for q in parts}
    if len(parts) < 2 or (None in units and len(units) > 2):
        return False
    if bare or None in units:  # "14 euros plus 3"
        total, wanted = sum(q.value for q in parts), value.value
    else:
        total, wanted = sum(q.base_value for q in parts), value.base_value
    return abs(total - wanted) <= _EXACT * abs(total)


def _is_share(evidence: Evidence, value: Quantity, others: Sequence[Quantity]) -> bool:
    """ "500 g make twelve, so about 42 g each." """
    if _SHARED.search(evidence.answer.text.lower()) is None:
        return False
    for whole, count in permutations(others, 2):
        if (
            count.unit is not None
            or count.value < 2
            or not same_dimension(whole, value)
        ):
            continue
        share = whole.base_value / count.value
        if abs(share - value.base_value) <= _ROUNDED * share:
            return True
    return False
