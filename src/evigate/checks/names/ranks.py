"""Places in an order: "the highest", of the second highest; the oldest by its year."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from evigate.checks.names.moved import clauses_of_documents
from evigate.checks.question.asked import asked_stems
from evigate.checks.question.extremes import asked_age, ordinal_before, ordinals
from evigate.checks.question.known_words import document_words, is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    supporting,
)
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.language_kinds import UNSPACED
from evigate.text.patterns import late
from evigate.text.tables.rank_words import SUPERLATIVES

_MAX_JUDGED: Final = 20
_MAX_READ: Final = 4_000  # characters
_MAX_WORDS: Final = 800
_LETTERS: Final = 4  # of an adjective that tell it from others
_MIN_COMMON: Final = 2
_SHORT: Final = 2  # sentences
_SURE: Final = 0.75
_MIN_LISTED: Final = 2
_MAX_LISTED: Final = 40


class _Rank(NamedTuple):
    """A superlative with the place that it gives."""

    adjective: str
    place: int


class _Dated(NamedTuple):
    """A thing with the year that a document gives for it."""

    stems: frozenset[str]
    year: int
    source: Source


def check_ranks(evidence: Evidence) -> list[Reason]:
    """Superlatives of the answer that stand elsewhere in the order.

    >>> from evigate.records import RagCall
    >>> document = "The Tolm is the second highest peak of the range."
    >>> call = RagCall.of("", [document], "The Tolm is the highest peak of the range.")
    >>> [reason.code for reason in check_ranks(Evidence(call))]
    ['superlative_mismatch']
    """
    if not evidence.documents or evidence.language not in SUPERLATIVES:
        return []
    if is_cross_lingual(evidence):
        return []
    reason = _of_the_oldest(evidence)
    if reason is not None:
        return [reason]
    text = evidence.answer.text[:_MAX_READ]
    if not _may_rank(text.lower(), evidence.language):
        return []
    if not (evidence.shared(_documents_name_a_place) or _names_a_place(evidence)):
        return []
    if not ranks_in(text, evidence.language):
        return []
    reasons: list[Reason] = []
    for number, row in enumerate(evidence.alignments[:_MAX_JUDGED]):
        said = answer_sentence(evidence, number)
        ranks = _ranks(said)
        if not ranks or said.opener == "no" or said.of_group("negation"):
            continue
        for held in supporting(evidence, row):
            theirs = {rank.adjective: rank.place for rank in _ranks(held)}
            wrong = any(
                rank.adjective in theirs and theirs[rank.adjective] != rank.place
                for rank in ranks
            )
            common = (said.stems & held.stems) - evidence.shared(asked_stems)
            enough = len(said.stems & held.stems) >= _MIN_COMMON or common
            if wrong and enough and len({*theirs.values()}) == 1:
                reasons.append(_of_rank(evidence, said, held))
                break
    return reasons


# Beginnings of ordinals: without one in answer or documents no places can differ.
_BEGINNINGS: Final = tuple(
    f"\n{word}"
    for word in "second 2nd 2e third 3rd 3e fourth 4th 4e zweit dritt viert deuxième "
    "troisième quatrième segund tercer terz terceir cuart quart tweede op derde vierde "
    "drug trzeci czwart ثاني ثالث رابع दूसर तीसर चौथ".split()
)


def _documents_name_a_place(evidence: Evidence) -> bool:
    joined = evidence.shared(document_words).joined
    return evidence.language in UNSPACED or any(map(joined.__contains__, _BEGINNINGS))


def _names_a_place(evidence: Evidence) -> bool:
    joined = "\n" + "\n".join(evidence.answer.words.forms[:_MAX_WORDS])
    return any(map(joined.__contains__, _BEGINNINGS))


def _ranks(sentence: CueSentence) -> list[_Rank]:
    """The superlatives of a sentence, with the ordinals before them."""
    text = sentence.reading.text[sentence.start : sentence.end]
    return ranks_in(text, sentence.language)


def give_other_ranks(first: str, second: str, language: str) -> bool:
    """Do two texts give different places in one order?

    >>> give_other_ranks("the highest peak", "the second highest peak", "en")
    True
    """
    places = {rank.adjective: rank.place for rank in ranks_in(first, language)}
    return any(
        places.get(rank.adjective, rank.place) != rank.place
        for rank in ranks_in(second, language)
    )


def ranks_in(text: str, language: str) -> list[_Rank]:
    """The superlatives of a text, with the ordinals before them."""
    text = text.lower()
    if not _may_rank(text, language):
        return []
    return [
        _Rank(adjective[:_LETTERS], ordinal_before(text, match.start(), match.end()))
        for match in _superlative(language).finditer(text)
        if (adjective := next(filter(None, match.groups()), ""))
        and not ordinals().fullmatch(adjective)
    ]


def _may_rank(lowered: str, language: str) -> bool:
    """A first look, since the patterns are slow."""
    if language != "en" or "most " in lowered:
        return True
    return "est" in lowered and _ENDING.search(lowered) is not None


_ENDING: Final = late(r"est\b")


@cache
def _superlative(language: str) -> re.Pattern[str]:
    return re.compile(SUPERLATIVES.get(language, r"(?!)()"))


def _of_rank(evidence: Evidence, said: CueSentence, held: CueSentence) -> Reason:
    message = (
        f"The answer says {said.quote()}; the documents give another place in the "
        f"order: {held.quote()}."
    )
    source = held.source(evidence)
    return Reason("superlative_mismatch", message, said.span, (source,), _SURE)


# -- by year -------------------------------------------------------------------------


def _of_the_oldest(evidence: Evidence) -> Reason | None:
    if len(evidence.alignments) > _SHORT or evidence.question.dates:
        return None
    extreme = evidence.shared(asked_age)
    if extreme is None:
        return None
    sign, place = extreme.sign, extreme.place
    listed = sorted(evidence.shared(dated_things), key=lambda d: sign * d.year)
    years = sorted({d.year for d in listed}, key=lambda year: sign * year)
    if len(listed) < max(_MIN_LISTED, place) or len(years) < len(listed):
        return None
    said = frozenset(evidence.answer.stems) - evidence.shared(asked_stems)
    every = frozenset.intersection(*(d.stems for d in listed))
    named = [d for d in listed if said & (d.stems - every - _others(listed, d))]
    if len(named) != 1 or named[0] is listed[place - 1]:
        return None
    right = listed[place - 1]
    message = (
        f"By the years in the documents another one is meant: that of {right.year}, "
        f"not that of {named[0].year}."
    )
    span = Span(0, len(evidence.answer.text))
    sources = (right.source, named[0].source)
    return Reason("superlative_mismatch", message, span, sources, _SURE)


def _others(listed: list[_Dated], one: _Dated) -> frozenset[str]:
    return frozenset().union(*(d.stems for d in listed if d is not one))


def dated_things(evidence: Evidence) -> list[_Dated]:
    """Things with a year each, from clauses and from tables; use through ``shared``."""
    found: list[_Dated] = []
    for number, reading in enumerate(evidence.documents):
        years = [d for d in reading.dates if d.is_year and d.part == "single"]
        for cell in reading.cells:
            inside = [d.year for d in years if cell.start <= d.start < cell.end]
            year = inside[0] if len(inside) == 1 else None
            if year and cell.row:
                stems = frozenset(evidence.stems_of_text(cell.row))
                source = evidence.source(number, cell.start, cell.end)
                found.append(_Dated(stems, year, source))
    if found or len(evidence.document_sentences) > _MAX_LISTED:
        return found[:_MAX_LISTED] if len({d.year for d in found}) > 1 else []
    for clause in evidence.shared(clauses_of_documents):
        place = clause.source.span or Span(0, 0)
        dates = [
            date
            for date in evidence.documents[clause.source.document].dates
            if place.start <= date.start < place.end and date.is_year
        ]
        if len(dates) == 1 and dates[0].part == "single" and dates[0].year:
            found.append(_Dated(clause.stems, dates[0].year, clause.source))
    return found[:_MAX_LISTED]
