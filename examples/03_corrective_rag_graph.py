"""Corrective RAG: where the documents do not answer, rewrite and retrieve once more.

    python examples/03_corrective_rag_graph.py

The graph retrieves, generates under a gate, and sends the answer. When the gate
withholds it, the question is rewritten and retrieval tried again, once; then the graph
gives up. The withheld draft is in no state, no stream and no checkpoint.
"""

from __future__ import annotations

from langchain_core.documents import Document
from langgraph.graph import START, StateGraph

from evigate import EvidenceGate
from evigate_langchain import GateState, gate_node

LIBRARY = {
    "broken": Document("Repairs are done in our workshop in Utrecht.", id="service#1"),
    "warranty": Document("The warranty of the X200 lasts 3 years.", id="manual#4"),
}
REWRITTEN = {"My X200 broke, do I pay?": "How long is the warranty of the X200?"}


class State(GateState, total=False):
    question: str
    search: str
    documents: list[Document]
    answer: str


def retrieve(state: State) -> State:
    words = state.get("search", state["question"]).lower()
    key = "warranty" if "warranty" in words else "broken"
    return {"documents": [LIBRARY[key]]}


def rewrite(state: State) -> State:
    better = REWRITTEN.get(state["question"], state["question"])
    print(f"  rewrite: {better}")
    return {"search": better, "question": better}


def generate(state: State) -> State:
    """Stands in for a model, which says something whatever it was given."""
    if state["documents"][0].id == "manual#4":
        draft = "The warranty of the X200 lasts 3 years."
    else:
        draft = "You pay 120 euros, as the X200 is older than 9 years."
    print(f"  draft:   {draft}")
    return {"answer": draft}


def build_graph():
    graph = StateGraph(State)
    graph.add_node("retrieve", retrieve)
    graph.add_node("rewrite", rewrite)
    graph.add_node(
        "generate",
        gate_node(
            generate,
            EvidenceGate(policy="strict"),
            on_answer="send",
            on_abstain="send",
            retry="rewrite",
            max_retries=1,
        ),
    )
    graph.add_node("send", lambda state: {"search": ""})
    graph.add_edge(START, "retrieve")
    graph.add_edge("retrieve", "generate")
    graph.add_edge("rewrite", "retrieve")
    return graph.compile()


def main() -> None:
    graph = build_graph()
    for question in ("My X200 broke, do I pay?", "Who repairs my broken bicycle?"):
        print(question)
        final = graph.invoke({"question": question})
        print(f"  shown:   {final['answer']}")
        routes = {name: record["route"] for name, record in final["evigate"].items()}
        print(f"  routes:  {routes}\n")


if __name__ == "__main__":
    main()
