"""What a sentence lacks of what is asked: one thing, where it lists others.

"The fee includes the boat", of the oars; "in English and French", of German; "two of
the forty rooms", of all rooms.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.cue_sentences import CueSentence, question_sentence
from evigate.checks.wording.asked_claims import AskedClaim, terms_at
from evigate.evidence import Evidence
from evigate.text.closed_kinds import are_rivals, members_of
from evigate.text.patterns import late
from evigate.text.words import stem_words

_OF: Final = late(
    r"\s(?:of(?: the| our)?|der|von|des|sur les?|de (?:los|las)|dei|delle|degli|su|dos|"
    r"das|van de|z|spośród)\s"
)
_HALF_OF: Final = late(
    r"(?<!\w)(?:half of|(?:die )?hälfte der|la moitié des|la mitad de|la metà de\w*|"
    r"metade d[aeo]s?|de helft van|połowa)(?!\w)|一半|半数|절반"
)
_MODIFIER_FIRST: Final = frozenset({"en", "de", "nl", "pl"})


def lists_others(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, also: frozenset[int]
) -> bool:
    """Does a sentence say what there is, and nothing of one thing that is asked?"""
    includes = "include" in claim.asked_pairs or _lists_what_is_accepted(claim, held)
    if includes and lacks_one(evidence, claim, held, also):
        return True
    return _names_a_rival(evidence, claim, held)


def _names_a_rival(evidence: Evidence, claim: AskedClaim, held: CueSentence) -> bool:
    """ "In English and French", of a tour in German that no document mentions?"""
    language = held.language
    terms = evidence.shared(asked_terms)
    lacking = [
        terms[number].stem
        for number, (_, related) in claim.terms.items()
        if number < len(terms)
        and not related
        and members_of(terms[number].stem, language)
    ]
    if len(lacking) != 1:
        return False
    question = question_sentence(evidence)
    asked = range(question.low, question.high)
    if lacking[0] not in _things(question, asked):
        return False
    others = _things(held, range(held.low, held.high))
    return any(are_rivals(lacking[0], other, language) for other in others)


def _things(sentence: CueSentence, places: Iterable[int]) -> frozenset[str]:
    """Its words of content that describe no other: "in German", no "German shop"."""
    content, stems = sentence.content, sentence.reading.stems
    first = sentence.language in _MODIFIER_FIRST
    found: set[str] = set()
    for i in places:
        beside = i + 1 if first else i - 1
        alone = not sentence.low <= beside < sentence.high or not content[beside]
        if content[i] and (alone or not _touches(sentence, i, beside)):
            found.add(stems[i])
    return frozenset(found)


def _touches(sentence: CueSentence, place: int, beside: int) -> bool:
    """Does nothing but a space stand between two words?"""
    words = sentence.reading.words
    first, second = sorted((place, beside))
    return not sentence.reading.text[words.ends[first] : words.starts[second]].strip()


def _lists_what_is_accepted(claim: AskedClaim, held: CueSentence) -> bool:
    """ "We accept cash, Visa and Mastercard": what else is asked is not among them."""
    accepts = any(
        side.pair == "accept" for found in held.sides.values() for side in found
    )
    return accepts and len(held.clauses) > 1 and claim.modality in (None, "allowed")


def lacks_one(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, also: frozenset[int]
) -> bool:
    """Does a sentence speak of all that is asked but one thing?"""
    whole = range(held.low, held.high)
    named = terms_at(evidence, claim, held, whole) | also
    lacking = claim.terms.keys() - named
    if not lacking or any(claim.terms[n][0] < 1 or n in claim.sides for n in lacking):
        return False
    return len(lacking) == 1 or _are_one_name(evidence, lacking)


def _are_one_name(evidence: Evidence, numbers: set[int]) -> bool:
    """Do some asked terms make up one name ("Gold Card")?"""
    asked_of = evidence.shared(asked_terms)
    if max(numbers) >= len(asked_of):
        return False  # a member of the answer, asked for by itself
    stems = {asked_of[number].stem for number in numbers}
    return any(
        stems <= frozenset(stem_words(name.words, evidence.language))
        for name in evidence.question.names
    )


def tells_a_share(held: CueSentence) -> bool:
    """ "Two of the forty rooms", "half of the members"."""
    text = held.reading.text[held.start : held.end]
    if _HALF_OF.search(text.lower()) is not None:
        return True
    counts = [
        q
        for q in held.reading.quantities
        if held.start <= q.start < held.end and q.dimension is None and q.is_value
    ]
    return any(
        first.value < second.value
        and _OF.fullmatch(held.reading.text[first.end : second.start]) is not None
        for first, second in pairwise(counts)
    )
