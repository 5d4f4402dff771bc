"""A word of a clause is not exchanged for another that the documents tell elsewhere."""

from __future__ import annotations

import pytest

from evigate.checks.names.other_words import check_other_words
from evigate.evidence import Evidence
from evigate.records import RagCall

FORM = (
    "The travel form must be sent to the finance desk. Drivers call their shift leader."
)
SCHLUESSEL = (
    "Der Schlüssel ist dem Vermieter zurückzugeben. Der Hausmeister liest Zähler ab."
)
RATES = "The council voted to raise parking rates. The library stays open."


@pytest.mark.parametrize(
    ("document", "right", "wrong", "word"),
    [
        (
            FORM,
            "The form must be sent to the finance desk.",
            "The travel form must be sent to your shift leader.",
            "your shift leader",
        ),
        (
            SCHLUESSEL,
            "Der Schlüssel ist dem Vermieter zurückzugeben.",
            "Der Schlüssel ist dem Hausmeister zurückzugeben.",
            "Hausmeister",
        ),
        (
            RATES,
            "The council voted to raise parking rates.",
            "The council voted to lower parking rates.",
            "lower",
        ),
    ],
)
def test_what_stands_in_the_place_of_something_else_is_a_fault(
    document: str, right: str, wrong: str, word: str
) -> None:
    assert check_other_words(Evidence(RagCall.of("?", [document], right))) == []
    (reason,) = check_other_words(Evidence(RagCall.of("?", [document], wrong)))
    assert reason.answer_span is not None
    assert wrong[slice(*reason.answer_span)] == word


@pytest.mark.parametrize(
    ("document", "question", "answer"),
    [
        # Another word for the same, which no document knows.
        (FORM, "Where?", "The travel form must be sent to the accounts department."),
        # What another sentence says of it as well.
        (
            f"{FORM} The travel form may also be sent to the shift leader.",
            "Where?",
            "The travel form must be sent to the shift leader.",
        ),
        # What the question names.
        (FORM, "To the shift leader?", "The form must be sent to the shift leader."),
        # A value has checks of its own.
        ("Lunch is served at noon. Tea is at four.", "When?", "Lunch is served at 4."),
    ],
)
def test_other_words_for_it_are_let_pass(
    document: str, question: str, answer: str
) -> None:
    call = RagCall.of(question, [document], answer)
    assert check_other_words(Evidence(call)) == []
