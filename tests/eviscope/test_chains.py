"""Users' own chains, query engines and functions as systems."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from langchain_core.messages import AIMessage
from langchain_core.prompts import ChatPromptTemplate
from langchain_core.runnables import RunnableLambda

from evigate.eviscope.chains import ChainSystem, load_chain
from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.policies import EvigatePolicy
from evigate.eviscope.records import Document, Quote

QUESTION = "How long is the warranty?"
DOCUMENTS = [
    Document("d1", "The warranty of the Heron lasts 3 years."),
    Document("d2", "Our office in Graz opened in 1998."),
]


def ask(chain: Any) -> Any:
    return ChainSystem(chain).answer(QUESTION, DOCUMENTS)


def test_a_function_of_question_and_documents() -> None:
    found = ask(lambda question, documents: f"{question} {documents[0].text} [d1]")
    assert found.action == "answer"
    assert found.answer.startswith(f"{QUESTION} The warranty")
    assert found.citations == ("d1",)
    assert (found.calls, found.cost, found.input_tokens) == (1, None, None)


def test_a_langchain_chain_gets_question_and_context() -> None:
    template = ChatPromptTemplate.from_template("{context}\n{question}")
    echo = RunnableLambda(lambda value: AIMessage(value.to_string()))
    found = ask(template | echo)
    assert found.answer.endswith(QUESTION)
    assert DOCUMENTS[0].text in found.answer


@pytest.mark.parametrize("method", ["query", "invoke", "__call__"])
def test_a_factory_gives_what_is_asked_for_its_documents(method: str) -> None:
    def build(documents: Any) -> Any:
        def answer(_self: Any, question: str) -> Any:
            assert question == QUESTION
            return SimpleNamespace(response=documents[0].text)

        return type("Engine", (), {method: answer})()

    assert ask(build).answer == DOCUMENTS[0].text


def test_a_llama_index_query_engine_is_asked() -> None:
    from llama_index.core import Document as LlamaDocument
    from llama_index.core import SummaryIndex
    from llama_index.core.llms import MockLLM

    def build(documents: Any) -> Any:
        made = [LlamaDocument(text=d.text, id_=d.id) for d in documents]
        return SummaryIndex.from_documents(made).as_query_engine(llm=MockLLM())

    assert DOCUMENTS[0].text in ask(build).answer


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("It lasts 3 years.", "answer"),
        ("I could not find that in the documents.", "abstain"),
        ("Das steht nicht in den Dokumenten.", "abstain"),
        ("", "abstain"),
        ("The documents disagree: one says 3 years, another 5.", "flag_conflict"),
        ("<think>They contradict each other?</think>3 years.", "answer"),
    ],
)
def test_the_action_of_a_bare_text_is_read(text: str, action: str) -> None:
    found = ask(lambda question, documents: text)
    assert found.action == action
    assert (found.answer == "") is (action != "answer")


def test_numbers_in_brackets_are_citations() -> None:
    assert ask(lambda question, documents: "3 years [1].").citations == ("d1",)
    assert ask(lambda question, documents: "3 years [9].").citations == ()


def test_a_mapping_may_say_everything_itself() -> None:
    given = {
        "action": "answer",
        "answer": "3 years",
        "citations": ["d1"],
        "quotes": [{"document": "d1", "text": "lasts 3 years"}],
    }
    found = ask(lambda question, documents: given)
    assert (found.answer, found.citations) == ("3 years", ("d1",))
    assert found.quotes == (Quote("d1", "lasts 3 years"),)


@pytest.mark.parametrize("given", [None, 3, {"score": 1}])
def test_an_output_without_text_is_an_error_of_the_system(given: Any) -> None:
    found = ask(lambda question, documents: given)
    assert (found.action, found.error) == (None, "EviscopeError")


def test_a_chain_that_raises_is_an_error_of_the_system(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its traceback is logged once; the run file holds no message of others."""

    def fail(question: str, documents: Any) -> str:
        raise RuntimeError("secret detail")

    system = ChainSystem(fail)
    for _ in range(2):
        found = system.answer(QUESTION, DOCUMENTS)
        assert (found.action, found.error) == (None, "RuntimeError")
        assert "secret" not in repr(found.metadata)
    assert caplog.text.count("RuntimeError: secret detail") == 1
    assert "test_chains.py" in caplog.text


def test_what_a_chain_gives_that_holds_no_text_is_named() -> None:
    found = ask(lambda question, documents: 1880)
    assert found.error == "EviscopeError"
    assert found.metadata["message"] == "the chain gave int, which holds no text"


def test_the_gate_goes_around_any_chain() -> None:
    chain = ChainSystem(lambda question, documents: "3 years", name="mine:chain")
    gated = EvigatePolicy(chain)
    assert gated.name == "evigate+mine:chain"
    assert gated.answer(QUESTION, DOCUMENTS).action == "answer"
    assert gated.answer(QUESTION, DOCUMENTS[1:]).action == "abstain"


@pytest.mark.parametrize("chain", [3, lambda: "x", lambda question: "x"])
def test_what_cannot_be_asked_is_refused(chain: Any) -> None:
    with pytest.raises(EviscopeError, match="documents"):
        ChainSystem(chain)


def test_a_chain_is_found_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_rag_app.py").write_text(
        "class app:\n    def ask(question, documents):\n        return 'yes'\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert ask(load_chain("my_rag_app:app.ask")).answer == "yes"


@pytest.mark.parametrize("place", ["my_app", ":x", "nowhere_at_all:x", "json:nothing"])
def test_a_chain_that_is_not_there_is_named(place: str) -> None:
    with pytest.raises(EviscopeError, match=place.strip(":") or "module"):
        load_chain(place)
