"""How much of what is asked a place in the documents covers.

Each word of the question is looked up with tolerance: inflected and derived forms,
parts of compounds, and words that a value answers ("costs" by a price).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from evigate.checks.question.asked import (
    asked_stems,
    asks_for_a_way,
    own_asked_stems,
)
from evigate.checks.question.measures import measures_of, measures_of_compound
from evigate.checks.question.premises import (
    amounts_of_question,
    premise_stems,
    task_of_question,
)
from evigate.checks.question.vocabulary import COMPOUNDING, stems_of_words, vocabulary
from evigate.evidence import Evidence
from evigate.text.light import light_words
from evigate.text.patterns import late
from evigate.text.tables.kind_words import EXTREMES, KIND_WORDS, NEEDS

_LIGHT: Final = 0.6
_PREMISE: Final = 0.3
# A name or a year tells more than a noun, most of all where no document mentions it.
# Chosen on questions of HotpotQA.
_NAMED: Final = 1.5
_ABSENT: Final = 1.5
_NOUNS: Final = "de"  # where all nouns are written like names
_EARLIER: Final = 0.5  # words taken over from the turn before
_ANSWERED: Final = 0.8
_CHARACTERS: Final = 0.5  # both characters of a pair stand in the documents apart
_HIRAGANA: Final = late("[\u3040-\u309f]")  # half grammar, half content
# Pairs across a border of words, and Korean endings.
_GRAMMAR: Final = late(
    "[的了吗嗎呢吧么麼]|니다|니까|습니|입니|합니|됩니|립니|까요|나요|가요|에는|에서|으로"
    "|.[은는을를]|[하되]나|으면|않으|어떻|떻게|무엇|엇인|인가|가운|운데|[어아]야"
)
_MAX_TERMS: Final = 40  # a question with more words is a document itself


@dataclass(frozen=True, slots=True)
class Term:
    """One word that is asked.

    Attributes:
        stem: as in the question.
        weight: how telling it is, in (0, 1].
        emphasis: how much more the documents as a whole must hold it: names, years.
        related: stems of the documents that say the same, with how surely, in (0, 1].
        apart: for a pair of characters that the documents do not hold, the pairs that
            hold the one and the other.
        measures: values that answer it: names of dimensions, ``date``.
    """

    stem: str
    weight: float
    related: dict[str, float]
    apart: tuple[list[str], ...]
    measures: frozenset[str]
    emphasis: float = 1.0


def asked_terms(evidence: Evidence) -> tuple[Term, ...]:
    """The words that are asked; use through ``evidence.shared``."""
    language = evidence.language_of(evidence.question)
    light, kinds = light_words(language), kind_words(language)
    known = evidence.shared(vocabulary)
    question = evidence.question
    forms = dict(zip(evidence.stems_of(question), question.words.forms, strict=True))
    named = {word for name in question.names for word in name.words}
    premises = premise_stems(evidence)
    own = evidence.shared(own_asked_stems)
    task = task_of_question(evidence) if evidence.shared(asks_for_a_way) else ""
    counts = amounts_of_question(evidence)
    terms: list[Term] = []
    for stem in sorted(evidence.shared(asked_stems))[:_MAX_TERMS]:
        weight = _LIGHT if stem in light else 1.0
        weight = kinds.get(stem, weight)
        weight = _PREMISE if stem in premises or is_grammar(stem) else weight
        weight = weight if stem in own else _EARLIER * weight
        form = forms.get(stem, stem)
        weight = min(weight, _PREMISE) if form == task else weight
        names = form in named and language != _NOUNS
        related = known.related(stem, form, named=names)
        apart = known.apart(stem)
        emphasis = 1.0
        if form in counts:
            weight = min(weight, _LIGHT)
        elif form in named or form.isdigit():
            lacking = not (related or apart or (language == _NOUNS and form in named))
            emphasis = _NAMED * _ABSENT if lacking else _NAMED
        measures = measures_of(stem, language)
        if not measures and language in COMPOUNDING:
            measures = measures_of_compound(form, language)
        terms.append(Term(stem, weight, related, apart, measures, emphasis))
    return tuple(terms)


def is_grammar(stem: str) -> bool:
    """Is a pair of characters no word, but grammar?"""
    return (_GRAMMAR.search(stem) or _HIRAGANA.search(stem)) is not None


@cache
def kind_words(language: str) -> dict[str, float]:
    """Stems that only say what kind of answer is asked, with their weights."""
    needs = stems_of_words(NEEDS.get(language, ""), language)
    extremes = stems_of_words(EXTREMES.get(language, ""), language)
    kinds = stems_of_words(KIND_WORDS.get(language, ""), language)
    return dict.fromkeys(extremes | kinds, _LIGHT) | dict.fromkeys(needs, _PREMISE)


def sentence_measures(evidence: Evidence) -> list[frozenset[str]]:
    """What each document sentence gives values of; use through ``shared``."""
    numbers = range(len(evidence.documents))
    return [given for n in numbers for given in _measures_of_document(evidence, n)]


def measures_at(evidence: Evidence, sentence: int) -> frozenset[str]:
    """What one of ``Evidence.document_sentences`` gives values of."""
    document = evidence.document_sentences[sentence].document
    first = evidence.first_sentences[document]
    return _measures_of_document(evidence, document)[sentence - first]


def _measures_read(evidence: Evidence) -> dict[int, list[frozenset[str]]]:
    del evidence
    return {}


def _measures_of_document(evidence: Evidence, number: int) -> list[frozenset[str]]:
    """The same of each sentence of a document; read once."""
    kept = evidence.shared(_measures_read)
    known = kept.get(number)
    if known is None:
        reading = evidence.documents[number]
        found: list[set[str]] = [set() for _ in reading.sentences]
        starts = reading.sentence_starts
        for quantity in reading.quantities:
            place = bisect_right(starts, quantity.start) - 1
            if place >= 0 and quantity.is_value and not quantity.weak:
                found[place].add(_measure(quantity.dimension))
        for date in reading.dates:
            place = bisect_right(starts, date.start) - 1
            if place >= 0:
                found[place].add("date")
        known = kept[number] = [frozenset(names) for names in found]
    return known


def _measure(dimension: str | None) -> str:
    """The name of a dimension as questions ask for it; ``count`` for a bare number."""
    name = (dimension or "count").partition(":")[0]
    return "time" if name in ("calendar", "working_time") else name


def sentence_coverage(evidence: Evidence) -> list[float]:
    """For each document sentence the share of what is asked; use through ``shared``.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("What does the lamp cost?", ["The lamp: 40 EUR. Hi."], "")
    >>> [round(share, 2) for share in sentence_coverage(Evidence(call))]
    [0.92, 0.0]
    """
    return shares_of(evidence, evidence.shared(terms_by_sentence))


def sentence_order(evidence: Evidence) -> list[int]:
    """Document sentences that cover something of what is asked, best first."""
    shares = evidence.shared(sentence_coverage)
    held = [place for place, share in enumerate(shares) if share > 0.0]
    return sorted(held, key=lambda place: -shares[place])


WINDOW: Final = 3


def window_coverage(evidence: Evidence) -> list[float]:
    """The same for each run of three sentences of one document, by its first.

    Runs that begin with a sentence about something else count as 0.0: another run
    holds all that they hold. Use through ``evidence.shared``.
    """
    return windows_without(evidence, frozenset())


def windows_without(evidence: Evidence, left_out: frozenset[int]) -> list[float]:
    """The same as if some sentences were not there."""
    held = evidence.shared(terms_by_sentence)
    if left_out:
        held = [{} if n in left_out else terms for n, terms in enumerate(held)]
    sentences = evidence.document_sentences
    windows: list[dict[int, float]] = []
    for start, first in enumerate(held):
        best = first
        if first:
            for other in range(start + 1, min(start + WINDOW, len(held))):
                if sentences[other].document != sentences[start].document:
                    break
                if held[other]:
                    best = merged_terms(best, held[other])
        windows.append(best)
    return shares_of(evidence, windows)


def document_coverage(evidence: Evidence) -> list[float]:
    """The same for each document as a whole; use through ``evidence.shared``."""
    found: list[dict[int, float]] = [{} for _ in evidence.documents]
    held = evidence.shared(terms_by_sentence)
    for sentence, terms in zip(evidence.document_sentences, held, strict=True):
        if terms:
            found[sentence.document] = merged_terms(found[sentence.document], terms)
    return shares_of(evidence, found)


def joint_coverage(evidence: Evidence) -> float:
    """The same for all documents together."""
    together: dict[int, float] = {}
    for terms in evidence.shared(terms_by_sentence):
        if terms:
            together = merged_terms(together, terms)
    return shares_of(evidence, [together])[0]


def shares_of(evidence: Evidence, held: list[dict[int, float]]) -> list[float]:
    """For each set of covered terms, by their numbers, its share of what is asked."""
    weights = [t.weight * t.emphasis for t in evidence.shared(asked_terms)]
    total = sum(weights)
    if not total:
        return [0.0] * len(held)
    return [
        sum([weights[number] * sure for number, sure in found.items()]) / total
        if found
        else 0.0
        for found in held
    ]


def merged_terms(*parts: dict[int, float]) -> dict[int, float]:
    """Terms that several sentences hold, each as sure as where it is surest."""
    merged: dict[int, float] = {}
    for part in parts:
        for number, sure in part.items():
            merged[number] = max(sure, merged.get(number, 0.0))
    return merged


def terms_by_sentence(evidence: Evidence) -> list[dict[int, float]]:
    """For each document sentence which terms it covers, and how surely, in (0, 1].

    Use through ``evidence.shared``.
    """
    held: list[dict[int, float]] = [{} for _ in evidence.document_sentences]
    terms = evidence.shared(asked_terms)
    for number, term in enumerate(terms):
        for stem, sure in term.related.items():
            for place in evidence.postings.get(stem, ()):
                if held[place].get(number, 0.0) < sure:
                    held[place][number] = sure
        for place in _places_of_all(evidence, term.apart):
            held[place].setdefault(number, _CHARACTERS)
    if any(term.measures for term in terms):
        _add_measures(evidence, terms, held)
    return held


def _places_of_all(evidence: Evidence, groups: tuple[list[str], ...]) -> set[int]:
    """Sentences that hold a stem of each group."""
    places = [
        {place for stem in group for place in evidence.postings[stem]}
        for group in groups
    ]
    return set.intersection(*places) if places else set()


def _add_measures(
    evidence: Evidence, terms: Iterable[Term], held: list[dict[int, float]]
) -> None:
    """A sentence about the subject that gives a price answers "what does it cost"."""
    measuring = [(n, term.measures) for n, term in enumerate(terms) if term.measures]
    for place, found in enumerate(held):
        given = measures_at(evidence, place) if found else None
        if given:
            for number, measures in measuring:
                if given & measures and found.get(number, 0.0) < _ANSWERED:
                    found[number] = _ANSWERED
