"""Streams: what may be shown, and when."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate, GateUsageError, Policy
from evigate.testing import scripted_gate

DOCUMENT = "The warranty lasts 3 years. It covers hardware defects."
GOOD = "The warranty lasts 3 years. "
MADE_UP = "Elephants and unicorns dance nightly under purple skies. "


def tokens(text: str) -> list[str]:
    return [word + " " for word in text.split()]


def test_buffer_releases_nothing_before_the_end() -> None:
    session = EvidenceGate().open(question="How long?", documents=[DOCUMENT])
    assert [session.push(token) for token in tokens(GOOD)] == [[]] * 5
    verdict = session.finish()
    assert session.closing == verdict.text == GOOD
    assert session.finish() is verdict


def test_buffer_shows_the_policys_text_instead_of_a_withheld_answer() -> None:
    session = EvidenceGate().open(question="How long?", documents=[])
    session.push(MADE_UP)
    verdict = session.finish()
    assert session.shown == verdict.text
    assert "Elephants" not in session.shown


def test_sentences_go_out_as_they_pass() -> None:
    session = EvidenceGate(policy="strict").open(
        question="How long?", documents=[DOCUMENT], mode="sentence"
    )
    pieces = [piece for token in tokens(GOOD * 2) for piece in session.push(token)]
    assert pieces == [GOOD, GOOD]
    assert not session.held


def test_nothing_follows_a_sentence_that_did_not_pass() -> None:
    session = EvidenceGate(policy="strict").open(
        question="How long?", documents=[DOCUMENT], mode="sentence"
    )
    text = GOOD + MADE_UP + GOOD
    pieces = [piece for token in tokens(text) for piece in session.push(token)]
    verdict = session.finish()
    assert pieces == [GOOD]
    assert session.held
    assert not verdict.released
    assert session.shown == GOOD + "\n\n" + verdict.text
    assert "Elephants" not in session.shown


def test_a_released_answer_arrives_whole_and_once() -> None:
    for mode in ("buffer", "sentence", "observe"):
        session = scripted_gate("answer").open(documents=["x"], mode=mode)
        text = "One. Two!\n\nThree… 3.5 four? Five"
        pieces = [piece for char in text for piece in session.push(char)]
        session.finish()
        assert "".join(pieces) + session.closing == text
        assert session.shown == text


def test_observe_passes_through_and_judges_at_the_end() -> None:
    session = scripted_gate("abstain").open(documents=["x"], mode="observe")
    assert session.push("made up") == ["made up"]
    verdict = session.finish()
    assert verdict.action == "abstain"
    assert verdict.released
    assert session.closing == ""


def test_chinese_sentences_are_released_without_spaces() -> None:
    gate = scripted_gate("answer")
    session = gate.open(documents=["保修期为两年。"], mode="sentence")
    pieces = [p for c in "保修期为两年。人为损坏不保。" for p in session.push(c)]
    assert pieces == ["保修期为两年。"]


def test_a_finished_session_takes_no_more() -> None:
    session = EvidenceGate().open(documents=["x"])
    session.finish()
    with pytest.raises(GateUsageError, match="finished"):
        session.push("x")


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(GateUsageError, match="mode"):
        EvidenceGate().open(documents=["x"], mode="later")  # type: ignore[arg-type]


async def test_async_sessions_decide_the_same() -> None:
    gate = EvidenceGate(policy=Policy.preset("strict"))
    for mode in ("buffer", "sentence"):
        session = gate.open(question="q", documents=[DOCUMENT], mode=mode)
        other = gate.open(question="q", documents=[DOCUMENT], mode=mode)
        for token in tokens(GOOD + MADE_UP):
            assert await session.apush(token) == other.push(token)
        assert (await session.afinish()).action == other.finish().action
        assert session.shown == other.shown
