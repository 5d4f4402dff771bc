"""Who did what, who said what, who does it to whom."""

from __future__ import annotations

import pytest

from evigate.checks.names.roles import check_roles
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def found(question: str, document: str, answer: str) -> list[Reason]:
    return check_roles(Evidence(RagCall.of(question, [document], answer)))


OFFICES = (
    "The association is chaired by Nora Feld. Its treasurer is Ivo Lange, its "
    "secretary Petra Kuhn."
)
ROUTES = (
    "Hana Ito was the first to climb the north face, in 1962; Marco Bruni followed in "
    "1965."
)
PLAN = (
    "Councillor Maya Singh supported the bypass because of noise. Councillor Peter "
    "Holm opposed it because of cost."
)
TASKS = "| Task | Owner |\n|---|---|\n| Audits | Mila Stern |\n| Payroll | Owen Drew |"
ABTEILUNG = (
    "Die Abteilung Einkauf wird von Frau Katrin Vogel geleitet. Herr Jonas Brandt "
    "leitet den Vertrieb."
)
SOCIETE = (
    "La société Ventiva a été fondée par Luc Moreau en 1998. Anne Petit en est la "
    "présidente depuis 2010."
)

OWNERS = [
    (
        "Who is the treasurer?",
        OFFICES,
        "The treasurer is {}.",
        "Ivo Lange",
        "Petra Kuhn",
    ),
    (
        "Who was the first to climb it?",
        ROUTES,
        "{} was the first to climb the north face.",
        "Hana Ito",
        "Marco Bruni",
    ),
    (
        "Who opposed the plan?",
        PLAN,
        "{} opposed it because of cost.",
        "Peter Holm",
        "Maya Singh",
    ),
    (
        "Who is responsible for audits?",
        TASKS,
        "{} is responsible for audits.",
        "Mila Stern",
        "Owen Drew",
    ),
    (
        "Wer leitet die Abteilung?",
        ABTEILUNG,
        "{} leitet die Abteilung Einkauf.",
        "Katrin Vogel",
        "Jonas Brandt",
    ),
    (
        "Qui a fondé la société ?",
        SOCIETE,
        "{} a fondé la société Ventiva.",
        "Luc Moreau",
        "Anne Petit",
    ),
]


@pytest.mark.parametrize(("question", "document", "answer", "right", "wrong"), OWNERS)
def test_a_statement_belongs_to_the_name_that_the_documents_give(
    question: str, document: str, answer: str, right: str, wrong: str
) -> None:
    assert found(question, document, answer.format(right)) == []
    (reason,) = found(question, document, answer.format(wrong))
    assert reason.code == "role_mismatch"
    assert right in reason.message


VOICES = [
    (
        "Northgate Foods acquired Silver Mills in 2019.",
        [
            "Northgate Foods acquired Silver Mills.",
            "Silver Mills was acquired by Northgate Foods.",
        ],
        [
            "Silver Mills acquired Northgate Foods.",
            "Northgate Foods was acquired by Silver Mills.",
        ],
    ),
    (
        "Die Alba GmbH verklagte die Boreas AG.",
        ["Die Boreas AG wurde von der Alba GmbH verklagt."],
        ["Die Boreas AG verklagte die Alba GmbH."],
    ),
    (
        "Grupo Alameda compró Textiles Rivera en 2015.",
        ["Textiles Rivera fue comprada por Grupo Alameda en 2015."],
        ["Textiles Rivera compró Grupo Alameda en 2015."],
    ),
    (
        "Mayor Lena Park introduced Rafael Ortiz to the council.",
        ["Lena Park introduced Rafael Ortiz."],
        ["Rafael Ortiz introduced Lena Park to the council."],
    ),
    (
        "The Falcons beat the Otters 3-1 in the final in Tarn.",
        ["The Falcons beat the Otters 3-1.", "The Otters lost to the Falcons."],
        ["The Otters beat the Falcons 3-1 in the final."],
    ),
    (
        "In 2021 Corvane Ltd sued Deltrix GmbH because of the patent on a pump.",
        ["Corvane Ltd sued Deltrix GmbH."],
        ["Deltrix GmbH took action against Corvane Ltd."],
    ),
]


@pytest.mark.parametrize(("document", "right", "wrong"), VOICES)
def test_agent_and_patient_keep_their_places_in_both_voices(
    document: str, right: list[str], wrong: list[str]
) -> None:
    question = "Who sued, beat, bought or introduced whom?"
    for answer in right:
        assert found(question, document, answer) == [], answer
    for answer in wrong:
        (reason,) = found(question, document, answer)
        assert "other way round" in reason.message


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (
            "Alba Works merged with Boreas Lines.",
            "Boreas Lines merged with Alba Works.",
        ),
        ("Ada Quint met Omar Diaz in Oslo.", "Omar Diaz met Ada Quint in Oslo."),
        ("Ada Quint and Omar Diaz sing.", "Omar Diaz and Ada Quint sing."),
    ],
)
def test_what_holds_both_ways_round_may_be_turned(document: str, answer: str) -> None:
    assert found("Who?", document, answer) == []


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (
            "Alice Brown founded it. She was chief executive. Daniel Cho took over.",
            "Alice Brown was chief executive.",
        ),
        (
            "Theo Banks painted the mural. Iris Cole praised it.",
            "Theo Banks painted the mural, and Iris Cole praised it.",
        ),
        ("The mural is by Iris Cole.", "Iris Cole is the artist, as Theo Banks says."),
    ],
)
def test_pronouns_and_further_names_are_no_swap(document: str, answer: str) -> None:
    assert found("Who was it?", document, answer) == []


def test_two_that_are_exchanged_over_two_sentences_are_found() -> None:
    document = (
        "The ceiling of the hall was painted by Arno Veld in 1704. The pulpit is the "
        "work of the carver Lena Marsh."
    )
    right = (
        "Arno Veld painted the ceiling in 1704. The pulpit was carved by Lena Marsh."
    )
    wrong = (
        "Lena Marsh painted the ceiling in 1704. The pulpit was carved by Arno Veld."
    )
    question = "Who painted the ceiling and who carved the pulpit?"
    found = [
        check_roles(Evidence(RagCall.of(question, [document], answer)))
        for answer in (right, wrong)
    ]
    assert not found[0]
    assert found[1]


LISTS = [
    (
        "Who runs Ward 9?",
        "Ward 7 is run by Mrs Abel, Ward 8 by Mr Chan, Ward 9 by Ms Dorn.",
    ),
    (
        "Wer leitet die Gruppe Fink?",
        "Die Gruppe Amsel leitet Frau Abel, die Gruppe Fink Frau Dorn.",
    ),
]


@pytest.mark.parametrize(("question", "document"), LISTS)
def test_the_asked_member_of_a_list_is_the_right_one(
    question: str, document: str
) -> None:
    call = RagCall.of(
        question, [document], "Ms Dorn." if "Ms" in document else "Frau Dorn."
    )
    assert check_roles(Evidence(call)) == []
