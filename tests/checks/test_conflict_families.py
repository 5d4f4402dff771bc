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
