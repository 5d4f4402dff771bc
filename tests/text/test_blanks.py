"""Fields that are left blank are told from those with a value."""

from __future__ import annotations

import pytest

from evigate.text.blanks import find_fields, says_blank
from evigate.text.structure import find_cells


def blanks_of(text: str) -> list[tuple[str, str]]:
    """Row and label of the blank fields of a text."""
    fields = find_fields(text, find_cells(text))
    return [(field.row, field.label) for field in fields if field.blank is not None]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Berth: ____\nLength: 12 m", "Berth"),
        ("Depth: 3 m\nDraught: n/a", "Draught"),
        ("Speaker: TBA. Chair: Lena Holm.", "Speaker"),
        ("Chair: Lena Holm. Speaker: to be confirmed.", "Speaker"),
        ("- **Venue:** –\n- **Host:** Oslo", "Venue"),
        ("Serial no.: (blank)", "Serial no."),
        ("Leitung: noch offen\nOrt: Kiel", "Leitung"),
        ("Salle : à définir", "Salle"),
        ("Aula: por confirmar", "Aula"),
        ("Sede: da definire", "Sede"),
        ("Orador: a confirmar", "Orador"),
        ("Zaal: nog niet bekend", "Zaal"),
        ("Sala: do ustalenia", "Sala"),
        ("教室：待定\n时间：9点", "教室"),
        ("会場：未定", "会場"),
        ("장소: 미정", "장소"),
        ("القاعة: غير محدد", "القاعة"),
        ("कमरा: तय नहीं", "कमरा"),
    ],
)
def test_a_mark_or_word_in_place_of_a_value_is_a_blank(text: str, label: str) -> None:
    assert blanks_of(text) == [("", label)]


@pytest.mark.parametrize(
    "text",
    [
        "Allergies: none",
        "Room: 204",
        "Range: 3–5",
        "Payment: pending",
        "Note: the sign - it is new - was moved.",
        "Opening hours: unknown to most, it opens at nine.",
        "",
    ],
)
def test_values_are_no_blanks(text: str) -> None:
    assert blanks_of(text) == []


def test_cells_without_a_value_are_blank() -> None:
    """Words for none, null in records, and cells that other rows have."""
    table = "| Boat | Berth | Fee |\n|---|---|---|\n| Tern | B4 | TBD |\n| Skua | | 9 |"
    assert blanks_of(table) == [("Tern", "Fee"), ("Skua", "Berth")]
    records = '[{"name": "Tern", "berth": null}, {"name": "Skua", "berth": "B4"}]'
    assert blanks_of(records) == [("Tern", "berth")]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("The speaker is still to be announced.", True),
        ("Das steht noch nicht fest.", True),
        ("C'est à confirmer.", True),
        ("会場は未定です。", True),
        ("The speaker is Lena Holm.", False),
        ("It is announced in the lobby.", False),
    ],
)
def test_a_text_says_that_something_is_open(text: str, says: bool) -> None:
    assert says_blank(text) is says


def test_records_that_share_few_keys_lack_nothing() -> None:
    """Else each of them would have a blank for every key of the others."""
    records = ", ".join(
        f'{{"name": "n{i}", "key{i}": {i}, "unit": null}}' for i in range(9)
    )
    assert {label for _, label in blanks_of(f"[{records}]")} == {"unit"}
