"""The date beside the deed that is asked is right, whatever else is near."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

CASES = [
    (
        "Ebbe Storm played for a club that was founded in what year?",
        (
            "Ebbe Storm (born 4 May 1961 in Vik) played 90 games for Norrby. "
            "Norrby is a club from the west coast; it was founded in 1904."
        ),
        ["1904", "In 1904."],
        ["1961"],
    ),
    (
        "What year did the namesake of Fort Ansel die?",
        (
            "The fort was named for General Ansel, commander from 1868 to 1870. "
            "Tobias Ansel (2 March 1828 – 30 November 1879) was an officer, "
            "known for killing a rival in 1862."
        ),
        ["1879", "On 30 November 1879."],
        ["1828"],
    ),
    (
        "What is the birth date of the author of The Salt Road?",
        (
            "The Salt Road came out in 1911. Its author, Inga Holm "
            "(22 September 1871 – 25 August 1947), was a teacher."
        ),
        ["22 September 1871"],
        ["25 August 1947"],
    ),
    (
        "The fair at which Jonas Beck showed his clock took place in which year?",
        (
            "Jonas Beck (June 26, 1887 – August 9, 1954) was a watchmaker. "
            "His clock was shown at the Ostheim fair in 1921."
        ),
        ["1921"],
        [],
    ),
]


@pytest.fixture(scope="module")
def gate() -> EvidenceGate:
    return EvidenceGate()


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CASES)
def test_the_date_of_the_asked_deed_is_released_and_others_are_held(
    gate: EvidenceGate, question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(gate, question, document, right)
    assert_held(gate, question, document, wrong)
