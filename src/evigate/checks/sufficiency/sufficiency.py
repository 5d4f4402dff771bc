"""Do the documents hold what is asked at all?"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import log
from typing import Final

from evigate.checks.question.asked import asked, asks_for_a_way
from evigate.checks.question.asked_blanks import asked_blank
from evigate.checks.question.coverage import (
    WINDOW,
    Term,
    asked_terms,
    document_coverage,
    joint_coverage,
    measures_at,
    sentence_order,
    terms_by_sentence,
    window_coverage,
    windows_without,
)
from evigate.checks.question.reasons import gives_reasons
from evigate.checks.statements.best_document import standing
from evigate.checks.statements.named_near import asks_for_a_name, is_named_near
from evigate.checks.sufficiency.keys import missing_keys
from evigate.checks.sufficiency.languages import asks_in_another_language
from evigate.checks.sufficiency.missing_key import MissingKey
from evigate.checks.sufficiency.other_subjects import other_subjects
from evigate.checks.sufficiency.untold_values import untold_value
from evigate.evidence import Evidence
from evigate.records import Source
from evigate.text.patterns import late
from evigate.text.questions import AnswerType, asks_to_compare

_QUOTED: Final = 160
# BM25 with its usual constants; a passage of average length has this many words.
_SATURATION: Final = 1.2
_LENGTH_SHARE: Final = 0.75
_AVERAGE_LENGTH: Final = 80
_NEAR_SHARE: Final = 0.3
_TYPED: Final = 0.5
_UNTYPED: Final = 0.8
_NEUTRAL: Final = 0.5
_SHORT: Final = 2  # sentences of all documents together
_LONG: Final = 8
_LONG_TOGETHER: Final = 4
_SEVERAL: Final = 2
_DOUBLE: Final = 2.0
_SCORED: Final = 1.52
_OF_ONE: Final = 0.2  # what one of two things to compare covers by chance
_UNTOLD: Final = 0.2  # what a value that is asked and not given takes away
_AS_GOOD: Final = 0.8  # of the best document's coverage
_OF_A_WAY: Final = 0.75  # of the demand, where a way to do something is asked
_VALUED: Final[frozenset[AnswerType]] = frozenset(
    {"count", "amount", "duration", "date"}
)
_PRICE: Final = late("いくら|[钱錢]|얼마|kost|cost|teuer|duur|expensive|سعر|تكلفة|ثمن")
_TELLING_WORDS: Final = 2
_TIMES: Final = frozenset({"time", "date"})


@dataclass(frozen=True, slots=True)
class Sufficiency:
    """How well the documents cover a question.

    Attributes:
        score: orders documents by how likely they are to answer, in [0, 1]; higher is
            better.
        coverage: share of what is asked that stands near together, in [0, 1].
        answers: does a place cover most of it and give a value of the asked type?
        missing: a thing that is asked, where the documents speak of a sibling only.
        sources: the places that cover it best.
        quotation: the best place, shortened.
        sentences: how many the documents have together.
        documents: how many documents there are.
        standing: what the best of several documents has beyond its coverage, see
            :func:`evigate.checks.statements.best_document.standing`.
        untold: how far places that give a value of the asked kind stay behind the
            best, see :func:`evigate.checks.sufficiency.untold_values.untold_value`.
        way: is a way to do something asked? Instructions say little of the question.
        blank: the message about a field that is asked and left blank; else empty.
    """

    score: float
    coverage: float
    answers: bool
    missing: MissingKey | None = None
    sources: tuple[Source, ...] = ()
    quotation: str = ""
    sentences: int = 1
    documents: int = 1
    standing: float = 0.0
    way: bool = False
    untold: float = 0.0
    blank: str = ""

    def lacks(self, min_coverage: float) -> str:
        """Why the documents do not hold what is asked; empty where they may.

        Args:
            min_coverage: in [0, 1]; documents that cover less do not answer. Long ones
                must cover up to twice as much, see :func:`demanded_coverage`. Several
                are judged by their score instead, and by how one stands out.
        """
        if self.missing is not None:
            return (
                f"The documents speak of “{self.missing.sibling}”, not of "
                f"“{self.missing.key}”."
            )
        if self.blank:
            return self.blank
        covered = self.coverage - _UNTOLD * self.untold
        if self.documents >= _SEVERAL:
            covered = self.score + self.standing
        if self.way:
            min_coverage *= _OF_A_WAY
        if covered < demanded_coverage(min_coverage, self.sentences, self.documents):
            return "The documents do not hold what was asked."
        return ""


def demanded_coverage(min_coverage: float, sentences: int, documents: int = 1) -> float:
    """Coverage that counts as an answer, in [0, 1], in documents of some length.

    A place in a long text covers words of a question by chance; a lone sentence that
    a retriever chose does not. The demand grows with the logarithm of the length, from
    two sentences on, and has doubled at eight. Where several documents were retrieved
    it is grown at four sentences, as the best of them shares words with the question
    in any case. Form and constants were chosen on questions of HotpotQA and CLAPnq.

    >>> demanded_coverage(0.25, 1), demanded_coverage(0.25, 4)
    (0.25, 0.375)
    >>> demanded_coverage(0.25, 4, documents=3), demanded_coverage(0.25, 100)
    (0.38, 0.5)
    """
    one = documents < _SEVERAL
    full, most = (_LONG, _DOUBLE) if one else (_LONG_TOGETHER, _SCORED)
    length = log(max(sentences, 1) / _SHORT) / log(full / _SHORT)
    return min(1.0, min_coverage * (1.0 + (most - 1.0) * min(1.0, max(0.0, length))))


def sufficiency(evidence: Evidence) -> Sufficiency:
    """How well question and documents fit; use through ``evidence.shared``.

    The score is a mean of BM25 saturation and of the coverage of the best run of three
    sentences, both over words that are looked up with tolerance.

    >>> from evigate.records import RagCall
    >>> documents = ["The warranty lasts 3 years."]
    >>> call = RagCall.of("How long is the warranty?", documents, "")
    >>> found = sufficiency(Evidence(call))
    >>> found.coverage, found.answers
    (1.0, True)
    >>> call = RagCall.of("Who sells the lamp?", documents, "")
    >>> sufficiency(Evidence(call)).score
    0.0
    """
    terms = evidence.shared(asked_terms)
    if not terms:
        return Sufficiency(1.0, 1.0, answers=False)
    if not evidence.document_sentences:
        return Sufficiency(0.0, 0.0, answers=False)
    blank = evidence.shared(asked_blank)
    left_blank = "" if blank is None else blank.message
    if evidence.shared(asks_in_another_language):
        return Sufficiency(_NEUTRAL, _NEUTRAL, answers=False, blank=left_blank)
    windows = evidence.shared(window_coverage)
    coverage = max(windows)
    score = _NEAR_SHARE * coverage + (1 - _NEAR_SHARE) * _saturation(evidence, terms)
    if len(evidence.documents) > 1 and asks_to_compare(evidence.question.text):
        score = max(score, joint_coverage(evidence) - _OF_ONE)
    untold = untold_value(evidence)
    score = max(0.0, score - _UNTOLD * untold)
    keys = evidence.shared(missing_keys)
    order = evidence.shared(sentence_order)[:2]
    return Sufficiency(
        min(1.0, score),
        coverage,
        _is_answerable(evidence) and not keys,
        _key_of_the_best(evidence, keys) if keys else _absent_thing(evidence, order),
        tuple(evidence.sentence_source(place) for place in order),
        _quote(evidence, order[0]) if order else "",
        len(evidence.document_sentences),
        len(evidence.documents),
        standing(evidence),
        evidence.shared(asks_for_a_way),
        untold,
        left_blank,
    )


def _key_of_the_best(evidence: Evidence, keys: list[MissingKey]) -> MissingKey | None:
    """A key that is missing, where a document about what is asked names its sibling.

    Documents that a retriever found besides name siblings of anything.
    """
    shares = evidence.shared(document_coverage)
    least = _AS_GOOD * max(shares)
    return next((key for key in keys if shares[key.source.document] >= least), None)


def _absent_thing(evidence: Evidence, order: list[int]) -> MissingKey | None:
    """The asked thing, where the best place speaks of a sibling and none of it."""
    found = evidence.shared(other_subjects).get(order[0]) if order else None
    if found is None or found.asked not in evidence.question.text:
        return None
    name = found.asked.lower()
    if any(name in reading.text.lower() for reading in evidence.documents):
        return None
    return MissingKey(found.asked, found.sibling, frozenset(), found.source)


def _quote(evidence: Evidence, sentence: int) -> str:
    text = " ".join(evidence.sentence_text(sentence).split())
    return text if len(text) <= _QUOTED else text[: _QUOTED - 1] + "…"


def _saturation(evidence: Evidence, terms: tuple[Term, ...]) -> float:
    """How often the best document speaks of what is asked, for its length; in [0, 1].

    BM25 (Robertson and Zaragoza, 2009) over sentences instead of words, weighted by
    how telling a word is in general.
    """
    held = evidence.shared(terms_by_sentence)
    counts: list[dict[int, list[float]]] = [{} for _ in evidence.documents]
    lengths = [0] * len(evidence.documents)
    for place, sentence in enumerate(evidence.document_sentences):
        lengths[sentence.document] += len(evidence.sentence_stems[place])
        for number, sure in held[place].items():
            counts[sentence.document].setdefault(number, []).append(sure)
    weights = [term.weight * term.emphasis for term in terms]
    total = sum(weights)
    best = 0.0
    for length, found in zip(lengths, counts, strict=True):
        share = length / _AVERAGE_LENGTH
        norm = _SATURATION * (1 - _LENGTH_SHARE + _LENGTH_SHARE * share)
        value = sum(
            weights[number] * max(sures) * len(sures) / (len(sures) + norm)
            for number, sures in found.items()
        )
        best = max(best, value / total)
    return best


def _is_answerable(evidence: Evidence) -> bool:
    """Does a place cover most of it, and give a value of the asked type?

    What documents say of a sibling of the asked thing does not count.
    """
    others = evidence.shared(other_subjects)
    windows = evidence.shared(window_coverage)
    if others:
        windows = windows_without(evidence, frozenset(others))
    coverage = max(windows, default=0.0)
    if coverage < _TYPED:
        return False
    given = _given(evidence, windows.index(coverage), others.keys())
    kind = evidence.shared(asked).kind
    terms = evidence.shared(asked_terms)
    wanted = frozenset[str]().union(
        *(t.measures for t in terms if t.stem not in t.related)
    )
    if kind == "date":
        return "date" in given
    if kind == "duration":
        return bool(given & _TIMES)
    if kind in _VALUED:
        priced = "currency" in wanted or _asks_for_a_price(evidence)
        return bool(given & {"currency", "count"} if priced else given - {"date"})
    if kind == "open" and wanted & given:
        return True
    if coverage < _UNTYPED:
        return False
    if kind == "person" and not _knows_all_words(evidence):
        return False
    if kind == "person" and not is_named_near(evidence):
        # "Whose is the lake?": that it is mentioned does not tell.
        telling = sum(term.weight >= 1.0 for term in terms)
        if telling < _TELLING_WORDS or asks_for_a_name(evidence):
            return False
    return kind != "reason" or evidence.shared(gives_reasons)


def _asks_for_a_price(evidence: Evidence) -> bool:
    text = evidence.question.text
    return any(
        _PRICE.search(text[start:end].lower()) is not None
        for start, end in evidence.shared(asked).spans
    )


def _given(evidence: Evidence, first: int, left_out: Collection[int]) -> frozenset[str]:
    """What the sentences of a window give values of."""
    sentences = evidence.document_sentences
    return frozenset[str]().union(
        *(
            measures_at(evidence, place)
            for place in range(first, min(first + WINDOW, len(sentences)))
            if place not in left_out
            and sentences[place].document == sentences[first].document
        )
    )


def _knows_all_words(evidence: Evidence) -> bool:
    """Do the documents hold every telling word: what was done, not only to what?"""
    return all(
        term.related or term.apart or term.weight < 1.0
        for term in evidence.shared(asked_terms)
    )
