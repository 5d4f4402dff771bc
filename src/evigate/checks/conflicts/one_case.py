"""Are two places about one case: no part of the asked thing, no other doer?"""

from __future__ import annotations

from typing import Final

from evigate.checks.conflicts.other_times import tell_of_other_times
from evigate.checks.question.asked import asked_stems
from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.outside import names_only_to_leave_out
from evigate.checks.statements.parts_of_asked import is_of_a_part, is_of_a_relation
from evigate.checks.statements.places import sentence_of
from evigate.checks.statements.said_otherwise import (
    asked_deeds,
    said_otherwise,
    says_another_deed,
)
from evigate.checks.statements.same_case import has_another_rank
from evigate.checks.statements.slot_scope import says_the_opposite
from evigate.checks.statements.slot_words import FURTHER
from evigate.checks.statements.slots import asked_slot
from evigate.evidence import Evidence
from evigate.records import Conflict, Source
from evigate.text.deeds import share_a_deed
from evigate.text.patterns import late
from evigate.text.states import denials_in

_PARTLY: Final = late(
    r"(?:^ ?|\b(?:is|are|was|were|be|been|count\w*|number\w*|rank\w*|list\w*) )"
    r"among the\b|\b(?:among (?:its|his|her|their|other)|one of|including|such as|"
    r"also|too|as well|another|unter anderem|einer der|eine der|ebenfalls|"
    r"entre autres|un des|une des|également|entre otr[ao]s|uno de|una de|también|"
    r"tra (?:gli|le) altr[ie]|uno dei|una delle|anche|entre outr[ao]s|um dos|uma das|"
    r"também|onder (?:andere|meer)|"
    r"een van|między innymi|jeden z|jedna z|także|również)\b|其中之一|之一|もう一|"
    r"중 하나|أيضا|में से एक"
)

_LOOK_BACK: Final = 16
_BEHIND: Final = 30
_STOP: Final = late(r"[.;:!?]|(?<!^),")
# "Ghent, not Bruges": it is denied of what comes next.
_RATHER: Final = late(
    r",? (?:(?:and|und|et|y|e|en|i) )?"
    r"(?:not|nicht|kein\w*|non|pas|no|não|niet|geen|nie)\b|"
    rf"{FURTHER}"
)
_FROM: Final = late(r"\bfrom (?:the |his |her )?(?:\w+ )?$")
"""She "inherited the crown from" someone whom she succeeded."""
_AUXILIARIES: Final = frozenset(
    "had has have himself herself itself themselves also once never later".split()
)
_DONE: Final = late(
    r"\b(?:was|were|been) (?:\w+ly )?\w+ed\b|\bwurden?\b.*\b(?:ge\w+|\w+iert)\b|"
    r"\b(?:a été|ont été|fut) \w+ée?s?\b|\b(?:fue|foi) \w+[ai]d[oa]\b|"
    r"\b(?:fu|è stat[oa]) \w+[aiu]t[oa]\b|\bwerd\b.*\bge\w+"
)
"""Something else was done to the thing."""


def are_of_one_case(evidence: Evidence, conflict: Conflict) -> bool:
    """May two places be about the same part of the same thing?

    A copy of a statement says all else in the same words.
    """
    places = (conflict.first, conflict.second)
    sentences = [sentence_of(evidence, place) for place in places]
    parts = [
        n is not None and (is_of_a_part(evidence, n) or is_of_a_relation(evidence, n))
        for n in sentences
    ]
    if any(n is not None and names_only_to_leave_out(evidence, n) for n in sentences):
        return False
    ranks = [n is not None and has_another_rank(evidence, n) for n in sentences]
    if conflict.kind == "copy":
        if parts[0] != parts[1] or ranks[0] != ranks[1]:
            return False
        denied = [n is not None and says_the_opposite(evidence, n) for n in sentences]
        # "The increasing use" against "the decreasing use" is what they differ in.
        return denied[0] == denied[1] or not any(
            _is_of_the_question(evidence, place) for place in places
        )
    if any(ranks) or (
        sentences[0] is not None
        and sentences[1] is not None
        and tell_of_other_times(evidence, sentences[0], sentences[1])
    ):
        return False
    if conflict.kind == "date" and _tell_of_other_events(evidence, sentences):
        return False
    if any(parts):
        return False
    if conflict.kind != "name":
        return True
    if any(_denies_it(evidence, place) for place in places):
        return False
    return not _may_both_hold(evidence, places) and not any(
        _is_done_by_the_asked(evidence, place) for place in places
    )


def _is_of_the_question(evidence: Evidence, place: Source) -> bool:
    """ "Arrives" where it is asked when something arrives."""
    span = place.span
    if span is None:
        return False
    words = evidence.documents[place.document].words
    stems = evidence.stems_of(evidence.documents[place.document])
    return any(
        span.start <= start < span.end and stem in evidence.shared(asked_stems)
        for start, stem in zip(words.starts, stems, strict=True)
    )


def _tell_of_other_events(evidence: Evidence, sentences: list[int | None]) -> bool:
    """When did it open: does one tell of the opening, the other of another year?

    Times of day are often given without a verb.
    """
    terms = evidence.shared(asked_terms)
    deeds = [n for n in evidence.shared(asked_deeds) if "date" in terms[n].measures]
    if not deeds:
        return False
    told: list[bool] = []
    for sentence in sentences:
        if sentence is None or not _tells_a_year(evidence, sentence):
            return False
        stems = evidence.sentence_stems[sentence]
        told.append(
            not said_otherwise(evidence, sentence).isdisjoint(deeds)
            or any(not terms[n].related.keys().isdisjoint(stems) for n in deeds)
        )
    return told[0] != told[1] and any(
        not tells
        and (
            says_another_deed(evidence, sentence or 0)
            or _DONE.search(evidence.sentence_text(sentence or 0)) is not None
        )
        for tells, sentence in zip(told, sentences, strict=True)
    )


def _tells_a_year(evidence: Evidence, sentence: int) -> bool:
    return any(date.year for date in evidence.sentence_dates(sentence))


def _denies_it(evidence: Evidence, place: Source) -> bool:
    """ "Manning, who was not the first": is it denied of a name, right behind it?"""
    if place.span is None or denials_in(
        evidence.question.text, evidence.language_of(evidence.question)
    ):
        return False
    reading = evidence.documents[place.document]
    text = reading.text[place.span.end : place.span.end + _BEHIND]
    if _RATHER.match(text):
        return False
    end = _STOP.search(text)
    text = text[: end.start() if end else text.rfind(" ")]
    return denials_in(text, evidence.language_of(reading)) > 0


def _may_both_hold(evidence: Evidence, places: tuple[Source, Source]) -> bool:
    """Countries that border it, one of the founders: several answers are right."""
    if evidence.shared(asked_slot).several:
        return True
    asked = evidence.question.text.lower()
    return any(
        match is not None and match.group() not in asked
        for match in (_PARTLY.search(_clause(evidence, place)) for place in places)
    )


def _clause(evidence: Evidence, place: Source) -> str:
    """What stands around a place between commas and full stops, in lower case."""
    if place.span is None:
        return ""
    text = evidence.documents[place.document].text
    low = max(text.rfind(mark, 0, place.span.start) for mark in ",.;:\n")
    ends = (text.find(mark, place.span.end) for mark in ",.;:\n")
    high = min((end for end in ends if end >= 0), default=len(text))
    return text[low + 1 : high].lower()


def _is_done_by_the_asked(evidence: Evidence, place: Source) -> bool:
    """Who succeeded the king: "the king succeeded his father" names the father."""
    slot = evidence.shared(asked_slot)
    reading = evidence.documents[place.document]
    sentence = sentence_of(evidence, place)
    if slot.kind != "person" or reading.language != "en" or sentence is None:
        return False
    given = {word for name in evidence.question.names for word in name.words}
    row = evidence.document_sentences[sentence]
    forms, starts, _ = reading.words
    at = 0 if place.span is None else place.span.start
    given_by = _FROM.search(reading.text, max(0, at - _LOOK_BACK), at) is not None
    return any(
        _opens_with(forms, n, row.low, given)
        and (
            reading.stems[n] == slot.noun
            or (given_by and share_a_deed(slot.head, (reading.stems[n],)))
        )
        and forms[n] not in given
        and forms[n + 1 : n + 2] != ["by"]
        and starts[n] < at
        for n in range(row.low + 1, row.high)
    )


def _opens_with(forms: list[str], verb: int, low: int, given: set[str]) -> bool:
    """Does an asked name stand before a verb, "had herself" aside, in active voice?"""
    before = verb - 1
    while before > low and forms[before] in _AUXILIARIES:
        before -= 1
    return forms[before] in given
