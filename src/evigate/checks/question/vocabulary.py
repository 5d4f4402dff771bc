"""The words of documents, ready for tolerant lookups of a question's words.

Inflected and derived forms, irregular ones, and parts of compounds count.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rapidfuzz import fuzz

from evigate.evidence import Evidence
from evigate.text.tables.asked_measures import DEFAULTS, UNSET
from evigate.text.tables.irregular_forms import IRREGULAR_FORMS
from evigate.text.words import is_unspaced, stem_words

_MIN_ALIKE_LENGTH: Final = 3
_MIN_ALIKE: Final = 0.4
_MIN_PART: Final = 5
COMPOUNDING: Final = frozenset({"de", "nl", "sv"})
_LINKS: Final = ("", "s", "n", "e", "en", "es", "er")
_MIN_COMPOUND: Final = 8
_MIN_HALF: Final = 4
_MAX_COMPOUND: Final = 40
_HALF: Final = 0.5  # what a compound is about, without what it is
_PART: Final = 0.7
_ANSWERED: Final = 0.8
_MAX_RELATED: Final = 8
_MAX_ENDING: Final = 3  # letters that a name gains: "Amazon", "Amazonian"
_SLIP: Final = 80.0  # similarity of a name and its misspelling, in percent
_MISSPELT: Final = 0.8


class Vocabulary:
    """The content stems of the documents, ready for tolerant lookups."""

    def __init__(self, evidence: Evidence) -> None:
        self._postings = evidence.postings
        self._language = evidence.language
        self._buckets: dict[str, list[str]] = {}
        self._joined = ""
        self._characters: dict[str, list[str]] = {}

    def related(self, stem: str, form: str, *, named: bool = False) -> dict[str, float]:
        """Stems of the documents that say the same as a word of the question.

        Args:
            stem, form: of the word.
            named: does it name? "Zeria" may be a slip for "Zeira", and "William" is
                no part of "Williamsburg".
        """
        if stem in self._postings:
            related = {stem: 1.0}
        else:
            related = {} if is_unspaced(stem) else self._alike(stem, form)
            if named and related:
                related = _of_a_name(stem, related)
            if named and not related and len(form) >= _MIN_PART and form.isalpha():
                related = self._misspelt(stem)
        for other in _irregular(self._language).get(stem, ()):
            if other in self._postings:
                related.setdefault(other, 1.0)
        if stem in stems_of_words(DEFAULTS, self._language):
            unset = stems_of_words(UNSET, self._language)
            related |= {s: _ANSWERED for s in unset if s in self._postings}
        return related

    def _alike(self, stem: str, form: str) -> dict[str, float]:
        """Words that share most of their letters, or that are parts of one another."""
        if not self._buckets:
            for known in self._postings:
                self._buckets.setdefault(known[:2], []).append(known)
            self._joined = "\n" + "\n".join(self._postings) + "\n"
        if len(form) < _MIN_ALIKE_LENGTH or any(map(str.isdigit, form)):
            return {}
        own = _trigrams(stem)
        scored = (
            (len(own & other) / len(own | other), known)
            for known in self._buckets.get(stem[:2], ())
            if (other := _trigrams(known)) and not known.isdigit()
        )
        best = sorted((s for s in scored if s[0] > _MIN_ALIKE), reverse=True)
        related = {known: score for score, known in best[:_MAX_RELATED]}
        if len(form) >= _MIN_PART:
            for known in self._holding(form if len(stem) < _MIN_PART else stem):
                related[known] = max(_PART, related.get(known, 0.0))
        if self._language in COMPOUNDING and len(stem) == _MIN_HALF:
            for known in self._holding("\n" + stem):  # "Wolle" in "Wollbedarf"
                related.setdefault(known, _HALF)
        if self._language in COMPOUNDING and len(form) >= _MIN_COMPOUND:
            for known, sure in self._halves(form):
                related[known] = max(sure, related.get(known, 0.0))
        return related

    def _misspelt(self, stem: str) -> dict[str, float]:
        """Names that a slip of the pen tells from one of the question."""
        return {
            known: _MISSPELT
            for known in self._postings
            if known[0] == stem[0]
            and abs(len(known) - len(stem)) <= 1
            and fuzz.ratio(known, stem) >= _SLIP
        }

    def _halves(self, form: str) -> Iterator[tuple[str, float]]:
        """The parts of a compound that documents hold apart ("naald" + "dikte")."""
        form = form[:_MAX_COMPOUND]
        cuts = range(_MIN_HALF, len(form) - _MIN_HALF + 1)
        heads = stem_words([form[cut:] for cut in cuts], self._language)
        yield from ((head, _PART) for head in heads if head in self._postings)
        firsts = [
            form[:cut].removesuffix(link)
            for cut in range(_MIN_HALF, len(form) - 2)
            for link in _LINKS
            if form[:cut].endswith(link)
        ]
        long = [first for first in firsts if len(first) >= _MIN_HALF]
        stems = stem_words(long, self._language)
        yield from ((first, _HALF) for first in stems if first in self._postings)

    def _holding(self, stem: str) -> Iterator[str]:
        """Compounds of the documents that hold a word ("Mietkaution")."""
        at = self._joined.find(stem)
        for _ in range(_MAX_RELATED):
            if at < 0:
                return
            start = self._joined.rfind("\n", 0, at + 1) + 1
            end = self._joined.find("\n", at + 1)
            yield self._joined[start:end]
            at = self._joined.find(stem, end)

    def apart(self, stem: str) -> tuple[list[str], ...]:
        """Pairs that hold one character each of an unknown pair of characters."""
        if stem in self._postings or len(stem) < 2 or not is_unspaced(stem):
            return ()
        if not self._characters:
            for known in self._postings:
                for character in known[:2]:
                    self._characters.setdefault(character, []).append(known)
        return tuple(self._characters.get(character, []) for character in stem)


def vocabulary(evidence: Evidence) -> Vocabulary:
    """The words of all documents; use through ``evidence.shared``."""
    return Vocabulary(evidence)


def _of_a_name(stem: str, related: dict[str, float]) -> dict[str, float]:
    """Words that come of a name, not longer ones that begin like it."""
    return {
        known: sure
        for known, sure in related.items()
        if len(known) - len(stem) <= _MAX_ENDING or not known.startswith(stem)
    }


def _trigrams(word: str) -> frozenset[str]:
    word = "^" + word
    return frozenset(word[i : i + 3] for i in range(len(word) - 2))


@cache
def stems_of_words(words: str, language: str) -> frozenset[str]:
    """The stems of a table's words in a language."""
    return frozenset(stem_words(words.split(), language))


@cache
def _irregular(language: str) -> dict[str, frozenset[str]]:
    """For each stem of an irregular word the stems of its forms."""
    found: dict[str, frozenset[str]] = {}
    for line in IRREGULAR_FORMS.get(language, "").splitlines():
        stems = frozenset(stem_words(line.split(), language))
        for stem in stems:
            found[stem] = found.get(stem, frozenset()) | stems - {stem}
    return found
