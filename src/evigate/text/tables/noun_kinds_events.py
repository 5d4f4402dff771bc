"""Nouns of closed kinds that stories tell of: causes, remedies, crimes, styles.

Written for evigate; joined to those of ``noun_kinds``. A line a kind, ``=`` joins words
that mean the same.
"""

# ruff: noqa: E501 -- what is of one kind stays together
from __future__ import annotations

from typing import Final

ASKING: Final[dict[str, str]] = {
    "remedy": "remedy medicine drug medication antidote heilmittel arznei medikament remède médicament remedio medicamento rimedio farmaco remédio geneesmiddel lek",
    "crime": "crime offence offense felony verbrechen straftat delito reato delitto misdaad przestępstwo",
    "genre": "genre",
    "style": "style architecture baustil",
    "garment": "garment clothing kleidungsstück vêtement prenda indumento",
    "building": "building structure gebäude bâtiment edificio edifício gebouw budynek",
    "relative": "relative verwandter parent pariente parente familielid",
    "tool": "tool device implement werkzeug outil herramienta utensile ferramenta gereedschap narzędzie",
    "toxin": "poison toxin veneno veleno vergif",
}
"""For each kind the words that ask for it."""

VERBS: Final[dict[str, str]] = {
    "cause": r"\b(?:caus(?:e|es|ed|ing)|led to|brought about|set off|triggered)\b|\bblamed (?:for|on)\b",
    "remedy": r"\b(?:to (?:treat|cure)|(?:treated|cured) with|(?:remedy|treatment|cure) (?:for|against))\b",
    "crime": r"\b(?:accused|guilty|convicted|charged|suspected|executed|sentenced|tried|imprisoned|hanged|arrested)\b.*\b(?:of|for|with)\W*$",
    "goods": r"\b(?:trad(?:e|es|ed|ing)|deal(?:s|t|ing)?) in\W*$|\b(?:export(?:s|ed)?|sells?|sold|import(?:s|ed)?)\W*$",
    "drink": r"\bdr(?:ink|inks|ank)\W*$",
    "garment": r"\b(?:wears?|wore|wearing)\W*$",
}
"""For some kinds a pattern of questions that ask for it without the noun."""

_LINES: Final = """
cause: lightning=thunderbolt drought=droughts flood=floods=flooding earthquake=earthquakes=quake storm=storms=gale tornado=tornadoes hurricane=hurricanes=cyclone=typhoon frost=frosts hail=hailstorm avalanche=avalanches landslide=landslides=mudslide eruption=volcano explosion=explosions=blast arson=arsonist lamp=lamps=lantern candle=candles spark=sparks cigarette=cigarettes firework=fireworks locust=locusts rat=rats beetle=beetles fungus=fungi=mould=blight=mildew virus=viruses bacterium=bacteria=bacterial smallpox cholera measles plague typhus malaria influenza=flu war=wars fog iceberg=icebergs collision=collisions overheating corrosion=rust leak=leaks=leakage fatigue pollution overfishing smoking alcohol inflation unemployment taxes=tax=taxation hunger strike=strikes=walkout bankruptcy sabotage bomb=bombs mines=mine torpedo=torpedoes fire=fires negligence speeding heat=heatwave snow=blizzard=snowfall rain=rains=rainfall erosion deforestation overgrazing
remedy: quinine arsenic penicillin=antibiotic=antibiotics aspirin opium=laudanum morphine iodine mercury honey leeches=leech bloodletting insulin cortisone=steroids vaccine=vaccines=vaccination garlic vinegar camphor sulphur=sulfur lithium digitalis=foxglove ginger sage thyme mint=peppermint chamomile valerian turpentine alcohol=spirits salt electricity radium chloroform ether paracetamol=acetaminophen ibuprofen heparin warfarin ivermectin chloroquine streptomycin tetracycline surgery radiation=radiotherapy chemotherapy massage acupuncture
crime: treason murder=murdering heresy=heretic theft=stealing=thief robbery=robbing fraud forgery=forging=counterfeiting bribery=bribes espionage=spying=spy witchcraft=sorcery=witch smuggling=smuggler piracy=pirate blasphemy sedition arson adultery embezzlement=embezzling perjury=lying kidnapping=abduction manslaughter rebellion=revolt desertion=deserting extortion=blackmail bigamy poaching vandalism libel=slander mutiny burglary assault
genre: jazz blues rock pop folk opera=operatic symphony punk techno hip-hop=rap country gospel soul reggae metal comedy=comic tragedy=tragic thriller western horror romance=romantic satire=satirical science-fiction fantasy biography=biographical autobiography=memoir documentary drama musical crime mystery=detective fable=fables epic lyric novel ballad
style: baroque gothic romanesque renaissance rococo neoclassical=classicist=classical neo-gothic art-nouveau=jugendstil=secession art-deco modernist=modernism brutalist=brutalism byzantine moorish=mudejar victorian georgian tudor edwardian colonial palladian functionalist=functionalism impressionist=impressionism expressionist=expressionism cubist=cubism surrealist=surrealism realist=realism romantic=romanticism symbolist=symbolism abstract mannerist=mannerism
garment: coat=coats cloak=cloaks=cape hat=hats cap=caps helmet=helmets crown=crowns veil=veils gown=gowns=dress tunic=tunics=toga robe=robes jacket=jackets waistcoat=vest shirt=shirts trousers=breeches skirt=skirts kilt=kilts sandals=sandal boots=boot shoes=shoe clogs gloves=glove belt=belts sash scarf=scarves mask=masks apron=aprons uniform=uniforms turban ring=rings necklace=necklaces wig=wigs
building: church=chapel cathedral temple mosque synagogue monastery=abbey=convent palace castle=fortress=fort tower=towers mill=windmill=watermill barn=barns stable=stables granary warehouse=storehouse school hospital=infirmary theatre=theater library museum prison=jail=gaol factory=factories hotel inn=tavern=pub station bank market=market-hall town-hall lighthouse observatory bakery=bakehouse brewery cinema gymnasium greenhouse=glasshouse dairy laundry boathouse bridge
relative: father=dad mother=mum=mom brother=brothers sister=sisters son=sons daughter=daughters uncle=uncles aunt=aunts cousin=cousins nephew=nephews niece=nieces grandfather grandmother husband=spouse wife widow=widower stepfather stepmother stepson half-brother half-sister brother-in-law sister-in-law father-in-law mother-in-law godfather godmother grandson granddaughter
tool: hammer=hammers chisel=chisels saw=saws axe=ax=axes knife=knives plough=plow spade=shovel rake hoe sickle scythe needle=needles loom=looms wheel lever pulley crane drill=drills screwdriver wrench=spanner pliers tongs anvil file brush=brushes pen=pens compass telescope microscope thermometer barometer sextant net=nets harpoon hook=hooks rope=ropes ladder torch=flashlight magnet laser radar sonar camera=cameras
toxin: arsenic cyanide strychnine hemlock nightshade=belladonna mercury=quicksilver lead thallium ricin polonium antimony aconite=monkshood curare venom chlorine
"""
MEMBERS: Final[dict[str, str]] = {}
"""For each kind its members, one meaning a line."""
for _line in _LINES.strip().splitlines():
    _kind, _, _words = _line.partition(": ")
    MEMBERS[_kind] = "\n".join(each.replace("=", " ") for each in _words.split())
