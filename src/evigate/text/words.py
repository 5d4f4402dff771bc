"""Unicode words with their places, and the stems that compare them.

Scripts with spaces give words; Han, kana, Hangul, Thai, Lao, Khmer and Burmese runs
give overlapping pairs of characters, since words there have no visible borders (or,
in Korean, carry particles that no stemmer here removes).
"""

from __future__ import annotations

import threading
import unicodedata
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final, NamedTuple

import Stemmer

from evigate.text.patterns import late


def _compile_regex(pattern: str, flags: int) -> Any:
    """Knows combining marks, which `re` does not; imported only where they occur."""
    import regex

    return regex.compile(pattern, flags)


_ASCII_WORD: Final = late(r"([a-z0-9]++(?:'[a-z0-9]++)*+)")
_PLAIN_WORD: Final = late("([a-z0-9]+)")
_LATIN_WORD: Final = late(r"([^\W_]++(?:['’][^\W_]++)*+)")
_ANY_WORD: Final = late(
    r"([\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*)", compiler=_compile_regex
)
# Above this code point combining marks and scripts without spaces begin.
# Typographic quotes, dashes, currencies and symbols are left out: they are no letters.
_NEEDS_MARKS: Final = late(
    "[\u0300-\u036f\u0483-\u1fff\u2070-\u209f\u20d0-\u20ff\u2c00-\uffff"
    "\U00010000-\U0010ffff]"
)
_UNSPACED_CLASS: Final = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u1100-\u11ff\u3040-\u30ff\u31f0-\u31ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f"
    "\U00020000-\U0003134f"
)
_UNSPACED: Final = late(f"[{_UNSPACED_CLASS}]")
_UNSPACED_RUN: Final = late(f"[{_UNSPACED_CLASS}]+|[^{_UNSPACED_CLASS}]+")
_HIRAGANA: Final = late("[\u3040-\u309f]")
_HIRAGANA_ONLY: Final = late("[\u3040-\u309f]+")

_STEMMER_NAMES: Final = {
    "ar": "arabic",
    "da": "danish",
    "de": "german",
    "en": "english",
    "es": "spanish",
    "fr": "french",
    "hi": "hindi",
    "it": "italian",
    "nl": "dutch",
    "no": "norwegian",
    "pl": "polish",
    "pt": "portuguese",
    "ru": "russian",
    "sv": "swedish",
    "tr": "turkish",
}
_MAX_KNOWN: Final = 20_000
_MAX_WORD: Final = 64  # longer runs are data, not words; stemming them costs too much


class Words(NamedTuple):
    """The words of one text, as parallel sequences.

    Attributes:
        forms: lower-case, NFKC-normalised forms.
        starts: code point where each word begins in the text.
        ends: code point after each word.
    """

    forms: list[str]
    starts: list[int]
    ends: list[int]

    def slice(self, low: int, high: int) -> Words:
        """Words number ``low`` to ``high`` (exclusive)."""
        return Words(self.forms[low:high], self.starts[low:high], self.ends[low:high])


def find_words(text: str) -> Words:
    """All words of a text in order, with code-point spans into it.

    Cost is linear in the text; no regular expression here can backtrack.

    >>> find_words("The Tentra-2 weighs 3 kg.").forms
    ['the', 'tentra', '2', 'weighs', '3', 'kg']
    >>> find_words("保修期为两年").forms
    ['保修', '修期', '期为', '为两', '两年']
    """
    ascii_ = text.isascii()
    needs_marks = not ascii_ and _NEEDS_MARKS.search(text) is not None
    pattern = _ANY_WORD if needs_marks else _LATIN_WORD
    if ascii_:
        pattern = _ASCII_WORD if "'" in text else _PLAIN_WORD
    # Splitting with a captured group keeps separators: their lengths give the places
    # without one match object per word.
    parts: list[str] = pattern.split(text.lower() if ascii_ else text)
    bounds = list(accumulate(map(len, parts), initial=0))
    if ascii_:
        return Words(parts[1::2], bounds[1:-1:2], bounds[2::2])
    words = Words(parts[1::2], bounds[1:-1:2], bounds[2::2])
    if needs_marks and _UNSPACED.search(text) is not None:
        words = _split_unspaced(words)
    forms = [f.lower() if f.isascii() else normal_form(f) for f in words.forms]
    return Words(forms, words.starts, words.ends)


def normal_form(form: str) -> str:
    """Lower-case NFKC form of one word, with a straight apostrophe.

    >>> normal_form("ＡＢＣ’s")
    "abc's"
    """
    if form.isascii():
        return form.lower()
    return unicodedata.normalize("NFKC", form).lower().replace("’", "'")


def _split_unspaced(words: Words) -> Words:
    forms: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for form, start, end in zip(*words, strict=True):
        if _UNSPACED.search(form) is None:
            forms.append(form)
            starts.append(start)
            ends.append(end)
            continue
        for run in _UNSPACED_RUN.finditer(form):
            piece, offset = run.group(), start + run.start()
            width = 2 if _UNSPACED.match(piece) else len(piece)
            for i in range(max(1, len(piece) - width + 1)):
                forms.append(piece[i : i + width])
                starts.append(offset + i)
                ends.append(offset + min(i + width, len(piece)))
    return Words(forms, starts, ends)


def is_unspaced(form: str) -> bool:
    """Does a word come from a script that is read as pairs of characters?"""
    return not form.isascii() and _UNSPACED.match(form) is not None


def has_hiragana(text: str) -> bool:
    """Does a text hold any hiragana?"""
    return _HIRAGANA.search(text) is not None


def is_function_pair(form: str) -> bool:
    """Is it a pair of hiragana only, which in Japanese carries grammar, not content?"""
    return _HIRAGANA_ONLY.fullmatch(form) is not None


_local = threading.local()


def stem_words(forms: Sequence[str], language: str) -> list[str]:
    """Snowball stems of lower-case words; languages without a stemmer pass through.

    Args:
        forms: lower-case words.
        language: ISO 639-1 code.

    >>> stem_words(["warranties", "lasting"], "en")
    ['warranti', 'last']
    """
    name = _STEMMER_NAMES.get(language)
    if name is None:
        return list(forms)
    return list(map(_known_stems(name).__getitem__, forms))


_MIN_ARABIC: Final = 5


class _KnownStems(dict[str, str]):
    """Stems by word, filled as words are met; emptied before it grows large."""

    def __init__(self, name: str) -> None:
        super().__init__()
        # Its own cache would hold the same once more, and is slower.
        self._stem = Stemmer.Stemmer(name, 0).stemWord

    def __missing__(self, form: str) -> str:
        if len(self) >= _MAX_KNOWN:
            self.clear()
        # "and the students": the stemmer takes off one prefix only.
        bare = form[1:] if form.startswith("وال") and len(form) > _MIN_ARABIC else form
        stem: str = self._stem(bare[:_MAX_WORD])
        if len(form) <= _MAX_WORD:
            self[form] = stem
        return stem


def _known_stems(name: str) -> _KnownStems:
    """One stemmer per thread: it is not safe to share."""
    stemmers: dict[str, _KnownStems] | None = getattr(_local, "stemmers", None)
    if stemmers is None:
        stemmers = _local.stemmers = {}
    known = stemmers.get(name)
    if known is None:
        known = stemmers[name] = _KnownStems(name)
    return known
