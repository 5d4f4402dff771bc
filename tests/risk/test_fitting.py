"""Fitting and cross-validation without leaks."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from evigate.errors import InvalidCallError, MissingExtraError
from evigate.evidence import Evidence
from evigate.features.enhanced import enhanced_features
from evigate.records import RagCall
from evigate.risk.fitting import (
    feature_matrix,
    fit,
    fit_idf,
    grouped_folds,
    out_of_fold_scores,
)
from evigate.risk.ragscope import FittedGate, RagScopeModel

pytest.importorskip("sklearn")
GATES: tuple[FittedGate, ...] = ("ragscope-c", "ragscope-e")


def risks(model: RagScopeModel, calls: list[RagCall]) -> list[float]:
    return [model.risk(model.features(Evidence(call)), ()).value for call in calls]


def test_the_scores_are_those_of_a_scikit_learn_pipeline(
    model: RagScopeModel, labelled: Any
) -> None:
    """Standardisation, balanced L2 regression; scored here without scikit-learn."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler

    matrix = feature_matrix(labelled.calls, model.idf)
    regression = LogisticRegression(class_weight="balanced", max_iter=5_000)
    pipeline = make_pipeline(StandardScaler(), regression)
    wanted = pipeline.fit(matrix, labelled.labels).predict_proba(matrix)[:, 1]
    assert risks(model, labelled.calls) == pytest.approx(wanted.tolist())


def test_fitting_is_deterministic_and_reads_evidence_alike(
    model: RagScopeModel, labelled: Any
) -> None:
    """Calls or evidence, today or tomorrow: the same weights."""
    read = [Evidence(call) for call in labelled.calls]
    again = fit(read, labelled.labels, labelled.groups, gate=model.name)
    assert again.model_hash == model.model_hash


def test_unfaithful_answers_get_more_risk(model: RagScopeModel, labelled: Any) -> None:
    """These labels are easy to tell."""
    scores = risks(model, labelled.calls)
    pairs = list(zip(scores, labelled.labels, strict=True))
    faithful = max(score for score, label in pairs if label == 0)
    assert faithful < min(score for score, label in pairs if label == 1)


def test_the_card_describes_the_rows(model_e: RagScopeModel) -> None:
    """Counted by hand: 8 contexts, 16 faithful and 12 unfaithful answers."""
    card = model_e.card
    assert (card.rows, card.groups) == (28, 8)
    assert card.positive_rate == pytest.approx(12 / 28)
    assert (card.name, card.source) == ("shop", "tests")
    assert card.fitted_at == "2026-01-02T03:04:05+00:00"
    assert tuple(card.feature_quantiles) == model_e.feature_names
    assert card.feature_quantiles["numeric_count"][0] == 0.0
    assert card.feature_quantiles["numeric_count"][-1] == 1.0


def test_thresholds_lie_at_the_operating_points(labelled: Any) -> None:
    """A quarter accepted, a quarter verified, whatever the labels."""
    model = fit(*labelled, gate="ragscope-c", accepted=0.25, verified=0.25)
    scores = np.array(risks(model, labelled.calls))
    review, verify = (threshold + 1e-12 for threshold in model.thresholds)
    assert np.mean(scores < review - 2e-12) <= 0.25 <= np.mean(scores <= review)
    assert np.mean(scores < verify - 2e-12) <= 0.75 <= np.mean(scores <= verify)


def test_the_idf_table_holds_contexts_and_answers(labelled: Any) -> None:
    """Two texts a row; rare tokens stay out on request."""
    table = fit_idf(labelled.calls[:3])
    assert table.texts == 6
    assert table.counts["cloth"] == 4  # three contexts, one answer
    assert table.counts["norway"] == 1
    assert "norway" not in fit_idf(labelled.calls[:3], min_texts=2).counts


@pytest.mark.parametrize("seed", [0, 1])
def test_no_context_is_on_both_sides_of_a_fold(labelled: Any, seed: int) -> None:
    """And each row is held out once."""
    groups = np.array(labelled.groups)
    held_out: list[int] = []
    for train, test in grouped_folds(
        np.array(labelled.labels), labelled.groups, folds=4, seed=seed
    ):
        assert not set(groups[train]) & set(groups[test])
        held_out += test.tolist()
    assert sorted(held_out) == list(range(len(groups)))


@pytest.mark.parametrize("gate", GATES)
def test_poisoned_held_out_rows_change_no_score_but_their_own(
    labelled: Any, gate: FittedGate
) -> None:
    """Scaler, regression, vocabulary and IDF of a fold come from the other folds."""
    clean = out_of_fold_scores(*labelled, gate=gate, folds=4)
    _, test = next(
        iter(grouped_folds(np.array(labelled.labels), labelled.groups, folds=4))
    )
    poisoned, rest = int(test[0]), test[1:]
    calls = list(labelled.calls)
    calls[poisoned] = replace(calls[poisoned], answer="weighs kg " * 1_000 + "9 " * 99)
    scores = out_of_fold_scores(
        calls, labelled.labels, labelled.groups, gate=gate, folds=4
    )
    assert scores[rest].tolist() == clean[rest].tolist()
    others = np.setdiff1d(np.arange(len(calls)), test)
    assert not np.allclose(scores[others], clean[others])  # they were trained on it


def test_words_of_held_out_rows_are_unknown_to_the_table(labelled: Any) -> None:
    """A word that training did not see counts for nothing, as in scikit-learn."""
    table = fit_idf(labelled.calls[:3])
    call = RagCall.of("", ["zeppelin"], "zeppelin")
    assert enhanced_features(Evidence(call), table)["tfidf_risk"] == 1.0


def test_names_of_the_groups_do_not_matter(labelled: Any) -> None:
    """Only which rows share one."""
    renamed = [f"context {group * 7 % 8}" for group in labelled.groups]
    scores = out_of_fold_scores(
        labelled.calls, labelled.labels, renamed, gate="ragscope-c", folds=4
    )
    wanted = out_of_fold_scores(*labelled, gate="ragscope-c", folds=4)
    assert scores.tolist() == wanted.tolist()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda c, y, g: (c, y[1:], g), "27 labels"),
        (lambda c, y, g: (c, y, g[1:]), "27 groups"),
        (lambda c, y, g: ([], [], []), "both present"),
        (lambda c, y, g: (c, [0] * len(y), g), "both present"),
        (lambda c, y, g: (c, [None, *y[1:]], g), "None"),
        (lambda c, y, g: (c, ["1", *y[1:]], g), "'1'"),
        (lambda c, y, g: (c, [2, *y[1:]], g), "2"),
        (lambda c, y, g: (c, [0.5, *y[1:]], g), "0.5"),
    ],
)
@pytest.mark.parametrize("function", [fit, out_of_fold_scores])
def test_wrong_labels_are_refused(
    labelled: Any, function: Any, change: Callable[..., Any], message: str
) -> None:
    """Before anything is fitted."""
    with pytest.raises(InvalidCallError, match=message):
        function(*change(*labelled))


def test_more_folds_than_contexts_are_refused(labelled: Any) -> None:
    """Each fold needs a context."""
    with pytest.raises(InvalidCallError, match=r"number of groups \(8\), got 9"):
        out_of_fold_scores(*labelled, folds=9)


def test_more_folds_than_rows_of_either_label_are_refused(labelled: Any) -> None:
    rows, labels, _ = labelled
    few = [labels.index(0), labels.index(1)]
    with pytest.raises(InvalidCallError, match="2 rows of one label, there are 1"):
        out_of_fold_scores(
            [rows[i] for i in few], [labels[i] for i in few], ["a", "b"], folds=2
        )


@pytest.mark.filterwarnings("ignore:The least populated class")
def test_a_fold_without_a_class_left_is_refused(labelled: Any) -> None:
    """All unfaithful answers in one context: its fold leaves none to learn from."""
    rows = [i for i in range(28) if labelled.groups[i] == 0 or labelled.labels[i] == 0]
    calls, labels, groups = ([part[i] for i in rows] for part in labelled)
    with pytest.raises(InvalidCallError, match="only one label is left"):
        out_of_fold_scores(calls, labels, groups, gate="ragscope-c", folds=4)


@pytest.mark.parametrize("function", [fit, out_of_fold_scores])
def test_without_scikit_learn_the_extra_is_named(
    labelled: Any, function: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Importing the module needs nothing."""
    for name in ("sklearn.linear_model", "sklearn.model_selection"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(MissingExtraError, match=r"evigate\[eval\]"):
        function(*labelled, gate="ragscope-c")
