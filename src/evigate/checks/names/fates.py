"""What happens to a thing, answered with what happens to another one.

"They are lost", of recordings that stay on the card while all settings are lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from evigate.checks.names.gaps import inherited_subjects
from evigate.checks.names.moved import said_of_another
from evigate.checks.question.asked import asked_stems, last_turn
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.statements import text_cues
from evigate.checks.subjects.mentions import ANSWER
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.light import light_words
from evigate.text.patterns import late
from evigate.text.questions import leans_on_the_turn_before
from evigate.text.reading import Reading
from evigate.text.tables.fate_words import FATE_ASKED, FATE_BORDERS
from evigate.text.tables.prepositions import ARTICLES, PREPOSITIONS
from evigate.text.tables.pronoun_words import PRONOUNS

_FATE: Final = late(rf"(?<!\w)(?:{FATE_ASKED})")
_MAX_SENTENCES: Final = 3
_MAX_DOCUMENT_SENTENCES: Final = 60
_BEGUN: Final = 5  # letters of two forms of one word
_BESIDE: Final = 2  # sentences
_MARKS: Final = ".,;:!?"
_HEAD_LAST: Final = frozenset({"en", "de", "nl"})  # "old paint", "pintura vieja"


class _Clause(NamedTuple):
    """A clause of a document or the answer, with its stems of content in order.

    Attributes:
        document, sentence: where it stands, ``start`` and ``end`` in the text.
        low, high: the range of its words.
    """

    document: int
    sentence: int
    start: int
    end: int
    low: int
    high: int
    content: tuple[str, ...]

    @property
    def stems(self) -> frozenset[str]:
        return frozenset(self.content)


def asked_thing(evidence: Evidence) -> tuple[str, ...]:
    """The thing whose fate is asked, as stems; empty for other questions.

    Use through ``evidence.shared``. A follow-up asks the same of another thing.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("What happens to my photos when I reset it?", [], "")
    >>> asked_thing(Evidence(call))
    ('photo',)
    """
    question = evidence.question
    start = _start(question)
    if start is None:
        if not evidence.call.history or not leans_on_the_turn_before(question.text):
            return ()
        earlier = last_turn(evidence, "user")
        if earlier is None or _start(earlier) is None:
            return ()
        start = 0
    flags, words = evidence.content_flags(question), question.words
    light = light_words(evidence.language_of(question))
    found: list[str] = []
    for i, form in enumerate(words.forms):
        if words.starts[i] < start:
            continue
        if found and form in FATE_BORDERS:
            break
        if flags[i] and form not in light:
            found.append(question.stems[i])
    return tuple(found)


def _start(reading: Reading) -> int | None:
    match = _FATE.search(reading.lowered)
    if match is None:
        return None
    return next(match.start(n) for n in match.groupdict() if match[n] is not None)


def check_fates(evidence: Evidence) -> list[Reason]:
    """What an answer says of the asked thing, and a document of another one only.

    >>> from evigate.records import RagCall
    >>> documents = ["All settings are lost; recordings stay on the card."]
    >>> question = "What happens to my recordings?"
    >>> call = RagCall.of(question, documents, "They are lost.")
    >>> [reason.code for reason in check_fates(Evidence(call))]
    ['role_mismatch']
    """
    answer = evidence.answer
    if not 0 < len(answer.sentences) <= _MAX_SENTENCES or not evidence.documents:
        return []
    if len(evidence.document_sentences) > _MAX_DOCUMENT_SENTENCES:
        return []
    thing = evidence.shared(asked_thing)
    if not thing or is_cross_lingual(evidence):
        return []
    clauses = evidence.shared(_clauses)
    own = _own(evidence, clauses, thing)
    if not own:
        return []
    for said in _claims(evidence):
        held = _taken_from(evidence, clauses, own, frozenset(thing), said)
        if held is not None:
            places = _source(evidence, held), _source(evidence, own[0])
            return [said_of_another(evidence, Span(said.start, said.end), *places)]
    return []


def _clauses(evidence: Evidence) -> list[_Clause]:
    """The clauses of all documents but tables."""
    return [
        clause._replace(sentence=evidence.first_sentences[number] + clause.sentence)
        for number, reading in enumerate(evidence.documents)
        if not reading.cells
        for clause in _clauses_of(evidence, reading, number)
    ]


def _clauses_of(
    evidence: Evidence, reading: Reading, document: int
) -> Iterator[_Clause]:
    flags, stems = evidence.content_flags(reading), reading.stems
    counting = {
        i
        for cue in text_cues(evidence, reading).cues
        if cue.group == "quantifier"
        for i in range(cue.start, cue.end)
    }
    for number, (first, last) in enumerate(reading.sentences):
        spans = reading.clauses(first, last), reading.clause_words(first, last)
        for span, (low, high) in zip(*spans, strict=True):
            content = tuple(
                stems[i] for i in range(low, high) if flags[i] and i not in counting
            )
            if content:
                yield _Clause(document, number, *span, low, high, content)


def _own(
    evidence: Evidence, clauses: Sequence[_Clause], thing: tuple[str, ...]
) -> list[_Clause]:
    """The clauses about the thing, and those that go on about it with a pronoun."""
    pronouns = PRONOUNS[evidence.language]
    head = thing[-1] if evidence.language in _HEAD_LAST else thing[0]
    for wanted in ((head,), thing):
        found: list[_Clause] = []
        for clause in clauses:
            names = _names(clause.stems, frozenset(wanted))
            if names or (found and _leaves_out(evidence, found[-1], clause)):
                found.append(clause)
            elif found and clause.sentence - found[-1].sentence <= 1:
                text = evidence.documents[clause.document].text
                words = text[clause.start : clause.end].lower().split()
                if not pronouns.isdisjoint(word.strip(_MARKS) for word in words):
                    found.append(clause)
        if found:
            return found
    return []


def _leaves_out(evidence: Evidence, before: _Clause, clause: _Clause) -> bool:
    """ "The petition was signed by many and referred to a committee"."""
    if before.document != clause.document or before.sentence != clause.sentence:
        return False
    reading = evidence.documents[clause.document]
    ranges = [(before.low, before.high), (before.high, clause.high)]
    return 1 in inherited_subjects(evidence, reading, ranges)


def _sets_the_case(evidence: Evidence, own: Sequence[_Clause], held: _Clause) -> bool:
    """ "In case of a late notice, the deposit is kept": of the deposit as well."""
    reading = evidence.documents[held.document]
    if (
        reading.words.forms[held.low]
        not in PREPOSITIONS.get(evidence.language, "").split()
    ):
        return False
    return any(
        clause.document == held.document
        and clause.low == held.high
        and reading.text[held.end : clause.start].strip() == ","
        for clause in own
    )


def _names(stems: frozenset[str], thing: frozenset[str]) -> bool:
    if not stems.isdisjoint(thing):
        return True
    begun = tuple(stem[:_BEGUN] for stem in thing if len(stem) >= _BEGUN)
    return bool(begun) and any(stem.startswith(begun) for stem in stems)


def _claims(evidence: Evidence) -> Iterator[_Clause]:
    """The clauses of the answer that deny nothing."""
    cues = text_cues(evidence, evidence.answer)
    for clause in _clauses_of(evidence, evidence.answer, ANSWER):
        if not cues.denies(clause.low, clause.high):
            yield clause


def _taken_from(
    evidence: Evidence,
    clauses: Sequence[_Clause],
    own: Sequence[_Clause],
    thing: frozenset[str],
    said: _Clause,
) -> _Clause | None:
    """The clause about something else that a clause of the answer was taken from."""
    asked = evidence.shared(asked_stems) | thing
    known = evidence.postings.keys()
    told = frozenset().union(*(clause.stems for clause in own))
    new = said.stems - asked
    given = frozenset(s for s in new & known if s not in told)
    given = frozenset(s for s in given if not _names(frozenset({s}), thing))
    if _has_a_subject(evidence, said) and said.content[0] in given:
        return None
    if not given or len(new - known) > len(given):
        return None
    for held in clauses:
        if held in own or not given <= held.stems:
            continue
        if _sets_the_case(evidence, own, held):
            continue
        if abs(held.sentence - own[0].sentence) > _BESIDE:
            continue
        topic = held.stems - given - asked
        opens = next((stem for stem in held.content if stem not in asked), "")
        inverted = held.content[0] in asked
        if topic.isdisjoint(said.stems) and topic and (opens in topic or inverted):
            return held
    return None


def _has_a_subject(evidence: Evidence, said: _Clause) -> bool:
    """Does a clause open with an article, and so with a thing of its own?"""
    articles = ARTICLES[evidence.language]
    return evidence.answer.words.forms[said.low] in articles


def _source(evidence: Evidence, clause: _Clause) -> Source:
    return evidence.source(clause.document, clause.start, clause.end)
