"""Verifiers by name on the command line, and what they become for an evaluation."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import RunCommand
from tests.servers.mini_ollama import MiniOllama

from evigate.cli.exits import CommandError
from evigate.cli.verifier_gates import verifier_gates
from evigate.protocol.evaluation import evaluate
from evigate.protocol.gates import named_gate
from evigate.protocol.labelled import LabelledCall
from evigate.records import RagCall


def rows(count: int = 24) -> list[LabelledCall]:
    """Half of them say another number."""
    made = []
    for n in range(count):
        document = f"The warranty of model {n} lasts {n + 2} years."
        said = n + 2 if n % 2 else n + 30
        answer = f"The warranty of model {n} lasts {said} years."
        call = RagCall.of(f"How long is the warranty of model {n}?", [document], answer)
        made.append(LabelledCall(str(n), call, int(said != n + 2), f"g{n}"))
    return made


def judged(prompt: str) -> str:
    """A judge that sees the numbers."""
    numbers = [word for word in prompt.split() if word.isdigit()]
    wrong = len(set(numbers)) > 2
    return json.dumps({"unsupported": [1] if wrong else [], "risk": 95 if wrong else 5})


def test_a_judge_is_evaluated_alone_and_behind_the_gate_and_asked_once_a_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("sklearn", reason="folds need the extra eval")
    with MiniOllama(judged) as server:
        monkeypatch.setenv("OLLAMA_HOST", server.url)
        gates = [named_gate("evigate"), *verifier_gates(["ollama:judge"], 0.5)]
        found = evaluate(rows(), gates, folds=2, draws=20, timed=False)
        assert len(server.requests) == 24
    names = [gate.name for gate in gates]
    assert names == ["evigate", "ollama:judge", "evigate+ollama:judge@50%"]
    scores = found.scores["ollama:judge"].scores
    assert scores.tolist() == [0.95 if row.label else 0.05 for row in rows()]


def test_evaluate_takes_verifiers(
    evigate_command: RunCommand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("sklearn", reason="folds need the extra eval")
    path = tmp_path / "rows.jsonl"
    lines = [
        {
            "id": row.id,
            "question": row.call.question,
            "documents": [row.call.documents[0].text],
            "answer": row.call.answer,
            "label": row.label,
            "group": row.group,
        }
        for row in rows()
    ]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    words = ["evaluate", path, "--gate", "evigate", "--verifier", "ollama:judge"]
    words += ["--share", "0.25", "--folds", "2", "--draws", "20", "--no-timing"]
    with MiniOllama(judged) as server:
        monkeypatch.setenv("OLLAMA_HOST", server.url)
        done = evigate_command(*words, "--json")
    assert done.code == 0, done.err
    names = [gate["name"] for gate in json.loads(done.out)["gates"]]
    assert names == ["evigate", "ollama:judge", "evigate+ollama:judge@25%"]
    refused = evigate_command("evaluate", path, "--verifier", "magic:x")
    assert (refused.code, "unknown verifier" in refused.err) == (2, True)


@pytest.mark.parametrize("word", ["", "nli", "magic:model", "ollama:"])
def test_a_word_that_names_no_verifier_is_refused(word: str) -> None:
    with pytest.raises(CommandError, match="--verifier"):
        verifier_gates([word], 0.1)


def test_no_words_give_no_gates() -> None:
    assert verifier_gates(None, 0.1) == []
