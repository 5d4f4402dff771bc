"""What a document rules out beside what it tells: "per project, not per database".

An answer that says the same of the other has taken what is denied for what is told.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.checks.names.regions import is_begun
from evigate.checks.question.asked import asked as asked_of
from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.slot_words import LIGHT_VERBS
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason, Source, Span
from evigate.text.light import light_words
from evigate.text.negation import Cue
from evigate.text.phrases import ARTICLE, BARE, OTHER, find_phrases
from evigate.text.reading import Reading
from evigate.text.tables.relative_pronouns import RELATIVE_PRONOUNS
from evigate.text.yes_no import yes_no

_MAX_SENTENCES: Final = 6  # of an answer
_MAX_HELD: Final = 120  # sentences of documents
_LONGEST: Final = 6  # words of what is ruled out
_MOST: Final = 3  # of them content
_HALF: Final = 0.5
_ALIKE: Final = 0.6
_PART: Final = 0.3
_SURE: Final = 0.75
# Words of the phrases for "rather than" and "instead of".
_INSTEAD: Final = frozenset(
    "rather instead statt anstatt anstelle plutôt lieu lugar vez anziché invece invés "
    "plaats zamiast".split()
)
# What opens the clause that tells what holds in place of a denied one.
_BUT: Final = frozenset("sondern sino bensì lecz".split())
_OPEN: Final = frozenset({BARE, OTHER, ARTICLE})


class _RuledOut(NamedTuple):
    """What one sentence of a document rules out.

    Attributes:
        sentence: position in ``Evidence.document_sentences``.
        stems: what it rules out.
        opener: the preposition before it, if any.
        told: the content of the statement that it is ruled out of.
        start, end: where it stands in the document.
    """

    sentence: int
    stems: frozenset[str]
    opener: str
    told: frozenset[str]
    start: int
    end: int


def check_ruled_out_others(evidence: Evidence) -> list[Reason]:
    """Statements of the answer about what a document rules out of them.

    >>> from evigate.records import RagCall
    >>> document = "Disputes are settled by arbitration, not in court."
    >>> call = RagCall.of("Where?", [document], "Disputes are settled in court.")
    >>> [reason.code for reason in check_ruled_out_others(Evidence(call))]
    ['negation_mismatch']
    """
    rows = evidence.alignments
    if not 0 < len(rows) <= _MAX_SENTENCES:
        return []
    if len(evidence.document_sentences) > _MAX_HELD:
        return []
    held = evidence.shared(_ruled_out)
    if not held or is_cross_lingual(evidence):
        return []
    for number, row in enumerate(rows):
        for low, high in _clauses(evidence.answer, row.span):
            found = _of_the_other(evidence, row, low, high, held, number == 0)
            if found is not None:
                return [_reason(evidence, low, high, found)]
    return []


def _ruled_out(evidence: Evidence) -> list[_RuledOut]:
    """What the documents rule out, in order; use through ``shared``."""
    found: list[_RuledOut] = []
    for number, place in enumerate(evidence.document_sentences):
        reading = evidence.documents[place.document]
        if reading.cells:
            continue
        cues = text_cues(evidence, reading)
        if not cues.negates(place.low, place.high):
            continue
        opens = reading.words.forms
        clauses = list(_clauses(reading, Span(place.start, place.end)))
        for at, (low, high) in enumerate(clauses):
            first, last = (bisect_left(cues.starts, each) for each in (low, high))
            corrected = at + 1 < len(clauses) and opens[high] in _BUT
            for cue in cues.cues[first:last]:
                span = _scope(reading, cue, (low, high), at > 0, corrected)
                if span is not None:
                    found.extend(_read(evidence, reading, number, span, high))
    return found


def _scope(
    reading: Reading,
    cue: Cue,
    clause: tuple[int, int],
    goes_on: bool,
    corrected: bool,
) -> tuple[int, int] | None:
    """The words that a negation of a few words rules out."""
    low, high = clause
    if cue.group != "negation":
        return None
    if cue.kind == "implicit":
        if _INSTEAD.isdisjoint(reading.words.forms[cue.start : cue.end]):
            return None
        first, last = cue.end, high
    elif corrected and cue.kind in ("particle", "determiner"):
        first, last = cue.end, high
    elif cue.kind != "particle" or not goes_on or _is_verb(reading, cue):
        return None
    elif cue.start == low:
        first, last = cue.end, high
    elif cue.end == high:
        first, last = low, cue.start
    else:
        return None
    return (first, last) if 0 < last - first <= _LONGEST else None


def _is_verb(reading: Reading, cue: Cue) -> bool:
    """ "Cannot", "isn't": it denies what a verb says, and contrasts no two things."""
    return reading.words.forms[cue.start].endswith(("n't", "nnot"))


def _read(
    evidence: Evidence,
    reading: Reading,
    sentence: int,
    span: tuple[int, int],
    end: int,
) -> Iterator[_RuledOut]:
    place = evidence.document_sentences[sentence]
    first, last = span
    last = _first_phrase(evidence, reading, first, last)
    stems = frozenset(evidence.content_stems(reading, first, last))
    told = frozenset(evidence.content_stems(reading, place.low, first))
    told = told.union(evidence.content_stems(reading, last, end))
    stems -= light_words(evidence.language)
    if not 0 < len(stems) <= _MOST or not told or any(map(_has_digit, stems)):
        return
    if any(stem in told or is_begun(stem, told) for stem in stems):
        return
    starts, ends = reading.words.starts, reading.words.ends
    opener = _opener(evidence, reading, first, last, stems)
    yield _RuledOut(sentence, stems, opener, told, starts[place.low], ends[end - 1])


def _first_phrase(evidence: Evidence, reading: Reading, low: int, high: int) -> int:
    """Where the first phrase ends: "petrol", of "rather than petrol for the stove"."""
    forms, content = reading.words.forms, evidence.content_flags(reading)
    found = find_phrases(forms, content, low, high, evidence.language_of(reading))
    behind = next((p for p in found[1:] if p.opener not in _OPEN), None)
    if behind is None or forms[found[0].low].endswith("ing"):
        return high
    return next(p.high for p in reversed(found) if p.high <= behind.low)


def _has_digit(stem: str) -> bool:
    return any(map(str.isdigit, stem))


def _opener(
    evidence: Evidence, reading: Reading, low: int, high: int, stems: frozenset[str]
) -> str:
    """The preposition before the first of some words, if there is one."""
    forms, content = reading.words.forms, evidence.content_flags(reading)
    language = evidence.language_of(reading)
    for phrase in find_phrases(forms, content, low, high, language):
        words = reading.stems[phrase.low : phrase.high]
        if not stems.isdisjoint(words):
            return BARE if phrase.opener in _OPEN else phrase.opener
    return BARE


def _of_the_other(
    evidence: Evidence,
    row: Alignment,
    low: int,
    high: int,
    held: list[_RuledOut],
    is_first: bool,
) -> _RuledOut | None:
    """The statement that a clause of the answer makes of what was ruled out of it."""
    answer = evidence.answer
    said = frozenset(evidence.content_stems(answer, low, high))
    if not said or text_cues(evidence, answer).denies(low, high):
        return None
    if answer.words.forms[low] in RELATIVE_PRONOUNS[evidence.language_of(answer)]:
        return None
    for each in held:
        if not each.stems <= said:
            continue
        if _tells_the_same(evidence, row, low, high, each, is_first):
            return each
    return None


def _tells_the_same(
    evidence: Evidence,
    row: Alignment,
    low: int,
    high: int,
    held: _RuledOut,
    is_first: bool,
) -> bool:
    """Does a clause say of it what was said of the other, as far as it can be told?"""
    answer = evidence.answer
    opener = _opener(evidence, answer, low, high, held.stems)
    light = light_words(evidence.language) | LIGHT_VERBS
    rest = frozenset(evidence.content_stems(answer, low, high)) - held.stems - light
    whole = frozenset(evidence.content_stems(answer, row.low, row.high)) - held.stems
    if rest.isdisjoint(held.told) and not (is_first and not rest):
        opening, end = answer.clause_words(*row.span)[0]  # it names the subject
        rest = frozenset(evidence.content_stems(answer, opening, end))
    if held.opener != opener and (rest or held.opener):
        return False
    asked = evidence.shared(asked_stems)
    known = {stem for stem in rest if stem in held.told or stem in asked}
    if len(known) < _ALIKE * len(rest):
        return False
    if len(rest & held.told) < _PART * len(rest) or not (rest or is_first):
        return False
    here = frozenset(evidence.content_stems(answer, low, high))
    if rest & asked - held.told and held.told & asked - here:
        return False  # what is said of a sibling of the asked thing
    if held.stems <= asked and evidence.shared(asked_of).kind != "yes_no":
        return False  # what is asked about, and ruled out of something else
    if not rest and not _is_asked(evidence, held):
        return False
    if held.stems <= asked and yes_no(answer.text) == "no":
        return False
    return not _said_elsewhere(evidence, held, whole - light)


def _is_asked(evidence: Evidence, held: _RuledOut) -> bool:
    """Does the statement speak of most of what is asked?"""
    terms = evidence.shared(told_terms).values()
    total = sum(term.weight for term in terms)
    spoken = held.told | held.stems
    told = sum(t.weight for t in terms if not t.related.isdisjoint(spoken))
    return total > 0 and told >= _HALF * total


def _said_elsewhere(evidence: Evidence, held: _RuledOut, rest: frozenset[str]) -> bool:
    """Does another sentence of the documents say this of it, and not deny it?"""
    for number, stems in enumerate(evidence.sentence_stems):
        if number == held.sentence or not held.stems.issubset(stems):
            continue
        place = evidence.document_sentences[number]
        cues = text_cues(evidence, evidence.documents[place.document])
        if rest.issubset(stems) and not cues.negates(place.low, place.high):
            return True
    return False


def _clauses(reading: Reading, span: Span) -> Iterator[tuple[int, int]]:
    """The clauses of a sentence as ranges of words."""
    for low, high in reading.clause_words(*span):
        if low < high:
            yield low, high


def _reason(evidence: Evidence, low: int, high: int, held: _RuledOut) -> Reason:
    words = evidence.answer.words
    span = Span(words.starts[low], words.ends[high - 1])
    document = evidence.document_sentences[held.sentence].document
    source: Source = evidence.source(document, held.start, held.end)
    message = (
        f"The answer says “{evidence.answer.text[slice(*span)]}”, which the documents "
        f"rule out: “{quoted(evidence, source)}”."
    )
    return Reason("negation_mismatch", message, span, (source,), _SURE)
