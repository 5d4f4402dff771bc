"""Words exchanged for another of their kind, in several languages."""

from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.evidence import Evidence
from evigate.features.rivals import rival_features


def rivals(document: str, answer: str, question: str = "") -> float:
    call = RagCall.of(question, [document], answer)
    return rival_features(Evidence(call))["rival_words"]


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        ("The valve is made of copper.", "The valve is made of zinc."),
        ("Her daughter runs the mill now.", "Her son runs the mill now."),
        ("The nurse signed the form.", "The surgeon signed the form."),
        ("They met at breakfast in Oslo.", "They met at dinner in Oslo."),
        ("It is an implicit rule.", "It is an explicit rule."),
        ("The rear tyre is flat.", "The front tyre is flat."),
        ("It was a time of scarcity.", "It was a time of abundance."),
        ("Der Vater brachte das Rad zurück.", "Die Mutter brachte das Rad zurück."),
        ("Das Dach ist aus Kupfer gebaut.", "Das Dach ist aus Zink gebaut."),
        ("La façade est en pierre claire.", "La façade est en bois claire."),
        ("El perro duerme en la cocina.", "El gato duerme en la cocina."),
        ("Il treno parte dalla stazione.", "Il traghetto parte dalla stazione."),
        ("O almoço é servido no jardim.", "O jantar é servido no jardim."),
        ("Wij kochten daar ook een paard.", "Wij kochten daar ook een koe."),
        ("Kot śpi na starym dachu domu.", "Pies śpi na starym dachu domu."),
        ("他们在早餐时讨论合同。", "他们在晚餐时讨论合同。"),
    ],
)
def test_a_word_for_another_of_its_kind_is_counted(document: str, answer: str) -> None:
    """One each, and none where the answer keeps the word."""
    assert rivals(document, answer) == 1.0
    assert rivals(document, document) == 0.0


@pytest.mark.parametrize(
    ("document", "answer", "question"),
    [
        # Another word for the same.
        ("The car stands in the yard.", "The cars stand in the yard.", ""),
        ("The physician called twice.", "The doctor called twice.", ""),
        ("A novice may join.", "A beginner may join.", ""),
        # Both are said.
        ("A dog slept here.", "No cat, but a dog slept here.", ""),
        # The question brought it in.
        ("The dog may come along.", "The cat may come along.", "May my cat come?"),
        # The place it draws on knows no word of that kind.
        ("The lamp is bright.", "The lamp is zinc.", ""),
        # The documents know the word.
        ("A dog barked. A cat slept.", "A cat barked.", ""),
    ],
)
def test_what_else_explains_a_word_is_no_exchange(
    document: str, answer: str, question: str
) -> None:
    """Nothing is counted."""
    assert rivals(document, answer, question) == 0.0


def test_a_language_without_a_table_has_none() -> None:
    """It is not guessed from another one."""
    document = "고양이가 정원에서 잔다."
    assert rivals(document, "개가 정원에서 잔다.") == 0.0
