"""Words that relate one row of a list to another: "the stop after Alby".

Compiled by hand from common usage, by language. Words of five letters and more are
beginnings; a word with ``_`` has a space there.
"""

from __future__ import annotations

from typing import Final

RELATING_WORDS: Final[dict[str, str]] = {
    "en": "after before next following previous preceding except besides beside than "
    "instead other another unlike compared difference between",
    "de": "nach vor nächste folgend vorherig außer neben statt andere anderer anderen "
    "unterschied zwischen als",
    "fr": "après avant suivant précédent sauf hormis autre autres différence entre",
    "es": "después antes siguiente anterior salvo excepto otro otra otros otras "
    "diferencia entre",
    "it": "dopo prima seguente precedent successiv eccetto tranne altro altra altri "
    "altre differenza tra fra",
    "pt": "depois antes seguinte próxim exceto outro outra outros outras diferença "
    "entre",
    "nl": "na vóór volgende vorige behalve andere verschil tussen dan",
    "pl": "po przed następn poprzedni oprócz poza inny inna inne innych różnic między "
    "niż",
    "zh": "之后 以后 之前 以前 下一 上一 除了 以外 其他 比 后面 前面",
    "ja": "の次 の前 の後 以外 より ほか",
    "ko": "다음 이전 제외 보다 다른 외에",
    "ar": "بعد قبل التالي السابق باستثناء غير",
    "hi": "के_बाद से_पहले अगल पिछल अलावा छोड़ से_ज़्यादा से_कम",
}
