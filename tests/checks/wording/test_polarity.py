"""Negations and opposites: dropped or turned ones are found, equivalents are not."""

from __future__ import annotations

import pytest

from evigate.checks.wording.polarity import check_polarity
from evigate.evidence import Evidence
from evigate.records import RagCall


def codes(document: str, answer: str, question: str = "") -> list[str]:
    call = RagCall.of(question, [document], answer)
    return [r.code for r in check_polarity(Evidence(call)) if r.weight >= 0.5]


CONTRADICTED = [
    ("The sauna is not open to hotel guests.", "The sauna is open to hotel guests."),
    (
        "Die Sauna ist für Hotelgäste nicht geöffnet.",
        "Die Sauna ist für Hotelgäste geöffnet.",
    ),
    (
        "Le sauna n'est pas accessible aux clients.",
        "Le sauna est accessible aux clients.",
    ),
    (
        "La sauna no está disponible para los clientes.",
        "La sauna está disponible para los clientes.",
    ),
    (
        "Nagłe zwroty nie są przyjmowane w sklepie.",
        "Nagłe zwroty są przyjmowane w sklepie.",
    ),
    ("员工食堂不对访客开放。", "员工食堂对访客开放。"),
    (
        "Notifications are disabled in the lite app.",
        "Notifications are enabled in the lite app.",
    ),
    (
        "Der Export ist im Testkonto deaktiviert.",
        "Der Export ist im Testkonto aktiviert.",
    ),
]
AGREEING = [
    (
        "The sauna is not open to hotel guests.",
        "The sauna is not open to hotel guests.",
    ),
    (
        "Notifications are disabled in the lite app.",
        "Notifications are not enabled in the lite app.",
    ),
    (
        "Smoking is not allowed on the balconies.",
        "Smoking is forbidden on the balconies.",
    ),
    (
        "Der Export ist im Testkonto deaktiviert.",
        "Der Export ist im Testkonto nicht aktiviert.",
    ),
    (
        "The shuttle runs daily; it does not stop at the pier.",
        "The shuttle runs daily.",
    ),
]


@pytest.mark.parametrize(("document", "answer"), CONTRADICTED)
def test_a_turned_clause_is_found(document: str, answer: str) -> None:
    """In several languages, for negations and for opposites."""
    assert set(codes(document, answer)) & {"negation_mismatch", "antonym_mismatch"}


@pytest.mark.parametrize(("document", "answer"), AGREEING)
def test_a_clause_that_means_the_same_is_no_fault(document: str, answer: str) -> None:
    """A negated opposite says the same."""
    assert codes(document, answer) == []


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("", "Loosen the rear screw first.", "Tighten the rear screw first."),
        ("¿Qué cambia?", "La cuota baja en mayo.", "La cuota sube en mayo."),
        ("", "Di notte il forno resta spento.", "Di notte il forno resta acceso."),
        ("", "夜間は裏口は閉まっています。", "夜間は裏口は開いています。"),
        ("", "6월에 입장료가 내렸습니다.", "6월에 입장료가 올랐습니다."),
        ("", "Der Lift im Turm ist außer Betrieb.", "Der Lift im Turm läuft."),
        (
            "Is it free?",
            "Dogs are welcome in all areas.",
            "Dogs are banned in all areas.",
        ),
        (
            "When do I add the salt?",
            "Add the salt before the water boils.",
            "After the water boils.",
        ),
        (
            "On which side is the valve?",
            "The valve sits on the left side of the boiler.",
            "On the right side.",
        ),
    ],
)
def test_opposites_of_everyday_things_are_found(
    question: str, document: str, answer: str
) -> None:
    call = RagCall.of(question, [document], answer)
    assert check_polarity(Evidence(call))


def test_not_safe_and_unsafe_are_the_same() -> None:
    document = "Engineers declared the bridge unsafe for lorries."
    call = RagCall.of("", [document], "The bridge is not safe for lorries.")
    assert check_polarity(Evidence(call)) == []


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (
            "Camping stoves, fuel and fireworks must not be taken on board.",
            "You must not take camping stoves, fuel or fireworks on board.",
        ),
        (
            "Do not clean it with paper towels, kitchen towels or household rags.",
            "Never use paper towels, kitchen towels or household rags on it.",
        ),
    ],
)
def test_items_of_a_denied_list_are_denied_too(document: str, answer: str) -> None:
    call = RagCall.of("", [document], answer)
    assert check_polarity(Evidence(call)) == []


LONE = [
    ("The deposit of 10 euros, which is refunded on discharge.", "It is not refunded."),
    ("There is a deposit, which is refunded later.", "The deposit is not refunded."),
    ("Die Kaution, die bei Abreise erstattet wird.", "Sie wird nicht erstattet."),
    ("Hay una fianza, que se devuelve al salir.", "La fianza no se devuelve."),
]


@pytest.mark.parametrize(("document", "answer"), LONE)
def test_a_lone_verb_is_denied_that_all_documents_claim(
    document: str, answer: str
) -> None:
    evidence = Evidence(RagCall.of("", [document], answer))
    assert [r.code for r in check_polarity(evidence)] == ["negation_mismatch"]


def test_a_lone_verb_may_be_of_either_of_two_clauses() -> None:
    document = "The deposit is refunded. The fee is not refunded."
    evidence = Evidence(RagCall.of("", [document], "It is not refunded."))
    assert check_polarity(evidence) == []


WITHOUT = [
    ("The hut is open without water or electricity.", "It is open with water."),
    ("Das Zimmer hat ein Bad ohne Fenster.", "Das Bad ist mit Fenster."),
    ("El piso se alquila sin muebles.", "El piso se alquila con muebles."),
    (
        "Hors saison, la pièce d'hiver reste ouverte, sans eau ni électricité.",
        "La pièce d'hiver reste ouverte, avec eau et électricité.",
    ),
]


@pytest.mark.parametrize(("document", "answer"), WITHOUT)
def test_with_is_not_without(document: str, answer: str) -> None:
    assert codes(document, answer) == ["antonym_mismatch"]
    assert codes(document, document) == []


def test_one_side_for_some_and_the_other_for_others() -> None:
    document = "Two-factor login is mandatory for administrators and optional for all."
    assert codes(document, "For administrators only; for others it is optional.") == []
