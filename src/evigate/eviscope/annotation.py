"""External validation by people: blind sheets, and how far annotators agree.

No human figure is claimed by the library: sheets are exported empty.
"""

from __future__ import annotations

import csv
import itertools
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.files import Dataset
from evigate.eviscope.records import QuartetRow
from evigate.protocol.datasets.tables import delimiter_of

KEY_SCHEMA: Final = "evigate.eviscope.key/1"

LABELS: Final[Mapping[str, tuple[str, ...]]] = {
    "expected_behaviour": ("answer", "abstain", "flag_conflict"),
    "evidence_status": ("sufficient", "insufficient", "conflicting"),
    "conflict_present": ("yes", "no"),
}
"""Fields that are compared with gold."""
AUDIT_NOTES: Final[Mapping[str, tuple[str, ...]]] = {
    "answer_valid": ("yes", "no", "unclear", "n/a"),
    "citation_valid": ("yes", "no", "unclear", "n/a"),
}
"""Kept as notes: in the paper these fields agreed less (0.744), and are no labels."""
_FREE: Final = ("answer", "support_documents", "notes")
COLUMNS: Final = ("item", "question", "documents", *LABELS, *AUDIT_NOTES, *_FREE)

CODEBOOK: Final = """\
# Codebook

Each line of the sheet is one question with the documents that a system would see. Use
the documents alone, not what you know. Work by yourself. Leave no label empty.

| column | values | when |
|---|---|---|
| expected_behaviour | answer | the documents give one answer to the question |
| | abstain | no document gives an answer |
| | flag_conflict | documents give answers that cannot all be right |
| evidence_status | sufficient, insufficient, conflicting | the state of the documents |
| conflict_present | yes, no | do two documents contradict each other on the question? |
| answer_valid | yes, no, unclear, n/a | is there one short, right answer? (note only) |
| citation_valid | yes, no, unclear, n/a | can one document be cited? (note only) |
| answer | text | the answer, where one is due |
| support_documents | ids | the documents that give it, by commas |
| notes | text | whatever is odd: grammar, a cue that gives the conflict away |

Documents may repeat from line to line with others beside them: judge each line anew.
Some passages were written for the test and say untrue things about the world.
"""


@dataclass(frozen=True, slots=True)
class Agreement:
    """How far two judges agree on a field.

    Attributes:
        between: the two judges; ``"gold"`` for the labels of the dataset.
        items: lines that both labelled.
        raw: share of equal labels, in [0, 1].
        kappa: Cohen's kappa, in [-1, 1]; None where both used one label only.
    """

    field: str
    between: tuple[str, str]
    items: int
    raw: float | None
    kappa: float | None
    audit_note: bool = False

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return asdict(self)


def export_sheet(dataset: Dataset, folder: Path | str, *, seed: int = 0) -> list[Path]:
    """Write ``sheet.csv``, ``codebook.md`` and ``key.json`` into a folder.

    The sheet is in a seeded order and tells neither labels nor the roles of documents;
    the key, which joins items to rows, is not for annotators.

    Returns:
        The three paths.
    """
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    rows = list(dataset.rows)
    Random(seed).shuffle(rows)  # noqa: S311
    items = {f"{number:04d}": row for number, row in enumerate(rows, start=1)}
    sheet, codebook, key = (
        target / name for name in ("sheet.csv", "codebook.md", "key.json")
    )
    with sheet.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, restval="")
        writer.writeheader()
        for item, row in items.items():
            writer.writerow({"item": item, **_shown(row)})
    codebook.write_text(CODEBOOK, encoding="utf-8")
    content = {
        "schema": KEY_SCHEMA,
        "dataset": dataset.info.hash,
        "seed": seed,
        "items": {item: row.id for item, row in items.items()},
    }
    key.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    return [sheet, codebook, key]


def _shown(row: QuartetRow) -> dict[str, str]:
    documents = "\n\n".join(f"[{d.id}] {_harmless(d.text)}" for d in row.documents)
    return {"question": _harmless(row.question), "documents": documents}


def _harmless(text: str) -> str:
    """A text that a spreadsheet does not take for a formula."""
    return f"'{text}" if text[:1] in "=+-@\t\r" else text


def gold_labels(row: QuartetRow) -> dict[str, str]:
    """The labels of a row in the fields of a sheet."""
    status = {
        "answer": "sufficient",
        "abstain": "insufficient",
        "flag_conflict": "conflicting",
    }[row.gold.action]
    return {
        "expected_behaviour": row.gold.action,
        "evidence_status": status,
        "conflict_present": "yes" if row.gold.conflicting else "no",
    }


def read_sheet(path: Path | str) -> dict[str, dict[str, str]]:
    """Item to field to label, of the lines that have labels; case does not count.

    Raises:
        EviscopeError: when columns are missing or a label is none of the codebook's.
        OSError: when it cannot be read.
    """
    allowed = {**LABELS, **AUDIT_NOTES}
    found: dict[str, dict[str, str]] = {}
    with Path(path).open(encoding="utf-8-sig", newline="") as file:
        heading = file.readline()
        reader = csv.DictReader(
            itertools.chain([heading], file), delimiter=delimiter_of(heading)
        )
        missing = {"item", *LABELS} - set(reader.fieldnames or ())
        if missing:
            raise EviscopeError(f"{path} has no column {', '.join(sorted(missing))}")
        for line in reader:
            labels = {}
            for name, values in allowed.items():
                given = (line.get(name) or "").strip().lower()
                if given and given not in values:
                    fault = f"{path}: item {line['item']}: {given!r} is no {name}"
                    raise EviscopeError(fault)
                if given:
                    labels[name] = given
            found[line["item"].strip().zfill(4)] = labels
    return found


def agreement(
    dataset: Dataset, key: Path | str, sheets: Mapping[str, Path | str]
) -> list[Agreement]:
    """Raw agreement and kappa per field: between annotators, and of each with gold.

    Args:
        sheets: name of the annotator to filled sheet.

    Raises:
        EviscopeError: when the key is of another dataset, or a sheet is no good.
        OSError: when a file cannot be read.
    """
    items = _read_key(dataset, key)
    rows = {row.id: row for row in dataset.rows}
    judged = {name: read_sheet(path) for name, path in sheets.items()}
    gold = {item: gold_labels(rows[row]) for item, row in items.items()}
    fields = [*LABELS, *AUDIT_NOTES]
    results = []
    for one, other in itertools.combinations(judged, 2):
        results += [_agree(f, one, other, judged[one], judged[other]) for f in fields]
    for name, labels in judged.items():
        results += [_agree(field, name, "gold", labels, gold) for field in LABELS]
    return results


def _agree(
    field: str,
    one: str,
    other: str,
    first: Mapping[str, Mapping[str, str]],
    second: Mapping[str, Mapping[str, str]],
) -> Agreement:
    pairs = [
        (labels[field], second[item][field])
        for item, labels in first.items()
        if field in labels and field in second.get(item, {})
    ]
    raw = sum(a == b for a, b in pairs) / len(pairs) if pairs else None
    note = field in AUDIT_NOTES
    return Agreement(field, (one, other), len(pairs), raw, cohens_kappa(pairs), note)


def cohens_kappa(pairs: Sequence[tuple[str, str]]) -> float | None:
    """Cohen's kappa, ``(p_o - p_e) / (1 - p_e)`` (Cohen 1960), in [-1, 1].

    None without pairs, or where both judges used the same single label.

    >>> cohens_kappa([("a", "a"), ("a", "b"), ("b", "b"), ("b", "b")])
    0.5
    """
    total = len(pairs)
    if not total:
        return None
    observed = sum(a == b for a, b in pairs) / total
    first, second = (Counter(labels) for labels in zip(*pairs, strict=True))
    expected = sum(first[label] * second[label] for label in first) / total**2
    if expected >= 1.0:
        return None
    return (observed - expected) / (1.0 - expected)


def _read_key(dataset: Dataset, path: Path | str) -> dict[str, str]:
    try:
        content = json.loads(Path(path).read_text(encoding="utf-8"))
        schema, made_on = content["schema"], content["dataset"]
        items = dict(content["items"])
    except (ValueError, KeyError, TypeError):
        raise EviscopeError(f"{path} is no key of annotation sheets") from None
    if schema != KEY_SCHEMA or made_on != dataset.info.hash:
        raise EviscopeError(f"{path} is not the key of this dataset")
    return items


def names_of(paths: Iterable[Path]) -> dict[str, Path]:
    """Annotators named by their files, with numbers where names repeat."""
    named: dict[str, Path] = {}
    for path in paths:
        name, number = path.stem, 2
        while name in named:
            name, number = f"{path.stem}-{number}", number + 1
        named[name] = path
    return named
