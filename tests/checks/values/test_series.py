"""What an answer makes of values over time: changes, and the most of them."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()


def is_accepted(document: str, question: str, answer: str) -> bool:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    return (verdict.action, verdict.route) == ("answer", "accept")


HARBOUR = "Landings rose from 400 tonnes in 2018 to 500 in 2019 and 450 in 2020."
FARES = "Le tarif est passé de 4 euros en 2016 à 5 euros en 2018 et à 3 euros en 2020."
GUESTS = (
    "Die Gästezahl stieg von 4000 im Jahr 2018 auf 6000 im Jahr 2019 und sank 2020 "
    "auf 3000."
)
TURNOVER = "De omzet steeg van 10 miljoen in 2020 naar 12 miljoen in 2021."
MEMBERS = "El club pasó de 80 socios en 2019 a 60 en 2020 y 90 en 2021."

CHANGES = [
    (HARBOUR, "How did landings develop in 2020?", "They fell by 10 percent.", True),
    (HARBOUR, "How did landings develop in 2020?", "They fell from 500 to 450.", True),
    (HARBOUR, "How did landings develop in 2020?", "They fell by 50 tonnes.", True),
    (HARBOUR, "How did landings develop in 2020?", "They rose to 450.", False),
    (HARBOUR, "How did landings develop in 2020?", "They fell to 400.", False),
    (HARBOUR, "How did landings develop in 2020?", "They stagnated.", False),
    (HARBOUR, "How did landings develop in 2019?", "They grew by a quarter.", True),
    (HARBOUR, "How did landings develop in 2019?", "They doubled.", False),
    (GUESTS, "Wie entwickelte sich die Gästezahl 2020?", "Sie halbierte sich.", True),
    (GUESTS, "Wie entwickelte sich die Gästezahl 2020?", "Sie stieg auf 3000.", False),
    (TURNOVER, "Hoe veranderde de omzet in 2021?", "Met 2 miljoen gestegen.", True),
    (TURNOVER, "Hoe veranderde de omzet in 2021?", "De omzet daalde.", False),
    (FARES, "Comment a évolué le tarif en 2020 ?", "Il a baissé à 3 euros.", True),
    (FARES, "Comment a évolué le tarif en 2020 ?", "Il a augmenté à 3 euros.", False),
]


@pytest.mark.parametrize(("document", "question", "answer", "right"), CHANGES)
def test_a_change_follows_from_the_values_of_two_years(
    document: str, question: str, answer: str, right: bool
) -> None:
    assert is_accepted(document, question, answer) is right


EXTREMES = [
    (HARBOUR, "Which year was the best?", "2019.", True),
    (HARBOUR, "Which year was the best?", "2019, with 500 tonnes.", True),
    (HARBOUR, "Which year was the best?", "2020.", False),
    (HARBOUR, "Which year was the weakest?", "2018.", True),
    (HARBOUR, "Which year was the weakest?", "2019 was the weakest year.", False),
    (GUESTS, "In welchem Jahr kamen die meisten Gäste?", "2019.", True),
    (GUESTS, "In welchem Jahr kamen die meisten Gäste?", "Im Jahr 2020.", False),
    (MEMBERS, "¿En qué año hubo más socios?", "En 2021.", True),
    (MEMBERS, "¿En qué año hubo más socios?", "En 2019.", False),
]


@pytest.mark.parametrize(("document", "question", "answer", "right"), EXTREMES)
def test_the_extreme_year_is_that_of_the_extreme_value(
    document: str, question: str, answer: str, right: bool
) -> None:
    assert is_accepted(document, question, answer) is right


def test_of_costs_it_is_not_plain_which_year_was_the_best() -> None:
    document = "Costs were 90 euros in 2019, 70 in 2020 and 80 in 2021."
    assert is_accepted(document, "Which year was the best for costs?", "2020.")
