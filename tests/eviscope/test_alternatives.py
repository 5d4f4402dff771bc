"""Contradicting answers: of the answer's type, in the answer's form."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.eviscope.alternatives import alternative_for
from evigate.eviscope.articles import needs_an
from evigate.eviscope.numerals import is_numeric, other_value
from evigate.eviscope.people import other_person
from evigate.eviscope.pools.nouns import NOUNS, OPPOSITES
from evigate.eviscope.pools.people import FEMALE
from evigate.eviscope.pools.places import PLACES
from evigate.eviscope.sources import BaseRecord


def record(question: str, answer: str, context: str) -> BaseRecord:
    return BaseRecord("r", "t", question, context, (answer,), context.index(answer))


@pytest.mark.parametrize(
    ("answer", "question", "kind", "form"),
    [
        ("1943", "When was it?", "year", r"19\d\d"),
        ("1943", "How many were there?", "number", r"\d{4}"),
        ("22,338,618", "How many digits?", "number", r"\d\d,\d{3},\d{3}"),
        ("3.75", "How much?", "number", r"\d\.\d\d"),
        ("51.6%", "What share?", "percentage", r"\d\d\.\d%"),
        ("12th", "Which rank?", "ordinal", r"\d+(?:st|nd|rd|th)"),
        ("nineteenth", "In what century?", "ordinal", r"[a-z]+th"),
        ("1960s", "When?", "decade", r"19\d0s"),
        ("Six", "How many?", "number", r"[A-Z][a-z]+"),
        ("more than 70,000", "How many?", "number", r"more than \d\d,000"),
        ("17 seconds", "How long?", "number", r"\d\d seconds"),
        ("May 18, 1756", "When?", "date", r"[A-Z][a-z]+ 18, 17\d\d"),
        ("July 2015", "When?", "date", r"[A-Z][a-z]+ 201\d"),
        ("100–150", "How many?", "number", r"\d+–\d+"),
    ],
)
@pytest.mark.parametrize("seed", range(8))
def test_values_keep_their_form(
    answer: str, question: str, kind: str, form: str, seed: int
) -> None:
    """Precision, separators, suffixes and the words around a value stay."""
    found = other_value(answer, question, Random(seed))
    assert found is not None
    assert found.type == kind
    assert re.fullmatch(form, found.text)
    assert found.text != answer


@pytest.mark.parametrize(
    "answer",
    [
        "one",
        "1",
        "Metro-Goldwyn-Mayer",
        "0",
        "first increases",
        "2 of the 14",
        "erosion",
        "½",
    ],
)
def test_values_that_cannot_change_cleanly_give_none(answer: str) -> None:
    """One thing would need another number of its noun; two values are no value."""
    assert other_value(answer, "How many?", Random(0)) is None


@given(st.integers(2, 10**9), st.integers(0, 99))
def test_another_number_is_another_and_plausible(number: int, seed: int) -> None:
    """At most threefold either way."""
    found = other_value(f"{number:,} people", "How many?", Random(seed))
    if found is not None:
        value = int(found.text.split()[0].replace(",", ""))
        assert value != number
        assert number / 3 <= value <= 3 * number


def test_ranges_stay_ranges() -> None:
    """The low end stays below the high one."""
    for seed in range(20):
        found = other_value("six to nine percent", "What share?", Random(seed))
        if found is not None:
            assert found.text.endswith("percent")
            assert is_numeric(found.text)


@pytest.mark.parametrize(
    ("name", "question", "context"),
    [
        ("Marlee Matlin", "Who signed it?", "Marlee Matlin signed it."),
        ("Major General James Abercrombie", "Who came?", "It was led by him."),
        ("Lady Ada King", "Who came?", "He and Lady Ada King came."),
        ("Kony Ealy", "Who had five sacks?", "End Kony Ealy had 5 sacks."),
        ("Newton", "Who fumbled?", "Cam Newton fumbled. He fell."),
    ],
)
def test_persons_become_other_persons(name: str, question: str, context: str) -> None:
    """Titles stay, and a surname alone stays alone."""
    found = other_person(name, question, context, Random(0))
    assert found is not None
    assert found.text != name
    assert ("Major General" in found.text) == ("Major General" in name)
    assert not name.startswith("Lady ") or found.text.split()[1] in FEMALE
    assert (" " in found.text) == (" " in name)
    assert found.parts[0][0] == name.split()[-1]


@pytest.mark.parametrize(
    ("name", "question", "context"),
    [
        ("Denver Broncos", "Who won?", "The Denver Broncos won."),
        ("Louis XIV", "Who signed?", "Louis XIV signed."),
        ("English Heritage", "Who listed it?", "English Heritage listed it."),
        ("Newton", "Who fumbled?", "Newton fumbled."),
        ("Harvard University", "Who paid?", "Harvard University paid."),
    ],
)
def test_other_names_are_no_persons(name: str, question: str, context: str) -> None:
    """Teams, kings with numbers, and institutions."""
    assert other_person(name, question, context, Random(0)) is None


@pytest.mark.parametrize(
    ("question", "answer", "context", "kind"),
    [
        ("Where is it?", "Sweden", "It is in Sweden.", "place (country)"),
        ("Where was he born?", "Allston", "He was born in Allston.", "place (city)"),
        ("What fuel?", "coal", "It burns coal.", "noun (fuel)"),
        ("What field?", "Immunology", "Immunology is it.", "noun (field of study)"),
        ("What grew?", "private schools", "Only private schools grew.",
         "phrase (opposite)"),
        ("Which act?", "the Montreal Protocol", "See the Montreal Protocol.", "law"),
        ("Which school?", "University of Chicago", "The University of Chicago.",
         "organisation"),
    ],
)  # fmt: skip
def test_names_and_nouns_get_another_of_their_kind(
    question: str, answer: str, context: str, kind: str
) -> None:
    """The article before an answer is not part of what changes."""
    given_record = record(question, answer, context)
    found = alternative_for(given_record, Random(1))
    assert found is not None
    assert found.type == kind
    replaced = given_record.context[found.start : found.end]
    assert not replaced.startswith("the ")
    assert found.text not in context


@pytest.mark.parametrize(
    ("answer", "context"),
    [
        ("regain authority", "He wanted to regain authority."),
        ("Robert Lane and Benjamin Vail", "Robert Lane and Benjamin Vail came."),
        ("the plastome", "It is called the plastome."),
        ("Olympique Lyonnais", "It is Olympique Lyonnais."),
    ],
)
def test_what_has_no_known_type_gets_none(answer: str, context: str) -> None:
    """Actions, lists and rare words are dropped rather than bent."""
    assert alternative_for(record("What?", answer, context), Random(0)) is None


def test_a_noun_of_two_kinds_follows_the_question() -> None:
    """Gold is a metal or a colour."""
    colour = alternative_for(
        record("What colour is it?", "gold", "Gold? gold."), Random(0)
    )
    metal = alternative_for(record("Which metal?", "gold", "It is gold."), Random(0))
    assert colour is not None
    assert metal is not None
    assert (colour.type, metal.type) == ("noun (colour)", "noun (metal)")


def test_pools_have_no_member_twice_and_opposites_are_others() -> None:
    """A member cannot stand in for itself."""
    for pool in (*NOUNS.values(), *PLACES.values()):
        assert len(set(pool)) == len(pool)
        assert all(member.strip() == member for member in pool)
    assert all(one != other for one, other in OPPOSITES.items())


@pytest.mark.parametrize(
    ("text", "an"),
    [("apple", True), ("university", False), ("hour", True), ("8-cylinder", True),
     ("one-off", False), ("European", False), ("18th", True), ("180th", False)],
)  # fmt: skip
def test_the_article_follows_the_sound(text: str, an: bool) -> None:
    """Letters and figures alike."""
    assert needs_an(text) is an


def test_brackets_of_an_answer_stay_in_pairs() -> None:
    """A closing one is part of the answer where it closes one of its own."""
    given_record = record("When?", "~74,000 (BP)", "It ran from ~74,000 (BP) on.")
    found = alternative_for(given_record, Random(0))
    assert found is not None
    assert found.text.endswith(" (BP)")


def test_a_city_that_names_something_else_stays_no_city() -> None:
    """A show called Dallas; but a band's city is a city."""
    show = record("Which show was it?", "Dallas", "People watched Dallas.")
    city = record(
        "In which city was the band formed?", "Dallas", "It formed in Dallas."
    )
    found = alternative_for(city, Random(0))
    assert alternative_for(show, Random(0)) is None
    assert found is not None
    assert found.type == "place (city)"
