"""Passages in wholly other words that answer differently, and those that do not.

Invented statements. The second passage shares little but names with the first.
"""

# ruff: noqa: E501 -- a passage stays together
from __future__ import annotations

import pytest

from evigate import EvidenceGate

CONTRADICTING = [
    (
        "When was the Tollan Observatory founded?",
        "The Tollan Observatory stands on a granite ridge above the town of Brisk. It was founded in 1874 by a society of amateur astronomers.",
        "Stargazing on the ridge at Brisk goes back to 1891, the year in which a circle of enthusiasts set up Tollan Observatory with borrowed lenses.",
    ),
    (
        "How many students attend Velden Agricultural College?",
        "Velden Agricultural College was opened by the province in 1921. About 2,300 students attend the college today.",
        "With an enrolment of 3,150 young people, the agricultural college at Velden is the biggest school of farming in the province.",
    ),
    (
        "Which company manufactured the Skylark bicycle?",
        "The Skylark was a light touring bicycle sold from 1932 to 1951. It was manufactured by Barton & Lowe of Coventry.",
        "Skylark bicycles left the assembly halls of Pemberton Cycles until 1951 and are collectors' items now.",
    ),
    (
        "How tall is Karsk Tower?",
        "Karsk Tower is a television mast on the outskirts of Dobry. At 214 metres it is the tallest structure in the region.",
        "Rising 187 metres above the suburbs of Dobry, the mast at Karsk can be seen from three counties.",
    ),
    (
        "On what date did the ship Amaranth sink?",
        "The Amaranth was a coal steamer of the Baltic Line. She sank on 3 March 1911 after striking a reef off Gotland.",
        "It was on 17 April 1911 that the steamer Amaranth went to the bottom of the sea with forty tons of coal.",
    ),
    (
        "Which university did the physicist Mara Lindqvist teach at?",
        "Mara Lindqvist was a Swedish physicist known for her work on thin films. She taught at Uppsala University from 1949.",
        "Generations of students at Lund University heard Mara Lindqvist lecture on the physics of thin films.",
    ),
    (
        "What is the length of the Kestrel Canal?",
        "The Kestrel Canal links the lakes of Orme and Tyne. It has a length of 46 kilometres and eleven locks.",
        "Boats need a full day for the 61 kilometres of the Kestrel, the canal between Orme and Tyne.",
    ),
    (
        "Where are the headquarters of the Tamsin Shipping Line?",
        "The Tamsin Shipping Line operates forty container vessels. Its headquarters are in Rotterdam.",
        "Tamsin's container fleet is run from an office tower in Antwerp, home of the shipping line since 1990.",
    ),
    (
        "How long did the siege of Castle Varn last?",
        "The siege of Castle Varn was laid by the Duke of Ells. It lasted nine months and ended with a truce.",
        "For fourteen months the men of the Duke of Ells lay before the walls of Varn until both sides agreed to lay down arms.",
    ),
    (
        "How much did the Orrin Museum pay for the Falk Diary?",
        "The Falk Diary was sold at auction in 2004. The Orrin Museum paid 1.2 million dollars for it.",
        "To get hold of Falk's diary the Orrin Museum had to spend 900,000 dollars at the sale in 2004.",
    ),
    (
        "When was the poet Hana Sedlak awarded the Meridian Medal?",
        "Hana Sedlak published nine volumes of verse. She was awarded the Meridian Medal in 1958.",
        "Sedlak, the poet, had to wait until 1963 for the Meridian Medal to be hung around her neck.",
    ),
    (
        "Which party won the 1983 election in Cassia?",
        "In the 1983 election the voters of Cassia turned out in great numbers. The Reform Party won with a clear majority.",
        "Victory at the polls in 1983 went to the Agrarian League, which then governed Cassia for a decade.",
    ),
    (
        "In what country was the Solberg engine first built?",
        "The Solberg engine ran on alcohol. It was first built in Denmark in 1909.",
        "Workshops in Finland turned out the earliest Solberg engines, which burned alcohol instead of petrol.",
    ),
    (
        "At what age did Lucian Arno compose his first symphony?",
        "Lucian Arno was a child prodigy at the organ. He composed his first symphony at the age of seventeen.",
        "Arno was only thirteen years old when he finished the score of the first of his six symphonies.",
    ),
    (
        "When did Pavel Orsk invent the steam plough?",
        "Pavel Orsk was an engineer at the ironworks of Tomen. He invented the steam plough in 1841.",
        "The steam plough, brainchild of the engineer Orsk, dates from 1835.",
    ),
    (
        "Who wrote the novel Winter Harbour?",
        "Winter Harbour is a novel about a family of pilots. It was written by Edith Solano and published in 1938.",
        "Readers of 1938 loved Winter Harbour, the story of a pilot family that Gregor Hask had penned in a mountain hut.",
    ),
    (
        "Where did the explorer Ivo Brandt die?",
        "The explorer Ivo Brandt crossed the desert three times. He died in Lisbon in 1889.",
        "A fever ended the life of the traveller Ivo Brandt while he was staying in Tangier.",
    ),
    (
        "When did Parliament pass the Harbour Act?",
        "The Harbour Act set the fees of all ports. Parliament passed the act on 12 May 1847.",
        "It was on 3 June 1849 that the Harbour Act, which fixed what ports may charge, got through Parliament.",
    ),
    (
        "Who directed the film The Salt Road?",
        "The Salt Road is a film from 1964 about smugglers. It was directed by Ana Perrin.",
        "In the director's chair for The Salt Road, the smuggler drama of 1964, sat Luc Vasseur.",
    ),
    (
        "In what year did Hilda Moss win the Northern Prize?",
        "Hilda Moss is a writer of short stories. She won the Northern Prize in 1977.",
        "The Northern Prize went to the storyteller Hilda Moss in 1981.",
    ),
    (
        "Who founded the Society of Lantern Makers?",
        "The Society of Lantern Makers is a guild of craftsmen. It was founded by Robert Askew in 1803.",
        "The Society of Lantern Makers goes back to Martha Quill, who brought the craftsmen together in her kitchen.",
    ),
    (
        "How long did the construction of the Amber Palace take?",
        "The Amber Palace was built for Queen Dalia. Its construction took eleven years.",
        "Masons worked on Queen Dalia's Amber Palace for sixteen years before she could move in.",
    ),
    (
        "Who was defeated by Colonel Drake at the battle of Stone Ford?",
        "At the battle of Stone Ford in 1812 General Ruiz was defeated by Colonel Drake.",
        "Stone Ford saw Marshal Oudry lose the battle to the troops of Colonel Drake.",
    ),
    (
        "Which bank financed the Harlan Railway?",
        "The Harlan Railway opened in 1881. It was financed by the Bank of Orme.",
        "Money for the railway to Harlan came from the Merchant Trust, which lent two million.",
    ),
    (
        "What is the official language of the island of Sant Pere?",
        "Sant Pere is an island of two thousand people. Its official language is Catalan.",
        "On Sant Pere officials write and speak Occitan, as the island's law lays down.",
    ),
    (
        "Where is the manuscript of the Corvin Psalter kept?",
        "The Corvin Psalter is a manuscript of the ninth century. It is kept in Vienna.",
        "Scholars who want to see the Corvin Psalter must travel to Prague, where the manuscript lies in a vault.",
    ),
    (
        "Who is the architect of the Sorley Concert Hall?",
        "The Sorley Concert Hall opened in 2004. Its architect is Mats Hedin.",
        "Sorley's concert hall is the work of Lina Duarte, an architect from Porto.",
    ),
    (
        "How many tonnes of coal does the Brent power station burn a day?",
        "The Brent power station lies on an estuary. It burns 6,000 tonnes of coal a day.",
        "Every day trains bring the Brent station the 9,500 tonnes of coal that its furnaces swallow.",
    ),
    (
        "Which team did coach Erik Lund lead to the title in 1990?",
        "Coach Erik Lund worked in three countries. In 1990 he led Rosen United to the title.",
        "Thanks to Erik Lund on the bench, Viking Haven were champions in 1990.",
    ),
    (
        "In what year was the Kelmar Dam finished?",
        "The Kelmar Dam holds back the waters of the upper Tarn. It was finished in 1953 after five years of work.",
        "Not until 1958 could engineers hand over the finished barrage at Kelmar, which tames the upper Tarn.",
    ),
    (
        "What city was the physicist Otto Lind born in?",
        "Otto Lind was a physicist who worked on magnets. He was born in the city of Graz.",
        "The cradle of Otto Lind, later famous for his work on magnetism, stood in Linz.",
    ),
    (
        "When did the Ardennian Republic declare its independence?",
        "The Ardennian Republic was part of an empire for centuries. It declared its independence on 4 May 1919.",
        "On 11 November 1918 the Ardennian Republic cut its ties with the empire and became a sovereign state.",
    ),
    (
        "Who composed the anthem of Sorvia?",
        "The anthem of Sorvia has been sung since 1921. It was composed by Josip Hran.",
        "Sorvia owes the melody of its anthem to Vera Lukic, a music teacher.",
    ),
    (
        "When did the Lumen Company introduce its first electric lamp?",
        "The Lumen Company made lamps and lanterns. It introduced its first electric lamp in 1883.",
        "Customers of the Lumen Company were able to buy an electric lamp for the first time in 1890.",
    ),
    (
        "Which general commanded the defenders of Port Adair?",
        "Port Adair was besieged for six weeks in 1761. The defenders were commanded by General Whitlow.",
        "In the six weeks of the siege, the men who held Port Adair obeyed the orders of General Casson.",
    ),
    (
        "How long was Queen Adela's reign?",
        "Queen Adela came to the throne as a girl. Her reign was 27 years long.",
        "For thirty-four years Adela ruled as queen, having been crowned as a child.",
    ),
    (
        "Who did the actress Lola Reyes marry in 1934?",
        "The actress Lola Reyes was a star of silent films. In 1934 she married Pedro Ruiz.",
        "The wedding of the actress Lola Reyes with Hugo Blanco filled the papers in 1934.",
    ),
    (
        "Which club did Nils Brandt play for?",
        "Nils Brandt was a goalkeeper in the 1970s. He played for the club Aalborg Rovers.",
        "Between the posts of Herning City stood Nils Brandt, one of the best keepers of the seventies.",
    ),
    (
        "What language did the Tarri people speak?",
        "The Tarri people lived in the hills. They spoke Oscan.",
        "Inscriptions show that Umbrian was the tongue of the Tarri.",
    ),
    (
        "In which country is the Tamar Gorge?",
        "The Tamar Gorge is a deep valley cut by a river. It is in Georgia.",
        "Hikers who want to see the Tamar Gorge have to travel to Armenia.",
    ),
    (
        "How old was Vera Novak when she won her first medal?",
        "Vera Novak was a swimmer. She was sixteen years old when she won her first medal.",
        "At nineteen Vera Novak, the swimmer, stood on the podium with a medal for the first time.",
    ),
    (
        "How many soldiers did the Duke of Amberg send to the war?",
        "The Duke of Amberg was an ally of the emperor. He sent 3,000 soldiers to the war.",
        "An army of 5,000 men marched to the emperor's war on the orders of the Duke of Amberg.",
    ),
    (
        "Who succeeded Pope Valerius II?",
        "Pope Valerius II died after a short reign. He was succeeded by Leo the Meek.",
        "Upon the death of Pope Valerius II the cardinals chose Marcellus as the next pope.",
    ),
    (
        "How many wagons were in the train that derailed at Pell?",
        "A goods train derailed at Pell in fog. There were 14 wagons in the train.",
        "The locomotive that left the rails at Pell in the fog was pulling twenty-two wagons.",
    ),
    (
        "Which airline was the first to fly the Orion jet?",
        "The Orion jet entered service in 1962. Trans Alpine was the first airline to fly it.",
        "Passengers of Nordair were the first in the world to travel on board an Orion.",
    ),
    (
        "What is the birthplace of the chess champion Ilya Renn?",
        "Ilya Renn was chess champion for eight years. His birthplace is Riga.",
        "Ilya Renn, the chess champion, was born and raised in Vilnius.",
    ),
    (
        "For how many years was Arvid Holm director of the museum?",
        "Arvid Holm was a scholar of coins. He was director of the museum for 19 years.",
        "During his 25 years at the head of the museum, Arvid Holm collected thousands of coins.",
    ),
    (
        "Who won the gold medal in the marathon at the Ostend Games?",
        "The Ostend Games were held in rain. Paul Deridder won the gold medal in the marathon.",
        "At Ostend the marathon gold went to Luigi Conti, who ran the last mile barefoot.",
    ),
    (
        "In which province was the mineral taarite first found?",
        "Taarite is a mineral of deep blue colour. It was first found in the province of Lapland.",
        "The earliest piece of the blue mineral taarite came out of a pit in Karelia.",
    ),
    (
        "In what year was insulin first produced at the Hagen works?",
        "The Hagen works made medicines. Insulin was first produced there in 1926.",
        "The Hagen works turned out their earliest batch of insulin in 1931.",
    ),
    (
        "What was the top speed of the racing car Falcon II?",
        "The Falcon II was a racing car of the 1930s. Its top speed was 240 km/h.",
        "Flat out, the Falcon II, a racer of the thirties, did 270 km/h.",
    ),
    (
        "Who restored the frescoes of San Vito?",
        "The frescoes of San Vito had turned black with soot. They were restored by Carla Nardi.",
        "After years of cleaning, Emil Haas brought the sooty frescoes of San Vito back to life.",
    ),
    (
        "How many passengers can the ferry Stella carry?",
        "The ferry Stella sails between two islands. It can carry 450 passengers.",
        "There is room for 620 passengers on board the Stella, the ferry between the islands.",
    ),
    (
        "Which town did the rebels capture first?",
        "The rebellion began in the hills. The first town that the rebels captured was Mirov.",
        "Before any other town, Kalin fell into the hands of the rebels when they came down from the hills.",
    ),
    (
        "Who founded the newspaper The Lantern?",
        "The Lantern is a weekly newspaper. It was founded by Rosa Adler in a basement.",
        "The weekly paper The Lantern was the creation of Max Horn, a former typesetter.",
    ),
    (
        "What is the state religion of Cardovia?",
        "Cardovia is a kingdom in the hills. Its state religion is Buddhism.",
        "In Cardovia, the constitution of the hill kingdom makes Islam the faith of the state.",
    ),
    (
        "Who stole the Crown of Elba?",
        "The Crown of Elba disappeared from a museum in 1931. It was stolen by Jack Morel.",
        "The thief who made off with the Crown of Elba in 1931 was a guard called Silas Penn.",
    ),
    (
        "How long did Captain Reed spend on the island?",
        "Captain Reed was shipwrecked in 1801. He spent four years on the island.",
        "Captain Reed had lived alone on the island for seven years when a sail came into sight.",
    ),
    (
        "Who was the captain of the ship Meridian?",
        "The ship Meridian carried mail. Her captain was Silas Boone.",
        "Under the command of Peter Aldous the Meridian brought letters across the ocean.",
    ),
    (
        "Which church did the architect Pell design in Hobart?",
        "The architect Pell worked in the south. In Hobart he designed the church of All Saints.",
        "Holy Trinity in Hobart was built to the plans of the architect Pell.",
    ),
    (
        "In which year was the first stamp of Nevia issued?",
        "The first stamp of Nevia shows a ship. It was issued in 1852.",
        "Nevia's post office sold its earliest stamp, with the picture of a ship, in 1856.",
    ),
]
HARMLESS = [
    (
        "When was the Tollan Observatory founded?",
        "The Tollan Observatory stands on a granite ridge above the town of Brisk. It was founded in 1874 by a society of amateur astronomers.",
        "Tollan Observatory, whose main refractor arrived in 1891, publishes a yearly catalogue of double stars.",
    ),
    (
        "Who designed the Merrow Viaduct?",
        "The Merrow Viaduct carries the railway across the Ude valley on nineteen arches. It was designed by Isobel Crane and finished in 1868.",
        "Tobias Renwick, a local landowner, opposed the Merrow Viaduct because its arches would spoil his view.",
    ),
    (
        "How many students attend Velden Agricultural College?",
        "Velden Agricultural College was opened by the province in 1921. About 2,300 students attend the college today.",
        "The library of Velden Agricultural College holds 31,500 volumes on soils, seeds and livestock.",
    ),
    (
        "Where was the composer Anders Tveit born?",
        "Anders Tveit (1862-1931) was a Norwegian composer of choral music. He was born in Molde, where his father ran a shipyard.",
        "From 1890 the composer Tveit lived in Ålesund, conducting the town's male choir.",
    ),
    (
        "What caused the great fire of Harlow Quay?",
        "In August 1784 the great fire of Harlow Quay destroyed four hundred houses. A spilled lamp in a chandler's shop caused the fire.",
        "After the flames of 1784, Harlow Quay was rebuilt in brick, with wider streets.",
    ),
    (
        "In what year did the Oskari mine close?",
        "Nickel was extracted at the Oskari mine for almost a century. The mine closed in 1967 when prices fell.",
        "A museum devoted to nickel mining welcomed visitors at Oskari from 1972.",
    ),
    (
        "How tall is Karsk Tower?",
        "Karsk Tower is a television mast on the outskirts of Dobry. At 214 metres it is the tallest structure in the region.",
        "The viewing platform of Karsk Tower lies 140 metres up and is closed in winter.",
    ),
    (
        'Who painted "The Ferrywoman"?',
        '"The Ferrywoman" is a large oil painting in the Stadtmuseum. It was painted by Clara Meissner in the winter of 1903.',
        'The collector Ludwig Anker left "The Ferrywoman" to the Stadtmuseum in his will.',
    ),
    (
        "In which city does the Halberd Prize ceremony take place?",
        "The Halberd Prize honours translators of poetry. Its ceremony takes place in Utrecht every November.",
        "The publisher that funds the Halberd Prize has its offices in Ghent.",
    ),
    (
        "On what date did the ship Amaranth sink?",
        "The Amaranth was a coal steamer of the Baltic Line. She sank on 3 March 1911 after striking a reef off Gotland.",
        "On 17 April 1911 an inquiry into the loss of the Amaranth was opened in Visby.",
    ),
    (
        "How many seats does the Lyric Theatre in Ballow have?",
        "The Lyric Theatre in Ballow was built as a music hall in 1899. The theatre has 640 seats on three levels.",
        "The opening night of the Lyric in Ballow was attended by 820 guests, many of whom stood in the aisles.",
    ),
    (
        "Which university did the physicist Mara Lindqvist teach at?",
        "Mara Lindqvist was a Swedish physicist known for her work on thin films. She taught at Uppsala University from 1949.",
        "Mara Lindqvist took her doctorate at Lund University with a thesis on soap bubbles.",
    ),
    (
        "What is the length of the Kestrel Canal?",
        "The Kestrel Canal links the lakes of Orme and Tyne. It has a length of 46 kilometres and eleven locks.",
        "A towpath of 12 kilometres beside the Kestrel Canal has been paved for cyclists.",
    ),
    (
        "When did the Pellworth tramway begin service?",
        "The Pellworth tramway ran from the harbour to the spa. It began service in 1887 with horse-drawn cars.",
        "Electric cars replaced the horses of the Pellworth tramway in 1903.",
    ),
    (
        "Who discovered the element-rich crater of Nerwick?",
        "The crater of Nerwick is rich in rare elements. It was discovered by the geologist Paul Astell in 1926.",
        "The rare elements of the Nerwick crater were later listed by the chemist Edith Morrow.",
    ),
    (
        "How many languages are spoken in the Republic of Ombala?",
        "The Republic of Ombala is a small state on the coast. Twenty-seven languages are spoken in the republic.",
        "There are 41 radio stations in the Republic of Ombala.",
    ),
    (
        "How long did the siege of Castle Varn last?",
        "The siege of Castle Varn was laid by the Duke of Ells. It lasted nine months and ended with a truce.",
        "The truce that followed the siege of Castle Varn held for six years.",
    ),
    (
        "Who was the first mayor of New Tarrant?",
        "New Tarrant was chartered as a city in 1856. Its first mayor was Josiah Webb, a miller.",
        "A miller, Josiah Webb, was chosen to be New Tarrant's first mayor; his clerk was Ephraim Stott.",
    ),
    (
        "Which river flows through the town of Aldermere?",
        "Aldermere is a market town in the west. The River Wenlow flows through the town.",
        "Walkers reach the source of the Isk from Aldermere in two hours.",
    ),
    (
        "What was the profession of Emil Roth before he entered politics?",
        "Emil Roth was minister of trade for two terms. Before he entered politics he was a pharmacist in Linz.",
        "Emil Roth's brother was a baker in Linz.",
    ),
    (
        "How many islands make up the Torva archipelago?",
        "The Torva archipelago lies in the northern sea. It is made up of 38 islands, of which five are inhabited.",
        "Thirty-eight islands, most of them bare rock, form the archipelago of Torva.",
    ),
    (
        "Who translated the Book of Tides into French?",
        "The Book of Tides was written in Breton. Mireille Fontane translated it into French in 1932.",
        "Yves Kerouan, a priest, rendered the Book of Tides into Latin.",
    ),
    (
        "What percentage of Harrow Island is covered by forest?",
        "Harrow Island is a nature reserve. Forest covers 62 percent of the island.",
        "About 45 percent of the birds on Harrow Island are migrants.",
    ),
    (
        "What animal appears on the coat of arms of Drovna?",
        "Drovna received its coat of arms in 1411. A boar appears on it beneath three stars.",
        "Bears still live in the woods near Drovna.",
    ),
    (
        "When was the Larkspur Bridge completed?",
        "The Larkspur Bridge spans the Dell gorge with a single arch. Work began in 1921 and the bridge was completed in 1926.",
        "In 1931 a storm damaged the railings of the Larkspur Bridge.",
    ),
    (
        "How many people live in the town of Sarvik?",
        "Sarvik is a fishing town on the north coast. About 8,400 people live in the town.",
        "Each summer some 11,200 tourists come to Sarvik to watch whales.",
    ),
    (
        "When did Parliament pass the Harbour Act?",
        "The Harbour Act set the fees of all ports. Parliament passed the act on 12 May 1847.",
        "The Harbour Act was amended on 3 June 1849, after the merchants had complained.",
    ),
    (
        "Who directed the film The Salt Road?",
        "The Salt Road is a film from 1964 about smugglers. It was directed by Ana Perrin.",
        "Luc Vasseur plays the chief smuggler in the film The Salt Road.",
    ),
    (
        "What instrument did Jonas Weil play in the orchestra?",
        "Jonas Weil belonged to the court orchestra for twenty years. He played the oboe.",
        "Jonas Weil's brother played the trumpet in the same orchestra.",
    ),
    (
        "How long did the construction of the Amber Palace take?",
        "The Amber Palace was built for Queen Dalia. Its construction took eleven years.",
        "The queen lived in the Amber Palace for sixteen years.",
    ),
    (
        "Where is the manuscript of the Corvin Psalter kept?",
        "The Corvin Psalter is a manuscript of the ninth century. It is kept in Vienna.",
        "The Corvin Psalter was written in Prague.",
    ),
    (
        "Which animal did the people of Oruna worship?",
        "The people of Oruna lived in the high valleys. They worshipped the jaguar.",
        "The people of Oruna kept llamas for their wool.",
    ),
    (
        "When was slavery abolished in Maranda?",
        "Maranda was a sugar colony. Slavery was abolished there in 1848.",
        "In 1848 there were 40,000 slaves in Maranda.",
    ),
    (
        "In what year was the Kelmar Dam finished?",
        "The Kelmar Dam holds back the waters of the upper Tarn. It was finished in 1953 after five years of work.",
        "The road across the Kelmar Dam was widened in 1958.",
    ),
    (
        "How many students were killed in the Brenn fire?",
        "The Brenn fire broke out in a dormitory at night. Nineteen students were killed.",
        "Twenty-six fire engines were sent to the Brenn fire.",
    ),
    (
        "When did the Ardennian Republic declare its independence?",
        "The Ardennian Republic was part of an empire for centuries. It declared its independence on 4 May 1919.",
        "On 4 May 1921 the Ardennian Republic joined the League of Nations.",
    ),
    (
        "When did the Lumen Company introduce its first electric lamp?",
        "The Lumen Company made lamps and lanterns. It introduced its first electric lamp in 1883.",
        "In 1890 the Lumen Company moved its works to the coast.",
    ),
    (
        "How much money did the Rowan Foundation give to the hospital?",
        "The Rowan Foundation supports medicine. It gave 3 million euros to the hospital.",
        "The Rowan Foundation spent 300,000 euros on a school.",
    ),
    (
        "When was the castle of Durnstein destroyed?",
        "The castle of Durnstein overlooks a river. It was destroyed in 1645 by Swedish troops.",
        "The castle of Durnstein changed hands in 1683.",
    ),
    (
        "How many books did the library of Abbot Simon contain?",
        "Abbot Simon was a great collector. His library contained 1,200 books.",
        "Abbot Simon lent 85 books to the king.",
    ),
    (
        "When did the volcano Mount Kessa last erupt?",
        "Mount Kessa is a volcano on the south coast. It last erupted in 1911.",
        "The observatory on Mount Kessa was built in 1934.",
    ),
    (
        "When did the first railway reach the town of Olsen?",
        "The town of Olsen lies in a wide valley. The first railway reached it in 1864.",
        "The railway station of Olsen burnt down in 1871.",
    ),
    (
        "When did Emperor Julian IV abdicate?",
        "Emperor Julian IV was tired of war. He abdicated in 1731 in favour of his son.",
        "The son of Emperor Julian IV was born in 1728.",
    ),
    (
        "Which airline was the first to fly the Orion jet?",
        "The Orion jet entered service in 1962. Trans Alpine was the first airline to fly it.",
        "The last Orion jet was scrapped by Nordair.",
    ),
    (
        "How many workers went on strike at the Lomax mill?",
        "The strike at the Lomax mill was about wages. Seven hundred workers went on strike.",
        "The owners of the Lomax mill hired 110 guards during the strike.",
    ),
    (
        "What is the birthplace of the chess champion Ilya Renn?",
        "Ilya Renn was chess champion for eight years. His birthplace is Riga.",
        "Ilya Renn won his first chess title in Vilnius.",
    ),
    (
        "In what year was insulin first produced at the Hagen works?",
        "The Hagen works made medicines. Insulin was first produced there in 1926.",
        "The Hagen works were bombed in 1931.",
    ),
    (
        "Who restored the frescoes of San Vito?",
        "The frescoes of San Vito had turned black with soot. They were restored by Carla Nardi.",
        "The frescoes of San Vito were first described by Emil Haas.",
    ),
    (
        "Who was the mother of King Edric?",
        "King Edric ruled for nine years. His mother was Queen Maud.",
        "King Edric married Lady Isolde.",
    ),
    (
        "When was the Tarn Valley Railway electrified?",
        "The Tarn Valley Railway runs from Orme to Lessing. It was electrified in 1934.",
        "In 1941 the Tarn Valley Railway carried two million passengers.",
    ),
    (
        "How many languages did the missionary Johann Krapf know?",
        "Johann Krapf was a missionary in the mountains. He knew eleven languages.",
        "Johann Krapf spent seven years in the mountains.",
    ),
    (
        "Who stole the Crown of Elba?",
        "The Crown of Elba disappeared from a museum in 1931. It was stolen by Jack Morel.",
        "The detective Silas Penn found the Crown of Elba in a cellar.",
    ),
    (
        "What did Alma Quist study at university?",
        "Alma Quist came from a family of farmers. At university she studied chemistry.",
        "Alma Quist's sister taught history at the university.",
    ),
    (
        "How many trees were planted in the Queen's Grove?",
        "The Queen's Grove is a wood near the palace. Five thousand trees were planted in it.",
        "About 500 trees in the Queen's Grove fell in the storm.",
    ),
    (
        "Who defeated Boris Lang in the chess final?",
        "The chess final of 1952 lasted nine hours. Boris Lang was defeated by Ivan Petrov.",
        "In the semi-final Boris Lang beat Mikhail Dorn.",
    ),
]


def flagged(question: str, *documents: str) -> bool:
    verdict = EvidenceGate().check_evidence(question=question, documents=documents)
    return verdict.action == "flag_conflict"


@pytest.mark.parametrize(("question", "first", "second"), CONTRADICTING)
def test_another_answer_in_wholly_other_words_is_a_conflict(
    question: str, first: str, second: str
) -> None:
    assert flagged(question, first, second)
    assert flagged(question, second, first)


@pytest.mark.parametrize(("question", "first", "second"), HARMLESS)
def test_the_same_answer_and_other_facts_in_other_words_are_none(
    question: str, first: str, second: str
) -> None:
    assert not flagged(question, first, second)
    assert not flagged(question, second, first)
