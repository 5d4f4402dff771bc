"""Another word in the place of one of the documents: "sent to your manager".

A short answer that follows a clause of short documents word by word, and then has
something else between the same words, was taken from that clause and altered. What
stands there must be the opposite, or be known from another sentence: unknown words with
the same words around them are often synonyms.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Final, NamedTuple

from evigate.checks.names.regions import is_begun
from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.statements import text_cues
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason, Source, Span
from evigate.text.antonyms import are_antonyms
from evigate.text.deeds import share_a_deed, share_a_thing
from evigate.text.language_kinds import UNSPACED, VERB_LAST
from evigate.text.light import light_words
from evigate.text.phrases import BARE, OTHER, find_phrases
from evigate.text.reading import Reading
from evigate.text.rival_kinds import rival_kinds

_MAX_SENTENCES: Final = 4
_MAX_WORDS: Final = 45  # of the answer
_MAX_HELD: Final = 20  # sentences of documents
_LONGEST: Final = 30  # words of a clause
_NEAR: Final = 0.3
_MOST: Final = 2  # words of content that are exchanged
_MOST_HELD: Final = 3
_WIDER: Final = 2  # words that one of both may have more
_SHARED: Final = 2  # words of content that both clauses have
_MOSTLY: Final = 0.6
_SURE: Final = 0.75
_OPEN: Final = frozenset({BARE, OTHER})


class _Part(NamedTuple):
    """Some words of a text."""

    reading: Reading
    low: int
    high: int


class _Exchange(NamedTuple):
    """What an answer has between the same words as a document, and what that has."""

    said: _Part
    held: _Part
    shared: frozenset[str]
    told: frozenset[str]
    unmatched: frozenset[str]


def check_other_words(evidence: Evidence) -> list[Reason]:
    """Words of a short answer that stand where a document has something else.

    >>> from evigate.records import RagCall
    >>> document = "The form is sent to the office. The keys are with the porter."
    >>> call = RagCall.of("Where to?", [document], "The form is sent to the porter.")
    >>> [reason.code for reason in check_other_words(Evidence(call))]
    ['role_mismatch']
    """
    answer, rows = evidence.answer, evidence.alignments
    if not 0 < len(rows) <= _MAX_SENTENCES or len(answer.words.forms) > _MAX_WORDS:
        return []
    if not 0 < len(evidence.document_sentences) <= _MAX_HELD:
        return []
    if evidence.language in UNSPACED or is_cross_lingual(evidence):
        return []
    for row in rows:
        for low, high in answer.clause_words(*row.span):
            found = _exchanged(evidence, row, low, high)
            if found is not None:
                return [_reason(evidence, *found)]
    return []


def _exchanged(
    evidence: Evidence, row: Alignment, low: int, high: int
) -> tuple[_Exchange, Source] | None:
    """What a clause of the answer has in the place of words of a document."""
    said = frozenset(evidence.content_stems(evidence.answer, low, high))
    light = light_words(evidence.language)
    for support in row.supports:
        if support.score < _NEAR or high - low > _LONGEST:
            continue
        stems = evidence.sentence_stems[support.sentence]
        own = said.difference(stems, light)
        shared = said.intersection(stems)
        if not 0 < len(own) <= _MOST or not shared:
            continue
        for each in _exchanges(evidence, low, high, support.sentence, shared):
            if _is_altered(evidence, own, each, support.sentence):
                place = evidence.document_sentences[support.sentence]
                words, held = each.held.reading.words, each.held
                start, end = words.starts[held.low], words.ends[held.high - 1]
                return each, evidence.source(place.document, start, end)
    return None


def _exchanges(
    evidence: Evidence, low: int, high: int, sentence: int, told: frozenset[str]
) -> Iterator[_Exchange]:
    """The stretches between words that a clause shares with one of a document."""
    answer = evidence.answer
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    said = answer.words.forms[low:high]
    for first, last in reading.clause_words(place.start, place.end):
        held = reading.words.forms[first:last]
        if not held or len(held) > _LONGEST or len(set(said) & set(held)) < _SHARED:
            continue
        unmatched = frozenset(said) - frozenset(held)
        steps = SequenceMatcher(None, said, held, autojunk=False).get_opcodes()
        same = [step for step in steps if step[0] == "equal"]
        shared = frozenset(
            stem
            for _, i, j, _, _ in same
            for stem in evidence.content_stems(answer, low + i, low + j)
        )
        for number, (kind, i, i2, j, j2) in enumerate(steps):
            if kind != "replace" or abs((i2 - i) - (j2 - j)) > _WIDER:
                continue
            opens, ends = number == 0, number == len(steps) - 1
            if opens and (i or j):
                continue
            beside = steps[max(0, number - 1) : number + 2]
            if sum(step[0] == "equal" for step in beside) < 2 - opens - ends:
                continue
            yield _Exchange(
                _Part(answer, low + i, low + i2),
                _Part(reading, first + j, first + j2),
                shared,
                told,
                unmatched,
            )


def _is_altered(
    evidence: Evidence, own: frozenset[str], each: _Exchange, sentence: int
) -> bool:
    """Was what the clause says of its own put in the place of something else?"""
    light = light_words(evidence.language)
    words = _content(evidence, each.said) - light
    others = _content(evidence, each.held) - light
    if words != own or not 0 < len(others) <= _MOST_HELD or not each.shared:
        return False
    stems = evidence.sentence_stems[sentence]
    if any(map(str.isdigit, "".join(each.unmatched))):
        return False
    asked = evidence.shared(asked_stems)
    if len(each.told | asked.intersection(stems)) < _SHARED:
        return False
    if not words.isdisjoint(asked) or not others.isdisjoint(evidence.answer.stems):
        return False
    if any(is_begun(w, stems) for w in words) or any(
        is_begun(o, words) for o in others
    ):
        return False
    if _has_value(each.said) or _has_value(each.held):
        return False
    if any(
        text_cues(evidence, part.reading).negates(part.low, part.high)
        for part in (each.said, each.held)
    ):
        return False
    if share_a_thing(words, others) or share_a_deed(words, others):
        return False
    return _is_telling(evidence, each, words) and not _said_elsewhere(
        evidence, words, each.shared, sentence
    )


def _is_telling(evidence: Evidence, each: _Exchange, words: frozenset[str]) -> bool:
    """Are the words opposites, or known from elsewhere and things in its place?"""
    said, held = _forms(evidence, each.said), _forms(evidence, each.held)
    language = evidence.language
    if len(said) == len(held) == 1:
        if are_antonyms(said[0], held[0], language):
            return True
        kinds = rival_kinds(language).get(said[0], ())
        if any(held[0] in kind.rivals for kind in kinds):
            return True
    places = [evidence.postings.get(word, ()) for word in words]
    if not all(places):
        return False
    if _is_a_thing(evidence, each.said) and _is_a_thing(evidence, each.held):
        return True
    return not any(
        each.shared.intersection(evidence.sentence_stems[number])
        for numbers in places
        for number in numbers
    )


def _is_a_thing(evidence: Evidence, part: _Part) -> bool:
    """Do its words stand behind a preposition or an article, or with a capital?"""
    forms, starts = part.reading.words.forms, part.reading.words.starts
    content = evidence.content_flags(part.reading)
    language = evidence.language
    named = [i for i in range(part.low, part.high) if content[i]]
    if _is_a_name(part):
        return True
    if language in VERB_LAST:
        return all(part.reading.text[starts[i]].isupper() for i in named)
    before = max(0, named[0] - 3)
    phrases = find_phrases(forms, content, before, part.high, language)
    found = next((p for p in phrases if p.low == named[0]), None)
    if found is None or found.opener in _OPEN or found.high <= named[-1]:
        return False
    return found.opener != "to" or forms[found.low - 1] != "to"


def _is_a_name(part: _Part) -> bool:
    """Is it a name, rather than the verb that opens a sentence?"""
    reading = part.reading
    start, end = reading.words.starts[part.low], reading.words.ends[part.high - 1]
    if not any(start <= each.start and each.end == end for each in reading.names):
        return False
    return (
        start not in reading.sentence_starts
        or reading.text.count(reading.text[start:end]) > 1
    )


def _said_elsewhere(
    evidence: Evidence, words: frozenset[str], shared: frozenset[str], sentence: int
) -> bool:
    """Does another sentence with these words say as much of this, or of the asked?

    "A work permit is required", where another sentence says who needs a visa.
    """
    asked = evidence.shared(asked_stems)
    about = len(asked.intersection(evidence.sentence_stems[sentence]))
    for number, stems in enumerate(evidence.sentence_stems):
        if number == sentence or not words.issubset(stems):
            continue
        if len(shared.intersection(stems)) >= _MOSTLY * len(shared):
            return True
        if len(asked.intersection(stems)) >= max(about, 1):
            return True
    return False


def _content(evidence: Evidence, part: _Part) -> frozenset[str]:
    return frozenset(evidence.content_stems(part.reading, part.low, part.high))


def _forms(evidence: Evidence, part: _Part) -> list[str]:
    content = evidence.content_flags(part.reading)
    forms = part.reading.words.forms
    return [forms[i] for i in range(part.low, part.high) if content[i]]


def _has_value(part: _Part) -> bool:
    """A number, date or unit, or a part of a name of several words."""
    words = part.reading.words
    start, end = words.starts[part.low], words.ends[part.high - 1]
    if any(map(str.isdigit, part.reading.text[start:end])):
        return True
    reading = part.reading
    spans = [(q.start, q.end) for q in reading.quantities if q.unit]
    spans += [(date.start, date.end) for date in reading.dates]
    if any(first < end and start < last for first, last in spans):
        return True
    return any(
        name.start < end
        and start < name.end
        and not (start <= name.start and name.end <= end)
        for name in reading.names
    )


def _reason(evidence: Evidence, each: _Exchange, held: Source) -> Reason:
    words = each.said.reading.words
    span = Span(words.starts[each.said.low], words.ends[each.said.high - 1])
    message = (
        f"The answer says “{evidence.answer.text[slice(*span)]}”; the documents say "
        f"“{quoted(evidence, held)}” there."
    )
    return Reason("role_mismatch", message, span, (held,), _SURE)
