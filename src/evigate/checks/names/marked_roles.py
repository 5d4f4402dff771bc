"""Agent and patient by particles: who beats whom in Arabic, Hindi, Chinese, Japanese
and Korean, where no capital tells a name.

Two things are swapped where the same particle, or verb, stands between them in answer
and document, and each stands on the other side of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from evigate.evidence import Alignment, Evidence
from evigate.records import Reason, Span
from evigate.text.patterns import late

_WINDOW: Final = 3  # words on each side of a particle
_MAX_SENTENCE: Final = 400  # characters
_PARTICLES: Final = {
    "ar": frozenset("على أمام من ضد إلى".split()),
    "hi": frozenset("ने को से".split()),
}
# A subject, what marks it, an object with its mark, and the verb that follows; in
# Chinese the verb stands between the two.
_DENSE: Final = {
    "ja": r"([^、。「」\sはが]{1,16})(?:が|は)(?:[^、。]{0,12}?、)?"
    r"([^、。「」\sはが]{1,16}?)(を|に|から)([^、。\s]{1,6})",
    "ko": r"(\S{1,16}?(?: \S{1,10}?)?)(?:이|가|은|는) (\S{1,16}?(?: \S{1,10}?)?)"
    r"(을|를|에게|에)(?: \S{1,12}){0,3}? (\S{1,4})",
    "zh": r"([^，。、；\s]{2,14}?)(?:以[^，。]{1,10}?)?()()"
    r"(击败|战胜|打败|输给|败给|收购|取代|起诉|雇用|资助|胜|淘汰|领先)(?:了)?"
    r"([^，。、；\s]{2,14})",
}
CASELESS: Final = frozenset({*_PARTICLES, *_DENSE})
_OBJECT_MARKS: Final = {"를": "을", "에게": "에"}


class _Tie(NamedTuple):
    """Two things with what stands between them and where."""

    first: str
    second: str
    mark: str
    span: Span


def swapped_roles(evidence: Evidence, row: Alignment) -> Reason | None:
    """Does a sentence of the answer turn round who does it to whom?"""
    language = evidence.language
    ties = _ties if language in _PARTICLES else _dense_ties
    if language not in CASELESS:
        return None
    said_text = evidence.answer.text
    start, end = row.span
    if end - start > _MAX_SENTENCE:
        return None
    said = list(ties(said_text, start, end, language))
    if not said:
        return None
    for support in row.supports[:2]:
        place = evidence.document_sentences[support.sentence]
        text = evidence.documents[place.document].text
        last = min(place.end, place.start + _MAX_SENTENCE)
        held = list(ties(text, place.start, last, language))
        for tie in said:
            other = _turned(tie, held)
            if other is not None:
                return _reason(evidence, tie, place.document, other)
    return None


def _ties(text: str, start: int, end: int, language: str) -> Iterator[_Tie]:
    """The words before and behind each particle."""
    words = [(m[0], m.start(), m.end()) for m in _WORD.finditer(text, start, end)]
    for i, (word, _, _) in enumerate(words):
        if word in _PARTICLES[language] and 0 < i < len(words) - 1:
            before = words[max(0, i - _WINDOW) : i]
            behind = words[i + 1 : i + 1 + _WINDOW]
            yield _Tie(
                " ".join(w for w, _, _ in before),
                " ".join(w for w, _, _ in behind),
                word,
                Span(before[0][1], behind[-1][2]),
            )


_WORD: Final = late(r"[^\s،,.؟?!।:؛]+")


@cache
def _pattern(language: str) -> re.Pattern[str]:
    return re.compile(_DENSE[language])


def _dense_ties(text: str, start: int, end: int, language: str) -> Iterator[_Tie]:
    for match in _pattern(language).finditer(text, start, end):
        if language == "zh":
            first, verb, second = match[1], match[4], match[5]
            yield _Tie(first, second, verb, Span(*match.span()))
        else:
            mark = _OBJECT_MARKS.get(match[3], match[3]) + match[4][:1]
            yield _Tie(match[1], match[2], mark, Span(*match.span()))


def _turned(said: _Tie, held: list[_Tie]) -> _Tie | None:
    """A tie with the same mark whose sides are exchanged, if none stands as said."""
    turned: _Tie | None = None
    own = _own(said)
    if own is None:
        return None
    for other in held:
        theirs = _own(other)
        if other.mark != said.mark or theirs is None:
            continue
        if _meet(own[0], theirs[1]) and _meet(own[1], theirs[0]):
            turned = other
        elif _meet(own[0], theirs[0]) or _meet(own[1], theirs[1]):
            return None
    return turned


_Sides = tuple[frozenset[str], frozenset[str]]


def _own(tie: _Tie) -> _Sides | None:
    """What only the one and only the other side holds."""
    first, second = frozenset(_parts(tie.first)), frozenset(_parts(tie.second))
    sides = first - second, second - first
    return sides if sides[0] and sides[1] else None


def _parts(text: str) -> list[str]:
    """Words, or pairs of characters where there are none."""
    if not _FIRST_DENSE <= ord(text[0]) < _HANGUL:
        return text.split()
    return [text[i : i + 2] for i in range(max(1, len(text) - 1))]


_FIRST_DENSE: Final = 0x3040
_HANGUL: Final = 0xAC00


def _meet(first: frozenset[str], second: frozenset[str]) -> bool:
    return not first.isdisjoint(second)


def _reason(evidence: Evidence, said: _Tie, document: int, held: _Tie) -> Reason:
    given = evidence.answer.text[slice(*said.span)]
    text = evidence.documents[document].text[slice(*held.span)]
    message = (
        f"The answer says “{given}”; document {document + 1} says “{text}”, the other "
        "way round."
    )
    source = evidence.source(document, *held.span)
    return Reason("role_mismatch", message, said.span, (source,), 0.75)
