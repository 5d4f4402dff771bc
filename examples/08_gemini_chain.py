"""A chain with a Gemini model, guarded.

    GOOGLE_API_KEY=... python examples/08_gemini_chain.py --model gemini-2.5-flash

``--url`` (or GOOGLE_GEMINI_BASE_URL) leads to another server. Needs the package
langchain-google-genai.
"""

from __future__ import annotations

import argparse
import os
import sys

from langchain_google_genai import ChatGoogleGenerativeAI
from toy_rag import build_chain

from evigate import EvidenceGate
from evigate_langchain import collect_verdicts, gate_chain

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--key", default=os.environ.get("GOOGLE_API_KEY"))
parser.add_argument("--url", default=os.environ.get("GOOGLE_GEMINI_BASE_URL"))
parser.add_argument("--model", default="gemini-2.5-flash")
parser.add_argument("--question", default="How long is the warranty of the Heron?")
options = parser.parse_args()
if not options.key:
    sys.exit("a key is needed: set GOOGLE_API_KEY, or pass --key")

model = ChatGoogleGenerativeAI(
    model=options.model,
    google_api_key=options.key,
    base_url=options.url,
    temperature=0,
)
guarded = gate_chain(build_chain(model), EvidenceGate())

with collect_verdicts() as verdicts:
    for piece in guarded.stream(options.question):
        print(piece, end="", flush=True)
print(f"\n[{verdicts[0].action}, {verdicts[0].route}]")
