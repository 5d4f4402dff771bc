"""Which documents, question and earlier turns a guarded chain is judged by."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from langchain_core.documents import Document
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langchain_core.output_parsers import StrOutputParser
from langchain_core.retrievers import BaseRetriever
from langchain_core.runnables import (
    Runnable,
    RunnableLambda,
    RunnableParallel,
    RunnablePassthrough,
)
from langchain_core.tools import create_retriever_tool, tool
from tests.integrations.langchain.chain_fakes import (
    FACT,
    PROMPT,
    QUESTION,
    FixedRetriever,
    ShapedModel,
    join,
    text_chain,
)

from evigate import EvidenceGate, RagCall, Verdict
from evigate.testing import scripted_gate
from evigate_langchain import collect_verdicts, gate_chain
from evigate_langchain.overlap import documents_in_prompt

LONG = (
    'Warranty terms: the <b>frame</b> & fork are covered for 3 years, "no ifs".\n'
    "Batteries lose their cover after 500 cycles, whichever comes first.\n"
    "Wear parts such as tyres, chains and brake pads are not covered at all."
)
OTHER = "Deliveries leave the warehouse on Tuesdays and Fridays before nine o'clock."


def judged(chain: Any, given: Any = QUESTION, **options: Any) -> Verdict:
    """The verdict on one call of a chain, whatever way it is called."""
    gate = options.pop("gate", None) or scripted_gate("answer")
    guarded = gate_chain(chain, gate, **options)
    with collect_verdicts() as verdicts:
        guarded.invoke(given)
        list(guarded.stream(given))
    first, second = verdicts
    assert texts(first) == texts(second)
    assert first.call.question == second.call.question
    assert first.evidence_source == second.evidence_source
    return first


def texts(verdict: Verdict) -> list[str]:
    return [passage.text for passage in verdict.call.documents]


def rag(
    retrieve: Runnable[Any, Any], formatter: Callable[[list[Document]], str] = join
) -> Runnable[Any, Any]:
    inputs: Any = {
        "context": retrieve | RunnableLambda(formatter),
        "question": RunnablePassthrough(),
    }
    model = ShapedModel(message=AIMessage("Three years."))
    chain: Runnable[Any, Any] = inputs | PROMPT | model | StrOutputParser()
    return chain


def retriever(*contents: str) -> FixedRetriever:
    return FixedRetriever(documents=[Document(content) for content in contents])


FORMATTERS: dict[str, Callable[[str], str]] = {
    "as it is": lambda text: text,
    "JSON": json.dumps,
    "JSON, not only ASCII": lambda text: json.dumps(text, ensure_ascii=False),
    "HTML": html.escape,
    "XML in JSON": lambda text: json.dumps({"doc": html.escape(text)}),
    "white space": lambda text: " ".join(text.split()),
    "no tags": lambda text: re.sub(r"<[^>]+>", "", text),
    "no punctuation": lambda text: re.sub(r"[^\w\s]", "", text),
    "lower case": str.lower,
    "quoted lines": lambda text: "\n".join("> " + x for x in text.splitlines()),
    "cut": lambda text: text[:90] + "...",
    "repr": repr,
}


@pytest.mark.parametrize("name", FORMATTERS)
def test_a_document_is_found_in_the_prompt_whatever_a_formatter_does(
    name: str,
) -> None:
    shown = FORMATTERS[name](LONG)
    prompt = f"Answer from:\n{shown}\nQuestion: {QUESTION}"
    assert documents_in_prompt([OTHER, LONG, FACT], prompt) == [1]


@pytest.mark.parametrize(
    "text",
    [
        "保修期为三年，从购买之日起计算。电池不在保修范围内。",
        "保証期間は購入日から三年間です。電池は保証の対象外です。",
        "보증 기간은 구입일로부터 3년입니다. 배터리는 제외됩니다.",
        "الضمان ثلاث سنوات من تاريخ الشراء. البطاريات غير مشمولة.",
        "वारंटी खरीद की तारीख से तीन साल तक है। बैटरी शामिल नहीं है।",
        "Гарантия действует три года со дня покупки, кроме батарей.",
        "รับประกันสามปีนับจากวันที่ซื้อ ไม่รวมแบตเตอรี่",
    ],
)
def test_documents_in_any_script_are_found_when_escaped_or_cut(text: str) -> None:
    assert documents_in_prompt([OTHER, text], json.dumps({"d": text})) == [1]
    assert documents_in_prompt([OTHER, text], text[: len(text) * 2 // 3]) == [1]


def test_an_unseen_document_that_shares_a_header_is_not_taken_for_seen() -> None:
    header = "Brindlewheel GmbH, staff handbook, internal use only, edition of May. "
    documents = [header + FACT, header + OTHER]
    prompt = json.dumps(documents[0]) + QUESTION
    assert documents_in_prompt(documents, prompt) == [0]


def test_documents_come_in_the_order_of_the_prompt() -> None:
    prompt = f"[1] {OTHER} [2] {json.dumps(LONG)} [3] {FACT}"
    assert documents_in_prompt([FACT, LONG, OTHER], prompt) == [2, 1, 0]


def test_a_short_document_is_found_by_its_words_in_a_row() -> None:
    assert documents_in_prompt(["3  Years", "2 years"], "{'d': '3 years'}") == [0]


def test_blank_documents_stand_in_no_prompt() -> None:
    assert documents_in_prompt(["", " \n", FACT], FACT) == [2]


def test_only_what_the_model_saw_counts_after_reranking() -> None:
    def best(documents: list[Document]) -> list[Document]:
        return [d for d in documents if "warranty" in d.page_content]

    chain = rag(retriever(OTHER, FACT) | RunnableLambda(best))
    verdict = judged(chain)
    assert texts(verdict) == [FACT]
    assert verdict.evidence_source == "prompt"


def test_all_that_was_retrieved_counts_where_the_prompt_shows_none_of_it() -> None:
    verdict = judged(rag(retriever(OTHER, FACT), lambda documents: "(summary)"))
    assert texts(verdict) == [OTHER, FACT]
    assert verdict.evidence_source == "retriever"


class Wrapping(BaseRetriever):
    """A retriever around others, handing on its config or not."""

    bases: list[BaseRetriever]
    hand_on: bool = True

    def _get_relevant_documents(self, query: str, *, run_manager: Any) -> Any:
        config: Any = {"callbacks": run_manager.get_child()} if self.hand_on else None
        found = [d for base in self.bases for d in base.invoke(query, config)]
        return found[:1]


def test_the_outermost_retriever_alone_counts() -> None:
    nested = Wrapping(bases=[retriever(FACT), retriever(OTHER)])
    assert texts(judged(rag(nested, lambda documents: "(summary)"))) == [FACT]


def test_documents_seen_twice_through_a_wrapper_without_config_count_once() -> None:
    nested = Wrapping(bases=[retriever(FACT)], hand_on=False)
    assert texts(judged(rag(nested))) == [FACT]


def test_a_document_that_one_retriever_gives_twice_stands_twice() -> None:
    assert texts(judged(rag(retriever(FACT, FACT)))) == [FACT, FACT]


def test_documents_of_failed_attempts_are_left_out() -> None:
    attempts = iter(["first attempt only", FACT, FACT])
    flaky_retriever = FixedRetriever(by_query=lambda query: [Document(next(attempts))])
    outcomes = iter([RuntimeError("no"), None, None])

    def flaky(documents: list[Document]) -> list[Document]:
        error = next(outcomes)
        if error is not None:
            raise error
        return documents

    def no_wait(documents: list[Document]) -> str:
        return "(summary)"

    retried = (flaky_retriever | RunnableLambda(flaky)).with_retry(
        stop_after_attempt=2, wait_exponential_jitter=False
    )
    assert texts(judged(rag(retried, no_wait))) == [FACT]


def test_documents_before_a_fallback_are_left_out() -> None:
    def broken(documents: Any) -> Any:
        raise RuntimeError("no")

    first = retriever(OTHER) | RunnableLambda(broken)
    chain = rag(first.with_fallbacks([retriever(FACT)]), lambda documents: "(none)")
    assert texts(judged(chain)) == [FACT]


def test_the_prompt_that_counts_is_that_of_the_model_that_answered() -> None:
    answering = rag(retriever(FACT, OTHER), lambda ds: ds[0].page_content)
    title = (
        RunnableLambda(lambda answer: f"A title for: {OTHER}")
        | ShapedModel(message=AIMessage("Warranty"))
        | StrOutputParser()
    )

    def first(outputs: dict[str, Any]) -> Any:
        return outputs["answer"]

    chain = (
        answering
        | RunnableParallel(answer=RunnablePassthrough(), title=title)
        | RunnableLambda(first)
    )
    with collect_verdicts() as verdicts:
        gate_chain(chain, scripted_gate("answer")).invoke(QUESTION)
    assert texts(verdicts[0]) == [FACT]


def test_documents_given_as_input_count() -> None:
    model = ShapedModel(message=AIMessage("Three years."))
    chain = PROMPT | model | StrOutputParser()
    verdict = judged(chain, {"context": FACT, "question": QUESTION})
    assert texts(verdict) == [FACT]
    assert verdict.evidence_source in ("explicit", "prompt")


def test_results_of_tools_count_where_no_retriever_ran() -> None:
    @tool
    def price(name: str) -> str:
        """The price of a bike."""
        return "The Heron costs 3,499 euros."

    chain = RunnableLambda(lambda q: price.invoke({"name": "Heron"}))
    verdict = judged(chain)
    assert texts(verdict) == ["The Heron costs 3,499 euros."]
    assert verdict.evidence_source == "tool"


def test_a_retriever_inside_a_tool_counts_once() -> None:
    search = create_retriever_tool(retriever(FACT), "search", "Finds documents.")
    chain = RunnableLambda(lambda q: search.invoke({"query": q}))
    assert texts(judged(chain)) == [FACT]


def test_tool_messages_of_this_turn_count_when_messages_are_the_input() -> None:
    call = {"name": "search", "args": {}, "id": "1"}
    messages = [
        HumanMessage("Hello"),
        ToolMessage("earlier", tool_call_id="0"),
        HumanMessage(QUESTION),
        AIMessage("", tool_calls=[call]),
        ToolMessage("text", artifact=[Document(FACT)], tool_call_id="1"),
    ]
    chain = ShapedModel(message=AIMessage("Three years.")) | StrOutputParser()
    verdict = judged(chain, messages)
    assert texts(verdict) == [FACT]
    assert verdict.evidence_source == "tool"
    assert verdict.call.question == QUESTION


def test_images_in_the_prompt_limit_the_evidence() -> None:
    image = {"type": "image", "base64": "aGk=", "mime_type": "image/png"}
    messages = [HumanMessage([{"type": "text", "text": QUESTION}, image])]
    chain = ShapedModel(message=AIMessage(FACT)) | StrOutputParser()
    verdict = judged(chain, messages)
    assert verdict.call.notes == ("limited_evidence",)


@pytest.mark.parametrize(
    ("given", "question"),
    [
        (QUESTION, QUESTION),
        ({"question": QUESTION, "language": "en"}, QUESTION),
        ({"input": QUESTION, "chat_history": []}, QUESTION),
        ({"query": HumanMessage(QUESTION)}, QUESTION),
        ({"messages": [("user", "Hi"), ("ai", "Hello"), ("user", QUESTION)]}, QUESTION),
        ([{"role": "user", "content": QUESTION}], QUESTION),
        ([HumanMessage("Hi"), AIMessage("Hello"), HumanMessage(QUESTION)], QUESTION),
        (PROMPT.invoke({"context": "", "question": "Why?"}), None),
        ({"topic": QUESTION, "limit": 3}, QUESTION),
        (17, ""),
    ],
)
def test_the_question_is_found_in_the_usual_inputs(
    given: Any, question: str | None
) -> None:
    chain = RunnableLambda(lambda _: "Three years.")
    found = judged(chain, given).call.question
    if question is None:
        assert found.endswith("Question: Why?")
    else:
        assert found == question


def test_a_question_that_the_input_does_not_say_is_the_retrievers_query() -> None:
    chain = RunnableLambda(lambda _: "the query") | rag(retriever(FACT))
    assert judged(chain, 17).call.question == "the query"


@pytest.mark.parametrize(
    "given",
    [
        {"question": QUESTION, "chat_history": [("user", "Hi"), ("ai", "Hello")]},
        {"question": QUESTION, "history": [HumanMessage("Hi"), AIMessage("Hello")]},
        {"messages": [HumanMessage("Hi"), AIMessage("Hello"), HumanMessage("Q")]},
        [HumanMessage("Hi"), AIMessage("Hello"), HumanMessage("Q")],
    ],
)
def test_earlier_turns_are_found_in_the_usual_inputs(given: Any) -> None:
    chain = RunnableLambda(lambda _: "Three years.")
    history = judged(chain, given).call.history
    assert [(t.role, t.content) for t in history] == [
        ("user", "Hi"),
        ("assistant", "Hello"),
    ]


def test_an_unreadable_history_is_left_out() -> None:
    given = {"question": QUESTION, "history": [{"you": "Hi", "me": "Hello"}]}
    assert judged(RunnableLambda(lambda _: "x"), given).call.history == ()


def test_getters_say_where_things_are() -> None:
    chain = RunnableLambda(lambda given: {"reply": "Three years.", "hits": [FACT]})
    verdict = judged(
        chain,
        {"ask": QUESTION, "turns": [("user", "Hi")]},
        question="ask",
        documents="hits",
        answer="reply",
        history="turns",
    )
    call = verdict.call
    assert (call.question, call.answer) == (QUESTION, "Three years.")
    assert texts(verdict) == [FACT]
    assert call.history[0].content == "Hi"
    assert verdict.evidence_source == "explicit"


def test_getters_may_be_callables() -> None:
    chain = RunnableLambda(lambda given: {"reply": ["Three", "years."]})
    verdict = judged(
        chain,
        {"ask": QUESTION},
        question=lambda given: given["ask"],
        documents=lambda given, output: [FACT],
        answer=lambda output: " ".join(output["reply"]),
        history=lambda given: [("user", "Hi")],
    )
    assert (verdict.call.question, verdict.call.answer) == (QUESTION, "Three years.")
    assert texts(verdict) == [FACT]


def test_documents_and_policy_may_be_set_per_request() -> None:
    guarded = gate_chain(text_chain("Lunch is at noon."), EvidenceGate())
    config: Any = {
        "configurable": {"evigate_policy": "observe", "evigate_documents": []}
    }
    with collect_verdicts() as verdicts:
        assert guarded.invoke(QUESTION, config) == "Lunch is at noon."
    assert verdicts[0].provenance.policy == "observe"
    assert verdicts[0].call.documents == ()
    assert verdicts[0].action == "abstain"


def test_nothing_of_the_users_is_changed() -> None:
    documents = [Document(FACT, metadata={"page": 1})]
    message = AIMessage("Three years.", response_metadata={"model_name": "m"})
    chain = RunnableLambda(lambda _: message)
    shown = gate_chain(
        chain, scripted_gate("answer"), documents=lambda given, output: documents
    ).invoke(QUESTION)
    assert "evigate" in shown.response_metadata
    assert message.response_metadata == {"model_name": "m"}
    assert documents == [Document(FACT, metadata={"page": 1})]


def test_reasoning_is_not_judged_as_the_answer() -> None:
    answers: list[str] = []

    def choose(call: RagCall) -> Any:
        answers.append(call.answer)
        return "answer"

    message = AIMessage(
        [{"type": "reasoning", "reasoning": "Hm."}, {"type": "text", "text": "3."}]
    )
    gate = scripted_gate(choose=choose)
    gate_chain(RunnableLambda(lambda _: message), gate).invoke(QUESTION)
    gate_chain(RunnableLambda(lambda _: "<think>Hm.</think>3."), gate).invoke(QUESTION)
    assert answers == ["3.", "3."]


def test_documents_beside_their_scores_are_read_out_of_the_input() -> None:
    """As a store's search with scores gives them; the model may not have retrieved."""
    found = [(Document(FACT), 0.3), (Document("Ships on Tuesdays."), 0.9)]
    given = {"question": QUESTION, "context": found}
    chain = RunnableLambda(lambda given: FACT)
    with collect_verdicts() as verdicts:
        gate_chain(chain, EvidenceGate()).invoke(given)
    texts = [passage.text for passage in verdicts[0].call.documents]
    assert texts == [FACT, "Ships on Tuesdays."]
