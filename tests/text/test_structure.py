"""Cells of tables and records keep their row and their column."""

from __future__ import annotations

import pytest

from evigate.text.structure import find_cells


def triples(text: str) -> list[tuple[str, str, str]]:
    return [(cell.row, cell.column, cell.value) for cell in find_cells(text)]


@pytest.mark.parametrize(
    "text",
    [
        "| Size | Price |\n|---|---:|\n| Small | 4 EUR |\n| Large | 6 EUR |",
        "Size | Price\n--- | ---\nSmall | 4 EUR\nLarge | 6 EUR",
        "<table><tr><th>Size<th>Price</tr><tr><td>Small<td>4 EUR</tr>\n"
        "<tr><td>Large</td><td><b>6</b> EUR</td></tr></table>".replace("\n", ""),
        "Size;Price\nSmall;4 EUR\nLarge;6 EUR",
        "Size\tPrice\nSmall\t4 EUR\nLarge\t6 EUR",
        "Size,Price\nSmall,4 EUR\nLarge,6 EUR",
    ],
)
def test_all_notations_give_the_same_cells(text: str) -> None:
    found = [(r, c, " ".join(v.split())) for r, c, v in triples(text)]
    assert found == [("Small", "Price", "4 EUR"), ("Large", "Price", "6 EUR")]


def test_a_cell_points_to_its_text() -> None:
    text = "| Size | Price |\n|---|---|\n| Small | 4 EUR |"
    (cell,) = find_cells(text)
    assert text[cell.start : cell.end] == "4 EUR"
    assert text[cell.row_start : cell.row_end] == "Small | 4 EUR"


def test_json_objects_are_named_by_their_first_string() -> None:
    text = '[{"name": "A", "price": 3}, {"name": "B", "price": 4.5, "on": true}]'
    assert triples(text) == [
        ("A", "price", "3"),
        ("B", "price", "4.5"),
        ("B", "on", "true"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Plain prose, with commas, and more.\nIt goes on, here, too.",
        "a | b",
        "",
        "{ not json at all",
        "<td>",
    ],
)
def test_prose_and_fragments_give_no_cells(text: str) -> None:
    assert find_cells(text) == []
