"""The row that an answer names must be the extreme one that is asked for."""

# ruff: noqa: E501 -- one row, one line of text

from __future__ import annotations

import pytest

from evigate.checks.tables.superlatives import check_superlatives
from evigate.checks.tables.table_superlatives import check_table_superlatives
from evigate.evidence import Evidence
from evigate.records import RagCall

BRIDGES = "| 다리 | 길이(m) | 개통 |\n|---|---|---|\n| 한빛교 | 412 | 1998 |\n| 새솔교 | 587 | 2006 |\n| 은하교 | 539 | 2015 |"
MILLS = "| Mill | Built | Height |\n|---|---|---|\n| Harrow | 1842 | 14 m |\n| Penny | 1791 | 11 m |\n| Stokes | 1810 | 19 m |"
TOWERS = "Turm;Höhe (m);Baujahr\nNordturm;46;1903\nSüdturm;52;1911\nPulverturm;38;1488"
ORGANS = "| Orgue | Année | Tuyaux |\n|---|---|---|\n| Saint-Luc | 1764 | 2100 |\n| Notre-Dame | 1890 | 3450 |\n| Saint-Paul | 1931 | 1280 |"
SHIPS = "| Statek | Rok budowy |\n|---|---|\n| Mewa | 1978 |\n| Kormoran | 1965 |\n| Suma | 2 |"
TEMPLES = "| 寺 | 創建 | 高さ |\n|---|---|---|\n| 青蓮寺 | 1204年 | 21m |\n| 白雲寺 | 1388年 | 33m |"
TANKS = "station,min_c,max_c\nKvalvik,-3.4,2.1\nMolde,-0.8,4.0\nRindal,-7.2,-1.5"


def faults(table: str, question: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [table], answer))
    found = [*check_superlatives(evidence), *check_table_superlatives(evidence)]
    return [reason.code for reason in found]


@pytest.mark.parametrize(
    ("table", "question", "right", "wrong"),
    [
        (
            BRIDGES,
            "세 다리 가운데 가장 긴 것은 무엇인가요?",
            "새솔교입니다.",
            "2015년에 개통한 은하교입니다.",
        ),
        (BRIDGES, "가장 오래된 다리는 무엇인가요?", "한빛교입니다.", "새솔교입니다."),
        (
            MILLS,
            "Which is the oldest mill?",
            "The Penny mill, built in 1791.",
            "Stokes.",
        ),
        (MILLS, "Which is the second oldest mill?", "Stokes.", "The Penny mill."),
        (MILLS, "Which is the newest mill?", "Harrow.", "Stokes."),
        (
            TOWERS,
            "Welcher Turm ist der älteste?",
            "Der Pulverturm.",
            "Der Nordturm von 1903.",
        ),
        (TOWERS, "Welches ist der zweithöchste Turm?", "Der Nordturm.", "Der Südturm."),
        (
            ORGANS,
            "Quel est le plus ancien des orgues ?",
            "Celui de Saint-Luc.",
            "Celui de Saint-Paul.",
        ),
        (
            TEMPLES,
            "最も古い寺はどれですか。",
            "青蓮寺です。",
            "1388年創建の白雲寺です。",
        ),
    ],
)
def test_another_row_than_the_extreme_one_is_named(
    table: str, question: str, right: str, wrong: str
) -> None:
    assert faults(table, question, right) == []
    assert set(faults(table, question, wrong)) == {"superlative_mismatch"}


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        (MILLS, "Which is the oldest mill?", "Not the Harrow mill but the Penny mill."),
        (MILLS, "Which is the oldest mill?", "Penny (1791); Stokes followed in 1810."),
        (SHIPS, "Który statek jest najstarszy?", "Kormoran."),
        (TANKS, "What was the lowest temperature at Kvalvik?", "-3.4 °C."),
    ],
)
def test_other_rows_may_be_named_beside_it(
    table: str, question: str, answer: str
) -> None:
    assert faults(table, question, answer) == []
