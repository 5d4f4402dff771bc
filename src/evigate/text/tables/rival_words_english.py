"""English words of one kind that exclude each other.

Written for evigate. Kinds are divided by ";", their members by "|"; words that say the
same of a kind are one member. An answer that names another member than the place it
draws on has exchanged it: "the girl" for "the boy", "copper" for "zinc".
"""

from __future__ import annotations

from typing import Final

ENGLISH_RIVALS: Final = """
    boy boys | girl girls; man men | woman women; male males | female females; husband
    husbands | wife wives; father fathers dad | mother mothers mom mum; son sons |
    daughter daughters; brother brothers | sister sisters; uncle uncles | aunt aunts;
    nephew nephews | niece nieces; king kings | queen queens; prince princes |
    princess princesses; child children kid kids | adult adults | teenager teenagers
    teen teens | baby babies infant infants toddler toddlers | senior seniors retiree
    retirees; doctor doctors physician physicians | nurse nurses | patient patients |
    dentist dentists | pharmacist pharmacists | surgeon surgeons | therapist
    therapists; teacher teachers | student students pupil pupils | principal
    principals | professor professors; lawyer lawyers attorney attorneys | judge
    judges | juror jurors jury | plaintiff plaintiffs | defendant defendants |
    prosecutor prosecutors; employer employers | employee employees worker workers |
    contractor contractors freelancer freelancers | intern interns | manager managers;
    buyer buyers purchaser | seller sellers vendor vendors | tenant tenants renter |
    landlord landlords; customer customers client clients | supplier suppliers; actor
    actors | director directors | singer singers | dancer dancers | painter painters |
    writer writers author authors | musician musicians; pilot pilots | driver drivers
    | sailor sailors | passenger passengers | captain captains; farmer farmers |
    fisherman fishermen | hunter hunters | baker bakers | butcher butchers | chef
    chefs; soldier soldiers | civilian civilians | officer officers | general generals
    | sergeant sergeants; president presidents | minister ministers | senator senators
    | mayor mayors | governor governors | ambassador ambassadors | congressman
    congresswoman; police policeman policemen | firefighter firefighters | paramedic
    paramedics; car cars | truck trucks lorry | bus buses | train trains | plane
    planes airplane airplanes aircraft | boat boats ship ships | bicycle bicycles bike
    bikes | motorcycle motorcycles | helicopter helicopters | van vans | tram trams |
    ferry ferries; airport airports | station stations | harbor harbour port ports;
    road roads | river rivers | bridge bridges | tunnel tunnels | railway railways;
    phone phones smartphone smartphones | laptop laptops | tablet tablets | desktop
    desktops | television televisions tv | camera cameras | printer printers | watch
    watches smartwatch smartwatches | headphones earbuds | console consoles; hardware
    | software | firmware; keyboard keyboards | mouse mice | monitor monitors; audio |
    video videos | text texts | image images | photo photos; email emails | phone |
    letter letters | fax | chat; book books | movie movies film films | song songs |
    magazine magazines | newspaper newspapers | podcast podcasts | play plays | poem
    poems | album albums | painting paintings; chapter chapters | verse verses | scene
    scenes | episode episodes; guitar guitars | piano pianos | drum drums | violin
    violins | flute flutes | trumpet trumpets | cello cellos; football | basketball |
    baseball | tennis | hockey | golf | cricket | rugby | volleyball | soccer |
    swimming | boxing; gold | silver | bronze | copper | iron | steel | aluminum
    aluminium | platinum | | zinc | nickel; wood wooden | metal metallic | plastic |
    glass | stone | concrete | leather | paper | fabric | rubber | ceramic; cotton |
    wool | silk | linen | polyester | nylon; coal | oil | gas | nuclear | solar | wind
    | hydroelectric hydro | geothermal; gasoline petrol | diesel | electric | hybrid |
    kerosene; electrical electric | mechanical | hydraulic | chemical | thermal |
    magnetic | optical | acoustic; visual | auditory | tactile | olfactory; eye eyes |
    ear ears | nose noses | mouth mouths; hand hands | foot feet | arm arms | leg legs
    | knee knees | elbow elbows | shoulder shoulders | ankle ankles | wrist wrists |
    hip hips | neck; heart hearts | lung lungs | liver livers | kidney kidneys | brain
    brains | stomach stomachs | skin | bone bones | muscle muscles | blood; cancer
    cancers | diabetes | asthma | pneumonia | influenza flu | malaria | tuberculosis |
    measles | hepatitis | cholera | stroke; virus viruses viral | bacteria bacterium
    bacterial | fungus fungi fungal | parasite parasites; vitamin vitamins | mineral
    minerals | protein proteins | fat fats | carbohydrate carbohydrates | fiber fibre;
    dog dogs | cat cats | horse horses | cow cows cattle | pig pigs | sheep | goat
    goats | chicken chickens | rabbit rabbits | bird birds | | mouse mice | rat rats |
    duck ducks; lion lions | tiger tigers | bear bears | wolf wolves | elephant
    elephants | monkey monkeys | whale whales | dolphin dolphins | shark sharks |
    snake snakes; apple apples | orange oranges | banana bananas | grape grapes |
    lemon lemons | cherry cherries | peach peaches | pear pears | strawberry
    strawberries | mango mangoes | pineapple; potato potatoes | tomato tomatoes |
    carrot carrots | onion onions | cabbage | spinach | lettuce | pepper peppers |
    bean beans | pea peas; wheat | rice | corn maize | barley | oats oat | rye | soy
    soybeans; bread | cake cakes | pie pies | cookie cookies | pasta | pizza pizzas |
    soup soups | salad salads | sandwich sandwiches | burger burgers; beef | pork |
    chicken | lamb | turkey | fish; coffee | tea | milk | juice | beer | wine | water
    | soda | whisky whiskey | vodka; butter | cheese | cream | yogurt | margarine;
    salt | sugar | pepper | honey | vinegar; breakfast | lunch | dinner supper; red |
    blue | green | yellow | black | white | gray grey | brown | orange | purple |
    pink; spring | summer | autumn fall | winter; hourly | daily | weekly | biweekly |
    monthly | quarterly | yearly annual annually; north northern | south southern |
    east eastern | west western | northeast northeastern | northwest northwestern |
    southeast southeastern | southwest southwestern; city cities | village villages |
    town towns | county counties | state states | province provinces | country
    countries | continent continents; island islands | mountain mountains | lake lakes
    | desert deserts | forest forests | valley valleys | beach beaches | ocean oceans
    sea seas; house houses | apartment apartments flat flats | hotel hotels | office
    offices | school schools | hospital hospitals | church churches | museum museums |
    library libraries | store stores shop shops | restaurant restaurants | factory
    factories | warehouse warehouses | prison prisons jail; kitchen kitchens |
    bathroom bathrooms | bedroom bedrooms | garage garages | basement basements |
    attic | garden gardens | balcony balconies; university universities | college
    colleges | kindergarten | academy academies; bank banks | insurer insurers |
    pharmacy pharmacies | hospital hospitals; christian christians christianity |
    muslim muslims islam islamic | jewish jews judaism | hindu hindus hinduism |
    buddhist buddhists buddhism; catholic catholics | protestant protestants |
    orthodox; democrat democrats democratic | republican republicans | liberal
    liberals | conservative conservatives | socialist socialists; army | navy; war
    wars | peace; earthquake earthquakes | flood floods flooding | hurricane
    hurricanes | tornado tornadoes | wildfire wildfires | drought droughts | tsunami |
    avalanche; rain rainy rainfall | snow snowy | sun sunny | wind windy | fog foggy |
    storm stormy; murder murders | robbery robberies | theft thefts | fraud | arson |
    kidnapping | assault | burglary | bribery; divorce divorced | marriage married
    wedding | birth born | funeral buried; revenue revenues sales | profit profits
    income earnings | loss losses | cost costs expense expenses | debt debts |
    dividend dividends | tax taxes; asset assets | liability liabilities | equity;
    credit | debit; domestic | international | foreign; urban | rural | suburban;
    federal | municipal; civil | criminal; digital | analog analogue | printed;
    primary | secondary | tertiary; horizontal | vertical | diagonal; supervised |
    unsupervised; theoretical | empirical experimental; qualitative | quantitative;
    encoder encoders | decoder decoders; weekend weekends | weekday weekdays;
    supporter supporters | opponent opponents | critic critics; friend friends | enemy
    enemies | colleague colleagues | neighbor neighbors neighbour neighbours |
    stranger strangers; import imports | export exports; adopted approved passed
    accepted carried | rejected defeated declined | postponed deferred adjourned |
    withdrawn | cancelled canceled | referred; disabled deactivated suspended | deleted
    erased removed | archived; transferred reassigned relocated | dismissed fired |
    promoted | retired | suspended; repaired fixed | replaced exchanged | refunded
    reimbursed; sold | donated bequeathed given | lent loaned leased rented; treasurer |
    chairman chairwoman chairperson chair | secretary | auditor; chemist | physicist |
    botanist | zoologist | geologist | astronomer | mathematician | composer | painter |
    sculptor | photographer | illustrator | poet | novelist | architect | engineer |
    historian | philosopher | economist | lawyer | surgeon | biologist; spouse | child
    children | parent parents | sibling siblings; unanimously | narrowly
"""
