"""Another policy for each request: one engine serves several tenants.

python examples/25_per_request_policy.py
"""

from __future__ import annotations

import asyncio

from toy_llama import ReplayLLM, build_query_engine

from evigate import EvidenceGate, Policy
from evigate_llama_index import GatedQueryEngine, gate_request

QUESTION = "How long is the battery of the Heron covered?"
ANSWERS = {QUESTION: "The battery of the Heron is covered for 10 years."}
POLICIES = {
    "acme": Policy.preset("observe"),
    "globex": Policy.preset("balanced"),
    "initech": Policy.preset("strict").replace(
        review_text="Our support will answer this by mail."
    ),
}

guarded = GatedQueryEngine(
    build_query_engine(ReplayLLM(answers=ANSWERS)), EvidenceGate()
)


async def serve(tenant: str) -> str:
    """One request: its policy and metadata hold for this task only."""
    with gate_request(policy=POLICIES[tenant], metadata={"tenant": tenant}) as request:
        response = await guarded.aquery(QUESTION)
    (verdict,) = request.verdicts
    return f"{tenant}: {response}\n  [{verdict.action}, {verdict.route}]"


async def main() -> None:
    """Requests run side by side."""
    for line in await asyncio.gather(*map(serve, POLICIES)):
        print(line)


asyncio.run(main())
