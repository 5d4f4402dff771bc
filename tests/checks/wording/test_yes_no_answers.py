"""A bare yes or no claims what is asked."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

CALLS = [
    (
        "Are refunds possible?",
        "Tickets cannot be refunded. They may be passed on to other persons.",
        "Yes.",
        False,
    ),
    (
        "Are refunds possible?",
        "Tickets cannot be refunded. They may be passed on to other persons.",
        "No.",
        True,
    ),
    (
        "Are refunds possible?",
        "Tickets cannot be refunded. They may be passed on to other persons.",
        "No, but you may pass them on to others.",
        True,
    ),
    (
        "Is smoking allowed?",
        "Smoking is prohibited in all rooms.",
        "Yes.",
        False,
    ),
    (
        "Is smoking allowed?",
        "Smoking is prohibited in all rooms.",
        "No.",
        True,
    ),
    (
        "Is smoking allowed?",
        "Smoking is prohibited in all rooms. It is allowed on the terrace.",
        "Yes, on the terrace.",
        True,
    ),
    (
        "Is smoking allowed on the terrace?",
        "Smoking is prohibited in all rooms. It is allowed on the terrace.",
        "Yes.",
        True,
    ),
    (
        "Is smoking allowed in the rooms?",
        "Smoking is prohibited in all rooms. Smoking is allowed on the terrace.",
        "Yes.",
        False,
    ),
    (
        "Is smoking allowed on the terrace?",
        "Smoking is prohibited in all rooms. Smoking is allowed on the terrace.",
        "Yes.",
        True,
    ),
    (
        "Ist Rauchen erlaubt?",
        "Das Rauchen ist in allen Räumen verboten.",
        "Ja.",
        False,
    ),
    (
        "Ist Rauchen erlaubt?",
        "Das Rauchen ist in allen Räumen verboten.",
        "Nein.",
        True,
    ),
    (
        "Darf man auf der Terrasse rauchen?",
        "In den Räumen ist Rauchen verboten. Auf der Terrasse darf geraucht werden.",
        "Ja.",
        True,
    ),
    (
        "Peut-on fumer ?",
        "Il est interdit de fumer dans le bâtiment.",
        "Oui.",
        False,
    ),
    (
        "Peut-on fumer ?",
        "Il est interdit de fumer dans le bâtiment.",
        "Non.",
        True,
    ),
    (
        "¿Se puede fumar?",
        "Está prohibido fumar en todo el recinto.",
        "Sí.",
        False,
    ),
    (
        "¿Se puede fumar?",
        "Está prohibido fumar en todo el recinto.",
        "No.",
        True,
    ),
    (
        "Si può fumare?",
        "È vietato fumare nelle camere.",
        "Sì.",
        False,
    ),
    (
        "Si può fumare?",
        "È vietato fumare nelle camere.",
        "No, nelle camere è vietato.",
        True,
    ),
    (
        "Mag je roken?",
        "Roken is verboden in het gebouw.",
        "Ja.",
        False,
    ),
    (
        "Mag je roken?",
        "Roken is verboden in het gebouw.",
        "Nee.",
        True,
    ),
    (
        "Czy można palić?",
        "Palenie jest zabronione w całym budynku.",
        "Tak.",
        False,
    ),
    (
        "Czy można palić?",
        "Palenie jest zabronione w całym budynku.",
        "Nie.",
        True,
    ),
    (
        "可以吸烟吗？",
        "馆内禁止吸烟。",
        "可以。",
        False,
    ),
    (
        "可以吸烟吗？",
        "馆内禁止吸烟。",
        "不可以。",
        True,
    ),
    (
        "喫煙できますか？",
        "館内は喫煙禁止です。",
        "いいえ、できません。",
        True,
    ),
    (
        "흡연이 가능한가요?",
        "건물 안에서는 흡연이 금지됩니다.",
        "네, 가능합니다.",
        False,
    ),
    (
        "흡연이 가능한가요?",
        "건물 안에서는 흡연이 금지됩니다.",
        "아니요.",
        True,
    ),
    (
        "هل التدخين مسموح؟",
        "التدخين ممنوع في المبنى.",
        "نعم.",
        False,
    ),
    (
        "هل التدخين مسموح؟",
        "التدخين ممنوع في المبنى.",
        "لا.",
        True,
    ),
    (
        "क्या धूम्रपान की अनुमति है?",
        "भवन में धूम्रपान वर्जित है।",
        "हाँ।",
        False,
    ),
    (
        "क्या धूम्रपान की अनुमति है?",
        "भवन में धूम्रपान वर्जित है।",
        "नहीं।",
        True,
    ),
    (
        "Must I register?",
        "Registration is not required.",
        "Yes.",
        False,
    ),
    (
        "Must I register?",
        "Registration is not required.",
        "No.",
        True,
    ),
    (
        "Can I bring a tripod?",
        "Tripods are welcome in the garden but not in the galleries.",
        "Yes, in the garden.",
        True,
    ),
    (
        "Is breakfast included?",
        "Breakfast is not included in the price.",
        "Yes.",
        False,
    ),
    (
        "Is breakfast included?",
        "Breakfast is not included in the price.",
        "No.",
        True,
    ),
    (
        "Does the lamp have a timer?",
        "The lamp has no timer.",
        "Yes.",
        False,
    ),
    (
        "Does the lamp have a timer?",
        "The lamp has no timer.",
        "No.",
        True,
    ),
    (
        "Does the lamp have a timer?",
        "The lamp has a timer and a dimmer.",
        "Yes.",
        True,
    ),
    (
        "Does the lamp have a timer?",
        "The lamp has a timer and a dimmer.",
        "No.",
        False,
    ),
    (
        "Ist das Frühstück inbegriffen?",
        "Das Frühstück ist im Preis nicht enthalten.",
        "Ja.",
        False,
    ),
    (
        "Le petit-déjeuner est-il compris ?",
        "Le petit-déjeuner n'est pas compris.",
        "Oui.",
        False,
    ),
    (
        "Le petit-déjeuner est-il compris ?",
        "Le petit-déjeuner n'est pas compris.",
        "Non.",
        True,
    ),
    (
        "¿Está incluido el desayuno?",
        "El desayuno no está incluido.",
        "Sí.",
        False,
    ),
    (
        "Czy śniadanie jest wliczone?",
        "Śniadanie nie jest wliczone w cenę.",
        "Tak.",
        False,
    ),
    (
        "朝食は付いていますか？",
        "朝食は付いていません。",
        "はい。",
        False,
    ),
    (
        "조식이 포함되나요?",
        "조식은 포함되지 않습니다.",
        "네.",
        False,
    ),
    (
        "هل الإفطار مشمول؟",
        "الإفطار غير مشمول.",
        "نعم.",
        False,
    ),
    (
        "क्या नाश्ता शामिल है?",
        "नाश्ता शामिल नहीं है।",
        "हाँ।",
        False,
    ),
]


@pytest.mark.parametrize(("question", "document", "answer", "right"), CALLS)
def test_a_bare_answer_passes_where_the_documents_say_the_same(
    question: str, document: str, answer: str, right: bool
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert (verdict.route == "accept") is right


@pytest.mark.parametrize(
    "document",
    [
        "Dogs are allowed only on a lead.",
        "Most dogs are allowed in the hall.",
        "Dogs may be allowed later this year.",
        "Dogs are allowed. Dogs are not allowed in the kitchen.",
    ],
)
def test_what_is_neither_yes_nor_no_does_not_contradict_a_yes(document: str) -> None:
    call = {"question": "Are dogs allowed?", "documents": [document]}
    verdict = GATE.check(**call, answer="Yes.")
    assert "negation_mismatch" not in {reason.code for reason in verdict.reasons}


@pytest.mark.parametrize(
    ("question", "documents"),
    [
        ("Are Ada and Bo both painters?", ["Ada is a painter. Bo is a sculptor."]),
        ("Are the two lamps of the same make?", ["One lamp is of that same make."]),
    ],
)
def test_a_no_to_a_comparison_is_denied_by_no_single_place(
    question: str, documents: list[str]
) -> None:
    verdict = GATE.check(question=question, documents=documents, answer="No")
    assert "negation_mismatch" not in {reason.code for reason in verdict.reasons}


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (
            "Are tours offered in Polish?",
            "Tours are offered in Danish and Dutch. They start in Aarhus.",
            "Yes, in Polish.",
        ),
        (
            "Gibt es Lesungen auf Arabisch?",
            "Lesungen gibt es auf Deutsch und Türkisch.",
            "Ja.",
        ),
        (
            "¿Hay visitas en francés?",
            "Las visitas son en español y en inglés.",
            "Sí, en francés.",
        ),
        (
            "Is the course taught in Manchester?",
            "The course is taught in Oxford and York.",
            "Yes.",
        ),
    ],
)
def test_a_yes_to_one_more_of_a_listed_kind_is_held(
    question: str, document: str, answer: str
) -> None:
    """A language or a town that no document knows, where one lists others."""
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert (verdict.action, verdict.route) != ("answer", "accept")
