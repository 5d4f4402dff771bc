"""Floors, rhythms, room for people, notice, weekends, and yes against no."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

CONFLICTS = [
    # floors
    (
        "Which floor is the archive on?",
        "The archive is on the third floor.",
        "Archive: level 2",
    ),
    (
        "Where is the cloakroom?",
        "The cloakroom is in the basement.",
        "Cloakroom: first floor",
    ),
    (
        "In welchem Stock ist die Kantine?",
        "Die Kantine liegt im 2. Stock.",
        "Zur Kantine: vierte Etage.",
    ),
    ("A che piano si trova il bar?", "Il bar è al secondo piano.", "Bar: piano terra."),
    ("食堂は何階ですか。", "食堂は3階にあります。", "食堂：5階"),
    # how often
    (
        "How often must the pump be replaced?",
        "Put in a new pump every six months.",
        "The pump should be changed once a year.",
    ),
    (
        "How often are the windows washed?",
        "The windows are washed every week.",
        "Window cleaning: monthly",
    ),
    (
        "À quelle fréquence faut-il changer le filtre ?",
        "Le filtre doit être remplacé tous les six mois.",
        "Changez le filtre chaque année.",
    ),
    # room for people
    (
        "How many seats does the bus have?",
        "The bus seats 40.",
        "The bus carries up to 52 passengers.",
    ),
    (
        "How many participants may join the walk?",
        "At most 20 people can take part in the walk.",
        "Group size of the walk: up to 15 persons.",
    ),
    (
        "Hoeveel deelnemers mogen mee met de boottocht?",
        "Aan de boottocht kunnen maximaal 20 personen meedoen.",
        "Groepsgrootte boottocht: maximaal 15 personen.",
    ),
    (
        "Quanti posti ha la sala?",
        "La sala dispone di 350 posti.",
        "La sala può ospitare 420 spettatori.",
    ),
    (
        "회의실에는 몇 명까지 들어갈 수 있나요?",
        "회의실은 최대 16명까지 이용할 수 있습니다.",
        "회의실 정원 20명.",
    ),
    # notice
    (
        "Until when can I cancel the lesson?",
        "You may cancel your lesson up to 24 hours before it begins.",
        "Lessons can be cancelled at the latest three days in advance.",
    ),
    (
        "¿Hasta cuándo puedo cancelar la clase?",
        "Se puede cancelar hasta 24 horas antes del comienzo.",
        "La clase se cancela como máximo 48 horas antes.",
    ),
    (
        "最晚什么时候可以取消课程？",
        "课程可在开课前24小时取消。",
        "取消课程须在开课前3天提出。",
    ),
    # a weekend is Saturday and Sunday
    (
        "What time does the hall close at the weekend?",
        "The hall is open at the weekend from 10:00 to 20:00.",
        "On Saturdays and Sundays the hall closes at 18:00.",
    ),
    (
        "二号展厅周末几点关门？",
        "二号展厅周末开放时间为10:00至20:00。",
        "二号展厅周六、周日18:00闭馆。",
    ),
    # deeds of every day
    (
        "By when must the essay be submitted?",
        "Essays have to be handed in by 5 May.",
        "Submit the essay no later than 9 May.",
    ),
    (
        "How long may books be borrowed?",
        "Books can be kept for four weeks.",
        "The loan period for books is 21 days.",
    ),
    (
        "Bis wann kann ich die Bestellung stornieren?",
        "Ein Storno ist bis 24 Stunden vor der Lieferung möglich.",
        "Sie können Ihre Bestellung spätestens 48 Stunden vor Lieferung stornieren.",
    ),
    # a bare list need not say what it is of
    (
        "How much is the deposit for the holiday flat?",
        "Deposit: 50 EUR\nCleaning: 35 EUR\nLinen: 8 EUR",
        "You pay 80 EUR as a deposit when you book the flat.",
    ),
    # where to turn and where to go
    (
        "What is the email address for complaints?",
        "Send complaints to help@exa.org.",
        "Complaints: complaints@exa.org",
    ),
    (
        "Wie lautet die Telefonnummer der Praxis?",
        "Sie erreichen die Praxis unter 030 1234567.",
        "Praxis, Tel. 030 7654321",
    ),
    (
        "Which room is the exam in?",
        "The exam takes place in room 204.",
        "Exam: room 310",
    ),
    (
        "In welchem Raum findet der Kurs statt?",
        "Der Kurs findet in Raum 12 statt.",
        "Kurs: Raum 15",
    ),
    # yes and no
    (
        "Ist das Parken kostenlos?",
        "Parken kostet nichts.",
        "Das Parken kostet 3 Euro am Tag.",
    ),
    (
        "Can I take my dog on the tram?",
        "Dogs travel free of charge on the tram.",
        "Animals are not carried on the tram.",
    ),
    ("Can I pay by card?", "Card payment is possible.", "Payment in cash only."),
    (
        "Is there wifi in the rooms?",
        "Wifi reaches every room.",
        "Wifi is available only in the lobby.",
    ),
    ("可以带宠物吗？", "欢迎携带宠物。", "谢绝宠物入内。"),
]

NO_CONFLICTS = [
    (
        "In welchem Stock ist die Praxis?",
        "Die Praxis ist im 2. Stock.",
        "Praxis: zweite Etage",
    ),
    (
        "Where is the shoe shop?",
        "Shoes for men are on the second floor.",
        "Shoes for women: third floor.",
    ),
    (
        "Which floor is the archive on?",
        "The archive is on the third floor.",
        "The copy shop is on level 2.",
    ),
    (
        "How often must the pump be replaced?",
        "The pump is replaced every twelve months.",
        "The pump should be changed once a year.",
    ),
    (
        "How often is the oil changed?",
        "The oil is changed every year.",
        "The oil is checked once a month.",
    ),
    (
        "How often does the ferry run?",
        "The ferry runs every 30 minutes in summer.",
        "In winter the ferry runs once an hour.",
    ),
    (
        "How many seats does the theatre have?",
        "The theatre has 350 seats.",
        "The balcony of the theatre has 120 seats.",
    ),
    (
        "How many people can the ferry carry?",
        "The ferry carries up to 200 people.",
        "The ferry has room for 30 cars and 200 people.",
    ),
    (
        "How many guests came to the gala?",
        "The gala drew 300 guests.",
        "The hall of the gala holds up to 500 people.",
    ),
    (
        "Until when can I cancel the booking?",
        "You may cancel the booking up to 48 hours before arrival.",
        "Bookings can be cancelled until 2 days before arrival.",
    ),
    (
        "Until when can I cancel the booking?",
        "You may cancel a flexible booking up to 24 hours before arrival.",
        "Group bookings can be cancelled until 14 days before arrival.",
    ),
    (
        "Until when can I cancel the booking?",
        "You may cancel the booking up to 7 days before arrival.",
        "If you cancel less than 24 hours before arrival, the full price is due.",
    ),
    (
        "What time does the hall close?",
        "The hall closes at 20:00 at the weekend.",
        "On Mondays the hall closes at 18:00.",
    ),
    # another way to reach it, another room, time or year; a mean
    (
        "What is the phone number of the clinic?",
        "The clinic can be reached at +44 20 7946 0011.",
        "Clinic reception, from the UK: 020 7946 0011",
    ),
    (
        "What is the phone number of the clinic?",
        "Clinic: phone 020 7946 0011",
        "Clinic: fax 020 7946 0099",
    ),
    (
        "What is the phone number of the clinic?",
        "Clinic, daytime: 020 7946 0011",
        "Clinic, emergencies at night: 020 7946 0099",
    ),
    (
        "Which room is the exam in?",
        "The exam is in room 204.",
        "For questions about the exam come to room 12.",
    ),
    (
        "When does the winter break 2025 of the school begin?",
        "School calendar 2025/26: winter break from 19 December 2025.",
        "Letter of the school: the winter break starts on 21 December 2024.",
    ),
    (
        "How old must drivers be?",
        "Drivers must be at least 21 years old.",
        "Our average driver is 45 years old.",
    ),
    (
        "Who is John Marbury?",
        "John Marbury is an English painter of seascapes.",
        "John Marbury (born 1988) is an Australian footballer.",
    ),
    (
        "How much is the deposit for the holiday flat?",
        "Deposit: 50 EUR\nCleaning: 35 EUR\nLinen: 8 EUR",
        "A deposit of 50 euros is paid for the holiday flat.",
    ),
    (
        "How much is the deposit for the holiday flat?",
        "Bikes for hire.\nDeposit: 20 EUR\nHelmet: 5 EUR\nLock: 3 EUR",
        "A deposit of 50 euros is paid for the holiday flat.",
    ),
    # each of a case of its own
    (
        "Wie hoch ist die Kaution?",
        "Die Kaution für ein Zimmer beträgt 300 Euro.",
        "Für eine Wohnung sind 450 Euro Kaution fällig.",
    ),
    (
        "Sind Hunde erlaubt?",
        "Im Garten sind Hunde erlaubt.",
        "Im Speisesaal sind Hunde nicht erlaubt.",
    ),
    (
        "Is smoking allowed?",
        "Smoking is allowed on the terrace.",
        "Smoking inside is prohibited.",
    ),
    (
        "Are children admitted?",
        "Children are admitted until 8 pm.",
        "After 8 pm no children are admitted.",
    ),
    (
        "Is parking free?",
        "Parking is free for residents.",
        "Visitors pay 5 euros for parking.",
    ),
    (
        "How much is a ticket?",
        "A ticket for adults is 9 euros.",
        "Children pay 4 euros for a ticket.",
    ),
    ("门票多少钱?", "成人门票80元。", "儿童门票40元。"),
    (
        "How much may a bag weigh?",
        "A cabin bag may weigh 8 kg.",
        "A checked bag may weigh 23 kg.",
    ),
    (
        "When does the course start?",
        "The morning course starts on 3 May.",
        "The evening course starts on 10 May.",
    ),
    (
        "How long does the trip take?",
        "By train the trip takes 2 hours.",
        "The trip by bus takes 3 hours.",
    ),
    (
        "How many rooms does the hotel have?",
        "The hotel has 45 rooms.",
        "12 rooms of the hotel have a balcony.",
    ),
    (
        "How long is the river?",
        "The river is 120 km long.",
        "80 km of the river are navigable.",
    ),
    (
        "¿Se puede devolver un artículo?",
        "Los artículos sin usar admiten devolución durante 15 días.",
        "No se aceptan devoluciones de artículos usados.",
    ),
    (
        "Is the shop open on public holidays?",
        "The shop is closed on public holidays.",
        "As an exception the shop opens on 26 December, a public holiday.",
    ),
]


def _flags(question: str, first: str, second: str) -> bool:
    documents = [first, second]
    verdict = EvidenceGate().check_evidence(question=question, documents=documents)
    return verdict.action == "flag_conflict"


@pytest.mark.parametrize(("question", "first", "second"), CONFLICTS)
def test_two_values_of_one_kind_for_one_thing_conflict(
    question: str, first: str, second: str
) -> None:
    assert _flags(question, first, second)


@pytest.mark.parametrize(("question", "first", "second"), NO_CONFLICTS)
def test_equal_values_and_those_of_other_cases_do_not(
    question: str, first: str, second: str
) -> None:
    assert not _flags(question, first, second)


@pytest.mark.parametrize(
    ("question", "document", "right"),
    [
        ("Is the Wi-Fi free?", "Wi-Fi costs nothing.", "Yes, it is free."),
        ("Does parking cost anything?", "There is no charge for parking.", "No."),
        ("Ist das Parken kostenlos?", "Parken kostet nichts.", "Ja."),
        ("Le parking est-il gratuit ?", "Le parking ne coûte rien.", "Oui."),
    ],
)
def test_no_price_is_free(question: str, document: str, right: str) -> None:
    verdict = EvidenceGate().check(
        question=question, documents=[document], answer=right
    )
    assert verdict.route == "accept"
