"""Short answers that stand in another field of a form."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
FORM = (
    "Filed by: Nora Quist\nDate of filing: 9 May 2024\nDate of accident: 7 May 2024\n"
    "Location: quay 3\nInjured person: Emil Tan\nFirst aid given by: Asta Holm\n"
    "Days lost: 4"
)

ROWS = [
    ("Who was hurt?", "Emil Tan.", "Nora Quist."),
    ("Who gave first aid?", "Asta Holm.", "Emil Tan."),
    ("When did the incident happen?", "On 7 May 2024.", "On 9 May 2024."),
    ("Where did it happen?", "At quay 3.", "At quay 5."),
]


@pytest.mark.parametrize(("question", "right", "wrong"), ROWS)
def test_the_value_of_another_field_is_held(
    question: str, right: str, wrong: str
) -> None:
    verdicts = [
        GATE.check(question=question, documents=[FORM], answer=answer)
        for answer in (right, wrong)
    ]
    assert [v.route for v in verdicts] == ["accept", "review"]


def test_a_table_of_several_records_is_left_to_its_own_checks() -> None:
    table = "| Name | Place |\n|---|---|\n| Ada | Bern |\n| Bo | Rom |"
    verdict = GATE.check(
        question="Where does Bo live?", documents=[table], answer="In Rom."
    )
    assert verdict.route == "accept"
