"""The clauses of documents, each with what it speaks of; finer than sentences.

"Painted by Ada and restored by Bo" are two of them, also where the language joins
clauses inside of words.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cache
from typing import Final, NamedTuple

from evigate.checks.names.gaps import inherited_subjects, inherited_words
from evigate.checks.statements.told_terms import ToldTerm, told_terms
from evigate.evidence import DocumentSentence, Evidence
from evigate.records import Span
from evigate.text.patterns import late
from evigate.text.phrases import find_phrases
from evigate.text.reading import Reading
from evigate.text.tables.coordinating import AUXILIARIES
from evigate.text.tables.prepositions import PREPOSITIONS

MAX_SENTENCES: Final = 60
# Where a language joins clauses inside of words: "-고", "و-".
_JOINED: Final = {
    "ko": r"(?<=[고며])\s|(?<=지만)\s",
    "ar": r"\s(?=و(?!ال|لل)\w{3,})",
    "ja": r"[、；]",
    "hi": r"\sऔर\s|\sतथा\s|\sजबकि\s",
}
_IF: Final = {
    "en": frozenset({"if", "when"}),
    "de": frozenset({"wenn", "falls", "sofern"}),
    "fr": frozenset({"si", "s", "quand", "lorsque"}),
    "es": frozenset({"si", "cuando"}),
    "it": frozenset({"se", "quando"}),
    "pt": frozenset({"se", "quando"}),
    "nl": frozenset({"als", "indien", "wanneer"}),
    "pl": frozenset({"jeśli", "jeżeli", "gdy"}),
}
_VERB_FIRST: Final = frozenset({"de", "nl"})  # "ist er krank, ..."
_COMMAS: Final = (",", "，", "、")
# "À partir de 14 h" speaks of nobody's leaving.
_FROM_ON: Final = frozenset({"partir", "partire"})
# A dash or a colon ties a label to what it is the label of.
_TYING: Final = late(r"\s*[-–—:：]\s*")


class Segment(NamedTuple):
    """One clause.

    Attributes:
        document: which document.
        sentence: position in ``Evidence.document_sentences``.
        low, high: the range of its words in the document.
        stems: its content, with a subject that it takes from a clause before.
        covered: the numbers of the asked terms that it speaks of, also by the verb of
            a clause before that it leaves out.
        before: those of the clauses before it in the sentence, and of the sentence
            before that.
    """

    document: int
    sentence: int
    low: int
    high: int
    stems: frozenset[str]
    covered: frozenset[int]
    before: frozenset[int] = frozenset()
    taken: frozenset[str] = frozenset()
    leaves_out: bool = False

    @property
    def about(self) -> frozenset[int]:
        """What it may be about: what it names and what was named before."""
        return self.covered | self.before

    def joined(self, other: Segment) -> Segment:
        """This one and a later one of the sentence, with all between."""
        return self._replace(
            high=other.high,
            stems=self.stems | other.stems,
            covered=self.covered | other.covered,
        )


def segment_span(evidence: Evidence, segment: Segment) -> Span:
    """Where a clause stands in its document."""
    words = evidence.documents[segment.document].words
    return Span(words.starts[segment.low], words.ends[segment.high - 1])


def segments(evidence: Evidence) -> list[Segment]:
    """The clauses of all documents but tables, in order; use through ``shared``."""
    found: list[Segment] = []
    terms = evidence.shared(told_terms)
    earlier = frozenset[int]()
    document = -1
    for number, place in enumerate(evidence.document_sentences[:MAX_SENTENCES]):
        reading = evidence.documents[place.document]
        if reading.cells:
            continue
        content = evidence.content_flags(reading)
        stems, forms = reading.stems, reading.words.forms
        before = earlier if place.document == document else frozenset[int]()
        document, earlier = place.document, frozenset[int]()
        ranges = _ranges(evidence, reading, place)
        verbs = inherited_words(evidence, reading, ranges)
        subjects = inherited_subjects(evidence, reading, ranges)
        condition: frozenset[int] | None = None
        for clause, (low, high) in enumerate(ranges):
            own = frozenset(
                stems[i]
                for i in range(low, high)
                if content[i]
                and not (forms[i] in _FROM_ON and i and forms[i - 1] in "àa")
            )
            if own:
                kept = own | {stems[i] for i in subjects.get(clause, ())}
                taken = frozenset(stems[i] for i in verbs.get(clause, ()))
                covered = _covered(terms, kept | taken)
                if condition is not None:  # "if it rains, in the hall"
                    covered |= condition
                    if _is_phrase(evidence, reading, low, high):
                        covered |= before
                condition = None
                if _is_condition(evidence, reading, low, high):
                    condition = covered
                found.append(
                    Segment(
                        place.document,
                        number,
                        low,
                        high,
                        kept,
                        covered,
                        before,
                        taken,
                        clause in verbs or clause in subjects,
                    )
                )
                before |= covered
                earlier |= covered
    return found


def _is_condition(evidence: Evidence, reading: Reading, low: int, high: int) -> bool:
    """Does a clause open with "if", and end with a comma?"""
    words = reading.words
    behind = reading.text[words.ends[high - 1] :].lstrip()[:1]
    if behind not in _COMMAS:
        return False
    language = evidence.language_of(reading)
    if words.forms[low] in _IF.get(language, ()):
        return True
    before = reading.text[: words.starts[low]].rstrip()[-1:]
    verb_first = language in _VERB_FIRST and before == ";"
    return verb_first and words.forms[low] in AUXILIARIES[language]


def _is_phrase(evidence: Evidence, reading: Reading, low: int, high: int) -> bool:
    """Is a clause nothing but a phrase behind a preposition?"""
    language = evidence.language_of(reading)
    if language not in PREPOSITIONS:
        return False
    content = evidence.content_flags(reading)
    found = find_phrases(reading.words.forms, content, low, high, language)
    return len(found) == 1 and found[0].opener in PREPOSITIONS[language]


def _covered(terms: dict[int, ToldTerm], stems: frozenset[str]) -> frozenset[int]:
    """The numbers of the terms that some words speak of."""
    return frozenset(n for n, t in terms.items() if not t.related.isdisjoint(stems))


def _ranges(
    evidence: Evidence, reading: Reading, place: DocumentSentence
) -> list[tuple[int, int]]:
    """The clauses of a sentence as ranges of its words."""
    ranges: list[tuple[int, int]] = []
    low = place.low
    for _, end in _spans(evidence, reading, place.start, place.end):
        high = bisect_left(reading.words.starts, end, low, place.high)
        ranges.append((low, high))
        low = high
    return ranges


def _spans(
    evidence: Evidence, reading: Reading, start: int, end: int
) -> list[tuple[int, int]]:
    """Where the clauses of a sentence stand; labels stay with what they name."""
    spans: list[tuple[int, int]] = []
    joint = _joint(evidence.language)
    for first, last in reading.clauses(start, end):
        between = reading.text[spans[-1][1] : first] if spans else ""
        if spans and _TYING.fullmatch(between) is not None:
            spans[-1] = spans[-1][0], last
            continue
        if joint is not None:
            for match in joint.finditer(reading.text, first, last):
                spans.append((first, match.start()))
                first = match.end()
        spans.append((first, last))
    return spans


@cache
def _joint(language: str) -> re.Pattern[str] | None:
    pattern = _JOINED.get(language)
    return None if pattern is None else re.compile(pattern)
