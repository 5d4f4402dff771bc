"""What users give by mistake: each error says what is wrong, what came, what to do."""

from __future__ import annotations

import json
from collections import deque
from contextvars import ContextVar
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest

from evigate import (
    EvidenceGate,
    EvigateError,
    GateUsageError,
    InvalidCallError,
    InvalidPolicyError,
    Passage,
    Policy,
    RagCall,
    Reason,
    Span,
    Turn,
    UnknownGateError,
    Verdict,
    as_passages,
)
from evigate.protocol.thresholds import Objective
from evigate.providers import FunctionProvider, OllamaProvider
from evigate.risk.base import Risk, Thresholds
from evigate.verifiers import CachedVerifier, Claim, FunctionVerifier, LlmJudge

QUESTION = "How long is the warranty?"
DOCUMENT = "The warranty lasts 3 years."
GATE = EvidenceGate()


class Frame:
    """Shaped like a data frame: iterating it gives the names of its columns."""

    columns = ("text",)

    def __iter__(self) -> Any:
        return iter(self.columns)

    def to_dict(self, orient: str) -> list[dict[str, str]]:
        return [{"text": DOCUMENT}]


def check(**parts: Any) -> Verdict:
    given = {
        "question": QUESTION,
        "documents": [DOCUMENT],
        "answer": "It lasts 3 years.",
    }
    return GATE.check(**{**given, **parts})


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"question": 5}, "question must be a string, got int; pass the text"),
        ({"answer": b"3 years"}, "answer must be a string, got bytes; pass the text"),
        ({"answer": ["3 years"]}, "answer must be a string, got list; pass the text"),
        ({"documents": b"text"}, "documents must be a string or a list .*, got bytes"),
        ({"documents": bytearray(b"t")}, "a string or a list .*, got bytearray"),
        ({"documents": 3}, "documents must be a string or a list .*, got int"),
        (
            {"documents": Frame()},
            r'got Frame; of a data frame take .to_dict\("records"',
        ),
        (
            {"documents": [b"text"]},
            "document 0 must be a string, a mapping .*got bytes",
        ),
        ({"documents": [[DOCUMENT]]}, "document 0 must be a string, .*, got list"),
        ({"documents": ["a", {"txt": "b"}]}, "document 1 has no 'text', .*goes under"),
        ({"documents": [{"text": 3}]}, "document 0: text must be a string, got int"),
        ({"documents": [{"text": "a", "metadata": "b"}]}, "metadata must be a mapping"),
        ({"history": "hello"}, "history must be a list of turns, got str"),
        ({"history": 3}, "history must be a list of turns, got int"),
        ({"history": {"role": "user", "content": "a"}}, "a list of turns, got dict"),
        ({"history": ["a"]}, "history item 0 must be .*, a pair or a message, got str"),
        ({"history": [("a", "b", "c")]}, "history item 0 must be .*, got tuple"),
        ({"metadata": "tenant"}, "metadata must be a mapping, got str"),
        ({"metadata": [1]}, "metadata must be a mapping, got list"),
    ],
)
def test_a_part_of_the_wrong_kind_is_named(parts: dict[str, Any], says: str) -> None:
    with pytest.raises(InvalidCallError, match=says):
        check(**parts)


@pytest.mark.parametrize(
    "parts",
    [
        {"question": np.str_(QUESTION)},
        {"answer": np.str_("It lasts 3 years.")},
        {"documents": np.array([DOCUMENT])},
        {"documents": (text for text in [DOCUMENT])},
        {"documents": deque([DOCUMENT, None])},
        {"documents": {"content": DOCUMENT, "score": "high", "id": 7}},
        {"documents": [{"text": DOCUMENT, "score": float("nan")}]},
        {"history": (("user", "Hi"), {"role": "ai", "content": None}, (None, "Yes."))},
        {"answer": "It lasts\x00 3 years. \ud800"},
        {"metadata": {"odd": object(), 3: float("nan")}},
    ],
    ids=lambda parts: next(iter(parts)),
)
def test_what_can_be_read_is_read(parts: dict[str, Any]) -> None:
    verdict = check(**parts)
    assert (verdict.action, verdict.route) == ("answer", "accept")
    json.dumps(verdict.to_record(), allow_nan=False)


@pytest.mark.parametrize("score", [0.7, 1, np.float32(0.7), np.float64(0.7)])
def test_of_a_document_and_its_score_the_document_is_read(score: Any) -> None:
    """What a store's search with scores gives; the number may be a distance."""
    given = {"id": "a", "text": DOCUMENT, "score": 0.2}
    (passage,) = as_passages([(given, score)])
    assert (passage.id, passage.text, passage.score) == ("a", DOCUMENT, 0.2)
    for pair in ((DOCUMENT, "0.7"), (DOCUMENT,), (0.7, DOCUMENT), [DOCUMENT, 0.7]):
        with pytest.raises(InvalidCallError, match="document 0 must be"):
            as_passages([pair])


def test_a_record_of_the_wrong_kind_is_refused_when_it_is_built() -> None:
    """What slipped through here would fail later, where nobody knows its origin."""
    passage = Passage(DOCUMENT)
    with pytest.raises(InvalidCallError, match="text must be a string, got NoneType"):
        Passage(None)  # type: ignore[arg-type]
    with pytest.raises(InvalidCallError, match="id must be a string or None, got int"):
        Passage("x", id=3)  # type: ignore[arg-type]
    with pytest.raises(
        InvalidCallError, match="content must be a string, got NoneType"
    ):
        Turn("user", None)  # type: ignore[arg-type]
    with pytest.raises(
        InvalidCallError, match=r"documents .* tuple, got list; RagCall"
    ):
        RagCall("q", [passage], "a")  # type: ignore[arg-type]
    with pytest.raises(
        InvalidCallError, match=r"each of documents .* Passage, got str"
    ):
        RagCall("q", (DOCUMENT,), "a")  # type: ignore[arg-type]
    with pytest.raises(InvalidCallError, match=r"question .* str, got NoneType"):
        RagCall(None, (passage,), "a")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        (("", "message"), "needs a code and a message, got ''"),
        (("acme_code", None), "got 'acme_code' and NoneType"),
        (("acme_code", "m", None, (), 3), r"must lie in \[0, 1\], got 3"),
        (("acme_code", "m", None, (), float("nan")), r"must lie in \[0, 1\], got nan"),
    ],
)
def test_a_reason_of_a_check_is_checked(parts: tuple[Any, ...], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Reason(*parts)


@pytest.mark.parametrize("call", [QUESTION, {"question": QUESTION}, 3])
async def test_one_call_is_a_rag_call_or_its_parts(call: Any) -> None:
    says = f"must be a RagCall, got {type(call).__name__}; give the parts by name"
    for judged in (GATE.check, GATE.check_evidence, GATE.open):
        with pytest.raises(InvalidCallError, match=says):
            judged(call)
    for awaited in (GATE.acheck, GATE.acheck_evidence):
        with pytest.raises(InvalidCallError, match=says):
            await awaited(call)


async def test_a_call_and_parts_beside_it_are_ambiguous_everywhere() -> None:
    """None of the two is dropped in silence."""
    call = RagCall.of(QUESTION, [DOCUMENT], "3 years.")
    for judged in (GATE.check, GATE.check_evidence, GATE.open):
        with pytest.raises(InvalidCallError, match="not both"):
            judged(call, question="Another?")
    for awaited in (GATE.acheck, GATE.acheck_evidence):
        with pytest.raises(InvalidCallError, match="not both"):
            await awaited(call, documents=[])


@pytest.mark.parametrize(
    "calls", [None, "abc", {"question": QUESTION}, RagCall.of("q", ["d"], "a"), 3]
)
async def test_many_calls_are_several(calls: Any) -> None:
    says = (
        f"must be a list of RagCalls or rows, got {type(calls).__name__}; check judges"
    )
    with pytest.raises(InvalidCallError, match=says):
        GATE.check_many(calls)
    with pytest.raises(InvalidCallError, match=says):
        await GATE.acheck_many(calls)


def test_a_bad_item_among_many_says_what_is_wrong_with_it() -> None:
    good = RagCall.of(QUESTION, [DOCUMENT], "It lasts 3 years.")
    odd: list[Any] = [None, good, {"question": "q"}, {"question": "q", "context": 3}]
    verdicts = GATE.check_many(odd)
    messages = [v.reasons[0].message if v.reasons else "" for v in verdicts]
    assert verdicts[1].route == "accept"
    assert messages[0].endswith("a row must be an object, got NoneType")
    assert messages[2].endswith(
        "the row has none of documents, contexts, context; its keys are question"
    )
    assert messages[3].endswith(
        "the row has no 'answer'; its keys are question, context"
    )


def test_keys_of_a_row_are_named_only_where_they_look_like_names() -> None:
    """Other keys may be anybody's text."""
    (verdict,) = GATE.check_many([{"query": "q", "Who is Ann Lee?": "x", 3: "y"}])
    assert verdict.reasons[0].message.endswith("; its keys are query")
    assert "Lee" not in str(verdict.to_record())


@pytest.mark.parametrize(
    ("arguments", "kind", "says"),
    [
        ({"gate": 3}, UnknownGateError, "a name or a risk model, got int"),
        ({"gate": None}, UnknownGateError, "a name or a risk model, got NoneType"),
        ({"gate": Policy()}, UnknownGateError, r"got Policy; .* a policy into policy="),
        ({"gate": "model.json"}, UnknownGateError, "EvidenceGate.load reads"),
        ({"policy": 3}, InvalidPolicyError, r"preset's name \(observe, .*\), got int"),
        (
            {"policy": {"timeout": 1}},
            InvalidPolicyError,
            "got dict; Policy.from_mapping",
        ),
        ({"policy": "p.toml"}, InvalidPolicyError, "Policy.load reads a file"),
        (
            {"policy": "loose"},
            InvalidPolicyError,
            "no policy preset 'loose'; there are",
        ),
        (
            {"checks": 3},
            GateUsageError,
            r"checks must be a list, got int: checks=\[...\]",
        ),
        (
            {"checks": [3]},
            GateUsageError,
            "checks must be callables or names .*, got int",
        ),
        ({"sinks": print}, GateUsageError, "sinks must be a list, got builtin"),
        ({"sinks": "acme"}, GateUsageError, "sinks must be a list, got str"),
        ({"sinks": [None]}, GateUsageError, "sinks must be callables .*, got NoneType"),
        (
            {"verifier": 3},
            GateUsageError,
            "a verifier needs a method 'verify' .*got int",
        ),
        ({"scorer": dict}, GateUsageError, "scorer needs .*got the class dict, not an"),
        ({"looks": 3}, GateUsageError, "looks must be a list, got int"),
    ],
)
def test_a_gate_that_cannot_work_is_not_built(
    arguments: dict[str, Any], kind: type[EvigateError], says: str
) -> None:
    with pytest.raises(kind, match=says):
        EvidenceGate(**arguments)


def test_a_risk_model_that_lacks_a_part_is_refused_rather_than_failing_each_call() -> (
    None
):
    class Half:
        name = "half"
        model_hash = None

        def features(self, evidence: Any) -> dict[str, float]:
            return {}

        def risk(self, features: Any, findings: Any) -> Risk:
            return Risk(0.5)

    half: Any = Half()
    with pytest.raises(UnknownGateError, match="'half' lacks thresholds, uses_find"):
        EvidenceGate(half)


def test_an_unknown_field_of_a_policy_is_named_with_the_nearest() -> None:
    with pytest.raises(
        InvalidPolicyError, match=r"'time_out'; did you mean 'timeout'\?"
    ):
        Policy().replace(time_out=1)


def test_a_policy_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "Übersicht 方針.toml"
    path.write_bytes(b'\xef\xbb\xbfpreset = "strict"\r\ntimeout = 2.0\r\n')
    assert Policy.load(path).timeout == 2.0


def test_a_piece_of_a_stream_is_a_string() -> None:
    """Nothing is a piece too: models send None and empty deltas."""
    session = GATE.open(question=QUESTION, documents=[DOCUMENT])
    assert session.push(None) == session.push("") == []  # type: ignore[arg-type]
    with pytest.raises(
        InvalidCallError, match=r"must be a string, got bytes; .*content"
    ):
        session.push(b"3 years")  # type: ignore[arg-type]
    session.push("It lasts 3 years.")
    assert session.finish().route == "accept"


# -- parts of one's own that give back nonsense --------------------------------------


class Model:
    """A risk model as users write one."""

    name = "mine"
    feature_names = ("a",)
    thresholds: Any = Thresholds(0.5, 0.6)
    uses_findings = False
    model_hash = None
    slow = False
    row: Any = MappingProxyType({"a": 1.0})
    answer: Any = Risk(0.2)

    def features(self, evidence: Any) -> Any:
        return self.row

    def risk(self, features: Any, findings: Any) -> Any:
        return self.answer


def judged_by(gate: EvidenceGate) -> str:
    """The message of the failure; the record can be written as JSON."""
    verdict = gate.check(question=QUESTION, documents=[DOCUMENT], answer="3 years.")
    json.dumps(verdict.to_record(), allow_nan=False)
    assert [reason.code for reason in verdict.reasons] == ["scoring_failed"]
    return verdict.reasons[0].message


def check_of_mine(evidence: Any) -> Any:
    return FOUND.get()


FOUND: ContextVar[Any] = ContextVar("found")


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (3, "the check 'check_of_mine' gave int, not a list of Reasons"),
        (["text"], "the check 'check_of_mine' gave str, not a list of Reasons"),
        (Reason("acme_code", "m"), "'check_of_mine' gave Reason, not a list"),
        ("text", "the check 'check_of_mine' gave str, not a list of Reasons"),
    ],
)
def test_a_check_that_gives_no_reasons_is_named(found: Any, says: str) -> None:
    FOUND.set(found)
    assert says in judged_by(EvidenceGate(checks=[check_of_mine]))


@pytest.mark.parametrize("found", [None, [], (), iter([])])
def test_a_check_may_find_nothing_in_any_way(found: Any) -> None:
    FOUND.set(found)
    verdict = EvidenceGate(checks=[check_of_mine]).check(
        question=QUESTION, documents=[DOCUMENT], answer="It lasts 3 years."
    )
    assert verdict.route == "accept"


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"row": None}, "the features of 'mine' are NoneType, not a mapping"),
        (
            {"row": {"a": float("nan")}},
            "the feature 'a' of 'mine' is nan, not a number",
        ),
        ({"row": {"a": "x"}}, "the feature 'a' of 'mine' is 'x', not a number"),
        ({"answer": 0.3}, "the risk model 'mine' gave float, not a Risk"),
        ({"answer": None}, "the risk model 'mine' gave NoneType, not a Risk"),
        ({"answer": Risk(float("nan"))}, "returned nan, not a number in [0, 1]"),
        ({"thresholds": None}, "the thresholds of 'mine' are NoneType"),
        ({"thresholds": (0.5,)}, "the thresholds of 'mine' are tuple"),
    ],
)
def test_nonsense_of_a_model_is_a_failure_that_the_policy_decides_on(
    changes: dict[str, Any], says: str
) -> None:
    model: Any = type("Changed", (Model,), changes)()
    assert says in judged_by(EvidenceGate(model))


def test_spans_and_sources_of_a_reason_are_checked() -> None:
    """A plain pair of numbers is a span."""
    pair: Any = (3, 8)
    assert Reason("acme_code", "m", pair).answer_span == Span(3, 8)
    for parts in (("3-8",), ((3, None),), (None, ["x"]), (None, None)):
        with pytest.raises(ValueError, match="of acme_code must be a"):
            Reason("acme_code", "m", *parts)


ODD: Any = 3
NAME: Any = "ollama:x"
NOTHING: Any = None


# -- models and verifiers ------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "kind", "says"),
    [
        (
            lambda: FunctionVerifier(ODD),
            TypeError,
            "question, documents, answer; got int",
        ),
        (lambda: CachedVerifier(ODD), TypeError, r"has verify\(\); int has not"),
        (lambda: LlmJudge(NAME), TypeError, "str has not: provider_named takes a"),
        (lambda: FunctionProvider(NOTHING), TypeError, "of the messages; got NoneType"),
        (lambda: OllamaProvider(""), InvalidPolicyError, "model must be the name of a"),
        (
            lambda: Objective(NAME),
            InvalidCallError,
            "one of residual_risk, .*, got 'ollama:x'",
        ),
        (
            lambda: Claim.of(ODD, ["d"], "a"),
            InvalidCallError,
            "question must be a string",
        ),
    ],
)
def test_parts_of_a_cascade_are_checked_when_they_are_made(
    make: Any, kind: type[Exception], says: str
) -> None:
    with pytest.raises(kind, match=says):
        make()


def test_a_claim_without_an_answer_has_no_sentences() -> None:
    assert Claim.of(None, None, None).sentence_texts == ()
