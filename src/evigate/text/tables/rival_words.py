"""Words of one kind that exclude each other, in nine languages.

Written for evigate. Kinds are divided by ";", their members by "|"; words that say the
same of a kind are one member. An answer that names another member than the place it
draws on has exchanged it: "the girl" for "the boy", "copper" for "zinc".
"""

from __future__ import annotations

from typing import Final

RIVAL_WORDS: Final[dict[str, str]] = {
    "de": """
    junge jungen | mädchen; mann männer | frau frauen; vater väter | mutter mütter;
    sohn söhne | tochter töchter; bruder brüder | schwester schwestern; onkel | tante
    tanten; kind kinder kindern | erwachsene erwachsenen | jugendliche jugendlichen |
    senioren rentner; arzt ärzte ärztin | krankenschwester pfleger | patient patienten
    | apotheker | zahnarzt; lehrer lehrerin | schüler schülerin | student studenten
    studierende | professor professoren; anwalt anwälte | richter richterin |
    staatsanwalt; arbeitgeber | arbeitnehmer angestellte | praktikant praktikanten;
    käufer | verkäufer | mieter | vermieter; kunde kunden | lieferant lieferanten;
    pilot piloten | fahrer | kapitän | passagier passagiere; polizei polizist
    polizisten | feuerwehr feuerwehrleute | armee soldaten; auto autos pkw | lkw
    lastwagen | bus busse | zug züge | flugzeug flugzeuge | schiff schiffe boot |
    fahrrad fahrräder | motorrad motorräder | straßenbahn | fähre; flughafen | bahnhof
    | hafen; handy smartphone telefon | laptop | tablet | fernseher | kamera |
    drucker; hardware | software; buch bücher | film filme | lied lieder | zeitschrift
    | zeitung | podcast; gitarre | klavier | geige | trompete | schlagzeug; fußball |
    basketball | tennis | handball | golf | schwimmen; gold | silber | bronze | kupfer
    | eisen | stahl | aluminium | zink; holz | metall | kunststoff plastik | glas |
    stein | beton | leder | papier | gummi; baumwolle | wolle | seide | leinen; kohle
    | öl erdöl | gas erdgas | sonne solar | wind | kernkraft; benzin | diesel | strom;
    rot rote roten roter | blau blaue blauen blauer | grün grüne grünen grüner | gelb
    gelbe gelben gelber | schwarz schwarze schwarzen schwarzer | weiß weiße weißen
    weißer | grau graue grauen | braun braune braunen; elektrisch elektrische |
    mechanisch mechanische | hydraulisch hydraulische | chemisch chemische; auge augen
    | ohr ohren | nase | mund; hand hände | fuß füße | arm arme | bein beine | knie |
    schulter | rücken; herz | lunge | leber | niere nieren | gehirn | magen; virus
    viren | bakterien bakterium | pilz pilze; hund hunde | katze katzen | pferd pferde
    | kuh kühe | schwein schweine | schaf schafe | huhn hühner | vogel vögel | fisch
    fische; apfel äpfel | birne birnen | kirsche kirschen | banane bananen | traube
    trauben | erdbeere erdbeeren; kartoffel kartoffeln | tomate tomaten | karotte
    karotten möhren | zwiebel zwiebeln; weizen | reis | mais | gerste | hafer |
    roggen; brot | kuchen | pizza | suppe | salat | nudeln; kaffee | tee | milch |
    saft | bier | wein | wasser; frühstück | mittagessen | abendessen; frühling
    frühjahr | sommer | herbst | winter; norden nördlich | süden südlich | osten
    östlich | westen westlich; täglich tägliche | wöchentlich wöchentliche | monatlich
    monatliche | vierteljährlich | jährlich jährliche; stadt städte | dorf dörfer |
    land länder; insel inseln | berg berge | see | fluss | wald wälder | wüste; haus
    häuser | wohnung wohnungen | hotel | büro büros | schule schulen | krankenhaus |
    kirche | museum | bibliothek | geschäft laden | fabrik; küche | bad badezimmer |
    schlafzimmer | garage | keller | garten | balkon; umsatz | gewinn | verlust
    verluste | kosten | schulden | steuer steuern; einfuhr import importe | ausfuhr
    export exporte; erdbeben | überschwemmung hochwasser | sturm | dürre | waldbrand;
    regen | schnee | nebel; mord | diebstahl | raub | betrug | brandstiftung
    """,
    "fr": """
    garçon garçons | fille filles; homme hommes | femme femmes; père | mère; fils |
    fille filles; frère frères | sœur sœurs; enfant enfants | adulte adultes |
    adolescent adolescents | retraité retraités; médecin médecins | infirmière
    infirmier infirmiers | patient patients | pharmacien | dentiste; professeur
    professeurs enseignant enseignants | élève élèves | étudiant étudiants; avocat
    avocats | juge juges | procureur; employeur employeurs | employé employés salarié
    salariés | stagiaire stagiaires; acheteur acheteurs | vendeur vendeurs | locataire
    locataires | propriétaire propriétaires; client clients | fournisseur
    fournisseurs; pilote pilotes | conducteur conducteurs | capitaine | passager
    passagers; police policier policiers | pompier pompiers | soldat soldats armée;
    voiture voitures | camion camions | bus autobus | train trains | avion avions |
    bateau bateaux navire | vélo vélos | moto motos | tramway | ferry; aéroport | gare
    | port; téléphone téléphones smartphone | ordinateur ordinateurs portable |
    tablette tablettes | télévision téléviseur | imprimante | caméra; matériel |
    logiciel logiciels; livre livres | film films | chanson chansons | magazine |
    journal journaux | podcast; guitare | piano | violon | trompette | batterie;
    football | basket | tennis | rugby | golf | natation; or | argent | bronze |
    cuivre | fer | acier | aluminium | zinc; bois | métal | plastique | verre | pierre
    | béton | cuir | papier | caoutchouc; coton | laine | soie | lin; charbon |
    pétrole | gaz | solaire | éolien éolienne | nucléaire; essence | diesel |
    électrique; rouge rouges | bleu bleue bleus | vert verte verts | jaune jaunes |
    noir noire noirs | blanc blanche blancs | gris grise | marron; œil yeux | oreille
    oreilles | nez | bouche; main mains | pied pieds | bras | jambe jambes | genou |
    épaule | dos; cœur | poumon poumons | foie | rein reins | cerveau | estomac; virus
    | bactérie bactéries | champignon champignons; chien chiens | chat chats | cheval
    chevaux | vache vaches | cochon porc | mouton moutons | poulet poule poules |
    oiseau oiseaux | poisson poissons; pomme pommes | poire poires | cerise cerises |
    banane bananes | raisin raisins | fraise fraises; tomate tomates | carotte
    carottes | oignon oignons | haricot haricots; blé | riz | maïs | orge | avoine;
    pain | gâteau gâteaux | pizza | soupe | salade; café | thé | lait | jus | bière |
    vin; déjeuner | dîner; printemps | été | automne | hiver; nord | sud | est |
    ouest; quotidien quotidienne | hebdomadaire | mensuel mensuelle | trimestriel
    trimestrielle | annuel annuelle; ville villes | village villages | pays; île îles
    | montagne montagnes | lac lacs | rivière rivières | forêt forêts | désert; maison
    maisons | appartement appartements | hôtel | bureau bureaux | école écoles |
    hôpital | église | musée | bibliothèque | magasin magasins | usine usines; cuisine
    | salle | chambre | garage | jardin | balcon | cave; revenu revenus | bénéfice
    bénéfices | perte pertes | coût coûts | dette dettes | impôt impôts; importation
    importations | exportation exportations; séisme tremblement | inondation
    inondations | tempête | sécheresse | incendie incendies; pluie | neige |
    brouillard; meurtre | vol | fraude
    """,
    "es": """
    niño niños chico chicos | niña niñas chica chicas; hombre hombres | mujer mujeres;
    padre | madre; hijo hijos | hija hijas; hermano hermanos | hermana hermanas;
    adulto adultos | adolescente adolescentes | jubilado jubilados; médico médicos
    doctor | enfermera enfermero enfermeros | paciente pacientes | farmacéutico |
    dentista; profesor profesores maestro | alumno alumnos estudiante estudiantes;
    abogado abogados | juez jueces | fiscal; empleador empleadores | empleado
    empleados trabajador trabajadores | becario becarios; cliente clientes | proveedor
    proveedores; piloto pilotos | conductor conductores | capitán | pasajero
    pasajeros; policía policías | bombero bomberos | soldado soldados ejército; coche
    coches carro | camión camiones | autobús autobuses | tren trenes | avión aviones |
    barco barcos | bicicleta bicicletas | moto motocicleta | tranvía | ferry;
    aeropuerto | estación | puerto; teléfono teléfonos móvil | portátil ordenador
    computadora | tableta tabletas | televisor televisión | impresora | cámara; libro
    libros | película películas | canción canciones | revista | periódico periódicos |
    podcast; guitarra | piano | violín | trompeta | batería; fútbol | baloncesto |
    tenis | rugby | golf | natación; oro | plata | bronce | cobre | hierro | acero |
    aluminio | zinc; madera | metal | plástico | vidrio | piedra | hormigón | cuero |
    papel | goma; algodón | lana | seda | lino; carbón | petróleo | gas | solar |
    eólica | nuclear; gasolina | diésel | eléctrico eléctrica; rojo roja rojos | azul
    azules | verde verdes | amarillo amarilla | negro negra negros | blanco blanca
    blancos | gris grises | marrón; ojo ojos | oído oreja orejas | nariz | boca; mano
    manos | pie pies | brazo brazos | pierna piernas | rodilla | hombro | espalda;
    corazón | pulmón pulmones | hígado | riñón riñones | cerebro | estómago; virus |
    bacteria bacterias | hongo hongos; perro perros | gato gatos | caballo caballos |
    vaca vacas | cerdo cerdos | oveja ovejas | pollo gallina gallinas | pájaro pájaros
    | pez peces pescado; manzana manzanas | pera peras | cereza cerezas | plátano
    plátanos | uva uvas | fresa fresas; tomate tomates | zanahoria zanahorias |
    cebolla cebollas | patata patatas; trigo | arroz | maíz | cebada | avena; pan |
    pastel tarta | pizza | sopa | ensalada; café | té | leche | zumo jugo | cerveza |
    vino | agua; desayuno | almuerzo comida | cena; primavera | verano | otoño |
    invierno; norte | sur | este | oeste; diario diaria | semanal | mensual |
    trimestral | anual; ciudad ciudades | pueblo pueblos aldea | país países; isla
    islas | montaña montañas | lago lagos | río ríos | bosque bosques | desierto; casa
    casas | piso apartamento apartamentos | hotel | oficina oficinas | escuela
    escuelas colegio | hospital | iglesia | museo | biblioteca | tienda tiendas |
    fábrica; cocina | baño | dormitorio | garaje | jardín | balcón | sótano; ingresos
    | beneficio beneficios | pérdida pérdidas | coste costes costos | deuda deudas |
    impuesto impuestos; importación importaciones | exportación exportaciones;
    terremoto | inundación inundaciones | tormenta | sequía | incendio incendios;
    lluvia | nieve | niebla; asesinato | robo | fraude
    """,
    "it": """
    ragazzo ragazzi | ragazza ragazze; uomo uomini | donna donne; padre | madre;
    figlio figli | figlia figlie; fratello fratelli | sorella sorelle; bambino bambini
    | adulto adulti | adolescente adolescenti | pensionato pensionati; medico medici |
    infermiere infermiera infermieri | paziente pazienti | farmacista | dentista;
    insegnante insegnanti professore professori | studente studenti alunno alunni;
    avvocato avvocati | giudice giudici; acquirente acquirenti | venditore venditori |
    inquilino inquilini; cliente clienti | fornitore fornitori; pilota piloti |
    autista autisti | capitano | passeggero passeggeri; polizia poliziotti | pompiere
    pompieri | soldato soldati esercito; auto macchina automobile | camion | autobus |
    treno treni | aereo aerei | nave barca | bicicletta biciclette | moto | tram |
    traghetto; aeroporto | stazione | porto; telefono smartphone | computer portatile
    | tablet | televisore televisione | stampante; libro libri | film | canzone
    canzoni | rivista | giornale giornali; calcio | pallacanestro | tennis | rugby |
    nuoto; oro | argento | bronzo | rame | ferro | acciaio | alluminio | zinco; legno
    | metallo | plastica | vetro | pietra | cemento | pelle | carta | gomma; cotone |
    lana | seta | lino; carbone | petrolio | gas | solare | eolica | nucleare; benzina
    | diesel | elettrico elettrica; rosso rossa rossi | blu | verde verdi | giallo
    gialla | nero nera neri | bianco bianca bianchi | grigio grigia | marrone; occhio
    occhi | orecchio orecchie | naso | bocca; mano mani | piede piedi | braccio |
    gamba gambe | ginocchio | spalla | schiena; cuore | polmone polmoni | fegato |
    rene reni | cervello | stomaco; cane cani | gatto gatti | cavallo cavalli | mucca
    mucche | maiale maiali | pecora pecore | pollo polli | uccello uccelli | pesce
    pesci; mela mele | pera pere | ciliegia ciliegie | banana banane | uva | fragola
    fragole; grano | riso | mais | orzo | avena; pane | torta | pizza | zuppa |
    insalata; caffè | tè | latte | succo | birra | vino | acqua; colazione | pranzo |
    cena; primavera | estate | autunno | inverno; nord | sud | est | ovest;
    giornaliero quotidiano | settimanale | mensile | trimestrale | annuale; città |
    villaggio paese; isola isole | montagna montagne | lago laghi | fiume fiumi |
    foresta bosco | deserto; casa case | appartamento appartamenti | albergo hotel |
    ufficio uffici | scuola scuole | ospedale | chiesa | museo | biblioteca | negozio
    negozi | fabbrica; cucina | bagno | camera | garage | giardino | balcone |
    cantina; ricavi | utile utili profitto | perdita perdite | costo costi | debito
    debiti | imposta imposte; importazione importazioni | esportazione esportazioni;
    terremoto | alluvione alluvioni | tempesta | siccità | incendio incendi
    """,
    "pt": """
    menino meninos rapaz | menina meninas rapariga; homem homens | mulher mulheres;
    pai | mãe; filho filhos | filha filhas; irmão irmãos | irmã irmãs; criança
    crianças | adulto adultos | adolescente adolescentes | aposentado reformado;
    médico médicos | enfermeira enfermeiro enfermeiros | paciente pacientes |
    farmacêutico | dentista; professor professores | aluno alunos estudante
    estudantes; advogado advogados | juiz juízes; cliente clientes | fornecedor
    fornecedores; piloto pilotos | motorista condutor | capitão | passageiro
    passageiros; polícia policiais | bombeiro bombeiros | soldado soldados exército;
    carro carros | caminhão camião | ônibus autocarro | trem comboio | avião aviões |
    barco navio | bicicleta bicicletas | moto | bonde elétrico | balsa; aeroporto |
    estação | porto; telefone celular telemóvel | computador portátil | televisão
    televisor | impressora; livro livros | filme filmes | canção música | revista |
    jornal jornais; futebol | basquete basquetebol | tênis ténis | natação; ouro |
    prata | bronze | cobre | ferro | aço | alumínio | zinco; madeira | metal |
    plástico | vidro | pedra | concreto betão | couro | papel | borracha; algodão | lã
    | seda | linho; carvão | petróleo | gás | solar | eólica | nuclear; vermelho
    vermelha | azul azuis | verde verdes | amarelo amarela | preto preta | branco
    branca | cinza | castanho; olho olhos | ouvido orelha | nariz | boca; mão mãos |
    pé pés | braço braços | perna pernas | joelho | ombro | costas; coração | pulmão
    pulmões | fígado | rim rins | cérebro | estômago; cão cães cachorro cachorros |
    gato gatos | cavalo cavalos | vaca vacas | porco porcos | ovelha ovelhas | galinha
    galinhas frango | pássaro pássaros | peixe peixes; maçã maçãs | pera peras |
    cereja cerejas | banana bananas | uva uvas | morango morangos; trigo | arroz |
    milho | cevada | aveia; pão | bolo | pizza | sopa | salada; café | chá | leite |
    suco sumo | cerveja | vinho | água; almoço | jantar; primavera | verão | outono |
    inverno; norte | sul | leste | oeste; diário diária | semanal | mensal |
    trimestral | anual; cidade cidades | aldeia vila | país países; ilha ilhas |
    montanha montanhas | lago lagos | rio rios | floresta florestas | deserto; casa
    casas | apartamento apartamentos | hotel | escritório escritórios | escola escolas
    | hospital | igreja | museu | biblioteca | loja lojas | fábrica; cozinha |
    banheiro | quarto | garagem | jardim | varanda; receita receitas | lucro lucros |
    prejuízo | custo custos | dívida dívidas | imposto impostos; importação
    importações | exportação exportações; terremoto terramoto | inundação inundações |
    tempestade | seca | incêndio incêndios
    """,
    "nl": """
    jongen jongens | meisje meisjes; man mannen | vrouw vrouwen; vader | moeder; zoon
    zonen | dochter dochters; broer broers | zus zussen; kind kinderen | volwassene
    volwassenen | tiener tieners | gepensioneerde gepensioneerden; arts artsen dokter
    | verpleegkundige verpleegkundigen | patiënt patiënten | apotheker | tandarts;
    leraar leraren docent | leerling leerlingen | student studenten; advocaat
    advocaten | rechter rechters; koper kopers | verkoper verkopers | huurder huurders
    | verhuurder verhuurders; klant klanten | leverancier leveranciers; piloot piloten
    | chauffeur chauffeurs bestuurder | kapitein | passagier passagiers; politie
    politieagent | brandweer brandweerlieden | soldaat soldaten leger; auto auto's |
    vrachtwagen vrachtwagens | bus bussen | trein treinen | vliegtuig vliegtuigen |
    boot boten schip | fiets fietsen | motor | tram | veerboot; luchthaven vliegveld |
    station | haven; telefoon smartphone | laptop computer | tablet | televisie |
    printer; boek boeken | film films | lied liedjes | tijdschrift | krant kranten;
    voetbal | basketbal | tennis | hockey | zwemmen; goud | zilver | brons | koper |
    ijzer | staal | aluminium | zink; hout | metaal | plastic | glas | steen | beton |
    leer | papier | rubber; katoen | wol | zijde | linnen; kolen steenkool | olie |
    gas | zonne-energie | windenergie | kernenergie; benzine | diesel | elektrisch
    elektrische; rood rode | blauw blauwe | groen groene | geel gele | zwart zwarte |
    wit witte | grijs grijze | bruin bruine; oog ogen | oor oren | neus | mond; hand
    handen | voet voeten | arm armen | been benen | knie | schouder | rug; hart | long
    longen | lever | nier nieren | hersenen | maag; hond honden | kat katten | paard
    paarden | koe koeien | varken varkens | schaap schapen | kip kippen | vogel vogels
    | vis vissen; appel appels | peer peren | kers kersen | banaan bananen | druif
    druiven | aardbei aardbeien; tarwe | rijst | maïs | gerst | haver; brood | taart |
    pizza | soep | salade; koffie | thee | melk | sap | bier | wijn | water; ontbijt |
    lunch | diner avondeten; lente voorjaar | zomer | herfst najaar | winter; noorden
    noordelijk | zuiden zuidelijk | oosten oostelijk | westen westelijk; dagelijks
    dagelijkse | wekelijks wekelijkse | maandelijks maandelijkse | jaarlijks
    jaarlijkse; stad steden | dorp dorpen | land landen; eiland eilanden | berg bergen
    | meer meren | rivier rivieren | bos bossen | woestijn; huis huizen | appartement
    appartementen | hotel | kantoor kantoren | school scholen | ziekenhuis | kerk |
    museum | bibliotheek | winkel winkels | fabriek; keuken | badkamer | slaapkamer |
    garage | tuin | balkon | kelder; omzet | winst | verlies verliezen | kosten |
    schuld schulden | belasting belastingen; import invoer | export uitvoer;
    aardbeving | overstroming overstromingen | storm | droogte
    """,
    "pl": """
    chłopiec chłopcy | dziewczynka dziewczyna dziewczęta; mężczyzna mężczyźni |
    kobieta kobiety; ojciec | matka; syn synowie | córka córki; brat bracia | siostra
    siostry; dziecko dzieci | dorosły dorośli | nastolatek nastolatki | emeryt
    emeryci; lekarz lekarze | pielęgniarka pielęgniarki | pacjent pacjenci |
    farmaceuta | dentysta; nauczyciel nauczyciele | uczeń uczniowie | student
    studenci; adwokat adwokaci | sędzia sędziowie | prokurator; kupujący | sprzedawca
    sprzedawcy | najemca najemcy; klient klienci | dostawca dostawcy; pilot piloci |
    kierowca kierowcy | kapitan | pasażer pasażerowie; policja policjant policjanci |
    strażak strażacy | żołnierz żołnierze; samochód samochody auto | ciężarówka
    ciężarówki | autobus autobusy | pociąg pociągi | samolot samoloty | statek łódź |
    rower rowery | motocykl | tramwaj tramwaje | prom; lotnisko | dworzec | port;
    telefon smartfon | laptop komputer | tablet | telewizor | drukarka; książka
    książki | film filmy | piosenka piosenki | czasopismo | gazeta gazety; złoto |
    srebro | brąz | miedź | żelazo | stal | aluminium | cynk; drewno drewniany | metal
    metalowy | plastik plastikowy | szkło szklany | kamień kamienny | beton betonowy |
    skóra | papier | guma; bawełna | wełna | jedwab | len; węgiel | ropa | gaz | atom;
    czerwony czerwona czerwone | niebieski niebieska niebieskie | zielony zielona
    zielone | żółty żółta żółte | czarny czarna czarne | biały biała białe | szary
    szara; oko oczy | ucho uszy | nos | usta; ręka ręce | stopa stopy | noga nogi |
    kolano | ramię; serce | płuca płuco | wątroba | nerka nerki | mózg | żołądek; pies
    psy | kot koty | koń konie | krowa krowy | świnia świnie | owca owce | kura kury |
    ptak ptaki | ryba ryby; jabłko jabłka | gruszka gruszki | wiśnia wiśnie | banan
    banany | truskawka truskawki; pszenica | ryż | kukurydza | jęczmień | owies; chleb
    | ciasto | pizza | zupa | sałatka; kawa | herbata | mleko | sok | piwo | wino |
    woda; śniadanie | obiad | kolacja; wiosna wiosną | lato latem | jesień jesienią |
    zima zimą; północ północny | południe południowy | wschód wschodni | zachód
    zachodni; codziennie dzienny | tygodniowy | miesięczny | kwartalny | roczny;
    miasto miasta | wieś wsie; wyspa wyspy | góra góry | jezioro jeziora | rzeka rzeki
    | las lasy; dom domy | mieszkanie mieszkania | hotel | biuro biura | szkoła szkoły
    | szpital | kościół | muzeum | biblioteka | sklep sklepy | fabryka; kuchnia |
    łazienka | sypialnia | garaż | ogród | balkon | piwnica; przychód przychody | zysk
    zyski | strata straty | koszt koszty | dług długi | podatek podatki
    """,
    "zh": """
    男孩 男生 | 女孩 女生; 男性 男人 | 女性 女人; 父亲 爸爸 | 母亲
    妈妈; 儿子 | 女儿; 儿童 孩子 | 成人; 医生 | 护士 | 患者 病人;
    老师 教师 | 学生; 律师 | 法官; 买方 | 卖方; 客户 | 供应; 汽车
    | 火车 | 飞机 | 轮船; 机场 | 车站 | 港口; 手机 | 电脑 |
    平板; 红色 | 蓝色 | 绿色 | 黄色 | 黑色 | 白色 | 灰色; 黄金 |
    白银 | 青铜; 木材 | 金属 | 塑料 | 玻璃; 煤炭 | 石油; 汽油 |
    柴油; 眼睛 | 耳朵 | 鼻子; 心脏 | 肝脏; 病毒 | 细菌; 苹果 |
    香蕉 | 葡萄; 小麦 | 水稻 | 玉米; 咖啡 | 牛奶 | 啤酒; 早餐 |
    午餐 | 晚餐; 春季 春天 | 夏季 夏天 | 秋季 秋天 | 冬季 冬天; 北部
    | 南部 | 东部 | 西部; 每天 每日 | 每周 | 每月 | 每年; 城市 |
    乡村; 学校 | 医院 | 酒店 | 商店; 收入 | 利润 | 亏损; 进口 |
    出口; 地震 | 洪水 | 干旱
    """,
    "ja": """
    男性 | 女性; 父親 | 母親; 大人 | 子供; 医師 医者 | 患者; 教師
    先生 | 生徒 学生; 売主 | 買主; 電車 | 飛行; 空港 | 港湾; 赤色
    | 青色 | 緑色 | 黄色 | 黒色 | 白色; 木材 | 金属; 石炭 |
    石油; 心臓 | 肝臓 | 腎臓; 朝食 | 昼食 | 夕食; 春季 | 夏季 |
    秋季 | 冬季; 北部 | 南部 | 東部 | 西部; 毎日 | 毎週 | 毎月 |
    毎年; 都市 | 農村; 学校 | 病院; 収入 売上 | 利益 | 損失; 輸入
    | 輸出; 地震 | 洪水 | 干ば
    """,
}
