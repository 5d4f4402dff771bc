"""The learned gate: fitted, written, read again, and moved by findings."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from evigate import EvidenceGate, RagCall
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.risk.learned import LearnedModel
from evigate.risk.learned_features import (
    FINDING_ROW,
    LEARNED_FEATURES,
    SUPPORT_ROW,
    finding_features,
    learned_features,
)

DOCUMENTS = ["The pass costs 40 euros. It is valid in all trams of the city."]


def model() -> LearnedModel:
    pytest.importorskip("sklearn")
    from evigate.risk.fitting import fit

    good = [
        "The pass costs 40 euros.",
        "It is valid in all trams.",
        "It costs 40 euros.",
    ]
    bad = ["Bicycles travel free at night.", "The pass costs 70 euros.", "Ask Rivera."]
    calls = [RagCall.of("What is the pass?", DOCUMENTS, a) for a in good + bad]
    fitted = fit(calls, [0, 0, 0, 1, 1, 1], list(range(6)), gate="evigate")
    assert isinstance(fitted, LearnedModel)
    return fitted


def test_a_fitted_gate_comes_back_from_its_file_unchanged(tmp_path: Path) -> None:
    """Same class, same hash, same risks; findings count."""
    from evigate.risk.model_file import load_model, save_model

    fitted = model()
    save_model(fitted, tmp_path / "model.json")
    loaded = load_model(tmp_path / "model.json")
    assert isinstance(loaded, LearnedModel)
    assert loaded == fitted
    gate = EvidenceGate.load(tmp_path / "model.json")
    risks = [
        gate.check(question="What is it?", documents=DOCUMENTS, answer=answer).risk
        for answer in ("The pass costs 40 euros.", "Bicycles travel free at night.")
    ]
    assert risks[0] is not None
    assert risks[1] is not None
    assert risks[0] < risks[1]


def test_the_row_has_its_names_in_order() -> None:
    """What is read, then what was found."""
    evidence = Evidence(RagCall.of("", DOCUMENTS, "It costs 40 euros. Nice!"))
    assert tuple(learned_features(evidence)) == SUPPORT_ROW
    assert tuple(finding_features([])) == FINDING_ROW
    assert LEARNED_FEATURES == SUPPORT_ROW + FINDING_ROW
    assert len(set(LEARNED_FEATURES)) == len(LEARNED_FEATURES)


def test_an_answer_without_content_has_a_finite_row() -> None:
    """Nothing said, nothing missing."""
    row = learned_features(Evidence(RagCall.of("", DOCUMENTS, "...")))
    assert row["worst_missing"] == 0.0
    assert row["sentences"] == 0.0


def test_each_family_counts_its_own_findings() -> None:
    """The surest weight and how many."""
    row = finding_features(
        [Reason("date_mismatch", "x", weight=0.6), Reason("unit_mismatch", "x")]
    )
    assert row["surest_amounts"] == pytest.approx(1.0)
    assert row["count_amounts"] == pytest.approx(1.0986, abs=1e-4)
    assert row["count_names"] == 0.0


def test_the_manner_of_an_answer_is_read() -> None:
    """Declining first, talk of sources, lists and what the documents do not hold."""
    answer = (
        "The documents do not say what it costs.\n"
        "Options (monthly): trams, ferries\n"
        "Rivera sells zeppelins."
    )
    row = learned_features(Evidence(RagCall.of("What is the fee?", DOCUMENTS, answer)))
    assert row["refusal_share"] == pytest.approx(1 / 3)
    assert row["sentences_after_refusal"] == pytest.approx(math.log(3))
    assert row["source_mentions"] == pytest.approx(math.log(2))
    assert row["lines"] == pytest.approx(math.log(3))
    assert row["brackets"] == row["colons"] == pytest.approx(math.log(2))
    assert row["heavy_unknown_words"] >= math.log(4)
