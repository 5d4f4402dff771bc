"""A short answer whose words are those of another clause: "the town", of what it paid.

Like `other_values`, for names, places and times in words. One clause speaks of more of
what is asked, and says something of its own; the words of the answer, or of a member
of its list, stand only in clauses that speak of less.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from evigate.checks.names.clause_subjects import asked_of
from evigate.checks.names.leading_clauses import (
    MAX_ASKED,
    leads,
    other_clause_reason,
    own_words,
)
from evigate.checks.names.other_values import placed_values
from evigate.checks.names.predecessors import names_holder
from evigate.checks.names.regions import are_parallel
from evigate.checks.names.segments import (
    MAX_SENTENCES,
    Segment,
    segment_span,
    segments,
)
from evigate.checks.question.asked import asked
from evigate.checks.question.comparatives import asked_comparative
from evigate.checks.question.extremes import asked_extreme
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.dates.dates import Date
from evigate.text.language_kinds import UNSPACED
from evigate.text.light import light_words
from evigate.text.list_items import list_joint
from evigate.text.names import TITLES
from evigate.text.phrases import ARTICLE, BARE, find_phrases
from evigate.text.tables.place_words import PLACE_PREPOSITIONS
from evigate.text.yes_no import yes_no

_KINDS: Final = frozenset({"person", "place", "date", "duration", "amount", "count"})
_MAX_WORDS: Final = 12  # of the answer
_MAX_GIVEN: Final = 4  # words of content
_MAX_PARTS: Final = 3
_LEAST: Final = 0.8
_NEAR: Final = 4  # words behind a preposition
_TITLES: Final = TITLES | frozenset("frau herr madame monsieur señor señora".split())


def check_other_phrases(evidence: Evidence) -> list[Reason]:
    """Short answers with words of another clause than what is asked.

    >>> from evigate.records import RagCall
    >>> document = "The work was paid by the town; the lamps were paid by a firm."
    >>> call = RagCall.of("Who paid the lamps?", [document], "The town.")
    >>> [reason.code for reason in check_other_phrases(Evidence(call))]
    ['role_mismatch']
    """
    answer = evidence.answer
    kind = evidence.shared(asked).kind
    if kind not in _KINDS or len(evidence.alignments) != 1:
        return []
    if len(answer.words.forms) > _MAX_WORDS or yes_no(answer.text) is not None:
        return []
    if len(evidence.document_sentences) > MAX_SENTENCES:
        return []
    terms = evidence.shared(told_terms)
    if not terms or len(terms) > MAX_ASKED or is_cross_lingual(evidence):
        return []
    if any(q.is_value and (q.unit or not q.weak) for q in answer.quantities):
        return []  # those are of `other_values`
    if answer.dates or names_holder(evidence):
        return []
    if evidence.shared(asked_extreme) is not None or evidence.shared(asked_comparative):
        return []
    for span, given in _parts(evidence):
        found = _taken_from(evidence, span, given, kind)
        if found is not None:
            return [other_clause_reason(evidence, "role_mismatch", span, *found)]
    return []


def _parts(evidence: Evidence) -> Iterator[tuple[Span, frozenset[str]]]:
    """What the answer gives beside what is asked, by the members of its list."""
    answer = evidence.answer
    text, starts, stems = answer.text, answer.words.starts, answer.stems
    language = evidence.language_of(answer)
    content = evidence.content_flags(answer)
    dropped = evidence.shared(asked_of) | light_words(language) | _TITLES
    joints = [*list_joint(language).finditer(text)][:_MAX_PARTS]
    borders = [0, *(j.end() for j in joints)]
    ends = [*(j.start() for j in joints), len(text)]
    opens = None
    for start, end in zip(borders, ends, strict=True):
        low, high = bisect_left(starts, start), bisect_left(starts, end)
        found = find_phrases(answer.words.forms, content, low, high, language)
        opener = found[0].opener.replace(ARTICLE, BARE) if found else None
        if opens is None:
            opens = opener
        elif len(found) != 1 or opener != opens:
            continue  # "in Rome", behind the name of who did it: no member of a list
        given = {stems[i] for i in range(low, high) if content[i]} - dropped
        if 0 < len(given) <= _MAX_GIVEN and given <= evidence.postings.keys():
            yield Span(start, end), frozenset(given)


def _taken_from(
    evidence: Evidence, span: Span, given: frozenset[str], kind: str
) -> tuple[Segment, Segment] | None:
    """The clause that answers, and the one that the words were taken from."""
    found = evidence.shared(segments)
    holders = [segment for segment in found if given <= segment.stems]
    if not holders:
        return None
    exact = [each for each in holders if _holds_as_said(evidence, each, span)]
    if not exact and _denies(evidence):
        return None
    holders = exact or holders
    for right in found:
        if not given.isdisjoint(right.stems) or not _may_answer(evidence, right, kind):
            continue
        if all(
            leads(evidence, right, held, least=_least(right, held))
            and _is_apart(evidence, right, held, given)
            for held in holders
        ):
            return right, holders[0]
    return None


def _least(right: Segment, held: Segment) -> float:
    return 0.0 if right.sentence == held.sentence else _LEAST


def _denies(evidence: Evidence) -> bool:
    row = evidence.alignments[0]
    return text_cues(evidence, evidence.answer).denies(row.low, row.high)


def _holds_as_said(evidence: Evidence, segment: Segment, span: Span) -> bool:
    """Does a clause hold the very words ("a lack of nitrogen")?"""
    said = evidence.answer.lowered[slice(*span)].strip(" .!")
    reading = evidence.documents[segment.document]
    return said in reading.text[slice(*segment_span(evidence, segment))].lower()


def _is_apart(
    evidence: Evidence, right: Segment, held: Segment, given: frozenset[str]
) -> bool:
    """Does nothing that is not asked lead from the one to the other?"""
    own = own_words(evidence, right) - _TITLES
    if right.sentence == held.sentence and held.stems <= given:
        return False  # "Ada Berg, the carver": one is said of the other
    if right.sentence == held.sentence or are_parallel(evidence, right, held):
        return bool(own)
    return bool(own) and own.isdisjoint(held.stems - given)


def _may_answer(evidence: Evidence, segment: Segment, kind: str) -> bool:
    """Does a clause hold something of the kind that is asked?"""
    if kind == "person":
        return bool(own_words(evidence, segment))
    if kind == "place":
        return _names_place(evidence, segment)
    return any(
        right is segment and _is_of_kind(value, kind)
        for right, value in evidence.shared(placed_values)
    )


def _is_of_kind(value: object, kind: str) -> bool:
    if kind == "date" or isinstance(value, Date):
        return kind == "date" and isinstance(value, Date)
    return kind != "duration" or getattr(value, "dimension", None) == "time"


def _names_place(evidence: Evidence, segment: Segment) -> bool:
    """Does a preposition of place lead to something that is not asked?"""
    language = evidence.language
    if language in UNSPACED or language not in PLACE_PREPOSITIONS:
        return bool(own_words(evidence, segment))
    reading = evidence.documents[segment.document]
    own = segment.stems - evidence.shared(asked_of)
    places = PLACE_PREPOSITIONS[language] | {"to", "nach", "zu", "zum", "zur"}
    forms, stems = reading.words.forms, reading.stems
    return any(
        forms[i] in places and not own.isdisjoint(stems[i + 1 : i + 1 + _NEAR])
        for i in range(segment.low, segment.high)
    )
