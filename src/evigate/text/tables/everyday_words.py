"""Everyday words for one thing: "bike" and "bicycle", "stuck" and "blocked".

Written for this project. A line a thing or deed, in one language; a stem belongs to it
by its beginning, one with a full stop behind it as it is. Wider than the synonyms by
which documents are compared: these only count as known where an answer uses them.
"""

from __future__ import annotations

from typing import Final

EVERYDAY: Final = """
    bike bicycl cycl. cyclist cycling
    walk foot. pedestrian stroll
    car. driv automobil motor. vehicl
    freight shipping shipment transport deliver carriag haulag courier postag
    expensiv cost. costs costli dear. price. pricey
    cheap inexpensiv low-cost discount reduc
    bill. invoic cost. charg
    sum. amount total
    foresee foreseen forecast expect estimat predict plan. planned anticipat project
    miss. missed below fall_short
    button key. knob switch
    screen display monitor
    press hold. push tap. hit.
    refund reimburs repay money-back return give_back
    deposit down-payment prepay security
    fee. charg price cost. rate. tariff toll
    rubbish garbag trash wast litter refus bin.
    lift. elevat
    flat. apart condo
    rent. leas let. tenanc hire
    phone mobil cell. cellphon handset smartphon telephon
    laptop notebook comput
    fridg refriger
    toilet bathroom restroom lavatori wc.
    stuck jam. jammed block clog
    broken break broke defect faulti
    repair fix. mend servic
    begin start. commenc open.
    end. finish close conclud over.
    shut close
    leave depart exit go.
    arriv reach. come. get.
    buy. purchas acquir order
    sell. offer sold
    get. receiv obtain
    keep. retain stor
    throw dispos discard
    clean wash rins wipe
    cook. boil heat fri
    poison toxic harm
    bake oven roast
    replac swap chang exchang substitut instead
    allow permit let. may. can. accept welcom admit
    forbid forbidden ban. banned prohibit not-allow exclud
    need requir must necessari
    enough suffici adequ
    free. complimentari gratis nothing charg
    kid. kids child infant minor under-
    baby babi infant toddler
    adult grown-up
    senior elderli pension retire old.
    student pupil learner school
    guest visitor custom client patron
    staff employe worker personnel team. crew
    boss. manag chief head. superior
    colleagu cowork staff
    owner proprietor holder
    landlord owner lessor
    tenant renter lesse
    doctor physician gp.
    ill. sick unwel diseas
    pain. ache hurt sore
    headach head
    medicin tablet pill drug medic
    dose. dosag amount
    holiday vacat leav time-off
    day-off leave holiday
    wage salari pay. paid
    job. work. posit employ
    fire. dismiss laid sack
    hire recruit employ
    letter mail. post. registered
    email e-mail mail.
    send. post. submit mail.
    fill complet
    sign. signatur
    contract agreement
    cancel termin end. withdraw
    notic warn advanc
    beforehand advanc earlier prior before
    afterward after later
    daily day. every
    week. weekly seven
    month. monthly
    year. annual yearly
    night. overnight
    morn. am. forenoon
    evening night pm.
    noon. midday
    weekend saturday sunday
    weekday monday friday working
    summer june juli august
    winter decemb januari februari
    spring march april may.
    autumn fall. septemb octob novemb
    rain. rainy wet. weather
    snow. ice. winter
    hot. warm heat
    cold. cool chilli
    dry. arid
    wet. damp moist
    food. meal eat. dish
    drink. beverag
    breakfast morning
    lunch. midday
    dinner supper evening
    wine. alcohol
    restaur cafe canteen
    room. bedroom chamber
    bed. sleep
    house home. cottag
    garden. yard
    park. parking garag
    shop. store supermarket
    office desk. bureau
    front desk. reception
    counter desk. till
    entranc door gate. entri
    floor. storey level.
    stair step.
    top. upper roof
    bottom. lower ground
    middle. center centre
    near. close next
    far. distant away
    left. right
    big. larg huge
    small. littl tini
    tall. high
    short. brief
    long. length
    wide. width broad
    heavi weigh weight
    fast quick rapid speed
    slow. slowli
    often frequent regular
    rare seldom
    alway every
    half. fifti
    doubl twice two-fold
    third. three
    quarter. four
    most major
    few. littl
    more. addit extra further
    less. fewer reduc
    rise. rose grow grew increas climb up.
    fall. fell drop declin decreas down.
    lose. lost loss
    profit earn gain
    compani firm. busi corpor enterpris
    plant. factori site.
    move. shift transfer reloc
    build built construct erect
    complet finish
    destroy ruin demolish
    rebuild reconstruct restor
    studi research investig
    find. found. result discov
    show. indic reveal demonstr
    prove. proof caus
    link. associ connect correl relat
    caus due because reason
    risk. danger likeli probabl
    particip subject volunt people adult
    fund. financ pay. paid sponsor
    write. wrote author
    read. reader
    film. movie dvd. video
    song. music
    game. play.
    team. club
    match. game.
    win. won victori
    war. conflict
    king. ruler monarch
    daughter child girl
    son. child boy.
    wife husband spous
    mother father parent
    die. dead death
    born. birth
    name. call.
    mean. signifi stand
    happen occur
    help. assist support
    ask. request question
    answer respond repli
    tell. inform notifi report
    speak talk
    see. look view
    hear. listen
    use. employ util appli
    work. function oper run.
    turn-off switch-off shut-down off.
    turn-on switch-on on.
    charg power batteri
    plug. socket outlet
    cabl cord lead. wire
    light. lamp
    red. colour
    warranti guarante
    insur cover
    theft steal stolen
    polic author
    fine. penalti fee
    licenc permit
    passport id. identif
    ticket. pass. fare
    train. rail
    bus. coach
    plane. flight
    boat. ship. ferri
    island. isl
    beach. sea. shore
    hill. mountain
    wood. forest
    river. stream
    tree. plant.
    flower. bloom
    seed. sow
    grow. cultiv
    dog. pet. animal
    cat. pet. animal
    auto wagen fahrzeug pkw
    fahrrad rad. räder bike
    handy telefon smartphone mobil
    wohnung apartment
    lift. aufzug fahrstuhl
    müll abfall
    kosten preis gebühr entgelt zahl
    gratis kostenlos kostenfrei umsonst nichts frei. unentgeltlich
    erlaub dürf gestatt zuläss darf
    erforder nötig notwend muss müss
    kind. kinder tochter sohn minderjähr
    schüler studier student
    kund besuch gast gäst
    mitarbeit angestellt beschäftig
    chef. leit vorgesetzt
    arzt ärzt mediz
    krank erkrank
    urlaub ferien
    lohn gehalt
    kündig beend auflös
    schick send einreich
    anfang beginn start
    ende. endet schluss
    öffn geöffnet offen auf.
    geschloss zu. schließ
    vormittag morgen früh
    abend. nacht
    sauber reinig wasch spül
    spülmaschin geschirrspül
    back. bäck gebacken
    rühr verrühr misch
    haus gebäud
    keller untergeschoss
    oben dach obergeschoss
    erdgeschoss unten
    groß hoch
    voiture auto. véhicul
    vélo bicyclett
    télépho portabl mobil
    appart logement
    ascenseur lift.
    prix tarif coût coûte payer frais
    gratuit gratis rien offert
    cassé abîm endommag
    autoris permis permet accept
    interdit défend
    enfant mineur fils fille
    élève étudiant
    client visiteur hôte
    employé salarié personnel
    médecin docteur
    malad souffr
    vacance congé
    résili annul
    envoyer envoi adress
    courrier lettre
    commenc début ouvr
    fermé ferm
    nettoy lav
    coche carro auto vehículo
    bici bicicleta
    móvil teléfono celular
    piso apartamento
    ascensor elevador
    precio tarifa cuesta costo coste pago paga cuota
    gratis gratuit libre nada
    roto daña estrop averi
    permit pued autoriz acept
    prohib impid
    niño hijo hija menor
    alumno estudiant
    cliente visitant
    empleado trabaj
    médico doctor
    vacacion
    sueldo salario
    cancel anul baja
    enviar mandar
    empez comienz inici abr
    cerr cierr
    macchina auto. automobil
    bici biciclett
    cellulare telefon
    appartament
    prezzo tariffa costo paga
    gratis gratuit niente
    rotto guast danneg
    permess consent accett
    vietat proibit
    bambin figli minor
    studente alunn scolar
    client ospit visitat
    medico dottor
    vacanz ferie
    stipend salari
    disdir annull
    inviar spedir mandar
    aperto apr
    chius chiud
    carro automóvel veículo
    bicicleta bike
    celular telemóvel telefone
    preço tarifa custo paga
    grátis gratuit nada
    permit pode aceit
    proib não-permit
    verão junho julho agosto
    inverno dezembro janeiro fevereiro
    cão cachorro animal animais
    fiets. rijwiel
    auto. wagen
    telefoon mobiel gsm
    prijs kost tarief
    gratis kosteloos niets
    vooraf tevoren
    toegestaan mag mogen
    verbod
    samochód auto
    rower
    telefon komórk
    cena koszt opłat
    bezpłat darmow nic
    """
