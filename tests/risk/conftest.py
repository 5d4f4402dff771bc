"""Labelled calls written for the tests, and models fitted on them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

import pytest

from evigate.records import RagCall
from evigate.risk.fitting import fit
from evigate.risk.ragscope import FittedGate, RagScopeModel


class Labelled(NamedTuple):
    """Calls with labels and contexts."""

    calls: list[RagCall]
    labels: list[int]
    groups: list[int]


THINGS = ("lamp", "kettle", "drill", "tent", "radio", "scale", "clock", "pump")
FITTED_AT = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


@pytest.fixture(scope="session")
def labelled() -> Labelled:
    """Eight contexts with two faithful and one or two unfaithful answers each."""
    calls, labels, groups = [], [], []
    for group, thing in enumerate(THINGS):
        document = (
            f"The {thing} weighs {group + 2} kg. Its warranty lasts {group + 1} years. "
            f"Clean the {thing} with a dry cloth only."
        )
        answers = [
            (f"The {thing} weighs {group + 2} kg.", 0),
            (f"Clean it with a dry cloth. The warranty lasts {group + 1} years.", 0),
            (f"The {thing} ships from Norway within {group + 40} days.", 1),
        ]
        if group % 2:
            answers.append((f"Our {thing} won a design award in Milan.", 1))
        for answer, label in answers:
            calls.append(RagCall.of(f"About the {thing}?", [document], answer))
            labels.append(label)
            groups.append(group)
    return Labelled(calls, labels, groups)


def fitted(labelled: Labelled, gate: FittedGate) -> RagScopeModel:
    pytest.importorskip("sklearn")
    return fit(*labelled, gate=gate, domain="shop", source="tests", fitted_at=FITTED_AT)


@pytest.fixture(scope="session")
def model_c(labelled: Labelled) -> RagScopeModel:
    """RAGScope-C on them."""
    return fitted(labelled, "ragscope-c")


@pytest.fixture(scope="session")
def model_e(labelled: Labelled) -> RagScopeModel:
    """RAGScope-E on them."""
    return fitted(labelled, "ragscope-e")


@pytest.fixture(params=["ragscope-c", "ragscope-e"])
def model(
    request: pytest.FixtureRequest, model_c: RagScopeModel, model_e: RagScopeModel
) -> RagScopeModel:
    """Each of them."""
    return {"ragscope-c": model_c, "ragscope-e": model_e}[request.param]
