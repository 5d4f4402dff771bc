"""Is another amount of the documents that of what the answer speaks of?"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.measures import measures_of
from evigate.checks.statements.statements import all_cues
from evigate.checks.subjects.binding import Fit, asked_words, is_clearly_better
from evigate.checks.subjects.mentions import ANSWER, Amount, amounts_of_document
from evigate.checks.subjects.phrases import is_of_the_phrase
from evigate.checks.subjects.taken import is_taken
from evigate.checks.values.changes import relation_in_change
from evigate.checks.values.exchanged import are_exchanged
from evigate.checks.values.parts_of_totals import counted_noun, relation_to_total
from evigate.checks.values.paying import without_paying
from evigate.checks.values.period_scopes import asked_dates, holds_for
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, same_quantity
from evigate.text.numbers.units import is_currency
from evigate.text.patterns import late
from evigate.text.states import places_of_claim

_THE_OTHERS: Final = late(
    r"\b(?:(?:the )?others?|(?:every|any)(?:one|body) else|(?:die |alle )?ander(?:e|en)"
    r"|übrigen|autres|(?:los|las) (?:demás|otr[oa]s)|resto|(?:gli|le) altr[ie]"
    r"|(?:os|as) (?:outr[oa]s|demais)|(?:de )?anderen|overige|pozostali|inni)\b"
)
_FRAGMENT: Final = 6  # words
_SMALL: Final = 10.0


def is_meant_instead(
    evidence: Evidence,
    mention: Amount,
    best: Fit[Quantity],
    rival: Fit[Quantity],
    said: Sequence[Amount],
) -> bool:
    """Does what the answer speaks of have the rival in the documents?"""
    bounded = mention.value.bound and best.mention.value.bound
    if bounded and not rival.mention.value.bound:
        return False
    if _is_of_another_period(evidence, rival.mention, best.mention):
        return False
    if not rival.mention.value.value and not _may_be_free(
        evidence, best.mention, rival.mention
    ):
        return False
    if not (rival.mention.value.value and best.mention.value.value):
        rival = rival._replace(mention=without_paying(rival.mention))
        best = best._replace(mention=without_paying(best.mention))
    if _is_no_rival(evidence, mention, best.mention, rival.mention):
        return False
    if _stands_with_others(mention, best.mention, rival.mention, said, evidence):
        return False
    share = relation_to_total(evidence, mention, best.mention, rival.mention)
    if share in ("wrong", "right"):
        return share == "wrong"
    change = relation_in_change(evidence, mention, best.mention, rival.mention)
    if change in ("same", "swapped"):
        return change == "swapped"
    same = [m for m in said if same_quantity(m.value, rival.mention.value)]
    alike = [m for m in same if m.value.unit == rival.mention.value.unit]
    if is_taken(evidence, mention, best, rival, alike):
        return False
    small = is_small_word(mention.value) and not _is_all_said(evidence, said)
    own_only = small or bool(same)
    better = is_clearly_better(rival, best, mention, evidence, own_words_only=own_only)
    if not better and not are_exchanged(evidence, mention, best, rival, said):
        return False
    return not is_of_the_phrase(evidence, mention, best.mention, rival.mention)


def _stands_with_others(
    mention: Amount,
    best: Amount,
    rival: Amount,
    said: Sequence[Amount],
    evidence: Evidence,
) -> bool:
    """Do other amounts of the answer's sentence stand beside the best one, and none
    beside the rival ("free for 2 hours, then 100 an hour")?
    """
    if best.sentence == rival.sentence or best.cell or rival.cell:
        return False
    others = [m for m in said if m is not mention and m.sentence == mention.sentence]
    if not others:
        return False
    near = _beside(evidence, best, others)
    return near > 0 and near == len(others) and not _beside(evidence, rival, others)


def _beside(evidence: Evidence, place: Amount, others: Sequence[Amount]) -> int:
    """How many of some amounts stand in the sentence of another one."""
    held = [
        amount.value
        for amount in amounts_of_document(evidence, place.document)
        if amount.sentence == place.sentence
    ]
    return sum(any(same_quantity(o.value, value) for value in held) for o in others)


def _may_be_free(evidence: Evidence, best: Amount, free: Amount) -> bool:
    """Is "free" told of somebody, rather than up to the amount or after it?"""
    if best.value.bound is not None or evidence.kept(_says_free):
        return False
    if best.sentence == free.sentence:
        start, end = evidence.document_sentences[best.sentence][1:3]
        places = best.value.start, free.value.start
        for low, high in evidence.documents[best.document].clauses(start, end):
            if all(low <= place < high for place in places):
                text = evidence.documents[best.document].text
                between = text[min(places) : max(places)].lower()
                return _THE_OTHERS.search(between) is not None
    return not any(q.is_value and q.bound for q in evidence.question.quantities)


def _says_free(evidence: Evidence) -> bool:
    """Does the answer say itself that something is free; use ``kept``."""
    answer = evidence.answer
    return bool(places_of_claim(answer.text, "free", evidence.language_of(answer)))


def only_counts(mention: Amount, best: Fit[Quantity]) -> bool:
    """ "Three ways to do it", of documents that hold no 3 but "3 days"."""
    return (
        best.match == "unit_missing"
        and mention.value.unit is None
        and mention.value.numeral.isalpha()
        and best.mention.cell is None
    )


def _counts_other(
    evidence: Evidence, mention: Amount, best: Amount, rival: Amount
) -> bool:
    """ "The fifty states" of "fifty states", beside "ten rows": they count others.

    A bare answer counts what was asked. What the numbers of tables count stands
    elsewhere.
    """
    if mention.value.unit or best.cell or rival.cell:
        return False
    counted = counted_noun(evidence, mention)
    if (
        best.value.unit and not mention.value.per
    ):  # 8.8 of "8.8 lb": a bare number is no rival, but of the same
        return rival.value.unit is None and counted != counted_noun(evidence, rival)
    found = counted_noun(evidence, best)
    if _stands_bare(evidence, mention) and _stands_bare(evidence, best):
        # "It killed seven in a school", beside "two games" of another.
        other = counted_noun(evidence, rival)
        if not _stands_bare(evidence, rival):
            return other.isdisjoint(_told_by(evidence, mention))
    if not counted:
        counted = evidence.shared(asked_stems) & found
    if not counted or counted != found:
        return False
    other = counted_noun(evidence, rival)
    return bool(other) and other != counted


def _is_no_rival(
    evidence: Evidence, mention: Amount, best: Amount, rival: Amount
) -> bool:
    return (
        _counts_other(evidence, mention, best, rival)
        or _is_of_the_asked_part(evidence, best, rival)
        or _only_rival_is_claimed(evidence, mention, best, rival)
    )


def _is_of_the_asked_part(evidence: Evidence, best: Amount, rival: Amount) -> bool:
    """ "Membership costs 18 a year; students pay half": what do students pay?

    An amount that is told through another is of those whom the question names.
    """
    if best.is_of_its_sentence or best.cell or rival.cell:
        return False
    if best.value.value >= rival.value.value or not is_currency(rival.value.unit):
        return False
    language = evidence.language
    named = evidence.shared(asked_words) & best.own - rival.own - rival.shared
    return any(not measures_of(word, language) for word in named)


def _only_rival_is_claimed(
    evidence: Evidence, mention: Amount, best: Amount, rival: Amount
) -> bool:
    """ "Two of them don't", of "twelve have a balcony, two do not"."""
    if mention.value.unit or best.cell or rival.cell:
        return False
    return (
        _is_denied(evidence, mention)
        and _is_denied(evidence, best)
        and not _is_denied(evidence, rival)
    )


def _is_denied(evidence: Evidence, mention: Amount) -> bool:
    """Does the clause of an amount deny?"""
    answer = mention.document == ANSWER
    reading = evidence.answer if answer else evidence.documents[mention.document]
    number = mention.sentence
    if not answer:
        number -= evidence.first_sentences[mention.document]
    at, starts = mention.value.start, reading.words.starts
    denials = [
        starts[cue.start]
        for cue in all_cues(evidence, reading)
        if cue.group == "negation" and cue.kind == "particle"
    ]
    return any(
        low <= at < high and any(low <= place < high for place in denials)
        for low, high in reading.clauses(*reading.sentences[number])
    )


def _stands_bare(evidence: Evidence, mention: Amount) -> bool:
    """Does no word for what is counted follow at once ("killed seven in a school")?"""
    answer = mention.document == ANSWER
    reading = evidence.answer if answer else evidence.documents[mention.document]
    end = mention.value.end
    if reading.text[end : end + 1].isalpha():  # 三楼
        return False
    place = bisect_left(reading.words.starts, end)
    flags = evidence.content_flags(reading)
    return place == len(flags) or not flags[place]


def _told_by(evidence: Evidence, mention: Amount) -> frozenset[str]:
    """What the answer's sentence and the question speak of."""
    return mention.own | mention.shared | evidence.shared(asked_stems)


def _is_of_another_period(evidence: Evidence, rival: Amount, best: Amount) -> bool:
    """Does the best one hold for the period that is asked, and the rival not?"""
    asked = evidence.shared(asked_dates)
    return (
        bool(asked)
        and holds_for(evidence, best, asked) is True
        and holds_for(evidence, rival, asked) is False
    )


def _is_all_said(evidence: Evidence, said: Sequence[Amount]) -> bool:
    """Is one amount all that the answer says ("From the age of nine.")?"""
    return len(said) == 1 and len(evidence.answer.words.forms) <= _FRAGMENT


def is_small_word(quantity: Quantity) -> bool:
    """ "The two lines", "one of them": small words count what was just named."""
    if quantity.unit is not None or quantity.per is not None:
        return False
    word = quantity.numeral.isalpha()
    return word and quantity.value <= _SMALL
