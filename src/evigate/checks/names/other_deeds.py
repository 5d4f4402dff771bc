"""A deed that no document tells: "it was demolished", of a hall that was renovated.

Only where it is asked what happened, and the answer is one plain deed: words that say
the same are known by a table, others are left alone.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.known_words import document_words, is_cross_lingual
from evigate.checks.statements.statements import text_cues
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.deeds import deeds_of, phrases_of
from evigate.text.light import light_words
from evigate.text.patterns import late
from evigate.text.tables.fate_words import HAPPENED

_HAPPENED: Final = late(rf"(?<!\w)(?:{HAPPENED})(?!\w)")
_MAX_WORDS: Final = 12
_MAX_DOCUMENT_SENTENCES: Final = 40
_SURE: Final = 0.7


def check_other_deeds(evidence: Evidence) -> list[Reason]:
    """Deeds of a short answer that documents do not tell in any words.

    >>> from evigate.records import RagCall
    >>> documents = ["In 2016 the hall was renovated."]
    >>> question = "What happened in 2016?"
    >>> call = RagCall.of(question, documents, "The hall was demolished.")
    >>> [reason.code for reason in check_other_deeds(Evidence(call))]
    ['unsupported_sentence']
    """
    answer = evidence.answer
    if not 0 < len(answer.words.forms) <= _MAX_WORDS or not evidence.documents:
        return []
    if len(evidence.document_sentences) > _MAX_DOCUMENT_SENTENCES:
        return []
    if not _HAPPENED.search(evidence.question.text.lower()):
        return []
    if is_cross_lingual(evidence) or text_cues(evidence, answer).denials:
        return []
    told = evidence.shared(_told_deeds)
    known = evidence.shared(document_words)
    flags, light = evidence.content_flags(answer), light_words(evidence.language)
    for i, stem in enumerate(answer.stems):
        form = answer.words.forms[i]
        if not flags[i] or (form in light and form not in _DEEDS_ALL_THE_SAME):
            continue
        deeds = deeds_of(stem) | deeds_of(form)
        if not deeds or known.resembles(form, stem) or not told.isdisjoint(deeds):
            continue
        if _told_by_phrase(evidence, deeds):
            continue
        span = Span(answer.words.starts[i], answer.words.ends[i])
        said = answer.text[slice(*span)]
        message = f"The answer says “{said}”; no document tells of such a deed."
        return [Reason("unsupported_sentence", message, span, (), _SURE)]
    return []


_DEEDS_ALL_THE_SAME: Final = frozenset("built closed sold opened".split())


def _told_deeds(evidence: Evidence) -> frozenset[int]:
    return frozenset().union(*(deeds_of(stem) for stem in evidence.postings))


def _told_by_phrase(evidence: Evidence, deeds: frozenset[int]) -> bool:
    phrases = phrases_of(deeds)
    return any(
        phrase in f" {reading.text.lower()}"
        for reading in evidence.documents
        for phrase in phrases
    )
