"""What fails at each call fills no log, and what a policy asks in vain is told."""

from __future__ import annotations

import copy
import logging
import pickle
from typing import Any

import pytest

from evigate import (
    CascadePolicy,
    ConsensPolicy,
    EvidenceGate,
    GateUsageError,
    Policy,
    RagCall,
)
from evigate.told import Told
from evigate.verifiers import FunctionVerifier

CALL: dict[str, Any] = {
    "question": "How long?",
    "documents": ["It lasts 3 years."],
    "answer": "3 years.",
}


def failing(*args: Any) -> Any:
    raise ConnectionError("no route")


@pytest.mark.parametrize("parts", [{"sinks": [failing]}, {"checks": [failing]}])
def test_a_part_that_always_fails_is_traced_once_and_named_each_time(
    caplog: pytest.LogCaptureFixture, parts: Any
) -> None:
    gate = EvidenceGate(**parts)
    for _ in range(3):
        gate.check(**CALL)
    told = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(told) == 3
    assert [bool(record.exc_info) for record in told] == [True, False, False]
    assert all("ConnectionError" in record.getMessage() for record in told)


def test_an_adapter_that_cannot_read_a_call_is_told_too(
    caplog: pytest.LogCaptureFixture,
) -> None:
    gate, call = EvidenceGate(), RagCall("", (), "")
    for _ in range(2):
        assert gate.fail(call, gate.policy, KeyError("docs")).risk is None
    assert caplog.messages == ["a call could not be read: KeyError"] * 2
    assert [bool(record.exc_info) for record in caplog.records] == [True, False]


def test_bad_rows_among_many_say_so_in_their_verdicts_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    EvidenceGate().check_many([{"question": "q"}])
    assert caplog.messages == []


def test_sinks_are_told_apart(caplog: pytest.LogCaptureFixture) -> None:
    gate = EvidenceGate(sinks=[failing, lambda record: failing()])
    gate.check(**CALL)
    assert [bool(record.exc_info) for record in caplog.records] == [True, True]


def test_copies_begin_anew_whatever_failed_before() -> None:
    class LocalError(Exception):
        """Cannot be pickled."""

    told = Told()
    assert told.is_new(LocalError)
    for other in (
        pickle.loads(pickle.dumps(told)),  # noqa: S301 - our own
        copy.deepcopy(told),
    ):
        assert other.is_new(LocalError)


@pytest.mark.parametrize(
    ("policy", "lacking"),
    [
        (Policy(consens=ConsensPolicy()), "no scorer="),
        (Policy(cascade=CascadePolicy()), "no verifier="),
    ],
)
def test_a_policy_that_asks_for_what_the_gate_lacks_is_told(
    caplog: pytest.LogCaptureFixture, policy: Policy, lacking: str
) -> None:
    """Once, when the gate is made; a policy alone is no error, gates share them."""
    gate = EvidenceGate(policy=policy)
    assert [lacking in text for text in caplog.messages] == [True]
    caplog.clear()
    gate.check(**CALL)
    verifier = FunctionVerifier(lambda claim: 0.0)
    EvidenceGate(policy=Policy(cascade=CascadePolicy()), verifier=verifier)
    EvidenceGate()
    assert caplog.messages == []


def test_a_bare_function_as_a_verifier_is_told_what_wraps_it() -> None:
    wrong: Any = failing
    with pytest.raises(GateUsageError, match="FunctionVerifier makes one of a func"):
        EvidenceGate(verifier=wrong)
