"""What the documents say of some, and the answer of all: "any order", "at any time".

A document that limits what it says (only, except, over 200 euros, all others) does not
support a sentence without any limit.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.coverage import sentence_coverage
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    cues_by_sentence,
    document_sentence,
    share,
    supporting,
)
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason
from evigate.text.any_of import AnyOf
from evigate.text.negation import Cue
from evigate.text.reading import Reading
from evigate.text.tables.generalising_words import (
    FOR,
    NOBODY,
    PERSONS,
    REMAINDER,
    REMAINDER_DENSE,
    WIDENING,
    WIDENING_DENSE,
)

_WIDE: Final = frozenset({"all", "always"})
_MOST: Final = "most"  # against "only three of them"
_DENIES: Final = frozenset({"only", "particle"})
_ONLY: Final = frozenset({"only"})
_LIMITS: Final = frozenset({"except", "necessary", "unless", "condition"})
_SHORT: Final = 2  # sentences of an answer that the question completes
# They share out, or count to two.
_DISTRIBUTING: Final = frozenset(
    "each both beide beiden chacun chacune chaque cada ambos ambas ciascuno ciascuna "
    "entrambi entrambe elk elke allebei oba obie oboje 每个 各".split()
)
_SPANS: Final = frozenset({"time", "calendar"})
_ABOUT: Final = 0.5
_SOME: Final = 0.3
_SURE: Final = 0.7
_SAID_REST: Final = AnyOf("|".join(REMAINDER_DENSE))


def check_generalised(evidence: Evidence) -> list[Reason]:
    """Sentences of the answer without the limit that the documents set.

    >>> from evigate.records import RagCall
    >>> documents = ["Orders over 200 euros may be paid in three instalments."]
    >>> call = RagCall.of("", documents, "Any order may be paid in three instalments.")
    >>> [reason.code for reason in check_generalised(Evidence(call))]
    ['quantifier_mismatch']
    """
    if is_cross_lingual(evidence):
        return []
    if len(evidence.alignments) > _SHORT:
        return []  # long answers say "all" of many things that nobody asked about
    answer = evidence.answer
    said = cues_by_sentence(evidence, answer)
    reasons: list[Reason] = []
    for number in range(len(evidence.alignments)):
        words = _widening(answer, number, said[number])
        if words:
            reason = _judge(evidence, number, words)
            if reason is not None:
                reasons.append(reason)
    return reasons


def _widening(reading: Reading, number: int, cues: tuple[Cue, ...]) -> str:
    """The word that widens a sentence to all; empty where it is limited as well."""
    low, high = reading.sentence_words[number]
    forms = reading.words.forms
    denying = _DENIES if NOBODY.isdisjoint(forms[low:high]) else _ONLY
    if any(
        (c.group == "condition" and c.kind != "regardless") or c.kind in denying
        for c in cues
    ):
        return ""
    for cue in cues:
        wide = cue.kind in _WIDE or cue.kind == _MOST or forms[cue.start] in NOBODY
        if cue.group in ("quantifier", "negation") and wide:
            words = " ".join(forms[cue.start : cue.end])
            if words not in _DISTRIBUTING and not _is_rhythm(reading, cue):
                return words
    if WIDENING.isdisjoint(forms[low:high]):
        start, end = reading.sentences[number]
        text = reading.text[start:end]
        if text.isascii():
            return ""
        return next((w for w in WIDENING_DENSE if w in text), "")
    return next(form for form in forms[low:high] if form in WIDENING)


def _is_rhythm(reading: Reading, cue: Cue) -> bool:
    """ "Every six months" tells how often, and widens nothing."""
    starts = reading.words.starts
    if cue.end >= len(starts):
        return False
    return any(
        value.start == starts[cue.end] and value.dimension in _SPANS
        for value in reading.quantities
    )


def _judge(evidence: Evidence, number: int, words: str) -> Reason | None:
    row = evidence.alignments[number]
    said = answer_sentence(evidence, number)
    bound = _has_bound(said)
    if _names_rest(said):
        return None
    told = said.stems | evidence.shared(asked_stems)
    told = frozenset(stem for stem in told if stem in evidence.postings)
    forms = said.reading.words.forms[said.low : said.high]
    of_persons = not (PERSONS | NOBODY).isdisjoint(forms)
    if bound and not of_persons:
        return None
    most = not said.kinds("quantifier") & _WIDE and _MOST in said.kinds("quantifier")
    for held in _places(evidence, row):
        if not told or share(evidence, held.stems, told) < _ABOUT:
            continue
        if _is_wide(held):
            return None  # the documents speak of all as well
        limits = not bound and (
            "only" in held.kinds("quantifier")
            if most
            else _limits(held) or (of_persons and _is_for_some(evidence, said, held))
        )
        limit = held if limits or most else _rest_behind(evidence, held)
        if most and not limits:
            continue
        if limit is not None:
            return _reason(evidence, said, limit, words)
    return None


def _places(evidence: Evidence, row: Alignment) -> list[CueSentence]:
    """Sentences that support the answer's, and the one that answers the question.

    ("Yes, for everybody." has no words of its own.)
    """
    held = list(supporting(evidence, row))
    covered = evidence.shared(sentence_coverage)
    if covered:
        best = max(range(len(covered)), key=covered.__getitem__)
        if covered[best] >= _SOME and best not in {s.sentence for s in row.supports}:
            held.append(document_sentence(evidence, best))
    return held


def _limits(held: CueSentence) -> bool:
    kinds = held.kinds("quantifier") | held.kinds("condition")
    return (
        "only" in kinds
        or bool(kinds & _LIMITS)
        or _names_rest(held)
        or _has_bound(held)
    )


def _is_for_some(evidence: Evidence, said: CueSentence, held: CueSentence) -> bool:
    """Does "for" name some that nobody asked or tells about ("for children")?"""
    reading = held.reading
    words = FOR[held.language]
    asked = evidence.shared(asked_stems)
    for place in range(held.low, held.high):
        form = reading.words.forms[place]
        if held.language == "ar" and form.startswith("لل") and form != "للجميع":
            return True
        behind = range(place + 1, min(place + 4, held.high))
        named = held.stems_at(behind) if form in words else frozenset()
        if named - asked and named.isdisjoint(said.stems):
            return True
    return False


def _is_wide(held: CueSentence) -> bool:
    """Does a document speak of all, and not of all others?"""
    return bool(held.kinds("quantifier") & _WIDE) and not _names_rest(held)


def _names_rest(sentence: CueSentence) -> bool:
    reading = sentence.reading
    if not REMAINDER.isdisjoint(reading.words.forms[sentence.low : sentence.high]):
        return True
    text = reading.text[sentence.start : sentence.end]
    return not text.isascii() and _SAID_REST.occurs(text)


def _has_bound(held: CueSentence) -> bool:
    """Does an amount with a bound set a limit?"""
    return any(
        quantity.bound is not None
        for quantity in held.reading.quantities
        if held.start <= quantity.start < held.end
    )


def _rest_behind(evidence: Evidence, held: CueSentence) -> CueSentence | None:
    """The next sentence of the document, where it sets the rest apart."""
    number = evidence.sentence_at(held.document, held.start)
    if number is None or number + 1 >= len(evidence.document_sentences):
        return None
    following = document_sentence(evidence, number + 1)
    if following.document != held.document or not _names_rest(following):
        return None
    return following


def _reason(
    evidence: Evidence, said: CueSentence, held: CueSentence, words: str
) -> Reason:
    message = (
        f"The answer says “{words}” in {said.quote()}; the documents set a limit: "
        f"{held.quote()}."
    )
    return Reason(
        "quantifier_mismatch", message, said.span, (held.source(evidence),), _SURE
    )
