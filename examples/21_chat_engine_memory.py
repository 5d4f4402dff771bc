"""A chat engine with memory: what is withheld is neither shown nor remembered.

python examples/21_chat_engine_memory.py
"""

from __future__ import annotations

from llama_index.core.chat_engine import ContextChatEngine
from llama_index.core.memory import ChatMemoryBuffer
from toy_llama import KeywordRetriever, ReplayLLM

from evigate import EvidenceGate
from evigate_llama_index import gate_chat_engine

ANSWERS = {
    "How long does the warranty of the Heron last?": (
        "The warranty of the Heron lasts 3 years."
    ),
    "How long is the battery of the Heron covered?": (
        "The battery of the Heron is covered for 10 years."
    ),
}

engine = ContextChatEngine.from_defaults(
    KeywordRetriever(),
    llm=ReplayLLM(answers=ANSWERS),
    memory=ChatMemoryBuffer.from_defaults(token_limit=4_000),
)
chat = gate_chat_engine(engine, EvidenceGate(policy="strict"))

for question in ANSWERS:
    response = chat.stream_chat(question)
    print(f"user:      {question}")
    print(f"assistant: {''.join(response.response_gen)}")
    record = response.metadata["evigate"]
    print(f"           [{record['action']}, {record['route']}]")

print("in memory:")
for message in chat.chat_history:
    print(f"  {message.role.value}: {message.content}")
