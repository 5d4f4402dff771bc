"""Numbers between which something changed."""

from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence


def codes(document: str, answer: str) -> list[str]:
    call = RagCall.of("How did it develop?", [document], answer)
    return [reason.code for reason in check_quantities(Evidence(call))]


CHANGES = [
    (
        "Membership rose from 412 in 2019 to 655 in 2023.",
        "It rose to 655.",
        "It rose to 412.",
    ),
    (
        "Die Zahl der Brutpaare stieg von 81 auf 126.",
        "Sie stieg auf 126.",
        "Sie stieg auf 81.",
    ),
    (
        "Le prix est passé de 14 euros à 17 euros.",
        "Il est passé à 17 euros.",
        "Il est passé à 14 euros.",
    ),
    (
        "El aforo pasó de 320 plazas a 290 plazas.",
        "Pasó a 290 plazas.",
        "Pasó a 320 plazas.",
    ),
    (
        "Liczba uczniów spadła z 240 do 198.",
        "Spadła do 198.",
        "Spadła do 240.",
    ),
    ("会员从320人增加到455人。", "增加到455人。", "增加到320人。"),
    ("会員は320人から455人に増えた。", "455人に増えた。", "320人に増えた。"),
]


@pytest.mark.parametrize(("document", "right", "wrong"), CHANGES)
def test_the_end_of_a_change_is_not_its_start(
    document: str, right: str, wrong: str
) -> None:
    assert codes(document, right) == []
    assert codes(document, wrong) == ["number_wrong_subject"]


def test_a_year_beside_each_end_does_not_part_them() -> None:
    document = "Occupancy rose from 61% in 2021 to 67% in 2022."
    assert codes(document, "It rose by six percentage points to 67%.") == []


def test_a_count_behind_a_name_counts() -> None:
    document = "The ferry Silke carries 310 lorries and the ferry Runa 140 lorries."
    assert codes(document, "The Runa carries 140 lorries.") == []
    assert codes(document, "The Runa carries 150 lorries.") != []
