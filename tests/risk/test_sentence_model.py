"""Models of sentences: fitted on marked stretches, pooled, written and read again."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.errors import InvalidCallError, ModelFileError
from evigate.evidence import Evidence
from evigate.records import RagCall
from evigate.risk.learned import LearnedModel
from evigate.risk.learned_features import LEARNED_FEATURES
from evigate.risk.sentence_model import (
    MAX_LOG_ODDS,
    POOLED_FEATURES,
    pooled_log_odds,
)

pytest.importorskip("sklearn", reason="fitting needs the extra eval")

from evigate.risk.fitting import fit, out_of_fold_scores
from evigate.risk.fitting_sentences import read_sentences
from evigate.risk.model_file import dump_model, parse_model

Spans = tuple[tuple[int, int], ...]


class Rows:
    """Thirty contexts; every second answer adds a sentence that nobody supports."""

    def __init__(self) -> None:
        self.calls: list[RagCall] = []
        self.labels: list[int] = []
        self.groups: list[int] = []
        self.spans: list[Spans] = []
        for number in range(60):
            years = 2 + number // 2
            good = f"The guarantee lasts {years} years."
            bad = " Overall, travellers enjoy splendid mountain weather."
            wrong = number % 2
            self.calls.append(
                RagCall.of("How long?", [good], good + bad if wrong else good)
            )
            self.labels.append(wrong)
            self.groups.append(number // 2)
            self.spans.append(((len(good) + 1, len(good) + 12),) if wrong else ())


@pytest.fixture(scope="module")
def rows() -> Rows:
    return Rows()


@pytest.fixture(scope="module")
def model(rows: Rows) -> LearnedModel:
    found = fit(rows.calls, rows.labels, rows.groups, gate="evigate", spans=rows.spans)
    assert isinstance(found, LearnedModel)
    return found


def test_the_bad_sentence_stands_out(model: LearnedModel, rows: Rows) -> None:
    """It has the higher log-odds, and its answer the higher risk."""
    assert model.sentences is not None
    good, bad = model.sentences.log_odds(Evidence(rows.calls[1]))
    assert good < 0.0 < bad
    risks = [model.risk(model.features(Evidence(c)), ()).value for c in rows.calls[:2]]
    assert risks[0] < 0.5 < risks[1]


def test_frequent_words_have_weights_and_rare_ones_none(model: LearnedModel) -> None:
    """``overall`` stands in thirty sentences, each number of years in few."""
    assert model.sentences is not None
    assert model.sentences.words["overall"] > 0.0
    assert "17" not in model.sentences.words


def test_pooled_sentences_follow_the_row(model: LearnedModel, rows: Rows) -> None:
    """In the names, the card and the features."""
    assert model.feature_names == LEARNED_FEATURES + POOLED_FEATURES
    assert tuple(model.card.feature_quantiles) == model.feature_names
    features = model.features(Evidence(rows.calls[0]))
    assert features["worst_sentence"] == features["second_sentence"]


def test_a_model_of_sentences_comes_back_from_its_file(model: LearnedModel) -> None:
    """Equal, with the same hash; its kind says what it is."""
    text = dump_model(model)
    assert json.loads(text)["kind"] == "regression_over_sentences"
    again = parse_model(text)
    assert again == model
    assert again.model_hash == model.model_hash


def change(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def put(content: dict[str, Any]) -> None:
        *parents, last = path.split(".")
        for name in parents:
            content = content[name]
        content[last] = value

    return put


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("kind", "logistic_regression", "feature_names"),
        ("gate", "ragscope-c", "feature_names"),
        ("sentences", None, "sentences"),
        ("sentences.more", 1, "unknown"),
        ("sentences.feature_names", ["uncovered"], "sentences.feature_names"),
        ("sentences.mean", [0.0], "sentences.mean"),
        ("sentences.scale", [0.0] * 48, "sentences.scale"),
        ("sentences.coefficients", ["1"] * 48, "sentences.coefficients"),
        ("sentences.intercept", True, "sentences.intercept"),
        ("sentences.words", [], "sentences.words"),
        ("sentences.words", {"": 1.0}, "empty"),
        ("sentences.words", {"x" * 2000: 1.0}, "overlong"),
        ("sentences.words", {"overall": "1"}, "sentences.words"),
        ("sentences.words", {"overall": 1e13}, "sentences.words"),
        ("sentences.words", {str(n): 1.0 for n in range(100_001)}, "more than"),
        ("sentences.words", {"overall": 9.0}, "model_hash"),
    ],
)
def test_a_wrong_field_is_refused(
    model: LearnedModel, path: str, value: Any, message: str
) -> None:
    """By name, in one line."""
    content = json.loads(dump_model(model))
    change(path, value)(content)
    with pytest.raises(ModelFileError, match=message) as caught:
        parse_model(json.dumps(content))
    assert "\n" not in str(caught.value)


def test_held_out_answers_are_scored_by_folds_alone(rows: Rows) -> None:
    """Every unfaithful answer above every faithful one: these are easy."""
    scores = out_of_fold_scores(
        rows.calls, rows.labels, rows.groups, gate="evigate", spans=rows.spans, folds=3
    )
    assert max(scores[0::2]) < min(scores[1::2])


def test_unmarked_unfaithful_answers_say_nothing_of_their_sentences(rows: Rows) -> None:
    """Nobody knows which of them are wrong."""
    evidences = [Evidence(call) for call in rows.calls[:4]]
    spans: list[Spans] = [(), rows.spans[1], (), ()]
    found = read_sentences(evidences, [0, 1, 0, 1], spans)
    assert found.labels.tolist() == [0, 0, 1, 0, -1, -1]
    assert found.rows.tolist() == [0, 1, 1, 2, 3, 3]


@pytest.mark.parametrize("spans", [[()] * 60, [()] * 59])
def test_spans_must_mark_something_in_each_row(rows: Rows, spans: list[Spans]) -> None:
    """No spans at all, or fewer than rows, are mistakes."""
    with pytest.raises(InvalidCallError) as caught:
        fit(rows.calls, rows.labels, rows.groups, gate="evigate", spans=spans)
    assert caught.value.code == "invalid_spans"


def test_the_papers_gates_take_no_spans(rows: Rows) -> None:
    """They are fitted on labels, to the letter."""
    with pytest.raises(InvalidCallError, match="evigate"):
        fit(rows.calls, rows.labels, rows.groups, gate="ragscope-c", spans=rows.spans)


@pytest.mark.parametrize(
    ("log_odds", "wanted"),
    [
        ([], (-MAX_LOG_ODDS,) * 3),
        ([0.0], (0.0, 0.0, 0.0)),
        # One half each: one of two is bad with 3/4, so the odds are 3.
        ([0.0, 0.0], (0.0, 0.0, math.log(3))),
        ([1e9, -1e9], (MAX_LOG_ODDS, -MAX_LOG_ODDS, MAX_LOG_ODDS)),
    ],
)
def test_sentences_are_pooled(log_odds: Sequence[float], wanted: Any) -> None:
    """Worked out by hand."""
    assert pooled_log_odds(log_odds) == pytest.approx(wanted, abs=1e-9)


@given(st.lists(st.floats(-20, 20), min_size=1, max_size=30))
def test_any_bad_sentence_is_likelier_than_the_worst(log_odds: list[float]) -> None:
    """And the second worst is no worse than the worst."""
    worst, second, some = pooled_log_odds(log_odds)
    assert second <= worst <= some + 1e-9
