"""Where documents give reasons."""

from __future__ import annotations

import re
from functools import cache

from evigate.checks.question.coverage import sentence_order
from evigate.evidence import Evidence
from evigate.text.tables.reason_words import REASON_WORDS


def gives_reasons(evidence: Evidence) -> bool:
    """Does a document give any reason where it speaks of what is asked?

    Use through ``evidence.shared``.
    """
    pattern = reason_pattern(evidence.language)
    for place in evidence.shared(sentence_order):
        document = evidence.document_sentences[place].document
        first = evidence.first_sentences[document]
        spans = evidence.documents[document].sentences
        low = spans[max(0, place - first - 1)][0]
        high = spans[min(len(spans) - 1, place - first + 1)][1]
        if pattern.search(evidence.documents[document].text[low:high].lower()):
            return True
    return False


@cache
def reason_pattern(language: str) -> re.Pattern[str]:
    """What opens a reason in a language, for lower-case text."""
    entries = REASON_WORDS.get(language, REASON_WORDS["en"]).split(",")
    words = "|".join(re.escape(" ".join(entry.split())) for entry in entries)
    border = "" if language in ("zh", "ja", "ko") else r"(?<!\w)"
    return re.compile(f"{border}(?:{words})")
