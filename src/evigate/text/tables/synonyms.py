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
    inhabit resid. resident popul. peopl. soul. citizen home_to had_their_home have_their_home
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
    """
"""Beginnings of words by thing."""
