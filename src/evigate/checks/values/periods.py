"""Does a value hold for the period that is asked? "Until 2024 it is 20, then 30." """

from __future__ import annotations

from collections.abc import Sequence

from evigate.checks.subjects.mentions import Amount, answer_quantity_mentions
from evigate.checks.subjects.selection import MAX_JUDGED
from evigate.checks.values.amount_fits import candidates
from evigate.checks.values.period_scopes import asked_dates, holds_for, is_period
from evigate.checks.values.series_claims import explained_by_series
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.amounts.quantities import same_dimension, same_quantity
from evigate.text.dates.dates import Date


def check_periods(evidence: Evidence) -> list[Reason]:
    """Values of the answer that the documents give for another period.

    >>> from evigate.records import RagCall
    >>> document = "Until 31 May 2024 it costs 20 EUR. From 1 June 2024 it is 30 EUR."
    >>> call = RagCall.of("Price in April 2024?", [document], "It cost 30 EUR.")
    >>> [reason.code for reason in check_periods(Evidence(call))]
    ['period_mismatch']
    """
    said = [date for date in evidence.answer.dates if is_period(date)]
    asked = [*evidence.shared(asked_dates), *said]
    if not asked:
        return []
    explained = explained_by_series(evidence)
    reasons: list[Reason] = []
    for mention in evidence.kept(answer_quantity_mentions)[:MAX_JUDGED]:
        if mention.value.start in explained:
            continue
        reason = _judge(evidence, mention, asked)
        if reason is not None:
            reasons.append(reason)
    return reasons


def _judge(evidence: Evidence, mention: Amount, asked: Sequence[Date]) -> Reason | None:
    equal: list[Amount] = []
    rivals: list[Amount] = []
    for other in candidates(evidence, mention):
        if same_quantity(mention.value, other.value):
            equal.append(other)
        elif same_dimension(mention.value, other.value):
            rivals.append(other)
    if not equal or not rivals:
        return None
    if any(holds_for(evidence, other, asked) is not False for other in equal):
        return None
    for rival in rivals:
        if holds_for(evidence, rival, asked):
            return _reason(evidence, mention, equal[0], rival)
    return None


def _reason(
    evidence: Evidence,
    mention: Amount,
    found: Amount,
    rival: Amount,
) -> Reason:
    message = (
        f"The answer says “{mention.value.raw}”; for the asked period the documents "
        f"say “{rival.value.raw}”."
    )
    span = Span(mention.value.start, mention.value.end)
    sources = (_source(evidence, rival), _source(evidence, found))
    return Reason("period_mismatch", message, span, sources, 0.85)


def _source(evidence: Evidence, mention: Amount) -> Source:
    return evidence.source(mention.document, mention.value.start, mention.value.end)
