"""What an answer adds about a name."""

from __future__ import annotations

import pytest

from evigate.checks.names.appositions import check_appositions
from evigate.evidence import Evidence
from evigate.records import RagCall

TEAM = "Ada Berg leads the lab and Bo Dahl runs the workshop. Ada approves holidays."
ASKED = "Who approves holidays?"


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (ASKED, TEAM, "Ada, who runs the workshop."),
        (ASKED, TEAM, "Ada Berg, the head of the workshop."),
        ("Who runs the workshop?", TEAM, "Bo Dahl, who leads the lab."),
        (
            "Wer verwahrt die Schlüssel?",
            "Der Gärtner Herr Kurz mäht den Rasen. Frau Lang verwahrt die Schlüssel.",
            "Frau Lang, die Gärtnerin.",
        ),
    ],
)
def test_an_addition_that_is_said_of_another_is_found(
    question: str, document: str, answer: str
) -> None:
    """The name is right, what is added is not."""
    found = check_appositions(Evidence(RagCall.of(question, [document], answer)))
    assert [reason.code for reason in found] == ["role_mismatch"]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (ASKED, TEAM, "Ada, who leads the lab."),
        (ASKED, TEAM, "Ada Berg, the head of the lab."),
        ("Who runs the workshop?", TEAM, "Bo Dahl, who has worked here for years."),
        (
            ASKED,
            "Ada Berg approves holidays. She runs the workshop. Bo Dahl leads the lab.",
            "Ada Berg, who runs the workshop.",
        ),
        (
            "Who wrote it?",
            "It was written by Ada, the 8th Lady Berg. Bo Dahl printed it.",
            "Ada, the 8th Lady Berg.",
        ),
        (
            "What is sold?",
            "The kiosk sells maps. Stamps are free.",
            "Maps, the stamps.",
        ),
    ],
)
def test_an_addition_of_the_documents_stands(
    question: str, document: str, answer: str
) -> None:
    """Said of the name, in its sentence or going on about it; or not known at all."""
    call = RagCall.of(question, [document], answer)
    assert check_appositions(Evidence(call)) == []
