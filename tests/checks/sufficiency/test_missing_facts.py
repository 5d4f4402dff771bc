"""Facts that documents do not hold, or hold of a sibling only, and right refusals.

Made-up rows in thirteen languages, in ``missing_facts.jsonl``: a line holds documents
and the questions, answers and verdicts that are due on them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from evigate import EvidenceGate

LINES = Path(__file__).with_name("missing_facts.jsonl").read_text("utf-8").splitlines()
ROWS = [
    pytest.param(line["documents"], row, id=f"{number}: {row['question']}")
    for number, line in enumerate(map(json.loads, LINES))
    for row in line["rows"]
]
GATE = EvidenceGate()


@pytest.mark.parametrize(("documents", "row"), ROWS)
def test_a_missing_fact_abstains_and_a_held_one_is_no_reason_to_decline(
    documents: list[str], row: dict[str, Any]
) -> None:
    verdict = GATE.check(
        question=row["question"],
        documents=documents,
        answer=row["answer"],
        history=row.get("earlier", []),
    )
    done = verdict.route if verdict.action == "answer" else verdict.action
    assert done == row["due"]
