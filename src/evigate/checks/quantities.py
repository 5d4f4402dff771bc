"""Numbers, units, currencies, rates and bounds: does each stand in the documents, for
the same thing?

A value is compared with the values of the documents that are of the same kind. The one
that shares most words with the answer's value decides: if it is another, the answer has
bound a number to the wrong subject, or made it up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from evigate.checks.mentions import (
    Mention,
    answer_quantity_mentions,
    mentions_in,
    quantity_mentions,
)
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.quantities import (
    Quantity,
    derivable,
    same_dimension,
    same_quantity,
)

_OWN: Final = 1.0
_SHARED: Final = 0.8
_ASKED: Final = 0.5
_OTHERS: Final = -0.25
# Another value must fit this much better, relative to its fit, to be called the right
# one: below, the words do not tell the two apart.
_MARGIN: Final = 0.2
_MAX_CANDIDATES: Final = 200
_MAX_OPERANDS: Final = 12

Amount = Mention[Quantity]


def check_quantities(evidence: Evidence) -> list[Reason]:
    """Faults in the amounts of the answer.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("Price?", ["The lamp costs €40."], "The lamp costs $40.")
    >>> [reason.code for reason in check_quantities(Evidence(call))]
    ['currency_mismatch']
    """
    mentions = [m for m in answer_quantity_mentions(evidence) if _is_claim(m)]
    if not mentions:
        return []
    known = evidence.shared(quantity_mentions)
    given = given_quantities(evidence)
    reasons: list[Reason] = []
    for mention in mentions:
        reason = _judge(evidence, mention, known, given)
        if reason is not None:
            reasons.append(reason)
    return reasons


def _is_claim(mention: Amount) -> bool:
    """An article ("one", "ein") is no amount unless a unit makes it one."""
    return not mention.value.weak or mention.value.unit is not None


def given_quantities(evidence: Evidence) -> list[Quantity]:
    """Amounts that the question or earlier turns of the user brought in."""
    readings = [evidence.question]
    for reading, turn in zip(evidence.history, evidence.call.history, strict=True):
        if turn.role == "user":
            readings.append(reading)
    return [q for reading in readings for q in reading.quantities if q.is_value]


def _judge(
    evidence: Evidence,
    mention: Amount,
    known: Sequence[Amount],
    given: Sequence[Quantity],
) -> Reason | None:
    fits = _ranked(evidence, mention, known)
    equal = [fit for fit in fits if same_quantity(mention.value, fit.mention.value)]
    if equal:
        return _judge_found(evidence, mention, fits, equal)
    if any(same_quantity(mention.value, quantity) for quantity in given):
        return None
    if _is_derived(mention, fits, given):
        return None
    return _not_found(evidence, mention, fits, known)


@dataclass(frozen=True, slots=True)
class _Fit:
    """A document's value and how well its words fit those of the answer's value."""

    mention: Amount
    score: float


def _ranked(
    evidence: Evidence, mention: Amount, known: Sequence[Amount]
) -> list[_Fit]:
    """Comparable values of the documents, best fit first."""
    weights = context_weights(evidence, mention)
    comparable = [m for m in known if same_dimension(mention.value, m.value)]
    if len(comparable) > _MAX_CANDIDATES:
        comparable = _nearest(evidence, comparable, weights)
    fits = [_Fit(m, fit_score(m, weights)) for m in comparable]
    return sorted(fits, key=lambda fit: -fit.score)


def _nearest(
    evidence: Evidence, mentions: Sequence[Amount], weights: dict[str, float]
) -> list[Amount]:
    """Those in sentences that share a word with the answer's value."""
    sentences: set[int] = set()
    for stem in weights:
        places = evidence.postings.get(stem, ())
        if len(places) <= _MAX_CANDIDATES:
            sentences.update(places)
    return [m for m in mentions if m.sentence in sentences][:_MAX_CANDIDATES]


def context_weights(evidence: Evidence, mention: Mention[Quantity]) -> dict[str, float]:
    """What a value of the answer is about: stems with weights.

    Its own words count most, then those of its sentence, then those of the question.
    """
    weights: dict[str, float] = {}
    for stems, factor in (
        (asked_stems(evidence), _ASKED),
        (mention.shared, _SHARED),
        (mention.own, _OWN),
    ):
        for stem in stems:
            weights[stem] = factor * evidence.rarity(stem)
    return weights


def asked_stems(evidence: Evidence) -> frozenset[str]:
    """The content of the question."""
    question = evidence.question
    return frozenset(evidence.content_stems(question, 0, len(question.words.forms)))


def fit_score(mention: Mention[Quantity], weights: dict[str, float]) -> float:
    """How well the words of a document's value fit a context."""
    score = 0.0
    for stem, weight in weights.items():
        if stem in mention.own:
            score += weight
        elif stem in mention.shared:
            score += _SHARED * weight
        elif stem in mention.others:
            score += _OTHERS * weight
    return score


def _judge_found(
    evidence: Evidence, mention: Amount, fits: Sequence[_Fit], equal: Sequence[_Fit]
) -> Reason | None:
    best = equal[0]
    rival = next(
        (f for f in fits if not same_quantity(mention.value, f.mention.value)), None
    )
    if rival is not None and _is_clearly_better(rival, best, mention, evidence):
        return _reason(
            evidence,
            "number_wrong_subject",
            mention,
            (rival.mention, best.mention),
            "The answer says {answer}; the documents say {first} there, and {second} "
            "for something else.",
            0.85,
        )
    return _bound_or_rate(evidence, mention, best.mention)


def _is_clearly_better(
    rival: _Fit, best: _Fit, mention: Amount, evidence: Evidence
) -> bool:
    if rival.score <= 0.0 or rival.score - best.score < _MARGIN * rival.score:
        return False
    # The difference must come from words that are the rival's own.
    asked = asked_stems(evidence)
    telling = (mention.own | mention.shared | asked) & rival.mention.own
    return bool(telling - best.mention.own - best.mention.shared)


_OPPOSITE: Final = {
    "at_least": {"at_most", "less_than"},
    "more_than": {"at_most", "less_than"},
    "at_most": {"at_least", "more_than"},
    "less_than": {"at_least", "more_than"},
}


def _bound_or_rate(
    evidence: Evidence, mention: Amount, found: Amount
) -> Reason | None:
    said, held = mention.value, found.value
    if said.bound and held.bound in _OPPOSITE[said.bound]:
        return _reason(
            evidence,
            "bound_mismatch",
            mention,
            (found,),
            "The answer turns a bound around: it says {answer}, the documents {first}.",
            0.9,
        )
    if said.per and held.per and said.per != held.per and not said.bound:
        return _reason(
            evidence,
            "rate_mismatch",
            mention,
            (found,),
            "The answer says {answer}; the documents say {first}.",
            0.85,
        )
    return None


def _is_derived(
    mention: Amount, fits: Sequence[_Fit], given: Sequence[Quantity]
) -> bool:
    operands = [fit.mention.value for fit in fits[:_MAX_OPERANDS]]
    operands.extend(list(given)[:_MAX_OPERANDS])
    return derivable(mention.value, operands) is not None


def _not_found(
    evidence: Evidence,
    mention: Amount,
    fits: Sequence[_Fit],
    known: Sequence[Amount],
) -> Reason | None:
    twin = _same_number_other_unit(mention, known)
    if twin is not None:
        code = _unit_code(mention.value, twin.value)
        message = "The answer says {answer}; the documents say {first}."
        return _reason(evidence, code, mention, (twin,), message, 0.9)
    if fits and fits[0].score > 0.0:
        message = "The answer says {answer}; the documents say {first}."
        found = (fits[0].mention,)
        return _reason(evidence, "number_mismatch", mention, found, message, 0.85)
    message = "The answer says {answer}; the documents hold no such number."
    return _reason(evidence, "number_mismatch", mention, (), message, 0.7)


def _same_number_other_unit(
    mention: Amount, known: Sequence[Amount]
) -> Amount | None:
    said = mention.value
    for other in known:
        held = other.value
        if said.unit and held.unit and said.unit != held.unit and (
            said.value == held.value
        ):
            return other
    return None


def _unit_code(said: Quantity, held: Quantity) -> ReasonCode:
    dimensions = (said.dimension or "", held.dimension or "")
    if all(d.startswith("currency") for d in dimensions):
        return "currency_mismatch"
    return "unit_mismatch"


def _reason(
    evidence: Evidence,
    code: ReasonCode,
    mention: Amount,
    found: Iterable[Amount],
    message: str,
    weight: float,
) -> Reason:
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


__all__ = ["check_quantities", "context_weights", "fit_score", "mentions_in"]
