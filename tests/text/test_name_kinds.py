"""One name is taken for another only where the two stand alike in the documents."""

from __future__ import annotations

import pytest

from evigate.checks.names.roles import check_roles
from evigate.evidence import Evidence
from evigate.records import RagCall
from evigate.text.name_kinds import kind_of, lists_of, word_before
from evigate.text.reading import Reading

KINDS = [
    ("en", "The prize of the Holm Society went to Ada Berg.", "Holm Society", "placed"),
    ("en", "The prize of the Holm Society went to Ada Berg.", "Ada Berg", "bare"),
    ("en", "She is a retired Holm County judge.", "Holm County", "described"),
    ("en", "It was a Berlin-based band.", "Berlin-based", "described"),
    ("en", "Ada Berg played in “Holm Rising” twice.", "Holm Rising", "quoted"),
    ("de", "Er lebte im Haus Seeblick bei Ida Voss.", "Haus Seeblick", "placed"),
    ("fr", "Il travaillait au Grand Palais avec Luc Moreau.", "Grand Palais", "placed"),
    ("es", "Nació en Villa Clara y creció con Ana Ruiz.", "Villa Clara", "placed"),
    ("nl", "Zij woont in Oud Zuilen bij Jan Smit.", "Oud Zuilen", "placed"),
]


@pytest.mark.parametrize(("language", "text", "name", "kind"), KINDS)
def test_the_words_before_a_name_tell_its_kind(
    language: str, text: str, name: str, kind: str
) -> None:
    """Articles and prepositions of place go before places, groups and events."""
    reading = Reading(text, language)
    (found,) = [n for n in reading.names if text[n.start : n.end] == name]
    assert kind_of(reading, found, language) == kind


LISTS = [
    ("Ada Berg and Bo Dahl sang.", [0, 0]),
    ("Ada Berg, Bo Dahl sang.", [0, 1]),
    ("Ada Berg, Bo Dahl, Cy Ek sang.", [0, 0, 0]),
    ("Ada Berg sang, Bo Dahl played.", [0, 1]),
    ("Ada Berg et Bo Dahl; Cy Ek.", [0, 0, 2]),
]


@pytest.mark.parametrize(("text", "numbers"), LISTS)
def test_names_with_commas_or_and_between_stand_in_one_list(
    text: str, numbers: list[int]
) -> None:
    """Two names side by side may belong to two clauses; three are a list."""
    assert lists_of(text, Reading(text, "en").names) == numbers


def test_a_mark_stands_between_words() -> None:
    """What ends before a comma is not the word before."""
    reading = Reading("It was cut by Holt; Arden painted it.")
    assert word_before(reading, 14) == "by"
    assert word_before(reading, 20) == ""


RIGHT = [
    (
        "Which actress played in Tall Grass?",
        "Tall Grass was directed by Bo Dahl and stars Ada Berg, Cy Ek and Di Fors.",
        "Di Fors",
    ),
    (
        "Who restored the altar of the chapel?",
        (
            "The altar of the chapel belongs to the Holm Society. It was restored by "
            "Ada Berg, a Malmo-based painter."
        ),
        "Ada Berg",
    ),
    (
        "Who was born first, Ada Berg or Bo Dahl?",
        (
            "Ada Berg (born 3 May 1911) was a Swedish-born American writer. Bo Dahl "
            "(born 1 June 1920) was a painter."
        ),
        "Ada Berg",
    ),
    (
        "Qui a restauré l'autel de la chapelle ?",
        (
            "L'autel de la chapelle appartient au Cercle Saint-Luc. Il a été restauré "
            "par Luc Moreau, Anne Petit et Guy Roche."
        ),
        "Anne Petit",
    ),
    (
        "The play was written by the husband of which singer?",
        "The play was written by Bo Dahl. Bo Dahl was married to the singer Ada Berg.",
        "Ada Berg",
    ),
    (
        "Which firm laid the roof of the depot?",
        "The depot of the Holm Line got a roof of zinc in 1904, laid by Berg Brothers.",
        "Berg Brothers",
    ),
]


@pytest.mark.parametrize(("question", "document", "answer"), RIGHT)
def test_a_right_name_is_not_taken_for_another(
    question: str, document: str, answer: str
) -> None:
    """Members of lists, descriptions, places and what is to be chosen from."""
    call = RagCall.of(question, [document], answer)
    assert check_roles(Evidence(call)) == []
