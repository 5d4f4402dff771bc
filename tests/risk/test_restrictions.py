"""Denials and limits of the answer that nothing in the documents matches."""

from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.evidence import Evidence
from evigate.risk.restrictions import RESTRICTION_FEATURES, restriction_features


def features_of(document: str, answer: str) -> dict[str, float]:
    return restriction_features(Evidence(RagCall.of("", [document], answer)))


@pytest.mark.parametrize(
    ("document", "answer", "count"),
    [
        ("Dogs may enter.", "Dogs may not enter.", 1),
        ("Dogs may not enter.", "Dogs may not enter.", 0),
        ("Runners have a slow pulse.", "A non-runner has one.", 0),
        ("I corridori dormono.", "I corridori non dormono.", 1),
        ("Die Sauna hat sonntags auf.", "Die Sauna hat sonntags nicht auf.", 1),
        ("桑拿房周日开放。", "桑拿房周日不开放。", 1),
        (
            "The castle, its moat and both towers date from 1210.",
            "Trains never stop near towers, farms, mills or quarries.",
            0,
        ),
        (
            "Dogs may enter the park.",
            "The documents do not say when dogs may enter.",
            0,
        ),
    ],
)
def test_a_denial_counts_where_the_places_it_draws_on_deny_nothing(
    document: str, answer: str, count: int
) -> None:
    """Prefixes and refusals are no denials."""
    assert features_of(document, answer)["further_denials"] == count


@pytest.mark.parametrize(
    ("document", "answer", "count"),
    [
        ("Members pay half. Dogs enter.", "Dogs may not enter.", 1),
        ("Members pay half. Cats may not enter.", "Dogs may not enter.", 0),
        ("Les chiens entrent.", "Les chiens n'entrent jamais.", 1),
        ("Dogs may enter the park.", "The documents do not mention dogs.", 0),
    ],
)
def test_a_denial_is_new_where_no_document_denies_in_its_way(
    document: str, answer: str, count: int
) -> None:
    """The whole documents count, not only the places near."""
    assert features_of(document, answer)["new_denials"] == count


@pytest.mark.parametrize(
    ("document", "answer", "count"),
    [
        ("Dogs may enter.", "Only small dogs may enter.", 1),
        ("Only small dogs may enter.", "Only small dogs may enter.", 0),
        ("Solely small dogs may enter.", "Only small dogs may enter.", 0),
        ("The pool is open daily.", "The pool is open daily except on Mondays.", 1),
        ("Hunde haben Zutritt.", "Nur kleine Hunde haben Zutritt.", 1),
        ("Los perros pueden entrar.", "Solo los perros pequeños pueden entrar.", 1),
        ("Dogs may enter.", "Small dogs may enter.", 0),
    ],
)
def test_a_limit_is_new_where_the_places_it_draws_on_do_not_limit(
    document: str, answer: str, count: int
) -> None:
    """Words such as "only" and "except" change what a statement claims."""
    assert features_of(document, answer)["new_limits"] == count


def test_an_answer_without_such_words_has_none() -> None:
    """All kinds are there, none counts."""
    row = features_of("The museum shows clocks.", "The museum shows clocks.")
    assert row == dict.fromkeys(RESTRICTION_FEATURES, 0.0)
