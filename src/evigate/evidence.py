"""RagCall -> Evidence: the call read once, answer sentences aligned with documents.

Every later stage reads an :class:`Evidence`; none tokenises again. Views are computed
when first asked for, so a gate pays only for what it uses.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import accumulate, compress, repeat
from operator import not_
from typing import Any, Final, NamedTuple, TypeVar

from evigate.rarities import Rarities, largest, no_shares
from evigate.records import RagCall, Source, Span
from evigate.text.dates.dates import Date
from evigate.text.languages import UNDETERMINED
from evigate.text.reading import Reading
from evigate.text.stopwords import stopwords
from evigate.text.views import view
from evigate.text.words import has_hiragana, is_function_pair
from evigate.text.written_in import may_be_in

T = TypeVar("T")

SUPPORTS_KEPT: Final = 3
_SHORT: Final = 60  # characters; on fewer a guess of the language errs
# A stem that stands in very many sentences tells nothing about which one supports the
# answer; skipping it keeps the cost linear in the text.
MAX_POSTINGS: Final = 256
_OF_THE_ANSWER: Final = frozenset({"call", "answer", "alignments", "_kept"})


class DocumentSentence(NamedTuple):
    """A sentence of a document: which document, where, and the range of its words."""

    document: int
    start: int
    end: int
    low: int
    high: int


class Support(NamedTuple):
    """A document sentence that shares content with an answer sentence.

    Attributes:
        sentence: position in :attr:`Evidence.document_sentences`.
        score: share of the answer sentence's content found there, weighted by how
            rare the words are among the documents; in [0, 1], higher is better.
    """

    sentence: int
    score: float


class Alignment(NamedTuple):
    """An answer sentence with the document sentences that support it best.

    Attributes:
        span: the answer sentence.
        low, high: the range of its words in the answer.
        supports: best first, at most three; empty where nothing is shared.
        coverage: share of its content found anywhere in the documents, in [0, 1],
            weighted like the scores; 1.0 for a sentence without content words.
        content: number of its content words.
    """

    span: Span
    low: int
    high: int
    supports: tuple[Support, ...]
    coverage: float
    content: int


class Evidence:
    """A call with everything that was read from it.

    >>> call = RagCall.of("How long?", ["It lasts 3 years. Not for cars."], "3 years.")
    >>> evidence = Evidence(call)
    >>> best = evidence.alignments[0].supports[0]
    >>> evidence.sentence_text(best.sentence)
    'It lasts 3 years.'
    """

    def __init__(self, call: RagCall) -> None:
        self.call = call
        self.question = Reading(call.question)
        self.answer = Reading(call.answer)
        self.documents = tuple(Reading(passage.text) for passage in call.documents)
        self._shared: dict[Callable[[Evidence], Any], Any] = {}
        self._kept: dict[Callable[[Evidence], Any], Any] = {}
        self.settle_languages()

    def __repr__(self) -> str:
        return f"Evidence({self.call!r})"

    def with_answer(self, answer: str) -> Evidence:
        """The same question and documents with another answer; they are not read again.

        Whatever was read of them so far is shared, so read first what is needed often.
        """
        return self.for_call(replace(self.call, answer=answer))

    def for_call(self, call: RagCall) -> Evidence:
        """The same for a call that has this question, these documents and turns."""
        other = object.__new__(Evidence)
        # A copy first: a slow look at this call may read on in another thread.
        shared = dict(self.__dict__)
        for name in _OF_THE_ANSWER:
            shared.pop(name, None)
        other.__dict__.update(shared)
        other.call = call
        other.answer = Reading(call.answer)
        other._kept = {}
        other._settle(other.answer)  # the others are settled
        return other

    def shared(self, function: Callable[[Evidence], T]) -> T:
        """What a function says of question and documents, computed at most once.

        The function must not look at the answer: its result serves all answers.
        """
        try:
            result: T = self._shared[function]
        except KeyError:
            result = self._shared[function] = function(self)
        return result

    def kept(self, function: Callable[[Evidence], T]) -> T:
        """What a function says of the whole call, computed at most once."""
        try:
            result: T = self._kept[function]
        except KeyError:
            result = self._kept[function] = function(self)
        return result

    @view
    def history(self) -> tuple[Reading, ...]:
        """Earlier turns, oldest first."""
        return tuple(Reading(turn.content) for turn in self.call.history)

    @view
    def language(self) -> str:
        """The language the documents are in; that of question or answer if unclear."""
        return self.answer.language if self.answer_tells_language else self._told

    @property
    def answer_tells_language(self) -> bool:
        """Can neither documents nor question tell the language of the call?"""
        return self._told == UNDETERMINED

    @view
    def _told(self) -> str:
        """The language that the documents are in, or the question."""
        votes: dict[str, int] = {}
        for reading in self.documents:
            if reading.language != UNDETERMINED:
                votes[reading.language] = votes.get(reading.language, 0) + len(
                    reading.text
                )
        if not votes:
            return self.question.language
        told = max(votes, key=lambda code: votes[code])
        asked = self.question.language
        if asked not in (UNDETERMINED, told) and all(
            may_be_in(reading.text, asked, told) for reading in self.documents
        ):
            return asked  # short documents, read as the question
        return told

    def settle_languages(self) -> None:
        """Read texts too short to tell ("3 years.") in the language of the call.

        To be called before they are read: numbers, stems and cues depend on it.
        """
        for reading in (self.question, self.answer, *self.documents, *self.history):
            self._settle(reading)

    def _settle(self, reading: Reading) -> None:
        own = reading.language
        if own == UNDETERMINED or (
            own != self.language
            and (
                may_be_in(reading.text, self.language, own)
                or self._repeats_documents(reading)
            )
        ):
            reading.__dict__["language"] = self.language

    def _repeats_documents(self, reading: Reading) -> bool:
        """Does a short text hold words of the documents only ("Alle Mitarbeiter.")?"""
        if len(reading.text) > _SHORT or reading in self.documents:
            return False
        forms = set(reading.words.forms)
        return any(forms.issubset(document.words.forms) for document in self.documents)

    def language_of(self, reading: Reading) -> str:
        """The language of one of the call's texts, the call's where it is unclear."""
        own = reading.language
        return self.language if own == UNDETERMINED else own

    def stems_of(self, reading: Reading) -> list[str]:
        """One comparable stem per word of one of the call's texts."""
        return reading.stems

    @view
    def document_sentences(self) -> list[DocumentSentence]:
        """The sentences of all documents, in order."""
        return [
            DocumentSentence(number, start, end, low, high)
            for number, reading in enumerate(self.documents)
            for (start, end), (low, high) in zip(
                reading.sentences, reading.sentence_words, strict=True
            )
        ]

    def sentence_text(self, sentence: int) -> str:
        """The text of one of :attr:`document_sentences`."""
        place = self.document_sentences[sentence]
        return self.documents[place.document].text[place.start : place.end]

    def sentence_dates(self, sentence: int) -> list[Date]:
        """The dates of one of :attr:`document_sentences`."""
        place = self.document_sentences[sentence]
        dates = self.documents[place.document].dates
        return [date for date in dates if place.start <= date.start < place.end]

    def sentence_source(self, sentence: int) -> Source:
        """Where one of :attr:`document_sentences` stands."""
        place = self.document_sentences[sentence]
        return self.source(place.document, place.start, place.end)

    def source(self, document: int, start: int, end: int) -> Source:
        """A place in the documents, with the document's id."""
        name = self.call.documents[document].id
        return Source(document, name, Span(start, end))

    def content_stems(self, reading: Reading, low: int, high: int) -> list[str]:
        """Stems of the content words number ``low`` to ``high`` of a text."""
        content = self.content_flags(reading)
        return list(compress(reading.stems[low:high], content[low:high]))

    def content_flags(self, reading: Reading) -> list[bool]:
        """For each word of a text: is it content, rather than grammar?"""
        flags = reading.__dict__.get("content_flags")
        if flags is None:
            closed = stopwords(self.language_of(reading))
            flags = list(map(not_, map(closed.__contains__, reading.words.forms)))
            if not reading.text.isascii() and has_hiragana(reading.text):
                flags = [
                    flag and not is_function_pair(form)
                    for flag, form in zip(flags, reading.words.forms, strict=True)
                ]
            for word in reading.label_words if reading in self.documents else ():
                flags[word] = reading.stems[word] in self.question.stems
            reading.__dict__["content_flags"] = flags
        result: list[bool] = flags
        return result

    @view
    def sentence_stems(self) -> list[list[str]]:
        """The content stems of each document sentence.

        A row of a table also holds the headings of its columns: without them nothing
        would tie a question to its values.
        """
        stems: list[list[str]] = []
        for reading in self.documents:
            words, content = reading.stems, self.content_flags(reading)
            stems += [
                list(compress(words[low:high], content[low:high]))
                for low, high in reading.sentence_words
            ]
        for number, reading in enumerate(self.documents):
            if reading.cells:
                self._add_headings(number, reading, stems)
        return stems

    def _add_headings(
        self, document: int, reading: Reading, stems: list[list[str]]
    ) -> None:
        """Give the sentence that holds a table row the stems of its headings."""
        first = self.first_sentences[document]
        starts = reading.sentence_starts
        done: set[tuple[int, str]] = set()
        for cell in reading.cells:
            place = bisect_right(starts, cell.start) - 1
            if place < 0 or (place, cell.column) in done:
                continue
            done.add((place, cell.column))
            stems[first + place].extend(self.stems_of_text(cell.column))

    def stems_of_text(self, text: str) -> list[str]:
        """Content stems of a short text in the language of the documents."""
        reading = Reading(text, self.language)
        return self.content_stems(reading, 0, len(reading.words.forms))

    @view
    def first_sentences(self) -> list[int]:
        """For each document the position of its first sentence."""
        counts = (len(reading.sentences) for reading in self.documents)
        return list(accumulate(counts, initial=0))

    def sentence_at(self, document: int, position: int) -> int | None:
        """The document sentence that holds a code point of a document."""
        starts = self.documents[document].sentence_starts
        place = bisect_right(starts, position) - 1
        return None if place < 0 else self.first_sentences[document] + place

    @view
    def postings(self) -> dict[str, list[int]]:
        """For each content stem the document sentences that hold it, ascending."""
        postings: dict[str, list[int]] = {}
        for number, stems in enumerate(self.sentence_stems):
            for stem in stems:
                places = postings.get(stem)
                if places is None:
                    postings[stem] = [number]
                elif places[-1] != number:
                    places.append(number)
        return postings

    def rarity(self, stem: str) -> float:
        """How telling a stem is among the documents (smoothed IDF); above 0."""
        return self.rarities[stem]

    @view
    def rarities(self) -> Rarities:
        """The rarity of each stem of the documents, and of any other when asked."""
        total = len(self.document_sentences)
        rarities = Rarities(math.log(1.0 + 2.0 * total))
        held = list(map(len, self.postings.values()))
        by_count = {count: math.log(1.0 + total / count) for count in set(held)}
        rarities.update(
            zip(self.postings, map(by_count.__getitem__, held), strict=True)
        )
        return rarities

    def weigh(self, stems: Iterable[str]) -> float:
        """The rarities of some stems, added up."""
        known = self.rarities
        # fsum rounds once, so the order of a set does not matter.
        return math.fsum(map(known.get, stems, repeat(known.unseen)))

    def weight_of(self, stems: frozenset[str]) -> float:
        """The same for a set that is weighed often; kept."""
        weight = self._weights.get(stems)
        if weight is None:
            weight = self._weights[stems] = self.weigh(stems)
        return weight

    @view
    def _weights(self) -> dict[frozenset[str], float]:
        return {}

    @view
    def alignments(self) -> list[Alignment]:
        """Each sentence of the answer with its best supporting document sentences."""
        return [
            self._align(Span(*span), low, high)
            for span, (low, high) in zip(
                self.answer.sentences, self.answer.sentence_words, strict=True
            )
        ]

    def _align(self, span: Span, low: int, high: int) -> Alignment:
        stems = set(self.content_stems(self.answer, low, high))
        supports, coverage = self.best_support(stems)
        return Alignment(span, low, high, supports, coverage, len(stems))

    def best_support(self, stems: Iterable[str]) -> tuple[tuple[Support, ...], float]:
        """The document sentences that hold most of some stems, and their coverage."""
        shares = no_shares(len(self.document_sentences))
        total = found = 0.0
        postings, rarities = self.postings, self.rarities
        # In a fixed order, so that sums and ties come out the same in every process.
        for stem in sorted(stems):
            places = postings.get(stem)
            if places is None:
                total += rarities.unseen
                continue
            weight = rarities[stem]
            total += weight
            found += weight
            if len(places) <= MAX_POSTINGS:
                for place in places:
                    shares[place] += weight
        if not total:
            return (), 1.0
        best = [
            Support(place, share / total if share < total else 1.0)
            for place, share in largest(shares, SUPPORTS_KEPT)
        ]
        return tuple(best), min(1.0, found / total)
