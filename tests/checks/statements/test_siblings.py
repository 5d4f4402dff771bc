"""Pages of one form about two things do not contradict each other."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

ARLEN = (
    "The town hall of Arlen was built in 1880. Its clock tower leans to the west, and "
    "nobody has dared to mend it so far."
)
BELMAR = (
    "The town hall of Belmar was built in 1883. A tax on salt paid for the marble "
    "stairs, which are closed on Sundays."
)
CORVO = (
    "The town hall of Corvo was built in 1886. Fishermen still keep their nets in the "
    "cellar below the old court room."
)
FORM = (
    "The town of {name} was founded in {year} by settlers. Its market hall can hold "
    "{number} visitors on a busy day. The stone bridge of {name} was designed by "
    "{person} for the council."
)
ONE = FORM.format(name="Kelmar", year=1710, number=812, person="Anna Solis")
OTHER = FORM.format(name="Norpel", year=1655, number=430, person="Oscar Fin")
WRONG = FORM.format(name="Kelmar", year=1724, number=812, person="Anna Solis")


def action(question: str, *documents: str) -> str:
    return EvidenceGate().check_evidence(question=question, documents=documents).action


@pytest.mark.parametrize("documents", [(ARLEN, BELMAR), (ARLEN, BELMAR, CORVO)])
def test_a_sibling_beside_the_asked_thing_is_no_conflict(
    documents: tuple[str, ...],
) -> None:
    assert action("When was the town hall of Arlen built?", *documents) == "generate"


def test_siblings_alone_are_no_evidence_and_no_conflict() -> None:
    assert action("When was the town hall of Arlen built?", BELMAR, CORVO) == "abstain"


@pytest.mark.parametrize(
    "question",
    [
        "When was the town of Kelmar founded?",
        "How many visitors can the market hall of Kelmar hold?",
        "Who designed the stone bridge of Kelmar?",
    ],
)
def test_pages_of_one_form_are_no_conflict(question: str) -> None:
    assert action(question, ONE, OTHER) == "generate"


def test_two_pages_about_the_same_thing_are_one() -> None:
    question = "When was the town of Kelmar founded?"
    assert action(question, ONE, WRONG) == "flag_conflict"
    assert action(question, ONE, OTHER, WRONG) == "flag_conflict"


def test_where_nothing_is_named_statements_still_conflict() -> None:
    documents = ("The trial lasts 14 days.", "The trial lasts 30 days.")
    assert action("How long is the trial?", *documents) == "flag_conflict"
    question = "How long is the trial at Acme's shop?"
    documents = ("The shop: a trial lasts 14 days.", "In the shop a trial is 30 days.")
    assert action(question, *documents) == "flag_conflict"


def test_pages_about_other_things_of_the_kind_do_not_answer() -> None:
    question = "How many visitors can the market hall of Tarvin hold?"
    assert action(question, ONE, OTHER) == "abstain"
    third = FORM.format(name="Tarvin", year=1801, number=95, person="Ada Lem")
    assert action(question, ONE, third) == "generate"


def test_documents_of_a_single_product_need_not_name_it() -> None:
    assert (
        action(
            "How long is Acme's trial?",
            "The trial lasts 14 days and needs no card.",
            "After the trial, billing starts monthly.",
        )
        == "generate"
    )
