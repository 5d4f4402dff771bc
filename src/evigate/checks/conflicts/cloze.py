"""Names in scripts without capitals: what stands where the question asks.

Chinese, Japanese, Korean and Hindi put "who" and "where" where the answer stands,
Arabic before what it is of. The noun beside the asking word anchors the answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from evigate.checks.conflicts.told import (
    Place,
    Told,
    pairs_of_one_case,
    subject_terms,
    told_by_documents,
    told_conflict,
)
from evigate.checks.question.asked import asked
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.patterns import late
from evigate.text.words import is_unspaced

_KINDS: Final = frozenset({"person", "place"})
_LANGUAGES: Final = frozenset({"zh", "ja", "ko", "hi", "ar"})
_LONGEST: Final = 24
_TITLE: Final = 10
_SHORTEST_ANCHOR: Final = 2
_PARTICLES: Final = (
    "は|が|の|を|是|为|為|在|位于|设在|由|叫|은|는|이|가|의|هو|هي|في|ب|का|की|के"
)
_JOINTS: Final = "のはがをにでと的是在由与和의은는이가"
_PLACE_NOUNS: Final = "地点|地址|场所|会场|场地|位置|場所|장소|위치|مكان|مقر|स्थान"
_TAIL: Final = late(
    rf"(?:\s|{_PARTICLES})+$|[\s：:]+$",
)
_STOP: Final = late(r"[。．，、；！？,;!?()（）|\n]|\.(?!\d)|،|؛|؟|।")
_ASKED_FIRST: Final = late(r"^是|[？?]\s*$")
_COPULA: Final = late(
    r"(?:にあります|で行(?:われ|い)ます|で開催\w*|です|でした|である|だ|になります|"
    r"입니다|이다|예요|이에요|에 있습니다|에서 열립니다|에 위치합니다|"
    r"में (?:स्थित )?है|में|पर|(?:हैं|है|था|थी|थे)|担任|举行|举办)\s*$"
)
_TITLES: Final = late(
    r"^(?:(?:هذا العام|هذه السنة|هذا الموسم|حاليا|حالياً|الآن|今年|本届|今年は|올해)\s*|"
    r"由|在|位于|设在|في|الدكتور(?:ة)?|الأستاذ(?:ة)?|السيد(?:ة)?|श्री|डॉ|में)\s*|"
    r"(?:氏|さん|先生|教授|女士|씨|님|선생님|교수|जी)$"
)
# Who does it, said by a verb: "由李强担任指挥", "이영희가 지휘합니다".
_DOERS: Final = late(
    r"由(?P<zh>[^，。由]{2,6}?)(?:担任|出任|负责|执教|主持|带领|"
    r"领导|创作|设计|撰写|编写|作曲|作词|任)|"
    r"(?:设计|建造|创作|发明|创立|创办|作|编|著|导演|指挥|负责)(?:者|人|师)?(?:是|为|：)"
    r"(?P<zh2>[^，。；]{2,6})|"
    r"(?:^|[はをにも、])(?P<ja>[^\s、。はがをにも]{2,10}?)が"
    r"(?:務め|担当|指揮|率い|監督|作曲|設計|書い|描い)|"
    r"(?:^|\s)(?P<ko>[가-힣]{2,5}?)(?:이|가|께서)\s+"
    r"(?:지휘|맡|이끌|지도|감독|작곡|설계|쓴|썼|담당)"
)


def conflicting_places_of_answers(evidence: Evidence) -> list[Conflict]:
    """Pairs of different names in the place of the asking word.

    >>> from evigate.records import RagCall
    >>> texts = ["会場は市役所です。", "会場：公民館。"]
    >>> call = RagCall.of("会場はどこですか？", texts, "")
    >>> [conflict.kind for conflict in conflicting_places_of_answers(Evidence(call))]
    ['name']
    """
    question = evidence.question
    found = evidence.shared(asked)
    language = evidence.language_of(question)
    kind, spans = found.kind, found.spans
    if language == "ar" and kind == "open" and question.text.startswith("من "):
        kind, spans = "person", ((0, 2),)
    if kind not in _KINDS or language not in _LANGUAGES or not spans:
        return []
    anchors = _anchors(question.text, spans[0], language)
    if not anchors:
        return []

    def read(sentence: int) -> Iterator[tuple[str, int, int]]:
        start = evidence.document_sentences[sentence].start
        text = evidence.sentence_text(sentence)
        place = _filler(text, anchors) or _doer(text, kind)
        if place is not None:
            yield text[place[0] : place[1]], start + place[0], start + place[1]

    told = told_by_documents(
        evidence, subject_terms(evidence, [spans[0]]), read, _may_be_same
    )
    return [
        told_conflict(evidence, first, second, "name", "names")
        for first, second in pairs_of_one_case(evidence, told, _place)
        if not _may_be_same(first.value, second.value)
        and not _stands_in(evidence, first, second)
        and not _stands_in(evidence, second, first)
    ]


def _place(told: Told[str]) -> list[Place]:
    """The name with the title before it."""
    title = 0 if is_unspaced(told.value) else _TITLE
    return [(told.start - title, told.end)]


def _anchors(text: str, span: Place, language: str) -> tuple[str, ...]:
    """The words beside the asking word, longest first, without particles."""
    if language == "ar":
        words = text[span[1] :].strip(" ؟?").split()
        runs = [" ".join(words[n:]) for n in range(len(words))]
        return tuple(runs[:-1] if len(runs) > 2 else runs)
    beside = _TAIL.sub("", text[: span[0]])
    if language == "zh" and not beside:
        beside = _ASKED_FIRST.sub("", text[span[1] :])
    if language in ("zh", "ja"):
        ends = range(len(beside) - _SHORTEST_ANCHOR + 1)
        return tuple(beside[n:] for n in ends)
    words = beside.split()
    return tuple(" ".join(words[n:]) for n in range(len(words)))


def _filler(text: str, anchors: tuple[str, ...]) -> Place | None:
    """What stands behind the longest anchor of a statement, up to the next pause."""
    for anchor in anchors:
        match = _after(anchor).search(text)
        if match is None or _is_a_part(text, match.start(), anchors[0]):
            continue
        stop = _STOP.search(text, match.end())
        end = stop.start() if stop else len(text)
        return _trimmed(text, match.end(), end)
    return None


def _is_a_part(text: str, at: int, whole: str) -> bool:
    """Is an anchor the end of another word, "館長" of "副館長"?"""
    before = text[at - 1] if at else " "
    if before in "-‐":
        return True
    return before.isalnum() and before not in whole and before not in _JOINTS


@lru_cache(maxsize=256)
def _after(anchor: str) -> re.Pattern[str]:
    """An anchor with what joins it to its value: a particle, a colon, a space."""
    joints = r"(?:は|が|是|为|為|在|位于|设在|은|는|이|가|هو|هي|في)"
    return re.compile(
        rf"{re.escape(anchor)}(?:{_PLACE_NOUNS})?\s*(?:{joints}\s*|[:：=]\s*|(?<=[^぀-ヿ一-鿿가-힣])\s)"
    )


def _doer(text: str, kind: str) -> Place | None:
    match = _DOERS.search(text) if kind == "person" else None
    if match is None or match.lastgroup is None:
        return None
    return _trimmed(text, *match.span(match.lastgroup))


def _trimmed(text: str, start: int, end: int) -> Place | None:
    """A stretch without the copula behind it and titles around it."""
    for pattern in (_COPULA, _TITLES, _TITLES, _TITLES):
        for match in pattern.finditer(text[start:end]):
            if match.start():
                end = start + match.start()
            else:
                start += match.end()
            break
    piece = text[start:end]
    start += len(piece) - len(piece.lstrip())
    end -= len(piece) - len(piece.rstrip())
    return (start, end) if start < end <= start + _LONGEST else None


def _may_be_same(first: str, second: str) -> bool:
    """Is one a part of the other?"""
    return first in second or second in first


def _stands_in(evidence: Evidence, told: Told[str], other: Told[str]) -> bool:
    return told.value in evidence.documents[other.document].text
