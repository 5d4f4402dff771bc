"""Whatever a call holds, no check raises, and what it points at is there."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evigate import RagCall
from evigate.checks import ALL_CHECKS
from evigate.evidence import Evidence

PIECES = (
    "The the a of and or not no never only unless if until all some most Ada Lund "
    "Brekk museum ferry opens closes costs at from to than 9 09:15 10.30 3,5 1.2 735, "
    "000 % € EUR km 2025 May 3rd half nine two-thirds [1] [2] (3) KR-80 X100 “open” "
    "is was will must may allowed forbidden wer darf nicht sauf nunca zamknięte 三 万 "
    "不 開 오전 않 ال لا में नहीं free half nothing yes no İzmir İ ² ½ 0 1e400 year "
    "floor on off Sunday every"
).split()
MARKS = (
    *("", " ", ", ", ". ", "; ", " , ", ",,", ": ", "\n", "\n- ", " | ", "? ", " — "),
    *("\t ", "\ud800", "\u200b", "\u202e"),
)

texts = st.lists(
    st.tuples(st.sampled_from(PIECES), st.sampled_from(MARKS)), max_size=40
).map(lambda parts: "".join(piece + mark for piece, mark in parts))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(question=texts, documents=st.lists(texts, max_size=3), answer=texts)
def test_no_check_raises(question: str, documents: list[str], answer: str) -> None:
    evidence = Evidence(RagCall.of(question, documents, answer))
    raises_nothing(evidence)


def raises_nothing(evidence: Evidence) -> None:
    read = evidence.call.documents
    for check in ALL_CHECKS:
        for reason in check(evidence):
            spans = [(reason.answer_span, evidence.call.answer)]
            spans += [(each.span, read[each.document].text) for each in reason.sources]
            for span, text in spans:
                assert span is None or 0 <= span.start <= span.end <= len(text)


MANY = "1" + "0" * 400
ODD = [
    # From the age of 0, all that is asked is over the limit.
    ("What does a child of 3 pay?", "Children from 0 years on enter free.", "Free."),
    # Nothing but white space, a tab among it, stands before the number.
    ("What is it?", "\t 4.50 [1] euros", "\t 4.50 [1] year 0"),
    # Lower case of this letter is longer than the letter.
    ("What do seniors pay?", "İİİİ Seniors pay half.", "İİİİ Nothing."),
    # A member of the answer is asked for by itself, beside what the question asks.
    (
        "Is de schoonmaak inbegrepen?",
        (
            "Huisdieren １２ zijn niet toegestaan. Roken mag alleen op het balkon. "
            "Schoonmaak is inbegrepen."
        ),
        "1/0 Nee.",
    ),
    ("When does it end?", f"It began on 3 March 2025, for {MANY} days.", "2 April."),
    ("How did sales go?", "They fell from 0 in 2021 to 150 in 2022.", "They doubled."),
    ("Who is it?", "It is Ada, and Bo.", "(((("),
    ("How old is it?", "9" * 6000 + " years", "9" * 6000),
]


@pytest.mark.parametrize(("question", "document", "answer"), ODD)
def test_no_check_raises_on_odd_values(
    question: str, document: str, answer: str
) -> None:
    raises_nothing(Evidence(RagCall.of(question, [document], answer)))
