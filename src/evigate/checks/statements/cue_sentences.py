"""Sentences with their cues: what conditions, hedges and tenses are read from."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import compress
from typing import Final, Literal

from evigate.checks.statements.statements import (
    POLAR_PAIRS,
    TextCues,
    all_cues,
    text_cues,
)
from evigate.checks.subjects.mentions import ANSWER
from evigate.evidence import Alignment, Evidence
from evigate.records import Source, Span
from evigate.text.antonyms import Side
from evigate.text.language_kinds import UNSPACED
from evigate.text.negation import Cue, CueGroup
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.views import view
from evigate.text.yes_no import yes_no

_LIMITING: Final = frozenset({"negation", "condition", "quantifier", "hedge"})
_DENYING: Final = frozenset(
    {"particle", "determiner", "never", "pronoun", "no_longer", "not_yet", "none_of"}
)
# Words that add one more to what was named; they hold no content of their own.
ADDING: Final = frozenset(
    "even also too including auch sogar selbst einschließlich inklusive même aussi "
    "compris incluso también inclusive até também anche persino perfino ook zelfs "
    "także również nawet".split()
)
_PARTICLES: Final = frozenset("はがをにのでとへも")
_LONGEST_OPENER: Final = 4  # words
_MARK: Final = late(r"\s*[,.;:!?…，。；：！？、،؛؟।–—-]")
_QUOTED: Final = 110
QUESTION: Final = -2


def cues_by_sentence(evidence: Evidence, reading: Reading) -> list[tuple[Cue, ...]]:
    """For each sentence of a text its cues of every group, by word of the text."""
    known = reading.__dict__.get("cues_by_sentence")
    if known is not None:
        result: list[tuple[Cue, ...]] = known
        return result
    found = all_cues(evidence, reading)
    rows: list[tuple[Cue, ...]] = []
    position, total = 0, len(found)
    for _, high in reading.sentence_words:
        first = position
        while position < total and found[position].start < high:
            position += 1
        rows.append(tuple(found[first:position]))
    reading.__dict__["cues_by_sentence"] = rows
    return rows


def document_cues(evidence: Evidence) -> list[tuple[Cue, ...]]:
    """The cues of each document sentence; use through ``evidence.shared``."""
    return [
        row
        for reading in evidence.documents
        for row in cues_by_sentence(evidence, reading)
    ]


@dataclass(frozen=True, slots=True)
class Polarity:
    """Negations, and sides of opposites that may say as much ("disabled").

    Where only one of two statements has such a word, it may stand for the other's
    negation or for nothing, so both ways of counting must give the same.
    """

    denials: int
    sides: frozenset[Side] = frozenset()

    def __add__(self, other: Polarity) -> Polarity:
        return Polarity(self.denials + other.denials, self.sides | other.sides)

    def surely_differs(self, other: Polarity) -> bool:
        """Does one deny what the other claims, however opposites are counted?"""
        base, alone = self._turns(other)
        return bool(base % 2 and (base + alone) % 2)

    def surely_agrees(self, other: Polarity) -> bool:
        """Do both claim, or both deny, however opposites are counted?"""
        base, alone = self._turns(other)
        return not base % 2 and not (base + alone) % 2

    def _turns(self, other: Polarity) -> tuple[int, int]:
        both = {s.pair for s in self.sides} & {s.pair for s in other.sides}
        base = self.denials + other.denials
        alone = 0
        for side in (*self.sides, *other.sides):
            if side.pair in both:
                base += side.side
            elif side.pair in POLAR_PAIRS:
                alone += side.side
        return base, alone


@dataclass(eq=False)
class CueSentence:
    """One sentence of the answer or of a document; never changed.

    Attributes:
        document: which document, ``ANSWER`` for the answer.
        reading: the text it stands in.
        start, end: the sentence in its text.
        low, high: the range of its words in the text.
        language: of the text.
        cues: its cues, by word of the text.
        content: for each word of the text: is it content?
        opposites: what the text names of opposites.
    """

    document: int
    reading: Reading
    start: int
    end: int
    low: int
    high: int
    language: str
    cues: tuple[Cue, ...]
    content: list[bool]
    opposites: TextCues

    @view
    def sides(self) -> dict[int, tuple[Side, ...]]:
        """Sides of opposites by word of the text, words of exception left out."""
        found = self.opposites.named_at(self.low, self.high)
        if not found:
            return found
        torn = int(self.language in UNSPACED)  # the next pair shares a character
        for cue in self.of_group("condition"):
            for place in range(cue.start, cue.end + torn):
                found.pop(place, None)
        return found

    @view
    def opener(self) -> Literal["yes", "no"] | None:
        """Does it open with a mere yes or no?"""
        return yes_no(self.reading.text[self.start : self.end])

    @view
    def opener_end(self) -> int:
        """The first word behind such an opener."""
        if self.opener is None:
            return self.low
        text, words = self.reading.text, self.reading.words
        last = min(self.low + _LONGEST_OPENER, self.high)
        for place in range(self.low + 1, last + 1):
            ends = words.ends[place - 1]
            if place == self.high or _MARK.match(text, ends):
                return place
        return self.low + 1

    @view
    def marked(self) -> frozenset[int]:
        """Words of openers and of cues; those of time are content too."""
        places = set(range(self.low, self.opener_end))
        for cue in self.cues:
            if cue.group in _LIMITING:
                places.update(range(cue.start, cue.end))
        forms = self.reading.words.forms
        if not ADDING.isdisjoint(forms[self.low : self.high]):
            places.update(i for i in range(self.low, self.high) if forms[i] in ADDING)
        if self.language in UNSPACED:
            places.update(self._torn(places))
        return frozenset(places)

    def _torn(self, places: set[int]) -> list[int]:
        """Pairs of characters that begin or end inside a cue, or with a particle."""
        words = self.reading.words
        torn: list[int] = []
        cut = places | self.sides.keys()
        for i in range(self.low, self.high):
            form = words.forms[i]
            before = i - 1 in cut and words.starts[i] < words.ends[i - 1]
            behind = i + 1 in cut and words.starts[i + 1] < words.ends[i]
            particle = self.language == "ja" and (
                form[0] in _PARTICLES or form[-1] in _PARTICLES
            )
            if i not in self.sides and (before or behind or particle):
                torn.append(i)
        return torn

    @view
    def stems(self) -> frozenset[str]:
        """All of its content."""
        return self.stems_at(range(self.low, self.high))

    @view
    def clauses(self) -> list[range]:
        """Its clauses as ranges of words."""
        starts = self.reading.words.starts
        ranges: list[range] = []
        first = self.low
        for _, end in self.reading.clauses(self.start, self.end):
            last = bisect_left(starts, end, first, self.high)
            if last > first:
                ranges.append(range(first, last))
            first = last
        return ranges

    def clause_of(self, cue: Cue) -> range:
        """The clause that a cue stands in."""
        for clause in self.clauses:
            if cue.start in clause:
                return clause
        return range(self.low, self.high)

    def stems_at(self, places: Iterable[int]) -> frozenset[str]:
        """Content at some words; both sides of a pair of opposites are one word."""
        stems, sides = self.reading.stems, self.sides
        marked, content = self.marked, self.content
        if not (sides or marked) and isinstance(places, range) and places.step == 1:
            inside = slice(places.start, places.stop)
            return frozenset(compress(stems[inside], content[inside]))
        return frozenset(
            [
                f"{sides[i][0].pair}±" if i in sides else stems[i]
                for i in places
                if i not in marked and (content[i] or i in sides)
            ]
        )

    def polarity_at(self, places: range) -> Polarity:
        """What turns the statement that some words make."""
        denials = sum(
            cue.group == "negation"
            and cue.kind in _DENYING
            and cue.start in places
            and cue.start >= self.opener_end
            for cue in self.cues
        )
        sides = frozenset(
            side
            for place, found in self.sides.items()
            if place in places and place >= self.opener_end
            for side in found[:1]
        )
        return Polarity(denials, sides)

    def of_group(self, group: CueGroup) -> list[Cue]:
        """Its cues of one group."""
        return [cue for cue in self.cues if cue.group == group]

    def kinds(self, group: CueGroup) -> frozenset[str]:
        """The kinds of its cues of one group."""
        return frozenset(cue.kind for cue in self.cues if cue.group == group)

    def words(self, cue: Cue) -> str:
        """The words of a cue, lower case."""
        return " ".join(self.reading.words.forms[cue.start : cue.end])

    @property
    def span(self) -> Span:
        """Where it stands."""
        return Span(self.start, self.end)

    def source(self, evidence: Evidence) -> Source:
        """Where it stands in the documents."""
        return evidence.source(self.document, self.start, self.end)

    def quote(self) -> str:
        """Its words, shortened."""
        words = " ".join(self.reading.text[self.start : self.end].split())
        return f"“{words if len(words) <= _QUOTED else words[: _QUOTED - 1] + '…'}”"


def _sentence(
    evidence: Evidence, reading: Reading, document: int, number: int
) -> CueSentence:
    known = reading.__dict__.get("cue_parts")
    if known is None:
        known = reading.__dict__["cue_parts"] = (
            evidence.language_of(reading),
            cues_by_sentence(evidence, reading),
            evidence.content_flags(reading),
            text_cues(evidence, reading),
        )
    language, cues, content, opposites = known
    return CueSentence(
        document,
        reading,
        *reading.sentences[number],
        *reading.sentence_words[number],
        language,
        cues[number],
        content,
        opposites,
    )


def question_sentence(evidence: Evidence) -> CueSentence:
    """The whole question as one sentence; built once."""
    return evidence.shared(_question)


def _question(evidence: Evidence) -> CueSentence:
    question = evidence.question
    return CueSentence(
        QUESTION,
        question,
        0,
        len(question.text),
        0,
        len(question.words.forms),
        evidence.language_of(question),
        tuple(all_cues(evidence, question)),
        evidence.content_flags(question),
        text_cues(evidence, question),
    )


def answer_sentence(evidence: Evidence, number: int) -> CueSentence:
    """One sentence of the answer; built once."""
    known = evidence.kept(_known_sentences)
    sentence = known.get(number)
    if sentence is None:
        sentence = known[number] = _sentence(evidence, evidence.answer, ANSWER, number)
    return sentence


def document_sentence(evidence: Evidence, number: int) -> CueSentence:
    """One of ``Evidence.document_sentences``; built once."""
    known = evidence.shared(_known_sentences)
    sentence = known.get(number)
    if sentence is None:
        place = evidence.document_sentences[number]
        reading = evidence.documents[place.document]
        offset = number - evidence.first_sentences[place.document]
        sentence = _sentence(evidence, reading, place.document, offset)
        known[number] = sentence
    return sentence


def _known_sentences(evidence: Evidence) -> dict[int, CueSentence]:
    del evidence
    return {}


def supporting(evidence: Evidence, row: Alignment) -> list[CueSentence]:
    """The document sentences that support a sentence of the answer, best first."""
    return [document_sentence(evidence, s.sentence) for s in row.supports]


def share(evidence: Evidence, part: frozenset[str], whole: frozenset[str]) -> float:
    """How much of ``whole`` stands in ``part``, weighted by rarity; 1 for nothing."""
    if not whole:
        return 1.0
    return evidence.weigh(whole & part) / evidence.weight_of(whole)
