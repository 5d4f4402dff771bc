"""Sentences without support are found; paraphrases and courtesies are not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.checks.sources.support import check_support, sentence_supports
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def found(question: str, document: str, answer: str) -> list[Reason]:
    return check_support(Evidence(RagCall.of(question, [document], answer)))


FILTER = (
    "Rinse the filter under lukewarm water every two weeks and let it dry completely."
)
FILTER_DE = (
    "Spülen Sie den Filter alle zwei Wochen mit lauwarmem Wasser und trocknen ihn."
)
TICKET_DE = (
    "Das Monatsticket gilt für Busse und Straßenbahnen im Stadtgebiet. Fahrräder "
    "dürfen ab 19 Uhr kostenlos mitgenommen werden."
)
TICKET_AGAIN = (
    "Mit dem Ticket für einen Monat können Sie Bus und Straßenbahn in der Stadt "
    "nutzen. Ab 19 Uhr ist die Mitnahme eines Fahrrads gratis."
)
ABO = "L'abonnement peut être résilié à tout moment depuis l'espace client, sans frais."
SEGURO = (
    "El seguro cubre la asistencia médica en el extranjero y la pérdida de equipaje."
)
POOL_NL = "Het abonnement omvat toegang tot het zwembad en de sauna op werkdagen."
FILTR = "Filtr należy płukać co dwa tygodnie w letniej wodzie i suszyć."
LUWANG = "每两周用温水冲洗滤网，并晾干后再装回。"
FIRUTA = "フィルターは二週間ごとにぬるま湯で洗い、乾かしてください。"
PILTEO = "필터는 2주마다 미지근한 물로 헹구고 말리세요."
MURASHIH = "اشطف المرشح كل أسبوعين بماء فاتر واتركه يجف."
FILTAR = "फ़िल्टर को हर दो सप्ताह में गुनगुने पानी से धोएँ और सुखाएँ।"

INVENTED = [
    (FILTER, "Rinse it every two weeks.", "Replace the carbon cartridge once a year."),
    (
        FILTER_DE,
        "Spülen Sie ihn.",
        "Nehmen Sie milde Seifenlauge und ein Mikrofasertuch.",
    ),
    (
        TICKET_DE,
        "Es gilt für Busse.",
        "Inhaber erhalten Rabatt in Museen und Theatern.",
    ),
    (ABO, "Il peut être résilié.", "Un bon d'achat est offert aux clients fidèles."),
    (
        SEGURO,
        "Cubre el equipaje.",
        "Incluye alquiler de coches y tratamientos dentales.",
    ),
    (POOL_NL, "U kunt naar de sauna.", "Handdoeken en badjassen liggen gratis klaar."),
    (FILTR, "Filtr płucze się.", "Obudowę przeciera się szmatką nasączoną alkoholem."),
    (LUWANG, "每两周用温水冲洗滤网。", "请使用中性洗涤剂和软毛刷清洁外壳。"),
    (FIRUTA, "ぬるま湯で洗います。", "中性洗剤と専用ブラシも使用してください。"),
    (PILTEO, "물로 헹구세요.", "중성 세제와 부드러운 솔로 외관도 닦으세요."),
    (MURASHIH, "اشطف المرشح كل أسبوعين.", "استخدم فرشاة ناعمة وصابونا معتدلا للغطاء."),
    (FILTAR, "फ़िल्टर को धोएँ।", "बाहरी ढक्कन को मुलायम ब्रश और साबुन से रगड़ें।"),
]


@pytest.mark.parametrize(("document", "first", "invented"), INVENTED)
def test_the_invented_sentence_alone_is_named(
    document: str, first: str, invented: str
) -> None:
    answer = f"{first} {invented}"
    (reason,) = found("?", document, answer)
    assert reason.answer_span is not None
    assert answer[slice(*reason.answer_span)] == invented
    assert reason.weight >= 0.5


PARAPHRASES = [
    (
        FILTER,
        "Every two weeks, wash the filter with lukewarm water, then dry it fully.",
    ),
    (FILTER_DE, "Der Filter wird alle zwei Wochen lauwarm ausgespült und getrocknet."),
    (TICKET_DE, TICKET_AGAIN),
    (ABO, "Vous pouvez résilier votre abonnement gratuitement, via l'espace client."),
    (
        SEGURO,
        "Cubre los gastos de asistencia médica fuera del país y el equipaje perdido.",
    ),
    (
        POOL_NL,
        "Met het abonnement kunt u op werkdagen het zwembad en de sauna gebruiken.",
    ),
    (FILTR, "Filtr płucze się co dwa tygodnie letnią wodą, a potem suszy."),
    (LUWANG, "请每两周用温水清洗一次滤网，晾干后装回。"),
    (FIRUTA, "二週間ごとにフィルターをぬるま湯で洗って乾かします。"),
    (PILTEO, "2주마다 미지근한 물로 필터를 헹군 뒤 말립니다."),
    (MURASHIH, "يشطف المرشح بالماء الفاتر كل أسبوعين ثم يترك ليجف."),
    (FILTAR, "हर दो सप्ताह में फ़िल्टर को गुनगुने पानी से धोना और सुखाना चाहिए।"),
]


@pytest.mark.parametrize(("document", "answer"), PARAPHRASES)
def test_a_paraphrase_passes(document: str, answer: str) -> None:
    assert found("?", document, answer) == []


@pytest.mark.parametrize(
    "sentence",
    [
        "If you have any further questions, feel free to contact support.",
        "Yes.",
        "5 days.",
        "Here is what the guide says about the filter:",
        "Unfortunately, the documents do not say which detergent is suitable.",
        "Is there anything else that you wonder about the machine?",
        "Based on the given passages, the answer is as follows.",
    ],
)
def test_lines_that_claim_nothing_pass(sentence: str) -> None:
    answer = f"Rinse the filter every two weeks. {sentence}"
    assert found("How do I clean it?", FILTER, answer) == []


def test_the_last_sentence_of_a_long_answer_is_read() -> None:
    answer = "Rinse the filter every two weeks. " * 200
    answer += "The warehouse in Malta ships spare gaskets overnight."
    (reason,) = found("?", FILTER, answer)
    assert reason.answer_span is not None
    assert answer[slice(*reason.answer_span)].startswith("The warehouse")


def test_a_translation_is_not_judged_by_its_words() -> None:
    document = "Rinse the filter under warm water and then let it dry in the sun."
    answer = (
        "Der Filter wird unter warmem Wasser gespült und dann in der Sonne getrocknet."
    )
    assert found("Wie reinige ich den Filter?", document, answer) == []


def test_what_the_user_brought_in_is_no_invention() -> None:
    question = "Does the filter survive the gravel storm on my quartz farm?"
    answer = "On a quartz farm with gravel storms, rinse the filter every two weeks."
    assert found(question, FILTER, answer) == []


@given(st.text(max_size=200), st.text(max_size=200))
def test_strength_and_share_stay_in_bounds(document: str, answer: str) -> None:
    evidence = Evidence(RagCall.of("?", [document], answer))
    for support in sentence_supports(evidence):
        assert 0.0 <= support.share <= 1.0
        assert 0.0 <= support.strength <= 1.0


@pytest.mark.parametrize(
    "sentence",
    [
        "Passage 1 gives similar instructions, but no exact formula.",
        "The passages only offer general tips and no detailed overview.",
        "Dokument 1 enthält lediglich allgemeine Hinweise und keine Beispiele.",
        "Le document 1 donne des conseils, sans indications précises.",
        "El documento 1 contiene solo consejos e indicaciones generales.",
    ],
)
def test_what_a_source_is_like_needs_no_support(sentence: str) -> None:
    assert found("How do I clean the filter?", FILTER, sentence) == []


def test_what_a_source_is_said_to_say_does() -> None:
    sentence = "Passage 1 mentions that vinegar dissolves stubborn limescale."
    assert found("How do I clean the filter?", FILTER, sentence)


SYNONYMS = [
    ("Holzkohle ist auf dem Balkon untersagt.", "Holzkohle ist dort verboten."),
    ("Smoking is prohibited in the hall.", "Smoking there is forbidden."),
]


@pytest.mark.parametrize(("document", "answer"), SYNONYMS)
def test_a_word_on_the_same_side_of_a_pair_of_opposites_is_known(
    document: str, answer: str
) -> None:
    (support,) = sentence_supports(Evidence(RagCall.of("", [document], answer)))
    assert support.unknown == ()


ADVISING = [
    (
        "Which bus goes to the aquarium?",
        "Bus 14 leaves the station for the hospital.",
        (
            "The documents do not say which bus goes to the aquarium. You may want to "
            "ask the transport company."
        ),
    ),
    (
        "Wann beginnt die Führung?",
        "Die Führung kostet 4 Euro.",
        (
            "Dazu steht nichts in den Dokumenten. Bitte fragen Sie beim Veranstalter "
            "nach."
        ),
    ),
]


@pytest.mark.parametrize(("question", "document", "answer"), ADVISING)
def test_whom_to_ask_instead_needs_no_support(
    question: str, document: str, answer: str
) -> None:
    assert found(question, document, answer) == []


def test_advice_of_an_answer_that_does_not_decline_is_a_claim() -> None:
    document = "The tour starts at the gate."
    answer = "It starts at the gate. You should contact the harbour police beforehand."
    assert found("Where does the tour start?", document, answer)
