"""Words by which a text speaks of the beginning or the end of something.

Written for this project. Verbs and nouns, not states ("opens", not "open": a shop is
open from and until). Lower case; those of Chinese, Japanese and Korean in any place.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

BEGINS: Final = (
    "start starts started starting begin begins began beginning opens opened opening commences "
    "beginnt begann beginn startet start anfang öffnet eröffnet auftakt "
    "commence commença commencera débute début débutera ouvre ouvrira ouverture "
    "empieza comienza comenzó empezó inicia inicio comienzo abre apertura "
    "inizia iniziano comincia inizio apre apertura "
    "começa começou inicia início abre abertura "
    "begint begon start aanvang opent opening "
    "zaczyna zacznie rozpoczyna rozpocznie rozpoczęcie początek otwiera otwarcie "
    "يبدأ تبدأ بدأ بدأت بداية يفتح تفتح ينطلق تنطلق شروع शुरू शुरुआत आरंभ आरम्भ प्रारंभ खुलता खुलती खुलेगा"
).split()
ENDS: Final = (
    "end ends ended ending finish finishes finished close closes closing expires deadline last "
    "endet endete ende schließt schliesst läuft schluss "
    "finit finira termine terminera fin ferme fermera fermeture clôture "
    "termina terminó acaba finaliza fin cierra cierre clausura vence "
    "termina finisce fine chiude chiusura scade scadenza "
    "termina acaba encerra fim fecha encerramento término "
    "eindigt einde eindigde sluit sluiting afloopt "
    "kończy skończy zakończy zakończenie koniec zamyka zamknięcie "
    "ينتهي تنتهي انتهى انتهت نهاية يغلق تغلق يختتم تختتم बंद समाप्त समाप्ति खत्म ख़त्म अंत"
).split()
BEGINS_DENSE: Final = (
    "开始 開始 开幕 開幕 开门 開門 开馆 開館 开放 开赛 起始 始まり 始まる スタート 開店 開きま 開く 開け 시작 열립 열리 엽니 여나 개막 개장 개관 개최"
).split()
ENDS_DENSE: Final = (
    "结束 結束 截止 闭幕 閉幕 关门 關門 闭馆 終了 終わり 終わる 終わり 閉店 閉館 閉ま 閉め 締切 締め切り 종료 폐막 마감 끝나 끝납 닫나 닫습 닫는 폐장 폐관"
).split()
