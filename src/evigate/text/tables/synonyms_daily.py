"""More nouns that name one thing: those of houses, land, kitchens, work and daily life.

Written for this project, room by room, as a speaker would list them; same form as
:data:`evigate.text.tables.synonyms.SYNONYMS`. Wider words stand beside narrower ones
where a retelling may use them for the same thing ("craft" for a boat).
"""

# ruff: noqa: E501 -- a thing stays together
from __future__ import annotations

from typing import Final

DAILY: Final = """
    averag mean.
    child children son. sons daughter boy. boys girl. girls youngster kid. kids infant littl_ones
    baby. babi newborn infant
    pupil schoolchild schoolboy schoolgirl boy. boys girl. girls children class. learner
    relat kin. kinsm kinsfolk famili
    coupl pair. newlywed
    bride wife newlywed
    groom. bridegroom husband
    friend companion comrad
    neighbour neighbor
    newcom settler arriv incom immigr
    settler colonist pioneer homestead newcom
    native. nativ indigen aborigin
    foreign stranger alien.
    citizen national. subject.
    crowd throng mob. multitud gather
    youth teenag adolesc young_man young_woman young_people lad.
    adult grown-up grownup
    elder pension senior
    widow relict
    master. mistress owner
    boss. manag superior chief
    head. chief leader chair
    deputi second-in-command assist vice
    secretari clerk
    clerk. scribe office-worker
    assist helper aide. aid.
    volunt helper unpaid
    caretak janitor custodian warden keeper
    ranger. warden forester
    guard. sentri watchman sentinel watch
    policem police offic constabl
    firem firefight brigad
    captain. skipper master.
    crew. sailor hands. seamen men.
    passeng rider. travel people_on_board
    driver. chauffeur motorist
    rider. horseman horsem cyclist
    carter wagon waggon
    porter carrier
    guide. escort
    climber mountain alpinist
    diver. divers
    swimmer bather
    boxer. fighter
    wrestler grappler
    referee umpir official
    playwright dramatist author
    writer. author pen.
    novelist author writer storytell
    compos musician songwrit
    conductor baton maestro
    violinist fiddl
    pianist piano
    drummer drum
    dancer. ballerina
    choir. chorus singer
    architect builder designer
    builder mason craftsm contractor
    mason. stonemason stonecutt
    carpent joiner woodwork
    craftsm artisan
    smith. blacksmith
    potter. ceramic
    weaver. loom
    brewer. breweri brewhous
    wine. vintag
    drink. beverag brew. liquor
    spirit. liquor brandi
    water. spring.
    loaf loav bread
    pastri bun. cake. bake.
    soup. broth stew. dish. pottag
    stew. casserol dish. ragout
    sauc dressing gravy
    dish. recip meal. speciali plate
    recip dish. preparation
    dessert pudding sweet
    sweet. candi confection
    breakfast morning_meal
    lunch midday_meal
    dinner supper evening_meal banquet
    banquet feast dinner
    feast banquet festiv
    stove. hearth cooker fireplac
    pot. pan. kettle cauldron vessel
    pan. pot. saucepan
    knife. blade
    cup. mug. goblet beaker
    plate. dish.
    jar. pot. vessel
    jug. pitcher
    bowl. basin
    spoon ladle
    table. desk.
    chair. seat. stool
    bed. berth bunk cot.
    bedroom sleep room.
    hall. auditorium chamber room.
    auditorium hall. theatr
    cellar basement vault
    attic. loft. garret
    corridor passag hallway
    stair. stairs staircas step. steps
    stairway stair. stairs step. steps
    door. gate. entranc
    gate. entranc gateway portal
    entranc doorway way_in gate.
    exit. way_out
    window. pane
    roof. cover. covering thatch tile
    floor. ground. pavement
    ceiling vault
    pillar column support
    beam. timber girder
    arch. arches span. spans vault bay.
    dome. cupola
    chimney smokestack stack. flue
    fence. railing hedg
    court. courtyard yard. quadrangl
    well. spring.
    fountain spring. spout
    pond. pool. lake
    pool. pond. basin
    lake. loch. lough mere. waters
    reservoir lake. dam. storag
    dam. barrag weir. embank
    dyke. dike embank levee
    stream. brook creek. beck. rivul river
    creek. brook stream
    spring. sourc fount
    sourc headwat spring. origin head.
    mouth. estuari outflow outlet
    delta. estuari
    rapid. cascad
    ford. crossing
    crossing cross. bridg viaduct
    ferri boat. vessel crossing
    boat. vessel craft. barg
    barg boat. lighter
    canoe. kayak boat
    yacht sail boat
    wreck. hulk. remains ship. vessel
    cargo freight load. goods ship
    hold. hull
    hull. keel
    mast. spar.
    anchor moor
    pier. jetti quay wharf landing
    quay. wharf dock pier. waterfront
    beach. strand shore sand
    cliff. bluff precipic crag
    cape. headland promontori point.
    bay. gulf. cove. inlet
    strait channel sound. narrow
    island isle. islet
    peninsula headland
    reef. shoal
    valley vale. dale. glen.
    gorg canyon ravin
    plain. flat. steppe
    plateau tableland
    meadow pastur grassland field.
    pastur graz meadow
    field. meadow plot. land
    orchard fruit grove
    vineyard vine. grape
    grove. wood. thicket
    tree. trunk
    bush. shrub
    reserv sanctuari refug protect wetland park.
    marsh. fen. wetland bog.
    heath. moor. moorland
    cavern cave. grotto chamber
    rock. stone. boulder
    stone. rock. granit
    soil. earth. ground
    dune. sandhill
    peak. summit top.
    pass. saddl col.
    slope. hillsid flank
    track. trail path.
    trail. path. track
    path. trail track footpath
    lane. alley street
    highway motorway road.
    road. highway rout track
    rout way. cours path road line.
    line. rout railway track
    track. rail
    station. depot stop. terminus
    stop. station halt.
    platform track
    carriag coach wagon car.
    wagon cart. carriag
    locomot engin
    bicycl bike. cycl
    lorri truck
    bus. coach
    journey trip. voyag tour. ride travel
    voyag crossing sail trip. journey passag
    trip. excurs outing journey tour
    tour. round trip
    flight. airborn fli
    pilgrim wayfar
    walker hiker walk
    hike. walk trek
    camp. bivouac tent
    tent. canva camp
    hut. shack cabin shelter
    shelter refug hut.
    farm. farmstead ranch holding
    barn. shed. stabl
    stabl hors barn
    shed. hut. outbuild
    mill. grind grinder flour
    workshop studio shop
    studio workshop atelier
    factori plant. mill. works
    refineri plant
    furnac kiln. smelter
    quarri pit. mine
    pit. mine. shaft colli
    shaft. pit. mine. well
    ore. mineral
    brick. clay
    timber wood. lumber log.
    wood. timber plank
    plank. board. timber
    rope. cord. line. cabl
    cabl rope. wire
    chain. link
    nail. spike
    hammer mallet
    saw. blade
    tool. implement instrument
    instrument tool. devic
    wheel. disc
    gear. cog
    spring. coil
    tube. pipe
    pipe. tube. conduit
    valve. tap.
    pump. water
    boiler steam
    batteri cell. accumul
    bulb. lamp
    candl taper light
    torch. light flare
    beam. ray.
    lens. glass
    mirror glass
    telescop observatori instrument
    microscop lens
    camera photograph
    radio. wireless
    televis tv. screen
    telephon phone
    signal. sign. alarm
    alarm. bell. siren warn
    siren. alarm
    bell. ring chime
    watch. timepiec
    dawn. daybreak sunris first_light
    dusk. sunset nightfall
    noon. midday
    midnight twelve_at_night
    week. seven_days
    fortnight two_weeks
    autumn fall.
    year. twelvemonth
    era. age. epoch period
    gale. storm. tempest wind hurrican
    wind. breez gale
    hail. hailston
    snow. snowfal blizzard
    blizzard snowstorm snow
    avalanch snowslid slide
    landslid mudslid slide landslip
    frost. freez
    fog. mist.
    rain. shower downpour
    lightn thunderbolt bolt. struck_by
    thunder storm
    tide. sea.
    wave. breaker swell
    tsunami wave.
    erupt outbreak
    lava. magma
    ash. cinder
    smoke. fume
    dust. powder
    flame. blaze fire
    blaze. fire. flame
    ember. spark
    explos blast deton
    crash. collis accident wreck derail
    collis crash
    derail accid crash
    disast catastroph tragedi calam
    damag harm. loss destruct
    loss. damag
    wound. injuri
    pain. ache
    fever. temperatur
    virus. germ
    bacteria germ. microb
    vaccin jab. shot
    tablet pill. drug
    treatment therapi cure
    surgeri operat
    doctor. surgeon physician medic gp.
    ward. room
    bone. skeleton
    skin. hide.
    hair. fur.
    fur. coat. pelt
    tooth. teeth fang
    horn. antler
    tail. rear
    wing. feather
    feather plum
    beak. bill.
    egg. eggs clutch
    nest. burrow den.
    den. lair burrow
    burrow hole tunnel
    herd. flock drove
    flock. herd
    pack. group
    swarm. coloni
    animal beast creatur
    beast. animal
    bird. fowl
    insect bug.
    snake. serpent
    lizard reptil
    mous. mice rodent
    dog. hound
    hound. dog
    cat. feline
    mare. hors
    foal. colt
    calf. calv
    pig. hog. swine sow.
    goos geese
    duck. drake
    whale. cetacean
    seal. sea_lion
    flower bloom blossom
    seed. kernel grain
    root. tuber
    leaf. leav foliag
    bark. rind
    garden. gardens ground. terrac plot
    gardener grower
    lawn. grass turf
    park. green. grounds
    playground field
    pitch. field ground
    arena. stadium ring
    gym. sports_hall
    court. pitch
    goal. net.
    ball. sphere
    team. side. squad eleven
    squad. team
    leagu divis
    final. last_match decider
    race. contest event rally regatta
    regatta race
    marathon race run
    medal. award
    trophi cup. prize
    ring. circl
    card. cards
    chess. board
    toy. toys plaything
    doll. figur
    puppet marionett
    puzzl riddl
    song. hymn anthem
    hymn. song psalm
    anthem song
    concert perform show. recit gig.
    debut first
    opera. stage_work
    danc ball. ballet
    exhibit display show. showing
    collect holdings hoard assort
    treasur hoard
    hoard. treasur cache
    relic. remains
    ruin. ruins remains
    tomb. grave sepulchr mausoleum vault
    grave. tomb burial
    coffin casket
    crypt. vault
    obelisk needl column pillar monument
    memori monument plaqu
    plaqu tablet
    inscript letter text. words
    mural. wall-paint fresco paint
    fresco mural wall
    mosaic tessera
    portrait likeness pictur
    likeness portrait imag
    sketch draw
    draw. drawn sketch
    frame. border
    colour color. hue. shade
    shade. hue
    pattern design motif
    motif. pattern
    costum dress outfit garb
    cloak. mantl cape.
    glove. mitten
    trouser pant
    belt. sash
    ring. jewel
    necklac chain
    crown. tiara diadem
    yarn. thread wool
    lace. trim
    needl pin.
    rug. carpet
    carpet rug
    curtain drape
    blanket cover
    sheet. cloth
    paper. sheet
    note. memo jot
    diari journal logbook
    logbook log. diari
    letter. mail correspond
    mail. post.
    parcel packag
    telegram cabl wire
    newslett bulletin
    articl piec report
    report. account statement
    account report ledger
    ledger. book account record
    regist list. roll. record
    list. roll catalogu
    catalogu list
    archiv record
    record. archiv
    document paper. deed
    deed. document
    contract agreement deal.
    bargain deal
    promis vow pledg
    oath. vow
    will. testament
    legaci bequest inherit
    loan. credit
    mortgag loan
    fine. penalti
    fee. charg price
    price. cost charg
    rent. lease
    pension retir
    bonus. reward
    reward. prize
    profit gain earn
    loss. deficit
    budget money
    fund. money grant
    grant. fund subsidi
    subsidi grant
    cash. money
    money. cash fund sum
    bill. invoic
    invoic bill
    receipt slip
    purchas buy
    sale. sell
    market bazaar
    fair. market
    store. shop
    custom client shopper
    client customer
    supplier vendor provid
    vendor seller supplier
    buyer purchas
    auction sale
    stock. share
    owner. proprietor
    proprietor owner
    landlord owner innkeep
    tenant lodger rent
    host. innkeep
    innkeep landlord host publican hotelkeep
    inn. tavern pub. guesthous
    tavern inn. pub
    hostel lodg
    resort spa.
    spa. bath
    bath. bathhous
    office. bureau
    bureau offic
    agenc bureau office
    ministri depart
    council board. assembl
    board. council committe
    committe panel board
    panel. jury committe
    commiss committe panel inquir
    investig inquir probe
    probe. inquiri
    meet. session gather
    session meet. sitting
    confer congress summit convent
    elect poll ballot vote
    ballot. vote
    vote. ballot
    campaign drive
    candid nomine
    parti faction
    faction wing
    union. leagu guild
    guild. union
    strike. walkout stoppag
    walkout strike
    march. demonstr
    protest demonstr ralli
    petit appeal
    appeal plea
    law. act. statut rule
    rule. regul law
    regul rule
    ban. prohibit
    permit. licenc
    right. entitl
    duti task
    task. job. chore
    job. post. work occup trade
    post. job. posit
    occup job. trade profess calling
    trade. craft
    craft. trade
    skill. abil
    career work
    labour. work toil
    shift. stint
    holiday break
    break. paus rest
    school. classroom lesson
    class. lesson group
    classroom class
    lesson. class tuition
    teacher. master. mistress
    cours class
    colleg univers
    faculti depart
    campus grounds
    librari book
    librarian librari
    reader. public
    shelf. shelv
    chapter section part
    verse. stanza poem
    tale. stori
    fabl tale
    legend. stori
    stori tale account
    titl name
    name. titl
    nicknam byname
    word. term
    term. word
    languag speech
    speech. address
    address. speech
    dialect languag accent
    letter. charact
    alphabet script
    script. writ
    number. figur
    figur number
    sum. total amount
    total. sum
    amount sum. quantit
    half. halv
    part. piec share
    piec part
    share. part portion
    portion share
    size. extent
    extent size
    height. altitud elev
    depth. deep
    width. breadth
    length. long
    weight. mass heav
    mass. weight
    speed. veloc pace
    pace. speed
    distanc stretch
    edge. border rim
    rim. edge
    bottom foot. base
    base. foot bottom
    centr center middl heart core
    corner. angl
    side. flank
    front. facad
    facad front
    back. rear
    surfac top
    layer. coat stratum
    hole. opening
    opening hole
    gap. opening
    crack. fissur
    cause. reason
    reason. cause
    result outcom
    effect result
    goal. aim
    aim. goal purpos
    purpos aim
    scheme plan. project
    project scheme plan
    idea. thought
    belief faith
    faith. religion creed belief
    religion faith creed
    church. parish congreg
    parish church congreg
    servic mass. worship
    prayer. devot
    pilgrimag journey
    vow. oath
    angel. spirit
    devil. demon satan
    demon. devil
    paradis heaven
    sin. wrong
    peac treati truce
    truce armistic ceasefir peac
    war. conflict fight
    conflict war
    battl fight
    fight. battl
    siege. surround starv_out
    attack. raid
    raid. attack
    defenc defens
    fort. fortress
    garrison troop
    troop. soldier forc
    army. armi forc troop
    navi fleet
    fleet. navi ships
    squadron unit
    regiment unit
    battalion unit
    officer command
    general. command
    command. leader
    prison. captive
    captive prison
    hostag captive
    weapon. arm.
    spear. lance
    bow. archer
    arrow. bolt
    bullet. shot
    bomb. explos
    mine. explos
    helmet headgear
    armour armor
    shield. buckler
    uniform. dress
    medal. decor
    flag. colours
    comet. star celesti
    meteor shooting_star
    moon. lunar
    sun. solar
    eclips darken
    orbit. path
    space. orbit
    spaceship craft
    spacecraft probe craft
    astronaut cosmonaut
    astronom stargaz
    naturalist botanist biologist
    botanist plant
    geologist rock
    historian chronicl scholar
    chronicl annal histor
    philosoph thinker
    mathematician
    experi test. trial
    trial. test
    studi survey research
    survey. studi poll
    theori idea
    method. way. techniqu procedur
    techniqu method
    process procedur
    formula equat
    element substanc
    substanc material matter
    material substanc stuff
    liquid fluid
    fluid. liquid
    gas. vapour
    acid. sour
    crystal gem
    glass. pane
    oil. petroleum
    coal. fuel
    peat. turf
    gold. bullion
    silver. bullion
    tin. can.
    hors steed
    cow. cattl
    grain. cereal
    galleri museum
    beer. ale. brew.
"""
"""Beginnings of words by thing."""
