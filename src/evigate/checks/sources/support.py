"""Sentences of the answer that the documents do not support.

What counts is the share of a sentence's telling words that no document knows, weighed
by rarity, how many they are, and how little of the sentence stands together in one
place. Light words, numbers, names of citations and what the question brought in tell
nothing; inflected, derived and compound forms count as known.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections.abc import Sequence
from itertools import compress, zip_longest
from typing import Final, NamedTuple

from evigate.checks.question.asked import asks_no_facts
from evigate.checks.question.asked_blanks import tells_it_is_blank
from evigate.checks.question.known_words import (
    KnownWords,
    document_words,
    given_words,
    is_cross_lingual,
)
from evigate.checks.sources.citations import answer_citations
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason
from evigate.text.antonyms import Side
from evigate.text.light import light_words
from evigate.text.patterns import late
from evigate.text.refusals import find_refusal
from evigate.text.smalltalk import is_small_talk
from evigate.text.source_names import NOUNS, PLURALS
from evigate.text.tables.advice import ADVICE
from evigate.text.tables.concluding_words import CONCLUDING, REFERRAL
from evigate.text.tables.describing_words import DESCRIBING_WORDS
from evigate.text.tables.light_words import LIGHT_CHARACTERS, LIGHT_PAIRS
from evigate.text.tables.quotation_words import POLAR_WORDS
from evigate.text.words import is_unspaced

_FAULT: Final = 0.5
_MIN_UNKNOWN: Final = 2  # one word may always be another word for something known
_MAX_REASONS: Final = 50
_MAX_LOOKED_UP: Final = 2_000  # distinct unknown words; more are compared exactly
# Each further unknown word makes chance less likely by this factor.
_CHANCE: Final = 0.7
_PAIRS_A_WORD: Final = 2.0
_SCATTERED: Final = 0.5
_GIVEN: Final = 0.5  # what the question says is half a proof
_SOURCES: Final = NOUNS | PLURALS
_DESCRIBING: Final = frozenset(DESCRIBING_WORDS.split())
_POLAR: Final = frozenset(POLAR_WORDS.split())
_ADVICE: Final = late(ADVICE, re.IGNORECASE)
_CONCLUDING: Final = late(CONCLUDING)
_REFERRAL: Final = late(REFERRAL)
# People call one in two of the other sentences unfaithful that lack as much support,
# of these one in four: they claim little of their own.
_LESS: Final = 0.65
_SHORT: Final = 30  # words of an answer
_NAMED: Final = 6  # unknown words that a message lists


class SentenceSupport(NamedTuple):
    """How well the documents support a sentence of the answer.

    Attributes:
        alignment: the sentence.
        unknown: telling words that no document knows, in order.
        share: their share of the telling words by rarity, in [0, 1].
        strength: how sure it is that the sentence lacks support, in [0, 1].
    """

    alignment: Alignment
    unknown: tuple[str, ...]
    share: float
    strength: float


def check_support(evidence: Evidence) -> list[Reason]:
    """Sentences whose content no document holds.

    >>> from evigate.records import RagCall
    >>> documents = ["Delivery to islands takes 6 days."]
    >>> answer = "Delivery takes 6 days. Gift wrapping comes with ribbons."
    >>> reasons = check_support(Evidence(RagCall.of("", documents, answer)))
    >>> [answer[slice(*reason.answer_span)] for reason in reasons]
    ['Gift wrapping comes with ribbons.']
    """
    if not evidence.documents or is_cross_lingual(evidence):
        return []
    if tells_it_is_blank(evidence):
        return []
    reasons: list[Reason] = []
    for support in evidence.kept(sentence_supports):
        if support.strength < _FAULT or len(support.unknown) < _MIN_UNKNOWN:
            continue
        if not _claims(evidence, support) or _describes_sources(evidence, support):
            continue
        support = _without_synonyms(evidence, support)
        if support.strength < _FAULT or len(support.unknown) < _MIN_UNKNOWN:
            continue
        if _claims_little(evidence, support):
            support = support._replace(strength=_LESS * support.strength)
            if support.strength < _FAULT:
                continue
        reasons.append(_reason(evidence, support))
        if len(reasons) == _MAX_REASONS:
            break
    return reasons


def sentence_supports(evidence: Evidence) -> list[SentenceSupport]:
    """The support of each sentence of the answer; use through ``evidence.kept``."""
    reader = _Reader(evidence)
    return [reader.read(alignment) for alignment in evidence.alignments]


class _Reader:
    """Reads the sentences of one answer; holds what they share."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        answer = evidence.answer
        self.forms = answer.words.forms
        self.starts = answer.words.starts
        self.stems = evidence.stems_of(answer)
        self.content = evidence.content_flags(answer)
        self.light = light_words(evidence.language_of(answer))
        self.known: KnownWords = evidence.shared(document_words)
        self.given: KnownWords = evidence.shared(given_words)
        self.found: dict[str, float] = {}
        self.sides = {self.forms[n]: sides for n, sides in answer.opposites}
        self.held_sides = (
            evidence.shared(_document_sides) if self.sides else frozenset()
        )
        spans = [(q.start, q.end) for q in answer.quantities]
        spans += [(d.start, d.end) for d in answer.dates]
        spans += [(i.start, i.end) for i in answer.identifiers]
        spans += [(c.start, c.end) for c in answer_citations(evidence)]
        self.judged_elsewhere = _words_inside(sorted(spans), self.starts)
        self.may_be_unspaced = not answer.text.isascii()

    def read(self, alignment: Alignment) -> SentenceSupport:
        """Weigh the telling words of one sentence."""
        telling = self._telling(alignment)
        total = lacking = count = 0.0
        unknown: list[str] = []
        rarities = self.evidence.rarities
        stems, forms, found = self.known.stems, self.known.forms, self.found
        for stem, form in telling.items():
            weight = rarities[stem]
            if stem in stems or form in forms:  # as most
                found[form] = 1.0
                total += weight
                continue
            held = self._held(form, stem)
            if held:
                total += held * weight
                continue
            total += weight
            lacking += weight
            count += 1.0 / _PAIRS_A_WORD if is_unspaced(form) else 1.0
            unknown.append(form)
        share = lacking / total if total else 0.0
        near = alignment.supports[0].score if alignment.supports else 0.0
        strength = share * (1.0 - _CHANCE**count) + _SCATTERED * (1.0 - near)
        strength = strength / (1.0 + _SCATTERED) if unknown else 0.0
        return SentenceSupport(alignment, tuple(unknown), share, strength)

    def _telling(self, alignment: Alignment) -> dict[str, str]:
        """Stems of the words that claim something, with their forms."""
        telling: dict[str, str] = {}
        light, low, high = self.light, alignment.low, alignment.high
        forms, stems = self.forms, self.stems
        for i in compress(range(low, high), self.content[low:high]):
            form, stem = forms[i], stems[i]
            if form in light or stem in light or stem in telling or form in _POLAR:
                continue
            if form.isdecimal() or (len(form) == 1 and form.isascii()):
                continue
            if i in self.judged_elsewhere or (
                self.may_be_unspaced
                and is_unspaced(form)
                and not self._is_telling_pair(i)
            ):
                continue
            telling[stem] = form
        return telling

    def _is_telling_pair(self, i: int) -> bool:
        """Pairs across a border of words change with every paraphrase."""
        form = self.forms[i]
        if form in LIGHT_PAIRS or len(form) < 2:
            return False
        if "\uac00" <= form[0] <= "\ud7af":  # a Korean word keeps its beginning
            return i == 0 or self.starts[i - 1] + 1 < self.starts[i]
        if any("\u3040" <= character <= "\u309f" for character in form):
            return False
        return LIGHT_CHARACTERS.isdisjoint(form)

    def _held(self, form: str, stem: str) -> float:
        """1.0 for a word of the documents, less for one of the question, else 0.0."""
        held = self.found.get(form)
        if held is None:
            compare = (
                KnownWords.resembles
                if len(self.found) < _MAX_LOOKED_UP
                else KnownWords.holds
            )
            held = float(compare(self.known, form, stem))
            held = held or _GIVEN * compare(self.given, form, stem)
            if not held and not self.held_sides.isdisjoint(self.sides.get(form, ())):
                held = 1.0  # "verboten", where they say "untersagt"
            self.found[form] = held
        return held


def _words_inside(
    spans: Sequence[tuple[int, int]], starts: Sequence[int]
) -> frozenset[int]:
    """Which words begin inside one of some ordered spans.

    Amounts, dates, identifiers and citations have checks of their own.
    """
    inside: set[int] = set()
    for (start, end), (following, _) in zip_longest(
        spans, spans[1:], fillvalue=(math.inf, 0)
    ):
        low = bisect_left(starts, start)
        inside.update(range(low, bisect_left(starts, min(end, following), low)))
    return frozenset(inside)


def _document_sides(evidence: Evidence) -> frozenset[Side]:
    """The sides of opposites that the documents take."""
    return frozenset(
        side
        for reading in evidence.documents
        for _, sides in reading.opposites
        for side in sides
    )


def _claims(evidence: Evidence, support: SentenceSupport) -> bool:
    """Headings, questions, courtesies, refusals and creative lines claim nothing."""
    text = evidence.answer.text[slice(*support.alignment.span)].rstrip()
    if text.endswith((":", "：", "?", "？", "؟")) or text.startswith("#"):
        return False
    asks = not evidence.call.question.strip() or not evidence.shared(asks_no_facts)
    if not asks or is_small_talk(text):
        return False
    return find_refusal(text) is None and not _advises(evidence, text)


def _advises(evidence: Evidence, text: str) -> bool:
    """Whom to ask instead, said by an answer that has just declined."""
    if _ADVICE.match(text) is None:
        return False
    spans = evidence.answer.sentences
    return any(find_refusal(evidence.answer.text[low:high]) for low, high in spans)


def _without_synonyms(evidence: Evidence, support: SentenceSupport) -> SentenceSupport:
    """The support of a short answer, where other words for the same count as known.

    In long ones as many synonyms are chance. Looked up for faults alone: for the order
    of answers synonyms tell nothing.
    """
    answer = evidence.answer
    if len(answer.words.forms) > _SHORT:
        return support
    if support.alignment.span[0] > answer.sentences[0][0]:
        return support  # what is added to the answer needs words of its own
    known: KnownWords = evidence.shared(document_words)
    stems = dict(zip(evidence.answer.words.forms, evidence.answer.stems, strict=True))
    unknown = [w for w in support.unknown if not known.holds_another_word(stems[w])]
    if len(unknown) == len(support.unknown):
        return support
    rarities = evidence.rarities
    before = sum(rarities[stems[word]] for word in support.unknown)
    after = sum(rarities[stems[word]] for word in unknown)
    share = support.share * after / before
    count = len(unknown) / (_PAIRS_A_WORD if any(map(is_unspaced, unknown)) else 1.0)
    near = support.alignment.supports[0].score if support.alignment.supports else 0.0
    strength = share * (1.0 - _CHANCE**count) + _SCATTERED * (1.0 - near)
    strength = strength / (1.0 + _SCATTERED) if unknown else 0.0
    return SentenceSupport(support.alignment, tuple(unknown), share, strength)


def _claims_little(evidence: Evidence, support: SentenceSupport) -> bool:
    """Is it drawn from sentences before, or does it say whom to ask besides?

    ("Overall, it is a simple procedure."; "It is best to consult a mechanic.")
    """
    low, high = support.alignment.span
    if low <= evidence.answer.sentences[0][0]:
        return False
    text = evidence.answer.lowered[low:high]
    return bool(_CONCLUDING.match(text) or _REFERRAL.search(text))


def _describes_sources(evidence: Evidence, support: SentenceSupport) -> bool:
    """ "Passage 2 provides similar instructions": says of a source what it is like."""
    low, high = support.alignment.low, support.alignment.high
    if _SOURCES.isdisjoint(evidence.answer.words.forms[low:high]):
        return False
    return len(_DESCRIBING.union(support.unknown)) - len(_DESCRIBING) < _MIN_UNKNOWN


def _reason(evidence: Evidence, support: SentenceSupport) -> Reason:
    span = support.alignment.span
    text = " ".join(evidence.answer.text[slice(*span)].split())
    quoted = text if len(text) <= 120 else text[:119] + "…"
    words = ", ".join(f"“{word}”" for word in support.unknown[:_NAMED])
    message = f"No document supports “{quoted}”: none speaks of {words}."
    sources = tuple(
        evidence.sentence_source(s.sentence) for s in support.alignment.supports[:1]
    )
    return Reason(
        "unsupported_sentence", message, span, sources, min(0.95, support.strength)
    )
