"""Guard a LangChain chain in three lines.

    python examples/01_guard_lcel_chain.py

Runs offline: the model's answers are fixed. One of them is made up.
"""

from __future__ import annotations

from toy_rag import ReplayModel, build_chain

from evigate import EvidenceGate
from evigate_langchain import collect_verdicts, gate_chain

ANSWERS = {
    "How long does the warranty of the Heron last?": (
        "The warranty of the Heron lasts 3 years."
    ),
    "How long is the battery of the Heron covered?": (
        "The battery of the Heron is covered for 10 years or 9,000 charging cycles."
    ),
    "Who painted the ceiling of the chapel?": "Michelangelo painted it in 1512.",
}

chain = build_chain(ReplayModel(answers=ANSWERS))

gate = EvidenceGate(policy="strict")
guarded = gate_chain(chain, gate)

for question in ANSWERS:
    with collect_verdicts() as verdicts:
        shown = guarded.invoke(question)
    verdict = verdicts[0]
    print(question)
    print(f"  the model said: {verdict.call.answer}")
    print(f"  the user sees:  {shown}")
    print(f"  {verdict.action}, {verdict.route}, risk {verdict.risk:.2f}")
    for reason in verdict.reasons:
        print(f"  - {reason.message}")
