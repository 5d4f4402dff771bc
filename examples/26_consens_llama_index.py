"""How much likelier do the documents make an answer of a query engine?

    python examples/26_consens_llama_index.py            # a fake that only counts words
    python examples/26_consens_llama_index.py smollm2    # a small local model

A local model measures it inside the gate. Runs offline: the answers of the
engine are fixed, and the second one has little to do with the documents.
"""

from __future__ import annotations

import sys
from typing import Any

from toy_llama import ReplayLLM, build_query_engine

from evigate import ConsensPolicy, EvidenceGate, Policy
from evigate.lm import FakeScorer, TransformersScorer
from evigate_llama_index import GatedQueryEngine

ANSWERS = {
    "How long does the warranty of the Heron last?": (
        "The warranty of the Heron lasts 3 years."
    ),
    "How long is the battery of the Heron covered?": (
        "Herons are wading birds that eat fish and frogs."
    ),
}


def evaluator() -> Any:
    """Load it before the first call: the gate's timeout would count the loading."""
    if sys.argv[1:]:
        return TransformersScorer(sys.argv[1]).load()
    return FakeScorer()


policy = Policy(timeout=120, consens=ConsensPolicy(min_score=0.2, attribution=True))
gate = EvidenceGate(policy=policy, scorer=evaluator())
engine = GatedQueryEngine(build_query_engine(ReplayLLM(answers=ANSWERS)), gate)

for question in ANSWERS:
    response = engine.query(question)
    record = response.metadata["evigate"]
    found = record["details"]["consens"]
    print(response)
    print(f"  {record['action']}, {record['route']}")
    print(f"  ConSens {found['score']:+.2f} under evaluator {found['evaluator']}")
    main = found["attribution"]["main_document"]
    name = "none" if main is None else record["documents"][main]["id"]
    print(f"  main document: {name}")
    for reason in record["reasons"]:
        print(f"  - {reason['code']}: {reason['message']}")
