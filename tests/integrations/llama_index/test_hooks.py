"""Hooks that we override exist upstream, and public names are what they should be."""

from __future__ import annotations

import builtins
import importlib
import inspect
import sys
from types import ModuleType
from typing import Any

import pytest
from llama_index.core.agent.workflow import (
    AgentWorkflow,
    CodeActAgent,
    FunctionAgent,
    ReActAgent,
)
from llama_index.core.base.base_query_engine import BaseQueryEngine
from llama_index.core.base.base_retriever import BaseRetriever
from llama_index.core.chat_engine import (
    CondensePlusContextChatEngine,
    CondenseQuestionChatEngine,
    ContextChatEngine,
)
from llama_index.core.instrumentation.event_handlers import BaseEventHandler
from llama_index.core.instrumentation.span_handlers import BaseSpanHandler
from llama_index.core.postprocessor.types import BaseNodePostprocessor
from llama_index.core.query_engine import (
    MultiStepQueryEngine,
    RetrieverQueryEngine,
    RetrySourceQueryEngine,
    SubQuestionQueryEngine,
)
from llama_index.core.response_synthesizers import BaseSynthesizer

import evigate_llama_index
from evigate import MissingExtraError
from evigate_llama_index.agent import GatedSteps, GatedWorkflow
from evigate_llama_index.chat_engine import GatedChat
from evigate_llama_index.events import (
    EvidenceGateEventHandler,
    EvidenceGateSpanHandler,
)
from evigate_llama_index.postprocessor import EvidenceGatePostprocessor
from evigate_llama_index.query_engine import GatedQueryEngine
from evigate_llama_index.retriever import GatedRetriever
from evigate_llama_index.synthesizer import GatedSynthesizer
from evigate_llama_index.wrapped_synthesizer import (
    EmptyTextSynthesizer,
    SubAnswerMarker,
    WrappedSynthesizer,
)

# Ours alone: no hook of LlamaIndex. ``aretrieve`` is that of retriever engines only.
_OWN = {
    GatedQueryEngine: {"_turn", "aretrieve"},
    GatedSynthesizer: {"_begin"},
    EmptyTextSynthesizer: {"_said", "_tokens", "_atokens"},
    EvidenceGatePostprocessor: {"installed_in"},
    EvidenceGateEventHandler: {"_judge", "attach", "close", "detach", "flush"},
}
_OVERRIDES = [
    (GatedQueryEngine, BaseQueryEngine),
    (WrappedSynthesizer, BaseSynthesizer),
    (GatedSynthesizer, BaseSynthesizer),
    (SubAnswerMarker, BaseSynthesizer),
    (EmptyTextSynthesizer, BaseSynthesizer),
    (GatedRetriever, BaseRetriever),
    (EvidenceGatePostprocessor, BaseNodePostprocessor),
    (EvidenceGateEventHandler, BaseEventHandler),
    (EvidenceGateSpanHandler, BaseSpanHandler),
    (GatedChat, ContextChatEngine),
    (GatedChat, CondensePlusContextChatEngine),
    (GatedChat, CondenseQuestionChatEngine),
    (GatedSteps, FunctionAgent),
    (GatedSteps, ReActAgent),
    (GatedSteps, CodeActAgent),
    (GatedWorkflow, AgentWorkflow),
]
# Chat engines have those of the three hooks that their way of answering needs.
_ONLY_SOME_HAVE = {
    (GatedChat, ContextChatEngine): {"_condense_question", "_acondense_question"},
    (GatedChat, CondenseQuestionChatEngine): {"_get_response_synthesizer"},
}
_NEWER = {"_get_llm_response"}
"""Came with a later 0.14: the last word after too many steps."""


def _methods(kind: type) -> set[str]:
    return {
        name
        for name, value in vars(kind).items()
        if (callable(value) or isinstance(value, classmethod))
        and not (name.startswith("__") and name.endswith("__"))
        and not isinstance(value, type)
    }


@pytest.mark.parametrize(("ours", "base"), _OVERRIDES, ids=lambda kind: kind.__name__)
def test_every_hook_that_we_override_exists_on_the_base(ours: type, base: type) -> None:
    hooks = _methods(ours) - _OWN.get(ours, set())
    hooks -= _ONLY_SOME_HAVE.get((ours, base), set())
    if not hasattr(FunctionAgent, "_get_llm_response"):
        hooks -= _NEWER
    assert hooks
    assert [name for name in sorted(hooks) if not hasattr(base, name)] == []


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (RetrieverQueryEngine, ("_response_synthesizer", "_node_postprocessors")),
        (SubQuestionQueryEngine, ("_response_synthesizer", "_query_engines")),
        (MultiStepQueryEngine, ("_response_synthesizer", "_query_engine")),
        (RetrySourceQueryEngine, ("_query_engine",)),
        (CondenseQuestionChatEngine, ("_query_engine",)),
    ],
)
def test_the_fields_that_we_read_are_set_by_the_base(
    kind: type, names: tuple[str, ...]
) -> None:
    source = inspect.getsource(kind.__init__)  # type: ignore[misc]
    assert [name for name in names if f"self.{name}" not in source] == []


def test_agents_have_the_state_that_we_replace_answers_in() -> None:
    assert {"scratchpad_key"} <= set(dir(FunctionAgent)) | set(
        FunctionAgent.model_fields
    )
    assert "reasoning_key" in ReActAgent.model_fields
    assert "scratchpad_key" in CodeActAgent.model_fields
    for field in (
        "output_cls",
        "structured_output_fn",
        "system_prompt",
        "llm",
        "tools",
    ):
        assert field in FunctionAgent.model_fields


@pytest.mark.parametrize("is_async", [False, True])
def test_the_retriever_s_parameter_has_the_name_that_the_base_calls(
    is_async: bool,
) -> None:
    method: Any = GatedRetriever._aretrieve if is_async else GatedRetriever._retrieve
    assert list(inspect.signature(method).parameters)[-1] == "query_bundle"


def test_public_names_are_listed_and_importable() -> None:
    names = evigate_llama_index.__all__
    assert names == sorted(set(names), key=lambda n: (not n.isupper(), n))
    assert [name for name in names if not hasattr(evigate_llama_index, name)] == []


def _reimported(monkeypatch: pytest.MonkeyPatch, missing: str) -> ModuleType:
    real = builtins.__import__

    def importing(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.startswith("llama_index"):
            raise ModuleNotFoundError(f"No module named {missing!r}", name=missing)
        return real(name, *args, **kwargs)

    for name in [m for m in sys.modules if m.startswith("evigate_llama_index")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", importing)
    return importlib.import_module("evigate_llama_index")


@pytest.mark.parametrize("missing", ["llama_index", "llama_index.core"])
def test_a_missing_framework_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    with pytest.raises(MissingExtraError, match=r"evigate\[llama-index\]"):
        _reimported(monkeypatch, missing)


def test_a_broken_import_inside_the_framework_is_not_called_a_missing_extra(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(ModuleNotFoundError, match="tiktoken") as caught:
        _reimported(monkeypatch, "tiktoken")
    assert not isinstance(caught.value, MissingExtraError)
