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


def test_each_object_of_a_list_is_a_row() -> None:
    cells = find_cells('[{"seats": 24, "beamer": true}, {"seats": 60}]')
    assert [(c.row_number, c.column, c.value) for c in cells] == [
        (0, "seats", "24"),
        (0, "beamer", "true"),
        (1, "seats", "60"),
    ]


def test_a_cell_knows_the_heading_of_the_first_column() -> None:
    (cell,) = find_cells("| Size | Price |\n|---|---|\n| Small | 4 EUR |")
    assert cell.row_column == "Size"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Name: Villa Rosa\nRooms: 12\n**Pets**: no",
            [("Villa Rosa", "Rooms", "12"), ("Villa Rosa", "Pets", "no")],
        ),
        (
            "retries: 4\nlog:\n  level: info\n  keep_days: 14\ntls: true",
            [
                ("", "retries", "4"),
                ("", "log level", "info"),
                ("", "log keep days", "14"),
                ("", "tls", "true"),
            ],
        ),
        (
            "名称：月见\n重量：340克\n颜色：蓝",
            [("月见", "重量", "340克"), ("月见", "颜色", "蓝")],
        ),
    ],
)
def test_labelled_lines_are_a_record(
    text: str, expected: list[tuple[str, str, str]]
) -> None:
    assert triples(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Question: who came?\nAnswer: nobody came.\nNote: it rained.",
        "Price: 4 EUR\nSize: small",
        "He said: no\n\nShe said: yes\n\nThey said: perhaps",
    ],
)
def test_sentences_and_lone_lines_are_no_record(text: str) -> None:
    assert find_cells(text) == []


def test_a_unit_of_an_object_is_that_of_its_keys() -> None:
    assert triples('{"name": "A", "dimensions_mm": {"width": 210}}') == [
        ("A", "dimensions mm width (mm)", "210")
    ]
