"""An agent whose answers must rest on what its tools returned.

    python examples/02_agent_middleware.py

The model is a stand-in that says what it is told, so the example runs offline; put your
own chat model in its place. What the gate withholds never enters the agent's state, its
checkpoints or its streams.
"""

from __future__ import annotations

from langchain.agents import create_agent
from langchain_core.documents import Document
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage
from langchain_core.tools import tool
from langgraph.checkpoint.memory import InMemorySaver

from evigate import EvidenceGate
from evigate_langchain import EvidenceGateMiddleware

MANUAL = Document("The X200 has a warranty of 3 years.", id="manual#4")


class StandInModel(GenericFakeChatModel):
    """Says prepared messages, one after the other."""

    def bind_tools(self, tools, **kwargs):
        return self


@tool(response_format="content_and_artifact")
def search_manual(query: str) -> tuple[str, list[Document]]:
    """Search the manual."""
    return MANUAL.page_content, [MANUAL]


def agent_that_answers(answer: str):
    search = {"name": "search_manual", "args": {"query": "warranty"}, "id": "1"}
    model = StandInModel(
        messages=iter([AIMessage("", tool_calls=[search]), AIMessage(answer)])
    )
    return create_agent(
        model,
        [search_manual],
        middleware=[EvidenceGateMiddleware(EvidenceGate(policy="strict"))],
        checkpointer=InMemorySaver(),
    )


def main() -> None:
    question = {"messages": [("user", "How long is the warranty of the X200?")]}
    thread = {"configurable": {"thread_id": "1"}}
    for answer in (
        "The X200 has a warranty of 3 years.",
        "The X200 has a warranty of 9 years.",
    ):
        agent = agent_that_answers(answer)
        print(f"model:  {answer}")
        for message, _ in agent.stream(question, thread, stream_mode="messages"):
            if message.type in ("ai", "AIMessageChunk") and message.text:
                print(f"stream: {message.text}")
        last = agent.get_state(thread).values["messages"][-1]
        record = last.response_metadata["evigate"]
        codes = [reason["code"] for reason in record["reasons"]]
        print(f"state:  {last.text}")
        print(f"record: {record['action']}, {record['route']}, {codes}\n")


if __name__ == "__main__":
    main()
