"""Asked what holds now, a value that another one replaced is wrong."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()
NEWS = (
    "The opening was moved from 3 May to 10 May. The choir was reduced from 40 to 32 "
    "singers. The office has been relocated from Kiel to Bremen."
)
ROWS = [
    ("When is the opening?", NEWS, ["On 10 May.", "10 May, it was 3 May."], ["3 May."]),
    ("How many singers are in the choir?", NEWS, ["32.", "32 singers."], ["40."]),
    ("Where is the office?", NEWS, ["In Bremen."], ["In Kiel."]),
    (
        "Wann ist die Eröffnung?",
        "Die Eröffnung wurde vom 3. Mai auf den 10. Mai verschoben.",
        ["Am 10. Mai."],
        ["Am 3. Mai."],
    ),
    (
        "Quand a lieu l'ouverture ?",
        "L'ouverture a été reportée du 3 mai au 10 mai.",
        ["Le 10 mai."],
        ["Le 3 mai."],
    ),
    (
        "Which Python version is needed?",
        "- Changed: minimum Python version is now 3.10 (was 3.8)",
        ["3.10.", "Python 3.10 or newer."],
        ["3.8.", "Python 3.8."],
    ),
    (
        "Wie hoch ist der Beitrag?",
        "Der Beitrag beträgt 45 Euro (bisher 40 Euro).",
        ["45 Euro."],
        ["40 Euro."],
    ),
    ("集市什么时候举行？", "集市从5月1日推迟到5月8日。", ["5月8日。"], ["5月1日。"]),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_the_new_value_holds(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)


def test_asked_what_was_planned_the_old_value_goes_out() -> None:
    assert_released(GATE, "When was the opening planned first?", NEWS, ["On 3 May."])


def test_a_range_of_days_replaces_nothing() -> None:
    document = "The fair runs from 3 May to 10 May."
    assert_released(GATE, "When does the fair begin?", document, ["On 3 May."])


def test_a_notice_of_the_change_and_the_new_value_do_not_conflict() -> None:
    documents = [NEWS, "The opening is on 10 May."]
    verdict = GATE.check_evidence(question="When is the opening?", documents=documents)
    assert verdict.action == "generate"


def test_another_date_beside_the_new_one_is_still_judged() -> None:
    document = "The opening was moved from 3 May to 10 May. It begins at 9:00."
    question = "When is the opening?"
    assert_released(GATE, question, document, ["On 10 May at 9:00."])
    assert_held(GATE, question, document, ["On 10 May at 7:30."])
