"""What a question asks to compute: the result is right, an operand is not."""

from __future__ import annotations

import pytest

from evigate.checks.values.asked_bills import asked_bill
from evigate.checks.values.asked_sums import asked_sum
from evigate.checks.values.quantities import check_quantities
from evigate.checks.values.uncomputed import check_uncomputed
from evigate.evidence import Evidence
from evigate.records import RagCall

STAFF = "The mill employs 90 people, of whom 35 work at night."
BOATS = "The old ferry carries 140 cars; the new ferry carries 185 cars."
LEAVE = "Full-time nurses get 32 days of leave. Others get leave pro rata."
TICKETS = "Adults 12 €, pupils 8 €, children (3-9) 5 €, children under 3 free."
NURSES = "It has 24 nurses, 9 of them men. In 2021 it had 310 beds, in 2022 it had 345."
FERRY = "Die Fähre kostet 9 Euro, Räder 3 Euro, Hunde fahren kostenlos mit."
FEE = "The fee is 15 euros a month; a shirt costs 40 euros."
PARTS = "Das Werk hat 80 Angestellte, davon 30 in Ulm."
HUT = "成人票60元，儿童票30元。"


def codes(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    reasons = [*check_quantities(evidence), *check_uncomputed(evidence)]
    return [reason.code for reason in reasons]


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        ("How many people do not work at night?", STAFF, "55.", "35."),
        ("How many people do not work at night?", STAFF, "55 people.", "90 people."),
        ("How many people do not work at night?", STAFF, "90 - 35 = 55.", "None."),
        ("How many more cars does the new ferry carry?", BOATS, "45.", "185."),
        ("How many more cars does the new ferry carry?", BOATS, "45.", "140 cars."),
        ("How many cars do both ferries carry in total?", BOATS, "325.", "185."),
        ("What leave do I get if I work half time?", LEAVE, "16 days.", "32 days."),
        ("What do two adults and a pupil pay?", TICKETS, "32 €.", "24 €."),
        ("What do two adults and a child of 5 pay?", TICKETS, "29 €.", "12 €."),
        ("What do two adults and a child of 2 pay?", TICKETS, "24 €.", "12 €."),
        ("How many nurses are women?", NURSES, "15.", "24."),
        ("How many nurses are women?", NURSES, "15 nurses.", "9."),
        ("By how many beds did it grow?", NURSES, "By 35.", "By 345."),
        ("What is the fee per year?", FEE, "180 euros.", "15 euros."),
        ("What is the fee per year?", FEE, "12 months at 15 make 180 euros.", "15."),
        ("Wie viele arbeiten nicht in Ulm?", PARTS, "50.", "80."),
        ("两个成人和一个儿童多少钱？", HUT, "150元。", "120元。"),
    ],
)
def test_the_result_is_right_and_what_it_is_computed_from_is_wrong(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert codes(question, document, right) == []
    assert codes(question, document, wrong) != []


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("How many people work at night?", STAFF, "35."),
        ("How many people work at the mill?", STAFF, "90."),
        ("How many more cars does it carry?", BOATS, "185 instead of 140."),
        ("What is the fee per year?", FEE, "15 euros a month."),
        ("What is the fee a year?", "15 € a month, 150 € a year.", "150 €."),
        ("What does each pay?", TICKETS, "Adults 12 € and pupils 8 €."),
        ("How many nurses are men?", NURSES, "9."),
        ("Was kosten zwei Leute mit Hund?", FERRY, "18 Euro."),
        ("What does a pupil pay when two adults come?", TICKETS, "8 €."),
        ("How many pupils in total?", "It has 600 pupils, 240 in year one.", "600."),
    ],
)
def test_without_a_calculation_an_amount_of_the_documents_is_right(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, document, answer) == []


def test_a_bill_is_told_only_where_each_thing_has_one_price() -> None:
    document = "Family ticket 30 €. Adults 12 €, children 6 €."
    question = "What do two adults and a child pay?"
    assert asked_bill(Evidence(RagCall.of(question, [document], ""))) is None


def test_no_calculation_is_read_where_documents_hold_many_amounts() -> None:
    document = " ".join(f"Hall {n} seats {n * 10} people." for n in range(2, 70))
    call = RagCall.of("How many more people does hall 9 seat?", [document], "90.")
    assert asked_sum(Evidence(call)) is None


def test_a_difference_is_not_turned_round() -> None:
    document = "The old ticket cost 9 euros; the new ticket costs 7 euros."
    question = "How much cheaper is the new ticket?"
    assert codes(question, document, "2 euros cheaper.") == []
    assert codes(question, document, "2 euros dearer.") == ["negation_mismatch"]
