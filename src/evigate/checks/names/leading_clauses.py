"""Does one clause of a document speak of more of what is asked than another?

"Books for four weeks and films for one": of films the second speaks, the first does
not, and of all else that is asked both speak.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.names.clause_subjects import unasked_stems
from evigate.checks.names.segments import Segment, segment_span, segments
from evigate.checks.statements.told_terms import told_terms
from evigate.checks.subjects.quotes import quoted
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.language_kinds import UNSPACED
from evigate.text.switched import switch_states
from evigate.text.tables.pronoun_words import PRONOUNS
from evigate.text.tables.relative_pronouns import RELATIVE_PRONOUNS

MAX_ASKED: Final = 6
"""Words of content of a question; more make a chain of questions."""

_LONGEST: Final = 32  # words of a sentence
_LONGEST_PAIRS: Final = 80
_LEAST: Final = {True: 0.5, False: 0.8}  # of what is asked, in one sentence or not
_MARGIN: Final = 0.5  # weight of the words that tell the two apart
_ALL: Final = 0.99
_FAR: Final = 3  # sentences
_OFTEN: Final = 3  # clauses
_OPENING: Final = 2  # words
_TYING: Final = frozenset("( : – — - （ ：".split())
_SURE: Final = 0.7


def leads(
    evidence: Evidence,
    right: Segment,
    held: Segment,
    left_out: frozenset[int] = frozenset(),
    least: float = 0.0,
) -> bool:
    """Does a clause speak of more of what is asked than another, and of all of that?

    Args:
        evidence: the call.
        right: the clause that may answer.
        held: the other one.
        left_out: asked terms that only tell which kind of value is asked.
        least: how much of what is asked the clause speaks of at least.
    """
    if right.document != held.document or any(
        _is_long(evidence, each) for each in (right, held)
    ):
        return False
    together = right.sentence == held.sentence
    if together and (_explains(evidence, right, held) or _is_off(evidence, right)):
        return False
    of_right = _covered(evidence, right) if together else right.covered
    of_held = _covered(evidence, held)
    more = of_right - of_held
    if more.isdisjoint(right.covered):
        return False
    if _weight(evidence, more) < _MARGIN or not _are_topics(
        evidence, of_held - of_right, more
    ):
        return False
    if evidence.language in UNSPACED and _names_more(evidence, held, right):
        return False
    share = _share(evidence, of_right, left_out)
    if share < max(least, _LEAST[together]):
        return False
    if abs(right.sentence - held.sentence) > _FAR and (of_held or share < _ALL):
        return False
    if more - held.before:
        return True
    # What was named before may still be meant, but by a clause about another thing.
    if share < _ALL or (_weight(evidence, more) <= 1.0 and held.leaves_out):
        return False
    if not all(term.related for term in evidence.shared(told_terms).values()):
        return False  # "ends", of what "closes"
    return bool(own_words(evidence, held))


def own_words(evidence: Evidence, segment: Segment) -> frozenset[str]:
    """What a clause says beside what is asked, but for numbers."""
    return frozenset(
        stem
        for stem in unasked_stems(evidence, segment)
        if not any(map(str.isdigit, stem))
    )


def _share(
    evidence: Evidence, covered: frozenset[int], left_out: frozenset[int]
) -> float:
    """How much of what is asked, as far as the documents know of it."""
    terms = evidence.shared(told_terms)
    total = sum(
        term.weight
        for number, term in terms.items()
        if number not in left_out and (term.related or term.weight >= 1.0)
    )
    return _weight(evidence, covered) / total if total else 0.0


def _weight(evidence: Evidence, covered: frozenset[int]) -> float:
    terms = evidence.shared(told_terms)
    return sum(terms[number].weight for number in covered)


def _explains(evidence: Evidence, first: Segment, second: Segment) -> bool:
    """Does the later one stand in brackets, or behind a colon, right after?"""
    if first.low > second.low:
        first, second = second, first
    reading = evidence.documents[first.document]
    end, start = reading.words.ends[first.high - 1], reading.words.starts[second.low]
    return reading.text[end:start].strip(" ~\"'“„«*_`") in _TYING


def _is_off(evidence: Evidence, segment: Segment) -> bool:
    """Does it hold with something switched off? That is judged by `switched_values`."""
    reading = evidence.documents[segment.document]
    text = reading.text[slice(*segment_span(evidence, segment))]
    return any(not on for _, on in switch_states(text))


def _names_more(evidence: Evidence, held: Segment, right: Segment) -> bool:
    """Does a clause share letters with the question that another one lacks?

    Not all words of a script without spaces are known ("子ども").
    """
    question = evidence.question.text
    pairs = {question[i : i + 2] for i in range(len(question) - 1)}
    own, other = (
        evidence.documents[s.document].text[slice(*segment_span(evidence, s))]
        for s in (held, right)
    )
    return any(pair in own and pair not in other for pair in pairs)


def _is_long(evidence: Evidence, segment: Segment) -> bool:
    """Does it stand in a sentence of many words? Those say things in between."""
    place = evidence.document_sentences[segment.sentence]
    longest = _LONGEST_PAIRS if evidence.language in UNSPACED else _LONGEST
    return place.high - place.low > longest


def _are_topics(
    evidence: Evidence, words: frozenset[int], more: frozenset[int]
) -> bool:
    """Are some words those of the whole text, where others stand in one place?"""
    if not words:
        return True
    terms = evidence.shared(told_terms)
    held = [segment.covered for segment in evidence.shared(segments)]
    often = all(sum(n in each for each in held) >= _OFTEN for n in words)
    return often and any(
        sum(n in each for each in held) == 1 and terms[n].weight >= 1.0 for n in more
    )


def _covered(evidence: Evidence, segment: Segment) -> frozenset[int]:
    """What a clause speaks of; a pronoun stands for what was named before."""
    language = evidence.language
    forms = evidence.documents[segment.document].words.forms[segment.low : segment.high]
    pronouns = PRONOUNS.get(language, frozenset())
    relative = RELATIVE_PRONOUNS.get(language, frozenset())
    if pronouns.isdisjoint(forms) and relative.isdisjoint(forms[:_OPENING]):
        return segment.covered
    return segment.covered | segment.before


def other_clause_reason(
    evidence: Evidence, code: ReasonCode, span: Span, right: Segment, held: Segment
) -> Reason:
    """The fault of what a short answer took from another clause than the one asked.

    Args:
        evidence: the call.
        code: of the fault.
        span: what the answer says.
        right: the clause that answers.
        held: the one that it was taken from.
    """
    sources = tuple(
        evidence.source(each.document, *segment_span(evidence, each))
        for each in (right, held)
    )
    first, second = (quoted(evidence, source) for source in sources)
    said = evidence.answer.text[slice(*span)].strip()
    message = f"The answer says “{said}”, as in “{second}”; what is asked stands in "
    message += f"“{first}”."
    return Reason(code, message, span, sources, _SURE)
