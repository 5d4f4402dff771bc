"""What happens to a thing, answered with what happens to another one."""

from __future__ import annotations

import pytest

from evigate.checks.names.fates import check_fates
from evigate.evidence import Evidence
from evigate.records import RagCall

MOVE = "When you move out, shelves are sold; curtains stay in the flat."
LOST = "Found umbrellas are burnt. Found phones are not kept; the police collect them."
UMZUG = "Beim Umzug bleiben Lampen hängen; Teppiche werden verkauft."
MUDANZA = "Los muebles se venden. Las cortinas se quedan en el piso."


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        (
            "What happens to my curtains when I move out?",
            MOVE,
            "They stay in the flat.",
            "They are sold.",
        ),
        (
            "What happens to my shelves?",
            MOVE,
            "They are sold, curtains stay.",
            "They stay in the flat.",
        ),
        (
            "What do I do with a found phone?",
            LOST,
            "The police collect them.",
            "They are burnt.",
        ),
        (
            "Was passiert mit den Teppichen beim Umzug?",
            UMZUG,
            "Sie werden verkauft.",
            "Sie bleiben hängen.",
        ),
        (
            "¿Qué pasa con las cortinas?",
            MUDANZA,
            "Se quedan en el piso.",
            "Se venden.",
        ),
    ],
)
def test_what_is_said_of_another_thing_is_a_fault(
    question: str, document: str, right: str, wrong: str
) -> None:
    def codes(answer: str) -> list[str]:
        call = RagCall.of(question, [document], answer)
        return [reason.code for reason in check_fates(Evidence(call))]

    assert codes(right) == []
    assert codes(wrong) == ["role_mismatch"]


def test_a_follow_up_asks_the_same_of_another_thing() -> None:
    history = [("What happens to my shelves?", "They are sold.")]
    call = RagCall.of("And to my curtains?", [MOVE], "They are sold.", history)
    assert [reason.code for reason in check_fates(Evidence(call))] == ["role_mismatch"]


@pytest.mark.parametrize(
    "answer",
    [
        "They are not sold.",
        "Nothing, but the shelves are sold.",
        "They stay in the flat, whereas shelves are sold.",
        "They are left hanging.",
    ],
)
def test_what_denies_or_names_the_other_thing_is_left_alone(answer: str) -> None:
    call = RagCall.of("What happens to my curtains?", [MOVE], answer)
    assert check_fates(Evidence(call)) == []


def test_a_clause_with_its_own_subject_is_left_alone() -> None:
    answer = "Teppiche werden verkauft, die Lampen bleiben."
    call = RagCall.of("Was passiert mit den Teppichen?", [UMZUG], answer)
    assert check_fates(Evidence(call)) == []


def test_parts_of_the_thing_may_be_named() -> None:
    document = "The mill was repaired: the wheel was renewed and stairs were built."
    answer = "It was repaired, with a new wheel."
    call = RagCall.of("What happened to the mill?", [document], answer)
    assert check_fates(Evidence(call)) == []
