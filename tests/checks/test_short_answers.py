"""A bare value must be that of what the question names, also in a follow-up."""

# ruff: noqa: E501 -- one row, one line of text

from __future__ import annotations

import pytest

from evigate.checks.values.dates import check_dates
from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.records import RagCall

POOL = "Pool season tickets: adults 95 euros, students and apprentices 60 euros, pensioners 70 euros."
CHOIRS = "Junior choir: singers from the age of nine. Youth choir: singers from the age of fourteen."
PEAKS = "Mount Arvid is 2,114 m high and was first climbed in 1871. Mount Selka is 2,390 m high and was first climbed in 1889."


def faults(
    document: str, question: str, answer: str, history: list[tuple[str, str]]
) -> list[str]:
    call = RagCall.of(question, [document], answer, history)
    evidence = Evidence(call)
    found = [*check_quantities(evidence), *check_dates(evidence)]
    return [reason.code for reason in found if reason.weight >= 0.5]


FOLLOW_UPS = [
    (
        POOL,
        "How much is a season ticket for adults?",
        "95 euros.",
        "And for students?",
        "60 euros.",
        "70 euros.",
    ),
    (
        CHOIRS,
        "From what age is the junior choir?",
        "Nine.",
        "And the youth choir?",
        "From 14.",
        "From the age of nine.",
    ),
    (
        PEAKS,
        "How high is Mount Selka?",
        "2,390 m.",
        "And when was it first climbed?",
        "In 1889.",
        "In 1871.",
    ),
    (
        "Parkhaus Nord: 2 Euro pro Stunde, Tagessatz 14 Euro. Parkhaus Süd: 1,50 Euro pro Stunde, Tagessatz 9 Euro.",
        "Was ist der Tagessatz im Parkhaus Nord?",
        "14 Euro.",
        "Und im Parkhaus Süd?",
        "9 Euro.",
        "1,50 Euro.",
    ),
    (
        "Poterie : débutants le lundi, 120 € ; confirmés le jeudi, 150 €.",
        "Combien paient les débutants ?",
        "120 €.",
        "Et les confirmés ?",
        "150 €.",
        "120 €.",
    ),
    (
        "El albergue de Roncal tiene 40 plazas. El albergue de Isaba tiene 28 plazas.",
        "¿Cuántas plazas tiene el albergue de Roncal?",
        "40.",
        "¿Y el de Isaba?",
        "Tiene 28 plazas.",
        "Tiene 40 plazas.",
    ),
    (
        "La mostra di Bergamo resta aperta fino al 12 giugno, quella di Brescia fino al 3 luglio.",
        "Fino a quando resta aperta la mostra di Bergamo?",
        "Fino al 12 giugno.",
        "E quella di Brescia?",
        "Fino al 3 luglio.",
        "Fino al 12 giugno.",
    ),
    (
        "De kleine zaal biedt plaats aan 80 mensen, de grote zaal aan 220.",
        "Hoeveel mensen kunnen er in de kleine zaal?",
        "80.",
        "En de grote zaal?",
        "220 mensen.",
        "80.",
    ),
    (
        "Karnet: dorośli 160 zł, dzieci 90 zł, seniorzy 110 zł.",
        "Ile kosztuje karnet dla dorosłych?",
        "160 zł.",
        "A dla seniorów?",
        "110 zł.",
        "90 zł.",
    ),
    (
        "成人票80元，学生票45元，老人票30元。",
        "成人票多少钱？",
        "80元。",
        "那学生呢？",
        "45元。",
        "80元。",
    ),
    (
        "大人は1200円、中学生は600円、小学生は400円です。",
        "大人の料金はいくらですか。",
        "1200円です。",
        "では中学生は？",
        "600円です。",
        "400円です。",
    ),
    (
        "어른은 5,000원, 학생은 3,000원, 어린이는 2,000원입니다.",
        "어른 입장료는 얼마인가요?",
        "5,000원입니다.",
        "학생은요?",
        "3,000원입니다.",
        "2,000원입니다.",
    ),
    (
        "سعر تذكرة الكبار 50 ريالا، والطلاب 30 ريالا، والأطفال 15 ريالا.",
        "كم سعر تذكرة الكبار؟",
        "50 ريالا.",
        "وللطلاب؟",
        "30 ريالا.",
        "50 ريالا.",
    ),
    (
        "वयस्क टिकट 200 रुपये, छात्र टिकट 120 रुपये, बच्चों का टिकट 80 रुपये है।",
        "वयस्क टिकट कितने का है?",
        "200 रुपये।",
        "और छात्रों के लिए?",
        "120 रुपये।",
        "80 रुपये।",
    ),
]


@pytest.mark.parametrize(
    ("document", "asked", "told", "question", "right", "wrong"), FOLLOW_UPS
)
def test_a_follow_up_asks_for_what_it_adds(
    document: str, asked: str, told: str, question: str, right: str, wrong: str
) -> None:
    history = [(asked, told)]
    assert faults(document, question, right, history) == []
    assert faults(document, question, wrong, history) != []


WEEKDAYS = [
    (
        "Story hour is on Tuesdays in the Elm branch and on Fridays in the Oak branch.",
        "When is story hour in the Oak branch?",
        "Fridays.",
        "On Tuesdays.",
    ),
    (
        "Restmüll wird montags abgeholt, Papier mittwochs, Glas donnerstags.",
        "Wann wird Papier abgeholt?",
        "Am Mittwoch.",
        "Am Montag.",
    ),
    (
        "Le marché de Vence a lieu le mardi, celui de Tourrettes le samedi.",
        "Quand a lieu le marché de Tourrettes ?",
        "Le samedi.",
        "Le mardi.",
    ),
    (
        "Próby chóru są we wtorki, a próby orkiestry w czwartki.",
        "Kiedy są próby orkiestry?",
        "W czwartki.",
        "We wtorki.",
    ),
    (
        "Het zwembad is maandag dicht, de sauna woensdag.",
        "Op welke dag is de sauna dicht?",
        "Woensdag.",
        "De sauna is op maandag dicht.",
    ),
    (
        "书法课在星期二，国画课在星期四。",
        "国画课在星期几？",
        "星期四。",
        "国画课在星期二。",
    ),
    (
        "燃えるごみは月曜日、資源ごみは水曜日に出してください。",
        "資源ごみは何曜日ですか。",
        "水曜日です。",
        "月曜日です。",
    ),
    (
        "요가반은 화요일, 수영반은 금요일에 열립니다.",
        "수영반은 무슨 요일에 열리나요?",
        "금요일에 열립니다.",
        "화요일에 열립니다.",
    ),
    (
        "درس الرسم يوم الأحد ودرس الموسيقى يوم الأربعاء.",
        "متى درس الموسيقى؟",
        "يوم الأربعاء.",
        "يوم الأحد.",
    ),
]


@pytest.mark.parametrize(("document", "question", "right", "wrong"), WEEKDAYS)
def test_a_weekday_is_of_one_thing(
    document: str, question: str, right: str, wrong: str
) -> None:
    assert faults(document, question, right, []) == []
    assert faults(document, question, wrong, []) != []


def test_what_the_answer_adds_of_another_thing_is_its_own() -> None:
    document = "The pool is open on Mondays; on Tuesdays it is closed."
    answer = "Mondays; it is closed on Tuesdays."
    assert faults(document, "When is the pool open?", answer, []) == []
