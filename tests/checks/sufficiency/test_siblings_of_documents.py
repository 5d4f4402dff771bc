"""Two documents about two things of one kind: whose value is it?"""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

Row = tuple[str, str, str, str, str]

# Question, the document on the asked thing, the other one, right value, wrong value.
PAGES: list[Row] = [
    (
        "How many beds does the Heron hut have?",
        "The Heron hut was built in 1921. It offers 40 beds and a small kitchen.",
        "The Eagle hut is the largest. Since its renovation there are 60 beds.",
        "40 beds.",
        "60 beds.",
    ),
    (
        "What is the capacity of the Model S kettle?",
        "The Model S kettle has a steel body. Its capacity is 1.7 litres.",
        "The Model G kettle is of glass. Since last year the capacity is 1.2 litres.",
        "1.7 litres.",
        "1.2 litres.",
    ),
    (
        "How much storage does the Basic plan include?",
        "The Basic plan is for single users. Storage is limited to 10 GB.",
        "The Team plan is for companies. Every member gets 50 GB of storage.",
        "10 GB.",
        "The Basic plan includes 50 GB of storage.",
    ),
    (
        "Was kostet ein Doppelzimmer im Hotel Alpenblick?",
        "Das Hotel Alpenblick liegt am See. Ein Doppelzimmer kostet 140 Euro.",
        "Das Hotel Bergruh ist neu. Im Sommer kostet ein Doppelzimmer 110 Euro.",
        "140 Euro.",
        "110 Euro.",
    ),
    (
        "Combien de chambres compte l'hôtel Mistral ?",
        "L'hôtel Mistral se trouve près du port. On y compte 38 chambres.",
        "L'hôtel Zéphyr a ouvert en 2004. Depuis, 52 chambres sont disponibles.",
        "38 chambres.",
        "52 chambres.",
    ),
    (
        "Ile kosztuje nocleg w schronisku Orla?",
        "Schronisko Orla stoi na przełęczy. Nocleg kosztuje 60 zł.",
        "Schronisko Wilcza zostało odnowione. Za nocleg płaci się 85 zł.",
        "60 zł.",
        "85 zł.",
    ),
]


@pytest.mark.parametrize("row", PAGES, ids=[row[3] for row in PAGES])
def test_the_value_of_the_other_page_is_held(row: Row) -> None:
    question, own, other, right, wrong = row
    gate = EvidenceGate()
    good = gate.check(question=question, documents=[own, other], answer=right)
    bad = gate.check(question=question, documents=[own, other], answer=wrong)
    assert (good.action, good.route) == ("answer", "accept")
    assert (bad.action, bad.route) != ("answer", "accept")


def test_what_is_said_of_all_of_the_kind_is_of_the_asked_one_too() -> None:
    documents = [
        "The Heron pump is quiet.",
        "The Eagle pump is loud. All pumps come with a warranty of 3 years.",
    ]
    verdict = EvidenceGate().check(
        question="How long is the warranty of the Heron pump?",
        documents=documents,
        answer="3 years.",
    )
    assert verdict.route == "accept"
