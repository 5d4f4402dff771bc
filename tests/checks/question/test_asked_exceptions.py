from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.wording.conditions import check_conditions
from evigate.evidence import Evidence


def codes(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    found = check_conditions(evidence)
    return [reason.code for reason in found if reason.weight >= 0.5]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (
            "Does my trailer with brakes need an inspection?",
            "Trailers under 750 kg are exempt from inspection unless they have brakes.",
            "No, trailers under 750 kg are exempt from inspection.",
        ),
        (
            "Dois-je assurer une remorque équipée d'un frein ?",
            "Les remorques sont dispensées d'assurance, sauf si un frein équipe tout.",
            "Non, les remorques sont dispensées d'assurance.",
        ),
        (
            "¿Paga entrada un grupo escolar?",
            "La entrada al jardín es gratuita, salvo para un grupo escolar.",
            "La entrada al jardín es gratuita.",
        ),
        (
            "Si può entrare in piscina con un neonato?",
            "L'ingresso alla piscina coperta è libero, tranne con un neonato.",
            "Sì, l'ingresso alla piscina coperta è libero.",
        ),
    ],
)
def test_the_rule_is_no_answer_where_the_exception_is_asked(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, document, answer) == ["condition_mismatch"]


def test_the_rule_answers_where_another_case_is_asked() -> None:
    document = (
        "Trailers under 750 kg are exempt from inspection unless they have brakes."
    )
    question = "Does my boat trailer of 500 kg need an inspection?"
    answer = "No, trailers under 750 kg are exempt."
    assert codes(question, document, answer) == []


TOURS = "Groups get a discount on all tours except the night tour."
GRILL = "Grillen ist im ganzen Park erlaubt, ausgenommen am Seeufer."
ROOMS = "Tutti i locali sono riscaldati, tranne la cantina."
DOGS = "Os animais não podem entrar, exceto cães-guia."


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("Is there a discount for groups?", TOURS, "Yes, also on the night tour."),
        ("Darf man im Park grillen?", GRILL, "Ja, auch am Seeufer."),
        ("I locali sono riscaldati?", ROOMS, "Sì, compresa la cantina."),
        ("Os animais podem entrar?", DOGS, "Não, nem mesmo cães-guia."),
        ("Os animais podem entrar?", DOGS, "Sim, os animais podem entrar."),
        (
            "¿Está incluido todo?",
            "Todas las comidas están incluidas, excepto las bebidas.",
            "Sí, también las bebidas.",
        ),
        (
            "Czy wszystkie trasy są otwarte?",
            "Wszystkie trasy są otwarte z wyjątkiem trasy czerwonej.",
            "Tak, również trasa czerwona.",
        ),
    ],
)
def test_what_is_excepted_is_not_added(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, document, answer) == ["condition_mismatch"]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("Is there a discount for groups?", TOURS, "Yes, except on the night tour."),
        ("Darf man im Park grillen?", GRILL, "Ja, nur am Seeufer nicht."),
        ("I locali sono riscaldati?", ROOMS, "Sì, tranne la cantina."),
        ("Os animais podem entrar?", DOGS, "Não, exceto cães-guia."),
    ],
)
def test_an_exception_that_is_kept_is_left_alone(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, document, answer) == []
