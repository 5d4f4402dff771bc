"""Do documents give a value of the asked kind where they speak of what is asked?

Asked "how many species", a passage on the species that counts nothing does not tell.
The value stands in the sentence, or in the next one, that covers most of the question;
a count stands beside what is counted.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import (
    asked_terms,
    sentence_order,
    shares_of,
    terms_by_sentence,
)
from evigate.evidence import DocumentSentence, Evidence
from evigate.text.patterns import late
from evigate.text.words import is_unspaced

# "When do we call a doctor?" may be answered by an occasion.
_OCCASION: Final = late(r"\bwhen (?:to|do|does|should|can|may|must)\b", re.IGNORECASE)
_TIMED: Final = frozenset({"date", "duration"})
_VALUED: Final = frozenset({"date", "duration", "count", "amount"})
_MAX_SENTENCES: Final = 60
_COUNTED_AFTER: Final = 6  # words from a number to what it counts
# Times that are read as no date: ages of the world, and years that may be amounts.
_TIME: Final = late(
    r"\b(?:century|centuries|decades?|\d0s|years? ago|millenni\w+|BCE?|BP|CE|AD)\b|"
    r"(?<![\w.,])[1-9]\d{2,3}(?![\w%]|[.,]\d)"
)


def untold_value(evidence: Evidence) -> float:
    """How far sentences with a value stay behind the best; use through ``shared``.

    Returns:
        0.0 where a sentence that speaks of all that any does gives a value of the
        asked kind, or where none is asked; 1.0 where no such sentence gives one.

    >>> from evigate.records import RagCall
    >>> documents = ["The lake has otters. It is cold.", "The town has 2 inns."]
    >>> call = RagCall.of("How many otters has the lake?", documents, "")
    >>> untold_value(Evidence(call))
    1.0
    >>> call = RagCall.of("How many inns has the town?", documents, "")
    >>> untold_value(Evidence(call))
    0.0
    """
    kind = evidence.shared(asked).kind
    order = evidence.shared(sentence_order)[:_MAX_SENTENCES]
    if kind not in _VALUED or not order:
        return 0.0
    if kind == "date" and _OCCASION.search(evidence.question.text):
        return 0.0
    places = sorted({*order, *_followers(evidence, order)})
    shares = _with_the_sentence_before(evidence, places)
    best, told = max(shares), 0.0
    for place, share in zip(places, shares, strict=True):
        if share > told and _tells(evidence, place, kind):
            told = share
    return 1.0 - told / best


def _followers(evidence: Evidence, places: list[int]) -> list[int]:
    """The next sentences of the same documents."""
    sentences = evidence.document_sentences
    return [
        place + 1
        for place in places
        if place + 1 < len(sentences)
        and sentences[place + 1].document == sentences[place].document
    ]


def _with_the_sentence_before(evidence: Evidence, places: list[int]) -> list[float]:
    """Coverage of sentences that take up what the one before them says."""
    held = evidence.shared(terms_by_sentence)
    sentences = evidence.document_sentences
    pairs = []
    for place in places:
        together = held[place]
        if place and sentences[place - 1].document == sentences[place].document:
            for number, sure in held[place - 1].items():
                if together.get(number, 0.0) < sure:
                    together = {**together, number: sure}
        pairs.append(together)
    return shares_of(evidence, pairs)


def _tells(evidence: Evidence, place: int, kind: str) -> bool:
    """Does a sentence give a value of the asked kind that the question does not?"""
    sentence = evidence.document_sentences[place]
    if kind in _TIMED and _tells_a_time(evidence, sentence):
        return True
    if kind == "date":
        return False
    reading = evidence.documents[sentence.document]
    asked_numerals = {q.numeral.lower() for q in evidence.question.quantities}
    starts = [quantity.start for quantity in reading.quantities]
    counted = evidence.shared(counted_stems) if kind == "count" else frozenset()
    for quantity in reading.quantities[
        bisect_left(starts, sentence.start) : bisect_left(starts, sentence.end)
    ]:
        if not quantity.is_value or quantity.weak:
            continue
        if quantity.numeral.lower() in asked_numerals:
            continue
        word = bisect_left(reading.words.starts, quantity.start)
        after = reading.stems[word : word + 1 + _COUNTED_AFTER]
        if not counted or not counted.isdisjoint(after):
            return True
    return False


def _tells_a_time(evidence: Evidence, sentence: DocumentSentence) -> bool:
    reading = evidence.documents[sentence.document]
    own = {(date.year, date.month, date.day) for date in evidence.question.dates}
    return any(
        sentence.start <= date.start < sentence.end
        and (date.year, date.month, date.day) not in own
        for date in reading.dates
    ) or (_TIME.search(reading.text, sentence.start, sentence.end) is not None)


def counted_stems(evidence: Evidence) -> frozenset[str]:
    """What is counted, in words of the documents; empty where it does not show.

    "How many rare species live there?": the content words that follow at once. Use
    through ``evidence.shared``.
    """
    question = evidence.question
    stems, content = question.stems, evidence.content_flags(question)
    known = {term.stem: term for term in evidence.shared(asked_terms)}
    found: set[str] = set()
    for _, end in evidence.shared(asked).spans[:1]:
        for place in range(bisect_left(question.words.starts, end), len(stems)):
            if not content[place] or is_unspaced(stems[place]):
                break
            term = known.get(stems[place])
            if term is not None:
                found.update(term.related)
    return frozenset(found)
