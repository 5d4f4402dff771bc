"""The project's own case files keep the format that benchmarks and readers rely on."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

CASES = Path(__file__).parents[2] / "benchmarks" / "cases"
FILES = sorted(CASES.glob("own_*.jsonl"))
TEXT_KEYS = {"id", "kind", "question", "answer", "expected", "why", "source_ref"}
KEYS = TEXT_KEYS | {"contexts"}
VERDICTS = {"accept", "review", "abstain", "flag_conflict"}

Case = dict[str, Any]


def read_cases(path: Path) -> list[Case]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def pairs_of(cases: list[Case]) -> dict[str, dict[str, Case]]:
    pairs: dict[str, dict[str, Case]] = {}
    for case in cases:
        stem, _, suffix = case["id"].rpartition("-")
        if suffix in {"a", "b"}:
            pairs.setdefault(stem, {})[suffix] = case
    return pairs


each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)


def test_half_a_exists() -> None:
    """The half written before the checks is present."""
    assert "own_a.jsonl" in {path.name for path in FILES}


@each_file
def test_each_case_has_the_documented_keys_and_types(path: Path) -> None:
    """Keys are exactly the documented ones; texts are texts."""
    for case in read_cases(path):
        assert set(case) - {"history"} == KEYS, case["id"]
        assert all(isinstance(case[key], str) and case[key] for key in TEXT_KEYS)
        assert isinstance(case["contexts"], list)
        assert all(isinstance(text, str) for text in case["contexts"])


@each_file
def test_each_verdict_is_one_of_four(path: Path) -> None:
    """No case asks for a verdict the gate cannot give."""
    assert {case["expected"] for case in read_cases(path)} <= VERDICTS


@each_file
def test_history_is_a_list_of_turns(path: Path) -> None:
    """Earlier turns have a known role and a text."""
    for case in read_cases(path):
        for turn in case.get("history", []):
            assert set(turn) == {"role", "content"}, case["id"]
            assert turn["role"] in {"user", "assistant"}
            assert turn["content"].strip()


@each_file
def test_pairs_are_complete_minimal_and_differ_in_verdict(path: Path) -> None:
    """A pair shares its question and changes answer or documents, never both."""
    for stem, pair in pairs_of(read_cases(path)).items():
        assert set(pair) == {"a", "b"}, stem
        first, second = pair["a"], pair["b"]
        assert first["expected"] != second["expected"], stem
        assert first["question"] == second["question"], stem
        assert first.get("history") == second.get("history"), stem
        changed = [key for key in ("contexts", "answer") if first[key] != second[key]]
        assert len(changed) == 1, stem


def test_ids_are_unique_over_all_files() -> None:
    """An id names one case, whichever half it is in."""
    counts = Counter(case["id"] for path in FILES for case in read_cases(path))
    assert [name for name, count in counts.items() if count > 1] == []


def test_no_call_occurs_twice() -> None:
    """No two cases are the same call under different ids."""
    calls = Counter(
        json.dumps([case[key] for key in ("question", "contexts", "answer")])
        for path in FILES
        for case in read_cases(path)
        if not case.get("history")
    )
    assert max(calls.values()) == 1
