"""What the answer says must stand in the row that question and answer name."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.checks.tables.lookups import check_table_lookups
from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.records import RagCall

BOLTS = "bolt,length_mm,stock\nM6,20,310\nM6,40,85\nM8,20,140\nM8,40,12"
TARIFF = (
    "| Escalão | Consumo | Preço |\n|---|---|---|\n| 1.º | até 5 m³ | 0,62 € |\n"
    "| 2.º | 6 a 15 m³ | 0,98 € |\n| 3.º | 16 a 25 m³ | 1,74 € |"
)
LINES = (
    "| Line | Colour | Terminus |\n|---|---|---|\n| A | green | Harbour |\n"
    "| B | purple | Airport |\n| C | orange | Zoo |"
)
ROOMS = (
    '[{"id": "R1", "name": "Oak Room", "seats": 24, "floor": 2},'
    '{"id": "R2", "name": "Pine Room", "seats": 60, "floor": 3}]'
)
HUTS = (
    "<table><tr><th>Refuge</th><th>Lits</th></tr><tr><td>Combe Noire</td><td>42</td>"
    "</tr><tr><td>Lac Bleu</td><td>28</td></tr></table>"
)
ROOM_PRICES_NL = (
    "kamer,seizoen,prijs\ntweepersoons,zomer,95\ntweepersoons,winter,70\n"
    "familie,zomer,140\nfamilie,winter,105"
)
COURSES = {
    "de": "Kurs;Leitung;Raum\nTöpfern;Frau Lund;B12\nWeben;Herr Okafor;C31",
    "zh": "| 课程 | 老师 |\n|---|---|\n| 书法 | 李梅 |\n| 国画 | 王强 |",
    "ko": "| 강좌 | 요일 |\n|---|---|\n| 서예 | 화요일 |\n| 다도 | 목요일 |",
    "hi": "| कक्षा | शिक्षक |\n|---|---|\n| संगीत | राधा |\n| नृत्य | मोहन |",
    "ar": "| الدورة | المدرب |\n|---|---|\n| الخط | سامي |\n| الرسم | ليلى |",
    "pl": "| Kurs | Kto |\n|---|---|\n| Ceramika | Anna Lis |\n| Tkactwo | Jan Wrona |",
}


def faults(documents: str | list[str], question: str, answer: str) -> list[str]:
    texts = [documents] if isinstance(documents, str) else documents
    call = RagCall.of(question, texts, answer)
    return [reason.code for reason in check_table_lookups(Evidence(call))]


@pytest.mark.parametrize(
    ("table", "question", "right", "wrong"),
    [
        (BOLTS, "How many M8 bolts of 40 mm are there?", "There are 12.", "140."),
        (BOLTS, "How many M6 bolts of 20 mm?", "There are 310.", "There are 85."),
        (TARIFF, "Quanto se paga no segundo escalão?", "0,98 €.", "1,74 €."),
        (LINES, "What colour is line B?", "Line B is purple.", "It is orange."),
        (LINES, "Which line ends at the zoo?", "Line C.", "Line B, the purple one."),
        (ROOMS, "How big is the Pine Room?", "It seats 60.", "It seats 24."),
        (HUTS, "Combien de lits au Lac Bleu ?", "28 lits.", "42 lits."),
        (ROOM_PRICES_NL, "Wat kost een familiekamer in de winter?", "105.", "70."),
        (COURSES["de"], "Wer leitet das Weben?", "Herr Okafor.", "Frau Lund."),
        (COURSES["zh"], "国画课的老师是谁?", "王强。", "国画课的老师是李梅。"),
        (COURSES["ko"], "다도는 무슨 요일인가요?", "목요일입니다.", "화요일입니다."),
        (COURSES["hi"], "नृत्य कौन सिखाता है?", "मोहन।", "नृत्य राधा सिखाती हैं।"),
        (COURSES["ar"], "من يدرب دورة الرسم؟", "ليلى.", "يدرب سامي دورة الرسم."),
        (COURSES["pl"], "Kto prowadzi tkactwo?", "Jan Wrona.", "Anna Lis."),
    ],
)
def test_a_value_of_another_row_is_named(
    table: str, question: str, right: str, wrong: str
) -> None:
    assert faults(table, question, right) == []
    assert len(faults(table, question, wrong)) == 1


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Tell me about the lines.", "A is green, B is purple and C is orange."),
        ("What colour is line B?", "Purple; line C is orange."),
        ("Which line comes after the green one?", "Line B."),
        ("Which lines besides the Airport one are there?", "Lines A and C."),
        ("Where do I change for the opera?", "At the Harbour."),
    ],
)
def test_other_rows_may_be_spoken_of(question: str, answer: str) -> None:
    assert faults(LINES, question, answer) == []


def test_a_value_that_prose_gives_too_is_not_judged() -> None:
    prose = "The new signs of line B are orange."
    assert faults([LINES, prose], "What colour are B's signs?", "Orange.") == []


def test_sums_and_multiples_of_the_named_rows_are_derived() -> None:
    table = "| Ticket | EUR |\n|---|---|\n| Child | 6 |\n| Adult | 12 |\n| Group | 18 |"
    question = "What do a child and an adult pay?"
    assert faults(table, question, "Together 18 EUR.") == []
    assert faults(table, "What do 2 children pay?", "They pay 12 EUR.") == []


HOURS = (
    '{"branch": "Elm Street", "hours": {"mon-fri": "8-18", "sat": "9-13"}, "desks": 40}'
)
FARES = (
    "| Zone | Single | Day |\n|---|---|---|\n| 1st | 2.10 EUR | 5.80 EUR |\n"
    "| 2nd | 3.40 EUR | 8.20 EUR |"
)
STOPS = "| Halt | Ankunft | Abfahrt |\n|---|---|---|\n| Alby | 8:12 | 8:15 |"


@pytest.mark.parametrize(
    ("table", "question", "right", "wrong"),
    [
        (HOURS, "When is it open on Saturdays?", "From 9 to 13.", "From 8 to 18."),
        (HOURS, "When is it open on Tuesday?", "From 8 to 18.", "From 9 to 13."),
        (FARES, "What is a day ticket in the second zone?", "8.20 EUR.", "3.40 EUR."),
        (STOPS, "Wann ist die Abfahrt in Alby?", "Um 8:15.", "Um 8:12."),
    ],
)
def test_a_value_of_another_column_is_named(
    table: str, question: str, right: str, wrong: str
) -> None:
    assert faults(table, question, right) == []
    assert len(faults(table, question, wrong)) == 1


def test_a_value_of_the_named_row_may_stand_in_a_row_of_longer_name_too() -> None:
    table = (
        "| Bike | Front tyre | Rear tyre | With full load |\n|---|---|---|---|\n"
        "| Heron | 3.5 bar | 4.2 bar | 4.5 bar |\n"
        "| Heron Long | 3.5 bar | 4.5 bar | 5.0 bar |"
    )
    question = "What pressure does the rear tyre of the Heron need?"

    def faults(answer: str) -> list[str]:
        evidence = Evidence(RagCall.of(question, [table], answer))
        return [reason.code for reason in check_quantities(evidence)]

    assert faults("The rear tyre of the Heron needs 4.2 bar.") == []
    assert faults("The rear tyre of the Heron needs 4.5 bar.") == [
        "number_wrong_subject"
    ]


def test_a_finding_points_at_the_value_and_quotes_it_as_the_answer_writes_it() -> None:
    table = "| Plan | Price |\n|---|---|\n| Team | 19 EUR |\n| Business | 39 EUR |"
    answer = "The Team plan costs 39 euros."
    call = RagCall.of("What does the Team plan cost?", [table], answer)
    (found,) = check_table_lookups(Evidence(call))
    assert found.answer_span is not None
    assert answer[slice(*found.answer_span)] == "39 euros"
    assert "“39 euros”; document 1 says “19 EUR”" in found.message


def test_a_name_from_another_row_is_pointed_at_too() -> None:
    table = "| Course | Room |\n|---|---|\n| Pottery | B12 |\n| Weaving | C34 |"
    answer = "Weaving is taught in room B12 on Mondays."
    call = RagCall.of("Where is weaving taught?", [table], answer)
    (found,) = check_table_lookups(Evidence(call))
    assert found.answer_span is not None
    assert answer[slice(*found.answer_span)] == "B12"


def test_a_very_large_table_is_left_to_other_checks() -> None:
    """More values than are looked up make no failure."""
    rows = "\n".join(f"| Item{n} | {n} EUR | {n * 3} | - |" for n in range(700))
    table = f"| Item | Price | Stock | Note |\n|---|---|---|---|\n{rows}"
    verdict = EvidenceGate().check(
        question="What is the price of Item7?", documents=[table], answer="7 EUR."
    )
    assert "scoring_failed" not in {reason.code for reason in verdict.reasons}
