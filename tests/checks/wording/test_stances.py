"""What documents say to a question for yes or no, before any answer is read."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.checks.wording.stances import stances
from evigate.evidence import Evidence
from evigate.records import RagCall

GATE = EvidenceGate()
YES = {"en": "Yes.", "de": "Ja.", "fr": "Oui.", "es": "Sí.", "it": "Sì.", "pt": "Sim."}
YES |= {"nl": "Ja.", "pl": "Tak.", "zh": "是的。", "ja": "はい。", "ko": "네."}
YES |= {"ar": "نعم.", "hi": "हाँ।"}
NO = {"en": "No.", "de": "Nein.", "fr": "Non.", "es": "No.", "it": "No.", "pt": "Não."}
NO |= {"nl": "Nee.", "pl": "Nie.", "zh": "不。", "ja": "いいえ。", "ko": "아니요."}
NO |= {"ar": "لا.", "hi": "नहीं।"}

SAID = [
    ("en", "Is the harbour bath heated?", "The harbour bath is unheated.", "no"),
    ("en", "Is lunch included?", "Lunch costs 9 euros extra.", "no"),
    ("en", "Was the ballot secret?", "The ballot was public.", "no"),
    ("en", "Did the board approve the loan?", "The board refused the loan.", "no"),
    ("en", "Can the blind be washed?", "The blind can be washed by hand.", "yes"),
    ("de", "Ist der Tunnel offen?", "Der Tunnel ist bis Juli gesperrt.", "no"),
    ("de", "Darf man hier zelten?", "Zelten ist im ganzen Tal verboten.", "no"),
    ("de", "Muss man reservieren?", "Eine Reservierung ist nicht nötig.", "no"),
    ("fr", "Le parking est-il gratuit ?", "Le parking coûte 4 euros par jour.", "no"),
    ("fr", "Faut-il une carte ?", "La carte est obligatoire.", "yes"),
    ("es", "¿Está incluida la cena?", "La cena no está incluida.", "no"),
    ("es", "¿Se admiten gatos?", "Los gatos son bienvenidos.", "yes"),
    ("it", "La cena è inclusa?", "La cena è compresa nel prezzo.", "yes"),
    ("it", "Le moto sono ammesse?", "È vietato l'accesso alle moto.", "no"),
    ("pt", "É permitido nadar no lago?", "É proibido nadar no lago.", "no"),
    ("nl", "Is de kapel op maandag open?", "Op maandag is de kapel gesloten.", "no"),
    ("pl", "Czy kolacja jest wliczona?", "Kolacja jest płatna osobno.", "no"),
    ("pl", "Czy można wnosić szkło?", "Wnoszenie szkła jest zabronione.", "no"),
    ("zh", "可以带食物吗？", "禁止携带食物入内。", "no"),
    ("ja", "昼食は含まれていますか？", "昼食は料金に含まれていません。", "no"),
    ("ko", "석식이 포함되어 있나요?", "석식은 포함되지 않습니다.", "no"),
    ("ar", "هل العشاء مشمول؟", "العشاء غير مشمول في السعر.", "no"),
    ("hi", "क्या भोजन शामिल है?", "भोजन किराये में शामिल नहीं है।", "no"),
]


@pytest.mark.parametrize(("language", "question", "document", "says"), SAID)
def test_a_clause_says_yes_or_no(
    language: str, question: str, document: str, says: str
) -> None:
    """By negations, opposites, prices, and words of permission and duty."""
    found = stances(Evidence(RagCall.of(question, [document], "")))
    assert [stance.says for stance in found] == [says]


@pytest.mark.parametrize(("language", "question", "document", "says"), SAID)
def test_a_bare_answer_is_held_where_it_says_the_contrary(
    language: str, question: str, document: str, says: str
) -> None:
    """The right one passes."""
    yes, no = YES[language], NO[language]
    right, wrong = (yes, no) if says == "yes" else (no, yes)
    call = {"question": question, "documents": [document]}
    assert GATE.check(**call, answer=right).route == "accept"
    assert GATE.check(**call, answer=wrong).route == "review"


@pytest.mark.parametrize(
    ("question", "document", "says"),
    [
        ("Are dogs allowed?", "Dogs are allowed if they are on a lead.", ["yes_if"]),
        ("Are dogs allowed?", "Most dogs are allowed.", ["yes_if"]),
        ("Are dogs allowed?", "Dogs may come later this year, perhaps.", ["perhaps"]),
        ("Will the shop move?", "The shop may move next year.", ["perhaps"]),
        ("Do all rooms face south?", "Most rooms face south.", ["no"]),
        ("Is it heated or unheated?", "It is heated.", []),
        ("Isn't the bath heated?", "The bath is heated.", []),
        ("Who heats the bath?", "The bath is heated.", []),
        ("Are the keys sent by post?", "Keys are handed out in person.", []),
    ],
)
def test_what_is_limited_or_unclear_is_no_plain_answer(
    question: str, document: str, says: list[str]
) -> None:
    """Conditions make a yes under a condition; the rest depends."""
    found = stances(Evidence(RagCall.of(question, [document], "")))
    assert [stance.says for stance in found] == says


@pytest.mark.parametrize(
    ("question", "document", "says"),
    [
        ("Do I need a pass?", "You can enter without a pass.", ["no"]),
        ("Do I need a pass?", "Nobody is admitted without a pass.", ["yes"]),
        ("Do I need a pass?", "Entry is possible only with a pass.", ["yes"]),
        ("Can one enter without a pass?", "Nobody enters without a pass.", ["no"]),
        ("Brauche ich einen Ausweis?", "Zutritt ist nur mit Ausweis möglich.", ["yes"]),
        ("¿Hace falta un pase?", "Se puede entrar sin pase.", ["no"]),
        ("Can guests use the sauna?", "The sauna is for members only.", ["no"]),
        ("Does the fee include oars?", "The fee includes the boat.", ["unsaid"]),
        ("Does the fee include oars?", "The fee includes boat and oars.", ["yes"]),
    ],
)
def test_without_only_and_what_is_included(
    question: str, document: str, says: list[str]
) -> None:
    """A thing is needed where nothing goes without it, and only its holders enter."""
    found = stances(Evidence(RagCall.of(question, [document], "")))
    assert [stance.says for stance in found] == says


@pytest.mark.parametrize(
    ("question", "document", "answer", "passes"),
    [
        ("Can I pay by card?", "We accept cash and cards.", "Yes.", True),
        ("Can I pay by card?", "Payment by card is possible.", "Yes.", True),
        ("Can I pay by cheque?", "We accept cash, Visa and transfers.", "Yes.", False),
        ("Can I pay by cheque?", "We accept cash, Visa and transfers.", "No.", True),
        (
            "Puis-je payer par chèque ?",
            "Nous acceptons les espèces, les cartes et les virements.",
            "Oui.",
            False,
        ),
        (
            "Sind alle Zimmer barrierefrei?",
            "Zwei der vierzig Zimmer sind barrierefrei.",
            "Ja.",
            False,
        ),
        ("Do all huts have beds?", "Half of the huts have beds.", "Yes.", False),
        ("Are any paths lit?", "None of the paths is lit.", "Yes, some are.", False),
        ("Are any paths lit?", "Most of the paths are lit.", "Yes, some are.", True),
    ],
)
def test_shares_and_lists_of_what_is_accepted(
    question: str, document: str, answer: str, passes: bool
) -> None:
    """What a list of what is accepted lacks is not accepted; half is not all."""
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert ((verdict.action, verdict.route) == ("answer", "accept")) is passes
