"""Prices by the year that an answer gives by the month, and reversely."""

from __future__ import annotations

from typing import Final

from evigate.checks.subjects.mentions import Amount, amounts_of_document
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity

_MONTHS: Final = 12
_LEAD: Final = 48
_EXACT: Final = 1e-3
_MAX_AMOUNTS: Final = 100
_PERIODS: Final = {
    "year": (
        *("annual", "yearly", "a year", "per year", "jahres", "jährlich"),
        *("annuel", "par an", "anual", "al año", "por ano", "annual", "all'anno"),
        *("jaarlijks", "per jaar", "jaarabonnement", "roczn", "na rok"),
        *("年费", "年費", "每年", "年額", "年会費", "연간", "연회비", "سنوي"),
        *("वार्षिक", "सालाना"),
    ),
    "month": (
        *("month", "monat", "mensuel", "par mois", "mensual", "al mes"),
        *("mensal", "por mês", "mensile", "al mese", "maand", "miesięczn"),
        *("月费", "月費", "每月", "月額", "월", "شهري", "मासिक", "महीने"),
    ),
}


def is_in_another_period(evidence: Evidence, said: Quantity) -> bool:
    """Is an amount a month one twelfth of an amount a year, or reversely?

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The annual pass costs €120."], "It is €10 a month.")
    >>> evidence = Evidence(call)
    >>> is_in_another_period(evidence, evidence.answer.quantities[0])
    True
    """
    if said.per == "month":
        other, value = "year", said.value * _MONTHS
    elif said.per == "year":
        other, value = "month", said.value / _MONTHS
    else:
        return False
    like = [
        mention
        for number in range(len(evidence.documents))
        for mention in amounts_of_document(evidence, number)[:_MAX_AMOUNTS]
        if said.unit in (None, mention.value.unit) and _is_by(evidence, mention, other)
    ]
    words = {*evidence.stems_of(evidence.question), *evidence.stems_of(evidence.answer)}
    return any(
        abs(mention.value.value - value) <= _EXACT * value
        for mention in like
        if len(like) == 1 or not words.isdisjoint(mention.own)
    )


def is_of_another_period(evidence: Evidence, said: Quantity, held: Amount) -> bool:
    """ "250 a month", of an annual fee of 250?

    >>> from evigate.checks.subjects.mentions import quantity_mentions
    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The annual fee is €250."], "It is €250 a month.")
    >>> evidence = Evidence(call)
    >>> held = evidence.shared(quantity_mentions)[0]
    >>> is_of_another_period(evidence, evidence.answer.quantities[0], held)
    True
    """
    if held.value.per is not None or said.per not in _PERIODS:
        return False
    told = {period for period in _PERIODS if _is_by(evidence, held, period)}
    return bool(told) and said.per not in told


def _is_by(evidence: Evidence, mention: Amount, period: str) -> bool:
    """Is an amount one by the year, or by the month, by its unit or its label?"""
    if mention.value.per is not None:
        return mention.value.per == period
    label = mention.cell.column if mention.cell is not None else ""
    if not label:
        text = evidence.documents[mention.document].text
        label = text[max(0, mention.value.start - _LEAD) : mention.value.start]
    label = label.lower()
    return any(word in label for word in _PERIODS[period])
