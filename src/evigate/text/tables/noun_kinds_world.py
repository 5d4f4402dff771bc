"""Nouns of closed kinds that encyclopaedias and handbooks name: animals, metals, trades.

Written for evigate; joined to those of ``noun_kinds``. A line a meaning.
"""

# ruff: noqa: E501 -- what means the same stays together
from __future__ import annotations

from typing import Final

ASKING: Final[dict[str, str]] = {
    "animal": "animal animals bird birds fish mammal insect reptile amphibian rodent livestock pet prey predator shellfish crustacean poultry vogel oiseau pájaro ave uccello pássaro vogel ptak creature beast tier tiere animal animale dier zwierzę",
    "instrument": "instrument instruments instrumento strumento instrumentem",
    "disease": "disease illness sickness infection krankheit maladie enfermedad malattia doença ziekte choroba",
    "study": "subject discipline study studied studieren fach studienfach matière asignatura materia matéria vak przedmiot science field major",
    "faith": "religion faith belief glaube religión religione religião godsdienst religia",
    "substance": "gas element metal mineral substance chemical ore gaz métal metall elemento elemento metallo metaal pierwiastek compound fuel energy",
    "government": "government regime regierungsform staatsform gouvernement gobierno governo regering",
    "sport": "sport sports game sportart deporte esporte",
    "crop": "crop crops grain plant fruit vegetable tree spice herb cereal flower shrub nut berry getreide baum obst frucht gewürz céréale arbre fruit épice cultivo árbol fruta especia albero frutto spezia árvore especiaria boom kruid drzewo owoc przyprawa",
    "food": "food ingredient ingredients zutat ingrédient ingrediente ingrediënt składnik dish meat dessert meal gericht speise plat plato piatto prato gerecht danie",
    "drink": "drink beverage getränk boisson bebida bevanda drank napój",
    "trade": "profession occupation job career position post office rank role beruf profession métier profesión oficio professione mestiere profissão beroep zawód trade",
    "direction": "direction richtung dirección direzione direção richting kierunek",
    "organ": "organ organs organe órgano organo órgão orgaan",
    "weapon": "weapon weapons waffe arme arma wapen broń",
    "vehicle": "vehicle transport transportation fahrzeug véhicule vehículo veicolo veículo voertuig pojazd",
    "shape": "shape gestalt forme forma vorm kształt",
    "season": "season jahreszeit saison estación stagione estação seizoen pora",
    "nation": "nationality staatsangehörigkeit nationalität nationalité nacionalidad nazionalità nacionalidade nationaliteit narodowość",
    "goods": "export exports commodity product goods cargo freight ware wares merchandise ausfuhr exportación esportazione exportação resource",
    "room": "room raum zimmer pièce habitación stanza sala kamer pokój",
}
"""For each kind the words that ask for it."""

MEMBERS: Final[dict[str, str]] = {
    "animal": """
    lion lions löwe lion león leone leão leeuw lew
    tiger tigers tigre tijger
    wolf wolves loup lobo lupo wilk
    bear bears bär ours oso orso urso beer niedźwiedź
    fox foxes fuchs renard zorro volpe raposa vos lis
    dog dogs hund chien perro cane cão hond pies
    cat cats katze chat gato gatto kat kot
    horse horses pferd cheval caballo cavallo cavalo paard koń
    cow cows cattle kuh rind vache vaca mucca koe krowa
    ox oxen ochse bœuf buey bue
    bull bulls stier taureau toro touro
    sheep schaf mouton oveja pecora ovelha schaap owca
    goat goats ziege chèvre cabra capra geit koza
    pig pigs schwein cochon cerdo maiale porco varken świnia
    boar wildschwein sanglier jabalí cinghiale javali
    deer stag hirsch cerf ciervo cervo hert jeleń
    eagle eagles adler aigle águila aquila arend orzeł
    hawk hawks falke falcon falcons faucon halcón falco
    owl owls eule hibou búho gufo coruja uil sowa
    heron herons reiher héron garza airone garça reiger czapla
    stork storks storch cigogne cigüeña cicogna cegonha ooievaar bocian
    swan swans schwan cygne cisne cigno zwaan łabędź
    crow raven ravens rabe corbeau cuervo corvo raaf kruk
    dove pigeon taube paloma colomba pomba duif gołąb
    horsefly bee bees biene abeille abeja ape abelha bij pszczoła
    snake snakes serpent schlange serpiente serpente cobra slang wąż
    dragon dragons drache dragón drago dragão draak smok
    fish fische poisson pez pesce peixe vis ryba
    salmon lachs saumon salmón salmone salmão zalm łosoś
    trout forelle truite trucha trota truta forel pstrąg
    whale whales wal baleine ballena balena baleia walvis wieloryb
    dolphin dolphins delfin dauphin delfín delfino golfinho dolfijn
    elephant elephants elefant éléphant elefante olifant słoń
    camel camels kamel chameau camello cammello camelo kameel
    monkey ape affe singe mono scimmia macaco aap małpa
    lynx luchs lince
    beaver biber castor castoro bever bóbr
    otter otters fischotter loutre nutria lontra wydra
    hare hase lièvre liebre lepre lebre haas zając
    rabbit rabbits kaninchen lapin conejo coniglio coelho konijn królik
    rat rats ratte rata ratto szczur
    mouse mice maus souris ratón topo myszy
    turtle tortoise schildkröte tortue tortuga tartaruga schildpad żółw
    frog frogs frosch grenouille rana rã kikker żaba
    spider spiders spinne araignée araña ragno aranha spin pająk
    unicorn einhorn licorne
    """,
    "instrument": """
    violin violine geige violon violín violino viool skrzypce
    viola bratsche alto
    cello violoncello violoncelle violonchelo wiolonczela
    piano klavier pianoforte fortepian
    organ orgel orgue órgano organo órgão organy
    harpsichord cembalo clavecin clavicémbalo
    flute flöte flûte flauta flauto fluit flet
    oboe hautbois hobo obój
    clarinet klarinette clarinette clarinete clarinetto klarnet
    bassoon fagott basson fagot
    trumpet trompete trompette trompeta tromba trompet trąbka
    trombone posaune trombón puzon
    horn cor corno
    tuba
    saxophone saxophon saxofón sassofono saksofon
    guitar gitarre guitare guitarra chitarra gitaar gitara
    lute laute luth laúd liuto lutnia
    harp harfe harpe arpa harpa harp harfa
    drum drums trommel schlagzeug tambour batterie batería batteria bateria perkusja
    accordion akkordeon accordéon acordeón fisarmonica acordeão akordeon
    banjo
    mandolin mandoline mandolino
    """,
    "disease": """
    smallpox pocken variole viruela vaiolo varíola pokken ospa
    measles masern rougeole sarampión morbillo sarampo mazelen odra
    cholera choléra cólera colera
    plague pest peste pestilence dżuma
    typhus fleckfieber tifus
    typhoid typhoïde
    tuberculosis tuberkulose tuberculose tuberculosis tubercolosi consumption gruźlica
    malaria paludisme
    pneumonia lungenentzündung pneumonie neumonía polmonite
    influenza flu grippe gripe
    cancer krebs cáncer cancro câncer kanker rak
    leukaemia leukemia leukämie
    diphtheria diphtherie difteria
    dysentery ruhr dysenterie disentería
    scurvy skorbut scorbut
    leprosy lepra lèpre
    syphilis
    polio poliomyelitis
    diabetes
    stroke schlaganfall
    gout gicht goutte gota gotta
    epilepsy epilepsie epilepsia
    asthma asthme asma
    hepatitis
    anaemia anemia
    """,
    "study": """
    physics physik physique física fisica natuurkunde fizykę fizyka
    chemistry chemie chimie química chimica scheikunde chemię
    biology biologie biología biologia
    mathematics maths math mathematik mathématiques matemáticas matematica matemática wiskunde matematyka
    law jura rechtswissenschaft droit derecho giurisprudenza direito rechten prawo
    medicine medizin médecine medicina geneeskunde medycynę medycyna
    theology theologie théologie teología teologia
    philosophy philosophie filosofía filosofia filozofia filozofię
    history geschichte histoire historia storia história geschiedenis
    geography geographie géographie geografía geografia
    economics wirtschaft volkswirtschaft économie economía economia
    architecture architektur architecture arquitectura architettura arquitetura
    engineering ingenieurwesen ingénierie ingeniería ingegneria engenharia
    astronomy astronomie astronomía astronomia
    geology geologie géologie geología geologia
    botany botanik botanique botánica botanica
    zoology zoologie zoología
    psychology psychologie psicología psicologia
    sociology soziologie sociologie
    linguistics linguistik linguistique
    literature literatur littérature literatura letteratura
    music musik musique música musica muziek
    pharmacy pharmazie pharmacie farmacia
    art kunst
    dentistry zahnmedizin
    politics politik
    anthropology
    archaeology archäologie
    """,
    "faith": """
    buddhism buddhist buddhists buddhismus bouddhisme budismo buddismo
    islam muslim muslims islamic sunni shia
    hinduism hindu hindus hinduismus
    judaism jewish jews judentum
    christianity christian christians christentum
    catholicism catholic catholics katholisch
    protestantism protestant protestants evangelisch
    lutheranism lutheran lutherans
    calvinism calvinist calvinists
    orthodoxy orthodox
    anglican anglicanism
    taoism daoism taoist
    confucianism confucian
    shinto shintoism
    zoroastrianism zoroastrian
    sikhism sikh sikhs
    animism animist
    atheism atheist
    """,
    "substance": """
    oxygen sauerstoff oxygène oxígeno ossigeno oxigênio zuurstof tlen
    nitrogen stickstoff azote nitrógeno azoto nitrogênio stikstof azot
    hydrogen wasserstoff hydrogène hidrógeno idrogeno hidrogênio waterstof wodór
    helium hélium helio elio
    acetylene acetylen
    propane propan
    butane butan
    ethylene
    radon
    xenon
    krypton
    ozone ozon
    bronze
    brass
    granite
    marble
    argon
    neon
    methane methan méthane metano metan
    ammonia ammoniak ammoniac amoníaco ammoniaca
    chlorine chlor chlore cloro
    sulphur sulfur schwefel soufre azufre zolfo
    carbon kohlenstoff carbone carbono carbonio
    phosphorus phosphor phosphore
    iron eisen fer hierro ferro ijzer żelazo
    steel stahl acier acero acciaio
    copper kupfer cuivre cobre rame koper miedź
    gold or oro ouro goud złoto
    silver silber argent plata argento prata zilver srebro
    tin zinn étain estaño stagno
    lead blei plomb plomo piombo chumbo lood
    zinc zink
    nickel
    mercury quecksilber mercure
    platinum platin
    aluminium aluminum
    uranium uran
    lithium
    cobalt kobalt
    bauxite
    coal kohle steinkohle charbon carbón carbone carvão steenkool węgiel
    oil petroleum erdöl pétrole petróleo petrolio ropa
    peat torf tourbe
    salt salz sel sal sale zout sól
    diamonds diamond
    amber bernstein ambre
    ivory elfenbein
    timber wood holz bois madera legno madeira hout drewno
    wool wolle laine lana
    cotton baumwolle coton algodón cotone
    silk seide soie seda seta
    fur furs pelze
    tea tee thé té
    coffee kaffee café caffè
    cocoa kakao cacao
    sugar zucker sucre azúcar zucchero
    rubber kautschuk
    tobacco tabak tabac tabaco
    wine wein vin vino vinho
    wheat weizen blé trigo grano
    rice reis riz arroz riso
    wind windkraft
    solar
    nuclear
    hydroelectric hydropower
    """,
    "government": """
    monarchy monarchie monarquía monarchia kingdom
    republic republik république república repubblica
    democracy demokratie démocratie democracia
    dictatorship diktatur dictature
    oligarchy oligarchie
    theocracy
    aristocracy
    federation confederation
    empire
    communism communist
    anarchy
    tyranny
    """,
    "sport": """
    football soccer fußball fútbol calcio futebol voetbal
    rugby
    cricket
    tennis tenis
    golf
    hockey
    basketball basket baloncesto
    baseball
    volleyball
    handball
    boxing boxen boxe boxeo
    wrestling ringen lutte
    fencing fechten escrime esgrima
    rowing rudern aviron remo
    swimming schwimmen natation
    cycling radfahren cyclisme ciclismo
    skiing ski
    skating
    sailing segeln
    judo
    chess schach échecs
    badminton
    athletics
    gymnastics turnen
    archery
    polo
    """,
    "crop": """
    wheat weizen blé trigo grano tarwe pszenica
    barley gerste orge cebada orzo cevada gerst jęczmień
    rye roggen seigle centeno segale rogge żyto
    oats hafer avoine avena aveia haver
    maize corn mais maïs maíz milho kukurydza
    rice reis riz arroz riso rijst
    millet hirse
    sorghum
    potato potatoes kartoffel kartoffeln patatas patate batatas
    hops hopfen houblon lúpulo luppolo
    grapes trauben raisin uvas uva
    apple apples apfel äpfel pomme manzana mela maçã appel
    pear pears birne poire pera
    plum plums pflaume prune ciruela prugna
    cherry cherries kirsche cerise cereza ciliegia
    olive olives oliven aceituna
    orange oranges naranja arancia
    lemon lemons zitrone citron limón limone
    banana bananas
    fig figs feige figue higo fico
    dates
    beans bohnen haricots
    peas erbsen pois
    lentils linsen lentilles lentejas lenticchie
    cotton baumwolle coton
    flax flachs lin
    hemp hanf
    tobacco tabak tabac
    tea tee thé
    coffee kaffee café
    cocoa kakao
    sugarcane
    saffron safran azafrán zafferano açafrão saffraan szafran
    nutmeg muskat muskatnuss muscade nuez-moscada
    cumin kreuzkümmel comino cumino
    cinnamon zimt cannelle canela cannella kaneel cynamon
    ginger ingwer gingembre jengibre zenzero
    pepper pfeffer poivre pimienta pepe
    thyme thymian thym tomillo timo
    rosemary rosmarin romarin romero rosmarino
    basil basilikum basilic albahaca basilico
    mint minze menthe menta
    oak eiche chêne roble quercia carvalho eik dąb
    beech buche hêtre haya faggio beuk buk
    birch birke bouleau abedul betulla berk brzoza
    lime linden linde tilleul tilo tiglio lipa
    pine kiefer pin pino den sosna
    fir spruce tanne fichte sapin abeto abete
    cedar zeder cèdre cedro
    maple ahorn érable arce acero esdoorn klon
    ash esche frêne fresno frassino
    elm ulme orme olmo
    willow weide saule sauce salice wilg wierzba
    chestnut kastanie châtaignier castaño castagno
    walnut walnuss noyer nogal noce
    palm palme
    """,
    "food": """
    fish fisch poisson pescado pesce peixe vis
    beef rind rindfleisch bœuf ternera manzo
    pork schwein schweinefleisch porc cerdo maiale
    lamb lamm agneau cordero agnello
    mutton
    chicken huhn hähnchen poulet pollo frango kip
    duck ente canard pato anatra
    goose gans oie ganso oca
    cheese käse fromage queso formaggio
    bread brot pain pan pane
    rice reis riz arroz riso
    potatoes kartoffeln
    soup suppe soupe sopa zuppa
    cake kuchen gâteau
    lentils linsen
    """,
    "drink": """
    water wasser eau agua acqua
    milk milch lait leche latte
    beer bier bière cerveza birra
    wine wein vin vino
    tea tee thé
    coffee kaffee café
    cider
    rum
    whisky whiskey
    juice saft jus zumo succo
    """,
    "trade": """
    lawyer attorney solicitor barrister anwalt rechtsanwalt avocat abogado avvocato advogado
    doctor physician arzt ärztin médecin médico medico
    surgeon
    nurse krankenschwester infirmière enfermera infermiera
    teacher schoolmaster schoolteacher lehrer lehrerin enseignant maestro insegnante professor
    engineer ingenieur ingénieur ingeniero ingegnere
    architect architekt architecte arquitecto architetto
    farmer bauer landwirt agriculteur agricultor contadino
    fisherman fischer
    miner bergmann
    carpenter tischler zimmermann charpentier carpintero falegname joiner
    blacksmith smith schmied forgeron herrero fabbro
    baker bäcker boulanger panadero fornaio
    butcher metzger boucher carnicero macellaio
    tailor schneider tailleur sastre sarto
    shoemaker cobbler schuster
    weaver weber tisserand
    merchant trader kaufmann marchand comerciante mercante
    banker bankier banquier
    clerk
    priest pfarrer prêtre sacerdote
    soldier soldat soldado soldato
    sailor seemann
    painter maler peintre pintor pittore
    sculptor bildhauer sculpteur
    musician musiker
    writer novelist schriftsteller écrivain escritor scrittore
    poet dichter
    journalist reporter
    actor actress schauspieler
    chemist chemiker apothecary pharmacist apotheker
    physicist
    watchmaker clockmaker uhrmacher
    printer drucker
    goldsmith goldschmied jeweller
    bookseller
    gardener gärtner
    treasurer schatzmeister trésorier tesorero tesoriere
    engraver graveur
    secretary sekretär sekretärin secrétaire secretario segretario
    director direktor
    governor gouverneur gobernador
    mayor bürgermeister maire alcalde sindaco
    judge richter juge juez giudice
    minister
    ambassador botschafter
    captain kapitän capitaine capitán capitano
    admiral
    general
    colonel
    bishop bischof évêque obispo vescovo
    abbot abt
    librarian bibliothekar
    organist
    conductor dirigent
    accountant buchhalter
    chairman
    president
    curator kurator
    astronomer astronom
    botanist botaniker
    economist
    philosopher
    historian
    cook chef koch
    pilot
    policeman
    butler
    servant
    tutor
    chaplain
    headmaster
    sheriff
    """,
    "direction": """
    north northern norden nördlich nord norte północ
    south southern süden südlich sud sur sul południe
    east eastern osten östlich est este leste wschód
    west western westen westlich ouest oeste ovest zachód
    northeast nordosten
    northwest nordwesten
    southeast südosten
    southwest südwesten
    """,
    "organ": """
    heart herz cœur corazón cuore hart serce
    liver leber foie hígado fegato lever wątroba
    kidney kidneys niere rein riñón rene nier nerka
    lung lungs lunge poumon pulmón polmone long płuco
    brain gehirn cerveau cerebro cervello
    stomach magen estomac estómago stomaco
    spleen milz rate
    pancreas
    skin haut peau piel pelle
    bladder blase vessie
    """,
    "weapon": """
    sword schwert épée espada spada
    spear lance speer
    bow bogen arc arco
    crossbow armbrust
    musket muskete
    rifle gewehr fusil
    pistol
    axe axt hache
    dagger dolch
    cannon kanone
    club
    sling
    """,
    "vehicle": """
    train zug tren treno comboio trein pociąg
    bus autobus autobús autocarro
    tram straßenbahn tranvía
    car auto voiture coche macchina carro
    bicycle bike fahrrad vélo bicicleta fiets rower
    ship boat schiff boot bateau barco nave
    ferry fähre
    plane aeroplane airplane flugzeug avion avión aereo avião
    helicopter hubschrauber
    horse
    carriage coach kutsche
    truck lorry lastwagen
    sledge sleigh
    """,
    "shape": """
    square quadratisch carré cuadrado quadrato
    round circular circle rund kreis rond circolare
    oval elliptical
    rectangular rectangle rechteckig
    triangular triangle dreieckig
    hexagonal hexagon sechseckig
    octagonal octagon achteckig
    star-shaped star
    pentagonal pentagon
    cylindrical cylinder
    spherical sphere
    """,
    "season": """
    spring frühling frühjahr printemps primavera lente wiosna
    summer sommer été verano estate verão zomer lato
    autumn fall herbst automne otoño autunno outono herfst jesień
    winter hiver invierno inverno zima
    """,
    "room": """
    kitchen küche cuisine cocina cucina cozinha keuken kuchnia
    bathroom badezimmer bad
    cellar basement keller cave sótano cantina
    attic loft dachboden grenier
    hall
    library bibliothek
    garage
    garden garten jardin jardín giardino
    """,
}
"""For each kind its members, one a line in several languages."""

MEMBERS["goods"] = "\n".join(MEMBERS[kind] for kind in ("substance", "crop", "food"))
MEMBERS["food"] += MEMBERS["crop"]
MEMBERS["nation"] = """
    american americans
    british english briton
    french
    german
    italian
    spanish spaniard
    portuguese
    dutch
    belgian
    swiss
    austrian
    danish dane
    swedish swede
    norwegian
    finnish finn
    icelandic
    polish pole
    russian
    ukrainian
    czech
    slovak
    hungarian
    romanian
    bulgarian
    greek
    turkish turk
    serbian
    croatian
    irish
    scottish scot
    welsh
    canadian
    mexican
    brazilian
    argentine argentinian
    chilean
    peruvian
    colombian
    cuban
    chinese
    japanese
    korean
    indian
    pakistani
    iranian persian
    iraqi
    israeli
    egyptian
    moroccan
    nigerian
    kenyan
    ethiopian
    australian
    vietnamese
    thai
    indonesian
    filipino
"""
