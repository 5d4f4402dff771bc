"""A citation names a document that was given, and that says it."""

from __future__ import annotations

import pytest

from evigate.checks.sources.citations import check_citations, document_labels
from evigate.evidence import Evidence
from evigate.records import Passage, RagCall


def codes(documents: list[str | Passage], answer: str) -> list[str]:
    call = RagCall.of("When and how much?", documents, answer)
    return [r.code for r in check_citations(Evidence(call)) if r.weight >= 0.5]


PLAIN: list[str | Passage] = [
    "Parking costs 4 euros a day.",
    "The pool opens at 7 in the morning.",
    "Dogs must be kept on a lead.",
]
LABELLED: list[str | Passage] = [
    "[KB-3] Parking costs 4 euros a day.",
    "[KB-9] The pool opens at 7 in the morning.",
]
TITLED: list[str | Passage] = [
    "Hausordnung: Die Ruhezeit beginnt um 22 Uhr.",
    "Müllplan: Papier wird am Montag abgeholt.",
]
NAMED: list[str | Passage] = [
    Passage("Parking costs 4 euros a day.", id="fees.md"),
    Passage("The pool opens at 7.", metadata={"title": "Pool Rules"}),
]
CHINESE: list[str | Passage] = ["停车费每天二十元。", "游泳池早上七点开放。"]

RIGHT = [
    (PLAIN, "Parking costs 4 euros a day [1]. The pool opens at 7 [2]."),
    (PLAIN, "Parking costs 4 euros a day (1), and the pool opens at 7 (2)."),
    (PLAIN, "Parking costs 4 euros a day.¹ The pool opens at 7.²"),
    (PLAIN, "According to document 2, the pool opens at 7 in the morning."),
    (
        PLAIN,
        "Document 1 says parking costs 4 euros, document 2 that the pool opens at 7.",
    ),
    (PLAIN, "Parking costs 4 euros a day and the pool opens at 7 [1][2]."),
    (PLAIN, "Parking costs 4 euros a day and the pool opens at 7 [1, 2]."),
    (PLAIN, "Parking costs 4 euros a day [0]. The pool opens at 7 [1]."),
    (LABELLED, "Parking costs 4 euros a day [KB-3]. The pool opens at 7 [KB-9]."),
    (TITLED, "Laut Hausordnung beginnt die Ruhezeit um 22 Uhr."),
    (NAMED, "Parking costs 4 euros a day (fees.md)."),
    (NAMED, "According to the Pool Rules, the pool opens at 7."),
    (CHINESE, "停车费每天二十元【1】。"),
]
WRONG = [
    (PLAIN, "Parking costs 4 euros a day [2]. The pool opens at 7 [1].", 2),
    (PLAIN, "Parking costs 4 euros a day.² The pool opens at 7.¹", 2),
    (PLAIN, "According to document 3, the pool opens at 7 in the morning.", 1),
    (PLAIN, "Document 2 says parking costs 4 euros a day.", 1),
    (LABELLED, "Parking costs 4 euros a day [KB-9].", 1),
    (TITLED, "Laut Müllplan beginnt die Ruhezeit um 22 Uhr.", 1),
    (NAMED, "The pool opens at 7 in the morning (fees.md).", 1),
    (CHINESE, "停车费每天二十元【2】。", 1),
]


@pytest.mark.parametrize(("documents", "answer"), RIGHT)
def test_a_right_citation_passes(documents: list[str | Passage], answer: str) -> None:
    assert codes(documents, answer) == []


@pytest.mark.parametrize(("documents", "answer", "count"), WRONG)
def test_a_document_that_says_something_else_is_a_wrong_source(
    documents: list[str | Passage], answer: str, count: int
) -> None:
    assert codes(documents, answer) == ["citation_unsupported"] * count


@pytest.mark.parametrize(
    ("documents", "answer"),
    [
        (PLAIN, "Parking costs 4 euros a day [4]."),
        (PLAIN, "Parking costs 4 euros a day (12)."),
        (LABELLED, "Parking costs 4 euros a day [KB-5]."),
    ],
)
def test_a_mark_without_a_document_is_out_of_range(
    documents: list[str | Passage], answer: str
) -> None:
    assert codes(documents, answer) == ["citation_out_of_range"]


def test_documents_may_number_passages_of_their_own() -> None:
    document = "passage 1: Parking costs 4 euros.\n\npassage 2: The pool opens at 7."
    assert codes([document], "The pool opens at 7 (passage 2).") == []


def test_a_translated_sentence_is_not_judged_by_its_words() -> None:
    documents: list[str | Passage] = [
        "The fee for the parking place must be paid on the day of arrival at the desk.",
        "The pool is open for all guests of the house from seven in the morning.",
    ]
    answer = "Das Schwimmbad ist für alle Gäste des Hauses ab sieben Uhr geöffnet [1]."
    assert codes(documents, answer) == []


def test_documents_are_known_by_id_title_and_opening_label() -> None:
    documents = [
        Passage("[KB-3] Parking costs 4 euros.", id="a.md"),
        Passage("# Pool rules\nOpens at 7.", metadata={"source": "b.md"}),
    ]
    evidence = Evidence(RagCall.of("", documents, ""))
    assert document_labels(evidence) == {
        "a.md": [0],
        "KB-3": [0],
        "b.md": [1],
        "Pool rules": [1],
    }
