"""Every day, of what documents limit to a part of the week."""

from __future__ import annotations

import pytest

from evigate.checks.wording.said_days import check_said_days
from evigate.evidence import Evidence
from evigate.records import RagCall


@pytest.mark.parametrize(
    ("document", "answer", "faults"),
    [
        ("Opening hours: Tuesday to Sunday 10 to 6.", "Yes, every day.", 1),
        ("Geöffnet von Dienstag bis Sonntag.", "Ja, täglich.", 1),
        ("Ouvert du mardi au samedi.", "Oui, tous les jours.", 1),
        ("Abierto de martes a domingo.", "Abre todos los días.", 1),
        ("Monday to Friday 9-5, weekends 10-4.", "It is open every day.", 0),
        ("Open daily. Tours Tuesday to Friday.", "It is open every day.", 0),
        ("Closed on Mondays.", "Every day except Mondays.", 0),
        ("Take one tablet with water.", "Take one every day.", 0),
        ("Geöffnet von Montag bis Sonntag.", "Ja, täglich.", 0),
    ],
)
def test_every_day_needs_all_days(document: str, answer: str, faults: int) -> None:
    call = RagCall.of("", [document], answer)
    assert len(check_said_days(Evidence(call))) == faults


OTHER_DAYS = [
    (
        "Quand le bureau est-il fermé ?",
        "Le bureau est ouvert du lundi au vendredi, sauf le mercredi après-midi.",
        "Il est fermé le mercredi après-midi et le week-end.",
        "Il est fermé le jeudi après-midi.",
    ),
    (
        "What weekday is the market?",
        "The market takes place every Saturday from 7 a.m.",
        "On Saturdays, from 7 a.m.",
        "On Sundays, from 7 a.m.",
    ),
    (
        "When is the chapel closed?",
        "The chapel is closed in November.",
        "In November.",
        "It is closed in October.",
    ),
    (
        "Wann ist der Hofladen offen?",
        "Der Hofladen ist freitags und samstags geöffnet.",
        "Freitags und samstags.",
        "Montags.",
    ),
    (
        "Wann hat die Praxis zu?",
        "Die Praxis ist mittwochs geschlossen.",
        "Mittwochs.",
        "Sie ist donnerstags geschlossen.",
    ),
    (
        "¿Cuándo abre la playa?",
        "La playa vigilada abre de junio a septiembre.",
        "De junio a septiembre.",
        "De octubre a mayo.",
    ),
    (
        "Quando è chiuso il museo?",
        "Il museo è aperto tutti i giorni tranne il martedì.",
        "Il martedì.",
        "Il lunedì.",
    ),
    (
        "Op welke dag is de winkel dicht?",
        "De winkel is op maandag gesloten.",
        "Op maandag.",
        "De winkel is op dinsdag gesloten.",
    ),
    (
        "営業日はいつですか？",
        "定休日は水曜日です。",
        "水曜日以外です。",
        "水曜日です。",
    ),
    (
        "도서관은 언제 쉬나요?",
        "도서관은 매주 월요일에 휴관합니다.",
        "월요일에 휴관합니다.",
        "화요일에 휴관합니다.",
    ),
    ("متى يغلق المتحف؟", "المتحف مغلق يوم الاثنين.", "يوم الاثنين.", "يوم الثلاثاء."),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), OTHER_DAYS)
def test_a_day_outside_of_the_rule_is_found(
    question: str, document: str, right: str, wrong: str
) -> None:
    """By the days of opening and of closing, with exceptions."""
    call = RagCall.of(question, [document], right)
    assert check_said_days(Evidence(call)) == []
    assert check_said_days(Evidence(RagCall.of(question, [document], wrong)))


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("When was it closed?", "It closed in March 2023.", "In March 2023."),
        ("When does it end?", "It begins on 4 May and lasts four weeks.", "On 1 June."),
        ("How often?", "It is free on the first two days.", "Every day, later."),
    ],
)
def test_single_dates_and_all_days_are_no_such_days(
    question: str, document: str, answer: str
) -> None:
    """Dates are read by their own check."""
    call = RagCall.of(question, [document], answer)
    assert check_said_days(Evidence(call)) == []
