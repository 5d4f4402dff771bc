"""Things of one kind that one asks the hours, prices and rules of, in 13 languages.

Written for evigate. Kinds are divided by ";", their members by "|"; words that say the
same of a kind are one member, and no member is a kind of another. What documents say
of the gym is no evidence for the pool.
"""

from __future__ import annotations

from typing import Final

RIVAL_THINGS: Final[dict[str, str]] = {
    "en": """
    pool pools bath baths swimming | sauna saunas | gym gyms gymnasium | library
    libraries | museum museums gallery | theatre theatres theater theaters cinema
    cinemas | zoo zoos | stadium stadiums arena | rink rinks | playground playgrounds |
    church churches chapel | castle castles | lighthouse lighthouses | mill mills |
    observatory planetarium | aquarium aquariums | spa spas | canteen cafeteria |
    crèche nursery kindergarten | crematorium | courthouse | archive archives;
    bakery bakeries baker | butcher butchers butchery | pharmacy pharmacies chemist |
    florist florists | bookshop bookshops bookstore | barber barbers hairdresser |
    cobbler | tailor tailors | optician opticians | laundry laundrette laundromat |
    greengrocer | fishmonger | jeweller jeweler | stationer | newsagent | locksmith |
    garage garages | pub pubs | bank banks;
    kayak kayaks canoe canoes | surfboard surfboards | bicycle bicycles bike bikes |
    scooter scooters moped | ski skis | sledge sledges sled | skates | tent tents |
    helmet helmets | motorboat motorboats | rowing | snowshoe snowshoes | caravan
    caravans | tractor tractors | trailer trailers;
    train trains railway | tram trams streetcar | bus buses coach coaches | ferry
    ferries | metro underground subway | plane planes flight flights | taxi
    taxis | funicular;
    kitchen kitchens | bathroom bathrooms | bedroom bedrooms | cellar basement | attic
    loft | balcony balconies | garage garages | terrace terraces | laundry;
    dishwasher dishwashers | dryer dryers | oven ovens | fridge fridges refrigerator |
    kettle kettles | toaster toasters | blender blenders mixer | vacuum | microwave
    microwaves | freezer freezers | iron irons;
    soup soups | stew stews | cake cakes | bread loaf | pie pies | jam | dumplings |
    pancakes pancake | salad salads | sauce;
    passport passports | visa visas | licence license;
    yoga | pilates | pottery ceramics | sewing | cooking | judo | karate |
    fencing | ballet | chess | sailing | archery
    """,
    "de": """
    schwimmbad schwimmbäder hallenbad freibad bad | sauna saunen | turnhalle sporthalle
    | bibliothek bücherei bibliotheken | museum museen | theater kino kinos | zoo
    tierpark | stadion | eishalle eisbahn | spielplatz spielplätze | kirche kirchen
    kapelle | burg schloss | leuchtturm | mühle | sternwarte planetarium | aquarium |
    kantine mensa | kita kindergarten krippe | krematorium | archiv;
    bäckerei bäckereien bäcker | metzgerei metzger fleischerei | apotheke apotheken |
    blumenladen gärtnerei | buchhandlung | friseur frisör | schuster | schneiderei |
    optiker | waschsalon wäscherei | fischladen | juwelier | schlüsseldienst |
    autowerkstatt | kneipe gaststätte | bank banken;
    kajak kajaks kanu | surfbrett | fahrrad fahrräder rad | roller moped | ski skier |
    schlitten | schlittschuhe | zelt zelte | helm helme | motorboot | wohnwagen |
    anhänger | traktor;
    zug züge bahn | straßenbahn tram | bus busse | fähre fähren | ubahn | flugzeug flug
    | seilbahn | taxi;
    küche | bad badezimmer | schlafzimmer | keller | dachboden | balkon | garage |
    terrasse;
    geschirrspüler spülmaschine | trockner | backofen herd | kühlschrank |
    wasserkocher | toaster | mixer | staubsauger | mikrowelle | gefrierschrank |
    bügeleisen;
    suppe suppen | eintopf | kuchen | brot | marmelade | knödel | pfannkuchen | salat;
    reisepass pass | visum | führerschein | personalausweis | geburtsurkunde |
    heiratsurkunde;
    yogakurs yoga | töpferkurs töpfern | malkurs malen | nähkurs nähen | kochkurs |
    judo | karate | fechten | ballett | schach | segelkurs segeln
    """,
    "fr": """
    piscine piscines | sauna saunas | gymnase | bibliothèque médiathèque | musée musées
    | théâtre cinéma | zoo | stade | patinoire | église chapelle | château | phare |
    moulin | observatoire planétarium | aquarium | cantine | crèche | archives;
    boulangerie boulanger | boucherie boucher | pharmacie | fleuriste | librairie |
    coiffeur | cordonnier | opticien | laverie | poissonnerie | bijouterie | serrurier
    | banque | papeterie;
    kayak canoë | planche | vélo vélos bicyclette | trottinette scooter | ski skis |
    luge | patins | tente tentes | casque casques | caravane | remorque | tracteur;
    train trains | tram tramway | bus autobus autocar car | ferry bac | métro | avion
    vol | téléphérique | taxi;
    cuisine | bain | chambre | cave | grenier | balcon | garage | terrasse;
    lave-vaisselle | sèche-linge | four | réfrigérateur frigo | bouilloire | mixeur |
    aspirateur | congélateur;
    soupe | ragoût | gâteau | pain | confiture | crêpe crêpes | salade;
    passeport | visa | permis; yoga | poterie | peinture | couture | judo | karaté |
    escrime | danse | échecs | voile
    """,
    "es": """
    piscina piscinas | sauna | gimnasio | biblioteca | museo museos | teatro cine | zoo
    zoológico | estadio | iglesia capilla | castillo | faro | molino | observatorio
    planetario | acuario | comedor cantina | guardería | archivo | aparcamiento parking;
    panadería | carnicería | farmacia | floristería | librería | peluquería |
    zapatería | óptica | lavandería | pescadería | joyería | cerrajería | banco |
    papelería;
    kayak canoa | bicicleta bici | patinete moto | esquís | trineo | patines | tienda |
    casco | caravana | remolque | tractor;
    tren trenes | tranvía | autobús autobuses | ferri transbordador | metro | avión
    vuelo | teleférico | taxi;
    cocina | baño | dormitorio | sótano | balcón | garaje | terraza;
    lavavajillas | secadora | horno | nevera frigorífico | aspiradora | congelador;
    sopa | guiso | pastel tarta | pan | mermelada | ensalada;
    pasaporte | visado | carné; yoga | cerámica | pintura | costura | judo | kárate |
    esgrima | baile | ajedrez | vela
    """,
    "it": """
    piscina piscine | sauna | palestra | biblioteca | museo musei | teatro cinema | zoo
    | stadio | chiesa cappella | castello | faro | mulino | osservatorio planetario |
    acquario | mensa | asilo | archivio | parcheggio;
    panificio panetteria | macelleria macellaio | farmacia | fiorista | libreria |
    parrucchiere | calzolaio | ottico | lavanderia | pescheria | gioielleria | banca |
    cartoleria;
    kayak canoa | bicicletta bici | scooter monopattino | sci | slitta | pattini |
    tenda | casco | roulotte | rimorchio | trattore;
    treno treni | tram | autobus corriera | traghetto | metropolitana | aereo volo |
    funivia | taxi;
    cucina | bagno | camera | cantina | soffitta | balcone | garage | terrazza;
    lavastoviglie | asciugatrice | forno | frigorifero | aspirapolvere | congelatore;
    zuppa minestra | spezzatino | torta | pane | marmellata | insalata;
    passaporto | patente; yoga | ceramica | pittura | cucito | judo | karate |
    scherma | danza | scacchi | vela
    """,
    "pt": """
    piscina piscinas | sauna | ginásio | biblioteca | museu museus | teatro cinema |
    zoológico | estádio | igreja capela | castelo | farol | moinho | observatório
    planetário | aquário | cantina refeitório | creche | arquivo | estacionamento;
    padaria | talho açougue | farmácia | florista | livraria | cabeleireiro |
    sapateiro | oculista | lavandaria lavanderia | peixaria | joalharia | banco |
    papelaria;
    caiaque canoa | bicicleta | trotinete | esquis | trenó | patins | tenda |
    capacete | caravana | reboque | trator;
    comboio trem | elétrico bonde | autocarro ônibus | barco | metro metrô | avião voo |
    teleférico | táxi;
    cozinha | banheiro | quarto | cave | varanda | garagem | terraço;
    sopa | guisado | bolo | pão | compota | salada;
    passaporte | carta; ioga | cerâmica | pintura | costura | judo | caratê |
    esgrima | dança | xadrez | vela
    """,
    "nl": """
    zwembad | sauna | sporthal gymzaal | bibliotheek | museum musea | theater bioscoop |
    dierentuin | stadion | ijsbaan | speeltuin | kerk kapel | kasteel | vuurtoren |
    molen | sterrenwacht planetarium | aquarium | kantine | crèche | archief |
    parkeergarage;
    bakker bakkerij | slager slagerij | apotheek | bloemist | boekhandel | kapper |
    schoenmaker | opticien | wasserette | viswinkel | juwelier | bank;
    kajak kano | fiets fietsen | scooter brommer | ski's | slee | schaatsen | tent
    tenten | helm | caravan | aanhanger | tractor;
    trein treinen | tram | bus bussen | veerboot veer | metro | vliegtuig vlucht |
    taxi;
    keuken | badkamer | slaapkamer | kelder | zolder | balkon | garage | terras;
    vaatwasser | droger | oven | koelkast | waterkoker | stofzuiger | magnetron;
    soep | stoofpot | taart | brood | jam | pannenkoek | salade;
    paspoort | visum | rijbewijs; yoga | keramiek | schilderen | naaien | judo |
    karate | schermen | ballet | schaken | zeilen
    """,
    "pl": """
    basen pływalnia basenu | sauna sauny | siłownia siłowni | biblioteka biblioteki |
    muzeum | teatr kino | zoo | stadion | lodowisko | kościół kaplica | zamek | młyn |
    obserwatorium planetarium | akwarium | stołówka | przedszkole żłobek | archiwum |
    parking;
    piekarnia piekarni | rzeźnik | apteka apteki | kwiaciarnia | księgarnia | fryzjer |
    szewc | optyk | pralnia | jubiler | bank;
    kajak kajaki kajaka kajaków | rower rowery roweru rowerów | hulajnoga | narty nart |
    sanki sanek | łyżwy łyżew | namiot namiotu namiotów | kask kasku | przyczepa;
    pociąg pociągi | tramwaj | autobus autobusy | prom promu | metro | samolot lot |
    taksówka;
    kuchnia | łazienka | sypialnia | piwnica | strych | balkon | garaż | taras;
    zupa zupy | gulasz | ciasto | chleb | dżem | sałatka;
    paszport paszportu | wiza; joga jogi | ceramika | malowanie | szycie |
    judo | karate | szermierka | balet | szachy
    """,
    "zh": """
    游泳池 游泳馆 泳池 | 桑拿 | 健身房 | 图书馆 | 博物馆 | 剧院 电影院 | 动物园 |
    体育场 | 溜冰场 | 教堂 | 灯塔 | 天文馆 | 水族馆 | 食堂 | 幼儿园 | 停车场 | 篮球场 |
    网球场;
    面包店 | 肉店 | 药店 药房 | 花店 | 书店 | 理发店 | 洗衣店 | 眼镜店 | 银行;
    皮划艇 | 自行车 单车 | 滑雪板 | 雪橇 | 帐篷 | 头盔;
    火车 | 电车 | 公交 巴士 | 渡轮 渡船 | 地铁 | 飞机 航班 | 缆车 | 出租车;
    护照 | 签证 | 驾照; 瑜伽 | 陶艺 | 绘画 | 书法 | 柔道 | 击剑 | 芭蕾 | 象棋
    """,
    "ja": """
    プール | サウナ | ジム 体育館 | 図書館 | 博物館 美術館 | 劇場 映画館 | 動物園 |
    教会 | 灯台 | プラネタリウム | 水族館 | 食堂 | 保育園 幼稚園 | 駐車場 |
    テニスコート;
    パン屋 | 肉屋 | 薬局 | 花屋 | 本屋 書店 | 床屋 美容院 | 銀行;
    カヤック | 自転車 | スキー | そり | テント | ヘルメット;
    電車 列車 | バス | フェリー | 地下鉄 | 飛行機 | ロープウェイ | タクシー;
    パスポート | ビザ | 免許証; ヨガ | 陶芸 | 絵画 | 書道 | 柔道 | 剣道 | バレエ | 将棋
    """,
    "ko": """
    수영장 | 사우나 | 헬스장 체육관 | 도서관 | 박물관 미술관 | 극장 영화관 | 동물원 |
    교회 | 등대 | 천문관 | 수족관 | 구내식당 | 유치원 어린이집 | 주차장 | 테니스장;
    빵집 | 정육점 | 약국 | 꽃집 | 서점 | 미용실 이발소 | 은행;
    카약 | 자전거 | 스키 | 썰매 | 텐트 | 헬멧;
    기차 열차 | 전차 | 버스 | 여객선 | 지하철 | 비행기 | 케이블카 | 택시;
    여권 | 비자 | 면허증; 요가 | 도예 | 그림 | 서예 | 유도 | 검도 | 발레 | 바둑
    """,
    "ar": """
    مسبح المسبح | ساونا الساونا | مكتبة المكتبة | متحف المتحف | مسرح المسرح سينما
    السينما | ملعب الملعب | منارة المنارة | مطعم المطعم | حضانة الحضانة | موقف الموقف |
    صالة النادي نادي;
    مخبز المخبز | ملحمة الملحمة | صيدلية الصيدلية | بنك البنك مصرف المصرف | مغسلة
    المغسلة;
    دراجة الدراجة | خيمة الخيمة | خوذة الخوذة | قارب القارب;
    قطار القطار | حافلة الحافلة | عبارة العبارة | مترو المترو | طائرة الطائرة
    """,
    "hi": """
    स्विमिंग तरणताल | जिम व्यायामशाला | पुस्तकालय | संग्रहालय | सिनेमा थिएटर रंगशाला |
    चिड़ियाघर | स्टेडियम | कैंटीन | पार्किंग | तारामंडल;
    बेकरी | दवाखाना फार्मेसी | बैंक | नाई सैलून;
    साइकिल | कयाक | तंबू टेंट | हेलमेट;
    रेल ट्रेन | बस | नाव फ़ेरी | मेट्रो | विमान उड़ान | टैक्सी;
    योग | चित्रकला | सिलाई | जूडो | कराटे | शतरंज
    """,
}
