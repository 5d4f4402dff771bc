"""What forms and tables have where a value is still missing, in thirteen languages.

Written for evigate. "None" is no blank: it says that there is none.
"""

from __future__ import annotations

from typing import Final

BLANK_MARKS: Final = r"[_–—…-]{1,40}|\.{3,40}|\?{1,5}|[\[(<](?:blank|empty|leer)[\])>]"

BLANK_WORDS: Final[dict[str, str]] = {
    "en": (
        r"n/?a|t\.?b\.?[acd]\.?|null|nan|unknown|not (?:yet )?(?:known|set|"
        r"fixed|assigned|announced|decided|specified|provided|filled in|stated|given)|"
        r"to be (?:announced|confirmed|determined|decided|defined|agreed|set)|"
        r"still open|no (?:entry|data)"
    ),
    "de": (
        r"k\. ?a\.|keine angaben?|noch offen|(?:noch )?unbekannt|noch nicht "
        r"(?:bekannt|festgelegt|vergeben|eingetragen)|wird (?:noch )?(?:bekannt ?"
        r"gegeben|festgelegt)|steht noch (?:nicht fest|aus)"
    ),
    "fr": (
        r"à (?:définir|confirmer|préciser|déterminer|venir|annoncer)|inconnue?|"
        r"non (?:communiquée?|renseignée?|précisée?|définie?)"
    ),
    "es": (
        r"por (?:definir|confirmar|determinar|anunciar)|a (?:confirmar|definir)|"
        r"sin (?:datos|definir|asignar)|desconocid[oa]|no consta"
    ),
    "it": (
        r"da (?:definire|confermare|stabilire|comunicare|destinarsi)|"
        r"sconosciut[oa]|non (?:indicat[oa]|definit[oa]|ancora not[oa])"
    ),
    "pt": (
        r"(?:a|por) (?:definir|confirmar|anunciar|determinar)|sem dados|"
        r"desconhecid[oa]|não (?:informad[oa]|definid[oa])"
    ),
    "nl": (
        r"n\.?t\.?b\.?|nog (?:niet )?(?:bekend|te bepalen|onbekend|open)|onbekend|"
        r"volgt nog"
    ),
    "pl": (
        r"do (?:ustalenia|potwierdzenia|uzgodnienia)|brak danych|nieustalon[yae]|"
        r"nieznan[yae]"
    ),
    "zh": r"待(?:定|确认|公布|补充)|未(?:定|填写?|知)|暂无|暫無|空白",
    "ja": r"未(?:定|記入|入力|確定)|調整中|空欄|後日(?:発表|連絡)",
    "ko": r"미정|미입력|추후 ?(?:공지|안내|결정)",
    "ar": r"غير (?:محدد|معروف)ة?|(?:ي|ت)?(?:حدد|علن) لاحق[اً]*ا?|قيد التحديد",
    "hi": r"तय नहीं|अज्ञात|बाद में (?:घोषित|तय)|निर्धारित नहीं",
}

STATUS_WORDS: Final = frozenset(
    "status state stage condition zustand stand état statut estado stato situazione "
    "situação toestand stan".split()
)
"""What is "still open" where one of them is asked is the value itself."""
