"""Shadow mode: change nothing for users, and write a record of every verdict.

    python examples/06_shadow_mode_sink.py

Runs offline. The records hold no text of questions, documents or answers, so that they
may go to a log that more people read than the conversations.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from toy_rag import ReplayModel, build_chain

from evigate import EvidenceGate
from evigate_langchain import gate_chain

ANSWERS = {
    "How long does the warranty of the Heron last?": (
        "The warranty of the Heron lasts 3 years."
    ),
    "How long is the battery of the Heron covered?": (
        "The battery of the Heron is covered for 10 years or 9,000 charging cycles."
    ),
}

with tempfile.TemporaryDirectory() as folder:
    log = Path(folder) / "verdicts.jsonl"

    def sink(record: dict[str, Any]) -> None:
        """One line per verdict."""
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(record) + "\n")

    gate = EvidenceGate(policy="observe", sinks=[sink])
    guarded = gate_chain(
        build_chain(ReplayModel(answers=ANSWERS)), gate, stream="observe"
    )
    for question in ANSWERS:
        shown = "".join(guarded.stream(question, {"metadata": {"tenant": "acme"}}))
        print(f"the user sees what the model said: {shown == ANSWERS[question]}")

    print("What a week of this would tell:")
    for line in log.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        codes = [reason["code"] for reason in record["reasons"]]
        tenant = record["metadata"]["metadata"]["tenant"]
        print(f"  {tenant}: {record['action']}, {record['route']}, {codes}")
