"""An agent with a query-engine tool: its final answer is judged on the tool's nodes.

python examples/22_agent_query_tool.py
"""

from __future__ import annotations

import asyncio

from llama_index.core.agent.workflow import AgentStream, FunctionAgent
from llama_index.core.tools import QueryEngineTool
from toy_llama import ReplayLLM, ReplayToolLLM, build_query_engine

from evigate import EvidenceGate
from evigate_llama_index import EvidenceGateEvent, gate_agent

WARRANTY = "How long does the warranty of the Heron last?"
BATTERY = "How long is the battery of the Heron covered?"
ANSWERS = {
    WARRANTY: "The warranty of the Heron lasts 3 years.",
    BATTERY: "The battery of the Heron is covered for 10 years.",
}

manual = QueryEngineTool.from_defaults(
    build_query_engine(ReplayLLM(answers=ANSWERS)),
    name="manual",
    description="Answers questions about the Heron.",
)
agent = FunctionAgent(llm=ReplayToolLLM(tool="manual", answers=ANSWERS), tools=[manual])
guarded = gate_agent(agent, EvidenceGate(policy="strict"))


async def ask(question: str) -> None:
    """Stream one run: tokens leave the agent after the verdict."""
    print(question)
    handler = guarded.run(user_msg=question)
    async for event in handler.stream_events():
        if isinstance(event, AgentStream) and event.delta:
            print(f"  > {event.delta}")
        elif isinstance(event, EvidenceGateEvent):
            print(f"  [{event.record['action']}, {event.record['route']}]")
    print(f"  result: {await handler}")


for asked in ANSWERS:
    asyncio.run(ask(asked))
