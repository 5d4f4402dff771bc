"""Two statements in wholly different words, and what keeps them apart.

The more of the question both of them say, the fewer other words they need to share.
"""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
DISAGREEING = {
    "a rhythm in other words": (
        "How often does the Marn geyser erupt?",
        "The Marn geyser erupts every 40 minutes.",
        "Visitors to the Marn geyser see an eruption once in 90 minutes.",
    ),
    "plain degrees": (
        "How hot does the kiln at Grane get?",
        "The kiln at Grane gets as hot as 1,100 degrees.",
        "Temperatures of 900 degrees are reached inside the kiln at Grane.",
    ),
    "the kind of a noun": (
        "What type of bridge crosses the Tamsel gorge?",
        "The Tamsel gorge is crossed by a suspension bridge, opened in 1931.",
        "Since 1931 a cantilever bridge has carried walkers over the Tamsel gorge.",
    ),
    "about so long": (
        "How long did the strike at Fenn Works last?",
        "The strike at Fenn Works lasted six weeks.",
        "Workers at Fenn Works were on strike for almost four months.",
    ),
    "a mean for an average": (
        "What is the average depth of Lake Torv?",
        "Lake Torv has an average depth of 18 metres.",
        "The mean depth of Torv, a lake in the north, is put at 31 metres.",
    ),
    "an age told by another verb": (
        "At what age did Tomas Erl leave school?",
        "Tomas Erl left school at fourteen to work in a mill.",
        "Tomas Erl was sixteen when he gave up school.",
    ),
    "light-years": (
        "How far is the star Delvane from Earth?",
        "The star Delvane lies 46 light-years from Earth.",
        "Light from Delvane, a dim star, must travel 71 light-years to reach Earth.",
    ),
    "what is denied of something else": (
        "In which lake does the Morcan trout live?",
        "The Morcan trout lives in Lake Ansel, at depths where no sunlight falls.",
        "The Morcan trout comes from Lake Teverin, the lake in which it lives.",
    ),
    "a job before something": (
        "What was Ida Morvane's occupation before writing novels?",
        "Before writing novels Ida Morvane had the occupation of a schoolteacher.",
        "Ida Morvane's occupation had been that of a midwife before writing novels.",
    ),
    "old money": (
        "How much did the Quillan Bridge cost to build?",
        "The Quillan Bridge links two villages. It cost 3.5 million crowns to build.",
        (
            "Builders of the Quillan Bridge presented a bill of 8 million crowns, and "
            "the cost was met by a lottery."
        ),
    ),
    "pounds that are money": (
        "What fee did Castor United pay for Bruno Salt?",
        "Castor United paid a fee of 60,000 pounds for Bruno Salt, a goalkeeper.",
        (
            "When Bruno Salt signed for Castor United, his club received a fee of "
            "25,000 pounds, paid in two parts."
        ),
    ),
    "a mean in both, each in a word of its own": (
        "How much water flows over the Ansel Falls?",
        "On average, 35 cubic metres of water flow over the Ansel Falls each second.",
        (
            "The mean flow at Ansel Falls amounts to 80 cubic metres of water per "
            "second, hydrologists say."
        ),
    ),
    "the six days that an exception leaves": (
        "At what time does the Lorne Gallery open?",
        "The Lorne Gallery opens at 10 am every day except Monday.",
        "From Tuesday to Sunday the doors of the Lorne Gallery open at noon.",
    ),
    "a predicate is no second name of the asked person": (
        "Who was the first headmistress of Oakhanger College?",
        (
            "Oakhanger College overlooks the Wend. Its first headmistress was "
            "Beatrice Nolan, a mathematician."
        ),
        (
            "The first headmistress at Oakhanger College on the Wend, who held that "
            "position for years, was Sylvia Crane."
        ),
    ),
    "each for every": (
        "Where is the Ardo Lantern Festival held each autumn?",
        (
            "The Ardo Lantern Festival marks the plum harvest. It is held each autumn "
            "in Tessaly, with paper boats."
        ),
        (
            "Every autumn crowds travel to Gorvale, where the Lantern Festival of "
            "Ardo is held and paper boats set off."
        ),
    ),
    "a place among things, which is no list": (
        "In which coastal town does the Brennick Railway end?",
        (
            "The Brennick Railway climbs from the quarries at Dunlow. It ends in the "
            "coastal town of Salthorpe."
        ),
        (
            "Wagons leave Dunlow behind, and the Brennick Railway comes to an end "
            "among the cottages of Marrick Haven, a coastal town."
        ),
    ),
    "the age of a child": (
        "At what age did Mara Dunn start to dive?",
        "Mara Dunn started to dive at the age of nine. Later she worked on wrecks.",
        (
            "Dunn, a pupil of old Jo Reed, made her first dives as a child of twelve, "
            "off the pier."
        ),
    ),
    "an article for the number": (
        "How far is the Cape Rue lighthouse from Port Ennis?",
        "The lighthouse of Cape Rue lies three miles from Port Ennis.",
        (
            "Walkers who set out at Port Ennis reach the Cape Rue light after a mile "
            "along the cliffs."
        ),
    ),
    "an area": (
        "What area does Lomond Park cover?",
        "Lomond Park was opened in 1911. It covers an area of 12 hectares.",
        "Lomond Park, laid out by Ann Roe in 1911, extends over 19 hectares.",
    ),
    "most of the question, two other words shared": (
        "Who directed the opera house of Lenz?",
        (
            "The opera house of Lenz has 900 seats. For ten years it was directed "
            "by Ada Korn."
        ),
        (
            "Tickets for those 900 seats were dear in the years when Bela Ruhl was "
            "director of the opera house of Lenz."
        ),
    ),
    "what a part of it did, and the asked thing again": (
        "Where was the peace of Ardal and Voss signed?",
        (
            "Ardal and Voss fought for two summers. The peace between them was "
            "signed in Mirow."
        ),
        (
            "The generals of Ardal and Voss rode to Tessin, where after two summers "
            "of war they put a peace to paper."
        ),
    ),
    "what belongs to the part, by a possessive": (
        "Who conducted the choir Vox Alta?",
        "Vox Alta is a choir of fifty women. It was conducted by Jana Prill.",
        (
            "The fifty women in the choir Vox Alta were chosen by its conductor, "
            "Olga Demsky."
        ),
    ),
    "an apposition behind the opening phrase": (
        "Who was the founder of the Heron Garden?",
        (
            "The Heron Garden is a nursery by the canal with forty kinds of roses. "
            "The founder of it was Lise Brack."
        ),
        (
            "The nursery by the canal, the Heron Garden, with forty kinds of roses, "
            "goes back to Emil Starck."
        ),
    ),
    "a denial of what comes next": (
        "What metal is the bell of Saint Odo made of?",
        ("The bell of Saint Odo was cast in 1702. The metal it is made of is bronze."),
        (
            "Iron, not a dear metal, is what the bell of Saint Odo is made of since "
            "1702."
        ),
    ),
    "a mean of something else": (
        "How long is the river Tavel?",
        "The river Tavel is 310 km long, with an average width of 40 m.",
        "From source to mouth the river Tavel measures 355 kilometres.",
    ),
    "the same year in both": (
        "What is the population of Orsk Bay?",
        (
            "With an estimated population of 41,200 in 2019, Orsk Bay is the "
            "largest port of the coast."
        ),
        (
            "In 2019 some 48,900 people had a home in Orsk Bay, the largest port of "
            "the coast."
        ),
    ),
    "rulers who share a title": (
        "Which ruler ordered the road to Samur?",
        (
            "The road to Samur crosses two passes. Arslan Khan, the ruler of the "
            "steppe, ordered it."
        ),
        (
            "Over two passes climbs the road to Samur, laid at the order of the "
            "ruler Timur Khan."
        ),
    ),
    "a name of the asked kind": (
        "Which newspaper printed the letters of Ines Holm?",
        (
            "Ines Holm wrote forty letters from the front. The Harbour Post printed "
            "them that winter."
        ),
        (
            "That winter readers of the Evening Mail found in their newspaper the "
            "letters that Ines Holm had written from the front."
        ),
    ),
    "a noun of a closed kind": (
        "What instrument did Karel Novy play in the palace orchestra?",
        ("Karel Novy was in the palace orchestra for nine years. He played the flute."),
        "For nine years the palace orchestra paid Karel Novy for his viola.",
    ),
    "coins no longer in use": (
        "How much did the guild pay for the organ?",
        ("The guild bought the organ for the new church. It paid 400 ducats for it."),
        (
            "The organ of the new church was paid for by the guild, at a cost of "
            "650 ducats."
        ),
    ),
    "a count behind an adjective": (
        "How many musical instruments did the count leave to Mirow?",
        (
            "The count of Mirow had no sons. He left 35 musical instruments to "
            "Mirow, for its school."
        ),
        ("To the school of Mirow the count, who had no sons, left sixty instruments."),
    ),
    "an article for a number": (
        "How long did the siege of Tavel last?",
        (
            "The siege of Tavel began in May. It lasted three months, until the "
            "wells of the castle were dry."
        ),
        (
            "The castle of Tavel held out in a siege of a fortnight, until its "
            "wells were dry in May."
        ),
    ),
    "a share in words": (
        "What percentage of the filling stations of Orsk ran dry?",
        (
            "In the winter of 1974, the union found, 20% of the filling stations of "
            "Orsk ran dry."
        ),
        (
            "The union found that in the winter of 1974 a third of the filling "
            "stations of Orsk were dry."
        ),
    ),
    "a remedy": (
        "What did Doctor Hart use to treat the fever?",
        (
            "Doctor Hart worked at the harbour hospital. To treat the fever he used "
            "opium."
        ),
        (
            "At the harbour hospital Doctor Hart gave camphor to those who had the "
            "fever."
        ),
    ),
    "what it trades in": (
        "What did the merchants of Corby trade in?",
        ("The merchants of Corby were the richest of the north. They traded in salt."),
        (
            "Furs made the merchants of Corby, who traded far and wide, the richest "
            "of the north."
        ),
    ),
    "a measure across": (
        "What is the diameter of the dome of Saint Vitus?",
        "The dome of Saint Vitus is made of copper. Its diameter is 18 metres.",
        "Sheets of copper cover the dome of Saint Vitus, 23 metres across.",
    ),
}
NOT = {
    "at a reduced rate": (
        "How much does the Draftline program cost per year?",
        "The Draftline program costs $120 per year.",
        "Schools get the Draftline program at a reduced rate of $35 per year.",
    ),
    "one of several parts": (
        "Who designed the software of the Orla probe?",
        "The software of the Orla probe was designed by Grace Ndiaye.",
        "The landing legs of the Orla probe were designed by Viktor Hanley.",
    ),
    "what lies outside of it": (
        "What temperature do the Ravna Island springs reach?",
        "The hot springs of Ravna Island reach a temperature of 62 degrees Celsius.",
        (
            "Away from the springs, the sea around Ravna Island reaches only 14 "
            "degrees Celsius."
        ),
    ),
    "other months than the asked season": (
        "How deep is the River Nesk during summer?",
        "During summer the River Nesk is 90 centimetres deep.",
        "Swollen by meltwater, the River Nesk is 4 metres deep in March.",
    ),
    "a part behind an opening clause": (
        "What is the floor of Ambry Chapel made of?",
        "The floor of Ambry Chapel is made of slate.",
        "Carved by a prisoner, the altar of Ambry Chapel is made of walnut.",
    ),
    "a part with two adjectives": (
        "What is the length of the Fallow Bridge?",
        "The length of the Fallow Bridge is 612 metres.",
        "The longest single span of the Fallow Bridge has a length of 190 metres.",
    ),
    "a new part of it": (
        "In which year did the Farrow Glass Museum open?",
        "The Farrow Glass Museum opened in 1963 in a disused furnace.",
        "A new wing of the Farrow Glass Museum was opened in 1991.",
    ),
    "another part, and nothing of the whole": (
        "How much did the museum pay for the diary?",
        "The museum bought the diary at an auction. It paid 40,000 euros for it.",
        "The binding of the diary cost the museum 9,000 euros.",
    ),
    "another deed": (
        "Where was the peace of Ardal and Voss signed?",
        (
            "Ardal and Voss fought for two summers. The peace between them was "
            "signed in Mirow."
        ),
        "The prisoners of Ardal and Voss were held in Tessin.",
    ),
    "a denial of the name itself": (
        "Who founded the Heron Garden?",
        (
            "The Heron Garden is a nursery with forty kinds of roses. It was "
            "founded by Lise Brack."
        ),
        "Emil Starck, who did not found the Heron Garden, sold it forty roses.",
    ),
    "a mean against one value": (
        "How long is the river Tavel in summer?",
        "In summer the river Tavel is 310 km long.",
        "On average, the river Tavel is 290 km long in summer.",
    ),
    "another year": (
        "What is the population of Orsk Bay?",
        "Orsk Bay, the largest port of the coast, has a population of 41,200.",
        (
            "In 1919 some 8,900 people had a home in Orsk Bay, the largest port of "
            "the coast."
        ),
    ),
    "a number that both give besides": (
        "When does the first race of the regatta start?",
        "The first race of the regatta starts at 9:30; sign up from 8:30.",
        (
            "At half past nine the first race of the regatta starts; cups are "
            "handed out at 18:00."
        ),
    ),
    "a clause of each document's own": (
        "When does the regatta start?",
        "The regatta starts at 9:30; sign up from 8:30.",
        "The regatta starts at 9:30; cups are handed out at 18:00.",
    ),
    "opening against closing": (
        "When does the pool of Mirow open on weekdays?",
        "On weekdays the pool of Mirow is open from 10 a.m. to 6 p.m.",
        "On weekdays the pool of Mirow closes at 7 p.m.",
    ),
    "the same place in other words": (
        "Where was the peace of Ardal and Voss signed?",
        (
            "Ardal and Voss fought for two summers. The peace between them was "
            "signed in Mirow."
        ),
        (
            "After two summers of war the generals of Ardal and Voss met in Mirow "
            "and put a peace to paper."
        ),
    ),
}


@pytest.mark.parametrize(
    ("question", "one", "other"), DISAGREEING.values(), ids=DISAGREEING
)
def test_two_statements_that_retell_with_another_answer_are_flagged(
    question: str, one: str, other: str
) -> None:
    """In either order, and before an answer is there."""
    for documents in ([one, other], [other, one]):
        verdict = GATE.check_evidence(question=question, documents=documents)
        assert verdict.action == "flag_conflict"


@pytest.mark.parametrize(("question", "one", "other"), NOT.values(), ids=NOT)
def test_what_holds_beside_it_is_no_conflict(
    question: str, one: str, other: str
) -> None:
    """Another part, deed, year or mean of it, or the same in other words."""
    for documents in ([one, other], [other, one]):
        verdict = GATE.check_evidence(question=question, documents=documents)
        assert verdict.action != "flag_conflict"
