"""Calibration from labelled calls: three parts, thresholds for what is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from evigate import EvidenceGate, Policy, RagCall
from evigate.errors import InvalidCallError
from evigate.evidence import Evidence
from evigate.protocol.accepting import acceptance_risks
from evigate.protocol.arrays import group_codes
from evigate.protocol.calibrate import calibrate, context_parts
from evigate.protocol.calibration_report import lines_of, results_of
from evigate.protocol.guarantees import Sample
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.outcomes import outcome_of
from evigate.protocol.thresholds import Objective, choose_threshold
from evigate.risk.calibrated import CalibratedModel
from evigate.risk.guarded import GuardedModel
from evigate.risk.model_file import dump_model, parse_model

pytest.importorskip("sklearn", reason="fitting needs the extra eval")

THINGS = ("lamp", "kettle", "drill", "tent", "radio", "scale", "clock", "pump")


def labelled(contexts: int, tasks: Sequence[str] = ("",)) -> list[LabelledCall]:
    """Two calls a context: a right answer, and one that the document knows not."""
    rows = []
    for number in range(contexts):
        thing = f"{THINGS[number % 8]} {number}"
        document = f"The {thing} weighs {number + 2} kg. Clean it with a dry cloth."
        answers = (
            (f"The {thing} weighs {number + 2} kg.", 0),
            (f"The {thing} ships from Norway by overnight courier.", 1),
        )
        for answer, label in answers:
            call = RagCall.of(f"What about the {thing}?", [document], answer)
            task = tasks[number % len(tasks)]
            name = f"{number}-{label}"
            rows.append(LabelledCall(name, call, label, f"c{number}", task=task))
    return rows


ROWS = labelled(160)
RESIDUAL = Objective("residual_risk", alpha=0.1, delta=0.1)


@pytest.fixture(scope="module")
def found() -> Any:
    """RAGScope-C on easy calls."""
    return calibrate(ROWS, RESIDUAL, gate="ragscope-c", domain="shop")


def test_the_parts_share_no_context() -> None:
    """Every row is in exactly one part, every context too."""
    codes = group_codes(row.group for row in ROWS)
    parts = context_parts(codes, (0.5, 0.3, 0.2), seed=3)
    assert sorted(np.concatenate(parts).tolist()) == list(range(len(ROWS)))
    contexts = [set(codes[part].tolist()) for part in parts]
    assert [len(c) for c in contexts] == [80, 48, 32]
    assert not contexts[0] & contexts[1]
    assert not contexts[1] & contexts[2]


def test_a_gate_that_tells_apart_gets_its_threshold(found: Any) -> None:
    """Right answers are accepted, wrong ones held, on calls never looked at."""
    assert found.met
    outcome = found.test[""]
    assert outcome.leaked == 0
    assert outcome.held_needlessly == 0
    assert outcome.accepted.value == pytest.approx(0.5)
    assert [part.contexts for part in found.parts] == [80, 48, 32]
    text = "\n".join(lines_of(found))
    assert "with probability 0.9" in text
    assert "leaks: 0" in text
    assert "needless holds: 0" in text


def test_the_running_gate_accepts_what_the_calibration_counted(found: Any) -> None:
    """Same features, same risks, same decisions, after a trip through the file."""
    loaded = parse_model(dump_model(found.model))
    gate = EvidenceGate(GuardedModel(loaded, level=1e-9))
    rows = [ROWS[i] for i in np.random.default_rng(0).permutation(len(ROWS))]
    risks = acceptance_risks(rows, found.model, Policy())
    for row, risk in zip(rows, risks, strict=True):
        verdict = gate.check(row.call)
        assert dict(verdict.features) == found.model.features(Evidence(row.call))
        assert (verdict.route == "accept") == (risk < found.model.thresholds.review)
        assert verdict.calibrated
        assert verdict.domain == "shop"


def test_held_out_labels_cannot_reach_the_model(found: Any) -> None:
    """Turning round all labels of the test part changes nothing but its outcome."""
    codes = group_codes(row.group for row in ROWS)
    test = set(context_parts(codes, (0.5, 0.3, 0.2), 0)[2].tolist())
    poisoned = [
        replace(row, label=1 - int(row.label or 0)) if i in test else row
        for i, row in enumerate(ROWS)
    ]
    other = calibrate(poisoned, RESIDUAL, gate="ragscope-c", domain="shop")
    assert other.model.model_hash == found.model.model_hash
    assert other.test[""].leaked > 0


def test_too_few_labels_are_told_in_a_sentence() -> None:
    """How many error-free contexts are needed, and that nothing was found."""
    few = calibrate(labelled(40), Objective("residual_risk"), gate="ragscope-c")
    assert not few.met
    assert few.model.thresholds.review == 0.0
    text = "\n".join(lines_of(few))
    assert "at least 45 accepted contexts, all free of errors" in text
    assert "12 here" in text
    assert results_of(few)["met"] is False


def test_a_gate_without_labels_can_be_calibrated() -> None:
    """Its weights stay; probabilities and thresholds are learnt."""
    found = calibrate(ROWS, RESIDUAL, gate="evigate-zero-shot")
    assert found.met
    loaded = parse_model(dump_model(found.model))
    assert isinstance(loaded, CalibratedModel)
    assert loaded.model_hash == found.model.model_hash
    assert replace(loaded, base=found.model.base) == found.model
    assert loaded.name == "evigate"
    assert found.model.card.rows == 320


def test_every_task_gets_a_threshold_of_its_own() -> None:
    """One that cannot be certified holds all its calls."""
    rows = labelled(300, ("qa", "summary"))
    rows += labelled(6, ("rare",))
    rows = [replace(r, group=f"{r.task}-{r.group}") for r in rows]
    found = calibrate(rows, RESIDUAL, gate="ragscope-c", shares=(0.4, 0.4, 0.2))
    assert set(found.chosen) == {"", "qa", "summary", "rare"}
    assert found.model.thresholds_of("rare").review == 0.0
    assert found.model.thresholds_of("qa").review > 0.0
    one = calibrate(rows, RESIDUAL, gate="ragscope-c", per_task=False)
    assert set(one.chosen) == {""}


@pytest.mark.parametrize("group", ["", None])
def test_rows_without_groups_are_refused(group: Any) -> None:
    """A context that is guessed would make every figure too good."""
    with pytest.raises(InvalidCallError, match="group"):
        calibrate([replace(ROWS[0], group=group), *ROWS[1:]], RESIDUAL)


def plain(risks: Sequence[float], wrong: Sequence[int]) -> Sample:
    """One call per context."""
    return Sample(np.array(risks), np.array(wrong), np.arange(len(risks)))


def test_a_review_budget_is_kept_and_used() -> None:
    """The strictest threshold that holds no more than the budget."""
    sample = plain([n / 100 for n in range(100)], [0] * 100)
    grid = np.linspace(0.05, 1.0, 20)
    found = choose_threshold(sample, sample, grid, Objective("review_budget"))
    assert found.threshold == pytest.approx(0.9)


def test_findings_that_exceed_the_budget_are_told() -> None:
    """A threshold cannot release what findings hold."""
    sample = plain([0.1] * 7 + [np.inf] * 3, [0] * 10)
    wanted = Objective("review_budget", budget=0.2)
    found = choose_threshold(sample, sample, np.array([0.5, 1.0]), wanted)
    assert "30.0%" in found.missing


@pytest.mark.parametrize(("leak", "threshold"), [(100.0, 0.2), (0.1, 1.0)])
def test_costs_move_the_threshold(leak: float, threshold: float) -> None:
    """Dear leaks make it strict, cheap ones loose."""
    sample = plain([0.1, 0.3, 0.5, 0.7, 0.9], [0, 1, 0, 0, 1])
    wanted = Objective("costs", leak_cost=leak)
    found = choose_threshold(sample, sample, np.array([0.2, 0.6, 1.0]), wanted)
    assert found.threshold == threshold


def test_accepted_errors_are_bounded_in_expectation() -> None:
    """And the sentence tells how many contexts are needed at least."""
    sample = plain([0.1] * 10, [0] * 10)
    wanted = Objective("accepted_errors", alpha=0.05)
    found = choose_threshold(sample, sample, np.array([0.5]), wanted)
    assert found.threshold is None
    assert "at least 19 contexts" in found.missing
    assert "in expectation" in wanted.promise


def test_hopeless_wishes_are_called_hopeless() -> None:
    """Where even the fit part is far away, more labels do not help."""
    sample = plain([0.5] * 60, [1, 0] * 30)
    found = choose_threshold(sample, sample, np.array([1.0]), RESIDUAL)
    assert "more labels alone will not help" in found.missing


@pytest.mark.parametrize(
    "values", [{"alpha": 0.0}, {"delta": 1.0}, {"budget": 2.0}, {"leak_cost": 0.0}]
)
def test_impossible_wishes_are_refused(values: dict[str, float]) -> None:
    """Shares lie between 0 and 1, costs above 0."""
    with pytest.raises(InvalidCallError):
        Objective("residual_risk", **values)


def test_outcomes_count_leaks_and_needless_holds() -> None:
    """By hand: accepted 0.1 (right) and 0.2 (wrong); held 0.8 (right), 0.9 (wrong)."""
    sample = plain([0.1, 0.2, 0.8, 0.9], [0, 1, 0, 1])
    found = outcome_of(sample, np.full(4, 0.5))
    assert (found.leaked, found.held_needlessly) == (1, 1)
    values = (found.accepted, found.residual_risk, found.leaks, found.needless_holds)
    assert [value.value for value in values] == [0.5, 0.5, 0.5, 0.5]
    nothing = outcome_of(sample, np.zeros(4))
    assert nothing.to_dict()["residual_risk"][0] is None
