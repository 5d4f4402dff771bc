"""Structured answers: judged on their text, withheld whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from langchain_core.messages import AIMessage
from langchain_core.runnables import (
    RunnableLambda,
)
from tests.integrations.canary import CANARIES, Recorder
from tests.integrations.langchain.chain_fakes import (
    FACT,
    QUESTION,
    SHOWN,
    Warranty,
    abstaining,
    structured_chain,
    text_chain,
)

from evigate import (
    AnswerWithheldError,
    EvidenceGate,
    GateUsageError,
)
from evigate.testing import scripted_gate
from evigate_langchain import (
    collect_verdicts,
    gate_chain,
)


@dataclass
class Plan:
    name: str
    price: int


class Opaque:
    """Nothing that can be read."""


def test_a_withheld_structured_answer_raises_with_the_record() -> None:
    with pytest.raises(AnswerWithheldError) as caught:
        abstaining(structured_chain(CANARIES.answer())).invoke(QUESTION)
    assert caught.value.record["action"] == "abstain"
    assert caught.value.text.startswith(SHOWN)


def test_what_else_can_be_done_stands_beside_the_message_not_in_it() -> None:
    """The message may be shown to users; its note is seen in tracebacks alone."""
    chain = RunnableLambda(lambda question: {"reply": CANARIES.text})
    with pytest.raises(AnswerWithheldError) as caught:
        abstaining(chain).invoke(QUESTION)
    (note,) = caught.value.__notes__
    assert "answer='that key'" in note
    assert "on_withhold" not in str(caught.value)
    assert abstaining(chain, answer="reply").invoke(QUESTION)["reply"].startswith(SHOWN)


def test_a_withheld_structured_answer_may_become_none_or_what_a_callable_builds() -> (
    None
):
    chain = structured_chain(CANARIES.answer())
    assert abstaining(chain, on_withhold=None).invoke(QUESTION) is None

    def build(text: str, record: Any) -> Warranty:
        return Warranty(summary=text, years=0, notes=[record["action"]])

    shown = abstaining(chain, on_withhold=build).invoke(QUESTION)
    assert shown.summary.startswith(SHOWN)
    assert shown.notes == ["abstain"]


@pytest.mark.parametrize(
    ("output", "fields", "text"),
    [
        (
            Warranty(summary="Three.", years=3, notes=["a", "b"]),
            None,
            "Three.\n3\na\nb",
        ),
        (Warranty(summary="Three.", years=3), ("summary",), "Three."),
        (Plan("Pro", 49), None, "Pro\n49"),
        ({"plan": {"name": "Pro"}, "ok": True}, None, "Pro"),
        ({"plan": {"name": "Pro"}, "price": 49}, ("plan.name",), "Pro"),
        ([{"name": "Pro"}, {"name": "Max"}], None, "Pro\nMax"),
        (49, None, "49"),
        (
            {"raw": AIMessage("raw"), "parsed": Plan("Pro", 49), "parsing_error": None},
            None,
            "Pro\n49",
        ),
        ({"raw": AIMessage("raw"), "parsed": None, "parsing_error": None}, None, "raw"),
    ],
)
def test_a_structured_answer_is_judged_on_its_text_or_on_named_fields(
    output: Any, fields: Any, text: str
) -> None:
    guarded = gate_chain(
        RunnableLambda(lambda _: output),
        scripted_gate("answer"),
        documents=lambda given, out: [FACT],
        answer_fields=fields,
    )
    with collect_verdicts() as verdicts:
        assert guarded.invoke(QUESTION) is output
    assert verdicts[0].call.answer == text


def test_an_answer_that_cannot_be_read_needs_a_getter() -> None:
    chain = RunnableLambda(lambda _: Opaque())
    with pytest.raises(GateUsageError, match="answer="):
        gate_chain(chain, EvidenceGate()).invoke(QUESTION)
    guarded = gate_chain(chain, scripted_gate("answer"), answer=lambda out: "Three.")
    assert isinstance(guarded.invoke(QUESTION), Opaque)


def test_an_unknown_answer_field_is_an_error() -> None:
    guarded = gate_chain(
        structured_chain(FACT), EvidenceGate(), answer_fields=["sumary"]
    )
    with pytest.raises(GateUsageError, match="sumary"):
        guarded.invoke(QUESTION)


def test_a_turn_that_only_calls_tools_is_not_judged() -> None:
    call = {"name": "search", "args": {}, "id": "1"}
    chain = RunnableLambda(lambda _: AIMessage("", tool_calls=[call]))
    with collect_verdicts() as verdicts:
        shown = gate_chain(chain, EvidenceGate(), include_verdict=True).invoke("Hi?")
    assert shown.output.tool_calls
    assert shown.verdict is None
    assert verdicts == []


def test_an_empty_answer_abstains() -> None:
    guarded = gate_chain(text_chain(" "), EvidenceGate())
    assert guarded.invoke(QUESTION).startswith(SHOWN)
    assert "".join(guarded.stream(QUESTION)).startswith(SHOWN)


def test_state_with_a_structured_response_is_replaced_whole() -> None:
    tool_call = {"name": "Plan", "args": {"name": CANARIES.tool_call}, "id": "1"}

    def respond(state: Any) -> Any:
        message = AIMessage("", tool_calls=[tool_call], id="m")
        return {
            "messages": [*state["messages"], message],
            "structured_response": Plan(CANARIES.text, 49),
        }

    guarded = abstaining(RunnableLambda(respond), on_withhold=None)
    recorder = Recorder()
    given = {"messages": [AIMessage("Hello")]}
    shown = recorder.add("output", guarded.invoke(given))
    recorder.assert_clean()
    assert shown["structured_response"] is None
    assert shown["messages"][-1].id == "m"
