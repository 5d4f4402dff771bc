"""What each document would answer: its best candidate for the asked place.

Documents in other words share with the question little but its names and one or two
words. So a candidate is looked for near the sentences that cover most of the question,
by its type: a number with the asked measure, a date, a name, a colour.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cached_property
from typing import Final, NamedTuple

from evigate.checks.conflicts.slot_values import values_of
from evigate.checks.conflicts.told import akin_terms
from evigate.checks.question.coverage import asked_terms, terms_by_sentence
from evigate.checks.statements.answering import heading_terms, is_statement, share_of
from evigate.checks.statements.said_otherwise import asked_deeds, said_otherwise
from evigate.checks.statements.slot_fits import stands_beside
from evigate.checks.statements.slot_scope import speaks_of_it
from evigate.checks.statements.slots import Slot, asked_slot
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.dates.dates import Date
from evigate.text.deeds import deeds_of
from evigate.text.identifiers import Identifier
from evigate.text.names import Name
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.words import is_unspaced

_MAX_DOCUMENTS: Final = 40
_LEAST: Final = 0.5
_LEAST_PAIRS: Final = 0.4
_FAR: Final = 99
_DEED: Final = 0.8
_OWN: Final = 0.5  # share of the candidate's own sentence in its rank
_BESIDE: Final = 0.3
_TELLS: Final = 0.2
_CLOSE: Final = 0.1
_CLOSE_DEED: Final = 0.2
_CLOSE_NOUN: Final = 0.4  # colours and the like stand beside what they describe
# Before the one who did it, before a place.
_BY: Final = late(r"\b(?:by|von|par|por|da|dal|door|przez)\s+$", re.IGNORECASE)
_FROM: Final = late(r"\b(?:from|aus)\s+$", re.IGNORECASE)
_IN: Final = late(
    r"\b(?:in|at|near|to|from|on|im|bei|nach|aus|en|à|au|aux|a|em|no|na|nel|nella|te|"
    r"bij|w|we|do|z)\s+(?:the\s+|der\s+|la\s+|le\s+)?$",
    re.IGNORECASE,
)
_LOOK_BACK: Final = 16
_BORDER: Final = late(r"[,;·|–](?=\s)")
_STEP: Final = 4  # words that a border is as far as
_OPENING: Final = 8
_SUBJECTS: Final = frozenset("it he she they er es il elle ils elles hij zij".split())

Value = Quantity | Date | Name | Identifier | int | str


class SlotAnswer(NamedTuple):
    """A value of a document that may be the asked one.

    Attributes:
        document: which document.
        sentence: position in ``Evidence.document_sentences``.
        kind: ``quantity``, ``date``, ``name``, ``noun`` or ``label``; only answers of
            one kind are compared.
        value: what it says; of a noun the number of its meaning.
        start, end: where it stands.
        share: how much of the question its surroundings cover, in [0, 1].
        covered: the numbers of the terms that they cover.
        rank: how well it fits among the candidates of its document; higher is better.
    """

    document: int
    sentence: int
    kind: str
    value: Value
    start: int
    end: int
    share: float
    covered: frozenset[int]
    rank: float


def slot_answers(evidence: Evidence) -> dict[int, list[SlotAnswer]]:
    """The candidates of each short document that covers enough, best first.

    Empty unless two documents do. Use through ``evidence.shared``.

    >>> from evigate.records import RagCall
    >>> texts = ["The lift may carry 630 kg.", "A lift, 9 years old: carry 500 kg."]
    >>> call = RagCall.of("How much may the lift carry?", texts, "")
    >>> [answer.value.raw for answer in slot_answers(Evidence(call))[0]]
    ['630 kg']
    """
    slot = evidence.shared(asked_slot)
    found: dict[int, list[SlotAnswer]] = {}
    if slot.kind in ("yes_no", "reason"):
        return found
    short = [n for n, r in enumerate(evidence.documents) if is_statement(r)]
    if len(short) < 2:
        return found
    around = _Around(evidence)
    covering = [n for n in short[:_MAX_DOCUMENTS] if around.may_answer(n)]
    for document in covering if len(covering) > 1 else ():
        answers = [
            answer
            for value in values_of(evidence, slot, document)
            if (answer := around.answer(slot, document, *value)) is not None
        ]
        if answers:
            found[document] = sorted(answers, key=lambda answer: -answer.rank)
    return found


class _Place(NamedTuple):
    """What a sentence and its neighbours cover, and what it says by itself."""

    share: float
    own: float
    covered: frozenset[int]
    tells: bool


class _Around:
    """What stands around the places of one call's documents."""

    def __init__(self, evidence: Evidence) -> None:
        self._evidence = evidence
        self._known: dict[int, dict[int, float]] = {}
        self._terms = evidence.shared(asked_terms)
        self._held = evidence.shared(terms_by_sentence)
        self._headings = evidence.shared(heading_terms)
        dense = any(is_unspaced(term.stem) for term in self._terms)
        self._least = _LEAST_PAIRS if dense else _LEAST
        self._numbers = {term.stem: n for n, term in enumerate(self._terms)}
        self._names = [
            frozenset(self._numbers[stem] for stem in stems if stem in self._numbers)
            for stems in self._name_stems()
        ]
        slot = evidence.shared(asked_slot)
        self._free = [
            n
            for n, term in enumerate(self._terms)
            if slot.names_kind and term.stem in slot.head
        ]
        self._named = frozenset().union(*self._names)
        self._places: dict[int, _Place | None] = {}
        self._wanted = {
            stem
            for n, term in enumerate(self._terms)
            if n not in self._named
            for stem in (term.stem, *term.related)
        }

    @cached_property
    def _deeds_said(self) -> set[str]:
        """The words of the documents for the asked deeds."""
        asked = [
            stem
            for n in asked_deeds(self._evidence)
            for stem in (self._terms[n].stem, *self._terms[n].related)
        ]
        wanted = frozenset().union(*map(deeds_of, asked))
        known = self._evidence.postings
        return {stem for stem in known if not wanted.isdisjoint(deeds_of(stem))}

    def _name_stems(self) -> list[list[str]]:
        question = self._evidence.question
        starts = question.words.starts
        return [
            question.stems[
                bisect_left(starts, name.start) : bisect_left(starts, name.end)
            ]
            for name in question.names
            if not name.initial
        ]

    def may_answer(self, document: int) -> bool:
        """Does a document cover enough, each name and each number of the question?"""
        known = self._of_document(document)
        if self._share(known) < self._least:
            return False
        for name in self._names:
            if name and name.isdisjoint(known):
                return False
        return all(
            number in known for stem, number in self._numbers.items() if stem.isdigit()
        )

    def _share(self, sure: dict[int, float]) -> float:
        """How much of the question some terms are.

        That the answer is a city need not be said: the word may be missing.
        """
        free = {n: 1.0 for n in self._free if n not in sure}
        return share_of(self._evidence, {**sure, **free})

    def _of_document(self, document: int) -> dict[int, float]:
        """The terms that a document covers anywhere; read once."""
        known = self._known.get(document)
        if known is None:
            known = self._known[document] = self._read(document)
        return known

    def _read(self, document: int) -> dict[int, float]:
        evidence = self._evidence
        low = evidence.first_sentences[document]
        high = evidence.first_sentences[document + 1]
        known = dict.fromkeys(self._headings[document], 1.0)
        for place in range(low, high):
            _merge(known, self._held[place])
            _merge(known, self._deeds(place))
        return known

    def _deeds(self, sentence: int) -> dict[int, float]:
        """Who "directs" it is asked: a sentence that names its "director" tells.

        "Kenyan" tells of Kenya.
        """
        told = said_otherwise(self._evidence, sentence)
        missing = self._named - told - self._held[sentence].keys()
        akin = akin_terms(self._evidence, missing, sentence) if missing else {}
        return akin | dict.fromkeys(told, _DEED)

    def answer(
        self, slot: Slot, document: int, kind: str, value: Value, start: int, end: int
    ) -> SlotAnswer | None:
        """A value as an answer, where enough of the question stands around it."""
        sentence = self._evidence.sentence_at(document, start)
        if sentence is None:
            return None
        if sentence not in self._places:
            self._places[sentence] = self._place(document, sentence)
        place = self._places[sentence]
        if place is None:
            return None
        reading = self._evidence.documents[document]
        close = _CLOSE_NOUN if kind == "noun" else _CLOSE
        rank = place.share + _OWN * place.own + _fit(slot, kind, value, reading, start)
        rank += close / (1 + self._distance(reading, sentence, start, self._wanted))
        if self._deeds_said:
            far = self._distance(reading, sentence, start, self._deeds_said)
            rank += _CLOSE_DEED / (1 + far)
        rank += _TELLS if place.tells else 0.0
        return SlotAnswer(
            *(document, sentence, kind, value, start, end),
            *(place.share, place.covered, rank),
        )

    def _place(self, document: int, sentence: int) -> _Place | None:
        """What a sentence and its neighbours cover, if that is enough."""
        evidence = self._evidence
        if not self._held[sentence] and not self._goes_on(document, sentence):
            return None
        sure = dict.fromkeys(self._headings[document], 1.0)
        of_document = self._of_document(document)
        sure |= {n: s for n, s in of_document.items() if n in self._named}
        low = evidence.first_sentences[document]
        high = evidence.first_sentences[document + 1]
        for place in range(max(low, sentence - 1), min(high, sentence + 2)):
            _merge(sure, self._held[place])
            _merge(sure, self._deeds(place))
        share = self._share(sure)
        if share < self._least or not speaks_of_it(evidence, document, sentence):
            return None
        own = share_of(evidence, self._held[sentence])
        tells = self._tells_deed(sentence)
        return _Place(share, own, frozenset(sure), tells)

    def _goes_on(self, document: int, sentence: int) -> bool:
        """Does a pronoun stand for what the sentence before speaks of?"""
        first = self._evidence.first_sentences[document]
        if sentence == first or not self._held[sentence - 1]:
            return False
        place = self._evidence.document_sentences[sentence]
        reading = self._evidence.documents[document]
        opening = reading.words.forms[place.low : min(place.high, place.low + _OPENING)]
        return not _SUBJECTS.isdisjoint(opening)

    def _tells_deed(self, sentence: int) -> bool:
        """Does a sentence by itself speak of a deed that is asked?"""
        deeds = asked_deeds(self._evidence)
        told = said_otherwise(self._evidence, sentence) | self._held[sentence].keys()
        place = self._evidence.shared(asked_slot).kind == "place"
        return any(place or not self._terms[n].measures for n in deeds & told)

    def _distance(
        self, reading: Reading, sentence: int, start: int, wanted: set[str]
    ) -> int:
        """Words between a place and the nearest one of some words of its sentence."""
        place = self._evidence.document_sentences[sentence]
        at = bisect_left(reading.words.starts, start)
        stems = reading.stems
        return min(
            (
                abs(n - at) + _STEP * _borders(reading, min(n, at), max(n, at))
                for n in range(place.low, place.high)
                if stems[n] in wanted
            ),
            default=_FAR,
        )


def _borders(reading: Reading, low: int, high: int) -> int:
    """How many commas and the like stand between two words."""
    starts = reading.words.starts
    return len(_BORDER.findall(reading.text, starts[low], starts[high]))


def _merge(known: dict[int, float], more: dict[int, float]) -> None:
    for number, sure in more.items():
        known[number] = max(sure, known.get(number, 0.0))


def _fit(slot: Slot, kind: str, value: Value, reading: Reading, start: int) -> float:
    """What the words right around a value add to its rank."""
    before = reading.text[max(0, start - _LOOK_BACK) : start]
    if isinstance(value, Quantity):
        return _BESIDE if stands_beside(slot, value, reading) else 0.0
    if kind == "name" and slot.kind == "person":
        if _FROM.search(before):
            return -_BESIDE  # where the one who did it comes from
        return _BESIDE if _BY.search(before) else 0.0
    if kind == "name" and slot.kind == "place":
        return _BESIDE if _IN.search(before) else 0.0
    return 0.0
