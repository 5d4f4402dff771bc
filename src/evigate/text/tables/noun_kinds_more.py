"""More English nouns of closed kinds, each of a meaning of its own.

Written for evigate; joined to those of ``noun_kinds`` and ``noun_kinds_world``, which
hold the commoner ones in several languages. ``=`` joins words that mean the same.
"""

# ruff: noqa: E501 -- what is of one kind stays together
from __future__ import annotations

from typing import Final

_COUNTED: Final = """
animal: jaguar condor leopard=panther cheetah puma=cougar hyena jackal giraffe rhinoceros=rhino hippopotamus=hippo zebra antelope gazelle bison buffalo yak llama alpaca moose=elk reindeer=caribou walrus seal penguin puffin albatross gull=seagull pelican cormorant flamingo peacock parrot kingfisher robin sparrow lark nightingale thrush blackbird starling finch woodpecker cuckoo magpie vulture kite kestrel osprey buzzard pheasant partridge quail grouse turkey ostrich emu cockerel=cock=rooster hen goose duck kangaroo koala wombat platypus badger hedgehog mole squirrel marmot weasel=stoat=ermine mink sable raccoon skunk opossum armadillo sloth anteater tapir gorilla chimpanzee=chimp orangutan baboon lemur crocodile alligator lizard iguana viper python toad salamander newt shark ray tuna cod herring eel carp pike sturgeon octopus squid crab lobster shrimp oyster mussel snail butterfly moth wasp beetle locust=grasshopper cricket dragonfly scorpion ram lamb ewe donkey=ass mule pony griffin phoenix porcupine vole lamprey seahorse gecko tortoise centaur crane ibis
instrument: sitar zither balalaika bagpipe ukulele xylophone recorder piccolo cornet bugle harmonica fiddle lyre kettledrum=timpani
trade: cooper tanner dyer potter barber apothecary notary postman=mailman clockmaker shepherd brewer miller stonemason=mason saddler glazier plumber electrician driver economist historian philosopher mathematician astronomer botanist biologist geologist photographer dancer singer composer playwright novelist critic editor publisher librarian diplomat accountant innkeeper grocer barrister=solicitor=attorney pharmacist=chemist veterinarian=vet psychologist psychiatrist midwife cook=chef waiter maid butler groom coachman ferryman=boatman whaler hunter trapper forester surveyor translator interpreter detective policeman firefighter=fireman typist bookbinder bookkeeper upholsterer hatter milliner cobbler cutler gunsmith locksmith tinsmith joiner thatcher bricklayer roofer welder mechanic pilot stockbroker broker auctioneer undertaker jeweller perfumer optician dentist missionary preacher abbot bishop rabbi scribe herald chancellor minister senator
weapon: lance pike halberd catapult mortar bayonet revolver grenade torpedo missile harpoon
vehicle: van lorry=truck sleigh wagon cart rickshaw canoe barge raft balloon airship submarine motorcycle scooter taxi ambulance tractor
sport: squash curling lacrosse bowling fencing karate taekwondo snooker billiards darts surfing diving canoeing kayaking bobsleigh biathlon triathlon pentathlon speedskating snowboarding softball
"""
_UNCOUNTED: Final = """
substance: silicon=silica calcium magnesium sodium potassium titanium chromium manganese tungsten arsenic iodine fluorine bromine plutonium thorium graphite quartz mica gypsum limestone sandstone chalk clay sulfur diesel petrol=gasoline kerosene=paraffin ethanol=alcohol biomass charcoal steam vapour water wood alabaster jade ruby emerald sapphire pearl pearls tar pitch resin turpentine soot asbestos
crop: lavender tulips=tulip roses=rose sunflowers=sunflower soybeans=soya=soy pumpkins=pumpkin tomatoes=tomato onions=onion garlic cabbages=cabbage carrots=carrot melons=melon strawberries=strawberry cranberries=cranberry blueberries=blueberry raspberries=raspberry peaches=peach apricots=apricot almonds=almond hazelnuts=hazelnut indigo vanilla cloves=clove cacao quinoa cassava=manioc yams=yam mangoes=mango pineapples=pineapple coconuts=coconut turnips=turnip beet=beetroot mustard poppies=poppy jute sisal mulberries=mulberry dill parsley sage fennel anise cardamom asparagus spinach celery cucumber cucumbers artichokes rapeseed=canola clover alfalfa
goods: cloth=textiles linen silk furs=fur=pelts leather=hides=skins grain livestock cattle horses slaves=slave weapons=arms gunpowder glass pottery=ceramics porcelain paper books carpets=rugs wine fish whale-oil honey wax=beeswax spices=spice ivory pearls timber=lumber bananas machinery cars ships watches=clocks furniture shoes jewellery=jewelry perfume soap candles tools nails rope sails bricks tiles coal stone marble
disease: rabies anthrax tetanus bronchitis meningitis encephalitis jaundice gangrene sepsis apoplexy appendicitis dropsy dengue ebola aids=hiv covid=covid-19=coronavirus yellow-fever fever
"""
MORE: Final[dict[str, tuple[str, ...]]] = {}
"""For each kind lines of words of one meaning, as in ``noun_kinds``."""
for _line in _COUNTED.strip().splitlines():
    _kind, _, _words = _line.partition(": ")
    MORE[_kind] = tuple(
        " ".join(f"{word} {word}s" for word in each.split("="))
        for each in _words.split()
    )
for _line in _UNCOUNTED.strip().splitlines():
    _kind, _, _words = _line.partition(": ")
    MORE[_kind] = tuple(each.replace("=", " ") for each in _words.split())
