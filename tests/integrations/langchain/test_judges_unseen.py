"""What a gate's own judge says shows in no stream, and no handler hears of it."""

from __future__ import annotations

from typing import Any

import pytest
from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.messages import AIMessage
from tests.integrations.canary import Recorder, texts_in
from tests.integrations.langchain.agent_subjects import AGENTS, GRAPHS
from tests.integrations.langchain.chain_fakes import QUESTION, ShapedModel, text_chain
from tests.integrations.langchain.entry_points import CONFIG
from tests.integrations.langchain.graph_streams import ALL_ENTRIES, entry_of

from evigate.testing import scripted_gate
from evigate_langchain import EvidenceGateCallback, gate_chain, gate_session

JUDGED = "judge-says-so"
SUBJECTS = {
    "agent": AGENTS["plain"],
    "node": GRAPHS["with messages"],
    "function": GRAPHS["a function that streams its model"],
}


def judged_by_a_model(**options: Any) -> Any:
    """A gate whose decision comes from a chat model of LangChain."""
    judge = ShapedModel(message=AIMessage(JUDGED))

    def choose(call: Any) -> Any:
        assert judge.invoke(f"Is this right? {call.answer}").text == JUDGED
        return "answer"

    return scripted_gate(choose=choose, **options)


class Listener(BaseCallbackHandler):
    """Hears every model."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def on_llm_end(self, response: Any, **kwargs: Any) -> None:
        self.said.append(response.generations[0][0].text)


@pytest.mark.parametrize("entry", ALL_ENTRIES)
@pytest.mark.parametrize("kind", SUBJECTS)
def test_a_judge_shows_in_no_stream(kind: str, entry: str) -> None:
    recorder = Recorder()
    made, given = SUBJECTS[kind](judged_by_a_model())
    entry_of(entry)(made, given, recorder)
    assert recorder.seen
    texts = [text for _, value in recorder.seen for _, text in texts_in(value)]
    assert not any(JUDGED in text for text in texts)


@pytest.mark.parametrize("kind", SUBJECTS)
def test_no_handler_of_the_caller_hears_a_judge(kind: str) -> None:
    listener = Listener()
    made, given = SUBJECTS[kind](judged_by_a_model())
    made.invoke(given, {**CONFIG, "callbacks": [listener]})
    assert listener.said
    assert JUDGED not in listener.said


def test_a_callback_that_judges_at_once_does_not_judge_its_judge() -> None:
    verdicts: list[Any] = []
    handler = EvidenceGateCallback(
        judged_by_a_model(), background=False, on_verdict=verdicts.append
    )
    text_chain("It lasts 9 years.").invoke(QUESTION, {"callbacks": [handler]})
    assert [v.call.answer for v in verdicts] == ["It lasts 9 years."]


@pytest.mark.parametrize("background", [False, True])
def test_a_session_does_not_judge_its_judge(background: bool) -> None:
    with gate_session(judged_by_a_model(), background=background) as session:
        text_chain("It lasts 9 years.").invoke(QUESTION)
    assert [v.call.answer for v in session.verdicts] == ["It lasts 9 years."]


@pytest.mark.parametrize("background", [False, True])
def test_a_session_does_not_judge_the_judge_of_a_gate_inside(background: bool) -> None:
    chain = gate_chain(text_chain("It lasts 9 years."), judged_by_a_model())
    with gate_session(scripted_gate(), background=background) as session:
        chain.invoke(QUESTION)
    assert [v.call.answer for v in session.verdicts] == ["It lasts 9 years."]
