"""A value that is asked, and that no document gives of the asked kind.

"The ride costs 35 zlotys" of documents that tell the hours only: the number is not
wrong against another one, there is nothing to hold it against.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from evigate.checks.question.asked import asked, own_asked_stems
from evigate.checks.question.coverage import asked_terms, sentence_coverage
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.sufficiency.dense_siblings import is_dense
from evigate.checks.sufficiency.new_content import NewContent, new_content
from evigate.checks.values.dates import check_dates
from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import Quantity, same_dimension
from evigate.text.dates.dates import Date
from evigate.text.numbers.units import is_currency
from evigate.text.patterns import late
from evigate.text.questions import AnswerType, leans_on_the_turn_before
from evigate.text.stopwords import stopwords

_VALUED: Final[frozenset[AnswerType]] = frozenset(
    {"count", "amount", "duration", "date"}
)
_FEW_FOUND: Final = 0.2
_NEAR: Final = 0.3  # coverage of sentences whose values count as the asked ones
_MAX_SENTENCES: Final = 200
_FEW_SENTENCES: Final = 2
_WINDOW: Final = 2  # sentences: the next one may go on about the thing
_MAX_ANSWER: Final = 3  # sentences; longer answers say more than one value
_SURE: Final = 0.75
_LABEL: Final = late(r"[^\W\d_]\s?[:：]\s?$")
_LABEL_END: Final = 4  # characters
_UNIT: Final = late(r"\s?([^\W\d_]{1,3})(?!\w)")


def value_out_of_nothing(evidence: Evidence) -> Reason | None:
    """The answer gives a value where documents hold none of its kind for the asked.

    >>> from evigate.records import RagCall
    >>> documents = ["The ferry to Lunna sails daily. It takes 40 minutes."]
    >>> call = RagCall.of("What does the ferry cost?", documents, "It costs 12 EUR.")
    >>> value_out_of_nothing(Evidence(call)).code
    'insufficient_evidence'
    """
    if not (evidence.shared(asked).kind in _VALUED or _asks_for_a_measure(evidence)):
        return None
    if len(evidence.answer.sentences) > _MAX_ANSWER:
        return None
    new = evidence.kept(new_content)
    if not new.unheld or len(new.unheld) < len(new.values):
        return None
    if not _asks_of_another_group(evidence):
        says_more = len(evidence.answer.sentences) > 1 or len(new.unheld) > 1
        says_more = says_more and not is_cross_lingual(evidence)
        if says_more and new.found > _FEW_FOUND * new.total:
            return None
        if _is_comparable(evidence, new):
            return None
    if not are_faults(evidence, new):
        return None
    value = new.unheld[0]
    message = (
        f"No document gives a value for what is asked; the answer says “{value.raw}”."
    )
    span = Span(value.start, value.end)
    return Reason("insufficient_evidence", message, span, (), _SURE)


def _asks_for_a_measure(evidence: Evidence) -> bool:
    """ "What is the clearance?": a word that no document says asks for a length."""
    if evidence.shared(asked).kind != "open":
        return False
    return any(
        term.measures - {"date"} and not term.related
        for term in evidence.shared(asked_terms)
    )


def _is_comparable(evidence: Evidence, new: NewContent) -> bool:
    """Does a document give another value of the kind where it speaks of the asked?"""
    bare = all(isinstance(v, Quantity) and v.unit is None for v in new.unheld)
    if bare and evidence.shared(counts_what_is_not_there):
        return False
    places = list(_places(evidence))
    return any(
        _holds_kind(evidence, value, place) for value in new.unheld for place in places
    )


def _places(evidence: Evidence) -> Iterator[tuple[int, bool]]:
    """Sentences whose values count, with whether they speak of what is asked."""
    shares = evidence.shared(sentence_coverage)
    places: Iterable[int] = range(len(shares))
    least = 0.0
    foreign = is_cross_lingual(evidence)  # words tell nothing: any value may be meant
    if not foreign:
        places = [at for at in places if at in evidence.shared(places_of_things)]
        least = min(_NEAR, max((shares[at] for at in places), default=0.0))
    order = sorted(places, key=lambda place: -shares[place])
    for place in order[:_MAX_SENTENCES]:
        if shares[place] >= least:
            yield place, foreign or shares[place] >= _NEAR


def counts_what_is_not_there(evidence: Evidence) -> bool:
    """ "How many seats ...?", of which no document speaks; use through ``shared``."""
    question = evidence.question
    spans = evidence.shared(asked).spans
    if evidence.shared(asked).kind != "count" or not spans:
        return False
    missing = {
        term.stem
        for term in evidence.shared(asked_terms)
        if term.weight >= 1.0 and not (term.related or any(term.apart) or term.measures)
    }
    if is_dense(question.text):  # what is counted stands before the asking word, too
        return bool(missing)
    content, stems = evidence.content_flags(question), evidence.stems_of(question)
    behind = (
        stem
        for stem, start, flag in zip(stems, question.words.starts, content, strict=True)
        if flag and start >= spans[0][1]
    )
    return next(behind, None) in missing


def places_of_things(evidence: Evidence) -> frozenset[int]:
    """Windows that hold a word for the thing that is measured; use ``shared``.

    "What does the butter cost?" is not answered where a tour costs 7 euros. All
    sentences, where the question names no such thing.
    """
    things = [
        term
        for term in evidence.shared(asked_terms)
        if term.weight >= 1.0 and not term.measures
    ]
    places = {
        place
        for term in things
        for stem in (*term.related, *chain.from_iterable(term.apart))
        for place in evidence.postings.get(stem, ())
    }
    total = len(evidence.document_sentences)
    if not things or (not places and total <= _FEW_SENTENCES):
        return frozenset(range(total))  # what was retrieved may say it in other words
    return frozenset(place + more for place in places for more in range(_WINDOW))


def _holds_kind(
    evidence: Evidence, value: Quantity | Date, place: tuple[int, bool]
) -> bool:
    sentence, near = place
    at = evidence.document_sentences[sentence]
    reading = evidence.documents[at.document]
    if isinstance(value, Date):
        return any(
            at.start <= date.start < at.end and date.is_time == value.is_time
            for date in reading.dates
        )
    if value.unit is None and not near:
        return False  # any number would do: it must be one of what is asked
    closed = stopwords(evidence.language_of(reading))
    return any(
        other.is_value
        and not other.weak
        and _may_rival(value, other, reading.text, closed, bool(reading.cells))
        for other in reading.quantities
        if at.start <= other.start < at.end
    )


def _may_rival(
    value: Quantity,
    other: Quantity,
    text: str,
    closed: frozenset[str],
    in_table: bool,
) -> bool:
    """Of one kind, or of a unit that is not known ("3.2 hl"); prices name theirs."""
    if other.unit is None and _LABEL.search(text[: other.start][-_LABEL_END:]):
        return True  # "Repairs: 84.5", where a heading names the unit
    if is_currency(value.unit):
        return is_currency(other.unit)
    if same_dimension(value, other):
        return True
    if other.unit is None and in_table:
        return True
    follower = _UNIT.match(text, other.end)
    if other.unit is not None or follower is None:
        return False
    return follower.group(1).lower() not in closed


def _asks_of_another_group(evidence: Evidence) -> bool:
    """ "And for pensioners?", of whom no document speaks."""
    if not leans_on_the_turn_before(evidence.question.text):
        return False
    own = evidence.shared(own_asked_stems)
    terms = [term for term in evidence.shared(asked_terms) if term.stem in own]
    return bool(terms) and not any(term.related or term.apart for term in terms)


def are_faults(evidence: Evidence, new: NewContent) -> bool:
    """Are all unheld values faults to their own checks, so that none is derived?"""
    dates = [fault for fault in check_dates(evidence) if not fault.sources]
    faults = [*check_quantities(evidence), *dates]
    spans = [f.answer_span for f in faults if f.answer_span and f.weight >= _FEW_FOUND]
    return all(
        any(span.start < value.end and value.start < span.end for span in spans)
        for value in new.unheld
    )
