"""Amounts that no document holds, and how the fault of an amount is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from evigate.checks.subjects.binding import Fit
from evigate.checks.subjects.mentions import Amount
from evigate.checks.values.amount_fits import by_number
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.amounts.quantities import Quantity, same_dimension
from evigate.text.numbers.units import is_currency


def not_found(
    evidence: Evidence, mention: Amount, fits: Sequence[Fit[Quantity]]
) -> Reason:
    """The fault of an amount that no document holds, beside the nearest that one does.

    Args:
        evidence: the call.
        mention: the amount of the answer.
        fits: the comparable amounts of the documents, the best fit first.
    """
    twin = _same_number_other_unit(evidence, mention)
    if twin is not None:
        code = _unit_code(mention.value, twin.value)
        message = "The answer says {answer}; the documents say {first}."
        return amount_reason(evidence, code, mention, (twin,), message, 0.9)
    end = next((f for f in fits if _is_an_end(mention.value, f.mention.value)), None)
    if end is not None:
        message = "The answer says {answer}; the documents give a range, {first}."
        found = (end.mention,)
        return amount_reason(evidence, "number_mismatch", mention, found, message, 0.4)
    if fits and fits[0].score > 0.0:
        message = "The answer says {answer}; the documents say {first}."
        found = (fits[0].mention,)
        return amount_reason(evidence, "number_mismatch", mention, found, message, 0.85)
    message = "The answer says {answer}; the documents hold no such number."
    return amount_reason(evidence, "number_mismatch", mention, (), message, 0.7)


def _is_an_end(said: Quantity, held: Quantity) -> bool:
    """Is an amount one end of a range, or a range one of whose ends is the amount?"""
    if (said.low is None) == (held.low is None):
        return False
    ends = {held.low, held.high, held.value}
    return said.value in ends or bool({said.low, said.high} & ends - {None})


def _same_number_other_unit(evidence: Evidence, mention: Amount) -> Amount | None:
    said = mention.value
    for other in evidence.shared(by_number).get(said.value, ()):
        held = other.value
        if said.unit == held.unit or said.value != held.value or said.high != held.high:
            continue
        if said.unit and held.unit and _could_be_mixed_up(said, held):
            return other
    return None


def _could_be_mixed_up(said: Quantity, held: Quantity) -> bool:
    """Units of one dimension, two currencies; not 5 days against 5 mph."""
    money = is_currency(said.unit) and is_currency(held.unit)
    return money or same_dimension(said, held)


def _unit_code(said: Quantity, held: Quantity) -> ReasonCode:
    money = is_currency(said.unit) and is_currency(held.unit)
    return "currency_mismatch" if money else "unit_mismatch"


def amount_reason(
    evidence: Evidence,
    code: ReasonCode,
    mention: Amount,
    found: Iterable[Amount],
    message: str,
    weight: float,
) -> Reason:
    """A fault, with what the answer and the documents say filled into a message."""
    places = list(found)
    quoted = [f"“{m.value.raw}”" for m in places]
    values = {
        "answer": f"“{mention.value.raw}”",
        "first": quoted[0] if quoted else "",
        "second": quoted[1] if len(quoted) > 1 else "",
    }
    return Reason(
        code,
        message.format(**values),
        Span(mention.value.start, mention.value.end),
        tuple(_source(evidence, m) for m in places),
        weight,
    )


def _source(evidence: Evidence, mention: Amount) -> Source:
    return evidence.source(mention.document, mention.value.start, mention.value.end)
