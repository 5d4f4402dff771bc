"""The amounts of documents that an amount of the answer may mean, the best first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.ruled_out import ruled_out
from evigate.checks.statements.slots import asked_slot
from evigate.checks.subjects.binding import (
    Fit,
    context_weights,
    extra_words,
    fit_score,
)
from evigate.checks.subjects.mentions import Amount
from evigate.checks.subjects.selection import near_mentions
from evigate.checks.values.implied import told_mentions
from evigate.checks.values.parts_of_totals import counted_noun
from evigate.checks.values.signs import match_turned
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import (
    Quantity,
    bound_holds,
    bounds_conflict,
    match_quantities,
    same_dimension,
)
from evigate.text.numbers.units import dimension_of, is_currency
from evigate.text.views import view

_MAX_CANDIDATES: Final = 200
# Equal numbers of which only one has a unit are a weaker match; a bound that both
# carry ("at least", "a minimum of") a stronger one.
_UNIT_MISSING: Final = 0.7
_SAME_BOUND: Final = 0.5
_MONTH: Final = 30 * 86_400.0
_APART: Final = 5_000  # how often one length of time goes into one that is no rival
_FRAGMENT: Final = 3  # words


class AmountFits:
    """The amounts of the documents, as to how they fit one of the answer.

    Most are only compared by value: what words they are of is worked out for those
    that are ranked.

    Args:
        evidence: the call.
        mention: an amount of the answer.

    Attributes:
        equal: those that state the same amount, with how they do.
        others: the rest.
    """

    def __init__(self, evidence: Evidence, mention: Amount) -> None:
        self._evidence = evidence
        self._mention = mention
        self.equal: list[tuple[Amount, str]] = []
        self.others: list[Amount] = []
        said = mention.value
        match_of = _match_bound if said.bound in _OPEN else match_quantities
        for other in candidates(evidence, mention):
            match = match_of(said, other.value)
            if match is None and (said.value < 0) != (other.value.value < 0):
                match = match_turned(evidence, mention, other)
            if match == "rounded" and _is_finer(said, other.value):
                match = None
            if match is None or (
                match == "unit_missing" and _counts_instead(evidence, mention, other)
            ):
                self.others.append(other)
            else:
                self.equal.append((other, match))

    @view
    def weights(self) -> dict[str, float]:
        """What the amount of the answer is about: see `context_weights`."""
        return context_weights(self._evidence, self._mention)

    @view
    def _context(self) -> frozenset[str]:
        return frozenset(self.weights)

    def amounts(self) -> list[Amount]:
        """The equal ones alone."""
        return [amount for amount, _ in self.equal]

    def equal_and_rivals(self) -> tuple[list[Fit[Quantity]], list[Fit[Quantity]]]:
        """Those that are equal, and those that could stand in place of the best one.

        Both best fit first; a single one without rivals is not scored.
        """
        if len(self.equal) == 1:
            other, match = self.equal[0]
            rivals = self._rivals(other, match)
            if not rivals:
                return [Fit(other, match, True, 0.0)], []
            return [self._fit(other, match)], self.rank(rivals)
        equal = _best_first([self._fit(other, match) for other, match in self.equal])
        return equal, self.rank(self._rivals(equal[0].mention, equal[0].match))

    def rank(self, others: Iterable[Amount]) -> list[Fit[Quantity]]:
        """Some of the rest, best fit first."""
        return _best_first([self._fit(other, None) for other in others])

    def _rivals(self, best: Amount, match: str | None) -> list[Amount]:
        """Those that are comparable, and of something that the best one is not of.

        Without a word of the context that the best one lacks, none fits better.
        """
        said, found = self._mention.value, best.value
        like = [
            other
            for other in self.others
            if (are_comparable(said, other.value) or same_dimension(found, other.value))
            and not _holds_otherwise(said, found, other.value)
        ]
        if match == "unit_missing" and said.unit and best.cell is None:
            # A bare number is of anything: for "79 years" of 79 only what is beside.
            like = [
                other
                for other in like
                if other.sentence == best.sentence or are_comparable(said, other.value)
            ]
        excluded = self._evidence.shared(ruled_out)
        if excluded:
            like = [other for other in like if excluded.isdisjoint(other.own)]
        if not like:
            return like
        words = best.words
        missing = self._context - words.own - words.shared - best.title
        held = self._evidence.sentence_stems
        return [
            other
            for other in like
            if other.sentence == best.sentence
            or not other.is_of_its_sentence
            or not missing.isdisjoint(held[other.sentence])
            or not missing.isdisjoint(other.title)
        ]

    def _fit(self, other: Amount, match: str | None) -> Fit[Quantity]:
        said, held = self._mention.value, other.value
        score = fit_score(other, self.weights)
        if other.cell is not None:
            score -= extra_words(self._evidence, other, self._context)
        if match == "unit_missing":
            score *= _UNIT_MISSING
        elif match and said.bound and held.bound and not bounds_conflict(said, held):
            score += _SAME_BOUND * max(self.weights.values(), default=0.0)
        return Fit(other, match, are_comparable(said, held), score)


def _best_first(fits: list[Fit[Quantity]]) -> list[Fit[Quantity]]:
    return sorted(fits, key=lambda fit: -fit.score) if len(fits) > 1 else fits


def _match_bound(said: Quantity, held: Quantity) -> str | None:
    """How two amounts are equal; a bound must hold: "just under 150 m" for 148 m."""
    holds = bound_holds(said, held)
    if holds is None:
        return match_quantities(said, held)
    return "rounded" if holds else None


def _counts_instead(evidence: Evidence, mention: Amount, other: Amount) -> bool:
    """14 % for 14 lamps: the number counts something, and is no percentage.

    Nor is it a measure: "Six.", asked how many tablets, of every 6 hours.
    """
    said, held = mention.value, other.value
    if held.unit is not None and said.unit is None:
        return is_bare_count(evidence) and not _is_asked_unit(evidence, other)
    return (
        (said.unit == "percent" or held.numeral.isalpha())
        and said.unit is not None
        and held.unit is None
        and held.value > 1
        and other.cell is None
        and not _is_age(evidence, mention, other)
        and bool(counted_noun(evidence, other))
    )


def is_bare_count(evidence: Evidence) -> bool:
    """ "Thirteen.", where it is asked how many there are: no percentage says that."""
    short = len(evidence.answer.words.forms) <= _FRAGMENT
    return short and evidence.shared(asked).kind == "count"


def _is_asked_unit(evidence: Evidence, other: Amount) -> bool:
    """ "How many hours", or "how many bars", of 3 bars of chocolate."""
    slot = evidence.shared(asked_slot)
    value = other.value
    if slot.unit is not None:
        return dimension_of(slot.unit) == value.dimension
    if value.unit == "times":
        return True
    held = evidence.documents[other.document].text[value.number_end : value.end]
    words = frozenset(evidence.stems_of_text(held)) | {held.strip().lower()}
    return not words.isdisjoint(
        evidence.shared(asked_stems) | {*evidence.question.words.forms}
    )


def _is_age(evidence: Evidence, mention: Amount, other: Amount) -> bool:
    """8세 for 여덟 살; not 8세대, not 8세기."""
    end = other.value.end
    after = evidence.documents[other.document].text[end : end + 2]
    return mention.value.unit == "year" and after[:1] == "세" and after not in _NO_AGE


def _length(value: Quantity) -> float:
    """In seconds, where it is a time; months and years as well."""
    seconds = value.base_value
    return seconds * _MONTH if value.dimension == "calendar" else seconds


def _holds_otherwise(said: Quantity, found: Quantity, other: Quantity) -> bool:
    """Is another amount no rival: a rate of another period, an end of one range?

    ("205 a day or 6,235 a month"; "rest 5 to 10 minutes … after 10 minutes".)
    """
    if said.per and found.per == said.per and other.per and other.per != said.per:
        return True
    if other.weak and not said.weak and other.unit is None:
        return True  # "one or more rotors" counts nothing
    if is_currency(said.unit) and other.unit is None and other.bound is not None:
        return True  # "4.50 euros (students and over 65s)"
    if said.unit != other.unit and said.unit and other.unit:
        ratio = _length(said) / (_length(other) or 1.0)
        if max(ratio, 1.0 / (ratio or 1.0)) > _APART:
            return True  # 48 minutes of a trip, beside children of 4 years
    mine, others = said.base_ends, other.base_ends
    if others is not None and mine is None:
        return said.base_value in others
    return mine is not None and others is None and other.base_value in mine


_NO_AGE: Final = frozenset({"세대", "세기"})
_OPEN: Final = frozenset({"more_than", "less_than"})


def are_comparable(said: Quantity, held: Quantity) -> bool:
    """Of one dimension, and both amounts or both versions."""
    return said.role == held.role and same_dimension(said, held)


def candidates(evidence: Evidence, mention: Amount) -> list[Amount]:
    """Amounts of the documents to compare with: all, or the equal and the near."""
    known = evidence.shared(told_mentions)
    if len(known) <= _MAX_CANDIDATES:
        return known
    equal = evidence.shared(by_value).get(mention.value.base_value, [])
    weights = context_weights(evidence, mention)
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


def _is_finer(said: Quantity, held: Quantity) -> bool:
    """ "€14.90" does not follow from a price of €15: the answer is the finer one."""
    if said.unit != held.unit or said.low is not None or held.low is not None:
        return False
    return not (said.approximate or held.approximate) and said.step < held.step
