"""Plain differences between answer and documents."""

from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.evidence import Evidence
from evigate.features.differences import difference_features, new_capitals


@pytest.mark.parametrize(
    ("document", "answer", "name", "count"),
    [
        ("The lift carries 8 people.", "The lift carries 9.", "unmatched_numbers", 1),
        ("The lift carries 8 people.", "The lift carries 8.", "unmatched_numbers", 0),
        ("Mix it. Bake it.", "1. Mix it.\n2. Bake it [1].", "unmatched_numbers", 0),
        ("Due on 31.07.2026.", "Due on 31 July 2026.", "unmatched_numbers", 0),
        ("It took 98. 7 hours.", "It took 98.7 hours.", "unmatched_numbers", 0),
        ("Seen 1, 235, 000 times.", "Seen 1,235,000 times.", "unmatched_numbers", 0),
        ("Three cats live here.", "3 cats live here.", "unmatched_numbers", 0),
        ("Drei Katzen wohnen hier.", "Hier leben 3 Katzen.", "unmatched_numbers", 0),
        ("Il y a douze salles.", "Le musée a 12 salles.", "unmatched_numbers", 0),
        ("Three cats live here.", "4 cats live here.", "unmatched_numbers", 1),
        ("Cats sleep.", "According to passage 2, cats sleep.", "unmatched_numbers", 0),
        ("Es kostet 1.250 Euro.", "Es kostet 1250 Euro.", "unmatched_numbers", 0),
        ("Iranian schools were hit.", "Schools in Iran.", "unmatched_names", 0),
        ("Mara Lind runs it.", "It is run by Mara Lund.", "unmatched_names", 1),
        ("It came from Libya.", "A Libyan ship brought it.", "unmatched_names", 0),
        ("Heat it.", "Do this: 1. Preheat it. 2. Wait.", "unmatched_names", 0),
        ("Heat it.", "As Passage 2 says, heat it.", "unmatched_names", 0),
        ("Heat it to 50 degrees C.", "Heat it to 122 °F.", "unmatched_names", 0),
        ("Ask the cook.", "Do this:\n- Ask Mara Lund.", "unmatched_names", 0),
        ("Ask the cook.", "Do this: ask Mara Lund.", "unmatched_names", 2),
        ("Das Tor ist offen.", "Das Tor ist geschlossen.", "unmatched_opposites", 1),
        ("Data is encrypted.", "Data is unencrypted.", "unmatched_opposites", 1),
        ("The offer is unlimited.", "A limited offer.", "unmatched_opposites", 1),
        ("Please form a line.", "Please inform a friend.", "unmatched_opposites", 0),
        ("Der Zugang ist befugt.", "Er ist unbefugt.", "unmatched_opposites", 1),
        (
            "Cables were removed here. The hall is warm.",
            "Additionally, the hall is warm.",
            "unmatched_opposites",
            0,
        ),
        (
            "Sales rose in the second quarter.",
            "Sales rose in Q2.",
            "unmatched_numbers",
            0,
        ),
        ("Sales rose in spring.", "Sales rose by 2%.", "unmatched_numbers", 1),
        ("All twenty - five left.", "All 25 left.", "unmatched_numbers", 0),
    ],
)
def test_a_difference_counts_where_the_documents_hold_no_match(
    document: str, answer: str, name: str, count: int
) -> None:
    """Numbers, names, opposites."""
    evidence = Evidence(RagCall.of("", [document], answer))
    assert difference_features(evidence)[name] == count


def test_fitted_gates_count_capitals_that_name_nothing() -> None:
    """Labels and units are among them, a known word is not."""
    answer = "As Passage 2 says, Mara heats the Oven to 350 °F."
    evidence = Evidence(RagCall.of("", ["Heat the oven."], answer))
    assert new_capitals(evidence) == {"passage", "mara", "f"}
    assert difference_features(evidence)["unmatched_names"] == 1.0
