"""A strong judge for the riskiest calls of a chain, and for no others.

    ollama pull llama3.2
    python examples/10_ollama_judge_cascade.py --model llama3.2

The gate reads every answer in milliseconds; a model served by Ollama judges the
riskiest 10 % of those above a risk of 0.2. ``--url`` (or OLLAMA_HOST) says where the
server is. Without a server the gate's own verdict stands, with a note. Needs
``pip install "evigate[langchain,ollama]"``.
"""

from __future__ import annotations

import argparse
import logging
import os

from toy_rag import ReplayModel, build_chain

from evigate import Budget, CascadePolicy, EvidenceGate, Policy
from evigate.providers import OllamaProvider, Retries
from evigate.verifiers import CachedVerifier, LlmJudge
from evigate_langchain import collect_verdicts, gate_chain

ANSWERS = {
    "How long is the warranty of the Heron?": (
        "The warranty of the Heron lasts 3 years."
    ),
    "How long is the battery of the Heron covered?": (
        "The battery of the Heron is covered for 2 years, hail and theft included."
    ),
    "When do deliveries leave the works?": "On Tuesdays and Fridays.",
}

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument(
    "--url", default=os.environ.get("OLLAMA_HOST", "http://localhost:11434")
)
parser.add_argument("--model", default="llama3.2")
options = parser.parse_args()

# Failures stand in the verdicts; the log would repeat them with a traceback.
logging.getLogger("evigate").addHandler(logging.NullHandler())

provider = OllamaProvider(
    options.model, host=options.url, timeout=20.0, retries=Retries(attempts=1)
)
policy = Policy(
    timeout=30.0,
    cascade=CascadePolicy(
        budget=Budget(min_risk=0.2, share=0.1, milliseconds_per_day=600_000.0),
        combine="max",  # the judge may make an answer riskier, never less risky
        on_failure="review",
    ),
)
gate = EvidenceGate(policy=policy, verifier=CachedVerifier(LlmJudge(provider)))
guarded = gate_chain(build_chain(ReplayModel(answers=ANSWERS)), gate)

for question in ANSWERS:
    with collect_verdicts() as verdicts:
        guarded.invoke(question)
    verdict = verdicts[0]
    print(question)
    print(f"  {verdict.action}, {verdict.route}, risk {verdict.risk:.2f}")
    judged = verdict.details.get("verifier")
    if judged is None:
        print("  not sent up")
    elif judged["status"] != "judged":
        print(f"  the judge {judged['status']}; the gate's own verdict stands")
    else:
        print(
            f"  {judged['model']} says {judged['probability']:.2f} "
            f"on {judged['evidence']}, {judged['milliseconds']:.0f} ms"
        )
    for reason in verdict.reasons:
        print(f"  - {reason.code}: {reason.message}")
