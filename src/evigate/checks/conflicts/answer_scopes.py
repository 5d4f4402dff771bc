"""Do two answers speak of other cases, parts, deeds or periods?"""

from __future__ import annotations

from typing import Final

from evigate.checks.conflicts.slot_answers import SlotAnswer
from evigate.checks.conflicts.slot_values import fillers
from evigate.checks.conflicts.told import are_akin
from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.answering import other_entity, other_period
from evigate.checks.statements.case_limits import of_other_days
from evigate.checks.statements.own_scopes import are_of_other_groups
from evigate.checks.statements.said_otherwise import (
    asked_deeds,
    said_otherwise,
    says_another_deed,
)
from evigate.checks.statements.same_case import (
    are_opposite_cases,
    has_neighbour_rival,
    has_rival,
    is_narrowed,
)
from evigate.checks.statements.slot_words import FURTHER, LIGHT_VERBS
from evigate.checks.statements.slots import asked_slot, speaks_of_head
from evigate.evidence import Evidence
from evigate.text.dates.dates import Date
from evigate.text.names import Name
from evigate.text.patterns import late
from evigate.text.states import denials_in
from evigate.text.words import stem_words

# A licence or a colour tells by itself what it is of: no verb is needed.
_TELLING: Final = frozenset({"licence", "colour", "material", "shape"})
# "Each autumn", "once mined": no other autumn, no other mine.
_NO_SIBLINGS: Final = frozenset("each everi onc ever usual normal all".split())
_CLAIMS: Final = late(
    r"\b(?:not|no|nobody|nothing|none|never)\b(?=[^.;]*\b(?:until|before|but|since)\b)|"
    r"\b(?:not|no) (?:only|just|less|more|fewer|later|earlier|other|longer)\b|"
    r", (?:not|never) [^,.]*|\bwithout\b|"
    # "must not exceed 280 kg" gives the limit
    r"\bnot (?:be )?(?:exceed|surpass)\w*|\bnicht (?:mehr als|überschr\w+)|"
    r"\bpas (?:dépasser|excéder|plus de)|\bno (?:\w+ )?(?:superar|exceder|sobrepasar)|"
    r"\bnon (?:\w+ )?(?:superare|eccedere)|\bnão (?:\w+ )?(?:exceder|ultrapassar)|"
    r"\bniet (?:\w+ )?(?:meer dan|overschrijd\w+)|\bnie (?:\w+ )?przekr\w+"
)
_FURTHER: Final = late(FURTHER)


def are_of_other_scopes(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Do the two speak of different cases, periods or entities?"""
    return (
        _lack_head(evidence, a)
        or _lack_head(evidence, b)
        or _lack_a_deed(evidence, a, b)
        or _is_elsewhere(evidence, a, b)
        or is_of_a_rival(evidence, a, b)
        or is_of_a_rival(evidence, b, a)
        or is_a_sibling(evidence, a, b)
        or is_a_sibling(evidence, b, a)
        or are_opposite_cases(evidence, a.sentence, b.sentence)
        or (not _is_a_weekday(a) and of_other_days(evidence, a.sentence, b.sentence))
        or are_of_other_groups(evidence, a.sentence, b.sentence)
        or _answer_other_parts(evidence, a, b)
        or is_narrowed(evidence, a.sentence, b.sentence)
        or is_narrowed(evidence, b.sentence, a.sentence)
        or periods_differ(evidence, a, b)
        or other_period(evidence, a.document, b.document)
        or other_entity(evidence, a.sentence, b.sentence)
        or other_entity(evidence, b.sentence, a.sentence)
        or _stands_in(evidence, a, b)
        or _stands_in(evidence, b, a)
        or _denies(evidence, a) != _denies(evidence, b)
    )


def _denies(evidence: Evidence, answer: SlotAnswer) -> bool:
    """ "There were 900 voters who did not take part": not what is asked.

    "Not until 1931" and "no fewer than 12" claim what they say.
    """
    start = evidence.document_sentences[answer.sentence].start
    text = evidence.sentence_text(answer.sentence).lower()
    behind = _FURTHER.search(text, max(0, answer.end - start))
    text = _CLAIMS.sub(" ", text[: behind.start()] if behind else text)
    language = evidence.language_of(evidence.documents[answer.document])
    return denials_in(text, language) > 0


def _is_a_weekday(answer: SlotAnswer) -> bool:
    return isinstance(answer.value, Date) and answer.value.weekday is not None


def _lack_head(evidence: Evidence, answer: SlotAnswer) -> bool:
    """Who wrote it: does nothing around a name speak of writing?"""
    slot = evidence.shared(asked_slot)
    if answer.kind != "name" or slot.names_kind:
        return False
    terms = evidence.shared(asked_terms)
    wanted = {n for n, term in enumerate(terms) if term.stem in slot.head}
    return wanted.isdisjoint(answer.covered) and not speaks_of_head(
        slot, evidence.sentence_stems[answer.sentence]
    )


def is_of_a_rival(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Does the second say how many pages it has, and of something else?

    Then it covers nothing that is asked but the noun that is counted.
    """
    terms, slot = evidence.shared(asked_terms), evidence.shared(asked_slot)
    if slot.kind not in ("count", "open") or a.kind not in ("quantity", "label"):
        return False
    if any(terms[n].stem not in slot.head for n in b.covered):
        return False
    said = evidence.sentence_stems[b.sentence]
    missing = [
        n
        for n in a.covered - b.covered
        if terms[n].weight >= 1.0
        and not any(are_akin(terms[n].stem, stem) for stem in said)
    ]
    return has_rival(evidence, missing, b.sentence, a.sentence, [(b.start, b.end)])


def _is_elsewhere(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Are files kept in the one place, keys in the other (German nouns for places)?"""
    if a.kind != "name" or evidence.shared(asked_slot).kind != "place":
        return False
    if evidence.language_of(evidence.question) != "de":
        return False
    known = evidence.shared(asked_deeds)
    return bool((a.covered ^ b.covered) - known)


def _lack_a_deed(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Does one tell when she won the prize, the other when she judged it?"""
    slot = evidence.shared(asked_slot)
    if slot.noun_kind in _TELLING:
        return False
    terms = evidence.shared(asked_terms)
    # What is counted or measured tells by itself what is asked.
    least = 1.0 if a.kind in ("quantity", "label") else 0.0
    years = isinstance(a.value, Date) and not a.value.is_time
    deeds = {
        n
        for n in evidence.shared(asked_deeds)
        if terms[n].weight >= least
        and terms[n].stem not in LIGHT_VERBS
        and (years or a.kind == "name" or not terms[n].measures)
        and terms[n].stem != slot.noun
    }
    if a.kind == "name" and _both_tell(evidence, a, b):
        return False
    told_a, told_b = (_told(evidence, deeds, answer) for answer in (a, b))
    if years and deeds and not told_a and not told_b:
        # Neither tells when she arrived: one of them may tell when she left.
        return any(says_another_deed(evidence, x.sentence) for x in (a, b))
    if bool(told_a) == bool(told_b):
        return False
    return says_another_deed(evidence, (b if told_a else a).sentence)


def _both_tell(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Who won the race: do both tell of winning?"""
    terms, noun = evidence.shared(asked_terms), evidence.shared(asked_slot).noun
    asked = {n for n in evidence.shared(asked_deeds) if terms[n].stem == noun}
    return bool(asked & a.covered) and bool(asked & b.covered)


def _told(evidence: Evidence, deeds: set[int], answer: SlotAnswer) -> set[int]:
    """The asked deeds that the words around an answer tell.

    Any date covers the opening that is asked, which tells nothing of an opening.
    """
    terms = evidence.shared(asked_terms)
    told = deeds & answer.covered
    if not any(terms[n].measures for n in told):
        return told
    stems = evidence.sentence_stems[answer.sentence]
    said = {n for n in deeds if not terms[n].related.keys().isdisjoint(stems)}
    said |= said_otherwise(evidence, answer.sentence) & deeds
    return said | {n for n in told if not terms[n].measures}


def is_a_sibling(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Asked for the season ticket: does one speak of it, the other of a day ticket?"""
    terms, deeds = evidence.shared(asked_terms), evidence.shared(asked_deeds)
    missing = {
        n for n in a.covered - b.covered - deeds if terms[n].stem not in _NO_SIBLINGS
    }
    known = evidence.documents[a.document].stems
    return bool(missing) and has_neighbour_rival(
        evidence, missing, b.covered, b.sentence, (b.start, b.end), known
    )


def _answer_other_parts(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Does each cover a word of the question that the other lacks?

    Not the word that tells what kind of answer is asked ("Which port ...").
    """
    terms = evidence.shared(asked_terms)
    head = evidence.shared(asked_slot).head
    subjects = {
        n
        for n, term in enumerate(terms)
        if not term.measures and term.weight >= 1.0 and term.stem not in head
    }
    only_a, only_b = a.covered - b.covered, b.covered - a.covered
    return not subjects.isdisjoint(only_a) and not subjects.isdisjoint(only_b)


def periods_differ(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Each stands beside a year or date of its own, other than the value itself."""
    if isinstance(a.value, Date):
        return False
    dates = [_dates_beside(evidence, answer) for answer in (a, b)]
    if not dates[0] or not dates[1]:
        return False
    return not any(x.matches(y) for x in dates[0] for y in dates[1])


def _dates_beside(evidence: Evidence, answer: SlotAnswer) -> list[Date]:
    return [
        date
        for date in evidence.sentence_dates(answer.sentence)
        if date.year or date.month or date.is_time
    ]


def _stands_in(evidence: Evidence, a: SlotAnswer, b: SlotAnswer) -> bool:
    """Does the other document hold a name or noun too, in whatever part?"""
    if isinstance(a.value, Name):
        forms = evidence.documents[b.document].words.forms
        given = evidence.question.stems
        own = sorted(fillers(evidence, a.value))
        stems = stem_words(own, evidence.language)
        return any(
            word in forms and stem not in given
            for word, stem in zip(own, stems, strict=True)
        )
    return False
