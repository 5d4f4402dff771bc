"""No side door in agents and graphs: every kind, every stream, every action.

A new kind joins by one function in ``agent_subjects``.
"""

from __future__ import annotations

from typing import Any

import pytest
from langchain_core.messages import AIMessage, AIMessageChunk
from tests.integrations.canary import CANARIES, Recorder, texts_in
from tests.integrations.langchain.agent_subjects import (
    AGENTS,
    GRAPHS,
    STRUCTURED_AGENTS,
    Subject,
)
from tests.integrations.langchain.entry_points import CONFIG, DEPRECATED
from tests.integrations.langchain.graph_streams import ALL_ENTRIES, entry_of

from evigate import EvidenceGate
from evigate.testing import Script, scripted_gate

ACTIONS: dict[str, Script] = {
    "abstain": "abstain",
    "flag_conflict": "flag_conflict",
    "review under strict": "review",
}
ASYNC_ONLY = {"an asynchronous function"}


def gate_for(action: str) -> EvidenceGate:
    script = ACTIONS[action]
    return scripted_gate(script, policy="strict" if script == "review" else None)


def check(subject: Subject, gate: EvidenceGate, entry: str) -> Recorder:
    recorder = Recorder()
    made, given = subject(gate)
    entry_of(entry)(made, given, recorder)
    return recorder


def is_sync(entry: str) -> bool:
    return not entry.startswith("a")


@pytest.mark.parametrize("entry", ALL_ENTRIES)
@pytest.mark.parametrize("kind", AGENTS.names())
def test_a_withheld_answer_shows_on_no_surface_of_an_agent(
    kind: str, entry: str
) -> None:
    check(AGENTS[kind], scripted_gate("abstain"), entry).assert_clean()


@pytest.mark.parametrize("entry", ALL_ENTRIES)
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("kind", ["plain", "blocks"])
def test_whatever_withholds_it_an_answer_shows_on_no_surface(
    kind: str, action: str, entry: str
) -> None:
    check(AGENTS[kind], gate_for(action), entry).assert_clean()


@pytest.mark.parametrize("entry", ALL_ENTRIES)
@pytest.mark.parametrize("kind", STRUCTURED_AGENTS.names())
def test_no_field_of_a_withheld_structured_answer_survives(
    kind: str, entry: str
) -> None:
    check(STRUCTURED_AGENTS[kind], scripted_gate("abstain"), entry).assert_clean()


@pytest.mark.parametrize("entry", ALL_ENTRIES)
@pytest.mark.parametrize("kind", GRAPHS.names())
def test_a_withheld_answer_never_enters_the_state_of_a_graph(
    kind: str, entry: str
) -> None:
    if kind in ASYNC_ONLY and is_sync(entry):
        pytest.skip("an asynchronous node needs an asynchronous call")
    check(GRAPHS[kind], scripted_gate("abstain"), entry).assert_clean()


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("kind", GRAPHS.names())
def test_whatever_withholds_it_an_answer_never_enters_the_state(
    kind: str, action: str
) -> None:
    check(GRAPHS[kind], gate_for(action), "astream all modes").assert_clean()


@pytest.mark.parametrize("entry", DEPRECATED.names())
@pytest.mark.parametrize("kind", ["plain", "blocks", "two gates"])
def test_deprecated_streams_show_no_canary_before_they_end_or_raise(
    kind: str, entry: str
) -> None:
    recorder = Recorder()
    made, given = AGENTS[kind](scripted_gate("abstain"))
    try:
        DEPRECATED[entry](made, given, recorder)
    except Exception as error:
        recorder.add("error", repr(error))
    recorder.assert_clean()


@pytest.mark.parametrize("entry", ["stream messages", "astream messages"])
@pytest.mark.parametrize("kind", ["plain", "blocks", "two gates", "without tools"])
def test_a_released_answer_arrives_whole_and_once_in_the_message_stream(
    kind: str, entry: str
) -> None:
    recorder = check(AGENTS[kind], scripted_gate("answer"), entry)
    shown = [piece[1][0] for name, piece in recorder.seen if name == "messages"]
    said = [m.text for m in shown if isinstance(m, (AIMessage, AIMessageChunk))]
    assert "".join(said) == CANARIES.answer()


@pytest.mark.parametrize("action", ["answer", "abstain"])
@pytest.mark.parametrize("kind", AGENTS.names())
def test_one_final_message_stands_in_the_state_with_its_record(
    kind: str, action: Any
) -> None:
    made, given = AGENTS[kind](scripted_gate(action))
    last = made.invoke(given, CONFIG)["messages"][-1]
    assert last.response_metadata["evigate"]["action"] == action
    if action == "answer":
        assert last.text == CANARIES.answer()
    else:
        assert last.text.startswith("I could not find")


@pytest.mark.parametrize("kind", [*AGENTS.names(), *GRAPHS.names()])
def test_records_that_travel_hold_no_text_of_the_call(kind: str) -> None:
    subject = AGENTS[kind] if kind in AGENTS.names() else GRAPHS[kind]
    recorder = check(subject, scripted_gate("answer"), "astream custom")
    events = [piece for name, piece in recorder.seen if name == "custom"]
    records = [
        piece["evigate.verdict"]
        for _, piece in events
        if isinstance(piece, dict) and "evigate.verdict" in piece
    ]
    assert records
    texts = [text for _, text in texts_in(records)]
    assert not any(word in text for word in CANARIES.words() for text in texts)


def test_the_harness_would_see_an_ungated_answer() -> None:
    recorder = check(AGENTS["blocks"], scripted_gate("answer"), "astream all modes")
    seen = {leak.word for leak in recorder.leaks()}
    assert seen == set(CANARIES.words()) - {CANARIES.tool_call}
