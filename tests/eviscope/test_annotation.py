"""Blind sheets, and agreement worked out by hand."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from evigate.eviscope.annotation import (
    COLUMNS,
    agreement,
    cohens_kappa,
    export_sheet,
    gold_labels,
    names_of,
    read_sheet,
)
from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.files import Dataset
from evigate.eviscope.records import VARIANTS


def fill(dataset: Dataset, folder: Path, name: str, wrong: int = 0) -> Path:
    """A sheet that follows gold, but for the first lines."""
    items = json.loads((folder / "key.json").read_text())["items"]
    rows = {row.id: row for row in dataset.rows}
    with (folder / "sheet.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file))
    for place, line in enumerate(lines):
        line |= gold_labels(rows[items[line["item"]]])
        if place < wrong:
            line["conflict_present"] = (
                "no" if line["conflict_present"] == "yes" else "YES"
            )
    path = folder / f"{name}.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(lines)
    return path


def test_a_sheet_tells_neither_label_nor_role(dataset: Dataset, tmp_path: Path) -> None:
    """Not by its columns, item names or order; equal seeds give equal sheets."""
    sheet, codebook, key = export_sheet(dataset, tmp_path / "a", seed=3)
    text = sheet.read_text(encoding="utf-8-sig")
    assert not any(variant in text for variant in VARIANTS)
    assert not any(row.quartet in text for row in dataset.rows)
    assert "abstain" in codebook.read_text()
    with sheet.open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == len(dataset.rows)
    assert all(line["expected_behaviour"] == "" for line in lines)
    again = export_sheet(dataset, tmp_path / "b", seed=3)
    other = export_sheet(dataset, tmp_path / "c", seed=4)
    assert again[0].read_bytes() == sheet.read_bytes() != other[0].read_bytes()
    order = list(json.loads(key.read_text())["items"].values())
    assert order != [row.id for row in dataset.rows]


def test_agreement_between_annotators_and_with_gold(
    dataset: Dataset, tmp_path: Path
) -> None:
    """One annotator errs on twelve of ninety-six lines of one field."""
    _, _, key = export_sheet(dataset, tmp_path)
    first = fill(dataset, tmp_path, "first")
    second = fill(dataset, tmp_path, "second", wrong=12)
    found = {
        (result.field, result.between): result
        for result in agreement(dataset, key, names_of([first, second]))
    }
    perfect = found["expected_behaviour", ("first", "second")]
    assert (perfect.items, perfect.raw, perfect.kappa) == (96, 1.0, 1.0)
    mixed = found["conflict_present", ("second", "gold")]
    assert mixed.raw == 84 / 96
    assert mixed.kappa is not None
    assert 0.0 < mixed.kappa < 0.875
    note = found["answer_valid", ("first", "second")]
    assert (note.items, note.raw, note.audit_note) == (0, None, True)


def test_kappa_by_hand() -> None:
    """Observed 0.7, expected 0.5: (0.7 - 0.5) / 0.5."""
    pairs = (
        [("y", "y")] * 35 + [("y", "n")] * 15 + [("n", "y")] * 15 + [("n", "n")] * 35
    )
    assert cohens_kappa(pairs) == pytest.approx(0.4)
    assert cohens_kappa([("y", "y")] * 5) is None
    assert cohens_kappa([]) is None


def test_sheets_and_keys_that_do_not_fit_are_refused(
    dataset: Dataset, tmp_path: Path
) -> None:
    """A label that the codebook does not know, a missing column, another key."""
    sheet, _, key = export_sheet(dataset, tmp_path)
    lines = sheet.read_text(encoding="utf-8-sig").replace("item,", "number,", 1)
    odd = tmp_path / "odd.csv"
    odd.write_text(lines)
    with pytest.raises(EviscopeError, match="no column item"):
        read_sheet(odd)
    odd.write_text(",".join(COLUMNS) + "\n0001,q,d,maybe,,,,,,,\n")
    with pytest.raises(EviscopeError, match="'maybe' is no expected_behaviour"):
        read_sheet(odd)
    key.write_text(key.read_text().replace(dataset.info.hash, "0" * 64))
    with pytest.raises(EviscopeError, match="not the key"):
        agreement(dataset, key, {"a": sheet})


def test_texts_cannot_become_formulas(dataset: Dataset, tmp_path: Path) -> None:
    """A spreadsheet would run them."""
    from dataclasses import replace

    row = replace(dataset.rows[0], question="=HYPERLINK(1)")
    sheet, _, _ = export_sheet(Dataset(dataset.info, (row,)), tmp_path)
    assert "'=HYPERLINK(1)" in sheet.read_text(encoding="utf-8-sig")


def test_a_sheet_may_come_back_from_any_spreadsheet(
    dataset: Dataset, tmp_path: Path
) -> None:
    """Some write semicolons between the fields."""
    export_sheet(dataset, tmp_path, seed=3)
    commas = fill(dataset, tmp_path, "commas")
    with commas.open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    semicolons = tmp_path / "semicolons.csv"
    with semicolons.open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file, delimiter=";").writerows(lines)
    assert read_sheet(semicolons) == read_sheet(commas) != {}
