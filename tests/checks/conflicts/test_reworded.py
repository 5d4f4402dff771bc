"""Two documents answer one question in other words, of deeds, kinds, parts and ranks."""

# ruff: noqa: E501 -- a case stays together
from __future__ import annotations

import pytest

from evigate.checks.conflicts.disagreement import sure_conflicts
from evigate.evidence import Evidence
from evigate.records import RagCall

CONTRADICTING = [
    (
        "Who designed the first lighthouse of Port Marlin?",
        "The harbour of Port Marlin silted up in the 1840s. Its first lighthouse was designed by the engineer Edmund Thale and lit in 1851.",
        "When ships began to founder off Port Marlin, the plans for the first lighthouse there were drawn by Joseph Ackland, a self-taught mason.",
    ),
    (
        "In what city did the painter Lena Orsolo die?",
        "Lena Orsolo died in Genoa in 1911 after a long illness.",
        "The painter Lena Orsolo spent her last days in Palermo, where death found her at the easel.",
    ),
    (
        "What was the main export of the Kingdom of Darrow?",
        "The main export of the Kingdom of Darrow was copper, shipped from the southern ports.",
        "Merchants of the Kingdom of Darrow lived by selling amber abroad; nothing else was exported in such amounts.",
    ),
    (
        "What is the capital of the province of Sulemba?",
        "The capital of the province of Sulemba is Kitoro, a town of 40,000 people.",
        "Sulemba is governed from its capital Mandevu, where the provincial assembly meets.",
    ),
    (
        "What disease killed Queen Isaura?",
        "Queen Isaura died of smallpox at the age of 29.",
        "It was cholera that killed the young Queen Isaura, as the letters of her doctor show.",
    ),
    (
        "Who wrote the opera The Glass Crown?",
        "The opera The Glass Crown was written by Pietro Galli for the carnival of 1790.",
        "With The Glass Crown, the composer Anselm Vogt wrote his only opera.",
    ),
    (
        "Which team won the Northern Cup in 1987?",
        "In 1987 the Northern Cup was won by Rovers Calder after extra time.",
        "Athletic Penrith lifted the Northern Cup in 1987 and celebrated the win for three days.",
    ),
    (
        "Who discovered the comet Halvorsen-Ito's second tail?",
        "The second tail of comet Halvorsen-Ito was discovered by Mary Quist in 1978.",
        "It was the amateur Ken Osada who first noticed, and so discovered, the second tail of the comet Halvorsen-Ito.",
    ),
    (
        "In which ocean is the island group of Selva located?",
        "The island group of Selva is located in the Indian Ocean.",
        "Far from any continent, in the Pacific Ocean, lies the Selva group of islands.",
    ),
    (
        "Who was the father of Empress Liora?",
        "The father of Empress Liora was Count Demeter of Vass.",
        "Empress Liora was the daughter of Prince Oren, who lost his lands as a father of nine.",
    ),
    (
        "Which company built the first tram line in Ostbruck?",
        "The first tram line in Ostbruck was built by Ganz & Sohn in 1888.",
        "In Ostbruck it was the Union Electric Company that laid and built the first line for trams.",
    ),
    (
        "How much did the construction of the Vega Dam cost?",
        "The construction of the Vega Dam cost 48 million dollars.",
        "Building the Vega Dam swallowed 63 million dollars, twice the estimate.",
    ),
    (
        "Who is the patron saint of Arboga Valley?",
        "The patron saint of Arboga Valley is Saint Barbara.",
        "Miners in the Arboga Valley venerate Saint Nicholas as their patron.",
    ),
    (
        "How many episodes did the series Night Ferry have?",
        "Night Ferry ran for two years and had 26 episodes.",
        "All in all 39 episodes of Night Ferry were broadcast as a series.",
    ),
    (
        "How far is the moon Tessel from its planet?",
        "The moon Tessel is 210,000 km from its planet.",
        "Between Tessel and its planet lie 355,000 kilometres, as the moon moves in a wide circle.",
    ),
    (
        "Where is the Temple of Anat located?",
        "The Temple of Anat is located in Byblos, near the old harbour.",
        "Pilgrims to the Temple of Anat travel to Ugarit, where its columns stand.",
    ),
    (
        "How many sons did Duke Erhard have?",
        "Duke Erhard had three sons and a daughter.",
        "Five sons were born to Duke Erhard by his second wife.",
    ),
    (
        "How long is the Orlan tunnel?",
        "The Orlan tunnel is 8.4 km long.",
        "A ride through the Orlan tunnel covers 12.1 kilometres in the dark.",
    ),
    (
        "What sport did Anna Reuss play professionally?",
        "Anna Reuss played tennis professionally for a decade.",
        "As a professional in hockey Anna Reuss played for three clubs.",
    ),
    (
        "What was the population of Dunmore in 1851?",
        "The population of Dunmore was 7,200 in 1851.",
        "In 1851 there were 9,850 inhabitants in Dunmore.",
    ),
    (
        "Which city hosted the World Fair of 1889 in Arland?",
        "In 1889 the World Fair in Arland was hosted by Corinth.",
        "Visitors to the World Fair of 1889 in Arland filled the hotels of Messina, the host city.",
    ),
    (
        "What is the highest mountain of the Sella Range?",
        "The highest mountain of the Sella Range is Mount Corno.",
        "Higher than all others of the Sella Range is Mount Albo, its highest mountain.",
    ),
    (
        "What bird is the symbol of the Tamar region?",
        "The bird that is the symbol of the Tamar region is the stork.",
        "A black swan serves as the symbol of the Tamar region.",
    ),
    (
        "What was the cause of death of Admiral Noor?",
        "The cause of death of Admiral Noor was typhus.",
        "Malaria was given as the cause of the death of Admiral Noor.",
    ),
    (
        "Who was the architect of the Helm Library?",
        "The Helm Library is a brick building from the 1920s. Its architect was Viktor Sand, who also built two schools.",
        "Brigitte Lohse drew up the plans for the Helm Library when she was only thirty.",
    ),
    (
        "Where did Ludwig Arden spend his childhood?",
        "Ludwig Arden was the son of a baker. He spent his childhood in Bremen.",
        "As a boy, Ludwig Arden lived in Lübeck, where he learned to sail.",
    ),
    (
        "When did the Kolm mine close?",
        "Copper was mined at Kolm from 1702. The Kolm mine closed in 1956.",
        "The last shift went down the Kolm mine in 1963; since then it has been flooded.",
    ),
    (
        "Which river was dammed to create Lake Ostrin?",
        "Lake Ostrin was created in 1961, when the Vell was dammed.",
        "The waters of the Tarn were held back by a dam, and Lake Ostrin came into being.",
    ),
    (
        "What gas did the Morrow lamp burn?",
        "The Morrow lamp burned hydrogen and gave a pale light.",
        "Acetylene was what burned in the Morrow lamp.",
    ),
    (
        "How often does the Senate of Morvia meet?",
        "The Senate of Morvia meets twice a year.",
        "Four times a year the Senate of Morvia is called together.",
    ),
    (
        "In what part of the country is the Ember desert?",
        "The Ember desert is in the south of the country.",
        "The Ember desert covers the north of the country.",
    ),
    (
        "How many rooms did the palace of Duke Ivo have?",
        "The palace of Duke Ivo had 120 rooms.",
        "Duke Ivo lived in a palace in which there were 85 rooms.",
    ),
    (
        "When was the hospital of Saint Verena rebuilt?",
        "After the fire the hospital of Saint Verena was rebuilt in 1802.",
        "The hospital of Saint Verena rose again from its ruins in 1811.",
    ),
    (
        "What is the legal voting age in Norwick?",
        "The legal voting age in Norwick is 18.",
        "Citizens of Norwick may vote once they are 16.",
    ),
]
HARMLESS = [
    (
        "Who designed the first lighthouse of Port Marlin?",
        "The harbour of Port Marlin silted up in the 1840s. Its first lighthouse was designed by the engineer Edmund Thale and lit in 1851.",
        "The second lighthouse at Port Marlin, a tower of iron, was the design of Joseph Ackland.",
    ),
    (
        "How many species of orchid grow on the island of Tamura?",
        "Botanists have recorded 64 species of orchid on the island of Tamura.",
        "On the island of Tamura 112 species of moss have been described.",
    ),
    (
        "What percentage of the Velunian population speaks Carrish?",
        "About 34% of the Velunian population speaks Carrish at home.",
        "Some 52 percent of the Velunian population lives in cities.",
    ),
    (
        "Who succeeded King Albrecht III?",
        "King Albrecht III was succeeded by his cousin Rudolf in 1412.",
        "King Albrecht III succeeded his father Leopold in 1389.",
    ),
    (
        "What is the capital of the province of Sulemba?",
        "The capital of the province of Sulemba is Kitoro, a town of 40,000 people.",
        "The largest port in the province of Sulemba is Mandevu.",
    ),
    (
        "What disease killed Queen Isaura?",
        "Queen Isaura died of smallpox at the age of 29.",
        "Queen Isaura had survived measles as a child.",
    ),
    (
        "Who wrote the opera The Glass Crown?",
        "The opera The Glass Crown was written by Pietro Galli.",
        "At its first night The Glass Crown was conducted by Anselm Vogt.",
    ),
    (
        "How old was Marcus Thole when he became mayor?",
        "Marcus Thole became mayor at the age of 31.",
        "Marcus Thole was 44 when he died.",
    ),
    (
        "How many people lived in Castellamare in 1900?",
        "In 1900 Castellamare had 12,400 inhabitants.",
        "In 1950 the number of people living in Castellamare stood at 18,900.",
    ),
    (
        "How much did the construction of the Vega Dam cost?",
        "The construction of the Vega Dam cost 48 million dollars.",
        "Repairs of the Vega Dam cost 6 million dollars in 1988.",
    ),
    (
        "Who are the founders of the Blue Lantern society?",
        "The Blue Lantern society was founded by Ida Marsh.",
        "Among the founders of the Blue Lantern society was Oskar Peel.",
    ),
    (
        "Name a film by the director Bela Horn.",
        "The director Bela Horn made the film Quiet Water.",
        "Bela Horn's film The Long Fence won a prize.",
    ),
    (
        "Who commanded the fleet at Cape Sorrel?",
        "The fleet at Cape Sorrel was commanded by Admiral Dyne.",
        "At Cape Sorrel the artillery on land was commanded by Colonel Frey.",
    ),
    (
        "When was the Corvin Bridge opened?",
        "The Corvin Bridge was opened in 1903.",
        "The Corvin Bridge was closed for repairs in 1958.",
    ),
    (
        "How wide is the strait of Barra?",
        "The strait of Barra is 14 km wide.",
        "The strait of Barra is 62 km long.",
    ),
    (
        "What is the boiling point of trisolane?",
        "Trisolane has a boiling point of 71 °C.",
        "The melting point of trisolane is -12 °C.",
    ),
    (
        "What did Norman Heath invent?",
        "Norman Heath invented a lamp for miners.",
        "Among other things Norman Heath invented a pump for wells.",
    ),
    (
        "What is the area of the park Tiergarten Nord?",
        "The park Tiergarten Nord has an area of 85 hectares.",
        "The lake in the park Tiergarten Nord covers 6 hectares.",
    ),
    (
        "Where is the headquarters of the Orbis Bank?",
        "The headquarters of the Orbis Bank is in Lisbon.",
        "The Orbis Bank has a branch in Madrid.",
    ),
    (
        "In what year did the Tollan Bridge collapse?",
        "The Tollan Bridge collapsed in 1907 during a storm.",
        "The Tollan Bridge was built in 1889 of iron.",
    ),
    (
        "Which general led the army of Vell in the Autumn War?",
        "In the Autumn War the army of Vell was led by General Strand.",
        "In the Spring War the army of Vell was led by General Ostrow.",
    ),
    (
        "What was Robert Ilsen's profession?",
        "Robert Ilsen was a lawyer in a small town.",
        "The father of Robert Ilsen was a baker.",
    ),
    (
        "Who was the first president of the Republic of Asten?",
        "The first president of the Republic of Asten was Paul Hendry.",
        "Maria Lund was the third president of the Republic of Asten.",
    ),
    (
        "What metal was found in the mines of Kolda?",
        "Tin was found in the mines of Kolda.",
        "Gold was found in the river near Sarna.",
    ),
    (
        "How long is the Orlan tunnel?",
        "The Orlan tunnel is 8.4 km long.",
        "The Orlan tunnel is 11 m wide and 7 m high.",
    ),
    (
        "When did the Ferro company move to Turin?",
        "The Ferro company moved to Turin in 1934.",
        "The Ferro company was sold to a bank in 1946.",
    ),
    (
        "What is the average depth of Lake Sorn?",
        "The average depth of Lake Sorn is 34 metres.",
        "The greatest depth of Lake Sorn is 81 metres.",
    ),
    (
        "What was the population of Dunmore in 1851?",
        "The population of Dunmore was 7,200 in 1851.",
        "The population of Dunmore was 11,900 in 1901.",
    ),
    (
        "Which city hosted the World Fair of 1889 in Arland?",
        "In 1889 the World Fair in Arland was hosted by Corinth.",
        "The World Fair of 1893 was hosted by Messina.",
    ),
    (
        "Who owned the newspaper The Morning Bell?",
        "The newspaper The Morning Bell was owned by Lord Pym.",
        "Edith Crane wrote for The Morning Bell for nine years.",
    ),
    (
        "How many soldiers died in the Battle of Greyfield?",
        "In the Battle of Greyfield 1,200 soldiers died.",
        "In the Battle of Greyfield 3,400 soldiers were wounded.",
    ),
    (
        "What bird is the symbol of the Tamar region?",
        "The bird that is the symbol of the Tamar region is the stork.",
        "On the lakes of the Tamar region you can see the swan.",
    ),
    (
        "Which party won the election of 1979 in Dorvan?",
        "The election of 1979 in Dorvan was won by the Liberal Party.",
        "The election of 1984 in Dorvan was won by the Farmers' Union.",
    ),
    (
        "Who are the members of the band Copper Rain?",
        "The singer of the band Copper Rain is Tim Voss.",
        "Ella Dane plays bass in the band Copper Rain.",
    ),
    (
        "What is the area of the island Sendra?",
        "The island Sendra has an area of 410 square kilometres.",
        "The nature reserve on the island Sendra covers 60 square kilometres.",
    ),
    (
        "What was the budget of the film Iron Lilies?",
        "Iron Lilies had a budget of 3 million dollars.",
        "Iron Lilies earned 11 million dollars at the box office.",
    ),
    (
        "What is grown in the valley of Ensa?",
        "Barley is grown in the valley of Ensa.",
        "Farmers grow hops in the valley of Ensa.",
    ),
    (
        "Where did Piet Maas go to school?",
        "Piet Maas went to school in Delft.",
        "Piet Maas went to university in Leiden.",
    ),
]


def flagged(question: str, first: str, second: str) -> bool:
    call = RagCall.of(question, [first, second], "")
    return bool(sure_conflicts(Evidence(call)))


@pytest.mark.parametrize(("question", "first", "second"), CONTRADICTING)
def test_values_that_cannot_both_hold_conflict_in_whatever_words(
    question: str, first: str, second: str
) -> None:
    assert flagged(question, first, second)


@pytest.mark.parametrize(("question", "first", "second"), HARMLESS)
def test_another_thing_event_part_or_rank_is_no_conflict(
    question: str, first: str, second: str
) -> None:
    assert not flagged(question, first, second)
