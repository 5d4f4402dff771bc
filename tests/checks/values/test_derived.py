"""Numbers that the answer computes: right ones pass, those of another row do not."""

from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence


def codes(
    question: str,
    documents: str | list[str],
    answer: str,
    history: list[str] | None = None,
) -> list[str]:
    held = [documents] if isinstance(documents, str) else documents
    turns = [("user", text) for text in history or []]
    return [
        r.code
        for r in check_quantities(Evidence(RagCall.of(question, held, answer, turns)))
    ]


SHARES = [
    ("One in eight visitors comes by train.", "12.5% of visitors come by train."),
    ("2 out of 5 members are women.", "40 percent of the members are women."),
    ("Jede Saison ist eine von vier Lampen defekt.", "25 % der Lampen sind defekt."),
    ("Un passager sur cinq a une réduction.", "20 % des passagers ont une réduction."),
    ("Uno de cada diez socios vive fuera.", "El 10 % de los socios vive fuera."),
    ("Un socio su quattro vive fuori.", "Il 25% dei soci vive fuori."),
    ("Um em cada cinco sócios vive fora.", "20 % dos sócios vivem fora."),
    ("Een op de vier leden woont elders.", "25% van de leden woont elders."),
    ("Jeden na pięciu członków mieszka gdzie indziej.", "20% członków."),
    ("会員の8人に1人は市外に住む。", "会員の12.5％は市外に住む。"),
    ("회원 5명 중 1명은 학생입니다.", "회원의 20%가 학생입니다."),
]


@pytest.mark.parametrize(("document", "answer"), SHARES)
def test_a_share_told_by_two_numbers_is_a_percentage(
    document: str, answer: str
) -> None:
    assert codes("?", document, answer) == []


@pytest.mark.parametrize(("document", "answer"), SHARES)
def test_another_percentage_is_none(document: str, answer: str) -> None:
    wrong = answer.replace("12.5", "17.5").replace("10", "15")
    wrong = wrong.replace("20", "30").replace("25", "35").replace("40", "45")
    assert codes("?", document, wrong) != []


def test_a_percentage_may_be_told_by_two_numbers() -> None:
    document = "12.5% of the seats are free."
    assert codes("?", document, "1 in 8 seats is free.") == []
    assert codes("?", document, "1 in 12 seats is free.") != []


PROPORTIONS = [
    (
        "How much salt do I need for 30 litres?",
        "Add 40 g of salt for every 5 litres of water.",
        "You need 240 g of salt.",
        "You need 260 g of salt.",
    ),
    (
        "Wie viel Dünger brauche ich für 60 m²?",
        "Je 10 m² streut man 350 g Dünger.",
        "Man braucht 2,1 kg Dünger.",
        "Man braucht 2,4 kg Dünger.",
    ),
    (
        "Quelle dose pour un enfant de 24 kg ?",
        "On donne 15 mg par 2 kg de poids.",
        "Il faut 180 mg.",
        "Il faut 190 mg.",
    ),
    (
        "¿Cuánto abono hace falta para 300 litros?",
        "Se añaden 20 g de abono por cada 50 litros de agua.",
        "Hacen falta 120 g de abono.",
        "Hacen falta 140 g de abono.",
    ),
    (
        "80升水要放多少消毒剂？",
        "每20升水加入15毫升消毒剂。",
        "需要60毫升。",
        "需要80毫升。",
    ),
    (
        "30リットルの水には塩が何グラム必要ですか。",
        "水5リットルにつき塩を40グラム入れる。",
        "240グラム必要です。",
        "280グラム必要です。",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), PROPORTIONS)
def test_a_dose_may_be_worked_out_for_the_amount_asked(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert codes(question, document, right) == []
    assert codes(question, document, wrong) == ["number_mismatch"]


DIFFERENCES = [
    ("By how many votes did Aldous win?", "Aldous won by 315 votes."),
    ("Um wie viele Stimmen gewann Aldous?", "Aldous gewann mit 315 Stimmen Vorsprung."),
    ("De combien de voix Aldous a-t-il gagné ?", "Aldous a gagné de 315 voix."),
    ("¿Por cuántos votos ganó Aldous?", "Aldous ganó por 315 votos."),
    ("Di quanti voti ha vinto Aldous?", "Aldous ha vinto di 315 voti."),
    ("O ile głosów wygrał Aldous?", "Aldous wygrał o 315 głosów."),
]


@pytest.mark.parametrize(("question", "answer"), DIFFERENCES)
def test_a_margin_may_be_the_difference_of_two_cells(
    question: str, answer: str
) -> None:
    table = "ward,candidate,votes\nHill,Aldous,6120\nHill,Brandt,5805\nVale,Cole,4400\n"
    assert codes(question, table, answer) == []
    assert codes(question, table, answer.replace("315", "375")) != []


ROWS = [
    (
        "What do I pay for a canoe for 3 hours?",
        "A pedalo costs 12 EUR per hour, a canoe 9 EUR per hour.",
        "A canoe for 3 hours comes to 27 EUR in total.",
        "A canoe for 3 hours comes to 36 EUR in total.",
    ),
    (
        "Was kostet ein Tandem für 4 Tage?",
        "Ein Tandem kostet 30 Euro pro Tag, ein Kinderrad 14 Euro pro Tag.",
        "Ein Tandem kostet für 4 Tage insgesamt 120 Euro.",
        "Ein Tandem kostet für 4 Tage insgesamt 56 Euro.",
    ),
    (
        "租电动船两小时多少钱？",
        "租金：木船每小时30元，电动船每小时50元。",
        "电动船两小时，一共100元。",
        "电动船两小时，一共60元。",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_a_product_must_come_from_the_row_that_is_asked_for(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert codes(question, document, right) == []
    assert codes(question, document, wrong) != []


def test_what_a_range_of_the_answer_names_may_be_subtracted() -> None:
    document = "The well was 4.2 m deep in May and 5.9 m deep in July."
    assert codes("How did it change?", document, "1.7 m, from 4.2 m to 5.9 m.") == []


@pytest.mark.parametrize(
    ("header", "answer"),
    [
        ("Output (thousand hectolitres)", "Rauberg made 437,000 hectolitres."),
        ("Weight [in thousand tonnes]", "Rauberg made 437,000 tonnes."),
    ],
)
def test_a_caption_may_scale_a_unit(header: str, answer: str) -> None:
    table = f"{header}\n| Site | 2022 |\n|---|---|\n| Rauberg | 437 |\n"
    assert codes("How much in 2022?", table, answer) == []
