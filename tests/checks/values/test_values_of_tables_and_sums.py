"""Tables of every form, derived numbers, rates, bounds, dates and identifiers."""

# ruff: noqa: E501 -- a document stays on one line

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

ALL: list[tuple[str, str, list[str], list[str]]] = [
    (
        "How many beds has the Tarn hut?",
        "<table><tr><th>Hut</th><th>Altitude (m)</th><th>Beds</th></tr><tr><td>Tarn</td><td>1,840</td><td>46</td></tr><tr><td>Fell</td><td>2,105</td><td>62</td></tr></table>",
        ["The Tarn hut has 46 beds."],
        ["The Tarn hut has 62 beds.", "62."],
    ),
    (
        "Wie hoch liegt die Tarnhütte?",
        "Hütte;Höhe_m;Betten\nTarn;1840;46\nFell;2105;62",
        ["Sie liegt auf 1.840 Metern."],
        ["Sie liegt auf 2.105 Metern."],
    ),
    (
        "What is the timeout of the staging service?",
        '{"services":[{"name":"staging","timeout_s":45,"retries":2},{"name":"live","timeout_s":30,"retries":5}]}',
        ["45 seconds."],
        ["30 seconds."],
    ),
    (
        "How often does the live service retry?",
        '{"services":[{"name":"staging","timeout_s":45,"retries":2},{"name":"live","timeout_s":30,"retries":5}]}',
        [],
        ["It retries 2 times.", "It retries 30 times."],
    ),
    (
        "Quel est le débit de la pompe P2 ?",
        "| Pompe | Débit (l/min) | Puissance (kW) |\n|---|---|---|\n| P1 | 120 | 2,2 |\n| P2 | 85 | 1,5 |",
        ["La pompe P2 débite 85 litres par minute."],
        ["La pompe P2 débite 85 litres par heure."],
    ),
    (
        "Quelle est la puissance de la pompe P1 ?",
        "| Pompe | Débit (l/min) | Puissance (kW) |\n|---|---|---|\n| P1 | 120 | 2,2 |\n| P2 | 85 | 1,5 |",
        [],
        ["1,5 kW."],
    ),
    (
        "二年级有多少学生？",
        "年级,班级数,学生数\n一年级,4,152\n二年级,3,118",
        ["二年级有118名学生。"],
        ["二年级有152名学生。"],
    ),
    (
        "Y a-t-il des chiens admis au gîte des Pins ?",
        '{"gite":"Les Pins","lits":12,"chiens":false}',
        ["Non."],
        ["Oui, les chiens sont admis."],
    ),
    (
        "What was the net margin of Baltor in 2022?",
        "| in % | 2021 | 2022 | 2023 |\n|---|---|---|---|\n| Baltor | 7.1 | 6.4 | 8.0 |\n| Nerio | 4.9 | 5.2 | 5.5 |",
        ["6.4 percent."],
        ["8.0 percent.", "Baltor's net margin was 5.2% in 2022."],
    ),
    (
        "How much more does the Plus cost than the Basic?",
        "Basic costs 12 euros a month, Plus 19 euros a month.",
        ["7 euros a month."],
        ["9 euros a month."],
    ),
    (
        "What does Plus cost for a year?",
        "Basic costs 12 euros a month, Plus 19 euros a month.",
        ["228 euros a year."],
        ["144 euros a year."],
    ),
    (
        "Wie viele Teilnehmer waren es insgesamt?",
        "Am Samstag kamen 84, am Sonntag 67 Teilnehmer.",
        ["Insgesamt 151."],
        ["Insgesamt 161."],
    ),
    (
        "Quel pourcentage des élèves prend le bus ?",
        "Sur 320 élèves, 80 prennent le bus.",
        ["25 % des élèves."],
        ["40 % des élèves."],
    ),
    (
        "¿Cuánto paga un niño?",
        "Los adultos pagan 18 euros; los niños, la mitad.",
        ["9 euros."],
        ["18 euros."],
    ),
    (
        "小学生は いくらですか？",
        "大人の入場料は1,600円、小学生は半額です。",
        ["800円です。"],
        ["1,600円です。"],
    ),
    (
        "Was zahlen Kinder?",
        "Erwachsene zahlen 14 Euro, Kinder die Hälfte.",
        ["7 Euro."],
        ["14 Euro."],
    ),
    (
        "How did the rate change?",
        "The rate rose from 3.5 % to 4.25 %.",
        ["It rose by 0.75 percentage points."],
        ["It rose by 0.75 percent."],
    ),
    (
        "How long was the tower under construction?",
        "Work began in 1931 and was finished in 1938.",
        [],
        ["Nine years."],
    ),
    (
        "What does the hall cost for 4 hours?",
        "The hall costs 45 euros an hour.",
        ["180 euros."],
        ["160 euros."],
    ),
    (
        "What is the late fee?",
        "The late fee is 2 euros per day.",
        ["2 euros a day."],
        ["The late fee is 2 euros per week."],
    ),
    (
        "Was kostet ein Zimmer?",
        "Ein Zimmer kostet 70 Euro pro Nacht.",
        [],
        ["Ein Zimmer kostet 70 Euro pro Person."],
    ),
    (
        "¿Cuánto cuesta el aula?",
        "El aula cuesta 15 euros por hora.",
        [],
        ["15 euros por día."],
    ),
    ("費用はいくらですか？", "会費は月額500円です。", [], ["会費は年額500円です。"]),
    (
        "这个药一天吃几次？",
        "每日三次，每次两片。",
        ["一天三次，每次2片。"],
        ["每日两次，每次三片。"],
    ),
    (
        "Combien coûte le forfait ?",
        "Le forfait coûte 20 euros par mois et par utilisateur.",
        [],
        ["Il coûte 20 euros par an et par utilisateur."],
    ),
    (
        "How many guests are allowed?",
        "No more than 40 guests are allowed.",
        [],
        ["At least 40 guests."],
    ),
    (
        "Wie alt muss man sein?",
        "Die Teilnahme ist ab 16 Jahren erlaubt.",
        [],
        ["Bis 16 Jahre."],
    ),
    (
        "Combien de pages au maximum ?",
        "Le mémoire ne doit pas dépasser 30 pages.",
        ["30 pages au maximum."],
        ["Au moins 30 pages."],
    ),
    (
        "参加年齢は？",
        "12歳以上の方が参加できます。",
        ["12歳からです。"],
        ["12歳以下の方です。"],
    ),
    ("行李限重多少？", "行李不得超过20公斤。", [], ["行李至少20公斤。"]),
    ("최소 몇 명이 필요합니까?", "최소 8명이 필요합니다.", [], ["최대 8명입니다."]),
    (
        "Ile osób może wziąć udział?",
        "W wycieczce może wziąć udział najwyżej 25 osób.",
        [],
        ["Co najmniej 25 osób."],
    ),
    (
        "When is the deadline?",
        "The deadline is 3 April 2025 at noon.",
        ["3/4/2025, 12:00."],
        ["4 April 2025 at noon."],
    ),
    (
        "いつ開館しましたか？",
        "美術館は昭和58年に開館した。",
        ["1983年です。"],
        ["1985年です。"],
    ),
    ("締め切りはいつ？", "締め切りは令和6年5月10日です。", ["2024年5月10日です。"], []),
    (
        "Wann beginnt die Führung?",
        "Die Führung beginnt um Viertel nach zehn.",
        ["Um 10:15 Uhr."],
        [],
    ),
    (
        "Wann beginnt die Führung?",
        "Die Führung beginnt um Viertel vor zehn.",
        [],
        ["Um 10:15 Uhr."],
    ),
    ("¿A qué hora abre?", "Abre a las nueve y media.", ["A las 9:30."], []),
    (
        "¿A qué hora cierra?",
        "Abre a las nueve y media y cierra a las ocho de la tarde.",
        ["A las 20:00."],
        ["A las 21:00."],
    ),
    (
        "When does fiscal year 2025 start?",
        "Fiscal year 2025 runs from 1 October 2024 to 30 September 2025.",
        ["On 1 October 2024."],
        ["On 1 January 2025."],
    ),
    (
        "When does fiscal year 2025 end?",
        "Fiscal year 2025 runs from 1 October 2024 to 30 September 2025.",
        [],
        ["On 1 October 2024."],
    ),
    (
        "متى يبدأ الدوام؟",
        "يبدأ الدوام الساعة الثامنة صباحًا وينتهي الساعة الرابعة عصرًا.",
        [],
        ["يبدأ الساعة الرابعة عصرًا."],
    ),
    (
        "متى ينتهي الدوام؟",
        "يبدأ الدوام الساعة الثامنة صباحًا وينتهي الساعة الرابعة عصرًا.",
        ["الساعة 16:00."],
        [],
    ),
    (
        "दुकान कब बंद होती है?",
        "दुकान सुबह 9 बजे खुलती है और रात 8 बजे बंद होती है।",
        [],
        ["सुबह 9 बजे।"],
    ),
    (
        "Quando chiude la biblioteca il sabato?",
        "La biblioteca chiude alle 19 nei giorni feriali e alle 13 il sabato.",
        [],
        ["Alle 19."],
    ),
    (
        "Hoe laat is het zwembad op zondag open?",
        "Het zwembad is maandag tot zaterdag open van 7 tot 21 uur, op zondag van 9 tot 17 uur.",
        ["Van negen tot vijf."],
        ["Van 7 tot 21 uur."],
    ),
    (
        "Which error means overheating?",
        "E17: overheating. E71: no water.",
        [],
        ["E71 means overheating."],
    ),
    (
        "What is the IBAN?",
        "IBAN DE44 5001 0517 5407 3249 31",
        ["DE44500105175407324931"],
        ["DE44 5001 0517 5407 3294 31"],
    ),
    (
        "Wie lautet die Artikelnummer des Filters?",
        "Filter: Art.-Nr. 48-2203-F; Dichtung: Art.-Nr. 48-2230-F.",
        ["48-2203-F."],
        [],
    ),
    (
        "Which port does the API use?",
        "The API listens on port 8443, the admin console on port 9443.",
        ["Port 8443."],
        ["Port 9443."],
    ),
    (
        "Which floor is the library on?",
        "The library is on the 3rd floor, the canteen on the 1st.",
        ["On the third floor."],
        ["On the 1st floor."],
    ),
    (
        "In welcher Halle steht der Stand?",
        "Der Stand steht in Halle 5, die Bühne in Halle 3.",
        [],
        ["In Halle 3."],
    ),
    (
        "Quelle ligne dessert la gare ?",
        "La ligne 12 dessert la gare ; la ligne 15 dessert le port.",
        [],
        ["La ligne 15."],
    ),
    ("图书馆在几楼？", "图书馆在三楼，食堂在一楼。", [], ["一楼。"]),
    (
        "会議室は何階ですか？",
        "会議室は5階、食堂は2階です。",
        ["5階です。"],
        ["2階です。"],
    ),
    (
        "Which lane did she run in?",
        "She started in lane 5 and finished third.",
        [],
        ["Lane 3."],
    ),
    (
        "Which place did she take?",
        "She started in lane 5 and finished third.",
        [],
        ["Fifth."],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ALL)
def test_right_values_are_released_and_wrong_ones_held(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    """In all languages, whatever the value is written as."""

    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
