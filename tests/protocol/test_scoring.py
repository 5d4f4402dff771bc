"""Out-of-fold scores: nothing of a held-out fold reaches what scores it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("sklearn", reason="folds need the extra eval")

from evigate import EvidenceGate, EvigateError, RagCall
from evigate.errors import MissingExtraError
from evigate.evidence import Evidence
from evigate.protocol.gates import (
    NAMED_GATES,
    gate_of_callable,
    gate_of_running,
    gate_of_scores,
    named_gate,
)
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.scoring import fold_tables, labels_and_codes, out_of_fold
from evigate.protocol.splits import grouped_folds
from evigate.protocol.views import RowView
from evigate.risk.fitting import fit, fit_idf, out_of_fold_scores

MakeRows = Callable[..., list[LabelledCall]]
LEARNING = [name for name, gate in NAMED_GATES.items() if gate.learns]


def folds_of(rows: list[LabelledCall]) -> list[tuple[np.ndarray, np.ndarray]]:
    """Three folds, to be kept while rows are changed."""
    labels, codes = labels_and_codes(rows)
    return list(grouped_folds(labels, codes.tolist(), folds=3, seed=0))


def poisoned(row: LabelledCall) -> LabelledCall:
    """The same row with a wrong label and texts full of rare words."""
    noise = " quetzal obelisk marzipan" * 8
    call = RagCall.of(noise, [noise, *row.call.documents], noise + row.call.answer)
    return replace(row, call=call, label=1 - (row.label or 0))


@pytest.mark.parametrize("name", LEARNING)
def test_a_poisoned_fold_changes_nothing_that_scores_it(
    made_rows: MakeRows, name: str
) -> None:
    """TF-IDF, scaler, model, threshold and calibration are those of other rows.

    All but one row of a held-out fold get rare words and wrong labels; the score,
    probability and flag of the one that is left stay the same to the last bit.
    """
    rows = made_rows(60)
    folds = folds_of(rows)
    before = out_of_fold(rows, [NAMED_GATES[name]], folds=folds)[name]
    for number, (_, test) in enumerate(folds):
        kept = int(test[0])
        held_out = set(test.tolist()) - {kept}
        dirty = [poisoned(r) if i in held_out else r for i, r in enumerate(rows)]
        after = out_of_fold(dirty, [NAMED_GATES[name]], folds=folds)[name]
        assert after.scores[kept] == before.scores[kept]
        assert after.probabilities[kept] == before.probabilities[kept]
        assert after.flags[kept] == before.flags[kept]
        assert after.thresholds[number] == before.thresholds[number]


@pytest.mark.parametrize("name", ["ragscope-e", "tfidf"])
def test_poison_in_the_training_rows_is_noticed(made_rows: MakeRows, name: str) -> None:
    """So that the test above could fail."""
    rows = made_rows(90)
    folds = folds_of(rows)
    kept = int(folds[0][1][0])
    train = set(folds[0][0].tolist())
    dirty = [poisoned(r) if i in train else r for i, r in enumerate(rows)]
    before = out_of_fold(rows, [NAMED_GATES[name]], folds=folds)[name]
    after = out_of_fold(dirty, [NAMED_GATES[name]], folds=folds)[name]
    assert after.scores[kept] != before.scores[kept]


def test_fold_tables_are_those_of_the_training_rows(made_rows: MakeRows) -> None:
    """Counted once over all rows, yet equal to a table fitted on each fold."""
    rows = made_rows(60)
    folds = folds_of(rows)
    for table, (train, _) in zip(fold_tables(rows, folds), folds, strict=True):
        expected = fit_idf([rows[i].call for i in train])
        assert table.texts == expected.texts
        assert list(table.counts.items()) == list(expected.counts.items())


@pytest.mark.parametrize("name", ["ragscope-c", "ragscope-e"])
def test_scores_are_those_of_the_librarys_own_cross_validation(
    made_rows: MakeRows, name: str
) -> None:
    """`evigate.risk.fitting.out_of_fold_scores` reads rows in another order."""
    rows = made_rows(60)
    labels, codes = labels_and_codes(rows)
    calls = [row.call for row in rows]
    expected = out_of_fold_scores(calls, labels, codes.tolist(), gate=name)  # type: ignore[arg-type]
    found = out_of_fold(rows, [NAMED_GATES[name]])[name].scores
    assert found == pytest.approx(expected, abs=1e-12)


REFUSAL = "I could not find this in the documents."


def hard_rows(made_rows: MakeRows) -> list[LabelledCall]:
    """Rows that need scoring, and some that are settled before."""
    rows = made_rows(45)
    for place, answer in ((3, REFUSAL), (8, "You're welcome!"), (14, "")):
        old = rows[place].call
        call = RagCall.of(old.question, old.documents, answer)
        rows[place] = replace(rows[place], call=call)
    bare = RagCall.of(rows[20].call.question, [], rows[20].call.answer)
    rows[20] = replace(rows[20], call=bare)
    return rows


def test_the_default_gate_is_evaluated_as_it_runs(made_rows: MakeRows) -> None:
    """The same risks as `EvidenceGate().check`, settled calls included."""
    rows = hard_rows(made_rows)
    found = out_of_fold(rows, [named_gate("evigate")])["evigate"].scores
    gate = EvidenceGate()
    assert found.tolist() == [gate.check(row.call).risk for row in rows]


@pytest.mark.parametrize("name", ["ragscope-c", "ragscope-e", "evigate-learned"])
def test_fitted_gates_see_the_features_of_the_running_gate(
    made_rows: MakeRows, name: str
) -> None:
    """A model of the fold's training rows, put into a gate, gives the same risks."""
    rows = hard_rows(made_rows)
    folds = folds_of(rows)[:1]
    train, test = folds[0]
    gate = NAMED_GATES[name]
    assert gate.fitted_gate is not None
    model = fit(
        [rows[i].call for i in train],
        [int(rows[i].label or 0) for i in train],
        [rows[i].group for i in train],
        gate=gate.fitted_gate,
    )
    running = EvidenceGate(model)
    found = out_of_fold(rows, [gate], folds=folds)[name].scores[test]
    for place, score in zip(test, found, strict=True):
        evidence = Evidence(rows[place].call)
        if name == "evigate-learned":
            expected = running.check(rows[place].call).risk
        else:
            expected = model.risk(model.features(evidence), ()).value
        assert score == pytest.approx(expected, abs=1e-9)


def test_views_hold_the_features_of_the_running_gate(made_rows: MakeRows) -> None:
    """Number by number, under the running gate's names."""
    for row in made_rows(12):
        view = RowView(row)
        running = EvidenceGate(fit_small(made_rows))
        verdict = running.check(row.call)
        seen = {n: v for n, v in view.learned.items() if n in verdict.features}
        assert seen == dict(verdict.features)


def fit_small(made_rows: MakeRows) -> object:
    """A learned model, whatever it learned."""
    rows = made_rows(30)
    labels, codes = labels_and_codes(rows)
    calls = [row.call for row in rows]
    return fit(calls, labels.tolist(), codes.tolist(), gate="evigate")


def test_a_gate_that_fails_does_not_accept(made_rows: MakeRows) -> None:
    """Rows without a score get the highest one, and are named."""
    rows = made_rows(45)
    bad = {id(rows[4].call), id(rows[9].call)}

    def fragile(call: RagCall) -> float:
        if id(call) in bad:
            raise RuntimeError("no network")
        return len(call.answer) / 1000

    gates = [
        gate_of_callable(fragile, "fragile"),
        gate_of_callable(lambda call: float("nan") if id(call) in bad else 0.1, "nan"),
    ]
    for found in out_of_fold(rows, gates).values():
        assert found.failed == (4, 9)
        assert found.scores[4] == found.scores.max()
        assert found.flags[[4, 9]].all()
        assert np.isfinite(found.scores).all()


def test_files_of_scores_and_running_gates_are_gates(made_rows: MakeRows) -> None:
    """A missing score is a failure of that row."""
    rows = made_rows(45)
    scores = {row.id: i / 45 for i, row in enumerate(rows) if i != 7}
    found = out_of_fold(
        rows,
        [
            gate_of_scores(scores, "mine.csv"),
            gate_of_running(EvidenceGate("ragscope-z"), "running"),
        ],
    )
    assert found["mine.csv"].failed == (7,)
    assert found["mine.csv"].scores[44] == pytest.approx(44 / 45)
    assert found["running"].failed == ()


def test_probabilities_order_rows_as_scores_do(made_rows: MakeRows) -> None:
    """Within a fold; across folds curves differ a little."""
    rows = made_rows(90)
    folds = folds_of(rows)
    found = out_of_fold(rows, [named_gate("evigate")], folds=folds)["evigate"]
    for _, test in folds:
        order = np.argsort(found.scores[test], kind="stable")
        assert (np.diff(found.probabilities[test][order]) >= 0.0).all()
    assert 0.0 < found.probabilities.min() < found.probabilities.max() <= 1.0


def test_progress_is_told(made_rows: MakeRows) -> None:
    """Row by row."""
    told: list[tuple[int, int]] = []
    rows = made_rows(30)
    out_of_fold(
        rows, [named_gate("length")], progress=lambda *place: told.append(place)
    )
    assert told[0] == (1, 30)
    assert told[-1] == (30, 30)


def test_what_cannot_be_split_is_refused(made_rows: MakeRows) -> None:
    """Rows without labels, too few contexts, one label only."""
    rows = made_rows(30)
    with pytest.raises(EvigateError, match="no label"):
        out_of_fold([replace(rows[0], label=None)], [named_gate("length")])
    with pytest.raises(EvigateError, match="number of groups"):
        out_of_fold(rows[:6], [named_gate("length")])
    with pytest.raises(EvigateError, match="one label"):
        out_of_fold([replace(r, label=0) for r in rows], [named_gate("length")])


def test_unknown_names_list_the_known_ones() -> None:
    """So that the next try works."""
    with pytest.raises(EvigateError, match="ragscope-z"):
        named_gate("ragscope-q")


def test_a_gate_that_scores_no_row_is_refused_with_its_reason(
    made_rows: MakeRows,
) -> None:
    """Nothing can be said of a gate that never works; what it raised is told."""

    def broken(call: RagCall) -> float:
        raise RuntimeError("the model is not there")

    def of_one_context(call: RagCall) -> float:
        return 0.5 if call == first else float("nan")

    rows = made_rows(30)
    first = rows[0].call
    with pytest.raises(EvigateError, match=r"0 of 30 rows.*the model is not there"):
        out_of_fold(rows, [gate_of_callable(broken, "broken")], folds=3)
    with pytest.raises(EvigateError, match="too few to evaluate"):
        out_of_fold(rows, [gate_of_callable(of_one_context, "narrow")], folds=3)


def test_a_missing_package_ends_an_evaluation_at_once(made_rows: MakeRows) -> None:
    """It is no failure on a row, and is named with its extra."""

    def needs_more(call: RagCall) -> float:
        raise MissingExtraError("torch", "lm")

    with pytest.raises(MissingExtraError, match="evigate\\[lm\\]"):
        out_of_fold(made_rows(30), [gate_of_callable(needs_more, "gate")], folds=3)
