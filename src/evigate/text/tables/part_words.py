"""Words between a total and its parts: 340 people, of whom 128 are women.

Written for this project. Lower case.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

PART_WORDS: Final = (
    r"of (?:which|whom|these|those|them)|including|among (?:them|which|whom)|incl\.|thereof|"
    r"davon|darunter|hiervon|von denen|von ihnen|einschließlich|inklusive|"
    r"dont|parmi (?:lesquel(?:le)?s|eux|elles)|y compris|"
    r"de (?:los|las) (?:cuales|que)|de ell[oa]s|entre ell[oa]s|incluid[oa]s|incluyendo|"
    r"di cui|dei quali|delle quali|tra cui|fra cui|compres[ie]|di (?:essi|esse)|"
    r"d[oa]s quais|entre [oa]s quais|entre el[ea]s|incluindo|dentre el[ea]s|"
    r"van wie|waarvan|waaronder|onder wie|inclusief|daarvan|"
    r"w tym|z czego|z (?:których|nich)|spośród (?:których|nich)|wśród (?:nich|których)|"
    r"منهم|منها|من بينه[ما]|بينهم|بما في ذلك|"
    r"जिन(?:में|मे)|जिसमें|इनमें|इसमें|इन में"
)
"""Between two numbers: the second is a part of the first."""
PART_WORDS_DENSE: Final = (
    "其中",
    "包括",
    "うち",
    "内訳",
    "그중",
    "그 중",
    "이 중",
    "이중",
    "가운데",
    "포함",
)
LIMITS: Final = (
    "minim maxim limit allow permit höchst mindest erlaub zulässig autoris admis admit permes permet toegest toelaat "
    "dozwol dopuszcz accept accett aceit akzept nimm zuläss consent máxim mínim massim prend "
    "最高 最大 最低 最小 限 不超过 上限 以内 以下 以上 允许 まで 最多 至少 최대 최소 이하 이상 الحد الأقصى الأدنى يسمح अधिकतम न्यूनतम अनुमति"
).split()
"""Beginnings of words by which a text sets what is allowed."""
