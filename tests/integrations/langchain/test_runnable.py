"""GatedRunnable as a runnable among others: composition, schemas, writing out."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import warnings
from typing import Any

import pytest
from langchain_core.load import dumps
from langchain_core.messages import AIMessage
from langchain_core.output_parsers import StrOutputParser
from langchain_core.runnables import (
    ConfigurableField,
    Runnable,
    RunnableLambda,
    RunnablePassthrough,
)
from tests.integrations.canary import CANARIES
from tests.integrations.langchain.chain_fakes import (
    FACT,
    PROMPT,
    QUESTION,
    SHOWN,
    ShapedModel,
    Watch,
    abstaining,
    text_chain,
)

from evigate import (
    EvidenceGate,
    InvalidPolicyError,
    Policy,
)
from evigate_langchain import (
    GatedOutput,
    GatedRunnable,
    gate_chain,
)


def test_it_guards_a_chain_in_three_lines() -> None:
    guarded = gate_chain(text_chain(FACT), EvidenceGate())
    assert guarded.invoke(QUESTION) == FACT
    bad = gate_chain(text_chain(FACT.replace("3", "9")), EvidenceGate(policy="strict"))
    assert bad.invoke(QUESTION) != FACT.replace("3", "9")


@pytest.mark.parametrize(
    "compose",
    [
        lambda g: g.with_config(tags=["t"], run_name="named"),
        lambda g: g.bind(),
        lambda g: g.with_retry(),
        lambda g: g.with_fallbacks([RunnableLambda(lambda _: "fallback")]),
        lambda g: g.with_types(input_type=str),
        lambda g: g.with_listeners(on_end=lambda run: None),
        lambda g: g | RunnableLambda(lambda text: text),
        lambda g: RunnableLambda(lambda text: text) | g,
        lambda g: g.configurable_fields(stream_mode=ConfigurableField(id="mode")),
        lambda g: {"answer": g} | RunnableLambda(lambda outputs: outputs["answer"]),
    ],
)
def test_what_langchain_composes_keeps_the_gate(compose: Any) -> None:
    subject: Runnable[Any, Any] = compose(abstaining(text_chain(CANARIES.answer())))
    assert subject.invoke(QUESTION).startswith(SHOWN)
    assert "".join(subject.stream(QUESTION)).startswith(SHOWN)
    assert subject.batch([QUESTION])[0].startswith(SHOWN)


def test_map_gates_each_item() -> None:
    guarded = abstaining(text_chain(CANARIES.answer()))
    assert [a[:7] for a in guarded.map().invoke(["a?", "b?"])] == ["I could"] * 2


def test_as_tool_gates_the_result() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tool = abstaining(RunnableLambda(lambda given: CANARIES.answer())).as_tool(
            name="ask", description="Asks.", arg_types={"question": str}
        )
    assert tool.invoke({"question": QUESTION}).startswith(SHOWN)


def test_bound_arguments_reach_the_chain() -> None:
    seen: list[Any] = []

    class Listening(ShapedModel):
        def _generate(self, *args: Any, **kwargs: Any) -> Any:
            seen.append(args[1] if len(args) > 1 else kwargs.get("stop"))
            return super()._generate(*args, **kwargs)

    model = Listening(message=AIMessage(FACT))
    gate_chain(model, EvidenceGate()).bind(stop=["END"]).invoke(QUESTION)
    assert seen == [["END"]]


def test_schemas_are_those_of_the_chain() -> None:
    chain = PROMPT | ShapedModel() | StrOutputParser()
    guarded = gate_chain(chain, EvidenceGate())
    assert guarded.get_input_jsonschema() == chain.get_input_jsonschema()
    assert guarded.get_output_jsonschema() == chain.get_output_jsonschema()
    assert guarded.InputType == chain.InputType
    assert guarded.OutputType == chain.OutputType


def test_schemas_say_what_the_gate_adds() -> None:
    chain = PROMPT | ShapedModel() | StrOutputParser()
    with_verdict = gate_chain(chain, EvidenceGate(), include_verdict=True)
    assert with_verdict.OutputType is GatedOutput
    assert set(with_verdict.get_output_jsonschema()["properties"]) == {
        "output",
        "verdict",
    }
    keyed = gate_chain(
        RunnablePassthrough.assign(answer=chain), EvidenceGate(), verdict_key="record"
    )
    assert "record" in keyed.get_output_jsonschema()["properties"]
    assert "answer" in keyed.get_output_jsonschema()["properties"]


def test_config_specs_name_policy_and_documents() -> None:
    guarded = gate_chain(text_chain(FACT), EvidenceGate())
    ids = {spec.id for spec in guarded.config_specs}
    assert ids == {"evigate_policy", "evigate_documents"}
    schema = guarded.config_schema().model_json_schema()
    assert "evigate_policy" in json.dumps(schema)


def test_an_unknown_policy_in_a_request_is_an_error() -> None:
    guarded = gate_chain(text_chain(FACT), EvidenceGate())
    with pytest.raises(InvalidPolicyError):
        guarded.invoke(QUESTION, {"configurable": {"evigate_policy": "nosuch"}})


def test_the_graph_is_the_chains() -> None:
    chain = text_chain(FACT)
    guarded = gate_chain(chain, EvidenceGate())
    assert len(guarded.get_graph().nodes) == len(chain.get_graph().nodes)


def test_the_name_in_traces_says_that_it_is_gated() -> None:
    watch = Watch()
    gate_chain(text_chain(FACT), EvidenceGate()).invoke(
        QUESTION, {"callbacks": [watch]}
    )
    assert watch.starts[0] == "Gated<RunnableSequence>"
    named = gate_chain(text_chain(FACT), EvidenceGate(), name="desk")
    assert named.get_name() == "desk"


def test_it_pickles_whenever_the_chain_does() -> None:
    chain = PROMPT | ShapedModel(message=AIMessage(FACT)) | StrOutputParser()
    written = pickle.dumps(gate_chain(chain, EvidenceGate("ragscope-z")))
    guarded = pickle.loads(written)  # noqa: S301 - written above
    assert guarded.invoke({"context": FACT, "question": QUESTION}) == FACT
    assert guarded.gate.model.name == "ragscope-z"


def test_dumps_names_gate_and_policy_without_texts() -> None:
    policy = Policy(abstain_text="Ask the desk.")
    written = dumps(gate_chain(text_chain(FACT), EvidenceGate(policy=policy)))
    gate = json.loads(written)["kwargs"]["gate"]
    assert gate == {
        "name": "evigate",
        "policy": "balanced",
        "policy_hash": policy.hash,
    }
    assert "Ask the desk" not in written


def test_its_repr_is_without_policy_texts() -> None:
    policy = Policy(abstain_text="Ask the desk.")
    chain = PROMPT | StrOutputParser()
    assert "Ask the desk" not in repr(gate_chain(chain, EvidenceGate(policy=policy)))


@pytest.mark.parametrize(
    "name",
    [
        "invoke",
        "ainvoke",
        "stream",
        "astream",
        "transform",
        "atransform",
        "get_name",
        "get_graph",
        "get_input_schema",
        "get_output_schema",
        "is_lc_serializable",
        "to_json",
        "InputType",
        "OutputType",
        "config_specs",
        "_call_with_config",
        "_acall_with_config",
        "_transform_stream_with_config",
        "_atransform_stream_with_config",
    ],
)
def test_every_method_that_is_overridden_or_used_exists_on_the_base(name: str) -> None:
    bases = [b for b in GatedRunnable.__mro__ if b.__module__.startswith("langchain")]
    assert any(name in vars(base) for base in bases)


@pytest.mark.parametrize(
    ("module", "kind"),
    [("collector", "CallCollector"), ("retriever", "GatedRetriever")],
)
def test_every_hook_exists_on_the_framework_class(module: str, kind: str) -> None:
    ours = getattr(__import__(f"evigate_langchain.{module}", fromlist=[kind]), kind)
    known = {
        name
        for base in ours.__mro__[1:]
        if base.__module__.startswith("langchain")
        for name in dir(base)
    }
    hooks = {
        n for n in vars(ours) if n.startswith(("on_", "ignore_", "_get_", "_aget"))
    }
    assert hooks
    assert hooks <= known


def test_the_package_names_the_extra_when_langchain_is_missing() -> None:
    code = (
        "import sys; sys.modules['langchain_core'] = None\n"
        "try:\n    import evigate_langchain\n"
        "except ImportError as error:\n    print(type(error).__name__, error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert "MissingExtraError" in done.stdout
    assert 'pip install "evigate[langchain]"' in done.stdout
