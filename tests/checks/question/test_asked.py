"""What is asked, with what a question takes over from earlier turns."""

from __future__ import annotations

import pytest

from evigate.checks.question.asked import asked, asked_stems, own_asked_stems
from evigate.evidence import Evidence
from evigate.records import RagCall


def stems(question: str, *turns: tuple[str, str]) -> frozenset[str]:
    return asked_stems(Evidence(RagCall.of(question, [], "", list(turns))))


def test_asking_words_are_no_content() -> None:
    assert stems("How many berths are free?") == {"berth", "free"}


@pytest.mark.parametrize(
    ("earlier", "question", "dropped", "kept"),
    [
        ("What is the toll for lorries?", "And for vans?", "lorri", "toll"),
        ("Was kostet die Maut für Lastwagen?", "Und für Busse?", "lastwag", "maut"),
        (
            "Quel est le tarif pour les adultes ?",
            "Et pour les enfants ?",
            "adult",
            "tarif",
        ),
        ("When is the pool open on Mondays?", "And on Sundays?", "monday", "pool"),
    ],
)
def test_a_follow_up_replaces_what_stands_behind_its_preposition(
    earlier: str, question: str, dropped: str, kept: str
) -> None:
    found = stems(question, ("user", earlier), ("assistant", "-"))
    assert kept in found
    assert dropped not in found


def test_a_pronoun_stands_for_a_name_of_the_last_answer() -> None:
    turns = ("user", "Who built the organ?"), ("assistant", "Mira Holt built it.")
    assert {"mira", "holt", "retir"} <= stems("When did she retire?", *turns)


def test_a_full_question_takes_nothing_over() -> None:
    turns = ("user", "Who built the organ?"), ("assistant", "Mira Holt built it.")
    question = "How deep is the harbour basin?"
    assert stems(question, *turns) == stems(question)


def test_own_words_stay_apart_from_those_taken_over() -> None:
    call = RagCall.of("And for vans?", [], "", [("user", "What is the bridge toll?")])
    evidence = Evidence(call)
    assert own_asked_stems(evidence) == {"van"}
    assert asked_stems(evidence) == {"van", "bridg", "toll"}


def test_a_follow_up_asks_for_the_same_type() -> None:
    call = RagCall.of("And in May?", [], "", [("user", "How many berths are free?")])
    assert asked(Evidence(call)).kind == "count"
