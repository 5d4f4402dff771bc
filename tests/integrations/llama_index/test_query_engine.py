"""Query engines and synthesizers behind the gate: evidence, nesting, failures."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from llama_index.core import Document, SummaryIndex
from llama_index.core.base.response.schema import (
    AsyncStreamingResponse,
    PydanticResponse,
    Response,
    StreamingResponse,
)
from llama_index.core.evaluation import BaseEvaluator, EvaluationResult
from llama_index.core.query_engine import (
    CitationQueryEngine,
    CustomQueryEngine,
    MultiStepQueryEngine,
    RetrieverQueryEngine,
    RetryQueryEngine,
    RetrySourceQueryEngine,
    RouterQueryEngine,
    SubQuestionQueryEngine,
)
from llama_index.core.question_gen.types import BaseQuestionGenerator, SubQuestion
from llama_index.core.response_synthesizers import TreeSummarize
from llama_index.core.schema import ImageNode, NodeWithScore, QueryBundle, TextNode
from llama_index.core.tools import QueryEngineTool
from pydantic import BaseModel
from tests.integrations.llama_index.fakes import (
    ListRetriever,
    TextLLM,
    engine_for,
    nodes_for,
    synthesizer_for,
)

from evigate import AnswerWithheldError, EvidenceGate, GateUsageError, Policy, RagCall
from evigate.testing import scripted_gate
from evigate_llama_index import (
    METADATA_KEY,
    EvidenceGateEventHandler,
    EvidenceGatePostprocessor,
    GatedQueryEngine,
    GatedSynthesizer,
    collect_verdicts,
    gate_request,
    gate_response,
)

QUESTION = "How long is the warranty?"
DOCUMENT = "The warranty lasts 3 years."


class FixedQuestions(BaseQuestionGenerator):
    """Asks the same sub-questions, whatever the question."""

    def __init__(self, *questions: str) -> None:
        self.questions = questions

    def generate(self, tools: Any, query: QueryBundle) -> list[SubQuestion]:
        return [SubQuestion(sub_question=q, tool_name="manual") for q in self.questions]

    async def agenerate(self, tools: Any, query: QueryBundle) -> list[SubQuestion]:
        return self.generate(tools, query)

    def _get_prompts(self) -> dict[str, Any]:
        return {}

    def _update_prompts(self, prompts: Any) -> None:
        pass


class Grader(BaseEvaluator):
    """Passes no answer, so that engines retry."""

    def __init__(self, *, passing: bool = False) -> None:
        self.passing = passing

    async def aevaluate(self, **kwargs: Any) -> EvaluationResult:
        return EvaluationResult(passing=self.passing, feedback="Again.")

    def evaluate(self, **kwargs: Any) -> EvaluationResult:
        return EvaluationResult(passing=self.passing, feedback="Again.")

    def _get_prompts(self) -> dict[str, Any]:
        return {}

    def _update_prompts(self, prompts: Any) -> None:
        pass


class Picker:
    """A selector that always takes the engines it was given."""

    def __init__(self, *inds: int) -> None:
        self.inds = list(inds)
        self.reasons = ["because"] * len(inds)
        self.ind = inds[0]
        self.reason = "because"

    def select(self, *args: Any) -> Picker:
        return self

    async def aselect(self, *args: Any) -> Picker:
        return self


class Named(BaseModel):
    """A structured answer."""

    answer: str
    years: int


class NamedEngine(CustomQueryEngine):
    """Answers with an object."""

    def custom_query(self, query_str: str) -> Any:
        return PydanticResponse(
            Named(answer="Nine years of secret.", years=9),
            source_nodes=nodes_for(DOCUMENT),
            metadata={"model says": "secret"},
        )


class BareEngine(CustomQueryEngine):
    """Answers without saying from what."""

    def custom_query(self, query_str: str) -> str:
        return DOCUMENT


def sub_question_engine(llm: Any, *, gate: EvidenceGate | None = None) -> Any:
    """Two sub-questions to one engine; the synthesizer gated if wanted."""
    inner = engine_for(DOCUMENT, llm=llm)
    synthesizer = synthesizer_for(llm)
    if gate is not None:
        synthesizer = GatedSynthesizer(synthesizer, gate)
    return SubQuestionQueryEngine(
        FixedQuestions("Which warranty?", "How long?"),
        synthesizer,
        [QueryEngineTool.from_defaults(inner, name="manual", description="The manual")],
        verbose=False,
    )


# -- evidence ------------------------------------------------------------------------


def test_the_model_s_text_of_the_nodes_is_judged_with_their_ids_and_scores() -> None:
    node = TextNode(
        text=DOCUMENT,
        id_="manual#4",
        metadata={"page": 7, "hidden": "x"},
        excluded_llm_metadata_keys=["hidden"],
    )
    engine = GatedQueryEngine(
        RetrieverQueryEngine.from_args(
            ListRetriever(find=lambda _: [NodeWithScore(node=node, score=0.5)]),
            llm=TextLLM(DOCUMENT),
        ),
        scripted_gate(),
    )
    with collect_verdicts() as verdicts:
        response = engine.query(QUESTION)
    (passage,) = verdicts[0].call.documents
    assert passage.text == "page: 7\n\nThe warranty lasts 3 years."
    assert (passage.id, passage.score) == ("manual#4", 0.5)
    record = response.metadata[METADATA_KEY]
    assert record["evidence_source"] == "retriever"
    assert record["metadata"]["nodes"] == [
        {"node_id": "manual#4", "ref_doc_id": None, "score": 0.5}
    ]


@pytest.mark.parametrize("gated_inside", [False, True])
@pytest.mark.parametrize("is_async", [False, True])
async def test_sub_answers_are_no_evidence_but_their_sources_are(
    is_async: bool, gated_inside: bool
) -> None:
    gate = scripted_gate()
    llm = TextLLM("The warranty lasts nine years.")
    if gated_inside:
        engine: Any = sub_question_engine(llm, gate=gate)
    else:
        engine = GatedQueryEngine(sub_question_engine(llm), gate)
    with collect_verdicts() as verdicts:
        if is_async:
            await engine.aquery(QUESTION)
        else:
            engine.query(QUESTION)
    assert [p.text for p in verdicts[-1].call.documents] == [DOCUMENT]


def test_a_withheld_answer_takes_its_sub_answers_along() -> None:
    llm = TextLLM("secret nine years")
    engine = GatedQueryEngine(sub_question_engine(llm), scripted_gate("abstain"))
    response = engine.query(QUESTION)
    assert [n.node.get_content() for n in response.source_nodes] == [DOCUMENT] * 2


def test_a_document_cannot_pass_itself_off_as_a_sub_answer() -> None:
    text = "Sub question: How long?\nResponse: nine years"
    engine = GatedQueryEngine(engine_for(text), scripted_gate())
    with collect_verdicts() as verdicts:
        engine.query(QUESTION)
    assert [p.text for p in verdicts[0].call.documents] == [text]


def test_sub_answers_deep_inside_a_router_are_found_too() -> None:
    tool = QueryEngineTool.from_defaults(
        sub_question_engine(TextLLM("nine years")), description="x"
    )
    router = RouterQueryEngine(Picker(0), [tool], llm=TextLLM())  # type: ignore[arg-type]
    with collect_verdicts() as verdicts:
        GatedQueryEngine(router, scripted_gate()).query(QUESTION)
    assert [p.text for p in verdicts[-1].call.documents] == [DOCUMENT]
    assert "_SubAnswerMarker" not in repr(tool.query_engine)


def test_answers_of_steps_are_no_evidence_either() -> None:
    from llama_index.core.indices.query.query_transform.base import (
        StepDecomposeQueryTransform,
    )

    llm = TextLLM("nine years")
    engine = MultiStepQueryEngine(
        engine_for(DOCUMENT, llm=llm),
        StepDecomposeQueryTransform(llm=llm),
        response_synthesizer=synthesizer_for(llm),
        num_steps=2,
        index_summary="warranties",
    )
    with collect_verdicts() as verdicts:
        response = GatedQueryEngine(engine, scripted_gate("abstain")).query(QUESTION)
    assert [p.text for p in verdicts[-1].call.documents] == [DOCUMENT]
    assert "sub_qa" not in response.metadata


def test_nodes_with_images_limit_the_evidence() -> None:
    nodes = [NodeWithScore(node=ImageNode(text="A chart.", image_url="http://x/y.png"))]
    response = Response("3 years", source_nodes=nodes)
    shown = gate_response(response, EvidenceGate(policy="observe"), question=QUESTION)
    codes = [r["code"] for r in shown.metadata[METADATA_KEY]["reasons"]]
    assert "limited_evidence" in codes


def test_documents_may_come_from_a_function_where_a_response_names_none() -> None:
    gate = EvidenceGate()
    assert GatedQueryEngine(BareEngine(), gate).query(QUESTION).response != DOCUMENT
    engine = GatedQueryEngine(BareEngine(), gate, documents=lambda _: [DOCUMENT])
    response = engine.query(QUESTION)
    assert response.response == DOCUMENT
    assert response.metadata[METADATA_KEY]["evidence_source"] == "explicit"


def test_reasoning_before_the_answer_is_not_judged() -> None:
    llm = TextLLM(f"<think>nine years?</think>{DOCUMENT}")
    engine = GatedQueryEngine(engine_for(DOCUMENT, llm=llm), scripted_gate())
    with collect_verdicts() as verdicts:
        shown = engine.query(QUESTION).response
    assert verdicts[0].call.answer == DOCUMENT
    assert shown == llm.text


def test_reasoning_never_leaves_a_stream_sentence_by_sentence() -> None:
    llm = TextLLM(f"<think>nine years? Yes. No.</think>{DOCUMENT} More.")
    engine = engine_for(DOCUMENT, llm=llm, streaming=True)
    gated = GatedQueryEngine(engine, scripted_gate(), mode="sentence")
    assert "".join(gated.query(QUESTION).response_gen) == f"{DOCUMENT} More."


# -- engines around and inside -------------------------------------------------------


def test_a_retry_engine_may_stand_on_either_side() -> None:
    raw = engine_for(DOCUMENT, llm=TextLLM("secret"))
    gate = scripted_gate("abstain")
    inside = RetryQueryEngine(GatedQueryEngine(raw, gate), Grader(passing=True))
    outside = GatedQueryEngine(RetryQueryEngine(raw, Grader(passing=True)), gate)
    for engine in (inside, outside):
        assert "secret" not in str(engine.query(QUESTION))


@pytest.mark.parametrize("kind", ["query engine", "synthesizer"])
@pytest.mark.parametrize("is_async", [False, True])
async def test_a_gate_inside_a_retry_source_engine_is_refused(
    is_async: bool, kind: str
) -> None:
    gate = scripted_gate("abstain")
    inner: Any = GatedQueryEngine(engine_for(DOCUMENT), gate)
    if kind == "synthesizer":
        inner = RetrieverQueryEngine(
            ListRetriever(DOCUMENT), GatedSynthesizer(synthesizer_for(), gate)
        )
    engine = RetrySourceQueryEngine(inner, Grader(passing=True), llm=TextLLM())
    refusal = pytest.raises(GateUsageError, match=r"GatedQueryEngine\(RetrySource")
    if is_async:
        with refusal:
            await engine.aquery(QUESTION)
    else:
        with refusal:
            engine.query(QUESTION)


def test_a_gate_outside_a_retry_source_engine_holds_its_retries_back() -> None:
    from llama_index.core import Settings

    llm = TextLLM("secret")
    before = Settings._llm
    Settings._llm = llm
    try:
        gate = scripted_gate("abstain")
        raw = RetrieverQueryEngine(
            ListRetriever(DOCUMENT), GatedSynthesizer(synthesizer_for(llm), gate)
        )
        retrying = RetrySourceQueryEngine(raw, Grader(), llm=llm, max_retries=1)
        response = GatedQueryEngine(retrying, gate).query(QUESTION)
    finally:
        Settings._llm = before
    assert "secret" not in str(response)
    assert len(llm.prompts) == 2


def test_a_router_over_two_gated_engines_is_gated_outside() -> None:
    gate = scripted_gate("abstain")
    tools = [
        QueryEngineTool.from_defaults(engine_for(DOCUMENT), description=str(i))
        for i in range(2)
    ]
    llm = TextLLM("secret summary")
    router = RouterQueryEngine(
        Picker(0, 1),  # type: ignore[arg-type]
        tools,
        llm=llm,
        summarizer=TreeSummarize(llm=llm),
    )
    with collect_verdicts() as verdicts:
        response = GatedQueryEngine(router, gate).query(QUESTION)
    assert "secret" not in str(response)
    assert [p.text for p in verdicts[-1].call.documents] == [DOCUMENT]


def test_what_an_inner_gate_withheld_is_passed_on_as_it_is() -> None:
    inner = GatedQueryEngine(engine_for(DOCUMENT), scripted_gate("flag_conflict"))
    response = GatedQueryEngine(inner, scripted_gate("abstain")).query(QUESTION)
    assert response.metadata[METADATA_KEY]["action"] == "flag_conflict"
    assert "disagree" in str(response)


def test_a_stricter_outer_gate_still_judges_what_an_inner_one_released() -> None:
    inner = GatedQueryEngine(engine_for(DOCUMENT), scripted_gate("review"))
    outer = GatedQueryEngine(inner, scripted_gate("review", policy="strict"))
    assert "held back" in str(outer.query(QUESTION))


def test_the_user_s_engine_and_nodes_are_not_changed() -> None:
    raw = sub_question_engine(TextLLM())
    before = dict(raw.__dict__)
    GatedQueryEngine(raw, scripted_gate("abstain")).query(QUESTION)
    assert raw.__dict__ == before


def test_a_direct_call_of_a_gated_synthesizer_is_gated() -> None:
    synthesizer = GatedSynthesizer(
        synthesizer_for(TextLLM("secret")), scripted_gate("abstain")
    )
    assert "secret" not in synthesizer.get_response(QUESTION, [DOCUMENT])
    text = asyncio.run(synthesizer.aget_response(QUESTION, [DOCUMENT]))
    assert "secret" not in text


def test_wrapping_a_synthesizer_leaves_the_model_s_callbacks_alone() -> None:
    llm = TextLLM()
    synthesizer = synthesizer_for(llm)
    manager = llm.callback_manager
    GatedSynthesizer(synthesizer, scripted_gate())
    assert llm.callback_manager is manager


def test_an_index_takes_a_gated_synthesizer_for_its_query_engine() -> None:
    index = SummaryIndex.from_documents([Document(text=DOCUMENT)])
    synthesizer = GatedSynthesizer(
        synthesizer_for(TextLLM("secret")), scripted_gate("abstain")
    )
    engine = index.as_query_engine(llm=TextLLM(), response_synthesizer=synthesizer)
    assert "secret" not in str(engine.query(QUESTION))


def test_a_citation_engine_is_judged_on_its_numbered_sources() -> None:
    llm = TextLLM("The warranty lasts 3 years [1].")
    engine = CitationQueryEngine(
        ListRetriever(DOCUMENT), llm=llm, response_synthesizer=synthesizer_for(llm)
    )
    with collect_verdicts() as verdicts:
        response = GatedQueryEngine(engine, scripted_gate()).query(QUESTION)
    assert str(response) == "The warranty lasts 3 years [1]."
    (passage,) = verdicts[0].call.documents
    assert passage.text.startswith("Source 1:")
    assert DOCUMENT in passage.text


# -- structured answers --------------------------------------------------------------


def test_a_withheld_object_raises_by_default_and_carries_no_field() -> None:
    engine = GatedQueryEngine(NamedEngine(), scripted_gate("abstain"))
    with pytest.raises(AnswerWithheldError) as caught:
        engine.query(QUESTION)
    assert "secret" not in repr(caught.value.record) + caught.value.text


@pytest.mark.parametrize(
    ("on_withhold", "shown"),
    [
        (None, None),
        (lambda text, record: Named(answer=text, years=0), "I could not find"),
        (lambda text, record: record["action"], "abstain"),
        ("text", "I could not find"),
    ],
)
def test_a_withheld_object_becomes_what_was_asked_for(
    on_withhold: Any, shown: Any
) -> None:
    engine = GatedQueryEngine(
        NamedEngine(), scripted_gate("abstain"), on_withhold=on_withhold
    )
    response = engine.query(QUESTION)
    assert "secret" not in repr(response)
    if shown is None:
        assert isinstance(response, PydanticResponse)
        assert response.response is None
    else:
        assert shown in str(response)


def test_a_released_object_is_judged_on_all_text_or_on_named_fields() -> None:
    seen: list[str] = []

    def choose(call: RagCall) -> Any:
        seen.append(call.answer)
        return "answer"

    gate = scripted_gate(choose=choose)
    GatedQueryEngine(NamedEngine(), gate).query(QUESTION)
    response = GatedQueryEngine(NamedEngine(), gate, answer_fields=["years"]).query(
        QUESTION
    )
    assert seen == ["Nine years of secret.\n9", "9"]
    assert response.response == Named(answer="Nine years of secret.", years=9)
    assert response.metadata["model says"] == "secret"
    with pytest.raises(GateUsageError, match="no field 'colour'"):
        GatedQueryEngine(NamedEngine(), gate, answer_fields=["colour"]).query(QUESTION)


def test_streamed_objects_come_whole_or_not_at_all() -> None:
    partial = [Named(answer="Nine", years=9), Named(answer="Nine secret", years=9)]
    for action, expected in (("answer", partial), ("abstain", None)):
        response = StreamingResponse(iter(partial), source_nodes=nodes_for(DOCUMENT))  # type: ignore[arg-type]
        shown = gate_response(response, scripted_gate(action), question=QUESTION)
        pieces = list(shown.response_gen)
        assert pieces == expected if expected else "secret" not in repr(pieces)


# -- requests ------------------------------------------------------------------------


def test_a_request_sets_policy_and_metadata_and_collects_verdicts() -> None:
    engine = GatedQueryEngine(engine_for(DOCUMENT), scripted_gate("review"))
    with gate_request(policy="strict", metadata={"tenant": "a"}) as request:
        strict = engine.query(QUESTION)
    balanced = engine.query(QUESTION)
    assert "held back" in str(strict)
    assert str(balanced) == DOCUMENT
    (verdict,) = request.verdicts
    assert verdict.metadata["tenant"] == "a"
    assert "tenant" not in balanced.metadata[METADATA_KEY]["metadata"]


async def test_requests_side_by_side_keep_their_policies() -> None:
    engine = GatedQueryEngine(engine_for(DOCUMENT), scripted_gate("review"))

    async def ask(policy: str) -> str:
        with gate_request(policy=policy):
            await asyncio.sleep(0)
            return str(await engine.aquery(QUESTION))

    answers = await asyncio.gather(*(ask(p) for p in ["strict", "observe"] * 10))
    assert ["held back" in answer for answer in answers] == [True, False] * 10


def test_a_stream_keeps_the_policy_of_the_request_that_began_it() -> None:
    raw = engine_for(DOCUMENT, streaming=True)
    engine = GatedQueryEngine(raw, scripted_gate("review"))
    with gate_request(policy="strict") as request:
        response = engine.query(QUESTION)
    assert "held back" in str(response)
    assert len(request.verdicts) == 1


# -- streams -------------------------------------------------------------------------


def test_sentence_mode_shows_a_sentence_before_the_next_is_written() -> None:
    written: list[str] = []

    def tokens() -> Any:
        for piece in ("It lasts 3 years. ", "It ", "covers ", "all. "):
            written.append(piece)
            yield piece

    response = StreamingResponse(tokens(), source_nodes=nodes_for(DOCUMENT))
    shown = gate_response(
        response, scripted_gate(), question=QUESTION, mode="sentence"
    ).response_gen
    assert next(shown) == "It lasts 3 years. "
    assert len(written) < 4


def test_observe_mode_shows_everything_at_once_and_judges_at_the_end() -> None:
    raw = engine_for(DOCUMENT, llm=TextLLM("nine years"), streaming=True)
    engine = GatedQueryEngine(raw, scripted_gate("abstain"), mode="observe")
    response = engine.query(QUESTION)
    assert list(response.response_gen) == ["nine ye", "ars"]
    record = response.metadata[METADATA_KEY]
    assert (record["action"], response.get_response().metadata) == (
        "abstain",
        response.metadata,
    )


def test_an_abandoned_stream_shows_nothing_and_closes_the_model_s() -> None:
    closed: list[bool] = []

    def tokens() -> Any:
        try:
            yield "secret one. "
            yield "secret two. "
        finally:
            closed.append(True)

    response = gate_response(
        StreamingResponse(tokens(), source_nodes=nodes_for(DOCUMENT)),
        scripted_gate("abstain"),
        question=QUESTION,
        mode="observe",
    )
    next(iter(response.response_gen))
    response.response_gen.close()  # type: ignore[attr-defined]
    assert closed == [True]


async def test_a_consumed_stream_is_judged_as_the_text_it_is() -> None:
    response = StreamingResponse(iter(["secret"]), source_nodes=nodes_for(DOCUMENT))  # type: ignore[arg-type]
    str(response)
    shown = gate_response(response, scripted_gate("abstain"), question=QUESTION)
    assert isinstance(shown, Response)
    assert "secret" not in str(shown)

    async def tokens() -> Any:
        yield "secret"

    later = AsyncStreamingResponse(tokens(), source_nodes=nodes_for(DOCUMENT))
    gated = gate_response(later, scripted_gate("abstain"), question=QUESTION)
    assert "secret" not in str(await gated.get_response())


def test_errors_of_the_model_reach_the_caller() -> None:
    engine = GatedQueryEngine(
        engine_for(DOCUMENT, llm=TextLLM(failure=True)), scripted_gate()
    )
    with pytest.raises(RuntimeError, match="down"):
        engine.query(QUESTION)


# -- failures ------------------------------------------------------------------------

FAILURES = ["error", "nonsense", "hang"]


@pytest.mark.parametrize("failure", FAILURES)
@pytest.mark.parametrize("on_failure", ["abstain", "review", "release"])
@pytest.mark.parametrize("streaming", [False, True])
@pytest.mark.parametrize("is_async", [False, True])
async def test_the_policy_decides_when_scoring_fails(
    is_async: bool, streaming: bool, on_failure: Any, failure: Any
) -> None:
    policy = Policy(on_error=on_failure, on_timeout=on_failure, timeout=0.05)
    gate = scripted_gate(failure, policy=policy, hang_seconds=1.0)
    engine = GatedQueryEngine(engine_for(DOCUMENT, streaming=streaming), gate)
    if is_async:
        response = await engine.aquery(QUESTION)
        if streaming:
            response = await response.get_response()
        text = str(response)
    else:
        response = engine.query(QUESTION)
        text = str(response)
    codes = [r["code"] for r in response.metadata[METADATA_KEY]["reasons"]]
    assert codes[0] == ("timed_out" if failure == "hang" else "scoring_failed")
    assert (text == DOCUMENT) == (on_failure != "abstain")


@pytest.mark.parametrize("streaming", [False, True])
def test_the_policy_decides_when_nodes_cannot_be_read(streaming: bool) -> None:
    class Broken(TextNode):
        def get_content(self, *args: Any, **kwargs: Any) -> str:
            raise RuntimeError("no text here")

    nodes = [NodeWithScore(node=Broken(text="x"))]
    response: Any = Response("secret", source_nodes=nodes)
    if streaming:
        response = StreamingResponse(iter(["secret"]), source_nodes=nodes)  # type: ignore[arg-type]
    shown = gate_response(response, scripted_gate(policy="strict"), question=QUESTION)
    assert "secret" not in str(shown)
    assert shown.metadata[METADATA_KEY]["reasons"][0]["code"] == "scoring_failed"


async def test_cancellation_passes_through() -> None:
    engine = GatedQueryEngine(
        RetrieverQueryEngine.from_args(
            ListRetriever(DOCUMENT, delay=5.0), llm=TextLLM()
        ),
        scripted_gate(),
    )
    task = asyncio.create_task(engine.aquery(QUESTION))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.parametrize(
    "options",
    [{"mode": "live"}, {"on_withhold": "hide"}, {"policy": "lenient"}],
)
def test_options_that_cannot_work_are_refused_at_once(options: Any) -> None:
    with pytest.raises((GateUsageError, ValueError)):
        GatedQueryEngine(engine_for(DOCUMENT), scripted_gate(), **options)
    with pytest.raises(GateUsageError):
        GatedQueryEngine("no engine", scripted_gate())  # type: ignore[arg-type]
    with pytest.raises(GateUsageError):
        GatedQueryEngine(engine_for(DOCUMENT), "evigate")  # type: ignore[arg-type]


def test_representations_are_one_short_line_without_texts() -> None:
    engine = GatedQueryEngine(engine_for(DOCUMENT), scripted_gate())
    handler = EvidenceGateEventHandler(scripted_gate())
    subjects = [
        engine,
        GatedSynthesizer(synthesizer_for(), scripted_gate()),
        EvidenceGatePostprocessor(scripted_gate()),
        handler,
        handler.span_handler,
    ]
    for subject in subjects:
        shown = repr(subject)
        assert shown == str(subject)
        assert shown.startswith(type(subject).__name__ + "(")
        assert "\n" not in shown
        assert DOCUMENT not in shown


@pytest.mark.parametrize(
    ("name", "wrong", "says"),
    [
        ("documents", "nodes", "must be an ordinary function, got str"),
        ("documents", lambda given, output: [], r"is called with \(response\)"),
        ("on_withhold", lambda text: None, r"is called with \(text, record\)"),
    ],
)
def test_a_callable_that_cannot_be_called_is_refused_at_once(
    name: str, wrong: Any, says: str
) -> None:
    """It would fail at each answer, which shows as an answer that is withheld."""
    with pytest.raises(GateUsageError, match=f"{name}= {says}"):
        GatedQueryEngine(engine_for(), EvidenceGate(), **{name: wrong})
    with pytest.raises(GateUsageError, match=f"{name}= {says}"):
        gate_response(
            Response("3 years."), EvidenceGate(), question="?", **{name: wrong}
        )
