"""Parts of a gate by name, from packages that register them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from evigate.plugins import (
    GROUPS,
    PluginError,
    find_plugin,
    plugin,
    plugin_names,
    resolved,
)

MODULE = """
from evigate.records import Reason
from evigate.verifiers import FunctionVerifier


def find_secrets(evidence):
    if "secret" in evidence.call.answer:
        return [Reason("identifier_mismatch", "A secret.", weight=0.9)]
    return []


def keep(record):
    pass


def make_judge():
    return FunctionVerifier(lambda q, d, a: 0.5, "acme")


def broken():
    raise RuntimeError("no licence")
"""
POINTS = """
[evigate.checks]
acme-secrets = acme_rag:find_secrets
[evigate.sinks]
acme-log = acme_rag:keep
[evigate.verifiers]
acme-judge = acme_rag:make_judge
acme-broken = acme_rag:broken
acme-absent = acme_rag:nothing
"""


@pytest.fixture
def acme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package with plugins."""
    (tmp_path / "acme_rag.py").write_text(MODULE)
    about = tmp_path / "acme_rag-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: acme-rag\n")
    (about / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "acme_rag", raising=False)
    return tmp_path


@pytest.mark.usefixtures("acme")
def test_checks_and_sinks_are_taken_as_they_are() -> None:
    assert plugin("checks", "acme-secrets").__name__ == "find_secrets"
    assert plugin("sinks", "acme-log")({}) is None


@pytest.mark.usefixtures("acme")
def test_verifiers_are_made() -> None:
    assert plugin("verifiers", "acme-judge").model == "acme"


@pytest.mark.usefixtures("acme")
def test_names_are_listed_without_loading_anything() -> None:
    assert plugin_names("verifiers") == ("acme-absent", "acme-broken", "acme-judge")
    assert "acme_rag" not in sys.modules
    assert [plugin_names(group) for group in ("gates", "scorers")] == [(), ()]


@pytest.mark.usefixtures("acme")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("acme-broken", "RuntimeError: no licence"),
        ("acme-absent", "AttributeError"),
        ("acme-jugde", "did you mean 'acme-judge'"),
    ],
)
def test_a_plugin_that_cannot_be_had_says_why(name: str, message: str) -> None:
    with pytest.raises(PluginError, match=message):
        plugin("verifiers", name)


@pytest.mark.usefixtures("acme")
def test_a_string_is_a_name_and_all_else_stays() -> None:
    assert resolved("checks", len) is len
    assert resolved("verifiers", None) is None
    assert resolved("verifiers", "acme-judge").name == "function"
    assert find_plugin("gates", "acme-judge") is None


def test_two_packages_with_one_name_are_refused(acme: Path) -> None:
    other = acme / "other-1.0.dist-info"
    other.mkdir()
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: other\n")
    (other / "entry_points.txt").write_text("[evigate.sinks]\nacme-log = acme_rag:x\n")
    with pytest.raises(PluginError, match="several packages"):
        plugin("sinks", "acme-log")


def test_importing_evigate_loads_no_plugin(acme: Path) -> None:
    code = (
        "import sys; from evigate import EvidenceGate; EvidenceGate(); "
        "print('acme_rag' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(acme)},
    )
    assert done.stdout.strip() == "False"


def test_there_are_five_groups() -> None:
    assert set(GROUPS) == {"checks", "gates", "scorers", "verifiers", "sinks"}
