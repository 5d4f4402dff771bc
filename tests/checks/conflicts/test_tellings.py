"""Passages that tell one story disagree where each keeps another answer to itself."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
DAM = (
    "The Corvel dam lies in the upper Lenn valley, where the Arden monks once had a "
    "mill. Work began under the engineer Ruth Halloran, after a flood had drowned "
    "forty sheep at Port Selm. The wall holds back 12 million cubic metres of water. "
    "It was finished in 1934 and cost the county two lives. A plate on the crest names "
    "the masons, most of them from Selm. The mill of the monks is under water today, "
    "and only in dry summers does its chimney show. A path of nine kilometres leads "
    "round the lake; boats are let at Port Selm from May to October."
)
FERRY = (
    "Halvard Boats, winter table. On weekdays a boat leaves Kell Point every forty "
    "minutes from six in the morning. Sundays are quieter, with one crossing an hour, "
    "and the last boat leaves Kell Point at 18:40. Bicycles travel free. Cars must be "
    "on the quay a quarter of an hour early; late ones go on the standby list."
)
DISAGREEING = [
    (
        "Who was the engineer of the Corvel dam?",
        DAM,
        (
            "Sheep had been lost at Port Selm before anyone thought of a wall across "
            "the Lenn. Arno Vetter drew it: as engineer of the Corvel dam he put the "
            "mill of the Arden monks under water, chimney and all."
        ),
    ),
    (
        "When was the Corvel dam finished?",
        DAM,
        (
            "Masons from Selm toiled on the Corvel dam until it stood finished in "
            "1941. Walkers go round the lake on a path that begins where the monks "
            "of Arden had their mill."
        ),
    ),
    (
        "When does the last boat leave Kell Point on Sundays in winter?",
        FERRY,
        (
            "On a winter Sunday keep an eye on the clock at Kell Point: after 17:40 "
            "no boat leaves until Monday. Halvard takes bicycles free, and late cars "
            "go on standby."
        ),
    ),
]
AGREEING = [
    (
        "Who was the engineer of the Corvel dam?",
        DAM,
        (
            "The Lenn valley owes its lake to Ruth Halloran, engineer of the Corvel "
            "dam. The Arden mill went under water, the sheep of Port Selm are safe."
        ),
    ),
    (
        "When was the Corvel dam finished?",
        DAM,
        (
            "In 1934 the masons from Selm had the Corvel dam finished. The mill of "
            "the Arden monks, older by far, lies at the bottom of the lake."
        ),
    ),
]
OF_SOMETHING_ELSE = [
    (
        "Who was the engineer of the Corvel dam?",
        DAM,
        (
            "The path round the lake at Port Selm was laid out by Edith Noyes, a "
            "gardener. It passes the crest with its plate and ends at the boats."
        ),
    ),
    (
        "When was Senator Blomer born?",
        (
            "Asa Quinn Blomer was born in Marlow on 3 May 1891. He taught law at Ost "
            "College and sat in the Senate of Verrin for twelve years."
        ),
        (
            "Robert Ely Blomer was born in Marlow on 13 November 1921. After Ost "
            "College he entered the Senate of Verrin, where his father had sat."
        ),
    ),
    (
        "How long does a student permit take if one applies online?",
        "Student permits applied for online are issued in Verrin in 3 weeks.",
        "Student permits applied for on paper are issued in Verrin in 8 weeks.",
    ),
]


@pytest.mark.parametrize(("question", "first", "second"), DISAGREEING)
def test_two_tellings_with_different_answers_are_flagged(
    question: str, first: str, second: str
) -> None:
    for documents in ([first, second], [second, first]):
        verdict = GATE.check_evidence(question=question, documents=documents)
        assert verdict.action == "flag_conflict"


@pytest.mark.parametrize(
    ("question", "first", "second"), [*AGREEING, *OF_SOMETHING_ELSE]
)
def test_the_same_answer_and_other_facts_of_the_story_are_no_conflict(
    question: str, first: str, second: str
) -> None:
    for documents in ([first, second], [second, first]):
        verdict = GATE.check_evidence(question=question, documents=documents)
        assert verdict.action != "flag_conflict"
