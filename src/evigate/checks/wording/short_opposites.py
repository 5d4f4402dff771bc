"""A short answer on the wrong side: "It raises it", of a pressure that drops.

Too few words are left to tell which clause of the documents it speaks of; the question
tells. Where all sentences that speak of the most of it take the other side of a pair
of opposites, and the question takes none or names both, the answer is turned round.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import asked_terms, terms_by_sentence
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.statements import text_cues
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason, Span
from evigate.text.antonyms import Side
from evigate.text.reading import Reading

_MAX_WORDS: Final = 12
_MAX_JUDGED: Final = 3  # sentences of the answer
_MOST: Final = 0.5
_NEAR: Final = 0.15
_SURE: Final = 0.7
_FEW_NUMBERS: Final = 2
_FRAGMENT: Final = 6  # words
_ARTICLE: Final = 5  # characters: "under the 50 euros"
# Whole and part, with and without: told apart by other checks, or by nothing.
_OTHERS: Final = frozenset({"with", "all", "some", "same", "only"})


def check_short_opposites(evidence: Evidence) -> list[Reason]:
    """Short sentences of the answer that take the other side of what is asked.

    >>> from evigate.records import RagCall
    >>> documents = ["After the change the water pressure drops by 0.3 bar."]
    >>> question = "Does the change raise or lower the water pressure?"
    >>> call = RagCall.of(question, documents, "It raises it slightly.")
    >>> [reason.code for reason in check_short_opposites(Evidence(call))]
    ['antonym_mismatch']
    """
    rows = evidence.alignments
    if not 0 < len(rows) <= _MAX_JUDGED or not evidence.documents:
        return []
    if not evidence.answer.opposites or is_cross_lingual(evidence):
        return []
    return [reason for row in rows if (reason := _judge(evidence, row)) is not None]


def _judge(evidence: Evidence, row: Alignment) -> Reason | None:
    if row.high - row.low > _MAX_WORDS:
        return None
    said = {
        side: word
        for word, sides in evidence.answer.opposites
        if row.low <= word < row.high
        for side in sides
        if side.pair not in _OTHERS and not _bounds_a_number(evidence, word)
    }
    if not said or text_cues(evidence, evidence.answer).negates(row.low, row.high):
        return None
    for side, word in said.items():
        other = Side(side.pair, 1 - side.side)
        if other in said or not _leaves_open(evidence, side.pair):
            continue
        place = _turned(evidence, side, other)
        if place is None:
            place = _turned_phrase(evidence, word, row, other)
        if place is not None:
            return _reason(evidence, row, word, place)
    return None


def _bounds_a_number(evidence: Evidence, word: int) -> bool:
    """ "Under 4 km": bounds are judged with their numbers."""
    end = evidence.answer.words.ends[word]
    return any(
        0 <= q.start - end <= _ARTICLE or q.start < end <= q.end
        for q in evidence.answer.quantities
    )


def _numbers(reading: Reading, start: int, end: int) -> int:
    return sum(start <= q.start < end for q in reading.quantities)


def _leaves_open(evidence: Evidence, pair: str) -> bool:
    """Does the question name both sides of a pair, or neither and asks no yes or no?"""
    opposites = evidence.question.opposites
    named = {side.side for _, sides in opposites for side in sides if side.pair == pair}
    return len(named) > 1 or (not named and evidence.shared(asked).kind != "yes_no")


def _turned(evidence: Evidence, side: Side, other: Side) -> int | None:
    """A sentence that takes the other side, where all that tell of it do."""
    shares = evidence.shared(_shares)
    best = max(shares, default=0.0)
    if best < _MOST:
        return None
    turned: int | None = None
    for place, share in enumerate(shares):
        if share < best - _NEAR:
            continue
        row = evidence.document_sentences[place]
        reading = evidence.documents[row.document]
        cues = text_cues(evidence, reading)
        named = cues.named(row.low, row.high)
        if side in named or (other in named and cues.negates(row.low, row.high)):
            return None
        if _numbers(reading, row.start, row.end) > _FEW_NUMBERS:
            return None  # up, then down again: a series tells both
        if other in named and turned is None:
            turned = place
    return turned


def _turned_phrase(
    evidence: Evidence, word: int, row: Alignment, other: Side
) -> int | None:
    """A sentence with the rest of a fragment, word for word, beside the other side.

    "Private sector corruption", of "public sector corruption".
    """
    if len(evidence.alignments) > 1 or row.high - row.low > _FRAGMENT:
        return None
    forms = evidence.answer.words.forms
    before, behind = forms[row.low : word], forms[word + 1 : row.high]
    if not behind:
        return None
    turned: int | None = None
    for place, held in enumerate(evidence.document_sentences):
        reading = evidence.documents[held.document]
        known = reading.words.forms
        cues = text_cues(evidence, reading)
        for at in range(held.low, held.high - len(behind)):
            if known[at + 1 : at + 1 + len(behind)] != behind:
                continue
            if known[max(held.low, at - len(before)) : at] != before:
                continue
            if known[at] == forms[word]:
                return None
            if other in cues.named(at, at + 1):
                turned = place if turned is None else turned
    return turned


def _shares(evidence: Evidence) -> list[float]:
    """How much each sentence tells of what is asked, opposites aside."""
    question = evidence.question
    sided = {question.stems[n] for n, _ in question.opposites}
    weights = {
        n: term.weight
        for n, term in enumerate(evidence.shared(asked_terms))
        if term.stem not in sided
    }
    total = sum(weights.values())
    if not total:
        return []
    return [
        sum([weights[n] * sure for n, sure in held.items() if n in weights]) / total
        for held in evidence.shared(terms_by_sentence)
    ]


def _reason(evidence: Evidence, row: Alignment, word: int, place: int) -> Reason:
    words = evidence.answer.words
    said = evidence.answer.text[words.starts[word] : words.ends[word]]
    source = evidence.sentence_source(place)
    held = quoted(evidence, source, None)
    message = f"The answer says “{said}”; the documents say the contrary: “{held}”."
    return Reason("antonym_mismatch", message, Span(*row.span), (source,), _SURE)
