"""What an answer puts between quotation marks stands so in the documents."""

from __future__ import annotations

import pytest

from evigate.checks.sources.quotations import check_quotations
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def found(document: str, answer: str, question: str = "What was said?") -> list[Reason]:
    return check_quotations(Evidence(RagCall.of(question, [document], answer)))


PLANT = (
    'Director Ada Quint told staff: "We will not close the north plant this year, '
    'whatever the papers write." She then left.'
)


@pytest.mark.parametrize(
    "answer",
    [
        'She said: "We will not close the north plant this year"',
        "She said that “we will  not close\nthe north plant”.",
        "She said: «We will not close the north plant».",
        "She said: “We will not close the north plant … whatever the papers write.”",
        "She said: “[w]e will not close the north plant”.",
        "She said: “We will not close the [...] plant this year”.",
        "She spoke of the “north plant”.",
    ],
)
def test_a_true_quotation_passes_in_any_dress(answer: str) -> None:
    assert found(PLANT, answer) == []


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (PLANT, 'She said: "We will close the north plant this year."'),
        (PLANT, "She said: “We will not sell the north plant this year.”"),
        (PLANT, "She said: “We will … close the north plant this year.”"),
        (PLANT, "She said: “We will [...] close the north plant this year.”"),
        (
            "Sie erklärte: „Wir werden die Filiale nicht schließen, solange es geht.“",
            "Sie erklärte: „Wir werden die Filiale schließen, solange es geht.“",
        ),
        (
            "Il a dit : « Nous ne vendrons jamais le moulin à un groupe étranger. »",
            "Il a dit : « Nous vendrons le moulin à un groupe étranger. »",
        ),
        ("院长表示：“我们不会关闭这家门诊部。”", "院长表示：“我们会关闭这家门诊部。”"),
        (
            "部長は「来年も料金を上げない」と述べた。",
            "部長は「来年は料金を上げる」と述べた。",
        ),
    ],
)
def test_an_altered_quotation_is_a_fault(document: str, answer: str) -> None:
    (reason,) = found(document, answer)
    assert reason.code == "altered_quotation"
    assert reason.weight >= 0.5


def test_the_original_is_shown_and_pointed_to() -> None:
    (reason,) = found(PLANT, "“We will not sell the north plant this year.”")
    (source,) = reason.sources
    assert source.span is not None
    assert "not close the north plant" in PLANT[slice(*source.span)]
    assert "not close the north plant" in reason.message


def test_an_ellipsis_over_the_end_of_a_sentence_may_drop_a_negation() -> None:
    document = (
        "The tower is open all year. It does not close on Sundays. Entry is free."
    )
    assert found(document, "“The tower is open all year … Entry is free.”") == []


def test_invented_quotations_are_faults_and_titles_are_not() -> None:
    document = "The choir meets on Tuesdays in the old mill."
    assert found(document, "They wrote: “nobody has ever asked us for any fee”.")
    assert found(document, "They sing “The Long Way Home Again”.") == []


def test_words_of_the_question_may_be_quoted() -> None:
    question = "What does “valid until further notice” mean?"
    answer = "“Valid until further notice” means that no end is set."
    assert found("No end is set.", answer, question) == []
    restated = "You asked “How long are the passes valid for?” No end is set."
    assert found("No end is set.", restated, "how long are the passes valid") == []
