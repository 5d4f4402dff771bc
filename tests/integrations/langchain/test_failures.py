"""When judging fails the policy decides, visibly, whatever way a chain is called."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest
from langchain_core.runnables import RunnableGenerator, RunnableLambda
from tests.integrations.canary import CANARIES, Recorder
from tests.integrations.langchain.chain_fakes import (
    FACT,
    QUESTION,
    SHOWN,
    text_chain,
)
from tests.integrations.langchain.entry_points import ENTRY_POINTS

from evigate import EvidenceGate, Policy
from evigate.testing import Script, scripted_gate
from evigate_langchain import collect_verdicts, gate_chain

CODES: dict[Script, str] = {
    "error": "scoring_failed",
    "nonsense": "scoring_failed",
    "hang": "timed_out",
}


def policy(what: Any) -> Policy:
    return Policy(on_error=what, on_timeout=what, timeout=0.05)


def failing(script: Script, what: Any) -> EvidenceGate:
    return scripted_gate(script, policy=policy(what), hang_seconds=0.2)


@pytest.mark.parametrize("entry", ENTRY_POINTS.names())
@pytest.mark.parametrize("script", CODES)
@pytest.mark.parametrize("mode", ["buffer", "sentence"])
def test_on_error_abstain_withholds_everywhere(
    mode: Any, script: Script, entry: str
) -> None:
    recorder = Recorder()
    guarded = gate_chain(
        text_chain(CANARIES.text), failing(script, "abstain"), stream=mode
    )
    with collect_verdicts() as verdicts:
        ENTRY_POINTS[entry](guarded, QUESTION, recorder)
    recorder.assert_clean()
    recorder.assert_seen(SHOWN)
    assert [v.reasons[0].code for v in verdicts] == [CODES[script]]


@pytest.mark.parametrize("entry", ENTRY_POINTS.names())
@pytest.mark.parametrize("script", CODES)
def test_on_error_review_releases_with_the_failure_on_record(
    script: Script, entry: str
) -> None:
    recorder = Recorder()
    guarded = gate_chain(text_chain(FACT), failing(script, "review"))
    with collect_verdicts() as verdicts:
        ENTRY_POINTS[entry](guarded, QUESTION, recorder)
    assert verdicts[0].route == "review"
    assert verdicts[0].risk is None
    assert verdicts[0].reasons[0].code == CODES[script]
    assert verdicts[0].released


def broken_getter(*args: Any) -> Any:
    raise KeyError("no")


@pytest.mark.parametrize(
    ("part", "mode"),
    [
        ("question", "buffer"),
        ("documents", "buffer"),
        ("answer", "buffer"),
        ("history", "buffer"),
        ("question", "sentence"),
        ("documents", "sentence"),
        ("history", "sentence"),
    ],
)
@pytest.mark.parametrize("entry", ["invoke", "ainvoke", "stream", "astream"])
def test_a_getter_that_fails_is_a_failure_for_the_policy(
    entry: str, mode: Any, part: str
) -> None:
    getters: Any = {part: broken_getter}
    gate = EvidenceGate(policy=policy("abstain"))
    guarded = gate_chain(text_chain(CANARIES.text), gate, stream=mode, **getters)
    recorder = Recorder()
    with collect_verdicts() as verdicts:
        ENTRY_POINTS[entry](guarded, QUESTION, recorder)
    recorder.assert_clean()
    assert verdicts[0].reasons[0].code == "scoring_failed"


@pytest.mark.parametrize("entry", ENTRY_POINTS.names())
def test_an_error_of_the_chain_is_the_chains(entry: str) -> None:
    def fails(_: Any) -> Any:
        raise ZeroDivisionError("chain")

    guarded = gate_chain(RunnableLambda(fails), EvidenceGate())
    recorder = Recorder()
    with collect_verdicts() as verdicts:
        try:
            ENTRY_POINTS[entry](guarded, QUESTION, recorder)
        except ZeroDivisionError as error:
            recorder.add("error", error)
    assert "chain" in repr(recorder.seen)
    assert verdicts == []


@pytest.mark.parametrize("mode", ["buffer", "sentence", "observe"])
async def test_cancellation_passes_through(mode: Any) -> None:
    async def slow(_: Any) -> str:
        await asyncio.sleep(30)
        return FACT

    def never(_: Any) -> str:
        raise AssertionError("the asynchronous way was asked for")

    guarded = gate_chain(RunnableLambda(never, slow), EvidenceGate(), stream=mode)

    async def drain() -> None:
        async for _ in guarded.astream(QUESTION):
            pass

    for work in (guarded.ainvoke(QUESTION), drain()):
        task = asyncio.ensure_future(work)
        await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


async def test_a_hanging_scorer_does_not_block_the_event_loop() -> None:
    guarded = gate_chain(
        text_chain(FACT),
        scripted_gate("hang", policy=Policy(timeout=0.3), hang_seconds=0.5),
    )
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.01)
            ticks += 1

    ticking = asyncio.ensure_future(tick())
    await guarded.ainvoke(QUESTION)
    ticking.cancel()
    assert ticks > 5


@pytest.mark.parametrize("mode", ["buffer", "sentence", "observe"])
async def test_a_stream_that_is_left_early_is_closed(mode: Any) -> None:
    guarded = gate_chain(
        text_chain(f"{FACT} {FACT} {FACT}"), EvidenceGate(), stream=mode
    )
    stream = guarded.stream(QUESTION)
    next(stream)
    stream.close()  # type: ignore[attr-defined]
    astream: Any = guarded.astream(QUESTION)
    await anext(astream)
    await astream.aclose()


def test_the_first_sentence_goes_out_before_the_model_is_done() -> None:
    """No waiting for the rest: the sentence is out after its own check."""

    def slow_words(inputs: Iterator[Any]) -> Iterator[str]:
        list(inputs)
        yield from ("The warranty ", "lasts 3 years ", "from the day of purchase. ")
        yield "The "
        time.sleep(0.5)
        yield "warranty lasts 3 years."

    chain: Any = RunnableGenerator(slow_words)
    guarded = gate_chain(
        chain,
        EvidenceGate(),
        stream="sentence",
        documents=lambda given, output: [FACT],
    )
    started = time.perf_counter()
    first = next(iter(guarded.stream(QUESTION)))
    assert first.strip() == FACT
    assert time.perf_counter() - started < 0.4
