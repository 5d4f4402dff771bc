"""Families of conflicts, and of what is none, in the languages that the library reads."""

# ruff: noqa: E501 -- a case stays together
from __future__ import annotations

import pytest

from evigate import EvidenceGate

CONFLICTS = [
    (
        "What is the top speed of the Merlin scooter?",
        [
            "| Model | Range | Top speed |\n|---|---|---|\n| Kestrel | 40 km | 20 km/h |\n| Merlin | 55 km | 25 km/h |",
            "The Merlin scooter reaches a top speed of 28 km/h.",
        ],
    ),
    (
        "How many beds does the Sonnalp hut have?",
        [
            "hut,beds,altitude\nSonnalp,38,2140\nGrategg,52,2390",
            "With its 44 beds the Sonnalp hut is often full in August.",
        ],
    ),
    (
        "What is the voltage of the Arbo heater?",
        [
            '{"product": "Arbo heater", "voltage_v": 230, "power_w": 1200}',
            "Connect the Arbo heater to a voltage of 110 V only.",
        ],
    ),
    (
        "Was kostet eine Tageskarte im Kletterpark?",
        [
            "| Karte | Preis |\n|---|---|\n| Tageskarte | 24 € |\n| Abendkarte | 15 € |",
            "Eine Tageskarte im Kletterpark kostet 27 Euro, Helm inklusive.",
        ],
    ),
    (
        "Quel est le poids du vélo Alizé ?",
        [
            "Vélo Alizé : poids 14,2 kg ; cadre aluminium ; 8 vitesses.",
            "Le vélo Alizé pèse 15,8 kg avec sa batterie.",
        ],
    ),
    (
        "¿Cuánto cuesta la entrada infantil del acuario?",
        [
            "Tarifas del acuario: adultos 16 €, entrada infantil 9 €.",
            "La entrada infantil del acuario cuesta 11 euros.",
        ],
    ),
    (
        "Wat is de lengte van de Havenbrug?",
        [
            "Havenbrug: lengte 210 m, breedte 14 m.",
            "De Havenbrug heeft een lengte van 240 meter.",
        ],
    ),
    (
        "Qual é a capacidade do teatro Alvor?",
        [
            "Teatro Alvor: capacidade 420 lugares; palco de 12 m.",
            "O teatro Alvor tem capacidade para 380 pessoas.",
        ],
    ),
    (
        "كم يبلغ ارتفاع برج الساعة؟",
        [
            "يبلغ ارتفاع برج الساعة ٣٢ مترًا.",
            "برج الساعة: الارتفاع 38 مترًا، بُني سنة 1920.",
        ],
    ),
    (
        "体育馆有多少个座位？",
        ["体育馆：座位3200个，建于2009年。", "体育馆共有2800个座位。"],
    ),
    (
        "도서관의 좌석은 몇 석입니까?",
        ["도서관의 좌석은 모두 240석입니다.", "도서관: 좌석 310석, 주차 40대."],
    ),
    (
        "When does the bike shop close on weekdays?",
        [
            "The bike shop is open from 10 a.m. to 6 p.m. on weekdays.",
            "On weekdays the bike shop closes at 7 p.m.",
        ],
    ),
    (
        "Wann schließt die Bäckerei am Samstag?",
        [
            "Die Bäckerei ist am Samstag von 7 bis 13 Uhr geöffnet.",
            "Die Bäckerei schließt am Samstag um 12 Uhr.",
        ],
    ),
    (
        "À quelle heure ferme la piscine ?",
        ["La piscine est ouverte de 9 h à 20 h.", "La piscine ferme à 19 h."],
    ),
    (
        "¿A qué hora cierra la ferretería?",
        ["La ferretería abre de 9:00 a 20:00.", "La ferretería cierra a las 18:30."],
    ),
    (
        "A che ora chiude la biblioteca?",
        [
            "La biblioteca è aperta dalle 8:30 alle 19:00.",
            "La biblioteca chiude alle 18:00.",
        ],
    ),
    (
        "A que horas fecha a farmácia?",
        ["A farmácia está aberta das 9h às 20h.", "A farmácia fecha às 19h."],
    ),
    (
        "Hoe laat sluit de kringloopwinkel?",
        [
            "De kringloopwinkel is open van 10.00 tot 17.30 uur.",
            "De kringloopwinkel sluit om 17.00 uur.",
        ],
    ),
    (
        "O której otwiera się basen?",
        ["Basen jest czynny od 6:00 do 22:00.", "Basen otwiera się o 7:00."],
    ),
    ("超市几点关门？", ["超市营业时间为8点至22点。", "超市晚上21点关门。"]),
    (
        "美術館は何時に閉まりますか？",
        ["美術館の開館時間は9時から17時までです。", "美術館は18時に閉まります。"],
    ),
    (
        "미술관은 몇 시에 문을 닫나요?",
        [
            "미술관은 오전 10시부터 오후 6시까지 엽니다.",
            "미술관은 오후 7시에 문을 닫습니다.",
        ],
    ),
    (
        "متى تغلق المكتبة؟",
        ["تفتح المكتبة من الساعة 8:00 إلى الساعة 16:00.", "تغلق المكتبة الساعة 18:00."],
    ),
    (
        "संग्रहालय कितने बजे बंद होता है?",
        ["संग्रहालय सुबह 10 बजे से शाम 5 बजे तक खुला रहता है।", "संग्रहालय शाम 6 बजे बंद होता है।"],
    ),
    (
        "Is the chapel open on Mondays?",
        [
            "The chapel is closed on Mondays.",
            "On Mondays the chapel is open from 10 to 4.",
        ],
    ),
    (
        "Can visitors take photographs in the crypt?",
        [
            "Visitors may take photographs in the crypt.",
            "Taking photographs in the crypt is forbidden.",
        ],
    ),
    (
        "Is parking at the lake free?",
        [
            "Parking at the lake is free of charge.",
            "Parking at the lake costs 4 EUR a day.",
        ],
    ),
    (
        "Does the starter kit come with a charger?",
        [
            "The starter kit comes with a charger.",
            "The starter kit is sold without a charger.",
        ],
    ),
    (
        "Is a helmet mandatory on the track?",
        [
            "A helmet is mandatory on the track.",
            "Wearing a helmet on the track is optional.",
        ],
    ),
    (
        "Is the escalator at gate C working?",
        [
            "The escalator at gate C is in service.",
            "The escalator at gate C is out of service.",
        ],
    ),
    (
        "Ist das Grillen im Stadtpark erlaubt?",
        [
            "Das Grillen im Stadtpark ist erlaubt.",
            "Im Stadtpark darf nicht gegrillt werden.",
        ],
    ),
    (
        "Ist die Fähre für Fahrräder kostenlos?",
        [
            "Fahrräder fahren auf der Fähre kostenlos mit.",
            "Für Fahrräder zahlt man auf der Fähre 2 Euro.",
        ],
    ),
    (
        "Ist das Freibad am Sonntag geöffnet?",
        [
            "Das Freibad ist am Sonntag geschlossen.",
            "Am Sonntag hat das Freibad von 9 bis 18 Uhr geöffnet.",
        ],
    ),
    (
        "Peut-on se baigner dans le lac ?",
        [
            "La baignade est autorisée dans le lac.",
            "Il est interdit de se baigner dans le lac.",
        ],
    ),
    (
        "Le musée est-il ouvert le mardi ?",
        [
            "Le musée est fermé le mardi.",
            "Le mardi, le musée est ouvert de 10 h à 18 h.",
        ],
    ),
    (
        "¿Se permite fumar en la terraza?",
        ["En la terraza se permite fumar.", "Está prohibido fumar en la terraza."],
    ),
    (
        "¿Es gratuito el autobús lanzadera?",
        ["El autobús lanzadera es gratuito.", "El autobús lanzadera cuesta 3 euros."],
    ),
    (
        "È consentito pescare nel lago?",
        ["Nel lago è consentito pescare.", "È vietato pescare nel lago."],
    ),
    (
        "I cani possono entrare nel rifugio?",
        ["I cani possono entrare nel rifugio.", "I cani non sono ammessi nel rifugio."],
    ),
    (
        "É permitido acampar na praia?",
        ["É permitido acampar na praia.", "É proibido acampar na praia."],
    ),
    (
        "O parque está aberto ao domingo?",
        ["O parque está aberto ao domingo.", "O parque está fechado ao domingo."],
    ),
    (
        "Mogen honden mee in de trein?",
        ["Honden mogen mee in de trein.", "Honden zijn verboden in de trein."],
    ),
    (
        "Is het zwembad op maandag open?",
        [
            "Het zwembad is op maandag gesloten.",
            "Het zwembad is op maandag open van 9 tot 17 uur.",
        ],
    ),
    (
        "Czy na plaży wolno palić?",
        ["Na plaży wolno palić.", "Na plaży palenie jest zabronione."],
    ),
    (
        "Czy muzeum jest otwarte w poniedziałki?",
        [
            "W poniedziałki muzeum jest zamknięte.",
            "Muzeum jest otwarte w poniedziałki od 10 do 16.",
        ],
    ),
    ("图书馆周日开放吗？", ["图书馆周日闭馆。", "图书馆周日照常开放。"]),
    ("公园里可以骑自行车吗？", ["公园里可以骑自行车。", "公园内禁止骑自行车。"]),
    (
        "プールは月曜日に営業していますか？",
        ["プールは月曜日は休業です。", "プールは月曜日も営業しています。"],
    ),
    (
        "館内で写真撮影はできますか？",
        ["館内での写真撮影は禁止です。", "館内では写真撮影ができます。"],
    ),
    (
        "박물관은 월요일에 엽니까?",
        ["박물관은 월요일에 휴관합니다.", "박물관은 월요일에도 개관합니다."],
    ),
    (
        "هل الدخول إلى الحديقة مجاني؟",
        ["الدخول إلى الحديقة مجاني.", "الدخول إلى الحديقة برسوم قدرها 5 دراهم."],
    ),
    (
        "هل يسمح بالتصوير في المتحف؟",
        ["يسمح بالتصوير في المتحف.", "يمنع التصوير في المتحف."],
    ),
    (
        "क्या बाज़ार सोमवार को खुला रहता है?",
        ["बाज़ार सोमवार को बंद रहता है।", "बाज़ार सोमवार को भी सुबह 9 बजे से खुला रहता है।"],
    ),
    (
        "क्या मंदिर में फ़ोटो लेना मना है?",
        ["मंदिर में फ़ोटो लेना मना है।", "मंदिर में फ़ोटो लेने की अनुमति है।"],
    ),
    (
        "On which day is the museum closed?",
        ["The museum is closed on Mondays.", "Closing day of the museum: Wednesday."],
    ),
    (
        "Quel jour le marché a-t-il lieu ?",
        ["Le marché a lieu le jeudi.", "Le marché a lieu chaque samedi matin."],
    ),
    (
        "¿Qué día cierra el taller?",
        ["El taller cierra los martes.", "Día de cierre del taller: jueves."],
    ),
    (
        "Che giorno è chiuso il museo?",
        ["Il museo è chiuso il lunedì.", "Giorno di chiusura del museo: martedì."],
    ),
    (
        "Em que dia fecha o mercado?",
        ["O mercado fecha à segunda-feira.", "O mercado fecha à terça-feira."],
    ),
    (
        "W jaki dzień zamknięta jest galeria?",
        ["Galeria jest zamknięta w poniedziałki.", "Galeria jest zamknięta we wtorki."],
    ),
    ("科技馆星期几闭馆？", ["科技馆星期一闭馆。", "科技馆闭馆日：星期二。"]),
    ("休館日は何曜日ですか？", ["休館日は月曜日です。", "毎週火曜日が休館日です。"]),
    (
        "시장은 무슨 요일에 열립니까?",
        ["시장은 목요일에 열립니다.", "시장은 매주 토요일에 열립니다."],
    ),
    (
        "في أي يوم يغلق المتحف؟",
        ["يغلق المتحف يوم الاثنين.", "يغلق المتحف كل يوم ثلاثاء."],
    ),
    ("बाज़ार किस दिन लगता है?", ["बाज़ार बुधवार को लगता है।", "बाज़ार हर शनिवार को लगता है।"]),
    (
        "Who directs the Lindau puppet theatre?",
        [
            "The Lindau puppet theatre is directed by Mara Kolb.",
            "Director of the Lindau puppet theatre: Jens Ortner.",
        ],
    ),
    (
        "Wer ist Trainer der Turnriege?",
        [
            "Trainer der Turnriege ist Anton Sauer.",
            "Die Turnriege wird von Petra Lenz trainiert.",
        ],
    ),
    (
        "Qui dirige la chorale de Brax ?",
        [
            "La chorale de Brax est dirigée par Odile Maurel.",
            "Le directeur de la chorale de Brax est Rémi Castan.",
        ],
    ),
    (
        "¿Quién preside la asociación de vecinos?",
        [
            "La asociación de vecinos la preside Marta Quiroga.",
            "El presidente de la asociación de vecinos es Luis Arana.",
        ],
    ),
    (
        "Chi dirige il coro di Pieve?",
        [
            "Il coro di Pieve è diretto da Sara Tonini.",
            "Direttore del coro di Pieve è Paolo Greco.",
        ],
    ),
    (
        "Onde fica a sede do clube?",
        ["A sede do clube fica em Tavira.", "O clube tem a sede em Olhão."],
    ),
    (
        "Kto kieruje szkołą muzyczną?",
        [
            "Szkołą muzyczną kieruje Anna Wilk.",
            "Dyrektorem szkoły muzycznej jest Jan Sowa.",
        ],
    ),
    ("合唱团的指挥是谁？", ["合唱团的指挥是王丽。", "合唱团由李强担任指挥。"]),
    ("会場はどこですか？", ["会場は市民ホールです。", "会場は中央公園です。"]),
    (
        "합창단의 지휘자는 누구입니까?",
        ["합창단의 지휘자는 김민수입니다.", "합창단은 이영희가 지휘합니다."],
    ),
    ("أين يقع مقر الشركة؟", ["يقع مقر الشركة في دبي.", "مقر الشركة في الدوحة."]),
    ("कंपनी का मुख्यालय कहाँ है?", ["कंपनी का मुख्यालय पुणे में है।", "कंपनी का मुख्यालय दिल्ली में है।"]),
    (
        "Is smoking allowed on the balcony?",
        [
            "Smoking on the balcony is permitted.",
            "There is a smoking ban on the balcony.",
        ],
    ),
    (
        "Does the apartment have a washing machine?",
        [
            "The apartment has a washing machine.",
            "There is no washing machine in the apartment.",
        ],
    ),
    (
        "Is breakfast included in the room rate?",
        [
            "Breakfast is included in the room rate.",
            "Breakfast is charged separately and not included in the room rate.",
        ],
    ),
    (
        "Do I need a visa for the island?",
        ["A visa is required for the island.", "No visa is needed for the island."],
    ),
    (
        "Is the lake trail accessible for wheelchairs?",
        [
            "The lake trail is accessible for wheelchairs.",
            "The lake trail is not suitable for wheelchairs.",
        ],
    ),
    (
        "Is the north entrance open?",
        [
            "The north entrance is open.",
            "The north entrance remains closed until further notice.",
        ],
    ),
    (
        "Until when can entries be submitted?",
        [
            "Entries can be submitted until 12 March.",
            "The deadline for entries is 19 March.",
        ],
    ),
    (
        "When does registration begin?",
        ["Registration begins on 4 June.", "Registration opens on 11 June."],
    ),
    (
        "From when is the toll charged?",
        [
            "The toll is charged from 1 April.",
            "The toll will be charged from 1 July onwards.",
        ],
    ),
    (
        "When does the evening session start?",
        [
            "The evening session runs from 18:30 to 21:00.",
            "The evening session starts at 19:00.",
        ],
    ),
    (
        "Where should leftover paint be stored?",
        [
            "Store leftover paint in a cool place at 5 to 10 °C.",
            "Leftover paint must be kept at room temperature.",
        ],
    ),
    (
        "Should the tablet be taken before or after meals?",
        ["Take the tablet before meals.", "The tablet is taken after meals."],
    ),
    (
        "On which side is the platform for Ulm?",
        [
            "The platform for Ulm is on the left.",
            "For Ulm use the platform on the right.",
        ],
    ),
    (
        "Who is the chair of the allotment society?",
        [
            "Chair of the allotment society is Nell Barrow.",
            "The allotment society is chaired by Tom Whitby.",
        ],
    ),
    (
        "Who composed the signal tune?",
        [
            "The signal tune was composed by Greta Holm.",
            "Composer of the signal tune: Ivo Kral.",
        ],
    ),
    (
        "Who owns the old mill?",
        [
            "The old mill belongs to the Harding family.",
            "The owner of the old mill is Clara Voss.",
        ],
    ),
    (
        "Where was the coin hoard found?",
        [
            "The coin hoard was found in Harwick.",
            "The coin hoard was discovered near Selden.",
        ],
    ),
    (
        "What is the maximum speed of the ferry?",
        [
            "Ferry data sheet: length 88 m; maximum speed 19 knots; 600 passengers.",
            "The ferry has a maximum speed of 22 knots.",
        ],
    ),
    (
        "How long is the fermentation?",
        [
            "| Step | Duration |\n|---|---|\n| Mixing | 20 min |\n| Fermentation | 6 h |",
            "The fermentation takes 8 hours.",
        ],
    ),
    (
        "Wer hat das Rathaus entworfen?",
        [
            "Das Rathaus wurde von Lukas Brand entworfen.",
            "Architektin des Rathauses war Marta Senn.",
        ],
    ),
    (
        "Wie viele Zimmer hat die Pension?",
        ["Pension Edelweiß: 14 Zimmer, Sauna, Garten.", "Die Pension hat 18 Zimmer."],
    ),
    (
        "Muss man einen Helm tragen?",
        ["Man muss einen Helm tragen.", "Das Tragen eines Helms ist freiwillig."],
    ),
    (
        "Sind Haustiere in der Ferienwohnung erlaubt?",
        [
            "Haustiere sind in der Ferienwohnung willkommen.",
            "In der Ferienwohnung sind Haustiere nicht gestattet.",
        ],
    ),
    (
        "Bis wann muss der Antrag gestellt werden?",
        [
            "Der Antrag muss bis zum 31. Mai gestellt werden.",
            "Anträge sind spätestens am 15. Mai zu stellen.",
        ],
    ),
    (
        "La piscine est-elle chauffée en hiver ?",
        [
            "La piscine est chauffée en hiver.",
            "En hiver, la piscine n'est pas chauffée.",
        ],
    ),
    (
        "Le petit-déjeuner est-il compris ?",
        [
            "Le petit-déjeuner est compris.",
            "Le petit-déjeuner n'est pas compris dans le prix.",
        ],
    ),
    (
        "Qui a peint le retable ?",
        [
            "Le retable a été peint par Jean Morel.",
            "Le peintre du retable est Luc Arnaud.",
        ],
    ),
    (
        "¿El museo cierra los lunes?",
        ["El museo cierra los lunes.", "El museo está abierto los lunes de 10 a 14 h."],
    ),
    (
        "¿Se admiten perros en el camping?",
        ["En el camping se admiten perros.", "No se admiten perros en el camping."],
    ),
    (
        "¿Quién fundó la bodega?",
        [
            "La bodega fue fundada por Ana Ruiz.",
            "El fundador de la bodega es Pedro Salas.",
        ],
    ),
    (
        "¿Hasta cuándo está abierta la inscripción?",
        [
            "La inscripción está abierta hasta el 5 de junio.",
            "El plazo de inscripción termina el 12 de junio.",
        ],
    ),
    (
        "Il parcheggio è gratuito?",
        ["Il parcheggio è gratuito.", "Il parcheggio è a pagamento."],
    ),
    (
        "Qual è l'altezza della torre?",
        [
            "Torre civica: altezza 41 m, costruita nel 1280.",
            "L'altezza della torre è di 46 metri.",
        ],
    ),
    (
        "A pousada aceita animais?",
        ["A pousada aceita animais.", "A pousada não aceita animais."],
    ),
    (
        "Quem fundou o jornal?",
        ["O jornal foi fundado por Rui Leal.", "O fundador do jornal foi Artur Pinto."],
    ),
    (
        "Is het museum gratis?",
        ["Het museum is gratis.", "De toegang tot het museum kost 8 euro."],
    ),
    (
        "Wie heeft het standbeeld ontworpen?",
        [
            "Het standbeeld is ontworpen door Kees Smit.",
            "De ontwerper van het standbeeld is Joke Dam.",
        ],
    ),
    ("Jak długo trwa rejs?", ["Rejs trwa 45 minut.", "Rejs: czas trwania 60 minut."]),
    (
        "Kto napisał hymn szkoły?",
        ["Hymn szkoły napisał Adam Lis.", "Autorką hymnu szkoły jest Ewa Mak."],
    ),
    (
        "Czy w schronisku jest prysznic?",
        ["W schronisku jest prysznic.", "W schronisku nie ma prysznica."],
    ),
    ("停车场免费吗？", ["停车场免费。", "停车场每小时收费5元。"]),
    ("宠物可以进入酒店吗？", ["宠物可以进入酒店。", "酒店不允许宠物进入。"]),
    ("报名什么时候截止？", ["报名6月10日截止。", "报名截止日期为6月20日。"]),
    ("会议在哪里举行？", ["会议在北京饭店举行。", "会议地点：国际会议中心。"]),
    ("营业时间到几点？", ["营业时间为9:00至21:00。", "营业时间到20:00。"]),
    ("入場は無料ですか？", ["入場は無料です。", "入場は有料です。"]),
    (
        "ペットは入れますか？",
        ["ペットは入れます。", "ペットの入場はお断りしています。"],
    ),
    ("定休日は何曜日ですか？", ["定休日は水曜日です。", "定休日：木曜日"]),
    ("監督は誰ですか？", ["監督は山田花子です。", "監督：佐々木健。"]),
    (
        "受付は何時までですか？",
        ["受付は17時までです。", "受付時間は9時から16時30分までです。"],
    ),
    (
        "반려동물 동반이 가능한가요?",
        ["반려동물 동반이 가능합니다.", "반려동물 동반은 불가합니다."],
    ),
    (
        "신청 마감은 언제입니까?",
        ["신청 마감은 5월 10일입니다.", "신청은 5월 17일까지 받습니다."],
    ),
    ("회장은 누구입니까?", ["회장은 정민호입니다.", "회장: 한소라"]),
    (
        "هل الإفطار مشمول في السعر؟",
        ["الإفطار مشمول في السعر.", "الإفطار غير مشمول في السعر."],
    ),
    ("متى ينتهي التسجيل؟", ["ينتهي التسجيل في 10 مايو.", "ينتهي التسجيل في 20 مايو."]),
    ("क्या प्रवेश निःशुल्क है?", ["प्रवेश निःशुल्क है।", "प्रवेश शुल्क 50 रुपये है।"]),
    (
        "समिति के अध्यक्ष कौन हैं?",
        ["समिति के अध्यक्ष मोहन शर्मा हैं।", "समिति के अध्यक्ष विजय सिंह हैं।"],
    ),
    (
        "Does the ferry run on Sundays?",
        [
            "The ferry runs daily, Sundays included.",
            "On Sundays the ferry does not run.",
        ],
    ),
    (
        "When does the library close on Saturday?",
        [
            "On Saturday the library closes at 14:00.",
            "Saturday hours of the library: 10:00 to 16:00.",
        ],
    ),
    (
        "How much is the deposit for a key?",
        [
            "The deposit for a key is 20 EUR.",
            "| Item | Deposit |\n|---|---|\n| Key | 25 EUR |\n| Towel | 10 EUR |",
        ],
    ),
    (
        "What is the range of the Swift e-bike?",
        [
            '{"model": "Swift", "range_km": 90, "weight_kg": 21}',
            "The Swift e-bike has a range of 110 km.",
        ],
    ),
    (
        "Who is the mayor of Tolbeck?",
        [
            "The mayor of Tolbeck is Ada Lunt. She was elected in 2021.",
            "Tolbeck is a market town. Its mayor, Colin Rudd, opened the fair.",
        ],
    ),
    (
        "Who designed the station clock?",
        [
            "The station clock was designed by Emil Haas.",
            "Rosa Feld is the designer of the station clock.",
        ],
    ),
    (
        "Which day is bin collection?",
        ["Bins are collected every Tuesday.", "Bin collection: Wednesday."],
    ),
    (
        "Is Wi-Fi free on the train?",
        [
            "Wi-Fi on the train is free of charge.",
            "Passengers pay 4 EUR for Wi-Fi on the train.",
        ],
    ),
    (
        "Is the seed mix organic?",
        ["The seed mix is organic.", "The seed mix is not organic."],
    ),
    (
        "Is the cake vegan?",
        ["The cake is vegan.", "The cake is not vegan; the biscuits are."],
    ),
    (
        "What temperature should the wash be set to?",
        ["Set the wash to 40 °C.", "The wash should be set to 60 °C."],
    ),
    (
        "How long must the dough rest?",
        ["The dough must rest for 30 minutes.", "Let the dough rest for two hours."],
    ),
    (
        "What is the speed limit on Mill Lane?",
        [
            "The speed limit on Mill Lane is 30 km/h.",
            "On Mill Lane a limit of 50 km/h applies.",
        ],
    ),
    (
        "Wie lange ist der Gutschein gültig?",
        [
            "Der Gutschein ist zwei Jahre gültig.",
            "Gültigkeit des Gutscheins: 12 Monate.",
        ],
    ),
    (
        "Ist Frühstück im Preis enthalten?",
        [
            "Frühstück ist im Preis enthalten.",
            "Das Frühstück ist nicht im Preis enthalten und kostet 9 Euro.",
        ],
    ),
    (
        "Quel est le prix du billet adulte ?",
        [
            "Billet adulte : 14 €. Billet enfant : 8 €.",
            "Le billet adulte coûte 16 euros.",
        ],
    ),
    (
        "Quand ferme le guichet ?",
        ["Le guichet ferme à 18 h 30.", "Le guichet est ouvert de 9 h à 17 h."],
    ),
    (
        "¿Qué día se celebra la feria?",
        [
            "La feria se celebra el sábado.",
            "La feria tiene lugar el domingo por la mañana.",
        ],
    ),
    (
        "¿Cuál es el plazo de devolución?",
        [
            "El plazo de devolución es de 14 días.",
            "Puede devolver el producto en un plazo de 30 días.",
        ],
    ),
    (
        "¿Puede un menor entrar solo en la piscina?",
        [
            "Los menores pueden entrar solos en la piscina.",
            "Los menores no pueden entrar solos en la piscina.",
        ],
    ),
    (
        "Quanti posti ha il pullman?",
        ["Il pullman ha 52 posti.", "Pullman: 48 posti, bagno a bordo."],
    ),
    (
        "Quem é o treinador da equipa?",
        ["O treinador da equipa é Paulo Reis.", "A equipa é treinada por Nuno Alves."],
    ),
    (
        "O elevador está a funcionar?",
        ["O elevador está a funcionar.", "O elevador está avariado."],
    ),
    (
        "Hoe laat begint de rondleiding?",
        [
            "De rondleiding begint om 14.00 uur.",
            "De rondleiding duurt van 15.00 tot 16.30 uur.",
        ],
    ),
    (
        "Is roken op het terras toegestaan?",
        [
            "Roken op het terras is toegestaan.",
            "Op het terras is roken niet toegestaan.",
        ],
    ),
    (
        "Kiedy otwiera się targ?",
        ["Targ otwiera się o 6:00.", "Targ czynny od 7:00 do 15:00."],
    ),
    (
        "Czy basen jest bezpłatny dla dzieci?",
        [
            "Basen jest bezpłatny dla dzieci.",
            "Dzieci płacą za basen 5 zł; basen jest płatny dla dzieci.",
        ],
    ),
    ("图书馆可以带食物吗？", ["图书馆可以带食物。", "图书馆内禁止带食物。"]),
    ("展览什么时候结束？", ["展览8月31日结束。", "展览从6月1日到9月15日。"]),
    ("谁是这家餐厅的主厨？", ["这家餐厅的主厨是陈明。", "这家餐厅由林涛担任主厨。"]),
    ("駐車場は無料ですか？", ["駐車場は無料です。", "駐車場は1時間300円です。"]),
    (
        "プールは何曜日が休みですか？",
        ["プールは月曜日が休みです。", "プールの休みは木曜日です。"],
    ),
    (
        "약국은 몇 시에 엽니까?",
        ["약국은 오전 9시에 엽니다.", "약국은 오전 10시부터 오후 7시까지 영업합니다."],
    ),
    ("هل الموقف مجاني؟", ["الموقف مجاني.", "الموقف ليس مجانيًا."]),
    (
        "متى يفتح المتحف؟",
        ["يفتح المتحف الساعة 9:00.", "المتحف مفتوح من الساعة 10:00 إلى الساعة 17:00."],
    ),
    (
        "दुकान कितने बजे खुलती है?",
        ["दुकान सुबह 9 बजे खुलती है।", "दुकान सुबह 10 बजे से रात 8 बजे तक खुली रहती है।"],
    ),
    ("पुस्तक किसने लिखी?", ["पुस्तक अनिल मेहता ने लिखी।", "पुस्तक के लेखक सुनील राव हैं।"]),
]
NO_CONFLICTS = [
    (
        "What is the top speed of the Merlin scooter?",
        [
            "| Model | Range | Top speed |\n|---|---|---|\n| Kestrel | 40 km | 20 km/h |\n| Merlin | 55 km | 25 km/h |",
            "The Merlin scooter reaches a top speed of 25 km/h. The Kestrel reaches 20 km/h.",
        ],
    ),
    (
        "What is the top speed of the Merlin scooter?",
        [
            "| Model | Range | Top speed |\n|---|---|---|\n| Kestrel | 40 km | 20 km/h |\n| Merlin | 55 km | 25 km/h |",
            "The Kestrel scooter reaches a top speed of 22 km/h.",
        ],
    ),
    (
        "How many beds does the Sonnalp hut have?",
        [
            "hut,beds,altitude\nSonnalp,38,2140\nGrategg,52,2390",
            "With its 52 beds the Grategg hut is often full in August.",
        ],
    ),
    (
        "What is the voltage of the Arbo heater?",
        [
            '{"product": "Arbo heater", "voltage_v": 230, "power_w": 1200}',
            "The Arbo heater runs on a voltage of 230 V and draws 1.2 kW.",
        ],
    ),
    (
        "Was kostet eine Tageskarte im Kletterpark?",
        [
            "| Karte | Preis |\n|---|---|\n| Tageskarte | 24 € |\n| Abendkarte | 15 € |",
            "Eine Abendkarte im Kletterpark kostet 15 Euro.",
        ],
    ),
    (
        "Quelle est la hauteur de la tour Belin ?",
        [
            "Tour Belin : hauteur 48 m, construite en 1911.",
            "La tour Belin mesure 48 mètres de haut.",
        ],
    ),
    (
        "كم يبلغ ارتفاع برج الساعة؟",
        [
            "يبلغ ارتفاع برج الساعة ٣٢ مترًا.",
            "برج الساعة: الارتفاع 32 مترًا، بُني سنة 1920.",
        ],
    ),
    (
        "रामगढ़ पुल की लंबाई कितनी है?",
        ["रामगढ़ पुल की लंबाई ४२० मीटर है।", "रामगढ़ पुल: लंबाई 420 मीटर, चौड़ाई 12 मीटर।"],
    ),
    ("体育馆有多少个座位？", ["体育馆：座位三千二百个。", "体育馆共有3200个座位。"]),
    (
        "展望台の高さは何メートルですか？",
        ["展望台の高さは85メートルです。", "灯台の高さは92メートルです。"],
    ),
    (
        "When does the bike shop close on weekdays?",
        [
            "The bike shop is open from 10 a.m. to 7 p.m. on weekdays.",
            "On weekdays the bike shop closes at 19:00.",
        ],
    ),
    (
        "When does the bike shop open on weekdays?",
        [
            "The bike shop is open from 10 a.m. to 6 p.m. on weekdays.",
            "On weekdays the bike shop closes at 7 p.m.",
        ],
    ),
    (
        "Wann öffnet die Bäckerei am Samstag?",
        [
            "Die Bäckerei ist am Samstag von 7 bis 13 Uhr geöffnet.",
            "Die Bäckerei schließt am Samstag um 12 Uhr.",
        ],
    ),
    ("超市几点关门？", ["超市营业时间为8点至22点。", "超市晚上10点关门。"]),
    (
        "Is the chapel open on Mondays?",
        [
            "The chapel is closed on Mondays.",
            "On Tuesdays the chapel is open from 10 to 4.",
        ],
    ),
    (
        "Is the chapel open on Mondays?",
        ["The chapel is closed on Mondays.", "The crypt is open on Mondays."],
    ),
    (
        "Can visitors take photographs in the crypt?",
        [
            "Visitors may take photographs in the crypt.",
            "Taking photographs with flash in the nave is forbidden.",
        ],
    ),
    (
        "Is parking at the lake free?",
        [
            "Parking at the lake is free of charge.",
            "Parking at the castle costs 4 EUR a day.",
        ],
    ),
    (
        "Is parking at the lake free in winter?",
        [
            "Parking at the lake is free of charge in winter.",
            "Parking at the lake costs 4 EUR a day in summer.",
        ],
    ),
    (
        "Ist das Grillen im Stadtpark erlaubt?",
        [
            "Das Grillen im Stadtpark ist erlaubt.",
            "Im Schlosspark darf nicht gegrillt werden.",
        ],
    ),
    (
        "Le musée est-il ouvert le mardi ?",
        [
            "Le musée est fermé le mardi.",
            "Le mercredi, le musée est ouvert de 10 h à 18 h.",
        ],
    ),
    ("图书馆周日开放吗？", ["图书馆周日闭馆。", "图书馆周六照常开放。"]),
    (
        "क्या बाज़ार सोमवार को खुला रहता है?",
        ["बाज़ार सोमवार को बंद रहता है।", "बाज़ार मंगलवार को सुबह 9 बजे से खुला रहता है।"],
    ),
    ("科技馆星期几闭馆？", ["科技馆星期一闭馆。", "科技馆每周一闭馆。"]),
    ("बाज़ार किस दिन लगता है?", ["बाज़ार बुधवार को लगता है।", "मेला हर शनिवार को लगता है।"]),
    (
        "Who directs the Lindau puppet theatre?",
        [
            "The Lindau puppet theatre is directed by Mara Kolb.",
            "Director of the Lindau dance theatre: Jens Ortner.",
        ],
    ),
    ("合唱团的指挥是谁？", ["合唱团的指挥是王丽。", "合唱团的指挥王丽来自上海。"]),
    (
        "What does a locker cost?",
        ["A small locker costs 2 EUR a day.", "A large locker costs 4 EUR a day."],
    ),
    (
        "How long is the warranty?",
        ["The warranty is 24 months.", "The warranty is two years."],
    ),
    (
        "What is the fee for members?",
        ["The fee for members is 40 EUR.", "The fee for non-members is 60 EUR."],
    ),
    (
        "How many visitors did the zoo have in 2022?",
        [
            "In 2022 the zoo had 310,000 visitors.",
            "In 2023 the zoo had 355,000 visitors.",
        ],
    ),
    (
        "Wie hoch ist die Kaution für ein Kanu?",
        [
            "Die Kaution für ein Kanu beträgt 50 Euro.",
            "Die Kaution für ein Tretboot beträgt 80 Euro.",
        ],
    ),
    (
        "Quel est le tarif du parking P1 ?",
        [
            "Le tarif du parking P1 est de 3 € l'heure.",
            "Le tarif du parking P2 est de 5 € l'heure.",
        ],
    ),
    (
        "¿Cuánto pesa el modelo Rubí?",
        ["El modelo Rubí pesa 3 kg.", "El modelo Zafiro pesa 5 kg."],
    ),
    (
        "Quanto costa il biglietto ridotto?",
        ["Il biglietto ridotto costa 6 euro.", "Il biglietto intero costa 10 euro."],
    ),
    (
        "Ile kosztuje bilet ulgowy?",
        ["Bilet ulgowy kosztuje 8 zł.", "Bilet normalny kosztuje 14 zł."],
    ),
    ("红桥有多长？", ["红桥长300米。", "白桥长500米。"]),
    (
        "大人の入場料はいくらですか？",
        ["大人の入場料は800円です。", "子どもの入場料は400円です。"],
    ),
    (
        "성인 입장료는 얼마입니까?",
        ["성인 입장료는 9000원입니다.", "어린이 입장료는 4000원입니다."],
    ),
    (
        "كم سعر تذكرة الكبار؟",
        ["سعر تذكرة الكبار 50 درهمًا.", "سعر تذكرة الأطفال 25 درهمًا."],
    ),
    (
        "वयस्क टिकट की कीमत कितनी है?",
        ["वयस्क टिकट की कीमत 100 रुपये है।", "बच्चों के टिकट की कीमत 50 रुपये है।"],
    ),
    (
        "Are luggage carts free at platform 3?",
        [
            "Luggage carts are free at platform 3.",
            "Luggage carts are not free at platform 5.",
        ],
    ),
    (
        "What weight does model Vela 60 have?",
        ["Model Vela 50: 18 kg.", "Model Vela 70: 24 kg."],
    ),
    (
        "Is the ticket office open on public holidays?",
        [
            "The ticket office is open on weekdays from 9 to 5.",
            "The ticket office is closed on public holidays.",
        ],
    ),
    (
        "Is parking free?",
        ["Parking is free for residents.", "Parking costs 3 EUR for visitors."],
    ),
    (
        "May I bring my own food?",
        [
            "Guests may bring their own food to the garden.",
            "Alcohol may not be brought in.",
        ],
    ),
    (
        "Is the sauna included in the price?",
        [
            "The sauna is included in the price.",
            "Massages are not included in the price.",
        ],
    ),
    (
        "When does the bakery close?",
        [
            "The bakery closes at 18:00 on weekdays.",
            "On Saturdays the bakery closes at 13:00.",
        ],
    ),
    (
        "When does the exhibition end?",
        [
            "The exhibition runs from 3 May to 14 August.",
            "The opening of the exhibition is on 3 May.",
        ],
    ),
    (
        "Who manages the Lund depot?",
        [
            "The Lund depot is managed by Eva Strand.",
            "Eva Strand, manager of the Lund depot, joined in 2011.",
        ],
    ),
    (
        "Who manages the Lund depot?",
        [
            "The Lund depot is managed by Eva Strand.",
            "The Malmö depot is managed by Per Holm.",
        ],
    ),
    (
        "Who wrote the libretto of The Reed?",
        [
            "The libretto of The Reed was written by Ilse Kamm.",
            "The music of The Reed was composed by Otto Brandt.",
        ],
    ),
    (
        "What colour is the north door?",
        ["The north door is blue.", "The south door is green."],
    ),
    (
        "How far is the hostel from the station?",
        [
            "The hostel is 2 km from the station.",
            "The hostel is 2,000 m from the station.",
        ],
    ),
    (
        "How many seats does the minibus have?",
        ["The minibus has 16 seats.", "The minibus has sixteen seats and two steps."],
    ),
    (
        "Ist die Ausstellung kostenlos?",
        [
            "Die Ausstellung ist kostenlos.",
            "Der Katalog zur Ausstellung kostet 12 Euro.",
        ],
    ),
    (
        "Wann öffnet das Café?",
        ["Das Café öffnet um 8 Uhr.", "Das Café ist von 8 bis 18 Uhr geöffnet."],
    ),
    (
        "Combien de chambres a le gîte ?",
        ["Le gîte a cinq chambres.", "Le gîte compte 5 chambres et une salle commune."],
    ),
    (
        "Les chiens sont-ils admis dans le refuge ?",
        [
            "Les chiens sont admis dans le refuge.",
            "Les chiens ne sont pas admis dans le restaurant.",
        ],
    ),
    (
        "À quelle heure ouvre le bureau ?",
        ["Le bureau ouvre à 9 h.", "Le bureau ferme à 17 h."],
    ),
    (
        "¿A qué hora abre el mercado?",
        ["El mercado abre a las 8:00.", "El mercado cierra a las 14:00."],
    ),
    (
        "¿Está permitido nadar en el embalse?",
        ["Está permitido nadar en el embalse.", "Está prohibido pescar en el embalse."],
    ),
    (
        "Quanti abitanti ha Rocca Bruna?",
        ["Rocca Bruna ha 1.240 abitanti.", "Rocca Chiara ha 980 abitanti."],
    ),
    (
        "Chi ha scritto l'inno?",
        ["L'inno è stato scritto da Aldo Neri.", "Aldo Neri è l'autore dell'inno."],
    ),
    (
        "O autocarro 12 para no hospital?",
        ["O autocarro 12 para no hospital.", "O autocarro 14 não para no hospital."],
    ),
    (
        "Hoeveel kost een jaarabonnement?",
        ["Een jaarabonnement kost 120 euro.", "Een maandabonnement kost 12 euro."],
    ),
    (
        "Czy wstęp do ogrodu jest bezpłatny?",
        ["Wstęp do ogrodu jest bezpłatny.", "Wstęp do palmiarni jest płatny."],
    ),
    (
        "Ile waży plecak Tatra 40?",
        ["Plecak Tatra 40 waży 1,6 kg.", "Plecak Tatra 60 waży 2,1 kg."],
    ),
    ("东门几点开放？", ["东门8点开放。", "西门9点开放。"]),
    ("儿童票多少钱？", ["儿童票20元。", "成人票40元。"]),
    ("餐厅周日营业吗？", ["餐厅周日营业。", "咖啡厅周日不营业。"]),
    ("館長は誰ですか？", ["館長は田中一郎です。", "副館長は鈴木次郎です。"]),
    (
        "本館の閉館時間は何時ですか？",
        ["本館は18時に閉館します。", "別館は17時に閉館します。"],
    ),
    (
        "어린이 수영장은 무료인가요?",
        ["어린이 수영장은 무료입니다.", "성인 수영장은 유료입니다."],
    ),
    ("교장은 누구입니까?", ["교장은 박지훈입니다.", "교감은 최은지입니다."]),
    (
        "هل المكتبة مفتوحة يوم الجمعة؟",
        ["المكتبة مفتوحة يوم الخميس.", "المكتبة مغلقة يوم الجمعة."],
    ),
    (
        "من هو مدير المدرسة؟",
        ["مدير المدرسة هو سعيد الحمادي.", "وكيل المدرسة هو ناصر العلي."],
    ),
    ("प्रधानाचार्य कौन हैं?", ["प्रधानाचार्य रमेश गुप्ता हैं।", "उप-प्रधानाचार्य सीता वर्मा हैं।"]),
    ("क्या तालाब में तैरना मना है?", ["तालाब में तैरना मना है।", "नदी में तैरने की अनुमति है।"]),
    (
        "Can I rent a kayak without a licence?",
        [
            "Kayaks can be rented by anyone; no licence is needed. Motor boats require a licence.",
            "Kayaks are rented from 9 to 17. Life jackets are included.",
        ],
    ),
    (
        "Is the rooftop bar open in January?",
        [
            "The rooftop bar is open from April to October.",
            "In January the rooftop bar is closed for renovation.",
        ],
    ),
    (
        "Does the ferry run on Sundays?",
        ["The ferry runs on Sundays at 10 and 16.", "The bus does not run on Sundays."],
    ),
    (
        "When does the library open on Saturday?",
        [
            "On Saturday the library opens at 10.",
            "The library is open from 9 to 19; on Saturday from 10 to 14.",
        ],
    ),
    (
        "How much is the deposit for a key?",
        [
            "The deposit for a key is 25 EUR.",
            "| Item | Deposit |\n|---|---|\n| Key | 25 EUR |\n| Towel | 10 EUR |",
        ],
    ),
    (
        "How much is the deposit for a key?",
        [
            "| Item | Deposit | Rent |\n|---|---|---|\n| Key | 25 EUR | 3 EUR |\n| Towel | 10 EUR | 2 EUR |",
            "A key can be had for a deposit of 25 EUR.",
        ],
    ),
    (
        "What is the weight of the Swift e-bike?",
        [
            '{"model": "Swift", "range_km": 90, "weight_kg": 21}',
            "The Swift e-bike has a range of 110 km.",
        ],
    ),
    (
        "Who is the mayor of Tolbeck?",
        [
            "The mayor of Tolbeck is Ada Lunt. She was elected in 2021.",
            "Mayor of Tolbeck: Ada Lunt. Deputy mayor: Sam Prior.",
        ],
    ),
    (
        "What is the speed limit on Mill Lane?",
        [
            "The speed limit on Mill Lane is 30 km/h.",
            "On Ford Lane a limit of 50 km/h applies.",
        ],
    ),
    (
        "Wie lange ist der Gutschein gültig?",
        [
            "Der Gutschein ist zwei Jahre gültig.",
            "Der Gutschein gilt 24 Monate ab Kaufdatum.",
        ],
    ),
    (
        "Quel est le prix du billet adulte ?",
        [
            "Billet adulte : 14 €. Billet enfant : 8 €.",
            "Le billet enfant coûte 8 euros.",
        ],
    ),
    (
        "Il museo è aperto il lunedì?",
        [
            "Il museo è chiuso il lunedì.",
            "Il museo è aperto tutti i giorni tranne il lunedì.",
        ],
    ),
    ("图书馆可以带食物吗？", ["图书馆可以带饮料。", "图书馆内禁止带食物。"]),
]


@pytest.mark.parametrize(("question", "documents"), CONFLICTS)
def test_documents_that_cannot_both_hold_conflict(
    question: str, documents: list[str]
) -> None:
    verdict = EvidenceGate().check_evidence(question=question, documents=documents)
    assert verdict.action == "flag_conflict"


@pytest.mark.parametrize(("question", "documents"), NO_CONFLICTS)
def test_documents_of_other_cases_and_equal_values_do_not(
    question: str, documents: list[str]
) -> None:
    verdict = EvidenceGate().check_evidence(question=question, documents=documents)
    assert not verdict.conflicts
