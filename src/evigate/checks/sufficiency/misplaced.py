"""An answer that gives of the asked thing what documents say of a sibling only."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.coverage import asked_terms, sentence_coverage
from evigate.checks.statements.cue_sentences import document_cues
from evigate.checks.sufficiency.new_content import NewContent, new_content
from evigate.checks.sufficiency.other_periods import OtherSubject
from evigate.checks.sufficiency.other_subjects import other_subjects
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Source
from evigate.text.amounts.quantities import Quantity, same_dimension, same_quantity
from evigate.text.dates.dates import Date
from evigate.text.negation import Cue, find_negations
from evigate.text.words import stem_words

_SURE: Final = 0.8
_MAX_ANSWER: Final = 3  # sentences; longer answers say more than one thing
_NEAR: Final = 0.5  # coverage of a sentence that speaks of the asked thing
_MAX_VALUES: Final = 200
_TELLING: Final = 0.7  # words of less weight are premises, grammar or light


def fact_of_a_sibling(evidence: Evidence) -> Reason | None:
    """All that the answer says stands where documents speak of a sibling of the asked.

    >>> from evigate.records import RagCall
    >>> documents = ["Ward 7 has 12 beds.", "Ward 8 was painted in May."]
    >>> call = RagCall.of("How many beds has Ward 8?", documents, "It has 12 beds.")
    >>> fact_of_a_sibling(Evidence(call)).code
    'insufficient_evidence'
    """
    if len(evidence.answer.sentences) > _MAX_ANSWER:
        return None
    others = evidence.shared(other_subjects)
    if not others:
        return None
    new = evidence.kept(new_content)
    if new.unheld:
        return None
    places = places_of_answer(evidence, new)
    if evidence.shared(asked).kind == "yes_no" and not new.values:
        places = _places_of_topic(evidence)
    if not new.values:  # a period holds for values
        others = {at: other for at, other in others.items() if not other.period}
    if not places or not places <= others.keys():
        return None
    found = others[min(places)]
    if hold_for_all(evidence, places, found.source):
        return None
    if _is_told(evidence, found):
        return None
    code: ReasonCode = "insufficient_evidence"
    if any(_has_own(evidence, value, min(places)) for value in new.values):
        code = "number_wrong_subject"
    message = (
        f"The documents say this of “{found.sibling}”, not of “{found.asked}”, which "
        "the question asks about."
    )
    return Reason(code, message, None, (found.source,), _SURE)


def _has_own(evidence: Evidence, value: Quantity | Date, given: int) -> bool:
    """Do documents give another value of the kind where they speak of the asked?

    In a sentence that covers the question, or below one that names the asked thing and
    with all that is asked of the sibling where the answer's value was taken from.
    """
    others = evidence.shared(other_subjects)
    shares = evidence.shared(sentence_coverage)
    named = set(stem_words(others[given].asked.lower().split(), evidence.language))
    taken = evidence.shared(asked_stems).intersection(evidence.sentence_stems[given])
    for place, share in enumerate(shares):
        if share <= 0.0 or place in others:
            continue
        at = evidence.document_sentences[place]
        if share < _NEAR and (
            named.isdisjoint(evidence.documents[at.document].stems)
            or not taken.issubset(evidence.sentence_stems[place])
        ):
            continue
        reading = evidence.documents[at.document]
        if isinstance(value, Date):
            near = any(
                at.start <= date.start < at.end and date.is_time == value.is_time
                for date in reading.dates[:_MAX_VALUES]
            )
        else:
            near = any(
                at.start <= other.start < at.end
                and other.is_value
                and same_dimension(value, other)
                for other in reading.quantities[:_MAX_VALUES]
            )
        if near:
            return True
    return False


def places_of_answer(evidence: Evidence, new: NewContent) -> set[int]:
    """Document sentences that hold what the answer adds: values, or else words."""
    if new.values:
        return {place for value in new.values for place in _places_of(evidence, value)}
    return {place for stem in new.known for place in evidence.postings.get(stem, ())}


def _places_of_topic(evidence: Evidence) -> set[int]:
    """Where the documents speak of what is asked of the thing, if they all deny it.

    The words of the question that do not stand where the asked thing does.
    """
    answer = evidence.answer
    if find_negations(answer.text, evidence.language_of(answer)):
        return set()
    others = evidence.shared(other_subjects)
    places: set[int] = set()
    for term in evidence.shared(asked_terms):
        if term.weight < _TELLING:
            continue
        held = {place for s in term.related for place in evidence.postings.get(s, ())}
        if held and held <= others.keys():
            places |= held
    return places


def hold_for_all(evidence: Evidence, places: set[int], sibling: Source) -> bool:
    """ "All pumps come with a warranty": that is said of siblings and of the asked.

    Not "every member gets 50 GB", asked of a plan: those are of the sibling's own.

    Args:
        evidence: the call.
        places: document sentences that hold what the answer says.
        sibling: where the sibling is named, beside its class.
    """
    held = evidence.shared(document_cues)
    return any(
        cue.kind == "always"
        or (cue.kind == "all" and _is_of(evidence, at, cue, sibling))
        for at in places
        for cue in held[at]
    )


def _is_of(evidence: Evidence, place: int, cue: Cue, sibling: Source) -> bool:
    """Is what a quantifier speaks of named by the question, or with the sibling?"""
    at = evidence.document_sentences[place]
    reading = evidence.documents[at.document]
    content = evidence.content_flags(reading)
    noun = next((i for i in range(cue.end, at.high) if content[i]), None)
    if noun is None or reading.stems[noun] in evidence.shared(asked_stems):
        return True
    named = None
    if sibling.span is not None:
        named = evidence.sentence_at(sibling.document, sibling.span.start)
    return named is None or reading.stems[noun] in evidence.sentence_stems[named]


def _places_of(evidence: Evidence, value: Quantity | Date) -> set[int]:
    found: set[int] = set()
    for number, reading in enumerate(evidence.documents):
        if isinstance(value, Date):
            starts = [
                other.start
                for other in reading.dates[:_MAX_VALUES]
                if value.matches(other)
            ]
        else:
            starts = [
                other.start
                for other in reading.quantities[:_MAX_VALUES]
                if same_quantity(value, other)
            ]
        for start in starts:
            place = evidence.sentence_at(number, start)
            if place is not None:
                found.add(place)
    return found


def _is_told(evidence: Evidence, found: OtherSubject) -> bool:
    """Does the answer itself say that it speaks of the sibling?"""
    return found.sibling.lower() in evidence.answer.words.forms
