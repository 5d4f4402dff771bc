"""Statements that the documents make of a sibling: what "the other hut" has.

The answer says of one thing (which it names, or which the question asks about) what a
clause of the documents says of another thing of the kind, while a clause that opens
with the asked thing says something else.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from typing import Final, NamedTuple

from evigate.checks.names.gaps import inherited_words
from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.coverage import measures_at
from evigate.checks.question.descriptions import is_given_for_a_description
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import DocumentSentence, Evidence
from evigate.records import Reason, Source, Span
from evigate.text.light import light_words
from evigate.text.names import Name
from evigate.text.questions import AnswerType
from evigate.text.reading import Reading
from evigate.text.words import stem_words

_MAX_SENTENCES: Final = 3  # of the answer; longer ones tell a story
_MAX_DOCUMENT_SENTENCES: Final = 60
_MAX_CLAUSES: Final = 300
_LEAD: Final = 4  # content words in which a clause names what it is about
_OPENING: Final = 2
_NAMED: Final = 0.5
_STATED: Final = 2  # words that state something, not names or numbers
_PARALLEL: Final = 0.5
_LONGEST: Final = 60  # words of a clause
_FULL_NAME: Final = 2  # words
_SURE: Final = 0.75
_FEW_SENTENCES: Final = 6
_TYPED: Final[frozenset[AnswerType]] = frozenset(
    {"count", "amount", "duration", "date", "person"}
)
_SUBJECT_FIRST: Final = frozenset("en de fr es it pt nl pl sv".split())
_COMPOUNDING: Final = frozenset({"de", "nl"})
_HEAD: Final = 4  # letters that two compounds of one kind end with
_MIN_COMPOUND: Final = 7
_MIN_FORM: Final = 5


class ContentClause(NamedTuple):
    """A clause of a document.

    Attributes:
        sentence: the document sentence it stands in.
        content: its stems of content in order, light words left out.
        stems: the same as a set.
        names: stems of the names in it.
        source: where it stands.
        opens: does it open its sentence, or follow a like clause?
    """

    sentence: int
    content: tuple[str, ...]
    stems: frozenset[str]
    names: frozenset[str]
    source: Source
    opens: bool

    @property
    def lead(self) -> tuple[str, ...]:
        """What it opens with: most often what it is about."""
        return self.content[:_LEAD]


def check_moved(evidence: Evidence) -> list[Reason]:
    """Statements of the answer that the documents make of a sibling.

    >>> from evigate.records import RagCall
    >>> documents = ["Hut Bruna has 34 beds.", "Hut Larici opens in June."]
    >>> call = RagCall.of("How many beds has Hut Larici?", documents, "It has 34 beds.")
    >>> [reason.code for reason in check_moved(Evidence(call))]
    ['insufficient_evidence']
    """
    rows = evidence.alignments
    if not evidence.documents or not 0 < len(rows) <= _MAX_SENTENCES:
        return []
    if len(evidence.document_sentences) > _MAX_DOCUMENT_SENTENCES:
        return []
    if is_given_for_a_description(evidence):
        return []
    kind = evidence.shared(asked).kind
    long = len(evidence.document_sentences) > _FEW_SENTENCES
    if kind == "reason" or (kind == "open" and long):
        return []  # what explains one thing is often said of another as well
    if evidence.language not in _SUBJECT_FIRST or is_cross_lingual(evidence):
        return []
    light = light_words(evidence.language)
    for row in rows:
        stems = evidence.content_stems(evidence.answer, row.low, row.high)
        said = frozenset(stems) - light
        moved = _moved(evidence, said) if said else None
        if moved is not None:
            return [_reason(evidence, row.span, *moved)]
    return []


def clauses_of_documents(evidence: Evidence) -> list[ContentClause]:
    """The clauses of all documents but tables; use through ``evidence.shared``."""
    light = light_words(evidence.language)
    found: list[ContentClause] = []
    for number, place in enumerate(evidence.document_sentences[:_MAX_CLAUSES]):
        reading = evidence.documents[place.document]
        if reading.cells:
            continue
        content, stems, starts = (
            evidence.content_flags(reading),
            reading.stems,
            reading.words.starts,
        )
        names = [n for n in reading.names if place.start <= n.start < place.end]
        at = place.low
        spans = reading.clauses(place.start, place.end)
        taken = _taken(evidence, reading, place, spans)
        for clause, (start, end) in enumerate(spans):
            first = at
            while at < place.high and starts[at] < end:
                at += 1
            own = (i for i in range(first, at) if content[i])
            kept = tuple(
                stems[i]
                for i in (*own, *taken.get(clause, ()))
                if stems[i] not in light
            )
            if kept and at - first <= _LONGEST:
                inside = [name for name in names if start <= name.start < end]
                source = evidence.source(place.document, start, end)
                found.append(
                    ContentClause(
                        number,
                        kept,
                        frozenset(kept),
                        _name_stems(inside, evidence.language),
                        source,
                        first == place.low,
                    )
                )
    return found


def _taken(
    evidence: Evidence,
    reading: Reading,
    place: DocumentSentence,
    spans: list[tuple[int, int]],
) -> dict[int, tuple[int, ...]]:
    """For clauses that leave out a verb the words they take from one before."""
    if len(spans) == 1:
        return {}
    starts = reading.words.starts
    lows = [place.low, *(bisect_left(starts, end) for _, end in spans)]
    ranges = [(low, min(high, place.high)) for low, high in pairwise(lows)]
    return inherited_words(evidence, reading, ranges)


def _name_stems(names: list[Name], language: str) -> frozenset[str]:
    """The words of names; the capital that opens a sentence proves nothing."""
    words = [word for n in names for word in n.words[int(n.initial) :]]
    return frozenset(stem_words(words, language))


def _moved(
    evidence: Evidence, said: frozenset[str]
) -> tuple[ContentClause, ContentClause] | None:
    """The clause that a statement was taken from, and one about the right thing."""
    wanted = evidence.shared(asked_stems)
    told = said | wanted
    known = evidence.postings.keys()
    if not all(stem in known for stem in said - wanted):
        return None  # it says something that no clause holds
    clauses = evidence.shared(clauses_of_documents)
    full = [name for name in evidence.answer.names if len(name.words) > 1]
    words = [word for name in full for word in name.words]
    named = frozenset(stem_words(words, evidence.language))
    for held in clauses:
        if said.isdisjoint(held.stems):
            continue
        others = [
            s
            for s in held.lead
            if s not in told and not _is_number(s) and not _resembles_one(s, told)
        ]
        if not others or held.content.index(others[0]) >= _OPENING:
            continue
        own_words = said - held.stems
        if any(map(_is_number, own_words)):
            continue
        thing = own_words & known or (wanted - held.stems) & known
        behind = held.content[held.content.index(others[0]) :]
        new = said.intersection(behind)
        if not (own_words & known) - wanted:
            new -= wanted  # all that it names was asked
        if not thing or not new:
            continue
        plain = [s for s in new - held.names if not _is_number(s)]
        told_more = len(plain) >= _STATED
        own = _sibling(
            evidence, clauses, held, thing, frozenset(others), named, told_more
        )
        if own is None or new <= own.stems:
            continue
        if not _is_said(evidence, clauses, thing & own.stems, new - own.stems):
            return held, own
    return None


def _resembles_one(stem: str, told: frozenset[str]) -> bool:
    """Is it another form of a word that was said ("freitags")?"""
    return len(stem) >= _MIN_FORM and any(
        other.startswith(stem) or (len(other) >= _MIN_FORM and stem.startswith(other))
        for other in told
    )


def _is_number(stem: str) -> bool:
    return any(map(str.isdigit, stem))


def _sibling(
    evidence: Evidence,
    clauses: list[ContentClause],
    held: ContentClause,
    thing: frozenset[str],
    others: frozenset[str],
    named: frozenset[str],
    told_more: bool,
) -> ContentClause | None:
    """A clause that opens with the thing, of one kind with the other or both named."""
    total = evidence.weigh(thing)
    for own in clauses:
        here = thing & own.stems
        if not here or own is held or here.isdisjoint(own.lead[:_OPENING]):
            continue
        if evidence.weigh(here) < _NAMED * total or own.stems <= thing:
            continue
        if not (held.opens and own.opens) and not _are_parallel(held, own):
            continue
        both_named = not others.isdisjoint(held.names) and (
            here <= named or (told_more and _name_two(held, own))
        )
        if both_named or _are_of_a_kind(evidence, held, own, here, others):
            bridged = any(
                clause.sentence != held.sentence
                and here <= clause.stems
                and not others.isdisjoint(clause.stems)
                for clause in clauses
            )
            return None if bridged else own
    return None


def _name_two(held: ContentClause, own: ContentClause) -> bool:
    """Neighbouring sentences that open with one name each."""
    if abs(held.sentence - own.sentence) != 1:
        return False
    if held.source.document != own.source.document:
        return False
    return bool((own.names & frozenset(own.lead)) - held.stems)


def _are_parallel(held: ContentClause, own: ContentClause) -> bool:
    """Two clauses of one sentence with most of their words in common."""
    if held.sentence != own.sentence:
        return False
    if not frozenset(held.lead[:_OPENING]).isdisjoint(own.lead[:_OPENING]):
        return True  # "the lower loop …; the upper loop …"
    common = len(held.stems & own.stems)
    return common >= _PARALLEL * max(len(held.stems), len(own.stems))


def _are_of_a_kind(
    evidence: Evidence,
    held: ContentClause,
    own: ContentClause,
    here: frozenset[str],
    others: frozenset[str],
) -> bool:
    """ "Hut Bruna" and "Hut Larici", "Brandhütte" and "Kesselhütte"."""
    full = [
        name
        for name in evidence.question.names
        if held.stems.issuperset(stem_words(name.words, evidence.language))
    ]
    named = _name_stems(full, evidence.language)
    if frozenset(held.lead) & frozenset(own.lead[:_OPENING]) - here - named:
        return True
    return evidence.language in _COMPOUNDING and any(
        one[-_HEAD:] == other[-_HEAD:]
        for one in here
        for other in others
        if min(len(one), len(other)) >= _MIN_COMPOUND
    )


def _is_said(
    evidence: Evidence,
    clauses: list[ContentClause],
    thing: frozenset[str],
    new: frozenset[str],
) -> bool:
    """Does a clause, or a row of a table, say anything of the new of the thing?"""
    if any(thing <= c.stems and not new.isdisjoint(c.stems) for c in clauses):
        return True
    stems = evidence.sentence_stems
    places = {place for stem in thing for place in evidence.postings.get(stem, ())}
    return any(
        thing.issubset(stems[place]) and not new.isdisjoint(stems[place])
        for place in places
        if evidence.documents[evidence.document_sentences[place].document].cells
    )


def _reason(
    evidence: Evidence, span: Span, held: ContentClause, own: ContentClause
) -> Reason:
    asked_of = not own.stems.isdisjoint(evidence.shared(asked_stems) - held.stems)
    typed = evidence.shared(asked).kind in _TYPED
    if asked_of and typed and not _gives_type(evidence, own):
        told = quoted(evidence, held.source)
        message = f"The documents say it of something else only: “{told}”."
        return Reason("insufficient_evidence", message, span, (held.source,), _SURE)
    return said_of_another(evidence, span, held.source, own.source)


def said_of_another(
    evidence: Evidence, span: Span, held: Source, own: Source
) -> Reason:
    """A finding that the documents say it of something else, and that of the asked."""
    message = f"The documents say this of something else: “{quoted(evidence, held)}”."
    return Reason("role_mismatch", message, span, (held, own), _SURE)


def _gives_type(evidence: Evidence, clause: ContentClause) -> bool:
    """Does what is said of the asked thing hold a value of the asked type at all?"""
    kind = evidence.shared(asked).kind
    given = measures_at(evidence, clause.sentence)
    if kind == "person":
        named = _name_stems(evidence.question.names, evidence.language)
        return len(clause.names - named) >= _FULL_NAME
    if kind == "date":
        return "date" in given
    if kind == "duration":
        return bool(given & {"time", "date"})
    return bool(given - {"date"})
