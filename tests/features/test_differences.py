"""Plain differences between answer and documents."""

from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.evidence import Evidence
from evigate.features.differences import difference_features


@pytest.mark.parametrize(
    ("document", "answer", "name", "count"),
    [
        ("The lift carries 8 people.", "The lift carries 9.", "unmatched_numbers", 1),
        ("The lift carries 8 people.", "The lift carries 8.", "unmatched_numbers", 0),
        ("Mara Lind runs it.", "It is run by Mara Lund.", "unmatched_names", 1),
        ("Das Tor ist offen.", "Das Tor ist geschlossen.", "unmatched_opposites", 1),
        ("Dogs may enter.", "Dogs may not enter.", "further_denials", 1),
        ("Dogs may not enter.", "Dogs may not enter.", "further_denials", 0),
    ],
)
def test_a_difference_counts_where_the_documents_hold_no_match(
    document: str, answer: str, name: str, count: int
) -> None:
    """Numbers, names, opposites, negations."""
    evidence = Evidence(RagCall.of("", [document], answer))
    assert difference_features(evidence)[name] == count
