"""Dates that follow from a span, prices by the time of day, precise days."""

# ruff: noqa: E501 -- a document stays on one line

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

SPANS: list[tuple[str, str, list[str], list[str]]] = [
    (
        "Until when is the voucher valid?",
        "The voucher was issued on 3 March 2025 and is valid for 30 days.",
        ["Until 2 April 2025."],
        ["Until 12 April 2025."],
    ),
    (
        "When does the trust's financial year 2024 end?",
        "The trust's financial year 2024 began on 1 July 2023 and comprises twelve months.",
        ["It ends on 30 June 2024."],
        ["It ends on 31 December 2024."],
    ),
    (
        "Wann endet der Vertrag?",
        "Der Vertrag beginnt am 15. Mai 2024 und läuft zwei Jahre.",
        ["Am 14. Mai 2026."],
        ["Am 14. Mai 2025."],
    ),
    (
        "When does fiscal year 2025 start?",
        "Fiscal year 2025 runs from 1 October 2024 to 30 September 2025.",
        ["On 1 October 2024."],
        ["On 1 January 2025."],
    ),
    (
        "When does fiscal year 2025 end?",
        "Fiscal year 2025 runs from 1 October 2024 to 30 September 2025.",
        [],
        ["On 1 October 2024."],
    ),
    (
        "¿Cuándo termina el curso?",
        "El curso empieza el 8 de enero de 2025 y dura seis semanas.",
        ["Termina el 18 de febrero de 2025."],
        ["Termina el 28 de febrero de 2025."],
    ),
    (
        "合同什么时候到期？",
        "合同自2024年4月1日起生效，有效期一年。",
        ["2025年3月31日到期。"],
        ["2025年4月30日到期。"],
    ),
    (
        "What did it open?",
        "The museum opened in May 2020.",
        ["It opened in May 2020."],
        [],
    ),
    (
        "When did the museum open?",
        "The museum opened in May 2020.",
        [],
        ["It opened on 5 May 2020."],
    ),
    (
        "E dopo le dieci di sera?",
        "Visita fino alle 22: 55 euro; visita dopo le 22: 85 euro; visita a domicilio: 110 euro.",
        ["85 euro."],
        [],
    ),
    (
        "Quanto costa una visita dopo le 22?",
        "Visita fino alle 22: 55 euro; visita dopo le 22: 85 euro; visita a domicilio: 110 euro.",
        [],
        ["55 euro."],
    ),
    (
        "What does parking cost at 8 pm?",
        "Parking costs 3 euros an hour from 8 am to 6 pm and 1 euro an hour from 6 pm to 10 pm.",
        ["1 euro an hour."],
        ["3 euros an hour."],
    ),
    (
        "Was kostet die Sauna um 19 Uhr?",
        "Die Sauna kostet bis 17 Uhr 9 Euro, ab 17 Uhr 14 Euro.",
        ["14 Euro."],
        ["9 Euro."],
    ),
    (
        "20時の料金はいくらですか？",
        "料金は18時まで500円、18時以降800円です。",
        ["800円です。"],
        ["500円です。"],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), SPANS)
def test_right_values_are_released_and_wrong_ones_held(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    """In all languages, whatever the value is written as."""

    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
