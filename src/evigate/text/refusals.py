"""Refusals: does an answer decline, wholly or in part, for lack of evidence?

An answer is cut into clauses. A clause refuses when a frame of its language fits ("I
could not find ...", "the documents do not mention ...", "資料には記載がありません").
Negative statements about the world ("returns are not accepted") fit no frame.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from evigate.text.languages import guess_language
from evigate.text.lowering import lower_in_place
from evigate.text.patterns import late
from evigate.text.smalltalk import is_small_talk
from evigate.text.tables.refusal_clauses import (
    CLAUSE_ENDS,
    CONCESSIONS,
    OF_OTHERS,
    STRONG_TURNS,
    TURNS,
    TURNS_UNSPACED,
)
from evigate.text.tables.refusal_frames import Frames
from evigate.text.tables.refusal_frames_east import (
    ARABIC,
    CHINESE,
    HINDI,
    JAPANESE,
    KOREAN,
)
from evigate.text.tables.refusal_frames_english import ENGLISH
from evigate.text.tables.refusal_frames_germanic import DUTCH, GERMAN, SWEDISH
from evigate.text.tables.refusal_frames_romance import (
    FRENCH,
    ITALIAN,
    PORTUGUESE,
    SPANISH,
)
from evigate.text.tables.refusal_frames_slavic import POLISH, RUSSIAN, TURKISH


@dataclass(frozen=True, slots=True)
class Refusal:
    """A clause that declines.

    Attributes:
        start: first code point of the clause.
        end: code point after it.
        whole: the answer as a whole declines: besides refusing clauses it holds only
            apologies, reasons, referrals and offers of help. False when it also states
            something.
    """

    start: int
    end: int
    whole: bool


_FRAMES: Final[dict[str, Frames]] = {
    "en": ENGLISH,
    "de": GERMAN,
    "fr": FRENCH,
    "es": SPANISH,
    "it": ITALIAN,
    "pt": PORTUGUESE,
    "nl": DUTCH,
    "pl": POLISH,
    "ru": RUSSIAN,
    "tr": TURKISH,
    "sv": SWEDISH,
    "zh": CHINESE,
    "ja": JAPANESE,
    "ko": KOREAN,
    "ar": ARABIC,
    "hi": HINDI,
}
_LATIN: Final = ("en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "sv")
_TRIGGERS: Final = {
    language: tuple(frames.triggers.split("|")) for language, frames in _FRAMES.items()
}
_ANCHORS: Final = {
    language: frozenset(frames.anchors.split())
    for language, frames in _FRAMES.items()
    if frames.anchors
}
_WORD: Final = late(r"[^\W_]+(?:'[^\W_]+)?")
_SHORT: Final = 90  # no guess is safe on "No lo sé": try every language then
_Needs = tuple[tuple[str, ...], ...]
_Languages = dict[str, tuple[str, ...]]  # with those of their triggers that occur
_LONG: Final = 20_000  # longer answers do not decline as a whole; their ends are read
_EXAMINED: Final = 500  # characters of a clause; a refusal says so early
_GAP: Final = r"[^,;:]{0,70}?"


_OF_OTHERS: Final = late(OF_OTHERS)
_NEAR: Final = 48


def _words(line: str) -> str:
    return "|".join(map(re.escape, line.split()))


# Opens with one character class, which the engine scans for quickly.
_SENTENCE_END: Final = late(
    r"[.!?…。！？।؟۔;；\n](?:(?<=[.!?…])[.!?…]*[\"'”»)\]]{0,3}(?=\s|$)"
    r"|(?<=[。！？।؟۔;；\n])[。！？।؟۔;；\s]*)"
)
_TURN: Final = late(
    rf"\s[–—-]\s|,(?=\s(?:{_words(TURNS)}|it|they|and (?:it|they))\b)"
    rf"|\s(?=(?:{_words(STRONG_TURNS)})\s)"
)
_TURN_UNSPACED: Final = late(
    rf"[，、,]?(?={_words(TURNS_UNSPACED)})|(?<={CLAUSE_ENDS.replace(' ', ')|(?<=')})"
)
_CONJUNCTIONS: Final = frozenset(f"{TURNS} {TURNS_UNSPACED} {CLAUSE_ENDS}".split())
_CONCESSION: Final = late(rf"\W*(?:{_words(CONCESSIONS)})\b[^,]*,")
_CONCESSION_ZH: Final = late(r"\W*(?:虽然|尽管|雖然|儘管)[^，]*，")
_CITATION: Final = late(r"[\[【(]\^?\d{1,3}(?:\s*[,–-]\s*\d{1,3})*[\])】]|[¹²³⁰⁴-⁹]+")
_BENIGN_NUMBER: Final = late(
    r"\b[^\W\d_][\w-]{0,20}\d[\w-]*|"
    r"\b(?:19|20)\d\d\b|[^\W\d_]+ \d{1,3}(?=\W|$)(?![.,]\d)(?=.{0,2}$)"
    r"|(?:passages?|documents?|sources?|sections?|chunks?|page|dokumente?|quellen?"
    r"|abschnitt|文档|資料|문서) ?\d{1,3}(?:\.\d+)*(?:(?:, | and | und )\d{1,3})*"
)
_BULLET: Final = late(r"\s*(?:[-*•·–]|\d{1,2}[.)])\s")
_LIST_NUMBER: Final = late(r"\W*\d{1,2}\W*")
_SCOPE: Final = late(
    r"\W*(?:for|regarding|concerning|about|as for|on|in|based|zu|bezüglich|für|pour"
    r"|concernant|sobre|para|per|voor|dla)\b"
)


@cache
def _compiled(
    language: str,
) -> tuple[tuple[tuple[_Needs, re.Pattern[str]], ...], re.Pattern[str]]:
    """The frames of a language with their needs, and its harmless clauses."""
    table = _FRAMES[language]
    macros = {"G": _GAP, **table.macros}

    def expand(pattern: str) -> str:
        for _ in range(3):  # macros may use macros
            for name, value in macros.items():
                pattern = pattern.replace("{" + name + "}", value)
        return pattern

    frames = tuple(
        (
            tuple(tuple(g.split("|")) for g in expand(needs).split("&") if g),
            late(expand(pattern)),
        )
        for needs, pattern in table.frames
    )
    return frames, late("|".join(f"(?:{expand(p)})" for p in table.harmless))


def find_refusal(
    text: str, language: str | None = None, *, guessed: str | None = None
) -> Refusal | None:
    """The first clause of an answer that declines for lack of evidence.

    Args:
        text: the answer, in any of the supported languages.
        language: its ISO 639-1 code where the caller knows it; else it is guessed.
        guessed: what such a guess gave, where it was made before.

    Returns:
        The clause with its code-point span, or None. ``whole`` tells a refusal from a
        partial answer that admits a gap. Of a text beyond 20,000 characters only the
        first and the last 10,000 are read, and it is never a whole refusal.

    >>> find_refusal("I'm sorry, I could not find that in the documents.").whole
    True
    >>> find_refusal("It costs 5 EUR. The documents do not mention delivery.").whole
    False
    >>> find_refusal("No. Phone support is not part of the Premium plan.") is None
    True
    """
    lowered = lower_in_place(text)
    languages = _languages(text, lowered, language, guessed)
    return _first_refusal(text, lowered, languages) if languages else None


def _first_refusal(text: str, lowered: str, languages: _Languages) -> Refusal | None:
    sentences = _pieces(lowered, 0, len(lowered), _SENTENCE_END)
    for sentence in _ends_only(sentences, len(lowered)):
        if not _may_refuse_in(lowered[slice(*sentence)], languages):
            continue
        for start, end in _clauses(lowered, *sentence):
            clause = lowered[start:end][:_EXAMINED]
            found = _refuses(clause, languages)
            if found is not None:
                whole = (
                    len(text) <= _LONG
                    and not _states_more(clause, found)
                    and _rest_is_harmless(text, lowered, sentences, start, languages)
                )
                return Refusal(start, end, whole)
    return None


def whole_refusal(text: str, *, guessed: str | None = None) -> Refusal | None:
    """The refusal of an answer that declines as a whole, or None.

    What `find_refusal` tells at less cost, since mostly the first clause claims
    something and settles it.

    >>> whole_refusal("It costs 5 EUR. The documents do not mention delivery.") is None
    True
    """
    lowered = lower_in_place(text)
    languages = _languages(text, lowered, None, guessed)
    if not languages or _opens_with_claim(text, lowered, languages):
        return None
    found = _first_refusal(text, lowered, languages)
    return found if found is not None and found.whole else None


def _opens_with_claim(text: str, lowered: str, languages: _Languages) -> bool:
    """Does the first clause surely state something, rather than decline?"""
    cut = _SENTENCE_END.search(lowered)
    sentence: list[tuple[int, int]] = []
    _add(sentence, lowered, 0, len(lowered) if cut is None else cut.end())
    if not sentence:
        return False
    start, end = _clauses(lowered, *sentence[0])[0]
    clause = lowered[start:end][:_EXAMINED]
    if _says_nothing(clause) or _refuses(clause, languages) is not None:
        return False
    return not _claims_nothing(text[start:end], clause, languages)


def _ends_only(sentences: list[tuple[int, int]], length: int) -> list[tuple[int, int]]:
    """All sentences, or those near the ends where the text is very long."""
    if length <= _LONG:
        return sentences
    low, high = _LONG // 2, length - _LONG // 2
    return [span for span in sentences if span[0] < low or span[1] > high]


def _languages(
    text: str, lowered: str, language: str | None, guessed: str | None
) -> _Languages:
    """Languages to try, the given one and English or all, as far as triggered."""
    guess = language or "und"
    if not language and len(text) > _SHORT:
        guess = guessed or guess_language(text)
    if guess in _FRAMES:
        tried: tuple[str, ...] = (guess,) if guess == "en" else (guess, "en")
    else:
        tried = _LATIN if lowered.isascii() else tuple(_FRAMES)
    found = {
        code: tuple(filter(lowered.__contains__, _TRIGGERS[code])) for code in tried
    }
    return {code: triggers for code, triggers in found.items() if triggers}


def _may_refuse(piece: str, language: str, triggers: tuple[str, ...]) -> bool:
    if not any(map(piece.__contains__, triggers)):
        return False
    anchors = _ANCHORS.get(language)
    if anchors is None or not anchors.isdisjoint(piece.split()):
        return True
    return not anchors.isdisjoint(_WORD.findall(piece))


def _may_refuse_in(piece: str, languages: _Languages) -> bool:
    return any(_may_refuse(piece, *tried) for tried in languages.items())


def _pieces(
    lowered: str, start: int, end: int, cut: re.Pattern[str]
) -> list[tuple[int, int]]:
    """Spans between the cuts, without margins; what cuts stays with what it ends."""
    spans: list[tuple[int, int]] = []
    for match in cut.finditer(lowered, start, end):
        stop = match.end()
        if stop > start:
            _add(spans, lowered, start, stop)
            start = stop
    _add(spans, lowered, start, end)
    return spans


def _add(spans: list[tuple[int, int]], lowered: str, start: int, end: int) -> None:
    piece = lowered[start:end]
    body = piece.strip()
    if body:
        start += len(piece) - len(piece.lstrip())
        spans.append((start, start + len(body)))


def _clauses(lowered: str, start: int, end: int) -> list[tuple[int, int]]:
    """Clauses of a sentence; a fronted concession is one of its own."""
    spans: list[tuple[int, int]] = []
    cut = _TURN if lowered[start:end].isascii() else _TURN_UNSPACED
    for low, high in _pieces(lowered, start, end, _TURN):
        inner = [(low, high)] if cut is _TURN else _pieces(lowered, low, high, cut)
        for first, last in inner:
            concession = _CONCESSION.match(lowered, first, last)
            if concession is None and cut is _TURN_UNSPACED:
                concession = _CONCESSION_ZH.match(lowered, first, last)
            if concession is not None and concession.end() < last:
                spans.append((first, concession.end()))
                first = concession.end()
            _add(spans, lowered, first, last)
    return spans


def _refuses(clause: str, languages: _Languages) -> re.Match[str] | None:
    """The refusal within a clause, or None."""
    for language, triggers in languages.items():
        if not _may_refuse(clause, language, triggers):
            continue
        for needs, pattern in _compiled(language)[0]:
            if _meets(clause, needs):
                match = pattern.search(clause)
                if match is not None and not _is_of_others(clause, match):
                    return match
    return None


def _is_of_others(clause: str, found: re.Match[str]) -> bool:
    """Do others not know? "People who do not have enough data" are spoken of."""
    before = clause[max(0, found.start() - _NEAR) : found.start()]
    return _OF_OTHERS.search(before) is not None


def _meets(clause: str, needs: _Needs) -> bool:
    """Whether one word of each group occurs; loops, since this is the hot path."""
    for group in needs:
        for need in group:
            if need in clause:
                break
        else:
            return False
    return True


def _states_more(clause: str, refusal: re.Match[str]) -> bool:
    """Whether a figure stands before the refusal, or behind it after a comma."""
    before = clause[: refusal.start()]
    if _has_figure(before) and not _SCOPE.match(before):
        return True
    _, _, after = clause[refusal.end() :].partition(",")
    return _has_figure(after)


def _has_figure(clause: str) -> bool:
    if not any(map(str.isdigit, clause)):
        return False
    rest = _BENIGN_NUMBER.sub(" ", _CITATION.sub(" ", clause))
    return any(map(str.isdigit, rest))


def _rest_is_harmless(
    text: str,
    lowered: str,
    sentences: list[tuple[int, int]],
    refusing: int,
    languages: _Languages,
) -> bool:
    """Whether no clause besides the refusing ones states anything."""
    listing = False
    for sentence in sentences:
        for start, end in _clauses(lowered, *sentence):
            clause = lowered[start:end][:_EXAMINED]
            if _says_nothing(clause):
                continue
            if listing and _BULLET.match(clause):
                continue
            found = _refuses(clause, languages) if start != refusing else None
            if start == refusing or (found and not _states_more(clause, found)):
                listing = clause.endswith(":")
            elif not _claims_nothing(text[start:end], clause, languages):
                return False
    return True


def _says_nothing(clause: str) -> bool:
    """Is it the mark of an item, a mere conjunction, or without words?"""
    if _LIST_NUMBER.fullmatch(clause) or clause.strip(" ,，、") in _CONJUNCTIONS:
        return True
    return not any(map(str.isalpha, clause))


def _claims_nothing(original: str, clause: str, languages: _Languages) -> bool:
    if "@" in clause or "://" in clause or _has_figure(clause):
        return False
    if any(_compiled(language)[1].search(clause) for language in languages):
        return True
    return is_small_talk(original)
