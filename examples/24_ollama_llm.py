"""A query engine with a model served by Ollama, guarded, sentence by sentence.

    ollama pull llama3.2
    python examples/24_ollama_llm.py --model llama3.2

``--url`` (or OLLAMA_HOST) says where the server is. Needs the package
llama-index-llms-ollama.
"""

from __future__ import annotations

import argparse
import os
import sys

import httpx
from llama_index.llms.ollama import Ollama
from toy_llama import build_query_engine

from evigate import EvidenceGate
from evigate_llama_index import GatedQueryEngine

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument(
    "--url", default=os.environ.get("OLLAMA_HOST", "http://localhost:11434")
)
parser.add_argument("--model", default="llama3.2")
parser.add_argument("--question", default="How long is the warranty of the Heron?")
options = parser.parse_args()

llm = Ollama(
    model=options.model, base_url=options.url, temperature=0.0, context_window=8_000
)
query_engine = GatedQueryEngine(
    build_query_engine(llm, streaming=True), EvidenceGate(), mode="sentence"
)

try:
    response = query_engine.query(options.question)
    for piece in response.response_gen:
        print(piece, end="", flush=True)
except (ConnectionError, httpx.ConnectError):
    sys.exit(f"no Ollama server at {options.url}; start one, or say where with --url")
record = response.metadata["evigate"]
print(f"\n[{record['action']}, {record['route']}]")
