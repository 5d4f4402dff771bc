"""The RAGScope paper's token view, to the letter (section II.B).

"Tokens are lowercased alphanumeric spans; sentence boundaries use punctuation and
line breaks, and numeric matching strips commas." Where it leaves a choice open:
alphanumeric is meant in the Unicode sense (on ASCII text there is no difference); a
sentence ends behind ``.``, ``!`` or ``?`` that white space follows, and at line
breaks; a number is a run of digits with inner commas and points.
"""

from __future__ import annotations

from typing import Final

from evigate.text.patterns import late

_TOKEN: Final = late(r"[^\W_]+")
_SENTENCE_END: Final = late(r"(?<=[.!?])\s+|\n+")
# Where tokens are all that is wanted, the terminator need not stay with its sentence.
_TOKEN_BORDER: Final = late(r"[.!?]\s|\n")
_NUMBER: Final = late(r"\d+(?:[.,]\d+)*")


def paper_tokens(text: str) -> list[str]:
    """Lower-cased alphanumeric spans.

    >>> paper_tokens("The X-200 weighs 1,200 g.")
    ['the', 'x', '200', 'weighs', '1', '200', 'g']
    """
    return _TOKEN.findall(text.lower())


def paper_sentences(text: str) -> list[str]:
    """Sentences by punctuation and line breaks, without empty ones.

    >>> paper_sentences("It lasts 3 years. Ask us!\\nBye")
    ['It lasts 3 years.', 'Ask us!', 'Bye']
    """
    pieces = (piece.strip() for piece in _SENTENCE_END.split(text))
    return [piece for piece in pieces if piece]


def paper_sentence_tokens(text: str) -> list[list[str]]:
    """The tokens of each sentence, sentences without any left out.

    The same as :func:`paper_tokens` of each of :func:`paper_sentences`, in one pass.

    >>> paper_sentence_tokens("It lasts 3.5 years. --- Ask!\\nBye")
    [['it', 'lasts', '3', '5', 'years'], ['ask'], ['bye']]
    """
    pieces = map(_TOKEN.findall, _TOKEN_BORDER.split(text.lower()))
    return [tokens for tokens in pieces if tokens]


def paper_numbers(text: str) -> list[str]:
    """Numbers as written, commas stripped.

    >>> paper_numbers("1,284,500 units at 3.5 %")
    ['1284500', '3.5']
    """
    return [number.replace(",", "") for number in _NUMBER.findall(text)]
