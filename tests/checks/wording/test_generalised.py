"""What documents say of some is not said of all."""

from __future__ import annotations

import pytest

from evigate.checks.wording.generalised import check_generalised
from evigate.evidence import Evidence
from evigate.records import RagCall

PAIRS = [
    (
        "May guests bring food?",
        "Guests may bring cakes. All other food must be ordered from the kitchen.",
        ("Yes, guests may bring any food.", "Yes, guests may bring cakes."),
    ),
    (
        "Can I pay in instalments?",
        "Orders over 200 euros may be paid in instalments.",
        ("Yes, any order may be paid so.", "Yes, orders over 200 euros."),
    ),
    (
        "Ist der Helm Pflicht?",
        "Der Helm ist Pflicht für Kinder, allen anderen wird er empfohlen.",
        ("Ja, für alle.", "Nur für Kinder, anderen wird er empfohlen."),
    ),
    (
        "Puis-je changer la date ?",
        "La date se change sans frais jusqu'à la veille ; ensuite, 15 euros.",
        ("Oui, toujours sans frais.", "Oui, sans frais jusqu'à la veille."),
    ),
    (
        "¿Puedo cambiar la fecha?",
        "El cambio de fecha es gratuito hasta 24 horas antes. Después cuesta 15 euros.",
        ("Sí, el cambio es siempre gratuito.", "Sí, gratuito hasta 24 horas antes."),
    ),
    (
        "È obbligatorio il casco?",
        "Il casco è obbligatorio per i minori e consigliato a tutti gli altri.",
        ("Sì, per tutti.", "Solo per i minori."),
    ),
    (
        "Posso levar o carro para a ilha?",
        "Só os residentes podem levar o carro para a ilha.",
        ("Sim, qualquer pessoa pode levar o carro.", "Só os residentes."),
    ),
    (
        "Mag ik fotograferen?",
        "Fotograferen mag in de tuin; in de andere zalen is het verboden.",
        ("Ja, fotograferen mag overal.", "Ja, in de tuin."),
    ),
    (
        "可以退款吗？",
        "开始前七天可全额退款，之后只退一半。",
        ("随时可以全额退款。", "开始前七天可以。"),
    ),
]


def faults(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    return [reason.code for reason in check_generalised(evidence)]


@pytest.mark.parametrize(("question", "document", "answers"), PAIRS)
def test_a_limit_of_the_documents_is_kept(
    question: str, document: str, answers: tuple[str, str]
) -> None:
    assert faults(question, document, answers[0]) == ["quantifier_mismatch"]
    assert faults(question, document, answers[1]) == []


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        ("All dogs are welcome.", "Yes, all dogs are welcome."),
        ("Dogs are welcome.", "Yes, any dog is welcome."),
        ("Every member may borrow up to five books.", "Every member may borrow books."),
        ("Dogs pay 3 euros each, except puppies.", "Dogs pay 3 euros each."),
        ("Dogs are welcome, except in the hall.", "All dogs, but not in the hall."),
    ],
)
def test_words_for_all_are_no_fault_where_nothing_is_limited(
    document: str, answer: str
) -> None:
    assert faults("What about dogs and members?", document, answer) == []


def test_long_answers_may_say_all_of_what_nobody_asked() -> None:
    document = "Rinse the shirt with cold water, if necessary more than once."
    answer = "Rinse the shirt. Remove any dye with cold water. Let it dry."
    assert faults("How do I wash it?", document, answer) == []
