"""Lower-casing that keeps every character at its place, so that spans stay true."""

from __future__ import annotations

_PLAIN_QUOTES = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "´": "'", "＇": "'"})
_CURLY = ("’", "‘", "ʼ", "´", "＇")


def lower_letters(text: str) -> str:
    """Lower-case a text without changing its length.

    The few letters whose lower case has two code points (``İ``) are replaced by their
    first one, so an offset into the result is an offset into the original.

    >>> lower_letters("İzmir"), len("İzmir".lower())
    ('izmir', 6)
    """
    lowered = text.lower()
    if len(lowered) != len(text):
        lowered = "".join(character.lower()[:1] for character in text)
    return lowered


def lower_in_place(text: str) -> str:
    """The same, and typographic apostrophes become ``'``.

    Args:
        text: any string, lone surrogates included.

    Returns:
        A string of the same length.

    >>> lower_in_place("I DON’T Know")
    "i don't know"
    >>> len(lower_in_place("İstanbul")) == len("İstanbul")
    True
    """
    lowered = lower_letters(text)
    if lowered.isascii() or not any(mark in lowered for mark in _CURLY):
        return lowered
    return lowered.translate(_PLAIN_QUOTES)
