"""An NLI cross-encoder from a local directory behind a gated query engine.

    python examples/27_nli_verifier.py --model path/to/nli-deberta-v3-small

Any sequence classifier of transformers whose labels name entailment; it reads the three
sentences of the documents that are closest to each sentence of the answer. Without
``--model`` a stand-in that counts shared words shows the same flow. Needs
``pip install "evigate[llama-index,lm]"``.
"""

from __future__ import annotations

import argparse
from typing import Any

from toy_llama import ReplayLLM, build_query_engine

from evigate import Budget, CascadePolicy, EvidenceGate, Policy
from evigate.verifiers import FunctionVerifier, NliVerifier
from evigate_llama_index import GatedQueryEngine

ANSWERS = {
    "How long is the warranty of the Heron?": (
        "The warranty of the Heron lasts 3 years."
    ),
    "How long is the battery of the Heron covered?": (
        "The battery of the Heron is covered for 2 years, hail and theft included."
    ),
}


def shared_words(question: str, documents: list[str], answer: str) -> float:
    """Share of the answer's longer words that no document holds."""
    held = set(" ".join(documents).lower().replace(".", " ").split())
    said = [word for word in answer.lower().strip(".").split() if len(word) > 3]
    return sum(word.strip(",") not in held for word in said) / max(1, len(said))


def verifier(directory: str | None) -> Any:
    """Load it before the first call: the gate's timeout would count the loading."""
    if directory is None:
        return FunctionVerifier(shared_words, "shared words (stand-in)")
    found = NliVerifier(directory)
    found.load()
    return found


parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--model", help="a directory, or a name on the hub")
options = parser.parse_args()

policy = Policy(cascade=CascadePolicy(budget=Budget(min_risk=0.1), threshold=0.4))
gate = EvidenceGate(policy=policy, verifier=verifier(options.model))
engine = GatedQueryEngine(build_query_engine(ReplayLLM(answers=ANSWERS)), gate)

for question in ANSWERS:
    record = engine.query(question).metadata["evigate"]
    print(question)
    print(f"  {record['action']}, {record['route']}, risk {record['risk']:.2f}")
    judged = record["details"].get("verifier")
    if judged is None:
        print("  below the band: not sent up")
    else:
        print(
            f"  {judged['verifier']} ({judged['model']}): "
            f"{judged.get('probability', 'no word')} on {judged.get('evidence')}"
        )
    for reason in record["reasons"]:
        print(f"  - {reason['code']}: {reason['message']}")
