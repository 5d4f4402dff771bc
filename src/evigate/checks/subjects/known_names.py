"""Is a name known to the documents, whatever its ending, spelling or short form?"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from evigate.checks.question.known_words import KnownWords, document_words, given_words
from evigate.evidence import Evidence
from evigate.text.patterns import late
from evigate.text.tables.demonyms import DEMONYMS

_MAX_ACRONYM: Final = 6


def is_known_name(word: str, evidence: Evidence) -> bool:
    """Do documents, question or earlier turns know one word of a name?"""
    known = evidence.shared(document_words)
    given = evidence.shared(given_words)
    language = evidence.language
    if any(_holds(words, word, language) for words in (known, given)):
        return True
    if any(a in known.forms or a in given.forms for a in _BY_WORD.get(word, ())):
        return True
    if fold(word) in evidence.shared(folded_forms):
        return True
    marked = _WITH_PARTICLE.fullmatch(word)
    if marked is not None:  # "DVD는"
        return is_known_name(marked[1], evidence)
    parts = [part for part in _PARTS.split(word) if len(part) > 1]
    return parts != [word] and all(is_known_name(part, evidence) for part in parts)


def names_a_country(word: str) -> bool:
    """Is a lower-case word the name of a country, or of those who live there?"""
    return word in _BY_WORD


_WITH_PARTICLE: Final = late(r"([a-z0-9]+)[\uac00-\ud7a3]{1,4}")
_PARTS: Final = late(r"[-'’./&]")


def _holds(known: KnownWords, word: str, language: str) -> bool:
    """Is a name known, as it is, inflected, or as the name of those who live there?"""
    if word in known.forms:
        return True
    if language in _COMPOUNDING and len(word) > _MIN_PREFIX and word in known.joined:
        return True
    least = _MIN_PREFIX - 1 if language in _INFLECTING else _MIN_PREFIX
    start = "\n" + word[:least]
    at = known.joined.find(start) if len(word) >= least else -1
    while at >= 0:
        end = known.joined.find("\n", at + 1)
        if _are_forms_of_one(word, known.joined[at + 1 : end], language):
            return True
        at = known.joined.find(start, end)
    return False


def _are_forms_of_one(first: str, second: str, language: str) -> bool:
    """Same but for an ending: "Oslo's", "Italy" and "Italian", "Kowalskiego"."""
    shared = _shared_start(first, second)
    ends = first[shared:], second[shared:]
    if max(map(len, ends)) > _MAX_ENDING:
        return False
    if "" in ends or language in _INFLECTING:
        return True
    return any(end in _DEMONYM_ENDINGS for end in ends)


def _shared_start(first: str, second: str) -> int:
    for at, (a, b) in enumerate(zip(first, second, strict=False)):
        if a != b:
            return at
    return min(len(first), len(second))


_MIN_PREFIX: Final = 4
_MAX_ENDING: Final = 3
_COMPOUNDING: Final = frozenset({"de", "nl", "sv", "da", "no"})
_INFLECTING: Final = frozenset({"pl", "ru", "tr", "hi", "ar"})
_DEMONYM_ENDINGS: Final = frozenset("an ian ean ese ish isch ien ana ano".split())


def fold(text: str) -> str:
    """Without accents and spelling variants: "Müller", "Mueller", "Organisation".

    >>> fold("müller") == fold("mueller"), fold("organization") == fold("organisation")
    (True, True)
    """
    plain = text if text.isascii() else _without_marks(text)
    for written, common in _VARIANTS:
        plain = plain.replace(written, common)
    return plain


_VARIANTS: Final = (
    ("ae", "a"),
    ("oe", "o"),
    ("ue", "u"),
    ("our", "or"),
    ("z", "s"),
    ("tre\n", "ter\n"),
    ("-", ""),
    ("'", ""),
)
_LETTERS: Final = str.maketrans(
    {"ł": "l", "ø": "o", "ß": "ss", "đ": "d", "ı": "i", "æ": "a", "œ": "o", "’": ""}
)


def _without_marks(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.translate(_LETTERS))
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def folded_forms(evidence: Evidence) -> frozenset[str]:
    """The words of documents, question and user without accents; use ``shared``."""
    known = evidence.shared(document_words), evidence.shared(given_words)
    return frozenset(w for words in known for w in fold(words.joined).split("\n"))


def _read_aliases() -> dict[str, tuple[str, ...]]:
    aliases: dict[str, tuple[str, ...]] = {}
    for line in DEMONYMS.split("\n"):
        words = tuple(line.split())
        for word in words:
            aliases[word] = aliases.get(word, ()) + words
    return aliases


_BY_WORD: Final = _read_aliases()


def initials(evidence: Evidence) -> str:
    """First letters of all words of the documents; use through ``shared``."""
    return "\n".join(
        "".join(form[0] for form in reading.words.forms)
        for reading in evidence.documents
    )


def _holds_acronym(text: str, short: str) -> bool:
    """Does a text hold "WHO" or "W.H.O." as a word of its own?"""
    if short not in text and ".".join(short) + "." not in text:
        return False  # few texts do, and a pattern is dear
    dotted = r"\.".join(map(re.escape, short))
    pattern = rf"\b(?:{re.escape(short)}\b|{dotted}\.)"
    return re.search(pattern, text) is not None


def is_abbreviated(words: Sequence[str], evidence: Evidence) -> bool:
    """Do the documents hold the long form of an acronym, or the acronym of a name?"""
    if len(words) > 1:
        short = "".join(word[0] for word in words).upper()
        return any(
            _holds_acronym(reading.text, short) for reading in evidence.documents
        )
    word = words[0] if words else ""
    return 1 < len(word) <= _MAX_ACRONYM and word in evidence.shared(initials)
