"""Values as people ask for them every day, right and wrong, in all languages."""

# ruff: noqa: E501 -- a document stays on one line

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

EVERYDAY: list[tuple[str, str, list[str], list[str]]] = [
    (
        "Wie lange ist die geöffnete Dose haltbar?",
        "Nach dem Öffnen ist die Dose fünf Tage haltbar, ungeöffnet zwei Jahre.",
        ["Fünf Tage."],
        [],
    ),
    (
        "What is the limit for card payments?",
        "- Limit for withdrawals: 800 EUR; for card payments: 2,500 EUR\n- Lost card: call 0800 55; a new card costs 15 EUR",
        ["2,500 EUR."],
        [],
    ),
    (
        "What does a child of 9 pay?",
        "Children under 5 travel free, those from 5 to 15 pay half.",
        ["Half."],
        [],
    ),
    (
        "How many people fit in the small hall?",
        "The large hall seats 170, the small hall 35. Charities get 30 per cent off.",
        ["35."],
        [],
    ),
    (
        "How many towers did the storm damage?",
        "In 1950 a storm damaged three of the eight towers.",
        ["Three.", "3 of the 8 towers."],
        [],
    ),
    (
        "¿Cuántos arcos destruyó la riada?",
        "En 1936 una riada destruyó dos de sus nueve arcos.",
        ["Dos."],
        [],
    ),
    (
        "Puis-je passer l'examen encore une fois ?",
        "L'examen peut être repassé une fois, sauf en cas de fraude.",
        ["Oui, une fois."],
        ["Oui, deux fois."],
    ),
    (
        "Wie lange ist die Halle im Sommer geschlossen?",
        "Im Sommer bleibt die Halle vier Wochen geschlossen, im Winter eine Woche.",
        ["Vier Wochen."],
        ["Drei Wochen."],
    ),
    (
        "When does the wine bar open on Fridays?",
        "The wine bar opens at 17:00 on weekdays and at 15:00 on Fridays.",
        ["At 15:00."],
        ["At 17:00."],
    ),
    (
        "When is the rent due?",
        "The rent is due by the third working day of each month.",
        ["By the third working day of each month."],
        ["By the 3rd of each month."],
    ),
    (
        "Which region grew?",
        "In region North sales grew by 12 percent, in region South they fell by 3 percent.",
        ["North grew by 12 percent."],
        ["North grew by 3 percent."],
    ),
    (
        "Wie viel kostet ein Ticket?",
        "Ein Ticket kostet 3,20 €, eine Streifenkarte mit 10 Streifen 14,50 €.",
        ["3,20 €."],
        [],
    ),
    (
        "Quanto costa il biglietto?",
        "Il biglietto costa 12 euro, ridotto 8 euro.",
        ["12 euro, ridotto 8."],
        [],
    ),
    (
        "When was the mill built?",
        "The mill was built in 1842 and restored the following decade.",
        ["In 1842."],
        [],
    ),
    (
        "When did she return?",
        "She left in May 2019 and returned a year later.",
        ["She returned in May 2020."],
        [],
    ),
    (
        "¿Cuándo cerró la mina?",
        "La mina cerró en 1987 y reabrió al año siguiente.",
        ["En 1987."],
        [],
    ),
    (
        "¿Cuándo reabrió la mina?",
        "La mina cerró en 1987 y reabrió al año siguiente.",
        ["En 1988."],
        ["En 1987."],
    ),
    (
        "What is the speed limit?",
        "The speed limit is 50 km/h; near the school it is 30 km/h.",
        ["50 km/h, 30 near the school."],
        [],
    ),
    (
        "How long is the course?",
        "The course lasts 12 weeks with two lessons of 90 minutes a week.",
        ["12 weeks, with two 90-minute lessons each week."],
        [],
    ),
    (
        "What's the weight limit?",
        "Each bag may weigh up to 23 kg.",
        ["23 kg per bag."],
        [],
    ),
    (
        "Wann ist die Sprechstunde?",
        "Die Sprechstunde ist dienstags von 14 bis 16 Uhr in Raum 210.",
        ["Dienstags von 14 bis 16 Uhr, Raum 210."],
        [],
    ),
    (
        "À quelle heure ferme le parc ?",
        "Le parc ferme à 20 h en été et à 18 h en hiver.",
        ["À 20 h l'été, à 18 h l'hiver."],
        [],
    ),
    (
        "À quelle heure ferme le parc en hiver ?",
        "Le parc ferme à 20 h en été et à 18 h en hiver.",
        [],
        ["À 20 h."],
    ),
    (
        "何日前までに予約が必要ですか？",
        "予約は3日前までにお願いします。",
        ["3日前までです。"],
        ["1週間前までです。"],
    ),
    (
        "门票多少钱？",
        "成人票80元，1.2米以下儿童免费。",
        ["成人票80元，1.2米以下儿童免费。"],
        [],
    ),
    (
        "Kto jest na trzecim piętrze?",
        "Na trzecim piętrze jest księgowość, na drugim kadry.",
        ["Księgowość."],
        [],
    ),
    (
        "What does Level 2 require?",
        "Level 2 requires 40 hours of training. Level 3 requires 80 hours.",
        ["Level 2 requires 40 hours."],
        ["Level 2 requires 80 hours."],
    ),
    (
        "Which step comes after step 2?",
        "Step 2: drain the tank. Step 3: open the valve.",
        ["Step 3: open the valve."],
        [],
    ),
    ("How old must you be?", "Open to anyone aged 16 or over.", ["At least 16."], []),
    (
        "How many people fit?",
        "The hall seats 120; with the gallery 150.",
        ["120, or 150 with the gallery."],
        [],
    ),
    (
        "Hoeveel kost het?",
        "Volwassenen betalen 9 euro, kinderen tot 12 jaar gratis.",
        ["Volwassenen 9 euro, kinderen tot 12 gratis."],
        [],
    ),
    (
        "What is the fee for late payment?",
        "A late payment costs 5 euros plus 1 % interest a month.",
        ["5 euros and 1 % interest a month."],
        [],
    ),
    (
        "कमरे का किराया कितना है?",
        "कमरे का किराया 1,500 रुपये प्रति रात है और नाश्ता 200 रुपये का है।",
        ["1,500 रुपये प्रति रात।"],
        ["200 रुपये।"],
    ),
    (
        "كم سعر التذكرة؟",
        "سعر التذكرة للكبار 30 درهمًا وللأطفال 15 درهمًا.",
        ["30 درهمًا للكبار و15 درهمًا للأطفال."],
        [],
    ),
    (
        "كم سعر تذكرة الأطفال؟",
        "سعر التذكرة للكبار 30 درهمًا وللأطفال 15 درهمًا.",
        [],
        ["30 درهمًا."],
    ),
    (
        "How long is the warranty?",
        "The warranty is two years, five on the frame.",
        ["Two years, and five on the frame."],
        [],
    ),
    (
        "What happened in 1998?",
        "The club was founded in 1998. Two years later it won the cup.",
        ["The club was founded."],
        [],
    ),
    (
        "When did the club win the cup?",
        "The club was founded in 1998. Two years later it won the cup.",
        ["In 2000."],
        ["In 1998."],
    ),
    (
        "Was kostet der Versand nach Österreich?",
        "Versand: Deutschland 4,90 €, Österreich 9,90 €, Schweiz 14,90 €.",
        ["9,90 €."],
        ["Der Versand nach Österreich kostet 14,90 €."],
    ),
    (
        "When does the night rate apply?",
        "The night rate applies from 10 pm to 6 am.",
        ["From 22:00 to 06:00."],
        ["From 10 pm to 8 am."],
    ),
    (
        "Combien de jours de congé ont les cadres ?",
        "Les salariés ont 25 jours de congé, les cadres 28.",
        ["Les cadres ont 28 jours."],
        [],
    ),
    (
        "手续费多少？",
        "转账金额5万元以下手续费5元，5万元以上手续费15元。",
        [],
        ["转账3万元的手续费是15元。"],
    ),
    (
        "转账3万元的手续费是多少？",
        "转账金额5万元以下手续费5元，5万元以上手续费15元。",
        ["5元。"],
        ["15元。"],
    ),
    (
        "Ile kosztuje wysyłka paczki 7 kg?",
        "Paczki do 5 kg: 12 zł, do 10 kg: 16 zł, do 20 kg: 22 zł.",
        ["16 zł."],
        ["12 zł."],
    ),
    (
        "What does a child of 9 pay?",
        "| Age | Price |\n|---|---|\n| under 4 | free |\n| 4 to 11 | £5 |\n| 12 to 17 | £8 |\n| adults | £12 |",
        ["£5."],
        ["£8."],
    ),
    (
        "What does a 3-year-old pay?",
        "| Age | Price |\n|---|---|\n| under 4 | free |\n| 4 to 11 | £5 |\n| 12 to 17 | £8 |\n| adults | £12 |",
        [],
        ["£5."],
    ),
    (
        "मेरे 10 साल के बेटे का टिकट कितने का है?",
        "5 साल से कम उम्र के बच्चे मुफ़्त, 5 से 12 साल के बच्चे 50 रुपये, बड़े 100 रुपये।",
        ["50 रुपये।"],
        ["100 रुपये।"],
    ),
    (
        "Quando abre o museu?",
        "O museu abre às 10 e fecha às 18.",
        [],
        ["O museu abre às 18."],
    ),
    (
        "Quando fecha o museu?",
        "O museu abre às 10 e fecha às 18.",
        ["Às 18 horas."],
        [],
    ),
    (
        "¿A qué hora sale el último tren?",
        "El primer tren sale a las 6 y el último a las 23.",
        ["A las 23 horas."],
        ["A las 6."],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), EVERYDAY)
def test_right_values_are_released_and_wrong_ones_held(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    """In all languages, whatever the value is written as."""

    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
