"""What a sentence of a document goes on speaking of without naming it again."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from evigate.evidence import Evidence
from evigate.text.names import Name
from evigate.text.reading import Reading
from evigate.text.tables.pronoun_words import PRONOUNS

_NONE: Final[frozenset[str]] = frozenset()
_BACK: Final = 3  # sentences
_FIRST_WORDS: Final = 8
_SUBJECT: Final = 2  # words of content that open a sentence


class Topics:
    """The subjects that the sentences of one document inherit.

    >>> from evigate.records import RagCall
    >>> document = "The Tavra rises in the hills. To the sea it measures 1,948 km."
    >>> evidence = Evidence(RagCall.of("", [document], ""))
    >>> sorted(Topics(evidence, evidence.documents[0]).before(1))
    ['rise', 'tavra']
    """

    def __init__(self, evidence: Evidence, reading: Reading) -> None:
        self._evidence = evidence
        self._reading = reading

    def before(self, sentence: int) -> frozenset[str]:
        """Stems of what the sentences before one name, where it names nothing itself.

        Args:
            sentence: its position in the document.
        """
        reading = self._reading
        low, high = reading.sentence_words[sentence]
        found = _NONE
        pronouns = PRONOUNS[reading.language]
        opening = reading.words.forms[low : min(high, low + _FIRST_WORDS)]
        if not pronouns.isdisjoint(opening):
            found = self._opening(sentence - 1)
        return found | self._named(sentence)

    def _opening(self, sentence: int) -> frozenset[str]:
        low, high = self._reading.sentence_words[sentence]
        stems = self._evidence.content_stems(self._reading, low, high)
        return frozenset(stems[:_SUBJECT])

    def _named(self, sentence: int) -> frozenset[str]:
        """The first name of the last sentence that has one."""
        names = self._reading.names
        if not names:
            return _NONE
        spans = self._reading.sentences
        for place in range(sentence, max(-1, sentence - _BACK - 1), -1):
            start, end = spans[place]
            at = bisect_left(names, start, key=_start_of)
            if at < len(names) and names[at].start < end:
                return _NONE if place == sentence else self._stems_of(names[at].words)
        return _NONE

    def _stems_of(self, words: tuple[str, ...]) -> frozenset[str]:
        return frozenset(self._evidence.stems_of_text(" ".join(words)))


def _start_of(name: Name) -> int:
    return name.start
