"""What words a call may use freely: those of its documents, question and user.

Looks a word up with the tolerance that inflection, derivation and compounds need.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evigate.evidence import Evidence
from evigate.text.deeds import other_words_for
from evigate.text.languages import UNDETERMINED
from evigate.text.reading import Reading
from evigate.text.written_in import is_written_in

_MIN_PART: Final = 4
_LONGEST_COMPOUND: Final = 100  # letters; longer ones are no words
_MIN_PREFIX: Final = 4
# Where endings change the last letters of short words: "woda", "wodą", "wodzie".
_INFLECTING: Final = frozenset({"pl", "ru", "cs", "uk"})
# "declaration" and "declared" share six of eleven letters.
_PREFIX_SHARE: Final = 0.6
# Names alone may be shared across languages; grammar is not.
_ONE_LANGUAGE: Final = 0.5
_LINKING: Final = ("", "s", "n", "en", "es", "er", "e", "-")
_MAX_JOINED: Final = 100_000  # distinct words are few; a hostile text may hold more


@dataclass(frozen=True, slots=True)
class KnownWords:
    """The distinct words of some texts.

    Attributes:
        forms: lower-case forms.
        stems: their stems.
        joined: the forms between line breaks, for lookups of parts.
        least: letters that two forms of a word share at least.
    """

    forms: frozenset[str]
    stems: frozenset[str]
    joined: str
    least: int = _MIN_PREFIX

    def holds(self, form: str, stem: str) -> bool:
        """Is the word known, as it is or inflected?"""
        return form in self.forms or stem in self.stems

    def resembles(self, form: str, stem: str) -> bool:
        """Is it known at least as a relative: derived, or a part of a compound?

        >>> known = known_words_of([Reading("Die Kündigungsfrist beträgt sie.")])
        >>> known.resembles("frist", "frist"), known.resembles("kaution", "kaution")
        (True, False)
        """
        if form in self.forms or stem in self.stems:
            return True
        size, joined = len(form), self.joined
        if size < _MIN_PART or form.isdecimal():
            return False
        if len(stem) >= _MIN_PREFIX and "\n" + stem in joined:
            return True
        if size > _MIN_PART and (stem in joined or form in joined):
            return len(stem) > _MIN_PART
        prefix = form[: max(self.least, round(size * _PREFIX_SHARE))]
        return "\n" + prefix in joined or self._is_compound(form)

    def holds_another_word(self, stem: str) -> bool:
        """Is another word for the same deed or thing known?

        >>> known = known_words_of([Reading("Freight costs rose.")])
        >>> known.holds_another_word("price")
        True
        """
        begins, words = other_words_for(stem)
        joined = self.joined
        return not words.isdisjoint(self.forms) or any(
            len(begun) >= _MIN_PREFIX and "\n" + begun in joined for begun in begins
        )

    def _is_compound(self, form: str) -> bool:
        """Two known words in one: "Abstellplatz" from "abstellen" and "Platz"."""
        if len(form) > _LONGEST_COMPOUND:
            return False
        known = self.forms
        for cut in range(_MIN_PART, len(form) - _MIN_PART + 1):
            if form[cut:] not in known:
                continue
            head = form[:cut]
            if head in known or any(
                head.removesuffix(link) in known for link in _LINKING if link
            ):
                return True
        return False


def known_words_of(readings: list[Reading], language: str = "und") -> KnownWords:
    """The words of texts in one language."""
    forms: set[str] = set()
    stems: set[str] = set()
    for reading in readings:
        forms.update(reading.words.forms)
        stems.update(reading.stems)
    joined = "\n".join(forms)
    if len(joined) > _MAX_JOINED:
        joined = "\n".join(sorted(forms))[:_MAX_JOINED]
    least = _MIN_PREFIX - 1 if language in _INFLECTING else _MIN_PREFIX
    return KnownWords(frozenset(forms), frozenset(stems), f"\n{joined}\n", least)


def document_words(evidence: Evidence) -> KnownWords:
    """The words of all documents; use through ``evidence.shared``."""
    for reading in evidence.documents:
        evidence.stems_of(reading)
    return known_words_of(list(evidence.documents), evidence.language)


def given_words(evidence: Evidence) -> KnownWords:
    """The words of the question and of earlier turns; use through ``shared``."""
    readings = [evidence.question, *evidence.history]
    for reading in readings:
        evidence.stems_of(reading)
    return known_words_of(readings, evidence.language)


def is_cross_lingual(evidence: Evidence) -> bool:
    """Are answer and documents in different languages, so that words cannot match?

    Guesses on short texts may err: an answer that shares most of its words with the
    documents is in their language.
    """
    own = evidence.answer.language
    if own in (UNDETERMINED, evidence.language) or evidence.language == UNDETERMINED:
        return False
    forms = {form for form in evidence.answer.words.forms if not form.isdecimal()}
    known = evidence.shared(document_words).forms
    if len(forms & known) >= _ONE_LANGUAGE * len(forms):
        return False
    # Short documents are read in the language of the call: look at their own again.
    guessed = [
        reading
        for reading in evidence.documents
        if reading.guessed == evidence.language
    ]
    # A guess on a list of names errs: the grammar of the language must be there, too.
    return not guessed or any(
        is_written_in(reading.words.forms, evidence.language) for reading in guessed
    )
