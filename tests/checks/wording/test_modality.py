from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.wording.modality import check_modality
from evigate.evidence import Evidence
from evigate.text.modals import modal_cues
from evigate.text.words import find_words


def codes(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    return [reason.code for reason in check_modality(evidence)]


# question, document, an answer that keeps to it, one that does not
RULES = [
    (
        "May I bring a thermos to the reading room?",
        "Drinks are banned in the reading room, thermos flasks included.",
        "No, a thermos is not allowed in the reading room.",
        "Yes, you can take a thermos into the reading room.",
    ),
    (
        "Do I have to register for the night walk?",
        "For the night walk no registration is necessary. Bring a torch.",
        "No, you do not have to register for the night walk.",
        "Yes, registration for the night walk is mandatory.",
    ),
    (
        "Darf man im Schlossgarten grillen?",
        "Grillen ist im Schlossgarten untersagt. Picknickdecken sind willkommen.",
        "Nein, im Schlossgarten darf man nicht grillen.",
        "Ja, im Schlossgarten darf gegrillt werden, Grillen ist erlaubt.",
    ),
    (
        "Brauche ich für das Angeln am Weiher einen Schein?",
        "Zum Angeln am Weiher muss kein Schein vorgelegt werden.",
        "Nein, für das Angeln am Weiher ist kein Schein nötig.",
        "Ja, zum Angeln am Weiher ist ein Schein erforderlich.",
    ),
    (
        "Peut-on prendre des photos dans la chapelle ?",
        "Il est interdit de prendre des photos dans la chapelle et dans la sacristie.",
        "Non, on ne peut pas prendre de photos dans la chapelle.",
        "Oui, on peut prendre des photos dans la chapelle.",
    ),
    (
        "¿Es obligatorio el casco en el rocódromo?",
        "El uso del casco en el rocódromo es opcional para los socios.",
        "No, el casco es opcional en el rocódromo.",
        "Sí, el casco es obligatorio en el rocódromo.",
    ),
    (
        "¿Se puede regar el huerto de día?",
        "No se debe regar el huerto durante el día en agosto.",
        "No, el huerto no se puede regar de día.",
        "Sí, se puede regar el huerto durante el día.",
    ),
    (
        "Si possono portare cani al lago piccolo?",
        "Al lago piccolo è vietato portare cani. I parcheggi sono gratuiti.",
        "No, al lago piccolo i cani non sono ammessi.",
        "Sì, al lago piccolo è consentito portare cani.",
    ),
    (
        "É preciso reservar a sauna?",
        "Não é necessário reservar a sauna; basta levar uma toalha.",
        "Não, a reserva da sauna é dispensável.",
        "Sim, é obrigatório reservar a sauna.",
    ),
    (
        "Mag ik mijn fiets in de kelder zetten?",
        "Een fiets in de kelder zetten is verboden wegens brandgevaar.",
        "Nee, een fiets in de kelder zetten mag niet.",
        "Ja, je mag een fiets in de kelder zetten.",
    ),
    (
        "Czy na pokaz trzeba mieć bilet?",
        "Na pokaz nie trzeba mieć biletu, liczba miejsc jest ograniczona.",
        "Nie, na pokaz bilet jest niepotrzebny.",
        "Tak, na pokaz wymagany jest bilet.",
    ),
    (
        "展厅里可以使用三脚架吗？",
        "展厅内禁止使用三脚架，手机拍照不受限制。",
        "不可以，展厅内禁止使用三脚架。",
        "可以，展厅内可以使用三脚架。",
    ),
    (
        "入会に推薦状は必要ですか？",
        "入会の際、推薦状の提出は不要です。会費は年払いです。",
        "いいえ、推薦状の提出は必要ありません。",
        "はい、入会には推薦状の提出が必要です。",
    ),
    (
        "전망대에서 드론을 날려도 되나요?",
        "전망대 주변에서 드론 비행은 금지되어 있습니다.",
        "아니요, 전망대 주변에서 드론 비행은 금지입니다.",
        "네, 전망대 주변에서 드론 비행이 가능합니다.",
    ),
    (
        "هل يجوز إدخال الطعام إلى المكتبة؟",
        "يمنع إدخال الطعام إلى المكتبة والمشروبات كذلك.",
        "لا، لا يجوز إدخال الطعام إلى المكتبة.",
        "نعم، يسمح بإدخال الطعام إلى المكتبة.",
    ),
    (
        "क्या बगीचे में साइकिल ले जा सकते हैं?",
        "बगीचे में साइकिल ले जाना मना है।",
        "नहीं, बगीचे में साइकिल ले जाने की अनुमति नहीं है।",
        "हाँ, बगीचे में साइकिल ले जाने की अनुमति है।",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), RULES)
def test_a_rule_turned_round_is_named_in_whatever_words(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert codes(question, document, wrong) == ["negation_mismatch"]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), RULES)
def test_a_rule_that_is_kept_is_left_alone(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert codes(question, document, right) == []


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        # another thing is forbidden
        (
            "Campfires are forbidden on the dunes. Tents are allowed on the meadow.",
            "Tents are allowed on the meadow.",
        ),
        # a rule with an exception is not read as one without
        (
            "Dogs are not allowed in the cabins unless they are guide dogs.",
            "Guide dogs are allowed in the cabins.",
        ),
        # "must" demands, "may" permits: both can hold
        (
            "Visitors must show a ticket at the gate of the garden.",
            "Visitors may show a ticket at the gate of the garden.",
        ),
    ],
)
def test_other_rules_do_not_contradict(document: str, answer: str) -> None:
    assert codes("", document, answer) == []


@pytest.mark.parametrize(
    ("text", "language", "kinds"),
    [
        ("you do not need a permit", "en", ["free"]),
        ("nie wolno stosować płynu", "pl", ["forbidden"]),
        ("不需要申请", "zh", ["free"]),
        ("許可申請は不要です", "ja", ["free"]),
        ("अनुमति नहीं है", "hi", ["forbidden"]),
        ("لا يجوز التدخين", "ar", ["forbidden"]),
    ],
)
def test_phrases_hold_their_negation(
    text: str, language: str, kinds: list[str]
) -> None:
    cues = modal_cues(find_words(text).forms, language)
    assert [cue.kind for cue in cues] == kinds


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        (
            "Is smoking allowed anywhere?",
            "Smoking is prohibited throughout the building; use the shelter outside.",
            "Not inside the building, but you may smoke in the shelter.",
            "Yes, you may smoke inside the building.",
        ),
        (
            "Can I cycle in the park?",
            "Cycling is forbidden on the paths of the rose garden. The avenue is open.",
            "Not in the rose garden, but you can cycle along the avenue.",
            "Yes, you can cycle on the paths of the rose garden.",
        ),
        (
            "Darf ich im Haus grillen?",
            "Grillen ist im Haus und auf den Balkonen verboten.",
            "Nicht im Haus, aber draußen auf der Wiese dürfen Sie grillen.",
            "Ja, Sie dürfen auf den Balkonen grillen.",
        ),
    ],
)
def test_a_permission_beside_a_denial_is_of_another_thing(
    question: str, document: str, right: str, wrong: str
) -> None:
    def faults(answer: str) -> list[str]:
        call = RagCall.of(question, [document], answer)
        return [reason.code for reason in check_modality(Evidence(call))]

    assert faults(right) == []
    assert faults(wrong) == ["negation_mismatch"]


LEAVE = [
    (
        "What may I bring to intensive care?",
        "Flowers are not permitted in intensive care. Books are welcome.",
        "You may bring flowers.",
        "You may not bring flowers.",
    ),
    (
        "Was darf ich mit in den Saal nehmen?",
        "Getränke sind im Saal nicht erlaubt.",
        "Sie dürfen Getränke mitnehmen.",
        "Getränke dürfen Sie nicht mitnehmen.",
    ),
    (
        "¿Qué puedo llevar a la piscina?",
        "Las botellas de vidrio no están permitidas en la piscina.",
        "Puede llevar botellas de vidrio.",
        "No puede llevar botellas de vidrio.",
    ),
]


@pytest.mark.parametrize(("question", "document", "wrong", "right"), LEAVE)
def test_who_asks_for_leave_may_get_a_wrong_one(
    question: str, document: str, wrong: str, right: str
) -> None:
    def codes(answer: str) -> list[str]:
        evidence = Evidence(RagCall.of(question, [document], answer))
        return [reason.code for reason in check_modality(evidence)]

    assert codes(wrong) == ["negation_mismatch"]
    assert codes(right) == []
