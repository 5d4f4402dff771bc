"""Siblings of a named thing that no document mentions, in scripts without capitals.

Asked is "青雀号游船"; the documents open with "白鹭号游船". Both names stand first, are
as long as each other, and the same noun follows.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.sufficiency.other_periods import OtherSubject
from evigate.evidence import Evidence
from evigate.text.patterns import late

_NAMING: Final = late(r"[\u30a1-\u30fc\u4e00-\u9fff]")
# What may stand before a noun and names nothing: "this", "our", "which", "please".
_GENERAL: Final = frozenset(
    "的了吗嗎呢吧是在有和与及每这那此其该本当同各全我你您他她们咱贵请問问哪谁誰什怎多少几幾何第一二三"
    "四五六七八九十两兩个個为為对對从從到把被年月日次最新旧舊老大小主公市县縣省国國州区區"
    "上下里裡中内內外前后後"
)
_GRAMMAR: Final = frozenset(
    "的了吗嗎呢吧是在有和与及为為把被什怎哪几幾可以能会會要应應须須必不无無"
)
# Words for people are many, and most of them say the same.
_PEOPLE: Final = frozenset(
    "孩子 儿童 学生 成人 老人 老师 教师 员工 职工 客人 顾客 乘客 会员 游客 旅客 居民 "
    "病人 患者 家长 父母 子供 児童 大人 生徒 会員 社員 아이 어린이 학생 성인 노인 직원 "
    "손님 고객 회원 환자 부모 청소년".split()
)
_HEADS: Final = frozenset("厅室楼馆店站校园桥路厂院所场湖山河寺庙号船车線駅館橋")
_LONGEST: Final = 4  # characters of a name before its noun
_RUN: Final = 3  # characters of the noun, and of what follows
_MAX_SENTENCES: Final = 60
_HANGUL: Final = late("[\uac00-\ud7af]")
_NOUN: Final = 2  # syllables of a Korean noun, before its particle
# Endings of words that describe the noun, and particles.
_DESCRIBING: Final = frozenset("는은운한할인된던의을를이가에도와과로")
_KOREAN: Final = frozenset(
    "이번 다음 지난 우리 저희 어느 무슨 어떤 모든 다른 해당 이런 그런 가장 제일 새로 "
    "전체 보통 일반 시립 국립 구립 공공 근처 주변 오늘 내일 혹시".split()
)


def absent_siblings(evidence: Evidence) -> dict[int, OtherSubject]:
    """Document sentences that open with a sibling of what the question opens with.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("青雀号游船能载多少人？", ["白鹭号游船能载60人。"], "")
    >>> [found.sibling for found in absent_siblings(Evidence(call)).values()]
    ['白鹭']
    >>> documents = ["별빛 도서관은 월요일에 쉽니다."]
    >>> call = RagCall.of("은하 도서관은 언제 쉬나요?", documents, "")
    >>> [found.sibling for found in absent_siblings(Evidence(call)).values()]
    ['별빛']
    """
    question = evidence.question.text.strip()
    korean = _HANGUL.match(question) is not None
    if not korean and not _NAMING.match(question):
        return {}
    found: dict[int, OtherSubject] = {}
    for place in range(min(len(evidence.document_sentences), _MAX_SENTENCES)):
        text = evidence.sentence_text(place)
        pair = _korean(question, text) if korean else _dense(question, text)
        if pair is None or not _PEOPLE.isdisjoint(pair):
            continue
        if _is_mentioned(evidence, pair[0]):
            continue
        sentence = evidence.document_sentences[place]
        end = sentence.start + len(pair[1])
        source = evidence.source(sentence.document, sentence.start, end)
        found[place] = OtherSubject(*pair, source)
    return found


def _is_mentioned(evidence: Evidence, name: str) -> bool:
    """Do documents hold the name, or two characters of it?"""
    pieces = {name[at : at + _NOUN] for at in range(max(1, len(name) - 1))}
    return any(p in reading.text for p in pieces for reading in evidence.documents)


def _dense(question: str, text: str) -> tuple[str, str] | None:
    """The two names, where question and sentence open as siblings do."""
    for length in range(1, _LONGEST + 1):
        run = question[length : length + _RUN]
        if len(run) < _RUN or not _is_noun(run[0]):
            continue
        if run[0] not in _HEADS and not _is_noun(run[1]):
            continue
        if text[length : length + _RUN] != run:
            continue
        names = question[:length], text[:length]
        if all(map(_names, names[0] + names[1])) and names[0][-1] != names[1][-1]:
            return names
    return None


def _names(character: str) -> bool:
    return character not in _GENERAL and _NAMING.match(character) is not None


def _is_noun(character: str) -> bool:
    return character not in _GRAMMAR and _NAMING.match(character) is not None


def _korean(question: str, text: str) -> tuple[str, str] | None:
    own, other = question.split()[:2], text.split()[:2]
    if len(own) < _NOUN or len(other) < _NOUN or own[0] == other[0]:
        return None
    if own[1][:_NOUN] != other[1][:_NOUN] or len(own[1]) < _NOUN:
        return None
    for name in (own[0], other[0]):
        if len(name) < _NOUN or name in _KOREAN or name[-1] in _DESCRIBING:
            return None
        if not all(_HANGUL.match(char) for char in name):
            return None
    return own[0], other[0]
