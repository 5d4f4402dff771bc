"""Right answers that say it in their own way pass; their wrong siblings do not."""

# ruff: noqa: E501 -- one row, one line of text

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

MONEY_OF_A_CHANGE = [
    "Sales of the mill were 612 million euros, up from 594 million.",
    "Sales of the mill were 612 million euros, compared with 594 million the year before.",
    "Sales of the mill came to 612 million euros (previous year: 594 million).",
    "Sales of the mill were 612 million euros, an increase of 3 % from 594 million.",
]
FAMILIES = [
    *(
        (
            "How high were the sales?",
            document,
            ["612 million euros.", "They rose from 594 million euros to 612 million."],
            ["Sales rose from 612 million euros to 594 million."],
        )
        for document in MONEY_OF_A_CHANGE
    ),
    (  # the later end of a change, in words between the two
        "How high were the sales?",
        "Sales of the mill were 612 million crowns, an increase of 3 % from 594 million.",
        [
            "Sales came to 612 million crowns.",
            "612 million crowns, up from 594 million.",
        ],
        ["Sales rose from 612 million crowns to 594 million."],
    ),
    (  # an amount of those who are named, told through another
        "What does a season card cost for a trainee?",
        "A season card costs 60 euros; trainees and pensioners pay half.",
        ["30 euros.", "Half the price, so 30 euros."],
        ["45 euros."],
    ),
    (
        "What does a season card cost for an adult?",
        "A season card costs 60 euros; trainees and pensioners pay half.",
        ["60 euros."],
        ["20 euros."],
    ),
    (  # both that a rate counts by
        "What does the parking fine cost?",
        "The fine is 15 euros per person and day.",
        ["15 euros a day.", "15 euros per person.", "€15 per person and day."],
        ["15 euros a week."],
    ),
    (
        "How much are three nights for two guests?",
        "A bunk costs 20 euros per person per night.",
        ["That is 120 euros."],
        ["That is 80 euros."],
    ),
    (  # worked out before the reader
        "How much sugar and flour is that?",
        "Take 900 g of flour and 300 g of sugar.",
        ["900 g of flour and 300 g of sugar, 1.2 kg in total."],
        ["900 g of flour and 300 g of sugar, 1.5 kg in total."],
    ),
    (
        "How long did they work on the dam?",
        "The dam was begun in 1911 and opened in 1919.",
        ["Eight years, from 1911 to 1919."],
        ["Nine years, from 1911 to 1919."],
    ),
    (
        "How much dough is that per roll?",
        "The dough of 800 g is for ten rolls.",
        ["800 g make ten rolls, so about 80 g each."],
        ["800 g make ten rolls, so about 95 g each."],
    ),
    (
        "What do a kayak and a vest cost for three days?",
        "Kayak: 25 euros a day, vest: 4 euros a day. Deposit: 100 euros.",
        ["87 euros.", "87 euros altogether."],
        ["91 euros.", "29 euros."],
    ),
    (  # pounds of money
        "What do two adults and one child pay?",
        "Adults pay £8, children £3.",
        ["19 pounds.", "£19."],
        ["21 pounds."],
    ),
    (  # nothing to pay, by an age that an adjective gives
        "Was zahlt mein achtjähriger Sohn?",
        "Erwachsene zahlen 7 Euro; Kinder unter 10 zahlen nichts.",
        ["Nichts.", "Für ihn ist es gratis."],
        [],
    ),
    (
        "What does my 14-year-old pay?",
        "Adults pay 7 euros; children under 10 pay nothing.",
        ["7 euros."],
        ["Nothing."],
    ),
    (  # a rule for other days, and a rule of which not all times are read
        "Is the archive open on Thursday?",
        "The archive is closed on Tuesdays.",
        ["Yes.", "Yes, it only closes on Tuesdays."],
        [],
    ),
    (
        "Is the archive open on Tuesday?",
        "The archive is closed on Tuesdays.",
        ["No."],
        ["Yes.", "Yes, it is."],
    ),
    (
        "I want to hand back the key at 1 pm. Is that possible?",
        "Keys are handed out from 3 pm, and come back by 11 am. Later return until 2 pm costs 12 euros.",
        ["Yes, for 12 euros."],
        ["Yes, for 15 euros."],
    ),
    (  # a Saturday is at the weekend
        "Until when is the bar open on Saturday?",
        "The bar is open from 17:00 to 23:00, at weekends until 1:00.",
        ["Until 1:00."],
        ["Until 23:00."],
    ),
    (  # lengths of time that are no rivals
        "Quanto dura il viaggio in funivia?",
        "La funivia impiega 12 minuti. I bambini fino a 6 anni viaggiano gratis.",
        ["12 minuti."],
        ["21 minuti."],
    ),
    (  # what is sold to you is bought by you
        "Does the tent come with pegs?",
        "The tent comes with a bag; the pegs are sold separately.",
        ["No, you have to buy the pegs separately."],
        [],
    ),
    (  # a no before a duty
        "Czy mogę pić kawę przed badaniem?",
        "Na badanie trzeba przyjść na czczo.",
        ["Nie, trzeba przyjść na czczo."],
        ["Nie trzeba przyjść na czczo."],
    ),
    (  # a superlative that tells where is none of the value
        "How long does it run on the highest setting?",
        "Runtime: 3.5 h on the highest setting, 120 h on the lowest.",
        ["3.5 hours."],
        ["120 hours."],
    ),
    (  # what is closed until a day is open on the next
        "Wann öffnet die Bibliothek wieder?",
        "Die Bibliothek ist vom 22. Dezember bis einschließlich 6. Januar geschlossen.",
        ["Am 7. Januar."],
        ["Am 9. Januar."],
    ),
    (
        "Ist die Bibliothek am 27. Dezember offen?",
        "Die Bibliothek ist vom 22. Dezember bis einschließlich 6. Januar geschlossen.",
        ["Nein."],
        ["Ja."],
    ),
    (  # a plan is all that there can be of what comes
        "When will a fix come?",
        "The screen flickers since 7.1. A fix is planned for 7.2 in April.",
        ["In version 7.2 in April."],
        ["In version 7.3 in April."],
    ),
    (  # what is allowed, said again
        "Darf ich einen Hamster halten?",
        "Haustiere bedürfen der Zustimmung. Kleintiere sind erlaubt.",
        ["Ja, Kleintiere sind erlaubt."],
        [],
    ),
    (  # a count that is denied
        "Do all cabins have a stove?",
        "The camp has 9 cabins. Seven of them have a stove; the two small cabins do not.",
        ["No, two of them don't."],
        [],
    ),
]


@pytest.fixture(scope="module")
def gate() -> EvidenceGate:
    return EvidenceGate()


@pytest.mark.parametrize(("question", "document", "right", "wrong"), FAMILIES)
def test_right_answers_are_released_and_wrong_siblings_held(
    gate: EvidenceGate,
    question: str,
    document: str,
    right: list[str],
    wrong: list[str],
) -> None:
    assert_released(gate, question, document, right)
    assert_held(gate, question, document, wrong)


MANUAL = (
    "Loosen the four screws of the lid and lift it off. Rinse the sieve under running "
    "water. Sieves with cracks must be replaced. The two gaskets are put back last."
)


@pytest.mark.parametrize(
    "added",
    [
        "Overall, this procedure suits every household with a sieve.",
        "If leakage persists, it is best to consult a mechanic about the cracks.",
    ],
)
def test_conclusions_and_referrals_at_the_end_are_released(
    gate: EvidenceGate, added: str
) -> None:
    answer = f"Loosen the four screws and lift the lid off. Rinse the sieve. {added}"
    assert_released(gate, "How do I clean the sieve?", MANUAL, [answer])


def test_an_added_claim_is_still_held(gate: EvidenceGate) -> None:
    answer = (
        "Loosen the four screws and lift the lid off. Rinse the sieve. Vinegar "
        "dissolves stubborn limescale overnight."
    )
    assert_held(gate, "How do I clean the sieve?", MANUAL, [answer])


def test_abbreviations_beside_their_words_and_blanks_are_no_unknown_names(
    gate: EvidenceGate,
) -> None:
    document = (
        "A limited liability company is founded with one form. Address the letter to "
        "the office, and sign it."
    )
    answers = [
        "You found a limited liability company (LLC) with one form.",
        "Address the letter to the office and sign it: [Your Name].",
    ]
    assert_released(gate, "How do I found a company?", document, answers)


def test_a_sentence_that_lost_the_space_before_it_is_read_by_itself(
    gate: EvidenceGate,
) -> None:
    document = "The chapel was built in 1702.Later owners sold the bell in 1845."
    question = "When was the chapel built?"
    assert_released(gate, question, document, ["In 1702."])
    assert_held(gate, question, document, ["In 1845."])
