"""What the documents say of one place, said of another; and words of one kind."""

from __future__ import annotations

import pytest

from evigate.checks.names.displaced import check_displaced
from evigate.checks.names.rival_words import check_rival_words
from evigate.evidence import Evidence
from evigate.records import RagCall

CAMP = "Fires are allowed on the beach. Dogs sleep in the barn and eat in the yard."
PUMP = "The pump was designed in Turku by Aino Salo and is built in Ostrava."
BAD = "Hunde schlafen in der Scheune. Feuer sind nur am Strand erlaubt."


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        ("What rules apply?", CAMP, "Dogs sleep in the barn.", "Dogs eat in the barn."),
        ("What rules apply?", CAMP, "Dogs eat in the yard.", "Dogs sleep in the yard."),
        (
            "What rules apply?",
            CAMP,
            "Fires are allowed.",
            "Fires are allowed in the yard.",
        ),
        ("Tell me about it.", PUMP, "It is built in Ostrava.", "It is built in Turku."),
        (
            "Tell me about it.",
            PUMP,
            "It was designed by Aino Salo in Turku.",
            "It was designed by Aino Salo in Ostrava.",
        ),
        (
            "Was gilt?",
            BAD,
            "Feuer sind am Strand erlaubt.",
            "Feuer sind in der Scheune erlaubt.",
        ),
    ],
)
def test_a_place_from_another_clause_is_a_fault(
    question: str, document: str, right: str, wrong: str
) -> None:
    def codes(answer: str) -> list[str]:
        call = RagCall.of(question, [document], answer)
        return [reason.code for reason in check_displaced(Evidence(call))]

    assert codes(right) == []
    assert codes(wrong) == ["role_mismatch"]


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (
            "Fires are allowed on the beach and in the yard.",
            "Fires are allowed in the yard.",
        ),
        (
            "Fires are allowed on the beach. The yard is small.",
            "Fires are not allowed in the yard.",
        ),
        (
            "Fires are lit on the beach in May. Dogs bark in June.",
            "Fires are lit in June.",
        ),
    ],
)
def test_places_of_one_clause_and_denials_and_times_are_left_alone(
    document: str, answer: str
) -> None:
    call = RagCall.of("What rules apply?", [document], answer)
    assert check_displaced(Evidence(call)) == []


RULES = "Residents may park for two hours. Guests need a day ticket from the kiosk."


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("Residents may park for two hours.", 0),
        ("Guests need a day ticket.", 0),
        ("Guests may park for two hours.", 1),
        ("Residents need a day ticket.", 1),
        ("Residents do not need a day ticket.", 0),
        ("They need a day ticket.", 0),
    ],
)
def test_the_subject_of_another_sentence_is_a_fault(answer: str, found: int) -> None:
    call = RagCall.of("What rules apply?", [RULES], answer)
    assert len(check_displaced(Evidence(call))) == found


@pytest.mark.parametrize(
    ("document", "answer", "found"),
    [
        ("Wait until the lamp turns green.", "Wait until the lamp turns red.", 1),
        ("Wait until the lamp turns green.", "Wait until the lamp turns green.", 0),
        ("The lamp turns green, then red.", "The lamp turns red.", 0),
        ("Die Lampe blinkt blau.", "Die Lampe blinkt rot.", 1),
        ("Fill the tank with water.", "Fill the tank with fresh water.", 0),
    ],
)
def test_a_word_of_one_kind_for_another_is_a_fault(
    document: str, answer: str, found: int
) -> None:
    call = RagCall.of("What do I do?", [document], answer)
    assert len(check_rival_words(Evidence(call))) == found
