"""Documents that answer are told from those that only share words."""

from __future__ import annotations

import pytest

from evigate.checks.question.coverage import asked_terms
from evigate.checks.sufficiency.sufficiency import Sufficiency, sufficiency
from evigate.evidence import Evidence
from evigate.records import RagCall


def found(question: str, *documents: str) -> Sufficiency:
    return sufficiency(Evidence(RagCall.of(question, list(documents), "")))


@pytest.mark.parametrize(
    ("question", "answering", "other"),
    [
        (
            "How long does the varnish dry?",
            "The varnish dries within six hours.",
            "The varnish comes in three colours.",
        ),
        (
            "Wann öffnet das Hallenbad?",
            "Das Hallenbad öffnet um 7 Uhr.",
            "Die Sporthalle wurde renoviert.",
        ),
        (
            "¿Cuánto cuesta el pase anual?",
            "El pase anual cuesta 90 euros.",
            "El parque tiene tres entradas.",
        ),
        ("缆车几点停运？", "缆车于18:30停运。", "景区提供午餐。"),
    ],
)
def test_documents_that_answer_score_higher(
    question: str, answering: str, other: str
) -> None:
    good, bad = found(question, answering), found(question, other)
    assert good.score > bad.score
    assert good.answers
    assert not bad.answers


def test_documents_about_something_else_lack_what_is_asked() -> None:
    bad = found("How long does the varnish dry?", "Lunch is at noon.")
    assert bad.score == 0.0
    assert bad.lacks(0.25)


def test_a_sibling_lacks_what_is_asked_however_close() -> None:
    bad = found("How loud is the V310?", "The V210 is loud: it runs at 48 dB.")
    assert "V210" in bad.lacks(0.0)
    assert not bad.answers


def test_most_words_without_a_value_do_not_answer_when() -> None:
    """The topic alone gives no date."""
    assert not found("When was the varnish invented?", "Varnish protects wood.").answers


def test_noise_does_not_lower_the_score_much() -> None:
    question = "How long does the varnish dry?"
    document = "The varnish dries within six hours."
    noise = ["Lunch is at noon.", "Parking is free on Sundays."]
    alone, beside = found(question, document), found(question, *noise, document)
    assert beside.answers
    assert beside.score == pytest.approx(alone.score, abs=0.05)


def test_another_language_is_not_held_against_the_documents() -> None:
    neutral = found(
        "Wie lange muss der Lack trocknen?",
        "The varnish has to dry for six hours before it is touched.",
    )
    assert neutral.lacks(0.25) == ""
    assert not neutral.answers


def test_a_document_that_stands_out_answers_sooner_than_several_that_share_words() -> (
    None
):
    question = "Which architect designed the Orme pier pavilion in Llandrill?"
    noise = [
        "The architect of the town hall designed a school. It stands by the river.",
        "A pavilion was shown at the fair. The architect won a prize for it.",
    ]
    answering = "The Orme pier pavilion in Llandrill is by Ada Moss. It burnt in 1951."
    with_it, without = found(question, answering, *noise), found(question, *noise)
    assert with_it.standing > without.standing
    assert not with_it.lacks(0.25)
    assert without.lacks(0.25)


def test_a_word_that_no_document_holds_speaks_against_them() -> None:
    documents = ["The Orme pier was built in 1877.", "The town has a market."]
    held = found("When was the Orme pier built?", *documents)
    absent = found("When was the Orme pier repainted?", *documents)
    assert absent.standing < held.standing


def test_copies_of_the_best_document_do_not_count_as_rivals() -> None:
    question = "When was the Orme pier built?"
    best = "The Orme pier was built in 1877. It is of iron."
    other = "The town has a market on Fridays. The hall is of brick."
    alone, copied = found(question, best, other), found(question, best, best, other)
    assert copied.standing == pytest.approx(alone.standing)


def test_a_sibling_in_a_document_beside_the_one_that_answers_is_no_missing_key() -> (
    None
):
    question = "Non-Stop starred the English actress best known for what role at Orme?"
    answers = (
        "Non-Stop is a film starring Ida Voss, an actress best known for her role as "
        "Lady Ash at Orme."
    )
    beside = "Bo Reed is an Australian actress from Perth."
    call = RagCall.of(question, [beside, answers], "")
    assert sufficiency(Evidence(call)).missing is None


def test_a_misspelt_name_is_found_and_a_longer_name_is_not() -> None:
    call = RagCall.of("Who met Zeria and Trent?", ["Zeira met Trentonville."], "")
    terms = {term.stem: term.related for term in asked_terms(Evidence(call))}
    assert list(terms["zeria"]) == ["zeira"]
    assert not terms["trent"]
