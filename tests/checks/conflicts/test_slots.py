"""Documents in different words contradict each other where they answer differently."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

CONTRADICTING = [
    (
        "How wide is the gate of the Oster lock?",
        (
            "Barges reach the Oster lock from the north. Its gate is 12 metres wide"
            " and made of steel."
        ),
        (
            "Skippers on the way through the Oster lock must fit between posts that"
            " leave 9 metres at the gate."
        ),
    ),
    (
        "How many rooms does Hotel Alma have?",
        "Hotel Alma is a family business with 34 rooms and a garden.",
        (
            "Guests of the Alma can choose among fifty-one rooms, all of them with "
            "a balcony."
        ),
    ),
    (
        "When did the Verdant bakery open?",
        "The Verdant bakery opened in 1987 in a former stable.",
        (
            "It was in 1994 that the first loaf was sold across the counter of the "
            "Verdant bakery, on the day it opened."
        ),
    ),
    (
        "Who designed the Marsh bridge?",
        "The Marsh bridge was designed by Helena Orloff, an engineer from Riga.",
        (
            "Peter Lindqvist drew the plans for the Marsh bridge and is named as "
            "its designer on a plate."
        ),
    ),
    (
        "Where is the head office of Nordlicht?",
        "Nordlicht sells lamps. Its head office is in Bremen.",
        "From its head office in Leipzig the company Nordlicht runs forty shops.",
    ),
    (
        "What does a season ticket for the zoo cost?",
        "Families save money: a season ticket for the zoo costs 85 euros.",
        (
            "For 110 euros visitors get a ticket that opens the gates of the zoo "
            "for the whole season."
        ),
    ),
    (
        "At what temperature is the serum kept?",
        "The serum must be kept at 4 °C until use.",
        "Store the bottle well: the serum is kept at minus 20 °C in the freezer.",
    ),
    (
        "How long does the battery of the Koto lamp last?",
        "The Koto lamp is small. Its battery lasts eight hours.",
        (
            "Once charged, a Koto gives light for 14 hours before the battery of "
            "the lamp is empty."
        ),
    ),
    (
        "Which gate does flight KL 204 leave from?",
        "Flight KL 204 to Oslo leaves from gate 14.",
        "Passengers of KL 204 go to gate 22, where the flight leaves on time.",
    ),
    (
        "In which year was the Talbot prize first awarded?",
        "The Talbot prize was first awarded in 1961.",
        "Since its first year, 1958, the Talbot prize has been awarded to poets only.",
    ),
    (
        "How many members does the choir have?",
        "The choir has 45 members and meets on Mondays.",
        "Sixty singers are members of the choir today.",
    ),
    (
        "What is the maximum load of the lift?",
        "The maximum load of the lift is 630 kg.",
        "No more than 450 kg may be put into the lift, which is its maximum load.",
    ),
    (
        "Who wrote the anthem of Belmora?",
        "The anthem of Belmora was written by Jonas Fiedler in one night.",
        "A young teacher, Clara Whitlock, wrote what is now the anthem of Belmora.",
    ),
    (
        "What time does the last ferry to Sando leave?",
        "The last ferry to Sando leaves at 10:40 p.m.",
        "Be on the pier early, since the last ferry for Sando leaves at 9:15 p.m.",
    ),
    (
        "How often must the filter be changed?",
        "The filter must be changed every 6 months.",
        "To keep the air clean, change the filter every 4 weeks.",
    ),
    (
        "Wie hoch ist der Kirchturm von Altenried?",
        "Der Kirchturm von Altenried ist 62 Meter hoch.",
        "Mit 54 Metern überragt der Kirchturm von Altenried alle Häuser.",
    ),
    (
        "Wer leitet das Museum in Lohne?",
        "Das Museum in Lohne wird von Karin Vogt geleitet.",
        "Seit Mai leitet Thomas Brandner das Museum in Lohne.",
    ),
    (
        "Combien de places compte la salle Mercier ?",
        "La salle Mercier compte 320 places assises.",
        "Avec ses 410 places, la salle Mercier accueille aussi des concerts.",
    ),
    (
        "¿Cuándo se fundó la editorial Arce?",
        "La editorial Arce se fundó en 1972 en Bilbao.",
        "Fue en 1981 cuando dos hermanas fundaron la editorial Arce.",
    ),
    (
        "What colour is the cover of the Tarn guide?",
        "The Tarn guide has a green cover.",
        "You will know the Tarn guide by its cover, which is bright red.",
    ),
    (
        "What material is the roof of the Selby barn made of?",
        "The roof of the Selby barn is made of slate.",
        "Copper was the material chosen for the roof of the Selby barn.",
    ),
    (
        "On which day is the market in Ulm Street held?",
        "The market in Ulm Street is held on Thursday.",
        "Every Saturday farmers come to the market in Ulm Street.",
    ),
    (
        "What is the population of Norvik?",
        "Norvik had a population of 12,400 at the last count.",
        "Some 9,800 people make up the population of Norvik.",
    ),
    (
        "Under which licence is Parsek released?",
        "Parsek is released under the MIT licence.",
        "The code of Parsek is released under the Apache licence, version 2.",
    ),
    (
        "How many bridges cross the river Ante in Velden?",
        (
            "Velden is a small town of weavers. Four bridges cross the river Ante "
            "there, the oldest of stone."
        ),
        (
            "Whoever wants to get over the Ante on foot has seven bridges to choose"
            " from in Velden."
        ),
    ),
    (
        "Who painted the ceiling of Saint Odile's chapel?",
        (
            "The ceiling of Saint Odile's chapel was painted by Marco Terzi in two "
            "summers."
        ),
        (
            "Saint Odile's owes its painted sky to Ruth Havel, who lay on her back "
            "under the ceiling for a year."
        ),
    ),
    (
        "What is the bell of Morton Abbey made of?",
        "The bell of Morton Abbey is made of bronze and weighs two tonnes.",
        "Steel was used when the bell for Morton Abbey was cast after the fire.",
    ),
    (
        "How much does the Delta drill weigh?",
        "The Delta drill weighs 1.4 kg without its battery.",
        "With its 2.3 kg the Delta is a drill for strong arms.",
    ),
    (
        "Under what licence is the map data of Terrano published?",
        "The map data of Terrano is published under the ODbL licence.",
        "Terrano puts its map data under a Creative Commons licence.",
    ),
    (
        "How many people died in the flood of Karsen?",
        "The flood of Karsen killed 41 people in one night.",
        (
            "In Karsen the water took the lives of 63 people, as the stone for the "
            "victims of the flood says."
        ),
    ),
    (
        "Who invented the Hartman valve?",
        "The Hartman valve was invented by Louise Perrin in a shed.",
        (
            "The idea for the Hartman valve came to Oskar Weil in a bath, and he "
            "had it patented as his invention."
        ),
    ),
    (
        "At what age can children join the Merlin club?",
        "Children can join the Merlin club at the age of 6.",
        (
            "From their ninth birthday, that is at the age of 9, children are "
            "welcome at the Merlin club."
        ),
    ),
    (
        "When does the night train to Lisbon depart?",
        "The night train to Lisbon departs at 9:35 p.m. from platform 2.",
        (
            "Travellers to Lisbon board the night train before 8:50 p.m., when it "
            "rolls out of the station."
        ),
    ),
    (
        "What is the deepest point of Lake Orrin?",
        "Lake Orrin is cold. Its deepest point lies at 112 metres.",
        "Divers measured 87 metres at the deepest point of Lake Orrin.",
    ),
    (
        "How many employees does Kessler Optics have?",
        "Kessler Optics has 240 employees in three towns.",
        (
            "On the payroll of Kessler Optics are 310 people, most of them "
            "employees without a degree."
        ),
    ),
    (
        "Who owns the Grand Pavilion?",
        "The Grand Pavilion is owned by Stella Marchetti.",
        ("The Grand Pavilion belongs to its owner Henry Okafor since the auction."),
    ),
    (
        "In which city is the Zenith observatory?",
        "The Zenith observatory is in Córdoba and has two domes.",
        (
            "Night after night astronomers in Valparaíso open the dome of the "
            "Zenith observatory."
        ),
    ),
    (
        "How tall is the statue of Queen Mira?",
        "The statue of Queen Mira is 9 metres tall.",
        (
            "Queen Mira looks down on the square from a height of 14 metres, which "
            "makes it the largest statue of the land."
        ),
    ),
    (
        "How hot must the oven be for the rye bread?",
        "The oven must be at 250 °C for the rye bread.",
        "Rye bread goes into an oven of 210 °C.",
    ),
    (
        "Wie viele Betten hat die Klinik Seeblick?",
        "Die Klinik Seeblick hat 180 Betten.",
        "In der Klinik Seeblick stehen für Kranke 220 Betten bereit.",
    ),
    (
        "Wann wurde die Brücke von Aulen eröffnet?",
        "Die Brücke von Aulen wurde 1954 eröffnet.",
        ("1961 rollten die ersten Wagen bei der Eröffnung über die Brücke von Aulen."),
    ),
    (
        "What colour are the trams of Bellin?",
        "The trams of Bellin are yellow with a white roof.",
        "You recognise a tram in Bellin from afar, as it is painted dark green.",
    ),
    (
        "How often is the town newspaper of Hale printed?",
        "The town newspaper of Hale is printed twice a week.",
        "Hale's newspaper comes fresh from the press five times a week.",
    ),
    (
        "What year did the Solano company go bankrupt?",
        "The Solano company went bankrupt in 2009.",
        ("In 2014 Solano could no longer pay its debts and was declared bankrupt."),
    ),
]
AGREEING = [
    (
        "How wide is the gate of the Oster lock?",
        (
            "Barges reach the Oster lock from the north. Its gate is 12 metres wide"
            " and made of steel."
        ),
        (
            "Skippers on the way through the Oster lock must fit between posts that"
            " leave 1200 cm at the gate."
        ),
    ),
    (
        "How many rooms does Hotel Alma have?",
        "Hotel Alma is a family business with 34 rooms and a garden.",
        (
            "Guests of the Alma can choose among thirty-four rooms on 3 floors, all"
            " of them with a balcony."
        ),
    ),
    (
        "When did the Verdant bakery open?",
        "The Verdant bakery opened in May 1987 in a former stable.",
        (
            "It was in 1987 that the first loaf was sold across the counter of the "
            "Verdant bakery; a second shop opened in 2003."
        ),
    ),
    (
        "Who designed the Marsh bridge?",
        "The Marsh bridge was designed by Helena Orloff, an engineer from Riga.",
        "Orloff drew the plans for the Marsh bridge, which Otto Brandt later painted.",
    ),
    (
        "Who designed the Marsh bridge?",
        "The Marsh bridge was designed by Helena Orloff, an engineer from Riga.",
        "In May the mayor, Otto Brandt, opened the Marsh bridge to traffic.",
    ),
    (
        "Where is the head office of Nordlicht?",
        "Nordlicht sells lamps. Its head office is in Bremen.",
        (
            "From its Bremen head office the company Nordlicht runs forty shops, "
            "the largest in Leipzig."
        ),
    ),
    (
        "Where is the head office of Nordlicht?",
        "Nordlicht sells lamps. Its head office is in Bremen.",
        "Nordlicht opened a shop in Leipzig last year.",
    ),
    (
        "What does a season ticket for the zoo cost?",
        "Families save money: a season ticket for the zoo costs 85 euros.",
        "A day ticket for the zoo costs 12 euros.",
    ),
    (
        "What does a season ticket for the zoo cost?",
        "Families save money: a season ticket for the zoo costs 85 euros.",
        "Feeding the animals of the zoo costs 40,000 euros a month.",
    ),
    (
        "How long does the battery of the Koto lamp last?",
        "The Koto lamp is small. Its battery lasts eight hours.",
        (
            "Once charged, a Koto gives light for 480 minutes before the battery of"
            " the lamp is empty. Charging takes 2 hours."
        ),
    ),
    (
        "Which gate does flight KL 204 leave from?",
        "Flight KL 204 to Oslo leaves from gate 14.",
        "Flight KL 310 to Bergen leaves from gate 22.",
    ),
    (
        "Who wrote the anthem of Belmora?",
        "The anthem of Belmora was written by Jonas Fiedler in one night.",
        "Clara Whitlock sang the anthem of Belmora at the games.",
    ),
    (
        "What time does the last ferry to Sando leave?",
        "The last ferry to Sando leaves at 10:40 p.m.",
        "The first ferry to Sando leaves at 6:15 a.m.",
    ),
    (
        "How often must the filter be changed?",
        "The filter must be changed every 6 months.",
        "Changing the filter takes 10 minutes.",
    ),
    (
        "Wer leitet das Museum in Lohne?",
        "Das Museum in Lohne wird von Karin Vogt geleitet.",
        "Das Museum in Lohne zeigt Bilder von Thomas Brandner.",
    ),
    (
        "Combien de places compte la salle Mercier ?",
        "La salle Mercier compte 320 places assises.",
        "La salle Mercier, 320 places, a ouvert en 1998 après 14 mois de travaux.",
    ),
    (
        "What material is the roof of the Selby barn made of?",
        "The roof of the Selby barn is made of slate.",
        "The door of the Selby barn is made of oak.",
    ),
    (
        "On which day is the market in Ulm Street held?",
        "The market in Ulm Street is held on Thursday.",
        "The market in Ulm Street was last held indoors in 1999.",
    ),
    (
        "What is the population of Norvik?",
        "Norvik had a population of 12,400 at the last count.",
        "Norvik grew by 300 people last year; 40 % of its population fish.",
    ),
    (
        "What was the revenue of Halden in 2023?",
        "Halden's revenue in 2023 was 4.1 million euros.",
        "In 2022 Halden took in revenue of 3.6 million euros.",
    ),
    (
        "How many vacation days do trainees at Halden get?",
        "Trainees at Halden get 20 vacation days.",
        "Managers at Halden can take 32 days of vacation.",
    ),
    (
        "Who is the mayor of Brekk?",
        "The mayor of Brekk is Anna Solberg.",
        "Brekk has elected Anna Solberg mayor; she beat Lars Holm.",
    ),
    (
        "How much does membership cost for students?",
        "Students pay 20 euros a year for membership.",
        "For adults a membership costs 60 euros a year.",
    ),
    (
        "How many bridges cross the river Ante in Velden?",
        (
            "Velden is a small town of weavers. Four bridges cross the river Ante "
            "there, the oldest of stone."
        ),
        "Velden on the Ante has 9,000 inhabitants and two schools.",
    ),
    (
        "How many bridges cross the river Ante in Velden?",
        (
            "Velden is a small town of weavers. Four bridges cross the river Ante "
            "there, the oldest of stone."
        ),
        (
            "The river Ante is 80 kilometres long and passes Velden. Its water "
            "drives 3 mills."
        ),
    ),
    (
        "When was the Corrin tunnel finished?",
        "Work on the Corrin tunnel began in 1921 and it was finished in 1930.",
        "The Corrin tunnel was closed for repairs in 2004.",
    ),
    (
        "When was the Corrin tunnel finished?",
        "Work on the Corrin tunnel began in 1921 and it was finished in 1930.",
        "In 1918 the Corrin tunnel was planned by two engineers.",
    ),
    (
        "Who painted the ceiling of Saint Odile's chapel?",
        (
            "The ceiling of Saint Odile's chapel was painted by Marco Terzi in two "
            "summers."
        ),
        "Saint Odile's chapel was built by Duke Albert for his wife.",
    ),
    (
        "Where was the composer Ilse Brahn born?",
        "The composer Ilse Brahn was born in Graz as the daughter of a baker.",
        "Ilse Brahn studied in Trieste, where she met her husband.",
    ),
    (
        "Where was the composer Ilse Brahn born?",
        "The composer Ilse Brahn was born in Graz as the daughter of a baker.",
        "The composer Ilse Brahn died in Trieste.",
    ),
    (
        "What is the bell of Morton Abbey made of?",
        "The bell of Morton Abbey is made of bronze and weighs two tonnes.",
        "The gate of Morton Abbey is made of oak.",
    ),
    (
        "How much does the Delta drill weigh?",
        "The Delta drill weighs 1.4 kg without its battery.",
        "The Gamma drill weighs 2.3 kg.",
    ),
    (
        "How long is the trail around Lake Ferren?",
        "The trail around Lake Ferren is 18 km long and well signed.",
        "Lake Ferren is 6 km long and 40 metres deep.",
    ),
    (
        "Which programming language is the Otis editor written in?",
        "The Otis editor is written in Python and runs everywhere.",
        "The Otis editor was named after Otis Hale, who lives in Oslo.",
    ),
    (
        "What colour are the trams of Bellin?",
        "The trams of Bellin are yellow with a white roof.",
        "The buses of Bellin are green.",
    ),
    (
        "How many people died in the flood of Karsen?",
        "The flood of Karsen killed 41 people in one night.",
        "The flood of Karsen destroyed 230 houses. 500 people had to leave.",
    ),
    (
        "Who invented the Hartman valve?",
        "The Hartman valve was invented by Louise Perrin in a shed.",
        "The Hartman valve is sold by Weil and Sons.",
    ),
    (
        "When does the night train to Lisbon depart?",
        "The night train to Lisbon departs at 9:35 p.m. from platform 2.",
        "The night train to Lisbon arrives at 8:10 a.m.",
    ),
    (
        "Who owns the Grand Pavilion?",
        "The Grand Pavilion is owned by Stella Marchetti.",
        "Henry Okafor gave a concert at the Grand Pavilion.",
    ),
    (
        "What year did the Solano company go bankrupt?",
        "The Solano company went bankrupt in 2009.",
        "The Solano company was founded in 1962.",
    ),
    (
        "Wie viele Betten hat die Klinik Seeblick?",
        "Die Klinik Seeblick hat 180 Betten.",
        "Die Klinik Seeblick beschäftigt 40 Ärzte und 95 Pfleger.",
    ),
    (
        "Wann wurde die Brücke von Aulen eröffnet?",
        "Die Brücke von Aulen wurde 1954 eröffnet.",
        "Die Brücke von Aulen wurde 1998 gesperrt.",
    ),
    (
        "Which animal is on the flag of Tarsia?",
        "The flag of Tarsia shows a heron on a blue field.",
        "The flag of Tarsia was drawn in 1920. A lynx is on its coins.",
    ),
]


def flagged(question: str, *documents: str) -> bool:
    verdict = EvidenceGate().check_evidence(question=question, documents=documents)
    return verdict.action == "flag_conflict"


@pytest.mark.parametrize(("question", "first", "second"), CONTRADICTING)
def test_two_answers_to_one_question_conflict_in_whatever_words(
    question: str, first: str, second: str
) -> None:
    assert flagged(question, first, second)
    assert flagged(question, second, first)


@pytest.mark.parametrize(("question", "first", "second"), AGREEING)
def test_equal_values_other_things_and_other_facts_are_no_conflict(
    question: str, first: str, second: str
) -> None:
    assert not flagged(question, first, second)
    assert not flagged(question, second, first)


def test_people_with_one_name_and_different_full_names_are_no_conflict() -> None:
    assert not flagged(
        "When did George Brandt die?",
        "The painter George Emil Brandt died in 1765 in Kiel.",
        "In 1903 George Carl Brandt, an engineer, died at home.",
    )
