"""What is free from a limit on, or up to it: "orders over 80 euros ship free".

For the amount or the age that the question gives, it is free or it is not; an answer
that says the other is wrong, though documents hold its words.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.coverage import Term, asked_terms
from evigate.checks.subjects.binding import asked_words
from evigate.checks.subjects.mentions import Amount, amounts_of_document
from evigate.checks.values.asked_bills import asked_bill, is_age
from evigate.checks.values.nothing_to_pay import NOTHING
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.amounts.quantities import Quantity, same_dimension, same_quantity
from evigate.text.numbers.units import is_currency, to_base
from evigate.text.states import denials_in, places_of_claim
from evigate.text.tables.bracket_words import UP_TO

_MAX_DOCUMENTS: Final = 20
_MAX_AMOUNTS: Final = 60
_MAX_WORDS: Final = 14
_GAP: Final = 48
_BEGUN: Final = 5  # letters that "delivery" and "delivered" begin with
_WINDOW: Final = 12
_SURE_FORM: Final = 0.5
_BREAKS: Final = frozenset(".;:!?。；：\n")
_COMMAS: Final = frozenset(",，、،")
_SURE: Final = 0.8


class FreeLimit(NamedTuple):
    """Whether the asked thing is free, by a limit that a document sets.

    Attributes:
        holds: is it free for what the question gives?
        prices: what may be paid on the other side of the limit.
        words: what the rule speaks of.
        source: where it stands.
    """

    holds: bool
    prices: tuple[Amount, ...]
    words: frozenset[str]
    source: Source


def free_limit(evidence: Evidence) -> FreeLimit | None:
    """The rule that decides for the question; use through ``evidence.shared``.

    >>> from evigate.records import RagCall
    >>> document = "Shipping costs 9 €. Orders over 80 € ship free."
    >>> call = RagCall.of("What is shipping for an order of 60 €?", [document], "")
    >>> free_limit(Evidence(call)).holds
    False
    """
    given = [q for q in evidence.question.quantities if q.is_value and not q.weak]
    if not given or asked_bill(evidence) is not None:
        return None
    found: list[FreeLimit] = []
    for number, reading in enumerate(evidence.documents[:_MAX_DOCUMENTS]):
        language = evidence.language_of(reading)
        for place in places_of_claim(reading.text, "free", language):
            rule = _rule(evidence, number, place, given)
            if rule is None:
                return None  # free for another cause, which may be the asked one
            found.append(rule)
    return found[0] if len(found) == 1 else None


def _rule(
    evidence: Evidence, number: int, place: tuple[int, int], given: list[Quantity]
) -> FreeLimit | None:
    sentence = evidence.sentence_at(number, place[0])
    amounts = amounts_of_document(evidence, number)
    if sentence is None or len(amounts) > _MAX_AMOUNTS:
        return None
    text = evidence.documents[number].text
    near = sorted(
        (_gap(text, m.value, place), m.value.start, m)
        for m in amounts
        if m.sentence == sentence and _is_joined(text, m.value, place)
    )
    if not near:
        return None
    limit = near[0][2]
    ends = _ends(text, limit.value)
    values = [value for q in given if (value := _given(evidence, q, limit)) is not None]
    if ends is None or len(values) != 1:
        return None
    words = _segment_words(evidence, limit, place, amounts)
    aged = limit.value.unit in (None, "year")
    if not aged and evidence.shared(_asked_forms).isdisjoint(words):
        return None
    low, high, closed = ends
    holds = low < values[0] < high or (closed and values[0] in (low, high))
    prices = tuple(_prices(limit, amounts))
    return FreeLimit(holds, prices, words, evidence.source(number, *place))


def _asked_forms(evidence: Evidence) -> frozenset[str]:
    forms = (_forms(term) for term in evidence.shared(asked_terms))
    return evidence.shared(asked_words).union(*forms)


def _forms(term: Term) -> frozenset[str]:
    near = (form for form, like in term.related.items() if like >= _SURE_FORM)
    return frozenset((term.stem, *near))


def _gap(text: str, value: Quantity, place: tuple[int, int]) -> int:
    """How far apart they are; what stands behind a comma is further off."""
    low, high = min(value.end, place[1]), max(value.start, place[0])
    return high - low + _GAP * (not _COMMAS.isdisjoint(text[low:high]))


def _is_joined(text: str, value: Quantity, place: tuple[int, int]) -> bool:
    low, high = min(value.end, place[1]), max(value.start, place[0])
    return high - low <= _GAP and _BREAKS.isdisjoint(text[low:high])


def _ends(text: str, value: Quantity) -> tuple[float, float, bool] | None:
    """Between which values it is free, and whether the ends count."""
    if value.base_ends is not None:
        return *value.base_ends, True
    limit = value.base_value
    if value.bound in ("at_least", "more_than"):
        return limit, float("inf"), value.bound == "at_least"
    if value.bound in ("at_most", "less_than"):
        return float("-inf"), limit, value.bound == "at_most"
    before = text[max(0, value.start - _WINDOW) : value.start].lower().split()
    if before and before[-1] in UP_TO:
        return float("-inf"), limit, True
    return None


def _given(evidence: Evidence, asked_for: Quantity, limit: Amount) -> float | None:
    """An amount of the question in the unit of the limit, None for another kind."""
    held = limit.value
    if held.unit in (None, "year"):
        if not is_age(evidence, asked_for):
            return None
        return to_base(asked_for.value, held.unit)
    if not asked_for.unit or not same_dimension(asked_for, held):
        return None
    return asked_for.base_value


def _segment_words(
    evidence: Evidence, limit: Amount, place: tuple[int, int], amounts: list[Amount]
) -> frozenset[str]:
    """What stands around limit and claim, up to the next amounts."""
    start, end = evidence.document_sentences[limit.sentence][1:3]
    first, last = min(limit.value.start, place[0]), max(limit.value.end, place[1])
    for other in amounts:
        if other.value.end <= first:
            start = max(start, other.value.end)
        elif other.value.start >= last:
            end = min(end, other.value.start)
    text = evidence.documents[limit.document].text[start:end]
    return frozenset(evidence.stems_of_text(text))


def _prices(limit: Amount, amounts: list[Amount]) -> list[Amount]:
    """The sums of money in its sentence; else those in the sentences beside."""
    sums = [m for m in amounts if m is not limit and is_currency(m.value.unit)]
    own = [m for m in sums if m.sentence == limit.sentence]
    return own or [m for m in sums if abs(m.sentence - limit.sentence) == 1]


def is_settled_by_limit(evidence: Evidence, said: Quantity) -> bool:
    """Is an amount what the limit makes of the asked price?"""
    if not is_currency(said.unit):
        return False
    rule = evidence.shared(free_limit)
    if rule is None:
        return False
    if rule.holds:
        return said.value == 0.0
    return len(rule.prices) == 1 and same_quantity(said, rule.prices[0].value)


def check_free_limits(evidence: Evidence) -> list[Reason]:
    """A price for what is free by a limit, or "free" for what is not.

    >>> from evigate.records import RagCall
    >>> document = "Shipping costs 9 €. Orders over 80 € ship free."
    >>> call = RagCall.of("What is shipping for an order of 60 €?", [document], "Free.")
    >>> [reason.code for reason in check_free_limits(Evidence(call))]
    ['number_wrong_subject']
    """
    answer = evidence.answer
    if not 0 < len(answer.words.forms) <= _MAX_WORDS or len(answer.sentences) != 1:
        return []
    if not evidence.question.quantities:
        return []
    rule = evidence.shared(free_limit)
    if rule is None or not rule.prices:
        return []
    language = evidence.language_of(answer)
    sums = [q for q in answer.quantities if q.is_value and is_currency(q.unit)]
    free = (
        bool(places_of_claim(answer.text, "free", language))
        or not NOTHING.isdisjoint(answer.words.forms[:1])
        or any(not q.value for q in sums)
    )
    if any(same_quantity(q, g) for q in sums for g in evidence.question.quantities):
        return []
    if free == rule.holds or denials_in(answer.text, language):
        return []
    if not free and not _is_charged(evidence, rule, sums):
        return []
    says = "is free" if rule.holds else "is not free"
    message = f"By the limit that the documents set, what is asked {says}."
    span = Span(0, len(answer.text.rstrip()))
    return [Reason("number_wrong_subject", message, span, (rule.source,), _SURE)]


def _is_charged(evidence: Evidence, rule: FreeLimit, sums: list[Quantity]) -> bool:
    """Does the answer give one price, and of nothing else that is asked?"""
    if len(sums) != 1 or not sums[0].value or rule.source.span is None:
        return False
    held = [
        m
        for m in amounts_of_document(evidence, rule.source.document)
        if same_quantity(m.value, sums[0])
    ]
    others = (
        _forms(term)
        for term in evidence.shared(asked_terms)
        if "currency" not in term.measures
    )
    begun = tuple(word[:_BEGUN] for word in rule.words if len(word) >= _BEGUN)
    wanted = frozenset().union(
        *(f for f in others if f.isdisjoint(rule.words) and not _begin(f, begun))
    )
    return bool(held) and not any(m.own & wanted for m in held)


def _begin(forms: frozenset[str], begun: tuple[str, ...]) -> bool:
    return any(form.startswith(begun) for form in forms)
