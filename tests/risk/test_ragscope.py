"""RAGScope-Z, -C and -E as risk models."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.evidence import Evidence
from evigate.features.base import BASE_FEATURES, base_features
from evigate.features.enhanced import ENHANCED_FEATURES
from evigate.records import RagCall
from evigate.risk.base import RiskModel
from evigate.risk.ragscope import RagScopeModel, RagScopeZ, sigmoid

CALL = RagCall.of("", ["The battery lasts 10 hours."], "The battery lasts 12 days.")


def judge(model: RiskModel, call: RagCall) -> float:
    return model.risk(model.features(Evidence(call)), ()).value


@pytest.mark.parametrize(
    ("documents", "answer", "risk"),
    [
        (["The battery lasts 10 hours."], "The battery lasts 12 days.", 2 / 4),
        (["The battery lasts 10 hours."], "Battery lasts 10 hours", 0.0),
        (["The battery"], "It is not the", 0.0),  # stop words alone
        ([], "It is a battery", 1.0),
        (["battery"], "", 0.0),
        (["battery", "lasts"], "battery lasts hours", 1 / 3),  # all documents count
    ],
)
def test_z_is_the_uncovered_share_of_content_tokens(
    documents: list[str], answer: str, risk: float
) -> None:
    """Counted by hand."""
    call = RagCall.of("", documents, answer)
    assert judge(RagScopeZ(), call) == pytest.approx(risk)


def test_z_uses_the_feature_of_the_base_family() -> None:
    """The same number, under the same name."""
    row = RagScopeZ().features(Evidence(CALL))
    assert row == {
        "content_coverage": base_features(Evidence(CALL))["content_coverage"]
    }


def test_c_and_e_name_their_features_in_order(
    model_c: RagScopeModel, model_e: RagScopeModel
) -> None:
    """E's row is C's with four more."""
    assert model_c.feature_names == BASE_FEATURES
    assert model_e.feature_names == BASE_FEATURES + ENHANCED_FEATURES
    for model in (model_c, model_e):
        assert tuple(model.features(Evidence(CALL))) == model.feature_names


def test_the_risk_is_the_logistic_function_of_the_weighted_sum(
    model_c: RagScopeModel,
) -> None:
    """With one weight: intercept 0.5, (3 - 1) / 4 times 2."""
    zeros = dict.fromkeys(BASE_FEATURES, 0.0)
    one = replace(
        model_c,
        mean=tuple({**zeros, "numeric_count": 1.0}.values()),
        scale=tuple(
            {**dict.fromkeys(BASE_FEATURES, 1.0), "numeric_count": 4.0}.values()
        ),
        coefficients=tuple({**zeros, "numeric_count": 2.0}.values()),
        intercept=0.5,
    )
    risk = one.risk({**zeros, "numeric_count": 3.0}, ()).value
    assert risk == pytest.approx(1 / (1 + math.exp(-1.5)))


def test_none_claims_to_be_calibrated(model_e: RagScopeModel) -> None:
    """Balanced class weights rank; they do not give probabilities."""
    for model in (RagScopeZ(), model_e):
        assert not model.risk(model.features(Evidence(CALL)), ()).calibrated
        assert not model.uses_findings
        assert model.thresholds.review <= model.thresholds.verify


def test_the_hash_follows_the_weights_and_not_the_card(model: RagScopeModel) -> None:
    """A renamed domain is the same model; another weight is another."""
    renamed = replace(model, card=replace(model.card, name="other"))
    changed = replace(model, intercept=model.intercept + 1e-9)
    assert renamed.model_hash == model.model_hash
    assert changed.model_hash != model.model_hash
    assert RagScopeZ().model_hash is None


def test_repr_is_short_and_shows_no_weights(model_e: RagScopeModel) -> None:
    """One line."""
    assert repr(model_e) == "RagScopeModel('ragscope-e', domain='shop')"


@given(st.floats(allow_nan=False))
def test_the_logistic_function_stays_in_bounds(value: float) -> None:
    """For values of any size, and symmetric about 0."""
    assert 0.0 <= sigmoid(value) <= 1.0
    assert sigmoid(value) + sigmoid(-value) == pytest.approx(1.0)
