"""The noun or verb that a question puts in the place of its answer."""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cache
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.statements.slot_words import LIGHT_VERBS, OF_WORDS
from evigate.evidence import Evidence
from evigate.text.patterns import late
from evigate.text.questions import asked_noun
from evigate.text.reading import Reading
from evigate.text.tables.noun_kinds import ASKING, VERBS

_DEFINES: Final = late(
    r"^\W*(?:(?:what|which) (?:is|was)|what's|was ist|was war|wie heißt|wie hieß|"
    r"quel(?:le)? (?:est|était|fut)|(?:cuál|qué) (?:es|era|fue)|"
    r"qual(?:e)?(?: è| era| fu| é| foi|'è)|(?:wat|welke) (?:is|was)|"
    r"jak(?:a|i|ie) (?:jest|był\w*)) (?:(?:the|der|die|das|la|le|l'|el|lo|il|o|a|de|"
    r"het)\b ?)?"
)
_KIND_OF: Final = frozenset(
    "type kind form sort species breed class name style branch art sorte type typ "
    "genre sorte tipo clase especie tipo specie tipo espécie soort vorm rodzaj".split()
)
_WHICH: Final = frozenset({"what", "which"})
_SEVERAL: Final = late(
    r"^\W*(?:(?:in |on |at |for |by )?(?:what|which) (?:(?:are|were)\b|(?!is\b|was\b|"
    r"does\b|has\b)[a-z]{3,}[a-rt-z](?<!u)(?<!i)s\b(?! (?:is|was|has)\b))|"
    r"who (?:are|were)|name (?:a|an|one|some|two|three)\b|"
    r"welche \w+ (?:sind|waren|haben|hatten|gehören|gibt|können|werden|wurden|"
    r"grenzen|liegen)|wer (?:sind|waren)|"
    r"(?:quels|quelles|qui sont|lesquel)|(?:cuáles|quiénes)|qué \w+s\b|quali\b|"
    r"chi sono|quais\b|quem são|wie (?:zijn|waren)\b|welke \w+ (?:zijn|waren|hebben)|"
    r"(?:które|którzy|jakie) \w+ (?:są|były|mają))"
)
_PAST: Final = frozenset("led gave made brought drove broke took became kept".split())
_ADJECTIVES: Final = frozenset(
    "young old new large small big great main major minor other public private foreign "
    "different free full open empty wild rare modern ancient recent current separate "
    "female male adult black white red blue green gold golden silver human civilian "
    "german french english american british european african asian roman greek".split()
)
_OF_ADJECTIVES: Final = ("al", "ic", "ive", "ous", "ful", "less", "able", "ible", "ed")
_PLURALS: Final = frozenset(
    "people men women children species fish sheep mice feet teeth aircraft cattle "
    "staff crew police".split()
)
_OTHER_TIMES: Final = frozenset("before after during until since while".split())
_FEW: Final = frozenset({"count", "amount", "duration"})


def head_words(evidence: Evidence) -> list[int]:
    """The words behind the asking ones, up to the next word of grammar."""
    question = evidence.question
    found = evidence.shared(asked)
    noun = asked_noun(question.text)
    if found.kind != "open" and found.spans:
        start = found.spans[0][1]
    elif noun is not None:
        start = noun
    else:
        return []
    content = evidence.content_flags(question)
    words: list[int] = []
    for n in range(bisect_left(question.words.starts, start), len(content)):
        form = question.words.forms[n]
        if content[n] and form in LIGHT_VERBS and not words:
            continue
        if form in OF_WORDS and len(words) == 1 and _is_a_kind(question, words[0]):
            words = []
        elif content[n]:
            words.append(n)
        elif words:
            break
    if found.kind not in _FEW:
        return words[:3]
    while len(words) > 1 and _is_before_a_noun(question, words[0], words[1]):
        words = words[1:]
    return words[:1]


def _is_before_a_noun(question: Reading, word: int, behind: int) -> bool:
    """ "How many national parks": parks are counted."""
    if question.language != "en" or behind != word + 1:
        return False
    form, noun = question.words.forms[word], question.words.forms[behind]
    plural = noun in _PLURALS or (noun.endswith("s") and not noun.endswith("ss"))
    return plural and (form in _ADJECTIVES or form.endswith(_OF_ADJECTIVES))


def _is_a_kind(question: Reading, word: int) -> bool:
    """ "What kind of animal" asks for an animal."""
    return question.words.forms[word] in _KIND_OF


def asks_for_a_kind(question: Reading) -> bool:
    """ "What kind of factory was it?"

    >>> asks_for_a_kind(Reading("What kind of factory was it?", "en"))
    True
    """
    forms = question.words.forms
    return any(
        forms[n] in _WHICH and forms[n + 1] in _KIND_OF and forms[n + 2] in OF_WORDS
        for n in range(len(forms) - 2)
    )


def defined_word(evidence: Evidence) -> int | None:
    """The noun that "What is the ..." asks to be filled: "capital", "main export"."""
    question = evidence.question
    match = _DEFINES.match(question.text.lower())
    if match is None or evidence.shared(asked).kind != "open":
        return None
    content = evidence.content_flags(question)
    named = {word for name in question.names for word in name.words}
    last = None
    for n in range(bisect_left(question.words.starts, match.end()), len(content)):
        if not content[n] or question.words.forms[n] in _OTHER_TIMES:
            break
        last = n
    # "Lake Orrin" is a name, "Lake Orrin's depth" is not.
    return None if last is None or question.words.forms[last] in named else last


def asks_for_several(text: str) -> bool:
    """May a question have several right answers ("Which countries border it")?

    >>> asks_for_several("Which countries border Kenya?")
    True
    >>> asks_for_several("Which country is it?")
    False
    """
    return _SEVERAL.search(text.lower()) is not None


def is_a_deed(form: str) -> bool:
    """Is a word behind "what" a verb in the past, not the noun that is asked?"""
    return form.endswith("ed") or form in _PAST


def noun_kind(question: Reading, head: list[int]) -> str:
    """The closed kind that the asked noun names, or a verb does ("made of")."""
    forms = {question.words.forms[n] for n in head}
    for kind, asking in _asking().items():
        if forms & asking:
            return kind
    lowered = question.text.lower()
    return next((kind for kind, verb in _verbs() if verb.search(lowered)), "")


@cache
def _verbs() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((kind, re.compile(pattern)) for kind, pattern in VERBS.items())


@cache
def _asking() -> dict[str, frozenset[str]]:
    return {kind: frozenset(words.split()) for kind, words in ASKING.items()}
