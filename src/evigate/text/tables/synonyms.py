"""Nouns that name one thing: "ramparts" and "walls", "tongues" and "languages".

Written for this project. A line a thing; a stem belongs to it by its beginning, one with
a full stop behind it as it is. ``_`` joins the words of a phrase, which is looked up in
the text of a sentence. Only words that may stand for each other: no church is a chapel.
"""

# ruff: noqa: E501 -- a thing stays together
from __future__ import annotations

from typing import Final

SYNONYMS: Final = """
    wall. rampart fortif battlement
    forest woodland wood. woods. wooded jungl rainforest
    archipelago group. chain. islet
    archipelago island
    throne crown. kingship
    king. monarch sovereign ruler
    fire. flame. blaze inferno conflagr
    flood deluge inundat
    earthquak quake tremor
    accident incident mishap
    unfall vorfall zwischenfall
    accidente incidente percance
    storm. tempest hurrican
    river. stream. waters.
    town. township municip
    village hamlet
    mountain mount. peak. summit massif
    ocean sea.
    coast. shore. seashor coastlin seaboard
    student pupil undergradu learner young_people young_men young_women scholar enrol
    school. academi colleg
    teacher schoolteach schoolmast schoolmistress instructor tutor
    castl fortress stronghold citadel
    sieg besieg beleagu lay_before camped_before blockad
    war. hostil
    battl engag clash combat
    soldier troop men. warrior fighter armi
    ship. vessel steamer boat. steamship
    train. railway rail. railroad locomot
    tram. tramway streetcar
    street. road. avenu
    car. automobil motorcar vehicl
    plane. airplan aircraft aeroplan airlin
    book. volum
    newspap gazett daily. paper.
    magazin periodical journal.
    film. movi pictur screen
    play. drama stage_work
    song. tune. melodi ballad
    poem. vers. poetri ode.
    paint canva pictur
    statu sculptur monument effigi
    sculptor carver
    compani firm. corpor manufactur enterpris
    club team.
    prize. award. honour honor
    languag tongu. idiom
    inhabit resid. resident popul. person census peopl. soul. citizen home_to had_their_home have_their_home
    percentag percent. per_cent share. proport
    countri nation. state. land.
    harbour harbor port. docks.
    theatr theater playhous
    hospit clinic infirmari
    buil edific structur. hous.
    tower spire. mast. steepl
    diseas ill. illness epidem plagu sick. malady infect
    doctor physician medic.
    treati agreement pact. accord
    parliament assembl legislatur
    mayor burgomast
    worker employe staff. workforc labour
    wife spous consort
    husband spous consort
    child children offspr
    match. game. fixtur
    visitor guest tourist
    passeng travel travell
    floor. storey storeys stori. level.
    notion idea. concept theori
    hypothesi theori conjectur
    crater pit.
    headquart head_offic offic. base. seat.
    observatori telescop stargaz
    salari wage. pay. earn
    tourna championship cup. competit contest
    flag. banner ensign
    emblem symbol badg
    arm. shield. crest.
    revenu turnov incom takings sales.
    debt. owe. owed
    budget fund
    donat gift. bequest
    dictionari lexicon
    manuscript codex parchment
    letter. missiv epistl
    prison jail. gaol.
    cemeteri graveyard churchyard
    garden park.
    crop harvest
    livestock cattl herd.
    canal waterway
    lock. sluic
    bridg viaduct span.
    tunnel tube.
    mine. pit. collieri shaft
    factori works.
    warehous depot
    shop. store. outlet
    restaur eateri inn.
    lawyer attorney barrist solicitor
    priest clergyman vicar pastor
    monk. friar
    monasteri abbey
    poet. bard.
    engin technician
    scientist research scholar
    chief. leader head.
    ancestor forebear forefath
    successor heir
    rival oppon competitor
    ally. alli
    enemi foe.
    revolt rebellion uprising insurrect rise_against mutini
    coup. putsch
    independ sovereignti freedom
    slaveri slave. bondag
    tax. levi duti
    festiv feast
    anniversari jubile
    ceremoni celebr handed
    funer burial
    nicknam epithet sobriquet
    audienc crowd spectat listen
    concert recit
    album record. disc.
    symphoni score.
    instal install
    licenc permit
    satellit probe spacecraft
    rocket missil
    rainfal precipit rain.
    temperatur heat. degre
    drought lack_of_rain
    climat weather
    first. earliest for_the_first_time before_any_other before_any initi maiden
    last. latest final
    work. construct digging spade
    ticket fare. trip. admiss
    charact hero heroin protagonist figur
    expedit explor parti. voyag journey
    ingredi made_from chiefli compon
    novel stori book.
    hotel inn. guesthous
    hill. hillock rise.
    waterfal cascad falls.
    glacier ice.
    desert. sand. sands
    swamp marsh bog. wetland
    volcano crater
    border frontier boundari
    suburb outskirt district
    squar plaza market_place
    palac resid
    cottag cabin hut.
    mansion manor villa
    bell. chime
    organ. pipes
    sword blade
    gun. rifl cannon
    uniform tunic
    dress gown robe.
    jewel gem. gemston
    coin. currenc
    cloth. fabric textil
    basket hamper
    barrel cask
    bottl flask
    medicin drug. remedi
    surgeon oper
    patient. sick.
    nurs care.
    victim casualt dead.
    crime offenc offens
    thief robber burglar
    murder killer assassin
    judg. court
    trial. court. tribun
    sentenc penalti punish
    debt. loan
    merchant trader dealer
    farmer peasant grower
    sailor seaman seamen crew
    pilot. airman flyer flier
    explor travel voyag
    painter artist
    actor actress performer player
    singer vocalist sopran tenor
    musician player
    band. group.
    orchestra philharmon
    director filmmak
    footbal soccer
    goalkeep keeper
    coach. manag trainer
    champion winner titlehold
    runner athlet
    racer race. racing
    spectat crowd
    stadium arena ground.
    mountain_range range.
    steamboat steamer
    lighthous light. beacon
    keeper guard. warden
    refuge exile. displac
    chariti foundat
    emperor imperi
    princess heiress
    noblemen nobl aristocrat
    slave. bondsm
    peasant serf
    tribe clan.
    custom tradit
    legend myth. tale.
    ghost spirit spectr
    prophet seer
    god. deiti
    priest cleric
    bishop prelat
    pope. pontiff
    saint holy.
    altar shrine
    sermon preach
    bibl scriptur
    photograph pictur. snapshot
    map. chart.
    globe. world
    clock timepiec
    engin motor.
    machin devic apparatus
    invent devic
    lamp lantern light.
    fuel petrol diesel gas. gasolin
    electr power. current
    satellit moon.
    star. sun.
    planet world
    scientist research physicist chemist
    professor lectur teacher
    lectur talk. class.
    subject lectur field. disciplin
    degree. diploma
    exam test.
    holiday vacat
    meal. dish. food
    bread loaf
    meat flesh
    fruit. berri
    missionari preacher
    waterfal cataract
    wage. salari pay.
    duchi princip
    admiss entranc entri
    shop. boutiqu
    stamp. postag
    beginning start. onset
    centuri hundred_years
    decad ten_years
    parent father mother
    grandson grandchild
    orphan foundl
    brother sibl
    headmast principal rector
    wizard magician sorcer
    witch sorceress
    hero. champion
    traitor turncoat
    pirat buccan corsair
    hunter huntsman
    fisherman angler
    shepherd herdsman
    miller grinder
    tailor dressmak
    shoemak cobbler
    barber hairdress
    cook. chef
    waiter server
    servant maid footman
    nobleman lord. aristocrat
    knight cavali
    voter elector
    deleg envoy repres
    ambassador envoy diplomat
    spokesman spokeswoman
    journalist report correspond
    editor chief_of_the_paper
    copi exemplar
    page. leaf
    volum tome
    """
"""Beginnings of words by thing."""
