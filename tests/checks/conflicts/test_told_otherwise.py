"""Amounts that documents imply: between two hours, by "each" and "fewer", ahead."""

from __future__ import annotations

import pytest

from evigate.checks.values.dates import check_dates
from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.records import RagCall


def _codes(question: str, document: str, answer: str) -> list[str]:
    call = RagCall.of(question, [document], answer)
    evidence = Evidence(call)
    found = [*check_quantities(evidence), *check_dates(evidence)]
    return [reason.code for reason in found]


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        (
            "How long is the film?",
            "The film starts at 19:45 and ends at 21:30.",
            "It lasts an hour and three quarters.",
            "It lasts two hours and a half.",
        ),
        (
            "Wie lange dauert die Fahrt?",
            "Abfahrt 8.15 Uhr ab Gleis 3, Ankunft 10.45 Uhr.",
            "Sie dauert zweieinhalb Stunden.",
            "Sie dauert anderthalb Stunden.",
        ),
        (
            "Combien de temps dure le trajet ?",
            "Départ à 7 h 20, arrivée à 9 h 50.",
            "Il dure deux heures et demie.",
            "Il dure une heure et demie.",
        ),
        (
            "¿Cuánto dura la visita?",
            "La visita empieza a las 11:00 y termina a las 12:30.",
            "La visita dura 90 minutos.",
            "La visita dura 60 minutos.",
        ),
        (
            "How long is the night shift?",
            "The night shift runs from 22:00 to 6:00.",
            "The night shift takes 8 hours.",
            "The night shift takes 16 hours.",
        ),
        (
            "¿Cuántos alumnos hay?",
            "El centro tiene 12 aulas con 25 alumnos cada una.",
            "En total, 300 alumnos.",
            "En total, 280 alumnos.",
        ),
        (
            "How many seats does the train have?",
            "The train has 8 coaches of 64 seats each.",
            "It has 512 seats.",
            "It has 500 seats.",
        ),
        (
            "一共有多少学生？",
            "学校有六个班，每班三十名学生。",
            "一共180名学生。",
            "一共160名学生。",
        ),
        (
            "How many people worked there the year before?",
            "The firm had 1,204 employees, 86 fewer than the year before.",
            "1,290 people.",
            "1,280 people.",
        ),
        (
            "Wie viele Mitglieder waren es im Vorjahr?",
            "Der Verein hat 412 Mitglieder, 12 mehr als im Vorjahr.",
            "Im Vorjahr waren es 400 Mitglieder.",
            "Im Vorjahr waren es 424 Mitglieder.",
        ),
    ],
)
def test_what_a_sentence_implies_may_be_written(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert _codes(question, document, right) == []
    assert _codes(question, document, wrong) != []


@pytest.mark.parametrize(
    ("document", "answer", "codes"),
    [
        ("Free up to 24 hours before departure.", "At least a day before, yes.", []),
        ("Annulation jusqu'à 48 heures avant.", "Au moins 48 heures avant.", []),
        ("Nicht für Kinder unter sechs Jahren.", "Kinder ab sechs Jahren.", []),
        ("Für Kinder unter sechs Jahren.", "Ab sechs Jahren.", ["bound_mismatch"]),
        ("Parcels weigh up to 5 kg.", "Parcels of at least 5 kg.", ["bound_mismatch"]),
        ("Stays of up to 5 days.", "Stays of at least 5 days.", ["bound_mismatch"]),
    ],
)  # fmt: skip
def test_bounds_may_say_one_limit_from_two_sides(
    document: str, answer: str, codes: list[str]
) -> None:
    assert _codes("", document, answer) == codes


def test_ages_and_scales_are_read_across_ways_to_write_them() -> None:
    """여덟 살 for 8세, half for 50 %, a scale in the head of a column."""
    assert (
        _codes("몇 살부터?", "만 8세 이상 탑승 가능합니다.", "여덟 살부터입니다.") == []
    )
    assert (
        _codes("몇 살부터?", "만 8세 이상 탑승 가능합니다.", "여섯 살부터입니다.") != []
    )
    assert _codes("退多少？", "之后只退一半。", "之后退50%。") == []
    table = "| 城市 | 人口（万） |\n|---|---|\n| 东江 | 85 |\n| 西岭 | 120 |"
    assert _codes("西岭人口？", table, "西岭人口120万。") == []
    assert _codes("西岭人口？", table, "西岭人口130万。") != []


@pytest.mark.parametrize(
    ("document", "right", "wrong"),
    [
        ("Open 10 a.m. to 6 p.m.", "From 10 to 6.", "From 10 to 7."),
        ("Geöffnet von 9 Uhr bis 17 Uhr.", "Von 9 bis 5.", "Von 9 bis 4."),
        ("Open van 10:00 tot 20:00.", "Van 10 tot 8.", "Van 10 tot 9."),
        ("Aberto das 9:00 às 19:00.", "Das 9 às 7.", "Das 9 às 8."),
    ],
)
def test_bare_hours_may_close_in_the_evening(
    document: str, right: str, wrong: str
) -> None:
    assert _codes("When is it open?", document, right) == []
    assert _codes("When is it open?", document, wrong) != []


@pytest.mark.parametrize(
    ("document", "right", "wrong"),
    [
        ("La tessera annuale costa 120 euro.", "10 euro al mese.", "12 euro al mese."),
        ("年费1200元。", "每月100元。", "每月120元。"),
        ("The annual fee is £96.", "It is £8 a month.", "It is £9 a month."),
        ("Der Jahresbeitrag beträgt 60 €.", "5 € pro Monat.", "6 € pro Monat."),
        (
            "Annual pass: adults £48, pupils £24.",
            "Pupils pay £2 a month.",
            "Pupils pay £3 a month.",
        ),
        ("Una corsa costa € 3, la giornaliera il triplo.", "€ 9.", "€ 6."),
        ("Lot trwa 2 godziny i 15 minut.", "Trwa 135 minut.", "Trwa 125 minut."),
        ("Een rit kost € 2,40, een dagkaart het drievoudige.", "€ 7,20.", "€ 4,80."),
        ("Täglich von 9 bis 20 Uhr.", "Jeden Tag.", "Alle drei Tage."),
    ],
)  # fmt: skip
def test_prices_by_the_year_may_be_given_by_the_month(
    document: str, right: str, wrong: str
) -> None:
    assert _codes("", document, right) == []
    assert _codes("", document, wrong) != []
