"""RAGTruth as published: ``response.jsonl`` beside ``source_info.jsonl``.

Niu et al., 2024, "RAGTruth: A Hallucination Corpus". All three tasks; an answer with
any annotated span is unfaithful. The group is the source: six models answer to each.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from evigate.errors import InvalidCallError
from evigate.json_lines import BadRow, Row
from evigate.protocol.datasets.tables import table_rows
from evigate.protocol.labelled import LabelledCall, spans_of
from evigate.records import RagCall

RESPONSES: Final = "response.jsonl"
SOURCES: Final = "source_info.jsonl"
_PASSAGE: Final = re.compile(r"(?:^|\n)[ \t]*passage \d+:", re.IGNORECASE)


def files_of(path: Path) -> tuple[Path, Path] | None:
    """Both files, from the folder or from the responses; None where it is neither."""
    folder = path if path.is_dir() else path.parent
    responses = path
    if path.is_dir():
        responses = _present(folder, RESPONSES)
    elif not path.name.startswith("response"):
        return None
    sources = _present(folder, SOURCES)
    if not responses.is_file() or not sources.is_file():
        return None
    return responses, sources


def _present(folder: Path, name: str) -> Path:
    packed = folder / f"{name}.gz"
    return packed if packed.is_file() else folder / name


def read_sources(path: Path) -> tuple[dict[str, dict[str, Any]], list[BadRow]]:
    """The sources by their id, and lines that are none."""
    sources: dict[str, dict[str, Any]] = {}
    faults = []
    for row in table_rows(path):
        if isinstance(row, BadRow):
            faults.append(row)
        elif "source_id" not in row.values:
            fault = f"a line of {path.name} without source_id"
            faults.append(BadRow(row.line, row.id, "missing_column", fault))
        else:
            sources[str(row.values["source_id"])] = row.values
    return sources, faults


def ragtruth_row(
    row: Row, sources: Mapping[str, Mapping[str, Any]]
) -> Iterator[LabelledCall]:
    """The call of a response.

    Raises:
        InvalidCallError: when its source is missing, or a part cannot be read.
    """
    values = row.values
    source = sources.get(str(values.get("source_id")))
    if source is None:
        raise InvalidCallError(
            "source_id is not in the file of sources", code="missing_source"
        )
    if not isinstance(values.get("labels"), list):
        raise InvalidCallError("labels must be a list", code="invalid_label")
    question, documents = question_and_documents(source.get("source_info"))
    call = RagCall.of(question, documents, values.get("response"))
    generator = str(values.get("model", ""))
    yield LabelledCall(
        id=str(values.get("id", f"{values['source_id']}-{generator}")),
        call=call,
        label=int(bool(values["labels"])),
        group=str(values["source_id"]),
        source=f"RAGTruth/{source.get('source', '')}",
        task=str(source.get("task_type", "")),
        generator=generator,
        split=str(values.get("split", "")),
        spans=spans_of(values["labels"], len(call.answer)),
        line=row.line,
    )


def question_and_documents(info: Any) -> tuple[str, list[str]]:
    """What the model was asked and given: QA, data-to-text or summarisation.

    >>> info = {"question": "How long?", "passages": "passage 1:A.\\n\\npassage 2:B."}
    >>> question_and_documents(info)
    ('How long?', ['A.', 'B.'])
    """
    if isinstance(info, str):
        return "", [info]
    if not isinstance(info, dict):
        raise InvalidCallError(
            "source_info must be a text or an object", code="missing_documents"
        )
    if "passages" in info:
        passages = _PASSAGE.split(str(info["passages"]))
        texts = [text.strip() for text in passages if text.strip()]
        return str(info.get("question") or ""), texts
    return "", [json.dumps(info, ensure_ascii=False, indent=1)]
