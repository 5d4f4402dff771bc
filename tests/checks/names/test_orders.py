"""Who does it to whom, and what comes first, by the order of words."""

from __future__ import annotations

import pytest

from evigate.checks.names.marked_roles import swapped_roles
from evigate.checks.names.orders import check_orders
from evigate.checks.names.sequences import check_sequences
from evigate.evidence import Evidence
from evigate.records import RagCall


def evidence_of(document: str, answer: str) -> Evidence:
    return Evidence(RagCall.of("", [document], answer))


LEAD = "The quality lead reports to the plant director."
LAND = "La commune a vendu le terrain à la coopérative."
FARM = "Familie Pol verkocht de boerderij aan familie Draaisma."
FIRM = "Die Firma Kordel hat im März die Firma Talwind übernommen."


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (LEAD, "The plant director reports to the quality lead."),
        (LAND, "La coopérative a vendu le terrain à la commune."),
        (LAND, "Le terrain a été vendu par la coopérative."),
        (FARM, "Familie Draaisma verkocht de boerderij aan familie Pol."),
        (FIRM, "Talwind hat Kordel übernommen."),
        (FIRM, "Kordel wurde von Talwind übernommen."),
        (
            "The night train runs from Brest to Minsk.",
            "The night train runs from Minsk to Brest.",
        ),
        (
            "The oak beam is heavier than the pine beam.",
            "The pine beam is heavier than the oak beam.",
        ),
        (
            "La ditta Sala ha ceduto il ramo alla ditta Corvi.",
            "La ditta Corvi ha ceduto il ramo alla ditta Sala.",
        ),
    ],
)
def test_two_words_that_exchange_their_places_are_found(
    document: str, answer: str
) -> None:
    codes = [reason.code for reason in check_orders(evidence_of(document, answer))]
    assert codes == ["role_mismatch"]


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (LEAD, "The quality lead reports to the plant director."),
        (LAND, "Le terrain a été vendu par la commune à la coopérative."),
        (FIRM, "Talwind wurde im März von Kordel übernommen."),
        (FIRM, "Im März hat die Firma Kordel die Firma Talwind übernommen."),
        (
            "Gestern eröffnete der Bürgermeister die Halle.",
            "Der Bürgermeister eröffnete gestern die Halle.",
        ),
        (
            "In Oslo fand das Treffen der Fischer statt.",
            "Das Treffen der Fischer fand in Oslo statt.",
        ),
        ("Anna Roth met Ben Falk in Turku.", "Ben Falk met Anna Roth in Turku."),
        (
            "The mayor opened the hall yesterday with a speech.",
            "Yesterday the mayor opened the hall with a speech.",
        ),
        (
            "En la plaza se celebró la feria de artesanía.",
            "La feria de artesanía se celebró en la plaza.",
        ),
    ],
)
def test_words_that_only_stand_elsewhere_are_left_alone(
    document: str, answer: str
) -> None:
    assert check_orders(evidence_of(document, answer)) == []


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (
            "फाइनल में लाल टीम ने नीली टीम को हराया।",
            "नीली टीम ने लाल टीम को हराया।",
        ),
        (
            "فاز فريق النسور على فريق الصقور في النهائي.",
            "فاز فريق الصقور على فريق النسور.",
        ),
    ],
)
def test_teams_of_one_noun_are_told_apart_by_their_particle(
    document: str, answer: str
) -> None:
    evidence = evidence_of(document, answer)
    assert swapped_roles(evidence, evidence.alignments[0]) is not None


LENTILS = "Rinse the lentils first, then toast the spices, and finally add the stock."
PUMP = "1. Open the inlet valve. 2. Prime the pump. 3. Switch on the motor."


@pytest.mark.parametrize(
    ("document", "answer", "found"),
    [
        (LENTILS, "First toast the spices, then rinse the lentils.", True),
        (LENTILS, "First rinse the lentils, then toast the spices.", False),
        (PUMP, "First switch on the motor, then open the valve.", True),
        (PUMP, "First open the valve, then switch on the motor.", False),
        (
            "Before switching on the motor, open the inlet valve.",
            "First open the inlet valve, then switch on the motor.",
            False,
        ),
        (
            "D'abord poncer le bois, puis appliquer l'huile.",
            "D'abord appliquer l'huile, puis poncer le bois.",
            True,
        ),
        (
            "Prima imburrare lo stampo, poi infarinare, infine raffreddare.",
            "Prima si infarina, poi si imburra.",
            True,
        ),
        ("首先清洗表面，然后涂底漆。", "首先涂底漆，然后清洗表面。", True),
        (
            "まず布を水で洗い、次に型紙を置きます。",
            "まず型紙を置き、次に布を洗います。",
            True,
        ),
    ],
)
def test_steps_keep_their_order(document: str, answer: str, *, found: bool) -> None:
    reasons = check_sequences(evidence_of(document, answer))
    assert [reason.code for reason in reasons] == ["role_mismatch"] * found


def test_a_clause_of_a_longer_sentence_is_turned_round() -> None:
    """The other clauses of the sentence may name the two again."""
    document = "Members elect the board; the treasurer is appointed by the board."
    answers = "The board elects the members.", "The members elect the board."
    found = [
        check_orders(Evidence(RagCall.of("Who elects the board?", [document], each)))
        for each in answers
    ]
    assert [bool(reasons) for reasons in found] == [True, False]


def test_a_list_in_another_order_is_none_turned_round() -> None:
    """One preposition opens both lists."""
    document = "The tour is offered in Danish, Dutch and Polish."
    call = RagCall.of("In which languages?", [document], "In Dutch, Polish and Danish.")
    assert check_orders(Evidence(call)) == []
