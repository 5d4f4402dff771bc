"""Short answers with words of another clause than what is asked."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.checks.names.other_phrases import check_other_phrases
from evigate.evidence import Evidence
from evigate.records import RagCall

GATE = EvidenceGate()

BESIDE = [
    (
        "Who paid for the fountain?",
        "The roof was paid for by the parish; the fountain was paid for by a brewer.",
        "A brewer.",
        "The parish.",
    ),
    (
        "Where does the band rehearse?",
        "The chess club meets in the cellar, the band rehearses in the old chapel.",
        "In the old chapel.",
        "In the cellar.",
    ),
    (
        "Where is the concert if it snows?",
        "The concert takes place in the park; if it snows, in the barn.",
        "In the barn.",
        "In the park.",
    ),
    (
        "Wer leitet die Gruppe Dachs?",
        "Die Gruppe Biber leitet Frau Ernst, die Gruppe Dachs leitet Herr Kaya.",
        "Herr Kaya.",
        "Frau Ernst und Herr Kaya.",
    ),
    (
        "¿Cuándo está abierta la pista exterior?",
        "La pista exterior abre de mayo a octubre, la pista cubierta todo el año.",
        "De mayo a octubre.",
        "Todo el año.",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), BESIDE)
def test_words_of_the_clause_beside_are_held_and_the_right_ones_released(
    question: str, document: str, right: str, wrong: str
) -> None:
    verdicts = [
        GATE.check(question=question, documents=[document], answer=answer)
        for answer in (right, wrong)
    ]
    assert [v.route for v in verdicts] == ["accept", "review"]


LEFT_ALONE = [
    # One is said of the other.
    ("Who is the carver?", "Ada Berg, the carver of the lid, lives here.", "Ada Berg."),
    # What goes on behind the name is no member of a list.
    (
        "Who does the food?",
        "Mrs Lind does the music, the Berg family the food.",
        "The Berg family, while Mrs Lind does the music.",
    ),
    # A place behind who did it.
    (
        "Who developed the process?",
        "In Tampere she developed the process with Matti Salo.",
        "Matti Salo and she, in Tampere.",
    ),
]


@pytest.mark.parametrize(("question", "document", "answer"), LEFT_ALONE)
def test_other_words_are_left_alone(question: str, document: str, answer: str) -> None:
    call = RagCall.of(question, [document], answer)
    assert check_other_phrases(Evidence(call)) == []
