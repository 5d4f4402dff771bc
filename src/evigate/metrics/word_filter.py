"""Which words of an answer count: not those that are likely with or without a context.

ConSens (section 2) leaves out "closed-set words" and words of the question, since both
are predictable anyway and would dilute the contrast. The paper prints examples only,
not its list; ours is complete: :func:`closed_class_words` per language. Reviewers asked
how much hangs on the choice, so every part can be changed or switched off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, get_args

from evigate.text.citations import find_citations
from evigate.text.languages import guess_language
from evigate.text.stopwords import ENGLISH_STOPWORDS, stopwords
from evigate.text.words import (
    find_words,
    is_function_pair,
    is_unspaced,
    stem_words,
)

ClosedClass = Literal["evigate", "glasgow", "none"]
"""``"evigate"``: articles, pronouns, prepositions, auxiliaries and conjunctions of the
answer's language, without negations, quantifiers and numerals, which can make an answer
wrong. ``"glasgow"``: the 318 English words of scikit-learn, negations included, for any
language. ``"none"``: all words count."""

QuestionWords = Literal["forms", "stems", "none"]
"""Words of the question are left out by form (the paper), by stem, or not."""

_MAX_SAMPLE: Final = 2_000  # the language is guessed from less than this


def closed_class_words(language: str, variant: ClosedClass = "evigate") -> list[str]:
    """The complete list that the filter uses for a language, sorted.

    >>> words = closed_class_words("en")
    >>> "the" in words, "not" in words, len(words) > 150
    (True, False, True)
    >>> len(closed_class_words("en", "glasgow"))
    318
    """
    return sorted(_closed_class(language, variant))


def _closed_class(language: str, variant: ClosedClass) -> frozenset[str]:
    if variant == "none":
        return frozenset()
    return ENGLISH_STOPWORDS if variant == "glasgow" else stopwords(language)


@dataclass(frozen=True, slots=True)
class WordFilter:
    """Which words of an answer count for ConSens and attribution; checked when built.

    Attributes:
        closed_class: see :data:`ClosedClass`.
        question_words: see :data:`QuestionWords`.
        language: ISO 639-1 code of the answer; None guesses it.
        citations: do citation marks ("[2]") count?

    Raises:
        ValueError: for any other choice.

    >>> word_filter = WordFilter()
    >>> answer = "The warranty lasts 3 years."
    >>> spans = word_filter.kept_spans(answer, "How long is the warranty?")
    >>> [answer[start:end] for start, end in spans]
    ['lasts', '3', 'years']
    """

    closed_class: ClosedClass = "evigate"
    question_words: QuestionWords = "forms"
    language: str | None = None
    citations: bool = False

    def __post_init__(self) -> None:
        for name, allowed in (
            ("closed_class", get_args(ClosedClass)),
            ("question_words", get_args(QuestionWords)),
        ):
            value = getattr(self, name)
            if value not in allowed:
                raise ValueError(f"{name} must be one of {allowed}, got {value!r}")

    @classmethod
    def off(cls) -> WordFilter:
        """All words count; what is no word (punctuation, spaces) still does not."""
        return cls("none", "none", citations=True)

    def kept_spans(self, answer: str, question: str) -> list[tuple[int, int]]:
        """Code-point spans of the words that count, ascending, without overlaps.

        In scripts without spaces the spans are stretches of characters: a character is
        left out where the question holds it with its neighbour, where it is a
        closed-class word, or where Japanese hiragana carry grammar.
        """
        mask = self.kept_characters(answer, question)
        return list(_runs(mask))

    def kept_characters(self, answer: str, question: str) -> bytearray:
        """A byte per code point of the answer: 1 where a word counts.

        Linear in both texts.
        """
        sample = f"{question[:_MAX_SAMPLE]} {answer[:_MAX_SAMPLE]}"
        language = self.language or guess_language(sample)
        closed = _closed_class(language, self.closed_class)
        is_asked = self._asked(question, language)
        mask = bytearray(len(answer))
        dropped: list[tuple[int, int]] = []
        for form, start, end in zip(*find_words(answer), strict=True):
            pair = is_unspaced(form)
            grammar = pair and closed and is_function_pair(form)
            if grammar or _is_left_out(form, closed, is_asked):
                if pair:  # pairs overlap: what one leaves out, its neighbours hold
                    dropped.append((start, end))
            else:
                mask[start:end] = b"\x01" * (end - start)
        if not self.citations:
            dropped += [citation.span for citation in find_citations(answer)]
        for start, end in dropped:
            mask[start:end] = bytes(end - start)
        if closed and not answer.isascii():
            _drop_single_characters(mask, answer, closed)
        return mask

    def _asked(self, question: str, language: str) -> Callable[[str], bool]:
        """Tells whether the question holds a word."""
        if self.question_words == "none":
            return frozenset[str]().__contains__
        forms = frozenset(find_words(question).forms)
        if self.question_words == "forms":
            return forms.__contains__
        stems = frozenset(stem_words(sorted(forms), language))
        return lambda form: stem_words([form], language)[0] in stems


def _is_left_out(
    form: str, closed: frozenset[str], is_asked: Callable[[str], bool]
) -> bool:
    if form in closed or is_asked(form):
        return True
    if "'" not in form:
        return False
    # "warranty's", "dell'anno": each part by itself.
    return all(
        part in closed or part == "s" or is_asked(part) or is_asked(f"{part}'")
        for part in form.split("'")
        if part
    )


def _drop_single_characters(
    mask: bytearray, answer: str, closed: frozenset[str]
) -> None:
    """Closed-class words of one character in scripts without spaces."""
    for at, character in enumerate(answer):
        if mask[at] and character in closed and is_unspaced(character):
            mask[at] = 0


def _runs(mask: bytearray) -> Iterator[tuple[int, int]]:
    """Stretches that are set, cut where a word ends."""
    start = mask.find(1)
    while start >= 0:
        end = mask.find(0, start)
        end = len(mask) if end < 0 else end
        yield start, end
        start = mask.find(1, end)
