"""Tables, labels, states, places, days, ranges, names and other times, in many tongues."""

# ruff: noqa: E501 -- a case stays together
from __future__ import annotations

import pytest

from evigate.checks.conflicts.disagreement import sure_conflicts
from evigate.evidence import Evidence
from evigate.records import RagCall

CONTRADICTING = [
    (
        "What does the kayak rental cost per day?",
        [
            "| Boat | Per day |\n|---|---|\n| Kayak | 28 EUR |\n| Canoe | 35 EUR |",
            "Renting a kayak costs 32 EUR per day.",
        ],
    ),
    (
        "How many beds does ward 4 have?",
        ['{"ward": 4, "beds": 22, "head": "Dr Ilg"}', "Ward 4 has 26 beds."],
    ),
    (
        "How heavy is the Tern rucksack?",
        [
            '{"product":"Tern rucksack","weight_kg":1.4,"volume_l":42}',
            "The Tern rucksack weighs 1.8 kg.",
        ],
    ),
    (
        "Wie lange dauert die Garantie der Säge?",
        [
            "Säge – technische Daten: Gewicht 4 kg; Garantie 24 Monate; Leistung 900 W",
            "Die Garantie der Säge dauert drei Jahre.",
        ],
    ),
    (
        "Combien de places compte la salle Ravel ?",
        [
            "| Salle | Places |\n|---|---|\n| Ravel | 180 |\n| Satie | 95 |",
            "La salle Ravel compte 210 places.",
        ],
    ),
    (
        "¿Cuánto pesa la cámara Lira?",
        [
            "Cámara Lira. Peso: 640 g. Pantalla: 3 pulgadas.",
            "La cámara Lira pesa 720 g.",
        ],
    ),
    (
        "Quanto dura il corso di ceramica?",
        [
            "Corso di ceramica – durata: 8 settimane, quota: 240 €",
            "Il corso di ceramica dura dieci settimane.",
        ],
    ),
    (
        "Quantos quartos tem a pousada Brisa?",
        [
            "Pousada Brisa: 14 quartos, piscina, café da manhã",
            "A pousada Brisa tem 18 quartos.",
        ],
    ),
    (
        "Ile kosztuje bilet na wystawę?",
        [
            "Bilety na wystawę: normalny 30 zł",
            "Bilet normalny na wystawę kosztuje 35 zł.",
        ],
    ),
    ("会费是多少？", ["年会费：120元", "会费为每年150元。"]),
    ("会議室の定員は何名ですか？", ["会議室：定員40名", "会議室の定員は50名です。"]),
    (
        "강의실 정원은 몇 명인가요?",
        ["강의실 정원: 40명", "강의실의 정원은 35명입니다."],
    ),
    ("كم سعر التذكرة؟", ["سعر التذكرة: 50 درهما", "سعر التذكرة 65 درهما."]),
    ("टिकट का मूल्य कितना है?", ["टिकट का मूल्य: ₹120", "टिकट का मूल्य ₹150 है।"]),
    (
        "Is the library wheelchair accessible?",
        [
            "The library is accessible to wheelchairs.",
            "There is no wheelchair access to the library.",
        ],
    ),
    (
        "Are dogs allowed on the beach?",
        ["Dogs are welcome on the beach.", "The beach is off-limits for dogs."],
    ),
    (
        "Is the meeting public or private?",
        ["The meeting is public.", "The meeting is held behind closed doors."],
    ),
    (
        "Is the repository public?",
        ["The repository is public.", "The repository is private."],
    ),
    (
        "Darf man im Park grillen?",
        ["Grillen ist im Park erlaubt.", "Im Park besteht Grillverbot."],
    ),
    (
        "Ist der Eintritt ins Museum frei?",
        ["Der Eintritt ins Museum ist frei.", "Das Museum verlangt 6 Euro Eintritt."],
    ),
    (
        "Le parking est-il gratuit ?",
        ["Le parking est gratuit.", "Le parking est payant : 2 € de l'heure."],
    ),
    (
        "¿Está abierta la farmacia los domingos?",
        ["La farmacia abre los domingos.", "La farmacia cierra los domingos."],
    ),
    (
        "È obbligatoria la prenotazione?",
        ["La prenotazione è obbligatoria.", "La prenotazione è facoltativa."],
    ),
    (
        "O estacionamento é coberto?",
        ["O estacionamento é coberto.", "O estacionamento fica ao ar livre."],
    ),
    (
        "Is het zwembad in de winter open?",
        ["Het zwembad is in de winter open.", "In de winter is het zwembad dicht."],
    ),
    (
        "Czy wstęp do ogrodu jest płatny?",
        ["Wstęp do ogrodu jest płatny.", "Wstęp do ogrodu jest bezpłatny."],
    ),
    ("停车场收费吗？", ["停车场免费。", "停车场每小时收费5元。"]),
    (
        "プールは予約が必要ですか？",
        ["プールは予約が必要です。", "プールは予約不要です。"],
    ),
    ("هل الدخول مجاني؟", ["الدخول مجاني.", "رسم الدخول 20 درهما."]),
    ("क्या पार्किंग मुफ़्त है?", ["पार्किंग मुफ़्त है।", "पार्किंग शुल्क 30 रुपये है।"]),
    (
        "Where are the spare keys kept?",
        [
            "The spare keys are kept in the kitchen drawer.",
            "The spare keys are kept in the garage.",
        ],
    ),
    (
        "Where is the first-aid box?",
        [
            "The first-aid box hangs beside the lift.",
            "You find the first-aid box in the staff room.",
        ],
    ),
    (
        "Wo findet der Kurs statt?",
        [
            "Der Kurs findet in der Turnhalle statt.",
            "Der Kurs findet im Gemeindesaal statt.",
        ],
    ),
    (
        "Où se trouve le défibrillateur ?",
        [
            "Le défibrillateur se trouve à l'accueil.",
            "Le défibrillateur se trouve dans le vestiaire.",
        ],
    ),
    (
        "On which day is the bin collected?",
        ["The bin is collected on Tuesdays.", "Bin collection: Thursday."],
    ),
    (
        "An welchem Tag tagt der Ausschuss?",
        ["Der Ausschuss tagt montags.", "Sitzungstag des Ausschusses: Mittwoch"],
    ),
    (
        "When is the sauna open?",
        [
            "The sauna is open from 14:00 to 21:00.",
            "The sauna is open from 15:00 to 22:00.",
        ],
    ),
    (
        "What temperature should the incubator have?",
        ["The incubator should be at 36 to 38 °C.", "Set the incubator to 41 °C."],
    ),
    ("谁设计了这座桥？", ["这座桥由王建国设计。", "这座桥的设计者是陈小明。"]),
    ("館長は誰ですか？", ["館長は佐藤一郎です。", "館長：鈴木花子"]),
    (
        "합창단 지휘자는 누구입니까?",
        ["합창단 지휘자는 김민수입니다.", "합창단은 이영희가 지휘합니다."],
    ),
    (
        "समिति के अध्यक्ष कौन हैं?",
        ["समिति के अध्यक्ष राम कुमार हैं।", "समिति की अध्यक्ष सीता देवी हैं।"],
    ),
    (
        "植物园周一开放吗？",
        ["植物园每周一闭园维护。", "植物园周一照常开放。", "门票20元。"],
    ),
    (
        "من يرأس لجنة المسابقة؟",
        [
            "ترأس لجنة المسابقة الدكتورة هالة منصور.",
            "يرأس لجنة المسابقة هذا العام الأستاذ سامي الخطيب.",
        ],
    ),
    ("من مدير المتحف؟", ["مدير المتحف هو كريم منصور.", "مدير المتحف: ليلى حداد."]),
    (
        "Where is the lost property office?",
        [
            "The lost property office is in the basement.",
            "You find the lost property office in the ticket hall.",
        ],
    ),
    (
        "Where are the tools stored?",
        ["The tools are stored in the shed.", "The tools are stored in the cellar."],
    ),
    (
        "Where does the tour start?",
        ["The tour starts at the fountain.", "The tour starts at the old mill."],
    ),
    (
        "Wo findet der Flohmarkt statt?",
        [
            "Der Flohmarkt findet auf dem Schulhof statt.",
            "Der Flohmarkt findet im Stadtpark statt.",
        ],
    ),
    (
        "Wo ist der Treffpunkt?",
        ["Treffpunkt ist der Brunnen.", "Treffpunkt ist die Kirche."],
    ),
    (
        "Wo werden die Schlüssel aufbewahrt?",
        [
            "Die Schlüssel werden im Büro aufbewahrt.",
            "Die Schlüssel werden in der Werkstatt aufbewahrt.",
        ],
    ),
    (
        "Où a lieu la réunion ?",
        [
            "La réunion a lieu dans la bibliothèque.",
            "La réunion a lieu dans le gymnase.",
        ],
    ),
    (
        "¿Dónde se celebra la feria?",
        [
            "La feria se celebra en la plaza.",
            "La feria se celebra en el polideportivo.",
        ],
    ),
    (
        "Dove si trova il guardaroba?",
        [
            "Il guardaroba si trova al piano terra.",
            "Il guardaroba si trova nel seminterrato.",
        ],
    ),
    (
        "Onde fica o refeitório?",
        ["O refeitório fica no rés do chão.", "O refeitório fica no segundo andar."],
    ),
    (
        "Waar vindt de cursus plaats?",
        [
            "De cursus vindt plaats in de sporthal.",
            "De cursus vindt plaats in de bibliotheek.",
        ],
    ),
    (
        "Gdzie odbywa się zebranie?",
        [
            "Zebranie odbywa się w świetlicy.",
            "Zebranie odbywa się w sali gimnastycznej.",
        ],
    ),
    ("集合地点在哪里？", ["集合地点在图书馆门口。", "集合地点在学校操场。"]),
    (
        "集合場所はどこですか？",
        ["集合場所は駅前広場です。", "集合場所は市役所前です。"],
    ),
    (
        "집합 장소는 어디입니까?",
        ["집합 장소는 도서관 앞입니다.", "집합 장소는 학교 운동장입니다."],
    ),
    ("أين يقام المعرض؟", ["يقام المعرض في قاعة البلدية.", "يقام المعرض في المدرسة."]),
    ("बैठक कहाँ होगी?", ["बैठक पुस्तकालय में होगी।", "बैठक विद्यालय में होगी।"]),
    (
        "How heavy is the Tern rucksack?",
        [
            '{"product":"Tern rucksack","weight_kg":1.4,"volume_l":42}',
            "The Tern rucksack weighs 1.8 kg.",
        ],
    ),
    (
        "How long is the Otter Loop trail?",
        [
            '{"trail":"Otter Loop","length_km":6.4,"dogs_allowed":true}',
            "The Otter Loop trail is 8.1 km long.",
        ],
    ),
    (
        "What does the Ibis tent cost?",
        [
            '[{"tent":"Ibis","price_eur":240},{"tent":"Kite","price_eur":310}]',
            "The Ibis tent costs 265 euros.",
        ],
    ),
    (
        "How tall is the Nord mast?",
        [
            "| Mast | Height (m) |\n|---|---|\n| Nord | 84 |\n| Sued | 62 |",
            "The Nord mast is 91 metres tall.",
        ],
    ),
    (
        "How long may a book be borrowed?",
        [
            "Books may be borrowed for four weeks.",
            "The loan period for books is three weeks.",
        ],
    ),
    (
        "Ab welchem Alter darf man auf die Rutsche?",
        [
            "Die Rutsche ist ab 8 Jahren freigegeben.",
            "Kinder ab 6 Jahren dürfen auf die Rutsche.",
        ],
    ),
    (
        "Quel est le prix du menu du jour ?",
        ["Le menu du jour coûte 16 €.", "Menu du jour : 18 €"],
    ),
    (
        "Qui dirige l'atelier de gravure ?",
        [
            "L'atelier de gravure est dirigé par Paul Mercier.",
            "Claire Dubois dirige l'atelier de gravure.",
        ],
    ),
    (
        "¿Cuántos alumnos caben en el aula?",
        ["En el aula caben 30 alumnos.", "Aula: capacidad 24 alumnos."],
    ),
    (
        "¿Quién escribió la obra?",
        ["La obra la escribió Lola Vega.", "El autor de la obra es Raúl Pons."],
    ),
    (
        "Qual é a altitude do miradouro?",
        ["O miradouro fica a 640 m de altitude.", "Altitude do miradouro: 710 m."],
    ),
    (
        "Hoe oud moet je zijn voor de cursus?",
        [
            "Voor de cursus moet je 16 jaar zijn.",
            "Vanaf 14 jaar kun je de cursus volgen.",
        ],
    ),
    (
        "Ile stron ma podręcznik?",
        ["Podręcznik ma 240 stron.", "Podręcznik liczy 310 stron."],
    ),
    ("图书馆有多少个座位？", ["图书馆有300个座位。", "图书馆座位数：450个。"]),
    ("등록비는 얼마입니까?", ["등록비는 5만원입니다.", "등록비: 7만원"]),
    ("كم عدد غرف الفندق؟", ["في الفندق 60 غرفة.", "عدد غرف الفندق 72 غرفة."]),
    ("कार्यशाला कितने दिन की है?", ["कार्यशाला तीन दिन की है।", "कार्यशाला पाँच दिन चलेगी।"]),
    (
        "What size are the tiles?",
        ["The tiles measure 30 x 60 cm.", "Tiles: 20 x 40 cm."],
    ),
    (
        "How many eggs go into the cake?",
        ["Four eggs go into the cake.", "For the cake you need 6 eggs."],
    ),
]
HARMLESS = [
    (
        "What does the kayak rental cost per day?",
        [
            "| Boat | Per day |\n|---|---|\n| Kayak | 28 EUR |\n| Canoe | 35 EUR |",
            "Renting a canoe costs 35 EUR per day.",
        ],
    ),
    (
        "How many beds does ward 4 have?",
        ['{"ward": 4, "beds": 22, "head": "Dr Ilg"}', "Ward 5 has 26 beds."],
    ),
    (
        "How heavy is the Tern rucksack?",
        [
            '{"product":"Tern rucksack","weight_kg":1.4,"volume_l":42}',
            "The Tern rucksack weighs 1,400 g.",
        ],
    ),
    (
        "Wie lange dauert die Garantie der Säge?",
        [
            "Säge – technische Daten: Gewicht 4 kg; Garantie 36 Monate; Leistung 900 W",
            "Die Garantie der Säge dauert drei Jahre.",
        ],
    ),
    (
        "Combien de places compte la salle Ravel ?",
        [
            "| Salle | Places |\n|---|---|\n| Ravel | 180 |\n| Satie | 95 |",
            "La salle Satie compte 95 places.",
        ],
    ),
    (
        "Is the library wheelchair accessible?",
        [
            "The library is accessible to wheelchairs.",
            "The archive has no wheelchair access.",
        ],
    ),
    (
        "Are dogs allowed on the beach?",
        ["Dogs are welcome on the beach.", "On the beach dogs must be kept on a lead."],
    ),
    (
        "Ist das Schwimmbad im Winter geöffnet?",
        [
            "Das Schwimmbad ist im Winter geöffnet.",
            "Im Sommer bleibt das Schwimmbad wegen Umbau geschlossen.",
        ],
    ),
    (
        "¿Está abierta la farmacia los domingos?",
        ["La farmacia abre los domingos.", "La farmacia cierra los lunes."],
    ),
    (
        "Where is the first-aid box?",
        [
            "The first-aid box hangs beside the lift on the second floor.",
            "The first-aid box is on the second floor.",
        ],
    ),
    (
        "What temperature should the incubator have?",
        ["The incubator should be at 36 to 38 °C.", "Set the incubator to 37 °C."],
    ),
    (
        "What does the annual pass cost?",
        [
            "The annual pass costs 60 euros.",
            "Until 2022 the annual pass cost 48 euros.",
        ],
    ),
    (
        "What does the annual pass cost?",
        [
            "The annual pass costs 60 euros.",
            "From next year the annual pass will cost 66 euros.",
        ],
    ),
    (
        "Wie viel kostet die Jahreskarte?",
        [
            "Die Jahreskarte kostet 60 Euro.",
            "Bis 2022 kostete die Jahreskarte 48 Euro.",
        ],
    ),
    (
        "Wie viel kostet die Jahreskarte?",
        [
            "Die Jahreskarte kostet 60 Euro.",
            "Ab Januar wird die Jahreskarte 66 Euro kosten.",
        ],
    ),
    (
        "Combien coûte l'abonnement ?",
        [
            "L'abonnement coûte 30 euros.",
            "L'an dernier, l'abonnement coûtait 25 euros.",
        ],
    ),
    (
        "¿Cuánto cuesta el abono?",
        ["El abono cuesta 30 euros.", "Antes el abono costaba 25 euros."],
    ),
    (
        "Quanto costa l'abbonamento?",
        ["L'abbonamento costa 30 euro.", "Nel 2019 l'abbonamento costava 22 euro."],
    ),
    (
        "Who is the director of the choir?",
        [
            "The director of the choir is Ana Ruiz.",
            "The former director of the choir was Leo Brandt.",
        ],
    ),
    (
        "Wer leitet den Chor?",
        ["Den Chor leitet Ana Ruiz.", "Bis 2019 leitete Leo Brandt den Chor."],
    ),
    (
        "How many rooms does the hotel have?",
        [
            "The hotel has 40 rooms.",
            "After the extension the hotel will have 55 rooms.",
        ],
    ),
    (
        "Where does the tour start?",
        ["The tour starts at the fountain.", "The tour ends at the old mill."],
    ),
    (
        "Where does the tour start?",
        [
            "The tour starts at the fountain in front of the town hall.",
            "The tour starts at the fountain.",
        ],
    ),
    (
        "Wo werden die Schlüssel aufbewahrt?",
        [
            "Die Schlüssel werden im Büro aufbewahrt.",
            "Die Akten werden in der Werkstatt aufbewahrt.",
        ],
    ),
    (
        "Où a lieu la réunion ?",
        ["La réunion a lieu dans la bibliothèque.", "Le repas a lieu dans le gymnase."],
    ),
    (
        "How heavy is the Tern rucksack?",
        [
            '{"product":"Tern rucksack","weight_kg":1.4,"volume_l":42}',
            "The Tern rucksack weighs 1,400 g.",
        ],
    ),
    (
        "How long is the Otter Loop trail?",
        [
            '{"trail":"Otter Loop","length_km":6.4,"dogs_allowed":true}',
            "The Otter Loop trail is 6.4 km long.",
        ],
    ),
    (
        "What does the Ibis tent cost?",
        [
            '[{"tent":"Ibis","price_eur":240},{"tent":"Kite","price_eur":310}]',
            "The Kite tent costs 310 euros.",
        ],
    ),
    (
        "How tall is the Nord mast?",
        [
            "| Mast | Height (m) |\n|---|---|\n| Nord | 84 |\n| Sued | 62 |",
            "The Nord mast is 84 metres tall.",
        ],
    ),
    (
        "How long may a book be borrowed?",
        ["Books may be borrowed for four weeks.", "DVDs may be borrowed for one week."],
    ),
    (
        "What is the dose for adults?",
        [
            "Adults take 20 ml three times a day.",
            "Children take 10 ml three times a day.",
        ],
    ),
    (
        "Wer ist Ansprechpartner für Reklamationen?",
        [
            "Ansprechpartnerin für Reklamationen ist Julia Held.",
            "Ansprechpartner für Bestellungen ist Tom Ritter.",
        ],
    ),
    (
        "Quel est le prix du menu du jour ?",
        ["Le menu du jour coûte 16 €.", "Menu enfant : 9 €"],
    ),
    (
        "Qui dirige l'atelier de gravure ?",
        [
            "L'atelier de gravure est dirigé par Paul Mercier.",
            "Claire Dubois dirige l'atelier de poterie.",
        ],
    ),
    (
        "¿Quién escribió la obra?",
        ["La obra la escribió Lola Vega.", "La obra la dirige Raúl Pons."],
    ),
    (
        "Quando scade l'iscrizione?",
        ["Le iscrizioni scadono il 12 maggio.", "I corsi iniziano il 20 maggio."],
    ),
    (
        "Ile stron ma podręcznik?",
        ["Podręcznik ma 240 stron.", "Zeszyt ćwiczeń ma 96 stron."],
    ),
    ("图书馆有多少个座位？", ["图书馆有300个座位。", "阅览室有80个座位。"]),
    ("등록비는 얼마입니까?", ["등록비는 5만원입니다.", "교재비: 7만원"]),
    (
        "Which gate does flight LX 22 leave from?",
        ["Flight LX 22 leaves from gate 14.", "Flight LX 24 leaves from gate 17."],
    ),
    (
        "When does the kiosk open on Saturdays?",
        ["On Saturdays the kiosk opens at 8.", "The kiosk opens at 9 on Sundays."],
    ),
    (
        "How many eggs go into the cake?",
        ["Four eggs go into the cake.", "For the sauce you need 2 eggs."],
    ),
]


def flagged(question: str, documents: list[str]) -> bool:
    return bool(sure_conflicts(Evidence(RagCall.of(question, documents, ""))))


@pytest.mark.parametrize(("question", "documents"), CONTRADICTING)
def test_values_states_and_names_that_cannot_both_hold_conflict(
    question: str, documents: list[str]
) -> None:
    assert flagged(question, documents)


@pytest.mark.parametrize(("question", "documents"), HARMLESS)
def test_another_thing_group_or_time_is_no_conflict(
    question: str, documents: list[str]
) -> None:
    assert not flagged(question, documents)
