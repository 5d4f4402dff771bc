"""A value belongs to the subject that the documents give it for."""

from __future__ import annotations

import pytest

from evigate.checks import ALL_CHECKS
from evigate.checks.values.dates import check_dates
from evigate.evidence import Evidence
from evigate.records import RagCall

PHONES = [
    (
        "What is the telephone number of the Oak Lodge?",
        [
            "Oak Lodge (1,210 m). Beds: 30. Telephone +43 512 555 201.",
            "Pine Lodge (1,480 m). Beds: 22. Telephone +43 512 555 210.",
        ],
        "You reach the Oak Lodge at {}.",
        ("+43512555201", "+43512555210"),
    ),
    (
        "Wie lautet die Telefonnummer des Tierheims?",
        ["Tierheim: Telefon 0351 555 7714.", "Tierklinik: Telefon 0351 555 7741."],
        "Die Telefonnummer des Tierheims lautet {}.",
        ("03515557714", "03515557741"),
    ),
    (
        "Which number is for the fuel dock?",
        ["Harbour office: +44 1632 960 145. Fuel dock: +44 1632 960 154."],
        "The fuel dock is at {}.",
        ("01632 960154", "01632 960145"),
    ),
]
FOLLOW_UPS = [
    (
        ("What does a season ticket cost for adults?", "95 euros."),
        "And for students?",
        "Season tickets: adults 95 euros, students 60 euros, pensioners 70 euros.",
        ("60 euros.", "70 euros."),
    ),
    (
        ("Wie viele Plätze hat das rote Boot?", "Vier."),
        "Und das blaue?",
        "Das rote Boot hat vier Plätze. Das blaue Boot hat sechs Plätze.",
        ("6.", "4."),
    ),
    (
        ("¿Cuánto cuesta la entrada para niños?", "Seis euros."),
        "¿Y para los jubilados?",
        "Entradas: adultos doce euros, niños seis euros, jubilados nueve euros.",
        ("9 euros.", "6 euros."),
    ),
    (
        ("Ile kosztuje bilet dla dzieci?", "6 zł."),
        "A dla seniorów?",
        "Bilety: dorośli 12 zł, dzieci 6 zł, seniorzy 9 zł.",
        ("9 zł.", "6 zł."),
    ),
]
PERIODS = [
    (
        "What was the parking fee in January 2022?",
        (
            "Parking was 2 euros an hour until the end of May 2022 and is 3 euros an "
            "hour since June 2022."
        ),
        "In January 2022 it was {} euros an hour.",
        ("2", "3"),
    ),
    (
        "What does the sauna cost in December?",
        "Sauna: 9 euros from May to September, 12 euros from October to April.",
        "In December it costs {} euros.",
        ("12", "9"),
    ),
    (
        "Wie viele Hefte erschienen im Jahr 2016?",
        "Bis 2017 erschienen vier Hefte im Jahr, seit 2018 sechs Hefte.",
        "2016 erschienen {} Hefte.",
        ("vier", "sechs"),
    ),
    (
        "Combien coûtait le pass en mars 2021 ?",
        (
            "Le pass coûtait 30 euros jusqu'à fin juin 2021 ; il coûte 36 euros dès "
            "juillet 2021."
        ),
        "En mars 2021, il coûtait {} euros.",
        ("30", "36"),
    ),
    (
        "Hoeveel kostte het in maart 2020?",
        "Het kostte 5 euro tot en met april 2020 en 7 euro sinds mei 2020.",
        "In maart 2020 kostte het {} euro.",
        ("5", "7"),
    ),
    (
        "2021年5月の会費はいくらでしたか？",
        "会費は2021年8月まで3000円、2021年9月からは3500円です。",
        "2021年5月は{}円でした。",
        ("3000", "3500"),
    ),
]
TOTALS = [
    (
        "How many of the boats are sailing boats?",
        "The marina has 210 boats, of which 64 are sailing boats.",
        "{} of them are sailing boats.",
        ("64", "210"),
    ),
    (
        "Wie viele Lehrlinge hat der Betrieb?",
        "Der Betrieb hat insgesamt 95 Beschäftigte, davon 12 Lehrlinge.",
        "Er hat {} Lehrlinge.",
        ("12", "95"),
    ),
    (
        "Combien de films sont en version originale ?",
        "Le festival montre 48 films, dont 31 en version originale.",
        "{} films sont en version originale.",
        ("31", None),
    ),
    (
        "Ilu uczniów dojeżdża pociągiem?",
        "Do szkoły chodzi 420 dzieci, w tym 57 uczniów z Lipna.",
        "Jest {} uczniów z Lipna.",
        ("57", "420"),
    ),
]
LIMITS = [
    (
        "My bike weighs 24 kg. May it go on the rack?",
        ["Rack of the bus: bicycles of at most 20 kg.", "Trailer: at most 40 kg."],
        (
            "No: it weighs 24 kg, and the rack of the bus takes at most 20 kg.",
            "Yes, the rack of the bus takes bicycles of up to 24 kg.",
        ),
    ),
    (
        "Mein Sohn ist 5. Darf er auf die Rutsche?",
        ["Rutsche: Mindestalter 6 Jahre.", "Klettergarten: Mindestalter 8 Jahre."],
        (
            "Nein, das Mindestalter für die Rutsche ist 6 Jahre.",
            "Ja, das Mindestalter für die Rutsche ist 5 Jahre.",
        ),
    ),
    (
        "Mon colis pèse 9 kg. Le casier l'accepte-t-il ?",
        ["Casier : colis jusqu'à 5 kg.", "Guichet : colis jusqu'à 20 kg."],
        (
            "Non, votre colis pèse 9 kg et le casier accepte les colis jusqu'à 5 kg.",
            "Oui, le casier accepte les colis jusqu'à 9 kg.",
        ),
    ),
]


@pytest.mark.parametrize(("question", "document", "answer", "values"), PERIODS)
def test_a_value_holds_for_the_period_that_is_asked(
    question: str, document: str, answer: str, values: tuple[str, str]
) -> None:
    right, wrong = values
    assert not _faults(question, [document], answer.format(right))
    assert _faults(question, [document], answer.format(wrong))


@pytest.mark.parametrize(("question", "document", "answer", "values"), TOTALS)
def test_a_part_is_not_the_total(
    question: str, document: str, answer: str, values: tuple[str, str | None]
) -> None:
    right, wrong = values
    assert not _faults(question, [document], answer.format(right))
    assert wrong is None or _faults(question, [document], answer.format(wrong))


@pytest.mark.parametrize(("question", "documents", "answers"), LIMITS)
def test_what_the_user_has_is_no_limit_that_documents_set(
    question: str, documents: list[str], answers: tuple[str, str]
) -> None:
    right, wrong = answers
    assert not _faults(question, documents, right)
    assert _faults(question, documents, wrong)


@pytest.mark.parametrize(("question", "documents", "answer", "values"), PHONES)
def test_a_number_to_call_is_known_in_any_grouping_and_for_its_subject_only(
    question: str, documents: list[str], answer: str, values: tuple[str, str]
) -> None:
    right, wrong = values
    assert not _faults(question, documents, answer.format(right))
    assert _faults(question, documents, answer.format(wrong))


@pytest.mark.parametrize(("turn", "question", "document", "answers"), FOLLOW_UPS)
def test_a_bare_value_answers_what_the_follow_up_asks_of(
    turn: tuple[str, str], question: str, document: str, answers: tuple[str, str]
) -> None:
    right, wrong = answers
    assert not _faults(question, [document], right, [turn])
    assert _faults(question, [document], wrong, [turn])


_VALUE_CODES = {
    "number_mismatch",
    "number_wrong_subject",
    "identifier_mismatch",
    "period_mismatch",
}


def _faults(
    question: str,
    documents: list[str],
    answer: str,
    history: list[tuple[str, str]] | None = None,
) -> list[str]:
    evidence = Evidence(RagCall.of(question, documents, answer, history or []))
    codes = [reason.code for check in ALL_CHECKS for reason in check(evidence)]
    return [code for code in codes if code in _VALUE_CODES]


WEEKDAYS = [
    (
        "When does the kiosk open on Sundays?",
        "On Saturdays the kiosk opens at 9 a.m., on Sundays at 11 a.m.",
        ("At 11 a.m.", "At 9 a.m."),
    ),
    (
        "Wann öffnet das Bad am Sonntag?",
        "Samstags öffnet das Bad um neun Uhr, sonntags um elf Uhr.",
        ("Um 11 Uhr.", "Um 9 Uhr."),
    ),
    (
        "¿A qué hora abre los domingos?",
        "Los sábados abre a las 9:00 y los domingos a las 11:00.",
        ("A las 11:00.", "A las 9:00."),
    ),
]
EXCHANGED = [
    (
        "What do the tours cost?",
        "The morning tour costs 9 euros, the evening tour 6.",
        ("Morning 9 euros, evening 6 euros.", "Morning 6 euros, evening 9 euros."),
    ),
    (
        "Quanto costano i biglietti?",
        "Il biglietto intero costa 9 euro, quello ridotto 6.",
        ("Intero 9 euro, ridotto 6 euro.", "Intero 6 euro, ridotto 9 euro."),
    ),
    (
        "How many members are there?",
        "The number of members fell by 40 to 310.",
        ("The number of members fell to 310.", "The number of members fell to 40."),
    ),
]


@pytest.mark.parametrize(("question", "document", "answers"), WEEKDAYS)
def test_a_time_is_of_the_day_that_is_asked(
    question: str, document: str, answers: tuple[str, str]
) -> None:
    right, wrong = answers
    assert not _date_faults(question, document, right)
    assert _date_faults(question, document, wrong)


@pytest.mark.parametrize(("question", "document", "answers"), EXCHANGED)
def test_values_that_change_their_places_are_wrong(
    question: str, document: str, answers: tuple[str, str]
) -> None:
    right, wrong = answers
    assert not _faults(question, [document], right)
    assert _faults(question, [document], wrong)


def _date_faults(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    return [reason.code for reason in check_dates(evidence)]
