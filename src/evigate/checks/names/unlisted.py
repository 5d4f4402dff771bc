"""A yes to what a list of the documents does not name: a tour "in German".

"Offered in English and French" names all that there is. Where the question asks for one
more of the kind, which no document knows, a yes has no evidence.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from evigate.checks.names.items import reason_of, told_weight
from evigate.checks.names.regions import Region, regions
from evigate.checks.names.segments import MAX_SENTENCES
from evigate.checks.question.asked import asked
from evigate.checks.question.known_words import document_words, is_cross_lingual
from evigate.checks.statements.cue_sentences import answer_sentence
from evigate.checks.statements.statements import text_cues
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.closed_kinds import members_of
from evigate.text.phrases import ARTICLE, BARE, OTHER, Phrase, find_phrases
from evigate.text.reading import Reading
from evigate.text.tables.noun_kinds import MEMBERS
from evigate.text.tables.prepositions import PREPOSITIONS

_MAX_WORDS: Final = 12  # of an answer
_SEVERAL: Final = 2
_MEMBER: Final = 3  # words of content of a member of a list


def check_unlisted(evidence: Evidence) -> list[Reason]:
    """A yes to a thing that no document knows, where one lists others of its kind.

    >>> from evigate.records import RagCall
    >>> documents = ["The tour is offered in English and French."]
    >>> call = RagCall.of("Is there a tour in German?", documents, "Yes.")
    >>> [reason.code for reason in check_unlisted(Evidence(call))]
    ['unsupported_sentence']
    """
    if evidence.shared(asked).kind != "yes_no" or len(evidence.alignments) != 1:
        return []
    if len(evidence.answer.words.forms) > _MAX_WORDS:
        return []
    if len(evidence.document_sentences) > MAX_SENTENCES:
        return []
    said = answer_sentence(evidence, 0)
    if said.opener != "yes" or said.of_group("negation") or said.of_group("condition"):
        return []
    region = evidence.shared(_listing)
    if region is None or is_cross_lingual(evidence):
        return []
    message = "The answer says {said}; the documents list others only: {held}."
    return [reason_of(evidence, "unsupported_sentence", message, said.span, region)]


def _listing(evidence: Evidence) -> Region | None:
    """The list that lacks what is asked for; use through ``shared``."""
    language = evidence.language_of(evidence.question)
    if language not in PREPOSITIONS or text_cues(evidence, evidence.question).denials:
        return None
    unknown = _unknown_phrase(evidence, language)
    if unknown is None:
        return None
    found = evidence.shared(regions)
    best = max((region.score for region in found), default=0.0)
    if best <= 0.0 or best < evidence.shared(told_weight):
        return None
    for region in found:
        if region.score < best or region.denies or len(region.members) < _SEVERAL:
            continue
        if _is_of_the_kind(evidence, unknown, region, language):
            return region
    return None


def _unknown_phrase(evidence: Evidence, language: str) -> Phrase | None:
    """The phrase of the question behind a preposition that no document knows."""
    question = evidence.question
    forms, stems = question.words.forms, question.stems
    content = evidence.content_flags(question)
    known = evidence.shared(document_words)
    for phrase in find_phrases(forms, content, 0, len(forms), language):
        if phrase.opener in (BARE, ARTICLE, OTHER):
            continue
        if not any(
            known.resembles(forms[i], stems[i]) or forms[i].isdecimal()
            for i in range(phrase.low, phrase.high)
        ):
            return phrase
    return None


def _is_of_the_kind(
    evidence: Evidence, unknown: Phrase, region: Region, language: str
) -> bool:
    """Does a list behind the same preposition hold things of the same kind?"""
    reading = evidence.documents[region.document]
    forms, content = reading.words.forms, evidence.content_flags(reading)
    found = find_phrases(forms, content, region.low, region.high, language)
    places = [n for n, phrase in enumerate(found) if phrase.opener == unknown.opener]
    if not places:
        return False
    listed = found[places[0]]
    held = [i for i in range(listed.low, region.high) if content[i]]
    question, wanted = evidence.question, range(unknown.low, unknown.high)
    kinds = frozenset[str]().union(*(_kinds_at(question, i, language) for i in wanted))
    if kinds:
        like = [i for i in held if kinds & _kinds_at(reading, i, language)]
        return len(like) >= _SEVERAL
    return _are_names(evidence, unknown, region, listed)


def _are_names(
    evidence: Evidence, unknown: Phrase, region: Region, listed: Phrase
) -> bool:
    """ "In Manchester", of what is taught "in Oxford and York"."""
    question, reading = evidence.question, evidence.documents[region.document]
    start = question.words.starts[unknown.low]
    if not any(n.start <= start < n.end and not n.initial for n in question.names):
        return False
    low = reading.words.starts[listed.low]
    high = reading.words.ends[region.high - 1]
    names = [n for n in reading.names if low <= n.start < high and not n.initial]
    others = region.high - listed.low - sum(len(name.words) for name in names)
    return len(names) >= _SEVERAL and others < _MEMBER


@cache
def _noun_kinds() -> dict[str, frozenset[str]]:
    """For each noun of the table the kinds it is of."""
    table: dict[str, set[str]] = {}
    for kind, lines in MEMBERS.items():
        for word in lines.split():
            table.setdefault(word, set()).add(kind)
    return {word: frozenset(kinds) for word, kinds in table.items()}


def _kinds_at(reading: Reading, place: int, language: str) -> frozenset[str]:
    """The kinds that a word is of: languages, countries, ways to pay, and nouns."""
    closed = {member.kind for member in members_of(reading.stems[place], language)}
    return _noun_kinds().get(reading.words.forms[place], frozenset()) | closed
