"""Short answers with the value of another clause than what is asked."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.checks.names.other_values import check_other_values
from evigate.evidence import Evidence
from evigate.records import RagCall

GATE = EvidenceGate()

# What is asked, the document, the right value, that of another clause.
BESIDE = [
    (
        "How long may I keep a film?",
        "Readers may take 6 books for five weeks and 2 films for three days.",
        "Three days.",
        "Five weeks.",
    ),
    (
        "When does the bar open on Fridays?",
        "The bar opens at 16:00 on weekdays and at 14:00 on Fridays; the grill rests.",
        "At 14:00.",
        "At 16:00.",
    ),
    (
        "How many boats are hired out?",
        "The club owns 48 boats, of which 30 are hired out.",
        "30.",
        "48.",
    ),
    (
        "Combien de temps dure la visite du phare ?",
        "La visite du fort dure deux heures, celle du phare dure 40 minutes.",
        "40 minutes.",
        "Deux heures.",
    ),
    (
        "¿Cuándo se reconstruyó el molino?",
        "En 1911 un incendio destruyó el molino, que fue reconstruido en 1924.",
        "En 1924.",
        "En 1911.",
    ),
    (
        "Bis wann muss ich den Austritt einreichen?",
        "Der Austritt ist zum 31. Juli möglich und wird bis zum 15. Mai eingereicht.",
        "Bis zum 15. Mai.",
        "Bis zum 31. Juli.",
    ),
    (
        "Can I renew the pass?",
        "The pass can be renewed twice. Lists are printed once a month.",
        "Yes, twice.",
        "Yes, once.",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), BESIDE)
def test_a_value_of_the_clause_beside_is_held_and_the_right_one_released(
    question: str, document: str, right: str, wrong: str
) -> None:
    verdicts = [
        GATE.check(question=question, documents=[document], answer=answer)
        for answer in (right, wrong)
    ]
    assert [v.route for v in verdicts] == ["accept", "review"]


# Answers that no other clause contradicts.
LEFT_ALONE = [
    # It says of what its value is.
    (
        "When does the bar open on Fridays?",
        "The bar opens at 16:00 on weekdays and at 14:00 on Fridays.",
        "At 14:00, on weekdays at 16:00.",
    ),
    # Both are asked for.
    ("When is it open?", "It is open on Mondays and Thursdays.", "Mondays, Thursdays."),
    # Limits decide, not words.
    (
        "What does a parcel of 8 kg cost?",
        "Parcels up to 5 kg cost 7 euros, up to 10 kg 9 euros.",
        "9 euros.",
    ),
    ("What is shipping?", "Orders over 80 euros ship free, it costs 9.", "9 euros."),
    # The verb of the question is unknown, and may be what the later clause says.
    (
        "¿Cuándo termina el plazo de matrícula?",
        "El plazo de matrícula se abre el 4 de mayo y se cierra el 1 de junio.",
        "El 1 de junio.",
    ),
    # "À partir de" speaks of nobody's leaving, and "11 h" is a time of day.
    (
        "À quelle heure faut-il partir ?",
        "Les arrivées se font à partir de 14 h, les départs avant 11 h.",
        "Avant 11 h.",
    ),
    # Not all words of Japanese are known.
    (
        "子どもの料金はいくらですか。",
        "料金は大人500円、子ども200円です。",
        "200円です。",
    ),
    # In brackets it explains the clause before.
    ("Where do logs go?", "Where logs go (default: ~/logs).", "To ~/logs, by default."),
]


@pytest.mark.parametrize(("question", "document", "answer"), LEFT_ALONE)
def test_other_values_are_left_alone(question: str, document: str, answer: str) -> None:
    call = RagCall.of(question, [document], answer)
    assert check_other_values(Evidence(call)) == []


def test_the_finding_points_at_both_clauses() -> None:
    document = "You may keep books for four weeks and films for one week."
    call = RagCall.of("How long may I keep films?", [document], "Four weeks.")
    (reason,) = check_other_values(Evidence(call))
    spans = [source.span for source in reason.sources]
    assert [document[slice(*span)] for span in spans if span] == [
        "and films for one week",
        "You may keep books for four weeks",
    ]
