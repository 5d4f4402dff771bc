"""A streaming chat that shows each sentence once it has passed the gate.

    python examples/05_streaming_sentences.py

Runs offline. What was shown cannot be taken back: a sentence that does not pass stops
the rest. Use ``stream="buffer"`` (the default) where nothing unchecked may be seen.
"""

from __future__ import annotations

import asyncio

from toy_rag import ReplayModel, build_chain

from evigate import EvidenceGate
from evigate_langchain import collect_verdicts, gate_chain

QUESTION = "How long does the warranty of the Heron last, and how long the battery's?"
GOOD = (
    "The warranty of the Heron lasts 3 years. "
    "The battery of the Heron is covered for 2 years or 500 charging cycles."
)
BAD = (
    "The warranty of the Heron lasts 3 years. "
    "The battery of the Heron is covered for 10 years or 9,000 charging cycles."
)


async def chat(answer: str) -> None:
    """Print the pieces as they come out."""
    model = ReplayModel(answers={QUESTION: answer})
    gate = EvidenceGate(policy="strict")
    guarded = gate_chain(build_chain(model), gate, stream="sentence")
    with collect_verdicts() as verdicts:
        async for piece in guarded.astream(QUESTION):
            print(f"  > {piece.strip()}")
    print(f"  = {verdicts[0].action}, {verdicts[0].route}")


for said in (GOOD, BAD):
    print(f"the model says: {said}")
    asyncio.run(chat(said))
