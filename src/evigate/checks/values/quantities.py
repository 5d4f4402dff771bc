"""Numbers, units, currencies, rates and bounds: does each stand in the documents, for
the same thing?

A value is compared with the values of the documents that are of the same kind. The one
that shares most words with the answer's value decides: if it is another, the answer has
bound a number to the wrong subject, or made it up.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from evigate.checks.question.asked import asks_for_a_way
from evigate.checks.question.extremes import asked_extreme
from evigate.checks.subjects.binding import Fit
from evigate.checks.subjects.conversions import restates
from evigate.checks.subjects.mentions import (
    Amount,
    answer_quantity_mentions,
)
from evigate.checks.subjects.selection import first_claims
from evigate.checks.tables.lookups import (
    amounts_in_named_rows,
    amounts_that_name_rows,
)
from evigate.checks.values.amount_fits import AmountFits, by_value, is_bare_count
from evigate.checks.values.amount_reasons import amount_reason, not_found
from evigate.checks.values.bound_senses import is_one_limit
from evigate.checks.values.brackets import Choice, bracket_choice
from evigate.checks.values.clock_amounts import amount_stands_as_time
from evigate.checks.values.computed import is_computed
from evigate.checks.values.derived import Derived, derivation_of, with_ends
from evigate.checks.values.explained import is_explained
from evigate.checks.values.free_limits import is_settled_by_limit
from evigate.checks.values.frequencies import is_told_frequency
from evigate.checks.values.given_values import limit_set_instead, sets_a_limit
from evigate.checks.values.near_enough import is_near_enough
from evigate.checks.values.nothing_to_pay import is_told_free
from evigate.checks.values.ordinal_scopes import judged_places
from evigate.checks.values.other_readings import stands_as_name, stands_otherwise
from evigate.checks.values.pointing import only_points
from evigate.checks.values.reported_pairs import is_reported
from evigate.checks.values.rival_amounts import (
    is_meant_instead,
    is_small_word,
    only_counts,
)
from evigate.checks.values.series_claims import explained_by_series
from evigate.checks.values.shares import is_told_share
from evigate.checks.values.time_brackets import time_choice
from evigate.checks.values.uncomputed import is_asked_result
from evigate.checks.values.yearly import is_of_another_period
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.amounts.quantities import (
    Quantity,
    bounds_conflict,
    rates_conflict,
    same_dimension,
    same_quantity,
)

_RIVALS_TRIED: Final = 3
_PLACES_TRIED: Final = 3
_MAX_GIVEN: Final = 50
_TWICE: Final = 2.0
_MERE: Final = 5  # words of an answer that says little but how often
_SHORT: Final = 12  # words of an answer that is one step


def check_quantities(evidence: Evidence) -> list[Reason]:
    """Faults in the amounts of the answer.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("Price?", ["The lamp costs €40."], "The lamp costs $40.")
    >>> [reason.code for reason in check_quantities(Evidence(call))]
    ['currency_mismatch']
    """
    mentions = [
        m
        for m in evidence.kept(answer_quantity_mentions)
        if (_is_claim(m) or _is_told_how(evidence, m)) and not only_points(evidence, m)
    ]
    if not mentions:
        return []
    given = given_quantities(evidence)
    reasons: list[Reason] = []
    mentions = first_claims(mentions, reasons)
    explained = explained_by_series(evidence) | evidence.kept(judged_places).right
    for mention in mentions:
        if mention.value.start in explained:
            continue
        reason = _judge(evidence, mention, mentions, given)
        if reason is not None:
            reasons.append(reason)
    return reasons


def _is_claim(mention: Amount) -> bool:
    """An article ("one", "ein") is no amount unless a unit makes it one.

    Nor are "once", mostly "as soon as", and "twice" without a period.
    """
    value = mention.value
    if value.unit == "times" and value.per is None and value.value <= _TWICE:
        return value.numeral.isdigit() or not value.numeral.isascii()  # 两次
    return not value.weak or value.unit is not None


def _is_told_how(evidence: Evidence, mention: Amount) -> bool:
    """ "Press it twice.", where it is asked how to do it, and a mere "twice"."""
    value = mention.value
    if value.unit != "times" or value.value > _TWICE:
        return False
    words = len(evidence.answer.words.forms)
    if words <= _MERE and evidence.shared(_tells_times):
        return True
    how = value.value == _TWICE and words <= _SHORT
    return how and evidence.shared(asks_for_a_way)


def _tells_times(evidence: Evidence) -> bool:
    """Do documents say how often ("once", "three times")?"""
    return any(q.unit == "times" for d in evidence.documents for q in d.quantities)


def given_quantities(evidence: Evidence) -> list[Quantity]:
    """Amounts that the question or earlier turns of the user brought in."""
    readings = [evidence.question]
    for reading, turn in zip(evidence.history, evidence.call.history, strict=True):
        if turn.role == "user":
            readings.append(reading)
    given = (q for reading in readings for q in reading.quantities if q.is_value)
    return list(islice(given, _MAX_GIVEN))


def _judge(
    evidence: Evidence,
    mention: Amount,
    said: Sequence[Amount],
    given: Sequence[Quantity],
) -> Reason | None:
    if is_asked_result(evidence, mention.value) or is_settled_by_limit(
        evidence, mention.value
    ):
        return None
    bare = mention.value.unit is None and len(said) == 1
    if bare and is_bare_count(evidence) and stands_as_name(evidence, mention.value):
        return None  # "the small hall 45"
    fits = AmountFits(evidence, mention)
    if fits.equal:
        choice = bracket_choice(
            evidence, mention, fits.amounts(), given
        ) or time_choice(evidence, fits.amounts())
        if choice is not None and not _gives_both(choice, said):
            return _judge_bracket(evidence, mention, choice)
        return _judge_found(evidence, mention, said, fits)
    if any(_is_given(mention.value, quantity) for quantity in given):
        return _judge_given(evidence, mention, fits)
    if _is_conversion(evidence, mention, said):
        return None
    if amount_stands_as_time(evidence, mention) or _ends_are_held(mention, fits):
        return None
    ranked = fits.rank(fits.others)
    derived = derivation_of(evidence, mention, said, ranked, given)
    if derived is not None:
        return _judge_derived(evidence, mention, derived, said)
    if _is_told_otherwise(evidence, mention, said, fits):
        return None
    small = is_small_word(mention.value) and not is_bare_count(evidence)
    if small and not _shares_own_words(mention, ranked):
        return None
    return not_found(evidence, mention, [fit for fit in ranked if fit.comparable])


def _is_told_otherwise(
    evidence: Evidence, mention: Amount, said: Sequence[Amount], fits: AmountFits
) -> bool:
    """Does the call hold an amount in other words, or what it is worked out from?"""
    value = mention.value
    return (
        is_explained(evidence, mention, said)
        or is_told_share(evidence, value)
        or is_told_frequency(evidence, mention)
        or stands_otherwise(evidence, value)
        or is_computed(evidence, value)
        or is_told_free(evidence, value)
        or is_near_enough(evidence, value, fits.others)
    )


def _gives_both(choice: Choice, said: Sequence[Amount]) -> bool:
    """ "Adults pay 5 each and the child 2.50": the answer gives each its bracket."""
    held = choice.asked.value
    if choice.is_right or held is None:
        return False
    return any(same_quantity(held.value, mention.value) for mention in said)


def _judge_bracket(
    evidence: Evidence, mention: Amount, choice: Choice
) -> Reason | None:
    held = choice.asked.value
    if choice.is_right:
        return None
    if held is not None and same_quantity(held.value, mention.value):
        return None
    limit = choice.asked.limit
    found = (limit, choice.said) if held is None else (held, choice.said)
    message = (
        "The answer says {answer}; that is of another bracket. What is asked falls "
        f"under “{limit.value.raw}”: {{first}}."
    )
    return amount_reason(evidence, "number_wrong_subject", mention, found, message, 0.8)


def _is_given(said: Quantity, given: Quantity) -> bool:
    other_kind = said.unit == "percent" and given.unit is None and given.value > 1
    return not other_kind and same_quantity(said, given)


def _judge_given(
    evidence: Evidence, mention: Amount, fits: AmountFits
) -> Reason | None:
    """What the user has needs no document, unless the answer sets it as a limit."""
    if not sets_a_limit(evidence, mention):
        return None
    held = limit_set_instead(evidence, mention, fits.rank(fits.others))
    if held is None:
        return None
    message = "The answer says {answer}, as the user does; the documents say {first}."
    return amount_reason(evidence, "number_mismatch", mention, (held,), message, 0.8)


def _judge_derived(
    evidence: Evidence, mention: Amount, derived: Derived, said: Sequence[Amount]
) -> Reason | None:
    if derived.source is None or derived.rival is None:
        return None
    held = derived.rival.value
    if any(same_quantity(held, other.value) for other in said):
        return None  # "£21 for the group; five single tickets come to £46"
    return amount_reason(
        evidence,
        "number_wrong_subject",
        mention,
        (derived.rival, derived.source),
        "The answer says {answer}, computed from {second}; what it speaks of has "
        "{first} in the documents.",
        0.8,
    )


def _is_conversion(evidence: Evidence, mention: Amount, said: Sequence[Amount]) -> bool:
    """The same amount once more in another unit: "79 °F (26 °C)"."""
    place = said.index(mention)
    neighbours = [*said[max(0, place - 1) : place], *said[place + 1 : place + 2]]
    return any(
        other.value.unit != mention.value.unit
        and restates(mention.value, other.value)
        and other.value.base_value in evidence.shared(by_value)
        for other in neighbours
    )


def _ends_are_held(mention: Amount, fits: AmountFits) -> bool:
    """ "From 4 m to 6 m" of a document that gives both, each in its place.

    Or "up to 6 m" of one that gives the range.
    """
    if mention.value.bound in _END_OF:
        return any(_is_limit(mention.value, other.value) for other in fits.others)
    ends = list(with_ends([mention.value]))[1:]
    return bool(ends) and all(
        any(same_quantity(end, other.value) for other in fits.others) for end in ends
    )


_END_OF: Final = frozenset({"at_least", "at_most"})


def _is_limit(said: Quantity, held: Quantity) -> bool:
    if held.low is None or held.high is None or said.low is not None:
        return False
    end = held.low if said.bound == "at_least" else held.high
    return same_quantity(said, held._replace(value=end, low=None, high=None))


def _shares_own_words(mention: Amount, fits: Sequence[Fit[Quantity]]) -> bool:
    return any(fit.comparable and fit.mention.own & mention.own for fit in fits[:1])


def _judge_found(
    evidence: Evidence,
    mention: Amount,
    said: Sequence[Amount],
    fits: AmountFits,
) -> Reason | None:
    equal, rivals = fits.equal_and_rivals()
    best = equal[0]
    if only_counts(mention, best):  # what is beside it may still be meant
        here = best.mention.sentence
        rivals = [rival for rival in rivals if rival.mention.sentence == here]
    naming = evidence.kept(amounts_that_name_rows)
    if rivals and (
        mention.value.start in naming or is_reported(evidence, mention, said)
    ):
        rivals = []
    if rivals and mention.value.start in evidence.kept(amounts_in_named_rows):
        named = [fit.mention for fit in equal]  # one of them is in the row it names
        rivals = [
            rival
            for rival in rivals
            if not all(_is_of_table(rival.mention, place) for place in named)
        ]
    if rivals and _is_asked_extreme(evidence, mention, rivals):
        rivals = []
    for rival in rivals[:_RIVALS_TRIED]:
        # Who gives a value that stands in several places may mean any of them.
        if all(
            is_meant_instead(evidence, mention, place, rival, said)
            for place in equal[:_PLACES_TRIED]
        ):
            return _wrong_subject(evidence, mention, rival.mention, best.mention)
    return _bound_or_rate(evidence, mention, best.mention)


def _is_asked_extreme(
    evidence: Evidence, mention: Amount, rivals: Sequence[Fit[Quantity]]
) -> bool:
    """ "What is the longest?": is it ten years, of what lasts three, or up to ten?"""
    extreme = evidence.shared(asked_extreme)
    if extreme is None or extreme.is_age or extreme.place > 1:
        return False
    said = extreme.sign * mention.value.base_value
    alike = [
        r.mention.value
        for r in rivals
        if same_dimension(r.mention.value, mention.value)
    ]
    return all(extreme.sign * value.base_value < said for value in alike)


def _wrong_subject(
    evidence: Evidence, mention: Amount, rival: Amount, found: Amount
) -> Reason:
    return amount_reason(
        evidence,
        "number_wrong_subject",
        mention,
        (rival, found),
        "The answer says {answer}; the documents say {first} there, and {second} for "
        "something else.",
        0.85,
    )


def _is_of_table(rival: Amount, named: Amount) -> bool:
    """In another row, or beside the table whose row the answer names?"""
    if rival.document != named.document:
        return False
    if rival.cell is None or named.cell is None:
        return True
    return rival.cell.row_number != named.cell.row_number


def _bound_or_rate(evidence: Evidence, mention: Amount, found: Amount) -> Reason | None:
    said, held = mention.value, found.value
    if bounds_conflict(said, held) and not is_one_limit(evidence, mention, found):
        return amount_reason(
            evidence,
            "bound_mismatch",
            mention,
            (found,),
            "The answer turns a bound around: it says {answer}, the documents {first}.",
            0.9,
        )
    if rates_conflict(said, held) or is_of_another_period(evidence, said, found):
        return amount_reason(
            evidence,
            "rate_mismatch",
            mention,
            (found,),
            "The answer says {answer}; the documents say {first}.",
            0.85,
        )
    return None
