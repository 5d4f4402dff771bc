"""The public names are a promise: the list, and the words that people alert on."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import get_args

import pytest

import evigate
from evigate import codes

PUBLIC_NAMES = [
    "ACTIONS",
    "REASON_CODES",
    "ROUTES",
    "Action",
    "AnswerWithheldError",
    "Budget",
    "CascadePolicy",
    "Conflict",
    "ConsensPolicy",
    "EvidenceAction",
    "EvidenceBlockedError",
    "EvidenceGate",
    "EvidenceSource",
    "EvidenceVerdict",
    "EvigateError",
    "GateSession",
    "GateUsageError",
    "InvalidCallError",
    "InvalidPolicyError",
    "MissingExtraError",
    "ModelFileError",
    "Passage",
    "Policy",
    "RagCall",
    "Reason",
    "ReasonCode",
    "Route",
    "Sink",
    "Source",
    "Span",
    "StreamMode",
    "Turn",
    "UnknownGateError",
    "Verdict",
    "__version__",
    "as_passages",
    "content_text",
    "structured_text",
    "without_reasoning",
]


def test_the_public_names_are_exactly_these() -> None:
    """A name that comes or goes is a decision, so it is written down twice."""
    assert sorted(evigate.__all__) == sorted(PUBLIC_NAMES)


@pytest.mark.parametrize("name", PUBLIC_NAMES)
def test_every_public_name_is_there(name: str) -> None:
    """Each listed name can be imported."""
    assert hasattr(evigate, name)


@pytest.mark.parametrize(
    "name",
    [n for n in PUBLIC_NAMES if inspect.isclass(getattr(evigate, n, None))]
    + ["as_passages", "content_text", "structured_text"],
)
def test_every_public_class_and_function_is_documented(name: str) -> None:
    """Each has a docstring of its own, and so has each of its public methods."""
    thing = getattr(evigate, name)
    assert inspect.getdoc(thing)
    if inspect.isclass(thing):
        methods = inspect.getmembers(thing, inspect.isroutine)
        bare = [
            method
            for method, function in methods
            if not method.startswith("_")
            and getattr(function, "__module__", "").startswith("evigate")
            and not function.__doc__
        ]
        assert bare == []


@pytest.mark.parametrize(
    "name",
    ["Action", "EvidenceAction", "EvidenceSource", "ReasonCode", "Route"],
)
def test_every_public_literal_is_described(name: str) -> None:
    """In the source a docstring stands below each."""
    source = inspect.getsource(codes)
    described = rf'^{name} = Literal\[[^\]]*\]\n"""'
    assert re.search(described, source, re.MULTILINE)


def test_actions_and_routes_are_exactly_these() -> None:
    """People alert on these words."""
    assert evigate.ACTIONS == ("answer", "abstain", "flag_conflict")
    assert evigate.ROUTES == ("accept", "review", "verify")
    assert get_args(evigate.EvidenceAction) == ("generate", "abstain", "flag_conflict")
    assert get_args(evigate.EvidenceSource) == (
        "explicit",
        "prompt",
        "retriever",
        "tool",
        "earlier_turn",
    )


def test_every_reason_code_has_a_summary() -> None:
    """One sentence each, no more and no less codes than the literal has."""
    assert set(codes.REASON_SUMMARIES) == set(evigate.REASON_CODES)
    assert len(set(evigate.REASON_CODES)) == len(evigate.REASON_CODES)
    for summary in codes.REASON_SUMMARIES.values():
        assert re.fullmatch(r"[A-Z][^\n]*\.", summary)


def test_reason_codes_are_snake_case() -> None:
    """Codes are words for programs."""
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", c) for c in evigate.REASON_CODES)


def test_the_version_is_the_distributions() -> None:
    """`evigate.__version__` is what pip shows, where evigate is installed."""
    from importlib import metadata

    try:
        installed = metadata.version("evigate")
    except metadata.PackageNotFoundError:
        pytest.skip("evigate runs from its source tree, not installed")
    assert installed == evigate.__version__


def test_our_own_parts_give_listed_codes_alone() -> None:
    """Users' checks may bring codes of their own; ours may not."""
    folder = Path(evigate.__file__).parent
    given = {
        node.args[0].value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", None) == "Reason"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(given) > 20
    assert given <= set(evigate.REASON_CODES)
