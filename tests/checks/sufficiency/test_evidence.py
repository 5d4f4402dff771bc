"""What ``check_evidence`` lets an answer be generated from, and what not.

Made-up rows in ``evidence.jsonl``: ways to do something, comparisons over documents,
amounts that users bring along, each with documents that hold the answer or do not.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from evigate import EvidenceGate

LINES = Path(__file__).with_name("evidence.jsonl").read_text("utf-8").splitlines()
ROWS = [pytest.param(row, id=row["question"]) for row in map(json.loads, LINES)]
GATE = EvidenceGate()


@pytest.mark.parametrize("row", ROWS)
def test_documents_that_hold_the_answer_need_not_repeat_the_question(
    row: dict[str, Any],
) -> None:
    found = GATE.check_evidence(question=row["question"], documents=row["documents"])
    assert found.action == row["due"]
