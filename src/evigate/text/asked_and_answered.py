"""Lists of questions and answers, as help pages have them: "Is it free? Yes.".

A question claims nothing by itself. With a yes or no behind it, it claims as much as a
statement, or denies it.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, Literal

from evigate.text.joined_answers import asks_something
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.yes_no import yes_no

_MARKS: Final = tuple("?？؟")
_BEFORE: Final = late(r"[^?？؟:：]{0,16}[:：][\s*]*")
_LABEL: Final = late(
    r"[\s*_>-]*(?:a(?:nswer)?|antwort|r(?:éponse|esposta)?|respuesta|risposta|"
    r"antwoord|odp(?:owiedź)?|答|回答|答案|답|답변|ج|उत्तर)\s?[.:：)]\**\s*",
)


def is_question(reading: Reading, sentence: int) -> bool:
    """Does a sentence of a text ask something, rather than state it?

    Args:
        reading: the text.
        sentence: the number of the sentence in it.

    >>> reading = Reading("Is parking free? It is.", "en")
    >>> is_question(reading, 0), is_question(reading, 1)
    (True, False)
    """
    start, end = reading.sentences[sentence]
    return asks_something(reading.text, start, end)


def given_answer(reading: Reading, sentence: int) -> Literal["yes", "no"] | None:
    """The yes or no that stands behind a sentence.

    >>> given_answer(Reading("Q: Is parking free? A: No, sorry.", "en"), 0)
    'no'
    """
    if sentence + 1 >= len(reading.sentences):
        return None
    start, end = reading.sentences[sentence + 1]
    text = reading.text[start:end]
    label = _LABEL.match(text.lower())
    return yes_no(text[label.end() :] if label else text)


def claims_nothing(reading: Reading, sentence: int) -> bool:
    """Is it a question without a yes or no behind it?"""
    return is_question(reading, sentence) and given_answer(reading, sentence) is None


def answered_no(reading: Reading) -> list[int]:
    """The first words, by number, of the questions that are answered with no.

    >>> answered_no(Reading("Is it open? Yes. Are dogs allowed? No.", "en"))
    [4]
    """
    if not any(mark in reading.text for mark in _MARKS):
        return []
    return [
        _first_word(reading, number)
        for number in range(len(reading.sentences))
        if is_question(reading, number) and given_answer(reading, number) == "no"
    ]


def _first_word(reading: Reading, sentence: int) -> int:
    """The first word of a question behind a label ("Q:")."""
    start, end = reading.sentences[sentence]
    label = _BEFORE.match(reading.text, start, end)
    return bisect_left(reading.words.starts, label.end() if label else start)
