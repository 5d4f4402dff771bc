"""Questions of help pages in one sentence with what answers them.

"When does the pool open? At 9.": the answer has no words for what it is about; without
the question it would be about anything.
"""

from __future__ import annotations

from typing import Final

from evigate.text.patterns import late
from evigate.text.questions import read_question

_MARKS: Final = tuple("?？؟")
_ASKS: Final = late(r"[?？؟][\s*_\"'”’»)]*$")
_WORD: Final = late(r"[^\W\d_]{4,}")  # shorter ones mostly are grammar
_LONGEST: Final = 300  # characters of both
_LOOK_BACK: Final = 12


def joined_answers(
    text: str, sentences: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """The sentences of a text, questions with the sentence behind them in one.

    Those for yes or no stand alone: the sentence behind them makes a claim of them, see
    `evigate.text.asked_and_answered`.

    >>> text = "When is it open? At 9. Is it free? Yes."
    >>> [text[a:b] for a, b in joined_answers(text, [(0, 16), (17, 22), (23, 34)])]
    ['When is it open? At 9.', 'Is it free?']
    """
    if not any(mark in text for mark in _MARKS):
        return sentences
    joined: list[tuple[int, int]] = []
    asking = False
    for start, end in sentences:
        asks = asks_something(text, start, end)
        if asking and not asks and _leans(text, joined[-1], (start, end)):
            joined[-1] = joined[-1][0], end
            asking = False
            continue
        joined.append((start, end))
        asking = asks and read_question(text[start:end]).kind != "yes_no"
    return joined


def _leans(text: str, question: tuple[int, int], answer: tuple[int, int]) -> bool:
    """Does an answer name nothing of the question, which has to say what it is of?"""
    if answer[1] - question[0] > _LONGEST:
        return False
    asked = {*_WORD.findall(text[slice(*question)].lower())}
    return asked.isdisjoint(_WORD.findall(text[slice(*answer)].lower()))


def asks_something(text: str, start: int, end: int) -> bool:
    """Does a stretch of a text end with a question mark?"""
    return _ASKS.search(text[max(start, end - _LOOK_BACK) : end]) is not None
