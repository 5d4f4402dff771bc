"""Words by language, as sets; a language that a table lacks has none."""

from __future__ import annotations

from collections.abc import Mapping


class WordSets(dict[str, frozenset[str]]):
    """The words of each language.

    Args:
        words: for each language its words, between spaces.

    >>> joints = WordSets({"en": "and or", "de": "und oder"})
    >>> "or" in joints["en"], joints["fi"], "fi" in joints
    (True, frozenset(), False)
    """

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__(
            {code: frozenset(line.split()) for code, line in words.items()}
        )

    def __missing__(self, language: str) -> frozenset[str]:
        return frozenset()
