"""Common nouns and adjectives by kind; those of one kind exclude each other."""

from __future__ import annotations

from typing import Final

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    kind: tuple(words.replace("\n", " ").split("|"))
    for kind, words in {
        "colour": "black|blue|brown|gold|green|grey|orange|pink|purple|red|silver|"
        "white|yellow|crimson|navy blue|maroon",
        "season": "spring|summer|autumn|winter",
        "month": "January|February|March|April|May|June|July|August|September|October|"
        "November|December",
        "weekday": "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
        "religion": "Buddhism|Christianity|Hinduism|Islam|Judaism|Taoism|Catholicism|"
        "Protestantism|Shamanism|Sikhism|Zoroastrianism",
        "religious group": "Anglicans|Baptists|Buddhists|Catholics|Christians|Hindus|"
        "Jews|Lutherans|Methodists|Muslims|Protestants|Quakers",
        "language": "Arabic|Chinese|Dutch|English|French|German|Greek|Hebrew|Italian|"
        "Latin|Mongolian|Norwegian|Persian|Polish|Russian|Spanish|Swahili|Turkish",
        "metal": "aluminium|copper|gold|iron|lead|mercury|nickel|platinum|silver|tin|"
        "titanium|tungsten|zinc|steel|bronze|brass",
        "material": "brick|clay|concrete|glass|granite|limestone|marble|plastic|"
        "sandstone|slate|timber|wood|leather|rubber",
        "gas": "ammonia|argon|carbon dioxide|chlorine|helium|hydrogen|methane|neon|"
        "nitrogen|oxygen|ozone|carbon monoxide",
        "element": "calcium|carbon|magnesium|phosphorus|potassium|sodium|sulfur",
        "fuel": "coal|diesel|kerosene|oil|peat|uranium",
        "animal": "bears|bees|birds|cattle|cats|dogs|elephants|fish|goats|horses|lions|"
        "pigs|rabbits|rats|sheep|snakes|tigers|wolves|monkeys",
        "one animal": "bear|cat|dog|eagle|elephant|fox|goat|horse|lion|rabbit|rat|"
        "snake|tiger|wolf|falcon",
        "crop": "barley|coffee|cotton|maize|potatoes|rice|rye|soybeans|sugar|tea|"
        "tobacco|wheat|cocoa|rubber",
        "people at work": "architects|bankers|engineers|farmers|lawyers|"
        "merchants|miners|nurses|physicians|sailors|scientists|soldiers|teachers|"
        "students|pharmacists|missionaries|administrators|geologists|accountants",
        "profession": "accountant|architect|astronomer|banker|biologist|chemist|"
        "composer|economist|engineer|farmer|geologist|journalist|lawyer|"
        "mathematician|musician|painter|pharmacist|philosopher|photographer|"
        "physician|physicist|poet|professor|sculptor|surgeon|teacher|writer",
        "field of study": "anthropology|archaeology|astronomy|biology|botany|chemistry|"
        "economics|engineering|genetics|geography|geology|history|immunology|law|"
        "linguistics|mathematics|medicine|philosophy|physics|psychology|sociology|"
        "theology|zoology|metallurgy",
        "disease": "anthrax|cancer|cholera|diabetes|diphtheria|influenza|leprosy|"
        "malaria|measles|polio|rabies|smallpox|tetanus|tuberculosis|typhoid|typhus|"
        "asthma|scurvy|pneumonia",
        "cells": "antibodies|B cells|lymphocytes|macrophages|mast cells|neurons|"
        "neutrophils|phagocytes|platelets|red blood cells|T cells|dendritic cells",
        "body part": "antennae|arms|bones|claws|eyes|fins|gills|kidneys|legs|lungs|"
        "muscles|teeth|tentacles|wings",
        "organ": "brain|heart|liver|skin|spleen|stomach|tongue|tail",
        "sport": "baseball|basketball|boxing|cricket|football|golf|hockey|rugby|skiing|"
        "swimming|tennis|volleyball|badminton",
        "instrument": "accordion|cello|clarinet|drums|flute|guitar|harp|oboe|organ|"
        "piano|trumpet|viola|violin",
        "planet": "Jupiter|Mars|Mercury|Neptune|Saturn|Uranus|Venus|Earth",
        "direction": "north|south|east|west",
        "gender": "female|male",
        "currency": "dollars|euros|francs|marks|pounds|yen|rubles|pesos",
        "government": "democracy|dictatorship|monarchy|oligarchy|republic|theocracy|"
        "federation|empire",
        "doctrine": "anarchism|capitalism|communism|conservatism|fascism|feudalism|"
        "imperialism|liberalism|nationalism|socialism|colonialism",
        "unit of land": "canton|commune|county|district|parish|prefecture|province|"
        "region|municipality",
        "rock": "basalt|chalk|gneiss|granite|limestone|quartz|sandstone|shale|slate",
        "process": "combustion|condensation|diffusion|erosion|evaporation|fermentation|"
        "oxidation|photosynthesis|respiration|sedimentation|subduction|corrosion",
        "force of nature": "droughts|earthquakes|fires|floods|hurricanes|landslides|"
        "tornadoes|tsunamis|avalanches",
        "relative": "aunt|brother|cousin|daughter|father|grandfather|mother|nephew|"
        "sister|son|uncle|wife|husband|grandmother",
        "particle": "electrons|ions|mesons|neutrinos|neutrons|photons|protons|gluons",
        "meal": "beans|bread|cheese|eggs|fruit|meat|milk|nuts|potatoes|soup|vegetables",
        "drink": "beer|cider|coffee|juice|milk|tea|water|whisky|wine",
        "vehicle": "aeroplanes|barges|bicycles|buses|cars|ferries|ships|trains|trams|"
        "trucks|carriages",
        "position in football": "cornerback|fullback|linebacker|quarterback|safety|"
        "tight end|wide receiver|running back",
        "science unit": "ampere|joule|kilogram|metre|newton|pascal|volt|watt|second",
        "shape": "circle|cone|cube|cylinder|pyramid|sphere|square|triangle|hexagon",
        "school": "elementary school|high school|kindergarten|middle school|"
        "secondary school|university",
        "people": "African-American|Asian|Hispanic|white|black",
    }.items()
}

OPPOSITES: Final[dict[str, str]] = {}
for _pair in """
    higher lower|increased decreased|increase decrease|northern southern|eastern
    western|northeastern southwestern|positive negative|internal external|major
    minor|public private|rural urban|inner outer|upper lower|early late|ancient
    modern|warm cold|hot cold|wet dry|rich poor|young old|large small|larger
    smaller|high low|strong weak|fast slow|male female|men women|boys girls|winter
    summer|voluntary compulsory|legal illegal|domestic foreign|natural
    artificial|temporary permanent|direct indirect|northwest southeast|north
    south|east west|above below|failed succeeded|increasing decreasing|expansion
    contraction|individual collective|civilian military|secular
    religious|conservative liberal|freshwater saltwater|monthly weekly|daily
    weekly|finite infinite|maximum minimum|horizontal vertical|annually monthly
    """.replace("\n", " ").split("|"):
    _one, _other = _pair.split()
    OPPOSITES.setdefault(_one, _other)
    OPPOSITES.setdefault(_other, _one)
