"""All, half or nothing of a price: is it the portion that the documents tell for this?

("You get the whole fee back", of what gives half of it; "Nothing.", of what costs 5.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.subjects.binding import (
    Fit,
    asked_words,
    context_weights,
    fit_score,
    is_clearly_better,
)
from evigate.checks.subjects.mentions import ANSWER, Mention, mentions_in
from evigate.checks.subjects.quotes import other_than_told
from evigate.checks.values.free_limits import free_limit
from evigate.checks.values.ordinal_scopes import judged_places
from evigate.checks.values.paying import other_words, without_paying
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.amounts.portions import (
    Portion,
    find_portions,
    same_share,
    tells_portion,
)
from evigate.text.light import light_words
from evigate.text.numbers.units import is_currency
from evigate.text.patterns import late
from evigate.text.tables.portion_words import BACK, PAY

_MAX_WORDS: Final = 20
_MAX_SENTENCES: Final = 200
_MAX_HELD: Final = 60
_TRIED: Final = 3
_A_SUM: Final = -1.0
"""Stands for an amount of money, of which nothing is no part."""
_BACK: Final = late(BACK)
_PAY: Final = late(PAY)

Told = Mention[Portion]


def check_portions(evidence: Evidence) -> list[Reason]:
    """Portions of the answer where the documents tell others.

    >>> from evigate.records import RagCall
    >>> document = "You get back half of the fee before the course begins."
    >>> question = "What do I get back before the course begins?"
    >>> call = RagCall.of(question, [document], "The whole fee.")
    >>> [reason.code for reason in check_portions(Evidence(call))]
    ['number_mismatch']
    """
    answer = evidence.answer
    if not answer.text or len(answer.words.forms) > _MAX_WORDS:
        return []
    language = evidence.language_of(answer)
    fractions = any(0 < q.value < 1 for q in answer.quantities)
    if not (fractions or tells_portion(answer.text, language)):
        return []
    if is_cross_lingual(evidence) or len(evidence.document_sentences) > _MAX_SENTENCES:
        return []
    held = evidence.shared(told_portions)
    if not held:
        return []
    portions = find_portions(answer.text, answer.quantities, language)
    said = mentions_in(evidence, answer, ANSWER, portions)
    right = evidence.kept(judged_places).right
    reasons = [
        _judge(evidence, mention, said, held)
        for mention in said
        if mention.value.start not in right
    ]
    return [reason for reason in reasons if reason is not None]


def tells_held_portion(evidence: Evidence) -> bool:
    """Does a document tell the portions that the answer tells, in whatever words?"""
    answer = evidence.answer
    said = find_portions(answer.text, answer.quantities, evidence.language_of(answer))
    held = {m.value.share for m in evidence.shared(told_portions)} if said else ()
    return bool(said) and all(
        any(same_share(portion.share, share) for share in held) for portion in said
    )


def told_portions(evidence: Evidence) -> list[Told]:
    """The portions and the sums of money in all documents; use through ``shared``."""
    held: list[Told] = []
    for number, reading in enumerate(evidence.documents):
        if reading.cells:
            continue
        portions = find_portions(
            reading.text, reading.quantities, evidence.language_of(reading)
        )
        portions += [
            Portion(q.start, q.end, _A_SUM)
            for q in reading.quantities
            if q.role == "value" and q.value and is_currency(q.unit)
        ]
        held += mentions_in(evidence, reading, number, sorted(portions))
        if len(held) > _MAX_HELD:
            break
    return held[:_MAX_HELD]


def _judge(
    evidence: Evidence, mention: Told, said: Sequence[Told], held: Sequence[Told]
) -> Reason | None:
    share = mention.value.share
    if not share and (rule := evidence.shared(free_limit)) is not None and rule.holds:
        return None  # nothing to pay, by the age or the amount that is asked of
    mention = without_paying(mention)
    bare = [without_paying(m) for m in held]
    equal = [m for m in bare if same_share(m.value.share, share)]
    others = [
        m
        for m in bare
        if not same_share(m.value.share, share)
        and (m.value.share != _A_SUM or _may_be_paid(evidence, mention))
        and _is_of_one_side(evidence, mention, m)
    ]
    weights = context_weights(evidence, mention)
    rivals = sorted(
        (Fit(m, None, True, fit_score(m, weights)) for m in others),
        key=lambda fit: -fit.score,
    )[:_TRIED]
    if not equal:
        return _unheld(evidence, mention, rivals)
    for rival in rivals:
        if _is_asked_of(evidence, equal[0], rival.mention):
            continue
        if _has_limits(evidence, rival.mention):
            continue
        taken = any(same_share(m.value.share, rival.mention.value.share) for m in said)
        if all(
            is_clearly_better(
                rival,
                Fit(m, "equal", True, fit_score(m, weights)),
                mention,
                evidence,
                own_words_only=taken,
            )
            for m in equal[:_TRIED]
        ):
            return other_than_told(evidence, "number_mismatch", mention, rival.mention)
    return None


def _unheld(
    evidence: Evidence, mention: Told, rivals: Sequence[Fit[Portion]]
) -> Reason | None:
    """No document tells this portion: does one tell another of the same thing?"""
    about = other_words(evidence.shared(asked_stems)) | mention.own
    about -= light_words(evidence.language)
    for rival in rivals:
        words = rival.mention.own | rival.mention.shared | rival.mention.inherited
        if rival.score > 0.0 and words & about:
            return other_than_told(evidence, "number_mismatch", mention, rival.mention)
    return None


def _has_limits(evidence: Evidence, rival: Told) -> bool:
    """ "Three days before", of what holds "up to seven", "of 8": no words decide."""
    asks = [q for q in evidence.question.quantities if q.is_value and not q.weak]
    if not asks:
        return False
    bare = all(q.unit is None for q in asks)
    place = evidence.document_sentences[rival.sentence]
    return any(
        place.start <= q.start < place.end and not is_currency(q.unit)
        for q in evidence.documents[place.document].quantities
        if q.is_value and q.value >= 1 and (bare or q.unit)
    )


def _is_asked_of(evidence: Evidence, best: Told, rival: Told) -> bool:
    """Does the question name what the one is of, and the other is not?"""
    words = rival.own | rival.shared | rival.inherited | rival.title
    return bool(evidence.shared(asked_words) & best.own - words)


def _may_be_paid(evidence: Evidence, mention: Told) -> bool:
    """Nothing against a sum of money, where an amount is asked and none said."""
    sums = (*evidence.question.quantities, *evidence.answer.quantities)
    if any(is_currency(q.unit) for q in sums):
        return False
    return not mention.value.share and evidence.shared(asked).kind in (
        "amount",
        "count",
        "open",
    )


def _is_of_one_side(evidence: Evidence, said: Told, held: Told) -> bool:
    """Are both of what is paid, or both of what is paid back?"""
    answer, place = evidence.answer.lowered, said.value
    beside = f"{answer[: place.start]} {answer[place.end :]}"
    meant = _side(beside) or _side(evidence.question.text.lower())
    told = _side(evidence.sentence_text(held.sentence).lower())
    return meant is None or told is None or meant == told


def _side(text: str) -> str | None:
    if _BACK.search(text):
        return "back"
    return "pay" if _PAY.search(text) else None
