"""Siblings of the asked thing in scripts without spaces: 赤岳小屋 for 横岳小屋.

Question and sentence share a run of characters, and what stands before it differs.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.sufficiency.other_periods import OtherSubject
from evigate.evidence import Evidence
from evigate.text.patterns import late

_DENSE: Final = late("[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]")
# Characters that names are written with: Han, Katakana, Hangul, no grammar.
_NAMING: Final = late(r"[\u30a1-\u30fc\u4e00-\u9fff\uac00-\ud7afA-Za-z0-9]")
_GRAMMAR: Final = frozenset("的了吗嗎呢吧是在有和与及每这那此其年月日个第几何")
_MIN_RUN: Final = 3
_MAX_QUESTION: Final = 120
_MAX_SENTENCES: Final = 60
_LONGEST_HEAD: Final = 8
_MIN_REST: Final = 6  # characters that follow: what ends a sentence is its verb
_WIDTH: Final = 2  # characters of the sibling that are shown


def is_dense(text: str) -> bool:
    """Is a text written without spaces between words, or in Korean?"""
    return _DENSE.search(text) is not None


def dense_siblings(evidence: Evidence) -> dict[int, OtherSubject]:
    """Document sentences about a sibling of what is asked; use through ``shared``.

    >>> from evigate.records import RagCall
    >>> documents = ["赤岳小屋の定員は34名です。", "横岳小屋は6月から営業します。"]
    >>> call = RagCall.of("横岳小屋の定員は何名ですか？", documents, "")
    >>> list(dense_siblings(Evidence(call)))
    [0]
    """
    question = evidence.question.text[:_MAX_QUESTION]
    places = range(min(len(evidence.document_sentences), _MAX_SENTENCES))
    texts = [evidence.sentence_text(place) for place in places]
    found: dict[int, OtherSubject] = {}
    for place, text in enumerate(texts):
        heads = _head_sibling(question, text, texts)
        if heads is not None:
            number, first = evidence.document_sentences[place][:2]
            source = evidence.source(number, first, first + len(heads[1]))
            found[place] = OtherSubject(heads[0], heads[1], source)
            continue
        for start, other in _runs(question, text):
            key = question[start - 1 : start + 1]
            if key in text or not any(key in rest for rest in texts):
                continue
            number, first = evidence.document_sentences[place][:2]
            low = max(0, other - _WIDTH)
            source = evidence.source(number, first + low, first + other + 1)
            sibling = text[low : other + 1]
            found[place] = OtherSubject(key, sibling, source)
            break
    return found


def _head_sibling(question: str, text: str, texts: list[str]) -> tuple[str, str] | None:
    """The things that question and sentence open with, where they are two of a kind.

    "陶艺班" for "摄影班": both end alike, and a sentence opens with the asked one.
    """
    for rest in texts:
        head = _shared_head(question, rest)
        if len(head) < _MIN_RUN or head in text:
            continue
        kind = head[-2:] if len(head) > _MIN_RUN else head[-1]
        at = text.find(kind, 1, _LONGEST_HEAD)
        opening = text[: at + len(kind)]
        if opening[:1] == head[:1] or abs(len(opening) - len(head)) > _WIDTH:
            continue  # the same thing with another particle, or no thing of the kind
        if at > 0 and all(_names(char) or char == " " for char in opening):
            return head, opening
    return None


def _shared_head(question: str, text: str) -> str:
    """The name that both open with."""
    length = 0
    for first, second in zip(question, text, strict=False):
        if first != second or not (_names(first) or first == " "):
            break
        length += 1
    return question[:length].strip()


def _runs(question: str, text: str) -> list[tuple[int, int]]:
    """Where shared runs begin in both, each after another character of a name."""
    runs: list[tuple[int, int]] = []
    for start in range(1, len(question) - _MIN_REST + 1):
        piece = question[start : start + _MIN_RUN]
        if not _names(piece[0]) or not _names(question[start - 1]):
            continue
        at = text.find(piece, 1, max(0, len(text) - _MIN_REST + _MIN_RUN))
        if at > 0 and text[at - 1] != question[start - 1] and _names(text[at - 1]):
            runs.append((start, at))
    return runs


def _names(character: str) -> bool:
    return character not in _GRAMMAR and _NAMING.match(character) is not None
