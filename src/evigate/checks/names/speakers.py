"""What somebody said, taken for what somebody else said."""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cache
from typing import Final

from evigate.checks.question.asked import asked as asked_type
from evigate.checks.question.asked import asked_stems
from evigate.checks.question.descriptions import is_given_for_a_description
from evigate.checks.question.known_words import is_cross_lingual
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.language_kinds import UNSPACED
from evigate.text.negation import find_negations
from evigate.text.patterns import late
from evigate.text.tables.speech_words import PERSONS, SPEECH_WORDS

_VERB_FIRST: Final = frozenset({"ar"})
_SUBJECT: Final = 4  # words of content that open a sentence
_SUBJECT_PAIRS: Final = 2
_MAX_SENTENCES: Final = 200
_MAX_READ: Final = 2_000
_MADE_BY_OTHER: Final = 0.6
_NOT_MADE_BY: Final = 0.35
_QUOTE: Final = 90
_MIN_WORDS: Final = 3
_STATEMENTS: Final = frozenset({"open", "reason", "yes_no"})
_BORDER: Final = late(r"[^\w]*$")


def check_speakers(evidence: Evidence) -> list[Reason]:
    """Statements of the answer that the documents report of somebody not asked about.

    >>> from evigate.records import RagCall
    >>> documents = ["The mayor called the plan too dear. The club said it pays off."]
    >>> call = RagCall.of("What did the mayor say?", documents, "That it pays off.")
    >>> [reason.code for reason in check_speakers(Evidence(call))]
    ['role_mismatch']
    """
    question = evidence.question
    language = evidence.language_of(question)
    if not evidence.shared(_asks_for_speech) or is_cross_lingual(evidence):
        return []
    if is_given_for_a_description(evidence):
        return []
    if evidence.shared(asked_type).kind not in _STATEMENTS:
        return []  # a name, a year or a number is no statement
    asked = evidence.shared(asked_stems)
    names = {word for name in evidence.answer.names for word in name.words}
    names |= set(evidence.stems_of_text(" ".join(sorted(names))))
    for row in evidence.alignments[:2]:
        stems = set(evidence.content_stems(evidence.answer, row.low, row.high)) - asked
        said = {s for s in stems if not _is_speech(s, language)}
        text = evidence.answer.text[row.span.start : row.span.end]
        if row.high - row.low < _MIN_WORDS or said <= names:
            continue
        if not said or find_negations(text, language):
            continue
        supports, _ = evidence.best_support(said)
        if not supports or supports[0].score < _MADE_BY_OTHER:
            continue
        other = supports[0].sentence
        own = _sentence_of_the_asked(evidence, other, asked, language)
        if own is None or _share(evidence, said, own) > _NOT_MADE_BY:
            continue
        if said & _subject(evidence, other, language) and language not in _VERB_FIRST:
            continue  # the answer names who said it
        message = (
            f"The answer says “{text[:_QUOTE]}”; the documents report that of somebody "
            f"else than the question asks about: “{_quote(evidence, other)}”."
        )
        places = evidence.sentence_source(other), evidence.sentence_source(own)
        return [Reason("role_mismatch", message, row.span, places, 0.75)]
    return []


def _asks_for_speech(evidence: Evidence) -> bool:
    question = evidence.question
    return asks_for_speech(question.text, evidence.language_of(question))


def _sentence_of_the_asked(
    evidence: Evidence, other: int, asked: frozenset[str], language: str
) -> int | None:
    """A sentence that opens with somebody asked, whom the other one does not name."""
    if not _reports(evidence, other, language):
        return None
    whole = set(evidence.sentence_stems[other])
    subject = _subject(evidence, other, language)
    for own in range(min(len(evidence.document_sentences), _MAX_SENTENCES)):
        if own == other:
            continue
        named = asked & _subject(evidence, own, language) - whole
        if named and not asked & subject - set(evidence.sentence_stems[own]):
            return own
    return None


def _reports(evidence: Evidence, sentence: int, language: str) -> bool:
    """Does a sentence report what its own subject says, no "she" or "he"?"""
    text = evidence.sentence_text(sentence)[:_MAX_READ].lower()
    match = _speech(language).search(text)
    if match is None:
        return False
    if language in _VERB_FIRST:
        return _persons(language).search(text) is None
    opening = text[: match.start()]
    return bool(_BORDER.sub("", opening)) and not _persons(language).search(opening)


def _subject(evidence: Evidence, sentence: int, language: str) -> frozenset[str]:
    """The content before the word that reports; the first words where none does."""
    size = _SUBJECT_PAIRS if language in UNSPACED else _SUBJECT
    place = evidence.document_sentences[sentence]
    match = _speech(language).search(evidence.sentence_text(sentence).lower())
    high = place.high
    if match is not None and match.start() and language not in _VERB_FIRST:
        starts = evidence.documents[place.document].words.starts
        high = bisect_left(starts, place.start + match.start(), place.low, high)
    reading = evidence.documents[place.document]
    stems = evidence.content_stems(reading, place.low, high)
    return frozenset(s for s in stems[:size] if not _is_speech(s, language))


def _share(evidence: Evidence, stems: set[str], sentence: int) -> float:
    held = stems & set(evidence.sentence_stems[sentence])
    return evidence.weigh(held) / evidence.weigh(stems)


def _quote(evidence: Evidence, sentence: int) -> str:
    return " ".join(evidence.sentence_text(sentence).split())[:_QUOTE]


def asks_for_speech(question: str, language: str) -> bool:
    """Does a question ask what somebody said or thinks?

    >>> asks_for_speech("What did the mayor say?", "en")
    True
    """
    return _speech(language).search(question[:_MAX_READ].lower()) is not None


def _is_speech(stem: str, language: str) -> bool:
    return _speech(language).match(stem) is not None


@cache
def _speech(language: str) -> re.Pattern[str]:
    words = SPEECH_WORDS.get(language, SPEECH_WORDS["en"]).split()
    border = "" if language in UNSPACED else r"(?<!\w)"
    return re.compile(border + "(?:" + "|".join(words).replace("_", r"\s") + ")")


@cache
def _persons(language: str) -> re.Pattern[str]:
    words = PERSONS.get(language, PERSONS["en"]).split()
    if language in UNSPACED:
        return re.compile("|".join(words))
    return re.compile(rf"(?<!\w)(?:{'|'.join(words)})(?!\w)")
