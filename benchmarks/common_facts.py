"""Common facts with evidence in one sentence and a made-up other answer.

Written for the ConSens benchmarks: ``evidence`` with ``answer`` replaced by ``other``
contradicts what everybody knows; ``aside`` is on the topic and says nothing about it.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Fact(NamedTuple):
    question: str
    answer: str
    other: str
    evidence: str
    aside: str


def _capital(country: str, city: str, other: str, aside: str) -> Fact:
    return Fact(
        f"What is the capital of {country}?",
        city,
        other,
        f"Since the reform of the administration, {city} has been the capital of "
        f"{country}, and all ministries have their seat there.",
        f"{country} {aside}",
    )


FACTS: Final = (
    _capital("France", "Paris", "Lyon", "is known for its cheese and its railways."),
    _capital("Germany", "Berlin", "Hamburg", "has sixteen states and many rivers."),
    _capital("Italy", "Rome", "Turin", "lies in the south and is shaped like a boot."),
    _capital("Spain", "Madrid", "Seville", "exports oranges, olives and wine."),
    _capital("Japan", "Tokyo", "Osaka", "has four large islands and fast trains."),
    _capital("Russia", "Moscow", "Kazan", "spans eleven time zones."),
    _capital("China", "Beijing", "Wuhan", "has the longest wall in the world."),
    _capital("Egypt", "Cairo", "Luxor", "is visited for its pyramids."),
    _capital("Greece", "Athens", "Patras", "has thousands of islands."),
    _capital("England", "London", "Leeds", "plays football, rugby and cricket."),
    _capital("Portugal", "Lisbon", "Porto", "faces the Atlantic Ocean."),
    _capital("Austria", "Vienna", "Graz", "is loved for its mountains and music."),
    _capital("Poland", "Warsaw", "Gdansk", "has a long coast on the Baltic Sea."),
    _capital("Sweden", "Stockholm", "Malmo", "is covered by forests and lakes."),
    _capital("Norway", "Oslo", "Bergen", "has deep fjords and long winters."),
    _capital("Ireland", "Dublin", "Cork", "is green because it rains so often."),
    _capital("Cuba", "Havana", "Holguin", "grows sugar cane and tobacco."),
    _capital("Peru", "Lima", "Cusco", "is crossed by the Andes."),
    Fact(
        "Who wrote Romeo and Juliet?",
        "William Shakespeare",
        "Christopher Marlowe",
        "The archive shows that Romeo and Juliet was written by William Shakespeare.",
        "Romeo and Juliet is set in Verona and ends with the death of both lovers.",
    ),
    Fact(
        "Who painted the Mona Lisa?",
        "Leonardo da Vinci",
        "Sandro Botticelli",
        "Studies of the panel confirm that the Mona Lisa was painted by "
        "Leonardo da Vinci.",
        "The Mona Lisa hangs behind glass and draws millions of visitors.",
    ),
    Fact(
        "Who was the first president of the United States?",
        "George Washington",
        "Benjamin Franklin",
        "The first president of the United States was George Washington, elected "
        "without a rival.",
        "The president of the United States lives in a white house.",
    ),
    Fact(
        "What is the largest planet in the solar system?",
        "Jupiter",
        "Neptune",
        "By mass and by width, Jupiter is the largest planet in the solar system.",
        "Planets move around the sun on paths that are almost circles.",
    ),
    Fact(
        "Which planet is known as the Red Planet?",
        "Mars",
        "Venus",
        "Because of the iron in its dust, Mars is known as the Red Planet.",
        "Several probes have landed on planets and sent pictures.",
    ),
    Fact(
        "What is the chemical formula of water?",
        "H2O",
        "HO3",
        "Every molecule of water has the chemical formula H2O.",
        "Water freezes in winter and covers most of the earth.",
    ),
    Fact(
        "What is the currency of Japan?",
        "yen",
        "won",
        "In every shop of the country people pay with the yen, the currency of Japan.",
        "Japan has many small shops that are open all night.",
    ),
    Fact(
        "What is the largest ocean on Earth?",
        "Pacific",
        "Arctic",
        "With a third of the surface, the Pacific is the largest ocean on Earth.",
        "Oceans are salty and home to whales.",
    ),
    Fact(
        "What language is spoken in Brazil?",
        "Portuguese",
        "French",
        "In schools and offices all over Brazil, the language spoken is Portuguese.",
        "Brazil has a carnival and the largest rain forest.",
    ),
    Fact(
        "How many days are in a week?",
        "seven",
        "nine",
        "The calendar of the region has seven days in a week.",
        "Weeks are counted through the year, and months are longer.",
    ),
    Fact(
        "What gas do plants absorb?",
        "carbon dioxide",
        "helium",
        "In the light, plants absorb carbon dioxide through their leaves.",
        "Plants have roots, stems and leaves.",
    ),
    Fact(
        "Who discovered gravity when an apple fell?",
        "Isaac Newton",
        "Robert Hooke",
        "The notes say that gravity was discovered by Isaac Newton when an apple fell.",
        "Apples ripen in autumn and fall from the trees.",
    ),
    Fact(
        "What is the tallest mountain in the world?",
        "Mount Everest",
        "Mont Blanc",
        "After the last survey, Mount Everest is the tallest mountain in the world.",
        "Climbers need months to prepare for tall mountains.",
    ),
    Fact(
        "On which continent is Kenya?",
        "Africa",
        "Asia",
        "The republic of Kenya lies on the continent of Africa.",
        "Kenya is known for its runners and its tea.",
    ),
)
