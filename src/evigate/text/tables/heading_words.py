"""Short forms of weekdays in headings and keys, Monday first.

Compiled by hand from common usage.
"""

from __future__ import annotations

from typing import Final

WEEKDAY_ABBREVIATIONS: Final[dict[str, str]] = {
    "en": "mon/mo tue/tues/tu wed/we thu/thur/thurs/th fri/fr sat/sa sun/su",
    "de": "mo di mi do fr sa so",
    "fr": "lun/lu mar/ma mer/me jeu/je ven/ve sam/sa dim/di",
    "es": "lun/lu mar/ma mié/mie/mi jue/ju vie/vi sáb/sab/sá/sa dom/do",
    "it": "lun/lu mar/ma mer/me gio/gi ven/ve sab/sa dom/do",
    "pt": "seg ter qua qui sex sáb/sab dom",
    "nl": "ma di wo do vr za zo",
    "pl": "pn/pon wt/wto śr/śro czw/cz pt/pią sob/so nd/ndz/nie",
    "zh": "一 二 三 四 五 六 日",
    "ja": "月 火 水 木 金 土 日",
    "ko": "월 화 수 목 금 토 일",
    "ar": "إثنين/اثنين ثلاثاء أربعاء خميس جمعة سبت أحد",
    "hi": "सोम मंगल बुध गुरु शुक्र शनि रवि",
}
