"""A statement is held where the documents report it of somebody else than asked."""

# ruff: noqa: E501 -- one row, one line of text

from __future__ import annotations

import pytest

from evigate.checks.names.speakers import check_speakers
from evigate.evidence import Evidence
from evigate.records import RagCall

PLAN = "The mayor called the plan too dear. The club said it pays off."


def faults(document: str, question: str, answer: str) -> list[str]:
    call = RagCall.of(question, [document], answer)
    return [reason.code for reason in check_speakers(Evidence(call))]


@pytest.mark.parametrize(
    ("document", "question", "right", "wrong"),
    [
        (
            "Harbour master Ines Vold called the new pier unsafe. The builder, Ola Rem, said it would stand for a century.",
            "What did the harbour master say about the pier?",
            "She called it unsafe.",
            "She said it would stand for a century.",
        ),
        (
            "Die Schulleiterin nannte den Umbau überfällig. Der Elternsprecher hielt ihn für zu teuer.",
            "Was sagte die Schulleiterin über den Umbau?",
            "Sie nannte ihn überfällig.",
            "Sie hielt ihn für zu teuer.",
        ),
        (
            "La maire juge le tramway indispensable. Le président du syndicat estime qu'il arrive dix ans trop tard.",
            "Que pense la maire du tramway ?",
            "Elle le juge indispensable.",
            "Elle estime qu'il arrive dix ans trop tard.",
        ),
        (
            "La directora calificó la huelga de irresponsable. El portavoz sindical la consideró inevitable.",
            "¿Qué dijo la directora de la huelga?",
            "La calificó de irresponsable.",
            "La consideró inevitable.",
        ),
        (
            "Il sindaco ha definito il ponte un successo. L'ingegnere capo ha parlato di un errore costoso.",
            "Che cosa ha detto il sindaco del ponte?",
            "Lo ha definito un successo.",
            "Ha parlato di un errore costoso.",
        ),
        (
            "A diretora disse que a obra atrasou. O engenheiro afirmou que a obra termina em maio.",
            "O que disse o engenheiro sobre a obra?",
            "Que termina em maio.",
            "O engenheiro disse que a obra atrasou.",
        ),
        (
            "De wethouder noemde het plein te kaal. De architect vindt het rustig.",
            "Wat zei de wethouder over het plein?",
            "Hij noemde het te kaal.",
            "Hij vindt het rustig.",
        ),
        (
            "Dyrektorka uważa, że wystawa jest za krótka. Kurator powiedział, że wystarczy na rok.",
            "Co sądzi dyrektorka o wystawie?",
            "Uważa, że jest za krótka.",
            "Powiedziała, że wystarczy na rok.",
        ),
        (
            "馆长认为新馆太小。建筑师说新馆十年内够用。",
            "馆长怎么看新馆?",
            "馆长认为新馆太小。",
            "馆长说新馆十年内够用。",
        ),
        (
            "市長は計画を高すぎると批判した。会長は十年で元が取れると述べた。",
            "市長は計画について何と言いましたか。",
            "高すぎると批判しました。",
            "市長は十年で元が取れると述べました。",
        ),
        (
            "시장은 계획이 너무 비싸다고 말했다. 회장은 십 년이면 비용을 회수한다고 말했다.",
            "시장은 계획에 대해 뭐라고 했나요?",
            "너무 비싸다고 말했습니다.",
            "시장은 십 년이면 비용을 회수한다고 말했습니다.",
        ),
        (
            "وصف العمدة المشروع بأنه مكلف. قال رئيس النادي إن الملعب سيغطي تكاليفه خلال عشر سنوات.",
            "ماذا قال العمدة عن المشروع؟",
            "وصفه بأنه مكلف.",
            "قال العمدة إن الملعب سيغطي تكاليفه خلال عشر سنوات.",
        ),
        (
            "महापौर सुनीता राव ने योजना को बहुत महँगा बताया। क्लब अध्यक्ष अमित घोष ने कहा कि स्टेडियम लागत निकाल लेगा।",
            "योजना पर महापौर ने क्या कहा?",
            "महापौर ने योजना को महँगा बताया।",
            "महापौर ने कहा कि स्टेडियम लागत निकाल लेगा।",
        ),
    ],
)
def test_a_statement_of_somebody_else_is_held(
    document: str, question: str, right: str, wrong: str
) -> None:
    assert faults(document, question, right) == []
    assert faults(document, question, wrong) == ["role_mismatch"]


@pytest.mark.parametrize(
    ("document", "question", "answer"),
    [
        (
            PLAN,
            "What did the mayor and the club say?",
            "The mayor called it too dear; the club said it pays off.",
        ),
        (
            PLAN,
            "What did the mayor say about the plan?",
            "Too dear. The club, by contrast, said it pays off.",
        ),
        (PLAN, "What is the plan?", "It pays off."),
        (
            "The mayor called the plan too dear. She said it would ruin the town.",
            "What did the mayor say?",
            "That it would ruin the town.",
        ),
    ],
)
def test_others_may_be_quoted_by_name(
    document: str, question: str, answer: str
) -> None:
    assert faults(document, question, answer) == []
