"""What a question asks for: a count, a date, a person, a reason, yes or no ..."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from evigate.text.languages import guess_language
from evigate.text.lowering import lower_letters
from evigate.text.patterns import late
from evigate.text.tables.question_words import (
    COMPARISONS,
    FOLLOW_UP_MARKS,
    FOLLOW_UPS,
    HOW_TO,
    HOW_TO_LAST,
    HOW_TO_MARKS,
    INVERSIONS,
    PREMISES,
    PRONOUNS,
    QUESTION_PHRASES,
    WH_MARKS,
    WH_WORDS,
    YES_NO_MARKS,
    YES_NO_OPENERS,
)

AnswerType = Literal[
    "count",
    "amount",
    "duration",
    "date",
    "person",
    "place",
    "reason",
    "yes_no",
    "open",
]
"""The kind of answer that a question expects; ``open`` where it does not show."""

# The order decides where phrases of two kinds begin at one place.
_ORDER: Final[tuple[AnswerType, ...]] = (
    "duration",
    "date",
    "count",
    "amount",
    "person",
    "reason",
    "place",
)


def _pattern() -> re.Pattern[str]:
    groups = []
    for kind in _ORDER:
        latin = [p for p in QUESTION_PHRASES[kind] if not _is_unspaced(p)]
        dense = [p for p in QUESTION_PHRASES[kind] if _is_unspaced(p)]
        # No word border: an Indic vowel sign at the end of a word is no letter.
        either = "|".join((rf"(?<!\w)(?:{'|'.join(latin)})(?!\w)", *dense))
        groups.append(rf"(?P<{kind}>{either})")
    return re.compile("|".join(groups))


def _is_unspaced(phrase: str) -> bool:
    """Does it stand without word borders, or before particles, as in Korean?"""
    return any("\u3040" <= char <= "\u9fff" or "가" <= char <= "힣" for char in phrase)


_PHRASE: Final = _pattern()


# A question may follow a statement: "I bought it in May. Can I return it?"
def _opener(either: str) -> re.Pattern[str]:
    return re.compile(rf"(?:^|[.!]\s)\W*(?:{either})", re.MULTILINE)


_YES_NO_OPENERS: Final = {code: _opener(each) for code, each in YES_NO_OPENERS.items()}
_ANY_YES_NO_OPENER: Final = _opener("|".join(YES_NO_OPENERS.values()))
_YES_NO_MARK: Final = late(YES_NO_MARKS, re.MULTILINE)
_INVERSION: Final = late(INVERSIONS)
_WH: Final = late(rf"(?<!\w)(?:{WH_WORDS})(?!\w)|{WH_MARKS}")
_QUESTION_MARK: Final = late(r"[?？؟]\s*$")
_FOLLOW_UP: Final = late(rf"^\W*(?:{FOLLOW_UPS})\b|{FOLLOW_UP_MARKS}")
_MAX_READ: Final = 2_000
_JOINING: Final = frozenset({"person", "date", "place", "reason"})
_PREPOSITION: Final = late(
    r"\W*(?:after|against|before|behind|beside|over|towards?|under|upon|within) "
)
# A word may stand before the asking one: "Since when ...", "And for whom ...".
_OPENING: Final = late(
    r"(?:^|[.!?:;¿¡]\s?)\W*(?:(?:and|but|so|or|und|et|y|e|en|i)\W+)?"
    r"(?:[^\W\d_]+[^\w,]+)?$"
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What a question expects.

    Attributes:
        kind: the type of the answer.
        spans: places of the asking words, which are no content.
    """

    kind: AnswerType
    spans: tuple[tuple[int, int], ...]


def read_question(text: str, language: str | None = None) -> Asked:
    """The answer type of a question, and the words that only ask.

    Args:
        text: the question.
        language: ISO 639-1 code; guessed where it is not given.

    >>> asked = read_question("How long is the warranty?")
    >>> asked.kind, asked.spans
    ('duration', ((0, 8),))
    >>> read_question("Is lunch free?").kind, read_question("保修期多久？").kind
    ('yes_no', 'duration')
    >>> read_question("Vale anche di domenica?").kind
    'yes_no'
    """
    lowered = lower_letters(text[:_MAX_READ])
    matches = list(_PHRASE.finditer(lowered))
    spans = tuple(map(_whole_span, matches))
    # "Was" opens a question of another kind in German than in English.
    language = language or guess_language(text[:_MAX_READ])
    opener = _YES_NO_OPENERS.get(language, _ANY_YES_NO_OPENER)
    if opener.search(lowered):
        return Asked("yes_no", spans)
    asking = _asking(lowered, matches)
    if asking is not None:
        return Asked(_as_type(asking.lastgroup or ""), spans)
    asks_whether = not matches and _asks_whether(lowered)
    return Asked("yes_no" if asks_whether else "open", spans)


def _whole_span(match: re.Match[str]) -> tuple[int, int]:
    """ "After whom": the preposition that opens the question only asks too."""
    start, end = match.span()
    if match.lastgroup != "person":  # "before what date" is asked, and not "after"
        return start, end
    opens = _PREPOSITION.fullmatch(match.string, 0, start) is not None
    return (0 if opens else start), end


def _asking(lowered: str, matches: list[re.Match[str]]) -> re.Match[str] | None:
    """The phrase that asks, among those that may only join a clause.

    "The designer who left in what year?" asks for a year, "What happens when it
    rains?" for neither a person nor a date.
    """
    for match in matches:
        if not _may_join(lowered, match):
            return match
    if not matches or _WH.search(lowered, 0, matches[0].start()):
        return None
    return matches[0]


def _may_join(lowered: str, match: re.Match[str]) -> bool:
    """Is it a lone word such as "who" or "when" in the midst of a sentence?"""
    if match.lastgroup not in _JOINING or " " in match.group():
        return False
    if _is_unspaced(match.group()) or not match.group().isalpha():
        return False
    return _OPENING.search(lowered, 0, match.start()) is None


def _asks_whether(lowered: str) -> bool:
    if _YES_NO_MARK.search(lowered):
        return True
    if _WH.search(lowered) or leans_on_the_turn_before(lowered):
        return False
    return bool(_INVERSION.search(lowered) or _QUESTION_MARK.search(lowered))


_NOUN_ASKED: Final = late(
    r"(?<!\w)(?:what|which|welche[rsnm]?|quel(?:le)?s?|qu[eé]|quale|qual|welke?|"
    r"jak(?:i|a|ie|im|iej))\s+"
    r"(?!(?:is|was|are|were|do|does|did|has|have|can|will|should|would|must|may|ist|"
    r"sind|war|est|sont|es|son|fue|è|sono|é|são|foi|zijn|jest|są)\b)(?=[^\W\d_])"
)


def asked_noun(text: str) -> int | None:
    """Where the noun begins that a question asks to be named, if it names one.

    >>> text = "Under which licence is it sold?"
    >>> text[asked_noun(text) :]
    'licence is it sold?'
    >>> asked_noun("Who sells it?") is None
    True
    """
    found = _NOUN_ASKED.search(lower_letters(text[:_MAX_READ]))
    return None if found is None else found.end()


_HOW_TO: Final = late(HOW_TO)
_HOW_TO_LAST: Final = late(HOW_TO_LAST)
_HOW_TO_MARKS: Final = late(HOW_TO_MARKS)


def asks_how_to(text: str) -> bool:
    """Does a question ask for a way to do something, which takes a text to answer?

    >>> asks_how_to("How do I descale the kettle?"), asks_how_to("How old is it?")
    (True, False)
    >>> asks_how_to("Wie entkalke ich den Kessel?"), asks_how_to("如何更换滤芯？")
    (True, True)
    """
    lowered = lower_letters(text[:_MAX_READ])
    return task_verb(text) is not None or _HOW_TO_MARKS.search(lowered) is not None


def task_verb(text: str) -> int | None:
    """Where the verb of the task begins that a question asks a way to do.

    >>> task_verb("How to pickle onions"), task_verb("Wie kann ich es entkalken?")
    (7, 16)
    """
    lowered = lower_letters(text[:_MAX_READ])
    found = _HOW_TO.search(lowered) or _HOW_TO_LAST.search(lowered)
    return None if found is None else found.end()


_COMPARISON: Final = late(COMPARISONS)


def asks_to_compare(text: str) -> bool:
    """Does a question set two things side by side, of which two documents may tell?

    >>> asks_to_compare("Alder vs Birch plan"), asks_to_compare("Who runs it?")
    (True, False)
    """
    return _COMPARISON.search(lower_letters(text[:_MAX_READ])) is not None


def premise_end(text: str, start: int = 0) -> int | None:
    """Where the question proper begins behind a clause about the user.

    Args:
        text: the question.
        start: of the sentence that is looked at.

    >>> text = "I am 45 and new here, may I join?"
    >>> text[premise_end(text) :]
    'may I join?'
    >>> premise_end("In 2019, who won?") is None
    True
    """
    lowered = lower_letters(text[start : start + _MAX_READ])
    found = _PREMISE.match(lowered)
    return None if found is None else start + found.end()


@cache
def _asking_clause() -> str:
    openers = "|".join(each.removesuffix(r"\b") for each in YES_NO_OPENERS.values())
    return rf"(?:(?:{openers})|(?:{WH_WORDS}))(?!\w)"


_PREMISE: Final = late(rf"(?=[^,?]*{PREMISES})[^,?]+, (?={_asking_clause()})")


def split_question(text: str) -> list[tuple[int, int]]:
    """Places of the parts of a question that asks several things, in order.

    >>> text = "When does it open and who runs it?"
    >>> [text[start:end] for start, end in split_question(text)]
    ['When does it open', 'who runs it?']
    """
    lowered = lower_letters(text[:_MAX_READ])
    parts: list[tuple[int, int]] = []
    start = 0
    for match in _joint().finditer(lowered):
        parts.append((start, match.start()))
        start = match.end()
    return [*parts, (start, len(text))]


@cache
def _joint() -> re.Pattern[str]:
    """ "And" before a word that asks."""
    return re.compile(
        rf"\s*[,;]?\s(?:and|und|et|y|e|en|oraz|i)\s(?=(?:{WH_WORDS})(?!\w))"
    )


def leans_on_the_turn_before(text: str) -> bool:
    """Does a question only make sense after another ("And for contractors?")?

    >>> leans_on_the_turn_before("And for contractors?")
    True
    >>> leans_on_the_turn_before("How long is the warranty of the lamp?")
    False
    """
    return _FOLLOW_UP.search(lower_letters(text[:_MAX_READ]).strip()) is not None


def refers_back(text: str, language: str) -> bool:
    """Does a pronoun stand for something that an earlier turn named?

    >>> refers_back("When did she die?", "en"), refers_back("When is lunch?", "en")
    (True, False)
    """
    return _pronoun(language).search(lower_letters(text[:_MAX_READ])) is not None


def opens_with_pronoun(text: str, language: str) -> bool:
    """Does a sentence go on about what stood before ("It has a kitchen")?

    >>> opens_with_pronoun("It has a kitchen.", "en")
    True
    """
    return _pronoun(language).match(text.lower()) is not None


@cache
def _pronoun(language: str) -> re.Pattern[str]:
    words = PRONOUNS.get(language, PRONOUNS["en"])
    if _is_unspaced(words):
        return re.compile(words)
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)")


def _as_type(kind: str) -> AnswerType:
    return next(known for known in _ORDER if known == kind)
