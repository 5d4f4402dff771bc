"""Names exchanged between two clauses are found; another order of them is not."""

from __future__ import annotations

import pytest

from evigate.checks.names.exchanged_clauses import check_exchanged_clauses
from evigate.evidence import Evidence
from evigate.records import RagCall

ROWS = [
    (
        "Registration is with Ms Kurz, and Mr Adam teaches the courses.",
        "Ms Kurz teaches the courses; you register with Mr Adam.",
        "Mr Adam teaches the courses; you register with Ms Kurz.",
    ),
    (
        "Die Anmeldung erfolgt bei Frau Kurz, die Kurse leitet Herr Adam.",
        "Die Kurse leitet Frau Kurz; anmelden kann man sich bei Herrn Adam.",
        "Die Kurse leitet Herr Adam; anmelden kann man sich bei Frau Kurz.",
    ),
    (
        "Marta Ruiz designed the bridge and Jon Vega paid for the towers.",
        "Jon Vega designed the bridge and Marta Ruiz paid for the towers.",
        "Jon Vega paid for the towers and Marta Ruiz designed the bridge.",
    ),
    (
        "Luis dirige el coro y Carmen enseña piano.",
        "Carmen dirige el coro y Luis enseña piano.",
        "Carmen enseña piano y Luis dirige el coro.",
    ),
    (
        "La ligne Azur dessert le port, et la ligne Mistral dessert la gare.",
        "La ligne Mistral dessert le port, et la ligne Azur dessert la gare.",
        "La ligne Mistral dessert la gare, et la ligne Azur dessert le port.",
    ),
    (
        "Anna prowadzi chór, a Piotr uczy gry na pianinie.",
        "Piotr prowadzi chór, a Anna uczy gry na pianinie.",
        "Piotr uczy gry na pianinie, a Anna prowadzi chór.",
    ),
]


@pytest.mark.parametrize(("document", "wrong", "right"), ROWS)
def test_exchanged_names_are_found(document: str, wrong: str, right: str) -> None:
    def codes(answer: str) -> list[str]:
        evidence = Evidence(RagCall.of("", [document], answer))
        return [reason.code for reason in check_exchanged_clauses(evidence)]

    assert codes(wrong) == ["role_mismatch"]
    assert codes(right) == []


BINS = "The red bin is for glass and the yellow bin for plastic."


@pytest.mark.parametrize("answer", ["Red for plastic, yellow for glass."])
def test_two_pairs_without_names_are_exchanged(answer: str) -> None:
    """A short answer that pairs each with what stands beside the other."""
    call = RagCall.of("Which bin is for glass?", [BINS], answer)
    assert check_exchanged_clauses(Evidence(call))


@pytest.mark.parametrize(
    "answer", ["Red for glass, yellow for plastic.", "The red one, not the yellow one."]
)
def test_two_pairs_as_they_stand_are_not(answer: str) -> None:
    """Each with its own, or no pair at all."""
    call = RagCall.of("Which bin is for glass?", [BINS], answer)
    assert check_exchanged_clauses(Evidence(call)) == []
