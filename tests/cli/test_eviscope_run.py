"""`evigate eviscope run`: models behind real clients, and users' own chains."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import RunCommand
from tests.eviscope.test_running import dataset
from tests.servers.faults import FaultyOllama, status

from evigate.eviscope.files import read_outputs, write_dataset

REPLY = {"action": "answer", "answer": "3", "support": []}


@pytest.fixture
def rows(tmp_path: Path) -> Path:
    path = tmp_path / "quartets.jsonl"
    write_dataset(dataset(2), path)
    return path


def test_a_served_model_is_run_with_three_policies(
    evigate_command: RunCommand,
    rows: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    output = tmp_path / "run.jsonl"
    with FaultyOllama(json.dumps(REPLY)) as server:
        monkeypatch.setenv("OLLAMA_HOST", server.url)
        done = evigate_command(
            "eviscope", "run", rows, "-o", output, "--llm", "ollama:any", "--json"
        )
    assert done.code == 0, done.err
    summary = done.rows[0]
    assert (summary["made"], summary["kept"]) == (24, 0)
    outputs = read_outputs(output)
    systems = {o.system for o in outputs}
    assert systems == {"vanilla", "evidence_action", "evigate"}
    assert {o.model for o in outputs} == {"ollama:any"}
    assert summary["cost"] == 0.0


def test_the_same_command_finishes_a_broken_run(
    evigate_command: RunCommand,
    rows: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    output = tmp_path / "run.jsonl"
    words: list[Any] = ["eviscope", "run", rows, "-o", output, "--llm", "ollama:any"]
    words += ["--policies", "vanilla", "--attempts", "1"]
    with FaultyOllama(json.dumps(REPLY), [status(500)] * 3) as server:
        monkeypatch.setenv("OLLAMA_HOST", server.url)
        first = evigate_command(*words)
        again = evigate_command(*words, "--retry-errors")
    assert "8 outputs made, 0 kept, 3 without an action" in first.err
    assert "3 outputs made, 5 kept, 0 without an action" in again.err


def test_a_server_that_is_not_there_ends_the_run_soon(
    evigate_command: RunCommand,
    rows: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    output = tmp_path / "run.jsonl"
    monkeypatch.setenv("OLLAMA_HOST", "http://127.0.0.1:9")
    words = ["-o", output, "--llm", "ollama:any", "--attempts", "1"]
    done = evigate_command("eviscope", "run", rows, *words)
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "ollama:any gave no reply to its first 5 requests" in done.err
    assert "could not be reached" in done.err
    assert len(read_outputs(output)) < 24


def test_what_a_chain_failed_of_and_what_could_not_be_read_is_said(
    evigate_command: RunCommand,
    rows: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "acme_faults.py").write_text(
        "asked = []\n"
        "def ask(question, documents):\n"
        "    asked.append(question)\n"
        "    if len(asked) % 3 == 0:\n"
        "        raise KeyError('index_3 api_key=abc')\n"
        "    return 'It is 3.'\n"
        "def chat(messages):\n"
        "    return 'I think 3.'\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    words: list[Any] = ["eviscope", "run", rows, "-o"]
    chain = evigate_command(
        *words, tmp_path / "chain.jsonl", "--chain", "acme_faults:ask"
    )
    assert chain.code == 1
    assert "outputs have no reply (KeyError)" in chain.err
    assert "KeyError: 'index_3 api_key=*** (acme_faults.py, line 5)" in chain.err
    assert "index_3" not in (tmp_path / "chain.jsonl").read_text()
    chat = evigate_command(
        *words, tmp_path / "chat.jsonl", "--llm", "object:acme_faults:chat"
    )
    assert "replies could not be read" in chat.err
    assert "no JSON" in chat.err


def test_a_chain_is_run_with_the_gate_off_and_on(
    evigate_command: RunCommand,
    rows: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "acme_chain.py").write_text(
        "def ask(question, documents):\n    return 'It is 3. [d1]'\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    output = tmp_path / "run.jsonl"
    done = evigate_command(
        "eviscope", "run", rows, "-o", output, "--chain", "acme_chain:ask", "-q"
    )
    assert (done.code, done.err) == (0, "")
    assert {o.system for o in read_outputs(output)} == {
        "acme_chain:ask",
        "evigate+acme_chain:ask",
    }


@pytest.mark.parametrize("name", ["chat_model", "llm", "ask"])
def test_a_chat_model_of_ones_own_is_run_by_its_place(
    evigate_command: RunCommand,
    rows: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    pytest.importorskip("langchain_ollama")
    pytest.importorskip("llama_index.llms.ollama")
    with FaultyOllama(json.dumps(REPLY)) as server:
        (tmp_path / "acme_models.py").write_text(
            "from langchain_ollama import ChatOllama\n"
            "from llama_index.llms.ollama import Ollama\n"
            f"chat_model = ChatOllama(model='any', base_url={server.url!r})\n"
            f"llm = Ollama(model='any', base_url={server.url!r}, context_window=4000)\n"
            f"def ask(messages):\n    return {json.dumps(REPLY)!r}\n"
        )
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.delitem(sys.modules, "acme_models", raising=False)
        output = tmp_path / "run.jsonl"
        words = ["--llm", f"object:acme_models:{name}", "--policies", "vanilla"]
        done = evigate_command("eviscope", "run", rows, "-o", output, *words, "-q")
    assert (done.code, done.err) == (0, "")
    assert {o.action for o in read_outputs(output)} == {REPLY["action"]}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "--llm NAME or --chain"),
        (["--llm", "gpt"], "unknown model 'gpt'"),
        (["--llm", "langchain:nowhere:x"], "LangChain cannot make 'nowhere:x'"),
        (["--llm", "object:nowhere_at_all:x"], "cannot load nowhere_at_all:x"),
        (["--llm", "object:math:pi"], "a chat model is of LangChain or LlamaIndex"),
        (["--llm", "ollama:any", "--policies", "oracle"], "unknown policy 'oracle'"),
        (["--chain", "nowhere_at_all:x"], "cannot load nowhere_at_all:x"),
        (["--chain", "json:dumps", "--gate", "magic"], "no gate named 'magic'"),
    ],
)
def test_bad_options_give_one_clear_line(
    evigate_command: RunCommand,
    rows: Path,
    tmp_path: Path,
    words: list[str],
    message: str,
) -> None:
    done = evigate_command("eviscope", "run", rows, "-o", tmp_path / "r.jsonl", *words)
    assert done.code == 2
    assert done.err.startswith("evigate: ")
    assert done.err.count("\n") == 1
    assert message in done.err


def test_a_file_that_is_no_dataset_is_named(
    evigate_command: RunCommand, tmp_path: Path
) -> None:
    words = ["-o", tmp_path / "r.jsonl", "--llm", "ollama:any"]
    absent = evigate_command("eviscope", "run", tmp_path / "no.jsonl", *words)
    assert (absent.code, "cannot read" in absent.err) == (2, True)
    (tmp_path / "other.jsonl").write_text('{"schema": "x"}\n')
    other = evigate_command("eviscope", "run", tmp_path / "other.jsonl", *words)
    assert (other.code, "expected a record" in other.err) == (2, True)
