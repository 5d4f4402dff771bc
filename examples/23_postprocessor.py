"""An evidence gate before generation: without evidence no model is asked.

python examples/23_postprocessor.py
"""

from __future__ import annotations

from toy_llama import ReplayLLM, build_query_engine

from evigate import EvidenceGate
from evigate_llama_index import EvidenceGatePostprocessor, GatedQueryEngine

ANSWERS = {
    "How long does the warranty of the Heron last?": (
        "The warranty of the Heron lasts 3 years."
    ),
    "What does delivery of a child seat to Sevilla cost?": "It costs 12 euros.",
}

gate = EvidenceGate()
llm = ReplayLLM(answers=ANSWERS)
query_engine = GatedQueryEngine(
    build_query_engine(llm, node_postprocessors=[EvidenceGatePostprocessor(gate)]),
    gate,
)

for question in ANSWERS:
    before = llm.calls
    response = query_engine.query(question)
    print(question)
    print(f"  {response}")
    print(f"  calls of the model: {llm.calls - before}")
    for node in response.source_nodes:
        relevance = node.metadata["evigate"]["relevance"]
        print(f"  - {node.node_id}: relevance {relevance:.2f}")
