"""A fitted gate steps back where it may not be trusted; its file holds all of it."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evigate import EvidenceGate, Policy
from evigate.errors import ModelFileError
from evigate.evidence import Evidence
from evigate.records import RagCall
from evigate.risk.base import Thresholds
from evigate.risk.calibrated import Audit, CalibratedModel, zero_shot_of
from evigate.risk.calibration import Isotonic, Platt
from evigate.risk.guarded import GuardedModel, load_guarded
from evigate.risk.model_file import dump_model, load_model, parse_model, save_model
from evigate.risk.ragscope import RagScopeModel
from evigate.risk.shift_guard import Reference

CALL = RagCall.of(
    "How heavy is the lamp?", ["The lamp weighs 2 kg."], "The lamp weighs 2 kg."
)
AUDIT = Audit("other", "labels.jsonl", "2026-01-02T00:00:00+00:00", 90, 60, True)


def reference_of(model: RagScopeModel) -> Reference:
    """A made-up domain in which every feature lies between 0 and 1."""
    names = model.feature_names
    rows = [dict.fromkeys(names, n / 100.0) for n in range(100)]
    return Reference.of(rows, names)


@pytest.fixture
def calibrated(model_c: RagScopeModel) -> CalibratedModel:
    """RAGScope-C with all that a calibration adds."""
    return CalibratedModel(
        base=model_c,
        card=model_c.card,
        probability=Platt(0.5, -1.0),
        thresholds=Thresholds(0.3, 0.7),
        task_thresholds={"summary": Thresholds(0.01, 0.02)},
        guarantee={"kind": "with_confidence", "alpha": 0.05, "delta": 0.1},
        reference=reference_of(model_c),
        audits=(AUDIT,),
    )


def test_a_calibrated_model_survives_its_file(
    calibrated: CalibratedModel, tmp_path: Path
) -> None:
    """Equal when read again, with the same bytes and the same risks."""
    save_model(calibrated, tmp_path / "m.json")
    loaded = load_model(tmp_path / "m.json")
    assert loaded == calibrated
    assert dump_model(loaded) == dump_model(calibrated)
    row = calibrated.features(Evidence(CALL))
    assert loaded.risk(row, ()) == calibrated.risk(row, ())
    assert loaded.model_hash == calibrated.model_hash


def test_a_zero_shot_gate_can_be_calibrated_too(calibrated: CalibratedModel) -> None:
    """Its file holds no weights."""
    for gate in ("evigate", "ragscope-e"):
        base = zero_shot_of(gate)
        quantiles = dict.fromkeys(base.feature_names, (0.0,) * 7)
        card = replace(calibrated.card, feature_quantiles=quantiles)
        curve = Isotonic((0.0, 0.4, 1.0), (0.0, 0.2, 1.0))
        model = CalibratedModel(base, card, curve, Thresholds(0.3, 0.7))
        loaded = parse_model(dump_model(model))
        assert isinstance(loaded, CalibratedModel)
        assert loaded.base.name == base.name
        assert loaded.risk(base.features(Evidence(CALL)), ()).calibrated
        assert loaded.model_hash == model.model_hash


def put(path: str, value: Any) -> Any:
    """Set the field at a dotted path."""

    def change(content: dict[str, Any]) -> None:
        *parents, last = path.split(".")
        for name in parents:
            content = content[name]
        content[last] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        put("thresholds.review", 0.31),  # changed by hand
        put("thresholds.review", 0.9),
        put("task_thresholds.summary.review", -1),
        put("task_thresholds.summary.more", 1),
        put("task_thresholds", []),
        put("calibration.slope", 0.6),
        put("calibration", None),
        put("guarantee", {"x": {"y": 1}}),
        put("reference.contexts", 99),
        put("reference", []),
        put("audits", {}),
        put("audits", [1]),
        put("audits", [{**AUDIT.to_dict(), "supported": 1}]),
        put("audits", [{**AUDIT.to_dict(), "more": 1}]),
        put("model.intercept", 0.123),
        put("model.format", "evigate.model/1"),
        put("model.kind", "zero_shot"),
        put("model", None),
        put("more", 1),
        put("model_hash", "0" * 16),
    ],
)
def test_a_wrong_field_is_refused(calibrated: CalibratedModel, change: Any) -> None:
    """Unknown, changed or impossible: one short line, nothing is guessed."""
    content = json.loads(dump_model(calibrated))
    change(content)
    with pytest.raises(ModelFileError) as caught:
        parse_model(json.dumps(content))
    assert "\n" not in str(caught.value)


def test_audits_do_not_change_the_hash(calibrated: CalibratedModel) -> None:
    """They decide no risk; thresholds and probabilities do."""
    assert calibrated.audited(AUDIT).model_hash == calibrated.model_hash
    moved = replace(calibrated, thresholds=Thresholds(0.2, 0.7))
    assert moved.model_hash != calibrated.model_hash


def test_the_latest_audit_of_a_domain_decides(calibrated: CalibratedModel) -> None:
    """Its own domain needs none, but one can speak against it."""
    assert calibrated.supported_in("shop")
    assert calibrated.supported_in("other")
    assert not calibrated.supported_in("third")
    against = replace(AUDIT, domain="shop", supported=False)
    assert not calibrated.audited(against).supported_in("shop")


@pytest.mark.parametrize(
    ("domain", "trusted", "zero_shot"),
    [
        (None, False, False),
        ("shop", False, False),
        ("other", False, False),
        ("third", False, True),
        ("third", True, False),
    ],
)
def test_a_gate_stays_zero_shot_where_no_audit_supports_it(
    calibrated: CalibratedModel,
    tmp_path: Path,
    domain: str | None,
    trusted: bool,
    zero_shot: bool,
) -> None:
    """The verdict says so; overriding is explicit."""
    save_model(calibrated, tmp_path / "m.json")
    gate = EvidenceGate.load(tmp_path / "m.json", domain=domain, trusted=trusted)
    verdict = gate.check(CALL)
    assert verdict.calibrated is not zero_shot
    assert ("not_audited" in {r.code for r in verdict.reasons}) is zero_shot
    if zero_shot:
        assert verdict.risk == EvidenceGate("ragscope-z").check(CALL).risk


def test_files_of_fit_load_as_before_unless_another_domain_is_named(
    model_c: RagScopeModel, tmp_path: Path
) -> None:
    """The plain model in its own domain, zero-shot with a note elsewhere."""
    save_model(model_c, tmp_path / "m.json")
    assert load_guarded(tmp_path / "m.json") == model_c
    assert load_guarded(tmp_path / "m.json", domain="shop") == model_c
    assert load_guarded(tmp_path / "m.json", domain="x", trusted=True) == model_c
    verdict = EvidenceGate.load(tmp_path / "m.json", domain="x").check(CALL)
    assert verdict.reasons[-1].code == "not_audited"


def strange_calls(number: int) -> list[RagCall]:
    """Calls with other documents each, far outside the reference."""
    return [
        RagCall.of("How heavy?", [f"Item {n} weighs {n} kg. " * 40], f"It weighs {n}.")
        for n in range(number)
    ]


def test_after_an_alarm_calls_are_judged_zero_shot(
    calibrated: CalibratedModel,
) -> None:
    """With a note, and without a claim to be calibrated."""
    gate = EvidenceGate(GuardedModel(calibrated))
    verdicts = gate.check_many(strange_calls(30))
    assert verdicts[0].calibrated
    assert not verdicts[-1].calibrated
    assert verdicts[-1].reasons[-1].code == "domain_shift"
    assert verdicts[-1].domain is None
    expected = EvidenceGate("ragscope-z").check(strange_calls(30)[-1])
    assert verdicts[-1].risk == expected.risk


def test_a_policy_may_warn_only(calibrated: CalibratedModel) -> None:
    """The fitted gate goes on, every verdict says what is wrong."""
    policy = Policy(on_domain_shift="warn")
    verdict = EvidenceGate(GuardedModel(calibrated), policy=policy).check_many(
        strange_calls(30)
    )[-1]
    assert verdict.calibrated
    assert verdict.reasons[-1].code == "domain_shift"


def test_pieces_of_streams_are_not_watched(calibrated: CalibratedModel) -> None:
    """Only whole answers are: half an answer looks like another domain."""
    model = GuardedModel(calibrated)
    session = EvidenceGate(model).open(
        question="?", documents=["The lamp weighs 2 kg."], mode="sentence"
    )
    for piece in ("The lamp ", "weighs 2 kg. ", "It weighs ", "2 kg. "):
        session.push(piece)
    assert model.guard is not None
    assert model.guard.calls == 0
    session.finish()
    assert model.guard.calls == 1


def test_thresholds_follow_the_task_of_the_call(calibrated: CalibratedModel) -> None:
    """A known task has its own; any other value means the general ones."""
    model = GuardedModel(calibrated)
    assert model.for_call(task="summary").thresholds == Thresholds(0.01, 0.02)
    for task in (None, "other", 3, ["summary"]):
        assert model.for_call(task=task).thresholds == Thresholds(0.3, 0.7)
    row = calibrated.features(Evidence(CALL))
    assert 0.02 < calibrated.risk(row, ()).value < 0.3
    gate = EvidenceGate(model)
    assert gate.check(CALL).route == "accept"
    parts = {"question": CALL.question, "documents": CALL.documents}
    verdict = gate.check(**parts, answer=CALL.answer, metadata={"task": "summary"})
    assert verdict.route == "verify"


def test_a_guarded_model_works_alone(calibrated: CalibratedModel) -> None:
    """It is a risk model like any other."""
    model = GuardedModel(calibrated)
    row = model.features(Evidence(CALL))
    assert model.risk(row, ()) == calibrated.risk(row, ())
    assert model.thresholds == calibrated.thresholds
    assert (model.name, model.model_hash) == ("ragscope-c", calibrated.model_hash)
    assert not model.shifted
    assert "ragscope-c" in repr(model)


def test_a_guarded_gate_can_be_pickled(calibrated: CalibratedModel) -> None:
    """It decides alike in another process."""
    gate = EvidenceGate(GuardedModel(calibrated))
    copy = pickle.loads(pickle.dumps(gate.model))  # noqa: S301
    assert EvidenceGate(copy).check(CALL).risk == gate.check(CALL).risk
