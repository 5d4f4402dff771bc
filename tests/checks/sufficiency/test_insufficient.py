"""Answers without evidence for the asked fact; right and merely wrong ones pass."""

from __future__ import annotations

import pytest

from evigate.checks.sufficiency.insufficient import check_insufficient
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def found(question: str, document: str, answer: str) -> list[Reason]:
    return check_insufficient(Evidence(RagCall.of(question, [document], answer)))


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (
            "Who sponsors the regatta?",
            "The regatta starts at pier 4 and has 60 boats.",
            "The regatta is sponsored by Halvorsen Marine.",
        ),
        (
            "How loud is the V310?",
            "The V210 runs at 48 dB.",
            "The V310 runs at 48 dB.",
        ),
        (
            "Why did the observatory close?",
            "The observatory closed in May 2021. It had two domes.",
            "The observatory closed because funding ran out.",
        ),
        (
            "Wie hoch ist der Mitgliedsbeitrag?",
            "Der Verein trifft sich mittwochs im Gemeindehaus.",
            "Der Mitgliedsbeitrag beträgt 24 Euro.",
        ),
        (
            "Quel est le prix du pressoir ?",
            "Le moulin date de 1780. Il est ouvert le samedi.",
            "Le pressoir coûte 400 euros.",
        ),
        (
            "¿Quién dirige el archivo?",
            "La cafetería abre a las ocho.",
            "El archivo lo dirige Marta Olmos.",
        ),
        ("停车费是多少？", "餐厅每天供应晚餐。", "停车费为每小时8元。"),
        (
            "주차 요금은 얼마인가요?",
            "식당은 매일 저녁을 제공합니다.",
            "주차 요금은 3천 원입니다.",
        ),
    ],
)
def test_what_no_document_holds_is_unfounded(
    question: str, document: str, answer: str
) -> None:
    (reason,) = found(question, document, answer)
    assert reason.code == "insufficient_evidence"
    assert reason.weight >= 0.5


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        # supported in other words
        (
            "How fast did ticket sales rise?",
            "Ticket sales growth was 7.96% last year.",
            "Ticket sales rose by about 8%.",
        ),
        # wrong, but the documents hold the fact
        (
            "When can we move in?",
            "Flats are ready from 15:00 on arrival.",
            "You can move in from 17:00.",
        ),
        # says itself that something is missing
        (
            "How loud is the V310?",
            "The V210 runs at 48 dB.",
            "The documents only cover the V210, not the V310.",
        ),
        # a reason is there
        (
            "Why did the observatory close?",
            "The observatory closed in May 2021 due to lack of staff.",
            "It closed because the roof leaked.",
        ),
        # the user's own story is no claim about the documents
        (
            "I bought a kayak 40 days ago. Can I return it?",
            "Returns are possible for 30 days.",
            "You bought it 40 days ago, so it can no longer be returned.",
        ),
        # another language
        (
            "How long is the lease?",
            "Der Mietvertrag läuft über drei Jahre und endet im Mai.",
            "The lease runs for three years.",
        ),
        ("Write a toast for the choir.", "The choir meets on Mondays.", "To song!"),
    ],
)
def test_other_answers_pass(question: str, document: str, answer: str) -> None:
    assert found(question, document, answer) == []


def test_without_documents_another_branch_decides() -> None:
    call = RagCall.of("How loud is the V310?", [], "It runs at 48 dB.")
    assert check_insufficient(Evidence(call)) == []


@pytest.mark.parametrize(
    ("question", "document", "answer", "clause"),
    [
        (
            "How long is the loan period and who bears postage costs?",
            "Books are lent for four weeks; the loan period can be extended.",
            "The loan period is four weeks, and the reader bears the postage.",
            "the reader bears the postage.",
        ),
        (
            "Wann öffnet die Mühle und wer bezahlt die Führung?",
            "Die Mühle öffnet um 9 Uhr.",
            "Die Mühle öffnet um 9 Uhr, und der Verein bezahlt die Führung.",
            "der Verein bezahlt die Führung.",
        ),
    ],
)
def test_a_part_that_no_document_answers_is_a_fault_of_that_part(
    question: str, document: str, answer: str, clause: str
) -> None:
    """The rest may be right: the answer is reviewed, not withheld as unfounded."""
    (reason,) = found(question, document, answer)
    assert reason.code == "unsupported_sentence"
    assert reason.answer_span is not None
    assert clause in answer[slice(*reason.answer_span)]


def test_a_part_that_is_left_open_is_no_fault() -> None:
    question = "How long is the loan period and who bears postage costs?"
    document = "Books are lent for four weeks; the loan period can be extended."
    assert found(question, document, "The loan period is four weeks.") == []


def test_a_ratio_may_be_derived_from_a_statement_full_of_numbers() -> None:
    rows = "\n".join(
        f"| Item {n} | {1_000 + 37 * n} | {900 + 41 * n} |" for n in range(9)
    )
    statement = f"Borel Corp, cash flows\n| Item | 2023 | 2022 |\n|---|---|---|\n{rows}"
    question = "What is the fixed asset turnover of Borel Corp, to two decimals?"
    call = RagCall.of(question, [statement], "24.26")
    assert check_insufficient(Evidence(call)) == []


def test_what_a_calculator_gives_is_evidence() -> None:
    """A question of numbers alone names nothing that documents should mention."""
    call = RagCall.of("What is 19.99 * 3?", ["59.97"], "59.97")
    assert check_insufficient(Evidence(call)) == []
