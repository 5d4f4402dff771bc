"""Small talk: greetings, thanks, closings, wishes and offers that claim nothing.

Anything doubtful is a claim. A sentence passes only when every word of it belongs to
the closed vocabulary of one language; a number, a name or a word of any trade ends it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from evigate.text.any_of import lacks_digits
from evigate.text.lowering import lower_in_place
from evigate.text.patterns import late
from evigate.text.tables.creative_words import CREATIVE_PIECES, CREATIVE_VERBS
from evigate.text.tables.refusal_courtesies import CORES, FILLERS, PHRASES
from evigate.text.tables.refusal_creative import (
    CREATIVE_REQUESTS,
    FACTUAL_CUES,
    WISH_OPENERS,
)

_UNSPACED: Final = ("zh", "ja", "ko")
_SPACED: Final = tuple(code for code in CORES if code not in _UNSPACED)
_LONGEST: Final = 1_200  # longer answers say something

_SENTENCE: Final = late(r"[^.!?…。！？؟।\n]+[.!?…。！？؟।\n]*")
_WORD: Final = late(r"[^\W_]+(?:['-][^\W_]+)*'?")
_SIGN_OFF: Final = late(r"\[[^\]\d]{1,30}\]|[:;]-?[)(dp]|<3", re.IGNORECASE)
_JOINT: Final = late("['-]")
_DIGIT: Final = late(r"\d")
_LETTER: Final = late(r"\w")
_DECORATION: Final = late(
    "[^\\w\\s.!?…。！？؟।'’-]|[\u2600-\u27bf\ufe0f\u200d]|[\U0001f000-\U0001faff]"
)
_MARKS_OF_SCRIPTS: Final = late(
    "[\u064b-\u0652\u0900-\u0903\u093a-\u094f\u0951-\u0963]"
)


def _bits(table: dict[str, str]) -> dict[str, int]:
    """Word -> bit mask of the languages that list it."""
    masks: dict[str, int] = {}
    for position, language in enumerate(_SPACED):
        for word in table.get(language, "").split():
            key = _bare(word)
            masks[key] = masks.get(key, 0) | 1 << position
    return masks


def _bare(word: str) -> str:
    """Without vowel signs, so that words of Arabic and Hindi are runs of letters."""
    return word if word.isascii() else _MARKS_OF_SCRIPTS.sub("", word)


_CORE_BITS: Final = _bits(CORES)
_FILLER_BITS: Final = _bits(FILLERS)


@cache
def _phrase() -> re.Pattern[str]:
    # By their first letter, so that the engine tries few of them at each word.
    letters: dict[str, list[str]] = {}
    for phrase in (_bare(p) for code in _SPACED for p in PHRASES.get(code, ())):
        letters.setdefault(phrase[0], []).append(phrase)
    groups = letters.pop("(")
    for letter, phrases in letters.items():
        rest = "|".join([phrase[1:] for phrase in phrases])
        groups.append(f"{letter}(?:{rest})")
    return re.compile(rf"(?<!\w)(?:{'|'.join(groups)})(?!\w)")


@cache
def _pieces(language: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Patterns for a sentence made of listed pieces, and for one core piece.

    The longest piece wins and is never given back, so a match costs linear time.
    """
    cores = sorted(CORES[language].split(), key=len, reverse=True)
    every = sorted({*cores, *FILLERS[language].split()}, key=len, reverse=True)
    whole = re.compile(rf"(?>{'|'.join(map(re.escape, every))}|\s|[,，、~～·'-])+")
    return whole, re.compile("|".join(map(re.escape, cores)))


_CJK: Final = late("[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]")


def is_small_talk(text: str) -> bool:
    """Whether a text consists of greetings, thanks, wishes or offers alone.

    Args:
        text: an answer or one sentence of it. An empty text is no small talk.

    >>> is_small_talk("You're welcome! Is there anything else I can do for you?")
    True
    >>> is_small_talk("You're welcome! The warranty lasts 3 years.")
    False
    """
    if len(text) > _LONGEST or _holds_digit(text):
        return False
    spoken = False
    for match in _SENTENCE.finditer(text):
        if _surely_claims(match[0]):
            return False
        plain = _DECORATION.sub(" ", _SIGN_OFF.sub(" ", _bare(match[0])))
        body = plain.strip(" \t\r\n.!?…。！？؟।'-")
        if not body:
            continue
        if not _is_courteous(body) and not _is_wish(body):
            return False
        spoken = True
    return spoken


def _surely_claims(sentence: str) -> bool:
    """A quick look: does one word of a sentence stand in no list and no phrase?"""
    if not sentence.isascii() or any(map(sentence.__contains__, "[<:;")):
        return False
    lowered = sentence.lower()
    phrases, wildcards = _of_phrases()
    if any(map(lowered.__contains__, wildcards)):
        return False
    opening = _LETTER.search(lowered)
    if opening is not None and lowered.startswith(WISH_OPENERS, opening.start()):
        return False
    return any(
        word not in _FILLER_BITS and word not in _CORE_BITS and word[:3] not in phrases
        for word in lowered.split()
        if word.isalpha()
    )


@cache
def _of_phrases() -> tuple[str, tuple[str, ...]]:
    """All phrases as one text, and how those end that let any word stand in them."""
    phrases = [_bare(p) for code in _SPACED for p in PHRASES.get(code, ())]
    ends = tuple(phrase.split()[-1] for phrase in phrases if r"\w" in phrase)
    return "\n".join(phrases), ends


def _holds_digit(text: str) -> bool:
    return not lacks_digits(text) and _DIGIT.search(text) is not None


def _is_courteous(body: str) -> bool:
    lowered = lower_in_place(body)
    if _CJK.search(lowered):
        return any(
            whole.fullmatch(lowered) and core.search(lowered)
            for whole, core in map(_pieces, _UNSPACED)
        )
    rest = _phrase().sub(" ", lowered)
    allowed = (1 << len(_SPACED)) - 1
    cores = 0
    for match in _WORD.finditer(rest):
        word = match[0]
        core = _CORE_BITS.get(word, 0)
        allowed &= core | _FILLER_BITS.get(word, 0) or _parts_allowed(word)
        if not allowed:
            return False
        cores |= core
    return bool(allowed & cores) or rest != lowered


def _parts_allowed(word: str) -> int:
    """Languages that list every part of "d'autres" or "puis-je"."""
    parts = _JOINT.split(word)
    if len(parts) == 1:
        return 0
    allowed = -1
    for part in parts:
        if part:
            allowed &= _CORE_BITS.get(part, 0) | _FILLER_BITS.get(part, 0)
    return allowed


def _is_wish(body: str) -> bool:
    """A wish that opens like one, short, without a name in the middle."""
    lowered = lower_in_place(body)
    if len(body) > 140 or not lowered.startswith(WISH_OPENERS):
        return False
    opener = next(o for o in WISH_OPENERS if lowered.startswith(o))
    if _STATES.search(lowered):
        return False
    names_are_words = opener in _CAPITALS_ALLOWED
    rest = body[len(opener) :]
    return names_are_words or not any(
        word[:1].isupper() and word != "I" for word in _WORD.findall(rest)
    )


# Verbs that state something, and marks of an instruction.
_STATES: Final = late(
    r"\b(?:is|are|was|were|has|must|costs?|requires?|includes?|need|because|ist|sind"
    r"|kostet|muss|müssen|est|sont|coûte|cuesta|debe|costa|deve|kost|moet|kosztuje)\b"
)
_CAPITALS_ALLOWED: Final = frozenset(
    opener for opener in WISH_OPENERS if opener.startswith(("ich ", "wir ", "viel "))
)


def asks_nothing(question: str) -> bool:
    """Whether a question needs no facts: a greeting, thanks, or a creative request.

    Args:
        question: the user's turn. An empty one asks nothing.

    >>> asks_nothing("Thanks, that helped!"), asks_nothing("Tell me a joke.")
    (True, True)
    >>> asks_nothing("Write a summary of the refund policy.")
    False
    """
    if not question.strip():
        return True
    if len(question) > _LONGEST:
        return False
    return is_small_talk(question) or is_creative_request(question)


def is_creative_request(question: str) -> bool:
    """Whether a question asks for a greeting, a slogan, a poem, and for no facts.

    >>> is_creative_request("Write a slogan."), is_creative_request("Thanks!")
    (True, False)
    """
    if len(question) > _LONGEST:
        return False
    if _holds_digit(question) or question.count("\n") > 2:
        return False
    lowered = lower_in_place(question.strip())
    latin, others, facts = _creative()
    if facts.search(lowered):
        return False
    patterns = latin if lowered.isascii() else (*latin, *others)
    return any(pattern.search(lowered) for pattern in patterns)


_PIECE_FIRST: Final = ("ja", "ko", "hi")
_DENSE_REQUESTS: Final = ("zh", "ja", "ko")
_POLITE: Final = r"^\W*(?:[^\W\d]+[,.!]? ){0,4}?"


def _request(language: str) -> str:
    """A verb that asks to write and, not far behind it, what to write."""
    verbs, pieces = CREATIVE_VERBS[language], CREATIVE_PIECES[language]
    if language in _PIECE_FIRST:
        return rf"(?:{pieces}).{{0,24}}(?:{verbs})"
    if language in _DENSE_REQUESTS:
        return rf"^.{{0,12}}?(?:{verbs}).{{0,16}}?(?:{pieces})"
    return rf"{_POLITE}(?:{verbs})\b.{{0,60}}?(?<!\w)(?:{pieces})(?!\w)"


_OTHER_SCRIPT: Final = late("[\u0400-\u1fff\u3040-\uffef]")
_Patterns = tuple[re.Pattern[str], ...]


@cache
def _creative() -> tuple[_Patterns, _Patterns, re.Pattern[str]]:
    """Requests in Latin letters, those in other scripts, and words that ask for facts.

    Each pattern is of one language, so those of other scripts match no plain ASCII.
    """
    requests = (*CREATIVE_REQUESTS, *map(_request, CREATIVE_VERBS))
    others = [pattern for pattern in requests if _OTHER_SCRIPT.search(pattern)]
    latin = [pattern for pattern in requests if pattern not in others]
    return (
        tuple(map(re.compile, latin)),
        tuple(map(re.compile, others)),
        re.compile(FACTUAL_CUES),
    )
