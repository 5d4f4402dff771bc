"""Errors that quote the model: gated like an answer, wherever they would show."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from typing import Any

import pytest
from langchain_core.exceptions import OutputParserException
from langchain_core.messages import AIMessage
from langchain_core.output_parsers import PydanticOutputParser
from langchain_core.output_parsers.openai_tools import PydanticToolsParser
from langchain_core.runnables import Runnable, RunnableLambda
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import START, StateGraph
from pydantic import BaseModel, ValidationError
from tests.integrations.canary import CANARIES
from tests.integrations.langchain.chain_fakes import (
    QUESTION,
    ShapedModel,
    Warranty,
    Watch,
    structured_chain,
)
from typing_extensions import TypedDict

from evigate import AnswerWithheldError
from evigate.testing import scripted_gate
from evigate_langchain import collect_verdicts, gate_chain, gate_node

SAID = CANARIES.answer()


class Years(BaseModel):
    years: int


def text_parsed() -> Runnable[Any, Any]:
    """Ends in a parser that finds no JSON in the answer."""
    model = ShapedModel(message=AIMessage(SAID))
    return model | RunnableLambda(PydanticOutputParser(pydantic_object=Years).invoke)


def tool_parsed() -> Runnable[Any, Any]:
    """Ends in a parser to which the arguments do not fit."""
    call = {"name": "Years", "args": {"years": SAID}, "id": "1"}
    model = ShapedModel(message=AIMessage("", tool_calls=[call]))
    parser = PydanticToolsParser(tools=[Years], first_tool_only=True)
    return model | RunnableLambda(parser.invoke)


CHAINS = [text_parsed, tool_parsed]


def ainvoke(chain: Any) -> Any:
    return asyncio.run(chain.ainvoke(QUESTION))


def astream(chain: Any) -> Any:
    async def read() -> Any:
        return [piece async for piece in chain.astream(QUESTION)]

    return asyncio.run(read())


WAYS: list[Callable[[Any], Any]] = [
    lambda chain: chain.invoke(QUESTION),
    ainvoke,
    lambda chain: list(chain.stream(QUESTION)),
    astream,
]


@pytest.mark.parametrize("way", WAYS, ids=["invoke", "ainvoke", "stream", "astream"])
@pytest.mark.parametrize("chain", CHAINS)
def test_a_parsers_error_is_withheld_with_the_answer_in_it(
    chain: Any, way: Callable[[Any], Any]
) -> None:
    guarded = gate_chain(chain(), scripted_gate("abstain"))
    with collect_verdicts() as verdicts, pytest.raises(AnswerWithheldError) as raised:
        way(guarded)
    assert SAID not in "".join(traceback.format_exception(raised.value))
    assert raised.value.record["action"] == "abstain"
    assert [SAID in verdict.call.answer for verdict in verdicts] == [True]


@pytest.mark.parametrize(
    ("chain", "kind"),
    [(text_parsed, OutputParserException), (tool_parsed, ValidationError)],
)
def test_a_parsers_error_passes_where_the_answer_would(chain: Any, kind: Any) -> None:
    for gate in (scripted_gate("answer"), scripted_gate("abstain", policy="observe")):
        with pytest.raises(kind):
            gate_chain(chain(), gate).invoke(QUESTION)


def test_other_errors_pass_as_they_are() -> None:
    def fail(given: Any) -> Any:
        Years(years=given)  # an input that does not fit is no answer

    guarded = gate_chain(RunnableLambda(fail), scripted_gate("abstain"))
    with pytest.raises(ValidationError):
        guarded.invoke("many")


class State(TypedDict, total=False):
    question: str
    answer: Any


@pytest.mark.parametrize("chain", CHAINS)
def test_a_parsers_error_in_a_gated_node_stays_out_of_streams_and_checkpoints(
    chain: Any,
) -> None:
    parsed = chain()
    graph = StateGraph(State)
    node = gate_node(lambda s: {"answer": parsed.invoke("q")}, scripted_gate("abstain"))
    graph.add_node("generate", node)
    graph.add_edge(START, "generate")
    memory = InMemorySaver()
    made = graph.compile(checkpointer=memory)
    config: Any = {"configurable": {"thread_id": "1"}}
    modes: Any = ["values", "updates", "tasks", "debug", "custom", "messages"]
    seen: list[Any] = []
    with pytest.raises(AnswerWithheldError):
        seen.extend(made.stream({"question": QUESTION}, config, stream_mode=modes))
    kept = [seen, list(made.get_state_history(config)), dict(memory.writes)]
    assert SAID not in repr(kept)


@pytest.mark.parametrize("way", ["invoke", "stream"])
def test_the_event_of_a_withheld_structured_answer_is_sent_in_streams_too(
    way: str,
) -> None:
    watch = Watch()
    guarded = gate_chain(structured_chain(SAID), scripted_gate("abstain"))
    with pytest.raises(AnswerWithheldError):
        list(getattr(guarded, way)(QUESTION, {"callbacks": [watch]}))
    assert [name for name, _ in watch.custom] == ["evigate.verdict"]
    assert Warranty.__name__ not in str(watch.custom)
