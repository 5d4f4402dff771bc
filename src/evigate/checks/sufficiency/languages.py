"""Where the gate is out of its depth: other languages, scripts without support."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.known_words import document_words, is_cross_lingual
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.languages import SUPPORTED_LANGUAGES, UNDETERMINED
from evigate.text.written_in import is_written_in

# A question in the documents' language shares more of its words than chance.
_ONE_LANGUAGE: Final = 0.5


def asks_in_another_language(evidence: Evidence) -> bool:
    """Are question and documents in different languages; use through ``shared``.

    >>> from evigate.records import RagCall
    >>> documents = ["The warranty lasts two years from the date of purchase."]
    >>> call = RagCall.of("Wie lange dauert die Garantie?", documents, "")
    >>> asks_in_another_language(Evidence(call))
    True
    """
    own = evidence.question.language
    if own in (UNDETERMINED, evidence.language) or evidence.language == UNDETERMINED:
        return False
    forms = set(evidence.question.words.forms)
    known = evidence.shared(document_words).forms
    if len(forms & known) >= _ONE_LANGUAGE * len(forms):
        return False
    # Guesses on lists of names err: the grammar of the language must be there, too.
    return is_written_in(evidence.question.words.forms, own) and any(
        is_written_in(reading.words.forms, evidence.language)
        for reading in evidence.documents
    )


def check_languages(evidence: Evidence) -> list[Reason]:
    """A note where words of answer and documents cannot be compared.

    >>> from evigate.records import RagCall
    >>> documents = ["The warranty lasts two years from the date of purchase."]
    >>> answer = "Die Garantie gilt zwei Jahre ab dem Kauf."
    >>> call = RagCall.of("Wie lange?", documents, answer)
    >>> [reason.code for reason in check_languages(Evidence(call))]
    ['limited_evidence']
    """
    if not evidence.documents:
        return []
    language = evidence.language
    if language not in SUPPORTED_LANGUAGES and not _is_readable(evidence):
        return [_note(f"The documents are in a language without support ({language}).")]
    if evidence.shared(asks_in_another_language) or is_cross_lingual(evidence):
        other = evidence.answer.language
        if other in (UNDETERMINED, language):
            other = evidence.question.language
        message = (
            f"Documents ({language}) and question or answer ({other}) are in different "
            "languages: only numbers, dates, names and identifiers were compared."
        )
        return [_note(message)]
    return []


def _is_readable(evidence: Evidence) -> bool:
    """Too short to tell, or a wrong guess: written in the language of the question."""
    if evidence.language == UNDETERMINED:
        return True
    own = evidence.question.language
    return any(is_written_in(r.words.forms, own) for r in evidence.documents)


def _note(message: str) -> Reason:
    return Reason("limited_evidence", message, weight=0.0)
