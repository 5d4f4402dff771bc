"""Guard a LlamaIndex query engine in three lines.

    python examples/20_query_engine.py

Runs offline: the model's answers are fixed. One of them is made up.
"""

from __future__ import annotations

from toy_llama import ReplayLLM, build_query_engine

from evigate import EvidenceGate
from evigate_llama_index import GatedQueryEngine, collect_verdicts

ANSWERS = {
    "How long does the warranty of the Heron last?": (
        "The warranty of the Heron lasts 3 years."
    ),
    "How long is the battery of the Heron covered?": (
        "The battery of the Heron is covered for 10 years or 9,000 charging cycles."
    ),
    "Who painted the ceiling of the chapel?": "Michelangelo painted it in 1512.",
}

query_engine = build_query_engine(ReplayLLM(answers=ANSWERS))

gate = EvidenceGate(policy="strict")
guarded = GatedQueryEngine(query_engine, gate)

for question in ANSWERS:
    with collect_verdicts() as verdicts:
        response = guarded.query(question)
    verdict = verdicts[0]
    print(question)
    print(f"  the model said: {verdict.call.answer}")
    print(f"  the user sees:  {response}")
    print(f"  {verdict.action}, {verdict.route}")
    for reason in verdict.reasons:
        print(f"  - {reason.message}")
