"""Answers that give what no document holds: evidence for the asked fact is missing.

Vocabulary of the documents without the asked fact is no evidence. The answer says of
the asked thing what documents say of its sibling, fills in what they leave blank, gives
a reason where they give none, or repeats words of the question that no document knows
and adds only what they do not hold either. Where they hold a value that it contradicts,
it is wrong, not unfounded.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from evigate.checks.question.asked import asked, asks_no_facts, earlier_asked_stems
from evigate.checks.question.coverage import (
    Term,
    asked_terms,
    sentence_coverage,
    sentence_measures,
    sentence_order,
    window_coverage,
)
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.question.reasons import gives_reasons, reason_pattern
from evigate.checks.question.terms_of_office import tells_holder
from evigate.checks.sufficiency.bare_facts import bare_fact_of_nothing
from evigate.checks.sufficiency.blank_fields import value_of_a_blank
from evigate.checks.sufficiency.keys import missing_keys
from evigate.checks.sufficiency.languages import asks_in_another_language
from evigate.checks.sufficiency.misplaced import (
    fact_of_a_sibling,
    hold_for_all,
    places_of_answer,
)
from evigate.checks.sufficiency.missing_key import MissingKey
from evigate.checks.sufficiency.nameless import name_out_of_nothing
from evigate.checks.sufficiency.new_content import new_content
from evigate.checks.sufficiency.sufficiency import sufficiency
from evigate.checks.sufficiency.valueless import are_faults, value_out_of_nothing
from evigate.checks.values.computed import gives_computed
from evigate.checks.values.uncomputed import gives_asked_result
from evigate.checks.wording.settled import is_settled
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.amounts.quantities import Quantity, same_dimension
from evigate.text.dates.dates import Date
from evigate.text.negation import find_negations
from evigate.text.numbers.units import is_currency
from evigate.text.questions import split_question
from evigate.text.refusals import find_refusal

# Above this coverage the documents hold the asked fact, whatever the answer says.
_MAX_COVERAGE: Final = 0.8
_HALF_COVERED: Final = 0.55
_FEW_FOUND: Final = 0.2
_HALF_FOUND: Final = 0.5
_NEAR: Final = 0.3  # coverage of sentences whose values count as the asked ones
_MIN_TERMS: Final = 2
_MIN_PARTS: Final = 2
_TELLING: Final = 0.7  # words of less weight are premises, grammar or light
_MAX_SENTENCES: Final = 200
_MANY_VALUES: Final = 12


def check_insufficient(evidence: Evidence) -> list[Reason]:
    """Whether the answer states what the documents hold no evidence for.

    >>> from evigate.records import RagCall
    >>> documents = ["Halden Museum shows maps. It is closed on Mondays."]
    >>> answer = "The director of Halden Museum is Ada Lund."
    >>> call = RagCall.of("Who is the director of Halden Museum?", documents, answer)
    >>> [reason.code for reason in check_insufficient(Evidence(call))]
    ['insufficient_evidence']
    """
    if not evidence.documents or evidence.shared(asks_no_facts):
        return []
    if is_settled(evidence) or gives_computed(evidence) or gives_asked_result(evidence):
        return []
    judges: tuple[Callable[[Evidence], Reason | None], ...] = (
        value_of_a_blank,
        _of_a_sibling,
        fact_of_a_sibling,
        _without_a_reason,
        _out_of_nothing,
        value_out_of_nothing,
        name_out_of_nothing,
        bare_fact_of_nothing,
        _in_part,
    )
    if evidence.shared(asks_in_another_language) or is_cross_lingual(evidence):
        judges = value_of_a_blank, value_out_of_nothing  # words tell nothing there
    for judge in judges:
        reason = judge(evidence)
        if reason is not None:
            # An answer that says itself that something is missing is right.
            declines = find_refusal(evidence.answer.text) is not None
            return [] if declines else [reason]
    return []


# -- another thing than asked --------------------------------------------------------


def _of_a_sibling(evidence: Evidence) -> Reason | None:
    keys = evidence.shared(missing_keys)
    if bool(keys) and evidence.shared(tells_holder):
        return None
    for key in keys:
        if _asserts(evidence, key) and not _of_all(evidence, key.source):
            message = (
                f"The question asks about “{key.key}”; the documents speak of "
                f"“{key.sibling}” only."
            )
            return Reason("insufficient_evidence", message, None, (key.source,), 0.85)
    return None


def _of_all(evidence: Evidence, sibling: Source) -> bool:
    """Does the answer repeat what the documents say of all of a kind?"""
    places = places_of_answer(evidence, evidence.kept(new_content))
    return bool(places) and hold_for_all(evidence, places, sibling)


def _asserts(evidence: Evidence, key: MissingKey) -> bool:
    """Does the answer say something of the key, rather than that it is not there?"""
    text = evidence.answer.text
    if key.sibling.lower() in text.lower():
        return False
    language = evidence.language_of(evidence.answer)
    return not find_negations(text, language)


# -- no reason given -----------------------------------------------------------------


def _without_a_reason(evidence: Evidence) -> Reason | None:
    if evidence.shared(asked).kind != "reason" or evidence.shared(gives_reasons):
        return None
    novelty = _novelty(evidence)
    stated = evidence.language_of(evidence.answer)
    given = reason_pattern(stated).search(evidence.answer.text.lower())
    if (
        not novelty.total
        or novelty.found > (_HALF_FOUND if given else _FEW_FOUND) * novelty.total
    ):
        return None
    message = "The question asks for a reason; the documents give none."
    return Reason("insufficient_evidence", message, None, (), 0.75)


# -- nothing of what is asked --------------------------------------------------------


def _out_of_nothing(evidence: Evidence) -> Reason | None:
    terms = [
        term
        for term in evidence.shared(asked_terms)
        if term.weight > _TELLING and not _is_known(term)
    ]
    given: frozenset[str] = frozenset()
    if any(term.measures for term in terms):
        given = given.union(*evidence.shared(sentence_measures))
    unknown = {term.stem for term in terms if not term.measures & given}
    if not unknown:
        return None
    coverage = max(evidence.shared(window_coverage), default=0.0)
    if coverage > _MAX_COVERAGE:
        return None
    repeated = _repeated(evidence, unknown)
    absent = not evidence.shared(sentence_order) and len(unknown) >= _MIN_TERMS
    novelty = _novelty(evidence)
    if absent and repeated and novelty.found <= _HALF_FOUND * novelty.total:
        return _nothing_of(evidence, repeated, 0.7)
    if not novelty.total or novelty.comparable:
        return None
    if novelty.values and _hold_many_values(evidence):
        return None  # the answer's may be derived from them
    if any(reading.cells for reading in evidence.documents) and not are_faults(
        evidence, evidence.kept(new_content)
    ):
        return None  # of a table whose heading names the scale
    share = novelty.found / novelty.total
    if share > (_FEW_FOUND if coverage <= _HALF_COVERED else 0.0):
        return None
    if repeated or absent or novelty.values:
        return _nothing_of(evidence, repeated or _as_written(evidence, unknown), 0.8)
    return None


def _in_part(evidence: Evidence) -> Reason | None:
    """A part of the question that no document covers, and that the answer answers.

    The rest may be right, so this is a fault of that part and no lack of evidence.
    """
    question = evidence.question
    parts = evidence.shared(_parts_of_question)
    if len(parts) < _MIN_PARTS:
        return None
    unknown = {
        term.stem
        for term in evidence.shared(asked_terms)
        if not _is_known(term) and term.stem not in _earlier(evidence)
    }
    starts, stems = question.words.starts, evidence.stems_of(question)
    for start, end in parts:
        own = {stems[i] for i in range(len(stems)) if start <= starts[i] < end}
        missing = own & unknown
        repeated = (
            _clause_with(evidence, missing) if len(missing) >= _MIN_TERMS else None
        )
        if repeated is not None:
            part = question.text[start:end].strip()
            message = f"No document answers the part “{part}” of the question."
            return Reason("unsupported_sentence", message, repeated, (), 0.6)
    return None


def _parts_of_question(evidence: Evidence) -> list[tuple[int, int]]:
    return split_question(evidence.question.text)


def _earlier(evidence: Evidence) -> frozenset[str]:
    return evidence.shared(earlier_asked_stems)


def _clause_with(evidence: Evidence, missing: set[str]) -> Span | None:
    """The clause of the answer that states two of some words and denies nothing."""
    answer = evidence.answer
    stems, starts = evidence.stems_of(answer), answer.words.starts
    language = evidence.language_of(answer)
    for low, high in answer.sentences:
        for start, end in answer.clauses(low, high):
            first, last = bisect_left(starts, start), bisect_left(starts, end)
            said = missing.intersection(stems[first:last])
            if len(said) >= _MIN_TERMS and not find_negations(
                answer.text[start:end], language
            ):
                return Span(start, end)
    return None


def _is_known(term: Term) -> bool:
    return bool(term.related) or (bool(term.apart) and all(term.apart))


def _repeated(evidence: Evidence, unknown: set[str]) -> list[str]:
    """Words of the question that the answer repeats and does not deny, as written."""
    answer = evidence.answer
    words, stems = answer.words, evidence.stems_of(answer)
    language = evidence.language_of(answer)
    repeated: list[str] = []
    for (start, end), (low, high) in zip(
        answer.sentences, answer.sentence_words, strict=True
    ):
        places = [i for i in range(low, high) if stems[i] in unknown]
        if places and not find_negations(answer.text[start:end], language):
            repeated += [answer.text[words.starts[i] : words.ends[i]] for i in places]
    return repeated


def _hold_many_values(evidence: Evidence) -> bool:
    """Are the documents full of numbers, as statements and tables are?"""
    held = 0
    for reading in evidence.documents:
        held += sum(quantity.is_value for quantity in reading.quantities)
        if held >= _MANY_VALUES:
            return True
    return False


def _as_written(evidence: Evidence, stems: set[str]) -> list[str]:
    """Words of the question by their stems, in order."""
    question = evidence.question
    words = zip(question.words.starts, question.words.ends, strict=True)
    return [
        question.text[start:end]
        for stem, (start, end) in zip(evidence.stems_of(question), words, strict=True)
        if stem in stems
    ]


def _nothing_of(evidence: Evidence, repeated: list[str], weight: float) -> Reason:
    word = repeated[0]
    start = evidence.answer.text.find(word)
    message = f"The question asks about “{word}”, which no document mentions."
    span = Span(start, start + len(word)) if start >= 0 else None
    sources = evidence.shared(sufficiency).sources
    return Reason("insufficient_evidence", message, span, sources[:1], weight)


@dataclass(frozen=True, slots=True)
class _Novelty:
    """What the answer says beyond the question.

    Attributes:
        found: how many of its words and values the documents hold.
        total: how many there are.
        values: how many of these are amounts or dates.
        comparable: do documents give another value of the same kind near what is
            asked, so that the answer contradicts them?
    """

    found: int
    total: int
    values: int
    comparable: bool


def _novelty(evidence: Evidence) -> _Novelty:
    new = evidence.kept(new_content)
    comparable = any(_has_rival(evidence, value) for value in new.unheld)
    if evidence.shared(asked).kind == "person":
        comparable = comparable or _names_someone(evidence)
    return _Novelty(new.found, new.total, len(new.values), comparable)


def _has_rival(evidence: Evidence, value: Quantity | Date) -> bool:
    """Another value of the same kind in a sentence about what is asked."""
    for number, start, end in _near_sentences(evidence):
        reading = evidence.documents[number]
        items: list[Quantity] | list[Date] = (
            reading.dates if isinstance(value, Date) else reading.quantities
        )
        starts = [item.start for item in items]
        low, high = bisect_left(starts, start), bisect_left(starts, end)
        if any(_is_same_kind(value, other) for other in items[low:high]):
            return True
    return False


def _is_same_kind(value: Quantity | Date, other: Quantity | Date) -> bool:
    if isinstance(value, Date):
        return isinstance(other, Date) and value.is_time == other.is_time
    if not isinstance(other, Quantity) or not other.is_value:
        return False
    prices = is_currency(value.unit) and is_currency(other.unit)
    return prices or same_dimension(value, other)


def _near_sentences(evidence: Evidence) -> Iterator[tuple[int, int, int]]:
    """Where the documents speak of what is asked; anywhere if nowhere of it."""
    shares = evidence.shared(sentence_coverage)
    order = evidence.shared(sentence_order)[:_MAX_SENTENCES]
    least = min(_NEAR, shares[order[0]]) if order else 0.0
    for place in order or range(min(len(shares), _MAX_SENTENCES)):
        if shares[place] < least:
            return
        sentence = evidence.document_sentences[place]
        yield sentence.document, sentence.start, sentence.end


def _names_someone(evidence: Evidence) -> bool:
    """Do the documents name another person or body where they speak of it?"""
    own = frozenset(evidence.question.words.forms)
    for number, start, end in _near_sentences(evidence):
        for name in evidence.documents[number].names:
            if start <= name.start < end and len(set(name.words) - own) > 1:
                return True
    return False
