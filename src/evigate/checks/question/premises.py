"""What a question brings along and does not ask: premises, amounts, the task.

"I bought it in May. Can I return it?", "I am 45, may I join?", "the top 10", "How do I
descale the kettle?": documents that answer need not say any of it.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from evigate.evidence import Evidence
from evigate.text.patterns import late
from evigate.text.questions import premise_end, task_verb

_ASKS: Final = late(r"[?？؟]\W*$")


def premise_stems(evidence: Evidence) -> frozenset[str]:
    """Words of sentences and of a first clause that only stand beside the question.

    >>> from evigate.records import RagCall
    >>> question = "I bought it in May. Can I return it?"
    >>> sorted(premise_stems(Evidence(RagCall.of(question, ["Hi."], ""))))
    ['bought', 'in', 'may']
    """
    question = evidence.question
    several = len(question.sentences) > 1
    if not several and "," not in question.text:
        return frozenset()
    stems = evidence.stems_of(question)
    asking: set[str] = set()
    telling: set[str] = set()
    for (start, end), (low, high) in zip(
        question.sentences, question.sentence_words, strict=True
    ):
        if several and not _ASKS.search(question.text[start:end]):
            telling.update(stems[low:high])
            continue
        clause = premise_end(question.text, start)
        middle = bisect_left(question.words.starts, clause) if clause else low
        telling.update(stems[low:middle])
        asking.update(stems[middle:high])
    return frozenset(telling - asking) if asking else frozenset()


def amounts_of_question(evidence: Evidence) -> frozenset[str]:
    """Numbers that count or measure: "the top 10", "a 21 year old", as written."""
    question = evidence.question
    if not any(map(str.isdigit, question.text)):
        return frozenset()
    return frozenset(
        quantity.numeral
        for quantity in question.quantities
        if quantity.is_value and quantity.numeral.isdigit()
    )


def task_of_question(evidence: Evidence) -> str:
    """The verb of what somebody wants to do, or empty; instructions do not say it."""
    question = evidence.question
    start = task_verb(question.text)
    if start is None:
        return ""
    at = bisect_left(question.words.starts, start)
    return question.words.forms[at] if at < len(question.words.forms) else ""
