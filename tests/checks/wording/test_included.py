"""What is included, only for some, or needed: held against a yes, a no and a list."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

INCLUDED = [
    (
        "What is included in the rent?",
        "The rent includes heating and water, but not electricity.",
        "Heating and water.",
        "Heating, water and electricity.",
    ),
    (
        "Was ist im Preis enthalten?",
        "Halbpension und Skipass sind inbegriffen, Getränke nicht.",
        "Halbpension und Skipass.",
        "Halbpension und Getränke.",
    ),
    (
        "Que comprend le forfait ?",
        "Le forfait comprend le vol et l'hôtel. Les repas sont en supplément.",
        "Le vol et l'hôtel.",
        "Le vol, l'hôtel et les repas.",
    ),
    (
        "¿Qué incluye la entrada?",
        "La entrada incluye la visita y el audioguía. El aparcamiento se paga aparte.",
        "La visita y el audioguía.",
        "La visita y el aparcamiento.",
    ),
    (
        "O que inclui o pacote?",
        "O pacote inclui voo e hotel. As refeições não estão incluídas.",
        "Voo e hotel.",
        "Voo, hotel e refeições.",
    ),
    (
        "Wat is bij de huur inbegrepen?",
        "Bij de huur zijn water en verwarming inbegrepen. Stroom is niet inbegrepen.",
        "Water en verwarming.",
        "Water, verwarming en stroom.",
    ),
    (
        "Co obejmuje cena?",
        "Cena obejmuje przelot i hotel. Posiłki są płatne osobno.",
        "Przelot i hotel.",
        "Przelot, hotel i posiłki.",
    ),
]

LIMITED = [
    (
        "Does the fee include the helmet?",
        "The fee includes the bike, the lock and the map.",
        "No.",
        "Yes, the helmet is included.",
    ),
    (
        "Does the fee include the map?",
        "The fee includes the bike, the lock and the map.",
        "Yes, the map is included.",
        "No, the map is not included.",
    ),
    (
        "Le casque est-il compris dans la location ?",
        "La location comprend le vélo, l'antivol et la carte.",
        "Non.",
        "Oui, le casque est compris.",
    ),
    (
        "¿Incluye el alquiler el casco?",
        "El alquiler incluye la bicicleta, el candado y el mapa.",
        "No.",
        "Sí, el casco está incluido.",
    ),
    (
        "Il noleggio comprende il casco?",
        "Il noleggio comprende la bici, il lucchetto e la mappa.",
        "No.",
        "Sì, il casco è compreso.",
    ),
    (
        "O aluguel inclui o capacete?",
        "O aluguel inclui a bicicleta, o cadeado e o mapa.",
        "Não.",
        "Sim, o capacete está incluído.",
    ),
    (
        "Is de helm bij de huur inbegrepen?",
        "Bij de huur zijn de fiets, het slot en de kaart inbegrepen.",
        "Nee.",
        "Ja, de helm is inbegrepen.",
    ),
    (
        "Czy kask jest wliczony w wypożyczenie?",
        "Wypożyczenie obejmuje rower, zamek i mapę.",
        "Nie.",
        "Tak, kask jest wliczony.",
    ),
    (
        "租金包含头盔吗？",
        "租金包含自行车、车锁和地图。",
        "不包含。",
        "是的，包含头盔。",
    ),
    (
        "대여료에 헬멧이 포함되나요?",
        "대여료에는 자전거, 자물쇠, 지도가 포함됩니다.",
        "아니요.",
        "네, 헬멧도 포함됩니다.",
    ),
    (
        "Does either of the two flats allow pets?",
        "Flat 3: two rooms, no pets. Flat 7: three rooms, balcony, pets not allowed.",
        "Neither of them allows pets.",
        "Yes, flat 7.",
    ),
    (
        "Czy muszę mieć kask?",
        "Kask jest obowiązkowy dla dzieci do lat 10.",
        "Tylko dzieci do 10 lat muszą go mieć.",
        "Wszyscy muszą go mieć.",
    ),
    (
        "Is parking free?",
        "Parking is free for hotel guests; other visitors pay 3 euros an hour.",
        "Only for hotel guests.",
        "Yes, for everyone.",
    ),
    (
        "Sind Hunde erlaubt?",
        "Hunde sind nur auf der Terrasse erlaubt.",
        "Nur auf der Terrasse.",
        "Ja, überall.",
    ),
    (
        "Les enfants paient-ils ?",
        "L'entrée est gratuite pour les enfants de moins de 6 ans.",
        "Pas s'ils ont moins de 6 ans.",
        "Non, aucun enfant ne paie.",
    ),
    (
        "Are tickets refundable?",
        "Tickets are refundable up to 48 hours before the show.",
        "Yes, up to 48 hours before the show.",
        "Yes, always.",
    ),
    (
        "Können Gäste das Boot benutzen?",
        "Das Boot steht nur Mitgliedern zur Verfügung.",
        "Nein, nur Mitglieder.",
        "Ja, auch Gäste.",
    ),
    (
        "Can visitors use the gym?",
        "The gym is for residents only.",
        "No, it is for residents only.",
        "Yes, visitors can use it too.",
    ),
    (
        "Do I need a reservation?",
        "Visits are possible only with a reservation.",
        "Yes.",
        "No.",
    ),
    (
        "Faut-il une carte d'identité ?",
        "Les retraits se font uniquement sur présentation d'une carte d'identité.",
        "Oui.",
        "Non.",
    ),
    ("¿Hace falta reservar?", "Solo se puede entrar con reserva previa.", "Sí.", "No."),
    (
        "Can I enter without a ticket?",
        "Nobody is admitted without a ticket.",
        "No.",
        "Yes.",
    ),
    (
        "Darf man ohne Helm fahren?",
        "Ohne Helm darf die Bahn nicht benutzt werden.",
        "Nein.",
        "Ja.",
    ),
]


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"), [*INCLUDED, *LIMITED]
)
def test_what_is_left_out_limited_or_needed_is_no_free_yes(
    question: str, document: str, right: str, wrong: str
) -> None:
    """The documents list, limit ("only"), demand or except."""
    call = {"question": question, "documents": [document]}
    assert GATE.check(**call, answer=right).route == "accept"
    verdict = GATE.check(**call, answer=wrong)
    assert (verdict.action, verdict.route) != ("answer", "accept")


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("What is included?", "Towels are included, robes cost extra.", "Towels."),
        ("Is tea included?", "Breakfast with tea is included.", "Yes."),
        ("Is the pool free?", "The pool is free for guests.", "For guests, yes."),
        ("Who may enter?", "Everyone may enter until six.", "Everyone may enter."),
    ],
)
def test_what_the_documents_say_themselves_passes(
    question: str, document: str, answer: str
) -> None:
    """Synonyms apart, a list that holds it and a limit that is kept."""
    call = {"question": question, "documents": [document]}
    assert GATE.check(**call, answer=answer).route == "accept"
