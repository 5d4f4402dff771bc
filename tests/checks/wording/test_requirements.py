"""What the documents require, against answers that waive it."""

from __future__ import annotations

import pytest

from evigate.checks.wording.requirements import check_requirements
from evigate.evidence import Evidence
from evigate.records import RagCall

WALL = "Children under twelve may climb the wall provided that an adult belays them."
GRILL = "Der Grillplatz darf genutzt werden, sofern er vorher reserviert wurde."


def codes(question: str, document: str, answer: str) -> list[str]:
    call = RagCall.of(question, [document], answer)
    return [reason.code for reason in check_requirements(Evidence(call))]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("May my daughter climb the wall?", WALL, "Yes, even without an adult."),
        ("May my daughter climb the wall?", WALL, "Yes, no adult is needed."),
        ("Darf ich den Grillplatz nutzen?", GRILL, "Ja, auch ohne Reservierung."),
        (
            "Darf ich den Grillplatz nutzen?",
            GRILL,
            "Ja, eine Reservierung ist nicht nötig.",
        ),
        (
            "Puis-je entrer avec mon chien ?",
            "Les chiens sont admis à condition d'être tenus en laisse.",
            "Oui, même sans laisse.",
        ),
        (
            "¿Pueden entrar los menores?",
            "Los menores pueden entrar siempre que vayan acompañados de un adulto.",
            "Sí, también sin acompañante.",
        ),
        (
            "I minori possono nuotare nel lago?",
            "I minori possono nuotare nel lago purché accompagnati da un genitore.",
            "Sì, anche non accompagnati.",
        ),
        (
            "Posso levar a bicicleta no comboio?",
            "As bicicletas podem ser transportadas desde que estejam dobradas.",
            "Sim, mesmo sem estar dobrada.",
        ),
        (
            "Mag ik met de fiets in de bus?",
            "Fietsen mogen mee in de bus, mits ze opgevouwen zijn.",
            "Ja, ook zonder opgevouwen te zijn.",
        ),
        (
            "Czy dzieci mogą wejść na wieżę?",
            "Dzieci mogą wejść na wieżę, pod warunkiem że towarzyszy im opiekun.",
            "Tak, nawet bez opiekuna.",
        ),
        (
            "儿童可以进入展厅吗？",
            "儿童可以进入展厅，但须由成人陪同。",
            "可以，无须成人陪同。",
        ),
        (
            "子供はプールに入れますか？",
            "小学生以下のお子様は、保護者同伴の場合に限りプールに入れます。",
            "はい、保護者の同伴なしでも入れます。",
        ),
        (
            "아이들이 탑에 올라갈 수 있나요?",
            "아이들은 보호자와 함께라면 탑에 올라갈 수 있습니다.",
            "네, 보호자 없이도 올라갈 수 있습니다.",
        ),
        (
            "هل يمكن للأطفال دخول المتحف؟",
            "يمكن للأطفال دخول المتحف بشرط أن يرافقهم شخص بالغ.",
            "نعم، حتى بدون مرافقة شخص بالغ.",
        ),
        (
            "क्या बच्चे पूल में जा सकते हैं?",
            "बच्चे पूल में जा सकते हैं, बशर्ते कोई वयस्क उनके साथ हो।",
            "हाँ, बिना किसी वयस्क के भी।",
        ),
        (
            "Can visitors enter the vault?",
            "Visitors must be accompanied by a guard in the vault.",
            "Yes, they can enter without a guard.",
        ),
    ],
)
def test_an_answer_that_waives_what_is_required_is_found(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, document, answer) == ["condition_mismatch"]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("May my daughter climb the wall?", WALL, "Yes, if an adult belays her."),
        ("May my daughter climb the wall?", WALL, "No, not without an adult."),
        ("May my daughter climb the wall?", WALL, "Only with an adult belaying her."),
        ("Darf ich den Grillplatz nutzen?", GRILL, "Ja, mit vorheriger Reservierung."),
        ("Darf ich den Grillplatz nutzen?", GRILL, "Nein, nicht ohne Reservierung."),
        (
            "Darf ich den Grillplatz nutzen?",
            GRILL,
            "Ohne Reservierung ist die Nutzung verboten.",
        ),
        (
            "Can we visit the mill?",
            "Groups must book. Single visitors can visit the mill without booking.",
            "Yes, single visitors can come without booking.",
        ),
        (
            "By when must the form be filed?",
            "The form must be filed by May; with an adviser, by July.",
            "Without an adviser it must be filed by May.",
        ),
        (
            "Kann ich Milch bestellen?",
            "Bestellungen nehmen wir an, sofern sie bis Freitag eingehen.",
            "Ja, auch ohne Zucker.",
        ),
    ],
)
def test_an_answer_that_keeps_to_what_is_required_is_left_alone(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, document, answer) == []


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (
            "The tower may be climbed only with a guide.",
            "The tower may be climbed without a guide.",
        ),
        (
            "Die Höhle darf nur mit Helm betreten werden.",
            "Die Höhle darf auch ohne Helm betreten werden.",
        ),
        (
            "La grotte se visite uniquement avec un guide.",
            "La grotte se visite aussi sans guide.",
        ),
        (
            "El taller se puede usar solo con un monitor.",
            "El taller se puede usar sin monitor.",
        ),
        (
            "La torre è accessibile solo con prenotazione.",
            "La torre è accessibile anche senza prenotazione.",
        ),
        (
            "O laboratório abre somente com autorização.",
            "O laboratório abre sem autorização.",
        ),
        (
            "Het depot is alleen met begeleiding toegankelijk.",
            "Het depot is ook zonder begeleiding toegankelijk.",
        ),
        (
            "Do groty można wejść tylko z przewodnikiem.",
            "Do groty można wejść bez przewodnika.",
        ),
    ],
)
def test_without_contradicts_only_with(document: str, answer: str) -> None:
    assert codes("", document, answer) == ["condition_mismatch"]
