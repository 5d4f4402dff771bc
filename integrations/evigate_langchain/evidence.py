"""The documents of one call: those that the model really saw."""

from __future__ import annotations

import functools
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from langchain_core.documents import Document

from evigate import EvidenceSource, content_text
from evigate_langchain.collector import CallCollector, Prompt, Retrieval
from evigate_langchain.inputs import (
    documents_of,
    documents_of_tool_result,
    tool_documents,
)
from evigate_langchain.messages import has_unread_blocks
from evigate_langchain.overlap import documents_in_prompt

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GatheredDocuments:
    """Documents in the order in which the model saw them, and how they were found.

    Attributes:
        unread: does the prompt hold images or other blocks that nobody can read?
    """

    documents: tuple[Document, ...]
    source: EvidenceSource
    unread: bool = False


def gather_documents(
    collector: CallCollector, given: Any, output: Any = None, answer: str = ""
) -> GatheredDocuments:
    """The documents behind an answer.

    Of all that was retrieved, given or found by tools, those that stand in the prompt
    of the model that answered. Where none stands there, or there is no prompt: all.

    Args:
        collector: what was seen during the call.
        given: the chain's input.
        output: its output, None while it streams.
        answer: the answer's text, as far as it is known.
    """
    prompt = collector.last_prompt(answer)
    unread = has_unread_blocks(prompt)
    found, source = _candidates(collector, given, output)
    text = _prompt_text(prompt)
    seen = documents_in_prompt([document.page_content for document in found], text)
    if not seen:
        return GatheredDocuments(tuple(found), source, unread)
    if source == "retriever":
        source = "prompt"
    return GatheredDocuments(tuple(found[index] for index in seen), source, unread)


def tell_if_unseen(collector: CallCollector) -> None:
    """Log, once in a process, that a model answered and nothing seen retrieves.

    Newcomers search in plain functions, which no callback shows; all that their users
    then see is that nothing could be found.
    """
    if collector.last_prompt() is not None and not collector.searched():
        _tell_unseen()


@functools.cache
def _tell_unseen() -> None:
    logger.warning(
        "a model answered, but no retriever or tool was seen and no documents were "
        "given, so its answer is judged without any. Where a plain function or another "
        "thread searches, take a retriever instead, or name what it found: "
        "documents=lambda given, output: [...]. This is logged once"
    )


def _candidates(
    collector: CallCollector, given: Any, output: Any
) -> tuple[list[Document], EvidenceSource]:
    retrieved = without_repeats(collector.retrievals())
    tools = [
        document
        for result in collector.tool_results()
        for document in documents_of_tool_result(result)
    ]
    explicit = documents_of(given)
    known = {document.page_content for document in retrieved}
    more = [*explicit, *tools]
    together = retrieved + [d for d in more if d.page_content not in known]
    if retrieved:
        return together, "retriever"
    if explicit:
        return together, "explicit"
    if tools:
        return together, "tool"
    passed_on = documents_of(output)
    if passed_on:
        return passed_on, "retriever"
    return tool_documents(given) or tool_documents(output), "tool"


def without_repeats(retrievals: Iterable[Retrieval]) -> list[Document]:
    """All documents, without those that an earlier retriever run already gave.

    Retrievers that call others without handing on their config show up beside them,
    with the same documents. Within one run a repeat stands: the model saw it twice.
    """
    documents: list[Document] = []
    known: set[str] = set()
    for retrieval in retrievals:
        new = [d for d in retrieval.documents if d.page_content not in known]
        documents.extend(new)
        known.update(document.page_content for document in new)
    return documents


def _prompt_text(prompt: Prompt | None) -> str:
    if prompt is None or isinstance(prompt, str):
        return prompt or ""
    return "\n".join(content_text(message.content) for message in prompt)
