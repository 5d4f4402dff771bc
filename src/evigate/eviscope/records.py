"""The records of an evaluation: rows of quartets, gold labels, and systems' outputs.

A **dataset** file is JSON lines: one header (:class:`DatasetInfo`), then rows
(:class:`QuartetRow`), four a quartet. A **run** file is JSON lines of
:class:`RunOutput`, in any order, one retained output per row, system and model; lines
may be appended later, and of two lines with one :attr:`RunOutput.key` the last counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final, Literal, TypeVar, get_args

from evigate.eviscope.errors import EviscopeError

DATASET_SCHEMA: Final = "evigate.eviscope.dataset/1"
ROW_SCHEMA: Final = "evigate.eviscope.row/1"
OUTPUT_SCHEMA: Final = "evigate.eviscope.output/1"

Variant = Literal["sufficient", "noisy", "insufficient", "conflicting"]
Action = Literal["answer", "abstain", "flag_conflict"]

VARIANTS: Final[tuple[Variant, ...]] = get_args(Variant)
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
EXPECTED: Final[Mapping[Variant, Action]] = {
    "sufficient": "answer",
    "noisy": "answer",
    "insufficient": "abstain",
    "conflicting": "flag_conflict",
}
"""What a grounded system does on each variant."""

_R = TypeVar("_R")


@dataclass(frozen=True, slots=True)
class Document:
    """What a system may see of a document: a name that tells nothing, and the text."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Quote:
    """A stretch of a document.

    Attributes:
        document: the document's id.
        text: the stretch, word by word.
        start: its first code point in the document; -1 where not known (in outputs).
    """

    document: str
    text: str
    start: int = -1


@dataclass(frozen=True, slots=True)
class Edit:
    """A synthetic change of a source text; not a claim about the world."""

    document: str
    kind: str
    start: int
    original: str
    replacement: str
    answer_type: str
    synthetic: bool = True


@dataclass(frozen=True, slots=True)
class Gold:
    """The labels of a row; no system may see them.

    Attributes:
        action: what a grounded system does.
        answers: accepted answers; also on rows that must not be answered, where they
            tell an answer from memory.
        alternative: the contradicting answer, empty where no document gives one.
        supporting, conflicting: ids of the row's documents that give the answer and
            the alternative.
        spans: the answer-bearing stretches of the supporting documents.
    """

    action: Action
    answers: tuple[str, ...]
    alternative: str = ""
    supporting: tuple[str, ...] = ()
    conflicting: tuple[str, ...] = ()
    spans: tuple[Quote, ...] = ()

    @property
    def answerable(self) -> bool:
        """Is an answer due?"""
        return self.action == "answer"


@dataclass(frozen=True, slots=True)
class QuartetRow:
    """One question with one variant of its evidence.

    Attributes:
        id: ``"<quartet>/<variant>"``.
        quartet: the four variants of a question share it.
        title: the source title of the question, for resampling.
        documents: as shown to a system, in this order.
        edits: every synthetic change of a document of this row.
        metadata: what else is known, the source's own id for one.
    """

    id: str
    quartet: str
    variant: Variant
    title: str
    question: str
    documents: tuple[Document, ...]
    gold: Gold
    edits: tuple[Edit, ...] = ()
    metadata: Mapping[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """Plain values, with the schema first."""
        return {"schema": ROW_SCHEMA, **asdict(self)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> QuartetRow:
        """Read what :meth:`to_dict` wrote.

        Raises:
            EviscopeError: when it is something else.
        """
        expect_schema(values, ROW_SCHEMA)
        given = _known(cls, values)
        gold = dict(given["gold"])
        gold["spans"] = tuple(Quote(**quote) for quote in gold.get("spans", ()))
        for name in ("answers", "supporting", "conflicting"):
            gold[name] = tuple(gold.get(name, ()))
        given["gold"] = Gold(**gold)
        given["documents"] = tuple(Document(**d) for d in given["documents"])
        given["edits"] = tuple(Edit(**edit) for edit in given.get("edits", ()))
        return cls(**given)


@dataclass(frozen=True, slots=True)
class Drop:
    """A base record that gave no quartet, and why."""

    id: str
    reason: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class DatasetInfo:
    """The header of a dataset file.

    Attributes:
        version: of the builder's rules.
        hash: SHA-256 over the rows; see :func:`evigate.eviscope.files.dataset_hash`.
        settings: everything that, with the source, leads to the same rows again.
        quartets, rows: how many.
        dropped: base records that were tried and gave none.
    """

    version: str
    hash: str
    settings: Mapping[str, Any]
    quartets: int
    rows: int
    dropped: tuple[Drop, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Plain values, with the schema first."""
        return {"schema": DATASET_SCHEMA, **asdict(self)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> DatasetInfo:
        """Read what :meth:`to_dict` wrote.

        Raises:
            EviscopeError: when it is something else.
        """
        expect_schema(values, DATASET_SCHEMA)
        given = _known(cls, values)
        given["dropped"] = tuple(Drop(**drop) for drop in given.get("dropped", ()))
        return cls(**given)


@dataclass(frozen=True, slots=True)
class RunOutput:
    """What one system made of one row: one retained output per logical call.

    Attributes:
        row: the row's id.
        system: the policy or chain that ran, e.g. ``"vanilla"``.
        model: what generated, e.g. ``"ollama:qwen2.5:7b-instruct"``; empty for none.
        action: None for an output that could not be read, which is never right.
        answer: the answer's text, empty where there is none.
        citations: ids of the documents cited.
        quotes: quoted support.
        error: why there is no action: ``"parse"``, ``"timeout"``, ...; else empty.
        calls: requests that were made, retries included; retries count in cost alone.
        input_tokens, output_tokens: over all calls, None where unknown.
        latency_ms: wall time over all calls, None where not measured.
        cost: money over all calls in the price table's currency, None where unknown.
        dataset: hash of the dataset.
        metadata: plain values: prompt hash, raw text, gate verdict, price date ...
    """

    row: str
    system: str
    action: Action | None
    model: str = ""
    answer: str = ""
    citations: tuple[str, ...] = ()
    quotes: tuple[Quote, ...] = ()
    error: str = ""
    calls: int = 1
    input_tokens: int | None = None
    output_tokens: int | None = None
    latency_ms: float | None = None
    cost: float | None = None
    dataset: str = ""
    metadata: Mapping[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> tuple[str, str, str]:
        """Row, system and model: there is one retained output for each."""
        return self.row, self.system, self.model

    def to_dict(self) -> dict[str, Any]:
        """Plain values, with the schema first."""
        return {"schema": OUTPUT_SCHEMA, **asdict(self)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> RunOutput:
        """Read what :meth:`to_dict` wrote.

        Raises:
            EviscopeError: when it is something else.
        """
        expect_schema(values, OUTPUT_SCHEMA)
        given = _known(cls, values)
        if given.get("action") not in (None, *ACTIONS):
            raise EviscopeError(f"{given['action']!r} is not an action")
        given["citations"] = tuple(given.get("citations", ()))
        given["quotes"] = tuple(Quote(**quote) for quote in given.get("quotes", ()))
        return cls(**given)


def expect_schema(values: Mapping[str, Any], schema: str) -> None:
    """Refuse a record of another kind.

    Raises:
        EviscopeError: when ``values["schema"]`` is not ``schema``.
    """
    found = values.get("schema")
    if found != schema:
        raise EviscopeError(f"expected a record of schema {schema!r}, got {found!r}")


def _known(cls: type[_R], values: Mapping[str, Any]) -> dict[str, Any]:
    """The values that a record has fields for; later minor versions may add others."""
    names = {item.name for item in fields(cls)}  # type: ignore[arg-type]
    return {name: value for name, value in values.items() if name in names}
