"""How much likelier do the documents make an answer, and which of them does it?

    python examples/09_consens_langchain.py            # a fake that only counts words
    python examples/09_consens_langchain.py smollm2    # a small local model

A local model measures it inside the gate. Runs offline: the answers of the chain are
fixed.
"""

from __future__ import annotations

import sys
from typing import Any

from toy_rag import ReplayModel, build_chain

from evigate import ConsensPolicy, EvidenceGate, Policy
from evigate.lm import FakeScorer, TransformersScorer
from evigate_langchain import EvidenceGateCallback

ANSWERS = {
    "How long does the warranty of the Heron last?": (
        "The warranty of the Heron lasts 3 years [1]."
    ),
    "How long is the battery of the Heron covered?": (
        "The battery of the Heron is covered for 2 years or 500 charging cycles [2]."
    ),
}


def evaluator() -> Any:
    """Load it before the first call: the gate's timeout would count the loading."""
    if sys.argv[1:]:
        return TransformersScorer(sys.argv[1]).load()
    return FakeScorer()


def show(verdict: Any) -> None:
    """The answer, what ConSens says of it, and a bar per document."""
    found = verdict.details["consens"]
    print(verdict.call.answer)
    print(f"  {verdict.action}, {verdict.route}")
    if found["status"] != "judged":  # failed or timed out: the verdict stands without
        print(f"  ConSens: {found['status']}")
        return
    print(f"  ConSens {found['score']:+.2f} under evaluator {found['evaluator']}")
    for one in found["attribution"]["documents"]:
        bar = "#" * round(20 * one["share"])
        print(f"  {one['id']:<9} {one['effect']:+.2f} nats a token  {bar}")
    for reason in verdict.reasons:
        print(f"  - {reason.code}: {reason.message}")


# `attribution` costs a pass per document; a budget may take only some calls, and
# mode="after" measures when the answer is out already.
policy = Policy(timeout=120, consens=ConsensPolicy(attribution=True))
gate = EvidenceGate(policy=policy, scorer=evaluator())
watch = EvidenceGateCallback(gate, on_verdict=show)
chain = build_chain(ReplayModel(answers=ANSWERS))

for question in ANSWERS:
    chain.invoke(question, {"callbacks": [watch]})
watch.close(timeout=120)
