"""The value of a case that nobody spoke of is held; the one without a limit is not."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
ROWS = [
    (
        "How much is a ticket?",
        "A ticket is 12 euros.",
        "For pupils a ticket is 9 euros.",
        ("12 euros.", "9 euros.", "For pupils it is 9 euros."),
    ),
    (
        "What is the maximum speed?",
        "The maximum speed is 25 km/h.",
        "In reverse, the maximum speed is 6 km/h.",
        ("25 km/h.", "6 km/h.", "6 km/h in reverse."),
    ),
    (
        "When does the course start?",
        "The course starts on 4 March.",
        "The evening course starts on 11 March.",
        ("On 4 March.", "On 11 March.", "The evening course starts on 11 March."),
    ),
    (
        "Who is the director of the museum?",
        "The director of the museum is Eva Lund.",
        "The deputy director of the museum is Karl Berg.",
        ("Eva Lund.", "Karl Berg.", "The deputy director is Karl Berg."),
    ),
    (
        "Wie viel kostet der Eintritt?",
        "Der Eintritt kostet 12 Euro.",
        "Für Kinder kostet der Eintritt 5 Euro.",
        ("12 Euro.", "5 Euro.", "Für Kinder 5 Euro."),
    ),
]


@pytest.mark.parametrize("joined", [False, True], ids=["two documents", "one document"])
@pytest.mark.parametrize(("question", "plain", "limited", "answers"), ROWS)
def test_a_value_of_one_case_is_right_only_with_its_case(
    question: str, plain: str, limited: str, answers: tuple[str, str, str], joined: bool
) -> None:
    """Plain, of the case without the case, and with it."""
    documents = [f"{plain} {limited}"] if joined else [plain, limited]
    verdicts = [
        GATE.check(question=question, documents=documents, answer=answer)
        for answer in answers
    ]
    passed = [(v.action, v.route) == ("answer", "accept") for v in verdicts]
    assert passed == [True, False, True]


def test_a_question_that_tells_of_more_may_be_about_the_case() -> None:
    """Who is 70 years old may be a senior."""
    verdict = GATE.check(
        question="I am 70 years old, how much is a ticket for me?",
        documents=["A ticket is 12 euros.", "For seniors a ticket is 9 euros."],
        answer="9 euros.",
    )
    assert not any(reason.code == "condition_mismatch" for reason in verdict.reasons)
