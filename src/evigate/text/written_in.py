"""Is a text surely written in a language? Guesses on lists and tables err."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.text.languages import SUPPORTED_LANGUAGES
from evigate.text.stopwords import stopwords
from evigate.text.tables.number_words import AMBIGUOUS
from evigate.text.words import find_words

_SHORT: Final = 120  # characters; a guess on fewer may err
_READ: Final = 300
_CLOSED_SHARE: Final = 0.15
_OTHER_SHARE: Final = 0.5
_ACCENTED_SHARE: Final = 0.2
_OTHER_SCRIPTS: Final = frozenset(
    {"zh", "ja", "ko", "ar", "hi", "ru", "el", "he", "th", "uk", "fa", "mr"}
)


def may_be_in(text: str, language: str, guessed: str) -> bool:
    """Might a short text be in a language that was not the first guess?

    Args:
        text: any string; a long one is what it was guessed to be.
        language: ISO 639-1 code of the language that is expected.
        guessed: of the language that was guessed.

    Returns:
        Whether it holds words of grammar of the expected language, and no fewer.

    >>> may_be_in("Do I need a permit to film?", "en", "pl")
    True
    >>> may_be_in("ten million", "en", "pl")
    True
    >>> may_be_in("Was kostet das?", "en", "de")
    False
    """
    if len(text) > _SHORT or guessed in _OTHER_SCRIPTS or language in _OTHER_SCRIPTS:
        return False
    forms = set(find_words(text).forms)
    own = len(forms & stopwords(language)) + _own_numbers(forms, language, guessed)
    return own > 0 and own >= len(forms & stopwords(guessed))


def _own_numbers(forms: set[str], language: str, guessed: str) -> int:
    """Number words of a language that in the guessed one are none: "ten million"."""
    return sum(
        language in AMBIGUOUS[form] and guessed not in AMBIGUOUS[form]
        for form in forms & AMBIGUOUS.keys()
    )


def is_written_in(forms: Sequence[str], language: str) -> bool:
    """Do lower-case words hold the grammar, or the script, of a language?

    >>> is_written_in("the ferry leaves at nine from pier two".split(), "en")
    True
    >>> is_written_in("lift type people per hour steinach chair".split(), "it")
    False
    """
    # A letter alone may be a code: "E-0471".
    read = [form for form in forms[:_READ] if len(form) > 1 or not form.isascii()]
    if not read:
        return False
    special = sum(not form.isascii() for form in read)
    if language in _OTHER_SCRIPTS:
        return special >= _OTHER_SHARE * len(read)
    if language != "en" and special >= _ACCENTED_SHARE * len(read):
        return True
    if language not in SUPPORTED_LANGUAGES:
        return False
    closed = stopwords(language)
    return sum(form in closed for form in read) >= _CLOSED_SHARE * len(read)
