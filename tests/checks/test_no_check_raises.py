"""Whatever a call holds, no check raises: a fault found late is a fault missed."""

from __future__ import annotations

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
    "不 開 오전 않 ال لا में नहीं"
).split()
MARKS = ("", " ", ", ", ". ", "; ", " , ", ",,", ": ", "\n", "\n- ", " | ", "? ", " — ")

texts = st.lists(
    st.tuples(st.sampled_from(PIECES), st.sampled_from(MARKS)), max_size=40
).map(lambda parts: "".join(piece + mark for piece, mark in parts))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(question=texts, documents=st.lists(texts, max_size=3), answer=texts)
def test_no_check_raises(question: str, documents: list[str], answer: str) -> None:
    evidence = Evidence(RagCall.of(question, documents, answer))
    for check in ALL_CHECKS:
        check(evidence)
