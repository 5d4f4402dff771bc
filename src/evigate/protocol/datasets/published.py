"""HaluBench, HaluEval, WikiEval and SQuAD as published.

Contexts have no ids there: rows with the same context, word for word, have one group.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from evigate.errors import InvalidCallError
from evigate.json_lines import Row
from evigate.protocol.datasets.tables import whole_document
from evigate.protocol.labelled import LabelledCall, group_of_documents, label_of
from evigate.records import RagCall


def _made(
    row: Row, name: str, parts: tuple[Any, Any, Any], label: int | None, **about: str
) -> LabelledCall:
    question, documents, answer = parts
    if answer is None:
        raise InvalidCallError("the row has no answer", code="missing_answer")
    call = RagCall.of(question, documents, answer)
    group = group_of_documents(call.documents)
    return LabelledCall(
        name,
        call,
        label,
        group,
        line=row.line,
        **about,  # type: ignore[arg-type]
    )


def halubench_row(row: Row) -> Iterator[LabelledCall]:
    """HaluBench (Ravi et al., 2024): ``passage, question, answer, label, source_ds``.

    ``FAIL`` is unfaithful.
    """
    values = row.values
    source = str(values.get("source_ds", ""))
    yield _made(
        row,
        str(values.get("id", f"halubench-{row.line}")),
        (values.get("question"), values.get("passage"), values.get("answer")),
        label_of(values.get("label")),
        source=f"HaluBench/{source}",
        task="QA",
    )


_HALUEVAL: Final[Mapping[str, tuple[str, str, str, str, str]]] = {
    # right answer: wrong answer, context, question, name, task
    "right_answer": ("hallucinated_answer", "knowledge", "question", "qa", "QA"),
    "right_response": (
        "hallucinated_response",
        "knowledge",
        "dialogue_history",
        "dialogue",
        "Dialogue",
    ),
    "right_summary": (
        "hallucinated_summary",
        "document",
        "",
        "summarization",
        "Summary",
    ),
}


def halueval_row(row: Row) -> Iterator[LabelledCall]:
    """HaluEval (Li et al., 2023): each line holds a right and a hallucinated answer.

    Pairs share their context, so both are in one group.
    """
    values = row.values
    for right, (wrong, context, question, name, task) in _HALUEVAL.items():
        if right not in values:
            continue
        for label, key in ((0, right), (1, wrong)):
            yield _made(
                row,
                f"halueval-{name}-{row.line}-{label}",
                (values.get(question), values.get(context), values.get(key)),
                label,
                source=f"HaluEval/{name}",
                task=task,
            )
        return
    raise InvalidCallError(
        f"a row of HaluEval has one of {', '.join(_HALUEVAL)}", code="missing_answer"
    )


def wikieval_row(row: Row) -> Iterator[LabelledCall]:
    """WikiEval (Es et al., 2023): an answer from the context and an ungrounded one."""
    values = row.values
    for label, key in ((0, "answer"), (1, "ungrounded_answer")):
        if values.get(key):
            yield _made(
                row,
                f"wikieval-{row.line}-{key}",
                (values.get("question"), values.get("context_v1"), values[key]),
                label,
                source="WikiEval",
                task="QA",
            )


def squad_calls(path: Path) -> Iterator[tuple[Row, Iterator[LabelledCall]]]:
    """SQuAD 1.1 or 2.0 (Rajpurkar et al., 2016, 2018): gold answers, all faithful.

    Questions without an answer in their paragraph are given without a label.

    Raises:
        InvalidCallError: when the file is no SQuAD file.
    """
    content = whole_document(path)
    line = 0
    try:
        for article in content["data"]:
            for paragraph in article["paragraphs"]:
                for item in paragraph["qas"]:
                    line += 1
                    row = Row(line, str(item["id"]), item)
                    yield row, _squad_call(row, paragraph["context"])
    except (KeyError, TypeError) as error:
        raise InvalidCallError(
            f"{path} is no SQuAD file: question {line + 1} lacks {error}",
            code="invalid_json",
        ) from error


def _squad_call(row: Row, context: str) -> Iterator[LabelledCall]:
    answers = row.values.get("answers") or []
    answer = answers[0]["text"] if answers else ""
    yield _made(
        row,
        str(row.id),
        (row.values.get("question"), context, answer),
        0 if answers else None,
        source="SQuAD",
        task="QA",
    )
