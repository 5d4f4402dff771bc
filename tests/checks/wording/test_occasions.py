"""Days on which something holds, against answers to whether it does on a day."""

from __future__ import annotations

import pytest

from evigate.checks.wording.occasions import check_occasions
from evigate.evidence import Evidence
from evigate.records import RagCall

EXCEPT = "Parking is permitted all year except from 15 June to 10 September."
ONLY = "The chairlift runs only in summer, from 20 May to 10 October."
WEEK = "The archive is open to readers on Tuesdays and Thursdays only."
DAILY = "Die Bibliothek ist täglich außer mittwochs von 10 bis 18 Uhr geöffnet."


def codes(question: str, documents: list[str], answer: str) -> list[str]:
    call = RagCall.of(question, documents, answer)
    return [reason.code for reason in check_occasions(Evidence(call))]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("Is parking permitted in August?", EXCEPT, "Yes, it is permitted."),
        ("Is parking permitted in August?", EXCEPT, "Parking is permitted all year."),
        ("Is parking permitted in October?", EXCEPT, "No, it is not permitted."),
        ("Can we ride the chairlift in January?", ONLY, "Yes, it runs in January."),
        ("Can I see the archive on a Friday?", WEEK, "Yes, on Fridays too."),
        ("Hat die Bibliothek am Mittwoch offen?", DAILY, "Ja, von 10 bis 18 Uhr."),
        ("Hat die Bibliothek am Freitag offen?", DAILY, "Nein, freitags nicht."),
        (
            "Is the pool closed in winter?",
            "The pool is open all year round.",
            "Yes, it is closed in winter.",
        ),
        (
            "La pêche est-elle autorisée en avril ?",
            "La pêche est autorisée toute l'année sauf du 1er mars au 31 mai.",
            "Oui, elle est autorisée.",
        ),
        (
            "¿La cueva se puede visitar en enero?",
            "La cueva se puede visitar excepto del 10 de diciembre al 20 de febrero.",
            "Sí, se puede visitar.",
        ),
        (
            "La grotta è aperta a marzo?",
            "La grotta è aperta soltanto d'estate, dal 1 giugno al 30 settembre.",
            "Sì, la grotta è aperta a marzo.",
        ),
        (
            "A piscina está aberta em agosto?",
            "A piscina está aberta todo o ano, exceto de 1 a 31 de agosto.",
            "Sim, está aberta.",
        ),
        (
            "Is het pontje in november in de vaart?",
            "Het pontje vaart alleen in de zomer, van 1 juni tot 1 oktober.",
            "Ja, het pontje vaart in november.",
        ),
        (
            "Czy wyciąg działa w lipcu?",
            "Wyciąg działa tylko zimą, od 1 grudnia do 31 marca.",
            "Tak, wyciąg działa.",
        ),
        ("游泳池七月开放吗？", "游泳池全年开放，7月1日至8月15日除外。", "是的，开放。"),
        ("博物馆周一开放吗？", "博物馆除周一外每天开放。", "是的，周一开放。"),
        (
            "庭園は1月に開いていますか？",
            "庭園は12月20日から2月10日を除き、年間を通じて開園しています。",
            "はい、1月も開園しています。",
        ),
        (
            "1월에 전망대를 이용할 수 있나요?",
            "전망대는 12월 1일부터 2월 28일까지를 제외하고 연중 이용할 수 있습니다.",
            "네, 1월에도 이용할 수 있습니다.",
        ),
        (
            "هل الحديقة مفتوحة في يوليو؟",
            "الحديقة مفتوحة طوال العام باستثناء الفترة من 1 يونيو إلى 31 أغسطس.",
            "نعم، الحديقة مفتوحة في يوليو.",
        ),
        (
            "क्या संग्रहालय जून में खुला रहता है?",
            "संग्रहालय 15 मई से 30 जून को छोड़कर पूरे साल खुला रहता है।",
            "हाँ, संग्रहालय जून में खुला रहता है।",
        ),
    ],
)
def test_an_answer_that_lets_it_hold_on_the_wrong_day_is_found(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, [document], answer) == ["condition_mismatch"]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("Is parking permitted in August?", EXCEPT, "No, not in August."),
        ("Is parking permitted in October?", EXCEPT, "Yes, it is permitted."),
        ("Is parking permitted in June?", EXCEPT, "Yes, until 14 June."),
        ("Can we ride the chairlift in January?", ONLY, "No, it runs only in summer."),
        ("Can we ride the chairlift in July?", ONLY, "Yes."),
        ("Can I see the archive on a Tuesday?", WEEK, "Yes, on Tuesdays."),
        ("Hat die Bibliothek am Freitag offen?", DAILY, "Ja, freitags ist sie offen."),
        ("Can I see the archive?", WEEK, "Yes, on Tuesdays and Thursdays."),
        (
            "Do I have to pay for parking in July?",
            "Parking is free all year except from 1 June to 15 September.",
            "Yes, in July you have to pay.",
        ),
        (
            "Is the tower open on Mondays?",
            "The museum is open daily except Mondays.",
            "Yes, the tower is open on Mondays.",
        ),
        (
            "Czy zamek można zwiedzać w lutym?",
            "Zamek można zwiedzać z wyjątkiem okresu od 15 stycznia do 15 marca.",
            "Nie, w lutym zamku nie można zwiedzać.",
        ),
        (
            "リフトは1月に運行していますか？",
            "リフトは夏だけ運行しています。",
            "いいえ。",
        ),
        ("周六可以使用学生票吗？", "学生票周末不可使用。", "不可以，周末不可使用。"),
    ],
)
def test_an_answer_that_keeps_to_the_days_is_left_alone(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, [document], answer) == []


def test_the_rule_of_the_asked_thing_counts_not_that_of_its_sibling() -> None:
    documents = [
        "Le sentier des crêtes n'est ouvert qu'en été, du 15 juin au 15 septembre.",
        "Le sentier du lac reste ouvert toute l'année.",
    ]
    question = "Peut-on emprunter le sentier des crêtes en février ?"
    answer = "Oui, il reste ouvert toute l'année."
    assert codes(question, documents, answer) == ["condition_mismatch"]
    question = "Peut-on emprunter le sentier du lac en février ?"
    assert codes(question, documents, answer) == []


@pytest.mark.parametrize(
    ("question", "document", "yes", "no"),
    [
        (
            "Is the museum open on Mondays?",
            "Opening hours: Tuesday to Sunday.",
            "Yes.",
            "No.",
        ),
        (
            "Hat das Museum montags geöffnet?",
            "Öffnungszeiten: Dienstag bis Sonntag",
            "Ja.",
            "Nein.",
        ),
        (
            "Le musée est-il ouvert le lundi ?",
            "Horaires : du mardi au dimanche.",
            "Oui.",
            "Non.",
        ),
        ("¿Abre el museo los lunes?", "Horario: de martes a domingo.", "Sí.", "No."),
        (
            "Apre il lunedì il museo?",
            "Orari: da martedì a domenica, 10-18.",
            "Sì.",
            "No.",
        ),
        (
            "Is het museum op maandag open?",
            "Openingstijden: dinsdag t/m zondag.",
            "Ja.",
            "Nee.",
        ),
        (
            "Czy muzeum jest czynne w poniedziałki?",
            "Godziny otwarcia: wtorek–niedziela.",
            "Tak.",
            "Nie.",
        ),
    ],
)
def test_opening_hours_tell_the_days_of_what_a_document_is_about(
    question: str, document: str, yes: str, no: str
) -> None:
    def faults(answer: str) -> list[str]:
        evidence = Evidence(RagCall.of(question, [document], answer))
        return [reason.code for reason in check_occasions(evidence)]

    assert faults(yes) == ["condition_mismatch"]
    assert faults(no) == []
