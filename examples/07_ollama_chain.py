"""A chain with a model served by Ollama, guarded.

    ollama pull llama3.2
    python examples/07_ollama_chain.py --model llama3.2

``--url`` (or OLLAMA_HOST) says where the server is. Needs the package langchain-ollama.
"""

from __future__ import annotations

import argparse
import os
import sys

import httpx
from langchain_ollama import ChatOllama
from toy_rag import build_chain

from evigate import EvidenceGate
from evigate_langchain import collect_verdicts, gate_chain

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument(
    "--url", default=os.environ.get("OLLAMA_HOST", "http://localhost:11434")
)
parser.add_argument("--model", default="llama3.2")
parser.add_argument("--question", default="How long is the warranty of the Heron?")
options = parser.parse_args()

model = ChatOllama(model=options.model, base_url=options.url, temperature=0)
guarded = gate_chain(build_chain(model), EvidenceGate())

try:
    with collect_verdicts() as verdicts:
        for piece in guarded.stream(options.question):
            print(piece, end="", flush=True)
except (ConnectionError, httpx.ConnectError):
    sys.exit(f"no Ollama server at {options.url}; start one, or say where with --url")
print(f"\n[{verdicts[0].action}, {verdicts[0].route}]")
