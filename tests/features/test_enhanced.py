"""The four features of RAGScope-E are the standard ones."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.evidence import Evidence
from evigate.features.enhanced import (
    ENHANCED_FEATURES,
    MAX_LCS_TOKENS,
    MAX_TFIDF_SENTENCES,
    enhanced_features,
)
from evigate.features.tfidf import IdfTable

Read = Callable[[Sequence[str], str], Evidence]

WORDS = st.sampled_from(
    [
        *("the", "a", "It", "not", "battery", "lasts", "years", "YEARS", "über"),
        *("三年", "3", "3,000", "3.5", ".", "!", "?", "\n"),
    ]
)
TEXTS = st.lists(WORDS, max_size=25).map(" ".join)
DOCUMENTS = st.lists(TEXTS, max_size=4)
ASCII_TEXTS = st.lists(
    st.sampled_from(["the", "battery", "lasts", "3", "it", "is", "x-2", "."]),
    max_size=40,
).map(" ".join)
# "the" in all four texts, "battery" in one: weights 1 and ln(5/2) + 1.
TABLE = IdfTable.fit([["the", "battery"], ["the", "lasts"], ["the"], ["the", "3"]])
RARE = math.log(5 / 2) + 1


@pytest.fixture(scope="session")
def rouge_scorer() -> Any:
    """Google's implementation."""
    return pytest.importorskip("rouge_score.rouge_scorer").RougeScorer(["rougeL"])


def test_every_feature_has_its_hand_computed_value(read: Read) -> None:
    """LCS "the lasts 3" of 5 and 4 tokens; "years" and "new" are not in the table."""
    row = enhanced_features(
        read(["The battery lasts. 3 years"], "The new lasts 3"), TABLE
    )
    # answer: the, lasts, 3; context: the, battery, lasts, 3, all known but "years"
    answer, context = 1 + 2 * RARE**2, 1 + 3 * RARE**2
    # "3 years" is nearer to the answer's sentence than "the battery lasts" (0.56)
    sentence = RARE / math.sqrt(answer)
    assert row == pytest.approx(
        {
            "rouge_l_risk": 1 - 2 * 3 / (4 + 5),
            "token_f1_risk": 1 - 2 * 3 / (4 + 5),
            "tfidf_risk": 1 - answer / math.sqrt(answer * context),
            "max_sentence_tfidf_risk": 1 - sentence,
        }
    )


def test_order_counts_for_rouge_l_alone(read: Read) -> None:
    """The same tokens in reverse order share one of three in a row."""
    row = enhanced_features(read(["the battery lasts"], "lasts battery the"), TABLE)
    assert row == pytest.approx(
        {
            "rouge_l_risk": 2 / 3,
            "token_f1_risk": 0.0,
            "tfidf_risk": 0.0,
            "max_sentence_tfidf_risk": 0.0,
        },
        abs=1e-12,
    )


def test_the_worst_sentence_of_the_answer_counts(read: Read) -> None:
    """One sentence without support gives the full risk, whatever the others share."""
    given = ["The battery lasts."]
    row = enhanced_features(read(given, "The battery lasts. 3"), TABLE)
    assert row["max_sentence_tfidf_risk"] == pytest.approx(1.0)
    row = enhanced_features(read(given, "The battery lasts. ---"), TABLE)
    assert row["max_sentence_tfidf_risk"] == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize(
    ("documents", "answer"),
    [([], ""), ([], "The battery"), (["The battery"], ""), ([""], "..."), ([], " ")],
)
def test_nothing_shares_nothing(read: Read, documents: list[str], answer: str) -> None:
    """An empty side gives the full risk in all four, as in the libraries."""
    row = enhanced_features(read(documents, answer), TABLE)
    assert row == dict.fromkeys(ENHANCED_FEATURES, 1.0)


@given(documents=DOCUMENTS, answer=TEXTS, training=st.lists(TEXTS, min_size=1))
def test_an_independent_implementation_agrees(
    read: Read,
    reference: ModuleType,
    documents: list[str],
    answer: str,
    training: list[str],
) -> None:
    """scikit-learn's vectoriser and a textbook LCS, on any table and text."""
    training = [*training, "the battery"]
    table = IdfTable.fit(map(reference.tokens, training))
    found = enhanced_features(read(documents, answer), table)
    wanted = reference.enhanced(documents, answer, reference.fit_tfidf(training))
    assert found == pytest.approx(wanted, abs=1e-9)


@given(document=ASCII_TEXTS, answer=ASCII_TEXTS)
def test_rouge_l_is_that_of_rouge_score(
    read: Read, rouge_scorer: Any, document: str, answer: str
) -> None:
    """1 minus its F-measure, on ASCII texts, which is what it reads."""
    score = rouge_scorer.score(target=document, prediction=answer)
    wanted = score["rougeL"].fmeasure
    found = enhanced_features(read([document], answer), TABLE)["rouge_l_risk"]
    assert found == pytest.approx(1 - wanted)


@given(documents=DOCUMENTS, answer=TEXTS)
def test_all_four_lie_between_0_and_1(
    read: Read, documents: list[str], answer: str
) -> None:
    """Rounding included."""
    for value in enhanced_features(read(documents, answer), TABLE).values():
        assert 0.0 <= value <= 1.0


@given(documents=DOCUMENTS, answer=TEXTS)
def test_the_order_of_the_documents_matters_to_rouge_l_alone(
    read: Read, documents: list[str], answer: str
) -> None:
    """The other three see the documents as a bag."""
    there = enhanced_features(read(documents, answer), TABLE)
    back = enhanced_features(read(documents[::-1], answer), TABLE)
    for name in ENHANCED_FEATURES[1:]:
        assert back[name] == pytest.approx(there[name], abs=1e-12)


def test_rouge_l_reads_a_bounded_part_of_the_answer(read: Read) -> None:
    """What comes after the limit shares nothing; before it, it does."""
    filler = "filler " * MAX_LCS_TOKENS
    behind = enhanced_features(read(["battery"], filler + "battery"), TABLE)
    before = enhanced_features(read(["battery"], "battery " + filler), TABLE)
    assert behind["rouge_l_risk"] == 1.0
    assert before["rouge_l_risk"] < 1.0


def test_sentence_risk_reads_a_bounded_part_of_the_answer(read: Read) -> None:
    """A supported sentence up to the limit, an unsupported one behind it."""
    answer = "The battery. " * MAX_TFIDF_SENTENCES + "3"
    row = enhanced_features(read(["The battery."], answer), TABLE)
    assert row["max_sentence_tfidf_risk"] == pytest.approx(0.0, abs=1e-12)
